"""What the tests of promises and of cuts share."""

from bot.tables.commands import NextRound


async def played_out(world, table):
    """Play until the round is over."""
    while world.get(table).state.phase == "playing":
        await world.play(table)
    return world.get(table)


async def dealt_next(world, table, *people):
    for person in people:
        await world.tables.send(table, NextRound(person))
    await world.settle()
    return world.get(table).state.match.rounds[-1]


def words(world, table):
    return [(f"p{seat + 1}", word) for seat, word in world.get(table).cuts]
