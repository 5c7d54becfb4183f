"""A process that saves without end and says what is saved; the tests kill it."""

import asyncio
import itertools
import sys

from bot.app.store import BotStore
from storage import FinishedMatch, Result
from storage.values import LogEntry, TableChange

TABLES = 5
A_MATCH = 3  # steps, the last of which finishes it


def _match(table: int, n: int) -> FinishedMatch:
    seats = (Result(1, 1, "Anna", False, 0, 1, 0), Result(2, 2, "Béla", False, 0, 1, 0))
    return FinishedMatch(f"{table} {n}", 1, table + 1, "classic", "{}", "{}", 0.0, float(n), "target", True, seats)


async def _play(store: BotStore, table: int, first: int) -> None:
    for n in itertools.count(first):
        line = f"{table} {n}"
        log = (LogEntry("a", line), LogEntry("b", line))  # a step of two entries: both are there, or none
        done = _match(table, n) if n % A_MATCH == A_MATCH - 1 else None
        header = f'{{"n":{n}}}'
        await store.save(TableChange(f"t{table}", 1, table + 1, "live", header, log, done, expect=2 * n))
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


async def main(place: str) -> None:
    async with await BotStore.open(place) as store:
        lengths = {table.table: len(table.log) // 2 for table in await store.live_tables()}
        await asyncio.gather(*(_play(store, n, lengths.get(f"t{n}", 0)) for n in range(TABLES)))
