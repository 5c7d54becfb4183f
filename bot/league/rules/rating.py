"""Ratings: openskill's Plackett-Luce model over the places of the people in a match.

Weng and Lin, A Bayesian Approximation Method for Online Ranking (JMLR 12, 2011), Algorithm 4; with openskill's own
defaults (mu 25, sigma 25/3, beta 25/6, tau 25/300).
"""

from collections.abc import Sequence

from msgspec import Struct
from openskill.models import PlackettLuce

PROVISIONAL = 10  # rated matches before a rating stands
_MODEL = PlackettLuce()
_MIDDLE, _SCALE = 1500, 40  # a beginner reads 1500 ± 333, on the scale that chess players know


class Rating(Struct, frozen=True):
    """A belief about a player's strength: `mu` with the standard deviation `sigma`, after `matches` rated matches."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    matches: int = 0

    @property
    def shown(self) -> int:
        """The number that people read (1500 for a beginner)."""
        return round(_MIDDLE + _SCALE * (self.mu - 25))

    @property
    def uncertainty(self) -> int:
        """The number behind ±: one standard deviation, on the same scale."""
        return round(_SCALE * self.sigma)

    @property
    def provisional(self) -> bool:
        """True if it does not stand yet: after fewer than ten rated matches."""
        return self.matches < PROVISIONAL


BEGINNER = Rating()


def rate(ratings: Sequence[Rating], places: Sequence[int], moving: Sequence[bool]) -> tuple[Rating, ...]:
    """Return everybody's rating after a match in which these people took these places; ties share a place.

    Who is not `moving` is an opponent like any other, with a rating that stays. With fewer than two nothing changes.
    """
    if len(ratings) < 2:
        return tuple(ratings)
    teams = [[_MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in ratings]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return tuple(
        Rating(new.mu, new.sigma, one.matches + 1) if moves else one
        for one, (new,), moves in zip(ratings, after, moving, strict=True)
    )
