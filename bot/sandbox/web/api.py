"""The API of the sandbox's own web page: state, history, a socket of news, and what a person does."""

import json
import re
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from aiohttp import web

from bot.sandbox.changes import WorldChange
from bot.sandbox.client.offered import MEMBER
from bot.sandbox.community import Community
from bot.sandbox.errors import ApiError, ClientRefusedError, FormError, Json
from bot.sandbox.model import DM, FORUM, OF_POSTS, TEXT, VOICE, Channel, CommandPermission, Message, User, walk
from bot.sandbox.permissions import Permission
from bot.sandbox.strict.rules import LOCALES, ObjectRule, anything, array, boolean, code, is_id, one_of, snowflake, text
from bot.sandbox.web import view
from bot.sandbox.web.news import News

FOLDER = Path(__file__).parents[1] / "page"
HISTORY, LONGEST_NAME = 100, 255
_KINDS = {"forum": FORUM, "voice": VOICE}  # of channels, beside open and private ones
_NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]*")
_HEADERS = {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'",
}
_OPTION = ObjectRule({"name": text(1, 32), "value": anything, "focused": boolean}, ("name", "value"))
_WHO = {"person": snowflake, "channel": snowflake}
_COMMAND = ObjectRule(
    {**_WHO, "name": text(1, 32), "options": array(_OPTION, 0, 25), "subcommand": text(0, 65)},
    ("person", "channel", "name"),
)
# The bodies of requests that have one.
_SHAPES = {
    "POST people": ObjectRule(
        {"name": text(1, 32), "locale": one_of(*sorted(LOCALES)), "moderator": boolean}, ("name",)
    ),
    "POST channels": ObjectRule(
        {
            "name": text(1, 100),
            "parent_id": snowflake,
            "person": snowflake,
            "kind": one_of("open", "private", "forum", "voice"),
        },
        ("name",),
    ),
    "POST command": _COMMAND,
    "POST autocomplete": _COMMAND,
    "POST member": ObjectRule(
        {**_WHO, "name": text(1, 32), "member": snowflake}, ("person", "channel", "name", "member")
    ),
    "POST component": ObjectRule(
        {**_WHO, "message": snowflake, "custom_id": code(1, 100), "values": array(code(1, 100), 0, 25)},
        ("person", "channel", "message", "custom_id"),
    ),
    "POST modal": ObjectRule({**_WHO, "interaction": snowflake, "fields": anything}, ("person", "interaction")),
    "POST message": ObjectRule({**_WHO, "content": text(1, 2000)}, ("person", "channel", "content")),
    "PATCH people/{id}": ObjectRule({"has_app": boolean}, ("has_app",)),
    "PATCH commands/{id}": ObjectRule({"person": snowflake, "given": boolean}, ("person", "given")),
    "PATCH channels/{id}": ObjectRule({"archived": boolean, "bot_can_post": boolean}),
}
_SENDING = (Permission.SEND_MESSAGES, Permission.SEND_MESSAGES_IN_THREADS)
WebHandler = Callable[[web.Request], Awaitable[web.StreamResponse]]
Action = Callable[[web.Request, Json], Awaitable[Json | web.StreamResponse]]  # a request and its body


class PageApi:
    """Routes `/`, `/static/` and `/page/`; the sockets of open pages."""

    def __init__(self, box: Community) -> None:
        self._box, self._world = box, box.world
        self._news = News(self._world)

    def add_routes(self, app: web.Application) -> None:
        """Put the page's routes into the application."""
        app.router.add_get("/", self._file)
        app.router.add_get("/static/{name}", self._file)
        actions: tuple[tuple[str, Action], ...] = (
            ("GET socket", self._socket),
            ("GET state", self._state),
            ("GET history", self._history),
            ("POST people", self._post_people),
            ("POST channels", self._post_channels),
            ("POST command", self._post_command),
            ("POST autocomplete", self._post_autocomplete),
            ("POST member", self._post_member),
            ("POST component", self._post_component),
            ("POST modal", self._post_modal),
            ("POST message", self._post_message),
            ("PATCH people/{id}", self._patch_person),
            ("PATCH commands/{id}", self._patch_command),
            ("PATCH channels/{id}", self._patch_channel),
            ("DELETE channels/{id}", self._delete_channel),
            ("DELETE message", self._delete_message),
        )
        for name, action in actions:
            method, path = name.split()
            app.router.add_route(method, f"/page/{path}", self._guarded(action, _SHAPES.get(name)))

    async def close(self) -> None:
        """Close the sockets of all pages."""
        await self._news.close()

    # the files of the page

    async def _file(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info.get("name", "index.html")
        if len(name) > LONGEST_NAME:
            return web.Response(status=400, text="no name of a file")
        path = FOLDER / name
        if not _NAME.fullmatch(name) or not path.is_file():
            return web.Response(status=404, text="no such file")
        return web.FileResponse(path, headers=_HEADERS)

    # requests

    def _guarded(self, action: Action, shape: ObjectRule | None) -> WebHandler:
        """Return the handler of a request from the page alone; what changes something needs its header."""

        async def serve(request: web.Request) -> web.StreamResponse:
            try:
                if request.method != "GET" and request.headers.get("X-Sandbox") != "1":
                    raise ClientRefusedError("header", "the header X-Sandbox: 1 is missing", 403)
                origin = f"http://{request.headers.get('Host')}"
                if request.headers.get("Origin", origin) != origin:  # a browser asks for a page of somebody else
                    raise ClientRefusedError("origin", "requests are only for the sandbox's own page", 403)
                body: Json = {}
                if shape:
                    body = await _body(request)
                    shape(body, ())
                answer = await action(request, body)
                return answer if isinstance(answer, web.StreamResponse) else _json(200, answer)
            except ClientRefusedError as error:
                return _refusal(error.status, error.code, error.message)
            except ApiError as error:
                words = f"{error.message}: {error.text}" if isinstance(error, FormError) else error.message
                return _refusal(error.status if error.status in (400, 404) else 403, str(error.code), words)

        return serve

    def _person(self, raw_id: Any) -> User:
        user = self._world.users.get(_number(raw_id))
        if user is None or user.bot:
            raise ClientRefusedError("no_person", "no such person", 404)
        return user

    def _channel(self, raw_id: Any) -> Channel:
        return self._world.channel(_number(raw_id))

    def _at(self, fields: Mapping[str, Any]) -> tuple[User, Channel]:
        """The person and the channel of a body or a query."""
        return self._person(fields.get("person")), self._channel(fields.get("channel"))

    def _message(self, user: User, channel: Channel, raw_id: Any) -> Message:
        wanted = _number(raw_id)
        message = next((m for m in self._box.client.visible(user, channel) if m.id == wanted), None)
        if message is None:
            raise ClientRefusedError("no_message", "this person sees no such message", 404)
        return message

    async def _socket(self, request: web.Request, _: Json) -> web.StreamResponse:
        return await self._news.serve(request, self._person(request.query.get("person")))

    # what the page reads

    async def _state(self, *_: object) -> Json:
        return view.state(self._box)

    async def _history(self, request: web.Request, _: Json) -> Json:
        seen = self._box.client.visible(*self._at(request.query))
        return {"messages": [view.of_message(self._world, m) for m in seen[-HISTORY:]]}

    # what a person does

    async def _post_people(self, _: web.Request, body: Json) -> Json:
        if any(user.name == body["name"] for user in self._box.users):
            raise ClientRefusedError("name_taken", "there is a person of that name")
        made = self._box.add_person(body["name"], body.get("locale") or "en-GB", moderator=bool(body.get("moderator")))
        if any(user.has_app for user in self._box.users):
            self._box.elsewhere()
        self._world.changes.tell(WorldChange("people"))
        return view.of_person(self._box, made)

    async def _patch_person(self, request: web.Request, body: Json) -> Json:
        """Let a person add the application to the own account, or take it away; then there is a server without it."""
        user = self._person(request.match_info["id"])
        if body["has_app"]:
            self._box.elsewhere()
        user.has_app = body["has_app"]
        self._world.changes.tell(WorldChange("people"))
        return view.of_person(self._box, user)

    async def _patch_command(self, request: web.Request, body: Json) -> Json:
        """Give a person a command that not everybody has, or take it back, as the guild's Integrations page does."""
        number, user, guild = _number(request.match_info["id"]), self._person(body["person"]), self._box.guild
        if number not in self._world.commands:
            raise ClientRefusedError("no_command", "no such command", 404)
        others = [permission for permission in guild.command_permissions.get(number, ()) if permission.id != user.id]
        granted = [CommandPermission(MEMBER, user.id, True)] if body["given"] else []
        self._world.permit(guild, number, others + granted)
        return {}

    async def _post_channels(self, _: web.Request, body: Json) -> Json:
        name, kind = body["name"], body.get("kind") or "open"
        if body.get("parent_id"):
            made = self._opened(body, self._channel(body["parent_id"]), name, kind)
        elif kind == "private":
            raise ClientRefusedError("no_thread", "only threads can be private here", 400)
        else:
            made = self._world.add_channel(self._box.guild, name, kind=_KINDS.get(kind, TEXT))
        return view.of_channel(self._world, made)

    def _opened(self, body: Json, parent: Channel, name: str, kind: str) -> Channel:
        """A thread in a text channel, or a post of a forum, which begins with its name."""
        user = self._person(body["person"]) if body.get("person") else self._box.users[0]
        if kind in _KINDS:
            raise ClientRefusedError("no_thread", f"a {kind} channel is no thread", 400)
        if parent.type in OF_POSTS:
            return self._box.client.open_post(user, parent, name, name)
        if parent.type != TEXT:
            raise ClientRefusedError("no_thread", "threads are opened in text channels", 400)
        return self._box.client.open_thread(user, parent, name, private=kind == "private")

    async def _patch_channel(self, request: web.Request, body: Json) -> Json:
        channel = self._channel(request.match_info["id"])
        if channel.type == DM:
            raise ClientRefusedError("no_channel", "this cannot be changed", 400)
        if body.get("archived") is not None:
            if not channel.is_thread:
                raise ClientRefusedError("no_thread", "only threads can be archived", 400)
            self._world.archive(channel, body["archived"])
        if body.get("bot_can_post") is not None:
            self._world.deny_bot(channel, *(() if body["bot_can_post"] else _SENDING))
        return view.of_channel(self._world, channel)

    async def _delete_channel(self, request: web.Request, _: Json) -> Json:
        channel = self._channel(request.match_info["id"])
        if channel.type == DM:
            raise ClientRefusedError("no_channel", "this cannot be deleted", 400)
        self._world.delete_channel(channel)
        return {}

    async def _post_command(self, _: web.Request, body: Json) -> Json:
        made = self._box.client.command(*self._at(body), body["name"], _options(body), body.get("subcommand"))
        return {"interaction": str(made.id)}

    async def _post_member(self, _: web.Request, body: Json) -> Json:
        """Use an entry in the menu of another member."""
        made = self._box.client.use_on_member(*self._at(body), body["name"], self._person(body["member"]))
        return {"interaction": str(made.id)}

    async def _post_autocomplete(self, _: web.Request, body: Json) -> Json:
        focused = next((o["name"] for o in body.get("options") or [] if o.get("focused")), None)
        if focused is None:
            raise ClientRefusedError("no_focus", "one option must be focused", 400)
        made = self._box.client.command(
            *self._at(body), body["name"], _options(body), body.get("subcommand"), focused=focused
        )
        with suppress(TimeoutError):
            await made.done()
        return {"choices": [{"name": c["name"], "value": c["value"]} for c in made.choices]}

    async def _post_component(self, _: web.Request, body: Json) -> Json:
        user, place = self._at(body)
        message = self._message(user, place, body["message"])
        component = next((c for c in walk(message.components) if c.get("custom_id") == body["custom_id"]), None)
        if component is None:
            raise ClientRefusedError("no_component", "the message has no such component", 404)
        if component["type"] == 2:
            made = self._box.client.press(user, message, component)
        else:
            made = self._box.client.choose(user, message, component, body.get("values") or [])
        return {"interaction": str(made.id)}

    async def _post_modal(self, _: web.Request, body: Json) -> Json:
        user = self._person(body["person"])
        opener = self._box.interactions.get(_number(body["interaction"]))
        fields = body.get("fields") or {}
        if opener is None or opener.modal is None or not isinstance(fields, dict):
            raise ClientRefusedError("no_modal", "no such form", 404)
        return {"interaction": str(self._box.client.submit(user, opener.modal, fields).id)}

    async def _post_message(self, _: web.Request, body: Json) -> Json:
        return view.of_message(self._world, self._box.client.say(*self._at(body), body["content"]))

    async def _delete_message(self, request: web.Request, _: Json) -> Json:
        user, place = self._at(request.query)
        self._box.client.delete(user, self._message(user, place, request.query.get("id")))
        return {}


def _number(raw_id: Any) -> int:
    """An id of the path, query or body; what is none is refused."""
    if not isinstance(raw_id, str | int) or not is_id(str(raw_id)[:30]):
        raise ClientRefusedError("id", "that is no id", 400)
    return int(raw_id)


async def _body(request: web.Request) -> Any:
    """The request's body as JSON, whatever it says of its kind."""
    try:
        return json.loads(await request.read())
    except (ValueError, RecursionError):
        raise ClientRefusedError("json", "the body isn't JSON", 400) from None


def _options(body: Json) -> list[tuple[str, Any]]:
    return [(option["name"], option["value"]) for option in body.get("options") or []]


def _json(status: int, body: Json) -> web.Response:
    return web.json_response(body, status=status, headers=_HEADERS)


def _refusal(status: int, code: str, message: str) -> web.Response:
    return _json(status, {"error": code, "message": message})
