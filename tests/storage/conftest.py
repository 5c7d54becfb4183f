from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Store

from .making import opened


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "boneyard.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    async with opened(path) as store:
        yield store
