"""The commands below /manage schedule, /league schedule with its buttons, and the table of a fixture."""

from collections.abc import Iterable, Mapping, Sequence

import discord
from discord import app_commands

from bot.games.text.names import marked_name
from bot.league.commands.completion import complete_fixture
from bot.league.commands.questions import Ask
from bot.league.rows.league import League
from bot.league.rows.values import HandSeat
from bot.league.schedule.deadlines import Deadlines, Which
from bot.league.schedule.deals import Deals
from bot.league.schedule.groups import MOST_ROUNDS
from bot.league.schedule.making import MOST_DAYS, SchedulePlan, create_fixtures, last_days, read_people, read_teams
from bot.league.schedule.pages import (
    MOST_SCHEDULES,
    OF,
    PAGE,
    THESE,
    SchedulePlace,
    ask_deadline,
    deadline_set,
    fixtures_page,
    names,
    read_place,
    ready_menu,
    said_ready,
)
from bot.league.schedule.posts import SETTING, Reminders
from bot.league.schedule.rows import Fixtures
from bot.league.schedule.teams import MOST_TEAMS
from bot.league.schedule.values import Fixture
from bot.parts import verbs
from bot.parts.ids import Press
from bot.parts.parts import Parts, private
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import CommandGroup, command, complete_game
from bot.play.permission import check_manager
from bot.tables import Snapshot

_TEAMS = [f"team{number}" for number in range(3, MOST_TEAMS + 1)]
_OWN = 500  # open fixtures of a person that are looked through


class ScheduleCommands(CommandGroup, path="manage schedule"):
    """The commands below /manage schedule."""

    def __init__(
        self,
        dispatcher: Dispatcher,
        *,
        league: League,
        fixtures: Fixtures,
        deadlines: Deadlines,
        reminders: Reminders,
        ask: Ask,
    ) -> None:
        super().__init__(dispatcher)
        self.fixtures, self._league, self._deadlines = fixtures, league, deadlines
        self._reminders, self._ask = reminders, ask

    @command("manage schedule create", public=True, game=complete_game)
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
        check_manager(ctx, "manage")
        named = (player1, player2, player3, player4, player5, player6, player7, player8, player9, player10)
        people = await read_people(ctx, [person for person in named if person is not None], players or "")
        schedule = await last_days(self._league, ctx, until, days)
        await create_fixtures(self.fixtures, ctx, game, people, SchedulePlan(rounds, seats, schedule, duplicate))

    @command("manage schedule teams", public=True, texts=dict.fromkeys(_TEAMS, "more"), game=complete_game)
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
        check_manager(ctx, "manage")
        typed = [team for team in (team1, team2, team3, team4, team5, team6, team7, team8) if team.strip()]
        people = await read_teams(ctx, typed)
        schedule = await last_days(self._league, ctx, until, days)
        await create_fixtures(self.fixtures, ctx, game, people, SchedulePlan(rounds, seats, schedule, duplicate))

    @command("manage schedule cancel", fixture=complete_fixture)
    async def cancel(self, ctx: InteractionContext, fixture: int, reason: str, together: bool = False) -> None:
        """Take a fixture off the list."""
        check_manager(ctx, "manage")
        gone = await self.fixtures.cancel(ctx.guild, fixture, ctx.person.id, reason, together=together)
        numbers = ", ".join(str(row.number) for row in gone)
        await ctx.say(ctx.reader.t("fixtures-cancelled", count=len(gone), numbers=numbers))

    @command("manage schedule walkover", fixture=complete_fixture)
    async def walkover(self, ctx: InteractionContext, fixture: int, winner: discord.User, reason: str) -> None:
        """Count a fixture for one of its players: the others share the last place."""
        check_manager(ctx, "manage")
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

    @command("manage schedule reminders")
    async def reminders(self, ctx: InteractionContext, daily: bool | None = None) -> None:
        """Remind players now, or say whether that happens by itself."""
        check_manager(ctx, "manage")
        await (self._remind(ctx) if daily is None else self._set_daily(ctx, daily))

    @command("manage schedule deadline", fixture=complete_fixture)
    async def deadline(
        self, ctx: InteractionContext, fixture: int, until: str, reason: str, which: Which = "one"
    ) -> None:
        """Ask before a fixture, its round, or all made with it get another last day."""
        check_manager(ctx, "manage")
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


class ScheduleView(CommandGroup, path="league"):
    """The command /league schedule: which matches are still to be played, with a menu of schedules."""

    def __init__(self, dispatcher: Dispatcher, *, fixtures: Fixtures, deadlines: Deadlines, deals: Deals) -> None:
        super().__init__(dispatcher)
        self._fixtures, self._deadlines, self._deals = fixtures, deadlines, deals
        self.clicks: Mapping[str, ClickHandler] = {verbs.FIXTURES: self._turn, verbs.FIXTURE_READY: self._say_ready}

    @command("league schedule")
    async def schedule(self, ctx: InteractionContext, who: discord.User | None = None) -> None:
        """Show the asker which matches are still to be played."""
        await ctx.responder.private(await self._page(ctx, SchedulePlace(person=who.id if who else 0)))

    async def _page(self, ctx: InteractionContext, place: SchedulePlace) -> Parts:
        found = await self._fixtures.page(
            ctx.guild,
            place.person or None,
            only_open=place.only_open,
            first=place.schedule or None,
            page=place.page,
            page_size=PAGE,
        )
        last = found.rows[-1].number if found.rows else 0
        same = last > 0 and await self._deals.of_fixture(ctx.guild, last) is not None
        schedules = await self._fixtures.schedules(ctx.guild, MOST_SCHEDULES)
        return fixtures_page(found, place, ctx.reader, schedules=schedules, asker=ctx.person.id, same_deals=same)

    async def _turn(self, ctx: InteractionContext, press: Press) -> None:
        await ctx.show(await self._page(ctx, read_place(press, ctx.person.id)))

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
        found = await self._fixtures.page(ctx.guild, ctx.person.id, page_size=_OWN)
        return [
            row
            for row in found.rows
            if first <= row.number <= last and row.last is not None and row.awaits(ctx.person.id)
        ]


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
