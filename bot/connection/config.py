"""The application's configuration from outside: nothing here is read from files or the environment."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Literal

from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.games.drawn import Theme
from bot.tables import TableConfig
from storage.leases import TTL


@dataclass(frozen=True, slots=True)
class Endpoints:
    """Discord's addresses when it is not at its usual place: base addresses without a slash at the end.

    `api` is the REST base (`http://127.0.0.1:8080/api/v10`), `gateway` the websocket (`ws://...`; None: what that base
    says), `cdn` the files (None: Discord's own).
    """

    api: str
    gateway: str | None = None
    cdn: str | None = None


@dataclass(frozen=True, slots=True)
class Pace:
    """Waiting times in seconds: how patient the application is with Discord."""

    # From its arrival until a silent interaction is acknowledged: Discord gives up after 3, the network's way included.
    hurry: float = 1.2
    guilds_wait: float = 2.0  # for the guilds to come in at the start
    identify_gap: float = 5.0  # between the IDENTIFYs of two shards
    # Between tries of one publication, the last one again and again; the next change of its table cuts them short.
    retry: tuple[float, ...] = (1.0, 4.0, 15.0, 60.0, 300.0)
    refused: tuple[float, ...] = (10.0, 60.0, 300.0, 900.0)  # the same after Discord has refused one
    lost: tuple[float, ...] = (60.0, 3600.0)  # the same while a channel cannot be found
    edit_age: float = 55 * 60.0  # boards older than that are posted anew instead of edited
    emoji_gap: float = 1.5  # between two uploads of emojis
    talk_gap: float = 40.0  # between two looks at how far the talk has carried a table away, at least
    opening_gap: float = 1.2  # between two steps in which the opening of a round is told
    # After which the bot sees whether the board of a table that waits for a player was deleted and nobody told it, the
    # last one again and again; a board that is deleted within the first of them does not come back at once.
    board_looks: tuple[float, ...] = (60.0, 600.0, 3600.0, 6 * 3600.0)
    panel_life: float = 14 * 60.0  # for which the token of an interaction is used
    refusals: int = 5000  # after so many in ten minutes nothing more is asked
    crash_pause: float = 30.0  # the first wait of a bot that was started again and again; 0: it never waits
    turning: float = 12.0  # for thinking about which move has decided a match; 0: its result has the last move
    par: float = 120.0  # from a start until pars of the deal of the day are first thought about; 0: never
    lease: float = TTL  # for which a shard stays a process's that says nothing any more, where several share a database
    night_gap: float = 1.0  # between the openings of two tables of a game night, and between two changes of its page


@dataclass(frozen=True, slots=True)
class Config:
    """The configuration of the bot: the pictures' theme, emojis or words on tiles, the tables' times, Discord's place.

    `faces`: whether people's avatars are shown. `thinkers` is how many processes think for strong players, hints and
    reviews, `drawers` how many draw tables and hands (0: threads do).
    """

    theme: Theme = "dark"
    tiles: Literal["emojis", "words"] = "emojis"
    faces: Literal["on", "off"] = "on"
    tables: TableConfig = field(default_factory=TableConfig)
    endpoints: Endpoints | None = None
    pace: Pace = field(default_factory=Pace)
    thinkers: int = 1
    drawers: int = 0


@contextmanager
def talking_to(place: Endpoints | None) -> Iterator[None]:
    """Let every client of this process talk to `place` inside the `with`; None leaves Discord's own addresses.

    discord.py keeps them as class attributes, so two places at once in one process cannot be had.
    """
    if place is None:
        yield
        return
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    gateway = before[1] if place.gateway is None else URL(place.gateway)
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = place.api, gateway, place.cdn or before[2]
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before


def go_through(place: Endpoints | None, gateway: str) -> None:
    """Connect to the websocket that a REST base has named, until `talking_to` ends, if no other one was told."""
    if place is not None and place.gateway is None:
        DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
