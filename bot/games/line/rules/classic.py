"""Classic domino, rules CL-1 to CL-9: the double-six set, no drawing, two ends."""

from functools import lru_cache
from itertools import chain

import msgspec

from bot.games.actions import Action, Pass, seat_name
from bot.games.chance import Chance
from bot.games.errors import IllegalAction, NotationError, RecordError
from bot.games.events import Event
from bot.games.game import Deal, Length, Outcome, Start
from bot.games.kit.deals import next_seat, read_dealt, read_seat, read_seats, take_hands
from bot.games.kit.tiles import EVERY_TILE, FITS, Pips, pips_of, tiles_of
from bot.games.line.rules.hidden import after_passes, deal_hidden, line_of, standpoint
from bot.games.line.rules.line import Line, LineGame, LineView, Placed, Play, join, joins, read
from bot.games.offers import only, tokens
from bot.games.options import Option, Options
from bot.games.shuffle import Stream
from bot.games.view import Course, View

_HAND_SIZE = {2: 7, 3: 5, 4: 5}
_RACE = "race-121"
_TRIES = 200  # hands that are imagined until somebody can play
_PASSED = tuple((Event("pass", seat),) for seat in range(4))  # by seat
_LIMIT = {"minus-100": 100, "minus-200": 200, _RACE: 121}


class ClassicState(msgspec.Struct, frozen=True, gc=False):
    """One hand of play.

    `hands` are the bits of `Pips.order`, `held` all of them together, `fits` the tiles that join an end; `opening` must
    open, if given (CL-4).
    """

    hands: tuple[int, ...]
    held: int
    turn: int
    line: Line
    out_ends: bool
    opening: Pips | None = None
    out: tuple[int, ...] = ()
    passes: int = 0
    end: str = ""
    fits: int = EVERY_TILE


class Classic(LineGame[ClassicState]):
    """Classic domino for 2 to 4 players."""

    name = "classic"
    pieces = "pips"
    counted = "pips"
    seats = range(2, 5)
    options = (
        Option("scoring", ("minus-100", "minus-200", _RACE), "CL-7"),
        Option("start", ("highest-double", "highest-pips"), "CL-3"),
        Option("reshuffle", (True, False), "CL-4"),
        Option("out-ends", (False, True), "CL-6"),
        Option("hands", (0, 1, 3, 5), "CL-7", added=True),
    )
    lengths = (Length("quick", {"hands": 3}, (37, 44, 65)), Length("printed", {"hands": 0}, (188, 280, 447)))
    rules = tuple(f"CL-{number}" for number in range(1, 10))
    end_rule = "CL-6"
    public_verbs = frozenset(("play",))
    public_deal = ("lots", "starter")

    def deal(self, start: Start, stream: Stream) -> tuple[int | None, Deal]:
        """Draw the lots in the first round, then the hands (CL-3, CL-4, CL-9); there is no dealer."""
        deck = stream.shuffle([str(tile) for tile in Pips.order])
        size = _HAND_SIZE[start.seats]
        if start.previous is not None:
            hands, rest = take_hands(deck, [size] * start.seats)
            return None, _deal(None, hands, rest, _next_starter(start))
        lots = deck[: start.seats]
        if start.options["reshuffle"]:
            deck = stream.shuffle([str(tile) for tile in Pips.order])
            hands, rest = take_hands(deck, [size] * start.seats)
        else:
            more, rest = take_hands(deck[start.seats :], [size - 1] * start.seats)
            hands = {name: [lot, *more[name]] for name, lot in zip(more, lots, strict=True)}
        return None, _deal(lots, hands, rest, _lot_winner(lots, str(start.options["start"])))

    def begin(self, start: Start, dealer: int | None, deal: Deal) -> ClassicState:
        """Make the first state: hands, starter, and the tile that must open if the option says so (CL-4)."""
        hands, _ = read_dealt(deal, [_HAND_SIZE[start.seats]] * start.seats, Pips, Pips.order, "rest")
        if dealer is not None:
            raise RecordError("deal", part="hands")
        starter = read_seat(deal.get("starter"), start.seats, "starter")
        opening = None
        if start.previous is None and not start.options["reshuffle"]:
            opening = Pips(str(read_seats(deal.get("lots"), start.seats, "lots")[starter]))
        bits = tuple(sum(tile.bit for tile in hand) for hand in hands)
        return ClassicState(bits, sum(bits), starter, Line(), bool(start.options["out-ends"]), opening)

    def deal_events(self, start: Start, dealer: int | None, deal: Deal) -> tuple[Event, ...]:
        """Tell the lots and who starts (CL-3, CL-9)."""
        starter = read_seat(deal["starter"], start.seats, "starter")
        events = [Event("dealt", None, {"round": start.round})]
        if deal["lots"] is not None:
            lots = read_seats(deal["lots"], start.seats, "lots")
            events += [Event("lot", seat, {"tile": lot}) for seat, lot in enumerate(lots)]
        return (*events, Event("starts", starter))

    def turn(self, state: ClassicState) -> int | None:
        """Return the seat that is to play or pass."""
        return None if state.end else state.turn

    def offers(self, state: ClassicState, seat: int) -> tuple[Action, ...]:
        """Return tiles in canonical order, left before right; a pass only if none can be played (CL-5)."""
        if state.end or seat != state.turn:
            return ()
        line = state.line
        hand = state.hands[seat] if state.opening is None or line.placed else state.opening.bit
        return _choices(seat, hand & state.fits, line.left, line.right)

    def forced(self, state: ClassicState) -> Action | None:
        """Return the pass, where no tile can be played (CL-5)."""
        return only(self.offers(state, state.turn), ("pass",))

    def apply(self, state: ClassicState, action: Action) -> tuple[ClassicState, tuple[Event, ...]]:
        """Play a tile or pass (CL-4 to CL-6)."""
        if state.end:
            raise IllegalAction("round-over", self.end_rule)
        if action.seat != state.turn:
            raise IllegalAction("not-your-turn", "CL-5", seat=seat_name(state.turn))
        move = read(action)
        if type(move) is Play:
            return _play(state, action, move)
        if type(move) is Pass:
            return _pass(state, action.seat)
        raise NotationError("action", text=str(action))

    def view(self, state: ClassicState, seat: int | None) -> LineView:
        """Return the line, the sizes of all hands, and the seat's own hand."""
        return LineView(
            game=self.name,
            seat=seat,
            turn=self.turn(state),
            legal=() if seat is None else tokens(self.offers(state, seat)),
            hand=None if seat is None else tuple(map(str, tiles_of(state.hands[seat]))),
            sizes=tuple(hand.bit_count() for hand in state.hands),
            out=state.out,
            ended=bool(state.end),
            passes=state.passes,
            **state.line.view_fields(),
        )

    def sample(self, view: View, rng: Chance) -> ClassicState:
        """Return a state in which no seat holds what it lacked when it passed, and some seat can play (CL-5, CL-6)."""
        viewer = standpoint(view)
        view, lots, line = viewer.view, _lots(viewer.course), line_of(viewer.view)
        fits = FITS[line.left + line.right] if line.placed else EVERY_TILE
        holders = after_passes(Pips.order, viewer.course.history, view.sizes)
        for _ in range(_TRIES):
            dealt, _ = deal_hidden(Pips.order, viewer, holders, rng, lots)
            hands = tuple(sum(tile.bit for tile in hand) for hand in dealt)
            if sum(hands) & fits:
                break
        opening = lots[read_seat(viewer.course.dealt["starter"], len(lots), "starter")] if lots else None
        out_ends = bool(viewer.course.options["out-ends"])
        return ClassicState(hands, sum(hands), viewer.turn, line, out_ends, opening, view.out, view.passes, fits=fits)

    def outcome(self, state: ClassicState) -> Outcome | None:
        """Return the end: the fewest pips win; among equals the seat that went out first, else none (CL-8)."""
        if not state.end:
            return None
        lefts = tuple(pips_of(hand) for hand in state.hands)
        tied = [seat for seat, pips in enumerate(lefts) if pips == min(lefts)]
        first_out = next((seat for seat in state.out if seat in tied), None)
        return Outcome(state.end, tied[0] if len(tied) == 1 else first_out, lefts)

    def price(self, options: Options, outcome: Outcome) -> tuple[int, ...]:
        """Return minus points for what is left, or in the race all pips for the winner (CL-7, CL-8)."""
        if options["scoring"] != _RACE:
            return tuple(-pips for pips in outcome.lefts)
        return tuple(sum(outcome.lefts) * (seat == outcome.winner) for seat in range(len(outcome.lefts)))

    def finished(self, options: Options, totals: tuple[int, ...], rounds: int) -> str | None:
        """Return `target` once someone reaches the limit, `rounds` after as many hands as agreed (CL-7)."""
        if max(map(abs, totals)) >= _LIMIT[str(options["scoring"])]:
            return "target"
        return "rounds" if rounds == options["hands"] else None


def _lots(course: Course) -> tuple[Pips, ...]:
    """Return the lots with which the hands begin, by seat; none where they went back (CL-4)."""
    if course.round > 1 or course.options["reshuffle"]:
        return ()
    return tuple(Pips(lot) for lot in course.dealt["lots"].values())


def _deal(lots: list[str] | None, hands: dict[str, list[str]], rest: list[str], starter: int) -> Deal:
    named = None if lots is None else dict(zip(hands, lots, strict=True))
    return {"lots": named, "hands": hands, "rest": rest, "starter": seat_name(starter)}


def _lot_winner(lots: list[str], rule: str) -> int:
    """Return the seat whose lot starts (CL-3); no two lots are worth the same."""
    tiles = [Pips(lot) for lot in lots]
    if rule == "highest-double":
        return max(range(len(tiles)), key=lambda seat: (tiles[seat].double, tiles[seat].pips, tiles[seat].a))
    return max(range(len(tiles)), key=lambda seat: (tiles[seat].pips, tiles[seat].double, tiles[seat].a))


def _next_starter(start: Start) -> int:
    """Return the last winner, or the tied seat nearest in seat order from the last starter on (CL-9)."""
    if start.previous is None:
        raise ValueError("the first round has no winner before it")
    outcome = start.previous.outcome
    if isinstance(outcome.winner, int):
        return outcome.winner
    last = read_seat(start.previous.deal["starter"], start.seats, "starter")
    tied = [seat for seat, pips in enumerate(outcome.lefts) if pips == min(outcome.lefts)]
    return min(tied, key=lambda seat: (seat - last) % start.seats)


def _play(state: ClassicState, action: Action, move: Play) -> tuple[ClassicState, tuple[Event, ...]]:
    seat, tile, side = action.seat, Pips.by_text.get(move.tile), move.side
    if tile is None or move.half or move.cover or (side is not None) is (not state.line.placed):
        raise NotationError("action", text=str(action))
    if not state.hands[seat] & tile.bit:
        raise IllegalAction("not-in-hand", "CL-5", tile=str(tile))
    line = _open(state, tile, seat) if side is None else join(state.line, tile, side, seat, "CL-5")
    return _after(state, seat, tile, line), _played(seat, move.tile, side or "")


def _open(state: ClassicState, tile: Pips, seat: int) -> Line:
    if state.opening is not None and tile is not state.opening:
        raise IllegalAction("must-open-with", "CL-4", tile=str(state.opening))
    return state.line.opened(Placed(tile.text, tile.a, tile.b, seat))


def _after(state: ClassicState, seat: int, tile: Pips, line: Line) -> ClassicState:
    """Return the state after a tile, with the seats that are out, the end of the hand, the next turn (CL-6)."""
    hands = list(state.hands)
    hands[seat] = hand = hands[seat] ^ tile.bit
    out = state.out if hand else (*state.out, seat)
    held, fits = state.held ^ tile.bit, FITS[line.left + line.right]
    end = "out" if not hand and state.out_ends else "" if held & fits else "blocked"
    following = next_seat(seat, len(hands), 1, out)
    return ClassicState(tuple(hands), held, following, line, state.out_ends, state.opening, out, 0, end, fits)


def _pass(state: ClassicState, seat: int) -> tuple[ClassicState, tuple[Event, ...]]:
    if fitting := state.hands[seat] & state.fits:
        raise IllegalAction("must-play", "CL-5", tile=str(tiles_of(fitting)[0]))
    following = next_seat(seat, len(state.hands), 1, state.out)
    return msgspec.structs.replace(state, turn=following, passes=state.passes + 1), _PASSED[seat]


@lru_cache(maxsize=1024)
def _played(seat: int, tile: str, side: str) -> tuple[Event, ...]:
    """Return the events of a tile laid; the view says that its player is out."""
    return (Event("play", seat, {"tile": tile, "side": side}),)


@lru_cache(maxsize=65536)
def _choices(seat: int, fitting: int, left: str, right: str) -> tuple[Action, ...]:
    """Return the actions of a seat whose fitting tiles these are."""
    if not fitting:
        return (Action(seat, "pass"),)
    return tuple(chain.from_iterable(map(_plays(seat, left, right).__getitem__, tiles_of(fitting))))


@lru_cache(maxsize=1024)
def _plays(seat: int, left: str, right: str) -> dict[Pips, tuple[Action, ...]]:
    """Return the ways to play each tile between these ends: few, and the same in most hands."""
    if not left:
        return {tile: (Action(seat, "play", (tile.text,)),) for tile in Pips.order}
    ways = {tile: joins((tile,), Line(left=left, right=right)) for tile in Pips.order}
    return {tile: tuple(Action(seat, "play", (tile.text, side)) for _, side, _ in ways[tile]) for tile in Pips.order}
