"""Questions to moderators before something is changed: kept for a quarter of an hour, and answered once.

A change is described by more than a custom id has room for, its reason above all, so this alone stays in memory: after
a restart the question is simply asked again.
"""

import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.league.rows.values import ChangeRow, Pending
from bot.parts.parts import Parts

_LIFE = 900.0  # seconds
_MOST = 500  # questions that are open at once
# A change that can be undone, a result that waits to be confirmed, or what is to be answered.
Work = Callable[[], Awaitable[ChangeRow | Pending | Parts]]


@dataclass(frozen=True, slots=True)
class _Question:
    person: int
    guild: int
    work: Work
    until: float


class Questions:
    """The open questions of this process; `now` tells seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._open: OrderedDict[str, _Question] = OrderedDict()

    def ask(self, guild: int, person: int, work: Work) -> str:
        """Keep the work to do if the person says yes, and return the word by which it is found again."""
        word = secrets.token_hex(8)
        self._open[word] = _Question(person, guild, work, self._now() + _LIFE)
        if len(self._open) > _MOST:
            self._open.popitem(last=False)
        return word

    def take(self, guild: int, person: int, word: str) -> Work | None:
        """Return what that person was asked, once; None if it was answered, is too old, or was somebody else's."""
        found = self._open.get(word)
        if found is None or (found.guild, found.person) != (guild, person):
            return None
        del self._open[word]
        return found.work if self._now() < found.until else None
