"""The settings of a server or channel: what there is to set, what is set, and what it is called."""

from collections.abc import Mapping

import msgspec

from bot.games.options import OptionValue, spell
from bot.games.registry import GAMES
from bot.locales import languages
from bot.players import KINDS
from bot.tables import MENTION_SECONDS, TURN_SECONDS
from bot.views.text.look import Look
from bot.views.text.names import plain_name
from bot.views.text.naming import FIGURES
from bot.views.text.words import game_name, option_name, option_value

FIGURE_NAMES = "figure-names"  # a key of servers only: a JSON object, the digit of a figure -> its name there
FIGURE_NAME_LIMIT = 24  # characters: two of them stand on a button
LEAGUE_CHANNEL = "league-channel"  # a key of servers only: the channel for final tables, as digits
AUTO = "auto"  # the language: as Discord says
UNSET = "-"  # a value that takes back what is set: it is as it is elsewhere, in the server or in the game


class Setting(msgspec.Struct, frozen=True):
    """One setting: its key in the store, its values as texts, the default first."""

    key: str
    values: tuple[str, ...]


SETTINGS = (
    Setting("language", (AUTO, *languages())),
    Setting("game", tuple(GAMES)),
    Setting("clock", ("2m", *(name for name in TURN_SECONDS if name != "2m"))),
    Setting("league", ("yes", "no")),
    Setting("mentions", ("10s", *(name for name in MENTION_SECONDS if name != "10s"))),
    Setting("automatic-moves", ("yes", "no")),
    Setting("hints", ("no", "yes")),
    Setting("computers", ("greedy", *(kind for kind in KINDS if kind != "greedy"))),
)
LEAGUE_SETTINGS = (Setting("league-abandoned", ("no", "yes")),)  # of servers only
_FORMER = {"mentions": {"no": "off"}}  # what values were called before


def setting_values(key: str) -> tuple[str, ...]:
    """The values that a setting can be chosen from; nothing for a key that is none."""
    return next((one.values for one in (*SETTINGS, *LEAGUE_SETTINGS) if one.key == key), option_texts(key))


def setting_name(key: str, look: Look) -> str:
    """What a setting is called; the option of a game by the option's name."""
    game, _, name = key.partition(".")
    return option_name(game, name, look.locale) if name else look.t(f"setting-{key}")


def setting_value(values: Mapping[str, object], key: str) -> str:
    """What is set for a key (SETTINGS), the default where nothing valid is stored."""
    known = next(one for one in (*SETTINGS, *LEAGUE_SETTINGS) if one.key == key)
    stored = values.get(key)
    if isinstance(stored, str):
        stored = _FORMER.get(key, {}).get(stored, stored)
    return stored if isinstance(stored, str) and stored in known.values else known.values[0]


def value_name(key: str, value: str, look: Look) -> str:
    """What a value of a setting is called."""
    game, _, name = key.partition(".")
    if name:
        return option_value(game, name, value, look.locale)
    if key == "game":
        return game_name(value, look.locale)
    if key == "clock":
        return look.t(f"clock-{value}")
    if key == "mentions":
        return look.t(f"mentions-{value}")
    if key == "automatic-moves":
        return look.t(f"forced-{value}")
    if key == "hints":
        return look.t(f"hints-{value}")
    if key == "computers":
        return look.t(f"computers-{value}")
    if key == "language" and value != AUTO:
        return look.t(f"language-{value}")
    return look.t(f"setting-{key}-{value}")


def value_meaning(key: str, value: str, look: Look) -> str:
    """What a value of a setting means, where its name does not say all; else ""."""
    return look.t(f"playing-{value}") if key == "computers" else ""


def figure_names(values: Mapping[str, object]) -> dict[str, str]:
    """A server's own names of figures, by digit, from what the store has; what is not valid is left out."""
    stored = values.get(FIGURE_NAMES)
    found = stored if isinstance(stored, Mapping) else {}
    return {
        digit: plain_name(found[digit])
        for digit in FIGURES
        if isinstance(found.get(digit), str) and _fine(found[digit])
    }


def renamed(before: Mapping[str, str], written: Mapping[str, str]) -> dict[str, str]:
    """A server's names of figures after a form was filled in: digit -> name, "" for the usual one.

    ValueError for a figure that is none, a name that is too long, or one that two figures would have.
    """
    names = {**before, **written}
    kept = {digit: plain_name(name, "") for digit, name in names.items() if name.strip()}
    same = len({name.casefold() for name in kept.values()}) < len(kept)
    if same or not all(map(_fine, kept.values())) or not names.keys() <= set(FIGURES):
        raise ValueError(f"no names of figures: {written!r}")
    return dict(sorted(kept.items()))


def _fine(name: str) -> bool:
    return 0 < len(plain_name(name, "")) <= FIGURE_NAME_LIMIT


# The house rules: the options that new tables begin with. Each is a setting of its own, `classic.scoring`.


def option_keys(game: str = "") -> tuple[str, ...]:
    """The keys of all such settings, or of one game's: `classic.scoring`."""
    games = {game: GAMES[game]} if game else GAMES
    return tuple(f"{name}.{option.key}" for name, rules in games.items() for option in rules.options)


def option_texts(key: str) -> tuple[str, ...]:
    """The values that one may have, as they are stored; nothing for a key that is none."""
    game, _, name = key.partition(".")
    options = GAMES[game].options if game in GAMES else ()
    return tuple(spell(value) for option in options if option.key == name for value in option.values)


def usual_options(values: Mapping[str, object], game: str) -> dict[str, OptionValue]:
    """The options of a game that are set, by key, from what the store has; what is not valid is left out."""
    found: dict[str, OptionValue] = {}
    for option in GAMES[game].options:
        stored = values.get(f"{game}.{option.key}")
        chosen = next((value for value in option.values if spell(value) == stored), None)
        if chosen is not None:
            found[option.key] = chosen
    return found
