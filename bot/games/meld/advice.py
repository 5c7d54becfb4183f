"""Advice for a turn that is planned: all that is wrong with it, what chosen cards can be, what could be laid.

On the `Turn` that `plans.planned` makes of a view and the tokens planned so far, so it knows no more than its player.
"""

from collections.abc import Iterator, Sequence

import msgspec

from bot.games.errors import IllegalAction
from bot.games.kit.melds import CARDS, Meld, best, count, gather, kinds, readings, without
from bot.games.meld.additions import additions, possible_exchanges
from bot.games.meld.ending import Way, ending, is_legal
from bot.games.meld.judge import faults
from bot.games.meld.moves import Lay, LayOff, Swap
from bot.games.meld.plans import move_token, way_tokens
from bot.games.meld.reading import kind_of, read_addition, text_of, texts_of
from bot.games.meld.taking import opening, taking
from bot.games.meld.turn import OnTable, Turn


class Choice(msgspec.Struct, frozen=True):
    """Something that chosen cards can do: the token, and what the combination is then.

    `verb` is `meld`, `layoff` or `swap`, `number` that of the combination (a new one's too), `kind` and `cards` it as
    it would lie, `points` what that counts, `won` the jokers won.
    """

    token: str
    verb: str
    number: int
    kind: str
    cards: tuple[str, ...]
    points: int
    won: int = 0


def wrong(turn: Turn) -> tuple[IllegalAction, ...]:
    """All that speaks against ending the turn as it stands, whatever is thrown; () if some discard may end it."""
    found = [list(faults(turn, kind)) for kind in dict.fromkeys(kinds(turn.hand))]
    if not all(found):
        return ()
    shared = set.intersection(*({fault.code for fault in each} for each in found))
    return tuple(fault for fault in found[0] if not shared or fault.code in shared)


def must_lay(turn: Turn) -> str:
    """The card taken from the discard pile while it still has to be laid (RO-15), "" for none."""
    owed = turn.bound and any(fault.rule == "RO-15" for fault in wrong(turn))
    return text_of(turn.card) if owed else ""


def choices(turn: Turn, cards: Sequence[str]) -> tuple[Choice, ...]:
    """What these cards of the hand (`JK` a joker) can do together, as the next token of the plan.

    New combinations first, the likeliest one first: what counts most, of equals the higher run, then the earlier
    suits; then jokers that they win, then what they can be added to, by number. Empty if they can do nothing.
    """
    chosen = gather(map(kind_of, cards))
    if any(count(turn.hand, kind) < count(chosen, kind) for kind in kinds(chosen)):
        return ()
    found = [_new(turn, meld) for meld in readings(chosen, CARDS)]
    for number, lain in enumerate(turn.table, 1):
        found += _won(turn, number, lain, chosen)
    for number, lain in enumerate(turn.table, 1):
        found += _added(turn, number, lain, chosen)
    return tuple(found)


def _new(turn: Turn, meld: Meld) -> Choice:
    token = move_token(turn.seat, Lay(texts_of(meld)))
    return Choice(token, "meld", len(turn.table) + 1, meld.kind, texts_of(meld), meld.points(CARDS))


def _won(turn: Turn, number: int, lain: OnTable, chosen: int) -> Iterator[Choice]:
    for one in possible_exchanges(lain.meld, chosen):
        if gather(one.kinds) == chosen:
            token = move_token(turn.seat, Swap(number, tuple(map(text_of, one.kinds))))
            cards, points = texts_of(one.meld), one.meld.points(CARDS)
            yield Choice(token, "swap", number, one.meld.kind, cards, points, one.won)


def _added(turn: Turn, number: int, lain: OnTable, chosen: int) -> Iterator[Choice]:
    found = [one for one in additions(lain.meld, chosen) if gather(one.kinds) == chosen]
    found.sort(key=lambda one: -one.meld.points(CARDS))
    cards = (texts_of(Meld("run", one.shown, one.natural)) for one in found)
    for words in dict.fromkeys(cards):  # an ace that fits both ends is one token
        meld, _ = read_addition(lain.meld, number, words)
        token = move_token(turn.seat, LayOff(number, words))
        yield Choice(token, "layoff", number, meld.kind, texts_of(meld), meld.points(CARDS))


def grouped(hand: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """A hand put together as it counts most: its combinations, and what is left over as the last part, maybe ()."""
    split = best(gather(map(kind_of, hand)), CARDS)
    melds = sorted(split.melds, key=lambda meld: (meld.jokers, meld.shown))
    return (*(texts_of(meld) for meld in melds), tuple(map(text_of, kinds(split.rest))))


def filled(turn: Turn) -> tuple[str, ...] | None:
    """What can still be laid so that the turn is legal, as tokens, without `take` and discard; None if nothing can.

    It ends the deal if that can be, lays the taken card where it must, else the combinations that count most.
    """
    way = ending(turn) or (taking(turn) if turn.bound and not turn.acts else None) or _most(turn)
    return None if way is None else way_tokens(turn, way)[:-1]


def _most(turn: Turn) -> Way | None:
    """The combinations that count most, if they may be laid."""
    needed = 0 if turn.met else turn.preset.minimum - turn.points
    melds = opening(turn.hand, max(needed, 1))
    if melds is None:
        return None
    moves = tuple(Lay(texts_of(meld)) for meld in melds)
    rest = without(turn.hand, gather(kind for meld in melds for kind in kinds(meld.pieces)))
    ways = (Way(moves, kind) for kind in dict.fromkeys(kinds(rest)))
    return next((way for way in ways if is_legal(turn, way)), None)
