"""The families whose moves have reasons."""

from collections.abc import Mapping
from typing import Protocol

from bot.games.view import View
from bot.players.reasons import cross, line, meld, rack
from bot.players.reasons.fact import Reason, Tokens


class Reasons(Protocol):
    """What the room of a family answers; a module of its name is one. `CODES` are all reasons that it knows."""

    CODES: frozenset[str]

    def reason(self, view: View, tokens: Tokens) -> Reason:
        """See `bot.players.reasons.reason`."""


ROOMS: Mapping[str, Reasons] = {"line": line, "cross": cross, "meld": meld, "rack": rack}
