"""Options of a game: what a host may set, with types and defaults."""

from collections.abc import Iterable, Mapping

import msgspec

from bot.games.errors import OptionError

OptionValue = bool | int | str
Options = Mapping[str, OptionValue]


class Option(msgspec.Struct, frozen=True):
    """One option: its key as records write it, the values it may have (the default first), its rule.

    `added`: there are records from before it existed, which lack it and mean the default.
    """

    key: str
    values: tuple[OptionValue, ...]
    rule: str
    added: bool = False

    @property
    def default(self) -> OptionValue:
        """The value where a host says nothing."""
        return self.values[0]

    def parse(self, text: str) -> OptionValue:
        """Read what a person typed (`yes`, `121`, `race-121`); OptionError `bad-value` if it is none of the values."""
        for value in self.values:
            if text.strip().lower() in _spellings(value):
                return value
        raise OptionError("bad-value", option=self.key, value=text, allowed=self.allowed())

    def check(self, value: object) -> OptionValue:
        """Return the value if it is one of ours, of the very type that a record has; else OptionError."""
        for choice in self.values:
            if type(choice) is type(value) and choice == value:
                return choice
        raise OptionError("bad-value", option=self.key, value=str(value), allowed=self.allowed())

    def allowed(self) -> str:
        """Return all values in words for an error's facts."""
        return ", ".join(spell(value) for value in self.values)


def spell(value: OptionValue) -> str:
    """Write a value as a command line takes it: `yes`, `no`, `500`, `race-121`."""
    return str(value) if not isinstance(value, bool) else "yes" if value else "no"


def _spellings(value: OptionValue) -> tuple[str, ...]:
    if isinstance(value, bool):
        return ("yes", "true", "on") if value else ("no", "false", "off")
    return (str(value),)


def resolve(options: Iterable[Option], values: Mapping[str, object]) -> dict[str, OptionValue]:
    """Fill in the defaults and check every given value (already typed).

    Returns every option of the game in its order. OptionError `unknown-option` or `bad-value`.
    """
    by_key = {option.key: option for option in options}
    for key in values:
        if key not in by_key:
            raise OptionError("unknown-option", option=str(key), allowed=", ".join(by_key))
    return {key: option.check(values[key]) if key in values else option.default for key, option in by_key.items()}


def parse_options(options: Iterable[Option], texts: Mapping[str, str]) -> dict[str, OptionValue]:
    """Do what `resolve` does, for values as a person types them."""
    by_key = {option.key: option for option in options}
    values: dict[str, object] = {}
    for key, text in texts.items():
        if key not in by_key:
            raise OptionError("unknown-option", option=key, allowed=", ".join(by_key))
        values[key] = by_key[key].parse(text)
    return resolve(by_key.values(), values)
