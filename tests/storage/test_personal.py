"""What every feature holds about a person: the whole export and the rows a deletion changes, as golden files have them.

`python -m tests.storage.test_personal` writes the golden file anew.
"""

import asyncio
import json
import re
import tempfile
from pathlib import Path

from bot.app.store import BotStore
from bot.finding.rows import CALL, PlayerSettings
from bot.league.schedule.values import FixtureSeat, NewDeals, NewFixture
from storage.names import NameRow
from tests.daily.rows.test_problems import MOVES, a_problem
from tests.daily.rows.test_tables import a_day, plan
from tests.nights.test_rows import a_night
from tests.storage.making import delete_server, forget_person

from .making import ANNA, BELA, CILI, GUILD, NOW, all_rows, content, match, opened, record, seat
from .test_forgetting import FAR, _fill_two

_GOLDEN = Path(__file__).with_name("personal.json")


async def _fill(store: BotStore) -> None:
    """Two servers in which every feature has rows about Anna and about others."""
    await _fill_two(store)
    same = NewDeals({1: bytes(range(32))}, "{}")
    people = (FixtureSeat(ANNA, "Anna"), FixtureSeat(BELA, "Béla"))
    await store.fixtures.create(GUILD, 1, "classic", [NewFixture(1, people)], None, same)
    await store.deals.cut(GUILD, 1, ANNA, "Anna", "monday")
    await a_day(store, 5, {ANNA: 1, BELA: 2})
    await a_day(store, 6, {ANNA: 7, BELA: 3})
    await store.daily_tables.fold(GUILD, 6, plan)
    await store.dailies.show(1, GUILD)
    await store.dailies.show(2, GUILD)
    await store.problems.put(5, "classic", [a_problem()])
    (problem,) = await store.problems.of_day(5, "classic")
    await store.problems.put(6, "classic", [a_problem(day=6)], GUILD, 3)
    (guild_problem,) = await store.problems.of_day(6, "classic", GUILD)
    for person in (ANNA, BELA):
        await store.problems.begin(problem, person, NOW)
        await store.problems.begin(guild_problem, person, NOW)
    await store.problems.answer(problem.number, ANNA, MOVES[0], True, NOW)
    await store.nights.open(a_night(guild=GUILD))
    for person in (ANNA, BELA):
        await store.finding.switch_on(GUILD, person, ("classic",))
    await store.finding.change_settings(GUILD, ANNA, lambda _: PlayerSettings(zone="UTC"))
    await store.finding.block(GUILD, ANNA, BELA)
    await store.finding.block(GUILD, CILI, ANNA)
    await store.finding.note(GUILD, 5, BELA, (ANNA,), CALL)
    await record(store, match("m9", seat(1, BELA, 1, 3), seat(2, ANNA, 2, 1), ended=NOW + 9))
    await store.scoreboards.switch(GUILD, 5, "classic", ANNA)
    await store.names.save(GUILD, [NameRow(ANNA, "Annie", "anna.k"), NameRow(BELA, "Béla", "bela")])
    await store.league.choose_name(GUILD, NameRow(ANNA, "Annie", "anna.k"), "Countess")


def _changed(before: dict[str, list[tuple[object, ...]]], after: dict[str, list[tuple[object, ...]]]) -> object:
    """The rows that are gone, and those that are new, by table."""
    tables = {name: (set(rows), set(after[name])) for name, rows in before.items()}
    return {
        name: [sorted(map(repr, old - new)), sorted(map(repr, new - old))]
        for name, (old, new) in tables.items()
        if old != new
    }


async def _report(store: BotStore) -> str:
    """Everything that the store says while Anna is shown, forgotten, and each of two servers deleted."""
    await _fill(store)
    facts: dict[str, object] = {"Anna": await store.export(ANNA), "Béla": await store.export(BELA)}
    before = await store._reader.call(all_rows)
    facts["forgotten"] = repr(await forget_person(store, ANNA))
    after = await store._reader.call(all_rows)
    facts["changed"] = _changed(before, after)
    for name, guild in (("here", GUILD), ("far", FAR)):
        facts[f"{name} deleted"] = repr(await delete_server(store, guild))
        before, after = after, await store._reader.call(all_rows)
        facts[f"{name} gone"] = _changed(before, after)
    text = json.dumps(facts, ensure_ascii=False, indent=1) + "\n"
    return re.sub(r"\b[0-9a-f]{64}\b", "(hash)", text)  # of a ban that is kept; its salt is by chance


async def test_what_is_told_changed_and_deleted_is_as_it_was(store: BotStore) -> None:
    report = await _report(store)
    assert report.replace("erased='later'", "erased='yes'") == content(_GOLDEN).decode()


async def _write() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder) / "boneyard.db") as store:
            _GOLDEN.write_text(await _report(store))


if __name__ == "__main__":
    asyncio.run(_write())
