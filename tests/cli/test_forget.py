"""What the host deletes for people who cannot ask the bot."""

import asyncio
import io
import json
import sys
import time
from pathlib import Path

import pytest

import bot.players
from bot.app.store import BotStore
from bot.fleet import Orders
from bot.tables import Luck, Person, Tables
from bot.tables.commands import AddComputer, Join, OpenTable, StartMatch
from storage import Forgotten, StorageError
from storage.faces import FaceKey, faces_beside
from storage.orders import OrderBook
from tests.cli.conftest import Program
from tests.storage.making import ANNA, BELA, CILI, GUILD, match, record, seat
from tests.tables.world import FakeClock, Recorder

DATABASE = Path("boneyard-data/boneyard.db")
OTHER_GUILD = GUILD + 1


async def _fill() -> None:
    """Two matches in two guilds, and a live table at which Anna sits with Béla."""
    DATABASE.parent.mkdir(mode=0o700)
    async with await BotStore.open(DATABASE) as store:
        await record(store, match("m1"), match("m2", guild=OTHER_GUILD))
        await store.set_setting(GUILD, None, "language", "fi", ANNA)
        tables = Tables(store, Recorder(), bot.players, FakeClock(), chance=Luck.fixed("forget"))
        anna, bela = Person(ANNA, "Anna"), Person(BELA, "Béla")
        table = (await tables.open(OpenTable(by=anna, guild=GUILD, channel=1, game="classic"))).state.id
        for command in (Join(bela), AddComputer(anna), StartMatch(anna)):
            await tables.send(table, command)
        await tables.close()


@pytest.fixture
def filled() -> Path:
    asyncio.run(_fill())
    return DATABASE


async def _export(person: int) -> str:
    async with await BotStore.open(DATABASE) as store:
        return json.dumps(await store.export(person))


def export(person: int) -> dict[str, object]:
    return json.loads(asyncio.run(_export(person)))


async def _seats() -> list[tuple[int | None, bool]]:
    async with await BotStore.open(DATABASE) as store:
        tables = Tables(store, Recorder(), bot.players, FakeClock(), chance=Luck.fixed("forget"))
        await tables.restore()
        (table,) = tables.all()
        await tables.close()
    return [(seat.person, seat.played_by_computer) for seat in table.state.seats]


def answer(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))


def test_a_person_is_taken_out_of_everything(program: Program, filled: Path) -> None:
    ran = program("forget", "--person", ANNA, "--yes")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == "Removed from 2 results, 1 entry of the audit log and 1 live table.\n"
    held = export(ANNA)
    assert held.pop("person") == ANNA
    assert not any(any(part.values()) if isinstance(part, dict) else part for part in held.values())
    assert len(export(BELA)["results"]) == 2
    assert b"Anna" not in b"".join(path.read_bytes() for path in filled.parent.iterdir())


def test_the_computer_takes_his_seat_and_the_table_lives(program: Program, filled: Path) -> None:
    assert program("forget", "--person", ANNA, "--yes").status == 0
    assert asyncio.run(_seats())[:2] == [(None, True), (BELA, False)]


def test_a_server_is_deleted_and_no_other(program: Program, filled: Path) -> None:
    ran = program("forget", "--server", GUILD, "--yes")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == "Deleted: 1 live table, 1 match, 1 setting, 1 entry of the audit log.\n"
    assert [result["guild"] for result in export(ANNA)["results"]] == [OTHER_GUILD]


@pytest.mark.parametrize("whom", ["--person", "--server"])
def test_who_is_not_known_is_told(program: Program, filled: Path, whom: str) -> None:
    ran = program("forget", whom, CILI, "--yes")
    assert (ran.status, ran.out) == (0, f"Nothing is stored about {CILI}.\n")
    assert len(export(ANNA)["results"]) == 2


def test_what_others_have_not_done_yet_is_told(program: Program, filled: Path, monkeypatch) -> None:
    async def forget(*_: object) -> Forgotten:
        return Forgotten(2, 1, (), open=(3, 5))

    monkeypatch.setattr(Orders, "forget", forget)
    ran = program("forget", "--person", ANNA, "--yes")
    assert (ran.status, ran.err) == (1, "")
    assert "Shards 3, 5 do not answer, so not everything is deleted yet." in ran.out


@pytest.mark.parametrize("whom", [("--person", ANNA), ("--server", GUILD)])
def test_what_cannot_be_stored_ends_it_and_is_done_at_the_next_start(
    program: Program, filled: Path, monkeypatch, whom: tuple[str, int]
) -> None:
    async def fails(*_: object) -> None:
        raise StorageError("full")

    with monkeypatch.context() as broken:
        broken.setattr(OrderBook, "do", fails)
        program("forget", *whom, "--yes").complains("full")
    assert len(export(ANNA)["results"]) == (0 if whom[0] == "--person" else 1)


def test_it_asks_before_it_deletes(program: Program, filled: Path, monkeypatch) -> None:
    answer(monkeypatch, "n\n")
    ran = program("forget", "--person", ANNA)
    assert f"about person {ANNA} (Anna)?" in ran.out
    assert ran.out.endswith("Nothing was deleted.\n")
    assert (ran.status, len(export(ANNA)["results"])) == (0, 2)
    answer(monkeypatch, "y\n")
    assert "Deleted: 1 live table" in program("forget", "--server", GUILD).out


def test_where_nobody_answers_nothing_is_deleted(program: Program, filled: Path, monkeypatch) -> None:
    answer(monkeypatch, "")
    ran = program("forget", "--server", GUILD)
    assert ran.status == 2
    assert "--yes" in ran.err
    assert len(export(ANNA)["results"]) == 2


def test_what_is_stored_can_be_shown(program: Program, filled: Path) -> None:
    ran = program("forget", "--person", ANNA, "--show")
    assert (ran.status, ran.err) == (0, "")
    assert json.loads(ran.out)["names"] == ["Anna"]
    assert json.loads(ran.out) == export(ANNA) | {"avatar_kept": False}


def test_an_avatar_is_told_of_and_deleted(program: Program, filled: Path) -> None:
    faces = faces_beside(filled, time.time)
    faces.keep(FaceKey(ANNA, 0), "abc", b"face", lambda: True)
    faces.keep(FaceKey(BELA, 0), "abc", b"face", lambda: True)
    assert json.loads(program("forget", "--person", ANNA, "--show").out)["avatar_kept"]
    assert program("forget", "--person", ANNA, "--yes").status == 0
    assert [path.name for path in filled.with_name("boneyard-faces").iterdir()] == [f"{BELA}-0-abc.jpg"]


def test_control_signs_of_a_name_do_not_reach_the_terminal(program: Program, filled: Path) -> None:
    async def play() -> None:
        async with await BotStore.open(filled) as store:
            await record(store, match("m3", seat(1, CILI, 1, 3, "\x1b[2J\x9bCili\U000e0001")))

    asyncio.run(play())
    ran = program("forget", "--person", CILI, "--show")
    assert json.loads(ran.out) == export(CILI) | {"avatar_kept": False}
    assert ran.out.replace("\n", "").isprintable()
    assert program("forget", "--person", CILI, "--yes").status == 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), ("--person", "--server")),
        (("--person", 1, "--server", 2), ("either",)),
        (("--person", "ann"), ("--person", "integer")),
        (("--person", "0"), ("--person",)),
        (("--server", "-5"), ("--server",)),
        (("--server", str(2**63)), ("--server",)),
        (("--server", 5, "--show"), ("--show", "--person")),
        (("--person", 5), ("no database boneyard-data/boneyard.db",)),
        (("--server", 5, "--yes", "--data", "else"), ("no database else/boneyard.db",)),
    ],
)
def test_bad_input_is_one_line(program: Program, arguments, words) -> None:
    program("forget", *arguments).complains(*words)
    assert not DATABASE.parent.exists()


def test_while_the_bot_runs_nothing_is_deleted(program: Program, filled: Path) -> None:
    async def beside():
        async with await BotStore.open(filled):
            return await asyncio.to_thread(program, "forget", "--person", ANNA, "--yes")

    asyncio.run(beside()).complains("another Boneyard is running", str(filled))
    assert len(export(ANNA)["results"]) == 2
