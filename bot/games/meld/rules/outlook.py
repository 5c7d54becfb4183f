"""What bits alone tell of a taken discard that must be laid (RO-15): asked before every draw, so without a search."""

from collections.abc import Iterable
from typing import Literal

from bot.games.kit.melds.fits import addable, meldable
from bot.games.kit.melds.meld import CARDS, NEAR, SMALLEST, Meld
from bot.games.kit.melds.pieces import JOKER, JOKERS, ONE_JOKER, ONES, RANKS, count, kinds, size, without
from bot.games.kit.melds.runs import SUIT
from bot.games.kit.melds.shapes import Exchange, possible_exchanges
from bot.games.meld.rules.alone import next_to
from bot.games.meld.rules.laying import at_most, bare
from bot.games.meld.rules.turn import NO_CARD, MeldTable, MeldTurn, OnTable

Outlook = Literal[
    "never",  # no legal turn can lay the card
    "ending",  # only a turn that ends the deal can
    "open",  # a search must tell
    "sure",  # some legal turn can
    "out",  # one ends the deal by adding each card by itself (`each_added`)
]
_HOPEFUL: tuple[Outlook, ...] = ("never", "ending", "open", "sure")


def goes_nowhere(before: int, card: int, table: MeldTable) -> bool:
    """Return True if it is seen at once that a discard can't be laid with these pieces (False: `outlook` knows more).

    So it is where there are no jokers, and neither a run or group with it, nor a combination that takes it.
    """
    if card == JOKER or before >> JOKERS:
        return False
    bit, near = 1 << card, before & NEAR[card]
    if table.takes & (bit | near & next_to(bit)) or table.wins & (bit | before):
        return False
    return not (near & near - 1 and meldable(before | bit, CARDS) & bit)


def outlook(turn: MeldTurn) -> Outlook:
    """Return what is known of a discard that must be laid, in a turn that has laid nothing yet."""
    hand = turn.hand
    if turn.card == JOKER:
        verdict: Outlook = "open"
    else:
        verdict = _among_naturals(turn)
        if verdict != "sure" and (hand >> JOKERS or hand & turn.table.wins):
            verdict = _with_jokers(turn)
    if verdict == "open" and not turn.met and at_most(hand) < turn.preset.minimum:
        verdict = "ending"
    return "out" if verdict == "ending" and each_added(turn) else verdict


def each_added(turn: MeldTurn) -> tuple[dict[int, int], int] | None:
    """Return a place for each card but one, a combination to which it is added by itself, and that one card.

    The places are keys, and no two cards have the same; the taken card has one. None if it is not found so, the first
    places that take a card being tried.
    """
    if (turn.hand & ONES & ~turn.table.takes).bit_count() > 1:
        return None
    added: dict[int, int] = {}
    spare = NO_CARD
    for kind in (turn.card, *kinds(turn.before)):
        free = (at for at, lain in enumerate(turn.table) if lain.takes >> kind & 1 and at not in added)
        place = next(free, NO_CARD)
        if place != NO_CARD:
            added[place] = kind
        elif spare != NO_CARD or kind == turn.card:
            return None
        else:
            spare = kind
    return added, (added.popitem()[1] if spare == NO_CARD else spare)


# --- without jokers ---


def _among_naturals(turn: MeldTurn) -> Outlook:
    """Return the outlook of a natural card if no joker is used."""
    naturals, card = turn.hand % ONE_JOKER, turn.card
    melds = meldable(naturals, CARDS) >> card & 1
    if melds and turn.met and size(turn.hand) > SMALLEST:
        return "sure"
    takers = _taking(turn, naturals)
    if not turn.met:
        return "open" if melds or takers else "never"
    seen = [_added(turn, lain, naturals) for lain in takers]
    return max(seen, key=_HOPEFUL.index, default="ending" if melds else "never")


def _taking(turn: MeldTurn, naturals: int) -> list[OnTable]:
    """Return the combinations to which the card can be added, with others if need be."""
    card, table = turn.card, turn.table
    if not (table.takes >> card & 1 or (naturals & next_to(1 << card) and table.takes & naturals)):
        return []
    suit = naturals & SUIT << card - card % RANKS
    return [lain for lain in table if lain.takes & suit and lain.addable(naturals) >> card & 1]


def _added(turn: MeldTurn, lain: OnTable, naturals: int) -> Outlook:
    """Return the outlook of a card that is added to a combination which takes it: a card of the hand must be left."""
    card, cards, others = turn.card, size(turn.hand), _company(lain.meld, naturals, turn.card)
    if lain.takes >> card & 1 and (count(turn.before, card) or (others and cards > 2)):
        return "sure"
    return "ending" if not others else "sure" if cards > others + 1 else "open"


def _company(meld: Meld, pieces: int, card: int) -> int:
    """Return how many other natural kinds can be added to a combination, if some can be together with this card."""
    if meld.kind == "group" or len(meld.faces) > RANKS - 2:
        return 0
    return (addable(meld, pieces, CARDS) & ONES & ~(1 << card)).bit_count()


# --- with jokers ---


def _with_jokers(turn: MeldTurn) -> Outlook:
    """Return the outlook of a natural card with the jokers of the hand, and all that it can win."""
    card, hand = turn.card, turn.hand
    holding = [lain.meld for _, lain in turn.table.holding if lain.wins & hand]
    exchanges = [exchange for meld in holding for exchange in possible_exchanges(meld, hand)]
    if turn.met and _in_meld_with_joker(turn, exchanges):
        return "sure"
    hand += sum([exchange.won for exchange in exchanges]) * ONE_JOKER
    if meldable(hand, CARDS) >> card & 1:
        return "open"
    suit = SUIT << card - card % RANKS
    beside = [lain for lain in turn.table if lain.takes & suit] if turn.table.takes & suit else ()
    takers = [bare(lain.meld) for lain in beside if _may_take(lain, hand, card)]
    winning = [exchange for exchange in exchanges if exchange.pieces >> card & 1]
    company = count(turn.before, card) or turn.hand >> JOKERS  # a twin, or a joker of the hand
    if company and (takers or winning):
        return "open"
    if any(_company(meld, hand, card) for meld in takers) or any(size(exchange.pieces) > 1 for exchange in winning):
        return "open"
    return "ending" if takers or winning else "never"


def _may_take(lain: OnTable, pieces: int, card: int) -> bool:
    """Return True if a natural card can join a combination, with others of the pieces, whatever its jokers do."""
    meld = lain.meld
    if lain.takes >> card & 1 or meld.kind == "group" or meld.faces[0] // RANKS != card // RANKS:
        return lain.takes >> card & 1 == 1
    return addable(bare(meld), pieces, CARDS, lain.takes) >> card & 1 == 1


def _in_meld_with_joker(turn: MeldTurn, exchanges: Iterable[Exchange]) -> bool:
    """Return True if the card, another of the hand, and a joker that it has or wins are a meld, a card being left."""
    if turn.preset.naturals > 1:
        return False
    hands = [turn.hand] if turn.hand >> JOKERS else []
    winning = [exchange.pieces for exchange in exchanges if exchange.won == 1 and not exchange.pieces >> turn.card & 1]
    hands += [without(turn.hand, pieces) + ONE_JOKER for pieces in winning]
    return any(size(hand) > SMALLEST and hand & NEAR[turn.card] for hand in hands)
