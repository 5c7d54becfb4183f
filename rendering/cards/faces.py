"""Cards as sprites: faces of our own with four suits in four colours and shapes, jokers, backs.

A card in a combination lies partly under the next one. So a sprite also has the margin in which its shadow falls, and
if it lies on another card, that card's edge instead of felt at its left. A card is composed of sprites that many cards
share: bodies, ranks with suits, large signs.
"""

from collections.abc import Callable
from typing import Literal, NamedTuple

from rendering.art.signs import SUIT_INKS, paint_court, paint_jester, paint_slab_emoji, paint_star, paint_suit
from rendering.kit.cache import SPRITES, Shelf
from rendering.kit.canvas import Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_outline, make_sprite
from rendering.kit.surface import EMOJI_SIDE, GLOW, ground_of, paint_shadow, paint_slab

JOKER = "JK"
STANDS = "="  # before what a joker stands for
CARDS = (*(suit + rank for suit in "SHDC" for rank in ("A", *map(str, range(2, 11)), "J", "Q", "K")), JOKER)
HIGH = 1.34  # how many times as high as wide
PILE_STEP = 5  # pixels by which a card lies higher than the one under it in a pile
MARGIN = 10  # pixels round a card in which its shadow falls
_OVER = GLOW  # pixels at the left of a card that lies on another
Under = Literal["", "card", "lit", "joker", "joker-lit"]  # what lies under the left edge
_COURT = "JQK"
_INDEX = (0.05, 0.05, 0.5, 0.88)  # where rank and suit stand: left, top, width, height, the card's width being 1
_MIDDLE = (0.49, 0.42, 0.46, 0.86)  # the same of the large sign
_cards: Shelf[Sprite] = SPRITES.shelf("cards.faces")
_parts: Shelf[Sprite] = SPRITES.shelf("cards.parts")


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
    joker = split_card(card)[1]
    if joker:
        return "joker-lit" if lit else "joker"
    return "lit" if lit else "card"


def paint_card(canvas: Canvas, card: str, style: CardStyle, x: int, y: int) -> None:
    """Draw a card with its corner at x, y; `JK=H9` shows what the joker stands for."""
    sprite = _cards.get((card, style, canvas.theme), lambda: _joined(card, style, canvas.theme))
    canvas.paste(sprite, x - style.left, y - MARGIN)


def _joined(card: str, style: CardStyle, theme: str) -> Sprite:
    """Compose a card of its body and its signs."""
    face, joker = split_card(card)
    body = _body_sprite(style, joker, theme)
    canvas = Canvas(body.width, body.height, theme)
    canvas.paste(body, 0, 0)
    ground = ground_of(joker=joker, lit=style.lit, dim=style.dim)
    for area, sprite in _signs(face, joker, style, ground, theme):
        canvas.paste(sprite, style.left + round(area[0] * style.width), MARGIN + round(area[1] * style.width))
    return canvas.sprite()


Area = tuple[float, float, float, float]
Paint = Callable[[Pen], None]


def _signs(face: str, joker: bool, style: CardStyle, ground: str, theme: str) -> list[tuple[Area, Sprite]]:
    """Return the signs on a card, each with its place."""

    def sign(area: Area, paint: Paint, *key: object) -> tuple[Area, Sprite]:
        return area, _sign_sprite(area, style.width, ground, theme, paint, key)

    if face == JOKER:
        area = (0.05, 0.05, 0.9, 1.24) if style.whole else (0.05, 0.05, 0.5, 1.24)
        return [sign(area, lambda pen: _paint_joker(pen, style.whole, style.dim), "joker", style.whole)]
    suit, rank = face[0], face[1:]
    shade = "faded" if style.dim else "print"
    ink = f"{shade}-{SUIT_INKS[suit]}"
    signs = [sign(_INDEX, lambda pen: _paint_index(pen, suit, rank, ink), "index", face)]
    if joker:
        x, y, size = (0.72, 1.04, 0.4) if style.whole else (0.3, 1.08, 0.3)
        cap = f"{shade}-joker"
        area = (0.49, 0.78, 0.46, 0.5) if style.whole else (0.05, 0.93, 0.5, 0.34)
        signs.append(sign(area, lambda pen: paint_jester(pen.at(x, y, size), cap, cap, ground), "cap", style.whole))
    elif style.whole:
        signs.append(sign(_MIDDLE, lambda pen: _paint_middle(pen, suit, rank, ink, ground), "middle", face))
    return signs


def _sign_sprite(area: Area, width: int, ground: str, theme: str, paint: Paint, key: tuple[object, ...]) -> Sprite:
    """Draw a part of a card's face; the pen's unit is the card's width, its origin the card's corner."""
    left, top = round(area[0] * width), round(area[1] * width)
    size = (round(area[2] * width), round(area[3] * width))
    return _parts.get(
        (*key, width, ground, theme),
        lambda: make_sprite(*size, theme, ground, lambda pen: paint(pen.at(-left, -top, width))),
    )


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
            if not style.rise:
                _paint_cast(at, style.width)
        _paint_body(at, style.width, joker, style.lit, style.dim)

    key = ("body", style._replace(bare=False), joker, theme)
    return _parts.get(key, lambda: make_sprite(width, height, theme, "felt", paint))


def _paint_shade(pen: Pen, width: float, *others: tuple[int, int]) -> None:
    paint_shadow(pen, width, width * HIGH, width * 0.11, others)


def _paint_body(pen: Pen, width: float, joker: bool, lit: bool, dim: bool = False) -> None:
    """Paint a card without its face, its corner at the pen's origin."""
    ground = ground_of(joker=joker, lit=lit, dim=dim)
    paint_slab(pen, width, width * HIGH, width * 0.11, ground, width * 0.034, lit=lit)


def _paint_cast(pen: Pen, width: float) -> None:
    """Paint the line of shadow that a card casts on the one to its left."""
    pen.block(-2.5, 1.5, width, width * HIGH - 4, "card-side", width * 0.11)


def _paint_index(pen: Pen, suit: str, rank: str, ink: str) -> None:
    """Paint rank and suit, one under the other."""
    low = rank == "J"  # its tail
    size, narrow = pen.readable(0.5 if low else 0.56), 62 if len(rank) > 1 else 100
    pen.text(0.3, 0.245 if low else 0.265, rank, size, ink, 700, narrow)
    paint_suit(pen.at(0.3, 0.735, 0.35), suit, ink)


def _paint_middle(pen: Pen, suit: str, rank: str, ink: str, ground: str) -> None:
    """Paint the large sign in the lower right part: the suit, with the badge of a court card over it."""
    if rank in _COURT:
        paint_court(pen.at(0.72, 0.62, 0.36), rank, ink, ground)
    paint_suit(pen.at(0.72, 1.03, 0.42), suit, ink)


def _paint_joker(pen: Pen, whole: bool, dim: bool) -> None:
    """Paint a joker that stands for no card: a star for its rank, a jester's cap."""
    ink, other = ("faded-joker", "faded-joker") if dim else ("print-joker", "joker-gold")
    paint_star(pen.at(0.27, 0.27, 0.38), ink)
    x, y, size = (0.52, 0.85, 0.82) if whole else (0.3, 0.78, 0.46)
    paint_jester(pen.at(x, y, size), ink, other, "dim" if dim else "joker-card")


def paint_blank(pen: Pen, width: float, under: Under) -> None:
    """Paint a card without its face and with its shadow, its corner at the pen's origin."""
    _paint_shade(pen, width)
    _paint_body(pen, width, under.startswith("joker"), under.endswith("lit"))


def back_sprite(width: int, theme: str) -> Sprite:
    """Draw a small card face down on a panel, without a shadow."""
    size = (width, card_height(width))
    key = ("back", width, theme)
    return _parts.get(key, lambda: make_sprite(*size, theme, "panel", lambda pen: _paint_back(pen, width)))


def pile_sprite(layers: int, width: int, theme: str) -> Sprite:
    """Draw cards face down on each other; `MARGIN` pixels round them, `PILE_STEP` more above for each layer."""
    rise = PILE_STEP * (layers - 1)
    size = (width + 2 * MARGIN, card_height(width) + 2 * MARGIN + rise)

    def paint(pen: Pen) -> None:
        bottom = pen.at(MARGIN, MARGIN + rise, 1)
        _paint_shade(bottom, width)
        for layer in range(layers):
            _paint_back(bottom.at(0, -PILE_STEP * layer, 1), width)

    return _parts.get(("pile", layers, width, theme), lambda: make_sprite(*size, theme, "felt", paint))


def _paint_back(pen: Pen, width: float) -> None:
    _paint_body(pen, width, joker=False, lit=False)
    inset, height = width * 0.09, width * HIGH
    pen.block(inset, inset, width - 2 * inset, height - 2 * inset - width * 0.02, "card-back", width * 0.07)
    if width < 40:
        return
    middle = pen.at(width / 2, height / 2 - width * 0.01, width)
    for reach, colour in zip((0.3, 0.255, 0.16, 0.115), ("card-line", "card-back") * 2, strict=True):
        middle.polygon([(0, -1.55 * reach), (reach, 0), (0, 1.55 * reach), (-reach, 0)], colour)
    for x in (-0.27, 0.27):
        for y in (-0.47, 0.47):
            middle.dot(x, y, 0.05, "card-line")


def outline_sprite(width: int, theme: str) -> Sprite:
    """Draw the place of a pile without cards, with `MARGIN` pixels round it."""
    size = (width, card_height(width), MARGIN, width * 0.11)
    return _parts.get(("outline", width, theme), lambda: make_outline(*size, theme))


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
