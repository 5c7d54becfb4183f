"""News for the page's open sockets: messages, forms, results, and what else changed."""

import asyncio
import json
from contextlib import suppress

from aiohttp import web

from bot.sandbox.changes import WorldChange
from bot.sandbox.errors import Json
from bot.sandbox.interaction import UPDATE, Interaction
from bot.sandbox.model import DM, Message, User
from bot.sandbox.permissions import Permission
from bot.sandbox.web import view
from bot.sandbox.world import World

# Which part of the page's state has to be fetched again after what kind of change.
_STALE = {
    "channel": "channels", "thread": "channels", "commands": "commands", "guild": "commands", "people": "people",
    "member": "people", "role": "people", "bot": "bot", "permit": "commands",
    "event": "channels",
}  # fmt: skip


class News:
    """The sockets of open pages, each of one person, who is told only what that person may see."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._sockets: dict[web.WebSocketResponse, tuple[User, asyncio.Queue[Json]]] = {}
        world.changes.listen(self._changed)

    async def close(self) -> None:
        """Close all sockets."""
        for socket in list(self._sockets):
            await socket.close(code=1001)

    async def serve(self, request: web.Request, user: User) -> web.WebSocketResponse:
        """Serve one socket until it ends."""
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        self._sockets[socket] = user, asyncio.Queue()
        writer = asyncio.create_task(self._write(socket))
        try:
            async for _ in socket:
                pass
        finally:
            writer.cancel()
            del self._sockets[socket]
        return socket

    async def _write(self, socket: web.WebSocketResponse) -> None:
        _, queue = self._sockets[socket]
        with suppress(ConnectionError):
            while not socket.closed:
                await socket.send_str(json.dumps(await queue.get()))

    def _changed(self, change: WorldChange) -> None:
        for user, queue in self._sockets.values():
            for frame in self._frames(change, user):
                queue.put_nowait(frame)

    def _frames(self, change: WorldChange, user: User) -> list[Json]:
        thing = change.kind.partition(".")[0]
        if change.message and thing == "message":
            return self._message_frames(change, change.message, user)
        if change.interaction and change.kind == "interaction.edit" and change.interaction.user is user:
            return _interaction_frames(change.interaction)
        return [{"t": _STALE[thing]}] if thing in _STALE else []

    def _message_frames(self, change: WorldChange, message: Message, user: User) -> list[Json]:
        place = message.channel
        if message.reader not in (None, user) or (place.type == DM and place.recipient is not user):
            return []
        if change.kind == "message.delete":
            return [{"t": "delete", "channel": str(place.id), "id": str(message.id)}]
        if not self._world.permissions(place, user) & Permission.VIEW_CHANNEL:
            return []
        return [{"t": "message", "channel": str(place.id), "message": view.of_message(self._world, message)}]


def _interaction_frames(interaction: Interaction) -> list[Json]:
    """The result is told once, with the first answer or its absence; later edits are told as messages."""
    made = {"interaction": str(interaction.id)}
    if interaction.failure:
        # Discord words it so: a command "did not respond", a click or form "failed".
        return [{"t": "result", **made, "ok": False, "reason": "timeout" if interaction.name else "error"}]
    frames: list[Json] = []
    if interaction.modal and not interaction.edits:
        modal = interaction.modal
        form = {"custom_id": modal.custom_id, "title": modal.title, "components": modal.components}
        frames.append({"t": "modal", **made, "modal": form})
    if interaction.edits and interaction.callback != UPDATE:
        return frames
    return [*frames, {"t": "result", **made, "ok": True, "reason": None}]
