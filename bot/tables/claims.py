"""Claims out of turn: they wait a moment for each other, then the nearest in the game's order has it."""

import logging

from bot.games.errors import GameError
from bot.tables.draft import Draft
from bot.tables.playing import play, try_tokens
from bot.tables.types import Claim, TableError, TableState

_LOG = logging.getLogger(__name__)
KIND = "greedy"  # of the computer that plays for a person


def is_claim(state: TableState, tokens: tuple[str, ...]) -> bool:
    """Whether the tokens claim what can be claimed now."""
    window = state.window
    return window is not None and bool(tokens) and not window.verbs.isdisjoint(tokens[0].split(" ")[1:2])


def claim(draft: Draft, seat: int, tokens: tuple[str, ...]) -> None:
    """Take a claim that the rules allow, ask the computers, and settle if nobody nearer can claim any more."""
    try_tokens(draft.match, seat, tokens)
    until = draft.state.claims_until or draft.context.now + draft.context.config.claim_window
    draft.set(claims=(*draft.state.claims, Claim(seat, tokens)), claims_until=until)
    draft.notice = "claimed"
    _ask_computers(draft)
    if _decided(draft.state):
        settle_claims(draft)


def settle_claims(draft: Draft) -> None:
    """The nearest claimant has it."""
    state = draft.state
    claims = sorted(state.claims, key=lambda one: _distance(state, one.seat))
    draft.set(claims=(), claims_until=None)
    for lost in claims[1:]:
        draft.tell("claim-lost", lost.seat, winner=claims[0].seat + 1)
    play(draft, claims[0].seat, claims[0].tokens)


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


def _ask_computers(draft: Draft) -> None:
    """Let the seats that the computer plays claim too."""
    state, context = draft.state, draft.context
    for seat in claimants(state):
        if state.seats[seat].automatic:
            view = draft.match.view(seat)
            assert view is not None
            tokens = context.players.choose(state.seats[seat].computer or KIND, view, context.rng)
            if is_claim(draft.state, tokens) and _allowed(draft, seat, tokens):
                draft.set(claims=(*draft.state.claims, Claim(seat, tokens)))


def _allowed(draft: Draft, seat: int, tokens: tuple[str, ...]) -> bool:
    try:
        try_tokens(draft.match, seat, tokens)
    except (GameError, TableError) as error:
        _LOG.warning("table %s: computer's claim refused: %s", draft.state.id, error)
        return False
    return True
