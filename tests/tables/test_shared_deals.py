"""Tables whose deals others play too: the same seeds and cuts everywhere, nothing to change them by, their records."""

import hashlib
import json

import pytest
from msgspec.structs import replace

from bot.games.errors import RecordError
from bot.games.record import decode, encode
from bot.games.same import Same, disclosed, promised_same
from bot.games.text.words import explain
from bot.games.verify import verify
from bot.tables import SharedDeals
from bot.tables.commands import Cut, Leave, Replace, Return, SetGame, SetOption, SetSetup, SetTableSetting, StartMatch

from .cutting import dealt_next, played_out
from .world import ANN, BEN, CLEO, refused

SECRET = bytes(range(32))
WORDS = ("tuesday", "ő 7", "tuesday")


def naive_seed(game, number, secret=SECRET):
    return hashlib.sha256(secret + b"\nboneyard\n" + f"{game}\n{number}".encode()).digest()


def shared(kind="fixture", words=(), secret=SECRET):
    return SharedDeals(promised_same(kind, "7.2", secret), secret.hex(), words)


async def opened(world, channel=1, game="classic", words=(), people=(ANN, BEN), **more):
    options = {"hands": 3} if game == "classic" else {}
    return await world.lobby(
        *people, channel=channel, game=game, options=options, shared=shared(words=words), clock="off", **more
    )


async def played(world, table, people=(ANN, BEN), choice=0):
    """Play the match to its end, of what may be done always that; its record."""
    while world.get(table).state.phase != "over":
        while world.get(table).state.phase == "playing":
            mover = people[world.get(table).state.match.turn]
            await world.tables.send(table, world.click(table, mover, choice))
            await world.settle()
        if world.get(table).state.phase == "between":
            await dealt_next(world, table, *people)
    ended = world.get(table).state.match_id
    return decode(next(match.record for match in await world.matches() if match.match == ended))


async def test_the_seed_of_each_round_follows_from_the_secret(world):
    table = await opened(world)
    promise = world.get(table).promise
    assert promise == hashlib.sha256(naive_seed("classic", 1)).hexdigest()
    await world.tables.send(table, StartMatch(ANN))
    record = await played(world, table)
    seeds = [naive_seed("classic", number).hex() for number in (1, 2, 3)]
    assert [round_.seed for round_ in record.rounds] == seeds


@pytest.mark.parametrize("edition", [1, 2])
async def test_deals_are_dealt_from_the_set_for_which_they_were_promised(world, edition):
    deals = replace(shared("night"), **({} if edition == 1 else {"edition": edition}))
    table = await world.lobby(ANN, BEN, game="uno", shared=deals, clock="off")
    await world.tables.send(table, StartMatch(ANN))
    await world.restart(kill=True)
    assert world.get(table).state.match.edition == edition


@pytest.mark.parametrize("league", ["yes", "no"])
async def test_nobody_takes_over_a_seat_whose_deals_they_may_know_from_elsewhere(world, league):
    table = await world.lobby(ANN, BEN, shared=shared("night"), clock="off", league=league)
    await world.tables.send(table, StartMatch(ANN))
    await world.tables.send(table, Leave(BEN))
    assert world.get(table).state.open_seats(CLEO.id) == ()
    error = await refused(world, table, Replace(CLEO))
    assert (error.code, "take over" in explain(error, "en")) == ("same-seats", True)
    await world.tables.send(table, Return(BEN))


async def test_a_record_says_so_and_keeps_the_secret_until_it_is_told(world):
    table = await opened(world)
    await world.tables.send(table, StartMatch(ANN))
    record = await played(world, table)
    assert record.shared == Same("fixture", "7.2", hashlib.sha256(SECRET).hexdigest(), None)
    assert SECRET.hex() not in encode(record)
    verify(record)
    document = json.loads(encode(record))
    document["same"]["secret"] = SECRET.hex()
    verify(decode(json.dumps(document)))
    assert decode(json.dumps(document)).shared == disclosed(record.shared, SECRET)
    document["rounds"][1]["seed"] = naive_seed("classic", 3).hex()
    with pytest.raises(RecordError):
        verify(decode(json.dumps(document)))


async def test_all_tables_are_dealt_the_same_however_they_play(world):
    records = []
    for channel, people in ((1, (ANN, BEN)), (2, (BEN, ANN)), (3, (CLEO, BEN))):
        table = await opened(world, channel, people=people)
        await world.tables.send(table, StartMatch(people[0], words=WORDS))
        records.append(await played(world, table, people, choice=-1 if channel == 3 else 0))
        verify(records[-1])
    hands = [[round_.deal["hands"] for round_ in record.rounds] for record in records]
    assert hands == [hands[0]] * 3
    actions = [[round_.actions for round_ in record.rounds] for record in records]
    assert actions[0] == actions[1] != actions[2]


async def test_every_round_is_cut_with_the_words_that_stand_when_the_match_begins(world):
    table = await opened(world, words=("early",))
    assert world.get(table).cuts == ((None, "early"),)
    await world.tables.send(table, StartMatch(ANN, words=WORDS))
    assert world.get(table).cuts == tuple((None, word) for word in WORDS)
    record = await played(world, table)
    expected = [("all-1", "tuesday"), ("all-2", "ő 7"), ("all-3", "tuesday")]
    assert [[*round_.cut_by.items()] for round_ in record.rounds] == [expected] * 3
    verify(record)
    assert world.get(table).cuts == ()


async def test_words_of_the_table_s_opening_stand_if_there_are_no_later_ones(world):
    table = await opened(world, words=WORDS)
    await world.tables.send(table, StartMatch(ANN))
    assert [word for _, word in world.get(table).cuts] == [*WORDS]
    other = await opened(world, 2, words=WORDS)
    await world.tables.send(other, StartMatch(ANN, words=()))
    assert world.get(other).cuts == ()


async def test_words_for_deals_of_one_s_own_are_nothing(world):
    table = await world.lobby(ANN, BEN)
    await world.tables.send(table, StartMatch(ANN, words=WORDS))
    assert world.get(table).cuts == ()
    assert world.get(table).state.match.same is None


async def test_nothing_that_the_deals_follow_from_can_be_changed(world):
    table = await opened(world, game="christmas")
    for command in (
        Cut(ANN, "mine"),
        SetGame(ANN, "uno"),
        SetOption(ANN, "rounds", 3),
        SetSetup(ANN, "youngest", "p2"),
        SetSetup(BEN, "votes", "open"),
    ):
        assert (await refused(world, table, command)).code == "same-deals"
    await world.tables.send(table, SetTableSetting(ANN, "clock", "30s"))
    await world.tables.send(table, StartMatch(ANN))
    assert world.get(table).state.said.setup == {}


async def test_between_rounds_nobody_cuts_either(world):
    table = await opened(world)
    await world.tables.send(table, StartMatch(ANN))
    await played_out(world, table)
    assert world.get(table).state.phase == "between"
    assert world.get(table).promise == hashlib.sha256(naive_seed("classic", 2)).hexdigest()
    assert (await refused(world, table, Cut(ANN, "mine"))).code == "same-deals"


@pytest.mark.parametrize("rounds", [0, 1])
async def test_it_goes_on_with_the_same_deals_after_it_was_killed(world, rounds):
    table = await opened(world, words=WORDS)
    if rounds:
        await world.tables.send(table, StartMatch(ANN))
        await played_out(world, table)
    before = world.get(table)
    await world.restart()
    after = world.get(table)
    assert (after.promise, after.cuts, after.state.shared) == (before.promise, before.cuts, before.state.shared)
    assert after.state.match == before.state.match
    if not rounds:
        await world.tables.send(table, StartMatch(ANN))
    record = await played(world, table)
    assert [round_.seed for round_ in record.rounds] == [naive_seed("classic", n).hex() for n in (1, 2, 3)]
    verify(record)


async def test_another_match_has_deals_of_its_own(world):
    table = await opened(world, words=WORDS)
    await world.tables.send(table, StartMatch(ANN))
    await played(world, table)
    first = hashlib.sha256(naive_seed("classic", 1)).hexdigest()
    fourth = hashlib.sha256(naive_seed("classic", 4)).hexdigest()
    assert world.get(table).promise not in (first, fourth, None)
    await world.rematch(table)
    assert world.get(table).state.shared is None
    record = await played(world, table)
    assert record.shared is None
    assert not any(round_.cut_by for round_ in record.rounds)
    assert not {round_.seed for round_ in record.rounds} & {naive_seed("classic", n).hex() for n in range(1, 9)}
    verify(record)


async def test_the_deal_of_the_day_is_that_of_its_game(world):
    table = await world.lobby(ANN, BEN, game="moomin", shared=shared("daily"))
    await world.tables.send(table, StartMatch(ANN))
    assert world.get(table).state.match.rounds[0].seed == naive_seed("moomin", 1).hex()
