"""The gateway events of a change of the world, for each session (docs: "Gateway Events", "Intents")."""

from collections.abc import Iterator

from bot.sandbox import payloads
from bot.sandbox.changes import WorldChange
from bot.sandbox.errors import Json
from bot.sandbox.gateway.session import GUILD_MESSAGES, GUILDS, Session
from bot.sandbox.model import PRIVATE_THREAD
from bot.sandbox.permissions import Permission
from bot.sandbox.world import World

_VERBS = {"new": "CREATE", "edit": "UPDATE", "delete": "DELETE"}
Event = tuple[str, Json]


def events(world: World, change: WorldChange, session: Session) -> Iterator[Event]:
    """The events by which the session hears of the change; none when its intents don't cover it."""
    thing, _, verb = change.kind.partition(".")
    if not session.covers(change.guild):
        return
    if change.guild and world.bot.id not in change.guild.members and change.kind != "guild.delete":
        return
    if change.guild and change.guild.unavailable and change.kind != "guild.out":
        return
    makers = {
        "guild": _guild, "channel": _channel, "thread": _thread, "message": _message, "member": _member, "role": _role,
    }  # fmt: skip
    if thing in makers:
        yield from makers[thing](world, change, session, verb)


def _guild(world: World, change: WorldChange, session: Session, verb: str) -> Iterator[Event]:
    guild = change.guild
    if guild is None or not session.intents & GUILDS:
        return
    if verb == "delete":
        yield "GUILD_DELETE", {"id": str(guild.id)}
    elif verb == "out":
        yield "GUILD_DELETE", {"id": str(guild.id), "unavailable": True}
    else:
        back = {"unavailable": False} if verb == "back" else {}  # a guild that is new to the bot hasn't the key
        yield "GUILD_CREATE", payloads.guild_create(world, guild) | back


def _channel(world: World, change: WorldChange, session: Session, verb: str) -> Iterator[Event]:
    place = change.channel
    if place is None or not session.intents & GUILDS:
        return
    data = payloads.of_channel(place)
    if not place.is_thread:
        yield f"CHANNEL_{_VERBS[verb]}", data
        return
    if not world.permissions(place, world.bot) & Permission.VIEW_CHANNEL:
        return
    if verb == "new":
        data = payloads.of_thread(world, place) | {"newly_created": True}
    if verb == "delete":
        data = {key: data[key] for key in ("id", "guild_id", "parent_id", "type")}
    yield f"THREAD_{_VERBS[verb]}", data


def _thread(world: World, change: WorldChange, session: Session, verb: str) -> Iterator[Event]:
    """Yield that the bot came into a thread or left it: of others nobody hears without the members intent."""
    place = change.channel
    if place is None or change.user is not world.bot or not session.intents & GUILDS:
        return
    if verb == "join" and place.type == PRIVATE_THREAD:
        yield "THREAD_CREATE", payloads.of_thread(world, place)
    came = [payloads.thread_member(place, world.bot)] if verb == "join" else []
    yield "THREAD_MEMBERS_UPDATE", {
        "id": str(place.id), "guild_id": str(place.guild_id), "member_count": len(place.thread_members),
        "added_members": came, "removed_member_ids": [] if came else [str(world.bot.id)],
    }  # fmt: skip


def _message(world: World, change: WorldChange, session: Session, verb: str) -> Iterator[Event]:
    message, guild = change.message, change.guild
    if message is None or guild is None or message.ephemeral or not session.intents & GUILD_MESSAGES:
        return
    if not world.permissions(message.channel, world.bot) & Permission.VIEW_CHANNEL:
        return
    where = {"guild_id": str(guild.id)}
    if verb == "delete":
        yield "MESSAGE_DELETE", {"id": str(message.id), "channel_id": str(message.channel.id), **where}
        return
    data = payloads.of_message(world, message) | where
    if message.author.id in guild.members:
        data["member"] = payloads.of_member(guild.members[message.author.id], with_user=False)
    # What others write is empty without its intent, unless they mention the bot.
    readable = message.author is world.bot or world.bot in message.mentions
    yield f"MESSAGE_{_VERBS[verb]}", data if readable else data | {"content": "", "attachments": [], "components": []}


def _member(world: World, change: WorldChange, _session: Session, verb: str) -> Iterator[Event]:
    """Yield that the bot's own member was changed: of others nobody hears without the members intent."""
    member, guild = change.member, change.guild
    if member is not None and guild is not None and member.user is world.bot and verb == "edit":
        yield "GUILD_MEMBER_UPDATE", payloads.of_member(member) | {"guild_id": str(guild.id)}


def _role(_world: World, change: WorldChange, session: Session, verb: str) -> Iterator[Event]:
    if change.role is None or change.guild is None or not session.intents & GUILDS:
        return
    yield f"GUILD_ROLE_{_VERBS[verb]}", {"guild_id": str(change.guild.id), "role": payloads.of_role(change.role)}
