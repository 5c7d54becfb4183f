"""A player's own cards as a picture: fanned, numbered like the buttons, what he has put down in front of them."""

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from bot.games.meld.rules.view import MeldView
from rendering.cards.faces import MARGIN, CardStyle, card_height, paint_card, under_of
from rendering.kit.canvas import Canvas
from rendering.kit.hand import number_plate
from rendering.kit.surface import DEPTH
from rendering.kit.texts import TextStyle, label_sprite
from rendering.meld.layout import lengths, step_of
from rendering.meld.table import CardRow, paint_cards
from rendering.players.badges import mark_sprite
from rendering.values import HandPlan, PlannedGroup

WIDTH = 1080
_MARGIN, _NUMBER, _RAISED = (
    28,
    62,
    40,
)  # pixels: at the sides, for the numbers, by which picked cards are raised
_WIDEST, _IN_ROWS, _LEAST = (
    172,
    132,
    50,
)  # pixels of a card at most, in several rows, of what is seen of it at least
_GAP = 16  # pixels between cards that belong together and others
_SEEN = 0.58  # how much of a card must be seen
_ROOMY = 0.8  # how much of a card the next one leaves free at most
_PLANNED = 108  # pixels of a card that was put down
_PITCH, _AFTER = card_height(_PLANNED) + 36, 22  # pixels of a row of them, of what is under the last row
_INNER = WIDTH - 2 * _MARGIN
_PLAIN, _CLOSE = TextStyle(42, "ink", "felt", 600), TextStyle(34, "ink", "felt", 600)
_CLOSER = 64  # pixels of a card that are seen, below which numbers are smaller


class _CardSlot(NamedTuple):
    """A card of the hand: its number, whether it is picked, came last, lies on the one before it."""

    card: str
    number: int
    picked: bool
    drawn: bool
    over: bool

    @property
    def lit(self) -> bool:
        """Whether its edge is bright."""
        return self.picked or self.drawn


class _Fan(NamedTuple):
    """How cards are fanned: rows of slots, the width of a card, how much of it the next one leaves free."""

    rows: tuple[tuple[_CardSlot, ...], ...]
    width: int
    step: int


def lay_cards(view: MeldView, order: Sequence[str], plan: HandPlan, theme: str) -> Canvas:
    """Lay a hand in an order with a plan on a sheet 1080 pixels wide."""
    fan = _fan(_slots(order, plan, _last(view)))
    planned = _planned_rows(plan.groups)
    front = len(planned) * _PITCH + _AFTER if planned else 0
    row = _RAISED + card_height(fan.width) + _NUMBER
    canvas = Canvas(WIDTH, max(200, 2 * MARGIN + front + row * len(fan.rows)), theme, thrifty=True)
    canvas.light(0, DEPTH)
    _paint_plan(canvas, view, planned)
    if not order:
        canvas.paste(mark_sprite("out", 120, theme, "felt"), (WIDTH - 120) // 2, 40)
    y = MARGIN + front + _RAISED
    for slots in fan.rows:
        _paint_row(canvas, slots, fan, y)
        y += row
    return canvas


def _last(view: MeldView) -> str:
    """The card that came to the hand in this turn, "" for none."""
    return view.drawn or (view.taken if view.turn == view.seat else "")


def _slots(order: Sequence[str], plan: HandPlan, last: str = "") -> tuple[_CardSlot, ...]:
    """What is left in the hand, in its order; `last` is the card that came last."""
    places = plan.left(len(order))
    drawn = max((place for place in places if order[place] == last), default=None)
    starts = {0, *accumulate(plan.parts(places))}
    return tuple(
        _CardSlot(order[place], place + 1, place in plan.picked, place == drawn, index not in starts)
        for index, place in enumerate(places)
    )


def _fan(slots: tuple[_CardSlot, ...]) -> _Fan:
    """One row while enough of each card is seen, else more; as large as there is room."""
    count = 1
    while True:
        most = max(1, -(-len(slots) // count))
        rows = tuple(_row(slots[start : start + most]) for start in range(0, len(slots), most))
        width = min((_wide(row) for row in rows), default=_WIDEST)
        if count > 2 or width * _SEEN >= _LEAST:
            break
        count += 1
    width = min(width, _WIDEST if count == 1 else _IN_ROWS)
    steps = [_room(row, width) // max(1, len(row) - _parts(row)) for row in rows]
    return _Fan(rows, width, min([int(width * _ROOMY), *steps]))


def _row(slots: tuple[_CardSlot, ...]) -> tuple[_CardSlot, ...]:
    """A row: its first card lies on no other."""
    return (slots[0]._replace(over=False), *slots[1:])


def _parts(row: Sequence[_CardSlot]) -> int:
    return sum(not slot.over for slot in row)


def _wide(row: Sequence[_CardSlot]) -> int:
    """The width of a card at which a row fills its room."""
    parts = _parts(row)
    return int((_INNER - (parts - 1) * _GAP) / (parts + (len(row) - parts) * _SEEN))


def _room(row: Sequence[_CardSlot], width: int) -> int:
    """The pixels of a row that are left for what the cards leave free of each other."""
    parts = _parts(row)
    return _INNER - (parts - 1) * _GAP - parts * width


def _paint_row(canvas: Canvas, row: tuple[_CardSlot, ...], fan: _Fan, y: int) -> None:
    """Draw a row of the hand with its numbers; picked cards are raised."""
    parts = _parts(row)
    x = (WIDTH - (len(row) - parts) * fan.step - parts * fan.width - (parts - 1) * _GAP) // 2
    for index, slot in enumerate(row):
        before = row[index - 1] if slot.over else None
        after = row[index + 1] if index + 1 < len(row) and row[index + 1].over else None
        paint_card(canvas, slot.card, _style(fan, slot, before, after), x, y - _RAISED * slot.picked)
        seen = fan.width if after is None else fan.step
        _paint_number(canvas, slot, x + seen // 2, y + card_height(fan.width), fan.step)
        x += fan.width + _GAP if after is None else fan.step


def _style(fan: _Fan, slot: _CardSlot, before: _CardSlot | None, after: _CardSlot | None) -> CardStyle:
    """How a card of the fan is seen: what lies beside it decides."""
    covered = after is not None and after.picked == slot.picked
    bare = after is not None and not covered
    style = CardStyle(fan.width, fan.step if covered else 0, lit=slot.lit, bare=bare)
    if before is None:
        return style
    under = under_of(before.card, before.lit)
    return style._replace(under=under, reach=fan.step, rise=_RAISED * (before.picked - slot.picked))


def _paint_number(canvas: Canvas, slot: _CardSlot, middle: int, y: int, step: int) -> None:
    if slot.picked:
        plate = number_plate(str(slot.number), canvas.theme)
        canvas.paste(plate, middle - plate.width // 2, y + 11)
        return
    text = label_sprite(str(slot.number), _CLOSE if step < _CLOSER else _PLAIN, canvas.theme, 100)
    assert text is not None
    canvas.paste(text, middle - text.width // 2, y + 11)


def _planned_rows(groups: Sequence[PlannedGroup]) -> list[list[tuple[int, PlannedGroup]]]:
    """What was put down, in rows: where each group begins, in pixels."""
    rows: list[list[tuple[int, PlannedGroup]]] = []
    x = WIDTH
    for group in (group for group in groups if group.pieces):
        long = lengths(len(group.pieces), _PLANNED)
        if x + long > WIDTH - _MARGIN:
            rows.append([])
            x = _MARGIN
        rows[-1].append((x, group))
        x += long + 40
    return rows


def _paint_plan(canvas: Canvas, view: MeldView, rows: Sequence[Sequence[tuple[int, PlannedGroup]]]) -> None:
    """Draw what was put down, before the hand, over a line."""
    if rows:
        canvas.fill(_MARGIN, len(rows) * _PITCH + MARGIN + 8, WIDTH - 2 * _MARGIN, 3, "shade-3")
    for index, row in enumerate(rows):
        for x, group in row:
            cards = CardRow(group.pieces, view.seat or 0, group.tag.replace("m", "+"))
            paint_cards(canvas, cards, x, MARGIN + 6 + index * _PITCH, _PLANNED, step_of(_PLANNED))
