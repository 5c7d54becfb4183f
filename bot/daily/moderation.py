"""/manage daily: a manager takes a result out of a server's tables of the deal of the day, or puts it back."""

from bot.connection.registration import Choices, Interaction, fits, offered
from bot.daily.pages.playing import signed, title
from bot.daily.plans import display_score, plan_of
from bot.daily.rows.tables import DailyTables
from bot.daily.rows.values import DayResult
from bot.daily.service import Dailies
from bot.games.text.names import marked_name, plain_name
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.league.commands.questions import Ask
from bot.parts.parts import CHOICE_LIMIT, Parts, cut, private
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import CommandGroup, command
from bot.play.guild_settings import GuildSettings

_DAYS = 31  # days back of which results can be taken out


class DailyModeration(CommandGroup, path="manage"):
    """The part of /manage for the deal of the day; `ask` shows a question before anything is changed."""

    def __init__(
        self, dispatcher: Dispatcher, ask: Ask, *, dailies: Dailies, tables: DailyTables, settings: GuildSettings
    ) -> None:
        super().__init__(dispatcher)
        self._ask = ask
        self._dailies, self._tables, self._settings = dailies, tables, settings

    async def complete_result(self, interaction: Interaction, typed: str) -> Choices:
        """Offer the server's latest results, today's first; also of who is hidden."""
        reader = Reader(str(interaction.locale))
        results = await self._results(interaction.guild_id or 0)
        named = ((result_choice(result, reader), word_of(result)) for result in results)
        return offered((name, word) for name, word in named if fits(typed, name) or word == typed)

    @command("manage daily", result=complete_result)
    async def daily(self, ctx: InteractionContext, result: str, reason: str) -> None:
        """Ask before a result of the deal of the day is taken out, or put back if it is out."""
        chosen = await self._result(ctx, result)

        async def work() -> Parts:
            done = await self._tables.put(ctx.guild, chosen, ctx.person.id, reason, out=not chosen.out)
            return private(told_result(chosen, ctx.reader) if done else ctx.reader.t("error-league-changed-meanwhile"))

        await self._ask(ctx, ask_result(chosen, ctx.reader), reason, work)

    async def _results(self, guild: int) -> list[DayResult]:
        plan = plan_of(await self._settings.left_out(guild))
        return await self._tables.results(guild, self._dailies.today, plan, _DAYS)

    async def _result(self, ctx: InteractionContext, chosen: str) -> DayResult:
        """Return the result that was chosen; RequestError `daily-no-result`."""
        plan = plan_of(await self._settings.left_out(ctx.guild))
        await self._tables.fold(ctx.guild, self._dailies.open_day, plan)
        for result in await self._results(ctx.guild):
            if word_of(result) == chosen.strip():
                return result
        raise RequestError("daily-no-result", result=plain_name(chosen, "?"))


def word_of(result: DayResult) -> str:
    """Return the word by which a result is chosen: `142-<person>`."""
    return f"{result.day}-{result.person}"


def result_choice(result: DayResult, reader: Reader) -> str:
    """Return a result as a line of a menu: the day, who, the score, and whether it is taken out."""
    return cut(_result_text(result, plain_name(result.name, "?", 32), reader), CHOICE_LIMIT)


def ask_result(result: DayResult, reader: Reader) -> list[str]:
    """Return the lines of the question before a result is taken out, or put back."""
    heading = reader.t("daily-ask", out="back" if result.out else "out")
    return [heading, _result_text(result, marked_name(result.name), reader)]


def told_result(result: DayResult, reader: Reader) -> str:
    """Say what was done with a result, which was as it is here before."""
    return reader.t("daily-changed", out="back" if result.out else "out", name=marked_name(result.name))


def _result_text(result: DayResult, name: str, reader: Reader) -> str:
    return reader.t(
        "daily-result",
        title=title(result.day, reader),
        name=name,
        game=game_name(result.game, reader.locale),
        score=signed(display_score(result.game, result.score)),
        out="yes" if result.out else "no",
    )
