"""What is seen of a deal, and where every card is."""

from collections.abc import Iterable, Mapping

import msgspec

from bot.games.actions import seat_name
from bot.games.game import Zone
from bot.games.kit.cards import JOKER as JOKER_TEXT
from bot.games.kit.hands import hand_zone
from bot.games.kit.melds import count, gather, kinds, remove, size, without
from bot.games.kit.melds.pieces import ONE_JOKER
from bot.games.meld.rules.offers import offers
from bot.games.meld.rules.reading import kind_of, text_of, texts_of
from bot.games.meld.rules.state import EndedTurn, MeldState, hand_of, is_free, known_of, table_of
from bot.games.meld.rules.turn import MeldTurn, OnTable
from bot.games.meld.rules.view import Combination, LastTurn, MeldView, Phase
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
        last=None if state.last is None else _last(state.last),
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


def _last(ended: EndedTurn) -> LastTurn:
    taken = text_of(ended.taken) if ended.source == "discards" else ""
    return LastTurn(ended.seat, ended.source, text_of(ended.discard), taken, ended.laid, ended.won)


def zones_of(state: MeldState) -> tuple[Zone, ...]:
    """Return the hands (a card just drawn last), what all know to be in them, talon, discard pile, each combination."""
    seats = range(len(state.hands))
    return (
        *(hand_zone(seat, _hidden(state, seat), shown=bool(state.end)) for seat in seats),
        *(Zone(f"known-{seat_name(seat)}", _texts(kinds(known_of(state, seat)))) for seat in seats),
        Zone("talon", _texts(state.talon[state.at :]), ()),
        Zone("discards", _texts(state.pile)),
        *(Zone(f"m{number}", _held(lain)) for number, lain in enumerate(table_of(state), 1)),
    )


def _held(lain: OnTable) -> tuple[str, ...]:
    pairs = zip(lain.meld.shown, lain.meld.natural, strict=True)
    return tuple(text_of(kind) if natural else JOKER_TEXT for kind, natural in pairs)


def _hidden(state: MeldState, seat: int) -> tuple[str, ...]:
    hand = without(hand_of(state, seat), known_of(state, seat))
    if state.turn is None or seat != state.seat or not _has_drawn(state.turn):
        return _texts(kinds(hand))
    return (*_texts(kinds(remove(hand, state.turn.card))), text_of(state.turn.card))


def _has_drawn(turn: MeldTurn) -> bool:
    """True if the card that was drawn from the talon in this turn is in the hand."""
    return turn.source == "talon" and count(turn.hand, turn.card) > 0


def with_zones(state: MeldState, pieces: Mapping[str, tuple[str, ...]]) -> MeldState:
    """Return the state with other cards in hands and talon."""
    hands, turn = list(state.hands), state.turn
    for seat in range(len(hands)):
        texts, known = pieces.get(f"hand-{seat_name(seat)}"), kinds(known_of(state, seat))
        if texts is not None and turn is not None and seat == state.seat:
            turn = _with_hidden(turn, tuple(map(kind_of, texts)), known)
            hands[seat] = turn.before
        elif texts is not None:
            hands[seat] = gather((*map(kind_of, texts), *known))
    rest = tuple(map(kind_of, pieces.get("talon", _texts(state.talon[state.at :]))))
    talon = (*state.talon[: state.at], *rest)
    return msgspec.structs.replace(state, hands=tuple(hands), turn=turn, talon=talon)


def _with_hidden(turn: MeldTurn, hidden: tuple[int, ...], known: tuple[int, ...]) -> MeldTurn:
    """Return the turn with other hidden cards in the hand; what was drawn is the last one, if it is still there."""
    card = hidden[-1] if _has_drawn(turn) else turn.card
    laid = [kind for act in turn.acts for kind in kinds(act.pieces)]
    won = sum(act.won for act in turn.acts)
    before = gather((*hidden, *known, *laid)) - won * ONE_JOKER
    before = remove(before, card) if turn.source else before
    return msgspec.structs.replace(turn, hand=gather((*hidden, *known)), before=before, card=card)
