"""Teams in fixtures: how they are named and made up, and what their players' points come to together; pure."""

import re
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

FEWEST_TEAMS, MOST_TEAMS = 2, 8
FEWEST_PARTNERS, MOST_PARTNERS = 2, 6
TEAM_LIMIT = 30  # characters of a team's name
_FIRST = re.compile(r"<@!?[0-9]")


class TeamLine(Struct, frozen=True):
    """A line of the teams' table; `points` are 1/60, `places` their sum, `rank` is shared by level teams."""

    rank: int
    name: str
    players: int
    played: int
    won: int
    points: int
    places: int


class TeamResult(Struct, frozen=True):
    """A player's result in a match: the place, and the points in 1/60 (0 where it did not count)."""

    player: int
    place: int
    points: int


def split_team(text: str) -> tuple[str, str]:
    """Return name (cut, or "") and mentions of what was typed for a team, like `Foxes: @Ann @Ben`."""
    found = _FIRST.search(text)
    at = len(text) if found is None else found.start()
    name = " ".join(text[:at].split()).rstrip(" :,;-–")
    return name[:TEAM_LIMIT].strip(), text[at:]


def team_table(teams: Mapping[int, str], matches: Iterable[Sequence[TeamResult]]) -> tuple[TeamLine, ...]:
    """Return the teams by points, then wins; `teams` are those of the players, whose points are added up."""
    sums = {name: [0, 0, 0, 0] for name in dict.fromkeys(teams.values())}
    for results in matches:
        for result in results:
            own = sums[teams[result.player]]
            for at, more in enumerate((1, result.place == 1, result.points, result.place)):
                own[at] += more
    order = sorted(sums, key=lambda name: (-sums[name][2], -sums[name][1]))
    size = {name: sum(other == name for other in teams.values()) for name in sums}
    leads = [(sums[name][2], sums[name][1]) for name in order]
    return tuple(TeamLine(1 + leads.index(leads[at]), name, size[name], *sums[name]) for at, name in enumerate(order))
