"""Computer players have names: those of their server, and never a person's."""

import msgspec
import pytest

from bot.locales import languages
from bot.tables.cast import SIZE, cast_key, cast_of
from bot.tables.commands import AddComputer, Join, Leave, RemoveSeat, Replace, Return
from tests.tables.world import ANN, BEN, CLEO, GUILD

MOST = 6  # seats of a table


def named(person, name):
    return msgspec.structs.replace(person, name=name)


def names(world, table):
    return [seat.name for seat in world.get(table).state.seats]


def test_a_server_has_all_names_in_an_order_of_its_own() -> None:
    for language in languages():
        names = cast_of(1, language)
        assert len(set(names)) == SIZE > MOST
        assert all(len(name) <= 16 for name in names)
        assert {cast_key(name) for name in names} == {f"cast-{number}" for number in range(1, SIZE + 1)}
    assert cast_of(1) == cast_of(1)
    assert len({cast_of(guild) for guild in range(20)}) > 10


async def test_computers_get_them_in_order_at_every_table(world) -> None:
    first, second, third, *_ = cast_of(GUILD)
    table = await world.lobby(ANN, game="moomin", computers=3)
    other = await world.lobby(BEN, channel=5, computers=2)
    assert names(world, table) == ["Ann", first, second, third]
    assert names(world, other) == ["Ben", first, second]


async def test_who_has_a_name_keeps_it_and_a_free_one_is_given_again(world) -> None:
    first, second, *_ = cast_of(GUILD)
    table = await world.lobby(ANN, computers=2)
    await world.tables.send(table, RemoveSeat(ANN, 1))
    assert names(world, table) == ["Ann", second]
    await world.tables.send(table, AddComputer(ANN))
    assert names(world, table) == ["Ann", second, first]


@pytest.mark.parametrize("change", [str, str.upper, lambda name: "*" + name.replace(" ", "\u3000") + "\u200d*"])
async def test_nobody_is_taken_for_a_computer(world, change) -> None:
    """Who comes with the name of a computer player makes it take another."""
    first, second, third, *_ = cast_of(GUILD)
    table = await world.lobby(ANN, computers=2)
    await world.tables.send(table, Join(named(BEN, change(first))))
    assert names(world, table)[1:3] == [third, second]
    again = await world.lobby(named(CLEO, change(first)), channel=5, computers=1)
    assert names(world, again)[1] == second


async def test_the_seat_of_who_left_has_a_name_in_the_next_match(world) -> None:
    table = await world.started(ANN, BEN, game="moomin")
    await world.tables.send(table, Leave(BEN))
    assert names(world, table)[1] == "Ben"
    while world.get(table).state.phase != "over":
        await world.advance(300)
        if world.get(table).state.paused:
            await world.tables.send(table, Return(ANN))
    await world.rematch(table)
    assert names(world, table)[1] == cast_of(GUILD)[0]


async def test_who_takes_a_computers_seat_has_his_own_name_there(world) -> None:
    table = await world.started(ANN, computers=1)
    await world.tables.send(table, Replace(BEN, 1))
    assert names(world, table) == ["Ann", "Ben"]
