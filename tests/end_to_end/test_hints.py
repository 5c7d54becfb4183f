"""Hints by clicks: to the one who asks, the same if he asks again, gone when the game has moved on."""

import asyncio
import random
from dataclasses import replace

import pytest

from bot.games.registry import GAMES
from bot.players.thinking import Budget, Choice, NoThoughtError, Purpose, think
from bot.tables import Person
from bot.tables.commands import RemoveSeat, SetTableSetting
from tests.end_to_end.world import PACE

FAMILIES = {game.family: name for name, game in GAMES.items()}  # the last game of each
QUICK = Budget(iterations=4)


class Thoughts:
    """Thinks at once, and as little as it can; or not before `go`, or not at all. Notes the purposes of questions."""

    def __init__(self) -> None:
        self.questions: list[Purpose] = []
        self.began, self.go = asyncio.Event(), asyncio.Event()
        self.go.set()
        self.fails = False

    async def think(self, view, seed, budget, purpose=Purpose.REVIEW, among=()) -> tuple[Choice, ...]:
        self.questions.append(purpose)
        self.began.set()
        await self.go.wait()
        if self.fails:
            raise NoThoughtError
        return think(view, random.Random(seed), QUICK, among=among)


def lend(world) -> Thoughts:
    """Let the bot think with these thoughts."""
    thoughts = Thoughts()
    world.bot.thinkers.think = thoughts.think
    return thoughts


async def table_with_hints(world, game: str = "classic", **options):
    for key, value in {"league": "no", "hints": "yes"}.items():
        await world.bot.store.set_setting(world.box.guild.id, None, key, value, 1)
    return await world.match("Ann", "Ben", game=game, **options)


async def choosing(table):
    """Play on until somebody has a choice; answers who."""
    rng = random.Random(7)
    for _ in range(60):
        if await table.wait() == "between":
            await table.ready()
            continue
        person = table.mover()
        if "Help me" in table.panels[person].labels():
            return person
        await table.move(rng)
    raise AssertionError("no one ever had a choice")


@pytest.mark.usefixtures("drawn_tables")
@pytest.mark.parametrize("game", FAMILIES.values())
async def test_a_hint_is_shown_to_who_asks_and_to_nobody_else(world, game):
    thoughts = lend(world)
    table = await table_with_hints(world, game)
    person = await choosing(table)
    (other,) = [other for other in table.people if other is not person]
    await world.settled()
    before = [(m.text, [file.data for file in m.attachments]) for m in world.box.messages() if not m.ephemeral]
    panel = table.panels[person]
    (dark,) = [file.data for file in panel.attachments]
    await table.press(person, "Help me")
    assert panel.text.splitlines()[-1].startswith("💡 **")
    await world.settled()
    (snapshot,) = world.bot.tables.all()
    (token, *_) = world.bot.panels.selection(snapshot.id, person.id).hint
    if set(token.split()[2:]) & set(snapshot.view(snapshot.turn).hand):
        assert [file.data for file in panel.attachments] != [dark]
    assert thoughts.questions == [Purpose.HINT]
    assert "💡" not in table.panels[other].text
    assert "Help me" not in table.panels[other].labels()
    await world.settled()
    after = [(m.text, [file.data for file in m.attachments]) for m in world.box.messages() if not m.ephemeral]
    assert after == before
    version = snapshot.seat_version(snapshot.turn)
    await table.press(person, "Do it")
    (after,) = world.bot.tables.all()
    assert after.seat_version(snapshot.seat_of(person.id)) > version


async def test_who_asks_twice_is_told_the_same_also_after_a_restart(world):
    thoughts = lend(world)
    table = await table_with_hints(world)
    person = await choosing(table)
    await table.press(person, "Help me")
    text = table.panels[person].text
    await table.open_hand(person)
    await table.press(person, "Help me")
    assert table.panels[person].text == text
    assert len(thoughts.questions) == 1
    await world.restart()
    again = lend(world)
    await table.open_hand(person)
    await table.press(person, "Help me")
    assert table.panels[person].text.split("\n")[-1] == text.split("\n")[-1]
    assert len(again.questions) == 1


async def test_a_hint_goes_when_its_player_moves(world):
    lend(world)
    table = await table_with_hints(world)
    person = await choosing(table)
    await table.press(person, "Help me")
    await table.move(random.Random(1))
    await world.settled()
    assert "💡" not in table.panels[person].text


@pytest.mark.parametrize(
    ("change", "explained"),
    [
        (lambda mod, table, seat: RemoveSeat(mod, seat), False),  # the hand may have followed the computer since
        (lambda mod, table, seat: SetTableSetting(Person(table.state.host, "Ann"), "hints", "no"), True),
    ],
)
async def test_what_was_thought_of_too_late_is_no_hint(world, change, explained):
    thoughts = lend(world)
    table = await table_with_hints(world)
    person = await choosing(table)
    thoughts.go.clear()
    click = await person.click(table.panels[person], "Help me")
    await thoughts.began.wait()
    (before,) = world.bot.tables.all()
    seat = before.seat_of(person.id)
    mod = Person(999, "Mo", moderator=True)
    await world.bot.tables.send(before.id, change(mod, before, seat))
    thoughts.go.set()
    await world.answered(click)
    await world.settled()
    assert "The game has moved on" in table.panels[person].text or not explained
    assert "💡" not in table.panels[person].text


async def test_an_old_button_gives_no_hint(world):
    thoughts = lend(world)
    table = await table_with_hints(world)
    person = await choosing(table)
    panel = table.panels[person]
    old = next(b["custom_id"] for row in panel.components for b in row["components"] if ":hint:" in b["custom_id"])
    await table.move(random.Random(1))
    await world.settled()
    button = panel.components[-1]["components"][-1]
    button["custom_id"] = old
    await world.answered(await person.click(panel, custom_id=old), "update")
    assert "moved on" in panel.text
    assert thoughts.questions == []


async def test_where_nobody_has_time_to_think_it_says_so(world):
    thoughts = lend(world)
    table = await table_with_hints(world)
    person = await choosing(table)
    thoughts.fails = True
    await table.press(person, "Help me")
    assert "need a moment longer" in table.panels[person].text
    thoughts.fails = False
    await table.press(person, "Help me")
    assert "💡" in table.panels[person].text


async def test_a_table_without_hints_has_none_whatever_is_pressed(world):
    thoughts = lend(world)
    await world.bot.store.set_setting(world.box.guild.id, None, "league", "no", 1)
    await world.bot.store.set_setting(world.box.guild.id, None, "hints", "no", 1)
    table = await world.match("Ann", "Ben")
    await table.wait()
    person = table.mover()
    panel = table.panels[person]
    assert "Help me" not in panel.labels()
    (snapshot,) = world.bot.tables.all()
    seat = snapshot.state.offered.turn
    button = panel.components[-1]["components"][-1]
    button["custom_id"] = forged = f"by:b:{snapshot.id}:{snapshot.seat_version(seat)}:hint:"
    await world.answered(await person.click(panel, custom_id=forged), "update")
    assert "“Help me” is off here." in panel.text
    assert thoughts.questions == []


async def test_what_takes_long_is_acknowledged_and_shown_all_the_same(opened):
    """Discord waits three seconds; here it is acknowledged at once, before anything is thought."""
    async with opened(pace=replace(PACE, hurry=0.0)) as world:
        thoughts = lend(world)
        table = await table_with_hints(world)
        await world.settled()
        person = next(mover for mover in table.people if "Help me" in table.panels[mover].labels())
        thoughts.go.clear()
        click = await person.click(table.panels[person], "Help me")
        await thoughts.began.wait()
        assert (await click.done()).kind == "acknowledged"
        thoughts.go.set()
        await world.box.until(lambda: "💡" in table.panels[person].text)


async def test_the_host_allows_hints_with_one_press_and_turns_them_off_with_another(world):
    table = await table_with_hints(world)
    host = table.people[0]
    panel = table.panels.get(host) or await table.open_hand(host)
    (snapshot,) = world.bot.tables.all()
    assert snapshot.state.settings.hints
    await world.answered(await host.click(panel, "Menu"), "update")
    await world.answered(await host.click(panel, "Settings"), "update")
    for label, allowed in (("Turn help off", False), ("Turn help on", True)):
        await world.answered(await host.click(panel, label), "update")
        assert world.bot.tables.all()[0].state.settings.hints is allowed
        assert label not in panel.labels()
