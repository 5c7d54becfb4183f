"""A fan of cards: the cards in a hand, numbered like the buttons, those that are picked raised."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.games.drawn import HandPlan
from rendering.cards.faces import MARGIN, CardStyle, card_height, paint_card, under_of
from rendering.kit.canvas import Canvas
from rendering.kit.surface import DEPTH
from rendering.kit.texts import TextStyle
from rendering.kit.tile_rows import HandSlot, hand_slots, paint_number
from rendering.players.badges import mark_sprite

SIDE = 28  # pixels at the sides
_LEAST = 50  # pixels of a card that are seen in one row at least
_GAP = 16  # pixels between cards that belong together and others
_SEEN = 0.58  # how much of a card must be seen
_ROOMY = 0.8  # how much of a card the next one leaves free at most
_PLAIN = TextStyle(42, "ink", "felt", 600)
_CLOSE = TextStyle(34, "ink", "felt", 600)  # numbers where cards lie close
_CLOSER = 64  # pixels of a card that are seen, below which numbers are smaller


class Front(NamedTuple):
    """A picture before the hand: its height in pixels, and a function that paints it at the top of the sheet."""

    height: int
    paint: Callable[[Canvas], None]


class FanShape(NamedTuple):
    """The shape of a fan: pixels of its sheet, below the cards for their numbers (0: they have none), above the cards.

    Picked cards are raised by `raised` pixels. `widest` is a card at most, `in_rows` the same where there are several
    rows; `lowest` is the sheet's height at least.
    """

    width: int
    number: int
    raised: int
    widest: int
    in_rows: int
    lowest: int

    @property
    def inner(self) -> int:
        """Return the pixels between the sides."""
        return self.width - 2 * SIDE


ALONE = FanShape(1080, 62, 40, 172, 132, 200)
UNDER = FanShape(1200, 0, 20, 88, 80, 120)  # under a table: what stands on buttons is the cards' names


class _Fan(NamedTuple):
    """The layout of a fan: rows of slots, pixels of a card and of what the next one leaves free of it, the shape."""

    rows: tuple[tuple[HandSlot, ...], ...]
    width: int
    step: int
    shape: FanShape = ALONE


def lay_fan(
    order: Sequence[str],
    plan: HandPlan,
    theme: str,
    last: str = "",
    front: Front | None = None,
    shape: FanShape = ALONE,
) -> Canvas:
    """Lay a hand as a fan on a sheet as wide as the shape; an empty one is marked as out.

    Cards that the plan has put down are left out: `front` shows them. `last` is the newest card: it shines unless the
    plan names other cards that do.
    """
    fan = _fan(hand_slots(order, plan, last), shape)
    above = front.height if front else 0
    row = shape.raised + card_height(fan.width) + shape.number
    height = max(shape.lowest, 2 * MARGIN + above + row * len(fan.rows))
    canvas = Canvas(shape.width, height, theme, thrifty=True)
    canvas.light(0, DEPTH)
    if front:
        front.paint(canvas)
    if not order:
        canvas.paste(mark_sprite("out", 120, theme, "felt"), (shape.width - 120) // 2, (shape.lowest - 120) // 2)
    y = MARGIN + above + shape.raised
    for slots in fan.rows:
        _paint_row(canvas, slots, fan, y)
        y += row
    return canvas


def _fan(slots: tuple[HandSlot, ...], shape: FanShape = ALONE) -> _Fan:
    """Fan in one row while enough of each card is seen, else in more; as large as there is room."""
    count = 1
    while True:
        most = max(1, -(-len(slots) // count))
        rows = tuple(_row(slots[start : start + most]) for start in range(0, len(slots), most))
        width = min((_wide(row, shape) for row in rows), default=shape.widest)
        if count > 2 or width * _SEEN >= _LEAST:
            break
        count += 1
    width = min(width, shape.widest if count == 1 else shape.in_rows)
    steps = [_room(row, width, shape) // max(1, len(row) - _parts(row)) for row in rows]
    return _Fan(rows, width, min([int(width * _ROOMY), *steps]), shape)


def _row(slots: tuple[HandSlot, ...]) -> tuple[HandSlot, ...]:
    """Return a row whose first card lies on no other card."""
    return (slots[0]._replace(joined=False), *slots[1:])


def _parts(row: Sequence[HandSlot]) -> int:
    return sum(not slot.joined for slot in row)


def _wide(row: Sequence[HandSlot], shape: FanShape) -> int:
    """Return the width of a card at which a row fills its room."""
    parts = _parts(row)
    return int((shape.inner - (parts - 1) * _GAP) / (parts + (len(row) - parts) * _SEEN))


def _room(row: Sequence[HandSlot], width: int, shape: FanShape) -> int:
    """Return the pixels of a row that are left for what the cards leave free of each other."""
    parts = _parts(row)
    return shape.inner - (parts - 1) * _GAP - parts * width


def _paint_row(canvas: Canvas, row: tuple[HandSlot, ...], fan: _Fan, y: int) -> None:
    """Draw a row of the hand with its numbers; picked cards are raised."""
    parts, raised = _parts(row), fan.shape.raised
    x = (fan.shape.width - (len(row) - parts) * fan.step - parts * fan.width - (parts - 1) * _GAP) // 2
    for index, slot in enumerate(row):
        before = row[index - 1] if slot.joined else None
        after = row[index + 1] if index + 1 < len(row) and row[index + 1].joined else None
        paint_card(canvas, slot.piece, _style(fan, slot, before, after), x, y - raised * slot.picked)
        visible = fan.width if after is None else fan.step
        if fan.shape.number:
            below = y + card_height(fan.width) + 11
            style = _CLOSE if fan.step < _CLOSER else _PLAIN
            paint_number(canvas, slot.number, x + visible // 2, below, style, below if slot.picked else None)
        x += fan.width + _GAP if after is None else fan.step


def _style(fan: _Fan, slot: HandSlot, before: HandSlot | None, after: HandSlot | None) -> CardStyle:
    """Return the look of a card of the fan: what lies beside it decides."""
    covered = after is not None and after.picked == slot.picked
    style = CardStyle(fan.width, fan.step if covered else 0, lit=slot.lit, bare=after is not None and not covered)
    if before is None:
        return style
    under = under_of(before.piece, before.lit)
    return style._replace(under=under, reach=fan.step, rise=fan.shape.raised * (before.picked - slot.picked))
