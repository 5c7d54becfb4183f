"""Claims out of turn: they wait a moment for each other, then the nearest in the game's order has it."""

import logging

from bot.games.errors import GameError
from bot.tables.playing import play, try_tokens
from bot.tables.transaction import Transaction
from bot.tables.types import Claim, TableError, TableState

_LOG = logging.getLogger(__name__)
KIND = "greedy"  # of the computer that plays for a person


def is_claim(state: TableState, tokens: tuple[str, ...]) -> bool:
    """Whether the tokens claim what can be claimed now."""
    window = state.window
    return window is not None and bool(tokens) and not window.verbs.isdisjoint(tokens[0].split(" ")[1:2])


def claim(tx: Transaction, seat: int, tokens: tuple[str, ...]) -> None:
    """Take a claim that the rules allow, ask the computers, and settle if nobody nearer can claim any more."""
    try_tokens(tx.match, seat, tokens)
    until = tx.state.claims_until or tx.context.now + tx.context.config.claim_window
    tx.set(claims=(*tx.state.claims, Claim(seat, tokens)), claims_until=until)
    tx.notice = "claimed"
    _ask_computers(tx)
    if _decided(tx.state):
        settle_claims(tx)


def settle_claims(tx: Transaction) -> None:
    """The nearest claimant has it."""
    state = tx.state
    claims = sorted(state.claims, key=lambda one: _distance(state, one.seat))
    tx.set(claims=(), claims_until=None)
    for lost in claims[1:]:
        tx.tell("claim-lost", lost.seat, winner=claims[0].seat + 1)
    play(tx, claims[0].seat, claims[0].tokens)


def claimants(state: TableState) -> tuple[int, ...]:
    """The seats that may claim and have not."""
    window = state.window
    claimed = {claim.seat for claim in state.claims}
    return tuple(
        seat
        for seat, offers in enumerate(state.offers)
        if window is not None and seat not in claimed and any(offer.verb in window.verbs for offer in offers)
    )


def _decided(state: TableState) -> bool:
    """Whether nobody who may still claim sits nearer than all who have."""
    best = min(_distance(state, claim.seat) for claim in state.claims)
    return all(_distance(state, seat) > best for seat in claimants(state))


def _distance(state: TableState, seat: int) -> int:
    """How far a seat is down the order of who has it first."""
    window = state.window
    order = () if window is None else window.order
    return order.index(seat) if seat in order else len(order)


def _ask_computers(tx: Transaction) -> None:
    """Let the seats that the computer plays claim too."""
    state, context = tx.state, tx.context
    for seat in claimants(state):
        if state.seats[seat].automatic:
            view = tx.match.view(seat)
            assert view is not None
            tokens = context.players.choose(state.seats[seat].computer or KIND, view, context.rng)
            if is_claim(tx.state, tokens) and _allowed(tx, seat, tokens):
                tx.set(claims=(*tx.state.claims, Claim(seat, tokens)))


def _allowed(tx: Transaction, seat: int, tokens: tuple[str, ...]) -> bool:
    try:
        try_tokens(tx.match, seat, tokens)
    except (GameError, TableError) as error:
        _LOG.warning("table %s: computer's claim refused: %s", tx.state.id, error)
        return False
    return True
