"""Misbehaviour on demand: requests that fail, interactions that come twice or late, things taken away."""

import asyncio
import re
from collections import deque
from dataclasses import dataclass

from aiohttp import web

from bot.sandbox import payloads
from bot.sandbox.changes import WorldChange
from bot.sandbox.errors import ApiError, Json
from bot.sandbox.gateway.hub import Gateway
from bot.sandbox.gateway.session import ENDING_CODES, GatewayConnection, op_frame
from bot.sandbox.interaction import Interaction
from bot.sandbox.interactions import Interactions
from bot.sandbox.model import Channel, Guild, Message
from bot.sandbox.permissions import Permission
from bot.sandbox.rest.api import PREFIX, Rest
from bot.sandbox.rest.base import ApiCall, ApiReply, ApiServices, Handler
from bot.sandbox.rest.ratelimits import Bucket, Refusal
from bot.sandbox.world import World
from tests.box.clock import sleep

KEPT_REQUESTS = 5000


class Gate:
    """A closed gate: what comes waits until `open()`."""

    def __init__(self) -> None:
        self._opened = asyncio.Event()
        self.waiting = 0

    def open(self) -> None:
        """Let all through, now and later."""
        self._opened.set()

    async def pass_through(self) -> None:
        """Wait until the gate is open."""
        self.waiting += 1
        try:
            await self._opened.wait()
        finally:
            self.waiting -= 1


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
        self._tasks: set[asyncio.Task[None]] = set()
        self._twice = self._late = 0  # of how many interactions to come
        self._gate = Gate()
        self._deliver_at_once, gateway.deliver = gateway.deliver, self._deliver

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
        gate = Gate()
        self._add(OrderedFault(method, re.compile(pattern), times, gate=gate))
        return gate

    def clear(self) -> None:
        """Forget all ordered faults and open the gates."""
        for gate in (self._gate, *(fault.gate for fault in self._faults)):
            if gate:
                gate.open()
        self._faults.clear()
        self._twice = self._late = 0
        self._gate = Gate()

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
        self._twice = times

    def hold_interactions(self, times: int = 1) -> Gate:
        """The next `times` interactions reach the bot only when the gate is opened."""
        self._late, self._gate = times, Gate()
        return self._gate

    def _deliver(self, interaction: Interaction) -> None:
        """Deliver an interaction as it was ordered: the payload of a late one is made now."""
        copies = 2 if self._twice else 1
        self._twice = max(0, self._twice - 1)
        if self._late:
            self._late -= 1
            payload = payloads.of_interaction(self._world, interaction)
            task = asyncio.create_task(self._deliver_late(interaction, payload, copies, self._gate))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            return
        for _ in range(copies):
            self._deliver_at_once(interaction)

    async def _deliver_late(self, interaction: Interaction, payload: Json, copies: int, gate: Gate) -> None:
        await gate.pass_through()
        for session in list(self._gateway.sessions.values()):
            for _ in range(copies if session.covers(interaction.guild) else 0):
                self._gateway._dispatch(session, "INTERACTION_CREATE", payload)

    def expire(self, interaction: Interaction) -> None:
        """Make the interaction's token useless now, as after 15 minutes."""
        interaction.expired = True
        self._world.changes.wake()

    def refuse_clicks(self, message: Message) -> None:
        """Let no click on a message so far change that message any more; what else its token is good for stays."""
        for interaction in list(self._interactions._by_id.values()):
            if interaction.original is message and interaction.message in (message, None):
                pattern = f"/{re.escape(interaction.token)}/messages/@original"
                self.fail(pattern, method="PATCH", status=401, code=50027, times=1000)

    # gateway

    def _connections(self) -> list[GatewayConnection]:
        return [session.connection for session in self._gateway.sessions.values() if session.connection]

    async def drop_gateway(self, code: int = 4000) -> None:
        """Close the bot's gateway connections with that code; after most the session can be resumed."""
        for connection in self._connections():
            if code in ENDING_CODES:
                self._gateway.end_session(connection)
            self._gateway._detach(connection)
            await connection.socket.close(code=code)

    async def reconnect(self) -> None:
        """Ask all clients to reconnect and resume (op 7)."""
        for connection in self._connections():
            connection.outbox.put_nowait(op_frame(7))

    async def invalidate(self, *, resumable: bool = False) -> None:
        """Tell all clients that their session is invalid (op 9); the sessions are gone unless `resumable`.

        A client may RESUME or IDENTIFY on the same line.
        """
        for connection in self._connections():
            self._gateway._detach(connection)
            connection.outbox.put_nowait(op_frame(9, resumable))
        if not resumable:
            self._gateway.sessions.clear()

    def tell(self, event: str, data: Json) -> None:
        """Send an event that the world did not bring about: of another form than any that clients know."""
        for session in self._gateway.sessions.values():
            self._gateway._dispatch(session, event, data)

    # the world

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        """Archive a thread."""
        self._world.archive(thread, True, locked=locked)

    def revoke(self, channel: Channel, *permissions: Permission) -> None:
        """Take permissions from the bot in that channel."""
        self._world.deny_bot(channel, *permissions)

    def restore(self, channel: Channel) -> None:
        """Take back what `revoke` took."""
        self._world.deny_bot(channel)

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
        guild.unavailable = True
        self._world.changes.tell(WorldChange("guild.out", guild))

    def end_outage(self, guild: Guild) -> None:
        """Bring a guild back after an outage (GUILD_CREATE)."""
        guild.unavailable = False
        self._world.changes.tell(WorldChange("guild.back", guild))

    def remove_bot(self, guild: Guild) -> None:
        """Remove the bot from the guild."""
        world = self._world
        del guild.members[world.bot.id]
        guild.command_permissions.clear()
        world.changes.tell(WorldChange("guild.delete", guild))

    def add_bot(self, guild: Guild) -> None:
        """Add the bot to the guild (again)."""
        self._world.bot_joins(guild)


@dataclass(frozen=True, slots=True)
class Logged:
    """One request that was answered: templates are those of Discord's own description.

    `size` is that of its body as it came, in bytes.
    """

    method: str
    template: str
    path: str
    body: object
    files: tuple[str, ...]
    status: int
    reply: object
    size: int = 0


class FaultyRest(Rest):
    """The API with the faults that are ordered, and a log of what was asked and answered."""

    def __init__(self, services: ApiServices, faults: Faults) -> None:
        super().__init__(services)
        self._faults = faults
        self.requests: deque[Logged] = deque(maxlen=KEPT_REQUESTS)

    async def _handled(
        self, request: web.Request, call: ApiCall, handler: Handler, bucket: Bucket
    ) -> web.StreamResponse:
        fault = self._faults.take(call.method, call.path)
        self._services.world.changes.wake()
        if fault and fault.gate:
            await fault.gate.pass_through()
        if fault and fault.seconds:
            await sleep(self._services.world.clock, fault.seconds)
        if fault is None or fault.status is None:
            return await super()._handled(request, call, handler, bucket)
        if fault.applied:
            self._run(request, call, handler)
        if fault.status == 0:
            self._log(call, 0, None)
            request.transport.abort()
            return web.Response(status=500)
        if fault.status == 429:
            refusal = Refusal(fault.retry_after, fault.scope == "global", fault.scope == "cloudflare", fault.code)
            return self._limited(call, bucket, refusal, fault.scope)
        return self._answer(call, bucket, ApiReply(fault.status, {"code": fault.code, "message": fault.message}))

    async def _unknown(self, request: web.Request) -> web.Response:
        answer = await super()._unknown(request)
        self.requests.append(
            Logged(request.method, "", request.path.removeprefix(PREFIX), None, (), answer.status, None)
        )
        return answer

    def _answer(self, call: ApiCall, bucket: Bucket, reply: ApiReply) -> web.Response:
        self._log(call, reply.status, reply.body)
        return super()._answer(call, bucket, reply)

    def _limited(self, call: ApiCall, bucket: Bucket, refusal: Refusal, scope: str) -> web.Response:
        self._log(call, 429, None)
        return super()._limited(call, bucket, refusal, scope)

    def _log(self, call: ApiCall, status: int, reply: object) -> None:
        body = None if isinstance(call.body, ApiError) else call.body
        files = tuple(upload.filename for upload in call.uploads.values())
        self.requests.append(Logged(call.method, call.template, call.path, body, files, status, reply, call.size))
        self._services.world.changes.wake()
