"""How many sequences of actions there are from fixed deals: a change of the rules changes a number."""

import pytest

from bot.games.match import deal_round, new_match
from bot.games.registry import GAMES
from tests.games.playing import perft, seed

COUNTS = [
    ("classic", 2, 1, {}, [7, 23, 71, 175, 423, 764, 1430, 1989, 2567, 3198, 3442]),
    ("classic", 3, 2, {}, [5, 9, 23, 41, 71, 150, 218, 290, 471, 590, 703]),
    ("classic", 4, 3, {"reshuffle": False}, [1, 2, 4, 10, 20, 28, 70, 82, 106, 216, 366]),
    ("classic", 2, 4, {"out-ends": True}, [7, 19, 42, 102, 244, 544, 1098, 2128, 3306, 5775, 6939]),
    ("moomin", 2, 1, {}, [2, 2, 4, 4, 6, 8, 8, 8, 10, 12, 12]),
    ("moomin", 4, 2, {}, [1, 1, 1, 4, 4, 6, 6, 10, 16, 40, 52]),
    ("moomin", 6, 3, {}, [1, 6, 14, 28, 66, 168, 334, 574, 1112, 1580]),
    ("moomin-joker", 2, 4, {}, [1, 2, 18, 28, 34, 80, 144, 338, 488, 920, 1250]),
    ("moomin-joker", 3, 5, {"jokers": 3}, [2, 4, 8, 26, 60, 156, 330, 620, 1250, 3042]),
    ("moomin-joker", 6, 6, {"jokers": 1}, [1, 2, 4, 8, 18, 46, 88, 280, 454, 1036, 1918]),
    ("christmas", 2, 7, {}, [1, 4, 10, 24, 64, 314, 2110]),
    ("christmas", 4, 8, {"deck": "cards"}, [1, 16, 120, 340, 854, 3360]),
    ("christmas", 6, 9, {}, [1, 5, 25, 97, 254, 535, 1341, 3697]),
    ("uno", 2, 1, {"opening": "plain"}, [1, 20, 208, 2364]),
    ("uno", 3, 2, {}, [5, 20, 300, 2860]),
    ("uno", 6, 3, {"symbols": "active"}, [5, 40, 920, 3160]),
    ("uno", 4, 4, {"dead-end-game": True}, [5, 80, 944, 7872]),
]


@pytest.mark.parametrize(("game", "seats", "number", "options", "counts"), COUNTS)
def test_perft(game, seats, number, options, counts):
    match = deal_round(new_match(game, seats, options), seed(number)).match
    assert [perft(match, depth) for depth in range(1, len(counts) + 1)] == counts


def naive(hands, turn, ends, opening, out_ends, depth):
    """Classic domino told a second time, as plainly as can be (CL-4 to CL-6)."""
    if depth == 0:
        return 1
    plays = []
    for tile in hands[turn]:
        high, low = tile.split("-")
        if not ends:
            if opening in (None, tile):
                plays.append((tile, (high, low)))
            continue
        left, right = ends
        if left in (high, low):
            plays.append((tile, (low if left == high else high, right)))
        if right in (high, low):
            plays.append((tile, (left, low if right == high else high)))
    positions = [([[t for t in hand if t != tile] for hand in hands], after) for tile, after in plays] or [
        (hands, ends)
    ]
    count = 0
    for rest, after in positions:
        stuck = not any(half in tile.split("-") for hand in rest for tile in hand for half in after)
        if stuck or (out_ends and not all(rest)):
            count += 1
            continue
        following = (turn + 1) % len(rest)
        while not rest[following]:
            following = (following + 1) % len(rest)
        count += naive(rest, following, after, opening, out_ends, depth - 1)
    return count


@pytest.mark.parametrize(
    ("game", "seats", "number", "options", "counts"), [row for row in COUNTS if row[0] == "classic"]
)
def test_perft_of_classic_told_a_second_time(game, seats, number, options, counts):
    match = deal_round(new_match(game, seats, options), seed(number)).match
    deal = match.rounds[0].deal
    opening = deal["lots"][deal["starter"]] if options.get("reshuffle") is False else None
    hands = list(deal["hands"].values())
    out_ends = bool(options.get("out-ends"))
    found = [naive(hands, match.turn, (), opening, out_ends, depth) for depth in range(1, len(counts) + 1)]
    assert found == counts


def test_every_game_is_counted_from_three_deals_or_more():
    assert all(sum(row[0] == game for row in COUNTS) >= 3 for game in GAMES)
