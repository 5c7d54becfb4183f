"""What everybody remembers of a deal: its discard pile, what each hand has for certain, the turn that is going on."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from bot.games.actions import Action, Discard, Draw, Take
from bot.games.kit.melds.pieces import JOKER, KINDS, count, kinds, size
from bot.games.meld.rules.moves import LayMeld, LayOff, NewTalon, SwapJoker, read
from bot.games.meld.rules.reading import kind_of
from bot.games.meld.rules.turn import NO_CARD, PRESETS, MeldAct, MeldTable, Preset, placed, seen_after, without_seen
from bot.games.meld.rules.view import Source

_TWINS = 2


class MeldMemory:
    """The history of a deal as all remember it, in kinds; `history` is the course of a view.

    `pile` are the discards, the top one last; `table` the combinations as they lie, `before` as they lay before the
    turn. `seen_cards` is what the rules count as seen by all, before the turn; `sure` also what follows from it, now.
    `drew` says of each seat whether it drew in an ended turn, `number` how many turns have ended. `source`, `card`
    and `acts` are those of the turn that is going on. `back` are the kinds that became the talon (None: none did),
    `drawn` how many of them each seat has drawn, as far as it still may have them.
    """

    def __init__(self, game: str, seats: int, history: tuple[str, ...]) -> None:
        self.preset = PRESETS[game]
        self.pile: list[int] = []
        self.table = MeldTable()
        self.before = MeldTable()
        self.seen_cards = [0] * seats
        self.sure: list[Counter[int]] = [Counter({JOKER: 1} if self.preset.each else {}) for _ in range(seats)]
        self.drew = [False] * seats
        self.number = 0
        self.back: Counter[int] | None = None
        self.drawn = [0] * seats
        self._old: Counter[int] = Counter()
        self.source: Source = ""
        self.card = NO_CARD
        self.acts: tuple[MeldAct, ...] = ()
        for token in history:
            self._goes_on(Action.parse(token))

    def _goes_on(self, action: Action) -> None:
        """Remember one more action."""
        move = read(action)
        if isinstance(move, NewTalon):
            self._comes_back()
        elif isinstance(move, Draw):
            self.source = "talon"
            self.drawn[action.seat] += 1
        elif isinstance(move, Take):
            self.source, self.card = "discards", self.pile.pop()
            self.sure[action.seat][self.card] += 1
        elif isinstance(move, Discard):
            self._ends(action.seat, kind_of(move.tile))
        else:
            self._lays(action.seat, move)

    def _comes_back(self) -> None:
        """Let the discards but the top one be the talon; what else is not on the table is in the hands."""
        self.back, self.pile = Counter(self.pile[:-1]), self.pile[-1:]
        self.drawn = [0] * len(self.drawn)
        self._old = whole_set(self.preset, len(self.drew))
        for seen in (self.back, self.pile, *(kinds(lain.meld.pieces) for lain in self.table), *self.sure):
            self._old.subtract(seen)

    def _leaves(self, seat: int, gone: Iterable[int]) -> None:
        """Take cards out of a hand: those that were certain first; what was in no hand before has been drawn since."""
        sure = self.sure[seat]
        for kind in gone:
            if sure[kind]:
                sure[kind] -= 1
            elif self.back is not None and self._old[kind] > 0:
                self._old[kind] -= 1
            elif self.back is not None:
                self.drawn[seat] -= 1

    def _lays(self, seat: int, move: LayMeld | LayOff | SwapJoker) -> None:
        if not self.acts:
            self.before = self.table
        act, self.table = placed(self.table, move, seat, self.number)
        self.acts = (*self.acts, act)
        self._leaves(seat, kinds(act.pieces))
        self.sure[seat][JOKER] += act.won

    def _ends(self, seat: int, thrown: int) -> None:
        """End a turn: note what the rules know of the hand, and what the turn tells besides."""
        seen = seen_after(self.seen_cards[seat], self.source, self.card, self.acts)
        self.seen_cards[seat] = without_seen(seen, thrown)
        self._leaves(seat, (thrown,))
        if twins := self._twins(seat, thrown):
            self.sure[seat][self.card] = max(self.sure[seat][self.card], twins)
        self.pile.append(thrown)
        self.drew[seat] = self.drew[seat] or bool(self.source)
        self.number += 1
        self.source, self.card, self.acts = "", NO_CARD, ()

    def _twins(self, seat: int, thrown: int) -> int:
        """Return how many cards like the one taken in this turn are left for certain, its twin having been there."""
        card = self.card
        if self.source != "discards" or card == JOKER:
            return 0
        laid = [act for act in self.acts if count(act.pieces, card)]
        free = self.preset.always_free or not self.drew[seat]
        alone = not free and all(act.verb != "meld" and size(act.pieces) == 1 for act in laid)
        if thrown != card and not alone:
            return 0
        return _TWINS - sum(count(act.pieces, card) for act in laid) - (thrown == card)


memory_of = lru_cache(maxsize=64)(MeldMemory)  # a view is sampled hundreds of times; only read what this returns


def whole_set(preset: Preset, seats: int) -> Counter[int]:
    """Return how many cards of each kind there are in a deal."""
    cards = Counter(dict.fromkeys(range(KINDS), _TWINS))
    cards[JOKER] = seats if preset.each else preset.jokers
    return cards
