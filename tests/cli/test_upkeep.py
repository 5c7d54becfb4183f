import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import get_args
from unittest.mock import Mock

import pytest
from aiohttp import web

from bot.app.store import BotStore
from bot.cli import data, doctor, online
from bot.cli.online import check_online
from bot.cli.terminal import explain
from rendering.kit.fonts import Font
from storage import StorageError
from storage.errors import Code
from storage.outside import inspect_now
from tests.cli.conftest import Program
from tests.cli.test_settings import TOKEN

DATABASE = Path("boneyard-data/boneyard.db")


async def _make(path: Path) -> None:
    path.parent.mkdir(mode=0o700, exist_ok=True)
    async with await BotStore.open(path):
        pass


@pytest.fixture
def database() -> Path:
    asyncio.run(_make(DATABASE))
    return DATABASE


def test_backup_writes_one_sound_file(program: Program, database: Path) -> None:
    ran = program("backup", "copy.db")
    assert (ran.status, ran.err) == (0, "")
    assert "copy.db" in ran.out
    assert inspect_now(Path("copy.db")).integrity == ()
    Path("folder").mkdir()
    assert program("backup", "folder").status == 0
    assert inspect_now(Path("folder/boneyard.db")).version == inspect_now(database).version


def test_backup_works_while_the_bot_has_the_file(program: Program, database: Path) -> None:
    async def beside() -> int:
        async with await BotStore.open(database):
            return (await asyncio.to_thread(program, "backup", "copy.db")).status

    assert asyncio.run(beside()) == 0
    assert inspect_now(Path("copy.db")).integrity == ()


def test_backup_refuses_in_one_line(program: Program, database: Path) -> None:
    Path("there").write_text("dear to me")
    program("backup", "there").complains("there", "--force")
    program("backup", database, "--force").complains("already exists")
    program("backup", "no/such/copy.db").complains("no/such")
    program("backup", "x", "--data", "elsewhere").complains("elsewhere", "BONEYARD_DATA")
    program("backup").complains("TO")
    assert Path("there").read_text() == "dear to me"
    assert program("backup", "there", "--force").status == 0


def test_backup_of_something_else_is_refused(program: Program, database: Path) -> None:
    database.write_text("just a text, long enough to be looked at " * 40)
    program("backup", "x").complains("BONEYARD_DATA", str(database))
    assert not Path("x").exists()


def test_a_place_that_takes_no_copy_is_named_and_not_the_database(
    program: Program, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program("backup", "x" * 300).complains("x" * 300, "cannot be written")
    for code, words in (("full", "No space left"), ("read-only", "Permission denied"), ("disk", "broken")):
        error = StorageError(code, path="copy.db", reason="broken")
        monkeypatch.setattr(data, "backup_now", Mock(side_effect=error))
        ran = program("backup", "copy.db")
        ran.complains("copy.db cannot be written", words)
        assert "BONEYARD_DATA" not in ran.err
    monkeypatch.setattr(data, "backup_now", Mock(side_effect=StorageError("disk", reason="broken")))
    program("backup", "copy.db").complains("BONEYARD_DATA", str(database), "broken")


def test_the_doctor_finds_nothing_wrong_with_a_fresh_folder(program: Program) -> None:
    ran = program("doctor")
    assert (ran.status, ran.err) == (0, "")
    assert "Nothing is wrong." in ran.out
    assert "DISCORD_TOKEN is not set" in ran.out
    assert not DATABASE.parent.exists()


def test_the_doctor_tells_of_a_sound_database(program: Program, database: Path, monkeypatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    ran = program("doctor")
    assert ran.status == 0
    assert "[ok]    boneyard-data/boneyard.db: schema " in ran.out
    assert "looks like a bot's token" in ran.out
    assert TOKEN not in ran.out


def test_the_doctor_tells_of_a_file_with_a_token_that_others_can_read(program: Program) -> None:
    Path(".env").write_text(f"discord_token={TOKEN}\n")
    Path(".env").chmod(0o644)
    ran = program("doctor")
    assert ran.status == 0
    assert "[note]  .env can be read by other users" in ran.out
    Path(".env").chmod(0o600)
    assert "other users" not in program("doctor").out
    Path(".env").write_text("DISCORD_TOKEN=\nBONEYARD_LOG=debug\n")
    Path(".env").chmod(0o644)
    assert "other users" not in program("doctor").out


def _later(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 999")
    db.close()


def _other(path: Path) -> None:
    path.unlink()
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE mine (x)")
    db.close()


def _changed(sql: str) -> Callable[[Path], None]:
    def change(path: Path) -> None:
        with closing(sqlite3.connect(path)) as db:
            db.executescript(sql)

    return change


def _linked_in_a_circle(path: Path) -> None:
    path.unlink()
    path.symlink_to(path.name)


def _linked_to_nowhere(path: Path) -> None:
    path.unlink()
    path.symlink_to("nowhere")


_UNSOUND = [
    (_changed("PRAGMA user_version = -1"), "user_version -1"),
    (_changed("DROP TABLE results"), "(results)"),
    (_changed("ALTER TABLE results DROP COLUMN name"), "(results.name)"),
]


@pytest.mark.parametrize(("spoil", "words"), _UNSOUND)
def test_a_database_that_is_not_whole_is_neither_opened_nor_copied(
    program: Program, database: Path, monkeypatch: pytest.MonkeyPatch, spoil, words: str
) -> None:
    spoil(database)
    before = database.read_bytes()
    program("backup", "copy.db").complains(str(database), words)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    program("run").complains(str(database), words)
    assert database.read_bytes() == before
    database.rename(database.with_name("sandbox.db"))
    program("play", "--no-browser", "--port", 0).complains("sandbox.db", words)
    assert not Path("copy.db").exists()


@pytest.mark.parametrize("spoil", [_linked_in_a_circle, _linked_to_nowhere])
def test_a_link_that_leads_nowhere_is_a_line(program: Program, database: Path, monkeypatch, spoil) -> None:
    spoil(database)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    for command in (("run",), ("backup", "copy.db")):
        program(*command).complains(str(database))


def test_a_folder_that_is_a_link_in_a_circle_is_a_line(program: Program) -> None:
    Path("round").symlink_to("round")
    program("play", "--no-browser", "--port", 0, "--data", "round").complains("round")
    ran = program("doctor", "--data", "round")
    assert (ran.status, ran.err) == (1, "")
    assert "round is a link to something that doesn't exist" in ran.out


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        *((spoil, (str(DATABASE), words)) for spoil, words in _UNSOUND),
        (_linked_in_a_circle, (str(DATABASE), "doesn't exist")),
        (_linked_to_nowhere, (str(DATABASE), "doesn't exist")),
        (_later, (str(DATABASE), "999", "newer")),
        (_other, (str(DATABASE), "another program")),
        (
            lambda path: path.write_text("just a text, long enough to be looked at " * 40),
            (str(DATABASE), "isn't a database"),
        ),
    ],
)
def test_the_doctor_names_what_is_wrong_with_the_database(program: Program, database: Path, spoil, words) -> None:
    for rest in ("-wal", "-shm"):
        Path(f"{database}{rest}").unlink(missing_ok=True)
    spoil(database)
    ran = program("doctor")
    assert ran.status == 1
    wrong = [line for line in ran.out.splitlines() if line.startswith("[WRONG]")]
    assert len(wrong) == 1
    assert all(word in wrong[0] for word in words), wrong
    assert ran.out.splitlines()[-1] == "1 thing is wrong."


def test_the_doctor_names_a_damaged_page(program: Program, database: Path) -> None:
    content = bytearray(database.read_bytes())
    content[4096 * 2 : 4096 * 5] = b"\xaa" * (4096 * 3)
    database.write_bytes(content)
    ran = program("doctor")
    assert ran.status == 1
    assert "damaged" in ran.out


@pytest.mark.parametrize(
    ("token", "words"),
    [("Bot " + TOKEN, "Bot"), (f'"{TOKEN}"', "quotation"), ("abc", "three parts"), ("x" * 72, "three parts")],
)
def test_the_doctor_looks_at_the_token(program: Program, monkeypatch, token: str, words: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    ran = program("doctor")
    assert ran.status == 1
    assert words in ran.out
    assert token not in ran.out


def test_the_doctor_tells_of_names_that_are_no_settings(program: Program, monkeypatch) -> None:
    monkeypatch.setenv("BONEYARD_LGO", "debug")
    ran = program("doctor")
    assert ran.status == 0
    assert "[note]  BONEYARD_LGO" in ran.out


def test_the_doctor_looks_at_the_folder(program: Program) -> None:
    Path("file").write_text("")
    ran = program("doctor", "--data", "file")
    assert ran.status == 1
    assert "file isn't a folder" in ran.out
    Path("open").mkdir()
    Path("open").chmod(0o755)
    assert "open can be read by other users" in program("doctor", "--data", "open").out


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_the_doctor_tells_of_a_folder_that_cannot_be_written(program: Program) -> None:
    Path("closed").mkdir(mode=0o500)
    ran = program("doctor", "--data", "closed")
    assert ran.status == 1
    assert "closed cannot be read and written" in ran.out


def test_the_doctor_tells_of_files_that_cannot_be_written(
    program: Program, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("boneyard.db", "boneyard.db.lock"):

        def access(path: Path, _mode: int, closed: str = name) -> bool:
            return Path(path).name != closed

        monkeypatch.setattr(os, "access", access)
        ran = program("doctor")
        assert ran.status == 1
        assert f"[WRONG] boneyard-data/{name} cannot be read and written" in ran.out


def test_the_doctor_tells_of_a_folder_within_one_that_is_closed(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "exists", Mock(side_effect=PermissionError(13, "Permission denied")))
    ran = program("doctor", "--data", "closed/folder")
    assert ran.status == 1
    assert "[WRONG] closed/folder cannot be read and written" in ran.out


def test_the_doctor_tells_of_a_full_disk_and_missing_fonts(program: Program, monkeypatch) -> None:
    monkeypatch.setattr(doctor, "_LEAST_FREE", 1 << 80)
    monkeypatch.setattr(doctor, "_FONTS", "no_such_package")
    ran = program("doctor")
    assert ran.status == 1
    assert ran.out.count("[WRONG]") == 2
    assert "Make room" in ran.out
    assert "no_such_package" in ran.out


def test_the_doctor_goes_online_only_when_asked(program: Program, monkeypatch) -> None:
    tokens: list[str | None] = []

    async def answer(token: str | None) -> str:
        tokens.append(token)
        return "refused"

    monkeypatch.setattr(online, "check_online", answer)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert program("doctor").status == 0
    assert tokens == []
    ran = program("doctor", "--online")
    assert ran.status == 1
    assert tokens == [TOKEN]
    assert "refused" in ran.out


@pytest.mark.parametrize(("status", "fault"), [(200, None), (401, "refused"), (503, "trouble")])
@pytest.mark.parametrize("token", [TOKEN, None])
async def test_discord_is_asked_for_the_token(monkeypatch, status: int, fault: str | None, token) -> None:
    seen: list[tuple[str, str | None]] = []

    async def answer(request: web.Request) -> web.Response:
        seen.append((request.path, request.headers.get("Authorization")))
        return web.json_response({}, status=status)

    app = web.Application()
    app.router.add_get("/{path:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        monkeypatch.setattr("discord.http.Route.BASE", f"http://127.0.0.1:{runner.addresses[0][1]}")
        assert await check_online(token) == fault
    finally:
        await runner.cleanup()
    assert seen == [("/users/@me", f"Bot {TOKEN}") if token else ("/gateway", None)]


async def test_a_discord_that_cannot_be_reached_is_told(monkeypatch, unused_tcp_port: int) -> None:
    monkeypatch.setattr("discord.http.Route.BASE", f"http://127.0.0.1:{unused_tcp_port}")
    assert await check_online(None) == "unreachable"


INSIDE = {"channel-taken", "conflict", "invalid", "closed"}  # faults of the program: no command can meet them
PLACED = {"missing-folder", "unreadable", "not-a-database", "no-locks", "remains"}  # faults of a file


@pytest.mark.parametrize("code", get_args(Code))
def test_every_error_of_the_storage_has_a_sentence_of_its_own(code: Code) -> None:
    facts = {"missing": "results", "pid": 1, "reason": "r", "found": 1, "known": 2, "asked": 2, "shard": 5}
    for path in ("p", "postgresql://db:5432/p"):
        (line,) = explain(StorageError(code, path=path, version=3, **facts))
        assert (f"({code})" in line) == (code in INSIDE)
        assert path == "p" or code in PLACED or "BONEYARD_DATA:" not in line


def test_the_doctor_tells_for_which_scripts_pictures_have_fonts(program: Program, monkeypatch) -> None:
    thai = Font(Path("thai.ttf"), "Thai")
    monkeypatch.setattr(doctor, "script_fonts", lambda: (thai,))
    monkeypatch.setattr(doctor, "missing_scripts", lambda: ["Hebrew"])
    ran = program("doctor")
    assert ran.status == 0
    assert "[ok]    Pictures show names in Thai." in ran.out
    assert "[note]  Pictures have no font for Hebrew" in ran.out
    assert "FriBiDi" not in ran.out
    monkeypatch.setattr(doctor.features, "check", lambda name: False)
    assert "libfribidi0" in program("doctor").out
