"""The same deals at all tables of a round: cut by all, known to nobody before the last has ended, compared then."""

import json
from collections.abc import Sequence
from fractions import Fraction

import pytest

from bot.app.store import BotStore
from bot.league.rows.values import HandSeat
from bot.league.rules.matchpoints import compare, turned
from bot.league.schedule.values import FixtureSeat, NewDeals, NewFixture
from storage import FinishedMatch, Result, StorageError
from storage.values import BegunDeals
from tests.league.rows.playing import GUILD, HOUR, NOW, Time, league, table
from tests.league.schedule.rows.test_fixtures import refused
from tests.storage.making import audit_of, change, delete_server, forget_person, rows

SECRETS = {1: bytes(range(32)), 2: bytes(range(1, 33))}
NAMES = dict(
    enumerate(["", "Anna", "Béla", "Cili", "Dora", "Emil", "Fanni", "Gabi", "Hugo", "Ines", "Jano", "Kata", "Luca"])
)


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def store(path, time):
    async with league(path, time) as opened:
        yield opened


async def made(store: BotStore, *tables: Sequence[int], round_: int = 1) -> list[int]:
    """Make fixtures of a round with the same deals."""
    new = [NewFixture(round_, tuple(FixtureSeat(person, NAMES[person]) for person in people)) for people in tables]
    fixtures = await store.fixtures.create(GUILD, 5, "classic", new, None, NewDeals({round_: SECRETS[round_]}, "{}"))
    return [person.number for person in fixtures]


def match(name: str, people: Sequence[int], *scores: Sequence[int], end: str = "rounds") -> FinishedMatch:
    """A match with what its seats have scored in each round; its places are those of the sums."""
    totals = [sum(column) for column in zip(*scores, strict=True)]
    results = tuple(
        Result(seat, person, NAMES[person], False, total, 1 + sum(other > total for other in totals), 0, False, 9)
        for seat, (person, total) in enumerate(zip(people, totals, strict=True), 1)
    )
    rounds = [{"result": {"score": {f"p{seat}": score for seat, score in enumerate(row, 1)}}} for row in scores]
    same = {"kind": "fixture", "id": "1-1", "promise": "ab", "secret": None}
    record = json.dumps({"same": same, "rounds": [*rounds, {"result": None}]})
    return FinishedMatch(name, GUILD, 5, "classic", "{}", record, NOW - 60, NOW, end, end != "abandoned", results)


async def end(store: BotStore, n: int, done: FinishedMatch) -> None:
    fell = done.end == "abandoned"
    await store.save(
        change(
            f"of-{done.match}", status="over", guild=GUILD, finished=done, fixture=0 if fell else n, fell_out=n * fell
        )
    )


async def places(store: BotStore, name: str) -> list[int]:
    page = await store.league.history(GUILD)
    return [seat.place for row in page.rows if row.match == name for seat in row.seats]


async def secret(store: BotStore, name: str) -> str | None:
    stored = await store.match(name)
    assert stored is not None
    return json.loads(stored.record)["same"]["secret"]


def test_tables_of_one_size_are_compared_with_each_other_alone() -> None:
    """Worked out by hand: each round a share of the others, a half for who is level, and for a round not played."""
    compared = compare({1: [(10, 0), (5, 5)], 2: [(8, 2)], 3: [], 4: [(1, 2, 3)]})
    half = Fraction(1, 2)
    assert {key: (result.points, result.places, result.most) for key, result in compared.items()} == {
        1: ((1 + half, half), (1, 2), 2),
        2: ((half, 1 + half), (2, 1), 2),
    }


def test_seats_turn_from_table_to_table() -> None:
    assert [turned((1, 2, 3), n) for n in range(4)] == [(1, 2, 3), (2, 3, 1), (3, 1, 2), (1, 2, 3)]


@pytest.mark.postgres
async def test_words_are_cut_until_the_first_table_starts(store: BotStore) -> None:
    first, second = await made(store, (1, 2), (3, 4))
    await store.deals.cut(GUILD, first, 1, "Anna", "tuesday")
    await store.deals.cut(GUILD, second, 3, "Cili", "ő 7")
    deals = await store.deals.cut(GUILD, first, 1, "Anna", "monday")
    assert deals == await store.deals.of_fixture(GUILD, second)
    assert [(cut.name, cut.word) for cut in deals.cuts] == [("Cili", "ő 7"), ("Anna", "monday")]
    assert (deals.secret, deals.id, deals.begun) == (SECRETS[1].hex(), "1-1", False)
    assert (await refused(store.deals.cut(GUILD, first, 5, "Emil", "x")))[0] == "deals-strange"
    with pytest.raises(StorageError, match="conflict"):  # somebody has cut since the start was pressed
        await store.save(change("t1", guild=GUILD, begun=BegunDeals(first, ("tuesday",))))
    assert await store.live_table("t1") is None
    await store.save(change("t1", guild=GUILD, begun=BegunDeals(first, ("ő 7", "monday"))))
    assert (await refused(store.deals.cut(GUILD, second, 4, "Dora", "late")))[0] == "deals-begun"


async def test_the_places_that_count_come_when_the_last_table_has_ended(store: BotStore) -> None:
    first, second = await made(store, (1, 2), (3, 4))
    await end(store, first, match("m1", (1, 2), (9, 1)))
    assert (await places(store, "m1"), await secret(store, "m1")) == ([1, 2], None)
    deals = await store.deals.of_match(GUILD, "m1")
    assert deals is not None
    assert not deals.ended
    await end(store, second, match("m2", (3, 4), (20, 0)))  # 3 made more of the good seat, so 2 made more of the other
    assert (await places(store, "m1"), await places(store, "m2")) == ([2, 1], [1, 2])
    assert {await secret(store, "m1"), await secret(store, "m2")} == {SECRETS[1].hex()}
    assert (await store.deals.of_match(GUILD, "m1")).ended
    assert {row.person: row.won for row in await table(store)} == {1: 0, 2: 1, 3: 1, 4: 0}
    audit = [first for first in await audit_of(store, GUILD) if first.action == "league-compare"]
    assert len(audit) == 2


@pytest.mark.postgres
async def test_a_table_that_is_abandoned_falls_out(store: BotStore) -> None:
    """Nobody plays its deals again, and the others are compared among themselves."""
    first, second, third = await made(store, (1, 2), (3, 4), (5, 6))
    await end(store, first, match("m1", (1, 2), (9, 1)))
    await end(store, third, match("m3", (5, 6), (50, 0), end="abandoned"))
    assert (await store.fixtures.find(GUILD, third)).state == "cancelled"
    await end(store, second, match("m2", (3, 4), (9, 2)))
    assert (await places(store, "m1"), await places(store, "m2")) == ([1, 2], [2, 1])
    assert await secret(store, "m3") == SECRETS[1].hex()


async def test_a_moderator_takes_one_out_and_the_others_are_compared_anew(store: BotStore, time: Time) -> None:
    numbers = await made(store, (1, 2), (3, 4), (5, 6))
    for n, (name, scores) in zip(numbers, (("m1", (9, 1)), ("m2", (20, 0)), ("m3", (5, 5))), strict=True):
        await end(store, n, match(name, (2 * n - 1, 2 * n), scores))
    assert await places(store, "m1") == [1, 1]
    time.now += HOUR
    changed = (await store.league.match(GUILD, "m2")).changed
    out = await store.league.take_out(GUILD, "m2", 9, "somebody looked", expect=changed)
    assert (await store.fixtures.find(GUILD, numbers[1])).state == "cancelled"
    assert (await places(store, "m1"), await places(store, "m3")) == ([1, 2], [2, 1])
    await store.league.undo(GUILD, out.number, 9, "nobody did")
    assert (await store.fixtures.find(GUILD, numbers[1])).state == "played"
    assert await places(store, "m1") == [1, 1]


async def test_what_a_moderator_says_of_a_match_stands(store: BotStore) -> None:
    first, second = await made(store, (1, 2), (3, 4))
    await end(store, first, match("m1", (1, 2), (9, 1)))
    await end(store, second, match("m2", (3, 4), (20, 0)))
    seen = await store.league.match(GUILD, "m1")
    said = [HandSeat(seat.person, seat.name, place, seat.total) for place, seat in enumerate(seen.seats, 1)]
    await store.league.correct(GUILD, "m1", said, 9, "as agreed", expect=seen.changed)
    assert (await places(store, "m1"), await places(store, "m2")) == ([1, 2], [1, 2])


async def test_groups_are_compared_seat_by_seat(store: BotStore) -> None:
    """Three tables of two different sizes: the one that is alone with its size keeps its own places."""
    first, second, third = await made(store, (1, 2, 3), (4, 5, 6), (7, 8))
    await end(store, first, match("m1", (1, 2, 3), (9, 5, 1), (0, 0, 4)))
    await end(store, third, match("m3", (7, 8), (1, 2)))
    await end(store, second, match("m2", (4, 5, 6), (8, 6, 1), (0, 1, 4)))
    assert await places(store, "m1") == [1, 3, 2]
    assert await places(store, "m2") == [3, 1, 2]
    assert await places(store, "m3") == [2, 1]


def share(score: int, others: Sequence[int]) -> Fraction:
    """Return which part of the others a score beats, as the league says it in words."""
    return sum((Fraction(score > other) + Fraction(score == other, 2) for other in others), Fraction(0)) / len(others)


async def test_three_groups_of_four_have_the_places_of_their_shares(store: BotStore) -> None:
    groups = [(1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12)]
    scores = [((9, 5, 1, 0), (3, 3, 0, 8)), ((9, 2, 4, 1), (0, 6, 2, 8)), ((1, 5, 7, 3), (5, 1, 2, 0))]
    numbers = await made(store, *groups)
    for n, people, here in zip(numbers, groups, scores, strict=True):
        await end(store, n, match(f"m{n}", people, *here))
    for n, here in zip(numbers, scores, strict=True):
        rest = [other for other in scores if other is not here]
        sums = [sum(share(here[at][seat], [other[at][seat] for other in rest]) for at in range(2)) for seat in range(4)]
        assert await places(store, f"m{n}") == [1 + sum(other > mine for other in sums) for mine in sums]


async def test_who_is_forgotten_leaves_the_word(store: BotStore) -> None:
    first, _ = await made(store, (1, 2), (3, 4))
    await store.deals.cut(GUILD, first, 1, "Anna", "tuesday")
    export = await store.export(1)
    assert export["fixture_cuts"] == [{"guild": GUILD, "first": 1, "round": 1, "name": "Anna", "word": "tuesday"}]
    await forget_person(store, 1)
    assert await rows(store, "SELECT person, name, word FROM fixture_cuts") == [(None, "", "tuesday")]
    assert (await store.fixtures.find(GUILD, first)).state == "cancelled"


async def test_when_the_last_open_one_is_cancelled_the_round_is_over(store: BotStore) -> None:
    first, second, third = await made(store, (1, 2), (3, 4), (5, 6))
    await end(store, first, match("m1", (1, 2), (9, 1)))
    await end(store, second, match("m2", (3, 4), (20, 0)))
    assert await places(store, "m1") == [1, 2]
    await store.fixtures.cancel(GUILD, third, 9, "nobody came")
    assert await places(store, "m1") == [2, 1]


@pytest.mark.parametrize("how", ["rounds", "abandoned"])
async def test_what_was_cancelled_while_it_was_played_tells_nothing_before_the_last_is_over(
    store: BotStore, how: str
) -> None:
    first, second, third = await made(store, (1, 2), (3, 4), (5, 6))
    await store.fixtures.cancel(GUILD, first, 9, "by mistake")
    await end(store, first, match("m1", (1, 2), (9, 1), end=how))
    deals = await store.deals.of_match(GUILD, "m1")
    assert deals is not None
    assert not deals.ended
    await end(store, second, match("m2", (3, 4), (9, 1)))
    await end(store, third, match("m3", (5, 6), (20, 0)))
    assert (await store.fixtures.find(GUILD, first)).state == "cancelled"
    assert (await places(store, "m2"), await places(store, "m3")) == ([2, 1], [1, 2])
    assert await secret(store, "m1") == SECRETS[1].hex()


@pytest.mark.parametrize("after", ["over", "aside"])
async def test_no_secret_is_told_while_one_that_was_cancelled_is_still_played(store: BotStore, after: str) -> None:
    first, second = await made(store, (1, 2), (3, 4))
    header = json.dumps({"fixture": second, "phase": "playing"})
    await store.save(change("of-m2", guild=GUILD, header=header))
    await end(store, first, match("m1", (1, 2), (9, 1)))
    await store.fixtures.cancel(GUILD, second, 9, "by mistake")
    deals = await store.deals.of_match(GUILD, "m1")
    assert deals is not None
    assert not deals.ended
    assert await secret(store, "m1") is None
    if after == "over":
        await end(store, second, match("m2", (3, 4), (9, 1)))
    else:  # it was put aside: it can't be read, or played on
        await store.save(change("of-m2", guild=GUILD, status="aside"))
    assert await secret(store, "m1") == SECRETS[1].hex()


async def test_a_match_of_a_cancelled_fixture_with_its_own_deals_is_one_as_any_other(store: BotStore) -> None:
    seats = tuple(FixtureSeat(person, NAMES[person]) for person in (1, 2))
    (fixture,) = await store.fixtures.create(GUILD, 5, "classic", [NewFixture(1, seats)], None)
    await store.fixtures.cancel(GUILD, fixture.number, 9, "by mistake")
    await end(store, fixture.number, match("m1", (1, 2), (9, 1)))
    assert (await store.fixtures.find(GUILD, fixture.number)).match is None


async def test_once_a_round_is_over_nobody_cuts(store: BotStore) -> None:
    first, second = await made(store, (1, 2), (3, 4))
    for number in (first, second):
        await store.fixtures.cancel(GUILD, number, 9, "nobody came")
    assert (await refused(store.deals.cut(GUILD, first, 1, "Anna", "tuesday")))[0] == "deals-begun"


@pytest.mark.postgres
async def test_a_walkover_is_compared_with_nobody(store: BotStore) -> None:
    first, second = await made(store, (1, 2), (3, 4))
    await end(store, first, match("m1", (1, 2), (9, 1)))
    seats = [HandSeat(3, "Cili", 1), HandSeat(4, "Dora", 2)]
    await store.league.walkover(GUILD, "classic", seats, 9, "away", fixture=second)
    assert await places(store, "m1") == [1, 2]
    assert await secret(store, "m1") == SECRETS[1].hex()


async def test_a_server_that_is_deleted_leaves_no_deals(store: BotStore) -> None:
    first, _ = await made(store, (1, 2), (3, 4))
    await store.deals.cut(GUILD, first, 1, "Anna", "tuesday")
    await delete_server(store, GUILD)
    assert await rows(store, "SELECT 1 FROM fixture_deals UNION ALL SELECT 1 FROM fixture_cuts") == []
