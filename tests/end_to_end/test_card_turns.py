"""Rummy with cards turn by turn and by hand: clicks counted, plans that nobody else sees, a process that is killed."""

import re

import pytest

from bot.games.record import decode
from bot.games.verify import verify
from bot.players.registry import suggest
from bot.players.thinking import Choice, Purpose
from tests.end_to_end.test_kill import processes  # noqa: F401 - a fixture
from tests.end_to_end.test_rummy import CARDS, in_turn, state
from tests.end_to_end.world import Table, piece_ids, words_of
from tests.luck import part_of
from tests.storage.places import on_one

PLAN = re.compile(r"^\*\*Plan – nothing is played until you discard:\*\* (.+)$", re.M)
LINE = re.compile(r"^(take|lay|add|swap) (.+?)(?: (?:to|for joker) \*\*(\d+)\*\*)?$")
RUN, GROUP = re.compile("(\\w+)-(\\w+)([♠♥♦♣])"), re.compile("(\\w+)([♠♥♦♣]{3,})")
RANKS = ["A", *map(str, range(2, 11)), "J", "Q", "K", "A"]
SUITS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


def card(name: str) -> str:
    """The card of the hand that a line names: `10♥`, `Joker (9♥)`."""
    return "JK" if "Joker" in name else SUITS[name[-1]] + name[:-1]


def faces(names: str) -> list[str]:
    """The cards that a line shows, jokers as what they stand for; a long plan has `7-9♥` and `4♠♥♣` for three cards."""
    if run := RUN.fullmatch(names):
        first, last, suit = run.groups()
        begin = RANKS.index(first)
        return [f"{rank}{suit}" for rank in RANKS[begin : RANKS.index(last, begin + 1) + 1]]
    if group := GROUP.fullmatch(names):
        return [f"{group[1]}{suit}" for suit in group[2]]
    return [name.removeprefix("Joker ").strip("()") for name in names.split(", ")]


def cards_of(panel, names: str) -> list[str]:
    """The cards of the hand that a line names; in a long plan those that are not held are jokers."""
    if not (RUN.fullmatch(names) or GROUP.fullmatch(names)):
        return list(map(card, names.split(", ")))
    held = {handle.partition("/")[0] for handle in piece_ids(panel)}
    return [face if face in held else "JK" for face in map(card, faces(names))]


def plan_of(panel):
    """Return the planned groups: what is done, with which cards, and where."""
    match = PLAN.search(panel.text)
    groups = [LINE.match(group).groups(default="") for group in match[1].split(" · ")] if match else []
    return [(verb, names, number) for verb, names, number in groups]


def lend(world) -> None:
    """Let the bot advise what a computer player would do at once."""

    async def think(view, seed, budget, purpose=Purpose.HINT, among=()) -> tuple[Choice, ...]:
        return (Choice(suggest(view), 0.5, 0.0, 0.0, 1, 0.0),)

    world.bot.thinkers.think = think


async def suggested(table: Table, person):
    """Return the groups that are suggested and the card that is discarded then; all is put back."""
    panel = table.panels[person]
    if "Help me" not in panel.labels():
        return [], ""
    await table.press(person, "Help me")
    groups = plan_of(panel)
    thrown = next((label for label in panel.labels() if label.startswith("Discard ")), "")
    if len(groups) > 1:
        await table.press(person, "Undo all")
    while "Undo" in panel.labels():
        await table.press(person, "Undo")
    assert not plan_of(panel)
    return groups, thrown


async def put_down(table: Table, person, verb: str, names: str, number: str) -> int:
    """Do by hand what a group says; answers how often the cards had to be laid another way than the likeliest."""
    panel = table.panels[person]
    cards = cards_of(panel, names)
    if verb == "take":
        await table.press(person, next(label for label in panel.labels() if label.startswith("Take ")))
        return 0
    before = table.clicks
    await table.tap(person, *cards)
    if verb == "lay":
        await table.press(person, next(label for label in panel.labels() if label.startswith("Lay ")))
        assert table.clicks - before <= len(cards) + 1  # three cards: at most four presses
    else:
        await table.press(person, f"Swap for joker {number}" if verb == "swap" else f"Add to {number}")
        assert table.clicks - before <= len(cards) + 1  # one card: two presses, with a menu three
    others = 0
    while faces(plan_of(panel)[-1][1]) != faces(names):
        await table.press(person, next(label for label in panel.labels() if label.startswith("Instead: ")))
        others += 1
    return others


async def throw(table: Table, person, label: str) -> None:
    """Discard by hand; the first card if nothing is said."""
    handles = piece_ids(table.panels[person])
    await table.tap(person, card(label.removeprefix("Discard ")) if label else next(iter(handles)).partition("/")[0])
    panel = table.panels[person]
    await table.press(person, next(caption for caption in panel.labels() if caption.startswith("Discard ")))


async def turn(table: Table, person) -> tuple[int, int, int]:
    """Play what is suggested, by hand; answers how many cards were put down in how many groups, and the other presses.

    What the discard is taken with is one press, as drawing is.
    """
    await table.world.settled()
    panel, others = table.panels[person], [other for other in table.people if other is not person]
    public = (table.board.text, [table.panels[other].text for other in others])
    clicks = table.clicks
    lines, label = await suggested(table, person) if "Draw" in panel.labels() else ([], "")
    assert (table.board.text, [table.panels[other].text for other in others]) == public
    spent = table.clicks - clicks
    if not lines and "Draw" in panel.labels():
        await table.press(person, "Draw")
        before = table.clicks
        lines, label = await suggested(table, person)
        spent += table.clicks - before
    await table.world.settled()
    public = (table.board.text, [table.panels[other].text for other in others])
    other_ways = [await put_down(table, person, *line) for line in lines]
    assert (table.board.text, [table.panels[other].text for other in others]) == public  # nobody saw the plan
    await throw(table, person, label)
    laid = [len(faces(names)) + 1 for verb, names, *_ in lines if verb != "take"]
    return len(laid), sum(laid) + sum(other_ways), table.clicks - clicks - spent


@pytest.mark.parametrize("game", CARDS[part_of(0, 3) :])
async def test_a_round_by_hand_three_presses_a_turn_and_one_for_each_card_that_is_laid(world, game):
    lend(world)
    table = await world.match("Ann", "Ben", game=game, deals="1")
    counts = set()
    while await state(table) == "move":
        person = in_turn(table)
        begins = "You start:" in table.panels[person].text
        laid, spent, clicks = await turn(table, person)
        assert clicks == (2 if begins else 3) + spent
        counts.add(laid)
    assert len(counts) > 1  # turns that lay something, and turns that lay nothing
    record = await world.record_of(world.box.person("Ann"))
    decoded = decode(record.attachments[0].data)
    verify(decoded)
    assert decoded.game == game
    league = await world.answered(await table.people[0].command("league table"))
    assert "1 played" in words_of(league.message)


async def test_a_clock_that_runs_out_plays_the_plan_and_says_so(world):
    lend(world)
    table = await world.match("Ann", "Ben", game="romi40", deals="1")
    person = await with_a_plan(table)
    panel = table.panels[person]
    await table.press(person, "Undo")  # the discard is picked no more
    planned = plan_of(panel)
    assert planned
    seat = table.people.index(person) + 1
    other = next(player for player in table.people if player is not person)
    assert "plan" not in table.panels[other].text.lower()
    world.clock.advance(121)
    await world.box.until(lambda: "It's your turn" not in panel.text)
    await world.settled()
    assert not plan_of(panel)
    actions = world.bot.tables.all()[0].state.match.rounds[-1].actions
    moves = [action for action in actions if action.startswith(f"p{seat} ")]
    assert moves[-1].startswith(f"p{seat} discard")
    laid = [action for action in moves if action.split(" ")[1] in ("meld", "layoff", "swap")]
    assert len(laid) == len(planned)
    assert "played their plan as time ran out" in table.panels[other].text
    if not table.over:
        await play_on(table, in_turn(table))  # the other one plays on


@on_one()
async def test_killed_while_a_plan_is_open_nothing_is_lost_but_the_plan(processes):  # noqa: F811 - a fixture
    world = processes
    table = await world.match("Ann", "Ben", game="romi40", deals="1")
    person = await with_a_plan(table)
    old = table.panels[person]
    ends = next(label for label in old.labels() if label.startswith("Discard "))
    await world.kill()
    await world.start()
    answer = await world.answered(await person.click(old, ends), "update")  # a button of the plan that is gone
    assert answer.kind == "update"  # it hands in nothing, and shows the hand as it is
    assert "It's your turn" in old.text
    assert not plan_of(old)
    assert ends not in old.labels()
    for player in table.people:
        await table.open_hand(player)
    panel = table.panels[person]
    assert "It's your turn" in panel.text
    assert "You drew " in panel.text
    assert not plan_of(panel)
    assert len(piece_ids(panel)) >= 2  # the card stays drawn, the turn goes on
    while await state(table) == "move":
        await play_on(table, in_turn(table))
    record = await world.record_of(person)
    decoded = decode(record.attachments[0].data)
    verify(decoded)
    assert decoded.result.end == "rounds"


async def with_a_plan(table: Table):
    """Play on until somebody has drawn, and planned what is suggested; answers who."""
    while True:
        assert await state(table) == "move"
        person = in_turn(table)
        if "Draw" in table.choices(person):
            await table.press(person, "Draw")
        await table.press(person, "Help me")
        if plan_of(table.panels[person]):
            return person
        ends = next(label for label in table.choices(person) if label.startswith("Discard "))
        await table.press(person, ends)


async def play_on(table: Table, person) -> None:
    """Play what is suggested."""
    if "Draw" in table.choices(person):
        await table.press(person, "Draw")
    await table.press(person, "Help me")
    ends = next(label for label in table.choices(person) if label.startswith("Discard "))
    await table.press(person, ends)


@pytest.mark.parametrize("game", CARDS[:: part_of(1, 3)])
async def test_a_turn_with_help_is_three_presses(world, game):
    lend(world)
    table = await world.match("Ann", "Ben", game=game, deals="1")
    turns = 0
    while turns < part_of(12, 6) and await state(table) == "move":
        person, before = in_turn(table), table.clicks
        if "Help me" not in table.panels[person].labels():  # there is nothing but to draw
            await table.press(person, "Draw")
        await table.press(person, "Help me")
        while in_turn(table) is person and "Do it" in table.panels[person].labels():
            await table.press(person, "Do it")
            await table.world.settled()
        assert table.clicks - before <= 3
        turns += 1
    assert turns > 5
