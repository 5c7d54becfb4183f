"""Moomin domino and joker domino: nine figures, a pile, an opening double; rules MD-1 to MD-6 and JD-1 to JD-3."""

from typing import ClassVar

from bot.games.actions import UNKNOWN, Action, Draw, Pass, seat_name
from bot.games.chance import Chance
from bot.games.errors import IllegalAction, NotationError, RecordError
from bot.games.game import Deal, Length, Outcome, Start
from bot.games.kit.deals import next_dealer, next_seat, read_dealer, read_dealt, read_seats, take_hands
from bot.games.kit.hands import in_order
from bot.games.line.rules import moomin_round as rounds
from bot.games.line.rules.hidden import line_of, standpoint
from bot.games.line.rules.line import LineGame, LineView, NoDouble, Play, joins, read
from bot.games.line.rules.moomin_round import HAND, JOKER_CARDS, Figures, MoominApplied, MoominState
from bot.games.offers import only, tokens
from bot.games.options import Option, Options
from bot.games.shuffle import Stream
from bot.games.view import View


class Moomin(LineGame[MoominState]):
    """Moomin domino for 2 to 6 players."""

    name = "moomin"
    pieces = "figures"
    counted = "minus"
    seats = range(2, 7)
    options: ClassVar[tuple[Option, ...]] = (Option("rounds", (1, 3, 5), "MD-6"),)
    lengths: ClassVar[tuple[Length, ...]] = (
        Length("quick", {"rounds": 1}, (30, 25, 28, 33, 34)),
        Length("long", {"rounds": 3}, (89, 76, 83, 93, 104)),
    )
    rules = tuple(f"MD-{number}" for number in range(1, 7))
    end_rule = "MD-5"
    public_verbs = frozenset(("play",))
    jokers = False

    def deal(self, start: Start, stream: Stream) -> tuple[int | None, Deal]:
        """Draw the first dealer by lot, then five cards each, then the jokers; the rest is the pile (MD-1, JD-1)."""
        dealer = next_dealer(start, stream)
        hands, stock = take_hands(stream.shuffle([str(tile) for tile in Figures.order]), [HAND] * start.seats)
        deal: Deal = {"hands": hands}
        if self.jokers:
            sizes = [int(start.options["jokers"])] * start.seats
            deal["jokers"], _ = take_hands(stream.shuffle(JOKER_CARDS), sizes)
        return dealer, {**deal, "stock": stock}

    def begin(self, start: Start, dealer: int | None, deal: Deal) -> MoominState:
        """Make the first state; the seat after the dealer may open first (MD-2)."""
        hands, stock = read_dealt(deal, [HAND] * start.seats, Figures, Figures.order, "stock")
        jokers = _read_jokers(deal.get("jokers"), start) if self.jokers else ()
        first = next_seat(read_dealer(dealer), start.seats)
        return MoominState(tuple(map(in_order, hands)), tuple(stock), first, jokers)

    def turn(self, state: MoominState) -> int | None:
        """Return the seat that is to act."""
        return None if state.end else state.turn

    def offers(self, state: MoominState, seat: int) -> tuple[Action, ...]:
        """Return cards in canonical order, left before right; then plays with jokers; then drawing or passing."""
        if state.end or seat != state.turn:
            return ()
        if not state.line.placed:
            return tuple(Action(seat, "play", (tile.text,)) for tile in state.hands[seat] if tile.double)
        cards = state.hands[seat] if state.drawn is None else (state.drawn,)
        plays = tuple(Action(seat, "play", (tile.text, side)) for tile, side, _ in joins(cards, state.line))
        if plays:
            return plays
        rest = Action(seat, "draw", (UNKNOWN,)) if state.stock else Action(seat, "pass")
        return (*rounds.joker_plays(state, seat), rest)

    def forced(self, state: MoominState) -> Action | None:
        """Return the draw or the pass that is all there is to do (MD-4).

        None for a seat with joker cards: others with some do the same by choice (JD-2).
        """
        if state.jokers and state.jokers[state.turn]:
            return None
        return only(self.offers(state, state.turn), ("draw", "pass"))

    def complete(self, state: MoominState, action: Action) -> Action:
        """Name the card that a draw gets."""
        unknown = action.verb == "draw" and read(action) == Draw(None)
        return Action(action.seat, "draw", (state.stock[0].text,)) if unknown and state.stock else action

    def automatic(self, state: MoominState, stream: Stream) -> Action | None:
        """Let the opening hunt go by itself where there is no choice, and lay a drawn card that fits one end only."""
        if state.end:
            return None
        if not state.line.placed:
            return rounds.hunt(state)
        if state.drawn is not None:
            plays = self.offers(state, state.turn)
            return plays[0] if len(plays) == 1 else None
        return None

    def apply(self, state: MoominState, action: Action) -> MoominApplied:
        """Say that there is no double, play, draw or pass (MD-2 to MD-5, JD-2)."""
        if state.end:
            raise IllegalAction("round-over", self.end_rule)
        if action.seat != state.turn:
            raise IllegalAction("not-your-turn", "MD-4", seat=seat_name(state.turn))
        seat = action.seat
        match read(action):
            case NoDouble():
                return rounds.no_double(state, seat)
            case Play(tile, side, None, None) if (side is None) is not bool(state.line.placed):
                return rounds.play(state, seat, Figures(tile), side)
            case Play(_, side, None, cover) as move if self.jokers and side is not None and cover is not None:
                return rounds.play_joker(state, action, move, side, cover)
            case Draw(tile):
                return rounds.draw(state, seat, Figures(tile or UNKNOWN))
            case Pass():
                return rounds.pass_turn(state, seat)
        raise NotationError("action", text=str(action))

    def view(self, state: MoominState, seat: int | None) -> LineView:
        """Return the line, the sizes of hands and pile, and the seat's own cards and jokers."""
        return LineView(
            game=self.name,
            seat=seat,
            turn=self.turn(state),
            legal=() if seat is None else tokens(self.offers(state, seat)),
            hand=None if seat is None else tuple(map(str, state.hands[seat])),
            sizes=tuple(map(len, state.hands)),
            ended=bool(state.end),
            stock=len(state.stock),
            passes=state.passes,
            jokers=state.jokers[seat] if self.jokers and seat is not None else None,
            joker_sizes=tuple(map(len, state.jokers)),
            **state.line.view_fields(),
        )

    def sample(self, view: View, rng: Chance) -> MoominState:
        """Return a state where no seat holds what it lacked when it drew, passed or laid a joker (MD-2, MD-4, JD-2)."""
        viewer = standpoint(view)
        view = viewer.view
        hands, stock, drawn = rounds.deal_drawn(viewer, rng)
        return MoominState(
            tuple(map(in_order, hands)),
            tuple(stock),
            viewer.turn,
            rounds.deal_jokers(viewer, rng) if self.jokers else (),
            line_of(view),
            no_doubles=sum(Action.parse(token).verb == "no-double" for token in viewer.course.history),
            drawn=drawn,
            passes=view.passes,
        )

    def outcome(self, state: MoominState) -> Outcome | None:
        """Return the end: the seat that is out wins, else the fewest minus points; ties share (MD-5).

        Jokers count nothing (JD-3).
        """
        if not state.end:
            return None
        lefts = tuple(sum(2 if tile.double else 1 for tile in hand) for hand in state.hands)
        best = tuple(seat for seat, points in enumerate(lefts) if points == min(lefts))
        return Outcome(state.end, best[0] if len(best) == 1 else best, lefts)

    def price(self, options: Options, outcome: Outcome) -> tuple[int, ...]:
        """Return the minus points (MD-5)."""
        return tuple(-points for points in outcome.lefts)

    def finished(self, options: Options, totals: tuple[int, ...], rounds: int) -> str | None:
        """Return `rounds` after as many rounds as the option says (MD-6)."""
        return "rounds" if rounds >= int(options["rounds"]) else None


class JokerMoomin(Moomin):
    """Moomin domino with joker cards."""

    name = "moomin-joker"
    options = (Option("jokers", (2, 3, 1), "JD-1"), *Moomin.options)
    lengths = (
        Length("quick", {"rounds": 1}, (23, 21, 21, 24, 29)),
        Length("long", {"rounds": 3}, (61, 59, 63, 74, 85)),
    )
    rules = (*Moomin.rules, "JD-1", "JD-2", "JD-3")
    jokers = True


def _read_jokers(value: object, start: Start) -> tuple[tuple[str, ...], ...]:
    """Read each seat's joker cards; RecordError if they cannot be (JD-1)."""
    hands = [tuple(hand) for hand in read_seats(value, start.seats, "jokers")]
    jokers = [joker for hand in hands for joker in hand]
    if any(len(hand) != start.options["jokers"] for hand in hands) or any(
        jokers.count(joker) > JOKER_CARDS.count(joker) for joker in jokers
    ):
        raise RecordError("deal", part="jokers")
    return tuple(tuple(sorted(hand)) for hand in hands)
