"""Games of tiles on a rack: how it is arranged (`arranging`), buttons and lines (`family`), tiles in words."""

from bot.games.rack.words.family import RackFamily

__all__ = ["RackFamily"]
