"""What all games with one line share: what can be planned for the next turn."""

from collections.abc import Iterator
from typing import ClassVar, TypeVar

from bot.games.actions import Action
from bot.games.game import Game
from bot.games.line.rules.line import SIDES, Draw, LineMove, LineView, Play, read

S = TypeVar("S")
_DRAW = "draw"


class LineGame(Game[S]):
    """A game with one line; `joker` is the half that joins anything, "" for none."""

    family = "line"
    joker: ClassVar[str] = ""

    def intentions(self, view: LineView) -> tuple[str, ...]:
        """Return `play 6-4 left 6` for what fits at an end now, `play 6-4` for every tile, and `draw` with a pile.

        The last word is the half of the tile that joins.
        """
        tiles = tuple(dict.fromkeys(view.hand or ()))
        if view.ended or not tiles:
            return ()
        fitting = (one for tile in tiles for one in self._fitting(view, tile))
        return (*fitting, *(f"play {tile}" for tile in tiles), *((_DRAW,) if view.stock else ()))

    def _fitting(self, view: LineView, tile: str) -> Iterator[str]:
        for side in SIDES if view.line else ():
            end = view.left if side == "left" else view.right
            for half in dict.fromkeys(tile.split("-")):
                if half == end or (self.joker and self.joker in (half, end)):
                    yield f"play {tile} {side} {half}"

    def intended(self, view: LineView, intention: str) -> tuple[str, ...]:
        """Return the token that does what was planned, () if it does not fit as it was meant; no joker card is laid."""
        words = tuple(intention.split(" "))
        return next(((token,) for token in view.legal if _means(read(Action.parse(token)), words, view)), ())


def _means(move: LineMove, words: tuple[str, ...], view: LineView) -> bool:
    if not isinstance(move, Play) or move.cover is not None:
        return isinstance(move, Draw) and words == (_DRAW,)
    half = move.half or (view.left if move.side == "left" else view.right)
    return words in (("play", move.tile), ("play", move.tile, move.side, half))
