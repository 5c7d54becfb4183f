"""How many sequences of actions there are from fixed deals: a change of the rules changes a number."""

import json

import pytest

from bot.games.match import deal_round, new_match
from bot.games.registry import GAMES
from tests.games.playing import perft, seed
from tests.golden import FOLDER, make

pytestmark = pytest.mark.slow


def rows(game):
    """What is counted of a game: `tests/golden/GAME.perft.jsonl` has seats, seed, options, set and counts of a deal."""
    path = FOLDER / f"{game}.perft.jsonl"
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []
    return [(game, row["seats"], row["seed"], row["options"], row.get("set", 1), row["counts"]) for row in lines]


COUNTS = [row for game in GAMES for row in rows(game)]


@pytest.mark.parametrize(("game", "seats", "number", "options", "edition", "counts"), COUNTS)
def test_perft(game, seats, number, options, edition, counts):
    match = deal_round(new_match(game, seats, options, edition=edition), seed(number)).match
    assert perft(match, len(counts)) == counts


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
    ("game", "seats", "number", "options", "edition", "counts"), [row for row in COUNTS if row[0] == "classic"]
)
def test_perft_of_classic_told_a_second_time(game, seats, number, options, edition, counts):
    match = deal_round(new_match(game, seats, options), seed(number)).match
    deal = match.rounds[0].deal
    opening = deal["lots"][deal["starter"]] if options.get("reshuffle") is False else None
    hands = list(deal["hands"].values())
    out_ends = bool(options.get("out-ends"))
    nodes = [naive(hands, match.turn, (), opening, out_ends, depth) for depth in range(1, len(counts) + 1)]
    assert nodes == counts


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_counted_from_three_deals_or_more(game):
    assert len(rows(game)) >= 3


def test_of_a_new_game_three_deals_are_counted_and_those_of_an_old_one_again(tmp_path, monkeypatch):
    old = next(make.perft_rows("classic"))
    assert ("classic", old["seats"], old["seed"], old["options"], 1, old["counts"]) == COUNTS[0]
    monkeypatch.setattr(make, "FOLDER", tmp_path)
    monkeypatch.setattr(make, "MOST_SEQUENCES", 100)
    new = list(make.perft_rows("classic"))
    assert [(row["seats"], row["seed"]) for row in new] == [(2, 1), (3, 2), (4, 3)]
    assert new[0]["counts"] == COUNTS[0][-1][: len(new[0]["counts"])]
    assert all(row["counts"][-1] < 1000 for row in new)
