"""Melds told as plainly as can be: every set of pieces is looked at, every way to part a hand is tried."""

from itertools import combinations, product

RANKS, JOKER, ACE = 13, 52, 13


def is_run(shown):
    """Whether kinds in this order are a run: one suit, rising by one, the ace at one end at most."""
    places = [kind % RANKS for kind in shown]
    if places[-1] == 0:
        places[-1] = ACE
    one_suit = len({kind // RANKS for kind in shown}) == 1
    return one_suit and 3 <= len(shown) <= RANKS and places == list(range(places[0], places[0] + len(places)))


def is_group(shown):
    suits = [kind // RANKS for kind in shown]
    return len(shown) in (3, 4) and len({kind % RANKS for kind in shown}) == 1 and suits == sorted(set(suits))


def every_meld():
    """All runs and groups that there can be, as what they show."""
    runs = [
        tuple(RANKS * suit + place % RANKS for place in range(first, first + length))
        for suit in range(4)
        for length in range(3, RANKS + 1)
        for first in range(ACE + 2 - length)
    ]
    groups = [
        tuple(RANKS * suit + rank for suit in suits)
        for rank in range(RANKS)
        for size in (3, 4)
        for suits in combinations(range(4), size)
    ]
    assert all(map(is_run, runs))
    assert all(map(is_group, groups))
    return [*runs, *groups]


EVERY = every_meld()


def melds_of(pieces, most_jokers):
    """Every meld that some of the pieces (a list of kinds) can make: what it shows, and which places are natural."""
    held, jokers = set(pieces) - {JOKER}, pieces.count(JOKER)
    found = []
    for shown in EVERY:
        missing = sum(kind not in held for kind in shown)
        if missing <= min(jokers, most_jokers):
            for natural in product((True, False), repeat=len(shown)):
                used = natural.count(False)
                fits = all(not here or kind in held for kind, here in zip(shown, natural, strict=True))
                if fits and used <= min(jokers, most_jokers) and used < len(shown):
                    found.append((shown, natural))
    return found


def taken(pieces, shown, natural):
    """The pieces without those of a meld; None if they are not all there."""
    left = list(pieces)
    for kind, here in zip(shown, natural, strict=True):
        piece = kind if here else JOKER
        if piece not in left:
            return None
        left.remove(piece)
    return tuple(left)


def partings(pieces, most_jokers):
    """Every set of pieces that can stay when melds are laid, with the most points that it costs nothing to lay."""
    melds = melds_of(pieces, most_jokers)
    found = {tuple(sorted(pieces)): ()}
    waiting = [(tuple(sorted(pieces)), ())]
    while waiting:
        left, laid = waiting.pop()
        for shown, natural in melds:
            rest = taken(left, shown, natural)
            if rest is not None and rest not in found:
                found[rest] = (*laid, (shown, natural))
                waiting.append((rest, found[rest]))
    return found


def most_points(pieces, worth, most_jokers, known=None):
    """The most that melds of the pieces count together."""
    known = {} if known is None else known
    pieces = tuple(sorted(pieces))
    if pieces not in known:
        best = 0
        for shown, natural in melds_of(pieces, most_jokers):
            rest = taken(pieces, shown, natural)
            points = sum(worth[kind % RANKS] for kind in shown)
            best = max(best, points + most_points(rest, worth, most_jokers, known))
        known[pieces] = best
    return known[pieces]
