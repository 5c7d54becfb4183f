"""Whole matches, played through slash commands and clicks alone."""

import random

import pytest

from bot.games.record import decode
from bot.games.registry import GAMES
from bot.games.verify import verify
from tests.end_to_end.world import words_of
from tests.luck import part_of
from tests.storage.places import in_turn


@in_turn("people", 2, 3, 4, few=(2, 4))
async def test_a_whole_match(world_on, people):
    world, rng, names = world_on, random.Random(people), ("Ann", "Ben", "Cili", "Dora")[:people]
    table = await world.match(*names, **({"hands": "1"} if people > 2 else {}))
    await table.play(rng)
    ann = world.box.person("Ann")
    assert "🏆" in table.board.text
    record = await world.record_of(ann)
    decoded = decode(record.attachments[0].data)
    verify(decoded)
    assert len(decoded.seats) == len(names)
    assert decoded.result.end == "rounds"  # with two of the quick length
    league = await world.answered(await ann.command("league table"))
    for name in names:
        assert name in words_of(league.message)


ONE_ROUND = {"uno": {"target": "0"}, "christmas": {"rounds": "1"}}
TILES = [name for name, game in GAMES.items() if game.family in ("line", "cross") and name != "classic"]


@pytest.mark.usefixtures("drawn_tables")
@pytest.mark.parametrize("game", TILES[part_of(0, 1) :])
async def test_a_whole_match_of_every_game_over_a_restart(world, game):
    table = await world.match("Ann", "Ben", "Cili", game=game, **ONE_ROUND.get(game, {}))
    assert world.bot.tables.all()[0].state.game == game
    await table.play(random.Random(7), moves=6)
    if not table.over:
        await world.restart()
        for person in table.people:
            await table.open_hand(person)
        await table.play(random.Random(8))
    ann = world.box.person("Ann")
    record = await world.record_of(ann)
    decoded = decode(record.attachments[0].data)
    verify(decoded)
    assert (decoded.game, decoded.result.end, len(decoded.rounds)) == (game, "rounds", 1)
    league = await world.answered(await ann.command("league table", game=game))
    assert all(name in words_of(league.message) for name in ("Ann", "Ben", "Cili"))
