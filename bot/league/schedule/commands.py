"""The commands below /league fixtures, the buttons of their lists, and the table of a fixture."""

from collections.abc import Iterable, Mapping, Sequence

import discord
from discord import app_commands

from bot.games.text.names import marked_name
from bot.league.commands.completion import complete_fixture, complete_schedule
from bot.league.commands.questions import Ask
from bot.league.rows.league import League
from bot.league.rows.values import HandSeat
from bot.league.schedule.deadlines import Deadlines, Which
from bot.league.schedule.groups import MOST_ROUNDS
from bot.league.schedule.making import MOST_DAYS, SchedulePlan, create_fixtures, last_days, read_people, read_teams
from bot.league.schedule.pages import (
    OF,
    PAGE,
    THESE,
    ask_deadline,
    deadline_set,
    fixtures_page,
    names,
    ready_menu,
    said_ready,
)
from bot.league.schedule.posts import SETTING, Reminders
from bot.league.schedule.rows import Fixtures
from bot.league.schedule.showing import SchedulePages
from bot.league.schedule.teams import MOST_TEAMS
from bot.league.schedule.values import Fixture
from bot.parts import verbs
from bot.parts.ids import Press
from bot.parts.parts import Parts, private
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import CommandGroup, command, complete_game
from bot.play.permission import check_moderator
from bot.tables import Snapshot

_TEAMS = [f"team{number}" for number in range(3, MOST_TEAMS + 1)]
_OWN = 500  # open fixtures of a person that are looked through


class FixtureCommands(CommandGroup, path="league fixtures"):
    """The group /league fixtures, with the buttons of its lists and reminders."""

    def __init__(
        self,
        dispatcher: Dispatcher,
        *,
        league: League,
        fixtures: Fixtures,
        deadlines: Deadlines,
        reminders: Reminders,
        pages: SchedulePages,
        ask: Ask,
    ) -> None:
        super().__init__(dispatcher)
        self.fixtures, self._league, self._deadlines = fixtures, league, deadlines
        self._reminders, self._pages, self._ask = reminders, pages, ask
        self.clicks: Mapping[str, ClickHandler] = {verbs.FIXTURES: self._turn, verbs.FIXTURE_READY: self._say_ready}

    @command("league fixtures create", public=True, game=complete_game)
    async def create(
        self,
        ctx: InteractionContext,
        game: str,
        player1: discord.User | None = None,
        player2: discord.User | None = None,
        player3: discord.User | None = None,
        player4: discord.User | None = None,
        player5: discord.User | None = None,
        player6: discord.User | None = None,
        player7: discord.User | None = None,
        player8: discord.User | None = None,
        player9: discord.User | None = None,
        player10: discord.User | None = None,
        players: str | None = None,
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
        seats: app_commands.Range[int, 2, 6] | None = None,
        until: str | None = None,
        days: app_commands.Range[int, 1, MOST_DAYS] | None = None,
        duplicate: bool = False,
    ) -> None:
        """Make fixtures between members."""
        check_moderator(ctx)
        named = (player1, player2, player3, player4, player5, player6, player7, player8, player9, player10)
        people = await read_people(ctx, [person for person in named if person is not None], players or "")
        schedule = await last_days(self._league, ctx, until, days)
        await create_fixtures(self.fixtures, ctx, game, people, SchedulePlan(rounds, seats, schedule, duplicate))

    @command("league fixtures teams", public=True, texts=dict.fromkeys(_TEAMS, "more"), game=complete_game)
    async def teams(
        self,
        ctx: InteractionContext,
        game: str,
        team1: str,
        team2: str,
        team3: str = "",
        team4: str = "",
        team5: str = "",
        team6: str = "",
        team7: str = "",
        team8: str = "",
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
        seats: app_commands.Range[int, 2, 6] | None = None,
        until: str | None = None,
        days: app_commands.Range[int, 1, MOST_DAYS] | None = None,
        duplicate: bool = False,
    ) -> None:
        """Make fixtures between teams, in which partners never meet."""
        check_moderator(ctx)
        typed = [team for team in (team1, team2, team3, team4, team5, team6, team7, team8) if team.strip()]
        people = await read_teams(ctx, typed)
        schedule = await last_days(self._league, ctx, until, days)
        await create_fixtures(self.fixtures, ctx, game, people, SchedulePlan(rounds, seats, schedule, duplicate))

    @command("league fixtures standings", public=True, fixture=complete_schedule)
    async def standings(self, ctx: InteractionContext, fixture: int = 0) -> None:
        """Show how the teams of a schedule stand, to all."""
        await self._pages.show_teams(ctx, fixture, "public")

    @command("league fixtures duplicate", fixture=complete_schedule)
    async def duplicate(self, ctx: InteractionContext, fixture: int = 0) -> None:
        """Show the deals that a round's tables share, and what they came to."""
        await self._pages.show_deals(ctx, fixture)

    @command("league fixtures list")
    async def list(self, ctx: InteractionContext, who: discord.User | None = None, everything: bool = False) -> None:
        """Show fixtures."""
        await ctx.responder.private(await self._page(ctx, 0, who.id if who else None, not everything))

    @command("league fixtures cancel", fixture=complete_fixture)
    async def cancel(self, ctx: InteractionContext, fixture: int, reason: str, together: bool = False) -> None:
        """Take a fixture off the list."""
        check_moderator(ctx)
        gone = await self.fixtures.cancel(ctx.guild, fixture, ctx.person.id, reason, together=together)
        numbers = ", ".join(str(row.number) for row in gone)
        await ctx.say(ctx.reader.t("fixtures-cancelled", count=len(gone), numbers=numbers))

    @command("league fixtures walkover", fixture=complete_fixture)
    async def walkover(self, ctx: InteractionContext, fixture: int, winner: discord.User, reason: str) -> None:
        """Count a fixture for one of its players: the others share the last place."""
        check_moderator(ctx)
        row = await self.fixtures.find(ctx.guild, fixture)
        name = marked_name(winner.display_name)
        if not row.has(winner.id):
            raise RequestError("fixture-not-in-it", name=name, number=fixture)
        live = table_of(ctx.services.tables.all(), ctx.guild, fixture)
        if live is not None and live.state.phase != "lobby":
            raise RequestError("fixture-being-played", number=fixture, link=f"<#{live.state.channel}>")
        seats = [HandSeat(seat.person, seat.name, 1 if seat.person == winner.id else 2) for seat in row.seats]
        await self._league.walkover(ctx.guild, row.game, seats, ctx.person.id, reason, fixture=fixture)
        await ctx.say(ctx.reader.t("fixture-walkover", number=fixture, name=name))

    @command("league fixtures remind")
    async def remind(self, ctx: InteractionContext, daily: bool | None = None) -> None:
        """Remind players now, or say whether that happens by itself."""
        check_moderator(ctx)
        await (self._remind(ctx) if daily is None else self._set_daily(ctx, daily))

    @command("league fixtures deadline", fixture=complete_fixture)
    async def deadline(
        self, ctx: InteractionContext, fixture: int, until: str, reason: str, which: Which = "one"
    ) -> None:
        """Ask before a fixture, its round, or all made with it get another last day."""
        check_moderator(ctx)
        last = (await last_days(self._league, ctx, until, None))(1)
        assert last is not None
        moved = await self._deadlines.movable(ctx.guild, fixture, which)

        async def move() -> Parts:
            done = await self._deadlines.set(ctx.guild, fixture, which, last, ctx.person.id, reason)
            return deadline_set(done, last, ctx.reader)

        await self._ask(ctx, ask_deadline(moved, last, ctx.reader), reason, move)

    async def _remind(self, ctx: InteractionContext) -> None:
        """Post the reminders that are due, and say how many there were."""
        told, failed = await self._reminders.remind(ctx.guild)
        lines = [ctx.reader.t("fixtures-not-posted", channel=f"<#{channel}>") for channel in failed]
        if told or not failed:
            lines.insert(0, ctx.reader.t("fixtures-reminded", count=told))
        await ctx.say("\n".join(lines))

    async def _set_daily(self, ctx: InteractionContext, daily: bool) -> None:
        """Say whether players are reminded once a day; that is a setting, so the audit log has it."""
        value = "yes" if daily else "no"
        await ctx.services.store.set_setting(ctx.guild, None, SETTING, value, ctx.person.id)
        await ctx.say(ctx.reader.t("fixtures-daily", daily=value))

    async def _page(self, ctx: InteractionContext, page: int, person: int | None, only_open: bool) -> Parts:
        found = await self.fixtures.page(ctx.guild, person, only_open=only_open, page=page, page_size=PAGE)
        return fixtures_page(found, ctx.reader, person=person, only_open=only_open)

    async def _turn(self, ctx: InteractionContext, press: Press) -> None:
        page, person, only, *_ = (*press.words, "", "", "")
        await ctx.show(await self._page(ctx, _number(page), _number(person) or None, only != "all"))

    async def _say_ready(self, ctx: InteractionContext, press: Press) -> None:
        """Note for which fixtures the clicker is ready, and tell the others; ask first if it may be several."""
        how, *words = (*press.words, "")
        numbers = [int(word) for word in words if word.isascii() and word.isdecimal()]
        if how == OF and len(numbers) == 2:
            own = await self._awaiting(ctx, *numbers)
            if len(own) > 1:
                await ctx.show(ready_menu(own, ctx.reader))
                return
            numbers = [one.number for one in own]
        elif how != THESE:
            numbers = []
        new = await self._deadlines.ready(ctx.guild, numbers, ctx.person.id)
        if not new:
            await ctx.show(private(ctx.reader.t("fixture-ready-none")))
            return
        if ctx.private:
            await ctx.show(private(ctx.reader.t("fixture-ready-noted", count=len(new))))
        reader = await ctx.services.presenter.public_reader(ctx.guild, ctx.channel)
        await ctx.responder.public(said_ready(new, ctx.person.id, reader))

    async def _awaiting(self, ctx: InteractionContext, first: int, last: int) -> Sequence[Fixture]:
        """Return the open fixtures between two numbers with a last day for which the clicker is not ready yet."""
        found = await self.fixtures.page(ctx.guild, ctx.person.id, page_size=_OWN)
        return [
            row
            for row in found.rows
            if first <= row.number <= last and row.last is not None and row.awaits(ctx.person.id)
        ]


def _number(word: str) -> int:
    return int(word) if word.isascii() and word.isdigit() else 0


def table_of(snapshots: Iterable[Snapshot], guild: int, fixture: int) -> Snapshot | None:
    """Return the live table at which a fixture is played, or about to be; None without one."""
    return next(
        (
            one
            for one in snapshots
            if one.state.guild == guild and one.state.fixture == fixture and one.state.phase != "over"
        ),
        None,
    )


async def playable(fixtures: Fixtures, ctx: InteractionContext, number: int) -> Fixture:
    """Return an open fixture of which the asker is a player. LeagueError, RequestError."""
    one = await fixtures.find(ctx.guild, number)
    if not one.is_open:
        raise RequestError("fixture-over", number=number, state=one.state)
    if not one.has(ctx.person.id):
        raise RequestError("fixture-not-yours", number=number, names=names(one.seats, ctx.reader))
    return one
