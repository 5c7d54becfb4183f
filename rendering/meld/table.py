"""The table of rummy with cards: talon and discards at the left, the combinations beside them."""

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from bot.games.meld.rules.view import Combination, MeldView
from rendering.cards.faces import (
    MARGIN,
    PILE_STEP,
    CardStyle,
    Under,
    card_height,
    outline_sprite,
    paint_blank,
    paint_card,
    pile_sprite,
    under_of,
)
from rendering.kit.cache import kept
from rendering.kit.canvas import Area, Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.texts import TextStyle, label_sprite, write
from rendering.meld.layout import OUT, Packing, lengths, pack, pack_low, tag_of
from rendering.players.badges import plain_badge
from rendering.values import TableWords

# --- a low table, above a hand ---


_PILES = 7  # cards of a row that is as long as both piles with the count
_LOW_ABOVE = 12  # pixels of cloth before the first row
_COUNT = 80  # pixels for the count of the talon
_FRAME = 6  # pixels of the frame round a combination that shines
_CORNER = 14


def low_cloth(view: MeldView, inner: int) -> int:
    """Return the height that piles and combinations need in so many pixels."""
    return _LOW_ABOVE + _packed(view, inner)[1]


def paint_low(canvas: Canvas, view: MeldView, targets: Sequence[str], area: Area) -> None:
    """Draw talon and discards, then the combinations by their numbers; those that are `targets` (`m2`) shine."""
    packing, _ = _packed(view, area.width)
    (x, y), *places = ((area.x + x, area.y + y + _LOW_ABOVE) for x, y in packing.places)
    if not places:
        x = area.x + (area.width - lengths(_PILES, packing.width)) // 2
    paint_talon(canvas, view.talon, x, y, packing.width, beside=True, most=2)
    paint_discards(canvas, view, x + packing.width + _COUNT, y, packing.width)
    for combination, (left, top) in zip(view.table, places, strict=True):
        paint_cards(canvas, combination_row(combination), left, top, packing.width, packing.step)
    for combination, (left, top) in zip(view.table, places, strict=True):
        if f"m{combination.number}" in targets:
            _paint_frame(canvas, left, top, lengths(len(combination.cards), packing.width), packing.width)


def _packed(view: MeldView, width: int) -> tuple[Packing, int]:
    return pack_low((_PILES, *(len(combination.cards) for combination in view.table)), width)


def _paint_frame(canvas: Canvas, x: int, y: int, long: int, card: int) -> None:
    """Draw a bright frame round a row of cards and its tag; its corners stick out, a shape besides the colour."""
    left, top = x - OUT - _FRAME, y - MARGIN
    right, bottom = x + long + MARGIN, y + card_height(card) + tag_of(card, "1")[1] // 2 + 1
    for edge in (top, bottom):
        canvas.fill(left, edge, right + _FRAME - left, _FRAME, "glow")
    for edge in (left, right):
        canvas.fill(edge, top, _FRAME, bottom + _FRAME - top, "glow")
    for corner in product((left - 3, right + _FRAME + 3 - _CORNER), (top - 3, bottom + _FRAME + 3 - _CORNER)):
        canvas.fill(*corner, _CORNER, _CORNER, "glow")


# --- tables ---


_PILE = 78  # pixels of a pile's card
_LARGE = 150  # the same in the middle of an empty table
_ABOVE = 18  # pixels of cloth above the piles
_BELOW = 8  # pixels of cloth below the piles
_FAN = 0.6  # how much of an older discard is seen
_TEXT = TextStyle(38, "ink", "felt", 700)
_SMALL = TextStyle(32, "ink", "felt", 600)


class CardRow(NamedTuple):
    """Cards that lie in a row: with the tag of whose they are (a seat and what stands on it), some of them lit."""

    cards: tuple[str, ...]
    seat: int
    tag: str
    lit: tuple[int, ...] = ()


def paint_melds(
    canvas: Canvas, area: Area, rows: Sequence[CardRow], apart: int = 0, packing: Packing | None = None
) -> None:
    """Draw combinations as they are packed, or as large as there is room for all of them.

    The last `apart` are hands that were left.
    """
    if packing is None:
        packing = pack(tuple(len(row.cards) for row in rows), area.width, area.height, apart)
    for row, (x, y) in zip(rows, packing.places, strict=True):
        paint_cards(canvas, row, area.x + x, area.y + y, packing.width, packing.step)
    if apart and len(rows) > apart:
        _, first = packing.places[-apart]
        canvas.fill(area.x, area.y + first - 9, area.width, 2, "shade-3")


def paint_cards(canvas: Canvas, row: CardRow, x: int, y: int, width: int, step: int) -> None:
    """Draw cards that lie partly over each other, and their tag over the first one's lower edge."""
    canvas.paste(_row_sprite(row, width, step, canvas.theme), x - OUT, y - MARGIN)


@kept
def _row_sprite(row: CardRow, width: int, step: int, theme: str) -> Sprite:
    """Draw a row with `OUT` pixels at its left, and the margin of its shadow on the other sides."""
    high = tag_of(width, row.tag)[1] if row.tag else 0
    below = max(MARGIN, high - high // 2)
    long = (len(row.cards) - 1) * step + width
    canvas = Canvas(OUT + long + MARGIN, MARGIN + card_height(width) + below, theme)
    under: Under = ""
    for index, card in enumerate(row.cards):
        last, lit = index == len(row.cards) - 1, index in row.lit
        style = CardStyle(width, 0 if last else step, under, step if under else 0, lit=lit)
        paint_card(canvas, card, style, OUT + index * step, MARGIN)
        under = under_of(card, lit)
    if row.tag:
        tag = _tag_sprite(row.seat, row.tag, width, under_of(row.cards[0], 0 in row.lit), theme)
        canvas.paste(tag, 0, MARGIN + card_height(width) - high // 2)
    return canvas.sprite()


@kept
def _tag_sprite(seat: int, text: str, width: int, under: Under, theme: str) -> Sprite:
    """Draw a combination's number beside its owner's badge, over the lower edge of a card."""
    wide, high = tag_of(width, text)
    side = round(high * 0.68)
    canvas = Canvas(wide, high, theme, "tile")
    canvas.paste(_empty_tag(wide, high, width, under, theme), 0, 0)
    canvas.paste(plain_badge(seat, "", side, theme, "tile"), round(high * 0.14), (high - side) // 2)
    left = round(high * 0.84)
    canvas.paste(_number_sprite(text, wide - left - 5, high - 10, theme), left, 5)
    return canvas.sprite()


@kept
def _empty_tag(wide: int, high: int, card: int, under: Under, theme: str) -> Sprite:
    """Draw a tag without what is on it, over the lower edge of a card so many pixels wide."""

    def paint(pen: Pen) -> None:
        paint_blank(pen.at(OUT, high // 2 - card_height(card), 1), card, under)
        pen.framed(0, 0, wide, high, 2, "tile-edge", "tile", high * 0.3)

    return make_sprite(wide, high, theme, "felt", paint)


@kept
def _number_sprite(text: str, width: int, height: int, theme: str) -> Sprite:
    """Draw the number of a tag."""
    size, narrow = (1.16, 100) if len(text) < 2 else (1.05, 74)
    number = (width / 2, height / 2, text, height * size, "paint-ink", 800, narrow)
    return make_sprite(width, height, theme, "tile", lambda pen: pen.text(*number))


def combination_row(combination: Combination) -> CardRow:
    """Return a combination of the view as a row, with its number for a tag."""
    return CardRow(combination.cards, combination.seat, str(combination.number), combination.lit)


def paint_piles(canvas: Canvas, view: MeldView, words: TableWords, area: Area) -> Area:
    """Draw talon and discards: in the middle of an empty table, else in a row at the top; what is left comes back."""
    if view.table or view.ended:
        x, y, width, apart = area.x + 24, area.y + _ABOVE, _PILE, 130
        middle, below = area.x + area.width - 130, y + card_height(_PILE) // 2 - 24
    else:
        middle, width, apart = area.x + area.width // 2, _LARGE, 80
        x, y = middle - _LARGE - 40, area.y + (area.height - card_height(_LARGE)) // 2 - 30
        below = y + card_height(_LARGE) + 90
    paint_talon(canvas, view.talon, x, y, width, beside=width == _PILE)
    paint_discards(canvas, view, x + width + apart, y, width)
    if (label := label_sprite(words.round, _SMALL, canvas.theme, 220)) is not None:
        canvas.paste(label, middle - label.width // 2, below)
    return under_piles(view, area)


def under_piles(view: MeldView, area: Area) -> Area:
    """Return what of the cloth is left for combinations."""
    if not (view.table or view.ended):
        return area
    used = _ABOVE + card_height(_PILE) + _BELOW
    return Area(area.x, area.y + used, area.width, area.height - used)


def paint_talon(canvas: Canvas, count: int, x: int, y: int, width: int, *, beside: bool = False, most: int = 5) -> None:
    """Draw the pile as high as it is, of so many layers at `most`, its count under it or beside it."""
    if not count:
        canvas.paste(outline_sprite(width, canvas.theme), x - MARGIN, y - MARGIN)
    else:
        layers = min(most, -(-count // 12))
        canvas.paste(pile_sprite(layers, width, canvas.theme), x - MARGIN, y - MARGIN - PILE_STEP * (layers - 1))
    if beside:
        write(canvas, str(count), _TEXT, x + width + 18, y, 100, height=card_height(width))
    elif (number := label_sprite(str(count), _TEXT, canvas.theme, 100)) is not None:
        canvas.paste(number, x + (width - number.width) // 2, y + card_height(width) + 8)


def paint_discards(canvas: Canvas, view: MeldView, x: int, y: int, width: int) -> None:
    """Draw the last three discards, the top one whole; it is lit while it may be taken."""
    if not view.discards:
        canvas.paste(outline_sprite(width, canvas.theme), x - MARGIN, y - MARGIN)
    else:
        lit = () if view.ended else (len(view.discards) - 1,)
        paint_cards(canvas, CardRow(view.discards, 0, "", lit), x, y, width, round(width * _FAN))
