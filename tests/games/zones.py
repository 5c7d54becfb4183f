"""Where every piece of a state lies, and who may know it: what tests of secrecy and of conservation ask of a game.

`zones_of(state)` returns the zones of the set, in which each piece is exactly once; names do not repeat.
`with_zones(state, pieces)` returns the same state with other pieces in hidden zones, by their names: as many in each as
there were, and all of them somewhere. A new kind of state is registered with both (`zones_of.register`).
"""

from functools import singledispatch

import msgspec

from bot.games.actions import seat_name
from bot.games.cross.rules.cross import Domo
from bot.games.cross.rules.state import UnoState
from bot.games.kit.cards import JOKER as JOKER_TEXT
from bot.games.kit.hands import in_order, put
from bot.games.kit.melds.pieces import ONE_JOKER, count, gather, kinds, remove, without
from bot.games.kit.tiles import EVERY_TILE, Pips, tiles_of
from bot.games.line.rules.christmas_round import ChristmasState, Pictures
from bot.games.line.rules.classic import ClassicState
from bot.games.line.rules.moomin_round import Figures, MoominState
from bot.games.meld.rules.reading import kind_of, text_of
from bot.games.meld.rules.state import MeldState, hand_of, seen_of, table_of
from bot.games.rack.rules.deal import TILES, TablaState, texts


class Zone(msgspec.Struct, frozen=True):
    """A place of pieces, in its order: `hand-p1`, `stock`, `table`.

    `seen_by` are the seats that may know what lies there (None: everybody, and the public). `kind` tells pieces apart
    that cannot lie in each other's zones, such as the joker cards of joker domino.
    """

    name: str
    pieces: tuple[str, ...]
    seen_by: tuple[int, ...] | None = None
    kind: str = ""


@singledispatch
def zones_of(state) -> tuple[Zone, ...]:
    raise NotImplementedError(type(state))


@singledispatch
def with_zones(state, pieces):
    raise NotImplementedError(type(state))


def hand_zone(seat, hand, *, public=False):
    """Return a hand as a zone `hand-p1`, which only its seat sees, or everybody if it is `public`."""
    return Zone(f"hand-{seat_name(seat)}", tuple(map(str, hand)), None if public else (seat,))


def with_pieces(hands, pieces, parse):
    """The hands with what `pieces` names for their zones."""
    names = (hand_zone(seat, ()).name for seat in range(len(hands)))
    return tuple(
        tuple(map(parse, pieces[name])) if name in pieces else hand for name, hand in zip(names, hands, strict=True)
    )


def exchanged(state, pieces):
    """All zones by name, with other pieces in some of them."""
    return {**{zone.name: zone.pieces for zone in zones_of(state)}, **pieces}


# --- classic ---


@zones_of.register
def _(state: ClassicState):
    """Hands, the table, what is out of play, and the lot that must open, which all have seen (CL-4)."""
    lot = 0 if state.opening is None or state.line.placed else state.opening.bit
    laid = tuple(placed.tile for placed in state.line.placed)
    rest = EVERY_TILE & ~state.held & ~sum(Pips(text).bit for text in laid)
    return (
        *(hand_zone(seat, tiles_of(hand & ~lot)) for seat, hand in enumerate(state.hands)),
        Zone("lot", tuple(map(str, tiles_of(lot)))),
        Zone("table", laid),
        Zone("rest", tuple(map(str, tiles_of(rest))), ()),
    )


@with_zones.register
def _(state: ClassicState, pieces):
    tiles = tuple(map(tiles_of, state.hands))
    lot = 0 if state.opening is None or state.line.placed else state.opening.bit
    changed = with_pieces(tiles, pieces, Pips)
    hands = tuple(sum(tile.bit for tile in hand) | (old & lot) for hand, old in zip(changed, state.hands, strict=True))
    return msgspec.structs.replace(state, hands=hands, held=sum(hands))


# --- moomin ---


@zones_of.register
def _(state: MoominState):
    """Hands without the card just drawn, that card, the joker cards, the pile, the table."""
    drawn = () if state.drawn is None else (state.drawn,)
    hands = (
        tuple(tile for tile in hand if tile not in drawn or seat != state.turn) for seat, hand in enumerate(state.hands)
    )
    return (
        *(hand_zone(seat, hand) for seat, hand in enumerate(hands)),
        Zone("drawn", tuple(map(str, drawn)), (state.turn,)),
        *(Zone(f"jokers-{seat_name(seat)}", cards, (seat,), "joker") for seat, cards in enumerate(state.jokers)),
        Zone("stock", tuple(map(str, state.stock)), ()),
        Zone("table", state.line.pieces),
    )


@with_zones.register
def _(state: MoominState, pieces):
    full = exchanged(state, pieces)
    drawn = tuple(map(Figures, full["drawn"]))
    hands = with_pieces(state.hands, full, Figures)
    held = (*hands[state.turn], *drawn)
    jokers = (full[f"jokers-{seat_name(seat)}"] for seat in range(len(state.jokers)))
    return msgspec.structs.replace(
        state,
        hands=tuple(map(in_order, put(hands, state.turn, tuple(held)))),
        drawn=drawn[0] if drawn else None,
        jokers=tuple(tuple(sorted(cards)) for cards in jokers),
        stock=tuple(map(Figures, full["stock"])),
    )


# --- christmas ---


@zones_of.register
def _(state: ChristmasState):
    """Hands, which all may see if that was voted (WD-3), the stack, the table."""
    return (
        *(hand_zone(seat, hand, public=state.open) for seat, hand in enumerate(state.hands)),
        Zone("stock", tuple(map(str, state.stock)), ()),
        Zone("table", state.line.pieces),
    )


@with_zones.register
def _(state: ChristmasState, pieces):
    hands = tuple(map(in_order, with_pieces(state.hands, pieces, Pictures)))
    stock = tuple(map(Pictures, pieces.get("stock", map(str, state.stock))))
    return msgspec.structs.replace(state, hands=hands, stock=stock)


# --- uno ---


_GATHERING = ("take", "return", "heap")  # the heap is made of the pool (UD-2)


@zones_of.register
def _(state: UnoState):
    """Places of all domos: hands without the domo just drawn, that domo, the heap, the table."""
    drawn = () if state.drawn is None else (state.drawn,)
    hands = put(state.hands, state.turn, _without_drawn(state)[0])
    return (
        *(hand_zone(seat, hand) for seat, hand in enumerate(hands)),
        Zone("drawn", tuple(map(str, drawn)), (state.turn,)),
        Zone("heap", tuple(map(str, state.pool if state.pool and state.phase in _GATHERING else state.heap)), ()),
        Zone("table", state.table.pieces),
    )


def _without_drawn(state):
    """Awaited seat's hand without the domo just drawn, and the index of that one; the last of twins."""
    hand = state.hands[state.turn]
    if state.drawn is None:
        return hand, len(hand)
    at = max(at for at, tile in enumerate(hand) if tile is state.drawn)
    return (*hand[:at], *hand[at + 1 :]), at


@with_zones.register
def _(state: UnoState, pieces):
    full = exchanged(state, pieces)
    drawn = tuple(map(Domo, full["drawn"]))
    hands = with_pieces(state.hands, full, Domo)
    held, at = hands[state.turn], _without_drawn(state)[1]
    hands = put(hands, state.turn, (*held[:at], *drawn, *held[at:]))
    heap = tuple(map(Domo, full["heap"]))
    gathering = bool(state.pool) and state.phase in _GATHERING
    return state.become(
        hands=hands,
        drawn=drawn[0] if drawn else None,
        heap=state.heap if gathering else heap,
        pool=heap if gathering else _renamed(state.pool, state.heap, heap),
        charge=None if state.charge is None else _accused(state.charge, state.hands, hands),
    )


def _accused(charge, before, after):
    held = _renamed(charge.held, before[charge.seat], after[charge.seat])
    return msgspec.structs.replace(charge, held=held)


def _renamed(tiles, before, after):
    """Tiles of which some lie in `before`, named by what lies `after` in their places; twins one by one."""
    rest = list(zip(before, after, strict=True))
    renamed = []
    for tile in tiles:
        pair = next((pair for pair in rest if pair[0] is tile), (tile, tile))
        if pair in rest:
            rest.remove(pair)
        renamed.append(pair[1])
    return tuple(renamed)


# --- meld ---


def _texts(pieces):
    return tuple(map(text_of, pieces))


@zones_of.register
def _(state: MeldState):
    """Hands (a card just drawn last), what all know to be in them, talon, discard pile, each combination."""
    seats = range(len(state.hands))
    return (
        *(hand_zone(seat, _hidden(state, seat), public=bool(state.end)) for seat in seats),
        *(Zone(f"known-{seat_name(seat)}", _texts(kinds(seen_of(state, seat)))) for seat in seats),
        Zone("talon", _texts(state.talon[state.at :]), ()),
        Zone("discards", _texts(state.pile)),
        *(Zone(f"m{number}", _held(lain)) for number, lain in enumerate(table_of(state), 1)),
    )


def _held(lain):
    pairs = zip(lain.meld.faces, lain.meld.natural, strict=True)
    return tuple(text_of(kind) if natural else JOKER_TEXT for kind, natural in pairs)


def _hidden(state, seat):
    hand = without(hand_of(state, seat), seen_of(state, seat))
    if state.turn is None or seat != state.seat or not _has_drawn(state.turn):
        return _texts(kinds(hand))
    return (*_texts(kinds(remove(hand, state.turn.card))), text_of(state.turn.card))


def _has_drawn(turn):
    """True if the card that was drawn from the talon in this turn is in the hand."""
    return turn.source == "talon" and count(turn.hand, turn.card) > 0


@with_zones.register
def _(state: MeldState, pieces):
    hands, turn = list(state.hands), state.turn
    for seat in range(len(hands)):
        texts, known = pieces.get(f"hand-{seat_name(seat)}"), kinds(seen_of(state, seat))
        if texts is not None and turn is not None and seat == state.seat:
            turn = _with_hidden(turn, tuple(map(kind_of, texts)), known)
            hands[seat] = turn.before
        elif texts is not None:
            hands[seat] = gather((*map(kind_of, texts), *known))
    rest = tuple(map(kind_of, pieces.get("talon", _texts(state.talon[state.at :]))))
    talon = (*state.talon[: state.at], *rest)
    return msgspec.structs.replace(state, hands=tuple(hands), turn=turn, talon=talon)


def _with_hidden(turn, hidden, known):
    """Turn with other hidden cards in the hand; what was drawn is the last one, if it is still there."""
    card = hidden[-1] if _has_drawn(turn) else turn.card
    laid = [kind for act in turn.acts for kind in kinds(act.pieces)]
    won = sum(act.won for act in turn.acts)
    before = gather((*hidden, *known, *laid)) - won * ONE_JOKER
    before = remove(before, card) if turn.source else before
    return msgspec.structs.replace(turn, hand=gather((*hidden, *known)), before=before, card=card)


# --- rack ---


@zones_of.register
def _(state: TablaState):
    """Hands without the tile that came last, that tile, talon, turned tile, discards, and what was laid."""
    came = () if state.end or state.fresh is None or not state.source else (state.fresh,)
    seen_by = (state.turn,) if state.source == "talon" else None
    return (
        *(
            hand_zone(seat, _less(hand, came if seat == state.turn else ()), public=bool(state.end))
            for seat, hand in enumerate(state.hands)
        ),
        Zone("came", texts(came), seen_by),
        Zone("stock", texts(state.talon), ()),
        Zone("turned", () if state.drawn_turned else (state.turned.text,)),
        *(Zone(f"discards-{seat_name(seat)}", texts(pile)) for seat, pile in enumerate(state.discards.piles)),
        Zone("table", texts(state.laid)),
    )


@with_zones.register
def _(state: TablaState, pieces):
    full = exchanged(state, pieces)
    came = tuple(map(TILES.card, full["came"]))
    hands = with_pieces(state.hands, full, TILES.card)
    hands = put(hands, state.turn, (*hands[state.turn], *came))
    talon = tuple(map(TILES.card, full["stock"]))
    fresh = came[0] if came else state.fresh
    return state.become(hands=tuple(map(in_order, hands)), talon=talon, fresh=fresh)


def _less(hand, tiles):
    rest = list(hand)
    for tile in tiles:
        rest.remove(tile)
    return tuple(rest)
