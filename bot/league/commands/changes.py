"""Questions to moderators before the league is changed: kept for a quarter of an hour, and answered once.

A change is described by more than a custom id has room for, its reason above all, so questions stay in memory alone:
after a restart the moderator is asked again.
"""

import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.games.text.names import marked_name
from bot.league.pages.admin import NO, pending_post, pending_settled, question
from bot.league.pages.audit import PAGE, audit_page
from bot.league.rows.values import ChangeRow, Pending
from bot.league.rules import LeagueError
from bot.parts import verbs
from bot.parts.ids import IdError, Press
from bot.parts.parts import CONTENT_LIMIT, Parts, cut, private
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext
from bot.play.permission import check_moderator

_LONGEST = 300  # characters of a reason
_LIFE = 900.0  # seconds
_MOST = 500  # questions that are open at once
# A change that can be undone, a result that waits to be confirmed, or what is to be answered.
Work = Callable[[], Awaitable[ChangeRow | Pending | Parts]]
Ask = Callable[[InteractionContext, Sequence[str], str, Work], Awaitable[None]]


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


def asker(questions: Questions) -> Ask:
    """Return a function that shows a question and keeps in `questions` the work to be done at a yes."""

    async def ask(ctx: InteractionContext, lines: Sequence[str], reason: str, work: Work) -> None:
        if not 0 < len(" ".join(reason.split())) <= _LONGEST:
            raise LeagueError("reason", most=_LONGEST)
        word = questions.ask(ctx.guild, ctx.person.id, work)
        await ctx.show(question(lines, reason, word, ctx.look))

    return ask


def admin_clicks(questions: Questions) -> Mapping[str, ClickHandler]:
    """Return the handlers of the buttons under a question, and of the audit log's pages."""

    async def answer(ctx: InteractionContext, press: Press) -> None:
        check_moderator(ctx)
        word = "".join(press.words[:1])
        if word == NO:
            await ctx.show(private(ctx.look.t("league-change-kept")))
            return
        work = questions.take(ctx.guild, ctx.person.id, word)
        if work is None:
            await ctx.show(private(ctx.look.t("league-question-old")))
            return
        done = await work()
        if isinstance(done, Pending):
            await ctx.show(private(ctx.look.t("pending-held", number=done.number)))
            look = await ctx.services.presenter.public_look(ctx.guild, ctx.channel)
            await ctx.responder.public(pending_post(done, look))
            return
        if not isinstance(done, Parts):
            lines = [ctx.look.t("league-change-done", number=done.number)]
            for season in await ctx.services.store.league.outdated(ctx.guild):
                lines.append(ctx.look.t("league-change-outdated", name=marked_name(season)))
            done = private(cut("\n".join(lines), CONTENT_LIMIT))
        await ctx.show(done)

    async def turn(ctx: InteractionContext, press: Press) -> None:
        word = "".join(press.words[:1])
        await show_audit(ctx, int(word) if word.isascii() and word.isdigit() else 0)

    return {verbs.ADMIN: answer, verbs.AUDIT: turn, verbs.PENDING: _settle}


async def _settle(ctx: InteractionContext, press: Press) -> None:
    """Confirm or reject a result that waits; its post says so from then on."""
    number, said, *_ = (*press.words, "", "")
    if not number.isascii() or not number.isdigit() or said not in ("yes", "no"):
        raise IdError(press.verb)
    moderator, yes = ctx.interaction.permissions.manage_guild, said == "yes"
    league = ctx.services.store.league
    done = await league.settle(ctx.guild, int(number), ctx.person.id, moderator=moderator, yes=yes)
    await ctx.responder.update(pending_settled(done, ctx.person.id, ctx.look, yes=yes))


async def show_audit(ctx: InteractionContext, page: int = 0) -> None:
    """Show a page of the audit log to a moderator."""
    check_moderator(ctx)
    found = await ctx.services.store.league.audit(ctx.guild, page=page, page_size=PAGE)
    await ctx.show(audit_page(found, ctx.look))
