"""A low table of rummy with cards, above a hand: piles and combinations side by side, as close as they can lie."""

from collections.abc import Sequence

from bot.games.meld.rules.view import MeldView
from rendering.cards.faces import MARGIN, card_height
from rendering.kit.canvas import Area, Canvas
from rendering.meld.layout import OUT, Packing, lengths, pack_low, tag_of
from rendering.meld.table import combination_row, paint_cards, paint_discards, paint_talon

_PILES = 7  # cards of a row that is as long as both piles with the count
_ABOVE = 12  # pixels of cloth before the first row
_COUNT = 80  # pixels for the count of the talon
_FRAME = 6  # pixels of the frame round a combination that shines
_CORNER = 14


def low_cloth(view: MeldView, inner: int) -> int:
    """Return the height that piles and combinations need in so many pixels."""
    return _ABOVE + _packed(view, inner)[1]


def paint_low(canvas: Canvas, view: MeldView, targets: Sequence[str], area: Area) -> None:
    """Draw talon and discards, then the combinations by their numbers; those that are `targets` (`m2`) shine."""
    packing, _ = _packed(view, area.width)
    (x, y), *places = ((area.x + x, area.y + y + _ABOVE) for x, y in packing.places)
    if not places:
        x = area.x + (area.width - lengths(_PILES, packing.width)) // 2
    _paint_piles(canvas, view, x, y, packing.width)
    for one, (left, top) in zip(view.table, places, strict=True):
        paint_cards(canvas, combination_row(one), left, top, packing.width, packing.step)
    for one, (left, top) in zip(view.table, places, strict=True):
        if f"m{one.number}" in targets:
            _paint_frame(canvas, left, top, lengths(len(one.cards), packing.width), packing.width)


def _packed(view: MeldView, width: int) -> tuple[Packing, int]:
    return pack_low((_PILES, *(len(one.cards) for one in view.table)), width)


def _paint_piles(canvas: Canvas, view: MeldView, x: int, y: int, width: int) -> None:
    paint_talon(canvas, view.talon, x, y, width, beside=True, most=2)
    paint_discards(canvas, view, x + width + _COUNT, y, width)


def _paint_frame(canvas: Canvas, x: int, y: int, long: int, card: int) -> None:
    """Draw a bright frame round a row of cards and its tag; its corners stick out, a shape besides the colour."""
    left, top = x - OUT - _FRAME, y - MARGIN
    right, bottom = x + long + MARGIN, y + card_height(card) + tag_of(card, "1")[1] // 2 + 1
    for edge in (top, bottom):
        canvas.fill(left, edge, right + _FRAME - left, _FRAME, "glow")
    for edge in (left, right):
        canvas.fill(edge, top, _FRAME, bottom + _FRAME - top, "glow")
    for corner in (left - 3, right + _FRAME + 3 - _CORNER):
        for edge in (top - 3, bottom + _FRAME + 3 - _CORNER):
            canvas.fill(corner, edge, _CORNER, _CORNER, "glow")
