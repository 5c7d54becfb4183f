"""Where the tables of a night are: in threads of their own, or in the channels that the night was given.

A channel, unlike a thread, may have other tables: the night waits for them, and knows its own by their mark.
"""

from collections.abc import Awaitable, Callable, Sequence

from bot.connection.channels import Channels
from bot.connection.delivery import Trouble, trouble_of
from bot.nights import rules
from bot.nights.rules import Night, NightTable
from bot.tables import Ref, Snapshot, TableError, Tables

_MARK = "night"  # among the references of a table in a given channel
Change = Callable[[int, Callable[[Night], Night]], Awaitable[Night]]


class NightPlaces:
    """Finds channels for tables and tables in channels; `change` stores a step of a night."""

    def __init__(self, channels: Channels, tables: Tables, change: Change) -> None:
        self._channels, self._tables, self._change = channels, tables, change

    # What is there

    def own(self, night: Night, table: NightTable) -> Snapshot | None:
        """Return the live table of a night's table by its place; None if there is none, or somebody else's."""
        found = self._tables.in_channel(night.guild, table.place)
        if found is None or not night.plan.channels:
            return found
        return found if found.state.refs.get(_MARK) == self.marks(night, table)[_MARK] else None

    def marks(self, night: Night, table: NightTable) -> dict[str, Ref]:
        """Return the references by which a table is known after a kill; in a thread it needs none."""
        return {_MARK: f"{night.number}-{table.number}-{table.tries}"} if night.plan.channels else {}

    def _taken(self, night: Night, channel: int) -> bool:
        """True if something is played in a channel, or about to be."""
        found = self._tables.in_channel(night.guild, channel)
        return found is not None and found.state.phase != "over"

    def _free(self, night: Night) -> list[int]:
        return [one for one in rules.free_channels(night) if not self._taken(night, one)]

    def ready(self, night: Night, waiting: Sequence[NightTable]) -> Sequence[NightTable]:
        """Return those of the tables that wait to be opened for which there is room."""
        if not night.plan.channels:
            return waiting
        placed = [one for one in waiting if one.place and not self._foreign(night, one)]
        return [*placed, *[one for one in waiting if not one.place][: len(self._free(night))]]

    def _foreign(self, night: Night, table: NightTable) -> bool:
        """True if another table has begun in the channel that a table has got."""
        return self._taken(night, table.place) and self.own(night, table) is None

    def trouble(self, night: Night) -> str:
        """Return `channels-taken` if tables wait for others that are none of the night's, "" if not."""
        if not night.plan.channels or night.state != "round":
            return ""
        waiting = [one for one in night.now_at() if not one.table and not one.over]
        room = len(self.ready(night, waiting)) + rules.crowded(night)
        return "channels-taken" if len(waiting) > room else ""

    # Steps

    async def give(self, night: Night, table: NightTable) -> Night:
        """Give a table a channel that is free, and note it: then it is called there."""
        free = self._free(night)
        if not free:
            return night
        return await self._change(night.number, lambda one: rules.placed(one, table.number, free[0]))

    async def lost(self, night: Night, table: NightTable) -> Night:
        """Let a table be opened once more whose match is gone; a channel that is gone is given up."""
        gone = bool(night.plan.channels) and not await self._channels.is_there(table.place)

        def step(one: Night) -> Night:
            after = rules.lost(one, table.number)
            return rules.without_channel(after, table.place) if gone else after

        return await self._change(night.number, step)

    async def gets_over(self, night: Night, channel: int, error: Exception) -> bool:
        """True if a table that could not be opened in its channel can go to another, or waits for who is there."""
        if not night.plan.channels:
            return False
        if isinstance(error, TableError):
            return error.code == "channel-taken"
        if not channel or not await self._is_closed(channel, trouble_of(error)):
            return False
        after = await self._change(night.number, lambda one: rules.without_channel(one, channel))
        return channel not in after.plan.channels

    async def _is_closed(self, channel: int, trouble: Trouble) -> bool:
        """True if the bot cannot write in a channel: it is not there for us, or a permission is missing."""
        if trouble is Trouble.CHANNEL_GONE:
            return not await self._channels.is_there(channel)
        return trouble is Trouble.FORBIDDEN
