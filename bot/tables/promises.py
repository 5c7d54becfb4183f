"""The promise of the next deal: its seed is chosen and stored before it is dealt, so that its SHA-256 can be shown.

In the log a seed stands as `promise`, and with the deal as `round`, then with what players have cut with.
"""

from collections.abc import Mapping, Sequence

from bot.games.same import seed_of, shared_cuts
from bot.games.shuffle import Cuts, commitment
from bot.tables.types import SharedDeals, TableState
from storage.values import LogEntry


def promised(state: TableState) -> str:
    """Return the SHA-256 of the next round's seed in hex, "" while there is none."""
    return commitment(bytes.fromhex(state.log.next_seed)) if state.log.next_seed else ""


def shared_seed(state: TableState) -> str:
    """Return the seed of the next round where others play the deals too, "" where it is the table's own.

    It follows from the secret. After the match there is none: nobody plays another match of the same deals.
    """
    if state.shared is None or state.phase == "over":
        return ""
    return seed_in(state.shared, state.game, state.round + 1)


def seed_in(shared: SharedDeals, game: str, number: int) -> str:
    """Return the seed of a round (from 1) of deals that others play too."""
    return seed_of(bytes.fromhex(shared.secret), game, number, shared.same.choice).hex()


def next_cuts(state: TableState) -> Cuts:
    """Return the cuts of the next deal: the words of the table's players, or those of all who play these deals."""
    return state.said.cuts if state.shared is None else shared_cuts(state.shared.words)


def last_promise(log: Sequence[LogEntry]) -> str:
    """Return the seed that was promised and not yet dealt from, "" if there is none."""
    last = next((entry for entry in reversed(log) if entry.kind in ("promise", "round")), None)
    return last.body if last is not None and last.kind == "promise" else ""


def round_body(seed: str, cuts: Mapping[str, str]) -> str:
    """Return the log's entry of a deal: the seed, and a line for each cut, as the round's key has them."""
    return "".join((seed, *(f"\n{seat} {text}" for seat, text in cuts.items())))


def read_round(body: str) -> tuple[bytes, dict[str, str]]:
    """Seed and cuts of a deal in the log; ValueError. Logs from before there were cuts have the seed alone."""
    seed, *lines = body.split("\n")
    parted = (line.partition(" ") for line in lines)
    return bytes.fromhex(seed), {seat: text for seat, _, text in parted}
