"""The things of the sandbox's world, as plain values; `bot.sandbox.world` changes them."""

from asyncio import TimerHandle
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.sandbox.errors import Json
from bot.sandbox.faces import hash_of

if TYPE_CHECKING:
    from collections.abc import Iterator

GUILD_INSTALL, USER_INSTALL = 0, 1
TEXT, DM, VOICE, PUBLIC_THREAD, PRIVATE_THREAD, STAGE, FORUM, MEDIA = 0, 1, 2, 11, 12, 13, 15, 16
SPOKEN = (VOICE, STAGE)  # people talk in them, and each has a chat
OF_POSTS = (FORUM, MEDIA)  # each post in them is a thread
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
EPHEMERAL, LOADING, SUPPRESS_NOTIFICATIONS = 1 << 6, 1 << 7, 1 << 12
BUTTON = 2
EXTERNAL = 3  # an event that is bound to no channel
SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4  # the states of an event
SELECTS = frozenset({3, 5, 6})


@dataclass(slots=True, eq=False)
class User:
    """A person or the bot; who `has_app` has added the application to the own account."""

    id: int
    name: str
    locale: str = "en-GB"
    bot: bool = False
    takes_dms: bool = True
    has_app: bool = False

    @property
    def avatar(self) -> str | None:
        """The hash of a person's avatar; the bot has none."""
        return None if self.bot else hash_of(self.id, self.name)


@dataclass(slots=True, eq=False)
class Role:
    """A role with its permission bits; the role with the guild's own id is @everyone."""

    id: int
    name: str
    permissions: int
    position: int = 0
    mentionable: bool = False
    managed: bool = False


@dataclass(slots=True, eq=False)
class Member:
    """A user in a guild, with the ids of the roles held (without @everyone)."""

    user: User
    roles: list[int]
    joined: float
    nick: str | None = None


@dataclass(slots=True)
class Overwrite:
    """A channel's change of permissions for a role (kind 0) or a member (kind 1)."""

    id: int
    kind: int
    allow: int = 0
    deny: int = 0


@dataclass(frozen=True, slots=True)
class CommandPermission:
    """A guild's word on one command, or on all: it is (not) for a role (kind 1) or a member (2).

    The guild's id as a role is everybody.
    """

    kind: int
    id: int
    allowed: bool


@dataclass(slots=True, eq=False)
class Attachment:
    """An uploaded file, held in memory. `data` is empty once the sandbox had to make room; `size` (bytes) stays."""

    id: int
    filename: str
    data: bytes
    content_type: str
    url: str
    description: str | None = None
    width: int | None = None
    height: int | None = None
    size: int = 0

    def __post_init__(self) -> None:
        self.size = len(self.data)


@dataclass(slots=True, eq=False)
class Channel:
    """A text, voice or stage channel, forum, thread or direct message channel, with its messages, oldest first.

    `private` are those of the messages that are ephemeral.
    """

    id: int
    name: str
    type: int
    created: float
    guild_id: int | None = None
    parent_id: int | None = None
    position: int = 0
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    messages: "dict[int, Message]" = field(default_factory=dict)
    private: "dict[int, Message]" = field(default_factory=dict)
    recipient: User | None = None
    owner_id: int = 0
    archived: bool = False
    locked: bool = False
    archive_changed: float = 0.0
    auto_archive_minutes: int = 1440
    thread_members: set[int] = field(default_factory=set)
    archives: TimerHandle | None = None
    last_message_id: int | None = None
    sent: int = 0

    @property
    def is_thread(self) -> bool:
        """Return True if this is a thread."""
        return self.type in (PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def holds_messages(self) -> bool:
        """Return True if messages can be written here: not into a forum, only into its posts."""
        return self.type not in OF_POSTS


@dataclass(slots=True, eq=False)
class ScheduledEvent:
    """An event of a guild that is not bound to a channel but to a `location`; `start` and `end` are times."""

    id: int
    guild_id: int
    creator_id: int
    name: str
    description: str | None = None
    location: str = ""
    start: float = 0.0
    end: float = 0.0
    status: int = SCHEDULED


@dataclass(slots=True, eq=False)
class Guild:
    """A guild (a "server"): its people, roles and channels, threads included.

    `features` are Discord's, as `COMMUNITY`, without which a guild cannot choose its `locale`.
    `command_permissions` are by a command's id, or by the application's for all commands that have none of their own.
    """

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    features: tuple[str, ...] = ()
    members: dict[int, Member] = field(default_factory=dict)
    roles: dict[int, Role] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    command_permissions: dict[int, list[CommandPermission]] = field(default_factory=dict)
    unavailable: bool = False
    events: dict[int, ScheduledEvent] = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class Message:
    """A message; an ephemeral one has the one `reader` who sees it. It stays the same object when edited."""

    id: int
    channel: Channel
    author: User
    created: float
    content: str = ""
    attachments: list[Attachment] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    flags: int = 0
    type: int = 0
    edited: float | None = None
    reader: User | None = None
    mentions: list[User] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    reference: Json | None = None
    metadata: Json | None = None
    interaction_user: User | None = None
    interaction_command: str | None = None
    webhook_id: int | None = None
    nonce: str | None = None
    pinned: float | None = None
    deleted: bool = False

    @property
    def ephemeral(self) -> bool:
        """Return True if only `reader` sees it."""
        return self.reader is not None

    @property
    def thinking(self) -> bool:
        """Return True if it is a deferred answer that has not been filled yet."""
        return bool(self.flags & LOADING)

    @property
    def text(self) -> str:
        """All that can be read in it."""
        return self.content

    def buttons(self) -> list[Json]:
        """The button components, in reading order."""
        return [c for c in walk(self.components) if c["type"] == BUTTON]

    def selects(self) -> list[Json]:
        """The select menu components, in reading order."""
        return [c for c in walk(self.components) if c["type"] in SELECTS]

    def labels(self) -> list[str]:
        """The labels of the buttons, in reading order ("" where a button has only an emoji)."""
        return [button.get("label", "") for button in self.buttons()]


def walk(components: list[Json]) -> "Iterator[Json]":
    """All components in depth-first order: a row or label first, then what stands in it."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        if "component" in component:
            yield from walk([component["component"]])


@dataclass(slots=True, eq=False)
class Emoji:
    """An emoji that belongs to the application."""

    id: int
    name: str
    data: bytes
    content_type: str


@dataclass(slots=True, eq=False)
class Command:
    """A registered application command; `spec` is the validated body that the bot sent."""

    id: int
    version: int
    spec: Json

    @property
    def key(self) -> tuple[int, str]:
        """Type and name: what makes a command the same one when it is sent again."""
        return self.spec.get("type") or 1, self.spec["name"]
