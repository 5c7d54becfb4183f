"""Tábla Römi: tiles on a rack, an open tile that names the joker, one end from the hand; rules TR-1 to TR-9."""

from collections.abc import Mapping

from bot.games.actions import UNKNOWN, Action, seat_name
from bot.games.chance import Chance
from bot.games.errors import IllegalAction, RecordError
from bot.games.events import Event
from bot.games.game import Deal, Game, Length, Outcome, Start, Window, Zone
from bot.games.kit.cards import Card
from bot.games.kit.deals import check_whole, next_dealer, next_seat, read_hands, read_tiles, take_hands
from bot.games.kit.hands import hand_zone, in_order, with_hand, with_pieces
from bot.games.offers import tokens
from bot.games.options import Option, Options
from bot.games.rack.rules.choices import offered
from bot.games.rack.rules.guess import Guess
from bot.games.rack.rules.moves import RackMove, read
from bot.games.rack.rules.play import Told, play
from bot.games.rack.rules.state import Discarded, TablaState
from bot.games.rack.rules.tiles import TILES, WHOLE_SET, Jokers
from bot.games.rack.rules.view import RackView
from bot.games.shuffle import Stream
from bot.games.view import View

_HAND = 14


class Tabla(Game[TablaState]):
    """Tábla Römi for 2 to 4 players."""

    name = "tabla"
    family = "rack"
    pieces = "tiles"
    counted = "tiles"
    seats = range(2, 5)
    options = (
        Option("direction", ("left", "right"), "TR-2"),
        Option("printed-jokers", ("stand-in", "wild"), "TR-3"),
        Option("claims", (True, False), "TR-7"),
        Option("deals", (3, 1, 5, 7), "TR-9"),
    )
    lengths = (Length("quick", {"deals": 1}, (21, 22, 29)), Length("printed", {"deals": 3}, (69, 61, 81)))
    pace = 20
    rules = tuple(f"TR-{number}" for number in range(1, 10))
    end_rule = "TR-4"
    passing = frozenset(("claim",))
    public_verbs = frozenset(("take", "claim", "draw-turned", "discard", "end"))
    public_deal = ("turned",)

    def deal(self, start: Start, stream: Stream) -> tuple[int | None, Deal]:
        """Draw the first dealer by lot, deal 14 tiles and 15 to the seat after the dealer, and turn one up (TR-2)."""
        step = _step(start.options)
        dealer = next_dealer(start, stream, step)
        sizes = _sizes(start.seats, dealer, step)
        hands, rest = take_hands(stream.shuffle([tile.text for tile in WHOLE_SET]), sizes)
        return dealer, {"hands": hands, "stock": rest[1:], "turned": rest[0]}

    def begin(self, start: Start, dealer: int | None, deal: Deal) -> TablaState:
        """Make the first state: the seat after the dealer discards or ends (TR-6)."""
        hands = read_hands(deal.get("hands"), start.seats, TILES.card)
        talon = read_tiles(deal.get("stock"), TILES.card, "stock")
        (turned,) = read_tiles([deal.get("turned")], TILES.card, "turned")
        check_whole([turned, *talon, *(tile for hand in hands for tile in hand)], WHOLE_SET)
        step = _step(start.options)
        if dealer is None or list(map(len, hands)) != _sizes(start.seats, dealer, step):
            raise RecordError("deal", part="hands")
        return TablaState(
            hands=tuple(map(in_order, hands)),
            talon=tuple(talon),
            turned=turned,
            jokers=Jokers.of(turned, start.options["printed-jokers"] == "wild"),
            turn=next_seat(dealer, start.seats, step),
            step=step,
            claims=bool(start.options["claims"]),
            discards=Discarded(((),) * start.seats),
        )

    def told(self, start: Start, dealer: int | None, deal: Deal) -> tuple[Event, ...]:
        """Tell the turned tile and the joker that it names (TR-3)."""
        turned = TILES.card(str(deal["turned"]))
        named = Jokers.of(turned, start.options["printed-jokers"] == "wild").kinds[0]
        turn_up = Event("turned-up", None, {"tile": turned.text, "joker": named.text})
        return (*super().told(start, dealer, deal), turn_up)

    def read(self, action: Action) -> RackMove:
        """What an action says."""
        return read(action)

    def turn(self, state: TablaState) -> int | None:
        """Who is to act; nobody where only a claim can follow any more."""
        return None if state.phase in ("", "last") else state.turn

    def offers(self, state: TablaState, seat: int) -> tuple[Action, ...]:
        """Ends (by kind, then discard), then discards in the order of the hand; or draw, take, draw-turned, claim.

        An end is offered laid in one way; the same kind with the same discard may lie in others.
        """
        return offered(state, seat)

    def apply(self, state: TablaState, action: Action) -> Told:
        """Draw, take, claim, discard, end."""
        if state.end:
            raise IllegalAction("round-over", self.end_rule)
        return play(state, action.seat, read(action))

    def complete(self, state: TablaState, action: Action) -> Action:
        """Name the tile that a draw gets."""
        unknown = action.verb == "draw" and action.args == (UNKNOWN,)
        return Action(action.seat, "draw", (state.talon[0].text,)) if unknown and state.talon else action

    def window(self, state: TablaState) -> Window | None:
        """While the last discard lies, all but who discarded it may claim it, nearest first (TR-7)."""
        by = state.discards.last_by
        if not state.claims or by is None or state.source or state.end:
            return None
        order = [(by + state.step * distance) % len(state.hands) for distance in range(1, len(state.hands))]
        return Window(frozenset(("claim",)), tuple(order))

    def claimable(self, options: Options) -> bool:
        """Whether the last discard can be claimed (TR-7)."""
        return bool(options["claims"])

    def lapse(self, state: TablaState) -> TablaState:
        """With an empty talon nobody can begin a turn: without a claim the deal is void (TR-9)."""
        return state.become(end="void") if state.phase == "last" else state

    def view(self, state: TablaState, seat: int | None) -> RackView:
        """What lies open, the sizes, and the seat's own hand; at the end all hands."""
        mine = seat is not None and seat == state.turn and not state.end
        end = state.ending
        return RackView(
            game=self.name,
            seat=seat,
            turn=self.turn(state),
            legal=() if seat is None else tokens(self.offers(state, seat)),
            hand=None if seat is None else _texts(state.hands[seat]),
            sizes=tuple(map(len, state.hands)),
            out=() if end is None else (state.turn,),
            ended=bool(state.end),
            talon=len(state.talon),
            turned="" if _is_drawn(state) else state.turned.text,
            jokers=_texts(state.jokers.kinds),
            stand_in="" if state.jokers.stand_in is None else state.jokers.stand_in.text,
            step=state.step,
            phase=state.phase,
            discards=tuple(map(_texts, state.discards.piles)),
            last_by=state.discards.last_by,
            takeable=state.phase == "draw" and state.discards.last is not None,
            drawn=state.fresh.text if mine and state.source and state.fresh is not None else "",
            barred=state.barred.text if mine and state.barred is not None else "",
            end=state.end,
            winner=None if end is None else state.turn,
            kind="" if end is None else end.kind,
            combinations=() if end is None else end.combinations,
            hands=tuple(map(_texts, _held(state))) if state.end else None,
        )

    def sample(self, view: View, rng: Chance) -> TablaState:
        """A state that fits what the view's seat knows, and what the course of the deal tells (`Guess`)."""
        assert isinstance(view, RackView)
        return Guess(view).state(rng)

    def outcome(self, state: TablaState) -> Outcome | None:
        """Who ended has won; a void deal has no winner (TR-9). What is left counts tiles."""
        if not state.end:
            return None
        winner = None if state.ending is None else state.turn
        return Outcome(state.end, winner, tuple(map(len, state.hands)))

    def price(self, options: Options, outcome: Outcome) -> tuple[int, ...]:  # noqa: ARG002 - no option changes it
        """A won deal is one point (TR-9)."""
        return tuple(int(seat == outcome.winner) for seat in range(len(outcome.left)))

    def finished(self, options: Options, totals: tuple[int, ...], rounds: int) -> str | None:  # noqa: ARG002 - no target
        """The match has as many deals as the option says, void ones too (TR-9)."""
        return "rounds" if rounds >= int(options["deals"]) else None

    def zones(self, state: TablaState) -> tuple[Zone, ...]:
        """Hands without the tile that came last, that tile, talon, turned tile, discards, and what the winner laid."""
        came = () if state.end or state.fresh is None or not state.source else (state.fresh,)
        seen_by = (state.turn,) if state.source == "talon" else None
        laid = _laid(state)
        return (
            *(
                hand_zone(seat, _less(hand, came if seat == state.turn else ()), shown=bool(state.end))
                for seat, hand in enumerate(state.hands)
            ),
            Zone("came", _texts(came), seen_by),
            Zone("stock", _texts(state.talon), ()),
            Zone("turned", () if _is_drawn(state) else (state.turned.text,)),
            *(
                Zone(f"discards-{seat_name(seat)}", _texts(pile))
                for seat, pile in enumerate(state.discards.piles)
            ),
            Zone("table", _texts(laid)),
        )

    def with_zones(self, state: TablaState, pieces: Mapping[str, tuple[str, ...]]) -> TablaState:
        """The state with other tiles in hands and talon."""
        old = {zone.name: zone.pieces for zone in self.zones(state)}
        full = {**old, **pieces}
        came = tuple(map(TILES.card, full["came"]))
        hands = with_pieces(state.hands, full, TILES.card)
        hands = with_hand(hands, state.turn, (*hands[state.turn], *came))
        talon = tuple(map(TILES.card, full["stock"]))
        fresh = came[0] if came else state.fresh
        return state.become(hands=tuple(map(in_order, hands)), talon=talon, fresh=fresh)


def _step(options: Options) -> int:
    return 1 if options["direction"] == "left" else -1


def _sizes(seats: int, dealer: int, step: int) -> list[int]:
    first = next_seat(dealer, seats, step)
    return [_HAND + (seat == first) for seat in range(seats)]


def _texts(tiles: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(tile.text for tile in tiles)


def _less(hand: tuple[Card, ...], tiles: tuple[Card, ...]) -> tuple[Card, ...]:
    rest = list(hand)
    for tile in tiles:
        rest.remove(tile)
    return tuple(rest)


def _laid(state: TablaState) -> tuple[Card, ...]:
    """The tiles that the winner laid."""
    if state.ending is None:
        return ()
    words = (word for part in state.ending.combinations for word in part)
    return in_order(TILES.card(word.partition("=")[0]) for word in words)


def _held(state: TablaState) -> tuple[tuple[Card, ...], ...]:
    """What each seat held at the end."""
    return state.hands if state.ending is None else with_hand(state.hands, state.turn, _laid(state))


def _is_drawn(state: TablaState) -> bool:
    """Whether somebody has drawn the turned tile, who then ends the deal."""
    return state.source == "turned"
