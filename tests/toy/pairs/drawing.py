"""The drawing room of pairs: stock and discard at the left, the pairs beside them, a fan in the hand."""

from collections.abc import Sequence

from bot.games.drawn import HandPlan
from rendering.cards.faces import (
    CARDS,
    CardStyle,
    back_sprite,
    card_height,
    paint_card,
    paint_card_emoji,
    pile_sprite,
    under_of,
)
from rendering.cards.fan import ALONE, UNDER, lay_fan
from rendering.kit.canvas import Area, Canvas
from rendering.players.layout import Plate
from rendering.room import DrawingRoom, PieceSet, TableFrame, plate_of
from rendering.values import TableWords
from tests.toy.pairs.rules import PairsView

_PILE, _GAP, _LAYERS = 120, 20, 3  # pixels of a pile's card, between things; cards of a pile that are seen
_WIDEST, _MOST = 96, 7  # pixels of a card in a pair at most; pairs in a row
_SMALL = 48  # pixels of a card that was left


class PairsRoom(DrawingRoom[PairsView]):
    """Draws tables with pairs of cards."""

    views = PairsView

    def open_hands(self, view: PairsView) -> None:
        """Return no hands: they are never open."""

    def plates(self, view: PairsView, frame: TableFrame[PairsView], theme: str) -> list[Plate]:
        icon = back_sprite(28, theme)
        return [plate_of(view, label, size, icon, frame) for label, size in zip(frame.seats, view.sizes, strict=True)]

    def paint_cloth(self, canvas: Canvas, view: PairsView, frame: TableFrame[PairsView], cloth: Area) -> None:
        x, y = cloth.x + _GAP, cloth.y + _GAP
        canvas.paste(pile_sprite(_LAYERS, _PILE, canvas.theme), x, y)
        if view.discards:
            paint_card(canvas, view.discards[-1], CardStyle(_PILE), x, y + card_height(_PILE) + 2 * _GAP)
        left = x + _PILE + 2 * _GAP
        for at, pair in enumerate(view.pairs):
            down, along = divmod(at, _MOST)
            _paint_pair(canvas, pair, left + along * (_WIDEST + 48), y + down * (card_height(_WIDEST) + _GAP // 2))

    def low_cloth(self, view: PairsView, inner: int) -> int:
        return 2 * card_height(_PILE) + 4 * _GAP

    def paint_example(self, canvas: Canvas, view: PairsView, words: TableWords, cloth: Area) -> None:
        self.paint_cloth(canvas, view, TableFrame((), words, None, False), cloth)

    def paint_moment(self, canvas: Canvas, view: PairsView, area: Area) -> None:
        for at, pair in enumerate(view.pairs[-_MOST:]):
            _paint_pair(canvas, pair, area.x + at * (_WIDEST + 48), area.y)

    def paint_rest(self, canvas: Canvas, view: PairsView, pieces: Sequence[str], area: Area) -> None:
        for at, card in enumerate(pieces[: area.width // _SMALL]):
            paint_card(canvas, card, CardStyle(_SMALL), area.x + at * _SMALL, area.y)

    def paint_ornament(self, canvas: Canvas, game: str, area: Area, *, left: bool) -> None:
        """Draw nothing: the toy has no ornament."""

    def lay_hand(
        self,
        view: PairsView,
        words: TableWords,
        theme: str,
        order: Sequence[str],
        plan: HandPlan,
        *,
        alone: bool = True,
    ) -> Canvas:
        return lay_fan(order, plan, self.sheet_theme(view.game, theme), shape=ALONE if alone else UNDER)


def _paint_pair(canvas: Canvas, pair: tuple[str, str], x: int, y: int) -> None:
    first, second = pair
    step = 34
    paint_card(canvas, first, CardStyle(_WIDEST, step), x, y)
    paint_card(canvas, second, CardStyle(_WIDEST, 0, under_of(first, False), step), x + step, y)


_EXAMPLE = PairsView(
    game="pairs",
    seat=None,
    turn=0,
    legal=(),
    hand=None,
    sizes=(3, 5),
    pairs=(("S9", "H9"), ("DK", "CK")),
    owners=(0, 1),
    discards=("D4",),
    stock=36,
)
PAIRS = PairsRoom({"pairs": PieceSet(CARDS, paint_card_emoji, "cards")}, {"pairs": _EXAMPLE})
