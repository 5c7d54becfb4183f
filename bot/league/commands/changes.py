"""Moderators' changes of the league: each is looked up, shown as a question, and done when the answer is yes."""

from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.connection.questions import Questions, Work
from bot.games.text.names import marked_name
from bot.league.pages.admin import NO, pending_post, pending_settled, question
from bot.league.pages.audit import PAGE, audit_page
from bot.league.rows.values import Pending
from bot.league.rules import LeagueError
from bot.parts import verbs
from bot.parts.ids import IdError, Press
from bot.parts.parts import CONTENT_LIMIT, Parts, cut, private
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext
from bot.play.permission import check_moderator

_LONGEST = 300  # characters of a reason
Ask = Callable[[InteractionContext, Sequence[str], str, Work], Awaitable[None]]


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
