"""What a move costs in Discord: requests that count for its limits, and bytes that are sent, a move.

Four people play classic domino over the sandbox. "Live": hands are open, everybody moves within twenty seconds. "Slow":
a clock of 24 hours, everybody comes an hour later, when his hand sleeps, presses "My hand" where he was called, moves,
and goes. Answers to interactions (callbacks, and what goes through an interaction's token) count for no limit of the
bot; their bytes do count here. Nothing is timed: the clock is the test's.
"""

import asyncio
import random
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from bot.tables import Person
from bot.tables.commands import SetTableSetting
from bot.tables.types import ClockName
from tests.box import Actor, Logged, ManualClock, Rates, Sandbox
from tests.end_to_end.world import Table, World
from tests.tools.bench.row import Row, sized

_PEOPLE = ("Ann", "Ben", "Cili", "Dora")
_PRESSES, _FEW = 40, 15  # two rounds and more, so what rounds cost is in it; hands stay awake for as long
_FREE = ("/interactions/", "/webhooks/")  # templates of what does not count for the limits of a bot
_LIMIT = 50  # requests a second that Discord lets a bot send
_SLOWEST = 20.0  # seconds for which somebody at a live table thinks, at most
_AWAY = (15.0, 840.0, 2745.0)  # an hour: people are called, hands fall asleep, somebody comes

Step = Callable[[World, Table, random.Random], Awaitable[None]]


def rows(rounds: int) -> list[Row]:
    """Play a live and a slow table once each; return requests and bytes a move, and how many tables that allows."""
    measured, presses = [], sized(_PRESSES, _FEW, rounds)
    for name, clock, goal, step in _PACES:
        requests, moves, seconds = asyncio.run(_played(clock, step, presses))
        counted = sum(map(_counts, requests))
        sent = sum(request.size for request in requests)
        measured += [
            Row(f"requests that count, a move of a {name} table", counted / moves, None, goal, "count"),
            Row(f"bytes sent, a move of a {name} table", sent / moves, None, "<= 60 KiB", "bytes"),
            Row(f"{name} tables that the limit allows", _LIMIT * seconds / counted, None, "", "count"),
        ]
    requests, moves, _ = asyncio.run(_played("2m", _live, presses, faces="on"))
    sent = sum(request.size for request in requests)
    return [*measured, Row("the same bytes, with four faces", sent / moves, None, "<= 60 KiB", "bytes")]


def _counts(request: Logged) -> bool:
    return not request.template.startswith(_FREE)


async def _played(
    clock: ClockName, step: Step, presses: int = _PRESSES, *, faces: str = "off"
) -> tuple[Sequence[Logged], int, float]:
    """Let people press so often; return all requests from the first deal on, the moves, and the seconds they took.

    `faces`: whether people's faces are in the pictures.
    """
    manual = ManualClock()
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox(clock=manual, rates=Rates.free()) as box:
            world = World(Path(folder) / "bench.db", box, manual, luck="bench", faces=faces)
            await world.start()
            people = await world.lobby(*_PEOPLE)
            await _set_clock(world, people[0], clock)
            table = await world.begin(people)
            await world.settled()
            first, began, rng = len(box.requests), manual.time(), random.Random("bench")
            for _ in range(presses):
                await _go_on(world, table)
                await step(world, table, rng)
                await world.settled()
            requests, moves, seconds = tuple(box.requests)[first:], await _moves(world), manual.time() - began
            await world.stop()
    return requests, moves, seconds


async def _moves(world: World) -> int:
    """How many moves were made, those too that happened by themselves."""
    assert world.bot is not None
    (stored,) = await world.bot.store.live_tables()
    return sum(entry.kind == "act" for entry in stored.log)


async def _set_clock(world: World, host: Actor, clock: ClockName) -> None:
    assert world.bot is not None
    (snapshot,) = world.bot.tables.all()
    await world.bot.tables.send(snapshot.id, SetTableSetting(Person(host.id, host.name), "clock", clock))
    await world.settled()


async def _go_on(world: World, table: Table) -> None:
    """Let a new round begin where one is over, and forced moves happen, until somebody has a choice."""
    assert world.bot is not None
    while True:
        (snapshot,) = world.bot.tables.all()
        if snapshot.state.phase == "between":
            await table.ready()
        elif snapshot.state.times.forced_at is not None:
            await _pass(world, 3.0)
        else:
            return
        await world.settled()


async def _pass(world: World, seconds: float) -> None:
    """Let time pass; a forced move that is due by then has been made when this returns."""
    assert world.bot is not None
    tables, until = world.bot.tables, world.clock.time() + seconds
    (before,) = tables.all()
    world.clock.advance(seconds)
    if before.state.times.forced_at is not None and before.state.times.forced_at <= until:
        await world.box.until(lambda: tables.all()[0].state.version > before.state.version)
    await world.settled()


async def _live(world: World, table: Table, rng: random.Random) -> None:
    """Somebody thinks, then plays in his open hand; a forced pass may have happened meanwhile."""
    await _pass(world, rng.uniform(1.0, _SLOWEST))
    await _go_on(world, table)
    await world.box.until(table.mover)
    await table.move(rng)


async def _slow(world: World, table: Table, rng: random.Random) -> None:
    """Whose turn it is comes later, opens his hand where he was called, and plays."""
    for seconds in _AWAY:
        await _pass(world, seconds)
    await _go_on(world, table)
    await _open(world, table)
    await world.box.until(table.mover)
    await table.move(rng)


async def _open(world: World, table: Table) -> None:
    """Whose turn it is opens his hand, where he was called if he was."""
    person = _awaited(world, table)
    calls = [m for m in person.pings(table.channel) if not m.deleted]
    await table.open_hand(person, calls[-1] if calls else None)


def _awaited(world: World, table: Table) -> Actor:
    assert world.bot is not None
    (snapshot,) = world.bot.tables.all()
    assert snapshot.turn is not None
    person = snapshot.state.seats[snapshot.turn].person
    return next(actor for actor in table.people if actor.id == person)


def tally(requests: Sequence[Logged]) -> Counter[str]:
    """How many requests of each kind there were, for looking at."""
    return Counter(f"{request.method} {request.template}" for request in requests)


_PACES: Sequence[tuple[str, ClockName, float, Step]] = (("live", "2m", 0.25, _live), ("slow", "24h", 1.1, _slow))
