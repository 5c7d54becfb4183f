"""New games at a table and in a lesson, by commands and clicks: what only tests register is played like any other."""

import random

import pytest

from bot.games.record import decode
from bot.games.verify import verify
from tests.end_to_end import test_lessons as lessons
from tests.toy.registered import toys  # noqa: F401 - a fixture

pytestmark = pytest.mark.usefixtures("toys")


@pytest.mark.parametrize("name", ["draw", "pairs"])
async def test_its_lesson_is_clicked_to_its_end(world, name):
    await lessons.test_a_lesson_is_played_to_its_end(world, name)


@pytest.mark.usefixtures("drawn_tables")
@pytest.mark.parametrize("name", ["draw", "pairs"])
async def test_somebody_and_a_computer_play_it_to_the_end(world, name):
    table = await world.match("Ann", game=name, computers=1)
    await table.play(random.Random(7))
    assert table.board.attachments
    record = await world.record_of(table.people[0])
    decoded = decode(record.attachments[0].data)
    verify(decoded)
    assert (decoded.game, decoded.result.end) == (name, "rounds")
