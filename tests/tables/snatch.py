"""A tiny game for tests of what happens out of turn: discards can be claimed, and anyone may wave."""

import msgspec

from bot.games.actions import Action, seat_name
from bot.games.errors import IllegalAction
from bot.games.events import Event
from bot.games.game import Game, Outcome, Window
from bot.games.offers import tokens
from bot.games.options import Option
from bot.games.view import View


class State(msgspec.Struct, frozen=True):
    turn: int
    seats: int
    direction: int
    hungry: tuple[int, ...] = ()
    waves: int = 0
    winner: int | None = None
    robbed: int | None = None
    claims: bool = True
    dropped: bool = False
    lifted: bool = False


class Snatch(Game[State]):
    """In turn: `drop X` makes the seats named by the digits of X hungry, who may then `claim` and win; or `skip`; or
    `think`, after which it is still his turn; or `rob`, which makes the next seat `robbed` and gives the turn back;
    or `lift`, after which he must go on.

    Out of turn anybody may `wave`, which changes nothing that he may do.
    """

    name = "snatch"
    family = "snatch"
    seats = range(2, 7)
    options = (
        Option("direction", ("left", "right"), "S-1"),
        Option("claims", (True, False), "S-1"),
        Option("rounds", (1, 3), "S-1"),
    )
    rules = ("S-1",)
    end_rule = "S-1"

    def deal(self, start, stream):
        step = -1 if start.options["direction"] == "right" else 1
        return None, {"first": stream.below(1), "seats": start.seats, "step": step, "claims": start.options["claims"]}

    def begin(self, start, dealer, deal):
        return State(deal["first"], deal["seats"], deal["step"], claims=deal["claims"])

    def turn(self, state):
        return None if state.winner is not None else state.turn

    def offers(self, state, seat):
        if state.winner is not None:
            return ()
        actions = (Action(seat, "drop", ("123456",)), Action(seat, "skip")) if seat == state.turn else ()
        claim = (Action(seat, "claim"),) if seat in state.hungry else ()
        wave = () if seat == state.turn else (Action(seat, "wave"),)
        return (*claim, *actions, *wave)

    def settled(self, state):
        return not state.lifted

    def unsettled(self, state):
        return IllegalAction("still-lifted", "S-1")

    def window(self, state):
        if not state.claims or not state.dropped:
            return None
        order = tuple((state.turn + state.direction * n) % state.seats for n in range(state.seats))
        return Window(frozenset(("claim",)), order)

    def sample(self, view, rng):
        raise NotImplementedError

    def apply(self, state, action):
        if action.verb == "wave":
            return msgspec.structs.replace(state, waves=state.waves + 1), (Event("wave", action.seat),)
        if action.verb == "robbed" and action.seat == state.robbed:
            return msgspec.structs.replace(state, robbed=None), (Event("robbed", action.seat),)
        if action.seat == state.turn and action.verb == "lift":
            return msgspec.structs.replace(state, lifted=True), (Event("lift", action.seat),)
        if action.seat == state.turn and action.verb in ("think", "rob"):
            victim = (state.turn + state.direction) % state.seats if action.verb == "rob" else None
            return msgspec.structs.replace(state, robbed=victim), (Event(action.verb, action.seat),)
        if action.verb == "claim" and action.seat in state.hungry:
            return msgspec.structs.replace(state, winner=action.seat), ()
        if action.seat != state.turn or action.verb not in ("drop", "skip"):
            raise IllegalAction("not-your-turn", "S-1", seat=seat_name(state.turn))
        following = (state.turn + state.direction) % state.seats
        named = (int(sign) - 1 for sign in (action.args[0] if action.verb == "drop" else ""))
        hungry = tuple(seat for seat in named if seat < state.seats and seat != action.seat)
        dropped = action.verb == "drop"
        return msgspec.structs.replace(state, turn=following, hungry=hungry, dropped=dropped, lifted=False), (
            Event(action.verb, action.seat),
        )

    def automatic(self, state, stream):
        return None if state.robbed is None else Action(state.robbed, "robbed")

    def view(self, state, seat):
        legal = () if seat is None else tokens(self.offers(state, seat))
        return View(game="snatch", seat=seat, turn=self.turn(state), legal=legal, hand=(), sizes=(0,) * state.seats)

    def outcome(self, state):
        return None if state.winner is None else Outcome("claimed", state.winner, (0,) * state.seats)

    def price(self, options, outcome):
        return tuple(int(seat == outcome.winner) for seat in range(len(outcome.lefts)))

    def finished(self, options, totals, rounds):
        return "rounds" if rounds >= options["rounds"] else None


class Script:
    """Computer players that claim, or wave, or skip: the first of these words that is legal."""

    def __init__(self, *words):
        self.words = words
        self.asked = []

    def choose(self, kind, view, rng):
        self.asked.append(view.seat)
        for word in self.words:
            for token in view.legal:
                if token.split(" ")[1] == word:
                    return (token,)
        return ()

    def suggest(self, view):
        return (f"p{view.seat + 1} skip",)
