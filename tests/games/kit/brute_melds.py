"""Melds told as plainly as can be: every set of pieces is looked at, every way to part a hand is tried."""

from itertools import combinations, product

RANKS, JOKER, ACE = 13, 52, 13


def is_run(faces):
    """Whether kinds in this order are a run: one suit, rising by one, the ace at one end at most."""
    places = [kind % RANKS for kind in faces]
    if places[-1] == 0:
        places[-1] = ACE
    one_suit = len({kind // RANKS for kind in faces}) == 1
    return one_suit and 3 <= len(faces) <= RANKS and places == list(range(places[0], places[0] + len(places)))


def is_group(faces):
    suits = [kind // RANKS for kind in faces]
    return len(faces) in (3, 4) and len({kind % RANKS for kind in faces}) == 1 and suits == sorted(set(suits))


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
    melds = []
    for faces in EVERY:
        missing = sum(kind not in held for kind in faces)
        if missing <= min(jokers, most_jokers):
            for natural in product((True, False), repeat=len(faces)):
                used = natural.count(False)
                fits = all(not here or kind in held for kind, here in zip(faces, natural, strict=True))
                if fits and used <= min(jokers, most_jokers) and used < len(faces):
                    melds.append((faces, natural))
    return melds


def taken(pieces, faces, natural):
    """The pieces without those of a meld; None if they are not all there."""
    left = list(pieces)
    for kind, here in zip(faces, natural, strict=True):
        piece = kind if here else JOKER
        if piece not in left:
            return None
        left.remove(piece)
    return tuple(left)


def partings(pieces, most_jokers):
    """Every set of pieces that can stay when melds are laid, with the most points that it costs nothing to lay."""
    melds = melds_of(pieces, most_jokers)
    layings = {tuple(sorted(pieces)): ()}
    waiting = [(tuple(sorted(pieces)), ())]
    while waiting:
        left, laid = waiting.pop()
        for faces, natural in melds:
            rest = taken(left, faces, natural)
            if rest is not None and rest not in layings:
                layings[rest] = (*laid, (faces, natural))
                waiting.append((rest, layings[rest]))
    return layings


def most_points(pieces, worth, most_jokers, memo=None):
    """The most that melds of the pieces count together."""
    memo = {} if memo is None else memo
    pieces = tuple(sorted(pieces))
    if pieces not in memo:
        best = 0
        for faces, natural in melds_of(pieces, most_jokers):
            rest = taken(pieces, faces, natural)
            points = sum(worth[kind % RANKS] for kind in faces)
            best = max(best, points + most_points(rest, worth, most_jokers, memo))
        memo[pieces] = best
    return memo[pieces]
