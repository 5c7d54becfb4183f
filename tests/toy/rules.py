"""The rules: free choice of several pieces, turns that may not stop before the discard, something done at once."""

from typing import ClassVar

import msgspec

from bot.games.actions import UNKNOWN, Action, Move
from bot.games.chance import Chance
from bot.games.errors import IllegalAction, NotationError
from bot.games.events import Event
from bot.games.game import Deal, Game, Outcome, Start
from bot.games.kit.deals import take_hands
from bot.games.offers import Offer, Open, Place
from bot.games.options import Option, Options
from bot.games.shuffle import Stream
from bot.games.view import View
from tests.games.zones import Zone, zones_of

PIECES = tuple(f"{letter}{number}" for letter in "ABCD" for number in range(1, 6) for _ in range(2))
HAND, THREE = 7, 3


class ToyView(View, frozen=True, kw_only=True):
    """What lies on the table, and how much is left to draw."""

    table: tuple[tuple[str, ...], ...]
    talon: int
    top: str = ""


class ToyState(msgspec.Struct, frozen=True):
    """`laid`: a turn that may not stop before its discard; `drawn`: the turn's piece was drawn or taken."""

    hands: tuple[tuple[str, ...], ...]
    talon: tuple[str, ...]
    turn: int = 0
    table: tuple[tuple[str, ...], ...] = ()
    drawn: bool = False
    laid: bool = False
    pile: tuple[str, ...] = ()


class ToyMove(Move, frozen=True):
    """What a seat does, and with which pieces; `target` is the number of what lies."""

    verb: str
    pieces: tuple[str, ...] = ()
    target: int = 0


def without(hand: tuple[str, ...], pieces: tuple[str, ...]) -> tuple[str, ...]:
    rest = list(hand)
    for piece in pieces:
        if piece not in rest:
            raise IllegalAction("not-in-hand", "TO-1", tile=piece)
        rest.remove(piece)
    return tuple(rest)


class Toy(Game[ToyState]):
    name, family, counted = "toy", "toy", "cards"
    seats = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = (Option("rounds", (1, 3), "TO-1"),)
    rules: ClassVar[tuple[str, ...]] = ("TO-1",)
    end_rule = "TO-1"

    def deal(self, start: Start, stream: Stream) -> tuple[int | None, Deal]:
        hands, stock = take_hands(stream.shuffle(list(PIECES)), [HAND] * start.seats)
        return 0, {"hands": hands, "stock": stock}

    def begin(self, start: Start, dealer: int | None, deal: Deal) -> ToyState:
        return ToyState(tuple(tuple(sorted(hand)) for hand in deal["hands"].values()), tuple(deal["stock"]))

    def turn(self, state: ToyState) -> int | None:
        return None if self.outcome(state) else state.turn

    def read(self, action: Action) -> ToyMove:
        match action.verb, action.args:
            case (("draw" | "discard" | "take"), (piece,)):
                return ToyMove(action.verb, (piece,))
            case "lay", (_, _, _):
                return ToyMove("lay", action.args)
            case "drop", (_, _):
                return ToyMove("drop", action.args)
            case "add", (target, piece) if target[:1] == "m" and target[1:].isdigit():
                return ToyMove("add", (piece,), int(target[1:]))
        raise NotationError("action", text=str(action))

    def offers(self, state: ToyState, seat: int) -> tuple[Offer, ...]:
        if seat != self.turn(state):
            return ()
        hand = state.hands[seat]
        if not state.drawn:
            takes = tuple(Action(seat, "take", (piece,)) for piece in state.pile[-1:])
            return Action(seat, "draw", (UNKNOWN,)), *takes, Open(seat, "drop", (), (Place(hand, 2, 2),))
        adds = (Open(seat, "add", (f"m{n}",), (Place(hand),)) for n in range(1, len(state.table) + 1))
        discards = (Action(seat, "discard", (piece,)) for piece in dict.fromkeys(hand))
        return Open(seat, "lay", (), (Place(hand, THREE, THREE),)), *adds, *discards

    def complete(self, state: ToyState, action: Action) -> Action:
        hidden = action.verb == "draw" and action.args == (UNKNOWN,)
        return Action(action.seat, "draw", state.talon[:1]) if hidden else action

    def settled(self, state: ToyState) -> bool:
        return not state.laid

    def unsettled(self, state: ToyState) -> IllegalAction:
        return IllegalAction("not-now", "TO-1")

    def apply(self, state: ToyState, action: Action) -> tuple[ToyState, tuple[Event, ...]]:
        move, seat = self.read(action), action.seat
        if seat != state.turn:
            raise IllegalAction("not-your-turn", "TO-1", seat=f"p{state.turn + 1}")
        if state.drawn is (move.verb in ("draw", "take", "drop")):
            raise IllegalAction("not-now", "TO-1")
        if move.verb == "draw":
            hand = tuple(sorted((*state.hands[seat], *move.pieces)))
            changed = self._held(state, hand, talon=state.talon[1:], drawn=True)
            return changed, (Event("draw", seat, {"count": 1}),)
        if move.verb == "take":
            if move.pieces != state.pile[-1:]:
                raise IllegalAction("not-the-top", "TO-1", tile=move.pieces[0])
            hand = tuple(sorted((*state.hands[seat], *move.pieces)))
            return self._held(state, hand, pile=state.pile[:-1], drawn=True, laid=True), ()
        hand = without(state.hands[seat], move.pieces)
        if move.verb == "lay":
            return self._held(state, hand, table=(*state.table, move.pieces), laid=True), ()
        if move.verb == "add":
            grown = list(state.table)
            grown[move.target - 1] += move.pieces
            return self._held(state, hand, table=tuple(grown), laid=True), ()
        talon = (*state.talon, *move.pieces) if move.verb == "drop" else state.talon
        pile = (*state.pile, *move.pieces) if move.verb == "discard" else state.pile
        following = (seat + 1) % len(state.hands)
        over = self._held(state, hand, talon=talon, pile=pile, drawn=False, laid=False)
        return msgspec.structs.replace(over, turn=following), (Event("pass", seat),)

    def _held(self, state: ToyState, hand: tuple[str, ...], **changes: object) -> ToyState:
        hands = (*state.hands[: state.turn], hand, *state.hands[state.turn + 1 :])
        return msgspec.structs.replace(state, hands=hands, **changes)

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        offers = () if seat is None else self.offers(state, seat)
        return ToyView(
            game=self.name,
            seat=seat,
            turn=self.turn(state),
            legal=tuple(str(offer) for offer in offers if isinstance(offer, Action)),
            open=tuple(offer for offer in offers if isinstance(offer, Open)),
            hand=None if seat is None else state.hands[seat],
            sizes=tuple(map(len, state.hands)),
            ended=self.outcome(state) is not None,
            table=state.table,
            talon=len(state.talon),
            top="".join(state.pile[-1:]),
        )

    def outcome(self, state: ToyState) -> Outcome | None:
        left = tuple(map(len, state.hands))
        if not state.drawn and (0 in left or not state.talon):
            return Outcome("out", left.index(min(left)), left)
        return None

    def price(self, options: Options, outcome: Outcome) -> tuple[int, ...]:
        return tuple(-left for left in outcome.lefts)

    def finished(self, options: Options, totals: tuple[int, ...], rounds: int) -> str | None:
        return "rounds" if rounds == options["rounds"] else None

    def sample(self, view: View, rng: Chance) -> ToyState:
        raise NotImplementedError


@zones_of.register
def _(state: ToyState) -> tuple[Zone, ...]:
    hands = (Zone(f"hand-p{n + 1}", hand, (n,)) for n, hand in enumerate(state.hands))
    laid = tuple(piece for pieces in state.table for piece in pieces)
    return (*hands, Zone("talon", state.talon, ()), Zone("table", (*laid, *state.pile)))
