"""The players' cuts of the next deal, while its promise stands (record-format, "The cut").

Between rounds a cut stays, even if its player goes, who could choose between two deals else. In the lobby whatever
changes the deal drops the cuts: else the one who starts the match could try seats for a pleasing deal.
"""

from bot.games.actions import seat_name
from bot.games.shuffle import read_cut
from bot.tables.commands import Cut
from bot.tables.people import seated
from bot.tables.promises import promised
from bot.tables.settings import answered
from bot.tables.transaction import Transaction, check_own_deals, find_seat, greet
from bot.tables.types import TableError, TableState


def cut(tx: Transaction, command: Cut) -> None:
    """A player puts a word into the next deal; a second word replaces the first, and is the last then.

    TableError `dealt` where it is too late, or the form was for another deal, `same-deals`; CutError.
    """
    state = tx.state
    check_own_deals(tx)
    if state.phase == "playing" or not promised(state).startswith(command.promise):
        raise TableError("dealt")
    if state.paused == "player":
        raise TableError("paused")
    seat = seated(tx, command.by) if state.phase == "between" else find_seat(state, command.by.id)
    greet(tx, seat, command.by)
    name, word = seat_name(seat), read_cut(command.text)
    if [*tx.state.said.cuts.items()][-1:] == [(name, word)]:
        tx.notice = "unchanged"
    else:
        tx.set(cuts=answered(tx.state.said.cuts, name, word))
        tx.notice = "cut"


def drop_cuts(tx: Transaction, before: TableState) -> None:
    """Drop the cuts of a lobby in which something has changed that changes the deal."""
    state = tx.state
    if state.phase == "lobby" and state.said.cuts and _basis(before) != _basis(state):
        tx.set(cuts={})
        tx.tell("cuts-dropped")


def _basis(state: TableState) -> tuple[object, ...]:
    """Return all that the first deal follows from, besides seed and cuts."""
    seats = [(seat.person, bool(seat.computer)) for seat in state.seats]
    return seats, state.game, state.options, state.said.named
