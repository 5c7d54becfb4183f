"""The commands that tell something: /rules, /help, /record, /verify, /league."""

from discord import app_commands
from discord.ext import commands

from bot.cogs.desk import Desk
from bot.cogs.pages import Pages
from bot.cogs.play import Interaction, complete_game
from bot.cogs.texts import text
from bot.cogs.visit import Visit
from bot.games.registry import GAMES


@app_commands.guild_only()
class Info(commands.Cog):
    """Pages to read, and proofs."""

    def __init__(self, desk: Desk, pages: Pages) -> None:
        """Take the desk and the pages."""
        self._desk, self._pages = desk, pages

    @app_commands.command(name=text("command-rules.name"), description=text("command-rules.description"))
    @app_commands.describe(game=text("command-rules.game"))
    @app_commands.autocomplete(game=complete_game)
    async def rules(self, interaction: Interaction, game: str | None = None) -> None:
        """Tell the rules of a game, by default of the one that is played here."""

        async def show(visit: Visit) -> None:
            here = self._desk.tables.in_channel(visit.guild, visit.channel)
            usual = here.state.game if here is not None else next(iter(GAMES))
            await self._pages.rules(visit, game or usual)

        await self._desk.serve(interaction, show)

    @app_commands.command(name=text("command-help.name"), description=text("command-help.description"))
    async def help(self, interaction: Interaction) -> None:
        """Tell how the bot is used."""

        async def show(visit: Visit) -> None:
            await visit.show(self._pages.help(visit))

        await self._desk.serve(interaction, show)

    @app_commands.command(name=text("command-record.name"), description=text("command-record.description"))
    async def record(self, interaction: Interaction) -> None:
        """Give the record of the channel's last match."""

        async def show(visit: Visit) -> None:
            await self._pages.record(visit, await self._pages.last_match(visit))

        await self._desk.serve(interaction, show)

    @app_commands.command(name=text("command-verify.name"), description=text("command-verify.description"))
    async def verify(self, interaction: Interaction) -> None:
        """Check the channel's last match."""

        async def show(visit: Visit) -> None:
            await self._pages.verify(visit, await self._pages.last_match(visit))

        await self._desk.serve(interaction, show)

    @app_commands.command(name=text("command-league.name"), description=text("command-league.description"))
    @app_commands.describe(game=text("command-league.game"))
    @app_commands.autocomplete(game=complete_game)
    async def league(self, interaction: Interaction, game: str | None = None) -> None:
        """Show the league table to all."""

        async def show(visit: Visit) -> None:
            await visit.answer.public(await self._pages.league(visit, game or ""))

        await self._desk.serve(interaction, show, public=True)
