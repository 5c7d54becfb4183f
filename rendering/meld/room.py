"""The drawing room of rummy with cards: four games, one pack of pictures; a hand with what was put down before it."""

from collections.abc import Sequence

from bot.games.drawn import HandPlan, PlannedGroup
from bot.games.kit.cards import FRENCH
from bot.games.meld.rules.view import Combination, MeldView
from rendering.cards.faces import CARDS, MARGIN, back_sprite, card_height, paint_card_emoji
from rendering.cards.fan import ALONE, SIDE, UNDER, FanShape, Front, lay_fan
from rendering.kit.canvas import Area, Canvas
from rendering.kit.surface import cloth_of
from rendering.meld.layout import Packing, fits, lengths, lowest, pack, step_of
from rendering.meld.table import (
    CardRow,
    combination_row,
    low_cloth,
    paint_cards,
    paint_low,
    paint_melds,
    paint_piles,
    under_piles,
)
from rendering.players.layout import WIDTH, Plate
from rendering.room import NO_WORDS, DrawingRoom, PieceSet, TableFrame, plate_of
from rendering.values import TableWords

_MARGIN = 12  # pixels of cloth round the combinations
_LEFT = 74  # pixels of a card that was left in a hand, at most
_FAN = 116  # pixels of a card beside a face
_PLANNED = 108  # pixels of a card that was put down
_PLANNED_LOW = 72  # the same under a table
_MORE = (0, 38, 76, 114)  # pixels by which the picture of a deal that is over may be higher
_BETWEEN = 36  # pixels between rows of cards that were put down
_AFTER = 22  # pixels of what is under the last row


def example(game: str) -> MeldView:
    """Return the public view of a table with runs, groups, jokers (if the game has any) and a fresh lay-off."""
    table = (
        Combination(1, 0, "run", ("H7", "H8", "H9" if game == "romi50" else "JK=H9", "H10"), ()),
        Combination(2, 1, "group", ("SQ", "HQ", "CQ"), ()),
        Combination(3, 0, "run", ("DA", "D2", "D3"), ()),
        Combination(4, 1, "run", ("C4", "C5", "C6", "C7"), (3,)),
    )
    return MeldView(
        game=game,
        seat=None,
        turn=0,
        legal=(),
        hand=None,
        sizes=(6, 7),
        table=table,
        talon=61,
        discards=("S9", "D4", "HK"),
        discard_count=9,
        met=(True, True),
        minimum=40,
        step=1,
        dealer=0,
        phase="draw",
    )


class MeldRoom(DrawingRoom[MeldView]):
    """Draws card tables."""

    views = MeldView

    def open_hands(self, view: MeldView) -> Sequence[tuple[str, ...]] | None:
        """Return the hands of a deal that is over."""
        return view.open_hands

    def paint_cloth(self, canvas: Canvas, view: MeldView, frame: TableFrame[MeldView], cloth: Area) -> None:
        """Draw piles and combinations; once the deal is over, also what was left in the hands."""
        if frame.low:
            paint_low(canvas, view, frame.targets, _inside(cloth))
        else:
            rows, hands = _rows(view, frame.hands)
            area = _inside(paint_piles(canvas, view, frame.words, cloth))
            paint_melds(canvas, area, [*rows, *hands], len(hands), packed(view, frame.whole, area))

    def step(self, view: MeldView, frame: TableFrame[MeldView]) -> int:
        """Return the direction of play, also once the deal is over."""
        return view.step

    def paint_moment(self, canvas: Canvas, view: MeldView, area: Area) -> None:
        """Draw the combinations; on an empty table talon and discards. Of too many the last are drawn."""
        rows = [combination_row(combination) for combination in view.table]
        while rows and not fits([len(row.cards) for row in rows], area.width, area.height):
            rows = rows[1:]
        if rows:
            paint_melds(canvas, area, rows)
        else:
            paint_piles(canvas, view, NO_WORDS, area)

    def paint_rest(self, canvas: Canvas, view: MeldView, pieces: Sequence[str], area: Area) -> None:
        """Draw cards that lie partly over each other."""
        width = min(_LEFT, int((area.height - 2 * MARGIN) / card_height(100) * 100))
        step = min(round(width * 0.62), (area.width - width) // max(1, len(pieces) - 1))
        y = area.y + (area.height - card_height(width)) // 2
        paint_cards(canvas, CardRow(tuple(pieces), 0, ""), area.x, y, width, step)

    def paint_ornament(self, canvas: Canvas, game: str, area: Area, *, left: bool) -> None:
        """Draw a fan of court cards and an ace."""
        suit = "S" if left else "H"
        cards = tuple(suit + rank for rank in ("10", "J", "Q", "K", "A"))[-_fan_of(area.width) :]
        x = area.x + area.width - lengths(len(cards), _FAN) if left else area.x
        y = area.y + (area.height - card_height(_FAN)) // 2
        if cards:
            paint_cards(canvas, CardRow(cards, 0, ""), x, y, _FAN, step_of(_FAN))

    def low_cloth(self, view: MeldView, inner: int) -> int:
        """Return the height that piles and combinations need."""
        return low_cloth(view, inner - 2 * _MARGIN)

    def height(self, view: MeldView, frame: TableFrame[MeldView]) -> int:
        """Return the same height for all tables; more where hands that were left would make the cards too small."""
        board = super().height(view, frame)
        if frame.low or frame.hands is None:
            return board
        rows, hands = _rows(view, frame.hands)
        cloth = under_piles(view, cloth_of(WIDTH, board, frame.layout.height, self.rail(frame)))
        area, sizes = _inside(cloth), tuple(len(row.cards) for row in (*rows, *hands))
        heights = [area.height + more for more in _MORE]
        return board + lowest(sizes, area.width, heights, len(hands)) - area.height

    def paint_example(self, canvas: Canvas, view: MeldView, words: TableWords, cloth: Area) -> None:
        """Draw the piles and a few combinations."""
        area = _inside(paint_piles(canvas, view, words, cloth))
        paint_melds(canvas, area, [combination_row(combination) for combination in view.table])

    def plates(self, view: MeldView, frame: TableFrame[MeldView], theme: str) -> list[Plate]:
        """Return the players' plates: cards held, and what must be reached before more may be laid."""
        icon, pledge = back_sprite(28, theme), "" if frame.hands is not None else str(view.minimum)
        return [
            plate_of(view, label, size, icon, frame)._replace(
                pledge=pledge, pledged=view.met[label.seat], won=view.ended and label.seat in view.out
            )
            for label, size in zip(frame.seats, view.sizes, strict=True)
        ]

    def lay_hand(
        self, view: MeldView, words: TableWords, theme: str, order: Sequence[str], plan: HandPlan, *, alone: bool = True
    ) -> Canvas:
        """Lay the fanned hand, what was put down in front of it."""
        theme = self.sheet_theme(view.game, theme)
        card, shape = (_PLANNED, ALONE) if alone else (_PLANNED_LOW, UNDER)
        drawn = view.drawn or (view.taken if view.turn == view.seat else "")  # the card that came in this turn
        return lay_fan(order, plan, theme, drawn, _front(plan.groups, view.seat or 0, card, shape), shape)


def _rows(view: MeldView, hands: Sequence[tuple[str, ...]] | None) -> tuple[list[CardRow], list[CardRow]]:
    """Return the combinations, and what was left in the hands."""
    held = [CardRow(tuple(hand), seat, f"−{worth_of(hand)}") for seat, hand in enumerate(hands or ()) if hand]
    return [combination_row(combination) for combination in view.table], held


def packed(view: MeldView, whole: MeldView | None, area: Area) -> Packing | None:
    """Return how the combinations lie once all of `whole` do; None if they cannot, or hands lie beside them."""
    if whole is None or view.ended:
        return None
    sizes = {combination.number: len(combination.cards) for combination in whole.table}
    if any(len(combination.cards) > sizes.get(combination.number, 0) for combination in view.table):
        return None
    packing = pack(tuple(sizes.values()), area.width, area.height)
    places = dict(zip(sizes, packing.places, strict=True))
    return packing._replace(places=tuple(places[combination.number] for combination in view.table))


def _fan_of(width: int) -> int:
    """Return how many cards of an ornament have room; more than there are if none has."""
    return next((count for count in (5, 4, 3) if lengths(count, _FAN) <= width), -99)


def _inside(area: Area) -> Area:
    return Area(area.x + _MARGIN, area.y, area.width - 2 * _MARGIN, area.height - 4)


def worth_of(cards: Sequence[str]) -> int:
    """Return the points of cards that are left in a hand (RO-3, RO-18)."""
    return sum(FRENCH.card(card).value for card in cards)


# --- the hand, and what was put down in front of it ---


def _front(groups: Sequence[PlannedGroup], seat: int, card: int, shape: FanShape) -> Front | None:
    """Return the groups that were put down before the hand, in rows over a line; None where nothing was.

    Their cards are so wide, the fan behind has this shape.
    """
    rows: list[list[tuple[int, PlannedGroup]]] = []  # where each group begins, in pixels
    x, pitch = shape.width, card_height(card) + _BETWEEN
    for group in (group for group in groups if group.pieces):
        long = lengths(len(group.pieces), card)
        if x + long > shape.width - SIDE:
            rows.append([])
            x = SIDE
        rows[-1].append((x, group))
        x += long + 40

    def paint(canvas: Canvas) -> None:
        canvas.fill(SIDE, len(rows) * pitch + MARGIN + 8, shape.inner, 3, "shade-3")
        for index, row in enumerate(rows):
            for x, group in row:
                cards = CardRow(group.pieces, seat, group.tag)
                paint_cards(canvas, cards, x, MARGIN + 6 + index * pitch, card, step_of(card))

    return Front(len(rows) * pitch + _AFTER, paint) if rows else None


_SETS = dict.fromkeys(("romi40", "romi50", "romi51", "joker-mania"), PieceSet(CARDS, paint_card_emoji, "cards"))
MELD = MeldRoom(_SETS, {game: example(game) for game in _SETS})
