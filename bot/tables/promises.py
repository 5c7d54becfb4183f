"""The promise of the next deal: its seed is chosen and stored before it is dealt, so that its SHA-256 can be shown.

In the log a seed stands as `promise`, and with the deal as `round`, then with what players have cut with.
"""

from collections.abc import Iterable, Mapping

from bot.games.shuffle import commitment
from bot.tables.types import TableState
from storage.values import LogEntry


def promised(state: TableState) -> str:
    """The SHA-256 of the next round's seed in hex, "" while there is none."""
    return commitment(bytes.fromhex(state.log.next_seed)) if state.log.next_seed else ""


def last_promise(log: Iterable[LogEntry]) -> str:
    """The seed that was promised and not yet dealt from, "" if there is none."""
    last = ""
    for entry in log:
        if entry.kind in ("promise", "round"):
            last = entry.body if entry.kind == "promise" else ""
    return last


def round_body(seed: str, cuts: Mapping[str, str]) -> str:
    """Return the log's entry of a deal: the seed, and a line for each cut, as the round's key has them."""
    return "".join((seed, *(f"\n{seat} {text}" for seat, text in cuts.items())))


def read_round(body: str) -> tuple[bytes, dict[str, str]]:
    """Seed and cuts of a deal in the log; ValueError. Logs from before there were cuts have the seed alone."""
    seed, *lines = body.split("\n")
    parted = (line.partition(" ") for line in lines)
    return bytes.fromhex(seed), {seat: text for seat, _, text in parted}
