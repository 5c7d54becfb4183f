"""The commands below /manage schedule, /league schedule with its buttons and pages, and the table of a fixture."""

from collections.abc import Iterable, Mapping

import discord
from discord import app_commands

from bot.games.shuffle import read_cut
from bot.games.text.names import marked_name
from bot.league.commands.completion import complete_fixture
from bot.league.commands.pages import How, reader_for, show
from bot.league.commands.questions import Ask
from bot.league.rows.league import League
from bot.league.rows.values import HandSeat
from bot.league.rules import LeagueError
from bot.league.schedule.deadlines import Deadlines, Which
from bot.league.schedule.deals import Deals
from bot.league.schedule.groups import MOST_ROUNDS
from bot.league.schedule.making import MOST_DAYS, create_fixtures, last_days, read_people, read_teams
from bot.league.schedule.pages import (
    CUT,
    MOST_SCHEDULES,
    NEW,
    OF,
    PAGE,
    POST,
    THESE,
    SchedulePlace,
    ask_deadline,
    cut_form,
    cut_said,
    deadline_set,
    deals_page,
    fixtures_page,
    names,
    read_place,
    ready_menu,
    said_ready,
    stand,
    team_page,
    team_picture,
)
from bot.league.schedule.posts import SETTING, Reminders
from bot.league.schedule.rows import Fixtures
from bot.league.schedule.teams import MOST_TEAMS
from bot.league.schedule.values import Fixture, RoundDeals
from bot.parts import verbs
from bot.parts.ids import Press
from bot.parts.parts import FIELD, Parts, private
from bot.play.clicks.clicks import ClickHandler, FormHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import CommandGroup, command, complete_game_or_preset
from bot.play.permission import check_writing
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

    @command("manage schedule create", public=True, game=complete_game_or_preset)
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
        named = (player1, player2, player3, player4, player5, player6, player7, player8, player9, player10)
        people = await read_people(ctx, [person for person in named if person is not None], players or "")
        last_day = await last_days(self._league, ctx, until, days)
        await create_fixtures(self.fixtures, ctx, game, people, rounds, seats, last_day, same_deals=duplicate)

    @command("manage schedule teams", public=True, texts=dict.fromkeys(_TEAMS, "more"), game=complete_game_or_preset)
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
        typed = (team1, team2, team3, team4, team5, team6, team7, team8)
        people = await read_teams(ctx, [team for team in typed if team.strip()])
        last_day = await last_days(self._league, ctx, until, days)
        await create_fixtures(self.fixtures, ctx, game, people, rounds, seats, last_day, same_deals=duplicate)

    @command("manage schedule cancel", fixture=complete_fixture)
    async def cancel(self, ctx: InteractionContext, fixture: int, reason: str, together: bool = False) -> None:
        """Take a fixture off the list."""
        gone = await self.fixtures.cancel(ctx.guild, fixture, ctx.person.id, reason, together=together)
        numbers = ", ".join(str(row.number) for row in gone)
        await ctx.say(ctx.reader.t("fixtures-cancelled", count=len(gone), numbers=numbers))

    @command("manage schedule walkover", fixture=complete_fixture)
    async def walkover(self, ctx: InteractionContext, fixture: int, winner: discord.User, reason: str) -> None:
        """Count a fixture for one of its players: the others share the last place."""
        row = await self.fixtures.find(ctx.guild, fixture)
        name = marked_name(ctx.name_of(winner))
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
        if daily is None:
            reminded, failed = await self._reminders.remind(ctx.guild)
            done = [ctx.reader.t("fixtures-reminded", count=reminded)] if reminded or not failed else []
            trouble = (ctx.reader.t("fixtures-not-posted", channel=f"<#{channel}>") for channel in failed)
            await ctx.say("\n".join([*done, *trouble]))
            return
        value = "yes" if daily else "no"  # a setting, so the audit log has it
        await ctx.services.store.set_setting(ctx.guild, None, SETTING, value, ctx.person.id)
        await ctx.say(ctx.reader.t("fixtures-daily", daily=value))

    @command("manage schedule deadline", fixture=complete_fixture)
    async def deadline(
        self, ctx: InteractionContext, fixture: int, until: str, reason: str, which: Which = "one"
    ) -> None:
        """Ask before a fixture, its round, or all made with it get another last day."""
        last = (await last_days(self._league, ctx, until, None))(1)
        assert last is not None
        moved = await self._deadlines.movable(ctx.guild, fixture, which)

        async def move() -> Parts:
            done = await self._deadlines.set(ctx.guild, fixture, which, last, ctx.person.id, reason)
            return deadline_set(done, last, ctx.reader)

        await self._ask(ctx, ask_deadline(moved, last, ctx.reader), reason, move)


class ScheduleView(CommandGroup, path="league"):
    """The command /league schedule: which matches are still to be played, with tables of teams and pages of deals.

    `clicks` and `forms` have the handlers of their buttons, menus and forms.
    """

    def __init__(
        self, dispatcher: Dispatcher, *, league: League, fixtures: Fixtures, deadlines: Deadlines, deals: Deals
    ) -> None:
        super().__init__(dispatcher)
        self._league, self._fixtures, self._deadlines, self._deals = league, fixtures, deadlines, deals
        self.clicks: Mapping[str, ClickHandler] = {
            verbs.FIXTURES: self._turn,
            verbs.FIXTURE_READY: self._say_ready,
            verbs.TEAMS: self._click_teams,
            verbs.DEALS: self._click_deals,
        }
        self.forms: Mapping[str, FormHandler] = {verbs.DEALS: self._cut}

    @command("league schedule")
    async def schedule(self, ctx: InteractionContext, who: discord.User | None = None) -> None:
        """Show the asker which matches are still to be played."""
        await ctx.responder.private(await self._page(ctx, SchedulePlace(person=who.id if who else 0)))

    async def _page(self, ctx: InteractionContext, place: SchedulePlace) -> Parts:
        page = await self._fixtures.page(
            ctx.guild,
            place.person or None,
            only_open=place.only_open,
            first=place.schedule or None,
            page=place.page,
            page_size=PAGE,
        )
        last = page.rows[-1].number if page.rows else 0
        same = last > 0 and await self._deals.of_fixture(ctx.guild, last) is not None
        schedules = await self._fixtures.schedules(ctx.guild, MOST_SCHEDULES)
        return fixtures_page(page, place, ctx.reader, schedules=schedules, asker=ctx.person.id, same_deals=same)

    async def _turn(self, ctx: InteractionContext, press: Press) -> None:
        await ctx.show(await self._page(ctx, read_place(press, ctx.person.id)))

    async def _say_ready(self, ctx: InteractionContext, press: Press) -> None:
        """Note for which fixtures the clicker is ready, and tell the others; ask first if it may be several."""
        numbers = [int(word) for word in press.words[1:] if word.isascii() and word.isdecimal()]
        if press.word(0) == OF and len(numbers) == 2:
            first, last = numbers
            rows = (await self._fixtures.page(ctx.guild, ctx.person.id, page_size=_OWN)).rows
            awaited = [fixture for fixture in rows if first <= fixture.number <= last and fixture.awaits(ctx.person.id)]
            if len(awaited) > 1:
                await ctx.show(ready_menu(awaited, ctx.reader))
                return
            numbers = [fixture.number for fixture in awaited]
        elif press.word(0) != THESE:
            numbers = []
        new = await self._deadlines.ready(ctx.guild, numbers, ctx.person.id)
        if not new:
            await ctx.show(private(ctx.reader.t("fixture-ready-none")))
            return
        if ctx.private:
            await ctx.show(private(ctx.reader.t("fixture-ready-noted", count=len(new))))
        await ctx.responder.public(said_ready(new, ctx.person.id, await ctx.public_reader()))

    async def _click_teams(self, ctx: InteractionContext, press: Press) -> None:
        """Show the teams' table of a fixture's schedule (0: the last one). LeagueError, RequestError."""
        how: How = "public" if press.word(1) == POST else "private"
        if how == "public":
            check_writing(ctx)
        made = await self._fixtures.schedule(ctx.guild, press.number(0) or 0)
        if not any(seat.team for fixture in made for seat in fixture.seats):
            raise RequestError("teams-none", first=made[0].number, last=made[-1].number)
        teams = stand(made, await self._league.matches(ctx.guild, [fixture.match for fixture in made if fixture.match]))
        reader = await reader_for(ctx, how)
        drawn = await ctx.services.presenter.picture(team_picture, teams, made, reader)
        await show(ctx, team_page(teams, made, reader, picture=drawn, alone=how == "private"), how)

    async def _show_deals(self, ctx: InteractionContext, number: int, *, fresh: bool = False) -> None:
        """Show the deals of a fixture's round (0: the last one's). LeagueError, RequestError."""
        made = await self._fixtures.schedule(ctx.guild, number)
        fixture = next((fixture for fixture in made if fixture.number == number), made[-1])
        deals = await self._deals_of(ctx, fixture.number)
        played = [other.match for other in made if other.match and other.round == fixture.round]
        matches = {row.match: row for row in await self._league.matches(ctx.guild, played)}
        compared = await self._deals.compared(ctx.guild, fixture.number) if deals.ended else {}
        page = deals_page(deals, made, ctx.person.id, ctx.reader, matches=matches, compared=compared)
        await (ctx.responder.private(page) if fresh else ctx.show(page))

    async def _deals_of(self, ctx: InteractionContext, number: int) -> RoundDeals:
        deals = await self._deals.of_fixture(ctx.guild, number)
        if deals is None:
            raise RequestError("deals-none", number=number)
        return deals

    async def _click_deals(self, ctx: InteractionContext, press: Press) -> None:
        number = press.number(0) or 0
        if press.word(1) != CUT:
            await self._show_deals(ctx, number, fresh=press.word(1) == NEW)
            return
        deals = await self._deals_of(ctx, number)
        if deals.begun or deals.ended:
            raise LeagueError("deals-begun", fixture=number)
        await ctx.responder.open(cut_form(number, deals, ctx.reader))

    async def _cut(self, ctx: InteractionContext, press: Press, written: Mapping[str, str]) -> None:
        """Cut the deals of a round with a word, which all are told at once. LeagueError, CutError."""
        word, person = read_cut(written.get(FIELD, "")), ctx.person
        deals = await self._deals.cut(ctx.guild, press.number(0) or 0, person.id, person.name, word)
        await ctx.responder.public(cut_said(deals, person.name, word, await ctx.public_reader()))


def table_of(snapshots: Iterable[Snapshot], guild: int, fixture: int) -> Snapshot | None:
    """Return the live table at which a fixture is played, or about to be; None without one."""
    live = (snapshot for snapshot in snapshots if snapshot.state.guild == guild and snapshot.state.phase != "over")
    return next((snapshot for snapshot in live if snapshot.state.fixture == fixture), None)


async def playable(fixtures: Fixtures, ctx: InteractionContext, number: int) -> Fixture:
    """Return an open fixture of which the asker is a player. LeagueError, RequestError."""
    fixture = await fixtures.find(ctx.guild, number)
    if not fixture.is_open:
        raise RequestError("fixture-over", number=number, state=fixture.state)
    if not fixture.has(ctx.person.id):
        raise RequestError("fixture-not-yours", number=number, names=names(fixture.seats, ctx.reader))
    return fixture
