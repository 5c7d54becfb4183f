"""Which melds some pieces can be, how melds grow, and how jokers are won (RO-4 to RO-6, RO-11, RO-12)."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, combinations

from bot.games.kit.melds.meld import SMALLEST, SUITS, Meld, MeldRules
from bot.games.kit.melds.pieces import JOKER, JOKERS, RANKS, kinds
from bot.games.kit.melds.runs import ACE, SUIT


def melds(pieces: int, rules: MeldRules, having: int | None = None) -> Iterator[Meld]:
    """Yield every meld that can be made of some of the pieces, each once: runs before groups, low before high.

    `having` is a kind of which a natural piece must be in it (JOKER: a joker). Where a natural piece and a joker are
    both there, either may lie.
    """
    for meld in chain(_runs(pieces, rules, having), _groups(pieces, rules, having)):
        if having is None or _has(meld, having):
            yield meld


def _has(meld: Meld, kind: int) -> bool:
    if kind == JOKER:
        return meld.jokers > 0
    return any(held and shown == kind for shown, held in zip(meld.shown, meld.natural, strict=True))


def _runs(pieces: int, rules: MeldRules, having: int | None) -> Iterator[Meld]:
    most = min(pieces >> JOKERS, rules.most_jokers)
    suits = range(SUITS) if having in (None, JOKER) else (having // RANKS,)
    for suit in suits:
        ranks = pieces >> RANKS * suit & SUIT
        held = ranks | (ranks & 1) << ACE
        last = ACE if having in (None, JOKER) or having % RANKS == 0 else having % RANKS
        for first in range(last + 1) if ranks else ():
            if last < ACE and _holes(held, first, last) > most:
                continue
            for natural in _grown(held >> first, ACE + 1 - first, most):
                yield Meld("run", _run_kinds(suit, first, len(natural)), natural)


def _holes(held: int, first: int, last: int) -> int:
    """Count the places from the first to the last that are not held."""
    return last + 1 - first - (held >> first & (1 << last + 1 - first) - 1).bit_count()


def _grown(held: int, places: int, most: int) -> Iterator[tuple[bool, ...]]:
    """Yield the ways to fill three or more of so many places, from the first on, with what is held or with jokers."""
    begun: list[tuple[int, tuple[bool, ...]]] = [(most, ())]
    for _ in range(min(places, RANKS)):
        longer = [(left, (*run, True)) for left, run in begun] if held & 1 else []
        longer += [(left - 1, (*run, False)) for left, run in begun if left]
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
    jokers, naturals = pieces >> JOKERS, [kind for kind in kinds(pieces) if kind != JOKER]
    length = jokers + len(naturals)
    if not naturals or jokers > rules.most_jokers or length < SMALLEST or len(set(naturals)) < len(naturals):
        return ()
    found = [*_as_runs(naturals, length), *_as_groups(naturals, length)]
    return tuple(sorted(found, key=lambda meld: -meld.points(rules)))


def _as_runs(naturals: list[int], length: int) -> Iterator[Meld]:
    suit = naturals[0] // RANKS
    if length > RANKS or any(kind // RANKS != suit for kind in naturals):
        return
    for first in range(ACE + 1 - length, -1, -1):
        shown = _run_kinds(suit, first, length)
        if all(kind in shown for kind in naturals):
            yield Meld("run", shown, tuple(kind in naturals for kind in shown))


def _as_groups(naturals: list[int], length: int) -> Iterator[Meld]:
    rank = naturals[0] % RANKS
    if length > SUITS or any(kind % RANKS != rank for kind in naturals):
        return
    for suits in combinations(range(SUITS), length):
        shown = _group_kinds(rank, suits)
        if all(kind in shown for kind in naturals):
            yield Meld("group", shown, tuple(kind in naturals for kind in shown))


def lowest_place(run: Meld) -> int:
    """Return the place of a run's first piece: 0 an ace, 1 a two."""
    return run.shown[0] % RANKS


def grown(meld: Meld, pieces: int, rules: MeldRules) -> tuple[Meld, ...]:
    """Return what a meld can be with all these pieces added (RO-11), dearest first: runs at both ends, full groups."""
    jokers = pieces >> JOKERS
    naturals = [kind for kind in kinds(pieces) if kind != JOKER]
    if meld.jokers + jokers > rules.most_jokers or len(set(naturals)) < len(naturals):
        return ()
    more = jokers + len(naturals)
    found = _longer_runs(meld, naturals, more) if meld.kind == "run" else _fuller_groups(meld, naturals, more)
    return tuple(sorted(found, key=lambda longer: -longer.points(rules)))


def _longer_runs(run: Meld, naturals: list[int], more: int) -> Iterator[Meld]:
    suit, first, length = run.shown[0] // RANKS, lowest_place(run), len(run.shown)
    if length + more > RANKS:
        return
    for below in range(more + 1):
        start = first - below
        if start < 0 or start + length + more > ACE + 1:
            continue
        shown = _run_kinds(suit, start, length + more)
        added = [*shown[:below], *shown[below + length :]]
        if all(kind in added for kind in naturals):
            held = [kind in naturals for kind in added]
            yield Meld("run", shown, (*held[:below], *run.natural, *held[below:]))


def _fuller_groups(group: Meld, naturals: list[int], more: int) -> Iterator[Meld]:
    rank = group.shown[0] % RANKS
    missing = [kind for kind in _group_kinds(rank, tuple(range(SUITS))) if kind not in group.shown]
    for added in combinations(missing, more):
        if all(kind in added for kind in naturals):
            natural = dict(zip(group.shown, group.natural, strict=True)) | {kind: kind in naturals for kind in added}
            shown = tuple(sorted(natural))
            yield Meld("group", shown, tuple(natural[kind] for kind in shown))


@lru_cache(maxsize=4096)
def exchanges(meld: Meld) -> tuple[tuple[tuple[int, ...], Meld], ...]:
    """Return the ways to win jokers of a meld (RO-12): the natural kinds to be laid, and what the meld is then.

    From a run each joker by the piece for which it stands; from a group all jokers by all suits that are missing.
    """
    if not meld.jokers:
        return ()
    if meld.kind == "group":
        shown = _group_kinds(meld.shown[0] % RANKS, tuple(range(SUITS)))
        held = {kind for kind, natural in zip(meld.shown, meld.natural, strict=True) if natural}
        needed = tuple(kind for kind in shown if kind not in held)
        return ((needed, Meld("group", shown, (True,) * SUITS)),)
    places = [place for place, natural in enumerate(meld.natural) if not natural]
    return tuple(
        ((meld.shown[place],), Meld("run", meld.shown, (*meld.natural[:place], True, *meld.natural[place + 1 :])))
        for place in places
    )
