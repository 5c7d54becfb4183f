"""UNO Dominos: a cross of four streets, symbols, challenges and catches; rules UD-1 to UD-15."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.actions import CHANCE, Action, Draw, Move, Pass, seat_name
from bot.games.chance import Chance
from bot.games.cross.rules import moves, transitions
from bot.games.cross.rules.cross import NAMES, SETS, Domo, Streets, whole_set
from bot.games.cross.rules.moves import CrossView, read, table_of
from bot.games.cross.rules.sampling import DealSampler
from bot.games.cross.rules.state import (
    FOUR,
    HAND,
    PHASES,
    Applied,
    UnoState,
    highest,
    hunt,
    in_turn,
    opening,
    top,
    verdict,
    victims,
)
from bot.games.errors import IllegalAction
from bot.games.game import Deal, Game, Length, Outcome, Start
from bot.games.kit.deals import next_dealer, next_seat, read_dealer, read_dealt, take_hands
from bot.games.kit.hands import in_order
from bot.games.offers import tokens
from bot.games.options import Option, Options
from bot.games.shuffle import Stream
from bot.games.view import View


class Uno(Game[UnoState]):
    """UNO Dominos for 2 to 6 players."""

    name = "uno"
    family = "cross"
    pieces = "domos"
    seats = range(2, 7)
    editions = len(SETS)
    options = (
        Option("target", (500, 200, 0), "UD-13"),
        Option("opening", ("exchange", "plain"), "UD-2"),
        Option("symbols", ("always", "active"), "UD-9"),
        Option("dead-end-game", (False, True), "UD-14"),
    )
    lengths = (
        Length("quick", {"target": 0, "opening": "plain"}, (31, 27, 30, 34, 37)),
        Length("printed", {"target": 500, "opening": "exchange"}, (154, 132, 107, 106, 89)),
    )
    rules = tuple(f"UD-{number}" for number in range(1, 16))
    end_rule = "UD-12"
    public_verbs = frozenset(("open", "play", "challenge"))
    passing = frozenset(("uno", "catch"))
    too_late = frozenset(("no-cause",))

    def deal(self, start: Start, stream: Stream) -> tuple[int | None, Deal]:
        """Draw the first dealer by lot, then six domos each; the rest is the heap (UD-1, UD-15)."""
        dealer = next_dealer(start, stream)
        hands, stock = take_hands(
            stream.shuffle([str(tile) for tile in whole_set(start.edition)]), [HAND] * start.seats
        )
        return dealer, {"hands": hands, "stock": stock}

    def begin(self, start: Start, dealer: int | None, deal: Deal) -> UnoState:
        """Make the first state: the holder of the highest number double opens, or all draw for one (UD-2)."""
        dealt, stock = read_dealt(deal, [HAND] * start.seats, Domo, whole_set(start.edition), "stock")
        dealer = read_dealer(dealer)
        hands, heap = tuple(map(tuple, dealt)), tuple(stock)
        table = Streets(start.options["symbols"] == "active")
        dead_end_game = bool(start.options["dead-end-game"])
        opener = max(range(start.seats), key=lambda seat: highest(hands[seat]))
        if not highest(hands[opener]):
            turn = next_seat(dealer, start.seats)
            return UnoState(hands, heap, turn, table, "hunt", dead_end_game, edition=start.edition)
        phase = "take" if start.options["opening"] == "exchange" else "open"
        return UnoState(hands, heap, opener, table, phase, dead_end_game, edition=start.edition)

    def turn(self, state: UnoState) -> int | None:
        """Return the seat that is awaited."""
        return None if state.end else state.turn

    def offers(self, state: UnoState, seat: int) -> tuple[Action, ...]:
        """Return in turn domos in canonical order, streets N E S W, without and then with UNO; else UNO or catch."""
        if state.end:
            return ()
        actions = tuple(in_turn(state, seat)) if seat == state.turn and not state.debts else ()
        if state.exposed is None:
            return actions
        if seat == state.exposed:
            return (*actions, Action(seat, "uno"))
        return (*actions, Action(seat, "catch", (seat_name(state.exposed),)))

    def catchable(self, state: UnoState) -> int | None:
        """Return who has one domino left and has not called (UD-11)."""
        return None if state.end else state.exposed

    def complete(self, state: UnoState, action: Action) -> Action:
        """Name the domos that are drawn, and whether a challenge finds the other guilty."""
        match read(action):
            case Draw(None) if state.heap:
                return Action(action.seat, "draw", (state.heap[0].text,))
            case moves.Forced(None | ()):
                return Action(action.seat, "forced", top(state, FOUR))
            case moves.Challenge(None) if state.charge is not None:
                return Action(action.seat, "challenge", (verdict(state.charge),))
        return action

    def seen(self, state: UnoState, action: Action) -> Action:
        """Return what everybody sees of an action; how many domos the shuffled heap has is no news (UD-2)."""
        return Action(action.seat, "heap") if action.verb == "heap" else super().seen(state, action)

    def idle(self, state: UnoState, action: Action) -> bool:
        """Return True if it is a call or a catch: without cause it changes nothing (UD-11)."""
        seats = range(len(state.hands))
        if state.end or action.seat not in seats:
            return False
        match read(action):
            case moves.CallUno():
                return True
            case moves.Catch(caught):
                return caught in seats and caught != action.seat
        return False

    def automatic(self, state: UnoState, stream: Stream) -> Action | None:
        """Return the next draw or shuffle of the exchange, step of the hunt for a double, or payment of a debt."""
        if state.end:
            return None
        if state.debts:
            debt = state.debts[0]
            return Action(debt.seat, debt.verb, () if debt.verb == "skipped" else top(state, debt.count))
        if state.phase == "take":
            victim = victims(state)[state.taken]
            tile = state.hands[victim][stream.below(len(state.hands[victim]))]
            return Action(state.turn, "take", (seat_name(victim), tile.text))
        if state.phase == "heap":
            return Action(CHANCE, "heap", tuple(stream.shuffle([tile.text for tile in state.pool])))
        if state.phase == "hunt":
            return hunt(state)
        return Action(state.turn, "open", (opening(state).text,)) if state.pool and state.phase == "open" else None

    def apply(self, state: UnoState, action: Action) -> Applied:
        """Do what the verb says, if the phase allows it."""
        if state.end:
            raise IllegalAction("round-over", self.end_rule)
        move = read(action)
        if type(move) in _CALLS:
            return _CALLS[type(move)](state, action, move)
        if state.debts:
            return transitions.pay(state, action, move)
        if action.seat != (CHANCE if state.phase == "heap" else state.turn):
            raise IllegalAction("not-your-turn", PHASES[state.phase], seat=seat_name(state.turn))
        if type(move) not in _MOVES:
            raise IllegalAction("not-now", PHASES[state.phase])
        return _MOVES[type(move)](state, action, move)

    def view(self, state: UnoState, seat: int | None) -> CrossView:
        """Return the cross, the sizes of hands and heap, and the seat's own hand."""
        ends = () if state.table.start is None else state.table.ends
        mine = seat is not None and seat == state.turn
        return CrossView(
            game=self.name,
            seat=seat,
            turn=self.turn(state),
            legal=() if seat is None else tokens(self.offers(state, seat)),
            hand=None if seat is None else tuple(map(str, in_order(state.hands[seat]))),
            sizes=tuple(map(len, state.hands)),
            ended=bool(state.end),
            start=str(state.table.start or ""),
            streets=state.table.streets,
            ends=tuple(end.half for end in ends),
            closed=tuple(end.closed for end in ends),
            last=state.table.last,
            heap=len(state.heap),
            step=state.step,
            phase=state.phase,
            exposed=state.exposed,
            drawn=str(state.drawn or "") if mine else "",
            last_dead=state.last_dead if state.dead_end_game else None,
        )

    def intentions(self, view: CrossView) -> tuple[str, ...]:
        """Return the intentions: `play R3-R7 N R3` for each place that fits, `play R3-R7` for each domo, `draw`.

        () before the start.
        """
        tiles = tuple(dict.fromkeys(view.hand or ()))
        if view.ended or not tiles or not view.start:
            return ()
        fitting = table_of(view).joins(map(Domo, tiles))
        at_streets = (f"play {tile.text} {NAMES[street]} {half}" for tile, street, half in fitting)
        return (*at_streets, *(f"play {tile}" for tile in tiles), "draw")

    def intended(self, view: View, intention: str) -> tuple[str, ...]:
        """Return the token that does what was planned, with the call of UNO where it can be made; () if it may not."""
        words = intention.split(" ")
        fitting = [token for token in view.legal if token.split(" ")[1:][: len(words)] == words]
        return tuple(sorted(fitting, key=lambda token: not token.endswith(" uno"))[:1])

    def sample(self, view: View, rng: Chance) -> UnoState:
        """Return a state that fits; every deal that leads to this view by these tokens is as likely."""
        if not isinstance(view, CrossView):
            raise ValueError("no view of a cross")
        return DealSampler(view, rng).state()

    def outcome(self, state: UnoState) -> Outcome | None:
        """Return the end: the seat that is out wins, or the lowest hand; in the Dead End game the last Dead End.

        Rules UD-12 and UD-14.
        """
        if not state.end:
            return None
        lefts = tuple(sum(tile.points for tile in hand) for hand in state.hands)
        if state.dead_end_game and state.last_dead is not None:
            return Outcome("dead-end", state.last_dead, lefts)
        if state.end == "out":
            return Outcome("out", next(seat for seat, hand in enumerate(state.hands) if not hand), lefts)
        lowest = [seat for seat, sum_ in enumerate(lefts) if sum_ == min(lefts)]
        return Outcome(state.end, lowest[0] if len(lowest) == 1 else None, lefts)

    def price(self, options: Options, outcome: Outcome) -> tuple[int, ...]:
        """Return the scores: the winner has the points of all others' hands (UD-13)."""
        seats = range(len(outcome.lefts))
        return tuple(sum(outcome.lefts) - outcome.lefts[seat] if seat == outcome.winner else 0 for seat in seats)

    def finished(self, options: Options, totals: tuple[int, ...], rounds: int) -> str | None:
        """Return `target` once somebody reaches it; without a target `rounds` after one (UD-13)."""
        if not (target := int(options["target"])):
            return "rounds"
        return "target" if max(totals) >= target else None


_Do = Callable[[UnoState, Action, Any], Applied]
_CALLS: Mapping[type[Move], _Do] = {moves.CallUno: transitions.uno, moves.Catch: transitions.catch}
_MOVES: Mapping[type[Move], _Do] = {
    moves.TakeDomo: transitions.take,
    moves.GiveBack: transitions.give_back,
    moves.Heap: transitions.heap,
    moves.StartCross: transitions.start_cross,
    moves.PlayDomo: transitions.play,
    Draw: transitions.draw,
    moves.Keep: transitions.keep,
    Pass: transitions.pass_turn,
    moves.Forced: transitions.forced,
    moves.Challenge: transitions.challenge,
}
