"""What everybody remembers of a round on a line: from it follows what others cannot hold.

Who draws, passes or lays a joker had nothing that fitted. What he got later may fit what was open then. So a hand is
told by limits: of the pieces that he lacked at some moment he holds at most as many as he has got since, and not laid.
When he got what he has laid can often not be known: then each way in which that can have been is told.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from bot.games.actions import Action
from bot.games.chance import Chance
from bot.games.kit.samples import Holder, Marked, Way, anything
from bot.games.line.rules.moves import LineMove, Play, Turn, read

_EVER = 1 << 30
_MOST_WAYS = 128  # that are told apart; of more, the rarest are forgotten


class Heard(NamedTuple):
    """An action of the round, the open halves before it and after it, and whether its seat went on after it."""

    seat: int
    move: LineMove
    before: tuple[str, str]
    after: tuple[str, str]
    goes_on: bool


def hear(history: Sequence[str], turn: int | None) -> Iterator[Heard]:
    """The round's actions in their order; `turn` is whose turn it is now."""
    actions = [Action.parse(token) for token in history]
    following = [*(action.seat for action in actions), turn][1:]
    ends = ("", "")
    for action, then in zip(actions, following, strict=True):
        move = read(action)
        after = ends_after(*ends, move)
        yield Heard(action.seat, move, ends, after, then == action.seat)
        ends = after


def ends_after(left: str, right: str, move: LineMove) -> tuple[str, str]:
    """The open halves after a move, which fits."""
    match move:
        case Turn(tile) if tile:
            first, second = tile.split("-")
            return first, second
        case Play(tile, None):
            first, second = tile.split("-")
            return first, second
        case Play(tile, side, half, cover):
            touching = cover.over if cover else half or (left if side == "left" else right)
            first, second = tile.split("-")
            opened = second if first == touching else first
            return (opened, right) if side == "left" else (left, opened)
    return left, right


class Memory:
    """What is remembered of one hand: when it got pieces, which it lacked, laid or must have had."""

    def __init__(self, dealt: int) -> None:
        self._now = 0
        self._got = [0] * dealt
        self._lacked: list[tuple[int, int]] = []
        self._had: list[tuple[int, int]] = []
        self._laid: list[tuple[int, int]] = []

    def gets(self) -> None:
        """It got a piece."""
        self._now += 1
        self._got.append(self._now)

    def lacks(self, bits: int) -> None:
        """None of these pieces was there."""
        self._now += 1
        self._lacked.append((self._now, bits))

    def has(self, bits: int) -> None:
        """One of these pieces was there."""
        self._now += 1
        self._had.append((self._now, bits))

    def lays(self, bit: int) -> None:
        """This piece was there, and is gone."""
        self._now += 1
        self._laid.append((self._now, bit))

    def holder(self, need: int) -> Holder:
        """What can be in the hand now, that has so many pieces."""
        limits = self._limits()
        whens = [when for when, _ in limits]
        ways = Counter[_Kind]()
        for came, count in self._came().items():
            most = tuple(sum(moment > when for moment in came.free) for when in whens)
            ways[_Kind(most, came if came.asked else None)] += count
        return Holder(need, tuple(bits for _, bits in limits), tuple(map(self._way, ways, ways.values())))

    def _way(self, kind: "_Kind", count: int) -> Way:
        fits = anything if kind.came is None else partial(self._fits, kind.came)
        return Way(kind.most, count, fits)

    def _since(self, bit: int, until: int = _EVER) -> int:
        """Since when a piece can have been there that was there up to a moment."""
        return max((when for when, bits in self._lacked if when < until and bits & bit), default=0)

    def _limits(self) -> list[tuple[int, int]]:
        """The moments at which something was lacked that can be there now only if it came later, and what."""
        limits: list[tuple[int, int]] = []
        bits = 0
        for when, lacked in reversed(self._lacked):
            bits |= lacked
            if limits and not any(when < got < limits[-1][0] for got in self._got):
                limits.pop()
            limits.append((when, bits))
        return limits[::-1]

    def _came(self) -> "Counter[_Came]":
        """In how many ways each set of moments can be left when all that was laid has one at which it came.

        The first is that in which each piece, in the order in which they were laid, came as early as it can have come:
        it always leaves moments for those laid later.
        """
        found = Counter({_Came(tuple(self._got), tuple(self._had)): 1})
        jobs = [(bit, self._since(bit, until), until) for until, bit in self._laid]
        for bit, since, until in jobs:
            more = Counter[_Came]()
            for came, ways in found.items():
                for moment in sorted({one for one in came.free if since <= one <= until}):
                    more[came.without(moment, until, bit)] += ways * came.free.count(moment)
            found = _often(more)
        return found

    def _fits(self, came: "_Came", hand: Sequence[Marked], rng: Chance) -> bool:
        """Whether a hand has had what must have been there, if its pieces came in one of the orders that can be."""
        free, held = list(came.free), list[tuple[int, int]]()
        for since, bit in sorted(((self._since(piece.bit), piece.bit) for piece in hand), reverse=True):
            able = [moment for moment in free if moment >= since]
            moment = able[rng.randrange(len(able))]
            free.remove(moment)
            held.append((moment, bit))
        return all(any(moment < when and bits & bit for moment, bit in held) for when, bits in came.asked)


class _Came(NamedTuple):
    """The moments at which what is in the hand came, and what must have been there when, and was none that was laid."""

    free: tuple[int, ...]
    asked: tuple[tuple[int, int], ...]

    def without(self, moment: int, until: int, laid: int) -> "_Came":
        """With a piece that came at a moment and was laid at another."""
        at = self.free.index(moment)
        asked = tuple(
            (when, bits) for when, bits in self.asked if not (bits & laid and moment < when < until)
        )
        return _Came((*self.free[:at], *self.free[at + 1 :]), asked)


def _often(found: "Counter[_Came]") -> "Counter[_Came]":
    """The first and the most frequent of them."""
    if len(found) <= _MOST_WAYS:
        return found
    first = next(iter(found))
    often = {first: found[first], **dict(found.most_common(_MOST_WAYS - 1))}
    return Counter(often)


class _Kind(NamedTuple):
    """Ways that come to the same: how many places are left since each limit, and more where more is to be asked."""

    most: tuple[int, ...]
    came: _Came | None
