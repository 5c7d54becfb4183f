"""Pairs in words: what the buttons say, and what lies on the table."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar

from bot.games.actions import Action, Move
from bot.games.rooms.room import Room
from bot.games.text.naming import CARD_NAMER, Namer, Naming
from bot.games.text.reader import Reader
from tests.toy.pairs.rules import DrawFromStock, LayPair, PairsView, TakeForPair, ThrowCard, read


class PairsFamily(Room[PairsView]):
    """Pairs."""

    namers: ClassVar[Mapping[str, Namer]] = {"cards": CARD_NAMER}
    reader: ClassVar[Callable[[Action], Move]] = staticmethod(read)
    moves: ClassVar[Mapping[type[Move], str]] = {
        DrawFromStock: "draw",
        TakeForPair: "take",
        LayPair: "pair",
        ThrowCard: "discard",
    }

    def subject(self, action: Action) -> str:
        match self.read(action):
            case TakeForPair(other=card) | LayPair(tile=card) | ThrowCard(tile=card):
                return card
        return ""

    def alone(self, action: Action, view: PairsView, reader: Reader) -> str:
        naming = self.naming(view.game, reader)
        match self.read(action):
            case DrawFromStock():
                return reader.t("panel-draw")
            case TakeForPair(tile, other) | LayPair(other, tile):
                return reader.t("panel-pairs-with", tile=naming.piece(other), other=naming.piece(tile))
            case ThrowCard(tile):
                return reader.t("panel-pairs-discard", tile=naming.piece(tile))
        return super().alone(action, view, reader)

    def layout(self, view: PairsView, naming: Naming, room: int) -> str:
        if not view.pairs:
            return naming.t("alt-pairs-none")
        return naming.t("alt-pairs", list=naming.listed([first for first, _ in view.pairs], room - 40))

    def facts(self, view: PairsView, names: Sequence[str], naming: Naming) -> Iterator[str]:
        if view.discards:
            yield naming.t("alt-pairs-top", tile=naming.piece(view.discards[-1]))
        yield naming.t("alt-stock", tiles=view.stock, noun=naming.noun)
