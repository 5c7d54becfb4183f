"""The commands below /league fixtures, the pages of their list, and the table of a fixture."""

from collections.abc import Iterable, Mapping

import discord
from discord import app_commands

from bot.connection.registration import Interaction, fits, offered
from bot.games.text.look import Look
from bot.games.text.names import marked_name
from bot.league.commands.changes import Ask
from bot.league.commands.crosstable import complete_schedule
from bot.league.rows.values import HandSeat
from bot.league.schedule.commands.deadlines import MOST_DAYS, last_days, move_deadline, say_ready
from bot.league.schedule.commands.deals import show_deals
from bot.league.schedule.commands.schedules import SchedulePlan, create_fixtures, read_people, read_teams
from bot.league.schedule.commands.teams import show_teams
from bot.league.schedule.pages.fixtures import PAGE, fixture_choice, fixtures_page, names
from bot.league.schedule.posts.reminders import SETTING
from bot.league.schedule.rows import Which
from bot.league.schedule.rows.values import Fixture
from bot.league.schedule.rules.groups import MOST_ROUNDS
from bot.league.schedule.rules.teams import MOST_TEAMS
from bot.parts import verbs
from bot.parts.ids import Press
from bot.parts.parts import Parts
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import CommandCog, CommandGroup, command, complete_game
from bot.play.permission import check_moderator
from bot.tables import Snapshot

_TEAMS = [f"team{number}" for number in range(3, MOST_TEAMS + 1)]


async def complete_fixture(group: CommandGroup, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Offer the open fixtures whose number or players have what was typed."""
    return await _offered_fixtures(group, interaction, typed, None)


async def complete_player_fixture(
    group: CommandCog, interaction: Interaction, typed: str
) -> list[app_commands.Choice[int]]:
    """Offer the open fixtures of the person whose number or players have what was typed."""
    return await _offered_fixtures(group, interaction, typed, interaction.user.id)


async def _offered_fixtures(
    group: CommandCog | CommandGroup, interaction: Interaction, typed: str, person: int | None
) -> list[app_commands.Choice[int]]:
    found = await group.dispatcher.services.store.fixtures.page(interaction.guild_id or 0, person, page_size=200)
    look = Look(str(interaction.locale))
    named = ((fixture_choice(one, look), one.number) for one in found.rows)
    return offered(one for one in named if fits(typed, one[0]))


class FixtureCommands(CommandGroup, path="league fixtures"):
    """The group /league fixtures."""

    def __init__(self, dispatcher: Dispatcher, ask: Ask) -> None:
        super().__init__(dispatcher)
        self._ask = ask

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
        schedule = await last_days(ctx, until, days)
        await create_fixtures(ctx, game, people, SchedulePlan(rounds, seats, schedule, duplicate))

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
        schedule = await last_days(ctx, until, days)
        await create_fixtures(ctx, game, people, SchedulePlan(rounds, seats, schedule, duplicate))

    @command("league fixtures standings", public=True, fixture=complete_schedule)
    async def standings(self, ctx: InteractionContext, fixture: int = 0) -> None:
        """Show how the teams of a schedule stand, to all."""
        await show_teams(ctx, fixture, "public")

    @command("league fixtures duplicate", fixture=complete_schedule)
    async def duplicate(self, ctx: InteractionContext, fixture: int = 0) -> None:
        """Show the deals that a round's tables share, and what they came to."""
        await show_deals(ctx, fixture)

    @command("league fixtures list")
    async def list(self, ctx: InteractionContext, who: discord.User | None = None, everything: bool = False) -> None:
        """Show fixtures."""
        await ctx.responder.private(await _page(ctx, 0, who.id if who else None, not everything))

    @command("league fixtures cancel", fixture=complete_fixture)
    async def cancel(self, ctx: InteractionContext, fixture: int, reason: str, together: bool = False) -> None:
        """Take a fixture off the list."""
        check_moderator(ctx)
        gone = await ctx.services.store.fixtures.cancel(ctx.guild, fixture, ctx.person.id, reason, together=together)
        numbers = ", ".join(str(row.number) for row in gone)
        await ctx.say(ctx.look.t("fixtures-cancelled", count=len(gone), numbers=numbers))

    @command("league fixtures walkover", fixture=complete_fixture)
    async def walkover(self, ctx: InteractionContext, fixture: int, winner: discord.User, reason: str) -> None:
        """Count a fixture for one of its players: the others share the last place."""
        check_moderator(ctx)
        row = await ctx.services.store.fixtures.find(ctx.guild, fixture)
        name = marked_name(winner.display_name)
        if not row.has(winner.id):
            raise RequestError("fixture-not-in-it", name=name, number=fixture)
        live = table_of(ctx.services.tables.all(), ctx.guild, fixture)
        if live is not None and live.state.phase != "lobby":
            raise RequestError("fixture-being-played", number=fixture, link=f"<#{live.state.channel}>")
        seats = [HandSeat(seat.person, seat.name, 1 if seat.person == winner.id else 2) for seat in row.seats]
        league = ctx.services.store.league
        await league.walkover(ctx.guild, row.game, seats, ctx.person.id, reason, fixture=fixture)
        await ctx.say(ctx.look.t("fixture-walkover", number=fixture, name=name))

    @command("league fixtures remind")
    async def remind(self, ctx: InteractionContext, daily: bool | None = None) -> None:
        """Remind players now, or say whether that happens by itself."""
        check_moderator(ctx)
        await (_remind(ctx) if daily is None else _set_daily(ctx, daily))

    @command("league fixtures deadline", fixture=complete_fixture)
    async def deadline(
        self, ctx: InteractionContext, fixture: int, until: str, reason: str, which: Which = "one"
    ) -> None:
        """Ask before fixtures get another last day."""
        await move_deadline(ctx, self._ask, fixture, until, reason, which)


async def _remind(ctx: InteractionContext) -> None:
    """Post the reminders that are due, and say how many there were."""
    told, failed = await ctx.services.reminders.remind(ctx.guild)
    lines = [ctx.look.t("fixtures-not-posted", channel=f"<#{channel}>") for channel in failed]
    if told or not failed:
        lines.insert(0, ctx.look.t("fixtures-reminded", count=told))
    await ctx.say("\n".join(lines))


async def _set_daily(ctx: InteractionContext, daily: bool) -> None:
    """Say whether players are reminded once a day; that is a setting, so the audit log has it."""
    value = "yes" if daily else "no"
    await ctx.services.store.set_setting(ctx.guild, None, SETTING, value, ctx.person.id)
    await ctx.say(ctx.look.t("fixtures-daily", daily=value))


async def _page(ctx: InteractionContext, page: int, person: int | None, only_open: bool) -> Parts:
    found = await ctx.services.store.fixtures.page(ctx.guild, person, only_open=only_open, page=page, page_size=PAGE)
    return fixtures_page(found, ctx.look, person=person, only_open=only_open)


async def _turn(ctx: InteractionContext, press: Press) -> None:
    page, person, only, *_ = (*press.words, "", "", "")
    await ctx.show(await _page(ctx, _number(page), _number(person) or None, only != "all"))


CLICKS: Mapping[str, ClickHandler] = {verbs.FIXTURES: _turn, verbs.FIXTURE_READY: say_ready}


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


async def playable(ctx: InteractionContext, number: int) -> Fixture:
    """Return an open fixture of which the asker is a player. LeagueError, RequestError."""
    one = await ctx.services.store.fixtures.find(ctx.guild, number)
    if not one.is_open:
        raise RequestError("fixture-over", number=number, state=one.state)
    if not one.has(ctx.person.id):
        raise RequestError("fixture-not-yours", number=number, names=names(one.seats, ctx.look))
    return one
