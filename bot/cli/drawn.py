"""Texts that stand in pictures: the font has every letter of them, and they fit their place."""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bot.locales.checks.lengths import values
from bot.locales.checks.pair import Pair
from bot.locales.checks.reading import SLOT
from rendering.kit.texts import TextStyle, lacking, text_width


class Slot(NamedTuple):
    """The pixels that a text has, and the pixels and the weight of its letters."""

    room: int
    size: int
    weight: int = 600


# The narrowest place of each, at the table with most players.
PLACES: Mapping[str, Slot] = {
    "picture-turn": Slot(150, 30, 700),
    "picture-won": Slot(260, 36, 700),
    "picture-tiles": Slot(110, 27, 500),
    "picture-score": Slot(110, 27, 500),
    "picture-worth": Slot(110, 27, 500),
    "picture-stock": Slot(200, 34),
    "picture-round": Slot(220, 32),
    "picture-free": Slot(406, 42),
    "league-played": Slot(124, 32),
    "league-won": Slot(120, 32),
    "league-place": Slot(152, 32),
    "league-last": Slot(220, 32),
    "league-points": Slot(220, 32),
    "league-rating": Slot(220, 32),
    "league-per-match": Slot(220, 32),
    "league-new": Slot(84, 32),
}
LEAST = 0.8  # of its size a text may shrink to, in narrow letters
_DRAWN = re.compile(r"picture-.*|milestone.*|game-[^.]*|card-(rating|points)|result-(title|score|moment|left).*")


def drawn(pair: Pair) -> Iterator[str]:
    """Yield letters of a drawn text that the font lacks, and how wide it is where it has no room."""
    place = PLACES.get(pair.name)
    if place is None and not _DRAWN.fullmatch(pair.name):
        return
    for reading in pair.readings:
        if lost := lacking(re.sub(SLOT, "", reading)):
            yield lost
        if place is not None and (wide := _smallest(reading, place)) > place.room:
            yield f"{wide} > {place.room}"


def _smallest(reading: str, place: Slot) -> int:
    """Return how wide a text is in the smallest letters that it may have there."""
    style = TextStyle(round(place.size * LEAST), weight=place.weight)
    return text_width(values(reading), style, narrow=True)
