"""How a deal of rack rummy goes on by a move (TR-4, TR-6 to TR-8)."""

from bot.games.actions import UNKNOWN, seat_name
from bot.games.errors import IllegalAction
from bot.games.events import Event
from bot.games.kit.cards import Card
from bot.games.kit.hands import loses, with_hand
from bot.games.rack.rules.choices import completes, turned_serves
from bot.games.rack.rules.moves import Claim, Discard, Draw, DrawTurned, End, RackMove, Take
from bot.games.rack.rules.state import Discarded, TablaState
from bot.games.rack.rules.tiles import TILES
from bot.games.rack.rules.written import check_end

Told = tuple[TablaState, tuple[Event, ...]]


def play(state: TablaState, seat: int, move: RackMove) -> Told:
    """Do a move of a deal that is not over; IllegalAction or NotationError."""
    if isinstance(move, Claim):
        return _claim(state, seat, TILES.card(move.tile))
    if state.phase == "last":
        raise IllegalAction("talon-empty", "TR-9")
    if seat != state.turn:
        raise IllegalAction("not-your-turn", "TR-6", seat=seat_name(state.turn))
    if isinstance(move, Discard | End):
        return _lay_down(state, seat, move)
    if state.source:
        raise IllegalAction("has-drawn", "TR-6")
    return _get(state, seat, move)


def _claim(state: TablaState, seat: int, tile: Card) -> Told:
    """Take the last discard out of turn; who does must be able to end with it (TR-7)."""
    last = state.discards.last
    if not state.claims:
        raise IllegalAction("no-claims", "TR-7")
    if state.source or last is None:
        raise IllegalAction("nothing-to-claim", "TR-7")
    if tile != last:
        raise IllegalAction("not-the-last", "TR-7", tile=last.text)
    if seat == state.discards.last_by:
        raise IllegalAction("own-discard", "TR-7", tile=tile.text)
    if not completes(state, seat, tile):
        raise IllegalAction("cannot-end-with", "TR-7", tile=tile.text)
    claimed = state.gets(seat, "claim", tile, discards=state.discards.taken())
    return claimed, (Event("claim", seat, {"tile": tile.text}),)


def _get(state: TablaState, seat: int, move: Draw | Take | DrawTurned) -> Told:
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
    if not turned_serves(state, seat):
        raise IllegalAction("turned-ends-only", "TR-8", tile=tile.text)
    return state.gets(seat, "turned", tile), (Event("draw-turned", seat, {"tile": tile.text}),)


def _draw(state: TablaState, seat: int, tile: Card) -> Told:
    if tile != state.talon[0]:
        raise IllegalAction("not-the-top", "TR-6", tile=tile.text)
    drawn = state.gets(seat, "talon", tile, talon=state.talon[1:], discards=_buried(state.discards))
    return drawn, (Event("draw", seat), Event("drew", seat, {"tile": tile.text}, (seat,)))


def _buried(discards: Discarded) -> Discarded:
    """The discards once the next player has drawn: the last one can neither be taken nor claimed any more."""
    return Discarded(discards.piles)


def _lay_down(state: TablaState, seat: int, move: Discard | End) -> Told:
    """Discard, or end (TR-4, TR-6)."""
    if not state.source:
        raise IllegalAction("must-draw-first", "TR-6")
    if isinstance(move, End):
        return _finish(state, seat, move)
    tile = TILES.card(move.tile)
    if state.phase == "end":
        raise IllegalAction("must-end", "TR-8" if state.source == "turned" else "TR-7")
    hands = loses(state.hands, seat, tile, "TR-6")
    if tile == state.barred:
        raise IllegalAction("just-taken", "TR-6", tile=tile.text)
    discards = state.discards.put(seat, tile)
    over = not state.talon and not state.claims
    left = state.become(
        hands=hands,
        discards=discards,
        turn=state.after(seat),
        source="",
        fresh=None,
        end="void" if over else "",
    )
    return left, (Event("discard", seat, {"tile": tile.text}),)


def _finish(state: TablaState, seat: int, end: End) -> Told:
    """End the deal from the hand (TR-4)."""
    tile = check_end(end, state.hands[seat], state.jokers, state.drawn_turned)
    if tile == state.barred:
        raise IllegalAction("just-taken", "TR-6", tile=tile.text)
    hands = with_hand(state.hands, seat, ())
    ended = state.become(hands=hands, discards=state.discards.put(seat, tile), end="hand", ending=end)
    return ended, (Event("end-hand", seat, {"tile": tile.text, "kind": end.kind}),)
