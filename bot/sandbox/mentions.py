"""Mentions: who is named in a text, and who of them is truly pinged (docs: "Allowed Mentions Object")."""

import re
from collections.abc import Sequence

from bot.sandbox.errors import Json
from bot.sandbox.model import Guild, Message, User, walk
from bot.sandbox.permissions import Permission
from bot.sandbox.world import World

_USER, _ROLE, _EVERYONE = (re.compile(r"<@!?(\d+)>"), re.compile(r"<@&(\d+)>"), re.compile(r"@(everyone|here)\b"))
_CODE = re.compile(r"```.*?```|``.*?``|`[^`]*`", re.DOTALL)


def mentioned(world: World, text: str) -> list[User]:
    """The users that the text names outside of code, each once, in order."""
    ids = dict.fromkeys(int(found) for found in _USER.findall(_CODE.sub("", text)))
    return [world.users[i] for i in ids if i in world.users]


def _allows(allowed: Json | None, kind: str, wanted: int) -> bool:
    if allowed is None or kind in (allowed.get("parse") or ()):
        return True
    return str(wanted) in {str(i) for i in allowed.get(kind) or ()}


def set_mentions(world: World, message: Message, allowed: Json | None) -> None:
    """Set `mentions`, `mention_roles` and `mention_everyone` from the text and what the bot allows."""
    displays = [c["content"] for c in walk(message.components) if c["type"] == 10]
    text = _CODE.sub("", "\n".join([message.content, *displays]))
    guild = world.guild_of(message.channel)
    bits = world.permissions(message.channel, message.author)
    message.mentions = [u for u in mentioned(world, text) if _allows(allowed, "users", u.id)]
    roles = dict.fromkeys(int(found) for found in _ROLE.findall(text))
    message.mention_roles = [
        r for r in roles if guild and r in guild.roles and _allows(allowed, "roles", r)
        and (guild.roles[r].mentionable or bits & Permission.MENTION_EVERYONE)
    ]  # fmt: skip
    everyone = bool(_EVERYONE.search(text)) and (allowed is None or "everyone" in (allowed.get("parse") or ()))
    message.mention_everyone = everyone and bool(bits & Permission.MENTION_EVERYONE)
    _mention_replied(message, allowed)


def _mention_replied(message: Message, allowed: Json | None) -> None:
    if not message.reference or (allowed is not None and not allowed.get("replied_user")):
        return
    replied = message.channel.messages.get(int(message.reference["message_id"]))
    if replied and replied.author not in message.mentions:
        message.mentions.append(replied.author)


def ping(world: World, message: Message) -> None:
    """Set `pinged`: those of the mentioned who see the channel. Only new messages ping, edits never do."""
    if message.ephemeral:
        message.pinged = [u for u in message.mentions if u is message.reader]
        return
    message.pinged = [
        u for u in dict.fromkeys([*message.mentions, *_of_roles(world.guild_of(message.channel), message)])
        if u not in (world.bot, message.author) and world.permissions(message.channel, u) & Permission.VIEW_CHANNEL
    ]  # fmt: skip


def _of_roles(guild: Guild | None, message: Message) -> Sequence[User]:
    if guild is None:
        return ()
    wanted = set(message.mention_roles)
    return [m.user for m in guild.members.values() if message.mention_everyone or wanted.intersection(m.roles)]
