"""The commands below /manage season: the beginning and end of a season, and its divisions."""

from collections.abc import Mapping

from discord import app_commands

from bot.games.text.names import marked_name
from bot.league.commands.completion import complete_player, complete_season, find_player, find_season
from bot.league.pages.seasons import ask_division, ask_end, ask_reopen, started
from bot.league.posts.seasons import SeasonPosts
from bot.league.rows.league import League
from bot.league.rows.values import SeasonEnd, SeasonRow
from bot.league.rules import LeagueError
from bot.league.rules.seasons import FEWEST, MOST, MOST_MOVES
from bot.parts import verbs
from bot.parts.ids import IdError, Press
from bot.parts.parts import private
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import CommandGroup, command
from bot.play.permission import check_manager


class SeasonCommands(CommandGroup, path="manage season"):
    """The group /manage season, with the buttons of its questions. `posts` posts final tables."""

    def __init__(self, dispatcher: Dispatcher, *, league: League, posts: SeasonPosts) -> None:
        super().__init__(dispatcher)
        self.league, self._posts = league, posts
        self.clicks: Mapping[str, ClickHandler] = {
            verbs.SEASON_END: self._end,
            verbs.SEASON_REOPEN: self._reopen,
            verbs.SEASON_DIVISION: self._divide,
        }

    @command("manage season start", public=True)
    async def start(
        self,
        ctx: InteractionContext,
        name: app_commands.Range[str, 1, 100],
        until: str | None = None,
        divisions: app_commands.Range[int, FEWEST, MOST] | None = None,
        moves: app_commands.Range[int, 1, MOST_MOVES] = 1,
    ) -> None:
        """Begin a season, for all to see."""
        league, divided = self.league, (0, 0) if divisions is None else (divisions, moves)
        season = await league.start_season(ctx.guild, name, until, ctx.person.id, divisions=divided)
        people = await league.divisions(ctx.guild, season.number) if season.divisions else ()
        await ctx.responder.public(started(season, await ctx.public_reader(), people))

    @command("manage season division", person=complete_player)
    async def division(self, ctx: InteractionContext, person: str, number: app_commands.Range[int, 1, MOST]) -> None:
        """Ask before a player is put into another division."""
        league, running = self.league, await self._running(ctx)
        if number > running.divisions:
            raise LeagueError("unknown-division", division=number)
        who, seen = await league.division(ctx.guild, running, await find_player(self.league, ctx, person))
        if seen == number:
            raise LeagueError("nothing-changed")
        await ctx.show(ask_division(running, who, seen, number, ctx.reader))

    @command("manage season end")
    async def end(self, ctx: InteractionContext) -> None:
        """Ask before the season ends."""
        await ctx.show(ask_end(await self._running(ctx), ctx.reader))

    @command("manage season reopen", season=complete_season)
    async def reopen(self, ctx: InteractionContext, season: str) -> None:
        """Ask before a final table is corrected."""
        league, number = self.league, await find_season(self.league, ctx, season)
        row = next((row for row in await league.seasons(ctx.guild) if row.number == number), None)
        if row is None:
            raise LeagueError("unknown-season", name=season)
        if row.running:
            raise LeagueError("season-not-over", name=row.name)
        await ctx.show(ask_reopen(row, ctx.reader))

    async def _running(self, ctx: InteractionContext) -> SeasonRow:
        running = await self.league.running(ctx.guild)
        if running is None:
            raise LeagueError("no-season")
        return running

    async def _declined(self, ctx: InteractionContext, press: Press, text: str) -> bool:
        """Return True if a question was answered with No; RequestError for a Yes of who may not manage the server."""
        if press.words[:1] == ("0",):
            await ctx.show(private(ctx.reader.t(text)))
            return True
        check_manager(ctx, "manage")
        return False

    async def _end(self, ctx: InteractionContext, press: Press) -> None:
        """End the season that was asked about, if it still runs, and post its final table."""
        if not await self._declined(ctx, press, "season-kept"):
            ended = await self.league.end_season(ctx.guild, ctx.person.id, *_numbers(press, 1))
            await self._tell(ctx, ended, "season-ended", "season-ended-unposted")

    async def _reopen(self, ctx: InteractionContext, press: Press) -> None:
        """Make the final table that was asked about anew, and post it with what has changed."""
        if await self._declined(ctx, press, "season-left"):
            return
        (season,) = _numbers(press, 1)
        made = await self.league.reopen_season(ctx.guild, season, ctx.person.id)
        if not made.news:
            await ctx.show(private(ctx.reader.t("season-same")))
            return
        await self._tell(ctx, made, "season-reopened", "season-reopened-unposted")

    async def _divide(self, ctx: InteractionContext, press: Press) -> None:
        """Put the member who was asked about into another division."""
        if await self._declined(ctx, press, "season-division-left"):
            return
        season, person, seen, to = _numbers(press, 4)
        league, running = self.league, await self._running(ctx)
        await league.set_division(ctx.guild, person, ctx.person.id, season, seen, to)
        who, division = await league.division(ctx.guild, running, person)
        await ctx.show(private(ctx.reader.t("season-division-set", name=marked_name(who.name), division=division)))

    async def _tell(self, ctx: InteractionContext, ended: SeasonEnd, text: str, unposted: str) -> None:
        """Post a final table and say where it is; show it here if it can't be posted."""
        channel = await self._posts.post(ctx.guild, ended, otherwise=ctx.channel)
        if channel is not None:
            await ctx.show(private(ctx.reader.t(text, channel=f"<#{channel}>")))
            return
        place = await self._posts.place(ctx.guild, ctx.channel)
        parts = await self._posts.parts(ctx.guild, ended, ctx.reader)
        await ctx.show(private(ctx.reader.t(unposted, channel=f"<#{place}>")))
        await ctx.responder.private(parts)


def _numbers(press: Press, count: int) -> list[int]:
    """Return the numbers in the button of a question. IdError for any other button."""
    words = press.words
    if len(words) != count or not all(word.isascii() and word.isdigit() and len(word) <= 20 for word in words):
        raise IdError(press.verb)
    return [int(word) for word in words]
