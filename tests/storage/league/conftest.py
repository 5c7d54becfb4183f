"""An empty league and its clock, for tests that need nothing before they begin."""

from collections.abc import AsyncIterator

import pytest

from storage import Store
from storage.engines.engine import Place

from .playing import Time, league


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def store(path: Place, time: Time) -> AsyncIterator[Store]:
    async with league(path, time) as store:
        yield store
