"""Houses of tables, closed after each test whatever happens."""

import pytest

from .world import World


@pytest.fixture
async def make(tmp_path):
    """Make a World with the given arguments after the path."""
    made = []

    async def make_one(*args, **kwargs):
        made.append(await World.make(tmp_path / f"tables{len(made)}.db", *args, **kwargs))
        return made[-1]

    yield make_one
    for world in made:
        await world.close()


@pytest.fixture
async def world(make):
    return await make()
