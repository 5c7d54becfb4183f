"""The deal of the day in the store, on both engines: promised once, one try each, whole steps, results, forgetting."""

import msgspec
import pytest

from bot.app.store import BotStore
from bot.daily.rows.values import DailyDeal, DailyEnd, PersonResult, PersonResults, StoredDaily
from bot.games.same import promise_of
from storage import StorageError
from storage.engines import Connection
from storage.engines.fence import Fence
from storage.values import LogEntry
from tests.storage.making import ANNA, BELA, CILI, NOW, NewPlace, forget_person, opened

SECRET, OTHER = "ab" * 32, "cd" * 32
StoredStep = tuple[int, str, str, tuple[LogEntry, ...], int, DailyEnd | None]


def a_deal(day: int = 5, game: str = "classic", secret: str = SECRET) -> DailyDeal:
    return DailyDeal(day, game, secret, promise_of(bytes.fromhex(secret)))


def a_try(person: int = ANNA, day: int = 5, game: str = "classic", *log: LogEntry) -> StoredDaily:
    return StoredDaily(0, person, day, game, "Anna", '{"a":1}', log or (LogEntry("promise", "x\ny"),), NOW)


def a_step(tried: StoredDaily, *log: LogEntry, end: DailyEnd | None = None, expect: int | None = None) -> StoredStep:
    believed = len(tried.log) if expect is None else expect
    return tried.number, tried.name, '{"a":2}', log, believed, end


async def begun(store: BotStore, tried: StoredDaily) -> StoredDaily:
    await store.dailies.make_deal(a_deal(tried.day, tried.game), tried.day)
    stored = await store.dailies.begin(a_deal(tried.day, tried.game), tried)
    assert stored is not None
    return stored


async def ended(store: BotStore, tried: StoredDaily, score: int, *, counted: bool = True) -> StoredDaily:
    stored = await begun(store, tried)
    await store.dailies.save(*a_step(stored, end=DailyEnd(score, NOW + 60, counted)))
    return stored


@pytest.mark.postgres
async def test_who_comes_first_makes_a_deal(store: BotStore) -> None:
    first = msgspec.structs.replace(a_deal(5), edition=2, choice=3)
    assert await store.dailies.make_deal(first, 5) == first
    assert await store.dailies.make_deal(a_deal(5, secret=OTHER), 5) == first
    assert await store.dailies.make_deal(a_deal(6, "uno", OTHER), 5) == a_deal(6, "uno", OTHER)
    assert await store.dailies.deal(5, "classic") == first
    assert await store.dailies.deal(7, "classic") is None


@pytest.mark.postgres
async def test_a_par_is_stored_once(store: BotStore) -> None:
    await store.dailies.make_deal(a_deal(), 5)
    await store.dailies.set_par(5, "classic", -12)
    await store.dailies.set_par(5, "classic", 3)
    deal = await store.dailies.deal(5, "classic")
    assert deal is not None
    assert deal.par == -12


async def test_a_try_comes_back_as_it_was_stored_step_by_step(store: BotStore) -> None:
    tried = await begun(store, a_try())
    assert tried == msgspec.structs.replace(a_try(), number=tried.number)
    await store.dailies.save(*a_step(tried, LogEntry("act", "p1 play 6-4"), LogEntry("act", "p2 pass")))
    stored = await store.dailies.get(tried.number)
    assert stored is not None
    assert stored.log == (*tried.log, LogEntry("act", "p1 play 6-4"), LogEntry("act", "p2 pass"))
    assert (stored.header, stored.end) == ('{"a":2}', None)


async def test_there_is_one_try_for_each_person_day_and_game(store: BotStore) -> None:
    tried = await begun(store, a_try())
    await store.dailies.save(*a_step(tried, LogEntry("act", "p1 draw")))
    again = await begun(store, a_try(ANNA, 5, "classic", LogEntry("promise", "another")))
    assert again == await store.dailies.find(ANNA, 5, "classic")
    assert len(again.log) == 2
    others = [await begun(store, a_try(*which)) for which in ((BELA, 5), (ANNA, 6), (ANNA, 5, "uno"))]
    assert len({tried.number, *(other.number for other in others)}) == 4


@pytest.mark.postgres
async def test_of_two_steps_from_the_same_place_one_is_refused(store: BotStore) -> None:
    tried = await begun(store, a_try())
    await store.dailies.save(*a_step(tried, LogEntry("act", "p1 draw")))
    with pytest.raises(StorageError, match="conflict"):
        await store.dailies.save(*a_step(tried, LogEntry("act", "p1 pass")))
    stored = await store.dailies.get(tried.number)
    assert stored is not None
    assert stored.log[-1].body == "p1 draw"


async def test_a_try_that_is_over_takes_no_step(store: BotStore) -> None:
    tried = await ended(store, a_try(), 12)
    with pytest.raises(StorageError, match="conflict"):
        await store.dailies.save(*a_step(tried, LogEntry("act", "p1 pass")))
    stored = await store.dailies.get(tried.number)
    assert stored is not None
    assert stored.end == DailyEnd(12, NOW + 60, True)


@pytest.mark.postgres
async def test_scores_are_those_that_count_of_one_deal(store: BotStore) -> None:
    await ended(store, a_try(ANNA), 12)
    await ended(store, a_try(BELA), -3)
    await ended(store, a_try(CILI), 12)
    await ended(store, a_try(1), 40, counted=False)
    await ended(store, a_try(2, 6), 41)
    await ended(store, a_try(ANNA, 5, "uno"), 42)
    await begun(store, a_try(3))
    scores = await store.dailies.scores(5, "classic")
    assert [*scores.items()] == [(-3, 1), (12, 2)]


@pytest.mark.postgres
async def test_days_in_a_row_end_with_that_day_whatever_was_played(store: BotStore) -> None:
    for day, game in ((2, "uno"), (4, "classic"), (5, "classic"), (5, "uno"), (6, "uno")):
        await ended(store, a_try(ANNA, day, game), 1)
    await ended(store, a_try(ANNA, 3), 1, counted=False)
    await ended(store, a_try(BELA, 3), 1)
    assert [await store.dailies.days(ANNA, day) for day in range(1, 8)] == [0, 1, 0, 1, 2, 3, 0]


@pytest.mark.postgres
async def test_the_last_try_of_before_that_has_no_end_is_found(store: BotStore) -> None:
    await begun(store, a_try(ANNA, 2))
    last = await begun(store, a_try(ANNA, 3, "uno"))
    await ended(store, a_try(ANNA, 4), 1)
    await begun(store, a_try(ANNA, 5))
    assert await store.dailies.unended(ANNA, 5) == last
    assert await store.dailies.unended(BELA, 5) is None


async def test_all_of_a_persons_tries_are_handed_out_without_what_is_secret(store: BotStore) -> None:
    await store.dailies.show((await ended(store, a_try(ANNA, 4), 7)).number, 9)
    await begun(store, a_try(ANNA, 5, "classic", LogEntry("round", "topsecret")))
    await begun(store, a_try(BELA, 5))
    tries = (await store.export(ANNA))["deals_of_the_day"]
    assert tries == [
        {"day": 4, "game": "classic", "name": "Anna", "started": NOW, "ended": NOW + 60, "score": 7}
        | {"counted": True, "shown_in": ["9"]},
        {"day": 5, "game": "classic", "name": "Anna", "started": NOW, "ended": None, "score": None}
        | {"counted": False, "shown_in": []},
    ]
    assert "topsecret" not in str(tries)


async def test_who_is_forgotten_has_no_try_left_and_gets_none_of_the_same_deal(store: BotStore) -> None:
    for day in (1, 4, 5):
        await ended(store, a_try(ANNA, day), 7)
    await ended(store, a_try(BELA), 9)
    await store.dailies.make_deal(a_deal(6), 6)
    await forget_person(store, ANNA)
    assert (await store.export(ANNA))["deals_of_the_day"] == []
    assert (await store.dailies.scores(5, "classic")) == {9: 1}
    assert await store.dailies.begin(a_deal(5), a_try(ANNA)) is None
    assert await store.dailies.begin(a_deal(6), a_try(ANNA, 6)) is not None


async def test_no_number_of_a_person_who_was_forgotten_is_left(new_place: NewPlace) -> None:
    with new_place() as place:
        async with opened(place) as store:
            await ended(store, a_try(ANNA), 7)
            await forget_person(store, ANNA)
            marks = await store._reader.call(_marks)
            assert len(marks) == 1
            assert str(ANNA) not in str(marks)
            await store.dailies.make_deal(a_deal(6), 6)
            assert await store._reader.call(_marks) == []


def _marks(db: Connection) -> list[object]:
    return [*db.execute("SELECT * FROM daily_marks").fetchall()]


@pytest.mark.slow
async def test_of_several_processes_any_may_write_whatever_shards_it_holds(dsn: str) -> None:
    async with await BotStore.open(dsn, fence=Fence("one", 2), program="one", clock=lambda: NOW) as store:
        assert not store.fence.held
        await ended(store, a_try(), 7)
        await store.dailies.set_par(5, "classic", 8)
        assert (await store.dailies.scores(5, "classic")) == {7: 1}


@pytest.mark.postgres
async def test_ones_own_results_are_compared_with_all_who_played_the_same_deal(store: BotStore) -> None:
    for person, day, score in ((ANNA, 5, 5), (BELA, 5, 5), (CILI, 5, 3), (CILI + 1, 5, 9), (ANNA, 6, 7)):
        await ended(store, a_try(person, day), score)
    await ended(store, a_try(ANNA, 6, "uno"), 7, counted=False)
    numbers = await store.dailies.results_of(ANNA, 0, 6, 6)
    results = PersonResult(6, "classic", 7, 0, 0, 0), PersonResult(5, "classic", 5, 1, 1, 3)
    assert numbers == PersonResults(results, 2, 2)
    assert [result.share for result in numbers.results] == [None, 0.5]
    assert [result.best for result in numbers.results] == [False, False]
    (best,) = (await store.dailies.results_of(CILI + 1, 0, 6, 6)).results
    assert (best.share, best.best) == (1.0, True)
    later = await store.dailies.results_of(ANNA, 6, 9, 9)
    assert ([result.day for result in later.results], later.run, later.longest) == ([6], 0, 2)
    assert await store.dailies.results_of(99, 0, 9, 9) == PersonResults((), 0, 0)
