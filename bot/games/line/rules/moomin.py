"""Moomin domino and joker domino: nine figures, a pile, an opening double; rules MD-1 to MD-6 and JD-1 to JD-3."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

import msgspec

from bot.games.actions import UNKNOWN, Action, seat_name
from bot.games.chance import Chance
from bot.games.errors import IllegalAction, NotationError, RecordError
from bot.games.events import Event, EventData
from bot.games.game import Deal, Game, Length, Outcome, Start, Zone
from bot.games.kit.deals import (
    check_whole,
    next_dealer,
    next_seat,
    read_hands,
    read_seats,
    read_tiles,
    take_hands,
)
from bot.games.kit.hands import Hands, gains, hand_zone, in_order, loses, with_hand, with_pieces
from bot.games.kit.tiles import Tile
from bot.games.line.rules.hidden import deal_drawn, deal_jokers, line_of, seen
from bot.games.line.rules.line import SIDES, Line, Side, fits, halves, join, joins
from bot.games.line.rules.moves import Cover, Draw, LineMove, NoDouble, Pass, Play, read
from bot.games.line.rules.view import LineView, Placed
from bot.games.offers import only, tokens
from bot.games.options import Option, Options
from bot.games.shuffle import Stream
from bot.games.view import View

_HAND = 5
_FIGURES = "123456789"


class Figures(Tile):
    """A card of two figures, the lower first: `Figures("3-7")` (MD-1)."""

    __slots__ = ()


Figures.make_set(f"{one}-{other}" for one in _FIGURES for other in _FIGURES if one <= other)
_JOKERS = tuple(f"J{figure}" for figure in _FIGURES for _ in range(2))


class MoominState(msgspec.Struct, frozen=True):
    """One round. `stock` lists the pile in the order in which it is drawn, `jokers` each seat's joker cards (JD-1).

    `asked` counts the chances to open so far (MD-2); `drawn` is the card just drawn that must be laid.
    """

    hands: Hands[Figures]
    stock: tuple[Figures, ...]
    turn: int
    jokers: tuple[tuple[str, ...], ...] = ()
    line: Line = Line()
    asked: int = 0
    drawn: Figures | None = None
    passes: int = 0
    end: str = ""


class Moomin(Game[MoominState]):
    """Moomin domino for 2 to 6 players."""

    name = "moomin"
    family = "line"
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
        hands, stock = take_hands(
            stream.shuffle([str(tile) for tile in Figures.order]), [_HAND] * start.seats
        )
        deal: Deal = {"hands": hands}
        if self.jokers:
            sizes = [int(start.options["jokers"])] * start.seats
            deal["jokers"], _ = take_hands(stream.shuffle(_JOKERS), sizes)
        return dealer, {**deal, "stock": stock}

    def begin(self, start: Start, dealer: int | None, deal: Deal) -> MoominState:
        """Make the first state; the seat after the dealer may open first (MD-2)."""
        hands = read_hands(deal.get("hands"), start.seats, Figures)
        stock = read_tiles(deal.get("stock"), Figures, "stock")
        check_whole([*stock, *(tile for hand in hands for tile in hand)], Figures.order)
        if dealer is None or any(len(hand) != _HAND for hand in hands):
            raise RecordError("deal", part="hands")
        jokers = _read_jokers(deal.get("jokers"), start) if self.jokers else ()
        first = next_seat(dealer, start.seats)
        return MoominState(tuple(map(in_order, hands)), tuple(stock), first, jokers)

    def read(self, action: Action) -> LineMove:
        """What an action says."""
        return read(action)

    def turn(self, state: MoominState) -> int | None:
        """Who is to act."""
        return None if state.end else state.turn

    def offers(self, state: MoominState, seat: int) -> tuple[Action, ...]:
        """Cards in canonical order, left before right; then plays with jokers; then drawing or passing."""
        if state.end or seat != state.turn:
            return ()
        if not state.line.placed:
            return tuple(Action(seat, "play", (tile.text,)) for tile in state.hands[seat] if tile.double)
        own = state.hands[seat] if state.drawn is None else (state.drawn,)
        plays = tuple(Action(seat, "play", (tile.text, side)) for tile, side, _ in joins(own, state.line))
        if plays:
            return plays
        rest = Action(seat, "draw", (UNKNOWN,)) if state.stock else Action(seat, "pass")
        return (*_joker_plays(state, seat), rest)

    def forced(self, state: MoominState) -> Action | None:
        """A draw or a pass (MD-4); not of who holds jokers, since others who hold some do the same by choice (JD-2)."""
        if state.jokers and state.jokers[state.turn]:
            return None
        return only(self.offers(state, state.turn), ("draw", "pass"))

    def complete(self, state: MoominState, action: Action) -> Action:
        """Name the card that a draw gets."""
        unknown = action.verb == "draw" and read(action) == Draw(None)
        return Action(action.seat, "draw", (state.stock[0].text,)) if unknown and state.stock else action

    def automatic(self, state: MoominState, stream: Stream) -> Action | None:  # noqa: ARG002 - no chance after the deal
        """Let the opening hunt go by itself where there is no choice, and lay a drawn card that fits one end only."""
        if state.end:
            return None
        if not state.line.placed:
            return _hunt(state)
        if state.drawn is not None:
            plays = self.offers(state, state.turn)
            return plays[0] if len(plays) == 1 else None
        return None

    def apply(self, state: MoominState, action: Action) -> tuple[MoominState, tuple[Event, ...]]:
        """Say that there is no double, play, draw or pass (MD-2 to MD-5, JD-2)."""
        if state.end:
            raise IllegalAction("round-over", self.end_rule)
        if action.seat != state.turn:
            raise IllegalAction("not-your-turn", "MD-4", seat=seat_name(state.turn))
        seat = action.seat
        match read(action):
            case NoDouble():
                return _no_double(state, seat)
            case Play(tile, side, None, None) if (side is None) is not bool(state.line.placed):
                return _play(state, seat, Figures(tile), side)
            case Play(_, side, None, cover) as move if self.jokers and side is not None and cover is not None:
                return _play_joker(state, action, move, side, cover)
            case Draw(tile):
                return _draw(state, seat, Figures(tile or UNKNOWN))
            case Pass():
                return _pass(state, seat)
        raise NotationError("action", text=str(action))

    def view(self, state: MoominState, seat: int | None) -> LineView:
        """The line, the sizes of hands and pile, and the seat's own cards and jokers."""
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
            **state.line.shown(),
        )

    def zones(self, state: MoominState) -> tuple[Zone, ...]:
        """The hands without the card just drawn, that card, the joker cards, the pile, the table."""
        drawn = () if state.drawn is None else (state.drawn,)
        hands = (
            tuple(tile for tile in hand if tile not in drawn or seat != state.turn)
            for seat, hand in enumerate(state.hands)
        )
        return (
            *(hand_zone(seat, hand) for seat, hand in enumerate(hands)),
            Zone("drawn", tuple(map(str, drawn)), (state.turn,)),
            *(
                Zone(f"jokers-{seat_name(seat)}", own, (seat,), "joker")
                for seat, own in enumerate(state.jokers)
            ),
            Zone("stock", tuple(map(str, state.stock)), ()),
            Zone("table", state.line.pieces),
        )

    def with_zones(self, state: MoominState, pieces: Mapping[str, tuple[str, ...]]) -> MoominState:
        """The state with other cards in hands and pile."""
        old = {zone.name: zone.pieces for zone in self.zones(state)}
        full = {**old, **pieces}
        drawn = tuple(map(Figures, full["drawn"]))
        hands = with_pieces(state.hands, full, Figures)
        own = (*hands[state.turn], *drawn)
        jokers = (full[f"jokers-{seat_name(seat)}"] for seat in range(len(state.jokers)))
        return msgspec.structs.replace(
            state,
            hands=tuple(map(in_order, with_hand(hands, state.turn, own))),
            drawn=drawn[0] if drawn else None,
            jokers=tuple(tuple(sorted(cards)) for cards in jokers),
            stock=tuple(map(Figures, full["stock"])),
        )

    def sample(self, view: View, rng: Chance) -> MoominState:
        """A state in which nobody holds what he lacked when he drew, passed or laid a joker (MD-2, MD-4, JD-2)."""
        look = seen(view)
        shown = look.view
        assert shown.turn is not None
        hands, stock, drawn = deal_drawn(Figures.order, look, rng)
        return MoominState(
            tuple(map(in_order, hands)),
            tuple(stock),
            shown.turn,
            deal_jokers(_JOKERS, look, rng) if self.jokers else (),
            line_of(shown),
            asked=sum(Action.parse(token).verb == "no-double" for token in look.course.history),
            drawn=drawn,
            passes=shown.passes,
        )

    def outcome(self, state: MoominState) -> Outcome | None:
        """Who is out wins, else the fewest minus points; ties share (MD-5). Jokers count nothing (JD-3)."""
        if not state.end:
            return None
        left = tuple(sum(2 if tile.double else 1 for tile in hand) for hand in state.hands)
        best = tuple(seat for seat, points in enumerate(left) if points == min(left))
        return Outcome(state.end, best[0] if len(best) == 1 else best, left)

    def price(self, options: Options, outcome: Outcome) -> tuple[int, ...]:  # noqa: ARG002 - no option changes it
        """Minus points (MD-5)."""
        return tuple(-points for points in outcome.left)

    def finished(self, options: Options, totals: tuple[int, ...], rounds: int) -> str | None:  # noqa: ARG002 - no target
        """The match has as many rounds as the option says (MD-6)."""
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
    hands = [tuple(hand) for hand in read_seats(value, start.seats, "jokers")]
    given = [joker for hand in hands for joker in hand]
    if any(len(hand) != start.options["jokers"] for hand in hands) or any(
        given.count(joker) > _JOKERS.count(joker) for joker in given
    ):
        raise RecordError("deal", part="jokers")
    return tuple(tuple(sorted(hand)) for hand in hands)


def _hunt(state: MoominState) -> Action | None:
    """The next step of the opening that leaves no choice (MD-2)."""
    doubles = [tile for tile in state.hands[state.turn] if tile.double]
    if state.asked < len(state.hands):
        return None if doubles else Action(state.turn, "no-double")
    if state.drawn is not None:
        return Action(state.turn, "play", (state.drawn.text,))
    return Action(state.turn, "draw", (state.stock[0].text,))


def _after(state: MoominState, **changes: object) -> MoominState:
    """The state with the turn at the next seat."""
    following = next_seat(state.turn, len(state.hands))
    return msgspec.structs.replace(state, **{"turn": following, "drawn": None, **changes})


def _no_double(state: MoominState, seat: int) -> tuple[MoominState, tuple[Event, ...]]:
    if state.line.placed or state.asked >= len(state.hands):
        raise IllegalAction("not-now", "MD-2")
    double = next((tile for tile in state.hands[seat] if tile.double), None)
    if double is not None:
        raise IllegalAction("must-open", "MD-2", tile=str(double))
    return _after(state, asked=state.asked + 1), (Event("no-double", seat),)


def _play(
    state: MoominState, seat: int, tile: Figures, side: Side | None
) -> tuple[MoominState, tuple[Event, ...]]:
    if state.drawn is not None and tile is not state.drawn:
        raise IllegalAction("must-lay-drawn", "MD-4", tile=str(state.drawn))
    hands = loses(state.hands, seat, tile, "MD-4")
    line = _open(state, tile, seat) if side is None else join(state.line, tile, side, seat, "MD-3")
    event = Event("play", seat, {"tile": tile.text, "side": side or ""})
    return _laid(state, hands, line), (event,)


def _open(state: MoominState, tile: Figures, seat: int) -> Line:
    if not tile.double:
        raise IllegalAction("must-be-double", "MD-2", tile=str(tile))
    return state.line.opened(Placed(tile.text, tile.a, tile.b, seat))


def _laid(state: MoominState, hands: Hands[Figures], line: Line, **changes: object) -> MoominState:
    end = "" if hands[state.turn] else "out"
    return _after(state, hands=hands, line=line, passes=0, end=end, **changes)


def _matching(state: MoominState, seat: int) -> Iterator[Figures]:
    return (tile for tile in state.hands[seat] if fits(tile, state.line))


def _without_match(state: MoominState, seat: int, opening: str = "MD-2", matching: str = "MD-4") -> None:
    """IllegalAction by one of these rules unless there is a line, and the seat has nothing that fits naturally."""
    if not state.line.placed:
        raise IllegalAction("not-now", opening)
    match = next(_matching(state, seat), None)
    if match is not None:
        raise IllegalAction("must-play", matching, tile=str(match))


def _draw(state: MoominState, seat: int, tile: Figures) -> tuple[MoominState, tuple[Event, ...]]:
    hunting = not state.line.placed
    if not hunting:
        _without_match(state, seat)
    elif state.asked < len(state.hands) or state.drawn is not None:
        raise IllegalAction("not-now", "MD-2")
    if not state.stock:
        raise IllegalAction("stock-empty", "MD-4")
    if tile is not state.stock[0]:
        raise IllegalAction("not-the-top", "MD-4", tile=str(tile))
    grown = {"hands": gains(state.hands, seat, tile), "stock": state.stock[1:], "passes": 0}
    told = (Event("draw", seat), Event("drew", seat, {"tile": tile.text}, (seat,)))
    if tile.double if hunting else fits(tile, state.line):
        return msgspec.structs.replace(state, drawn=tile, **grown), told
    return _after(state, **grown), told


def _pass(state: MoominState, seat: int) -> tuple[MoominState, tuple[Event, ...]]:
    _without_match(state, seat)
    if state.stock:
        raise IllegalAction("must-draw", "MD-4")
    passes = state.passes + 1
    end = "blocked" if passes == len(state.hands) else ""
    return _after(state, passes=passes, end=end), (Event("pass", seat),)


def _joker_plays(state: MoominState, seat: int) -> Iterator[Action]:
    """All plays with jokers: by joker, side, card and covered half (JD-2)."""
    if not state.jokers:
        return
    for joker in dict.fromkeys(state.jokers[seat]):
        for side in SIDES:
            if state.line.end(side) == joker[1]:
                for tile in state.hands[seat]:
                    for half in halves(tile):
                        yield Action(seat, "play", (tile.text, side, joker, "over", half))


def _play_joker(
    state: MoominState, action: Action, move: Play, side: Side, cover: Cover
) -> tuple[MoominState, tuple[Event, ...]]:
    seat, tile, joker, half = action.seat, Figures(move.tile), cover.joker, cover.over
    _without_match(state, seat, "JD-3", "JD-2")
    if joker not in state.jokers[seat]:
        raise IllegalAction("no-such-joker", "JD-2", joker=joker)
    if state.line.end(side) != joker[1]:
        raise IllegalAction("joker-does-not-fit", "JD-2", joker=joker, side=side, end=state.line.end(side))
    hands = loses(state.hands, seat, tile, "JD-2")
    if half not in halves(tile):
        raise NotationError("half", text=str(action))
    line = state.line.laid(side, _covered(tile, side, half, joker[1], seat))
    rest = list(state.jokers[seat])
    rest.remove(joker)
    jokers = (*state.jokers[:seat], tuple(rest), *state.jokers[seat + 1 :])
    data: dict[str, EventData] = {"tile": tile.text, "side": side, "joker": joker, "half": half}
    return _laid(state, hands, line, jokers=jokers), (Event("play-joker", seat, data),)


def _covered(tile: Figures, side: Side, half: str, figure: str, seat: int) -> Placed:
    """A card as it lies with a joker over the half that touches."""
    opened = tile.other(half)
    if side == "left":
        return Placed(tile.text, opened, half, seat, "right", figure)
    return Placed(tile.text, half, opened, seat, "left", figure)
