"""A process that saves without end and says what is saved; the tests kill it. Run with the path of the file."""

import asyncio
import itertools
import sys
from pathlib import Path

from storage import LogEntry, Store, TableChange

TABLES = 5


async def _play(store: Store, table: int, first: int) -> None:
    for n in itertools.count(first):
        line = f"{table} {n}"
        log = (LogEntry("a", line), LogEntry("b", line))  # a step of two entries: both are there, or none
        await store.save(TableChange(f"t{table}", 1, table + 1, "live", f'{{"n":{n}}}', log, expect=2 * n))
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


async def main(path: Path) -> None:
    async with await Store.open(path) as store:
        found = {table.table: len(table.log) // 2 for table in await store.live_tables()}
        await asyncio.gather(*(_play(store, n, found.get(f"t{n}", 0)) for n in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
