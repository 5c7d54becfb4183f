"""The house rules of a server or channel: the options that its new tables begin with. Each is a setting of its own."""

from collections.abc import Iterator, Mapping

from bot.games.options import OptionValue, spell
from bot.games.registry import GAMES
from bot.views.look import Look
from bot.views.words import game_name, option_name, option_value

UNSET = "-"  # typed as a value: the setting is as it is elsewhere, in the server or in the game


def option_keys() -> tuple[str, ...]:
    """Answer the keys of all such settings: `classic.scoring`."""
    return tuple(f"{game}.{option.key}" for game, rules in GAMES.items() for option in rules.options)


def option_texts(key: str) -> tuple[str, ...]:
    """Answer the values that one may have, as people type them; nothing for a key that is none."""
    game, _, name = key.partition(".")
    options = GAMES[game].options if game in GAMES else ()
    return tuple(spell(value) for option in options if option.key == name for value in option.values)


def usual_options(values: Mapping[str, object], game: str) -> dict[str, OptionValue]:
    """Answer the options of a game that are set, by key, from what the store has; what is not valid is left out."""
    found: dict[str, OptionValue] = {}
    for option in GAMES[game].options:
        stored = values.get(f"{game}.{option.key}")
        chosen = next((value for value in option.values if spell(value) == stored), None)
        if chosen is not None:
            found[option.key] = chosen
    return found


def option_setting_name(key: str, look: Look) -> str:
    """Answer what such a setting is called: `Classic domino: Scoring`."""
    game, _, name = key.partition(".")
    return look.t(
        "setup-value", option=game_name(game, look.locale), value=option_name(game, name, look.locale)
    )


def option_setting_value(key: str, text: str, look: Look) -> str:
    """Answer what a value of such a setting is called."""
    game, _, name = key.partition(".")
    return option_value(game, name, text, look.locale)


def usual_lines(values: Mapping[str, object], look: Look) -> Iterator[str]:
    """Tell the options that are set, a line each."""
    for game in GAMES:
        for name, value in usual_options(values, game).items():
            key = f"{game}.{name}"
            text = option_setting_value(key, spell(value), look)
            yield look.t("option-line", option=option_setting_name(key, look), value=text)
