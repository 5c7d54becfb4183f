"""Pairs, rules PA-1 to PA-6: one French pack, pairs of equal rank are laid, the first without cards wins."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import ClassVar, Literal

import msgspec

from bot.games.actions import UNKNOWN, Action, Move, seat_name
from bot.games.chance import Chance
from bot.games.errors import IllegalAction, NotationError
from bot.games.events import Event
from bot.games.game import Deal, Game, Length, Outcome, Start
from bot.games.kit.cards import FRENCH, Card
from bot.games.kit.deals import next_dealer, next_seat, read_dealer, read_dealt, read_tiles, take_hands
from bot.games.kit.hands import Hands, gains, in_order, loses
from bot.games.offers import tokens
from bot.games.options import Option, Options
from bot.games.shuffle import Stream
from bot.games.view import View
from tests.games.zones import Zone, hand_zone, with_pieces, with_zones, zones_of

Phase = Literal["draw", "play"]
Events = tuple[Event, ...]
PACK = tuple(card.text for card in FRENCH.cards if not card.joker)
_HAND = 5


class PairsView(View, frozen=True, kw_only=True):
    """The view of a table with pairs: `pairs` as they were laid, `owners` their seats, all discards, the top last."""

    pairs: tuple[tuple[str, str], ...] = ()
    owners: tuple[int, ...] = ()
    discards: tuple[str, ...] = ()
    stock: int = 0
    step: int = 1


class PairsState(msgspec.Struct, frozen=True):
    """A round: `phase` says whether the seat in turn has yet to draw."""

    hands: Hands[Card]
    stock: tuple[Card, ...]
    discards: tuple[Card, ...]
    turn: int
    pairs: tuple[tuple[Card, Card], ...] = ()
    owners: tuple[int, ...] = ()
    phase: Phase = "draw"
    end: str = ""


class DrawFromStock(Move, frozen=True):
    """Draw the top of the stock; None while it is not known."""

    tile: str | None = None


class TakeForPair(Move, frozen=True):
    """Take the top discard and lay it with a card of the hand (PA-2)."""

    tile: str
    other: str


class LayPair(Move, frozen=True):
    """Lay two cards of the hand (PA-3)."""

    tile: str
    other: str


class ThrowCard(Move, frozen=True):
    """End the turn with a discard (PA-4)."""

    tile: str


PairsMove = DrawFromStock | TakeForPair | LayPair | ThrowCard


def read(action: Action) -> PairsMove:
    match action.verb, action.args:
        case "draw", (tile,):
            return DrawFromStock(None if tile == UNKNOWN else tile)
        case "take", (tile, other):
            return TakeForPair(tile, other)
        case "pair", (tile, other):
            return LayPair(tile, other)
        case "discard", (tile,):
            return ThrowCard(tile)
    raise NotationError("action", text=str(action))


class Pairs(Game[PairsState]):
    """Pairs for 2 to 4 players."""

    name, family, pieces, emojis, counted = "pairs", "pairs", "cards", "card", "tiles"
    seats = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = (Option("rounds", (1, 3), "PA-6"),)
    lengths: ClassVar[tuple[Length, ...]] = (
        Length("quick", {"rounds": 1}, (20, 24, 27)),
        Length("long", {"rounds": 3}, (60, 72, 81)),
    )
    rules = tuple(f"PA-{number}" for number in range(1, 7))
    end_rule = "PA-5"
    public_verbs = frozenset(("take", "pair", "discard"))
    public_deal = ("discard",)

    def deal(self, start: Start, stream: Stream) -> tuple[int | None, Deal]:
        dealer = next_dealer(start, stream)
        hands, (top, *stock) = take_hands(stream.shuffle(list(PACK)), [_HAND] * start.seats)
        return dealer, {"hands": hands, "discard": [top], "stock": stock}

    def begin(self, start: Start, dealer: int | None, deal: Deal) -> PairsState:
        (top,) = read_tiles(deal.get("discard"), FRENCH.card, "discard")
        others = [card for card in PACK if card != top.text]
        hands, stock = read_dealt(deal, [_HAND] * start.seats, FRENCH.card, others, "stock")
        first = next_seat(read_dealer(dealer), start.seats)
        return PairsState(tuple(map(in_order, hands)), tuple(stock), (top,), first)

    def turn(self, state: PairsState) -> int | None:
        return None if state.end else state.turn

    def offers(self, state: PairsState, seat: int) -> tuple[Action, ...]:
        if seat != self.turn(state):
            return ()
        hand = state.hands[seat]
        if state.phase == "draw":
            top = state.discards[-1:]
            takes = (Action(seat, "take", (last.text, card.text)) for last in top for card in hand if _pair(last, card))
            return (Action(seat, "draw", (UNKNOWN,)), *takes)
        pairs = (Action(seat, "pair", tuple(map(str, pair))) for pair in combinations(hand, 2) if _pair(*pair))
        return (*pairs, *(Action(seat, "discard", (card.text,)) for card in hand))

    def complete(self, state: PairsState, action: Action) -> Action:
        unknown = action.verb == "draw" and read(action) == DrawFromStock() and state.stock
        return Action(action.seat, "draw", (state.stock[0].text,)) if unknown else action

    def apply(self, state: PairsState, action: Action) -> tuple[PairsState, Events]:
        if state.end:
            raise IllegalAction("round-over", self.end_rule)
        if action.seat != state.turn:
            raise IllegalAction("not-your-turn", "PA-2", seat=seat_name(state.turn))
        move = read(action)
        if (state.phase == "draw") is not isinstance(move, DrawFromStock | TakeForPair):
            raise IllegalAction("not-now", "PA-2")
        match move:
            case DrawFromStock(tile):
                return _draw(state, FRENCH.card(tile or UNKNOWN))
            case TakeForPair(tile, other):
                return _take(state, FRENCH.card(tile), FRENCH.card(other))
            case LayPair(tile, other):
                return _lay(state, FRENCH.card(tile), FRENCH.card(other))
            case ThrowCard(tile):
                return _throw(state, FRENCH.card(tile))

    def view(self, state: PairsState, seat: int | None) -> PairsView:
        return PairsView(
            game=self.name,
            seat=seat,
            turn=self.turn(state),
            legal=() if seat is None else tokens(self.offers(state, seat)),
            hand=None if seat is None else tuple(map(str, state.hands[seat])),
            sizes=tuple(map(len, state.hands)),
            ended=bool(state.end),
            pairs=tuple((first.text, second.text) for first, second in state.pairs),
            owners=state.owners,
            discards=tuple(map(str, state.discards)),
            stock=len(state.stock),
        )

    def sample(self, view: View, rng: Chance) -> PairsState:
        if not isinstance(view, PairsView) or view.hand is None or view.course is None or view.ended:
            raise ValueError("no view of a player in a round that goes on")
        assert view.turn is not None
        seen = {*view.hand, *view.discards, *(card for pair in view.pairs for card in pair)}
        pool = [card for card in PACK if card not in seen]
        rng.shuffle(pool)
        hands = (
            view.hand if seat == view.seat else tuple(pool.pop() for _ in range(size))
            for seat, size in enumerate(view.sizes)
        )
        return PairsState(
            tuple(in_order(map(FRENCH.card, hand)) for hand in hands),
            tuple(map(FRENCH.card, pool)),
            tuple(map(FRENCH.card, view.discards)),
            view.turn,
            tuple((FRENCH.card(first), FRENCH.card(second)) for first, second in view.pairs),
            view.owners,
            _phase(view.course.history, view.turn),
        )

    def outcome(self, state: PairsState) -> Outcome | None:
        if not state.end:
            return None
        left = tuple(map(len, state.hands))
        best = tuple(seat for seat, cards in enumerate(left) if cards == min(left))
        return Outcome(state.end, best[0] if len(best) == 1 else best, left)

    def price(self, options: Options, outcome: Outcome) -> tuple[int, ...]:
        return tuple(-cards for cards in outcome.lefts)

    def finished(self, options: Options, totals: tuple[int, ...], rounds: int) -> str | None:
        return "rounds" if rounds >= int(options["rounds"]) else None


def _pair(first: Card, second: Card) -> bool:
    return first.rank == second.rank


def _phase(history: tuple[str, ...], turn: int) -> Phase:
    last = Action.parse(history[-1]) if history else None
    return "draw" if last is None or last.seat != turn else "play"


def _event(code: str, seat: int, *cards: Card) -> Event:
    names: Iterator[str] = iter(("tile", "other"))
    return Event(code, seat, {name: card.text for name, card in zip(names, cards, strict=False)})


def _draw(state: PairsState, card: Card) -> tuple[PairsState, Events]:
    seat = state.turn
    if card is not state.stock[0]:
        raise IllegalAction("not-the-top", "PA-2", tile=str(card))
    hands = gains(state.hands, seat, card)
    drawn = msgspec.structs.replace(state, hands=hands, stock=state.stock[1:], phase="play")
    return drawn, (Event("draw", seat), Event("drew", seat, {"tile": card.text}, (seat,)))


def _take(state: PairsState, top: Card, other: Card) -> tuple[PairsState, Events]:
    if top is not state.discards[-1]:
        raise IllegalAction("not-the-top", "PA-2", tile=str(top))
    laid = _laid(state, loses(state.hands, state.turn, other, "PA-2"), top, other)
    taken = msgspec.structs.replace(laid, discards=state.discards[:-1], phase="play")
    return taken, (_event("take", state.turn, top, other),)


def _lay(state: PairsState, first: Card, second: Card) -> tuple[PairsState, Events]:
    if first is second:
        raise IllegalAction("not-in-hand", "PA-3", tile=str(second))
    hands = loses(loses(state.hands, state.turn, first, "PA-3"), state.turn, second, "PA-3")
    return _laid(state, hands, first, second), (_event("pair", state.turn, first, second),)


def _laid(state: PairsState, hands: Hands[Card], first: Card, second: Card) -> PairsState:
    if not _pair(first, second):
        raise IllegalAction("no-pair", "PA-3", tile=str(first), other=str(second))
    first, second = in_order((first, second))
    pairs, owners = (*state.pairs, (first, second)), (*state.owners, state.turn)
    end = "" if hands[state.turn] else "out"
    return msgspec.structs.replace(state, hands=hands, pairs=pairs, owners=owners, end=end)


def _throw(state: PairsState, card: Card) -> tuple[PairsState, Events]:
    hands = loses(state.hands, state.turn, card, "PA-4")
    end = "out" if not hands[state.turn] else "" if state.stock else "stock"
    thrown = msgspec.structs.replace(
        state,
        hands=hands,
        discards=(*state.discards, card),
        turn=next_seat(state.turn, len(hands)),
        phase="draw",
        end=end,
    )
    return thrown, (_event("discard", state.turn, card),)


@zones_of.register
def _(state: PairsState) -> tuple[Zone, ...]:
    return (
        *(hand_zone(seat, hand) for seat, hand in enumerate(state.hands)),
        Zone("stock", tuple(map(str, state.stock)), ()),
        Zone("discards", tuple(map(str, state.discards))),
        Zone("table", tuple(str(card) for pair in state.pairs for card in pair)),
    )


@with_zones.register
def _(state: PairsState, pieces: Mapping[str, tuple[str, ...]]) -> PairsState:
    hands = tuple(map(in_order, with_pieces(state.hands, pieces, FRENCH.card)))
    stock = tuple(map(FRENCH.card, pieces.get("stock", tuple(map(str, state.stock)))))
    return msgspec.structs.replace(state, hands=hands, stock=stock)
