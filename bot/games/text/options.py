"""The options of games in words: their names and values, and what else there is where somebody chose wrongly."""

from collections.abc import Iterator, Mapping

from bot.games.errors import OptionError
from bot.games.options import Option, Options, OptionValue, spell
from bot.games.registry import GAMES
from bot.locales import first_of, has, t

_BETWEEN = " · "  # values may have commas of their own


def option_name(game: str, key: str, locale: str) -> str:
    """Return the name of an option of a game (`option-<game>-<key>`, else `option-<key>`)."""
    return t(locale, _option(game, key, locale))


def option_value(game: str, key: str, value: OptionValue, locale: str) -> str:
    """Return the name of an option's value, short enough for a menu."""
    return t(locale, _option(game, f"{key}-{spell(value)}", locale))


def options_text(game: str, options: Options, locale: str) -> str:
    """Return the options of a game that are in force, one line each."""
    return "\n".join(
        t(locale, "option-line", option=option_name(game, key, locale), value=option_value(game, key, value, locale))
        for key, value in options.items()
    )


def _option(game: str, name: str, locale: str) -> str:
    """Return the id of a game's own text about an option, else of the one that games share."""
    return first_of(locale, f"option-{game}-{name}", f"option-{name}")


def named_choices(error: Exception, locale: str) -> Mapping[str, str]:
    """Return the facts of an error that says what can be chosen, with names in place of codes; none for any other.

    Options are typed somewhere, so their codes stand beside their names: `race to 121 (race-121)`.
    """
    code, facts = getattr(error, "code", ""), getattr(error, "facts", {})
    allowed = str(facts.get("allowed", "")).split(", ")
    if code == "bad-value" and not isinstance(error, OptionError):
        named = (f"{facts.get('what', '')}-{choice}" for choice in allowed)
        texts = [t(locale, name) if has(locale, name) else choice for name, choice in zip(named, allowed, strict=True)]
        return {"allowed": _BETWEEN.join(texts)}
    if code == "unknown-game":
        return {"allowed": _BETWEEN.join(t(locale, f"game-{game}") if game in GAMES else game for game in allowed)}
    return dict(_named_option(code, str(facts.get("option", "")), allowed, locale))


def _named_option(code: str, key: str, allowed: list[str], locale: str) -> Iterator[tuple[str, str]]:
    """Yield the option's name, and its values with their codes, or the options of that game with theirs."""
    games = (name for name, rules in GAMES.items() if [option.key for option in rules.options] == allowed)
    if code == "bad-value" and (game_option := _owner(key, allowed)):
        game, option = game_option
        named = [(option_value(game, key, value, locale), spell(value)) for value in option.values]
        yield "option", option_name(game, key, locale)
    elif code == "unknown-option" and (owner := next(games, "")):
        named = [(option_name(owner, choice, locale), choice) for choice in allowed]
    else:
        return
    yield "allowed", _BETWEEN.join(t(locale, "option-choice", name=name, code=code) for name, code in named)


def _owner(key: str, allowed: list[str]) -> tuple[str, Option] | None:
    """Return an option with these values, and a game that has it; those of games that share a key differ in them."""
    every = ((name, option) for name, rules in GAMES.items() for option in rules.options if option.key == key)
    return next(((name, option) for name, option in every if [*map(spell, option.values)] == allowed), None)
