"""Christmas domino: the lobby votes on open hands and names the youngest, and the match is dealt so (WD-3, WD-4)."""

import pytest

from bot.tables import TableError
from bot.tables.commands import AddComputer, Join, Leave, SetGame, SetSetup, StartMatch

from .world import ANN, BEN, CLEO

pytestmark = pytest.mark.slow


async def voted(world, *votes: tuple):
    table = await world.lobby(ANN, BEN, CLEO, game="christmas")
    for person, vote in votes:
        await world.tables.send(table, SetSetup(person, "votes", vote))
    return table


def deal(world, table):
    return world.get(table).state.match.rounds[-1].deal


@pytest.mark.parametrize(
    ("votes", "opened"),
    [
        (((ANN, "open"), (BEN, "open")), True),
        (((ANN, "open"), (BEN, "hidden"), (CLEO, "open")), True),
        (((ANN, "open"),), False),
        (((ANN, "open"), (BEN, "open"), (BEN, "hidden")), False),
        (((ANN, "open"), (BEN, "open"), (BEN, "")), False),
        ((), False),
    ],
)
async def test_more_than_half_must_want_open_hands(world, votes, opened):
    table = await voted(world, *votes)
    reply = await world.tables.send(table, StartMatch(ANN))
    assert deal(world, table)["open"] is opened
    announced = [event.data for event in reply.snapshot.events if event.code == "voted"]
    assert announced == [{"hands": "open" if opened else "hidden"}]
    assert (world.get(table).view(None).open_hands is not None) is opened


async def test_a_tie_of_persons_is_hidden_and_computers_do_not_break_it(world):
    table = await world.lobby(ANN, BEN, game="christmas")
    await world.tables.send(table, SetSetup(ANN, "votes", "open"))
    await world.tables.send(table, AddComputer(ANN))
    await world.tables.send(table, AddComputer(ANN))
    await world.tables.send(table, SetSetup(BEN, "votes", "hidden"))
    await world.tables.send(table, StartMatch(ANN))
    assert deal(world, table)["open"] is False
    assert deal(world, table)["votes"] == {"p1": "open", "p2": "hidden", "p3": "hidden", "p4": "hidden"}


async def test_the_named_youngest_begins_and_the_lot_decides_without(world):
    table = await voted(world)
    with pytest.raises(TableError, match="not-host"):
        await world.tables.send(table, SetSetup(BEN, "youngest", "p2"))
    await world.tables.send(table, SetSetup(ANN, "youngest", "p3"))
    await world.tables.send(table, StartMatch(ANN))
    assert deal(world, table)["starter"] == "p3"
    assert world.get(table).turn == 2
    other = await world.lobby(ANN, BEN, CLEO, game="christmas", channel=77)
    await world.tables.send(other, SetSetup(ANN, "youngest", "p3"))
    await world.tables.send(other, SetSetup(ANN, "youngest", ""))
    await world.tables.send(other, StartMatch(ANN))
    assert "youngest" not in world.get(other).state.said.setup


async def test_a_vote_goes_with_its_voter(world):
    table = await voted(world, (BEN, "open"), (CLEO, "open"))
    await world.tables.send(table, Leave(BEN))
    await world.tables.send(table, Join(BEN))
    assert [seat.says.get("votes", "") for seat in world.get(table).state.seats] == ["", "open", ""]
    await world.tables.send(table, SetGame(ANN, "classic"))
    await world.tables.send(table, StartMatch(ANN))
    assert world.get(table).state.match.game == "classic"
