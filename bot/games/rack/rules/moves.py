"""What the actions of rack rummy say, with named parts (record-format, tabla)."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby

from bot.games.actions import UNKNOWN, Action, Move
from bot.games.errors import NotationError

KINDS = ("runs", "colours", "pairs", "total8")
"""The kinds of a legal hand (TR-5)."""
_BAR, _COMMA = "|", ","


class Discard(Move, frozen=True, gc=False):
    """Put a tile on the table, which ends the turn."""

    tile: str


class Draw(Move, frozen=True, gc=False):
    """Draw from the talon; None while the tile is not known."""

    tile: str | None = None


class Take(Move, frozen=True, gc=False):
    """Take the last discard in one's own turn."""

    tile: str


class DrawTurned(Move, frozen=True, gc=False):
    """Draw the tile that lies open beside the talon (TR-8)."""

    tile: str


class Claim(Move, frozen=True, gc=False):
    """Claim the last discard, out of turn (TR-7)."""

    tile: str


class End(Move, frozen=True, gc=False):
    """End the deal: the last discard, the kind of hand, and how the 14 tiles lie (`B6=R3`: a joker for red 3)."""

    discard: str
    kind: str
    combinations: tuple[tuple[str, ...], ...]


RackMove = Discard | Draw | Take | DrawTurned | Claim | End
_ONE_TILE: dict[str, type[Discard | Draw | Take | DrawTurned | Claim]] = {
    "discard": Discard,
    "take": Take,
    "draw-turned": DrawTurned,
    "claim": Claim,
}


def read(action: Action) -> RackMove:
    """What an action says; NotationError `action`."""
    move = _read(action.verb, action.args)
    if move is None:
        raise NotationError("action", text=str(action))
    return move


@lru_cache(maxsize=4096)
def _read(verb: str, words: tuple[str, ...]) -> RackMove | None:
    match verb, words:
        case "draw", (tile,):
            return Draw(None if tile == UNKNOWN else tile)
        case "end", (discard, bar, kind, *rest) if bar == _BAR and kind in KINDS:
            parts = [tuple(part) for comma, part in groupby(rest, _COMMA.__eq__) if not comma]
            alone = len(parts) == rest.count(_COMMA) + 1
            return End(discard, kind, tuple(parts)) if alone else None
        case _, (tile,) if verb in _ONE_TILE:
            return _ONE_TILE[verb](tile)
    return None


def end_action(seat: int, discard: str, kind: str, combinations: Sequence[Sequence[str]]) -> Action:
    """Write an end as an action."""
    words = [word for part in combinations for word in (_COMMA, *part)]
    return Action(seat, "end", (discard, _BAR, kind, *words[1:]))
