"""Stand-ins for Discord and for the floors below, so that one part of the application can be tested alone."""

import asyncio
from collections import deque
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord
import msgspec

from bot.connection.faces import Avatars, Gallery
from bot.games.text.reader import Reader
from bot.parts.parts import Button, Parts
from bot.play.messages.studio import OvertakenError
from bot.play.pages.menus import Topic
from bot.players.reviews import TurningPoint
from bot.tables import Snapshot, TableError, TableState
from bot.tables.commands import Refs
from tests.play.pages.tables import HOST, started, table

MATCH = started()
NO_FACES = Gallery(None, Avatars(), lambda: 0.0)
GUILD, CHANNEL = 1, 2


def snapshot(version: int = 7, *, repair: bool = False, match: Any = MATCH, **fields: Any) -> Snapshot:
    """A table in play at a version; the seats' panels are of version 7 unless said otherwise."""
    usual = {"seat_versions": (7, 7), "mentions": "now"}
    made = table(match, version=version, **{**usual, **fields})
    return msgspec.structs.replace(made, repair=repair)


def refused(code: int, status: int = 400) -> discord.HTTPException:
    """What discord.py raises when Discord refuses with that code."""
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    if status >= 500:
        kind = discord.DiscordServerError
    return kind(SimpleNamespace(status=status, reason="no"), {"code": code, "message": "no"})


async def turns(count: int = 20) -> None:
    """Let everything that can run do so."""
    for _ in range(count):
        await asyncio.sleep(0)


class Faults:
    """Errors that the next calls of a name raise, in order; `None` lets one pass. `lost`: it was done all the same."""

    def __init__(self) -> None:
        self._next: dict[str, deque[tuple[BaseException | None, bool]]] = {}

    def order(self, name: str, *errors: BaseException | None, lost: bool = False) -> None:
        self._next.setdefault(name, deque()).extend((error, lost) for error in errors)

    def before(self, name: str) -> BaseException | None:
        """Raise what is to happen instead; what is to happen after it comes back."""
        waiting = self._next.get(name)
        error, lost = waiting.popleft() if waiting else (None, False)
        if error is not None and not lost:
            raise error
        return error


class FakeChannels:
    """The channels of a Discord: `messages` are what stands there, `calls` what was asked, in order."""

    def __init__(self) -> None:
        self.messages: dict[int, Parts] = {}
        self.calls: list[tuple[Any, ...]] = []
        self.faults = Faults()
        self.lines = 0  # of a phone, below any of our messages
        self.history: list[Any] = []
        self.guilds = {GUILD}
        self.allowed = False  # whether no permission is missing
        self.there = False  # whether a channel that was not found is found when it is asked for itself
        self.gate = asyncio.Event()
        self.gate.set()
        self.first = 100  # the id of the first message
        self._nonces: dict[str, int] = {}

    def names(self) -> list[str]:
        return [call[0] for call in self.calls]

    def texts(self) -> list[str]:
        return [parts.content for parts in self.messages.values()]

    def knows(self, guild: int) -> bool:
        return guild in self.guilds

    def may_show(self, guild: int, channel: int) -> bool:
        return self.allowed

    async def post(self, guild: int, channel: int, parts: Parts, nonce: str) -> int:
        self.calls.append(("post", parts.content, nonce))
        await self.gate.wait()
        error = self.faults.before("post")
        if nonce not in self._nonces:
            self._nonces[nonce] = self.first + len(self._nonces)
            self.messages[self._nonces[nonce]] = parts
        if error is not None:
            raise error
        return self._nonces[nonce]

    async def edit(self, guild: int, channel: int, message: int, parts: Parts, *, keep: bool = False) -> None:
        self.calls.append(("keep" if keep else "edit", message, parts.content))
        self.faults.before("edit")
        await self.gate.wait()
        if message not in self.messages:
            raise refused(10008, 404)
        self.messages[message] = parts

    async def edit_rows(self, guild: int, channel: int, message: int, parts: Parts) -> None:
        self.calls.append(("rows", message, *(item.label for row in parts.rows for item in row)))
        self.faults.before("rows")
        if message in self.messages:
            self.messages[message] = msgspec.structs.replace(self.messages[message], rows=parts.rows)

    async def delete(self, guild: int, channel: int, message: int) -> None:
        self.calls.append(("delete", message))
        self.faults.before("delete")
        self.messages.pop(message, None)

    async def below(self, guild: int, channel: int, message: int, mention: int | None) -> int:
        self.calls.append(("below", message))
        return self.lines

    async def stands(self, guild: int, channel: int, message: int) -> bool:
        self.calls.append(("stands", message))
        self.faults.before("stands")
        return message in self.messages

    async def is_there(self, channel: int) -> bool:
        self.calls.append(("is-there", channel))
        self.faults.before("is-there")
        return self.there

    async def own_messages(self, guild: int, channel: int, limit: int, *, answers: bool = False):
        self.calls.append(("own",))
        await self.gate.wait()
        self.faults.before("own")
        for message in self.history:
            if answers or message.interaction_metadata is None:
                yield message

    async def with_button(self, guild: int, channel: int, custom_id: str, *, since: float = 0.0) -> int:
        async for message in self.own_messages(guild, channel, 60):
            items = (item for row in message.components for item in row.children)
            if message.created_at.timestamp() >= since and any(item.custom_id == custom_id for item in items):
                return message.id
        return 0

    async def unarchive(self, channel: int) -> None:
        self.calls.append(("unarchive", channel))
        self.faults.before("unarchive")


class FakePresenter:
    """Messages that say which version they show; drawing waits while the gate is shut."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.gate.set()
        self.drawn: list[tuple[Any, ...]] = []
        self.mentions = True
        self.calls = False  # whether a board may mention somebody
        self.pictures: dict[int, bytes] = {}  # by version
        self.podium: bytes | None = None
        self.drops = False  # whether it leaves out what is not wanted any more

    async def board(
        self, snapshot: Snapshot, event_count: int | None = None, *, calling: bool = False, wanted: Any = None
    ) -> Parts:
        await self.gate.wait()
        if self.drops and wanted is not None and not wanted():
            raise OvertakenError
        version = snapshot.state.version
        text = f"board {version}" + ("" if event_count is None else f" told {event_count}")
        pings = (HOST + (snapshot.turn or 0),) if calling and self.calls else ()
        picture = self.pictures.get(version)
        return Parts(content=text + " calls" * bool(pings), pings=pings, file=picture, filename="t.png")

    async def with_check(self, topic: Topic, snapshot: Snapshot) -> Topic:
        return topic

    async def stakes(self, state: TableState) -> None:
        """Know nothing of the league."""

    async def result(self, snapshot: Snapshot, turning: TurningPoint | None = None) -> Parts:
        ready = f" ready {len(snapshot.state.said.ready)}" if snapshot.state.said.ready else ""
        text = f"result {snapshot.state.match_id}{ready}" + ("" if turning is None else " turned")
        return Parts(content=text, file=self.podium, filename="r.png")

    async def record_rows(self, snapshot: Snapshot, match: str) -> Parts:
        return Parts(content="", rows=((Button("by:b:-:0:record:" + match, "Record"),),))

    async def mention(self, snapshot: Snapshot, board: int) -> Parts | None:
        return Parts(content=f"turn of {snapshot.turn}") if self.mentions else None

    async def panel(
        self,
        snapshot: Snapshot,
        seat: int,
        locale: object,
        step: Any,
        notice: str = "",
        *,
        hinted: bool = False,
        wanted: Any = None,
    ) -> Parts:
        self.drawn.append((snapshot.state.version, seat, step, notice))
        await self.gate.wait()
        if self.drops and wanted is not None and not wanted():
            raise OvertakenError
        text, picture = (f"hand {snapshot.state.version} {notice}".strip(), self.pictures.get(snapshot.state.version))
        return Parts(content=text, notice=notice, file=picture, filename="hand.png" if picture else "")

    async def reader_in(self, guild: int, locale: object) -> Reader:
        return Reader(str(locale))


class FakeTables:
    """Tables as they were put in; `sent` are the commands, and Refs are carried out."""

    def __init__(self, *snapshots: Snapshot) -> None:
        self.known = {snapshot.id: snapshot for snapshot in snapshots}
        self.sent: list[Any] = []
        self.sent_to: list[tuple[str, Any]] = []
        self.gone_on: list[set[int]] = []
        self.faults = Faults()

    def put(self, snapshot: Snapshot) -> Snapshot:
        self.known[snapshot.id] = snapshot
        return snapshot

    def get(self, table: str) -> Snapshot | None:
        return self.known.get(table)

    def leads(self, table: str, person: int) -> bool:
        return table in self.known and self.known[table].state.host == person

    def all(self) -> tuple[Snapshot, ...]:
        return tuple(self.known.values())

    def in_channel(self, guild: int, channel: int) -> Snapshot | None:
        places = {(snapshot.state.guild, snapshot.state.channel): snapshot for snapshot in self.known.values()}
        return places.get((guild, channel))

    def note_plan(self, table: str, person: int, plan: Any) -> None:
        """Forget it."""

    def go_on(self, guilds: Any = lambda _: True) -> None:
        self.gone_on.append({guild for guild in (GUILD, 99) if guilds(guild)})

    def of_person(self, person: int) -> tuple[Snapshot, ...]:
        return tuple(snapshot for snapshot in self.known.values() if snapshot.seat_of(person) is not None)

    async def send(self, table: str, command: Any) -> SimpleNamespace:
        self.sent.append(command)
        self.sent_to.append((table, command))
        self.faults.before("send")
        if table not in self.known:
            raise TableError("gone")
        now = self.known[table]
        if isinstance(command, Refs):
            refs = {**now.state.refs, **command.refs}
            kept = {name: ref for name, ref in refs.items() if ref is not None}
            now = self.put(msgspec.structs.replace(now, state=msgspec.structs.replace(now.state, refs=kept)))
        return SimpleNamespace(snapshot=now, events=(), notice="")


class FakeClock:
    """Time that a test moves."""

    def __init__(self) -> None:
        self.time = 1000.0
        self._alarms: list[Any] = []
        self.steady = self

    def now(self) -> float:
        return self.time

    def call_at(self, when: float, callback: Any) -> Any:
        alarm = SimpleNamespace(when=when, callback=callback)
        alarm.cancel = lambda: self._alarms.remove(alarm) if alarm in self._alarms else None
        self._alarms.append(alarm)
        return alarm

    def advance(self, seconds: float) -> None:
        self.time += seconds
        for alarm in [alarm for alarm in self._alarms if alarm.when <= self.time]:
            self._alarms.remove(alarm)
            alarm.callback()


class FakePanels:
    """Hands that follow as the test says: `open` are the persons who see theirs, `acts` when somebody pressed last."""

    def __init__(self) -> None:
        self.heard: list[Snapshot] = []
        self.open: set[int] = set()
        self.acts: dict[int, float] = {}

    def follow(self, snapshot: Snapshot) -> None:
        self.heard.append(snapshot)

    def follows(self, table: str, person: int) -> bool:
        return person in self.open

    def acted(self, table: str, person: int) -> float:
        return self.acts.get(person, 0.0)


class FakeSent:
    """A private answer that can be changed: `texts` are what it has shown."""

    def __init__(self, message: int = 500) -> None:
        self.message = message
        self.texts: list[str] = []
        self.pages: list[Parts] = []
        self.kept: list[bool] = []  # of each edit: whether the picture stayed
        self.faults = Faults()

    def thin(self) -> "FakeSent":
        return self

    async def edit(self, parts: Parts, *, keep: bool = False) -> None:
        self.faults.before("edit")
        self.texts.append(parts.content)
        self.pages.append(parts)
        self.kept.append(keep)


def cache_once(call: Any) -> Any:
    answers: list[SimpleNamespace] = []

    async def cached() -> SimpleNamespace:
        if not answers:
            answers.append(await call())
        return answers[0]

    return cached


class FakeInteraction:
    """An interaction as discord.py gives it; `calls` are the requests, each with what it would show."""

    def __init__(
        self,
        number: int = 1,
        *,
        person: int = HOST,
        click: bool = True,
        message: int | None = None,
        ephemeral: bool = True,
        custom_id: str = "",
        guild: int = GUILD,
        file: str = "",
    ) -> None:
        self.id, self.guild_id, self.channel_id, self.locale, self.guild_locale = number, guild, CHANNEL, "en-GB", None
        kinds = discord.InteractionType
        self.client = SimpleNamespace(get_guild=lambda guild: guild or None)
        self.created_at = datetime(2026, 11, 27, tzinfo=UTC)
        self.type = kinds.component if click else kinds.application_command
        self.user = SimpleNamespace(id=person, display_name=f"P{person}")
        self.permissions = SimpleNamespace(manage_messages=False, manage_guild=False)
        flags = SimpleNamespace(ephemeral=ephemeral)
        files = [SimpleNamespace(filename=file)] if file else []
        self.message = None if message is None else SimpleNamespace(id=message, flags=flags, attachments=files)
        self.data = {"custom_id": custom_id}
        self.calls: list[tuple[str, dict[str, Any]]] = []
        self.faults = Faults()
        self.done = False
        # what Discord has as the first answer, if another gave it, and whether the person alone sees it
        self.original, self.thinking, self.hidden = 0, False, True
        self.response = SimpleNamespace(
            is_done=lambda: self.done,
            defer=self._first("defer"),
            send_message=self._first("send"),
            edit_message=self._first("change"),
        )
        self.followup = SimpleNamespace(send=self._call("follow"), edit_message=self._call("edit-follow"))
        self.original_response = cache_once(self._call("original"))  # as discord.py does
        self.edit_original_response = self._call("edit")
        self.delete_original_response = self._call("remove")

    def names(self) -> list[str]:
        return [name for name, _ in self.calls]

    def texts(self) -> list[str]:
        return [fields["content"] for _, fields in self.calls if fields.get("content")]

    def _call(self, name: str) -> Any:
        async def call(*_: Any, **fields: Any) -> SimpleNamespace:
            self.calls.append((name, fields))
            self.faults.before(name)
            number, flags = 900 + len(self.calls), SimpleNamespace(loading=self.thinking, ephemeral=self.hidden)
            return SimpleNamespace(id=self.original or number, message_id=number, flags=flags)

        return call

    def _first(self, name: str) -> Any:
        call = self._call(name)

        async def first(*args: Any, **fields: Any) -> SimpleNamespace:
            assert not self.done, "answered twice"
            answer = await call(*args, **fields)
            self.done = True
            return answer

        return first
