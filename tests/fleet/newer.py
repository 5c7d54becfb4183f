"""The bot with two more steps of the schema: one that adds, and one after which older programs end."""

from storage.engines.postgres import engine
from storage.engines.sqlite.schema import Migration
from tests.end_to_end import runner

KNOWN = engine.migrations()
OLD = KNOWN[-1].number
ADDS = Migration(OLD + 1, "ALTER TABLE tables ADD COLUMN more TEXT; ALTER TABLE log ADD COLUMN more TEXT")
TAKES = Migration(OLD + 2, f"-- needs {OLD + 1}\nALTER TABLE log DROP COLUMN more")


async def main(*arguments: str) -> None:
    engine.migrations = lambda: (*KNOWN, ADDS, TAKES)  # type: ignore[assignment]
    await runner.main(*arguments)
