"""Playing rummy with cards: meet the minimum, lay what can be laid, keep what nearly fits, throw the least useful."""

import random
from collections.abc import Iterator
from itertools import islice

from bot.games.actions import Action
from bot.games.errors import IllegalAction
from bot.games.kit.cards import FRENCH
from bot.games.kit.melds import CARDS, JOKER, Meld, add, best, kinds, melds, most_points, remove, size
from bot.games.kit.melds.meld import SUITS
from bot.games.kit.melds.pieces import KINDS, ONE_JOKER, ONES, RANKS
from bot.games.meld.additions import additions, possible_exchanges
from bot.games.meld.ending import Laying, Way, ending, is_legal
from bot.games.meld.judge import judge
from bot.games.meld.moves import Discard, Lay, LayOff, NewTalon, Swap, Take, read
from bot.games.meld.plans import begun, way_tokens, with_taken
from bot.games.meld.presets import PRESETS
from bot.games.meld.reading import kind_of, text_of, texts_of
from bot.games.meld.taking import taking
from bot.games.meld.turn import MeldTurn, lay
from bot.games.meld.view import MeldView
from bot.games.view import View

_VALUES = tuple(card.value for card in FRENCH.cards)
_COPIES = 2
_OPENED = 100.0  # what it is worth to have met the minimum: who waits for an end from the hand pays dearly
_RISK = 0.15  # how much of what stays in the hand counts before that
_FEW = 3  # so many cards are few enough to look a card ahead
_ENDS = 60.0  # what it is worth to end with the next card
_CARD = 10.0  # what each card costs then, besides what it counts
_NEAR = 0.08  # what one card that completes two counts, for each point
_BETTER = 4.0  # by how much a taken discard must help more than a card that nobody knows
_SERVES = 3.0  # what it costs to throw what others collect
_LAYS = 0.5  # how often a random player looks for something to lay
_TRIES = 6


def suggest(view: View) -> tuple[str, ...]:
    """The best turn that is seen; the same for equal views."""
    assert isinstance(view, MeldView)
    if view.phase == "draw":
        return _taken(view) or _drawn(view)
    turn = _begun(view)
    return way_tokens(turn, _best(turn, _Eyes(view)))


def choose(kind: str, view: View, rng: random.Random) -> tuple[str, ...]:
    """The best turn that is seen (greedy), or any that is legal."""
    assert isinstance(view, MeldView)
    if kind == "greedy":
        return suggest(view)
    if view.phase == "draw":
        token = rng.choice(view.legal)
        if Action.parse(token).verb == "draw":
            return (token,)
        turn = _with_taken(view)
        return way_tokens(turn, _any(turn, rng), taken=True)
    turn = _begun(view)
    return way_tokens(turn, _any(turn, rng))


def _drawn(view: MeldView) -> tuple[str, ...]:
    return next((token,) for token in view.legal if Action.parse(token).verb == "draw")


def _taken(view: MeldView) -> tuple[str, ...] | None:
    """The turn with the discard if that helps more than drawing; None to draw."""
    if not any(Action.parse(token).verb == "take" for token in view.legal):
        return None
    turn, eyes = _with_taken(view), _Eyes(view)
    way = _best(turn, eyes)
    if not way.moves and _kept_last_time(view):
        return None
    without_it = eyes.worth(turn.before, turn.met)
    if _result(turn, way, eyes) > without_it + _BETTER:
        return way_tokens(turn, way, taken=True)
    return None


def _kept_last_time(view: MeldView) -> bool:
    """Whether the seat's last turn was to take the discard and to lay nothing.

    Twice in a row could go on for ever: players who hand the same cards round never draw, and no deal ends. Who does
    not remember the round says so while he holds such a card.
    """
    if view.course is None:
        return bool(view.known and view.known[view.seat or 0])
    own = (action for action in map(Action.parse, reversed(view.course.history)) if action.seat == view.seat)
    return [action.verb for action in islice(own, 2)] == ["discard", "take"]


def _begun(view: MeldView) -> MeldTurn:
    turn = begun(view, PRESETS[view.game])
    assert turn is not None
    return turn


def _with_taken(view: MeldView) -> MeldTurn:
    turn = with_taken(view, PRESETS[view.game])
    assert turn is not None
    return turn


class _Eyes:
    """What a seat makes of what all saw."""

    def __init__(self, view: MeldView) -> None:
        self.minimum = view.minimum
        self.left = [_COPIES] * (KINDS + 1)
        seen = [*(view.hand or ()), *(card for one in view.table for card in one.cards)]
        seen += [*_pile(view), *(card for cards in view.known for card in cards)]
        for card in seen:
            kind = kind_of(card.partition("=")[0])
            self.left[kind] = max(0, self.left[kind] - 1)
        seat = view.seat or 0
        following = (seat + view.step) % len(view.sizes)
        self.collected = [kind_of(card) for card in view.known[following]] if view.known else []
        self.close = min(size for other, size in enumerate(view.sizes) if other != seat) <= _TRIES // 2

    def worth(self, hand: int, met: bool) -> float:
        """What a hand is worth at the end of a turn."""
        cost = sum(_VALUES[kind] for kind in kinds(hand))
        if not hand:
            return 1000.0
        if met:
            return _OPENED - cost * (1.5 if self.close else 1.0) - _CARD * len(kinds(hand)) + self.near(hand)
        points = most_points(hand, CARDS)
        return (
            min(points, self.minimum) + 0.3 * max(0, points - self.minimum) - _RISK * cost + self.near(hand)
        )

    def near(self, hand: int) -> float:
        """What pairs promise that lack one card."""
        total, ones = 0.0, hand & ONES
        for first in range(KINDS):
            if ones >> first & 1:
                total += sum(_VALUES[first] * self.left[third] for third in _completing(ones, first))
        return _NEAR * total

    def serves(self, kind: int) -> float:
        """What it costs to give that card to the next player."""
        if kind == JOKER:
            return 20.0
        near = any(
            other != JOKER
            and (
                other % RANKS == kind % RANKS
                or (other // RANKS == kind // RANKS and abs(other - kind) <= _COPIES)
            )
            for other in self.collected
        )
        return _SERVES if near else 0.0


def _pile(view: MeldView) -> list[str]:
    """The discard pile as a player remembers it; its last cards if he cannot."""
    if view.course is None:
        return list(view.discards)
    pile: list[str] = []
    for token in view.course.history:
        move = read(Action.parse(token))
        if isinstance(move, Discard):
            pile.append(move.card)
        elif isinstance(move, Take):
            pile.pop()
        elif isinstance(move, NewTalon):
            del pile[:-1]
    return pile


def _completing(ones: int, first: int) -> Iterator[int]:
    """The kinds that make a combination of a card, one that is above it or of a later suit, and themselves."""
    suit, rank = divmod(first, RANKS)
    below, after, second = (
        RANKS * suit + place % RANKS if 0 <= place <= RANKS else -1
        for place in (rank - 1, rank + 1, rank + 2)
    )
    if after >= 0 and ones >> after & 1:
        yield from (kind for kind in (below, second) if kind >= 0)
    if second >= 0 and ones >> second & 1:
        yield after
    for other in range(suit + 1, SUITS):
        if ones >> RANKS * other + rank & 1:
            yield from (RANKS * more + rank for more in range(SUITS) if more not in (suit, other))


# --- the best turn ---


def _best(turn: MeldTurn, eyes: _Eyes) -> Way:
    """The turn that leaves the best hand, of those that are looked at."""
    found = ending(turn)
    if found is not None:
        return found
    ways = [way for moves in _layings(turn) if (way := _ended(turn, moves, eyes)) is not None]
    if turn.bound and (found := taking(turn)) is not None:
        ways.append(_ended(turn, found.moves, eyes) or found)
    return max(ways, key=lambda way: _result(turn, way, eyes))


def _result(turn: MeldTurn, way: Way, eyes: _Eyes) -> float:
    for move in way.moves:
        turn = lay(turn, move)
    return _after(turn, way.discard, eyes)


def _after(turn: MeldTurn, discard: int, eyes: _Eyes) -> float:
    """What a turn leads to; IllegalAction if it may not end so."""
    verdict = judge(turn, discard)
    worth = eyes.worth(verdict.hand, verdict.met) - eyes.serves(discard)
    if verdict.met and 0 < size(verdict.hand) <= _FEW:
        worth += _ENDS * _chance(turn, verdict.hand, eyes)
    return worth


def _chance(turn: MeldTurn, hand: int, eyes: _Eyes) -> float:
    """How likely the next card that is drawn ends the deal."""
    good = 0
    for kind, left in enumerate(eyes.left):
        if left:
            following = MeldTurn(
                turn.preset, turn.seat, 0, True, add(hand, kind), hand, turn.table, "talon", kind
            )
            good += left * (ending(following) is not None)
    return good / max(1, sum(eyes.left))


def _ended(turn: MeldTurn, moves: tuple[Laying, ...], eyes: _Eyes) -> Way | None:
    """The best discard after these moves; None if there is no legal one."""
    for move in moves:
        turn = lay(turn, move)
    best_way, most = None, float("-inf")
    for kind in dict.fromkeys(kinds(turn.hand)):
        try:
            worth = _after(turn, kind, eyes)
        except IllegalAction:
            continue
        if worth > most:
            best_way, most = Way(moves, kind), worth
    return best_way


def _layings(turn: MeldTurn) -> Iterator[tuple[Laying, ...]]:
    """What may be laid: nothing, the best combinations, these and lay-offs."""
    yield ()
    hand = turn.hand
    combinations = _leaving_one(hand)
    points = sum(meld.points(CARDS) for meld in combinations)
    if not turn.met and points < turn.preset.minimum:
        return
    lays: tuple[Laying, ...] = tuple(Lay(texts_of(meld)) for meld in combinations)
    if lays:
        yield lays
    more = _added(turn, lays)
    if len(more) > len(lays):
        yield more


def _leaving_one(hand: int) -> tuple[Meld, ...]:
    """The best combinations that leave a card."""
    split = best(hand, CARDS)
    if split.rest:
        return split.melds
    return max(
        (best(remove(hand, kind), CARDS) for kind in dict.fromkeys(kinds(hand))),
        key=lambda one: one.points,
    ).melds


def _added(turn: MeldTurn, moves: tuple[Laying, ...]) -> tuple[Laying, ...]:
    """The moves, then jokers won for use on the table and whatever natural cards can be added, leaving one card."""
    for move in moves:
        turn = lay(turn, move)
    while (more := next(_additions(turn), None)) is not None:
        for move in more:
            turn = lay(turn, move)
        moves = (*moves, *more)
    return moves


def _additions(turn: MeldTurn) -> Iterator[tuple[Laying, ...]]:
    """One card, or joker, that can be brought to the table now."""
    if len(kinds(turn.hand)) < _COPIES:
        return
    for number, lain in enumerate(turn.table, 1):
        for addition in additions(lain.meld, turn.hand, trailing=False):
            if not addition.jokers and len(kinds(turn.hand)) > len(addition.shown):
                yield (LayOff(number, texts_of(Meld("run", addition.shown, addition.natural))),)
        for exchange in possible_exchanges(lain.meld, turn.hand):
            swap = Swap(number, tuple(map(text_of, exchange.kinds)))
            if exchange.won == 1 and len(kinds(turn.hand)) > len(exchange.kinds):
                after = lay(turn, swap)
                used = next(_joker_used(after), None)
                if used is not None:
                    yield swap, used


def _joker_used(turn: MeldTurn) -> Iterator[Laying]:
    """A use of a joker that was won: in a new combination, else on the table."""
    for meld in melds(turn.hand, CARDS, JOKER):
        if meld.jokers == 1 and len(meld.shown) == len(kinds(meld.pieces)) < len(kinds(turn.hand)):
            yield Lay(texts_of(meld))
    for number, lain in enumerate(turn.table, 1):
        for addition in additions(lain.meld, ONE_JOKER):
            yield LayOff(number, texts_of(Meld("run", addition.shown, addition.natural)))


# --- any turn ---


def _any(turn: MeldTurn, rng: random.Random) -> Way:
    """Some legal turn."""
    if turn.bound or rng.random() < _LAYS:
        ways = [way for _ in range(_TRIES) if (way := _random_way(turn, rng)) is not None]
        if ways:
            return rng.choice(ways)
    if turn.bound:
        found = taking(turn)
        assert found is not None
        return found
    thrown = [kind for kind in kinds(turn.hand) if is_legal(turn, Way((), kind))]
    return Way((), rng.choice(thrown))


def _random_way(turn: MeldTurn, rng: random.Random) -> Way | None:
    """Lay at random, as long as it goes, and stop at random where the turn may end."""
    moves: tuple[Laying, ...] = ()
    now = turn
    found: list[Way] = []
    while (move := _random_move(now, rng)) is not None:
        try:
            now = lay(now, move)
        except IllegalAction:
            break
        moves = (*moves, move)
        kind = rng.choice(kinds(now.hand))
        if is_legal(turn, Way(moves, kind)):
            found.append(Way(moves, kind))
    return rng.choice(found) if found else None


def _random_move(turn: MeldTurn, rng: random.Random) -> Laying | None:
    options: list[Laying] = [Lay(texts_of(meld)) for meld in melds(turn.hand, CARDS)]
    for number, lain in enumerate(turn.table, 1):
        options += [
            LayOff(number, texts_of(Meld("run", one.shown, one.natural)))
            for one in additions(lain.meld, turn.hand)
        ]
        options += [
            Swap(number, tuple(map(text_of, one.kinds))) for one in possible_exchanges(lain.meld, turn.hand)
        ]
    return rng.choice(options) if options else None
