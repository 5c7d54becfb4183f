"""A deal of a card table from turn to turn (RO-2, RO-7, RO-8, RO-14, RO-16, RO-17)."""

import msgspec

from bot.games.actions import Discard, Draw, Take
from bot.games.errors import IllegalAction
from bot.games.events import Event, EventData
from bot.games.kit.deals import next_seat
from bot.games.kit.hands import put
from bot.games.kit.melds.pieces import add, size
from bot.games.meld.rules.ending import may_lay
from bot.games.meld.rules.judge import judge
from bot.games.meld.rules.moves import LayMeld, LayOff, NewTalon, SwapJoker
from bot.games.meld.rules.outlook import goes_nowhere
from bot.games.meld.rules.reading import kind_of, text_of
from bot.games.meld.rules.taking import can_be_laid
from bot.games.meld.rules.turn import MeldTable, MeldTurn, Preset, lay, seen_after, without_seen
from bot.games.meld.rules.view import LastTurn, Source


class MeldState(msgspec.Struct, frozen=True, gc=False):
    """One deal.

    `hands` are pieces (`kit/melds`), that of the seat in turn as it was before the turn. `talon` is drawn from `at` on,
    `pile` are the discards, the top one last. `turn` is what the awaited seat has done since it drew (None: it is to
    draw), `table` the combinations before that. `met` and `drew` say of each seat whether it met the minimum, and ended
    a turn in which it drew; `turned` whether the discards became the talon; `number` counts the turns.

    `seen_cards` are the pieces of each hand that everybody has seen: it took them from the pile in an earlier turn.
    """

    preset: Preset
    step: int
    dealer: int
    hands: tuple[int, ...]
    talon: tuple[int, ...]
    at: int
    pile: tuple[int, ...]
    seat: int
    turn: MeldTurn | None
    table: MeldTable
    met: tuple[bool, ...]
    drew: tuple[bool, ...]
    turned: bool
    number: int
    seen_cards: tuple[int, ...]
    last: LastTurn | None = None
    end: str = ""


Applied = tuple[MeldState, tuple[Event, ...]]


def opening(preset: Preset, step: int, dealer: int, hands: tuple[int, ...], talon: tuple[int, ...]) -> MeldState:
    """Return the state in which the 15-card player is to discard (RO-7)."""
    seats = len(hands)
    starter = next_seat(dealer, seats, step)
    none = (False,) * seats
    return MeldState(
        preset=preset,
        step=step,
        dealer=dealer,
        hands=hands,
        talon=talon,
        at=0,
        pile=(),
        seat=starter,
        turn=MeldTurn(preset, starter, 0, False, hands[starter], hands[starter], MeldTable()),
        table=MeldTable(),
        met=none,
        drew=none,
        turned=False,
        number=0,
        seen_cards=(0,) * seats,
    )


def is_free(state: MeldState) -> bool:
    """Return True if the awaited seat may take the discard without obligation (RO-14)."""
    return state.preset.always_free or not state.drew[state.seat]


def table_of(state: MeldState) -> MeldTable:
    """Return the combinations as they lie now."""
    return state.table if state.turn is None else state.turn.table


def hand_of(state: MeldState, seat: int) -> int:
    """Return the pieces that a seat holds now."""
    return state.turn.hand if state.turn is not None and seat == state.seat else state.hands[seat]


def begun(state: MeldState, source: Source) -> MeldTurn:
    """Return the turn of the awaited seat if it takes the top discard, or draws what will be drawn next."""
    seat, hand, taken = state.seat, state.hands[state.seat], source == "discards"
    card, free = (state.pile[-1], is_free(state)) if taken else (state.talon[state.at], False)
    return MeldTurn(
        state.preset, seat, state.number, state.met[seat], add(hand, card), hand, state.table, source, card, free
    )


def may_take(state: MeldState) -> bool:
    """Return True if the seat that is to draw may take the top discard: a legal turn with it exists (RO-14, RO-15)."""
    if is_free(state):
        return True
    if goes_nowhere(state.hands[state.seat], state.pile[-1], state.table):
        return False
    return can_be_laid(begun(state, "discards"))


def draw(state: MeldState, move: Draw) -> Applied:
    """Draw the next card of the talon."""
    _check_drawing(state)
    if move.tile is None or kind_of(move.tile) != state.talon[state.at]:
        raise IllegalAction("not-the-top", "RO-8", tile=move.tile or "")
    changed = msgspec.structs.replace(state, at=state.at + 1, turn=begun(state, "talon"))
    seat = state.seat
    return changed, (Event("draw", seat), Event("drew", seat, {"tile": move.tile}, (seat,)))


def take(state: MeldState, move: Take) -> Applied:
    """Take the top discard, if a legal turn with it exists (RO-14, RO-15); which it is is judged at its end."""
    _check_drawing(state)
    if kind_of(move.tile) != state.pile[-1]:
        raise IllegalAction("not-the-top", "RO-8", tile=move.tile)
    if not may_take(state):
        raise IllegalAction("cannot-be-taken", "RO-15", tile=move.tile)
    changed = msgspec.structs.replace(state, pile=state.pile[:-1], turn=begun(state, "discards"))
    return changed, (Event("take", state.seat, {"tile": move.tile}),)


def _check_drawing(state: MeldState) -> None:
    if state.turn is not None:
        if not state.turn.source:
            raise IllegalAction("first-only-discards", "RO-7")
        raise IllegalAction("drawn-already", "RO-8")
    if state.at == len(state.talon):
        raise IllegalAction("stock-empty", "RO-17")


def lay_down(state: MeldState, move: LayMeld | LayOff | SwapJoker) -> Applied:
    """Lay cards, as a part of the turn."""
    if state.turn is None:
        raise IllegalAction("draw-first", "RO-8")
    if not may_lay(state.turn):
        raise IllegalAction("first-only-discards", "RO-7")
    turn = lay(state.turn, move)
    act, number = turn.acts[-1], len(turn.table) if isinstance(move, LayMeld) else move.number
    facts: dict[str, EventData] = {"number": number, "tiles": move.tiles, "won": act.won}
    return msgspec.structs.replace(state, turn=turn), (Event(act.verb, turn.seat, facts),)


def discard(state: MeldState, move: Discard) -> Applied:
    """End the turn, which is judged as a whole; then it is the next seat's, or the deal has ended."""
    turn = state.turn
    if turn is None:
        raise IllegalAction("draw-first", "RO-8")
    card = kind_of(move.tile)
    verdict, seat, seats, seen_cards = judge(turn, card), turn.seat, len(state.hands), state.seen_cards
    seen = without_seen(seen_of(state, seat), card)
    end, pile = verdict.end, (*state.pile, card)
    if not end and state.at == len(state.talon) and (state.turned or len(pile) == 1):
        end = "void"
    changed = msgspec.structs.replace(
        state,
        hands=put(state.hands, seat, verdict.hand),
        pile=pile,
        seat=next_seat(seat, seats, state.step),
        turn=None,
        table=turn.table,
        met=state.met if verdict.met == turn.met else put(state.met, seat, True),
        drew=put(state.drew, seat, True) if turn.source and not state.drew[seat] else state.drew,
        number=state.number + 1,
        seen_cards=seen_cards if seen == seen_cards[seat] else put(seen_cards, seat, seen),
        last=_ended(turn, move.tile),
        end=end,
    )
    events: tuple[Event, ...] = (Event("discard", seat, {"tile": move.tile, "end": verdict.end}),)
    if verdict.met and not turn.met and not verdict.end:
        events += (Event("met", seat, {"points": turn.points}),)
    return changed, events


def seen_of(state: MeldState, seat: int) -> int:
    """Return what everybody knows to be in a hand now: cards taken and not laid since, jokers won in this turn."""
    seen, turn = state.seen_cards[seat], state.turn
    if turn is None or seat != state.seat or (turn.source != "discards" and not turn.acts):
        return seen
    return seen_after(seen, turn.source, turn.card, turn.acts)


def _ended(turn: MeldTurn, discard: str) -> LastTurn:
    laid = sum(size(act.pieces) for act in turn.acts)
    won = sum(act.won for act in turn.acts)
    taken = text_of(turn.card) if turn.source == "discards" else ""
    return LastTurn(turn.seat, turn.source, discard, taken, laid, won)


def new_talon(state: MeldState, move: NewTalon) -> Applied:
    """Let the discards but the top one be the talon (RO-17)."""
    if state.turn is not None or state.at < len(state.talon) or state.turned:
        raise IllegalAction("talon-not-empty", "RO-17")
    talon = tuple(kind_of(card) for card in move.tiles)
    if sorted(talon) != sorted(state.pile[:-1]):
        raise IllegalAction("not-the-talon", "RO-17")
    changed = msgspec.structs.replace(state, talon=talon, at=0, pile=state.pile[-1:], turned=True)
    return changed, (Event("talon", None, {"count": len(talon)}),)
