"""Cards as sprites: faces of our own with four suits in four colours and shapes, jokers, backs.

A card in a combination lies partly under the next one. So a sprite also has the margin in which its shadow falls, and
if it lies on another card, that card's edge instead of felt at its left. A card is composed of sprites that many cards
share: bodies, ranks with suits, large signs.
"""

from collections.abc import Callable
from itertools import product
from typing import Literal, NamedTuple

from bot.games.kit.cards import FRENCH, JOKER, STANDS
from rendering.art.signs import SUIT_INKS, paint_sign, paint_slab_emoji, paint_suit
from rendering.kit.cache import kept
from rendering.kit.canvas import Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_outline, make_sprite
from rendering.kit.surface import EMOJI_SIDE, GLOW, ground_of, paint_shadow, paint_slab

CARDS = tuple(map(str, FRENCH.cards))
HIGH = 1.34  # how many times as high as wide
PILE_STEP = 5  # pixels by which a card lies higher than the one under it in a pile
MARGIN = 10  # pixels round a card in which its shadow falls
_OVER = GLOW  # pixels at the left of a card that lies on another
Under = Literal["", "card", "lit", "joker", "joker-lit"]  # what lies under the left edge


class CardStyle(NamedTuple):
    """The way a card is drawn.

    `width` is in pixels, `free` how much of it the next card leaves free (0: all). The card below it lies `reach`
    pixels further left and `rise` pixels higher. `lit`: laid in the last turn. `dim`: it cannot be chosen. `bare`:
    whole, but without the large sign, over which another card may lie.
    """

    width: int
    free: int = 0
    under: Under = ""
    reach: int = 0
    rise: int = 0
    lit: bool = False
    dim: bool = False
    bare: bool = False

    @property
    def left(self) -> int:
        """Return the pixels of the sprite at the left of the card."""
        return _OVER if self.under else MARGIN

    @property
    def whole(self) -> bool:
        """Return True if the large sign is seen."""
        return not (self.free or self.bare)


def card_height(width: int) -> int:
    """Return the height of a card in pixels."""
    return round(width * HIGH)


def split_card(card: str) -> tuple[str, bool]:
    """Return the face of a card (`H9`; `JK` for a joker that stands for no card), and True if it is a joker."""
    held, _, face = card.partition(STANDS)
    return face or held, held == JOKER


def under_of(card: str, lit: bool) -> Under:
    """Return the kind of edge that shows under a card that lies on this one."""
    _, joker = split_card(card)
    return ("joker-lit" if lit else "joker") if joker else "lit" if lit else "card"


def paint_card(canvas: Canvas, card: str, style: CardStyle, x: int, y: int) -> None:
    """Draw a card with its corner at x, y; `JK=H9` shows what the joker stands for."""
    canvas.paste(_card_sprite(card, style, canvas.theme), x - style.left, y - MARGIN)


@kept
def _card_sprite(card: str, style: CardStyle, theme: str) -> Sprite:
    """Compose a card of its body and its signs."""
    face, joker = split_card(card)
    body = _body_sprite(style._replace(bare=False), joker, theme)
    canvas = Canvas(body.width, body.height, theme)
    canvas.paste(body, 0, 0)
    ground = ground_of(joker=joker, lit=style.lit, dim=style.dim)
    for sign in _signs(face, joker, style.whole, ground):
        x, y = round(sign.area[0] * style.width), round(sign.area[1] * style.width)
        canvas.paste(_sign_sprite(sign, style.width, theme), style.left + x, MARGIN + y)
    return canvas.sprite()


class _Sign(NamedTuple):
    """A sign on a card: how it is painted, its area (the card's width being 1), the face, and the card's ground.

    `whole`: the whole card is seen.
    """

    paint: Callable[[Pen, "_Sign"], None]
    area: tuple[float, float, float, float]
    face: str
    ground: str
    whole: bool = True

    def ink(self, name: str) -> str:
        """Return an ink's colour, faded on a card that cannot be chosen."""
        return f"{'faded' if self.ground == 'dim' else 'print'}-{name}"


def _signs(face: str, joker: bool, whole: bool, ground: str) -> list[_Sign]:
    """Return the signs on a card."""
    if face == JOKER:
        return [_Sign(_paint_joker, (0.05, 0.05, 0.9 if whole else 0.5, 1.24), face, ground, whole)]
    signs = [_Sign(_paint_index, (0.05, 0.05, 0.5, 0.88), face, ground)]
    if joker:
        area = (0.49, 0.78, 0.46, 0.5) if whole else (0.05, 0.93, 0.5, 0.34)
        signs.append(_Sign(_paint_cap, area, "", ground, whole))
    elif whole:
        signs.append(_Sign(_paint_middle, (0.49, 0.42, 0.46, 0.86), face, ground))
    return signs


@kept
def _sign_sprite(sign: _Sign, width: int, theme: str) -> Sprite:
    """Draw a sign; the pen's unit is the card's width, its origin the card's corner."""
    left, top, wide, high = (round(length * width) for length in sign.area)
    return make_sprite(wide, high, theme, sign.ground, lambda pen: sign.paint(pen.at(-left, -top, width), sign))


@kept
def _body_sprite(style: CardStyle, joker: bool, theme: str) -> Sprite:
    """Draw a card without its face, with its margins."""
    width = style.left + (style.free or style.width + MARGIN)
    height = card_height(style.width) + 2 * MARGIN

    def paint(pen: Pen) -> None:
        at = pen.at(style.left, MARGIN, 1)
        _paint_shade(at, style.width, *([(-style.reach, -style.rise)] if style.under else []))
        if style.under:
            other, lit = style.under.startswith("joker"), style.under.endswith("lit")
            _paint_body(at.at(-style.reach, -style.rise, 1), style.width, other, lit)
            if not style.rise:  # the line of shadow that it casts on the one to its left
                at.block(-2.5, 1.5, style.width, style.width * HIGH - 4, "card-side", style.width * 0.11)
        _paint_body(at, style.width, joker, style.lit, style.dim)

    return make_sprite(width, height, theme, "felt", paint)


def _paint_shade(pen: Pen, width: float, *others: tuple[int, int]) -> None:
    paint_shadow(pen, width, width * HIGH, width * 0.11, others)


def _paint_body(pen: Pen, width: float, joker: bool, lit: bool, dim: bool = False) -> None:
    """Paint a card without its face, its corner at the pen's origin."""
    ground = ground_of(joker=joker, lit=lit, dim=dim)
    paint_slab(pen, width, width * HIGH, width * 0.11, ground, width * 0.034, lit=lit)


def _paint_index(pen: Pen, sign: _Sign) -> None:
    """Paint rank and suit, one under the other."""
    suit, rank = sign.face[0], sign.face[1:]
    ink, low = sign.ink(SUIT_INKS[suit]), rank == "J"  # its tail
    size, narrow = pen.readable(0.5 if low else 0.56), 62 if len(rank) > 1 else 100
    pen.text(0.3, 0.245 if low else 0.265, rank, size, ink, 700, narrow)
    paint_suit(pen.at(0.3, 0.735, 0.35), suit, ink)


def _paint_middle(pen: Pen, sign: _Sign) -> None:
    """Paint the large sign in the lower right part: the suit, with the badge of a court card over it."""
    suit, rank = sign.face[0], sign.face[1:]
    ink = sign.ink(SUIT_INKS[suit])
    if rank in "JQK":
        paint_sign(pen.at(0.72, 0.62, 0.36), f"court-{rank}", ink, sign.ground)
    paint_suit(pen.at(0.72, 1.03, 0.42), suit, ink)


def _paint_cap(pen: Pen, sign: _Sign) -> None:
    """Paint the jester's cap of a joker that stands for a card."""
    x, y, size = (0.72, 1.04, 0.4) if sign.whole else (0.3, 1.08, 0.3)
    paint_sign(pen.at(x, y, size), "jester", sign.ink("joker"), sign.ground, sign.ink("joker"))


def _paint_joker(pen: Pen, sign: _Sign) -> None:
    """Paint a joker that stands for no card: a star for its rank, a jester's cap."""
    ink, dim = sign.ink("joker"), sign.ground == "dim"
    paint_sign(pen.at(0.27, 0.27, 0.38), "star", ink)
    x, y, size = (0.52, 0.85, 0.82) if sign.whole else (0.3, 0.78, 0.46)
    paint_sign(pen.at(x, y, size), "jester", ink, sign.ground, ink if dim else "joker-gold")


def paint_blank(pen: Pen, width: float, under: Under) -> None:
    """Paint a card without its face and with its shadow, its corner at the pen's origin."""
    _paint_shade(pen, width)
    _paint_body(pen, width, under.startswith("joker"), under.endswith("lit"))


@kept
def back_sprite(width: int, theme: str) -> Sprite:
    """Draw a small card face down on a panel, without a shadow."""
    return make_sprite(width, card_height(width), theme, "panel", lambda pen: _paint_back(pen, width))


@kept
def pile_sprite(layers: int, width: int, theme: str) -> Sprite:
    """Draw cards face down on each other; `MARGIN` pixels round them, `PILE_STEP` more above for each layer."""
    rise = PILE_STEP * (layers - 1)
    size = (width + 2 * MARGIN, card_height(width) + 2 * MARGIN + rise)

    def paint(pen: Pen) -> None:
        bottom = pen.at(MARGIN, MARGIN + rise, 1)
        _paint_shade(bottom, width)
        for layer in range(layers):
            _paint_back(bottom.at(0, -PILE_STEP * layer, 1), width)

    return make_sprite(*size, theme, "felt", paint)


def _paint_back(pen: Pen, width: float) -> None:
    _paint_body(pen, width, joker=False, lit=False)
    inset, height = width * 0.09, width * HIGH
    pen.block(inset, inset, width - 2 * inset, height - 2 * inset - width * 0.02, "card-back", width * 0.07)
    if width < 40:
        return
    middle = pen.at(width / 2, height / 2 - width * 0.01, width)
    for reach, colour in zip((0.3, 0.255, 0.16, 0.115), ("card-line", "card-back") * 2, strict=True):
        middle.polygon([(0, -1.55 * reach), (reach, 0), (0, 1.55 * reach), (-reach, 0)], colour)
    for x, y in product((-0.27, 0.27), (-0.47, 0.47)):
        middle.dot(x, y, 0.05, "card-line")


@kept
def outline_sprite(width: int, theme: str) -> Sprite:
    """Draw the place of a pile without cards, with `MARGIN` pixels round it."""
    return make_outline(width, card_height(width), MARGIN, width * 0.11, theme)


def paint_card_emoji(pen: Pen, card: str) -> None:
    """Paint a card as an emoji: rank and suit as large as the square lets them be."""
    card_face, _ = split_card(card)

    def face(pen: Pen, _: str) -> None:
        suit, rank = card_face[0], card_face[1:]
        ink = f"print-{SUIT_INKS[suit]}"
        y, size = (32, 62) if rank in "JQ" else (37, 74)  # their tails
        pen.text(EMOJI_SIDE / 2, y, rank, size, ink, 800, 75 if len(rank) > 1 else 100)
        paint_suit(pen.at(EMOJI_SIDE / 2, 94, 56), suit, ink)

    paint_slab_emoji(pen, 108, 18, 88, None if card_face == JOKER else face)
