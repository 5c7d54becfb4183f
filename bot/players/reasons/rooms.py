"""The families whose moves have reasons."""

from collections.abc import Iterator, Mapping
from typing import Protocol

from bot.games.view import View
from bot.players.reasons import cross, line, meld, rack
from bot.players.reasons.fact import Reason, Tokens


class Reasons(Protocol):
    """What the room of a family answers; a module of its name is one. `CODES` are all reasons that it knows."""

    CODES: frozenset[str]

    def reasons(self, view: View, tokens: Tokens) -> Iterator[Reason]:
        """All that speaks for handing that in, the strongest first; nothing where all else is as good by it."""


ROOMS: Mapping[str, Reasons] = {"line": line, "cross": cross, "meld": meld, "rack": rack}
