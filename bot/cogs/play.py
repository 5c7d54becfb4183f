"""The commands around a table: /play, /hand, /table, /leave, /end."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.desk import Desk
from bot.cogs.permissions import check_place
from bot.cogs.settings import Settings
from bot.cogs.texts import text
from bot.cogs.visit import Visit
from bot.games.registry import GAMES
from bot.tables import Open, Snapshot, TableError
from bot.views.lobby import setup
from bot.views.menus import confirm
from bot.views.words import event_texts, game_name

AnyBot = commands.Bot
Interaction = discord.Interaction[AnyBot]


async def complete_game(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the games whose name has what was typed."""
    named = [(game_name(game, str(interaction.locale)), game) for game in GAMES]
    found = [(name, game) for name, game in named if typed.casefold() in name.casefold() or typed in game]
    return [app_commands.Choice(name=name[:100], value=game) for name, game in found[:25]]


@app_commands.guild_only()
class Play(commands.Cog):
    """Opening tables, and finding what belongs to them."""

    def __init__(self, desk: Desk, settings: Settings) -> None:
        """Take the desk, and the settings for what a new table is like."""
        self._desk, self._settings = desk, settings

    @app_commands.command(name=text("command-play.name"), description=text("command-play.description"))
    @app_commands.describe(game=text("command-play.game"))
    @app_commands.autocomplete(game=complete_game)
    async def play(self, interaction: Interaction, game: str | None = None) -> None:
        """Open a lobby."""
        await self._desk.serve(interaction, lambda visit: self._open(visit, game))

    async def _open(self, visit: Visit, game: str | None) -> None:
        check_place(visit.interaction)
        here = self._desk.tables.in_channel(visit.guild, visit.channel)
        if here is not None and here.state.phase != "over":
            await visit.say(visit.look.t("play-taken", link=self._link(here)))
            return
        usual, clock, league = await self._settings.table(visit.guild, visit.channel)
        chosen = game or usual
        known = chosen in GAMES
        options = await self._settings.options(visit.guild, visit.channel, chosen) if known else {}
        command = Open(
            by=visit.person,
            guild=visit.guild,
            channel=visit.channel,
            game=chosen,
            options=options,
            clock=clock,
            league=league,
        )
        try:
            snapshot = await self._desk.tables.open(command)
        except TableError as error:
            if error.code != "channel-taken":
                raise
            await visit.say(visit.look.t("play-taken", link=self._link(self._desk.here(visit))))
            return
        told = event_texts(snapshot.events, (), visit.locale)
        notice = "\n".join([visit.look.t("play-opened"), *told])
        await visit.show(setup(snapshot, visit.look, notice=notice))

    def _link(self, snapshot: Snapshot) -> str:
        state, board = snapshot.state, snapshot.state.refs.get("board")
        place = f"https://discord.com/channels/{state.guild}/{state.channel}"
        return f"{place}/{board}" if board else f"<#{state.channel}>"

    @app_commands.command(name=text("command-hand.name"), description=text("command-hand.description"))
    async def hand(self, interaction: Interaction) -> None:
        """Show one's own hand."""

        async def show(visit: Visit) -> None:
            await self._desk.show_hand(visit, self._desk.here(visit))

        await self._desk.serve(interaction, show)

    @app_commands.command(name=text("command-table.name"), description=text("command-table.description"))
    async def table(self, interaction: Interaction) -> None:
        """Post the board anew at the bottom of the channel."""

        async def show(visit: Visit) -> None:
            snapshot = self._desk.here(visit)
            check_place(visit.interaction)
            self._desk.messenger.repost(snapshot)
            await self._desk.show_menu(visit, snapshot)

        await self._desk.serve(interaction, show)

    @app_commands.command(name=text("command-leave.name"), description=text("command-leave.description"))
    async def leave(self, interaction: Interaction) -> None:
        """Ask before leaving."""
        await self._ask(interaction, "leave")

    @app_commands.command(name=text("command-end.name"), description=text("command-end.description"))
    async def end(self, interaction: Interaction) -> None:
        """Ask before ending the table."""
        await self._ask(interaction, "end")

    async def _ask(self, interaction: Interaction, question: str) -> None:
        async def ask(visit: Visit) -> None:
            snapshot = self._desk.here(visit)
            if question == "leave" and snapshot.seat_of(visit.person.id) is None:
                raise TableError("not-seated")
            if question == "end" and not (visit.person.moderator or visit.person.id == snapshot.state.host):
                raise TableError("not-host", action="end")
            await visit.show(confirm(snapshot, "leave" if question == "leave" else "end", visit.look))

        await self._desk.serve(interaction, ask)
