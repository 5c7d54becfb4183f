"""Games of cards that are melded: what is planned (`plans`), buttons and lines (`family`), the table in words."""

from bot.games.meld.words.family import MeldFamily

__all__ = ["MeldFamily"]
