"""Which melds some pieces can be, how melds grow, and how jokers are won (RO-4 to RO-6, RO-11, RO-12)."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, combinations

import msgspec

from bot.games.kit.hands import put
from bot.games.kit.melds.fits import beside
from bot.games.kit.melds.meld import CARDS, SMALLEST, SUITS, Kind, Meld, MeldRules
from bot.games.kit.melds.pieces import ACES, JOKER, JOKERS, ONE_JOKER, RANKS, count, kinds
from bot.games.kit.melds.runs import ACE, SUIT


def melds(pieces: int, rules: MeldRules, having: int | None = None) -> Iterator[Meld]:
    """Yield every meld that can be made of some of the pieces, each once: runs before groups, low before high.

    `having` is a kind of which a natural piece must be in it (JOKER: a joker). Where a natural piece and a joker are
    both there, either may lie.
    """
    possible = chain(_runs(pieces, rules, having), _groups(pieces, rules, having))
    return (meld for meld in possible if having is None or count(meld.pieces, having))


def _runs(pieces: int, rules: MeldRules, having: int | None) -> Iterator[Meld]:
    most = min(pieces >> JOKERS, rules.most_jokers)
    suits = range(SUITS) if having in (None, JOKER) else (having // RANKS,)
    for suit in suits:
        ranks = pieces >> RANKS * suit & SUIT
        held = ranks | (ranks & 1) << ACE
        for first in range(ACE + 1) if ranks else ():
            for natural in _grown(held >> first, ACE + 1 - first, most):
                yield Meld("run", _run_kinds(suit, first, len(natural)), natural)


def _grown(held: int, places: int, most: int) -> Iterator[tuple[bool, ...]]:
    """Yield the ways to fill three or more of so many places, from the first on, with what is held or with jokers."""
    begun: list[tuple[int, tuple[bool, ...]]] = [(most, ())]
    for _ in range(min(places, RANKS)):
        longer = [(jokers_left, (*run, True)) for jokers_left, run in begun] if held & 1 else []
        longer += [(jokers_left - 1, (*run, False)) for jokers_left, run in begun if jokers_left]
        if not longer:
            return
        yield from (run for _, run in longer if len(run) >= SMALLEST and any(run))
        begun, held = longer, held >> 1


def _groups(pieces: int, rules: MeldRules, having: int | None) -> Iterator[Meld]:
    most = min(pieces >> JOKERS, rules.most_jokers)
    ranks = range(RANKS) if having in (None, JOKER) else (having % RANKS,)
    for rank in ranks:
        held = [suit for suit in range(SUITS) if pieces >> RANKS * suit + rank & 1]
        for size in (SMALLEST, SUITS):
            for suits in combinations(range(SUITS), size):
                yield from _filled(rank, suits, held, most)


def _filled(rank: int, suits: tuple[int, ...], held: list[int], most: int) -> Iterator[Meld]:
    for naturals in range(len(suits), 0, -1):
        if len(suits) - naturals > most:
            return
        for natural in combinations([suit for suit in suits if suit in held], naturals):
            yield Meld("group", _group_kinds(rank, suits), tuple(suit in natural for suit in suits))


@lru_cache(maxsize=1024)
def _run_kinds(suit: int, first: int, length: int) -> tuple[int, ...]:
    return tuple(RANKS * suit + (first + offset) % RANKS for offset in range(length))


def _group_kinds(rank: int, suits: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(RANKS * suit + rank for suit in suits)


def readings(pieces: int, rules: MeldRules) -> tuple[Meld, ...]:
    """Return what all these pieces can be as one meld, the likeliest first: what counts most, runs before groups."""
    jokers, naturals = pieces >> JOKERS, kinds(pieces % ONE_JOKER)
    length = jokers + len(naturals)
    if not naturals or jokers > rules.most_jokers or length < SMALLEST or len(set(naturals)) < len(naturals):
        return ()
    suit, rank = divmod(naturals[0], RANKS)
    firsts = range(ACE + 1 - length, -1, -1) if length <= RANKS else ()
    shapes: list[tuple[Kind, tuple[int, ...]]] = [("run", _run_kinds(suit, first, length)) for first in firsts]
    shapes += [("group", _group_kinds(rank, suits)) for suits in combinations(range(SUITS), length)]
    possible = [
        Meld(kind, faces, tuple(face in naturals for face in faces))
        for kind, faces in shapes
        if all(natural in faces for natural in naturals)
    ]
    return tuple(sorted(possible, key=lambda meld: -meld.points(rules)))


# --- how melds grow ---


class Addition(msgspec.Struct, frozen=True, gc=False):
    """Cards added to a meld, as they lie in it (`added`; they need be no meld themselves), and what it is then."""

    added: Meld
    meld: Meld


End = tuple[tuple[int, bool], ...]  # what lies at an end, from the run outward: kind, whether natural


def additions(meld: Meld, pieces: int, *, trailing: bool = True) -> Iterator[Addition]:
    """Yield every way to add some of the pieces to a meld of cards with one token (RO-11, RO-6).

    Without `trailing` no joker lies outermost, nor in a group: such jokers can be added by themselves.
    """
    jokers = min(pieces >> JOKERS, CARDS.most_jokers - meld.jokers)
    if meld.kind == "group":
        yield from _to_group(meld, pieces, jokers if trailing else 0)
    else:
        yield from _to_run(meld, pieces, jokers, trailing)


def _to_group(group: Meld, pieces: int, jokers: int) -> Iterator[Addition]:
    for kind in kinds(beside(group)):
        for natural in (True, False):
            if count(pieces, kind) if natural else jokers:
                held = dict(zip(group.faces, group.natural, strict=True)) | {kind: natural}
                faces = tuple(sorted(held))
                grown = Meld("group", faces, tuple(held[face] for face in faces))
                yield Addition(Meld("group", (kind,), (natural,)), grown)


def _to_run(run: Meld, pieces: int, jokers: int, trailing: bool) -> Iterator[Addition]:
    suit, first, length = run.faces[0] // RANKS, run.faces[0] % RANKS, len(run.faces)
    below = list(_ends(suit, range(first - 1, -1, -1), pieces, jokers, trailing))
    above = list(_ends(suit, range(first + length, ACE + 1), pieces, jokers, trailing))
    for low in ((), *below):
        for high in ((), *above):
            used = sum(not natural for _, natural in (*low, *high))
            if (low or high) and used <= jokers and length + len(low) + len(high) <= RANKS:
                yield _grown_run(run, low[::-1], high)


def _ends(suit: int, places: range, pieces: int, jokers: int, trailing: bool) -> Iterator[End]:
    """Yield every way to go on at an end of a run, from its next place outward."""
    begun: list[tuple[End, int]] = [((), jokers)]
    for place in places:
        if not begun:
            return
        kind = RANKS * suit + place % RANKS
        longer = [((*end, (kind, True)), jokers_left) for end, jokers_left in begun] if count(pieces, kind) else []
        with_joker = [((*end, (kind, False)), jokers_left - 1) for end, jokers_left in begun if jokers_left]
        yield from (end for end, _ in longer)
        if trailing:
            yield from (end for end, _ in with_joker)
        begun = longer + with_joker


def _grown_run(run: Meld, below: End, above: End) -> Addition:
    faces, natural = zip(*below, *above, strict=True)
    low = len(below)
    grown = Meld("run", (*faces[:low], *run.faces, *faces[low:]), (*natural[:low], *run.natural, *natural[low:]))
    return Addition(Meld("run", faces, natural), grown)


# --- how jokers are won ---


class Exchange(msgspec.Struct, frozen=True, gc=False):
    """Natural cards laid in place of jokers: the pieces, no two alike, the jokers won, what the meld is then."""

    pieces: int
    won: int
    meld: Meld


@lru_cache(maxsize=4096)
def exchanges(meld: Meld) -> tuple[Exchange, ...]:
    """Return the ways to win jokers of a meld, whatever a hand has (RO-12).

    From a run each joker by the card for which it stands; from a group all jokers by all suits that are missing.
    """
    if not meld.jokers:
        return ()
    if meld.kind == "group":
        four = ACES << meld.faces[0] % RANKS
        return (Exchange(four & ~meld.pieces, meld.jokers, Meld("group", kinds(four), (True,) * SUITS)),)
    places = [place for place, natural in enumerate(meld.natural) if not natural]
    return tuple(
        Exchange(1 << meld.faces[place], 1, Meld("run", meld.faces, put(meld.natural, place, True))) for place in places
    )


def possible_exchanges(meld: Meld, pieces: int) -> list[Exchange]:
    """Return every way to win jokers of a meld with some of these pieces and one token."""
    return [exchange for exchange in exchanges(meld) if not exchange.pieces & ~pieces]
