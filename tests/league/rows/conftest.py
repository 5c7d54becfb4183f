"""An empty league and its clock, for tests that need nothing before they begin."""

from collections.abc import AsyncIterator, Iterator
from unittest.mock import patch

import pytest

from bot.app.store import BotStore
from bot.league.rows import keeper
from storage.engines import Place

from .playing import Time, league


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def store(path: Place, time: Time) -> AsyncIterator[BotStore]:
    async with league(path, time) as store:
        yield store


@pytest.fixture(autouse=True)
def asked_again() -> Iterator[None]:
    """Whenever a server counts as up to date without a question, the question gives the same answer."""
    fresh = keeper.Keeper.fresh

    async def looked(self: keeper.Keeper, guild: int) -> bool:
        if self._freshness.is_fresh(guild):
            need, _ = await self._worker.call(keeper.find_need, guild)
            assert need == "fresh" or not self._freshness.is_fresh(guild)
        return await fresh(self, guild)

    with patch.object(keeper.Keeper, "fresh", looked):
        yield
