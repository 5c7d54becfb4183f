"""An empty league and its clock, for tests that need nothing before they begin."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Store

from .playing import Time, league


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def store(tmp_path: Path, time: Time) -> AsyncIterator[Store]:
    async with league(tmp_path / "a.db", time) as store:
        yield store
