"""What is seen of a deal."""

from collections.abc import Iterable

from bot.games.kit.melds.pieces import kinds, size
from bot.games.meld.rules.offers import offers
from bot.games.meld.rules.reading import text_of, texts_of
from bot.games.meld.rules.state import MeldState, hand_of, is_free, known_of, table_of
from bot.games.meld.rules.turn import OnTable
from bot.games.meld.rules.view import Combination, MeldView, Phase
from bot.games.offers import opened, tokens

_SHOWN = 3


def view_of(state: MeldState, game: str, seat: int | None) -> MeldView:
    """Return the view of a seat (None: the public)."""
    offered = () if seat is None else offers(state, seat)
    turn, hands = state.turn, [hand_of(state, one) for one in range(len(state.hands))]
    mine = turn is not None and seat == state.seat and turn.source == "talon"
    return MeldView(
        game=game,
        seat=seat,
        turn=None if state.end else state.seat,
        legal=tokens(offered),
        open=opened(offered),
        hand=None if seat is None else _texts(kinds(hands[seat])),
        sizes=tuple(map(size, hands)),
        out=tuple(one for one, hand in enumerate(hands) if not hand),
        ended=bool(state.end),
        table=tuple(_combination(number, lain, state) for number, lain in enumerate(table_of(state), 1)),
        talon=len(state.talon) - state.at,
        discards=_texts(state.pile[-_SHOWN:]),
        discard_count=len(state.pile),
        met=state.met,
        minimum=state.preset.minimum,
        step=state.step,
        dealer=state.dealer,
        phase=_phase(state),
        taken=text_of(turn.card) if turn is not None and turn.source == "discards" else "",
        drawn=text_of(turn.card) if turn is not None and mine else "",
        free=not state.end and (is_free(state) if turn is None else turn.free),
        turned=state.turned,
        last=state.last,
        known=tuple(_texts(kinds(known_of(state, one))) for one in range(len(hands))),
        open_hands=tuple(_texts(kinds(hand)) for hand in hands) if state.end else None,
    )


def _texts(found: Iterable[int]) -> tuple[str, ...]:
    return tuple(map(text_of, found))


def _phase(state: MeldState) -> Phase:
    if state.end:
        return ""
    if state.turn is None:
        return "draw"
    return "play" if state.turn.source else "first"


def _combination(number: int, lain: OnTable, state: MeldState) -> Combination:
    last = state.number - 1 if state.turn is None or not state.turn.acts else state.number
    lit = lain.new if lain.turn == last else ()
    return Combination(number, lain.seat, lain.meld.kind, texts_of(lain.meld), lit)
