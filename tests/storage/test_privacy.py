"""A person can have everything that is held, and can have it gone, to the last byte."""

import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import cast

import msgspec
import pytest

from bot.app.store import BotStore
from storage import Forgotten, Result, StorageError
from storage.mentions import names, paths, text_without, without
from storage.outside import inspect_now
from storage.values import AuditEntry, LogEntry
from tests.storage.making import audit_of, delete_server, forget_person

from .making import (
    ANNA,
    BELA,
    CILI,
    GUILD,
    NOW,
    all_rows,
    change,
    entry,
    match,
    matches_of,
    noted,
    opened,
    record,
    run,
    seat,
    tables,
)

# A server has the bytes until it has cleaned up.
ERASED = {"sqlite": "yes", "postgres": "later"}
EMPTY = {"notify": [], "own_settings": [], "blocked": [], "blocked_by_others_in": [], "called": [], "calls": []}
_COPY = "import shutil, sys; shutil.copytree(sys.argv[1], sys.argv[2])"
_READ = "import pathlib, sys; sys.stdout.buffer.write(b''.join(pathlib.Path(p).read_bytes() for p in sys.argv[1:]))"


def _bytes(path: Path) -> bytes:
    """Read what is on the disk from another process: closing the file here would drop SQLite's locks."""
    files = [str(file) for file in sorted(path.parent.glob(path.name + "*"))]
    return subprocess.run([sys.executable, "-c", _READ, *files], capture_output=True, check=True).stdout


def _header(*people: int) -> str:
    seats = [{"person": person, "name": f"Name-{person % 100}"} for person in people]
    return msgspec.json.encode({"host": people[0], "secret": "seed", "seats": seats}).decode()


async def _fill(store: BotStore) -> None:
    await record(store, match("m1"), match("m2", seat(1, ANNA, 2, 1, "Anna the Great"), ended=NOW + 1))
    joined = LogEntry("joined", f'{{"person":{ANNA},"name":"Annuska","seat":"p1"}}')
    await store.save(change("t1", joined, header=_header(ANNA, BELA), people=(ANNA, BELA)))
    await store.save(change("t2", header=_header(BELA), people=(BELA,)))
    await store.save(change("t3", entry(1), header=_header(CILI, ANNA)))  # did not say who sits there
    kick = noted("kick", BELA, f'{{"person":"{ANNA}","reason":"Anna the Great is slow"}}')
    await store.save(change("t4", status="over", audit=kick))
    await store.save(change("t5", status="over", audit=noted("end", ANNA, '{"table":"t0"}')))
    other = noted("end", BELA, '{"reason":"Anna of another server"}')
    await store.save(change("t6", status="over", audit=other, guild=1))
    await store.set_setting(GUILD, None, "banned", [BELA, ANNA], by=ANNA)


async def test_export_has_all_about_the_person_and_no_secret_of_a_game(store: BotStore) -> None:
    await _fill(store)
    data = await store.export(ANNA)
    assert data["person"] == ANNA
    assert data["names"] == ["Anna", "Anna the Great", "Annuska", "Name-11"]
    results = msgspec.convert(data["results"], list[dict[str, object]])
    assert [(r["match"], r["place"], r["points"], r["name"]) for r in results] == [
        ("m1", 1, 3, "Anna"),
        ("m2", 2, 1, "Anna the Great"),
    ]
    assert [(a["action"], a["actor"]) for a in msgspec.convert(data["audit"], list[dict[str, object]])] == [
        ("kick", False),
        ("end", True),
        ("setting", True),
    ]
    assert data["live_tables"] == [
        {"table": "t1", "guild": GUILD, "channel": sum(b"t1"), "mentioned": ["host", "seats.0.person"], "cuts": []},
        {"table": "t3", "guild": GUILD, "channel": sum(b"t3"), "mentioned": ["seats.1.person"], "cuts": []},
    ]
    text = msgspec.json.encode(data)
    assert b"seed" not in text


async def test_the_words_that_one_cut_with_are_handed_out_and_no_others(store: BotStore) -> None:
    """Anna sat at seat 2 until two rounds were played, of three actions; then Cili took it over."""
    rounds = [
        {"cuts": {"p1": "monday", "p2": "tuesday"}, "actions": ["a", "b"]},
        {"actions": ["c"]},
        {"cuts": {"p2": "friday"}, "actions": []},
    ]
    done = match(
        "m1",
        seat(1, BELA, 1, 3),
        msgspec.structs.replace(seat(2, ANNA, 2, 1), player=CILI, player_name="Cili", until=3, since=3),
    )
    text = msgspec.json.encode({"rounds": rounds}).decode()
    await record(store, msgspec.structs.replace(done, record=text), match("m2"))
    header = {"seats": [{"person": BELA}, {"person": ANNA}], "cuts": {"p2": "sunday", "p1": "x"}}
    logged = LogEntry("round", "00\np2 may day\np1 y")
    await store.save(change("t1", logged, header=msgspec.json.encode(header).decode(), people=(ANNA, BELA)))
    export = await store.export(ANNA)
    assert [result["cuts"] for result in export["results"]] == [[{"round": 1, "word": "tuesday"}], []]  # type: ignore[index,call-overload,union-attr]
    assert [table["cuts"] for table in export["live_tables"]] == [["may day", "sunday"]]  # type: ignore[index,call-overload,union-attr]
    taken = (await store.export(CILI))["seats_taken_over"]
    assert [result["cuts"] for result in taken] == [[{"round": 3, "word": "friday"}]]  # type: ignore[index,call-overload,union-attr]
    assert "sunday" not in str(await store.export(BELA))


async def test_export_of_a_stranger_is_empty(store: BotStore) -> None:
    await _fill(store)
    data = await store.export(99)
    assert data == {
        "person": 99,
        "names": [],
        "results": [],
        "seats_taken_over": [],
        "league": [],
        "fixtures": [],
        "fixture_cuts": [],
        "nights": [],
        "deals_of_the_day": [],
        "problems": [],
        "tables_of_the_day": [],
        "finding_players": EMPTY,
        "names_in_servers": [],
        "audit": [],
        "live_tables": [],
    }


async def test_forgetting_takes_the_person_out_of_everything(store: BotStore, engine: str) -> None:
    await _fill(store)
    done = await forget_person(store, ANNA)
    assert (done.results, done.audit, done.live_tables, done.erased) == (2, 3, ("t1", "t3"), ERASED[engine])
    data = await store.export(ANNA)
    assert {key: value for key, value in data.items() if value} == {"person": ANNA, "finding_players": EMPTY}
    loaded = await store.match("m1")
    assert loaded is not None
    assert (loaded.results[0].person, loaded.results[0].name, loaded.results[0].points) == (None, "", 3)
    assert loaded.results[1].name == "Béla"
    assert [row.person for row in (await store.league.table(GUILD)).rows] == [BELA]
    assert (await forget_person(store, ANNA)).live_tables == ()


async def test_forgetting_keeps_the_shape_of_live_tables_and_the_others(store: BotStore) -> None:
    await _fill(store)
    await forget_person(store, ANNA)
    by_name = await tables(store)
    header = msgspec.json.decode(by_name["t1"].header)
    assert header == {
        "host": 0,
        "secret": "seed",
        "seats": [{"person": 0, "name": ""}, {"person": BELA, "name": "Name-12"}],
    }
    assert msgspec.json.decode(by_name["t1"].log[0].body) == {"person": 0, "name": "", "seat": "p1"}
    assert by_name["t2"].header == _header(BELA)
    await store.save(change("t1", entry(1), header="{}", expect=1))
    assert (await tables(store))["t1"].header == "{}"
    assert (await store.settings(GUILD))["banned"] == [BELA, 0]


async def test_what_is_saved_after_forgetting_is_stored_even_if_it_is_the_same_as_before(store: BotStore) -> None:
    await _fill(store)
    same = change("t3", entry(2), header=_header(CILI, ANNA))
    await store.save(same)
    await forget_person(store, ANNA)
    await store.save(same)
    table = (await tables(store))["t3"]
    assert (table.header, len(table.log)) == (same.header, 3)


async def test_forgetting_clears_the_audit_log_but_not_of_other_servers_namesakes(store: BotStore) -> None:
    await _fill(store)
    await forget_person(store, ANNA)
    kept = {e.action: e for e in await audit_of(store, GUILD)}
    assert kept["end"] == AuditEntry("end", None, '{"table":"t0"}', NOW)
    assert (kept["kick"].actor, msgspec.json.decode(kept["kick"].detail)) == (
        BELA,
        {"person": "", "reason": " is slow"},
    )
    assert [e.detail for e in await audit_of(store, 1)] == ['{"reason":"Anna of another server"}']


@pytest.mark.slow
async def test_somebody_unknown_costs_nothing(store: BotStore, engine: str) -> None:
    """A stranger who pressed ten times held all moves up for 35 seconds: the file was written anew each time."""
    await _fill(store)
    assert (await forget_person(store, ANNA)).results
    before = await store._reader.call(all_rows)
    for person in (ANNA, 990_000_111_222_333):
        assert bool(await store.orders.to_forget(person)) is (engine == "postgres")  # others may know them
        assert await forget_person(store, person) == Forgotten(0, 0, (), ERASED[engine])
        await store.orders.tidy()
    if engine == "sqlite":
        assert await store._reader.call(all_rows) == before


@pytest.mark.sqlite
async def test_a_file_is_written_anew_only_after_rows_were_deleted(store: BotStore) -> None:
    await _fill(store)
    sent: list[str] = []
    await store._writer.call(lambda db: cast(sqlite3.Connection, db).set_trace_callback(sent.append))
    for person, times in ((990_000_111_222_333, 0), (ANNA, 1), (ANNA, 1), (BELA, 2)):
        assert (await forget_person(store, person)).erased == "yes"
        assert await store.erase() == "yes"
        assert sent.count("VACUUM") == times


@pytest.mark.slow
@pytest.mark.sqlite
@pytest.mark.parametrize("seed", [5, 8, 16, 25])  # with these, overwriting alone leaves bytes behind
async def test_not_a_byte_is_left_on_the_disk(path: Path, seed: int) -> None:
    person, name = 990_000_111_222_333, "Zsuzsanna-Zebulon"
    marks = (name.encode(), str(person).encode(), person.to_bytes(7, "big"))
    async with opened(path) as store:
        await _play_much(store, random.Random(seed), person, name)
        before = _bytes(path)
        assert all(mark in before for mark in marks)
        assert (await forget_person(store, person)).erased == "yes"
        after = _bytes(path)
        assert [mark for mark in marks if mark in after] == []
        assert b"Somebody" in after


async def _play_much(store: BotStore, chance: random.Random, person: int, name: str) -> None:
    """Tables that begin, change and end in all sizes, so that rows move about between pages."""
    for n in range(250):
        who = person if chance.random() < 0.4 else chance.randrange(10**15)
        called = name if who == person else "Somebody" * chance.randrange(1, 4)
        body = f'{{"person":{who},"name":"{called}","pad":"{"q" * chance.randrange(600)}"}}'
        over = chance.random() < 0.1
        number = chance.randrange(1, 13)
        log = [LogEntry("x", body)] * chance.randrange(4)
        seats = (seat(1, who, 1, 3, called), seat(2, who + 1, 2, 1, "Other"))
        await store.save(
            change(
                f"t{number}",
                *([] if over else log),
                channel=number,
                header=body[:-2] + "y" * chance.randrange(3000) + '"}',
                status="over" if over else "live",
                finished=match(f"m{n}", *seats) if over else None,
                audit=noted("did", who, body) if n % 3 == 0 else None,
                people=(who,),
            )
        )


@pytest.mark.slow
@pytest.mark.sqlite
async def test_erasing_waits_for_no_reader_and_can_be_done_again(path: Path) -> None:
    """Nothing could be saved while it waited: tables would stand still."""
    async with opened(path, busy=3600.0) as store:
        await _fill(store)
        with closing(sqlite3.connect(path, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM log").fetchall()
            assert (await forget_person(store, ANNA)).erased == "busy"
            assert (await store.export(ANNA))["results"] == []
            reader.execute("ROLLBACK")
        assert await store.erase() == "yes"
        assert str(ANNA).encode() not in _bytes(path)


@pytest.mark.slow
@pytest.mark.sqlite
async def test_what_could_not_be_erased_is_erased_when_the_file_is_opened_again(
    path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    killed = tmp_path_factory.mktemp("killed") / "folder"
    async with opened(path, busy=0.01) as store:
        await _fill(store)
        with closing(sqlite3.connect(path, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM log").fetchall()
            assert (await forget_person(store, ANNA)).erased == "busy"
            run(_COPY, path.parent, killed)
    path = killed / path.name
    assert str(ANNA).encode() in _bytes(path)
    async with opened(path) as store:
        assert str(ANNA).encode() not in _bytes(path)
        assert (await forget_person(store, ANNA)).erased == "yes"


async def test_a_guild_is_deleted_whole_and_alone(store: BotStore, engine: str) -> None:
    await _fill(store)
    await record(store, match("far", guild=1))
    done = await delete_server(store, GUILD)
    assert (done.tables, done.matches, done.settings, done.audit) == (3, 2, 1, 3)
    assert done.erased == ERASED[engine]
    assert await store.live_tables() == []
    assert await matches_of(store) == []
    assert await store.settings(GUILD) == {}
    assert len(await matches_of(store, 1)) == 1
    assert len(await audit_of(store, 1)) == 1
    with pytest.raises(StorageError):
        await store.save(change("t1", entry(1), expect=1))  # nothing is remembered of the deleted table


@pytest.mark.slow
@pytest.mark.sqlite
async def test_a_deleted_guild_is_nowhere_in_the_file(store: BotStore, path: Path) -> None:
    await _fill(store)
    await delete_server(store, GUILD)
    assert inspect_now(path).integrity == ()
    assert GUILD.to_bytes(8, "big") not in _bytes(path)


def test_a_person_is_found_however_the_id_is_written() -> None:
    value = {"a": ANNA, "b": [str(ANNA), f"<@!{ANNA}> hi"], str(ANNA): {"x": 1}, "c": f"9{ANNA}", "d": ANNA + 1}
    assert list(paths(value, ANNA)) == ["a", "b.0", "b.1", str(ANNA)]
    assert without(value, ANNA) == {"a": 0, "b": ["", " hi"], "c": f"9{ANNA}", "d": ANNA + 1}


def test_names_are_those_beside_the_id() -> None:
    value = {"by": {str(ANNA): "Anni"}, "seats": [{"person": str(ANNA), "name": "Anna"}, {"name": "Nobody"}]}
    assert names(value, ANNA) == {"Anni", "Anna"}


def test_a_text_without_the_person_is_the_same_text() -> None:
    text = '{ "order" : [1.50, true] }'
    assert text_without(text, ANNA) is text
    assert text_without("play 6-4", ANNA, frozenset({"Anna"})) == "play 6-4"
    assert text_without("no JSON, <@5> Anna Annabel", 5, frozenset({"Anna"})) == "no JSON,   Annabel"
    assert text_without("true", 1) == "true"
    assert text_without('"10 5 3"', 5) == '"10  3"'  # a setting is JSON, also if it is nothing but a text
    assert text_without('"5"', 5) == '""'


async def test_who_took_a_seat_over_has_it_told_and_deleted_and_so_has_its_owner(store: BotStore) -> None:
    """The league counts the seat for Anna, who was dealt it; Cili only played it."""
    taken = Result(*(1, ANNA, "Anna", False, 90, 1, 1, True, 20, 30), player=CILI, player_name="Cili", until=12)
    await record(store, match("m7", taken, seat(2, BELA, 2, 0)))
    export = await store.export(CILI)
    assert export["results"] == []
    assert export["names"] == ["Cili"]
    (seat_taken,) = msgspec.convert(export["seats_taken_over"], list[dict[str, object]])
    assert (seat_taken["match"], seat_taken["seat"], seat_taken["name"], seat_taken["since"]) == ("m7", 1, "Cili", 30)
    assert b"Anna" not in msgspec.json.encode(export)
    assert b"Cili" not in msgspec.json.encode(await store.export(ANNA))
    assert [row.person for row in (await store.league.table(GUILD)).rows] == [BELA, ANNA]
    assert await store.has_played(GUILD, CILI, "classic")
    assert (await forget_person(store, CILI)).results == 1
    kept = await store.match("m7")
    assert kept is not None
    assert kept.results[0] == msgspec.structs.replace(taken, player=None, player_name="")
    await forget_person(store, ANNA)
    kept = await store.match("m7")
    assert kept is not None
    assert (kept.results[0].person, kept.results[0].name) == (None, "")
