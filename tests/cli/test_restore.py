import asyncio
import os
import sys
from pathlib import Path

import pytest

from bot.app.store import BotStore
from tests.box import Sandbox
from tests.cli.conftest import Program
from tests.cli.processes import started

DATABASE = Path("boneyard-data/boneyard.db")


async def note(path: Path, value: str | None = None) -> str | None:
    """Write a word into a database, or read the one that is there."""
    async with await BotStore.open(path) as store:
        if value is not None:
            await store.set_meta("word", value)
        return await store.get_meta("word")


def test_a_backup_is_restored_and_what_was_there_is_kept(program: Program) -> None:
    DATABASE.parent.mkdir()
    asyncio.run(note(DATABASE, "old"))
    assert program("backup", "copy.db").status == 0
    asyncio.run(note(DATABASE, "new"))
    ran = program("restore", "copy.db")
    assert ran.status == 0
    said, kept = ran.out.splitlines()
    assert said == f"Restored: {DATABASE}"
    assert kept.startswith("What was there is kept as ")
    assert asyncio.run(note(DATABASE)) == "old"
    assert asyncio.run(note(Path(kept.removeprefix("What was there is kept as ")))) == "new"


def test_on_a_new_machine_it_makes_the_folder(program: Program) -> None:
    asyncio.run(note(Path("copy.db"), "old"))
    assert program("restore", "copy.db").out.splitlines() == [f"Restored: {DATABASE}"]
    assert asyncio.run(note(DATABASE)) == "old"


def test_what_is_no_backup_is_named(program: Program) -> None:
    Path("copy.db").write_text("x" * 5000)
    program("restore", "copy.db").complains("copy.db can't be restored")
    program("restore", "nothing.db").complains("nothing.db can't be restored")
    assert not DATABASE.exists()


async def test_a_running_bots_database_is_not_restored_over(tmp_path: Path) -> None:
    await note(tmp_path / "copy.db", "old")
    async with Sandbox() as box, started("run", pointed=box.endpoints(), DISCORD_TOKEN=box.token) as program:
        await program.line()
        async with started("restore", tmp_path / "copy.db") as refused:
            status, err = await refused.end()
    assert status == 2
    assert "boneyard.db" in err
    assert await note(DATABASE) is None


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names of files are texts")
def test_a_backup_may_have_a_name_that_is_no_text(program: Program) -> None:
    DATABASE.parent.mkdir()
    asyncio.run(note(DATABASE, "old"))
    assert program("backup", "copy.db").status == 0
    named = os.fsdecode(b"cop\xfd.db")
    Path("copy.db").rename(named)
    asyncio.run(note(DATABASE, "new"))
    assert program("restore", named).out.startswith(f"Restored: {DATABASE}")
    assert asyncio.run(note(DATABASE)) == "old"
    Path(named).write_text("x" * 5000)
    program("restore", named).complains("can't be restored")
