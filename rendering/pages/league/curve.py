"""A rating over time as a curve, with what it is cautious about as a band above it."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, Point, make_sprite
from rendering.pages.league.values import DrawnRating

_STEPS = (5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
_LINES = 4  # of the grid at most
_MOST = 240  # points that are drawn of a long career


class RatingScale(NamedTuple):
    """The meaning of a curve's height: from the lowest rating to the highest, and the lines that go across."""

    low: float
    high: float
    lines: tuple[int, ...]

    def height(self, rating: float, pixels: float) -> float:
        """Return how many pixels below the top a rating lies."""
        return (self.high - rating) / (self.high - self.low) * pixels


def scale_of(points: Sequence[DrawnRating]) -> RatingScale:
    """Return a scale with room for all ratings; of their uncertainty, as much as does not flatten the curve."""
    lowest, highest = min(one.rating for one in points), max(one.rating for one in points)
    room = max(20.0, (highest - lowest) * 0.25, min(points[-1].spread, 120.0))
    low, high = lowest - room, highest + room
    step = next((step for step in _STEPS if (high - low) / step <= _LINES), _STEPS[-1])
    first = int(low // step) + 1
    return RatingScale(low, high, tuple(step * at for at in range(first, int(high // step) + 1)))


def thinned(points: Sequence[DrawnRating]) -> tuple[DrawnRating, ...]:
    """Return as many of the points as can be told apart, the first and the last among them."""
    if len(points) <= _MOST:
        return tuple(points)
    last = len(points) - 1
    return tuple(points[round(at * last / (_MOST - 1))] for at in range(_MOST))


def curve_sprite(points: Sequence[DrawnRating], scale: RatingScale, width: int, height: int, theme: str) -> Sprite:
    """Return the curve with its band and the lines across, so many pixels wide and high."""
    shown = thinned(points)
    places = [_place(at, len(shown), width) for at in range(len(shown))]

    def line(shift: int) -> list[Point]:
        levels = (scale.height(one.rating + shift * one.spread, height) for one in shown)
        return [(x, min(max(y, 0), height)) for x, y in zip(places, levels, strict=True)]

    def paint(pen: Pen) -> None:
        if len(shown) > 1:
            pen.polygon([*line(1), *reversed(line(0))], "bar")
        for level in scale.lines:
            pen.block(0, scale.height(level, height) - 1, width, 2, "muted")
        path = line(0)
        for one, other in pairwise(path):
            pen.line([one, other], 7, "seat-1")
        for x, y in path if len(path) <= 30 else path[-1:]:
            pen.dot(x, y, 8, "seat-1")
        pen.dot(*path[-1], 14, "gold")

    return make_sprite(width, height, theme, "panel", paint)


def _place(at: int, count: int, width: int) -> float:
    """Return how far from the left a point lies; one alone lies in the middle."""
    return width / 2 if count < 2 else 16 + at * (width - 32) / (count - 1)
