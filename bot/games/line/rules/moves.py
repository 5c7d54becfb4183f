"""What the actions of a line say, with named parts: the family's verbs (record-format, classic to christmas)."""

from collections.abc import Hashable
from functools import lru_cache

from bot.games.actions import UNKNOWN, Action, Move
from bot.games.errors import NotationError
from bot.games.line.rules.line import Side, parse_side


class Cover(Move, frozen=True, gc=False):
    """The `joker` card that is laid `over` a half of the tile (JD-2)."""

    joker: str
    over: str


class Play(Move, frozen=True, gc=False):
    """Lay a tile: at a side (None: it opens the line), by the half that touches where that must be said."""

    tile: str
    side: Side | None = None
    half: str | None = None
    cover: Cover | None = None


class Turn(Move, frozen=True, gc=False):
    """Turn up the first tile of the line (WD-4); None while it is not known."""

    tile: str | None = None


class Draw(Move, frozen=True, gc=False):
    """Draw a tile; None while it is not known."""

    tile: str | None = None


class Pass(Move, frozen=True, gc=False):
    """Do nothing in this turn."""


class End(Move, frozen=True, gc=False):
    """Stop after having laid or drawn (WD-7)."""


class NoDouble(Move, frozen=True, gc=False):
    """Say that there is no double to open with (MD-2)."""


LineMove = Play | Turn | Draw | Pass | End | NoDouble
_WORDLESS: dict[str, LineMove] = {
    "pass": Pass(),
    "end": End(),
    "no-double": NoDouble(),
    "draw": Draw(),
    "turn": Turn(),
}


def effect(move: Move | None, left: str, right: str) -> Hashable:
    """What a move comes to where these halves are open: two ends that are open with the same are as good."""
    if not isinstance(move, Play) or move.side is None:
        return move
    return move.tile, move.half, move.cover, left if move.side == "left" else right


def read(action: Action) -> LineMove:
    """What an action of a line game says; NotationError `action` or `side`."""
    move = read_words(action.verb, action.args)
    if move is None:
        raise NotationError("action", text=str(action))
    return move


@lru_cache(maxsize=16384)
def read_words(verb: str, words: tuple[str, ...]) -> LineMove | None:
    """What a verb says with these words, None if it says nothing; NotationError `side`."""
    match verb, words:
        case "play", (tile,):
            return Play(tile)
        case "play", (tile, side):
            return Play(tile, parse_side(side))
        case "play", (tile, side, half):
            return Play(tile, parse_side(side), half)
        case "play", (tile, side, joker, "over", half):
            return Play(tile, parse_side(side), None, Cover(joker, half))
        case "draw", (tile,):
            return Draw(None if tile == UNKNOWN else tile)
        case "turn", (tile,):
            return Turn(None if tile == UNKNOWN else tile)
        case _, ():
            return _WORDLESS.get(verb)
    return None
