"""Tábla Römi: tiles on a rack, an open tile that names the joker, one end from the hand; rules TR-1 to TR-9."""

from collections import Counter

from bot.games.actions import UNKNOWN, Action, Discard, Draw, Take, seat_name
from bot.games.chance import Chance
from bot.games.errors import IllegalAction
from bot.games.events import Event
from bot.games.game import Deal, Game, Length, Outcome, Start, Window
from bot.games.kit.cards import Card
from bot.games.kit.deals import (
    direction,
    next_dealer,
    next_seat,
    read_dealer,
    read_dealt,
    read_tiles,
    rummy_sizes,
    take_hands,
)
from bot.games.kit.hands import in_order, loses, put
from bot.games.offers import tokens
from bot.games.options import Option, Options
from bot.games.rack.rules.deal import (
    TILES,
    WHOLE_SET,
    ClaimTile,
    Discarded,
    DrawTurned,
    EndDeal,
    Jokers,
    RackMove,
    TablaState,
    read,
)
from bot.games.rack.rules.judge import check_end, endings, endings_by_claim, endings_by_turned
from bot.games.rack.rules.view import RackGuess, RackView, melded, view_of
from bot.games.shuffle import Stream
from bot.games.view import View

_Applied = tuple[TablaState, tuple[Event, ...]]


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
        dealer = next_dealer(start, stream, direction(start.options))
        hands, rest = take_hands(stream.shuffle([tile.text for tile in WHOLE_SET]), rummy_sizes(start, dealer))
        return dealer, {"hands": hands, "stock": rest[1:], "turned": rest[0]}

    def begin(self, start: Start, dealer: int | None, deal: Deal) -> TablaState:
        """Make the first state: the seat after the dealer discards or ends (TR-6)."""
        dealer = read_dealer(dealer)
        step = direction(start.options)
        (turned,) = read_tiles([deal.get("turned")], TILES.card, "turned")
        # the turned tile is read already
        others = (Counter(WHOLE_SET) - Counter((turned,))).elements()
        hands, talon = read_dealt(deal, rummy_sizes(start, dealer), TILES.card, others, "stock")
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

    def deal_events(self, start: Start, dealer: int | None, deal: Deal) -> tuple[Event, ...]:
        """Tell the turned tile and the joker that it names (TR-3)."""
        turned = TILES.card(str(deal["turned"]))
        named = Jokers.of(turned, start.options["printed-jokers"] == "wild").kinds[0]
        turn_up = Event("turned-up", None, {"tile": turned.text, "joker": named.text})
        return (*super().deal_events(start, dealer, deal), turn_up)

    def turn(self, state: TablaState) -> int | None:
        """Return the seat that is to act; None where only a claim can follow any more."""
        return state.awaited

    def offers(self, state: TablaState, seat: int) -> tuple[Action, ...]:
        """Return ends (by kind, then discard) and discards in the order of the hand; or draw, take, draw-turned, claim.

        An end is offered laid in one way; the same kind with the same discard may lie in others.
        """
        if state.end:
            return ()
        if not state.source:
            drawing = _sources(state, seat) if state.talon and seat == state.turn else ()
            return (*drawing, *_claims(state, seat))
        if seat != state.turn:
            return ()
        ends = _endings(state)
        return ends if state.phase == "end" else (*ends, *_discards(state, seat))

    def apply(self, state: TablaState, action: Action) -> _Applied:
        """Draw, take, claim, discard, end."""
        if state.end:
            raise IllegalAction("round-over", self.end_rule)
        return _play(state, action.seat, read(action))

    def complete(self, state: TablaState, action: Action) -> Action:
        """Name the tile that a draw gets."""
        unknown = action.verb == "draw" and action.args == (UNKNOWN,)
        return Action(action.seat, "draw", (state.talon[0].text,)) if unknown and state.talon else action

    def window(self, state: TablaState) -> Window | None:
        """Return the claims: of all but the seat that discarded, nearest first, while the last discard lies (TR-7)."""
        by = state.discards.last_by
        if not state.claims or by is None or state.source or state.end:
            return None
        order = [(by + state.step * distance) % len(state.hands) for distance in range(1, len(state.hands))]
        return Window(frozenset(("claim",)), tuple(order))

    def claimable(self, options: Options) -> bool:
        """Return True if the last discard can be claimed (TR-7)."""
        return bool(options["claims"])

    def lapse(self, state: TablaState) -> TablaState:
        """Return a void deal if the talon is empty: nobody can begin a turn, and nobody has claimed (TR-9)."""
        return state.become(end="void") if state.phase == "last" else state

    def view(self, state: TablaState, seat: int | None) -> RackView:
        """Return what lies open, the sizes, and the seat's own hand; at the end all hands."""
        return view_of(self.name, state, seat, () if seat is None else tokens(self.offers(state, seat)))

    def sample(self, view: View, rng: Chance) -> TablaState:
        """Return a state that fits what the view's seat knows, and what the course of the deal tells."""
        assert isinstance(view, RackView)
        return RackGuess(view).state(rng)

    def outcome(self, state: TablaState) -> Outcome | None:
        """Return how the deal ended, with the tiles left in the hands; a void deal has no winner (TR-9)."""
        if not state.end:
            return None
        lefts = tuple(map(len, state.hands))
        if state.ending is None:
            return Outcome(state.end, None, lefts)
        turned = "" if state.drawn_turned is None else "-turned"
        return Outcome(state.end, state.turn, lefts, kind=f"{state.ending.kind}{turned}")

    def price(self, options: Options, outcome: Outcome) -> tuple[int, ...]:
        """Return one point for the seat that has won the deal (TR-9)."""
        return tuple(int(seat == outcome.winner) for seat in range(len(outcome.lefts)))

    def finished(self, options: Options, totals: tuple[int, ...], rounds: int) -> str | None:
        """Return `rounds` once there were as many deals as the option says, void ones too (TR-9)."""
        return "rounds" if rounds >= int(options["deals"]) else None

    def intentions(self, view: RackView) -> tuple[str, ...]:
        """Return both ways to get a tile, as long as somebody can draw."""
        return () if view.ended or not view.hand or not view.talon else ("draw", "take")

    def intended(self, view: RackView, intention: str) -> tuple[str, ...]:
        """Return the token that draws, or takes the discard if more tiles lie in runs and groups with it; () if not."""
        hand = view.hand or ()
        offered = next((action for action in map(Action.parse, view.legal) if action.verb == intention), None)
        if offered is None or (intention != "draw" and melded(view, (*hand, *offered.args)) <= melded(view, hand)):
            return ()
        return (str(offered),)


# --- what a seat may do ---


def _sources(state: TablaState, seat: int) -> tuple[Action, ...]:
    """Return where the seat in turn may get its fifteenth tile from (TR-6, TR-8)."""
    last = state.discards.last
    taking = () if last is None else (Action(seat, "take", (last.text,)),)
    serves = endings_by_turned(state.hands[seat], state.turned, state.jokers)
    turned = (Action(seat, "draw-turned", (state.turned.text,)),) if serves else ()
    return (Action(seat, "draw", (UNKNOWN,)), *taking, *turned)


def _claims(state: TablaState, seat: int) -> tuple[Action, ...]:
    last = state.discards.last
    if not state.claims or last is None or state.discards.last_by == seat or not _completes(state, seat, last):
        return ()
    return (Action(seat, "claim", (last.text,)),)


def _completes(state: TablaState, seat: int, tile: Card) -> bool:
    """Return True if a seat could end with a discard that it claims (TR-7)."""
    return bool(endings_by_claim(state.hands[seat], tile, state.jokers))


def _endings(state: TablaState) -> tuple[Action, ...]:
    """Return how the seat in turn can end (TR-4)."""
    ends = endings(state.hands[state.turn], state.jokers, state.barred, state.drawn_turned)
    return tuple(end.action(state.turn) for end in ends)


def _discards(state: TablaState, seat: int) -> tuple[Action, ...]:
    kinds = dict.fromkeys(state.hands[seat])
    return tuple(Action(seat, "discard", (tile.text,)) for tile in kinds if tile != state.barred)


# --- how the deal goes on by a move ---


def _play(state: TablaState, seat: int, move: RackMove) -> _Applied:
    """Return the deal after a move, and its events; IllegalAction or NotationError."""
    if isinstance(move, ClaimTile):
        return _claim(state, seat, TILES.card(move.tile))
    if state.phase == "last":
        raise IllegalAction("talon-empty", "TR-9")
    if seat != state.turn:
        raise IllegalAction("not-your-turn", "TR-6", seat=seat_name(state.turn))
    if isinstance(move, Discard | EndDeal):
        return _lay_down(state, seat, move)
    if state.source:
        raise IllegalAction("has-drawn", "TR-6")
    return _get(state, seat, move)


def _claim(state: TablaState, seat: int, tile: Card) -> _Applied:
    """Take the last discard out of turn; the seat must be able to end with it (TR-7)."""
    last = state.discards.last
    if not state.claims:
        raise IllegalAction("no-claims", "TR-7")
    if state.source or last is None:
        raise IllegalAction("nothing-to-claim", "TR-7")
    if tile != last:
        raise IllegalAction("not-the-last", "TR-7", tile=last.text)
    if seat == state.discards.last_by:
        raise IllegalAction("own-discard", "TR-7", tile=tile.text)
    if not _completes(state, seat, tile):
        raise IllegalAction("cannot-end-with", "TR-7", tile=tile.text)
    claimed = state.gets(seat, "claim", tile, discards=state.discards.taken())
    return claimed, (Event("claim", seat, {"tile": tile.text}),)


def _get(state: TablaState, seat: int, move: Draw | Take | DrawTurned) -> _Applied:
    """Get the fifteenth tile: from the talon, the last discard, or the turned tile (TR-6, TR-8)."""
    if isinstance(move, Draw):
        return _draw(state, seat, TILES.card(move.tile or UNKNOWN))
    tile = TILES.card(move.tile)
    if isinstance(move, Take):
        last = state.discards.last
        if tile != last or last is None:
            raise IllegalAction("not-the-last", "TR-6", tile="" if last is None else last.text)
        taken = state.gets(seat, "discard", tile, discards=state.discards.taken())
        return taken, (Event("take", seat, {"tile": tile.text}),)
    if tile != state.turned:
        raise IllegalAction("not-the-turned", "TR-8", tile=state.turned.text)
    if not endings_by_turned(state.hands[seat], tile, state.jokers):
        raise IllegalAction("turned-ends-only", "TR-8", tile=tile.text)
    return state.gets(seat, "turned", tile), (Event("draw-turned", seat, {"tile": tile.text}),)


def _draw(state: TablaState, seat: int, tile: Card) -> _Applied:
    """Draw from the talon; then the last discard can be neither taken nor claimed any more."""
    if tile != state.talon[0]:
        raise IllegalAction("not-the-top", "TR-6", tile=tile.text)
    drawn = state.gets(seat, "talon", tile, talon=state.talon[1:], discards=Discarded(state.discards.piles))
    return drawn, (Event("draw", seat), Event("drew", seat, {"tile": tile.text}, (seat,)))


def _lay_down(state: TablaState, seat: int, move: Discard | EndDeal) -> _Applied:
    """Discard, or end (TR-4, TR-6)."""
    if not state.source:
        raise IllegalAction("must-draw-first", "TR-6")
    if isinstance(move, EndDeal):
        return _finish(state, seat, move)
    tile = TILES.card(move.tile)
    if state.phase == "end":
        raise IllegalAction("must-end", "TR-8" if state.source == "turned" else "TR-7")
    hands = loses(state.hands, seat, tile, "TR-6")
    _check_not_barred(state, tile)
    over = not state.talon and not state.claims
    after = state.become(
        hands=hands,
        discards=state.discards.put(seat, tile),
        turn=next_seat(seat, len(state.hands), state.step),
        source="",
        fresh=None,
        end="void" if over else "",
    )
    return after, (Event("discard", seat, {"tile": tile.text}),)


def _finish(state: TablaState, seat: int, end: EndDeal) -> _Applied:
    """End the deal from the hand (TR-4)."""
    tile = check_end(end, state.hands[seat], state.jokers, state.drawn_turned)
    _check_not_barred(state, tile)
    hands = put(state.hands, seat, ())
    ended = state.become(hands=hands, discards=state.discards.put(seat, tile), end="hand", ending=end)
    return ended, (Event("end-hand", seat, {"tile": tile.text, "kind": end.kind}),)


def _check_not_barred(state: TablaState, tile: Card) -> None:
    """Raise IllegalAction if a tile was just taken and may not be discarded (TR-6)."""
    if tile == state.barred:
        raise IllegalAction("just-taken", "TR-6", tile=tile.text)
