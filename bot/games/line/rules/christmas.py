"""Christmas domino: jokers that touch anything, several cards in a turn, a vote on open hands; rules WD-1 to WD-8."""

from collections.abc import Mapping
from itertools import takewhile
from typing import Any

from bot.games.actions import UNKNOWN, Action, Draw, Pass, seat_name, seat_names
from bot.games.chance import Chance
from bot.games.errors import IllegalAction, NotationError, OptionError, RecordError
from bot.games.events import Event
from bot.games.game import Deal, Length, Outcome, Question, Start, rank
from bot.games.kit.deals import next_seat, read_dealt, read_seat, take_hands
from bot.games.kit.hands import in_order
from bot.games.line.rules import christmas_round as rounds
from bot.games.line.rules.christmas_round import JOKER, MOST_DRAWN, ChristmasApplied, ChristmasState, Pictures
from bot.games.line.rules.hidden import deal_hidden, line_of, standpoint
from bot.games.line.rules.line import End, LineGame, LineView, Play, Turn, joins, read
from bot.games.offers import only, tokens
from bot.games.options import Option, Options
from bot.games.shuffle import Stream
from bot.games.view import View

_SIZES = {2: 7, 3: 6, 4: 5, 5: 4, 6: 4}
OPEN, HIDDEN = "open", "hidden"


class Christmas(LineGame[ChristmasState]):
    """Christmas domino for 2 to 6 players."""

    name = "christmas"
    joker = JOKER
    pieces = "motifs"
    counted = "tiles"
    seats = range(2, 7)
    options = (Option("deck", ("halves", "cards"), "WD-1"), Option("rounds", (1, 0, 3, 5), "WD-8"))
    lengths = (Length("quick", {"rounds": 0}, (5, 9, 12, 14, 18)), Length("printed", {"rounds": 1}, (2, 3, 3, 3, 3)))
    pace = 20
    questions = (Question("votes", "vote", (OPEN, HIDDEN), "WD-3"), Question("youngest", "seat", (), "WD-4"))
    rules = tuple(f"WD-{number}" for number in range(1, 9))
    end_rule = "WD-8"
    public_verbs = frozenset(("turn", "play"))
    public_deal = ("open", "starter")

    def deal(self, start: Start, stream: Stream) -> tuple[int | None, Deal]:
        """Draw the starter by lot in the first round, unless the youngest is named, then the hands (WD-2, WD-4)."""
        starter = self._starter(start, stream)
        deck = stream.shuffle([str(tile) for tile in _deck(start.options)])
        hands, stock = take_hands(deck, [_SIZES[start.seats]] * start.seats)
        votes = _votes(start)
        opened = 2 * list(votes.values()).count(OPEN) > len(votes)
        return None, {"hands": hands, "stock": stock, "open": opened, "votes": votes, "starter": seat_name(starter)}

    def _starter(self, start: Start, stream: Stream) -> int:
        if start.previous is not None:
            return next_seat(read_seat(start.previous.deal["starter"], start.seats, "starter"), start.seats)
        drawn = stream.below(start.seats)
        youngest = start.setup.get("youngest")
        return drawn if youngest is None else read_seat(youngest, start.seats, "youngest")

    def setup_of(self, deal: Deal) -> Mapping[str, Any]:
        """Return the votes, and the starter as the youngest: the record does not say who was named."""
        return {"votes": deal.get("votes"), "youngest": deal.get("starter")}

    def begin(self, start: Start, dealer: int | None, deal: Deal) -> ChristmasState:
        """Make the first state: the starter is to turn up a card (WD-4)."""
        sizes = [_SIZES[start.seats]] * start.seats
        hands, stock = read_dealt(deal, sizes, Pictures, _deck(start.options), "stock")
        if dealer is not None:
            raise RecordError("deal", part="hands")
        starter = read_seat(deal.get("starter"), start.seats, "starter")
        return ChristmasState(tuple(map(in_order, hands)), tuple(stock), starter, deal.get("open") is True)

    def seen(self, state: ChristmasState, action: Action) -> Action:
        """Return what everybody sees of an action; where hands are open, what is drawn, too (WD-3)."""
        return action if state.open else super().seen(state, action)

    def deal_events(self, start: Start, dealer: int | None, deal: Deal) -> tuple[Event, ...]:
        """Tell the vote in the first round, and who starts (WD-3, WD-4)."""
        events = [Event("dealt", None, {"round": start.round})]
        if start.round == 1:
            events.append(Event("voted", None, {"hands": OPEN if deal["open"] else HIDDEN}))
        return (*events, Event("starts", read_seat(deal["starter"], start.seats, "starter")))

    def turn(self, state: ChristmasState) -> int | None:
        """Return the seat that is to act."""
        return None if state.end else state.turn

    def offers(self, state: ChristmasState, seat: int) -> tuple[Action, ...]:
        """Return cards in canonical order, left before right, first half before second; then draw, end or pass."""
        if state.end or seat != state.turn:
            return ()
        if not state.line.placed:
            return (Action(seat, "turn", (UNKNOWN,)),)
        plays = tuple(
            Action(seat, "play", (tile.text, side, half))
            for tile, side, half in joins(dict.fromkeys(state.hands[seat]), state.line, JOKER)
        )
        if rounds.fitting_card(state):
            return plays
        return (*plays, Action(seat, "draw", (UNKNOWN,))) if rounds.may_draw(state) else (*plays, rounds.rest(state))

    def forced(self, state: ChristmasState) -> Action | None:
        """Return the turning up of the first card; where hands are open also a draw, an end or a pass without a choice.

        Where they are hidden, others with a joker do the same by choice (WD-7).
        """
        if state.end or (state.line.placed and not state.open):
            return None
        return only(self.offers(state, state.turn), ("turn", "draw", "end", "pass"))

    def complete(self, state: ChristmasState, action: Action) -> Action:
        """Name the card that is turned up or drawn."""
        unknown = action.verb in ("draw", "turn") and read(action) in (Draw(None), Turn(None))
        return Action(action.seat, action.verb, (state.stock[0].text,)) if unknown and state.stock else action

    def apply(self, state: ChristmasState, action: Action) -> ChristmasApplied:
        """Turn up, play, draw, end or pass (WD-4 to WD-7)."""
        if state.end:
            raise IllegalAction("round-over", self.end_rule)
        if action.seat != state.turn:
            raise IllegalAction("not-your-turn", "WD-6", seat=seat_name(state.turn))
        seat = action.seat
        match read(action):
            case Turn(tile):
                return rounds.turn_up(state, seat, Pictures(tile or UNKNOWN))
            case Play(_, side, half, None) as move if side is not None and half is not None:
                return rounds.play(state, action, move, side, half)
            case Draw(tile):
                return rounds.draw(state, seat, Pictures(tile or UNKNOWN))
            case End() | Pass():
                return rounds.stop(state, action)
        raise NotationError("action", text=str(action))

    def view(self, state: ChristmasState, seat: int | None) -> LineView:
        """Return the line, the sizes of hands and stack, the own cards, and all hands if they are open (WD-3)."""
        texts = tuple(tuple(map(str, hand)) for hand in state.hands)
        return LineView(
            game=self.name,
            seat=seat,
            turn=self.turn(state),
            legal=() if seat is None else tokens(self.offers(state, seat)),
            hand=None if seat is None else texts[seat],
            sizes=tuple(map(len, state.hands)),
            ended=bool(state.end),
            stock=len(state.stock),
            passes=state.idle,
            open_hands=texts if state.open else None,
            **state.line.view_fields(),
        )

    def sample(self, view: View, rng: Chance) -> ChristmasState:
        """Return a state in which no seat holds what it lacked when it drew, passed or stopped (WD-6, WD-7)."""
        viewer = standpoint(view)
        view, course = viewer.view, viewer.course
        actions = takewhile(lambda action: action.seat == viewer.turn, map(Action.parse, reversed(course.history)))
        done = [action.verb for action in actions]  # in the present turn
        laid, drawn = done.count("play"), done.count("draw")
        must = bool(laid or drawn) and bool(laid or drawn == MOST_DRAWN or not view.stock)
        holders = rounds.after_turns(course.history, view.sizes, viewer.turn, must)
        hands, stock = deal_hidden(_deck(course.options), viewer, holders, rng)
        return ChristmasState(
            tuple(map(in_order, hands)),
            tuple(stock),
            viewer.turn,
            view.open_hands is not None,
            line_of(view),
            laid,
            drawn,
            view.passes,
        )

    def outcome(self, state: ChristmasState) -> Outcome | None:
        """Return the end: the seat that is out wins, else the fewest cards; ties share (WD-8)."""
        if not state.end:
            return None
        lefts = tuple(map(len, state.hands))
        best = tuple(seat for seat, cards in enumerate(lefts) if cards == min(lefts))
        return Outcome(state.end, best[0] if len(best) == 1 else best, lefts)

    def price(self, options: Options, outcome: Outcome) -> tuple[int, ...]:
        """Return 1 for a won round, or a shared one (WD-8)."""
        return tuple(int(cards == min(outcome.lefts)) for cards in outcome.lefts)

    def finished(self, options: Options, totals: tuple[int, ...], rounds: int) -> str | None:
        """Return `rounds` after as many rounds as the option says, or as there are players (WD-8)."""
        return "rounds" if rounds >= (int(options["rounds"]) or len(totals)) else None

    def places(self, totals: tuple[int, ...], lefts: tuple[int, ...]) -> tuple[int, ...]:
        """Return the places: by won rounds, then by the fewest cards left in all (WD-8)."""
        return rank(tuple((total, -cards) for total, cards in zip(totals, lefts, strict=True)))


def _deck(options: Options) -> list[Pictures]:
    if options["deck"] == "halves":
        return list(Pictures.order)
    return [tile for tile in Pictures.order if not tile.joker] + [Pictures("J-J")] * 8


def _votes(start: Start) -> dict[str, str]:
    """Return every seat's vote; a seat that did not vote counts for hidden hands (WD-3)."""
    ballots = start.setup.get("votes") or {}
    if not isinstance(ballots, Mapping):
        raise RecordError("deal", part="votes")
    votes = {name: ballots.get(name, HIDDEN) for name in seat_names(start.seats)}
    if any(vote not in (OPEN, HIDDEN) for vote in votes.values()) or set(ballots) - set(votes):
        raise OptionError("bad-value", option="votes", value=str(ballots), allowed=f"{OPEN}, {HIDDEN}")
    return votes
