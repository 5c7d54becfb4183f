"""The arrival of interactions: how long ago each came, and on which of Discord's sessions.

Discord's three seconds run from the arrival, not from where a handler begins. On a busy machine an event waits twice:
unread, until the loop reads it, and then for its handler. How long the second wait was is measured here. The first
is told by the event's id, which holds the time at Discord: how far that clock and ours are apart is what the events of
the last minutes say that came with the least delay.
"""

import time
from collections.abc import Callable
from typing import Any

import discord

from bot.connection.delivery import AnyInteraction, server_of
from bot.connection.discord_internals import Parsers, shard_read_now
from bot.connection.service import Recent

_EVENT = "INTERACTION_CREATE"
_KEPT = 2000  # interactions that nobody has asked for yet, and those of no server
_DRIFT_PER_SECOND = 0.001  # seconds by which two clocks may part
_LATEST_SECONDS = 3.0  # what came later than that is lost in any case, so a clock was set


def note_first(parsers: Parsers, *notes: Callable[[Any], None]) -> None:
    """Have interactions noted before discord.py reads them, by its table of what reads which event."""
    parse = parsers[_EVENT]

    def read(data: Any) -> None:
        for note in notes:
            note(data)
        parse(data)

    parsers[_EVENT] = read


class Arrivals:
    """Knows how long ago interactions came, by a clock that runs evenly (`now`, in seconds)."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._came: Recent[int, float] = Recent(_KEPT)
        self._least: float | None = None
        self._at = 0.0

    def hear(self, data: Any) -> None:
        """Note an interaction that discord.py is about to read."""
        interaction, now = int(data["id"]), self._now()
        apart = now - (interaction >> 22) / 1000  # an id begins with the milliseconds at Discord, above 22 other bits
        least = apart if self._least is None else min(apart, self._least + _DRIFT_PER_SECOND * (now - self._at))
        unread = apart - least  # how much longer than the quickest it was on its way
        if unread >= _LATEST_SECONDS:
            least, unread = apart, 0.0
        self._least, self._at = least, now
        self._came[interaction] = now - unread

    def age(self, interaction: int) -> float:
        """Return how many seconds ago an interaction came; 0 if it was not noted, or was asked for before."""
        came = self._came.pop(interaction, None)
        return 0.0 if came is None else self._now() - came


class HeardOn:
    """Knows on which of Discord's sessions an interaction was heard that happens in no server of the bot's.

    All processes know which of them has a server. Where Discord sends the rest only Discord knows, but all processes
    hear it on sessions of the same number: the process that has that number's servers answers.
    """

    def __init__(self, client: discord.AutoShardedClient) -> None:
        self._client = client
        self._heard: Recent[int, int] = Recent(_KEPT)

    def hear(self, data: Any) -> None:
        """Note the session of an interaction that discord.py is about to read, if it happens in no server of ours."""
        if self._client.get_guild(int(data.get("guild_id") or 0)) is None:
            self._heard[int(data["id"])] = shard_read_now(self._client)

    def answering(self, interaction: AnyInteraction) -> int:
        """Return the server whose process is to answer: where it happens, else any of the session that heard it."""
        # A shard's servers have ids that begin, above 22 bits, with a number that leaves the shard's.
        return server_of(interaction) or self._heard.get(interaction.id, 0) << 22
