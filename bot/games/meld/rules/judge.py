"""Judging a whole turn at its discard (RO-7 to RO-16)."""

from collections.abc import Iterator
from itertools import accumulate

import msgspec

from bot.games.errors import IllegalAction
from bot.games.kit.melds.pieces import JOKER, ONE_JOKER, ONES, TWINS, count, remove, size
from bot.games.meld.rules.reading import text_of
from bot.games.meld.rules.turn import MeldTurn


class Verdict(msgspec.Struct, frozen=True, gc=False):
    """The result of a legal turn: the hand, whether the minimum is met now, `out` or `hand` if it ends the deal."""

    hand: int
    met: bool
    end: str


def judge(turn: MeldTurn, discard: int) -> Verdict:
    """Judge a turn that ends with this discard; IllegalAction says which rule it breaks."""
    try:
        hand = remove(turn.hand, discard)
    except ValueError:
        raise IllegalAction("not-in-hand", "RO-8", tile=text_of(discard)) from None
    if not has_drawn_only(turn):
        for fault in _faults(turn, discard):
            raise fault
    return Verdict(hand, turn.met or bool(turn.acts), "" if hand else "out" if turn.met else "hand")


def legal_discards(turn: MeldTurn) -> int:
    """Return the pieces of the hand with one of which the turn may end now."""
    if has_drawn_only(turn):
        return turn.hand
    ends = size(turn.hand) == 1
    if any(_laying_faults(turn, ends=ends)) or any(_bound_faults(turn, ends=ends)):
        return 0
    if not _thrown_back(turn, turn.card):
        return turn.hand
    return turn.hand % ONE_JOKER if turn.card == JOKER else turn.hand & ~(1 << turn.card)


def has_drawn_only(turn: MeldTurn) -> bool:
    """Return True if nothing was laid, nor anything taken that may have to be: then any card may be thrown."""
    return not turn.acts and turn.source != "discards"


def _faults(turn: MeldTurn, discard: int) -> Iterator[IllegalAction]:
    """Yield everything that is wrong with a turn that ends with this discard, a card of the hand."""
    ends = size(turn.hand) == 1
    yield from _laying_faults(turn, ends=ends)
    if _thrown_back(turn, discard):
        yield IllegalAction("taken-again", "RO-8", tile=text_of(discard))
    yield from _bound_faults(turn, ends=ends)


def _laying_faults(turn: MeldTurn, *, ends: bool) -> Iterator[IllegalAction]:
    if not turn.acts:
        return
    if not ends and not turn.source:
        yield IllegalAction("first-only-discards", "RO-7")
    elif not ends and not turn.met:
        yield from _minimum_faults(turn)
    if any(act.won for act in turn.acts) and not wins_are_used([(act.won, act.jokers) for act in turn.acts]):
        yield IllegalAction("joker-not-used", "RO-12")


def _minimum_faults(turn: MeldTurn) -> Iterator[IllegalAction]:
    """Yield a fault if new combinations do not meet the minimum before all else is done (RO-9, RO-11, RO-12)."""
    points, minimum = 0, turn.preset.minimum
    for act in turn.acts:
        if act.verb != "meld" and points < minimum:
            rule = "RO-11" if act.verb == "layoff" else "RO-12"
            yield IllegalAction("minimum-first", rule, points=points, minimum=minimum)
            break
        points += act.points
    if turn.points < minimum:
        yield IllegalAction("below-minimum", "RO-9", points=turn.points, minimum=minimum)


def wins_are_used(acts: list[tuple[int, int]]) -> bool:
    """Return True if of acts (jokers won, jokers laid) every joker won can be one that is laid afterwards (RO-12)."""
    return min(accumulate(laid - won for won, laid in reversed(acts)), default=0) >= 0


def _thrown_back(turn: MeldTurn, discard: int) -> bool:
    """Return True if that can only be the card which was just taken from the discard pile (RO-8)."""
    return discard == turn.card and turn.source == "discards" and not count(turn.before, discard)


def _bound_faults(turn: MeldTurn, *, ends: bool) -> Iterator[IllegalAction]:
    """Yield a fault if what was taken from the discard pile must be laid, and is not laid as it must be (RO-15)."""
    if ends or not turn.bound:
        return
    card, twin = turn.card, count(turn.before, turn.card) > 0
    places = [place for place, act in enumerate(turn.acts) if count(act.pieces, card)]
    if any(_well_laid(turn, place, twin=twin) for place in places):
        return
    code = "taken-needs-naturals" if turn.preset.naturals else "taken-needs-hand"
    if all(turn.acts[place].verb != "meld" for place in places):
        code = "taken-laid-alone" if places else "taken-not-laid"
    yield IllegalAction(code, "RO-15", tile=text_of(card))


def _well_laid(turn: MeldTurn, place: int, *, twin: bool) -> bool:
    """Return True if the taken card can be the one that an act laid, and lies there as RO-15 (a) or (b) says."""
    act = turn.acts[place]
    others = remove(act.pieces, turn.card)
    if turn.card == JOKER and not _with_one_marked(turn, place, count(turn.before, JOKER)):
        return False  # all jokers laid so far are others: of the hand before, or won
    naturals = size(others & (ONES | ONES << TWINS))
    if act.verb == "meld" and turn.preset.naturals:
        return naturals >= turn.preset.naturals
    if act.verb != "meld" and twin:
        return True
    return naturals > 0 or _has_own_joker(turn, place, count(others, JOKER))


def _has_own_joker(turn: MeldTurn, place: int, jokers: int) -> bool:
    """Return True if a joker laid by an act can be one that the hand had before: a won joker is no card of the hand."""
    held = count(turn.before, JOKER)
    if turn.card == JOKER:
        return jokers > 0 and held > 0  # a joker's twin is a joker
    return jokers > 0 and held > 0 and _with_one_marked(turn, place, held - 1)


def _with_one_marked(turn: MeldTurn, place: int, others: int) -> bool:
    """Return True if one joker of an act can be set aside for the rest to work out.

    With so many `others` in the hand at first, every joker laid before must be one of these or won before, and every
    joker won must be laid afterwards.
    """
    flow = [(act.won, act.jokers - (number == place)) for number, act in enumerate(turn.acts)]
    there = accumulate((won - laid for won, laid in flow[: place + 1]), initial=others)
    return min(there) >= 0 and wins_are_used(flow)
