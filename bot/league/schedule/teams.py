"""Teams in fixtures: how they are named and made up, and the sums of their players' points; pure."""

import re
from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.league.rules.values import Sums

MOST_TEAMS = 8
FEWEST_PARTNERS, MOST_PARTNERS = 2, 6
TEAM_LIMIT = 30  # characters of a team's name
_FIRST = re.compile(r"<@!?[0-9]")


class TeamLine(Sums, frozen=True, kw_only=True):
    """A line of the teams' table, with the sums of its players; `rank` is shared by level teams."""

    rank: int
    name: str
    players: int


class TeamResult(Struct, frozen=True):
    """A player's result in a match: the place, and the points in 1/60 (0 where it did not count)."""

    player: int
    place: int
    points: int


def split_team(text: str) -> tuple[str, str]:
    """Return name (cut, or "") and mentions of what was typed for a team, like `Foxes: @Ann @Ben`."""
    mention = _FIRST.search(text)
    at = len(text) if mention is None else mention.start()
    name = " ".join(text[:at].split()).rstrip(" :,;-–")
    return name[:TEAM_LIMIT].strip(), text[at:]


def team_table(teams: Mapping[int, str], results: Sequence[TeamResult]) -> tuple[TeamLine, ...]:
    """Return the teams by points, then wins; `teams` are those of the players, whose points are added up."""
    lines = sorted((_line(name, teams, results) for name in dict.fromkeys(teams.values())), key=_lead)
    leads = [*map(_lead, lines)]
    return tuple(replace(line, rank=1 + leads.index(_lead(line))) for line in lines)


def _line(name: str, teams: Mapping[int, str], results: Sequence[TeamResult]) -> TeamLine:
    team_results = [result for result in results if teams[result.player] == name]
    return TeamLine(
        rank=0,
        name=name,
        players=sum(team == name for team in teams.values()),
        played=len(team_results),
        won=sum(result.place == 1 for result in team_results),
        points=sum(result.points for result in team_results),
        places=sum(result.place for result in team_results),
    )


def _lead(line: TeamLine) -> tuple[int, int]:
    return -line.points, -line.won
