"""The commands below /league fixtures, the pages of their list, and the table of a fixture."""

from collections.abc import Iterable, Mapping

import discord
from discord import app_commands

from bot.connection.registration import Choices, Interaction, complete_game, described, fits, offered, text
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
from bot.play.permission import check_moderator
from bot.tables import Snapshot

_PEOPLE = [f"player{number}" for number in range(1, 11)]
_TEAMS = [f"team{number}" for number in range(3, MOST_TEAMS + 1)]


class FixtureCommands(app_commands.Group, name="fixtures", description=text("command-fixtures.description")):
    """The group /league fixtures."""

    def __init__(self, dispatcher: Dispatcher, ask: Ask) -> None:
        super().__init__()
        self._dispatcher, self._ask = dispatcher, ask

    @app_commands.command(name="create", description=text("command-fixtures-create.description"))
    @described(
        game=text("command-fixtures-create.game"),
        players=text("command-fixtures-create.players"),
        rounds=text("command-fixtures-create.rounds"),
        seats=text("command-fixtures-create.seats"),
        until=text("command-fixtures-create.until"),
        days=text("command-fixtures-create.days"),
        duplicate=text("command-fixtures-create.duplicate"),
        **dict.fromkeys(_PEOPLE, text("command-fixtures-create.player")),
    )
    @app_commands.autocomplete(game=complete_game)
    async def create(
        self,
        interaction: Interaction,
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
        named = (*(player1, player2, player3, player4, player5, player6, player7, player8, player9, player10),)

        async def make(ctx: InteractionContext) -> None:
            check_moderator(ctx)
            people = await read_people(ctx, [one for one in named if one is not None], players or "")
            schedule = await last_days(ctx, until, days)
            await create_fixtures(ctx, game, people, SchedulePlan(rounds, seats, schedule, duplicate))

        await self._dispatcher.dispatch(interaction, make, public=True)

    @app_commands.command(name="teams", description=text("command-fixtures-teams.description"))
    @described(
        game=text("command-fixtures-create.game"),
        team1=text("command-fixtures-teams.team"),
        team2=text("command-fixtures-teams.team"),
        rounds=text("command-fixtures-create.rounds"),
        seats=text("command-fixtures-create.seats"),
        until=text("command-fixtures-create.until"),
        days=text("command-fixtures-create.days"),
        duplicate=text("command-fixtures-create.duplicate"),
        **dict.fromkeys(_TEAMS, text("command-fixtures-teams.more")),
    )
    @app_commands.autocomplete(game=complete_game)
    async def teams(
        self,
        interaction: Interaction,
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
        typed = [one for one in (team1, team2, team3, team4, team5, team6, team7, team8) if one.strip()]

        async def make(ctx: InteractionContext) -> None:
            check_moderator(ctx)
            people = await read_teams(ctx, typed)
            schedule = await last_days(ctx, until, days)
            await create_fixtures(ctx, game, people, SchedulePlan(rounds, seats, schedule, duplicate))

        await self._dispatcher.dispatch(interaction, make, public=True)

    @app_commands.command(name="standings", description=text("command-fixtures-standings.description"))
    @described(fixture=text("command-fixtures-standings.fixture"))
    @app_commands.autocomplete(fixture=complete_schedule)
    async def standings(self, interaction: Interaction, fixture: int = 0) -> None:
        """Show how the teams of a schedule stand, to all."""
        await self._dispatcher.dispatch(interaction, lambda ctx: show_teams(ctx, fixture, "public"), public=True)

    @app_commands.command(name="duplicate", description=text("command-fixtures-duplicate.description"))
    @described(fixture=text("command-fixtures-duplicate.fixture"))
    @app_commands.autocomplete(fixture=complete_schedule)
    async def duplicate(self, interaction: Interaction, fixture: int = 0) -> None:
        """Show the deals that a round's tables share, and what they came to."""
        await self._dispatcher.dispatch(interaction, lambda ctx: show_deals(ctx, fixture))

    @app_commands.command(name="list", description=text("command-fixtures-list.description"))
    @described(who=text("command-fixtures-list.who"), everything=text("command-fixtures-list.all"))
    async def show_list(
        self, interaction: Interaction, who: discord.User | None = None, everything: bool = False
    ) -> None:
        """Show fixtures."""

        async def show(ctx: InteractionContext) -> None:
            await ctx.responder.private(await _page(ctx, 0, who.id if who else None, not everything))

        await self._dispatcher.dispatch(interaction, show)

    @app_commands.command(name="cancel", description=text("command-fixtures-cancel.description"))
    @described(
        fixture=text("command-fixtures-cancel.fixture"),
        reason=text("command-fixtures-cancel.reason"),
        together=text("command-fixtures-cancel.all"),
    )
    async def cancel(self, interaction: Interaction, fixture: int, reason: str, together: bool = False) -> None:
        """Take a fixture off the list."""

        async def do(ctx: InteractionContext) -> None:
            check_moderator(ctx)
            gone = await ctx.services.store.fixtures.cancel(
                ctx.guild, fixture, ctx.person.id, reason, together=together
            )
            numbers = ", ".join(str(one.number) for one in gone)
            await ctx.say(ctx.look.t("fixtures-cancelled", count=len(gone), numbers=numbers))

        await self._dispatcher.dispatch(interaction, do)

    @app_commands.command(name="walkover", description=text("command-fixtures-walkover.description"))
    @described(
        fixture=text("command-fixtures-walkover.fixture"),
        winner=text("command-fixtures-walkover.winner"),
        reason=text("command-fixtures-walkover.reason"),
    )
    async def walkover(self, interaction: Interaction, fixture: int, winner: discord.User, reason: str) -> None:
        """Give a fixture to one of its players."""
        await self._dispatcher.dispatch(interaction, lambda ctx: _walkover(ctx, fixture, winner, reason))

    @app_commands.command(name="remind", description=text("command-fixtures-remind.description"))
    @described(daily=text("command-fixtures-remind.daily"))
    async def remind(self, interaction: Interaction, daily: bool | None = None) -> None:
        """Remind players now, or say whether that happens by itself."""

        async def do(ctx: InteractionContext) -> None:
            check_moderator(ctx)
            await (_remind(ctx) if daily is None else _set_daily(ctx, daily))

        await self._dispatcher.dispatch(interaction, do)

    @app_commands.command(name="deadline", description=text("command-fixtures-deadline.description"))
    @described(
        fixture=text("command-fixtures-deadline.fixture"),
        until=text("command-fixtures-deadline.until"),
        reason=text("command-fixtures-deadline.reason"),
        which=text("command-fixtures-deadline.which"),
    )
    @app_commands.choices(
        which=[
            app_commands.Choice(name=text("command-fixtures-deadline.one"), value="one"),
            app_commands.Choice(name=text("command-fixtures-deadline.round"), value="round"),
            app_commands.Choice(name=text("command-fixtures-deadline.all"), value="all"),
        ]
    )
    async def deadline(
        self, interaction: Interaction, fixture: int, until: str, reason: str, which: Which = "one"
    ) -> None:
        """Ask before fixtures get another last day."""
        await self._dispatcher.dispatch(
            interaction, lambda ctx: move_deadline(ctx, self._ask, fixture, until, reason, which)
        )

    @deadline.autocomplete("fixture")
    @walkover.autocomplete("fixture")
    @cancel.autocomplete("fixture")
    async def _complete(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await complete_fixture(self._dispatcher, interaction, typed)


async def complete_fixture(
    dispatcher: Dispatcher, interaction: Interaction, typed: str, *, own: bool = False
) -> list[app_commands.Choice[int]]:
    """Offer the open fixtures whose number or players have what was typed; `own`: those of the person alone."""
    services = dispatcher.services
    person = interaction.user.id if own else None
    found = await services.store.fixtures.page(interaction.guild_id or 0, person, page_size=200)
    look = Look(str(interaction.locale))
    named = ((fixture_choice(one, look), str(one.number)) for one in found.rows)
    chosen: Choices = offered(one for one in named if fits(typed, one[0]))
    return [app_commands.Choice(name=one.name, value=int(one.value)) for one in chosen]


async def _walkover(ctx: InteractionContext, number: int, winner: discord.User, reason: str) -> None:
    """Count a fixture for one of its players: the others share the last place."""
    check_moderator(ctx)
    one = await ctx.services.store.fixtures.find(ctx.guild, number)
    if not one.has(winner.id):
        name = marked_name(winner.display_name)
        raise RequestError("fixture-not-in-it", name=name, number=number)
    live = table_of(ctx.services.tables.all(), ctx.guild, number)
    if live is not None and live.state.phase != "lobby":
        raise RequestError("fixture-being-played", number=number, link=f"<#{live.state.channel}>")
    seats = [HandSeat(seat.person, seat.name, 1 if seat.person == winner.id else 2) for seat in one.seats]
    league = ctx.services.store.league
    await league.walkover(ctx.guild, one.game, seats, ctx.person.id, reason, fixture=number)
    text = ctx.look.t("fixture-walkover", number=number, name=marked_name(winner.display_name))
    await ctx.say(text)


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
