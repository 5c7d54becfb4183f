"""Plain values that games and their words hand to pictures, and the names of emojis. Nothing here draws."""

import re
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Literal

import msgspec

from bot.games.registry import GAMES

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("dark", "light")
_LONGEST = 32  # characters; Discord's names of emojis have 2 to 32 of A-Za-z0-9_


class Portrait(msgspec.Struct, frozen=True):
    """A player's face: a small square picture as JPEG, and the key by which it is kept.

    Without a picture, `key` is a computer player's name, of whom we have a drawing.
    """

    key: str
    picture: bytes = b""


class PlannedGroup(msgspec.Struct, frozen=True):
    """Pieces that a player has put down in front and not yet handed in."""

    pieces: tuple[str, ...]  # written as they will lie (`JK=H9`)
    places: tuple[int, ...] = ()  # the places in the hand's order, from 0, that they have left
    tag: str = ""  # one or two letters or digits: its number, or that of the combination to which it is added


class HandPlan(msgspec.Struct, frozen=True):
    """A player's plan for the next move, for the picture of the hand. Places count from 0 in the hand's order."""

    picked: tuple[int, ...] = ()  # places whose pieces are picked
    together: tuple[int, ...] = ()  # how many pieces belong together, from the first on: gaps between
    groups: tuple[PlannedGroup, ...] = ()  # what was put down; the other pieces keep their numbers
    more: int = 0  # so many of the last pieces are not in the hand: they are taken or won
    idle: bool = False  # it is the player's turn, and nothing can be played: all are faded
    lit: tuple[int, ...] = ()  # places of pieces that shine: one was chosen, or a hint names it
    targets: tuple[str, ...] = ()  # words of tokens for where such a piece would go (an end, a street): they shine, too

    def ungrouped(self, pieces: int) -> tuple[int, ...]:
        """Return the places, of so many pieces, that are in no group."""
        gone = {place for group in self.groups for place in group.places}
        return tuple(place for place in range(pieces) if place not in gone)

    def parts(self, places: Sequence[int]) -> tuple[int, ...]:
        """Return how many pieces at those places belong together, from the first on; one part at least."""
        ends = tuple(accumulate(self.together))
        counts = [sum(start <= place < end for place in places) for start, end in pairwise((0, *ends))]
        rest = len(places) - sum(counts)
        return tuple(count for count in (*counts, rest) if count)


def emoji_set(game: str) -> str:
    """Return the name of a game's pieces in the names of emojis; games with the same pieces share it.

    KeyError for an unknown game.
    """
    return GAMES[game].emojis or game


def emoji_name(game: str, piece: str) -> str:
    """Return the name of a piece's emoji: `emoji_name("classic", "6-4")` is `by_classic_64`.

    KeyError for an unknown game.
    """
    return f"by_{_plain(emoji_set(game))}_{_plain(piece)}"[:_LONGEST]


def _plain(text: str) -> str:
    return re.sub(r"[^A-Za-z0-9]", "", text)
