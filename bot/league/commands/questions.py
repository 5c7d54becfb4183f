"""Questions to moderators before a change, answered once: kept in memory for a quarter of an hour, since an id has no
room for a change and its reason.
"""

import secrets
from collections.abc import Awaitable, Callable, Sequence

from bot.connection.service import Recent
from bot.league.pages.admin import question
from bot.league.rows.moderation import checked_reason
from bot.league.rows.values import ChangeRow, Pending
from bot.parts.parts import Parts
from bot.play.clicks.context import InteractionContext

_LIFE = 900.0  # seconds
_MOST = 500  # questions that are open at once
# A change that can be undone, a result that waits to be confirmed, or what is to be answered.
Work = Callable[[], Awaitable[ChangeRow | Pending | Parts]]
Ask = Callable[[InteractionContext, Sequence[str], str, Work], Awaitable[None]]  # see `Questions.ask`


class Questions:
    """The open questions of this process; `now` tells seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._open: Recent[tuple[int, int, str], tuple[Work, float]] = Recent(_MOST)  # with when each gets too old

    async def ask(self, ctx: InteractionContext, lines: Sequence[str], reason: str, work: Work) -> None:
        """Show a question, and keep the work to do if the moderator says yes. LeagueError `reason`."""
        checked_reason(reason)
        await ctx.show(question(lines, reason, self.keep(ctx.guild, ctx.person.id, work), ctx.reader))

    def keep(self, guild: int, person: int, work: Work) -> str:
        """Keep the work to do if the person says yes, and return the word by which it is found again."""
        word = secrets.token_hex(8)
        self._open[guild, person, word] = work, self._now() + _LIFE
        return word

    def take(self, guild: int, person: int, word: str) -> Work | None:
        """Return what that person was asked, once; None if it was answered, is too old, or was somebody else's."""
        work, until = self._open.pop((guild, person, word), (None, 0.0))
        return work if self._now() < until else None
