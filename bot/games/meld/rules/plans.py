"""A turn as its player plans it: what the plan would do, what pieces can be in it, what is still wrong (RO-8, RO-13).

All from what the player's view says. A plan is the tokens of a turn but its discard; nothing of it has happened yet.
"""

from collections.abc import Iterable, Sequence
from typing import cast

import msgspec

from bot.games.actions import Action, Take
from bot.games.errors import GameError, IllegalAction
from bot.games.kit.cards import FRENCH
from bot.games.kit.cards import JOKER as JOKER_TEXT
from bot.games.kit.melds.meld import CARDS
from bot.games.kit.melds.pieces import add, different, gather, kinds, remove
from bot.games.kit.melds.shapes import additions, exchanges, readings
from bot.games.meld.rules.ending import WholeTurn
from bot.games.meld.rules.judge import judge
from bot.games.meld.rules.moves import LayMeld, LayOff, SwapJoker, read
from bot.games.meld.rules.offers import discards
from bot.games.meld.rules.reading import kind_of, read_meld, text_of, texts_of, texts_of_kinds
from bot.games.meld.rules.taking import taking
from bot.games.meld.rules.turn import NO_CARD, PRESETS, MeldTable, MeldTurn, OnTable, lay
from bot.games.meld.rules.view import MeldView, Source

Ways = tuple[tuple[str, ...], ...]


class Planned(msgspec.Struct, frozen=True, gc=False):
    """A plan as far as it can be done: the turn after it, and what stopped it."""

    turn: MeldTurn
    fault: GameError | None = None


def begun(view: MeldView) -> MeldTurn | None:
    """Return the turn of the view's seat with nothing laid yet; None if it is another's, or a card is to be drawn."""
    if view.seat is None or view.seat != view.turn or view.hand is None or view.phase not in ("first", "play"):
        return None
    hand = gather(map(kind_of, view.hand))
    card = view.taken or view.drawn
    kind = kind_of(card) if card else NO_CARD
    source: Source = "discards" if view.taken else "" if view.phase == "first" else "talon"
    return _turn(view, hand, remove(hand, kind) if card else hand, source, kind)


def with_taken(view: MeldView) -> MeldTurn | None:
    """Return the turn of a seat that is to draw, if it takes the top discard; None if there is none to take."""
    if view.seat is None or view.hand is None or view.phase != "draw" or not view.discards:
        return None
    before, card = gather(map(kind_of, view.hand)), kind_of(view.discards[-1])
    return _turn(view, add(before, card), before, "discards", card)


def own_turn(view: MeldView, *, taking: bool = False) -> MeldTurn:
    """Return the turn of a seat that is to play; `taking`: of one that is to draw, with the discard."""
    turn = with_taken(view) if taking else begun(view)
    assert turn is not None
    return turn


def takes(view: MeldView) -> bool:
    """Return True if the top discard may be taken now."""
    return any(Action.parse(token).verb == "take" for token in view.legal)


def _turn(view: MeldView, hand: int, before: int, source: Source, card: int) -> MeldTurn:
    seat = cast(int, view.seat)
    table = MeldTable(OnTable(read_meld(lain.cards), lain.seat, -1, ()) for lain in view.table)
    return MeldTurn(PRESETS[view.game], seat, 0, view.met[seat], hand, before, table, source, card, view.free)


def planned(view: MeldView, tokens: Sequence[str]) -> Planned | None:
    """Return the trial of a plan, as far as it can be done; None while the seat can plan nothing."""
    moves = [read(Action.parse(token)) for token in tokens]
    takes = bool(moves) and isinstance(moves[0], Take)
    turn = with_taken(view) if takes else begun(view)
    if turn is None:
        return None
    for move in moves[takes:]:
        try:
            turn = lay(turn, cast("LayMeld | LayOff | SwapJoker", move))
        except GameError as error:
            return Planned(turn, error)
    return Planned(turn)


def thrown(turn: MeldTurn, picked: Sequence[str]) -> str:
    """Return the token of the discard that ends a planned turn, "" if none may: the only card that is `picked`.

    Else it is the card that costs most to keep and is not picked, a joker last.
    """
    alone = len(picked) == 1

    def key(action: Action) -> tuple[bool, bool, int]:
        (card,) = action.args
        return (card in picked) != alone, card == JOKER_TEXT, -FRENCH.cards[kind_of(card)].value

    return str(min(discards(turn), key=key, default=""))


def missing(turn: MeldTurn) -> IllegalAction | None:
    """Return the reason why the turn cannot end yet, whatever is discarded; None if it can."""
    faults = [refused(turn, kind) for kind in sorted(different(turn.hand), key=lambda kind: kind == turn.card)]
    return None if None in faults else next(iter(faults), None)


def refused(turn: MeldTurn, discard: int) -> IllegalAction | None:
    """Return the reason why the turn can't end with that discard; None if it can."""
    try:
        judge(turn, discard)
    except IllegalAction as error:
        return error
    return None


def meld_ways(cards: Iterable[str]) -> Ways:
    """Return what all these cards (`H9`, `JK`) can be as a new combination, as words of its token, likeliest first."""
    return tuple(texts_of(meld) for meld in readings(gather(map(kind_of, cards)), CARDS))


def layoff_ways(turn: MeldTurn, number: int, cards: Iterable[str]) -> Ways:
    """Return the ways to add all these cards to the combination of that number, the likeliest first."""
    before = turn.table[number - 1].meld
    pieces = gather(map(kind_of, cards))
    fitting = [addition.added for addition in additions(before, pieces) if addition.added.pieces == pieces]
    ways = (texts_of(meld) for meld in sorted(fitting, key=lambda meld: -meld.points(CARDS)))
    return tuple(dict.fromkeys(ways))  # an ace has the same words below a run and above it


def swap_ways(turn: MeldTurn, number: int, cards: Iterable[str]) -> Ways:
    """Return the way in which all these cards win jokers of the combination of that number, or none."""
    wanted = gather(map(kind_of, cards))
    wins = (exchange.pieces for exchange in exchanges(turn.table[number - 1].meld))
    return tuple(texts_of_kinds(kinds(pieces)) for pieces in wins if pieces == wanted)


def move_token(seat: int, move: LayMeld | LayOff | SwapJoker) -> str:
    """Return the token of something laid."""
    if isinstance(move, LayMeld):
        return str(Action(seat, "meld", move.tiles))
    return str(Action(seat, "layoff" if isinstance(move, LayOff) else "swap", (f"m{move.number}", *move.tiles)))


def way_tokens(turn: MeldTurn, way: WholeTurn, *, taken: bool = False) -> tuple[str, ...]:
    """Return the tokens of a way to end a turn; first that its card is `taken`, if it is with them."""
    first = (str(Action(turn.seat, "take", (text_of(turn.card),))),) if taken else ()
    moves = (move_token(turn.seat, move) for move in way.moves)
    return (*first, *moves, str(Action(turn.seat, "discard", (text_of(way.discard),))))


def taken_and_laid(view: MeldView) -> tuple[str, ...]:
    """Return a whole turn in which the discard is taken and laid, () if there is none.

    It is handed in whole (RO-13), so it ends with a card: the one that costs most to keep.
    """
    turn = with_taken(view)
    way = None if turn is None else taking(turn)
    if turn is None or way is None:
        return ()
    tokens = way_tokens(turn, way, taken=True)
    plan = planned(view, tokens[:-1])
    last = "" if plan is None or plan.fault is not None else thrown(plan.turn, ())
    return (*tokens[:-1], last) if last else tokens
