"""What the actions of a cross say, with named parts: the family's verbs (record-format, uno)."""

from functools import lru_cache

from bot.games.actions import UNKNOWN, Action, Move, parse_seat
from bot.games.cross.rules.streets import parse_street
from bot.games.errors import NotationError


class Take(Move, frozen=True, gc=False):
    """Take a domo blindly from the player at that seat (UD-2)."""

    victim: int
    tile: str


class GiveBack(Move, frozen=True, gc=False):
    """Give a domo back to the heap (UD-2)."""

    tile: str


class Heap(Move, frozen=True, gc=False):
    """Chance shuffles the heap to this order (UD-2)."""

    tiles: tuple[str, ...]


class StartCross(Move, frozen=True, gc=False):
    """Lay the start double (UD-2)."""

    tile: str


class Play(Move, frozen=True, gc=False):
    """Lay a domo by a half at a street (0 to 3: N E S W), with or without calling UNO."""

    tile: str
    street: int
    half: str
    uno: bool = False


class Draw(Move, frozen=True, gc=False):
    """Draw a domo; None while it is not known."""

    tile: str | None = None


class Keep(Move, frozen=True, gc=False):
    """Keep the domo just drawn (UD-7)."""


class Pass(Move, frozen=True, gc=False):
    """Do nothing in this turn."""


class Forced(Move, frozen=True, gc=False):
    """Draw for a symbol (UD-8); None while it is not known what."""

    tiles: tuple[str, ...] | None = None


class Penalty(Move, frozen=True, gc=False):
    """Draw for a fault (UD-10, UD-11)."""

    tiles: tuple[str, ...]


class Skipped(Move, frozen=True, gc=False):
    """Be left out (UD-8)."""


class Challenge(Move, frozen=True, gc=False):
    """Challenge a Joker Draw 4 (UD-10); `guilty` is None while nobody has looked."""

    guilty: bool | None = None


class CallUno(Move, frozen=True, gc=False):
    """Call UNO after the move (UD-11)."""


class Catch(Move, frozen=True, gc=False):
    """Catch the player at that seat, who did not call (UD-11)."""

    seat: int


CrossMove = (
    Take
    | GiveBack
    | Heap
    | StartCross
    | Play
    | Draw
    | Keep
    | Pass
    | Forced
    | Penalty
    | Skipped
    | Challenge
    | CallUno
    | Catch
)
_VERDICTS = {"guilty": True, "innocent": False, UNKNOWN: None}
_WORDLESS: dict[str, CrossMove] = {
    "draw": Draw(),
    "keep": Keep(),
    "pass": Pass(),
    "skipped": Skipped(),
    "challenge": Challenge(),
    "uno": CallUno(),
}


def read(action: Action) -> CrossMove:
    """What an action of a cross game says; NotationError `action`, `side` or `seat`."""
    move = _read(action.verb, action.args)
    if move is None:
        raise NotationError("action", text=str(action))
    return move


@lru_cache(maxsize=16384)
def _read(verb: str, words: tuple[str, ...]) -> CrossMove | None:
    match verb, words:
        case "play", (tile, street, half):
            return Play(tile, parse_street(street), half)
        case "play", (tile, street, half, "uno"):
            return Play(tile, parse_street(street), half, True)
        case "take", (seat, tile):
            return Take(parse_seat(seat), tile)
        case "return", (tile,):
            return GiveBack(tile)
        case "open", (tile,):
            return StartCross(tile)
        case "draw", (tile,):
            return Draw(None if tile == UNKNOWN else tile)
        case "challenge", (found,) if found in _VERDICTS:
            return Challenge(_VERDICTS[found])
        case "catch", (seat,):
            return Catch(parse_seat(seat))
        case "heap", _:
            return Heap(words)
        case "forced", _:
            return Forced(None if words and set(words) == {UNKNOWN} else words)
        case "penalty", _:
            return Penalty(words)
        case _, ():
            return _WORDLESS.get(verb)
    return None
