"""Hands of fifteen tiles that end, or nearly: legal hands of each kind with jokers put in, then spoilt a little."""

import random

from tests.games.rack.naive import COLOURS, MELDS

TURNED = ("B5", "R13", "JK", "K1")


def whole_set():
    ordinary = [f"{colour}{number}" for colour in COLOURS for number in range(1, 14)]
    return [*ordinary, *ordinary, "JK", "JK"]


def set_without(turned):
    """Return what can be in a hand when that tile is turned up."""
    rest = whole_set()
    rest.remove(turned)
    return rest


def runs(rng, size):
    """Tiles in runs and groups, `size` of them."""
    tiles = []
    while len(tiles) < size:
        meld = list(rng.choice(MELDS))
        if len(meld) <= 5 and all(tiles.count(tile) < 2 for tile in meld):
            tiles += meld
    return tiles[:size]


def colours(rng, size):
    colour = rng.choice(COLOURS)
    return rng.sample([f"{colour}{number}" for number in range(1, 14)] * 2, size)


def pairs(rng, size):
    return rng.sample([tile for tile in whole_set() if tile != "JK"][:52], size // 2) * 2


def total8(rng, size):
    number = rng.randrange(1, 14)
    eight = [f"{colour}{number}" for colour in COLOURS] * 2
    rest = runs(rng, size - 8)
    return eight + rest


MAKERS = (runs, runs, runs, colours, pairs, total8)


def hand(rng, make, left, jokers, count, spoilt):
    """Fifteen tiles of the set but the turned one: near a legal hand, `count` jokers in it, `spoilt` tiles random."""
    fourteen = make(rng, 14)
    rng.shuffle(fourteen)
    wanted = [*rng.sample(jokers, min(count, len(jokers))), *fourteen[: 14 - count - spoilt]]
    left, dealt = list(left), []
    for tile in wanted:
        if tile in left:
            left.remove(tile)
            dealt.append(tile)
    rest = [tile for tile in left if tile not in jokers] if rng.random() < 0.8 else left
    return dealt + rng.sample(rest, 15 - len(dealt))


def hands(seed, number, judge, turned):
    """So many hands for the jokers of a judge: of every kind in turn, with every number of jokers."""
    rng = random.Random(seed)
    left = set_without(turned)
    jokers = [tile for tile in left if judge.is_joker(tile)]
    for at in range(number):
        count = at // len(MAKERS) % (len(jokers) + 1)
        yield hand(rng, MAKERS[at % len(MAKERS)], left, jokers, count, rng.choice((0, 0, 0, 1, 1, 2, 4)))


def stacked_deal(rng, seats, first, judge_of):
    """A deal whose hands are near legal ones, so that there are claims and ends; `first` has 15 tiles."""
    turned = rng.choice(TURNED)
    left, judge = set_without(turned), judge_of(turned)
    given = {}
    for seat in range(seats):
        jokers = [tile for tile in left if judge.is_joker(tile)]
        tiles = hand(rng, rng.choice(MAKERS), left, jokers, rng.choice((0, 0, 1, 2)), rng.choice((1, 1, 2, 3)))
        tiles = tiles if seat == first else tiles[:14]
        for tile in tiles:
            left.remove(tile)
        rng.shuffle(tiles)
        given[f"p{seat + 1}"] = tiles
    rng.shuffle(left)
    return {"hands": given, "stock": left, "turned": turned}
