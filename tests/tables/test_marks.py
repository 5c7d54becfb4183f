"""Nobody sees two hands of a round, whatever he leaves or deletes; and what is kept of him says not who he is."""

import itertools

import pytest

from bot.tables import TableError
from bot.tables.commands import EndTable, Forget, Leave, NextRound, RemoveSeat, Replace, Return

from .world import ANN, BEN, CLEO, DAN, MOD


async def refused_other_seats(world, table, person, own_seat):
    """Every seat but his own is refused, with his own as the reason."""
    for seat in range(len(world.get(table).state.seats)):
        if seat != own_seat:
            with pytest.raises(TableError) as refused:
                await world.tables.send(table, Replace(person, seat))
            assert refused.value.code in ("seen-hand", "seat-taken")
            if refused.value.code == "seen-hand":
                assert refused.value.facts == {"seat": own_seat + 1}


async def test_who_deletes_his_data_gets_no_other_seat_of_the_round(world):
    table = await world.started(ANN, BEN, computers=2, clock="off")
    assert world.get(table).state.open_seats(CLEO.id) == (2, 3)
    await world.tables.forget(BEN.id)
    assert world.get(table).state.open_seats(BEN.id) == (1,)
    await refused_other_seats(world, table, BEN, 1)
    await world.tables.send(table, Replace(BEN))
    assert world.get(table).seat_of(BEN.id) == 1
    assert world.get(table).state.open_seats(CLEO.id) == (2, 3)


async def test_deleting_again_and_again_helps_nobody(world):
    table = await world.started(ANN, BEN, computers=2, clock="off")
    for _ in range(3):
        await world.tables.forget(BEN.id)
        await refused_other_seats(world, table, BEN, 1)
        await world.restart()
        await refused_other_seats(world, table, BEN, 1)
        await world.tables.send(table, Replace(BEN, 1))
    await world.tables.forget(BEN.id)
    await world.tables.send(table, Replace(CLEO, 1))
    assert world.get(table).state.open_seats(BEN.id) == ()
    await refused_other_seats(world, table, BEN, 1)
    with pytest.raises(TableError) as refused:
        await world.tables.send(table, Replace(BEN))
    assert refused.value.code == "seen-hand"


@pytest.mark.parametrize("way", ["leaves", "is removed"])
async def test_whose_seat_somebody_else_has_taken_gets_no_other_of_the_round(world, way):
    table = await world.started(ANN, BEN, computers=1, clock="off")
    await world.tables.send(table, Leave(BEN) if way == "leaves" else RemoveSeat(MOD, 1))
    await world.tables.send(table, Replace(CLEO, 1))
    await refused_other_seats(world, table, BEN, 1)
    await world.tables.send(table, Leave(CLEO))
    await world.tables.send(table, Replace(BEN, 1))
    assert world.get(table).seat_of(BEN.id) == 1


async def test_who_only_came_in_the_round_is_marked_too(world):
    table = await world.started(ANN, BEN, computers=1, clock="off")
    await world.tables.send(table, Replace(CLEO, 2))
    await world.tables.forget(CLEO.id)
    assert world.get(table).state.open_seats(CLEO.id) == (2,)
    await refused_other_seats(world, table, CLEO, 2)
    await world.tables.send(table, Replace(DAN, 2))


async def test_who_comes_back_to_his_own_seat_is_welcome(world):
    table = await world.started(ANN, BEN, computers=1, clock="off")
    await world.tables.send(table, Leave(BEN))
    await world.tables.send(table, Return(BEN))
    assert world.get(table).seat_of(BEN.id) == 1


async def test_the_next_round_is_open_to_all(world):
    table = await world.started(ANN, BEN, computers=2, clock="off")
    await world.tables.forget(BEN.id)
    while world.get(table).state.phase == "playing":
        await world.play(table)
    assert world.get(table).state.log.seen == {}
    await world.tables.send(table, Replace(BEN, 3))
    await world.tables.send(table, NextRound(ANN))
    await world.tables.send(table, NextRound(BEN))
    await world.settle()
    assert sorted(world.get(table).state.log.seen.values()) == [0, 3]
    await world.tables.forget(BEN.id)
    await refused_other_seats(world, table, BEN, 3)


async def test_the_marks_go_with_the_round_the_match_and_the_rematch(world):
    table = await world.started(ANN, BEN, clock="off")
    first = world.get(table).state.log.seen
    assert sorted(first.values()) == [0, 1]
    await world.tables.send(table, EndTable(MOD))
    assert world.get(table).state.log.seen == {}
    await world.rematch(table)
    second = world.get(table).state.log.seen
    assert sorted(second.values()) == [0, 1]
    assert not first.keys() & second.keys()


async def test_a_mark_says_not_who_it_is(world):
    """Neither number nor name; the same person has another mark at each table and in each round."""
    tables = [await world.started(ANN, BEN, channel=channel, clock="off") for channel in (1, 2)]
    marks = [set(world.get(table).state.log.seen) for table in tables]
    assert not marks[0] & marks[1]
    await world.tables.forget(BEN.id)
    for stored in await world.store.live_tables():
        text = stored.header + "".join(entry.body for entry in stored.log)
        assert not any(word in text for word in (str(BEN.id), "Ben", f"{BEN.id:x}"))
    for mark, person in itertools.product(marks[0] | marks[1], (ANN, BEN)):
        assert str(person.id) not in mark
    assert all(set(world.get(table).state.log.seen) == mark for table, mark in zip(tables, marks, strict=True))


async def test_who_left_before_the_deal_is_not_marked(world):
    table = await world.started(ANN, BEN, CLEO, clock="off")
    while world.get(table).state.phase == "playing":
        await world.play(table)
    await world.tables.send(table, Leave(CLEO))
    await world.tables.send(table, NextRound(ANN))
    await world.tables.send(table, NextRound(BEN))
    await world.settle()
    assert sorted(world.get(table).state.log.seen.values()) == [0, 1]
    await world.tables.send(table, Forget(CLEO.id))
    assert world.get(table).state.open_seats(CLEO.id) == (2,)
