"""What can be planned for the next turn on a line: a tile at an end by a half, a tile wherever it fits, a draw."""

from collections.abc import Iterator

from bot.games.actions import Action
from bot.games.line.rules.line import SIDES, Draw, LineMove, LineView, Play, read

_DRAW = "draw"


def intentions(view: LineView, joker: str = "") -> tuple[str, ...]:
    """Return `play 6-4 left 6` for what fits at an end now, `play 6-4` for every tile, and `draw` if there is a pile.

    The last word is the half of the tile that joins; `joker` is the half that joins anything.
    """
    tiles = tuple(dict.fromkeys(view.hand or ()))
    if view.ended or not tiles:
        return ()
    fitting = (one for tile in tiles for one in _fitting(view, tile, joker))
    return (*fitting, *(f"play {tile}" for tile in tiles), *((_DRAW,) if view.stock else ()))


def _fitting(view: LineView, tile: str, joker: str) -> Iterator[str]:
    for side in SIDES if view.line else ():
        end = view.left if side == "left" else view.right
        for half in dict.fromkeys(tile.split("-")):
            if half == end or (joker and joker in (half, end)):
                yield f"play {tile} {side} {half}"


def intended(view: LineView, intention: str) -> tuple[str, ...]:
    """Return the token that does what was planned, () if it does not fit as it was meant; no joker card is laid."""
    words = tuple(intention.split(" "))
    return next(((token,) for token in view.legal if _means(read(Action.parse(token)), words, view)), ())


def _means(move: LineMove, words: tuple[str, ...], view: LineView) -> bool:
    if not isinstance(move, Play) or move.cover is not None:
        return isinstance(move, Draw) and words == (_DRAW,)
    half = move.half or (view.left if move.side == "left" else view.right)
    return words in (("play", move.tile), ("play", move.tile, move.side, half))
