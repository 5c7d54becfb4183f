"""States of UNO Dominos that fit what a seat knows.

`DealSampler` begins with a deal that fits (a matching of arrivals and domos) and goes on to others by exchanging domos,
which is as likely to as fro: in the long run every fitting deal comes equally often (the Metropolis algorithm).
"""

from collections.abc import Sequence

from bot.games.chance import Chance
from bot.games.cross.rules.cross import PIECES, UP_TO, WILD_4, Domo, whole_set
from bot.games.cross.rules.memory import ALWAYS, Arrival, CrossMemory, SeenDomo
from bot.games.cross.rules.moves import CrossView, edition_of, table_of
from bot.games.cross.rules.state import Charge, UnoState, highest
from bot.games.kit.hands import Hands

_FIRST, _MORE = 40, 8  # exchanges for each arrival: from the first deal, and from one state to the next
_PATIENCE = 20_000  # how many deals are tried for what exchanges do not keep to
_TAKEN_BACK = Domo(f"{WILD_4}-{WILD_4}")


class DealSampler:
    """Deals all that is hidden from a seat; states after the first cost less.

    ValueError if no deal fits, or if the view is not that of a player in a round.

    Items are the domos that others have had or that are hidden, those seen in hands first: `_pieces` are their numbers
    in `PIECES`, `_stays` tells which are still there, `_rooms` where each may have come (`_fits`: the same as
    bits). `_lies` is the item of each arrival, `_heap` has the items of none.
    """

    def __init__(self, view: CrossView, rng: Chance) -> None:
        self._view, self._rng, self._memory = view, rng, CrossMemory(view)
        self._others = [domo for domo in self._memory.seen if domo.seat != view.seat]
        self._arrivals = _arrivals(view, self._memory)
        hidden = _hidden(view, self._memory)
        self._pieces = [*(domo.piece for domo in self._others), *hidden]
        self._stays = [domo.until == ALWAYS for domo in self._others] + [True] * len(hidden)
        masks = [self._memory.could(arrival) for arrival in self._arrivals]
        self._rooms = [self._rooms_of(domo) for domo in self._others]
        self._rooms += [[at for at, mask in enumerate(masks) if mask >> piece & 1] for piece in hidden]
        self._fits = [sum(1 << at for at in rooms) for rooms in self._rooms]
        self._lies = self._matched()
        lying = set(self._lies)
        self._heap = [item for item in range(len(self._others), len(self._pieces)) if item not in lying]
        self._mix(_FIRST)

    def state(self) -> UnoState:
        """Return one more state that fits."""
        for _ in range(_PATIENCE):
            self._mix(_MORE)
            hands = self._hands()
            if self._holds(hands):
                return self._state_with(hands)
        raise ValueError("nothing fits what was seen")

    def _rooms_of(self, domo: SeenDomo) -> list[int]:
        """Return the arrivals that may be those of a domo that was seen."""
        return [
            at
            for at, arrival in enumerate(self._arrivals)
            if arrival.seat == domo.seat and arrival.since < domo.before and not arrival.taken
            if self._memory.could(arrival, domo.until) >> domo.piece & 1
        ]

    def _matched(self) -> list[int]:
        """Return an item for every arrival: those that were seen find one first, then all are filled (Kuhn's paths)."""
        owner: dict[int, int] = {}
        for item in sorted(range(len(self._others)), key=lambda item: len(self._rooms[item])):
            if not _is_matched(item, self._rooms, owner, set()):
                raise ValueError("no deal fits what was seen")
        candidates: list[list[int]] = [[] for _ in self._arrivals]
        order = list(range(len(self._pieces)))
        self._rng.shuffle(order)
        for item in order:
            for at in self._rooms[item]:
                candidates[at].append(item)
        lies = {item: at for at, item in owner.items()}
        for at in sorted(range(len(candidates)), key=lambda at: len(candidates[at])):
            if at not in owner and not _is_matched(at, candidates, lies, set()):
                raise ValueError("no deal fits what was seen")
        return sorted(lies, key=lies.__getitem__)

    def _mix(self, times: int) -> None:
        """Exchange two domos, or move three round, wherever they fit; one may lie in the heap."""
        lies, heap, fits, chance = self._lies, self._heap, self._fits, self._rng.random
        arrivals, seen = len(lies), len(self._others)
        everywhere = arrivals + len(heap)
        for step in range(times * arrivals):
            origin, target = int(chance() * arrivals), int(chance() * everywhere)
            mine = lies[origin]
            if target < arrivals:
                other = lies[target]
                if step & 3 == 0:
                    self._turn_round(origin, target, int(chance() * everywhere))
                elif fits[mine] >> target & 1 and fits[other] >> origin & 1:
                    lies[origin], lies[target] = other, mine
            elif mine >= seen and fits[heap[target - arrivals]] >> origin & 1:
                lies[origin], heap[target - arrivals] = heap[target - arrivals], mine

    def _turn_round(self, origin: int, target: int, last: int) -> None:
        """Move the domo at `origin` to `target`, the one there to `last` (or the heap), the one there to `origin`."""
        lies, heap, fits, arrivals = self._lies, self._heap, self._fits, len(self._lies)
        first, second = lies[origin], lies[target]
        if len({origin, target, last}) < 3 or not fits[first] >> target & 1:
            return
        if last < arrivals:
            if fits[second] >> last & 1 and fits[lies[last]] >> origin & 1:
                lies[origin], lies[target], lies[last] = lies[last], first, second
        elif second >= len(self._others) and fits[heap[last - arrivals]] >> origin & 1:
            lies[origin], lies[target], heap[last - arrivals] = heap[last - arrivals], first, second

    def _hands(self) -> Hands[Domo]:
        """Return the hands, in the order in which domos came; the seat's own as the view shows it."""
        hands: list[list[Domo]] = [[] for _ in self._view.sizes]
        for arrival, item in zip(self._arrivals, self._lies, strict=True):
            if self._stays[item] and not arrival.taken:
                hands[arrival.seat].append(PIECES[self._pieces[item]])
        hand = [Domo(text) for text in self._view.hand or ()]
        if self._view.drawn:
            hand.append(hand.pop(hand.index(Domo(self._view.drawn))))
        hands[self._view.seat or 0] = hand
        return tuple(map(tuple, hands))

    def _taken_tiles(self) -> list[tuple[int, Domo]]:
        """Return what was drawn from hands before the opening, with the seats."""
        pairs = zip(self._arrivals, self._lies, strict=True)
        return [(arrival.seat, PIECES[self._pieces[item]]) for arrival, item in pairs if arrival.taken]

    def _holds(self, hands: Hands[Domo]) -> bool:
        """Return True if the hands are right: the opener has the highest double, a guilty player had the colour."""
        view, accused = self._view, self._memory.accused
        if not view.start:
            dealt = [*enumerate(hands), *((seat, (tile,)) for seat, tile in self._taken_tiles())]
            best = max(dealt, key=lambda pair: highest(pair[1]))
            return best[0] == view.turn and highest(best[1]) > 0
        if self._memory.guilty and accused is not None and accused.seat != view.seat:
            return any(accused.could >> tile.index & 1 for tile in self._held(hands, accused.seat))
        return True

    def _held(self, hands: Hands[Domo], seat: int) -> tuple[Domo, ...]:
        """Return what a guilty player still has of the hand from which the Joker Draw 4 was laid (UD-10)."""
        if seat == self._view.seat:
            return self._own_held(hands[seat])
        accused = self._memory.accused
        since = [
            arrival.since
            for arrival, item in zip(self._arrivals, self._lies, strict=True)
            if arrival.seat == seat and self._stays[item]
        ]
        return tuple(tile for tile, came in zip(hands[seat], since, strict=True) if accused and came < accused.at)

    def _own_held(self, hand: tuple[Domo, ...]) -> tuple[Domo, ...]:
        """Return what the seat held itself: what it may lay now, and others, but for as many as it had to draw."""
        accused = self._memory.accused
        assert accused is not None
        drawn = sum(arrival.since > accused.at for arrival in self._memory.arrivals if arrival.seat == self._view.seat)
        legal = {word for token in self._view.legal for word in token.split(" ")[2:3]}
        could = [tile for tile in hand if tile.text not in legal and tile is not _TAKEN_BACK]
        late = sorted(could, key=lambda tile: not accused.could >> tile.index & 1)[:drawn]
        return tuple(tile for tile in hand if tile not in late)

    def _state_with(self, hands: Hands[Domo]) -> UnoState:
        """Return the state with these hands and a heap in any order."""
        view, memory, course = self._view, self._memory, self._view.course
        assert course is not None
        assert view.turn is not None
        heap = [PIECES[self._pieces[item]] for item in self._heap]
        self._rng.shuffle(heap)
        taken = tuple(tile for _, tile in self._taken_tiles())
        return UnoState(
            hands=hands,
            heap=tuple(heap),
            turn=view.turn,
            table=table_of(view),
            phase=view.phase,
            edition=course.edition,
            dead_end_game=bool(course.options["dead-end-game"]),
            pool=(*heap, *taken) if taken else (),
            taken=len(taken),
            step=view.step,
            drawn=hands[view.turn][-1] if view.phase == "drawn" else None,
            charge=self._charge(hands),
            exposed=view.exposed,
            last_dead=memory.last_dead,
            passes=memory.passes,
            finishing=0 in view.sizes,
        )

    def _charge(self, hands: Hands[Domo]) -> Charge | None:
        """Return the Joker Draw 4 that may be challenged, or for which a guilty player lays again."""
        accused = self._memory.accused
        if accused is None or self._view.phase not in ("suffer", "redo"):
            return None
        if self._view.phase == "redo":
            return Charge(accused.seat, _TAKEN_BACK, self._held(hands, accused.seat), True)
        held = (*hands[accused.seat], _TAKEN_BACK)
        return Charge(accused.seat, _TAKEN_BACK, held, any(accused.could >> tile.index & 1 for tile in held))


def _is_matched(item: int, fitting: Sequence[Sequence[int]], partners: dict[int, int], tried: set[int]) -> bool:
    """Return True if a partner was found among those that fit, perhaps one whose own partner found another."""
    for other in fitting[item]:
        if other not in tried:
            tried.add(other)
            if other not in partners or _is_matched(partners[other], fitting, partners, tried):
                partners[other] = item
                return True
    return False


def _arrivals(view: CrossView, memory: CrossMemory) -> list[Arrival]:
    """Return the arrivals in others' hands; before the opening no double is higher than that of the seat to open."""
    arrivals = [arrival for arrival in memory.arrivals if arrival.seat != view.seat or arrival.taken]
    if not view.start and view.turn == view.seat:
        most = highest(map(Domo, view.hand or ()))
        for arrival in arrivals:
            arrival.could &= UP_TO[most]
    return arrivals


def _hidden(view: CrossView, memory: CrossMemory) -> list[int]:
    """Return the pieces that lie in the heap or in others' hands, but for those that were seen there."""
    pieces = whole_set(edition_of(view))
    seen = {domo.piece for domo in memory.seen if domo.seat != view.seat or domo.until < ALWAYS}
    free = [number for number, tile in enumerate(PIECES) if tile in pieces and number not in seen]
    for text in view.hand or ():
        free.remove(next(piece for piece in free if PIECES[piece].text == text))
    return free
