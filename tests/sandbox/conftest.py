from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.box import Rates, Sandbox
from tests.sandbox.bots import TinyBot, running

pytestmark = pytest.mark.slow  # everything in this folder


@pytest_asyncio.fixture
async def box() -> AsyncIterator[Sandbox]:
    """A sandbox without rate limits."""
    async with Sandbox(rates=Rates.free()) as box:
        yield box


@pytest_asyncio.fixture
async def bot(box: Sandbox) -> AsyncIterator[TinyBot]:
    """The tiny bot, logged in, its commands registered."""
    tiny = TinyBot()
    async with running(box, tiny):
        await tiny.tree.sync()
        yield tiny
