"""The settings of one table: menus that stand in its lobby's options, and in its menu while a match goes on."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bot.games.registry import find_game
from bot.tables import MENTION_SECONDS, TURN_SECONDS, WINDOW_SECONDS, Snapshot, TableState
from bot.views.messages import verbs
from bot.views.messages.ids import Press, encode
from bot.views.messages.parts import MenuLine, Select
from bot.views.text.look import Look


class Menu(NamedTuple):
    """A menu, before it is known on which page it stands. `words` come after the page's number."""

    verb: str
    words: tuple[str, ...]
    choices: tuple[MenuLine, ...]
    placeholder: str = ""

    def select(self, snapshot: Snapshot, page: int) -> Select:
        """The menu as it stands on a page."""
        press = Press(snapshot.id, snapshot.state.version, self.verb, (str(page), *self.words))
        return Select(encode(press, "s"), self.choices, self.placeholder)


class _Setting(NamedTuple):
    """One setting as it is now, with all its values and what they are called."""

    verb: str
    name: str
    present: str
    values: Mapping[str, str]


def setting_menus(state: TableState, look: Look) -> list[Menu]:
    """What the host may set in the lobby and during a match, as far as it means something in the game."""
    return [_menu(setting, look) for setting in _settings(state, look)]


def setting_lines(state: TableState, look: Look) -> Iterable[str]:
    """The same in words, a line for each."""
    for one in _settings(state, look):
        yield look.t("lobby-setting", setting=one.name, value=one.values[one.present])


def _settings(state: TableState, look: Look) -> Iterable[_Setting]:
    rules = find_game(state.game)
    clocks: dict[str, str] = {name: look.t(f"clock-{name}") for name in TURN_SECONDS}
    yield _Setting(verbs.CLOCK, look.t("setting-clock"), state.clock, clocks)
    calls: dict[str, str] = {name: look.t(f"mentions-{name}") for name in MENTION_SECONDS}
    yield _Setting(verbs.MENTIONS, look.t("setting-mentions"), state.mentions, calls)
    if rules.forces:
        ways = {word: look.t(f"forced-{word}") for word in ("yes", "no")}
        yield _Setting(verbs.FORCED, look.t("setting-automatic-moves"), "yes" if state.forced else "no", ways)
    if not state.league:
        hints = {word: look.t(f"hints-{word}") for word in ("no", "yes")}
        yield _Setting(verbs.HINTS, look.t("setting-hints"), "yes" if state.hints else "no", hints)
    if rules.claimable(state.options):
        windows: dict[str, str] = {name: look.t(f"claim-window-{name}") for name in WINDOW_SECONDS}
        yield _Setting(verbs.CLAIM_WINDOW, look.t("menu-claim-window"), state.claim_window, windows)


def _menu(setting: _Setting, look: Look) -> Menu:
    choices = tuple(
        MenuLine(
            value, look.t("setup-value", option=setting.name, value=text), default=value == setting.present
        )
        for value, text in setting.values.items()
    )
    return Menu(setting.verb, (), choices, setting.name)
