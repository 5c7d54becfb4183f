"""Claims out of turn: most by standing order, at once; for who claims by hand there is a window after every discard.

Nothing may tell who could claim: that a window opens, and for how long, follows from what all can see and from who
claims by hand, never from hands.
"""

import logging

from bot.games import match as matches
from bot.games.offers import whole
from bot.tables import banks
from bot.tables.commands import SetByHand
from bot.tables.playing import play, take_over, try_tokens
from bot.tables.ports import LAST_WINDOW, WINDOW_SECONDS
from bot.tables.transaction import Transaction, find_seat
from bot.tables.types import PendingClaim, TableState
from storage.values import LogEntry

_LOG = logging.getLogger(__name__)


def set_by_hand(tx: Transaction, command: SetByHand) -> None:
    """Claim by hand from now on, or let the table claim again."""
    seat = find_seat(tx.state, command.by.id)
    if tx.state.seats[seat].by_hand == command.by_hand:
        tx.notice = "unchanged"
    else:
        tx.set_seat(seat, by_hand=command.by_hand)


def is_claim(state: TableState, tokens: tuple[str, ...]) -> bool:
    """Return True if the tokens claim what can be claimed now."""
    window = state.window
    return window is not None and bool(tokens) and not window.verbs.isdisjoint(tokens[0].split(" ")[1:2])


def claim(tx: Transaction, seat: int, tokens: tuple[str, ...]) -> None:
    """Take a claim that the rules allow; it waits for the end of the window if somebody nearer claims by hand."""
    try_tokens(tx.match, seat, tokens)
    tx.set(claims=(*tx.state.said.claims, PendingClaim(seat, tokens)))
    tx.notice = "claimed"
    _decide(tx)


def open_window(tx: Transaction, before: TableState) -> None:
    """After a change: where something can be claimed anew, claim by standing order, or give those time who don't."""
    state = tx.state
    window = state.window
    if state.match is before.match or (window is not None and window == before.window):
        return
    if state.said.claims or state.times.claims_until is not None:
        tx.set(claims=(), claims_until=None)
    if window is not None:
        seconds = _seconds(state)
        tx.set(claims_until=None if seconds is None else tx.context.now + seconds)
        _decide(tx)
    if tx.state.match is not state.match:  # what was claimed may leave something to claim
        open_window(tx, state)


def close_window(tx: Transaction) -> None:
    """The time is up: the nearest claim has it, else the play goes on."""
    tx.set(claims_until=None)
    _decide(tx)


def _decide(tx: Transaction) -> None:
    """Settle the nearest claim unless somebody nearer still has time; without one the play goes on when time is up."""
    claims, open_yet = _claims(tx), tx.state.times.claims_until is not None
    if claims and not (open_yet and _nearer_by_hand(tx.state, claims[0].seat)):
        _settle(tx, claims)
    elif not claims and not open_yet:  # what waited for nothing else goes on
        lapsed = matches.lapse(tx.match)
        if lapsed.match.state is not tx.match.state:
            tx.log.append(LogEntry("lapse", ""))
            tx.events += lapsed.events
            take_over(tx, lapsed.match)


def _claims(tx: Transaction) -> list[PendingClaim]:
    """Return the claims that were made, and those by standing order, the nearest first."""
    state, window = tx.state, tx.state.window
    made = {claim.seat: claim for claim in state.said.claims}
    claims = (
        made.get(seat) or (None if _by_hand(state, seat) else _standing(tx, seat))
        for seat in (() if window is None else window.order)
    )
    return [claim for claim in claims if claim is not None]


def _standing(tx: Transaction, seat: int) -> PendingClaim | None:
    """Return a seat's claim by standing order: all that the players' suggestion hands in, else the bare claim."""
    window = tx.state.window
    verbs = frozenset() if window is None else window.verbs
    offered = [str(offer) for offer in whole(tx.match.offers(seat)) if offer.verb in verbs]
    if not offered:
        return None
    try:
        tokens = tx.context.players.suggest(tx.view(seat))
        if is_claim(tx.state, tokens):
            try_tokens(tx.match, seat, tokens)
            return PendingClaim(seat, tokens)
    except Exception:  # the suggestion is a fault of ours; the claim is not lost by it
        _LOG.exception("table %s: a claim as suggested failed", tx.state.id)
    return PendingClaim(seat, (offered[0],))


def _by_hand(state: TableState, seat: int) -> bool:
    """Return True if a seat's player claims by hand: only those who are there can."""
    return state.seats[seat].by_hand and state.seats[seat].present and not state.hurried


def _nearer_by_hand(state: TableState, seat: int) -> bool:
    """Return True if somebody nearer than a seat claims by hand and has not yet, able to or not."""
    order = () if state.window is None else state.window.order
    claimed = {claim.seat for claim in state.said.claims}
    return any(_by_hand(state, nearer) and nearer not in claimed for nearer in order[: order.index(seat)])


def _seconds(state: TableState) -> float | None:
    """Return the window's seconds; None if nobody at the table claims by hand, or the table gives no time for it.

    Where nobody is awaited any more there is no next player whose move could end it, so there is time in any case.
    """
    if not any(_by_hand(state, seat) for seat in range(len(state.seats))):
        return None
    seconds = WINDOW_SECONDS[state.settings.claim_window]
    if seconds is not None and state.banks is not None:
        seconds = min(seconds, banks.WINDOW)
    last = state.match is not None and state.match.turn is None
    return LAST_WINDOW if seconds is None and last else seconds


def _settle(tx: Transaction, claims: list[PendingClaim]) -> None:
    """The first of the claims has it; those who lost theirs are told last, where they see it."""
    tx.set(claims=(), claims_until=None)
    play(tx, claims[0].seat, claims[0].tokens)
    for lost in claims[1:]:
        tx.tell("claim-lost", lost.seat, winner=claims[0].seat + 1)
