"""Rummy with cards: what is laid, what is kept for later, what the others cannot use."""

from collections.abc import Iterator, Sequence

from bot.games.actions import Action, Discard, Draw, Take
from bot.games.kit.cards import FRENCH
from bot.games.kit.melds.best import best
from bot.games.kit.melds.meld import CARDS, NEAR
from bot.games.kit.melds.pieces import JOKER, gather, kinds
from bot.games.meld.rules.laying import opening
from bot.games.meld.rules.moves import MeldMove, read
from bot.games.meld.rules.plans import planned, refused, with_taken
from bot.games.meld.rules.reading import kind_of, texts_of_kinds
from bot.games.meld.rules.turn import MeldTurn
from bot.games.meld.rules.view import MeldView
from bot.games.minds.weighing import Fact, Reason, Tokens, without

CODES = frozenset(
    (
        "only", "draw-useless", "draw", "out", "meets", "wins-joker", "lays", "takes", "waits",
        "loose-dear", "loose", "dear", "loner", "nobody", "keeps",
    )
)  # fmt: skip


def reasons(view: MeldView, tokens: Tokens) -> Iterator[Reason]:
    """Yield what speaks for drawing, or for a whole turn."""
    moves = [read(Action.parse(token)) for token in tokens]
    if isinstance(moves[0], Draw):
        yield _of_draw(view)
    else:
        yield from _of_turn(view, tokens, moves)


def _of_draw(view: MeldView) -> Reason:
    """Return the reason to draw: the discard is of no use, or what is drawn nobody else sees."""
    turn = with_taken(view)
    if turn is None or len(view.legal) == 1:
        return Reason("only")
    card = view.discards[-1]
    useful = kin(card, view.hand or ()) or (turn.met and can_be_added(view, turn, card))
    return Reason("draw") if useful else Reason("draw-useless", {"tile": card})


def _of_turn(view: MeldView, tokens: Tokens, moves: Sequence[MeldMove]) -> Iterator[Reason]:
    """Yield all that speaks for a turn, the strongest first."""
    plan = planned(view, tokens[:-1])
    last = moves[-1]
    if plan is None or plan.fault is not None or not isinstance(last, Discard):
        return
    turn = plan.turn
    rest = without(texts_of_kinds(kinds(turn.hand)), last.tile)
    if not rest:
        yield Reason("out")
    yield from _about_laying(turn, last.tile)
    if isinstance(moves[0], Take) and kin(moves[0].tile, view.hand or ()):
        yield Reason("takes", {"tile": moves[0].tile})
    if (waiting := could_lay(turn)) is not None:
        yield Reason("waits", {"points": waiting}, waiting)
    yield from _about_discard(view, turn, last.tile, rest)


def _about_laying(turn: MeldTurn, discard: str) -> Iterator[Reason]:
    """Yield the reasons for laying in a turn."""
    laid, won = [kind for act in turn.acts for kind in kinds(act.pieces)], sum(act.won for act in turn.acts)
    enough = turn.points >= turn.preset.minimum  # who ends the deal at once needs none (RO-10)
    if not turn.met and enough and refused(turn, kind_of(discard)) is None:
        yield Reason("meets", {"points": turn.points, "minimum": turn.preset.minimum}, turn.points)
    if won:
        yield Reason("wins-joker", {"count": won}, won)
    if laid:
        count = len(laid) - won  # jokers that are won were in no hand
        points = sum(FRENCH.cards[kind].value for kind in laid) - won * FRENCH.joker.value
        yield Reason("lays", {"count": count, "points": points}, count)


def _about_discard(view: MeldView, turn: MeldTurn, card: str, rest: Sequence[str]) -> Iterator[Reason]:
    """Yield the reasons for discarding just that card."""
    points = value_of(card)
    facts: dict[str, Fact] = {"tile": card, "points": points}
    dearest = all(points >= value_of(other) for other in rest)
    if not kin(card, rest):
        if dearest:
            yield Reason("loose-dear", facts, points)
        yield Reason("loose", facts, points)
    if (kept := points_of(rest)) and kept == points_of((*rest, card)) and could_lay(turn) is None:
        yield Reason("keeps", {"points": kept, "minimum": view.minimum, "met": "yes" if turn.met else "no"}, kept)
    if dearest:
        yield Reason("dear", facts, points)
    if all(kin(card, rest) < kin(other, (*rest, card)) for other in rest if kind_of(other) != JOKER):
        yield Reason("loner", facts)
    if view.table and not can_be_added(view, turn, card):
        yield Reason("nobody", facts)


# --- what can be worked out from a view ---


def could_lay(turn: MeldTurn) -> int | None:
    """Return the points that would meet the minimum in a turn that lays nothing; None if that cannot be, or is met."""
    if turn.met or turn.acts or not turn.source:
        return None
    melds = opening(turn.hand, turn.preset.minimum)
    return None if melds is None else sum(meld.points(CARDS) for meld in melds)


def value_of(card: str) -> int:
    """Return what a card counts that is left in a hand."""
    return FRENCH.cards[kind_of(card)].value


def kin(card: str, others: Sequence[str]) -> int:
    """Return with how many of the other cards it could be part of a combination."""
    kind = kind_of(card)
    rest = map(kind_of, without(others, card))
    return sum(JOKER in (kind, other) or NEAR[kind] >> other & 1 for other in rest)


def points_of(cards: Sequence[str]) -> int:
    """Return what the best combinations of these cards count."""
    return best(gather(map(kind_of, cards)), CARDS).points


def can_be_added(view: MeldView, turn: MeldTurn, card: str) -> bool:
    """Return True if somebody could add the card to what lies on the table after the turn, or win a joker with it."""
    kind = kind_of(card)
    return (kind == JOKER and bool(view.table)) or bool((turn.table.takes | turn.table.wins) >> kind & 1)
