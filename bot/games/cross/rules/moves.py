"""The actions of UNO Dominos with named parts, the view of a cross, and the effects of actions for its seat."""

from collections import Counter
from collections.abc import Hashable
from functools import lru_cache

from bot.games.actions import UNKNOWN, Action, Draw, Move, Pass, parse_seat
from bot.games.cross.rules.cross import SETS, Domo, Joined, Streets, parse_street, same_colour, whole_set
from bot.games.errors import NotationError
from bot.games.view import View


class TakeDomo(Move, frozen=True, gc=False):
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


class PlayDomo(Move, frozen=True, gc=False):
    """Lay a domo by a half at a street (0 to 3: N E S W), with or without calling UNO."""

    tile: str
    street: int
    half: str
    uno: bool = False


class Keep(Move, frozen=True, gc=False):
    """Keep the domo just drawn (UD-7)."""


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


_VERDICTS = {"guilty": True, "innocent": False, UNKNOWN: None}
_WORDLESS: dict[str, Move] = {
    "draw": Draw(),
    "keep": Keep(),
    "pass": Pass(),
    "skipped": Skipped(),
    "challenge": Challenge(),
    "uno": CallUno(),
}


@lru_cache(maxsize=16384)
def read(action: Action) -> Move:
    """Return what an action of UNO Dominos says; NotationError `action`, `side` or `seat`."""
    words = action.args
    match action.verb, words:
        case "play", (tile, street, half):
            return PlayDomo(tile, parse_street(street), half)
        case "play", (tile, street, half, "uno"):
            return PlayDomo(tile, parse_street(street), half, True)
        case "take", (seat, tile):
            return TakeDomo(parse_seat(seat), tile)
        case "return", (tile,):
            return GiveBack(tile)
        case "open", (tile,):
            return StartCross(tile)
        case "draw", (tile,):
            return Draw(None if tile == UNKNOWN else tile)
        case "challenge", (verdict,) if verdict in _VERDICTS:
            return Challenge(_VERDICTS[verdict])
        case "catch", (seat,):
            return Catch(parse_seat(seat))
        case "heap", _:
            return Heap(words)
        case "forced", _:
            return Forced(None if words and set(words) == {UNKNOWN} else words)
        case "penalty", _:
            return Penalty(words)
        case verb, () if verb in _WORDLESS:
            return _WORDLESS[verb]
    raise NotationError("action", text=str(action))


class CrossView(View, frozen=True, kw_only=True):
    """The view of the cross."""

    start: str  # the start double, "" before it
    streets: tuple[tuple[Joined, ...], ...]  # outward from it in the order N E S W
    ends: tuple[str, ...]  # their open halves
    closed: tuple[bool, ...]
    last: tuple[int, int] | None  # street and place of the domo laid last
    heap: int
    step: int  # the direction of play
    phase: str  # as in the state
    exposed: int | None
    drawn: str = ""  # the own domo just drawn
    last_dead: int | None = None


def table_of(view: CrossView) -> Streets:
    """Return the table as the rules have it."""
    return Streets(symbols_active(view), Domo(view.start) if view.start else None, view.streets, view.last)


def symbols_active(view: CrossView) -> bool:
    """Return True if only the symbols of touching halves work (UD-9)."""
    return view.course is not None and view.course.options["symbols"] == "active"


def edition_of(view: CrossView) -> int:
    """Return the edition of the set (UD-1)."""
    return len(SETS) if view.course is None else view.course.edition


def effect(move: Move | None, view: CrossView) -> Hashable:
    """Return a move's effect, as far as its player may know.

    Streets with the same open half are as good as each other; after a challenge that cannot succeed the same four are
    drawn (UD-10).
    """
    if isinstance(move, PlayDomo) and move.street < len(view.ends):
        return move.tile, move.half, view.ends[move.street], _doubled(view, move.street), move.uno
    if isinstance(move, Challenge) and not may_be_guilty(view):
        return Forced
    return Forced if isinstance(move, Forced) else move


def _doubled(view: CrossView, street: int) -> bool:
    """Return True if a double lies at the end of a street: no other double joins there (UD-4)."""
    road = view.streets[street]
    return road[-1].crosswise if road else True


def may_be_guilty(view: CrossView) -> bool:
    """Return True if the player of the Joker Draw 4 may have had a matching colour: a domino that the seat doesn't see.

    `view` is that of the seat that suffers. No player with an empty hand is guilty.
    """
    if view.last is None or view.hand is None:
        return False
    street, at = view.last
    if not view.sizes[view.streets[street][at].seat]:
        return False
    before = table_of(view).taken_back()
    seen = Counter([*view.hand, view.start, *(laid.tile for road in view.streets for laid in road)])
    unseen = (tile for tile, count in Counter(whole_set(edition_of(view))).items() if count > seen[tile.text])
    ends = before.ends
    return any(same_colour(tile, half, end) for tile in unseen for half in (tile.a, tile.b) for end in ends)
