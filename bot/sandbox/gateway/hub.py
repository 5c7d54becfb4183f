"""The gateway, version 10 (docs: "Gateway"): identify, resume, heartbeats, and events in order."""

import asyncio
import secrets
from collections import deque
from typing import Any

from aiohttp import WSMsgType, web

from bot.sandbox import payloads
from bot.sandbox.changes import WorldChange
from bot.sandbox.errors import Json
from bot.sandbox.gateway.events import events
from bot.sandbox.gateway.handshake import IdentifyLimit, asked_intents, asked_members, asked_shard, check_query
from bot.sandbox.gateway.session import ENDING_CODES, CloseError, GatewayConnection, Session, decoded, op_frame
from bot.sandbox.interaction import Interaction
from bot.sandbox.world import World

HEARTBEAT_SECONDS = 41.25
ACK_SECONDS = 0.05
SENDS_PER_MINUTE = 120
LONGEST_PAYLOAD = 4096


class Gateway:
    """All sessions of the bot, and what is sent to them.

    `shards` is how many are recommended; a client may take any number.
    """

    def __init__(self, world: World, shards: int = 1) -> None:
        self._world, self.shards = world, shards
        self.url = ""
        self.identifies = IdentifyLimit(world.clock)
        self.sessions: dict[str, Session] = {}
        self._connections: set[GatewayConnection] = set()
        world.changes.listen(self._changed)

    @property
    def online(self) -> bool:
        """Return True if a client is connected and identified."""
        return any(session.connection for session in self.sessions.values())

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection until it ends."""
        socket = web.WebSocketResponse(compress=False, max_msg_size=2**20)
        await socket.prepare(request)
        connection = GatewayConnection(socket, request.query.get("compress"))
        writer = asyncio.create_task(connection.write())
        self._connections.add(connection)
        try:
            check_query(request.query)
            await self._converse(connection)
        except CloseError as close:
            if close.code in ENDING_CODES:
                self.end_session(connection)
            await socket.close(code=close.code, message=close.reason.encode())
        finally:
            self._detach(connection)
            writer.cancel()
            self._connections.remove(connection)
        return socket

    async def _converse(self, connection: GatewayConnection) -> None:
        connection.outbox.put_nowait(op_frame(10, {"heartbeat_interval": int(HEARTBEAT_SECONDS * 1000), "_trace": []}))
        sends: deque[float] = deque(maxlen=SENDS_PER_MINUTE)
        loop = asyncio.get_running_loop()
        while True:
            try:
                frame = await connection.socket.receive(timeout=HEARTBEAT_SECONDS * 2)
            except TimeoutError:
                raise CloseError(4009, "Session timed out.") from None
            if frame.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                if frame.type is WSMsgType.CLOSE and frame.data in (1000, 1001):
                    self.end_session(connection)
                return
            if len(sends) == SENDS_PER_MINUTE and sends[0] > loop.time() - 60:
                raise CloseError(4008, "You are being rate limited.")
            sends.append(loop.time())
            size = len(frame.data.encode() if isinstance(frame.data, str) else frame.data)
            if size > LONGEST_PAYLOAD:
                raise CloseError(4002, "Payload too large.")
            self._received(connection, decoded(frame.data))

    def end_session(self, connection: GatewayConnection) -> None:
        """Forget the session of a connection: nobody can resume it."""
        session = self._session_of(connection)
        if session:
            del self.sessions[session.id]

    def _received(self, connection: GatewayConnection, payload: Json) -> None:
        op, data = payload.get("op"), payload.get("d")
        fields = data if isinstance(data, dict) else {}
        session = self._session_of(connection)
        if op == 1:  # not acknowledged at once: discord.py notes the time of sending after it has sent
            asyncio.get_running_loop().call_later(ACK_SECONDS, connection.outbox.put_nowait, op_frame(11))
        elif op in (2, 6):
            if session:
                raise CloseError(4005, "Already authenticated.")
            begin = self._identify if op == 2 else self._resume
            begin(connection, fields)
        elif session is None:
            raise CloseError(4003, "Not authenticated.")
        elif op == 8:
            self._send_members(session, data)
        elif op not in (3, 4):
            raise CloseError(4001, "Unknown opcode.")

    def _identify(self, connection: GatewayConnection, data: Json) -> None:
        self._check_token(data)
        intents, shard = asked_intents(data), asked_shard(data)
        if not isinstance(data.get("properties"), dict):
            raise CloseError(4002, "Error while decoding payload.")
        if not self.identifies.take(shard[0]):
            connection.outbox.put_nowait(op_frame(9, False))
            return
        session = Session(secrets.token_hex(16), intents, shard)
        self._attach(session, connection)
        self._greet(session)

    def _check_token(self, data: Json) -> None:
        token = data.get("token")
        if not isinstance(token, str) or token.removeprefix("Bot ") != self._world.token:
            raise CloseError(4004, "Authentication failed.")

    def _greet(self, session: Session) -> None:
        world = self._world
        mine = [g for g in world.guilds.values() if world.bot.id in g.members and session.covers(g)]
        self._dispatch(session, "READY", {
            "v": 10, "user": payloads.own_user(world), "session_id": session.id, "session_type": "normal",
            "resume_gateway_url": self.url, "shard": list(session.shard), "private_channels": [],
            "relationships": [], "presences": [], "user_settings": {}, "guild_join_requests": [],
            "geo_ordered_rtc_regions": [], "auth": {}, "_trace": [],
            "guilds": [{"id": str(g.id), "unavailable": True} for g in mine],
            "application": {"id": str(world.bot.id), "flags": 0},
        })  # fmt: skip
        for guild in mine:
            for name, data in events(world, WorldChange("guild.back", guild), session):
                self._dispatch(session, name, data)

    def _resume(self, connection: GatewayConnection, data: Json) -> None:
        self._check_token(data)
        session = self.sessions.get(str(data.get("session_id")))
        sequence = data.get("seq")
        if session is None or not isinstance(sequence, int) or sequence < 0:
            connection.outbox.put_nowait(op_frame(9, False))
            return
        if sequence > session.sequence:
            del self.sessions[session.id]
            raise CloseError(4007, "Invalid seq.")
        missed = session.missed(sequence, self._world.clock.time())
        if session.connection:
            session.connection.outbox.put_nowait(None)  # one session has one connection, the newest
        if missed is None:
            del self.sessions[session.id]
            connection.outbox.put_nowait(op_frame(9, False))
            return
        self._attach(session, connection)
        for payload in missed:
            connection.outbox.put_nowait(payload)
        self._dispatch(session, "RESUMED", {"_trace": []})

    def _send_members(self, session: Session, data: Any) -> None:
        guild_id, ids, query, limit = asked_members(data)
        guild = self._world.guilds.get(guild_id)
        if guild is None or not (ids or query):
            return
        members = [
            m for m in guild.members.values()
            if (str(m.user.id) in ids if ids else any(n.lower().startswith(query) for n in (m.user.name, m.nick or "")))
        ]  # fmt: skip
        chunk: Json = {
            "guild_id": str(guild.id), "members": [payloads.of_member(m) for m in members][: limit or None],
            "chunk_index": 0, "chunk_count": 1, "not_found": [],
        }  # fmt: skip
        nonce = {"nonce": data["nonce"]} if isinstance(data.get("nonce"), str) else {}
        self._dispatch(session, "GUILD_MEMBERS_CHUNK", chunk | nonce)

    # sessions

    def _session_of(self, connection: GatewayConnection) -> Session | None:
        return next((s for s in self.sessions.values() if s.connection is connection), None)

    def _attach(self, session: Session, connection: GatewayConnection) -> None:
        self.sessions[session.id] = session
        session.connection = connection
        self._world.changes.tell(WorldChange("bot"))

    def _detach(self, connection: GatewayConnection) -> None:
        session = self._session_of(connection)
        if session:
            session.connection, session.left_at = None, self._world.clock.time()
        self._world.changes.tell(WorldChange("bot"))

    def _dispatch(self, session: Session, name: str, data: Json) -> None:
        payload = session.event(name, data)
        if session.connection:
            session.connection.outbox.put_nowait(payload)

    def _changed(self, change: WorldChange) -> None:
        if change.kind == "interaction.new" and change.interaction:
            self.deliver(change.interaction)
            return
        for session in list(self.sessions.values()):
            for name, data in events(self._world, change, session):
                self._dispatch(session, name, data)

    def deliver(self, interaction: Interaction) -> None:
        """Tell the clients of an interaction."""
        payload = payloads.of_interaction(self._world, interaction)
        for session in list(self.sessions.values()):
            if session.covers(interaction.guild):
                self._dispatch(session, "INTERACTION_CREATE", payload)

    async def close(self) -> None:
        """Close everything, as Discord does when a server goes down."""
        for connection in list(self._connections):
            await connection.socket.close(code=1001)
