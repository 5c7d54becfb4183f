"""UNO Dominos: whom a domino hits, which of the others still fit, what is dear."""

from collections.abc import Iterator, Mapping, Sequence

from bot.games.actions import Action, Draw, Move
from bot.games.cross.mind import quick
from bot.games.cross.rules import moves
from bot.games.cross.rules.cross import DRAW_2, REVERSE, SKIP, WILD_4, Domo, Streets, colour, value, working
from bot.games.cross.rules.moves import CrossView, effect, read, symbols_active, table_of
from bot.games.minds.weighing import Fact, Reason, Tokens, above, all_of, dearest, differ, without

CODES = frozenset(
    (
        "only", "out", "hits", "dear-keeps", "keeps", "saves-joker", "dear", "closes", "left", "uno",
        "catch", "challenge", "forced", "return", "loner", "keep-joker", "keep",
    )
)  # fmt: skip
_CLOSE = 3  # who has so few dominoes is close to going out


def reasons(view: CrossView, tokens: Tokens) -> Iterator[Reason]:
    """Yield what speaks for a domino, a draw, a call."""
    move = read(Action.parse(tokens[0]))
    if not differ(view, quick.effect):
        yield Reason("only")
    elif isinstance(move, moves.PlayDomo):
        yield from _of_play(view, move)
    else:
        yield _of_other(view, move)


def _of_other(view: CrossView, move: Move) -> Reason:
    """Return what speaks for a move that lays no domino."""
    match move:
        case moves.GiveBack():
            return _of_return(view, Domo(move.tile))
        case moves.CallUno():
            return Reason("uno")
        case moves.Catch():
            return Reason("catch", {"against": move.seat})
        case moves.Challenge():
            return Reason("challenge")
        case moves.Forced():
            return Reason("forced")
        case moves.Keep():
            return Reason("keep-joker" if Domo(view.drawn).joker else "keep")
        case Draw() if any(isinstance(other, moves.PlayDomo) for other in _legal(view)):
            return Reason("saves-joker")  # all else would have to be laid (UD-7)
    return Reason("only")


def _of_return(view: CrossView, tile: Domo) -> Reason:
    """Return what speaks for giving that domino back: it is dear, or goes with few of the others."""
    rest = [Domo(text) for text in without(view.hand or (), tile.text)]
    if all(tile.points >= other.points for other in rest):
        return Reason("return", {"points": tile.points}, tile.points)
    kin = sum(1 for other in rest if _marks(tile) & _marks(other))
    return Reason("loner", {"count": kin, "others": len(rest)}, -kin)


def _marks(tile: Domo) -> set[str]:
    """Return by what a domino joins others: its colours, numbers and symbols."""
    return {mark for half in (tile.a, tile.b) for mark in (colour(half), value(half)) if mark}


def _of_play(view: CrossView, move: moves.PlayDomo) -> Iterator[Reason]:
    """Yield all that speaks for a domino, the strongest first."""
    rest = without(view.hand or (), move.tile)
    if not rest:
        yield Reason("out")
    hits = _of_symbols(view, move)
    if hits and view.sizes[_hit(view, move)] <= _CLOSE:
        yield hits
    yield from _of_hand(view, move, rest)
    if hits:
        yield hits
    if streets_after(view, move).end(move.street).closed:
        yield Reason("closes")
    if keeps := keeps_of(view, move):
        yield Reason("keeps", _kept(keeps, move, rest), keeps)
    if any(not isinstance(other, moves.PlayDomo) for other in _legal(view)):
        yield Reason("left", {"count": len(rest)}, -len(rest))


def _of_hand(view: CrossView, move: moves.PlayDomo, rest: Sequence[str]) -> Iterator[Reason]:
    """Yield what leaves the hand, and what of it still fits, better than with other dominoes."""
    tile, keeps, others = Domo(move.tile), keeps_of(view, move), _others(view, move)
    dear = dearest(tile.points, [Domo(other.tile).points for other in others])
    better = keeps > 0 and above(keeps, [keeps_of(view, other) for other in others])
    facts = _kept(keeps, move, rest)
    if better and dear:
        yield Reason("dear-keeps", facts, keeps)
    if better:
        yield Reason("keeps", facts, keeps)
    if not tile.joker and any(Domo(other).joker for other in rest):
        yield Reason("saves-joker")
    if dear:
        yield Reason("dear", facts, tile.points)


def _kept(keeps: int, move: moves.PlayDomo, rest: Sequence[str]) -> Mapping[str, Fact]:
    others = len(rest)
    return {"count": keeps, "others": others, "all": all_of(keeps, others), "points": Domo(move.tile).points}


def _others(view: CrossView, move: moves.PlayDomo) -> list[moves.PlayDomo]:
    """Return what else could be laid with another effect."""
    plays = [other for other in _legal(view) if isinstance(other, moves.PlayDomo)]
    return [other for other in plays if effect(other, view) != effect(move, view)]


def _of_symbols(view: CrossView, move: moves.PlayDomo) -> Reason | None:
    """Return what the next player has to suffer, None if nothing (UD-8, UD-9)."""
    symbols, seat = _working(view, move), _hit(view, move)
    if not symbols & {DRAW_2, SKIP, WILD_4}:
        return None
    penalty = "four" if WILD_4 in symbols else "two" if DRAW_2 in symbols else "skip"
    return Reason("hits", {"against": seat, "what": penalty, "count": view.sizes[seat]})


# --- what can be worked out from a view ---


def _working(view: CrossView, move: moves.PlayDomo) -> frozenset[str]:
    return working(Domo(move.tile), move.half, symbols_active(view))


def keeps_of(view: CrossView, move: moves.PlayDomo) -> int:
    """Return how many of the other dominoes may join a street afterwards (UD-4 to UD-6)."""
    after = streets_after(view, move)
    return sum(bool(after.joins((Domo(tile),))) for tile in without(view.hand or (), move.tile))


def streets_after(view: CrossView, move: moves.PlayDomo) -> Streets:
    """Return the table once a domino lies there."""
    return table_of(view).laid(move.street, Domo(move.tile), move.half, view.seat or 0)


def _hit(view: CrossView, move: moves.PlayDomo) -> int:
    """Return the seat on which the symbols of a domino act: the direction turns first (UD-8)."""
    step = -view.step if REVERSE in _working(view, move) else view.step
    return ((view.seat or 0) + step) % len(view.sizes)


def _legal(view: CrossView) -> Iterator[Move]:
    return (read(Action.parse(token)) for token in view.legal)
