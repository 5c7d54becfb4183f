"""What moderators do to the league, as commands below /league."""

from discord import app_commands

from bot.cogs.commands.fixtures import FixtureCommands
from bot.cogs.dispatch.dispatcher import Dispatcher


class LeagueAdmin(app_commands.Group, name="admin", description="-"):
    """Carries the commands into /league; its own name is never seen."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        """Take the dispatcher."""
        super().__init__()
        self._dispatcher = dispatcher
        self.add_command(FixtureCommands(dispatcher))
