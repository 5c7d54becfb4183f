"""Pairings: everybody against everybody at tables of two, groups that mix at larger ones. Pure and without chance."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.league.schedule.groups import MOST_ROUNDS, mixed

MOST_PLAYERS = 32


class Pairing(msgspec.Struct, frozen=True):
    """A match that is to be played: its round, from 1, and its players, who sits first at the head."""

    round: int
    players: tuple[int, ...]


def pairings(players: int, seats: int, rounds: int, fewest: int = 2, teams: Sequence[int] = ()) -> tuple[Pairing, ...]:
    """Return all matches between so many players at tables of `seats`, round by round.

    At tables of two everybody meets everybody `rounds` times. At larger ones, of `fewest` players at least, there are
    so many rounds (0: until all have met); who finds no seat sits out, each as often as the others. `teams`: the team
    of each player; partners never meet. ValueError for numbers that can't be, or partners who can't be kept apart.
    """
    if not fewest <= players <= MOST_PLAYERS or not 0 <= rounds <= MOST_ROUNDS:
        raise ValueError(f"no fixtures for {players} players in {rounds} rounds")
    if seats == 2:
        matches = tuple(_round_robin(players, max(1, rounds)))
        return _apart(matches, teams) if teams else matches
    matches = tuple(_groups(players, seats, rounds, fewest, teams))
    if teams and any(len({teams[player] for player in made.players}) < len(made.players) for made in matches):
        raise ValueError("partners could not be kept apart")
    return matches


def forfeit(ready: Sequence[bool]) -> tuple[int, ...]:
    """Return the players' places in a fixture not played in time: the ready ones first; () if all or none are ready."""
    there = sum(ready)
    return () if there in (0, len(ready)) else tuple(1 if is_ready else 1 + there for is_ready in ready)


# Two at a table


def _round_robin(players: int, legs: int) -> Iterator[Pairing]:
    """Yield everybody against everybody by the circle method; each further time with the seats changed."""
    once = list(_circle(players))
    for leg in range(legs):
        before = leg * (players - 1 + players % 2)
        for number, pair in once:
            yield Pairing(before + number, pair if leg % 2 == 0 else pair[::-1])


def _apart(matches: Sequence[Pairing], teams: Sequence[int]) -> tuple[Pairing, ...]:
    """Return the matches without those of partners, in as few rounds as come of playing each as early as it can be."""
    busy: list[set[int]] = []
    placed: list[Pairing] = []
    for match in matches:
        if len({teams[player] for player in match.players}) == len(match.players):
            at = next((at for at, playing in enumerate(busy) if not playing.intersection(match.players)), len(busy))
            busy += [set()] * (at == len(busy))
            busy[at] = busy[at].union(match.players)
            placed.append(Pairing(at + 1, match.players))
    return tuple(sorted(placed, key=lambda match: match.round))


def _circle(players: int) -> Iterator[tuple[int, tuple[int, int]]]:
    """Yield everybody against everybody once, with the round's number.

    One stands still, the others go round. Each of those sits first as often as second; the one who stands does by
    turns.
    """
    circle = players - 1 + players % 2  # of an odd number all go round, and one sits out
    for turn in range(circle):
        if players % 2 == 0:
            yield turn + 1, (turn, circle) if turn % 2 == 0 else (circle, turn)
        for step in range(1, (circle + 1) // 2):
            yield turn + 1, ((turn + step) % circle, (turn - step) % circle)


# More at a table


def _groups(players: int, seats: int, rounds: int, fewest: int, teams: Sequence[int]) -> Iterator[Pairing]:
    schedule = mixed(players, table_sizes(players, seats, fewest), rounds, teams)
    firsts: list[list[int]] = [[0] * seats for _ in range(players)]
    for number, tables in enumerate(schedule, 1):
        for table in tables:
            yield Pairing(number, _seated(table, firsts))


def table_sizes(players: int, seats: int, fewest: int) -> tuple[int, ...]:
    """Return each table's players, of whom there are `fewest` at least: all play if `seats` allow it, else most."""
    tables = -(-players // seats)
    while tables > 1 and players // tables < fewest:
        tables -= 1
    playing = min(players, tables * seats)
    return tuple(playing // tables + (table < playing % tables) for table in range(tables))


def _seated(table: Sequence[int], had: list[list[int]]) -> tuple[int, ...]:
    """Return the players of a table in the order of their seats, each seat for the player who had it least often."""
    unseated, order = [*table], []
    for seat in range(len(table)):
        player = min(unseated, key=lambda player: (had[player][seat], sum(had[player][:seat]), player))
        had[player][seat] += 1
        unseated.remove(player)
        order.append(player)
    return tuple(order)
