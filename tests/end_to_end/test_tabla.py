"""Claims of Tábla Römi as people see them: who is first, what the late one is told, and that nothing tells who could.

The deal is put in place of the shuffled one; from there on everything is clicks, messages and their times (TR-7).
"""

import hashlib
import json
import re
from contextlib import asynccontextmanager

import msgspec
import pytest

from bot.games.rooms.selection import bare
from bot.games.text.reader import Reader
from bot.locales import t
from bot.play import hints
from bot.play.registry import naming_of
from bot.players.thinking import Budget
from bot.tables import Person
from bot.tables.commands import Refs, SetTableSetting
from bot.tables.reducer import with_offers
from tests.box import ManualClock, Rates, Sandbox
from tests.end_to_end.world import World, piece_ids
from tests.games.rack.kit import FREE, tabla
from tests.luck import part_of

NAMES = ("Ann", "Ben", "Cili", "Dora")
WAITS = "B9"
READY = "R1 R2 R3 Y4 Y5 Y6 K7 K8 K9 B10 B11 B12 B13 Y13"
OTHER = "R5 R6 R7 Y7 Y8 Y9 K4 K5 K6 B10 B11 B12 B13 Y12"  # both wait for blue 9
TRASH = (
    "R2 R5 R8 R11 Y3 Y6 Y9 Y12 K2 K5 K8 K11 B3 B7",
    "R6 R9 R12 Y1 Y4 Y7 Y10 K1 K4 K10 K13 B2 B8 B12",
    "R3 R6 R13 Y1 Y7 Y10 K1 K4 K13 B2 B11 R9 K10 Y12",
)
"""Hands that wait for nothing, beside READY or instead of it."""
DISCARDER = FREE.replace("B8", WAITS)


def put(world, state):
    """Put a deal in place of the shuffled one."""
    (snapshot,) = world.bot.tables.all()
    held = world.bot.tables._tables[snapshot.id]
    match = msgspec.structs.replace(held.state.match, state=state)
    held.state = with_offers(msgspec.structs.replace(held.state, match=match))


def state_of(world):
    return world.bot.tables.all()[0].state


async def dealt(world, *hands, by_hand=(), window="5s"):
    """Four people with these hands, some of whom claim by hand; each looks at his hand."""
    table = await world.match(*NAMES, game="tabla", deals="3")
    for name in by_hand:
        person = world.box.person(name)
        for label in ("Menu", "Auto-claim: on"):
            await table.press(person, label)
        assert "Auto-claim: off" in table.panels[person].labels()
        await table.press(person, "Back")
    await world.bot.tables.send(
        state_of(world).id, SetTableSetting(Person(table.people[0].id, "Ann"), "claim-window", window)
    )
    put(world, tabla(*hands, talon=("R10",)))
    for person in table.people:
        await table.open_hand(person)
    await world.settled()
    return table


async def discard(world, table):
    """Ann discards what the others wait for."""
    ann = table.people[0]
    await table.tap(ann, WAITS)
    await table.press(ann, next(label for label in table.panels[ann].labels() if label.startswith("Discard ")))
    await world.settled()


async def through(world):
    """Let what is due be done: what is sent to the table's mailbox comes after it."""
    for _ in range(2):
        await world.bot.tables.send(state_of(world).id, Refs({}))
    await world.settled()


def winner(world):
    result = state_of(world).match.rounds[-1].result
    return None if result is None else result.winner


# Who is first


async def test_by_standing_order_it_is_claimed_in_the_moment_of_the_discard(world):
    table = await dealt(world, DISCARDER, TRASH[0], READY, OTHER)
    before = world.clock.time()
    await discard(world, table)
    assert (winner(world), world.clock.time()) == ("p3", before)
    await world.board_when(lambda m: "Ready" in m.labels())
    assert "Cili takes **round 1** with runs and groups. +1" in table.board.text
    text = table.panels[table.people[3]].text
    assert "You claimed too, but Cili comes first in turn order." in text


async def test_of_two_who_claim_by_hand_at_once_the_nearest_has_it(world):
    table = await dealt(world, DISCARDER, TRASH[0], READY, OTHER, by_hand=("Cili", "Dora"))
    await discard(world, table)
    cili, dora = table.people[2:]
    for person in (dora, cili):
        await table.press(person, "Claim blue 9")
    ends = [
        next(label for label in table.panels[person].labels() if label.startswith("Go out")) for person in (dora, cili)
    ]
    clicks = [await p.click(table.panels[p], end) for p, end in zip((dora, cili), ends, strict=True)]
    answers = [await world.answered(click) for click in clicks]
    await world.settled()
    assert winner(world) == "p3"
    await through(world)
    late, first = (answer.message.text for answer in answers)
    assert "You claimed too, but Cili comes first in turn order." in late
    assert not first.startswith("Your claim is in")


@pytest.mark.parametrize("first", ["claim", "draw"])
async def test_of_a_claim_and_the_next_player_s_draw_the_first_in_the_mailbox_counts(world, first):
    table = await dealt(world, DISCARDER, TRASH[0], READY, TRASH[2], by_hand=("Cili",), window="off")
    await discard(world, table)
    ben, cili = table.people[1:3]
    await table.press(cili, "Claim blue 9")
    end = next(label for label in table.panels[cili].labels() if label.startswith("Go out"))
    both = [(cili, end), (ben, "Draw")]
    clicks = [
        await person.click(table.panels[person], label) for person, label in (both if first == "claim" else both[::-1])
    ]
    answers = [await world.answered(click) for click in clicks]
    await world.settled()
    actions = [token.split(" ")[:2] for token in state_of(world).match.rounds[-1].actions]
    if first == "claim":
        assert (winner(world), actions[-2:]) == ("p3", [["p3", "claim"], ["p3", "end"]])
    else:
        assert (winner(world), actions[-1]) == (None, ["p2", "draw"])
        assert t("en", "error-table-stale") in answers[1].message.text


# Secrecy


def public(world, since):
    """What went to the channel after a moment, to the byte: requests with their texts, buttons, pictures."""
    sent = [r for r in list(world.box.requests)[since:] if r.template.startswith("/channels/")]
    return [(r.method, r.path, plain(world, r.body), r.files) for r in sent]


def plain(world, value):
    """As text, without what is made of the table's own number, which is chosen by chance."""
    if isinstance(value, dict):
        value = {key: part for key, part in value.items() if key != "nonce"}
    return json.dumps(value, sort_keys=True).replace(state_of(world).id, "table")


def seen(world, table, *people):
    """What stands in the channel, and in these people's panels: texts, buttons, bytes of pictures."""
    messages = [m for m in world.box.messages() if not m.ephemeral]
    messages += [table.panels[person] for person in people]
    return [
        (m.content, plain(world, m.components), [hashlib.sha256(a.data).hexdigest() for a in m.attachments])
        for m in messages
    ]


def story_texts(story):
    """Each step as a text, Discord's ids as numbers in the order in which they are first seen.

    Which id a message gets depends on what else the sandbox has just counted, the tables' own tasks among it.
    """
    numbers = {}
    return [
        re.sub(r"\b\d{17,20}\b", lambda m: f"id {numbers.setdefault(m[0], len(numbers))}", repr(step)) for step in story
    ]


@asynccontextmanager
async def twin(folder):
    """A world like every other that is made so: the same time, the same chance."""
    clock = ManualClock(1_700_000_000.0)
    async with Sandbox(clock=clock, rates=Rates.free()) as box:
        world = World(folder / "boneyard.db", box, clock, luck="twin")
        await world.start()
        yield world
        await world.stop()


async def watched(folder, third, by_hand, window):
    """A discard, the time after it second by second with the next player's attempts to draw; all that others saw."""
    async with twin(folder) as world:
        table = await dealt(world, DISCARDER, TRASH[0], third, TRASH[2], by_hand=by_hand, window=window)
        ann, ben, cili, dora = table.people
        since, story = len(world.box.requests), []
        await discard(world, table)
        could = "Claim blue 9" in table.panels[cili].labels()
        for _ in range(7):
            story.append((world.clock.time(), public(world, since), seen(world, table, ann, ben, dora)))
            if "Draw" in table.panels[ben].labels():
                answer = await table.press(ben, "Draw")
                story.append(("drawn", answer.message.content))
            else:
                panel = await table.open_hand(ben)
                story.append(("waits", panel.content, panel.labels()))
            world.clock.advance(1)
            await through(world)
        assert winner(world) is None
        return story, could


@pytest.mark.usefixtures("drawn_tables")
@pytest.mark.parametrize(
    ("by_hand", "window"), [(("Cili",), "5s"), (("Cili",), "off"), (("Ben", "Cili"), "5s")][: part_of(3, 2)]
)
async def test_nothing_tells_whether_somebody_could_have_claimed(tmp_path, by_hand, window):
    """The third player's tiles are exchanged: the others see the same messages at the same times, to the byte."""
    stories = []
    for name, third in (("could", READY), ("could-not", TRASH[1])):
        (tmp_path / name).mkdir()
        story, could = await watched(tmp_path / name, third, by_hand, window)
        assert could == (name == "could")
        stories.append(story)
    first, second = stories
    for step, other in zip(story_texts(first), story_texts(second), strict=True):
        assert step == other
    drawn = next(at for at, step in enumerate(first) if step[0] == "drawn")
    assert first[drawn - 1][0] == first[0][0] + (0 if window == "off" else 5)


# Time


async def test_four_people_spend_no_second_in_windows(world, monkeypatch):
    """A deal by clicks alone, and the clock stands still all the time."""
    monkeypatch.setattr(hints, "BUDGET", Budget(iterations=4))
    table = await world.match(*NAMES, game="tabla", deals="1")
    before, discards = world.clock.time(), 0
    while discards < 5 and not table.over:
        person = next(p for p in table.people if "It's your turn" in table.panels[p].text)
        labels = table.panels[person].labels()
        best = ("Go out", "Do it", "Help me", "Discard ") if "Draw" not in labels else ("Draw turned", "Draw")
        label = next(caption for start in best for caption in labels if caption.startswith(start))
        discards += label == "Do it"
        await table.press(person, label)
        await world.settled()
    assert discards > 4
    assert world.clock.time() == before


async def test_a_panel_asks_for_a_claim_only_who_can_make_one_and_only_once(world):
    table = await dealt(world, DISCARDER, TRASH[0], READY, OTHER, by_hand=("Cili", "Dora"))
    await discard(world, table)
    _, ben, cili, dora = table.people
    question = "The last discard completes your hand: claim it!"
    assert [question in table.panels[person].text for person in (ben, cili, dora)] == [False, True, True]
    await table.press(dora, "Claim blue 9")
    end = next(label for label in table.panels[dora].labels() if label.startswith("Go out"))
    await table.press(dora, end)
    panel = table.panels[dora]
    assert panel.text.endswith(t("en", "notice-claimed"))
    assert (question in panel.text, "Claim blue 9" in panel.labels()) == (False, False)
    world.clock.advance(5)
    await through(world)
    assert winner(world) == "p4"
    assert t("en", "notice-claimed") not in panel.text


def lying(panel):
    """The rack as its buttons, or the menu for moving tiles, number it."""
    naming = naming_of("tabla", Reader())
    menu = next((select for select in panel.selects() if select["placeholder"].startswith("Move")), None)
    handles = piece_ids(panel) if menu is None else [option["value"] for option in menu["options"]]
    return [naming.piece(bare(handle)) for handle in handles]


async def test_a_rack_stays_as_it_was_arranged_in_new_panels_and_lies_sorted_after_a_restart(world):
    """What is arranged is nobody's business but the player's: it lives as long as the process, and is not stored."""
    table = await world.match("Ann", "Ben", game="tabla")
    ann = next(player for player in table.people if "It's your turn" in table.panels[player].text)
    sorted_rack = lying(table.panels[ann])
    picked = tuple(piece_ids(table.panels[ann]))
    for label in ("Sort by number", "By combination", "My own order"):
        await table.press(ann, label)
    await table.tap(ann, bare(picked[0]), bare(picked[14]))
    await table.press(ann, "Swap them")
    arranged = [sorted_rack[14], *sorted_rack[1:14], sorted_rack[0]]
    assert lying(table.panels[ann]) == arranged
    await table.tap(ann, bare(next(iter(piece_ids(table.panels[ann])))))
    thrown = next(label for label in table.panels[ann].labels() if label.startswith("Discard "))
    await table.press(ann, thrown)
    arranged.remove(thrown.removeprefix("Discard "))
    assert lying(await table.open_hand(ann)) == arranged
    await table.press(next(player for player in table.people if player is not ann), "Draw")
    await world.settled()
    assert lying(table.panels[ann]) == arranged
    await world.restart()
    again = await world.answered(await ann.click(table.panels[ann], "Sort by colour"), "update")
    assert lying(again.message) == []  # tiles are moved in the player's own order alone
    assert "Sort by number" in again.message.labels()
