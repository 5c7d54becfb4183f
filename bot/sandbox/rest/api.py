"""The REST side under `/api/v10`: reading requests, tokens, rate limits, and JSON answers."""

import json
import re
from collections.abc import Awaitable, Callable, Iterable
from email.utils import formatdate
from typing import Any

from aiohttp import web

from bot.sandbox import errors
from bot.sandbox.compose import Upload
from bot.sandbox.errors import ApiError
from bot.sandbox.rest import account, channels, commands, events, form, interactions, messages, threads
from bot.sandbox.rest.base import ApiCall, ApiReply, ApiServices, Handler
from bot.sandbox.rest.ratelimits import Bucket, Refusal

PREFIX = "/api/v10"
_MODULES = (account, commands, messages, events, channels, threads, interactions)
_MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token", "interaction_id", "interaction_token")
_WITHOUT_TOKEN = re.compile(r"/interactions/|/webhooks/|/gateway$")
_CALLBACKS = "/interactions/"
_FILE = re.compile(r"files\[(\d{1,2})\]")
_Serve = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Rest:
    """The API: it runs the handlers of requests, and makes responses of what they answer."""

    def __init__(self, services: ApiServices) -> None:
        self._services = services

    def add_routes(self, app: web.Application) -> None:
        """Put all routes into the application; fixed words before parameters."""
        table = [route for module in _MODULES for route in module.ROUTES.all]
        for method, template, handler in sorted(table, key=lambda r: r[1].replace("{", "~")):
            app.router.add_route(method, PREFIX + template, self._serve(template, handler))
        app.router.add_route("*", PREFIX + "/{rest:.*}", self._unknown)

    async def _unknown(self, _request: web.Request) -> web.Response:
        return _json(404, errors.not_found().body(), {})

    def _serve(self, template: str, handler: Handler) -> _Serve:
        async def serve(request: web.Request) -> web.StreamResponse:
            call = ApiCall(
                request.method, template, request.path.removeprefix(PREFIX), request.match_info, request.query
            )
            major = "/".join(call.params[key] for key in _MAJOR if key in call.params)
            bucket, refusal = self._services.limits.take(call.method, template, major)
            await _read(request, call)
            if refusal:
                return self._limited(call, bucket, refusal, scope="user")
            return await self._handled(request, call, handler, bucket)

        return serve

    async def _handled(
        self, request: web.Request, call: ApiCall, handler: Handler, bucket: Bucket
    ) -> web.StreamResponse:
        """Handle a request that keeps the rate limits; tests let it wait or fail."""
        try:
            return self._answer(call, bucket, self._run(request, call, handler))
        except errors.SlowDownError as error:
            return self._limited(
                call, bucket, Refusal(error.retry_after, code=error.code, message=error.message), scope="shared"
            )

    def _run(self, request: web.Request, call: ApiCall, handler: Handler) -> ApiReply:
        try:
            self._authorize(request, call)
            if isinstance(call.body, ApiError):
                raise call.body
            answer = handler(self._services, call)
        except errors.SlowDownError:
            raise
        except ApiError as error:
            return ApiReply(error.status, error.body())
        return answer if isinstance(answer, ApiReply) else ApiReply(204 if answer is None else 200, answer)

    def _authorize(self, request: web.Request, call: ApiCall) -> None:
        if not _WITHOUT_TOKEN.match(call.template):
            if request.headers.get("Authorization") != f"Bot {self._services.world.token}":
                raise errors.ApiError(401, 0, "401: Unauthorized")
            if "application_id" in call.params and call.id("application_id") != self._services.world.bot.id:
                raise errors.missing_access()

    def _answer(self, call: ApiCall, bucket: Bucket, reply: ApiReply) -> web.Response:
        self._services.limits.answered(reply.status)
        return _json(reply.status, reply.body, self._headers(call, bucket))

    def _headers(self, call: ApiCall, bucket: Bucket) -> dict[str, str]:
        """The date and the rate limit headers; first answers to interactions have none of these."""
        date = {"Date": formatdate(self._services.world.clock.time(), usegmt=True)}
        return date if call.template.startswith(_CALLBACKS) else date | self._services.limits.headers(bucket)

    def _limited(self, call: ApiCall, bucket: Bucket, refusal: Refusal, scope: str) -> web.Response:
        if scope != "shared":
            self._services.limits.answered(429)
        if refusal.banned:
            return web.Response(status=429, text="error code: 1015")
        headers = self._headers(call, bucket) | {
            "Via": "1.1 sandbox", "Retry-After": str(int(refusal.retry_after) + 1),
            "X-RateLimit-Scope": "global" if refusal.everywhere else scope,
            **({"X-RateLimit-Global": "true"} if refusal.everywhere else {}),
        }  # fmt: skip
        body = {
            "message": refusal.message, "retry_after": round(refusal.retry_after, 3),
            "global": refusal.everywhere, "code": refusal.code,
        }  # fmt: skip
        return _json(429, body, headers)


def _json(status: int, body: Any, headers: dict[str, str]) -> web.Response:
    if body is None:
        return web.Response(status=status, headers=headers)
    return web.Response(
        status=status,
        body=json.dumps(body, separators=(",", ":")).encode(),
        headers=headers | {"Content-Type": "application/json"},
    )


async def _read(request: web.Request, call: ApiCall) -> None:
    """Fill in the call's body and files; what is wrong with them is kept for after the token check."""
    try:
        raw = await request.read() if request.can_read_body else b""
        call.size = len(raw)
        boundary = form.boundary(request.headers.get("Content-Type", ""))
        if boundary is None:
            call.body = _parsed(raw)
        else:
            _read_parts(form.parts(raw, boundary), call)
    except web.HTTPRequestEntityTooLarge:
        call.body = errors.too_large()
    except ApiError as error:
        call.body = error


def _parsed(raw: bytes) -> Any:
    """The body as JSON; what is none, NaN, or nested too deeply is refused."""
    try:
        return json.loads(raw, parse_constant=_no_constant) if raw else None
    except (ValueError, RecursionError):
        raise errors.ApiError(400, 50109, "The request body contains invalid JSON.") from None


def _no_constant(name: str) -> None:
    raise ValueError(name)


def _read_parts(parts: Iterable[tuple[str, str, bytes]], call: ApiCall) -> None:
    call.body = {}
    for name, filename, data in parts:
        if match := _FILE.fullmatch(name):
            call.uploads[int(match[1])] = Upload(filename or "file", data)
        elif name == "payload_json":
            call.body = _parsed(data)
        else:
            raise errors.FormError((name,), "UNKNOWN_KEY", "Unknown part")
