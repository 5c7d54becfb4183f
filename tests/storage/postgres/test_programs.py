"""Programs of different age on one database: the older ones go on as long as they may, and then end."""

from contextlib import closing
from unittest.mock import patch

import pytest

from storage import StorageError
from storage.engines.fence import Fence
from storage.engines.postgres import engine
from storage.engines.postgres.connection import PostgresConnection, connect
from storage.engines.postgres.leases import Claim, begin, give, renew, take
from storage.engines.sqlite.schema import Migration

pytestmark = pytest.mark.slow

OLD = engine.migrations()[-1].number  # what the older program knows
ADDS = Migration(OLD + 1, "ALTER TABLE tables ADD COLUMN more BIGINT")
TAKES = Migration(OLD + 2, f"-- needs {OLD + 1}: what ADDS has put in its place\nALTER TABLE tables DROP COLUMN header")


def claim(name: str, schema: int) -> Claim:
    return Claim(name, "", 4, 3600.0, schema)


def code_of(db: PostgresConnection, known: int, *, beside: bool) -> str:
    """Return the code of the error for a program that knows that schema, "" if it may open the database."""
    with patch.object(engine, "migrations", lambda: (ADDS._replace(number=known),)):
        try:
            engine.migrate(db, beside=beside)
        except StorageError as error:
            return error.code
    return ""


def test_what_only_adds_lets_the_older_program_go_on_and_start_again(dsn: str) -> None:
    with closing(connect(dsn, fence=Fence("old", 4))) as db:
        begin(db, 4)
        take(db, claim("old", OLD), None, 9)
        engine.migrate(db, (ADDS,))
        assert len(renew(db, claim("old", OLD)).held) == 4
        assert code_of(db, OLD, beside=True) == ""
        assert code_of(db, OLD, beside=False) == "too-new"  # alone, as `boneyard forget` is


def test_what_takes_away_waits_until_older_programs_have_ended(dsn: str) -> None:
    """They hear it at their next renewal, and give their shards to those who may write."""
    with closing(connect(dsn)) as db:
        engine.migrate(db, (ADDS,))
        begin(db, 4)
        old, new = claim("old", OLD), claim("new", OLD + 1)
        take(db, old, [0], 1)
        take(db, new, [1], 1)
        with patch.object(engine, "_ENDING", 0.0), pytest.raises(StorageError) as held_up:
            engine.migrate(db, (TAKES,))
        assert (held_up.value.code, engine.version(db, OLD + 2)) == ("in-use", OLD + 1)
        with pytest.raises(StorageError) as refusal:
            renew(db, old)
        assert (refusal.value.code, refusal.value.data) == ("too-new", {"found": OLD + 1, "known": OLD})
        assert renew(db, new).held.keys() == {1}
        give(db, old, 0)
        engine.migrate(db, (TAKES,))
        assert engine.version(db, OLD + 2) == OLD + 2
        assert code_of(db, OLD, beside=True) == "too-new"
        assert code_of(db, OLD + 1, beside=True) == ""
