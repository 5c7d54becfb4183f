"""The settings of one table: menus that stand in its lobby's options, and in its menu while a match goes on."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bot.games.text.reader import Reader
from bot.parts import verbs
from bot.parts.ids import Press, encode
from bot.parts.parts import Button, MenuLine, Select
from bot.play.pages.setting import table_setting_name, table_value_meaning, table_value_name
from bot.tables import SETTINGS, SettingKey, Snapshot, TableState

# What the menu of a setting says; the one for a length is the lobby's own, for it names the game.
VERBS: Mapping[SettingKey, str] = {
    "clock": verbs.CLOCK,
    "league": verbs.LEAGUE,
    "takeovers": verbs.TAKEOVERS,
    "mentions": verbs.MENTIONS,
    "forced": verbs.FORCED,
    "hints": verbs.HINTS,
    "computers": verbs.COMPUTERS,
    "claim-window": verbs.CLAIM_WINDOW,
}


class Menu(NamedTuple):
    """A menu, before it is known on which page it stands. `words` come after the page's number."""

    verb: str
    words: tuple[str, ...]
    choices: tuple[MenuLine, ...]
    placeholder: str = ""

    def select(self, snapshot: Snapshot, page: int) -> Select:
        """Make the menu as it stands on a page."""
        press = Press(snapshot.id, snapshot.state.version, self.verb, (str(page), *self.words))
        return Select(encode(press, "s"), self.choices, self.placeholder)


def setting_menus(state: TableState, reader: Reader) -> list[Menu]:
    """Return the menus of what the host may set in the lobby and during a match, as far as it means something.

    Hints have a button (`hint_switch`).
    """
    return [setting_menu(key, state, reader) for key in _useful(state) if key != "hints"]


def hint_switch(snapshot: Snapshot, reader: Reader, page: int = 0) -> Iterable[Button]:
    """Yield the button on a page that allows hints, or turns them off; none where there cannot be any."""
    if SETTINGS["hints"].useful(snapshot.state):
        allowed = SETTINGS["hints"].value_at(snapshot.state) == "yes"
        turned, label = ("no", "button-hints-no") if allowed else ("yes", "button-hints-yes")
        press = Press(snapshot.id, snapshot.state.version, VERBS["hints"], (str(page), turned))
        yield Button(encode(press), reader.t(label), "secondary")


def setting_lines(state: TableState, reader: Reader) -> Iterable[str]:
    """Yield what the host may set in words, a line for each."""
    for key in _useful(state):
        yield setting_line(key, state, reader)


def _useful(state: TableState) -> Iterable[SettingKey]:
    return (key for key, setting in SETTINGS.items() if not setting.before_match and setting.useful(state))


def setting_line(key: SettingKey, state: TableState, reader: Reader) -> str:
    """Return a setting in words: what it is called, and what it is set to."""
    value = table_value_name(key, SETTINGS[key].value_at(state), reader)
    return reader.t("lobby-setting", setting=table_setting_name(key, reader), value=value)


def setting_menu(key: SettingKey, state: TableState, reader: Reader) -> Menu:
    """Return the menu of a setting, with its present value chosen."""
    name, present = table_setting_name(key, reader), SETTINGS[key].value_at(state)
    choices = tuple(
        MenuLine(
            value,
            reader.t("setup-value", option=name, value=table_value_name(key, value, reader)),
            table_value_meaning(key, value, reader),
            default=value == present,
        )
        for value in SETTINGS[key].values
    )
    return Menu(VERBS[key], (), choices, name)
