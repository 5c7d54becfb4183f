"""House rules with a name: what a server keeps of a lobby, and what a new one takes from it. Pure."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any
from zlib import crc32

import msgspec

from bot.games.errors import ToldError
from bot.games.options import OptionValue, spell
from bot.games.registry import GAMES
from bot.games.text.names import plain_name
from bot.play.pages.settings import read_options
from bot.tables import SETTINGS, Person, SettingKey, TableState
from bot.tables.commands import Command, SetOption, SetTableSetting
from bot.tables.terms import ANY, Terms, length_key

PRESETS = "presets"  # a key of servers only: a JSON list
MOST = 10  # of a server
LONGEST = 32  # characters of a name
_MARK = "preset:"  # before a preset's key where the name of a game could stand; no name begins so
_HELP = {"yes": ANY, "no": "off"}  # what league rules say of help
_MARKED = re.compile(f"^({_MARK} ?)+", re.IGNORECASE)


class PresetError(ToldError):
    """A preset cannot be kept so, or is not there: `name` (most), `taken` (name), `full` (most), `gone`."""

    kind = "preset"


class Preset(msgspec.Struct, frozen=True):
    """A name for a game, its options as texts, and the words of a table's settings."""

    name: str
    game: str
    options: Mapping[str, str] = {}
    settings: Mapping[str, str] = {}

    @property
    def key(self) -> str:
        """Return what stands for the name in ids: short, and the same whatever its case."""
        return preset_key(self.name)

    @property
    def word(self) -> str:
        """Return what stands in place of a game."""
        return _MARK + self.key

    @property
    def playable(self) -> bool:
        """Return True if its game is still there."""
        return self.game in GAMES

    @property
    def whole(self) -> bool:
        """Return True if all of it is still there: the game, each option, each setting."""
        return self.playable and len(self.values) == len(self.options) and len(self.words) == len(self.settings)

    @property
    def values(self) -> dict[str, OptionValue]:
        """Return the options that its game still has, by key."""
        return read_options(self.options, self.game) if self.playable else {}

    @property
    def words(self) -> dict[SettingKey, str]:
        """Return the settings of tables that there still are."""
        return known_words(self.settings)


def known_words(settings: Mapping[str, str]) -> dict[SettingKey, str]:
    """Return those of stored settings of tables that there still are."""
    return {key: settings[key] for key in SETTINGS if settings.get(key) in SETTINGS[key].values}


def helps_in_league(words: Mapping[SettingKey, str]) -> bool:
    """Return True if a preset's settings say that its matches count, and that the computer helps in them."""
    return words.get("league") == words.get("hints") == "yes"


def presets_in(values: Mapping[str, object]) -> tuple[Preset, ...]:
    """Return a server's presets from the store's values, by name; what is none is left out."""
    stored, presets = values.get(PRESETS), list[Preset]()
    for raw in stored if isinstance(stored, list) else ():
        with suppress(msgspec.ValidationError):
            presets.append(msgspec.convert(raw, Preset))
    return tuple(sorted(presets, key=lambda preset: preset.name.casefold()))


def preset_key(name: str) -> str:
    """Return the key of the preset of that name."""
    return f"{crc32(name.casefold().encode()):08x}"


def is_preset(word: str) -> bool:
    """Return True if a word stands for a preset and not for a game."""
    return word.startswith(_MARK)


def find_preset(presets: Iterable[Preset], word: str) -> Preset | None:
    """Return the preset that a word stands for, or a typed name."""
    if is_preset(word):
        return keyed_preset(presets, word.removeprefix(_MARK))
    return next((preset for preset in presets if preset.name.casefold() == word.strip().casefold()), None)


def keyed_preset(presets: Iterable[Preset], key: str) -> Preset | None:
    """Return the preset with a key."""
    return next((preset for preset in presets if preset.key == key), None)


def preset_of(state: TableState, typed: str) -> Preset:
    """Return the preset of a lobby as it is set, under a typed name. PresetError `name`."""
    useful = ((key, setting) for key, setting in SETTINGS.items() if setting.values and setting.useful(state))
    settings = {key: setting.value_at(state) for key, setting in useful}
    options = {key: spell(value) for key, value in state.options.items()}
    return Preset(read_name(typed), state.game, options, {key: word for key, word in settings.items() if word})


def read_name(typed: str) -> str:
    """Return a preset's name as it was typed, without what would make it a word. PresetError `name`."""
    name = _MARKED.sub("", plain_name(typed, "", limit=LONGEST + 1))
    if not 0 < len(name) <= LONGEST:
        raise PresetError("name", most=LONGEST)
    return name


def with_preset(presets: Sequence[Preset], new: Preset) -> list[Preset]:
    """Return the presets with a new one. PresetError `taken`, `full`."""
    if keyed_preset(presets, new.key) is not None:
        raise PresetError("taken", name=new.name)
    if len(presets) >= MOST:
        raise PresetError("full", most=MOST)
    return [*presets, new]


def without_preset(presets: Sequence[Preset], key: str) -> list[Preset]:
    """Return the presets without one; nothing happens if it is gone already."""
    return [preset for preset in presets if preset.key != key]


def with_name(presets: Sequence[Preset], key: str, name: str) -> list[Preset]:
    """Return the presets with another name for one. PresetError `gone`, `taken`."""
    old = keyed_preset(presets, key)
    if old is None:
        raise PresetError("gone")
    return with_preset(without_preset(presets, key), msgspec.structs.replace(old, name=name))


def terms_of(preset: Preset, before: Terms, length: str | None = None) -> Terms:
    """Return league rules as a preset says, and what it does not say as `before`; a `length` is said in its place."""
    lengths = GAMES[preset.game].lengths if length else ()
    free = {key for choice in lengths for key in choice.options}
    options = {**(before.options if before.game == preset.game else {}), **preset.values}
    said: dict[str, Any] = {
        "game": preset.game,
        "length": length or length_key(preset.game, options) or ANY,
        "clock": preset.words.get("clock", before.clock),
        "help": _HELP.get(preset.words.get("hints", ""), before.help),
        "options": {key: value for key, value in options.items() if key not in free},
    }
    return msgspec.structs.replace(before, **said)


def commands_of(preset: Preset, by: Person, fixed: Iterable[str]) -> Iterator[Command]:
    """Yield what sets a lobby of the preset's game as it says, but for the options that league rules fix."""
    for key, value in preset.values.items():
        if key not in fixed:
            yield SetOption(by, key, value, preset.game)
    for setting, word in preset.words.items():
        yield SetTableSetting(by, setting, word, preset.game)
