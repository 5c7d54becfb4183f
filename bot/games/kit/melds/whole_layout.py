"""Laying a whole hand on the table: melds of a plan, with a place for every joker."""

from collections.abc import Iterator

from bot.games.kit.melds.groups import SUITS_OF
from bot.games.kit.melds.meld import SUITS, Meld
from bot.games.kit.melds.pieces import JOKER, RANKS
from bot.games.kit.melds.whole import GAP, HIGH, Covering, suit_line, without


def lay(plan: Covering, spare: int, jokers: int) -> tuple[Meld, ...]:
    """Return the melds of a plan of `whole` that spares that kind; all jokers lie in them.

    `jokers` counts those that lie: of the hand, without one that is spared.
    """
    groups = [_Group(rank, [(suit, True) for suit in SUITS_OF[subset]]) for rank, subset in plan.groups]
    runs = [run for suit in range(SUITS) for run in _lines(plan, suit, spare)]
    jokers_left = jokers - sum(not natural for run in runs for natural in run.naturals)
    begun: list[_Run | _Group] = [*runs, *groups]
    for short in begun:
        while short.size < 3:
            short.grow()
            jokers_left -= 1
    while jokers_left:
        if any(part.grow() for part in begun):
            jokers_left -= 1
        elif runs:
            begun.append(runs[0].split())
        else:  # groups of four only: a natural piece leaves one of them, for two jokers
            begun.insert(0, _Group(groups[0].rank, [groups[0].suits.pop(0)]))
    return tuple(sorted((part.meld() for part in begun), key=lambda meld: (meld.faces, meld.natural)))


class _Group:
    """A group in the making: its suits, and whether the piece is natural."""

    def __init__(self, rank: int, suits: list[tuple[int, bool]]) -> None:
        self.rank, self.suits = rank, suits

    @property
    def size(self) -> int:
        return len(self.suits)

    def grow(self) -> bool:
        """Return True if a suit is missing, for which a joker is added then."""
        missing = sorted(set(range(SUITS)) - {suit for suit, _ in self.suits})
        self.suits += [(suit, False) for suit in missing[:1]]
        return bool(missing)

    def meld(self) -> Meld:
        suits, natural = zip(*sorted(self.suits), strict=True)
        return Meld("group", tuple(RANKS * suit + self.rank for suit in suits), natural)


class _Run:
    """A run in the making: its suit, its lowest place, and which pieces are natural."""

    def __init__(self, suit: int, first: int, naturals: list[bool]) -> None:
        self.suit, self.first, self.naturals = suit, first, naturals

    @property
    def size(self) -> int:
        return len(self.naturals)

    def grow(self) -> bool:
        """Return True if there is room above or below, where a joker is added then: the ace lies at one end only."""
        last = self.first + self.size - 1
        if self.size >= RANKS:
            return False
        if last < HIGH:
            self.naturals.append(False)
        else:
            self.first -= 1
            self.naturals.insert(0, False)
        return True

    def split(self) -> "_Run":
        """Keep the lower part and return the upper one: three pieces or more each, and one of them natural."""
        cut = next(at for at in range(3, self.size - 2) if any(self.naturals[:at]) and any(self.naturals[at:]))
        rest = _Run(self.suit, self.first + cut, self.naturals[cut:])
        self.naturals = self.naturals[:cut]
        return rest

    def meld(self) -> Meld:
        faces = tuple(RANKS * self.suit + (self.first + at) % RANKS for at in range(self.size))
        return Meld("run", faces, tuple(self.naturals))


def _lines(plan: Covering, suit: int, spare: int) -> Iterator[_Run]:
    """Yield the runs of a suit, without what is spared; one of fourteen places is two runs."""
    once, twice = plan.once[suit], plan.twice[suit]
    if spare != JOKER and spare // RANKS == suit:
        once, twice = without(once, twice, 1 << spare % RANKS)
    for places in suit_line(once, twice).runs:
        run = _Run(suit, places[0], [place != GAP for place in places])
        if run.size > RANKS:
            yield run.split()
        yield run
