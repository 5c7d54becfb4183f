"""A process that is stopped for longer than its leases hold: others play on meanwhile. When it wakes, what it was about
to store is refused, nobody hears of that, and it is a good member again.
"""

import asyncio
import random
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg
import pytest

from bot.sandbox.waiting import PATIENCE
from tests.box import follow_up
from tests.fleet.conftest import SHARDS, Fleet, Member
from tests.fleet.counting import Counting

pytestmark = pytest.mark.slow

ALL = range(SHARDS)
_WAITING = (  # one that has written already: a read that waits too is none
    "SELECT 1 FROM pg_stat_activity"
    " WHERE wait_event_type = 'Lock' AND query ILIKE '%%league_members%%' AND backend_xid IS NOT NULL"
)
_HIDDEN = "SELECT 1 FROM league_members WHERE opted_out = 1"
_INSIDE = "SELECT 1 FROM pg_stat_activity WHERE state = 'idle in transaction'"
_LOOK = 0.02  # seconds between two looks at the server


@asynccontextmanager
async def held_up(fleet: Fleet) -> AsyncIterator[None]:
    """Nobody gets at the members of leagues: a person who hides from one waits within a transaction."""
    async with await psycopg.AsyncConnection.connect(fleet.dsn) as link:
        await link.execute("LOCK TABLE league_members IN ACCESS EXCLUSIVE MODE")
        yield
        await link.rollback()


async def seen(fleet: Fleet, sql: str) -> None:
    """Wait until a session of the server is so."""
    rows = await fleet.ask(sql)
    async with asyncio.timeout(PATIENCE):
        while not rows:
            await asyncio.sleep(_LOOK)
            rows = await fleet.ask(sql)


async def stopped(member: Member) -> None:
    """Stop a process, and wait until each of its threads has: the first tells the others, when its turn has come."""
    member.tell(signal.SIGSTOP)
    states = _states(member.process.pid)
    async with asyncio.timeout(PATIENCE):
        while states != {"T"}:
            await asyncio.sleep(_LOOK)
            states = _states(member.process.pid)


def _states(pid: int) -> set[str]:
    """Return the letters of the states of a process's threads, which stand behind their names."""
    texts = [(task / "stat").read_text() for task in Path(f"/proc/{pid}/task").iterdir()]
    return {text.rpartition(")")[2].split()[0] for text in texts}


def _acknowledged(fleet: Fleet) -> int:
    """How many interactions were answered first."""
    return sum(request.template.endswith("/callback") for request in fleet.box.requests)


async def test_stopped_between_transactions_and_within_one(fleet: Fleet) -> None:
    """The second time something waits for its row; it is stored after the stop, but for its COMMIT that never comes.

    A move is one trip, so nothing of it is ever open; to hide from the league is a transaction.
    """
    fleet.hurry = 0.5  # then its token is good for longer than the stop
    first, second = await fleet.member("one"), fleet.new("two")
    counting = await Counting.begin(fleet, await fleet.match("Ann", "Ben"), random.Random(1), patience=4.0)
    await counting.play(moves=2)
    first.tell(signal.SIGSTOP)
    await second.start()
    await fleet.owned(dict.fromkeys(ALL, "two"))
    await counting.open_hands()
    await counting.play(moves=2)
    first.tell(signal.SIGCONT)
    await fleet.owned(dict.fromkeys(ALL, "one"))  # it is for them, and asks for them again
    await counting.open_hands()
    await counting.play(moves=2)
    ann = fleet.box.person("Ann")
    card = (await fleet.answered(await ann.command("league player"), "message")).message
    before = _acknowledged(fleet)
    async with held_up(fleet):
        await ann.click(card, "Hide me")
        await seen(fleet, _WAITING)
        await fleet.box.until(lambda: _acknowledged(fleet) > before)
        await stopped(first)
    await seen(fleet, _INSIDE)
    await fleet.owned(dict.fromkeys(ALL, "two"))
    assert await fleet.ask(_HIDDEN) == []
    await counting.open_hands()
    await counting.play(moves=2)
    before = len(fleet.box.messages())
    first.tell(signal.SIGCONT)
    await fleet.owned(dict.fromkeys(ALL, "one"))
    assert len(fleet.box.messages()) == before  # it told nobody anything of what it found refused
    await counting.open_hands()
    await counting.play(moves=2)
    await counting.check()
    assert not any("Traceback" in member.log for member in (first, second))


async def test_a_click_that_a_killed_process_acknowledged_is_answered_by_the_one_that_kept_it(fleet: Fleet) -> None:
    """That one was stopped when it was clicked, and has the shard a moment after it goes on."""
    first = await fleet.member("one")
    await fleet.lobby("Ann", "Ben")
    second = await fleet.member("two")
    await fleet.owned(dict.fromkeys(ALL, "two"))
    await stopped(first)
    fleet.box.faults.hold("/webhooks/", method="POST")
    click = await fleet.box.person("Cleo").click(fleet.board(), "Start")
    await fleet.box.until(lambda: click.callback is not None)
    await second.kill()
    fleet.box.faults.clear()
    assert click.followups == []
    await fleet.ask("UPDATE leases SET expires = 0")
    first.tell(signal.SIGCONT)
    assert "Only the host" in (await follow_up(click)).text
