"""Slow games through the real discord.py: planning ahead, and from one table that waits to the next."""

import re

from bot.sandbox.model import Message
from bot.tables import Person
from bot.tables.commands import SetTableSetting
from tests.end_to_end.world import Table, words_of

MOMENT = 2.5


async def slow(world, *names: str, channel=None, **options) -> Table:
    """A match with a day for each turn, and nothing that happens by itself but what was planned."""
    people = await world.lobby(*names, channel=channel, **options)
    snapshot = next(snapshot for snapshot in world.bot.tables.all() if snapshot.state.phase == "lobby")
    host = Person(people[0].id, people[0].name)
    for key, value in (("clock", "24h"), ("forced", "no")):
        await world.bot.tables.send(snapshot.id, SetTableSetting(host, key, value))
    await world.settled()
    return await world.begin(people, channel)


def menus(panel: Message) -> list[dict]:
    return [menu for menu in panel.selects() if ":intend:" in menu["custom_id"]]


async def plan(world, table: Table, person, *words: str) -> None:
    """Plan these, one after the other, by the menus of the hand."""
    await world.answered(await person.click(table.panels[person], "Plan ahead"), "update")
    for intention in words:
        menu = next(menu for menu in menus(table.panels[person]) if intention in [o["value"] for o in menu["options"]])
        select = await person.select(table.panels[person], [intention], custom_id=menu["custom_id"])
        await world.answered(select, "update")


def seats(world, table: Table) -> tuple:
    """The table as it is, and the people: whose turn it is, and the other one."""
    snapshot = world.bot.tables.in_channel(world.box.guild.id, table.channel.id)
    person = snapshot.state.seats[snapshot.turn].person
    mover = next(player for player in table.people if player.id == person)
    return snapshot, mover, next(player for player in table.people if player is not mover)


def possible(snapshot) -> tuple[str, list[str]]:
    """A move of the player in turn, and what the other one can plan that will fit after it."""
    from bot.tables.playing import try_tokens
    from bot.tables.slow import plannable

    turn = snapshot.turn
    for token in snapshot.legal(turn):
        match = try_tokens(snapshot.state.match, turn, (token,)).match
        view = match.view(1 - turn)
        fitting = [
            intention
            for intention in plannable(snapshot.state, 1 - turn)
            if match.turn is not None and match.rules.intended(view, intention)
        ]
        if fitting:
            return token, fitting
    raise AssertionError("nothing can be planned")


async def play(world, table: Table, person, token: str) -> None:
    """Press the button of that move, by its words."""
    words = " ".join(token.split(" ")[1:])
    ids = [button["custom_id"] for button in table.panels[person].buttons() if not button.get("disabled")]
    exact = [custom_id for custom_id in ids if custom_id.endswith(f":act:{words}")]
    if not exact:
        tile = token.split(" ")[2]
        first = next(custom_id for custom_id in ids if ":show:" in custom_id and tile in custom_id)
        await world.answered(await person.click(table.panels[person], custom_id=first), "update")
        ids = [button["custom_id"] for button in table.panels[person].buttons() if not button.get("disabled")]
        exact = [custom_id for custom_id in ids if f":act:{words}" in custom_id]
    await world.answered(await person.click(table.panels[person], custom_id=exact[0]), "update")
    await world.settled()


async def test_a_plan_is_kept_over_a_restart_and_played_when_the_turn_comes(world):
    table = await slow(world, "Ann", "Ben")
    snapshot, mover, other = seats(world, table)
    token, fitting = possible(snapshot)
    board = (table.board.text, words_of(table.board), table.board.edited)
    await plan(world, table, other, fitting[0])
    await world.settled()
    assert "Planned" in table.panels[other].text
    assert (table.board.text, words_of(table.board), table.board.edited) == board
    assert "Planned" not in table.panels[mover].text
    await world.restart()
    await table.open_hand(mover)
    assert "Planned" in (await table.open_hand(other)).text
    await play(world, table, mover, token)
    before = seats(world, table)[0]
    intentions = before.state.match.rules.intended(before.view(before.turn), fitting[0])
    world.clock.advance(MOMENT)
    await world.box.until(lambda: intentions[0] in seats_actions(world, table))
    await world.settled()
    assert "Planned" not in table.panels[other].text
    assert [m.text for m in world.box.messages(table.channel) if other.name in m.text and "<@" in m.text] == []


def seats_actions(world, table: Table) -> tuple[str, ...]:
    snapshot = world.bot.tables.in_channel(world.box.guild.id, table.channel.id)
    return snapshot.state.match.rounds[-1].actions


async def test_one_press_takes_the_plan_back(world):
    table = await slow(world, "Ann", "Ben")
    snapshot, mover, other = seats(world, table)
    token, fitting = possible(snapshot)
    await plan(world, table, other, *fitting[:2])
    assert ", else " in table.panels[other].text
    await world.answered(await other.click(table.panels[other], "Back"), "update")
    assert "Planned" in table.panels[other].text
    await world.answered(await other.click(table.panels[other], "Drop plan"), "update")
    assert "Planned" not in table.panels[other].text
    await play(world, table, mover, token)
    moves = len(seats_actions(world, table))
    world.clock.advance(60)
    await world.settled()
    assert len(seats_actions(world, table)) == moves


async def test_a_plan_page_that_lies_open_becomes_the_hand_when_the_turn_comes(world):
    table = await slow(world, "Ann", "Ben")
    snapshot, mover, other = seats(world, table)
    token, _ = possible(snapshot)
    await plan(world, table, other)
    old = menus(table.panels[other])[0]
    await play(world, table, mover, token)
    assert menus(table.panels[other]) == []
    assert "It's your turn" in table.panels[other].text
    assert old["options"]


async def requests_of(world, *, planned: bool) -> list[tuple]:
    """All that others could notice while a move and the next one are made: requests, and what they said."""
    table = await slow(world, "Ann", "Ben")
    snapshot, mover, other = seats(world, table)
    token, fitting = possible(snapshot)
    if planned:
        await plan(world, table, other, fitting[0])
        await world.answered(await other.click(table.panels[other], "Back"), "update")
    await world.settled()
    world.clock.advance(16 * 60)  # no click changes the board any more
    await world.settled()  # and a person who looks no more is called
    for person in (mover, other):
        table.panels[person] = await world.private_answer(await person.command("hand"))
    await world.settled()
    before = len(world.box.requests)
    await play(world, table, mover, token)
    now = seats(world, table)[0]
    (intention,) = now.state.match.rules.intended(now.view(now.turn), fitting[0])
    world.clock.advance(MOMENT)
    if not planned:
        await play(world, table, other, intention)
    await world.box.until(lambda: intention in seats_actions(world, table))
    await world.settled()
    public = [
        (request.method, request.template, len(request.files))
        for request in list(world.box.requests)[before:]
        if "/messages" in request.template and "webhooks" not in request.template
    ]
    start = int(world.clock.time())
    messages = [
        (since(m.text, start), since(words_of(m), start), m.labels(), m.deleted)
        for m in world.box.messages()
        if not m.ephemeral
    ]
    pictures = [a.data for m in world.box.messages() if not m.ephemeral for a in m.attachments]
    assert public
    return [public, messages, pictures]


def since(text: str, start: int) -> str:
    """A text with its times as seconds from the start of what is compared."""
    return re.sub(r"<t:(\d+):", lambda match: f"<t:{int(match[1]) - start}:", text)


async def test_only_its_speed_tells_that_something_was_planned(opened, tmp_path):
    """The same requests, texts and pictures as of a player who presses the button at that very moment."""
    runs = []
    for planned in (True, False):
        async with opened(place=tmp_path / f"{planned}.db") as world:
            runs.append(await requests_of(world, planned=planned))
    assert runs[0] == runs[1]
    assert runs[0][1]


async def test_from_one_table_that_waits_to_the_next_in_one_message(world):
    """Ann is to play at two of three tables: /mine lists them, the longest wait first, and Next goes on."""
    channels = [world.box.table, *(world.box.channel(f"table-{number}") for number in (2, 3))]
    tables = []
    for channel in channels:
        tables.append(await slow(world, "Ann", "Ben", channel=channel))
        world.clock.advance(60)
        await world.settled()
    ann = tables[0].people[0]
    waits = [table for table in tables if seats(world, table)[1].id == ann.id]
    while len(waits) < 2:  # Ben plays where he is to
        table = next(table for table in tables if table not in waits)
        _, mover, _ = seats(world, table)
        ben = next(person for person in table.people if person.id == mover.id)
        token, _ = possible(seats(world, table)[0])
        await play(world, table, ben, token)
        waits = [table for table in tables if seats(world, table)[1].id == ann.id]
    page = (await world.answered(await ann.command("mine"), "message")).message
    assert page.ephemeral
    mentioned = [line for line in page.text.splitlines() if "<#" in line]
    assert len(mentioned) == len(waits)
    hands = [f"My hand {number}" for number in range(1, len(waits) + 1)]
    assert page.labels() == [*hands, "My name", "My tables", "Calls and turns", "Away", "My card", "My data"]
    await world.answered(await ann.click(page, "My hand 1"), "update")
    first = next(table for table in waits if f"<#{table.channel.id}>" in mentioned[0])
    first.panels[ann] = page
    assert "Next table" not in page.labels()
    await play(world, first, ann, possible(seats(world, first)[0])[0])
    assert "Next table" in page.labels()
    await world.answered(await ann.click(page, "Next table"), "update")
    second = next(table for table in waits if f"<#{table.channel.id}>" in mentioned[1])
    second.panels[ann] = page
    assert "It's your turn" in page.text
    text = page.text
    await play(world, first, first.people[1], possible(seats(world, first)[0])[0])  # that one moves on, and not here
    assert page.text == text


async def test_mine_says_when_no_table_waits(world):
    ann = world.box.person("Ann")
    page = (await world.answered(await ann.command("mine"), "message")).message
    assert page.ephemeral
    assert "No table" in page.text
    assert page.labels() == ["My name", "My tables", "Calls and turns", "Away", "My card", "My data"]
    card = await world.answered(await ann.click(page, "My card"), "message")
    assert "You haven't played a league match on this server yet" in card.message.text


async def test_who_waits_nudges_from_the_menu_after_eight_hours(world):
    table = await slow(world, "Ann", "Ben")
    _, mover, other = seats(world, table)
    menu = (await world.answered(await other.click(table.board, "Menu"), "message")).message
    await world.answered(await other.click(menu, "Nudge"), "update")
    assert "8 hours" in menu.text

    def calls() -> list[Message]:
        messages = [message for message in world.box.messages() if not message.ephemeral]
        return [message for message in messages if f"<@{mover.id}>" in message.text]

    world.clock.advance(8 * 3600)
    await world.settled()
    before = calls()
    menu = (await world.answered(await other.click(table.board, "Menu"), "message")).message
    await world.answered(await other.click(menu, "Nudge"), "update")
    await world.settled()
    assert "hear from me again" in menu.text
    assert len(calls()) == 1
    assert calls() != before
    menu = (await world.answered(await mover.click(table.board, "Menu"), "message")).message
    assert "Nudge" not in menu.labels()
