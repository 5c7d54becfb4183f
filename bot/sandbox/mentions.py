"""Mentions: who and what is named in a text, and may be (docs: "Allowed Mentions Object")."""

import re

from bot.sandbox.errors import Json
from bot.sandbox.model import Message, User
from bot.sandbox.permissions import Permission
from bot.sandbox.world import World

_USER, _ROLE, _EVERYONE = (re.compile(r"<@!?(\d+)>"), re.compile(r"<@&(\d+)>"), re.compile(r"@(everyone|here)\b"))
_CODE = re.compile(r"```.*?```|``.*?``|`[^`]*`", re.DOTALL)


def mentioned(world: World, text: str) -> list[User]:
    """The users that the text names outside of code, each once, in order."""
    ids = dict.fromkeys(int(digits) for digits in _USER.findall(_CODE.sub("", text)))
    return [world.users[i] for i in ids if i in world.users]


def _allows(allowed: Json | None, kind: str, wanted: int) -> bool:
    if allowed is None or kind in (allowed.get("parse") or ()):
        return True
    return str(wanted) in {str(i) for i in allowed.get(kind) or ()}


def set_mentions(world: World, message: Message, allowed: Json | None) -> None:
    """Set `mentions`, `mention_roles` and `mention_everyone` from the text and what the bot allows."""
    text = _CODE.sub("", message.content)
    guild = world.guild_of(message.channel)
    bits = world.permissions(message.channel, message.author)
    message.mentions = [u for u in mentioned(world, text) if _allows(allowed, "users", u.id)]
    roles = dict.fromkeys(int(digits) for digits in _ROLE.findall(text))
    message.mention_roles = [
        r for r in roles if guild and r in guild.roles and _allows(allowed, "roles", r)
        and (guild.roles[r].mentionable or bits & Permission.MENTION_EVERYONE)
    ]  # fmt: skip
    everyone = bool(_EVERYONE.search(text)) and (allowed is None or "everyone" in (allowed.get("parse") or ()))
    message.mention_everyone = everyone and bool(bits & Permission.MENTION_EVERYONE)
