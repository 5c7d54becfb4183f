"""What a game night of a hundred people costs: requests while a round begins, against Discord's limits; the pairing.

A round of 25 tables is opened over the sandbox, in which the clock is the test's: no time is measured there, but which
second a request comes in. Answers to interactions count for no limit of the bot. Discord says of 50 requests a second
in all; five messages in five seconds is what its headers say for a channel.
"""

import asyncio
import random
import tempfile
import time
from collections.abc import Sequence
from dataclasses import replace as replace_field
from pathlib import Path

from msgspec.structs import replace

from bot.games.registry import GAMES
from bot.nights.rules import standing, steps
from bot.nights.rules.values import Guest, Night, NightForm, NightPlan
from tests.box import Logged, ManualClock, Rates, Sandbox
from tests.end_to_end.world import PACE, World
from tests.tools.bench.row import Row, sized

_PEOPLE = 100
_MINUTE = 60  # seconds
_ROUNDS, _FEW = 7, 2  # in a single round
_LASTS = 300  # seconds that a table of the arena takes, give or take a third
_ARENA, _SHORT = 15, 3  # minutes of it that are watched; in a single round
_PAUSE = 0.03  # seconds of the real clock in which what has begun may go on
_FREE = ("/interactions/", "/webhooks/")  # templates of what does not count for the limits of a bot
_MESSAGES = "/channels/{channel_id}/messages"


def rows(rounds: int) -> list[Row]:
    """Begin a round once, and make seven of them; return requests, the busiest seconds, and what pairing takes."""
    seconds, channel = asyncio.run(_begun())
    in_all = [sum(not request.template.startswith(_FREE) for request in second) for second in seconds]
    posts = [sum(_is_post(request, channel) for request in second) for second in seconds]
    edits = [sum(_is_edit(request, channel) for request in second) for second in seconds]
    measured = [
        Row(f"requests in the first minute of {_PEOPLE} people's round", sum(in_all), None, "", "count"),
        Row("the most of them in a second", max(in_all), None, 50.0, "count"),
        Row("messages into the night's channel in five seconds", _most(posts, 5), None, 5.0, "count"),
        Row("changes of messages there in five seconds", _most(edits, 5), None, 5.0, "count"),
    ]
    return [*measured, *_arena_rows(sized(_ARENA, _SHORT, rounds)), *_pairing(sized(_ROUNDS, _FEW, rounds))]


def _arena_rows(minutes: int) -> list[Row]:
    """Let an arena of a hundred people go on; return its busiest minute, second and five seconds."""
    seconds, channel = asyncio.run(_arena(minutes))
    in_all = [sum(not request.template.startswith(_FREE) for request in second) for second in seconds]
    posts = [sum(_is_post(request, channel) for request in second) for second in seconds]
    edits = [sum(_is_edit(request, channel) for request in second) for second in seconds]
    later, people = slice(_MINUTE, None), f"{_PEOPLE} people's arena"
    return [
        Row(f"requests in a later minute of {people}", _most(in_all[later], _MINUTE), None, "", "count"),
        Row("the most of them in a second", max(in_all), None, 50.0, "count"),
        Row("messages into the arena's channel in five seconds", _most(posts, 5), None, 5.0, "count"),
        Row("changes of messages there in a minute", _most(edits[later], _MINUTE), None, 5.0, "count"),
    ]


def _is_post(request: Logged, channel: int) -> bool:
    return request.method == "POST" and request.path.endswith(f"/channels/{channel}/messages")


def _is_edit(request: Logged, channel: int) -> bool:
    return request.method == "PATCH" and f"/channels/{channel}/messages/" in request.path


def _most(seconds: Sequence[int], wide: int) -> int:
    """Return the most that came in so many seconds on end."""
    return max(sum(seconds[at : at + wide]) for at in range(max(1, len(seconds) - wide + 1)))


async def _begun() -> tuple[list[list[Logged]], int]:
    """Begin a round; return the requests of each second of its first minute, and the night's channel."""
    clock = ManualClock()
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox(clock=clock, rates=Rates.free()) as box:
            pace = replace_field(PACE, night_gap=1.0)
            world = World(Path(folder) / "bench.db", box, clock, luck="bench", pace=pace)
            await world.start()
            number = await _gathered(world)
            seconds, seen = [], len(box.requests)
            assert world.bot is not None
            now = world.bot.services.nights.now()
            await world.bot.services.nights.change(number, lambda night: steps.next_now(night, now))
            for _ in range(_MINUTE):
                await _rested(world)
                seconds.append([*box.requests][seen:])
                seen = len(box.requests)
                clock.advance(1)
            assert len(world.bot.tables.all()) == _PEOPLE // 4
            await world.stop()
            return seconds, box.table.id


async def _arena(minutes: int) -> tuple[list[list[Logged]], int]:
    """Let an arena go on whose tables are ended after some minutes; return the requests of each second."""
    clock, rng = ManualClock(), random.Random("arena")
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox(clock=clock, rates=Rates.free()) as box:
            pace = replace_field(PACE, night_gap=1.0)
            world = World(Path(folder) / "bench.db", box, clock, luck="bench", pace=pace)
            await world.start()
            number = await _gathered(world, form="arena")
            seconds, seen, ends = [], len(box.requests), dict[int, float]()
            assert world.bot is not None
            nights = world.bot.services.nights
            now = nights.now()
            await nights.change(number, lambda night: steps.next_now(night, now))
            for _ in range(minutes * _MINUTE):
                await _rested(world)
                seconds.append([*box.requests][seen:])
                seen = len(box.requests)
                night = nights.get(box.guild.id, number)
                assert night is not None
                for table in (table for table in night.tables if table.table and not table.over):
                    length = rng.uniform(2 / 3, 4 / 3) * _LASTS
                    if ends.setdefault(table.number, nights.now() + length) <= nights.now():
                        await nights.tables.break_off(night, table.number)
                clock.advance(1)
            await world.stop()
            return seconds, box.table.id


async def _rested(world: World) -> None:
    """Wait until nothing is asked any more: what an alarm has begun is stored in a thread before it is shown."""
    known = -1
    while known != len(world.box.requests):
        known = len(world.box.requests)
        await world.settled()
        await asyncio.sleep(_PAUSE)


async def _gathered(world: World, form: NightForm = "swiss") -> int:
    """Open a night that all are in, and let its page be shown; return its number."""
    assert world.bot is not None
    people = [world.box.person(f"P{number}") for number in range(_PEOPLE)]
    night = _night(people[0].id, world.box.guild.id, world.box.table.id)
    night = replace(night, plan=replace(night.plan, form=form))
    made = await world.bot.services.nights.open(night)
    guests = tuple(Guest(user.id, user.name) for user in people)
    await world.bot.services.nights.change(made.number, lambda night: with_guests(night, guests))
    for _ in range(3):
        await world.settled()
        world.clock.advance(2)
    return made.number


def with_guests(night: Night, guests: tuple[Guest, ...]) -> Night:
    """Return the night with these guests."""
    for guest in guests:
        night = steps.join(night, guest.person or 0, guest.name)
    return night


def _night(host: int, guild: int, channel: int) -> Night:
    plan = NightPlan(game="classic", options=GAMES["classic"].first_options(), seats=4, minutes=20, rounds=_ROUNDS)
    return Night(guild=guild, channel=channel, host=host, plan=plan)


def _pairing(rounds: int) -> list[Row]:
    """Make the rounds of a night in which who came first always wins; return the slowest, and who met again."""
    night = with_guests(_night(1, 1, 1), tuple(Guest(number, "") for number in range(1, _PEOPLE + 1)))
    times, gaps = list[float](), list[float]()
    for _ in range(rounds):
        scores = {rank.guest: float(rank.score) for rank in standing.standings(night)}
        began = time.perf_counter()
        night = steps.pair(night, 0.0)
        times.append(time.perf_counter() - began)
        table_scores = [[scores[guest] for guest in table.guests] for table in night.now_at()]
        gaps += [max(table) - min(table) for table in table_scores]
        for table in night.now_at():
            order = sorted(table.guests)
            night = steps.ended(night, table.number, [1 + order.index(guest) for guest in table.guests])
    pairs = [(a, b) for table in night.tables for a in table.guests for b in table.guests if a < b]
    again = len(pairs) - len({*pairs})
    return [
        Row(f"pairing {_PEOPLE} people, the slowest of {rounds} rounds", max(times), None, "<= 5000 ms", "round"),
        Row("points between the first and the last at a table", sum(gaps) / len(gaps), None, 1.0, "count"),
        Row("people who met again in these rounds", again, None, 0.0, "count"),
    ]
