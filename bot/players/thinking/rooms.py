"""The families that are thought about, each by the module of its name."""

from collections.abc import Mapping

from bot.players.thinking import cross, line, meld, rack
from bot.players.thinking.core import Mind

MINDS: Mapping[str, Mind] = {"line": line, "cross": cross, "meld": meld, "rack": rack}
