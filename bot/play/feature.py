"""A feature of the bot: what it offers to people, and what it does by itself. `bot/app/features.py` has the list."""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from discord import app_commands
from discord.ext.commands import Cog

from bot.connection.service import Service
from bot.fleet import ShardLoader
from bot.play.clicks.clicks import ClickHandler, Route
from bot.play.clicks.presses import FormHandler

Command: TypeAlias = Cog | app_commands.Group | app_commands.ContextMenu


@dataclass(frozen=True, kw_only=True)
class Feature:
    """A feature: its commands, its handlers, and its parts that work by themselves.

    `clicks` and `forms` are handlers by the verb of a custom id; clicks in `anywhere` need no server. `routes` find
    presses that are the feature's whatever their verb is. `events` listen to the gateway. `loaders` take up what is
    stored of a shard. `services` and `background` run beside, the latter until the bot ends.
    """

    name: str
    commands: Sequence[Command] = ()
    clicks: Mapping[str, ClickHandler] = field(default_factory=dict)
    forms: Mapping[str, FormHandler] = field(default_factory=dict)
    anywhere: frozenset[str] = frozenset()
    routes: Sequence[Route] = ()
    events: Sequence[Cog] = ()
    loaders: Sequence[ShardLoader] = ()
    services: Sequence[Service] = ()
    background: Sequence[Callable[[], Coroutine[None, None, None]]] = ()
