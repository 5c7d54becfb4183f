"""The settings of a server or channel: what there is to set, and the private message that sets it."""

import json
import re
from collections.abc import Iterator, Mapping

import msgspec

from bot.games.options import OptionValue, spell
from bot.games.registry import GAMES
from bot.locales import languages
from bot.tables import TURN_SECONDS
from bot.views import verbs
from bot.views.ids import NO_TABLE, Press, encode
from bot.views.look import Look
from bot.views.names import plain_name
from bot.views.naming import FIGURE_NAMER, FIGURES, Naming
from bot.views.parts import CHOICES, CONTENT_LIMIT, MenuLine, Parts, Select, cut
from bot.views.words import game_name, option_name, option_value

FIGURE_NAMES = "figure-names"  # a key of servers only: a JSON object, the digit of a figure -> its name there
FIGURE_NAME_LIMIT = 24  # characters: two of them stand on a button
_PAIR = re.compile(r"\s*([1-9])\s*[=:](.*)", re.DOTALL)
AUTO = "auto"  # the language: as Discord says
UNSET = "-"  # typed as a value: the setting is as it is elsewhere, in the server or in the game


class Setting(msgspec.Struct, frozen=True):
    """One setting: its key in the store, its values as texts, the default first."""

    key: str
    values: tuple[str, ...]


SETTINGS = (
    Setting("language", (AUTO, *languages())),
    Setting("game", tuple(GAMES)),
    Setting("clock", ("2m", *(name for name in TURN_SECONDS if name != "2m"))),
    Setting("league", ("yes", "no")),
    Setting("mentions", ("yes", "no")),
)


def setting_keys() -> tuple[str, ...]:
    """The keys of everything that can be set."""
    return (*(setting.key for setting in SETTINGS), FIGURE_NAMES, *option_keys())


def setting_values(key: str) -> tuple[str, ...]:
    """The values that a setting can be chosen from; nothing where there is no such choice."""
    return next((setting.values for setting in SETTINGS if setting.key == key), option_texts(key))


def setting_name(key: str, look: Look) -> str:
    """What a setting is called."""
    return option_setting_name(key, look) if "." in key else look.t(f"setting-{key}")


def setting_value(values: Mapping[str, object], key: str) -> str:
    """What is set for a key (SETTINGS), the default where nothing valid is stored."""
    known = next(setting for setting in SETTINGS if setting.key == key)
    stored = values.get(key)
    return stored if isinstance(stored, str) and stored in known.values else known.values[0]


def figure_names(values: Mapping[str, object]) -> dict[str, str]:
    """A server's own names of figures, by digit, from what the store has; what is not valid is left out."""
    stored = values.get(FIGURE_NAMES)
    found = stored if isinstance(stored, Mapping) else {}
    return {
        digit: plain_name(found[digit])
        for digit in FIGURES
        if isinstance(found.get(digit), str) and _fine(found[digit])
    }


def read_figure_names(text: str, before: Mapping[str, str]) -> dict[str, str]:
    """The names after somebody typed `3=Fox king, 5=Tom`, or a JSON object; ValueError if that cannot be read.

    `before` are the present ones; a figure without a name after the sign gets its usual one, `-` gives it to all.
    """
    if text.strip() == "-":
        return {}
    names = {**before, **_typed(text)}
    kept = {digit: plain_name(name) for digit, name in names.items() if name.strip()}
    if not all(map(_fine, kept.values())) or len({name.casefold() for name in kept.values()}) < len(kept):
        raise ValueError(f"no names of figures: {text!r}")
    return dict(sorted(kept.items()))


def _typed(text: str) -> dict[str, str]:
    if text.lstrip().startswith("{"):
        pairs: list[tuple[object, object]] = _object(text)
        fine = all(digit in FIGURES and isinstance(name, str) for digit, name in pairs)
    else:
        found = [_PAIR.fullmatch(part) for part in re.split("[,;]", text) if part.strip()]
        pairs, fine = [(pair[1], pair[2]) for pair in found if pair], all(found)
    names = {str(digit): str(name) for digit, name in pairs}
    if not fine or not names or len(names) < len(pairs):
        raise ValueError(f"no names of figures: {text!r}")
    return names


def _object(text: str) -> list[tuple[object, object]]:
    """The pairs of a JSON object as they were typed, a digit that stands there twice too; none if it is none."""
    try:
        found = json.loads(text, object_pairs_hook=tuple)
    except ValueError:
        return []
    return list(found)


def _fine(name: str) -> bool:
    return 0 < len(plain_name(name, "")) <= FIGURE_NAME_LIMIT


def figures_text(own: Mapping[str, str], look: Look, *, marked: bool = False) -> str:
    """The names of all figures as they are typed: `1=hedgehog, 2=owl`; `own` are the server's."""
    naming = Naming(FIGURE_NAMER, "", look.locale, own, marked)
    return ", ".join(f"{digit}={naming.half(digit)}" for digit in FIGURES)


def settings(values: Mapping[str, object], look: Look, *, place: str = "server", notice: str = "") -> Parts:
    """The settings of a place (`server`, `channel`) as menus, and in words what no menu has.

    `values` is what the store has, `notice` a sentence for the top.
    """
    lines = [notice, ""] if notice else []
    lines.append(look.t("settings-heading", place=place))
    names = figures_text(figure_names(values), look, marked=True)
    lines.append(look.t("settings-figures", names=names))
    usual = list(usual_lines(values, look))
    lines += [look.t("settings-options", count=len(usual)), *usual]
    rows = tuple((_menu(setting, setting_value(values, setting.key), look),) for setting in SETTINGS)
    return Parts(content=cut("\n".join(lines), CONTENT_LIMIT), rows=rows)


def value_name(key: str, value: str, look: Look) -> str:
    """What a value of a setting is called."""
    if "." in key:
        return option_setting_value(key, value, look)
    if key == "game":
        return game_name(value, look.locale)
    if key == "clock":
        return look.t(f"clock-{value}")
    if key == "language" and value != AUTO:
        return look.t(f"language-{value}")
    return look.t(f"setting-{key}-{value}")


def _menu(setting: Setting, present: str, look: Look) -> Select:
    choices = tuple(
        MenuLine(value, _label(setting, value, look), default=value == present)
        for value in setting.values[:CHOICES]
    )
    custom_id = encode(Press(NO_TABLE, 0, verbs.SETTING, (setting.key,)), "s")
    return Select(custom_id, choices, setting_name(setting.key, look))


def _label(setting: Setting, value: str, look: Look) -> str:
    name = look.t(f"setting-{setting.key}")
    return look.t("setup-value", option=name, value=value_name(setting.key, value, look))


# The house rules: the options that new tables begin with. Each is a setting of its own, `classic.scoring`.


def option_keys() -> tuple[str, ...]:
    """The keys of all such settings: `classic.scoring`."""
    return tuple(f"{game}.{option.key}" for game, rules in GAMES.items() for option in rules.options)


def option_texts(key: str) -> tuple[str, ...]:
    """The values that one may have, as people type them; nothing for a key that is none."""
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


def option_setting_name(key: str, look: Look) -> str:
    """What such a setting is called: `Classic domino: Scoring`."""
    game, _, name = key.partition(".")
    return look.t(
        "setup-value", option=game_name(game, look.locale), value=option_name(game, name, look.locale)
    )


def option_setting_value(key: str, text: str, look: Look) -> str:
    """What a value of such a setting is called."""
    game, _, name = key.partition(".")
    return option_value(game, name, text, look.locale)


def usual_lines(values: Mapping[str, object], look: Look) -> Iterator[str]:
    """Tell the options that are set, a line for each game that has any."""
    for game in GAMES:
        told = [
            look.t(
                "setup-value",
                option=option_name(game, name, look.locale),
                value=option_value(game, name, spell(value), look.locale),
            )
            for name, value in usual_options(values, game).items()
        ]
        if told:
            yield look.t("option-line", option=game_name(game, look.locale), value="; ".join(told))
