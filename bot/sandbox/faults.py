"""Misbehaviour on demand: requests that fail, interactions that come twice or late, things taken away."""

import re
from dataclasses import dataclass

from bot.sandbox.errors import Json
from bot.sandbox.gateway.hub import Gateway
from bot.sandbox.interaction import Interaction
from bot.sandbox.interactions import Interactions
from bot.sandbox.model import Channel, Guild, Message
from bot.sandbox.permissions import Permission
from bot.sandbox.waiting import Gate
from bot.sandbox.world import World


@dataclass(slots=True)
class OrderedFault:
    """One ordered fault. `status` 0 drops the connection; `applied` lets the request take effect before it fails."""

    method: str | None
    pattern: re.Pattern[str]
    times: int
    status: int | None = None
    code: int = 0
    message: str = ""
    retry_after: float = 0.0
    scope: str = "user"
    applied: bool = False
    seconds: float = 0.0
    gate: Gate | None = None
    hits: int = 0


class Faults:
    """Faults that tests order. Patterns are regular expressions looked for in paths such as `/channels/1/messages`."""

    def __init__(self, world: World, interactions: Interactions, gateway: Gateway) -> None:
        self._world, self._interactions, self._gateway = world, interactions, gateway
        self._faults: list[OrderedFault] = []

    # requests

    def fail(
        self,
        pattern: str,
        *,
        method: str | None = None,
        status: int = 500,
        code: int = 0,
        message: str = "",
        times: int = 1,
        applied: bool = False,
    ) -> OrderedFault:
        """The next `times` matching requests answer with that status (500, 502, 403, ...)."""
        text = message or f"{status}: sandbox fault"
        return self._add(OrderedFault(method, re.compile(pattern), times, status, code, text, applied=applied))

    def limit(
        self,
        pattern: str,
        *,
        method: str | None = None,
        retry_after: float = 0.05,
        scope: str = "user",
        times: int = 1,
        code: int = 0,
    ) -> OrderedFault:
        """The next `times` matching requests answer 429; `scope` is user, shared, global or cloudflare.

        `code` goes into the body, e.g. 30046 for too many edits of a message that is older than an hour.
        """
        text = "You are being rate limited."
        return self._add(OrderedFault(method, re.compile(pattern), times, 429, code, text, retry_after, scope))

    def drop(self, pattern: str, *, method: str | None = None, times: int = 1, applied: bool = False) -> OrderedFault:
        """The next `times` matching requests lose their connection, before or after they took effect."""
        return self._add(OrderedFault(method, re.compile(pattern), times, 0, applied=applied))

    def slow(self, pattern: str, seconds: float, *, method: str | None = None, times: int = 1) -> OrderedFault:
        """The next `times` matching requests are handled `seconds` of the sandbox's clock later."""
        return self._add(OrderedFault(method, re.compile(pattern), times, seconds=seconds))

    def hold(self, pattern: str, *, method: str | None = None, times: int = 1) -> Gate:
        """The next `times` matching requests wait before they are handled until the gate is opened."""
        fault = self._add(OrderedFault(method, re.compile(pattern), times, gate=Gate()))
        assert fault.gate is not None
        return fault.gate

    def clear(self) -> None:
        """Forget all ordered faults and open the gates."""
        for fault in self._faults:
            if fault.gate:
                fault.gate.open()
        self._faults.clear()
        self._gateway.deliveries.clear()

    def take(self, method: str, path: str) -> OrderedFault | None:
        """The fault for this request, counted down."""
        for fault in self._faults:
            if fault.method in (None, method) and fault.pattern.search(path):
                fault.hits += 1
                fault.times -= 1
                if fault.times <= 0:
                    self._faults.remove(fault)
                return fault
        return None

    def _add(self, fault: OrderedFault) -> OrderedFault:
        self._faults.append(fault)
        return fault

    # interactions

    def duplicate_interactions(self, times: int = 1) -> None:
        """The next `times` interactions are delivered twice."""
        self._gateway.deliveries.duplicate = times

    def hold_interactions(self, times: int = 1) -> Gate:
        """The next `times` interactions reach the bot only when the gate is opened."""
        deliveries = self._gateway.deliveries
        deliveries.held, deliveries.gate = times, Gate()
        return deliveries.gate

    def expire(self, interaction: Interaction) -> None:
        """Make the interaction's token useless now."""
        self._interactions.expire(interaction)

    def refuse_clicks(self, message: Message) -> None:
        """Let no click on a message so far change that message any more; what else its token is good for stays."""
        for interaction in self._interactions.clicks_for(message):
            pattern = f"/{re.escape(interaction.token)}/messages/@original"
            self.fail(pattern, method="PATCH", status=401, code=50027, times=1000)

    # gateway

    async def drop_gateway(self, code: int = 4000) -> None:
        """Close the bot's gateway connections with that code; after most the session can be resumed."""
        await self._gateway.drop(code)

    async def reconnect(self) -> None:
        """Send RECONNECT (op 7)."""
        await self._gateway.reconnect()

    async def invalidate(self, *, resumable: bool = False) -> None:
        """Send INVALID_SESSION (op 9); the sessions are gone unless `resumable`."""
        await self._gateway.invalidate(resumable)

    # the world

    def tell(self, event: str, data: Json) -> None:
        """Send an event that the world did not bring about: of another form than any that clients know."""
        self._gateway.tell(event, data)

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        """Archive a thread."""
        self._world.archive(thread, True, locked=locked)

    def revoke(self, channel: Channel, *permissions: Permission) -> None:
        """Take permissions from the bot in that channel."""
        self._overwrite(channel, deny=permissions)

    def restore(self, channel: Channel) -> None:
        """Take back what `revoke` took."""
        self._overwrite(channel, deny=())

    def _overwrite(self, channel: Channel, deny: tuple[Permission, ...]) -> None:
        bits = 0
        for permission in deny:
            bits |= permission
        place = self._world.channel(channel.parent_id) if channel.is_thread and channel.parent_id else channel
        self._world.overwrite(place, self._world.bot.id, 1, deny=bits)

    def delete_message(self, message: Message) -> None:
        """Delete a message as a moderator would."""
        self._world.delete(message)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread."""
        self._world.delete_channel(channel)

    def lose_channel(self, channel: Channel, times: int = 1) -> OrderedFault:
        """The next `times` requests for a channel that is there answer 10003, as Discord does now and then."""
        pattern = rf"^/channels/{channel.id}(/|$)"
        return self.fail(pattern, status=404, code=10003, message="Unknown Channel", times=times)

    def begin_outage(self, guild: Guild) -> None:
        """Take a guild away as outages do: GUILD_DELETE with `unavailable`, 503 for requests, dead buttons."""
        self._world.go_out(guild)

    def end_outage(self, guild: Guild) -> None:
        """Bring a guild back after an outage (GUILD_CREATE)."""
        self._world.come_back(guild)

    def remove_bot(self, guild: Guild) -> None:
        """Remove the bot from the guild."""
        self._world.bot_leaves(guild)

    def add_bot(self, guild: Guild) -> None:
        """Add the bot to the guild (again)."""
        self._world.bot_joins(guild)
