"""Scores compared: how many people have a better one. Pure; the higher a score, the better it is."""

from typing import NamedTuple

from storage.daily import Scores


class Standing(NamedTuple):
    """A score among those of the day: `place` counts from 1, equals share one; `played` people have one.

    `level` are those who have the same, oneself among them if one's own counts.
    """

    place: int
    level: int
    played: int


def standing_of(score: int, scores: Scores) -> Standing:
    """Return where a score stands among all that count."""
    ahead = sum(count for other, count in scores.counts if other > score)
    return Standing(ahead + 1, dict(scores.counts).get(score, 0), scores.played)
