"""What was acknowledged is there, whenever the process is killed."""

import os
import signal
import sys
from pathlib import Path

import pytest

from bot.app.store import BotStore
from storage.engines import Place
from storage.outside import inspect_now
from tests.end_to_end.forks import Forks

from . import crashing
from .crashing import A_MATCH
from .making import ROOT, matches_of

pytestmark = pytest.mark.slow

# How many acknowledgements are waited for before the kill.
_MOMENTS = [1, 7, 40, 3, 150]


async def _kill_after(forks: Forks, path: Place, lines: int) -> list[str]:
    """Run the saving process until it has acknowledged that much, kill it, and answer all it acknowledged."""
    child = await forks.start([str(path)], ROOT, sys.stderr.buffer, os.environ, module=crashing.__name__)
    acknowledged = [await child.stdout.readline() for _ in range(lines)]
    child.kill()
    rest, _ = await child.communicate()
    assert child.returncode == -signal.SIGKILL
    return [line.decode().strip() for line in [*acknowledged, *rest.splitlines(keepends=True)] if line.endswith(b"\n")]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL")
async def test_all_that_was_acknowledged_survives_kill_9_again_and_again(path: Place, forks: Forks) -> None:
    acknowledged: set[str] = set()
    for lines in _MOMENTS:
        acknowledged.update(await _kill_after(forks, path, lines))
        async with await BotStore.open(path) as store:  # the lock went with the process
            stored = await store.live_tables()
            assert store.damaged == ()
            matches = {match.match: len(match.results) for match in await matches_of(store, 1)}
        bodies = {entry.body for table in stored for entry in table.log if entry.kind == "b"}
        assert acknowledged <= bodies
        assert matches == {body: 2 for body in bodies if int(body.split()[1]) % A_MATCH == A_MATCH - 1}
        for table in stored:
            assert [entry.kind for entry in table.log] == ["a", "b"] * (len(table.log) // 2)
            assert table.header == f'{{"n":{len(table.log) // 2 - 1}}}'
    assert len(acknowledged) >= sum(_MOMENTS)
    if isinstance(path, Path):
        assert inspect_now(path).integrity == ()
