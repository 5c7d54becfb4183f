"""Games with one line: which tiles still fit, who can follow, what leaves the hand."""

from collections.abc import Iterator, Mapping, Sequence

from bot.games.actions import Action, Draw, Pass
from bot.games.kit.tiles import Pips
from bot.games.line.mind import quick
from bot.games.line.mind.quick import pips_of
from bot.games.line.rules.christmas_round import JOKER
from bot.games.line.rules.line import End, LineMove, LineView, Play, effect, ends_after, read
from bot.games.minds.weighing import Fact, Reason, Tokens, above, all_of, dearest, differ, without

CODES = frozenset(
    (
        "only", "out", "saves-joker", "with-joker", "nobody", "only-you", "blocks", "few", "dear-keeps", "dear",
        "double", "keeps", "left",
    )
)  # fmt: skip
_RESTS: Mapping[type[LineMove], str] = {Draw: "draw", Pass: "pass", End: "end"}
_FEW = 3  # unseen tiles that fit are few


def reasons(view: LineView, tokens: Tokens) -> Iterator[Reason]:
    """Yield what speaks for a tile, or for laying none: then a joker is kept, for all else has to be laid."""
    move = read(Action.parse(tokens[0]))
    if len(tokens) > 1:
        yield from _of_turn(view, tokens)
    elif not differ(view, quick.effect):
        yield Reason("only")
    elif isinstance(move, Play):
        yield from _of_play(view, move)
    else:
        yield Reason("saves-joker" if _could_lay_joker(view) else "only")


def _of_turn(view: LineView, tokens: Tokens) -> Iterator[Reason]:
    """Yield what speaks for a turn of several tiles: what it leaves in the hand."""
    laid = [move.tile for move in (read(Action.parse(token)) for token in tokens) if isinstance(move, Play)]
    rest = without(view.hand or (), *laid)
    jokers = [tile for tile in view.hand or () if JOKER in tile.split("-")]
    if jokers and not any(JOKER in tile.split("-") for tile in laid):
        yield Reason("saves-joker")
    yield Reason("left", {"count": len(rest)}, -len(rest))


def _of_play(view: LineView, move: Play) -> Iterator[Reason]:
    """Yield all that speaks for a tile, the strongest first."""
    hand = view.hand or ()
    others = [
        other
        for other in _legal(view)
        if isinstance(other, Play) and effect(other, view.left, view.right) != effect(move, view.left, view.right)
    ]
    rest = without(hand, move.tile)
    if not rest:
        ends = view.course is None or view.course.options.get("out-ends", True)  # CL-6, MD-5, WD-8
        yield Reason("out", {"ends": "yes" if ends else "no"})
    if (reason := _about_jokers(view, move)) is not None:
        yield reason
    yield from _about_rivals(view, move, rest)
    yield from _about_hand(view, move, rest, others)
    if any(not isinstance(other, Play) for other in _legal(view)):
        yield Reason("left", {"count": len(rest)}, -len(rest))


def _about_jokers(view: LineView, move: Play) -> Reason | None:
    """Return that a joker is kept for later, or laid because nothing else fits."""
    without_joker = any(isinstance(other, Play) and not _with_joker(other) for other in _legal(view))
    if _with_joker(move):
        return None if without_joker else Reason("with-joker", {"rest": _rest(view)})
    return Reason("saves-joker") if _could_lay_joker(view) else None


def _rest(view: LineView) -> str:
    """Return what is left to do without a joker: `draw`, `pass`, `end`, or `none`."""
    moves = list(_legal(view))
    names = (name for kind, name in _RESTS.items() if any(isinstance(move, kind) for move in moves))
    return next(names, "none")


def _about_rivals(view: LineView, move: Play, rest: Sequence[str]) -> Iterator[Reason]:
    """Yield that rivals have few tiles for the new ends, or none; nothing where jokers fit everywhere."""
    ends = _ends_after(view, move)
    unseen = _unseen(view)
    if unseen is None or JOKER in ends:
        return
    facts: dict[str, Fact] = {"ends": tuple(sorted(ends)), "count": len(ends)}
    fitting = [tile for tile in unseen if ends & set(tile.split("-"))]
    kept = [tile for tile in rest if ends & set(tile.split("-"))]
    if not fitting:
        yield Reason("only-you" if kept else "nobody", facts)
    following = _following(view)
    if following is not None and ends <= _lacking(view, following):
        yield Reason("blocks", {**facts, "against": following})
    if len(fitting) <= _FEW:
        yield Reason("few", {"tiles": tuple(fitting), "count": len(fitting)}, -len(fitting))


def _about_hand(view: LineView, move: Play, rest: Sequence[str], others: Sequence[Play]) -> Iterator[Reason]:
    """Yield what leaves the hand, and what of it still fits."""
    keeps = _fitting(view, move)
    better = keeps > 0 and above(keeps, [_fitting(view, other) for other in others])
    facts: dict[str, Fact] = {
        "count": keeps,
        "others": len(rest),
        "all": all_of(keeps, len(rest)),
        "pips": pips_of(move.tile),
    }
    pips = quick.by_pips(view) and dearest(pips_of(move.tile), [pips_of(other.tile) for other in others])
    if pips and better:
        yield Reason("dear-keeps", facts, keeps)
    if better:
        yield Reason("keeps", facts, keeps)
    if pips and all(pips_of(move.tile) >= pips_of(tile) for tile in rest):
        yield Reason("dear", facts, pips_of(move.tile))
    if len(set(move.tile.split("-"))) == 1:
        yield Reason("double")
    if keeps:
        yield Reason("keeps", facts, keeps)


# --- what can be worked out from a view ---


def _ends_after(view: LineView, move: Play) -> frozenset[str]:
    """Return the open halves once the tile lies there."""
    return frozenset(ends_after(view.left, view.right, move))


def _fitting(view: LineView, move: Play) -> int:
    """Return how many of the other tiles fit an end afterwards."""
    ends = _ends_after(view, move)
    rest = without(view.hand or (), move.tile)
    return len(rest) if JOKER in ends else sum(bool((ends | {JOKER}) & set(tile.split("-"))) for tile in rest)


def _unseen(view: LineView) -> tuple[str, ...] | None:
    """Return the tiles that the seat does not see; None where that cannot be said: only pips have no jokers."""
    if not quick.by_pips(view) or view.open_hands is not None:
        return None
    seen = {*(view.hand or ()), *(placed.tile for placed in view.line)}
    return tuple(tile for tile in map(str, Pips.order) if tile not in seen)


def _following(view: LineView) -> int | None:
    """Return the next seat that still has tiles, if there is one."""
    seats = len(view.sizes)
    others = ((seat + (view.seat or 0)) % seats for seat in range(1, seats))
    return next((seat for seat in others if view.sizes[seat]), None)


def _lacking(view: LineView, seat: int) -> frozenset[str]:
    """Return the halves that a seat has not: it has passed where they were open, and nobody draws (CL-5)."""
    if view.stock is not None or view.course is None:
        return frozenset()
    lacking: set[str] = set()
    left = right = ""
    for action in map(Action.parse, view.course.history):
        move = read(action)
        if isinstance(move, Pass) and action.seat == seat:
            lacking |= {left, right}
        elif isinstance(move, Play):
            left, right = ends_after(left, right, move)
    return frozenset(lacking)


def _legal(view: LineView) -> Iterator[LineMove]:
    return (read(Action.parse(token)) for token in view.legal)


def _could_lay_joker(view: LineView) -> bool:
    return any(isinstance(move, Play) and _with_joker(move) for move in _legal(view))


def _with_joker(move: Play) -> bool:
    return move.cover is not None or JOKER in move.tile.split("-")
