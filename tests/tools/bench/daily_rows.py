"""What a click in a try of the deal of the day costs, against one at a table with the same computer players.

Both end when it is the person's turn again, and all that happened is on the disk. It is the processor's time that is
compared: waiting for the disk is the same for each transaction, and a try has one where a table has one for each move.
"""

import asyncio
import random
import tempfile
import time
from pathlib import Path
from statistics import median

import bot.players
from bot.app.store import BotStore
from bot.daily.plans import PLANS, SEAT
from bot.daily.service import Dailies
from bot.tables import Luck, Person, Snapshot, SystemClock, TableConfig, Tables
from bot.tables.commands import Act, AddComputer, NextRound, OpenTable, Rematch, StartMatch

from .row import Row

_GAME = "classic"
_CLICKS = 60
_ANNA = Person(10**18, "Anna", locale="en")
_AT_ONCE = TableConfig(computer_delay=0.0, reaction=0.0, catch_grace=0.0)


class _Waking:
    """A messenger that says when something has changed."""

    def __init__(self) -> None:
        self.changed = asyncio.Event()

    def publish(self, snapshot: Snapshot) -> None:
        """Wake those who wait."""
        self.changed.set()


def _chosen(snapshot: Snapshot, rng: random.Random) -> Act:
    view = snapshot.view(SEAT)
    assert view is not None
    return Act(_ANNA, snapshot.seat_version(SEAT), bot.players.choose("greedy", view, rng))


async def _at_table(store: BotStore, clicks: int) -> float:
    """Return the processor's seconds of a click at a table."""
    waking = _Waking()
    house = Tables(store, waking, bot.players, config=_AT_ONCE, chance=Luck.fixed("bench"))
    opened = OpenTable(
        by=_ANNA, guild=1, channel=1, game=_GAME, options=dict(PLANS[_GAME].options), settings={"clock": "off"}
    )
    table = (await house.open(opened)).id
    for _ in range(PLANS[_GAME].seats - 1):
        await house.send(table, AddComputer(_ANNA))
    await house.send(table, StartMatch(_ANNA))
    spent, rng = 0.0, random.Random(1)
    for _ in range(clicks):
        start = time.process_time()
        snapshot = await _awaited(house, table, waking)
        spent += time.process_time() - start
        if snapshot.state.phase == "over":
            await house.send(table, Rematch(_ANNA))
        elif snapshot.state.phase == "between":
            await house.send(table, NextRound(_ANNA))
        else:
            click = _chosen(snapshot, rng)
            start = time.process_time()
            await house.send(table, click)
            spent += time.process_time() - start
    await house.close()
    return spent / clicks


async def _awaited(house: Tables, table: str, waking: _Waking) -> Snapshot:
    """Return the table once the person is to do something."""
    while True:
        waking.changed.clear()
        snapshot = house.get(table)
        assert snapshot is not None
        if SEAT in snapshot.awaited or snapshot.state.phase == "over":
            return snapshot
        await waking.changed.wait()


async def _in_a_try(store: BotStore, clicks: int) -> float:
    """Return the processor's seconds of a click in a try."""
    rng, spent = random.Random(1), 0.0
    house = Dailies(store.dailies, bot.players, SystemClock(), Luck.fixed("try").seeds)
    person, daily = 0, None
    for _ in range(clicks):
        if daily is None or daily.end is not None:
            person += 1
            daily, _ = await house.begun(Person(_ANNA.id + person, "Anna"), _GAME, "en")
        by = Person(daily.person, "Anna")
        between = daily.state.phase == "between"
        click = NextRound(by) if between else Act(by, None, _chosen(daily.snapshot, rng).tokens)
        start = time.process_time()
        daily = await house.send(daily, click)
        spent += time.process_time() - start
    return spent / clicks


async def _measure(rounds: int, folder: Path) -> list[tuple[float, float]]:
    pairs = []
    for number in range(rounds + 1):
        async with await BotStore.open(folder / f"{number}.db") as store:
            pairs.append((await _in_a_try(store, _CLICKS), await _at_table(store, _CLICKS)))
    return pairs[1:]  # the first round only warms up


def rows(rounds: int) -> list[Row]:
    """Measure `rounds` times and answer the medians."""
    with tempfile.TemporaryDirectory() as folder:
        pairs = asyncio.run(_measure(rounds, Path(folder)))
    ours, floor = (median(side) for side in zip(*pairs, strict=True))
    return [Row("a click in the deal of the day, against one at a table", ours, floor, 1.0, "click")]
