"""Tábla Römi: how near a hand is to each kind of legal hand, and what does not help it."""

from collections.abc import Mapping, Sequence

import msgspec

from bot.games.actions import Action
from bot.games.rack.moves import Claim, Discard, Draw, DrawTurned, End, RackMove, Take, read
from bot.games.rack.progress import Progress, progress
from bot.games.rack.view import RackView
from bot.games.view import View
from bot.players.reasons.fact import Fact, Reason, Tokens, without

CODES = frozenset(("only", "out", "takes", "draw-useless", "draw", "keeps"))


def reason(view: View, tokens: Tokens) -> Reason:
    """What speaks for an end, a claim, where to draw from, a discard."""
    assert isinstance(view, RackView)
    end = read(Action.parse(tokens[-1]))
    if isinstance(end, End):
        return Reason("out", {"kind": end.kind})
    if len(view.legal) == 1:
        return Reason("only")
    return _of_move(view, read(Action.parse(tokens[0])))


def _of_move(view: RackView, move: RackMove) -> Reason:
    match move:
        case Take() | Claim() | DrawTurned():
            nearer = brought_nearer(view, move.tile)
            if nearer is None:
                return Reason("draw")
            return Reason("takes", {"kind": nearer.kind, "count": nearer.have, "need": nearer.need})
        case Draw():
            useless = view.last and brought_nearer(view, view.last) is None
            return Reason("draw-useless", {"tile": view.last}) if useless else Reason("draw")
        case Discard():
            return _of_discard(view, move.tile)
    return Reason("draw")


def _of_discard(view: RackView, tile: str) -> Reason:
    """What the hand still has on the way to what it is nearest to."""
    before, after = _progress(view, view.hand or ()), _progress(view, without(view.hand or (), tile))
    kept = [kind for kind, one in before.items() if after[kind].have == one.have]
    nearest = max((after[kind] for kind in kept or after), key=_nearness)
    told: dict[str, Fact] = {"kind": nearest.kind, "count": nearest.have, "need": nearest.need}
    return Reason("keeps", {**told, "still": "yes" if kept else "no"})


# --- what can be worked out from a view ---


def brought_nearer(view: RackView, tile: str) -> Progress | None:
    """The kind of hand to which that tile brings one nearer, the nearest of them; None for none."""
    hand = view.hand or ()
    before, after = _progress(view, hand), _progress(view, (*hand, tile))
    nearer = [one for kind, one in after.items() if one.have > before[kind].have]
    return max(nearer, key=_nearness, default=None)


def _progress(view: RackView, hand: Sequence[str]) -> Mapping[str, Progress]:
    """How far these tiles are, by kinds."""
    return {one.kind: one for one in progress(msgspec.structs.replace(view, hand=tuple(hand)))}


def _nearness(one: Progress) -> float:
    return one.have / one.need
