"""A player's own cards as a picture: fanned, numbered like the buttons, what he has put down in front of them."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.meld.view import MeldView
from rendering.kit.canvas import Canvas
from rendering.kit.hand import number_plate
from rendering.kit.texts import TextStyle, label_sprite
from rendering.meld.faces import MARGIN, CardStyle, card_height, paint_card, under_of
from rendering.meld.layout import lengths, step_of
from rendering.meld.table import Row, paint_cards
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
_PLAIN, _CLOSE = TextStyle(42, "ink", "felt", 600), TextStyle(34, "ink", "felt", 600)
_CLOSER = 64  # pixels of a card that are seen, below which numbers are smaller


class _Fan(NamedTuple):
    """How cards are fanned: rows of places, the width of a card, how much of it the next one leaves free."""

    rows: tuple[range, ...]
    width: int
    step: int


def draw_cards(view: MeldView, order: Sequence[str], plan: HandPlan, theme: str) -> bytes:
    """Draw a hand in an order with a plan as PNG, 1080 pixels wide."""
    gaps = _gaps(plan.together)
    fan = _fan(len(order), gaps)
    planned = _planned_rows(plan.groups)
    front = len(planned) * (card_height(_PLANNED) + 36)
    row = _RAISED + card_height(fan.width) + _NUMBER
    height = 2 * MARGIN + front + row * len(fan.rows) + 22 * bool(front)
    canvas = Canvas(WIDTH, max(200, height), theme, quick=True)
    _paint_plan(canvas, view, planned)
    if not order and not plan.groups:
        canvas.paste(mark_sprite("out", 120, theme, "felt"), (WIDTH - 120) // 2, 40)
    y = MARGIN + front + 22 * bool(front) + _RAISED
    for places in fan.rows:
        _paint_fan(canvas, order, places, plan, gaps, fan, y)
        y += row
    return canvas.png()


def _gaps(together: Sequence[int]) -> frozenset[int]:
    """The places before which there is a gap."""
    found, at = set(), 0
    for count in together:
        at += count
        found.add(at)
    return frozenset(found)


def _fan(cards: int, gaps: frozenset[int]) -> _Fan:
    """One row while enough of each card is seen, else more; as large as there is room."""
    count = 1
    while True:
        most = max(1, -(-cards // count))
        rows = tuple(range(start, min(start + most, cards)) for start in range(0, cards, most))
        width = min((_wide(row, gaps) for row in rows), default=_WIDEST)
        if count > 2 or width * _SEEN >= _LEAST:
            break
        count += 1
    width = min(width, _WIDEST if count == 1 else _IN_ROWS)
    steps = [_room(row, gaps, width) // max(1, len(row) - len(_parts(row, gaps))) for row in rows]
    return _Fan(rows, width, min([int(width * _ROOMY), *steps]))


def _parts(row: range, gaps: frozenset[int]) -> list[int]:
    """The places of a row at which cards lie on no other."""
    return [place for place in row if place == row[0] or place in gaps]


def _wide(row: range, gaps: frozenset[int]) -> int:
    """The width of a card at which a row fills its room."""
    parts = len(_parts(row, gaps))
    room = WIDTH - 2 * _MARGIN - (parts - 1) * _GAP
    return int(room / (parts + (len(row) - parts) * _SEEN))


def _room(row: range, gaps: frozenset[int], width: int) -> int:
    """The pixels of a row that are left for what the cards leave free of each other."""
    parts = len(_parts(row, gaps))
    return WIDTH - 2 * _MARGIN - (parts - 1) * _GAP - parts * width


def _paint_fan(
    canvas: Canvas,
    order: Sequence[str],
    places: range,
    plan: HandPlan,
    gaps: frozenset[int],
    fan: _Fan,
    y: int,
) -> None:
    """Draw a row of the hand with its numbers; picked cards are raised."""
    parts = len(_parts(places, gaps))
    x = (WIDTH - (len(places) - parts) * fan.step - parts * fan.width - (parts - 1) * _GAP) // 2
    before: int | None = None  # the card on which the next one lies
    for place in places:
        after = place + 1 if place + 1 in places and place + 1 not in gaps else None
        picked = place in plan.picked
        style = _style(fan, place, before, after, plan, order)
        paint_card(canvas, order[place], style, x, y - _RAISED * picked)
        seen = fan.width if after is None else fan.step
        _paint_number(canvas, place + 1, picked, x + seen // 2, y + card_height(fan.width), fan.step)
        x += fan.width + _GAP if after is None else fan.step
        before = None if after is None else place


def _style(
    fan: _Fan, place: int, before: int | None, after: int | None, plan: HandPlan, order: Sequence[str]
) -> CardStyle:
    """How a card of the fan is seen: what lies beside it decides."""
    picked = place in plan.picked
    covered = after is not None and (after in plan.picked) == picked
    style = CardStyle(
        fan.width, fan.step if covered else 0, lit=picked, bare=after is not None and not covered
    )
    if before is None:
        return style
    up = before in plan.picked
    under = under_of(order[before], up)
    return style._replace(under=under, reach=fan.step, rise=_RAISED * (up - picked))


def _paint_number(canvas: Canvas, number: int, picked: bool, middle: int, y: int, step: int) -> None:
    if picked:
        plate = number_plate(str(number), canvas.theme)
        canvas.paste(plate, middle - plate.width // 2, y + 2)
        return
    text = label_sprite(str(number), _CLOSE if step < _CLOSER else _PLAIN, canvas.theme, 100)
    assert text is not None
    canvas.paste(text, middle - text.width // 2, y + 3)


def _planned_rows(groups: Sequence[PlannedGroup]) -> list[list[tuple[int, PlannedGroup]]]:
    """What was put down, in rows: where each group begins, in pixels."""
    rows: list[list[tuple[int, PlannedGroup]]] = []
    x = WIDTH
    for group in groups:
        long = lengths(len(group.pieces), _PLANNED)
        if x + long > WIDTH - _MARGIN:
            rows.append([])
            x = _MARGIN
        rows[-1].append((x, group))
        x += long + 40
    return rows


def _paint_plan(canvas: Canvas, view: MeldView, rows: Sequence[Sequence[tuple[int, PlannedGroup]]]) -> None:
    """Draw what was put down, before the hand, on a darker cloth."""
    pitch = card_height(_PLANNED) + 36
    if rows:
        canvas.fill(_MARGIN, len(rows) * pitch + MARGIN + 10, WIDTH - 2 * _MARGIN, 3, "shade-3")
    for index, row in enumerate(rows):
        for x, group in row:
            cards = Row(group.pieces, view.seat or 0, group.tag)
            paint_cards(canvas, cards, x, MARGIN + 6 + index * pitch, _PLANNED, step_of(_PLANNED))
