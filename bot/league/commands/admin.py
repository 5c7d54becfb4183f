"""The commands below /league with which moderators change it."""

import discord
from discord import app_commands

from bot.connection.questions import Questions
from bot.connection.registration import Choices, Interaction, complete_game, described, text
from bot.daily import moderation as daily
from bot.league.commands import changes
from bot.league.commands.completion import complete_player, store_of
from bot.league.schedule.commands.fixtures import FixtureCommands
from bot.play.clicks.dispatcher import Dispatcher

_OTHERS = ("second", "third", "fourth", "fifth", "sixth")


async def _match(interaction: Interaction, typed: str) -> Choices:
    return await changes.complete_match(store_of(interaction), interaction, typed)


async def _change(interaction: Interaction, typed: str) -> Choices:
    return await changes.complete_change(store_of(interaction), interaction, typed)


async def _known(interaction: Interaction, typed: str) -> Choices:
    return await changes.complete_known(store_of(interaction), interaction, typed)


async def _banned(interaction: Interaction, typed: str) -> Choices:
    return await changes.complete_banned(store_of(interaction), interaction, typed)


class LeagueAdmin(app_commands.Group, name="league"):
    """The moderators' half of /league; `questions` keeps each question until it is answered.

    discord.py makes commands of methods only in the body of a Group, not in a mixin's or a base's: so this half is a
    second group `league`, and `league_group` puts its commands into the one that is registered.
    """

    def __init__(self, dispatcher: Dispatcher, questions: Questions) -> None:
        super().__init__()
        self._dispatcher, self._ask = dispatcher, changes.asker(questions)
        self.add_command(FixtureCommands(dispatcher, self._ask))

    @app_commands.command(name="undo", description=text("command-league-undo.description"))
    @described(what=text("command-league-undo.what"), reason=text("command-league-undo.reason"))
    @app_commands.autocomplete(what=_change)
    async def undo(self, interaction: Interaction, what: str, reason: str) -> None:
        """Ask a moderator before a match is taken out, or a change taken back."""
        await self._dispatcher.dispatch(interaction, lambda ctx: changes.undo(ctx, self._ask, what, reason))

    @app_commands.command(name="correct", description=text("command-league-correct.description"))
    @described(
        match=text("command-league-correct.match"),
        places=text("command-league-correct.places"),
        reason=text("command-league-correct.reason"),
        totals=text("command-league-correct.totals"),
    )
    @app_commands.autocomplete(match=_match)
    async def correct(self, interaction: Interaction, match: str, places: str, reason: str, totals: str = "") -> None:
        """Ask a moderator before places and totals of a match are corrected."""
        await self._dispatcher.dispatch(
            interaction, lambda ctx: changes.correct(ctx, self._ask, match, places, totals, reason)
        )

    @app_commands.command(name="add", description=text("command-league-add.description"))
    @described(
        game=text("command-league-add.game"),
        first=text("command-league-add.first"),
        reason=text("command-league-add.reason"),
        places=text("command-league-add.places"),
        totals=text("command-league-add.totals"),
        date=text("command-league-add.date"),
        **dict.fromkeys(_OTHERS, text("command-league-add.player")),
    )
    @app_commands.autocomplete(game=complete_game)
    async def add(
        self,
        interaction: Interaction,
        game: str,
        first: discord.User,
        second: discord.User,
        reason: str,
        third: discord.User | None = None,
        fourth: discord.User | None = None,
        fifth: discord.User | None = None,
        sixth: discord.User | None = None,
        places: str = "",
        totals: str = "",
        date: str = "",
    ) -> None:
        """Ask a moderator before a match is added that was played elsewhere."""
        people = [one for one in (first, second, third, fourth, fifth, sixth) if one is not None]
        await self._dispatcher.dispatch(
            interaction, lambda ctx: changes.add(ctx, self._ask, game, people, places, totals, date, reason)
        )

    @app_commands.command(name="merge", description=text("command-league-merge.description"))
    @described(
        member=text("command-league-merge.member"),
        into=text("command-league-merge.into"),
        reason=text("command-league-merge.reason"),
    )
    @app_commands.autocomplete(member=complete_player, into=complete_player)
    async def merge(self, interaction: Interaction, member: str, into: str, reason: str) -> None:
        """Ask a moderator before one member counts for another."""
        await self._dispatcher.dispatch(interaction, lambda ctx: changes.merge(ctx, self._ask, member, into, reason))

    @app_commands.command(name="ban", description=text("command-league-ban.description"))
    @described(member=text("command-league-ban.member"), reason=text("command-league-ban.reason"))
    @app_commands.autocomplete(member=_known)
    async def ban(self, interaction: Interaction, member: str, reason: str) -> None:
        """Ask a moderator before a member is banned."""
        await self._dispatcher.dispatch(
            interaction, lambda ctx: changes.ban(ctx, self._ask, member, reason, banned=True)
        )

    @app_commands.command(name="unban", description=text("command-league-unban.description"))
    @described(member=text("command-league-unban.member"), reason=text("command-league-unban.reason"))
    @app_commands.autocomplete(member=_banned)
    async def unban(self, interaction: Interaction, member: str, reason: str) -> None:
        """Ask a moderator before a ban ends."""
        await self._dispatcher.dispatch(
            interaction, lambda ctx: changes.ban(ctx, self._ask, member, reason, banned=False)
        )

    @app_commands.command(name="daily", description=text("command-league-daily.description"))
    @described(result=text("command-league-daily.result"), reason=text("command-league-daily.reason"))
    @app_commands.autocomplete(result=daily.complete_result)
    async def daily(self, interaction: Interaction, result: str, reason: str) -> None:
        """Ask a moderator before a result of the deal of the day is taken out, or put back."""
        await self._dispatcher.dispatch(interaction, lambda ctx: daily.change(ctx, self._ask, result, reason))

    @app_commands.command(name="pending", description=text("command-league-pending.description"))
    async def pending(self, interaction: Interaction) -> None:
        """Show the results that wait to be confirmed."""
        await self._dispatcher.dispatch(interaction, changes.show_pending)

    @app_commands.command(name="audit", description=text("command-league-audit.description"))
    async def audit(self, interaction: Interaction) -> None:
        """Show the audit log."""
        await self._dispatcher.dispatch(interaction, changes.show_audit)
