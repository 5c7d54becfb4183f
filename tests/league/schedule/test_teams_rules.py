"""Teams: partners never meet, all others as often, and what partners make is added up."""

from collections import Counter
from itertools import combinations

import pytest

from bot.league.schedule.pairings import pairings
from bot.league.schedule.teams import TEAM_LIMIT, TeamResult, split_team, team_table


def met(teams: list[int], seats: int, rounds: int) -> tuple[Counter[bool], list[int]]:
    """Return how often partners and others sit together, and how often each pair of others does."""
    matches = pairings(len(teams), seats, rounds, 2, teams)
    pairs = Counter(pair for match in matches for pair in combinations(sorted(match.players), 2))
    kinds: Counter[bool] = Counter()
    for (player, other), often in pairs.items():
        kinds[teams[player] == teams[other]] += often
    others = [pair for pair in combinations(range(len(teams)), 2) if teams[pair[0]] != teams[pair[1]]]
    return kinds, [pairs[pair] for pair in others]


@pytest.mark.parametrize("teams", [[0, 0, 1, 1], [0, 1, 2] * 2, [0, 0, 0, 1, 1, 1], [0, 0, 1, 1, 1, 2, 2], [0, 1] * 6])
@pytest.mark.parametrize("rounds", [1, 2])
def test_at_tables_of_two_everybody_meets_everybody_but_partners(teams: list[int], rounds: int) -> None:
    kinds, often = met(teams, 2, rounds)
    assert kinds[True] == 0
    assert set(often) == {rounds}
    matches = pairings(len(teams), 2, rounds, 2, teams)
    playing = Counter((match.round, player) for match in matches for player in match.players)
    assert set(playing.values()) == {1}
    assert {match.round for match in matches} == {*range(1, matches[-1].round + 1)}


@pytest.mark.parametrize(("team", "players", "seats", "rounds"), [(4, 4, 4, 4), (3, 4, 3, 4), (8, 4, 4, 8)])
def test_teams_that_fill_tables_meet_perfectly(team: int, players: int, seats: int, rounds: int) -> None:
    teams = [number % team for number in range(team * players)]
    kinds, often = met(teams, seats, rounds)
    assert kinds[True] == 0
    assert max(often) == 1


def test_partners_sit_apart_also_where_nothing_is_known() -> None:
    kinds, often = met([0, 1, 2, 3] * 3, 3, 4)
    assert kinds[True] == 0
    assert min(often) >= 0


def test_where_they_cannot_sit_apart_it_is_refused() -> None:
    with pytest.raises(ValueError, match="apart"):
        pairings(8, 4, 2, 2, [0, 1] * 4)


@pytest.mark.parametrize(
    ("text", "name", "mentions"),
    [
        ("Foxes: <@1> <@!2>", "Foxes", "<@1> <@!2>"),
        ("  The   Big\nFoxes <@1>", "The Big Foxes", "<@1>"),
        ("<@1><@2>", "", "<@1><@2>"),
        ("nobody", "nobody", ""),
        ("x" * 99 + "<@1>", "x" * TEAM_LIMIT, "<@1>"),
    ],
)
def test_a_team_is_read_as_its_name_and_its_players(text: str, name: str, mentions: str) -> None:
    assert split_team(text) == (name, mentions)


def test_what_partners_make_is_added_up_and_level_teams_share_a_rank() -> None:
    teams = {1: "Foxes", 2: "Foxes", 3: "Owls", 4: "Owls", 5: "Crows"}
    lines = team_table(
        teams,
        [
            *(TeamResult(1, 1, 60), TeamResult(3, 2, 0)),
            *(TeamResult(2, 2, 0), TeamResult(4, 1, 60)),
            *(TeamResult(2, 1, 120), TeamResult(4, 2, 60), TeamResult(5, 3, 0)),
        ],
    )
    assert [(line.rank, line.name, line.players, line.played, line.won, line.points) for line in lines] == [
        (1, "Foxes", 2, 3, 2, 180),
        (2, "Owls", 2, 3, 1, 120),
        (3, "Crows", 1, 1, 0, 0),
    ]
    assert [line.rank for line in team_table(teams, [])] == [1, 1, 1]
