"""The drawing room of rummy with cards: four games, one pack of pictures."""

from collections.abc import Sequence

from bot.games.kit.cards import FRENCH
from bot.games.meld.view import Combination, MeldView
from rendering.kit.canvas import Area, Canvas
from rendering.kit.surface import paint_surface
from rendering.meld.faces import CARDS, back_sprite, paint_card_emoji
from rendering.meld.hand import draw_cards
from rendering.meld.table import Row, combination_row, paint_melds, paint_piles
from rendering.players.row import ROW_HEIGHT, RowPlate, paint_row
from rendering.room import DrawingRoom, PieceSet
from rendering.values import HandPlan, SeatLabel, TableWords

WIDTH, HEIGHT, EXAMPLE_HEIGHT = 1200, 800, 420
_GAMES = ("romi40", "romi50", "romi51", "joker-mania")
_MARGIN = 12  # pixels of cloth round the combinations
_NO_WORDS = TableWords(turn="", tiles="", score="")


def example(game: str) -> MeldView:
    """The public view of a table with runs, groups, jokers (if the game has any) and a lay-off that was just made."""
    jokers = game != "romi50"
    table = (
        Combination(1, 0, "run", ("H7", "H8", "JK=H9" if jokers else "H9", "H10"), ()),
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

    def draw_table(
        self,
        view: MeldView,
        seats: Sequence[SeatLabel],
        words: TableWords,
        theme: str,
        revealed: Sequence[tuple[str, ...]] | None,
    ) -> bytes:
        """Draw players, piles and combinations; once the deal is over, also what was left in the hands."""
        canvas = Canvas(WIDTH, HEIGHT, self.sheet_theme(view.game, theme), quick=True)
        hands = revealed if revealed is not None else view.open_hands
        paint_row(canvas, _plates(view, seats, words, hands, canvas.theme), view.step)
        cloth = paint_surface(canvas, ROW_HEIGHT)
        rest = paint_piles(canvas, view, words, cloth)
        rows = [combination_row(combination) for combination in view.table]
        left = [Row(tuple(hand), seat, f"−{worth_of(hand)}") for seat, hand in enumerate(hands or ()) if hand]
        paint_melds(canvas, _inside(rest), [*rows, *left], len(left))
        return canvas.png()

    def draw_hand(
        self,
        view: MeldView,
        words: TableWords,  # noqa: ARG002 - cards need no words
        theme: str,
        order: Sequence[str],
        plan: HandPlan,
    ) -> bytes:
        """Draw the fanned hand, what was put down in front of it."""
        return draw_cards(view, order, plan, self.sheet_theme(view.game, theme))

    def draw_example(self, game: str, theme: str) -> bytes:
        """Draw the piles and a few combinations."""
        canvas = Canvas(WIDTH, EXAMPLE_HEIGHT, self.sheet_theme(game, theme))
        view = self.examples[game]
        cloth = paint_surface(canvas, 0)
        rest = paint_piles(canvas, view, _NO_WORDS, cloth)
        paint_melds(canvas, _inside(rest), [combination_row(one) for one in view.table])
        return canvas.png()


def _inside(area: Area) -> Area:
    return Area(area.x + _MARGIN, area.y, area.width - 2 * _MARGIN, area.height - 4)


def _plates(
    view: MeldView,
    seats: Sequence[SeatLabel],
    words: TableWords,
    hands: Sequence[tuple[str, ...]] | None,
    theme: str,
) -> list[RowPlate]:
    icon = back_sprite(28, theme)
    plates = []
    for label, size in zip(seats, view.sizes, strict=True):
        plates.append(
            RowPlate(
                label,
                view.turn == label.seat,
                str(size),
                icon,
                words.turn,
                words.score,
                "" if hands is not None else str(view.minimum),
                view.met[label.seat],
                won=view.ended and label.seat in view.out,
            )
        )
    return plates


def worth_of(cards: Sequence[str]) -> int:
    """The points of cards that are left in a hand (RO-3, RO-18)."""
    return sum(FRENCH.card(card).value for card in cards)


_CARDS = PieceSet("card", CARDS, paint_card_emoji, "cards")
MELD = MeldRoom(dict.fromkeys(_GAMES, _CARDS), {game: example(game) for game in _GAMES})
