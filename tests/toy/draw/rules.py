"""Draw domino, rules DD-1 to DD-6: the double-six set and a boneyard, from which is drawn until a tile fits."""

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from bot.games.actions import UNKNOWN, Action, Draw, Pass, seat_name
from bot.games.chance import Chance
from bot.games.errors import IllegalAction, NotationError
from bot.games.events import Event
from bot.games.game import Deal, Game, Length, Outcome, Start
from bot.games.kit.deals import next_dealer, next_seat, read_dealer, read_dealt, take_hands
from bot.games.kit.hands import Hands, gains, in_order, loses
from bot.games.kit.tiles import Pips
from bot.games.line.rules.hidden import after_passes, deal_hidden, line_of, standpoint
from bot.games.line.rules.line import Line, LineView, Placed, Play, fits, join, joins, read
from bot.games.offers import only, tokens
from bot.games.options import Option, Options
from bot.games.shuffle import Stream
from bot.games.view import View
from tests.games.zones import Zone, hand_zone, with_pieces, with_zones, zones_of

_HAND = {2: 7, 3: 5, 4: 5}
Events = tuple[Event, ...]


class DrawState(msgspec.Struct, frozen=True):
    """A round: the hands, the boneyard in the order in which it is drawn, whose turn it is, the line."""

    hands: Hands[Pips]
    stock: tuple[Pips, ...]
    turn: int
    line: Line = Line()
    passes: int = 0
    end: str = ""


class DrawDomino(Game[DrawState]):
    """Draw domino for 2 to 4 players."""

    name, family, pieces, emojis, counted = "draw", "line", "pips", "classic", "pips"
    seats = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = (Option("rounds", (1, 3, 5), "DD-6"),)
    lengths: ClassVar[tuple[Length, ...]] = (
        Length("quick", {"rounds": 1}, (31, 31, 28)),
        Length("long", {"rounds": 3}, (93, 93, 84)),
    )
    rules = tuple(f"DD-{number}" for number in range(1, 7))
    end_rule = "DD-5"
    public_verbs = frozenset(("play",))

    def deal(self, start: Start, stream: Stream) -> tuple[int | None, Deal]:
        dealer = next_dealer(start, stream)
        deck = stream.shuffle([str(tile) for tile in Pips.order])
        hands, stock = take_hands(deck, [_HAND[start.seats]] * start.seats)
        return dealer, {"hands": hands, "stock": stock}

    def begin(self, start: Start, dealer: int | None, deal: Deal) -> DrawState:
        hands, stock = read_dealt(deal, [_HAND[start.seats]] * start.seats, Pips, Pips.order, "stock")
        return DrawState(tuple(map(in_order, hands)), tuple(stock), next_seat(read_dealer(dealer), start.seats))

    def turn(self, state: DrawState) -> int | None:
        return None if state.end else state.turn

    def offers(self, state: DrawState, seat: int) -> tuple[Action, ...]:
        if seat != self.turn(state):
            return ()
        hand = state.hands[seat]
        if not state.line.placed:
            return tuple(Action(seat, "play", (tile.text,)) for tile in hand)
        plays = tuple(Action(seat, "play", (tile.text, side)) for tile, side, _ in joins(hand, state.line))
        return plays or (Action(seat, "draw", (UNKNOWN,)) if state.stock else Action(seat, "pass"),)

    def forced(self, state: DrawState) -> Action | None:
        return only(self.offers(state, state.turn), ("draw", "pass"))

    def complete(self, state: DrawState, action: Action) -> Action:
        unknown = action.verb == "draw" and read(action) == Draw() and state.stock
        return Action(action.seat, "draw", (state.stock[0].text,)) if unknown else action

    def apply(self, state: DrawState, action: Action) -> tuple[DrawState, Events]:
        if state.end:
            raise IllegalAction("round-over", self.end_rule)
        if action.seat != state.turn:
            raise IllegalAction("not-your-turn", "DD-3", seat=seat_name(state.turn))
        match read(action):
            case Play(half=None, cover=None) as move if (move.side is None) is not bool(state.line.placed):
                return _play(state, action.seat, move)
            case Draw(tile):
                return _draw(state, action.seat, Pips(tile or UNKNOWN))
            case Pass():
                return _pass(state, action.seat)
        raise NotationError("action", text=str(action))

    def view(self, state: DrawState, seat: int | None) -> LineView:
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
            **state.line.view_fields(),
        )

    def sample(self, view: View, rng: Chance) -> DrawState:
        viewer = standpoint(view)
        view = viewer.view
        holders = after_passes(Pips.order, viewer.course.history, view.sizes)
        hands, stock = deal_hidden(Pips.order, viewer, holders, rng)
        rng.shuffle(stock)
        return DrawState(tuple(map(in_order, hands)), tuple(stock), viewer.turn, line_of(view), passes=view.passes)

    def outcome(self, state: DrawState) -> Outcome | None:
        if not state.end:
            return None
        left = tuple(sum(tile.pips for tile in hand) for hand in state.hands)
        best = tuple(seat for seat, pips in enumerate(left) if pips == min(left))
        return Outcome(state.end, best[0] if len(best) == 1 else best, left)

    def price(self, options: Options, outcome: Outcome) -> tuple[int, ...]:
        return tuple(-pips for pips in outcome.lefts)

    def finished(self, options: Options, totals: tuple[int, ...], rounds: int) -> str | None:
        return "rounds" if rounds >= int(options["rounds"]) else None


def _after(state: DrawState, **changes: object) -> DrawState:
    following = next_seat(state.turn, len(state.hands))
    return msgspec.structs.replace(state, **{"turn": following, **changes})


def _play(state: DrawState, seat: int, move: Play) -> tuple[DrawState, Events]:
    tile = Pips(move.tile)
    hands = loses(state.hands, seat, tile, "DD-3")
    if move.side is None:
        line = state.line.opened(Placed(tile.text, tile.a, tile.b, seat))
    else:
        line = join(state.line, tile, move.side, seat, "DD-3")
    event = Event("play", seat, {"tile": tile.text, "side": move.side or ""})
    return _after(state, hands=hands, line=line, passes=0, end="" if hands[seat] else "out"), (event,)


def _check_lacking(state: DrawState, seat: int) -> None:
    if not state.line.placed:
        raise IllegalAction("not-now", "DD-2")
    fitting = next((tile for tile in state.hands[seat] if fits(tile, state.line)), None)
    if fitting is not None:
        raise IllegalAction("must-play", "DD-3", tile=str(fitting))


def _draw(state: DrawState, seat: int, tile: Pips) -> tuple[DrawState, Events]:
    _check_lacking(state, seat)
    if not state.stock:
        raise IllegalAction("stock-empty", "DD-4")
    if tile is not state.stock[0]:
        raise IllegalAction("not-the-top", "DD-3", tile=str(tile))
    grown = msgspec.structs.replace(state, hands=gains(state.hands, seat, tile), stock=state.stock[1:])
    return grown, (Event("draw", seat), Event("drew", seat, {"tile": tile.text}, (seat,)))


def _pass(state: DrawState, seat: int) -> tuple[DrawState, Events]:
    _check_lacking(state, seat)
    if state.stock:
        raise IllegalAction("must-draw", "DD-4")
    passes = state.passes + 1
    end = "blocked" if passes == len(state.hands) else ""
    return _after(state, passes=passes, end=end), (Event("pass", seat),)


@zones_of.register
def _(state: DrawState) -> tuple[Zone, ...]:
    hands = (hand_zone(seat, hand) for seat, hand in enumerate(state.hands))
    return (*hands, Zone("stock", tuple(map(str, state.stock)), ()), Zone("table", state.line.pieces))


@with_zones.register
def _(state: DrawState, pieces: Mapping[str, tuple[str, ...]]) -> DrawState:
    hands = tuple(map(in_order, with_pieces(state.hands, pieces, Pips)))
    stock = tuple(map(Pips, pieces.get("stock", tuple(map(str, state.stock)))))
    return msgspec.structs.replace(state, hands=hands, stock=stock)
