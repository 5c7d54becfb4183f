"""Christmas domino: jokers that touch anything, several cards in a turn, a vote on open hands; rules WD-1 to WD-8."""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.games.actions import UNKNOWN, Action, seat_name, seat_names
from bot.games.chance import Chance
from bot.games.errors import IllegalAction, NotationError, OptionError, RecordError
from bot.games.events import Event
from bot.games.game import Deal, Game, Length, Outcome, Question, Start, Zone, rank
from bot.games.kit.deals import check_whole, next_seat, read_hands, read_seat, read_tiles, take_hands
from bot.games.kit.hands import Hands, gains, hand_zone, in_order, loses, with_pieces
from bot.games.kit.tiles import Tile
from bot.games.line.rules.hidden import after_turns, deal_hidden, line_of, seen, this_turn
from bot.games.line.rules.line import Line, Side, join, joins
from bot.games.line.rules.moves import Draw, End, LineMove, Pass, Play, Turn, read
from bot.games.line.rules.view import LineView, Placed
from bot.games.offers import only, tokens
from bot.games.options import Option, Options
from bot.games.shuffle import Stream
from bot.games.view import View

JOKER = "J"
_PICTURES = "1234567J"
_SIZES = {2: 7, 3: 6, 4: 5, 5: 4, 6: 4}
_MOST_DRAWN = 3
OPEN, HIDDEN = "open", "hidden"


class Pictures(Tile):
    """A card of two pictures, the joker last: `Pictures("3-J")` (WD-1)."""

    __slots__ = ()

    @property
    def joker(self) -> bool:
        """Whether a half is the joker; such a card is always voluntary (WD-6)."""
        return self.b == JOKER


Pictures.make_set(f"{one}-{other}" for place, one in enumerate(_PICTURES) for other in _PICTURES[place:])


class ChristmasState(msgspec.Struct, frozen=True):
    """One round. `laid` and `drawn` count the cards of the present turn, `idle` the turns in a row without a card laid.

    `stock` lists the stack in the order in which it is drawn; `open` is what was voted (WD-3).
    """

    hands: Hands[Pictures]
    stock: tuple[Pictures, ...]
    turn: int
    open: bool
    line: Line = Line()
    laid: int = 0
    drawn: int = 0
    idle: int = 0
    end: str = ""


class Christmas(Game[ChristmasState]):
    """Christmas domino for 2 to 6 players."""

    name = "christmas"
    family = "line"
    pieces = "motifs"
    counted = "tiles"
    seats = range(2, 7)
    options = (Option("deck", ("halves", "cards"), "WD-1"), Option("rounds", (1, 0, 3, 5), "WD-8"))
    lengths = (
        Length("quick", {"rounds": 0}, (5, 9, 12, 14, 18)),
        Length("printed", {"rounds": 1}, (2, 3, 3, 3, 3)),
    )
    pace = 20
    questions = (
        Question("votes", "vote", (OPEN, HIDDEN), "WD-3"),
        Question("youngest", "seat", (), "WD-4"),
    )
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
        return None, {
            "hands": hands,
            "stock": stock,
            "open": opened,
            "votes": votes,
            "starter": seat_name(starter),
        }

    def _starter(self, start: Start, stream: Stream) -> int:
        if start.previous is not None:
            last = read_seat(start.previous.deal["starter"], start.seats, "starter")
            return next_seat(last, start.seats)
        drawn = stream.below(start.seats)
        youngest = start.setup.get("youngest")
        return drawn if youngest is None else read_seat(youngest, start.seats, "youngest")

    def setup_of(self, deal: Deal) -> Mapping[str, Any]:
        """The votes, and the starter as the youngest: who named him the record does not say."""
        return {"votes": deal.get("votes"), "youngest": deal.get("starter")}

    def begin(self, start: Start, dealer: int | None, deal: Deal) -> ChristmasState:
        """Make the first state: the starter is to turn up a card (WD-4)."""
        hands = read_hands(deal.get("hands"), start.seats, Pictures)
        stock = read_tiles(deal.get("stock"), Pictures, "stock")
        check_whole([*stock, *(tile for hand in hands for tile in hand)], _deck(start.options))
        if dealer is not None or any(len(hand) != _SIZES[start.seats] for hand in hands):
            raise RecordError("deal", part="hands")
        starter = read_seat(deal.get("starter"), start.seats, "starter")
        return ChristmasState(tuple(map(in_order, hands)), tuple(stock), starter, deal.get("open") is True)

    def seen(self, state: ChristmasState, action: Action) -> Action:
        """What everybody sees of an action: what is drawn where hands are open, too (WD-3)."""
        return action if state.open else super().seen(state, action)

    def told(self, start: Start, dealer: int | None, deal: Deal) -> tuple[Event, ...]:  # noqa: ARG002 - it has none
        """Tell the vote in the first round, and who starts (WD-3, WD-4)."""
        events = [Event("dealt", None, {"round": start.round})]
        if start.round == 1:
            events.append(Event("voted", None, {"hands": OPEN if deal["open"] else HIDDEN}))
        return (*events, Event("starts", read_seat(deal["starter"], start.seats, "starter")))

    def read(self, action: Action) -> LineMove:
        """What an action says."""
        return read(action)

    def turn(self, state: ChristmasState) -> int | None:
        """Who is to act."""
        return None if state.end else state.turn

    def offers(self, state: ChristmasState, seat: int) -> tuple[Action, ...]:
        """Cards in canonical order, left before right, first half before second; then drawing, ending or passing."""
        if state.end or seat != state.turn:
            return ()
        if not state.line.placed:
            return (Action(seat, "turn", (UNKNOWN,)),)
        plays = tuple(
            Action(seat, "play", (tile.text, side, half))
            for tile, side, half in joins(_different(state.hands[seat]), state.line, JOKER)
        )
        if _fitting(state):
            return plays
        return (*plays, Action(seat, "draw", (UNKNOWN,))) if _may_draw(state) else (*plays, _rest(state))

    def forced(self, state: ChristmasState) -> Action | None:
        """Turning up the first card; the rest only where hands are open, for with a joker it is a choice (WD-7)."""
        if state.end or (state.line.placed and not state.open):
            return None
        return only(self.offers(state, state.turn), ("turn", "draw", "end", "pass"))

    def complete(self, state: ChristmasState, action: Action) -> Action:
        """Name the card that is turned up or drawn."""
        unknown = action.verb in ("draw", "turn") and read(action) in (Draw(None), Turn(None))
        return Action(action.seat, action.verb, (state.stock[0].text,)) if unknown and state.stock else action

    def apply(self, state: ChristmasState, action: Action) -> tuple[ChristmasState, tuple[Event, ...]]:
        """Turn up, play, draw, end or pass (WD-4 to WD-7)."""
        if state.end:
            raise IllegalAction("round-over", self.end_rule)
        if action.seat != state.turn:
            raise IllegalAction("not-your-turn", "WD-6", seat=seat_name(state.turn))
        seat = action.seat
        match read(action):
            case Turn(tile):
                return _turn_up(state, seat, Pictures(tile or UNKNOWN))
            case Play(_, side, half, None) as move if side is not None and half is not None:
                return _play(state, action, move, side, half)
            case Draw(tile):
                return _draw(state, seat, Pictures(tile or UNKNOWN))
            case End() | Pass():
                return _stop(state, action)
        raise NotationError("action", text=str(action))

    def view(self, state: ChristmasState, seat: int | None) -> LineView:
        """The line, the sizes of hands and stack, the own cards, and all hands if they are open (WD-3)."""
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
            **state.line.shown(),
        )

    def zones(self, state: ChristmasState) -> tuple[Zone, ...]:
        """The hands, which all may see if that was voted (WD-3), the stack, the table."""
        return (
            *(hand_zone(seat, hand, shown=state.open) for seat, hand in enumerate(state.hands)),
            Zone("stock", tuple(map(str, state.stock)), ()),
            Zone("table", state.line.pieces),
        )

    def with_zones(self, state: ChristmasState, pieces: Mapping[str, tuple[str, ...]]) -> ChristmasState:
        """The state with other cards in hands and stack."""
        hands = tuple(map(in_order, with_pieces(state.hands, pieces, Pictures)))
        stock = tuple(map(Pictures, pieces.get("stock", map(str, state.stock))))
        return msgspec.structs.replace(state, hands=hands, stock=stock)

    def sample(self, view: View, rng: Chance) -> ChristmasState:
        """A state in which nobody holds what he lacked when he drew, passed or stopped (WD-6, WD-7)."""
        look = seen(view)
        shown, course = look.view, look.course
        assert shown.turn is not None
        done = this_turn(course.history, shown.turn)
        laid, drawn = done.count("play"), done.count("draw")
        must = bool(laid or drawn) and bool(laid or drawn == _MOST_DRAWN or not shown.stock)
        known = after_turns(Pictures.order, course.history, shown.sizes, shown.turn, JOKER, must)
        hands, stock = deal_hidden(_deck(course.options), look, known, rng)
        return ChristmasState(
            tuple(map(in_order, hands)),
            tuple(stock),
            shown.turn,
            shown.open_hands is not None,
            line_of(shown),
            laid,
            drawn,
            shown.passes,
        )

    def outcome(self, state: ChristmasState) -> Outcome | None:
        """Who is out wins, else the fewest cards; ties share (WD-8)."""
        if not state.end:
            return None
        left = tuple(map(len, state.hands))
        best = tuple(seat for seat, cards in enumerate(left) if cards == min(left))
        return Outcome(state.end, best[0] if len(best) == 1 else best, left)

    def price(self, options: Options, outcome: Outcome) -> tuple[int, ...]:  # noqa: ARG002 - no option changes it
        """A won round is 1, a shared one too (WD-8)."""
        return tuple(int(cards == min(outcome.left)) for cards in outcome.left)

    def finished(self, options: Options, totals: tuple[int, ...], rounds: int) -> str | None:
        """The match has as many rounds as the option says, or as there are players (WD-8)."""
        return "rounds" if rounds >= (int(options["rounds"]) or len(totals)) else None

    def places(self, totals: tuple[int, ...], lefts: tuple[int, ...]) -> tuple[int, ...]:
        """Most won rounds, then the fewest cards left in all (WD-8)."""
        return rank(tuple((total, -left) for total, left in zip(totals, lefts, strict=True)))


def _deck(options: Options) -> list[Pictures]:
    if options["deck"] == "halves":
        return list(Pictures.order)
    return [tile for tile in Pictures.order if not tile.joker] + [Pictures("J-J")] * 8


def _votes(start: Start) -> dict[str, str]:
    """Every seat's vote; who did not vote counts for hidden (WD-3)."""
    given = start.setup.get("votes") or {}
    if not isinstance(given, Mapping):
        raise RecordError("deal", part="votes")
    votes = {name: given.get(name, HIDDEN) for name in seat_names(start.seats)}
    if any(vote not in (OPEN, HIDDEN) for vote in votes.values()) or set(given) - set(votes):
        raise OptionError("bad-value", option="votes", value=str(given), allowed=f"{OPEN}, {HIDDEN}")
    return votes


def _different(hand: tuple[Pictures, ...]) -> tuple[Pictures, ...]:
    return tuple(dict.fromkeys(hand))


def _fitting(state: ChristmasState) -> Pictures | None:
    """A card without a joker half that fits, if the player holds one (WD-6)."""
    own = [tile for tile in state.hands[state.turn] if not tile.joker]
    return next((tile for tile, _, _ in joins(own, state.line, JOKER)), None)


def _may_draw(state: ChristmasState) -> bool:
    """Whether a player without a fitting card goes on drawing (WD-7)."""
    return not state.laid and state.drawn < _MOST_DRAWN and bool(state.stock)


def _rest(state: ChristmasState) -> Action:
    """How a turn stops that can only be stopped: declined jokers, or nothing done at all."""
    return Action(state.turn, "end" if state.laid or state.drawn else "pass")


def _settled(state: ChristmasState) -> ChristmasState:
    """The state with the turn ended if nothing can be laid or drawn any more (WD-7)."""
    if not state.hands[state.turn]:
        return msgspec.structs.replace(state, end="out")
    if _may_draw(state) or any(True for _ in joins(state.hands[state.turn], state.line, JOKER)):
        return state
    return _next_turn(state)


def _next_turn(state: ChristmasState) -> ChristmasState:
    """The state with the next seat's turn, or the end if nobody laid a card for a whole round (WD-8)."""
    idle = 0 if state.laid else state.idle + 1
    end = "blocked" if not state.stock and idle >= len(state.hands) else ""
    following = next_seat(state.turn, len(state.hands))
    return msgspec.structs.replace(state, turn=following, laid=0, drawn=0, idle=idle, end=end)


def _turn_up(state: ChristmasState, seat: int, tile: Pictures) -> tuple[ChristmasState, tuple[Event, ...]]:
    if state.line.placed:
        raise IllegalAction("not-now", "WD-4")
    _check_top(state, tile, "WD-4")
    line = state.line.opened(Placed(tile.text, tile.a, tile.b, seat))
    turned = msgspec.structs.replace(state, line=line, stock=state.stock[1:], laid=1)
    return _next_turn(turned), (Event("turn-up", seat, {"tile": tile.text}),)


def _play(
    state: ChristmasState, action: Action, move: Play, side: Side, half: str
) -> tuple[ChristmasState, tuple[Event, ...]]:
    seat, tile = action.seat, Pictures(move.tile)
    _check_open(state)
    if half not in (tile.a, tile.b):
        raise NotationError("half", text=str(action))
    hands = loses(state.hands, seat, tile, "WD-6")
    line = join(state.line, tile, side, seat, "WD-5", JOKER, half)
    event = Event("play", seat, {"tile": tile.text, "side": side, "half": half})
    return _settled(msgspec.structs.replace(state, hands=hands, line=line, laid=state.laid + 1)), (event,)


def _draw(state: ChristmasState, seat: int, tile: Pictures) -> tuple[ChristmasState, tuple[Event, ...]]:
    _check_open(state)
    _check_no_fitting(state)
    if state.laid:
        raise IllegalAction("no-draw-after-laying", "WD-7")
    if state.drawn == _MOST_DRAWN:
        raise IllegalAction("drawn-enough", "WD-7")
    _check_top(state, tile, "WD-7")
    hands = gains(state.hands, seat, tile)
    grown = msgspec.structs.replace(state, hands=hands, stock=state.stock[1:], drawn=state.drawn + 1)
    told = Event("drew", seat, {"tile": tile.text}, None if state.open else (seat,))
    return _settled(grown), (Event("draw", seat), told)


def _stop(state: ChristmasState, action: Action) -> tuple[ChristmasState, tuple[Event, ...]]:
    _check_open(state)
    _check_no_fitting(state)
    if _may_draw(state):
        raise IllegalAction("must-draw", "WD-7")
    if action.verb != _rest(state).verb:
        raise IllegalAction("not-now", "WD-7")
    return _next_turn(state), (Event(action.verb, action.seat),)


def _check_open(state: ChristmasState) -> None:
    if not state.line.placed:
        raise IllegalAction("must-turn-up", "WD-4")


def _check_no_fitting(state: ChristmasState) -> None:
    fitting = _fitting(state)
    if fitting is not None:
        raise IllegalAction("must-play", "WD-6", tile=str(fitting))


def _check_top(state: ChristmasState, tile: Pictures, rule: str) -> None:
    if not state.stock:
        raise IllegalAction("stock-empty", rule)
    if tile is not state.stock[0]:
        raise IllegalAction("not-the-top", rule, tile=str(tile))
