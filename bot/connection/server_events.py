"""A server's scheduled events, dealt with by ids alone. Discord's errors are raised.

Ours are bound to no channel: their place is a link. By that and by the time of their beginning they are found again.
"""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import discord
from msgspec import Struct

_EXTERNAL, _ONLY_MEMBERS = 3, 2


class EventPlan(Struct, frozen=True):
    """An event as it is to be: where (a link), what, and from when to when."""

    place: str
    name: str
    about: str
    starts: float
    ends: float


class ServerEvents:
    """Makes, finds and changes events that are the bot's own; `guild` and `event` are Discord's ids."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def may(self, guild: int) -> bool:
        """True if the bot may make events in a server, as far as its roles there say."""
        found = self._client.get_guild(guild)
        given = found.me.guild_permissions if found is not None and found.me is not None else None
        return given is not None and given.create_events

    async def find(self, guild: int, plan: EventPlan) -> int | None:
        """Return the event of ours that is at that place and begins then, None if there is none."""
        own = None if self._client.user is None else self._client.user.id
        for event in await self._client.http.get_scheduled_events(guild, with_user_count=False):
            metadata: Mapping[str, Any] = event.get("entity_metadata") or {}
            starts = datetime.fromisoformat(event["scheduled_start_time"]).timestamp()
            if str(event.get("creator_id")) == str(own) and (metadata.get("location"), starts) == (
                plan.place,
                plan.starts,
            ):
                return int(event["id"])
        return None

    async def create(self, guild: int, plan: EventPlan) -> int:
        """Make an event, and return its id."""
        made = await self._client.http.create_guild_scheduled_event(
            guild,
            name=plan.name,
            description=plan.about,
            privacy_level=_ONLY_MEMBERS,
            entity_type=_EXTERNAL,
            entity_metadata={"location": plan.place},
            scheduled_start_time=_iso(plan.starts),
            scheduled_end_time=_iso(plan.ends),
        )
        return int(made["id"])

    async def set_status(self, guild: int, event: int, status: int) -> None:
        """Bring an event to another state: 2 it goes on, 3 it is over, 4 it does not take place."""
        await self._client.http.edit_scheduled_event(guild, event, status=status)


def refused(error: Exception) -> bool:
    """True if trying again would not help: not allowed, no such event, a server full of them, what is over already."""
    return isinstance(error, discord.HTTPException) and error.status in (400, 403, 404)


def _iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()
