import json
from contextlib import asynccontextmanager
from unittest.mock import patch

import pytest

from bot import locales
from bot.connection import registration
from bot.daily import choice, plans
from bot.play.messages import drawers
from bot.sandbox.rest import commands
from tests.box import ManualClock, Rates, Sandbox
from tests.end_to_end.world import World, draw_blank
from tests.locales.loaded import be_strict
from tests.luck import LUCK, part_of

pytestmark = pytest.mark.slow  # everything in this folder


@pytest.fixture(autouse=True)
def strict_texts():
    be_strict()
    yield
    be_strict(False)


@pytest.fixture(autouse=True, scope="session")
def commands_are_put_together_once():
    """Make and check the commands that a bot registers once for all tests, since they never differ."""
    translate, take_mark, check = registration.payload, registration.mark, commands.check_commands
    translated, marks, checked = {}, {}, []

    async def payload(tree, translator):
        folder = str(locales.files("bot.locales"))  # a test may have languages of its own
        key = json.dumps([folder, *(command.to_dict(tree) for command in tree.get_commands())])
        if key not in translated:
            translated[key] = await translate(tree, translator)
        return translated[key]

    def mark(sent):
        if id(sent) not in marks:
            marks[id(sent)] = take_mark(sent), sent  # which is kept, and so its id
        return marks[id(sent)][0]

    def check_commands(body, path=()):
        if body not in checked:
            check(body, path)
            checked.append(body)

    with (
        patch.object(registration, "payload", payload),
        patch.object(registration, "mark", mark),
        patch.object(commands, "check_commands", check_commands),
    ):
        yield


@pytest.fixture(autouse=True)
def deals_of_the_day_are_chosen_soon(monkeypatch):
    """By one match of each kind, which the normal player may win or lose; the shortest has one round."""
    monkeypatch.setitem(plans.PLANS, "moomin", plans.DailyPlan(4, {"rounds": part_of(3, 1)}))
    monkeypatch.setattr(choice, "MATCHES", 1)
    monkeypatch.setattr(choice, "LEADS", dict.fromkeys(choice.LEADS, 0))


@pytest.fixture
def drawn_tables():
    """Tables and hands are drawn, as the bot draws them."""


@pytest.fixture(autouse=True)
def blank_sheets(request, monkeypatch):
    """Draw no table and no hand, but for tests with `drawn_tables` or with --thorough: it takes a fifth of the time.

    Whole matches have them drawn, and tests/rendering draws deals from beginning to end.
    """
    if part_of(0, 1) and "drawn_tables" not in request.fixturenames:
        monkeypatch.setattr(drawers, "draw_here", draw_blank)


@pytest.fixture
def opened(tmp_path, request):
    """Opens a world: `async with opened(...) as world`. At its end no request may have broken a rule of Discord."""

    @asynccontextmanager
    async def open_world(
        *, start: bool = True, rates: Rates | None = None, shards: int = 1, place=tmp_path / "boneyard.db", **config
    ):
        clock = ManualClock()
        luck = LUCK + request.node.name  # each test has deals of its own
        async with Sandbox(clock=clock, rates=rates or Rates.free(), shards=shards) as box:
            world = World(place, box, clock, luck=luck, beside=tmp_path / "boneyard.db", **config)
            if start:
                await world.start()
            try:
                yield world
            finally:
                await world.stop()
            broken = [r for r in box.requests if r.status == 400 and r.reply and r.reply.get("code") == 50035]
            assert broken == []

    return open_world


@pytest.fixture
async def world(opened):
    async with opened() as opened_world:
        yield opened_world


@pytest.fixture
async def world_on(opened, path):
    """A world on each engine."""
    async with opened(place=path) as opened_world:
        yield opened_world
