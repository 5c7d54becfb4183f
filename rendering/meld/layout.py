"""How combinations are packed on a card table: in rows, in the order of their numbers, as large as there is room.

Players who hold a card each at least, of 14, leave at most 53 cards for the table, in at most 16 combinations of three
and more; the smallest width has room for any such table.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from rendering.cards.faces import card_height
from rendering.kit.texts import TextStyle, text_width

WIDTHS = (140, 124, 110, 98, 90, 84, 78, 72, 66, 60, 54, 48)  # pixels of a card
READABLE = 64  # the smallest that is easily read where 1200 pixels are shown 300 points wide
OUT = 12  # pixels by which a tag sticks out at the left
LOW_WIDTHS = (66, 60, 54, 48)  # the same on a low table
LOW = 330  # pixels of a low table at most, unless the smallest cards need more
_STEP = 0.6  # how much of a card the next one leaves free
_ENDLESS = 1_000_000
_ROW = 30  # pixels between rows at least: a tag hangs out by half of it


class Packing(NamedTuple):
    """Combinations on a cloth: the width of a card, how much of it the next one leaves free, and where each begins.

    `places` are left upper corners of first cards in pixels, from the cloth's corner.
    """

    width: int
    step: int
    places: tuple[tuple[int, int], ...]


def lengths(cards: int, width: int) -> int:
    """Return how long so many cards are that lie partly over each other, in pixels."""
    return (cards - 1) * step_of(width) + width


def step_of(width: int) -> int:
    """Return how much of a card the next one leaves free, in pixels."""
    return round(width * _STEP)


def tag_of(width: int, text: str) -> tuple[int, int]:
    """Return width and height of the tag of a combination, in pixels."""
    high = max(36, round(width * 0.4))
    number = text_width(text, TextStyle(round(0.76 * high), weight=800), narrow=True)
    return max(round(high * 1.6), round(high * 0.95) + number), high


@lru_cache(maxsize=512)
def pack(sizes: tuple[int, ...], width: int, height: int, apart: int = 0) -> Packing:
    """Pack combinations of so many cards into so many pixels; ValueError if the smallest cards have no room.

    The last `apart` of them begin a row of their own.
    """
    for card in WIDTHS:
        if (places := _placed(sizes, card, width, height, len(sizes) - apart)) is not None:
            return Packing(card, step_of(card), places)
    raise ValueError(f"{len(sizes)} combinations do not fit on {width} x {height} pixels")


def lowest(sizes: tuple[int, ...], width: int, heights: Sequence[int], apart: int) -> int:
    """Return the lowest of these heights at which cards are easily read, else the highest."""
    large = (high for high in heights if _placed(sizes, READABLE, width, high, len(sizes) - apart) is not None)
    return next(large, heights[-1])


def fits(sizes: Sequence[int], width: int, height: int) -> bool:
    """Return True if combinations of so many cards have room on so many pixels, in the smallest cards."""
    return _placed(tuple(sizes), WIDTHS[-1], width, height, len(sizes)) is not None


@lru_cache(maxsize=512)
def pack_low(sizes: tuple[int, ...], width: int) -> tuple[Packing, int]:
    """Pack combinations close to each other into a table so wide and as low as it can be; answer its height, too.

    The cards are the largest for which it is no higher than `LOW`, else the smallest. ValueError if those have no room.
    """
    for card in LOW_WIDTHS:
        rows = len({y for _, y in _placed(sizes, card, width, _ENDLESS, len(sizes)) or ()})
        height = rows * (card_height(card) + _ROW)
        if rows and (height <= LOW or card == LOW_WIDTHS[-1]):
            places = _placed(sizes, card, width, height, len(sizes))
            assert places is not None
            return Packing(card, step_of(card), places), height
    raise ValueError(f"{len(sizes)} combinations do not fit in {width} pixels")


def _placed(sizes: Sequence[int], card: int, width: int, height: int, apart: int) -> tuple[tuple[int, int], ...] | None:
    """Lay them in rows, as far apart as there is room, to a bound; None if there is none."""
    gap = max(26, card // 4)
    rows, x = [list[int]()], 0
    for index, size in enumerate(sizes):
        long = lengths(size, card)
        if OUT + long > width:
            return None
        if rows[-1] and (index == apart or x + gap + long > width):
            rows.append([])
        x = OUT if not rows[-1] else x + gap
        rows[-1].append(x)
        x += long
    high = card_height(card)
    if len(rows) * (high + _ROW) > height:
        return None
    pitch = min(high + 2 * _ROW, height // len(rows))
    top = (height - pitch * len(rows) + pitch - high - _ROW // 2) // 2
    return tuple((x, top + row * pitch) for row, starts in enumerate(rows) for x in starts)
