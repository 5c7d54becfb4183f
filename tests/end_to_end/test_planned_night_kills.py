"""Planned nights in a row, their events and a fixture's reminders, with a bot that is lost again and again.

Nothing comes twice and nothing is lost: one event a night in each of its states, one call, one podium, one reminder a
day. `--thorough` loses some hundred bots.
"""

import random

import pytest
from msgspec.structs import replace

from bot.sandbox.permissions import Permission
from tests.end_to_end.nights import come, paged, press, setting, start
from tests.end_to_end.test_commands import boss
from tests.end_to_end.test_fixtures import make
from tests.end_to_end.test_night_events import HOUR, allow, ended, in_an_hour, planned
from tests.end_to_end.test_night_kills import HURRIED, done_by_the_lost, night_of, play_out, podiums
from tests.end_to_end.test_reminders import reminders
from tests.luck import part_of

DAY = 24 * HOUR
NIGHTS = part_of(6, 2)
MOST_EFFECTS = 24  # of a step, about; a step that has fewer loses no bot


class Campaign:
    """A server with a night each day and one fixture that nobody plays."""

    def __init__(self, world, seed: int) -> None:
        self.world, self.rng, self.lost = world, random.Random(seed), 0
        self.days = 0  # since the fixture was made

    async def do(self, what) -> None:
        """Do something whose bot is lost somewhere on the way; then again, in the next one."""
        after = self.rng.randint(1, MOST_EFFECTS)
        self.lost += await done_by_the_lost(self.world, after, what, later=self.rng.random() < 0.5) >= after
        await self.world.settled()

    async def until(self, moment: float) -> None:
        """Let the time come, whichever bot is there."""
        await self.do(lambda: _until(self.world, moment))

    async def night(self, host) -> None:
        """Plan a night, play its only round, and see it end."""
        world, before = self.world, len(podiums(self.world))
        control = await start(world, host, seats=2, rounds=1)
        short = {**night_of(world).plan.options, "hands": 1}
        await world.bot.services.nights.change(
            night_of(world).number, lambda night: replace(night, plan=replace(night.plan, options=short))
        )
        form = (await world.answered(await host.click(control, custom_id=setting(control, "times")), "modal")).modal
        await self.do(lambda: self.plan(host, form, in_an_hour(world)))
        made = await self.event_made()
        people = await come(world, ("Ben", "Cleo", "Dan"))
        await press(world, host, "I'm in")
        await self.until(night_of(world).plan.starts)
        world.clock.advance(11)  # what failed is tried again
        await world.box.until(lambda: made.status == 2)
        begun = calls_to(world)
        assert len(begun) == before + 1
        for person in people:
            await world.answered(await person.click(begun[-1], "I'm in"), "message")
        await self.do(lambda: self.begin(host, begun[-1]))
        await paged(world, "Round 1 of 1")
        assert len({table.table for table in night_of(world).tables}) == 2
        await self.do(lambda: play_out(world))
        await world.box.until(lambda: len(podiums(world)) == before + 1)
        await world.settled()
        world.clock.advance(11)
        await world.box.until(lambda: made.status == 3)
        assert world.box.guild.events == {}

    async def plan(self, host, form, at: str) -> None:
        """Give the night its time, unless it has one already; the answer may be lost."""
        if not night_of(self.world).plan.starts:
            await host.submit(form, {"at": at})

    async def begin(self, host, call) -> None:
        """Let the last one come who is in, unless the round is there; the answer may be lost."""
        if "I'm in" in call.labels() and night_of(self.world).round == 0:
            await host.click(call, "I'm in")

    async def event_made(self):
        """Hold that the night has one event."""
        self.world.clock.advance(11)
        await paged(self.world, "the server's events")
        (made,) = self.world.box.guild.events.values()
        assert made.status == 1
        return made

    async def remind(self) -> None:
        """Let the fixture's next day come, with its reminder."""
        self.days += 1
        await self.until(self.world.clock.time() + DAY)
        self.world.clock.advance(1900)  # a new bot looks after half an hour
        await self.world.box.until(lambda: len(reminders(self.world)) >= self.days)
        await self.world.settled()
        assert len(reminders(self.world)) == self.days
        await put_away(self.world)


async def put_away(world) -> None:
    """Let a night's threads be put away; then the channel is free."""
    for _ in range(3):
        world.clock.advance(61)
        await world.settled()
    assert night_of(world) is None


def calls_to(world):
    return [m for m in world.box.messages() if "the game night begins" in m.text]


async def _until(world, moment: float) -> None:
    world.clock.advance(max(0.0, moment - world.clock.time()))


@pytest.mark.parametrize("seed", range(part_of(20, 1)))
async def test_nights_and_reminders_of_bots_that_are_lost(opened, seed):
    async with opened(pace=HURRIED) as world:
        allow(world, Permission.CREATE_EVENTS)
        host, campaign = await boss(world), Campaign(world, seed)
        await make(world, host, host, world.box.person("Eve"))
        for _ in range(NIGHTS):
            await campaign.night(host)
            await campaign.remind()
        print(f"{campaign.lost} bots lost in {NIGHTS} nights")
        assert campaign.lost >= NIGHTS


async def test_people_are_called_to_a_planned_night_once_wherever_its_bot_is_lost(opened):
    async with opened(pace=HURRIED) as world:
        host = await boss(world)
        for done, after in enumerate(range(1, 20, part_of(1, 2)), 1):
            await planned(world, host)
            await come(world, ["Ben"])
            starts = night_of(world).plan.starts
            lost = await done_by_the_lost(world, after, lambda at=starts: _until(world, at), later=True)
            await world.settled()
            assert len(calls_to(world)) == done
            await ended(world, host)
            await put_away(world)
            if lost < after:
                return
        pytest.fail("the call never ends")
