"""A moderator's change of the tables of the deal of the day: a result is taken out, or put back."""

from bot.connection.registration import Choices, Interaction, fits, offered
from bot.daily.pages.moderating import ask_result, result_choice, told_result
from bot.daily.plans import plan_of
from bot.daily.rows import DayResult
from bot.games.text.look import Look
from bot.games.text.names import plain_name
from bot.league.commands.questions import Ask
from bot.parts.parts import Parts, private
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import CommandGroup, command
from bot.play.pages.setting import left_out
from bot.play.permission import check_moderator

_DAYS = 31  # days back of which results can be taken out


def word_of(result: DayResult) -> str:
    """Return the word by which a result is chosen: `142-<person>`."""
    return f"{result.day}-{result.person}"


async def complete_result(group: CommandGroup, interaction: Interaction, typed: str) -> Choices:
    """Offer moderators the server's latest results, today's first; those of who is hidden too, so nobody else."""
    if not interaction.permissions.manage_guild:
        return []
    services = group.dispatcher.services
    guild, look, store = interaction.guild_id or 0, Look(str(interaction.locale)), services.store
    plan = plan_of(left_out(await store.settings(guild, None, None)))
    found = await store.daily_tables.results(guild, services.dailies.today, plan, _DAYS)
    named = ((result_choice(one, look), word_of(one)) for one in found)
    return offered((name, word) for name, word in named if fits(typed, name) or word == typed)


class DailyModeration(CommandGroup, path="league"):
    """The command /league daily; `league_group` puts it into the group that is registered."""

    def __init__(self, dispatcher: Dispatcher, ask: Ask) -> None:
        super().__init__(dispatcher)
        self._ask = ask

    @command("league daily", result=complete_result)
    async def daily(self, ctx: InteractionContext, result: str, reason: str) -> None:
        """Ask a moderator before a result of the deal of the day is taken out, or put back."""
        check_moderator(ctx)
        chosen, store = await _result(ctx, result), ctx.services.store.daily_tables

        async def work() -> Parts:
            done = await store.put(ctx.guild, chosen, ctx.person.id, reason, out=not chosen.out)
            return private(told_result(chosen, ctx.look) if done else ctx.look.t("error-league-changed-meanwhile"))

        await self._ask(ctx, ask_result(chosen, ctx.look), reason, work)


async def _result(ctx: InteractionContext, chosen: str) -> DayResult:
    """Return the result that was chosen; RequestError `daily-no-result`."""
    plan = plan_of(await ctx.services.settings.left_out(ctx.guild))
    dailies, store = ctx.services.dailies, ctx.services.store.daily_tables
    await store.fold(ctx.guild, dailies.open_day, plan)
    for one in await store.results(ctx.guild, dailies.today, plan, _DAYS):
        if word_of(one) == chosen.strip():
            return one
    raise RequestError("daily-no-result", result=plain_name(chosen, "?"))
