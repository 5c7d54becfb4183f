"""Errors in what a person or a file says: types with data, which the outermost layer puts into words."""

from collections.abc import Mapping
from typing import ClassVar

Fact = str | int | bool


class GameError(Exception):
    """A fault with a code (lower case, hyphens) and facts that a sentence about it may name.

    The code and the names of the facts are stable, since texts use them.
    """

    kind: ClassVar[str] = "game"

    def __init__(self, code: str, **facts: Fact) -> None:
        # `Exception.__new__` keeps what is given by place in `args`, which pickle gives to the class again.
        self.code = code
        self.facts: Mapping[str, Fact] = facts

    def __str__(self) -> str:
        """Give the code and the facts, for logs."""
        return " ".join([f"{self.kind}:{self.code}", *(f"{key}={value!r}" for key, value in self.facts.items())])


class IllegalAction(GameError):  # noqa: N818 - the name that the design gives it
    """An action that can be read but that a rule forbids now (`CL-5`); nothing has changed (C-1)."""

    kind = "illegal"

    def __init__(self, code: str, rule: str, **facts: Fact) -> None:
        super().__init__(code, **facts)
        self.rule = rule


class NotationError(GameError):
    """A text that is not in the notation of the record format."""

    kind = "notation"


class CutError(GameError):
    """A text that a deal cannot be cut with."""

    kind = "cut"


class OptionError(GameError):
    """An option, a number of seats or a name of a game that does not exist."""

    kind = "option"


class RecordError(GameError):
    """A record that cannot be read, or whose content contradicts the rules or the shuffle.

    Facts that say where: `record` and `round` (from 1), `action` (from 1), `text`, `rule`.
    """

    kind = "record"


class ToldError(Exception):
    """Something was refused, and nothing has changed.

    `error-<kind>-<code>` is the sentence for it, `data` the facts in that sentence.
    """

    kind: ClassVar[str]

    def __init__(self, code: str, **data: str | int | float | None) -> None:
        self.code, self.data = code, data

    def __str__(self) -> str:
        """Give the code and the facts, for logs."""
        return f"{self.code}({', '.join(f'{key}={value!r}' for key, value in self.data.items())})"
