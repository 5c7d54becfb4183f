"""Settings of servers, channels and tables: their values, their words, and the menus of a table's."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from bot.games.options import Options, OptionValue, spell
from bot.games.registry import GAMES
from bot.games.text.names import plain_name
from bot.games.text.naming import FIGURES
from bot.games.text.options import option_name, option_value
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.locales import language_name, languages
from bot.parts.parts import Button, MenuLine, Select
from bot.tables import SETTINGS as TABLE_SETTINGS
from bot.tables import SettingKey, Snapshot, TableState
from bot.tables.terms import Term, Terms, length_options

FIGURE_NAMES = "figure-names"  # a key of servers only: a JSON object, the digit of a figure -> its name there
FIGURE_NAME_LIMIT = 24  # characters: two of them stand on a button
LEAGUE_CHANNEL = "league-channel"  # a key of servers only: the channel for final tables, as digits
DAILY_CHANNEL = "daily-channel"  # a key of servers only: the channel for the deal of the day, as digits
DAILY_WITHOUT = "daily-without"  # a key of servers only: a JSON list, the games that are never the day's game
CALLERS = "callers"  # a key of servers only: who may call players, a word of CALLER_WORDS or a role as digits
CALLER_WORDS = ("everybody", "host", "moderators")
AUTO = "auto"  # the language: as Discord says
UNSET = "-"  # a value that takes back what is set: it is as it is elsewhere, in the server or in the game


_OF_TABLES: Mapping[str, SettingKey] = {setting.usual: key for key, setting in TABLE_SETTINGS.items() if setting.usual}


# The settings of servers and channels: key -> values as texts, the default first.
SETTINGS: Mapping[str, tuple[str, ...]] = {
    "language": (AUTO,),  # and those that there are
    "game": tuple(GAMES),
    **{
        key: tuple(dict.fromkeys((TABLE_SETTINGS[name].first, *TABLE_SETTINGS[name].values)))
        for key, name in _OF_TABLES.items()
    },
}
# Those of servers only: what counts in their leagues.
LEAGUE_SWITCHES = ("league-abandoned", "league-computers", "league-confirm")
LEAGUE_MENUS: Mapping[str, tuple[str, ...]] = {
    "league-limit": ("10", "1", "2", "3", "5", "20", "50", "off"),
    "league-least": ("1", "3", "5", "10", "15", "20", "30"),
}
LEAGUE_SETTINGS: Mapping[str, tuple[str, ...]] = {**dict.fromkeys(LEAGUE_SWITCHES, ("no", "yes")), **LEAGUE_MENUS}
_ALL = {**SETTINGS, **LEAGUE_SETTINGS}


def setting_values(key: str) -> tuple[str, ...]:
    """Return the values that a setting can be chosen from; nothing for a key that is none."""
    return (AUTO, *languages()) if key == "language" else _ALL.get(key) or option_texts(key)


def setting_name(key: str, reader: Reader) -> str:
    """Return what a setting is called; the option of a game by the option's name."""
    game, _, name = key.partition(".")
    return option_name(game, name, reader.locale) if name else reader.t(f"setting-{key}")


def setting_value(values: Mapping[str, object], key: str) -> str:
    """Return what is set for a key of SETTINGS, the default where nothing valid is stored."""
    stored = values.get(key)
    if isinstance(stored, str) and key in _OF_TABLES:
        stored = TABLE_SETTINGS[_OF_TABLES[key]].former.get(stored, stored)
    return stored if isinstance(stored, str) and stored in setting_values(key) else _ALL[key][0]


def value_name(key: str, value: str, reader: Reader) -> str:
    """Return what a value of a setting is called."""
    game, _, name = key.partition(".")
    if name:
        return option_value(game, name, value, reader.locale)
    if key == "game":
        return game_name(value, reader.locale)
    if key == "language" and value != AUTO:
        return language_name(value)
    if key in _OF_TABLES and key != "league":  # that one is about tables to come
        return table_value_name(_OF_TABLES[key], value, reader)
    if value.isdecimal():
        return reader.t(f"setting-{key}-number", number=int(value))
    return reader.t(f"setting-{key}-{value}")


def value_meaning(key: str, value: str, reader: Reader) -> str:
    """Return what a value of a setting means, where its name does not say all; else ""."""
    return table_value_meaning(_OF_TABLES[key], value, reader) if key in _OF_TABLES else ""


def table_setting_name(key: SettingKey, reader: Reader) -> str:
    """Return what a setting of one table is called."""
    usual = TABLE_SETTINGS[key].usual
    return reader.t(f"setting-{usual}") if usual else reader.t(f"menu-{key}")


def table_value_name(key: SettingKey, value: str, reader: Reader) -> str:
    """Return what a value of a table's setting is called."""
    text_id = f"{key}-{value}"
    return reader.t(text_id)


def table_value_meaning(key: SettingKey, value: str, reader: Reader) -> str:
    """Return what a value of a table's setting means, where its name does not say all; else ""."""
    return reader.t(f"playing-{value}") if key == "computers" else ""


def figure_names(values: Mapping[str, object]) -> dict[str, str]:
    """Return a server's own names of figures, by digit, from the store's values; invalid ones are left out."""
    stored = values.get(FIGURE_NAMES)
    names = stored if isinstance(stored, Mapping) else {}
    return {
        digit: plain_name(names[digit])
        for digit in FIGURES
        if isinstance(names.get(digit), str) and _fine(names[digit])
    }


def left_out(values: Mapping[str, object]) -> tuple[str, ...]:
    """Return the games that a server leaves out of the deal of the day, from the store's values."""
    stored = values.get(DAILY_WITHOUT)
    games = stored if isinstance(stored, list) else []
    return tuple(game for game in GAMES if game in games)


def renamed(before: Mapping[str, str], written: Mapping[str, str]) -> dict[str, str]:
    """Return a server's names of figures after a form was filled in: digit -> name, "" for the usual one.

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


def option_texts(key: str) -> tuple[str, ...]:
    """Return the values that one may have, as they are stored; nothing for a key that is none."""
    game, _, name = key.partition(".")
    options = GAMES[game].options if game in GAMES else ()
    return tuple(spell(value) for option in options if option.key == name for value in option.values)


def usual_options(values: Mapping[str, object], game: str) -> dict[str, OptionValue]:
    """Return the options of a game that are set, by key, from the store's values; invalid ones are left out."""
    return read_options(values, game, f"{game}.")


def read_options(texts: Mapping[str, object], game: str, before: str = "") -> dict[str, OptionValue]:
    """Return the options of a game, by key, from their texts, whose keys have `before` in front; no invalid ones."""
    choices = ((option.key, value) for option in GAMES[game].options for value in option.values)
    return {key: value for key, value in choices if texts.get(before + key) == spell(value)}


def terms_lines(state: TableState, reader: Reader) -> Iterator[str]:
    """Yield the line of the league rules, and which of them a table meets; nothing where there are none."""
    if state.settings.league and not state.terms.free:
        differing = state.broken
        rules = " · ".join(
            reader.t("lobby-rule", told=rule, met="no" if term in differing else "yes")
            for term, rule in terms_in_words(state.terms, reader)
        )
        yield reader.t("lobby-rules", rules=rules, met="no" if differing else "yes")


def terms_in_words(terms: Terms, reader: Reader) -> Iterator[tuple[Term, str]]:
    """Yield each of the league rules in words."""
    game, length, clock = terms.said("game"), terms.said("length"), terms.said("clock")
    if game:
        yield "game", _named(reader.t("lobby-game"), game_name(game, reader.locale), reader)
    if length:
        yield "length", _named(reader.t("lobby-length"), reader.t(f"length-{length}"), reader)
    by_length = length_options(terms, game).items()
    options = {key: value for key, value in terms.options.items() if (key, value) not in by_length}
    if options:
        yield "options", named_options(game, options, reader)
    if clock:
        yield "clock", _named(setting_name("clock", reader), value_name("clock", clock, reader), reader)
    if terms.helpless:
        yield "help", reader.t("rule-help")
    if terms.takeback == "on":
        yield "takeback", reader.t("rule-takeback")


def named_options(game: str, options: Options, reader: Reader) -> str:
    """Return options of a game in words, all in one line."""
    pairs = (
        (option_name(game, key, reader.locale), option_value(game, key, options[key], reader.locale)) for key in options
    )
    return ", ".join(_named(name, value, reader) for name, value in pairs)


def _named(option: str, value: str, reader: Reader) -> str:
    return reader.t("setup-value", option=option, value=value)


# The menus of a table's settings: in its lobby's options, and in its own menu while a match goes on

# The verbs of the menus of settings: all change them; words: page, a word of the setting. The menu for a length is the
# lobby's own, for it names the game.
VERBS: Mapping[SettingKey, str] = {
    "clock": "clock",
    "league": "league",
    "takeovers": "takeovers",
    "mentions": "mentions",
    "forced": "by-itself",
    "hints": "hints",
    "computers": "computers",
    "claim-window": "claim-window",
}


class Menu(NamedTuple):
    """A menu, before it is known on which page it stands. `words` come after the page's number."""

    verb: str
    words: tuple[str, ...]
    choices: tuple[MenuLine, ...]
    placeholder: str = ""

    def select(self, snapshot: Snapshot, page: int) -> Select:
        """Make the menu as it stands on a page."""
        return snapshot.press(self.verb, str(page), *self.words).menu(self.choices, self.placeholder)


def setting_menus(state: TableState, reader: Reader) -> list[Menu]:
    """Return the menus of what the host may set in the lobby and during a match, as far as it means something.

    Hints have a button (`hint_switch`).
    """
    return [setting_menu(key, state, reader) for key in _useful(state) if key != "hints"]


def hint_switch(snapshot: Snapshot, reader: Reader, page: int = 0) -> Iterable[Button]:
    """Yield the button on a page that allows hints, or turns them off; none where there cannot be any."""
    if TABLE_SETTINGS["hints"].useful(snapshot.state):
        allowed = TABLE_SETTINGS["hints"].value_at(snapshot.state) == "yes"
        turned, label = ("no", "button-hints-no") if allowed else ("yes", "button-hints-yes")
        yield snapshot.press(VERBS["hints"], str(page), turned).button(reader.t(label))


def setting_lines(state: TableState, reader: Reader) -> Iterable[str]:
    """Yield what the host may set in words, a line for each."""
    return (setting_line(key, state, reader) for key in _useful(state))


def _useful(state: TableState) -> Iterable[SettingKey]:
    return (key for key, setting in TABLE_SETTINGS.items() if not setting.before_match and setting.useful(state))


def setting_line(key: SettingKey, state: TableState, reader: Reader) -> str:
    """Return a setting in words: what it is called, and what it is set to."""
    value = table_value_name(key, TABLE_SETTINGS[key].value_at(state), reader)
    return reader.t("lobby-setting", setting=table_setting_name(key, reader), value=value)


def setting_menu(key: SettingKey, state: TableState, reader: Reader) -> Menu:
    """Return the menu of a setting, with its present value chosen."""
    name, present = table_setting_name(key, reader), TABLE_SETTINGS[key].value_at(state)
    choices = tuple(
        MenuLine(
            value,
            reader.t("setup-value", option=name, value=table_value_name(key, value, reader)),
            table_value_meaning(key, value, reader),
            default=value == present,
        )
        for value in TABLE_SETTINGS[key].values
    )
    return Menu(VERBS[key], (), choices, name)
