"""Errors that people can be told: the outermost layer finds their sentence by kind and code."""

from typing import ClassVar


class ToldError(Exception):
    """Something was refused, and nothing has changed.

    `error-<kind>-<code>` is the sentence for it, `data` the facts in that sentence.
    """

    kind: ClassVar[str]

    def __init__(self, code: str, **data: str | int | float | None) -> None:
        super().__init__(code, data)
        self.code, self.data = code, data

    def __str__(self) -> str:
        """Give the code and the facts, for logs."""
        return f"{self.code}({', '.join(f'{key}={value!r}' for key, value in self.data.items())})"
