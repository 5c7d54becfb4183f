"""The bot as a program that knows two more steps of the schema: one that adds, and one after which older programs end.

`python -m tests.fleet.newer ...` as `tests.end_to_end.runner`.
"""

import asyncio
import sys

from storage.engines.postgres import engine
from storage.engines.sqlite.schema import Migration
from tests.end_to_end.runner import main

KNOWN = engine.migrations()
OLD = KNOWN[-1].number
ADDS = Migration(OLD + 1, "ALTER TABLE tables ADD COLUMN more TEXT; ALTER TABLE log ADD COLUMN more TEXT")
TAKES = Migration(OLD + 2, f"-- needs {OLD + 1}\nALTER TABLE log DROP COLUMN more")

if __name__ == "__main__":
    engine.migrations = lambda: (*KNOWN, ADDS, TAKES)  # type: ignore[assignment]
    asyncio.run(main(*sys.argv[1:]))
