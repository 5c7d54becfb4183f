"""Rummy with cards turn by turn and by hand: clicks counted, plans that nobody else sees, a process that is killed."""

import re

import pytest

from bot.games.record import decode
from bot.games.verify import verify
from tests.end_to_end.test_kill import processes  # noqa: F401 - a fixture
from tests.end_to_end.test_rummy import CARDS, in_turn, state
from tests.end_to_end.world import Table, words_of

LINE = re.compile(r"^• You (take|lay down|add) (.+?)(?: to \*\*(\d+)\*\*( and win its joker)?)?\.$", re.M)
SUITS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


def card(name: str) -> str:
    """The card of the hand that a line names: `10♥`, `a joker as 9♥`."""
    return "JK" if "joker" in name else SUITS[name[-1]] + name[:-1]


def menu(panel, hint: str):
    return next((one for one in panel.selects() if one["placeholder"].startswith(hint)), None)


def chosen(found, cards):
    """The values of a menu for these cards; of twins whichever is free."""
    values = [option["value"] for option in found["options"]]
    picked = []
    for one in cards:
        value = next(v for v in values if v.partition("/")[0] == one and v not in picked)
        picked.append(value)
    return picked


async def select(table: Table, person, found, values) -> None:
    table.clicks += 1
    panel = table.panels[person]
    await table.world.answered(await person.select(panel, values, custom_id=found["custom_id"]), "update")


async def suggested(table: Table, person):
    """The lines of what is suggested, and the card that is thrown then; all is put back."""
    if "Suggest" not in table.choices(person):
        return [], ""
    await table.press(person, "Suggest")
    panel = table.panels[person]
    lines = LINE.findall(panel.text)
    thrown = next((label for label in panel.labels() if label.startswith("Discard ")), "")
    if len(lines) > 1:
        await table.press(person, "Undo all")
    while "Undo" in panel.labels():
        await table.press(person, "Undo")
    assert not LINE.findall(panel.text)
    return lines, thrown


async def put_down(table: Table, person, verb: str, names: str, number: str, wins: str) -> bool:
    """Do by hand what a line says; answers whether the cards had to lie in another way than the likeliest."""
    panel, cards = table.panels[person], list(map(card, names.split(", ")))
    if verb == "take":
        await table.press(person, next(label for label in panel.labels() if label.startswith("Take ")))
        return False
    pick = menu(panel, "Pick")
    await select(table, person, pick, chosen(pick, cards))
    if verb == "lay down":
        await table.press(person, "Lay down")
    else:
        target = menu(panel, "Put")
        begin = f"Win the joker of {number}:" if wins else f"Add to {number}:"
        value = next(o["value"] for o in target["options"] if o["label"].startswith(begin))
        await select(table, person, target, [value])
    other = f"You {verb} {names}" not in panel.text
    if other:
        await other_way(table, person, names)
    assert f"You {verb} {names}" in panel.text
    return other


async def other_way(table: Table, person, names: str) -> None:
    """Choose how the cards lie that were put down last."""
    panel = table.panels[person]
    if f"Instead: {names}" in panel.labels():
        await table.press(person, f"Instead: {names}")
        return
    ways = menu(panel, "Lay it down as")
    value = next(option["value"] for option in ways["options"] if option["label"] == names)
    await select(table, person, ways, [value])


async def throw(table: Table, person, label: str) -> None:
    """Discard from the menu; whatever is there first if nothing is said."""
    found = menu(table.panels[person], "Discard")
    name = label.removeprefix("Discard ")
    options = [option for option in found["options"] if option["label"].endswith(f"· {name}")]
    await select(table, person, found, [(options or found["options"])[0]["value"]])


async def turn(table: Table, person) -> tuple[int, int, int]:
    """Play what is suggested, by hand; answers how much was put down, how often in another way, with how many clicks.

    What the discard is taken with is one click, as drawing is.
    """
    await table.world.settled()
    panel, others = table.panels[person], [one for one in table.people if one is not person]
    public = (table.board.text, [table.panels[one].text for one in others])
    clicks = table.clicks
    lines, label = await suggested(table, person) if "Draw" in panel.labels() else ([], "")
    assert (table.board.text, [table.panels[one].text for one in others]) == public
    spent = table.clicks - clicks
    if not lines and "Draw" in panel.labels():
        await table.press(person, "Draw")
        before = table.clicks
        lines, label = await suggested(table, person)
        spent += table.clicks - before
    await table.world.settled()
    public = (table.board.text, [table.panels[one].text for one in others])
    others_ways = [await put_down(table, person, *line) for line in lines]
    assert (table.board.text, [table.panels[one].text for one in others]) == public  # nobody saw the plan
    await throw(table, person, label)
    return sum(verb != "take" for verb, *_ in lines), sum(others_ways), table.clicks - clicks - spent


@pytest.mark.parametrize("game", CARDS)
async def test_a_round_by_hand_two_clicks_a_turn_and_five_at_most_with_a_combination(world, game):
    table = await world.match("Ann", "Ben", game=game, deals="1")
    found = set()
    while await state(table) == "move":
        person = in_turn(table)
        begins = "You start:" in table.panels[person].text
        laid, in_other_ways, clicks = await turn(table, person)
        assert clicks == (1 if begins else 2) + 2 * laid + in_other_ways
        found.add((laid, clicks))
    assert (0, 2) in found
    assert any(laid for laid, clicks in found)
    assert all(clicks <= 5 for laid, clicks in found if laid == 1)
    record = await world.answered(await world.box.person("Ann").command("record"))
    decoded = decode(record.message.attachments[0].data)
    verify(decoded)
    assert decoded.game == game
    league = await world.answered(await table.people[0].command("league table"))
    assert "1 played" in words_of(league.message)


async def test_a_clock_that_runs_out_plays_the_plan_and_says_so(world):
    table = await world.match("Ann", "Ben", game="romi40", deals="1")
    person = await with_a_plan(table)
    panel = table.panels[person]
    await table.press(person, "Undo")  # the discard is picked no more
    planned = LINE.findall(panel.text)
    assert planned
    seat = table.people.index(person) + 1
    other = next(one for one in table.people if one is not person)
    assert "plan" not in table.panels[other].text.lower()
    world.clock.advance(121)
    await world.box.until(lambda: "It's your turn" not in panel.text)
    await world.settled()
    assert not LINE.findall(panel.text)
    actions = world.bot.tables.all()[0].state.match.rounds[-1].actions
    own = [action for action in actions if action.startswith(f"p{seat} ")]
    assert own[-1].startswith(f"p{seat} discard")
    laid = [action for action in own if action.split(" ")[1] in ("meld", "layoff", "swap")]
    assert len(laid) == len(planned)
    assert f"{person.name} ran out of time, so their plan was played." in table.panels[other].text
    if not table.over:
        await play_on(table, in_turn(table))  # the other one plays on


async def test_killed_while_a_plan_is_open_nothing_is_lost_but_the_plan(processes):  # noqa: F811 - a fixture
    world = processes
    table = await world.match("Ann", "Ben", game="romi40", deals="1")
    person = await with_a_plan(table)
    old = table.panels[person]
    drawn = re.search(r"You drew (.+)\.", old.text)[0]
    ends = next(label for label in old.labels() if label.startswith("Discard "))
    await world.kill()
    await world.start()
    answer = await world.answered(await person.click(old, ends))  # a button of the plan that is gone
    assert answer.kind == "update"  # it hands in nothing, and shows the hand as it is
    assert "It's your turn" in old.text
    assert not LINE.findall(old.text)
    assert ends not in old.labels()
    for one in table.people:
        await table.open_hand(one)
    panel = table.panels[person]
    assert "It's your turn" in panel.text
    assert drawn in panel.text
    assert not LINE.findall(panel.text)
    assert menu(panel, "Discard") is not None  # the card stays drawn, the turn goes on
    while await state(table) == "move":
        await play_on(table, in_turn(table))
    record = await world.answered(await person.command("record"))
    decoded = decode(record.message.attachments[0].data)
    verify(decoded)
    assert decoded.result.end == "rounds"


async def with_a_plan(table: Table):
    """Play on until somebody has drawn, and planned what is suggested; answers who."""
    while True:
        assert await state(table) == "move"
        person = in_turn(table)
        if "Draw" in table.choices(person):
            await table.press(person, "Draw")
        await table.press(person, "Suggest")
        if LINE.search(table.panels[person].text):
            return person
        ends = next(label for label in table.choices(person) if label.startswith("Discard "))
        await table.press(person, ends)


async def play_on(table: Table, person) -> None:
    """Play what is suggested."""
    if "Draw" in table.choices(person):
        await table.press(person, "Draw")
    await table.press(person, "Suggest")
    ends = next(label for label in table.choices(person) if label.startswith("Discard "))
    await table.press(person, ends)
