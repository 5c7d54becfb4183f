"""The settings of servers and channels, as the store has them, kept at hand."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple

from msgspec import to_builtins

from bot.connection.service import Recent
from bot.games.options import OptionValue
from bot.games.registry import GAMES
from bot.locales import DEFAULT, fallbacks
from bot.play.pages.settings import (
    AUTO,
    CALLER_WORDS,
    CALLERS,
    DAILY_WITHOUT,
    FIGURE_NAMES,
    UNSET,
    figure_names,
    left_out,
    renamed,
    setting_value,
    setting_values,
    usual_options,
)
from bot.play.presets import PRESETS, Preset, PresetError, find_preset, is_preset, presets_in
from bot.tables import SETTINGS, SettingKey
from storage import Json, Store

Scope = Literal["server", "channel"]
_KEPT = 2000  # channels whose settings are kept in memory


class Usual(NamedTuple):
    """The usual beginning of new tables somewhere: which game, and settings, but not the game's options."""

    game: str
    settings: Mapping[SettingKey, str]


class GuildSettings:
    """Reads and writes settings; a thread's own come before its channel's, those before its server's.

    `parent` (guild, channel) gives the channel of a thread, None for what is no thread; `chooses` says of a guild
    whether its language in Discord is one that it has chosen.
    """

    def __init__(self, store: Store, parent: Callable[[int, int], int | None], chooses: Callable[[int], bool]) -> None:
        self._store, self._parent, self._chooses = store, parent, chooses
        self._settings: Recent[tuple[int, int | None, int | None], Mapping[str, Json]] = Recent(_KEPT)
        self._changes = 0  # so many that were noticed
        self._presets = asyncio.Lock()  # of two that are saved at once, each sees the other

    async def of(self, guild: int, channel: int | None) -> Mapping[str, Json]:
        """Return what is set in a channel (None: in the server), by key."""
        place = guild, channel, None if channel is None else self._parent(guild, channel)
        settings = self._settings.get(place)
        if settings is None:
            changes = self._changes
            settings = await self._store.settings(*place)
            if changes == self._changes:  # else it may be older than a change
                self._settings[place] = settings
        return settings

    async def set(self, guild: int, channel: int | None, key: str, value: str, by: int) -> None:
        """Set a key of the server (channel None) or of a channel; ValueError if it may not have that value.

        UNSET takes back what was set there.
        """
        values = setting_values(key)
        if not values or value not in (*values, UNSET):
            raise ValueError(f"no such setting: {key} {value}")
        await self._write(guild, channel, key, None if value == UNSET else value, by)

    async def figures(self, guild: int) -> Mapping[str, str]:
        """Return the server's own names of figures, by digit; those that it did not rename are not there."""
        return figure_names(await self.of(guild, None))

    async def name_figures(self, guild: int, written: Mapping[str, str], by: int) -> None:
        """Rename figures for the whole server, digit -> name; ValueError if they may not be called so."""
        names: dict[str, Json] = {**renamed(await self.figures(guild), written)}
        await self._write(guild, None, FIGURE_NAMES, names or None, by)

    async def stored(self, guild: int, channel: int | None) -> Mapping[str, Json]:
        """Return what is set for that channel and nowhere else (None: for the server), by key."""
        return await self._store.own_settings(guild, channel)

    async def reset(self, guild: int, channel: int, by: int) -> None:
        """Take back everything that is set for a channel."""
        for key in await self.stored(guild, channel):
            await self._write(guild, channel, key, None, by)

    def clear(self) -> None:
        """Remember nothing: another process may have changed it."""
        self._changes += 1
        self._settings.clear()

    async def _write(self, guild: int, channel: int | None, key: str, value: Json, by: int) -> None:
        await self._store.set_setting(guild, channel, key, value, by)
        self._changes += 1
        self._settings.drop(lambda place: place[0] == guild)

    async def language(self, guild: int, channel: int, otherwise: str) -> str:
        """Return the language of public messages in a channel."""
        chosen = setting_value(await self.of(guild, channel), "language")
        return otherwise if chosen == AUTO else chosen

    async def adopt_language(self, guild: int, channel: int, locale: str, by: int) -> str:
        """Keep the language of the person who is about to open a server's first table, and return it.

        "" if nothing is kept: Discord or a setting says the server's language, a match was finished there, or the
        language is English, which it has already.
        """
        language = fallbacks(locale)[0]
        settled = language == DEFAULT or self._chooses(guild) or "language" in await self.of(guild, channel)
        if settled or await self._store.has_matches(guild):
            return ""
        await self.set(guild, None, "language", language, by)
        return language

    async def options(self, guild: int, channel: int, game: str) -> dict[str, OptionValue]:
        """Return the options with which a game begins there, as far as they are not the game's own."""
        return usual_options(await self.of(guild, channel), game)

    async def left_out(self, guild: int) -> tuple[str, ...]:
        """Return the games that are never the day's game in a server; in none (0) every game is."""
        return left_out(await self.of(guild, None)) if guild else ()

    async def set_daily_games(self, guild: int, games: Sequence[str], by: int) -> None:
        """Say which games take turns as the day's game; ValueError for none at all."""
        out: list[Json] = [game for game in GAMES if game not in games]
        if len(out) == len(GAMES):
            raise ValueError("no game of the day")
        await self._write(guild, None, DAILY_WITHOUT, out or None, by)

    async def channel(self, guild: int, key: str) -> int | None:
        """Return the channel of DAILY_CHANNEL or LEAGUE_CHANNEL, None where the server has set none."""
        stored = (await self.of(guild, None)).get(key)
        return int(stored) if isinstance(stored, str) and stored.isdigit() else None

    async def set_channel(self, guild: int, key: str, channel: int | None, by: int) -> None:
        """Set the channel for what the bot posts by itself, or none."""
        await self._write(guild, None, key, None if channel is None else str(channel), by)

    async def callers(self, guild: int) -> str:
        """Return who may call players in a server: `everybody`, `host`, `moderators`, or the digits of a role."""
        stored = (await self.of(guild, None)).get(CALLERS)
        return stored if isinstance(stored, str) and (stored in CALLER_WORDS or stored.isdecimal()) else CALLER_WORDS[0]

    async def set_callers(self, guild: int, who: str, by: int) -> None:
        """Set who may call players in a server."""
        await self._write(guild, None, CALLERS, None if who == CALLER_WORDS[0] else who, by)

    async def presets(self, guild: int) -> tuple[Preset, ...]:
        """Return the presets of a server, by name."""
        return presets_in(await self.of(guild, None)) if guild else ()

    async def preset(self, guild: int, word: str | None) -> Preset | None:
        """Return the preset that stands in place of a game; None for a game. PresetError `gone`."""
        preset = find_preset(await self.presets(guild), word) if word and word not in GAMES else None
        if word and is_preset(word) and (preset is None or not preset.playable):
            raise PresetError("gone")
        return preset if preset is not None and preset.playable else None

    async def change_presets(self, guild: int, change: Callable[[Sequence[Preset]], Sequence[Preset]], by: int) -> None:
        """Change the presets of a server; PresetErrors are those of `change`."""
        async with self._presets:
            after: list[Json] = [to_builtins(preset) for preset in change(presets_in(await self.stored(guild, None)))]
            await self._write(guild, None, PRESETS, after or None, by)

    async def table(self, guild: int, channel: int) -> Usual:
        """Return how a new table begins."""
        values = await self.of(guild, channel)
        settings = {key: setting_value(values, setting.usual) for key, setting in SETTINGS.items() if setting.usual}
        return Usual(setting_value(values, "game"), settings)
