"""What everybody remembers of a round on a line: from it follows what others cannot hold.

Who draws, passes or lays a joker had nothing that fitted. What he got later may fit what was open then. So a hand is
told by limits: of the pieces that he lacked at some moment he holds at most as many as he has got since, and not laid.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.games.actions import Action
from bot.games.kit.samples import Holder, Limit, Marked, anything
from bot.games.line.moves import LineMove, Play, Turn, read

_EVER = 1 << 30


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
        return Holder(need, self._limits(), self._fits if self._had else anything)

    def _since(self, bit: int, until: int = _EVER) -> int:
        """Since when a piece can have been there that was there up to a moment."""
        return max((when for when, bits in self._lacked if when < until and bits & bit), default=0)

    def _laid_jobs(self) -> list[tuple[int, int]]:
        return [(self._since(bit, when), when) for when, bit in self._laid]

    def _limits(self) -> tuple[Limit, ...]:
        """For each moment at which something was lacked: the free places since then."""
        free = _left(self._got, self._laid_jobs())
        assert free is not None
        limits: list[Limit] = []
        bits = 0
        for when, lacked in reversed(self._lacked):
            bits |= lacked
            most = sum(got > when for got in free)
            if limits and limits[-1].most == most:
                limits.pop()
            limits.append(Limit(bits, most))
        return tuple(reversed(limits))

    def _fits(self, hand: Sequence[Marked]) -> bool:
        """Whether a hand that keeps all limits can also have had what must have been there."""
        jobs = [*self._laid_jobs(), *((self._since(piece.bit), _EVER) for piece in hand)]
        bits = [*(bit for _, bit in self._laid), *(piece.bit for piece in hand)]
        for when, had in self._had:
            able = (
                number
                for number, (since, until) in enumerate(jobs)
                if had & bits[number] and since < when < until
            )
            found = next((number for number in able if self._can_be(jobs, number, when)), None)
            if found is None:
                return False
            jobs[found] = (jobs[found][0], when)
        return True

    def _can_be(self, jobs: Sequence[tuple[int, int]], number: int, when: int) -> bool:
        """Whether that piece can have been there at a moment."""
        since, _ = jobs[number]
        return _left(self._got, [*jobs[:number], (since, when), *jobs[number + 1 :]]) is not None


def _left(got: Sequence[int], jobs: Sequence[tuple[int, int]]) -> list[int] | None:
    """The moments of `got` that are left when each piece has one, as early as can be; None if that cannot be.

    A piece that came after the moment `since` and was needed at `until` takes a moment between them. Taking the one
    that is needed first at each moment is the earliest that can be done (unit jobs, earliest deadline first).
    """
    waiting, left = sorted(jobs, key=lambda job: job[1]), list[int]()
    for moment in got:
        taken = next((job for job in waiting if job[0] <= moment <= job[1]), None)
        if taken is None:
            left.append(moment)
        else:
            waiting.remove(taken)
    return None if waiting else left
