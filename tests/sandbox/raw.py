"""Talking to the sandbox without discord.py: REST calls and a gateway client that keeps every frame."""

import io
import json
import zlib
from types import TracebackType
from typing import Any, Self

import aiohttp

from tests.box import Sandbox

Json = dict[str, Any]


class Api:
    """REST with the bot's token."""

    def __init__(self, box: Sandbox) -> None:
        self._box = box
        self._session = aiohttp.ClientSession()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._session.close()

    async def call(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        token: str | None = None,
        files: dict[str, bytes] | None = None,
    ) -> tuple[int, Any, Any]:
        """Status, JSON body (None without one) and headers of an answer."""
        headers = {"Authorization": f"Bot {token if token is not None else self._box.token}"}
        data: Any = json.dumps(body) if body is not None else None
        if files is not None:
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", json.dumps(body or {}))
            for index, (name, content) in enumerate(files.items()):
                data.add_field(f"files[{index}]", io.BytesIO(content), filename=name)
        elif body is not None:
            headers["Content-Type"] = "application/json"
        return await self._ask(method, path, data, headers)

    async def raw(self, method: str, path: str, data: str | bytes) -> tuple[int, Any, Any]:
        """As `call`, with a body that says it is JSON and may be none."""
        headers = {"Authorization": f"Bot {self._box.token}", "Content-Type": "application/json"}
        return await self._ask(method, path, data, headers)

    async def _ask(self, method: str, path: str, data: Any, headers: dict[str, str]) -> tuple[int, Any, Any]:
        async with self._session.request(
            method, self._box.endpoints()["api"] + path, data=data, headers=headers
        ) as answer:
            raw = await answer.read()
            body = json.loads(raw) if answer.headers.get("Content-Type") == "application/json" else None
            return answer.status, body, answer.headers


class RawGateway:
    """A gateway client that does only what it is told."""

    def __init__(self, box: Sandbox, compress: str | None = None) -> None:
        self._box, self._query = box, f"?v=10&encoding=json{f'&compress={compress}' if compress else ''}"
        self._session = aiohttp.ClientSession()
        self._inflate = zlib.decompressobj() if compress else None
        self.sequence: int | None = None

    async def __aenter__(self) -> Self:
        self.socket = await self._session.ws_connect(self._box.endpoints()["gateway"] + self._query)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()
        await self._session.close()

    async def get(self) -> Json:
        """The next frame."""
        frame = await self.socket.receive(timeout=5)
        if frame.type is aiohttp.WSMsgType.BINARY:
            assert self._inflate is not None
            assert frame.data.endswith(b"\x00\x00\xff\xff")
            payload = json.loads(self._inflate.decompress(frame.data))
        else:
            assert frame.type is aiohttp.WSMsgType.TEXT, frame
            payload = json.loads(frame.data)
        self.sequence = payload.get("s") or self.sequence
        return dict(payload)

    async def until(self, name: str) -> Json:
        """The data of the next event of that name; others are passed over."""
        while True:
            payload = await self.get()
            if payload["t"] == name:
                return dict(payload["d"])

    async def closed(self) -> int | None:
        """The code with which the server closes, after what it still sends."""
        while True:
            frame = await self.socket.receive(timeout=5)
            if frame.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.CLOSING):
                return self.socket.close_code

    async def identify(self, *, binary: bool = False, **changes: Any) -> Json:
        """HELLO, IDENTIFY and READY."""
        assert (await self.get())["op"] == 10
        await self.send_identify(binary=binary, **changes)
        return await self.until("READY")

    async def send_identify(self, *, binary: bool = False, **changes: Any) -> None:
        """IDENTIFY alone."""
        data = {"token": self._box.token, "intents": 1, "properties": {"os": "linux"}} | changes
        payload = json.dumps({"op": 2, "d": data})
        if binary:
            await self.socket.send_bytes(payload.encode())
        else:
            await self.socket.send_str(payload)

    async def send(self, op: object, data: Any) -> None:
        """Any other frame."""
        await self.socket.send_str(json.dumps({"op": op, "d": data}))
