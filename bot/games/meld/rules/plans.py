"""A turn as its player plans it: what the plan comes to, what pieces can be in it, what is still wrong (RO-8, RO-13).

All from what the player's view says. A plan is the tokens of a turn but its discard; nothing of it has happened yet.
"""

from collections.abc import Iterable, Sequence
from typing import cast

import msgspec

from bot.games.actions import Action, seat_name
from bot.games.errors import GameError, IllegalAction
from bot.games.game import AnyGame
from bot.games.kit.cards import FRENCH
from bot.games.kit.cards import JOKER as JOKER_TEXT
from bot.games.kit.melds import CARDS, JOKER, Meld, exchanges, gather, grown, kinds, readings, remove
from bot.games.meld.rules.ending import WholeTurn
from bot.games.meld.rules.judge import judge
from bot.games.meld.rules.moves import LayMeld, LayOff, SwapJoker, TakeCard, read
from bot.games.meld.rules.offers import discards, openings
from bot.games.meld.rules.reading import kind_of, read_meld, text_of, texts_of
from bot.games.meld.rules.turn import NO_CARD, MeldTable, MeldTurn, OnTable, Preset, Source, lay
from bot.games.meld.rules.view import MeldView
from bot.games.offers import Open

Ways = tuple[tuple[str, ...], ...]


class Planned(msgspec.Struct, frozen=True, gc=False):
    """A plan as far as it can be done: the turn after it, the number of its tokens that were done, what stopped it."""

    turn: MeldTurn
    done: int
    fault: GameError | None = None


def begun(view: MeldView, preset: Preset) -> MeldTurn | None:
    """Return the turn of the view's seat with nothing laid yet; None if it is another's, or a card is to be drawn."""
    if view.seat is None or view.seat != view.turn or view.hand is None or view.phase not in ("first", "play"):
        return None
    hand = gather(map(kind_of, view.hand))
    card = view.taken or view.drawn
    kind = kind_of(card) if card else NO_CARD
    source: Source = "discards" if view.taken else "" if view.phase == "first" else "talon"
    return _turn(view, preset, hand, remove(hand, kind) if card else hand, source, kind, free=view.free)


def with_taken(view: MeldView, preset: Preset) -> MeldTurn | None:
    """Return the turn of a seat that is to draw, if it takes the top discard; None if there is none to take."""
    if view.seat is None or view.hand is None or view.phase != "draw" or not view.discards:
        return None
    before, card = gather(map(kind_of, view.hand)), kind_of(view.discards[-1])
    hand = gather((*kinds(before), card))
    return _turn(view, preset, hand, before, "discards", card, free=view.free)


def _turn(
    view: MeldView, preset: Preset, hand: int, before: int, source: Source, card: int, *, free: bool = False
) -> MeldTurn:
    seat = cast(int, view.seat)
    table = MeldTable(OnTable(read_meld(lain.cards), lain.seat, -1, ()) for lain in view.table)
    return MeldTurn(preset, seat, 0, view.met[seat], hand, before, table, source, card, free)


def preset_of(rules: AnyGame) -> Preset:
    """Return the preset of a game of this family."""
    return cast(Preset, rules.preset)  # type: ignore[attr-defined]


def planned(view: MeldView, preset: Preset, tokens: Sequence[str]) -> Planned | None:
    """Return what a plan comes to, as far as it can be done; None while the seat can plan nothing."""
    moves = [read(Action.parse(token)) for token in tokens]
    takes = bool(moves) and isinstance(moves[0], TakeCard)
    turn = with_taken(view, preset) if takes else begun(view, preset)
    if turn is None:
        return None
    done = int(takes)
    for move in moves[done:]:
        try:
            turn = lay(turn, cast("LayMeld | LayOff | SwapJoker", move))
        except GameError as error:
            return Planned(turn, done, error)
        done += 1
    return Planned(turn, done)


def open_places(turn: MeldTurn) -> tuple[Open, ...]:
    """Return what may still be laid."""
    return tuple(openings(turn))


def last_cards(turn: MeldTurn) -> tuple[str, ...]:
    """Return the tokens of the discards with which the turn may end now."""
    return tuple(map(str, discards(turn)))


def thrown(turn: MeldTurn, picked: Sequence[str]) -> str:
    """Return the token of the discard that ends a planned turn, "" if none may: the only card that is `picked`.

    Else it is the card that costs most to keep and is not picked, a joker last.
    """
    alone = len(picked) == 1

    def key(token: str) -> tuple[bool, bool, int]:
        card = Action.parse(token).args[0]
        return (card in picked) != alone, card == JOKER_TEXT, -FRENCH.cards[kind_of(card)].value

    return min(last_cards(turn), key=key, default="")


def missing(turn: MeldTurn) -> IllegalAction | None:
    """Return the reason why the turn cannot end yet, whatever is discarded; None if it can."""
    found: IllegalAction | None = None
    for kind in sorted(dict.fromkeys(kinds(turn.hand)), key=lambda kind: kind == turn.card):
        try:
            judge(turn, kind)
        except IllegalAction as error:
            found = found or error
        else:
            return None
    return found


def refused(turn: MeldTurn, card: str) -> IllegalAction | None:
    """Return the reason why the turn can't end with that card as its discard; None if it can."""
    try:
        judge(turn, kind_of(card))
    except IllegalAction as error:
        return error
    return None


def meld_ways(cards: Iterable[str]) -> Ways:
    """Return what all these cards (`H9`, `JK`) can be as a new combination, as words of its token, likeliest first."""
    return tuple(texts_of(meld) for meld in readings(gather(map(kind_of, cards)), CARDS))


def layoff_ways(turn: MeldTurn, number: int, cards: Iterable[str]) -> Ways:
    """Return the ways to add all these cards to the combination of that number, the likeliest first."""
    before = turn.table[number - 1].meld
    found = [_added(before, after) for after in grown(before, gather(map(kind_of, cards)), CARDS)]
    return tuple(dict.fromkeys(found))


def _added(before: Meld, after: Meld) -> tuple[str, ...]:
    pairs = zip(texts_of(after), after.shown, strict=True)
    return tuple(text for text, kind in pairs if kind not in before.shown)


def swap_ways(turn: MeldTurn, number: int, cards: Iterable[str]) -> Ways:
    """Return the way in which all these cards win jokers of the combination of that number, or none."""
    wanted = tuple(sorted(map(kind_of, cards)))
    found = [needed for needed, _ in exchanges(turn.table[number - 1].meld) if tuple(sorted(needed)) == wanted]
    return tuple(tuple(map(text_of, needed)) for needed in found[:1])


def held_text(word: str) -> str:
    """Return the card that leaves the hand for a word of a token: `JK` for `JK=H9`."""
    return JOKER_TEXT if word.startswith(JOKER_TEXT) else word


def takes_next(cards: Sequence[str]) -> tuple[str, ...]:
    """Return the natural cards that a combination on the table takes, one at a time."""
    meld = read_meld(tuple(cards))
    every = gather(kind for kind in range(JOKER))
    fits = (kind for kind in kinds(every) if grown(meld, gather((kind,)), CARDS))
    return tuple(map(text_of, fits))


def joker_price(cards: Sequence[str]) -> Ways:
    """Return the ways to win a joker of a combination, each with all the cards that must be laid."""
    return tuple(tuple(map(text_of, needed)) for needed, _ in exchanges(read_meld(tuple(cards))))


def token(seat: int, *words: str) -> str:
    """Write a token of a seat."""
    return " ".join((seat_name(seat), *words))


def move_token(seat: int, move: LayMeld | LayOff | SwapJoker) -> str:
    """Return the token of something laid."""
    if isinstance(move, LayMeld):
        return token(seat, "meld", *move.cards)
    return token(seat, "layoff" if isinstance(move, LayOff) else "swap", f"m{move.number}", *move.cards)


def way_tokens(turn: MeldTurn, way: WholeTurn, *, taken: bool = False) -> tuple[str, ...]:
    """Return the tokens of a way to end a turn; first that its card is `taken`, if it is with them."""
    first = (token(turn.seat, "take", text_of(turn.card)),) if taken else ()
    moves = (move_token(turn.seat, move) for move in way.moves)
    return (*first, *moves, token(turn.seat, "discard", text_of(way.discard)))
