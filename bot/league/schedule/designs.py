"""Schedules from books: rounds of tables in which no two players meet twice. Players and rounds count from 0.

A transversal design: players are the points of some columns of a plane over a finite field, tables the lines of one
slope. Starters: adding 1 to every player gives the next round; all differences within their tables are different.
"""

from collections.abc import Iterator, Sequence
from functools import cache

Tables = list[list[int]]
_Blocks = tuple[tuple[int, ...], ...]

# Fields whose size is no prime: the prime, and the digits (lowest first) of what x to the power of the degree is worth.
_POWERS = {4: (2, (1, 1)), 8: (2, (1, 1, 0)), 9: (3, (2, 0))}
PRIMES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31)

# (players, seats) -> in circles of how many 1 is added, and the first rounds. Players beyond full circles stay. Of a
# round that has not all players, the tables that come of it are one round together. Those for 15 and 21 players are
# Kirkman's, in which everybody meets everybody once.
_STARTERS: dict[tuple[int, int], tuple[int, tuple[_Blocks, ...]]] = {
    (15, 3): (7, (((14, 10, 0), (13, 6, 7), (5, 11, 9), (3, 8, 12), (4, 1, 2)),)),
    (18, 3): (
        4,
        (
            ((17, 10, 5), (16, 9, 0), (15, 14, 3), (6, 12, 8), (11, 13, 4), (7, 1, 2)),
            ((17, 3, 13), (16, 14, 6), (2, 10, 15), (1, 8, 11), (0, 4, 7), (5, 9, 12)),
        ),
    ),
    (21, 3): (
        7,
        (
            ((2, 14, 6), (8, 16, 12), (5, 0, 13), (3, 20, 4), (19, 9, 7), (1, 10, 11), (15, 17, 18)),
            *(((0, 7, 14),), ((0, 11, 20),), ((0, 12, 18),)),
        ),
    ),
    (24, 3): (
        11,
        ((*((23, 20, 5), (22, 11, 10), (17, 21, 0), (13, 16, 14), (9, 12, 18), (6, 3, 4), (7, 15, 2)), (1, 19, 8)),),
    ),
    (30, 3): (
        14,
        (
            (
                *((29, 26, 11), (28, 16, 10), (23, 1, 5), (7, 9, 14), (20, 22, 6), (17, 0, 27), (13, 2, 25)),
                *((19, 8, 18), (12, 3, 4), (21, 15, 24)),
            ),
        ),
    ),
    (24, 4): (7, (((23, 20, 11, 5), (22, 17, 13, 6), (21, 10, 1, 18), (9, 19, 14, 15), (0, 16, 3, 2), (7, 12, 8, 4)),)),
    (28, 4): (
        9,
        (
            (
                *((27, 19, 17, 7), (20, 18, 13, 12), (3, 21, 26, 2), (11, 23, 14, 24), (22, 0, 25, 5)),
                *((6, 15, 10, 8), (4, 1, 9, 16)),
            ),
        ),
    ),
}


def known_rounds(sizes: Sequence[int]) -> list[Tables]:
    """Return rounds with tables of these sizes in which all play and nobody meets twice: all that are known, or one."""
    seats, tables, players = max(sizes), len(sizes), sum(sizes)
    reduced = [_without(whole, seats * tables - players, sizes) for whole in _wholes(seats, tables)]
    return max((*reduced, [split_into_tables(range(players), sizes)]), key=len)


def split_into_tables(players: Sequence[int], sizes: Sequence[int]) -> Tables:
    """Return tables of these sizes, filled with players in their order."""
    return [[*players[sum(sizes[:at]) : sum(sizes[: at + 1])]] for at in range(len(sizes))]


def _wholes(seats: int, tables: int) -> Iterator[list[Tables]]:
    """Yield the known schedules for so many full tables."""
    if seats <= tables and (tables in _POWERS or tables in PRIMES):
        yield transversal(seats, tables)
    if (tables * seats, seats) in _STARTERS:
        yield _developed(tables * seats, *_STARTERS[tables * seats, seats])


# Planes


@cache
def transversal(seats: int, tables: int) -> list[Tables]:
    """Return a round for each slope of a plane; and those within the columns, if tables fill a column."""
    add, times = _field(tables)
    slopes = [
        [[column * tables + add[times[slope][column]][start] for column in range(seats)] for start in range(tables)]
        for slope in range(tables)
    ]
    if tables % seats:
        return slopes
    within = known_rounds([seats] * (tables // seats))
    return slopes + [
        [[column * tables + row for row in table] for column in range(seats) for table in inner] for inner in within
    ]


def _field(size: int) -> tuple[list[list[int]], list[list[int]]]:
    """Return the sums and the products of a finite field's elements, which are numbers from 0."""
    elements = range(size)
    if size in PRIMES:
        return (
            [[(element + other) % size for other in elements] for element in elements],
            [[element * other % size for other in elements] for element in elements],
        )
    prime, power = _POWERS[size]
    digits = [tuple(element // prime**at % prime for at in range(len(power))) for element in elements]
    sums = [[_number(_plus(element, other, prime), prime) for other in digits] for element in digits]
    return sums, [[_number(_product(element, other, prime, power), prime) for other in digits] for element in digits]


def _number(digits: Sequence[int], prime: int) -> int:
    return sum(digit * prime**at for at, digit in enumerate(digits))


def _plus(first: Sequence[int], second: Sequence[int], prime: int) -> tuple[int, ...]:
    return tuple((a + b) % prime for a, b in zip(first, second, strict=True))


def _product(first: Sequence[int], second: Sequence[int], prime: int, power: Sequence[int]) -> tuple[int, ...]:
    """Multiply two polynomials: for each digit of the second, from the highest on, once x, then add."""
    product = (0,) * len(power)
    for digit in reversed(second):
        product = _plus((0, *product[:-1]), [product[-1] * part for part in power], prime)
        product = _plus(product, [digit * part for part in first], prime)
    return product


# Starters


@cache
def _developed(players: int, circle: int, starters: tuple[_Blocks, ...]) -> list[Tables]:
    """Return the rounds that come of the first ones by adding 1 in circles."""
    rounds: list[Tables] = []
    for blocks in starters:
        turned = [
            [[_turned(player, turn, circle, players) for player in block] for block in blocks] for turn in range(circle)
        ]
        rounds += turned if sum(map(len, blocks)) == players else [[table for tables in turned for table in tables]]
    return rounds


def _turned(player: int, turn: int, circle: int, players: int) -> int:
    stays = player >= players - players % circle
    return player if stays else player - player % circle + (player + turn) % circle


# Fewer players


def _without(rounds: list[Tables], missing: int, sizes: Sequence[int]) -> list[Tables]:
    """Return the rounds with tables of these sizes without some players, who sit together in one, or meet in none."""
    if not missing:
        return rounds
    together = (table[:missing] for tables in rounds for table in tables if len(table) >= missing)
    apart = (_strangers(rounds, first, missing) for first in range(sum(map(len, rounds[0]))))
    return max((_kept(rounds, gone, sizes) for gone in (*together, *apart)), key=len)


def _strangers(rounds: list[Tables], first: int, count: int) -> list[int]:
    """Return so many players of whom no two meet, or fewer if no more are found."""
    met = [set[int]() for _ in range(sum(map(len, rounds[0])))]
    for table in (table for tables in rounds for table in tables):
        for player in table:
            met[player].update(table)
    strangers = [first]
    for other in range(len(met)):
        if len(strangers) < count and other != first and not met[other].intersection(strangers):
            strangers.append(other)
    return strangers


def _kept(rounds: list[Tables], gone: Sequence[int], sizes: Sequence[int]) -> list[Tables]:
    """Return the rounds that have tables of these sizes without some players; the others are numbered anew."""
    staying = [player for player in range(sum(map(len, rounds[0]))) if player not in gone]
    number = {player: at for at, player in enumerate(staying)}
    smaller = [[[number[player] for player in table if player in number] for table in tables] for tables in rounds]
    ordered = (sorted(tables, key=len, reverse=True) for tables in smaller)
    return [tables for tables in ordered if [*map(len, tables)] == [*sizes]]
