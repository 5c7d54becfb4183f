"""Finished matches, and the league that they add up to."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from storage import FinishedMatch, MatchLine, Result, Standing, Store
from storage.standings import _ALL_GAMES, _ONE_GAME

from .making import ANNA, BELA, CILI, GUILD, NAMES, NOW, match, opened, record, seat


async def test_a_match_comes_back_as_it_was(store: Store) -> None:
    done = match("m1", seat(2, BELA, 1, 3), seat(1, ANNA, 2, 1), seat(3, None, 3, 0, name="Robot"))
    await record(store, done)
    found = await store.match("m1")
    assert found is not None
    assert sorted(found.results, key=lambda r: r.place) == list(done.results)
    assert found.record == done.record
    assert await store.match("m1", guild=1) is None
    assert await store.match("none") is None


async def test_the_last_match_of_a_channel(store: Store) -> None:
    await record(store, match("new", ended=NOW + 9), match("old"), match("other", channel=6, ended=NOW + 99))
    found = await store.last_match(GUILD, 5)
    assert found is not None
    assert found.match == "new"
    assert await store.last_match(GUILD, 77) is None


async def test_the_latest_matches_of_a_channel_are_listed_without_their_records(store: Store) -> None:
    many = [match(f"m{n}", ended=NOW + n) for n in range(5)]
    robot = match("robot", seat(1, ANNA, 1, 3), seat(2, None, 2, 1, "Robot"), game="uno", ended=NOW + 9)
    away = [match("other", channel=6, ended=NOW + 99), match("far", guild=1, ended=NOW + 99)]
    await record(store, *many, robot, *away)
    lines = await store.latest_matches(GUILD, 5, 3)
    assert [line.match for line in lines] == ["robot", "m4", "m3"]
    assert lines[0] == MatchLine("robot", "uno", NOW + 9, (("Anna", False), ("Robot", True)))
    assert await store.latest_matches(GUILD, 77) == []


async def test_the_league_counts_what_counts(store: Store) -> None:
    await record(
        store,
        match("m1", seat(1, ANNA, 1, 3), seat(2, BELA, 2, 1), seat(3, None, 3, 0, "Robot")),
        match("m2", seat(1, ANNA, 2, 1), seat(2, BELA, 1, 3), ended=NOW + 1),
        match("m3", seat(1, CILI, 1, 3), seat(2, BELA, 2, 1), game="uno", ended=NOW + 2),
        match("friendly", seat(1, ANNA, 1, 50), league=False),
        match("broken", seat(1, ANNA, 1, 50), end="abandoned"),
        match("far", seat(1, ANNA, 1, 50), guild=1),
    )
    bela = Standing(BELA, "Béla", 3, 1, (1, 2, 0, 0, 0, 0), 5)
    anna = Standing(ANNA, "Anna", 2, 1, (1, 1, 0, 0, 0, 0), 4)
    cili = Standing(CILI, "Cili", 1, 1, (1, 0, 0, 0, 0, 0), 3)
    assert await store.standings(GUILD) == [bela, anna, cili]
    assert [s.person for s in await store.standings(GUILD, "uno")] == [CILI, BELA]
    assert [s.person for s in await store.standings(GUILD, since=NOW + 1, until=NOW + 2)] == [BELA, ANNA]
    assert await store.standings(2) == []


async def test_equal_points_are_ordered_by_won_then_by_played(store: Store) -> None:
    await record(
        store,
        match("m1", seat(1, ANNA, 2, 2), seat(2, BELA, 1, 2), seat(3, CILI, 1, 1)),
        match("m2", seat(1, CILI, 2, 1), ended=NOW + 1),
    )
    assert [s.person for s in await store.standings(GUILD)] == [BELA, CILI, ANNA]


async def test_a_person_has_the_newest_name(store: Store) -> None:
    await record(
        store,
        match("m2", seat(1, ANNA, 1, 1, "Annuska"), ended=NOW + 5),
        match("m1", seat(1, ANNA, 1, 1, "Anna")),
        match("m3", seat(1, ANNA, 1, 1, "Annácska"), ended=NOW + 9, league=False),
    )
    assert [s.name for s in await store.standings(GUILD)] == ["Annácska"]


_people = st.lists(st.sampled_from([ANNA, BELA, CILI, None]), min_size=1, max_size=6)
_matches = st.lists(
    st.tuples(
        _people, st.booleans(), st.sampled_from(["target", "abandoned"]), st.sampled_from(["classic", "uno"])
    ),
    max_size=8,
)


@settings(max_examples=40, deadline=None)
@given(plan=_matches, data=st.data())
async def test_standings_are_what_adding_up_by_hand_gives(
    tmp_path_factory: pytest.TempPathFactory,
    plan: list[tuple[list[int | None], bool, str, str]],
    data: st.DataObject,
) -> None:
    played = []
    for number, (people, league, end, game) in enumerate(plan):
        seen: set[int] = set()
        seats = []
        for at, person in enumerate(people, 1):
            who = None if person in seen else person
            seen.update([who] if who else [])
            seats.append(seat(at, who, data.draw(st.integers(1, 6)), data.draw(st.integers(-5, 9))))
        played.append(match(f"m{number}", *seats, league=league, end=end, game=game, ended=NOW + number))
    async with opened(tmp_path_factory.mktemp("league") / "a.db") as store:
        await record(store, *played)
        for game in (None, "uno"):
            found = await store.standings(GUILD, game)
            assert {s.person: s for s in found} == _by_hand(played, game)
            for one, other in pairwise(found):
                assert (-one.points, -one.won, one.played) <= (-other.points, -other.won, other.played)


def _by_hand(played: list[FinishedMatch], game: str | None) -> dict[int, Standing]:
    counted = [m for m in played if m.league and m.end != "abandoned" and game in (None, m.game)]
    mine: dict[int, list[Result]] = {}
    for done in counted:
        for result in done.results:
            if result.person is not None:
                mine.setdefault(result.person, []).append(result)
    return {person: _standing(person, results) for person, results in mine.items()}


def _standing(person: int, results: list[Result]) -> Standing:
    counts = Counter(r.place for r in results)
    places = (counts[1], counts[2], counts[3], counts[4], counts[5], counts[6])
    return Standing(person, NAMES[person], len(results), places[0], places, sum(r.points for r in results))


@pytest.mark.parametrize("game", [None, "uno"])
async def test_the_league_reads_by_indexes_alone(store: Store, game: str | None) -> None:
    sql = _ALL_GAMES if game is None else _ONE_GAME
    key = {"guild": GUILD, "game": game, "since": 0, "until": 1}
    plan = await store._reader.call(lambda db: db.execute(f"EXPLAIN QUERY PLAN {sql}", key).fetchall())
    steps = [step for *_, step in plan]
    (matches,) = (step for step in steps if step.startswith("SEARCH m "))
    assert "COVERING INDEX" in matches  # the long records are not read
    assert not [step for step in steps if step.startswith("SCAN")]
