"""Rummy with cards and with tiles, as people play it: plans, help, clicks counted, records checked."""

import pytest

from bot.games.record import decode
from bot.games.verify import verify
from bot.play import hints
from bot.players.thinking import Budget
from tests.end_to_end.world import Table, piece_ids
from tests.luck import part_of

CARDS = ("romi40", "romi50", "romi51", "joker-mania")


def in_turn(table: Table):
    """Who sees that it is his turn."""
    return next((player for player in table.people if "It's your turn" in table.panels[player].text), None)


async def state(table: Table) -> str:
    """Wait until somebody is in turn, or the match is over."""

    def moment() -> str:
        if not table.world.boards(table.channel):
            return ""
        return "over" if table.over else "move" if in_turn(table) else ""

    await table.world.box.until(moment)
    return moment()


async def turn(table: Table) -> int:
    """Let the player in turn draw, lay what is suggested and discard; answers with how many clicks."""
    before, person = table.clicks, in_turn(table)
    if "Draw" in table.choices(person):
        await table.press(person, "Draw")
    if "Help me" in table.panels[person].labels():
        await table.press(person, "Help me")
        await table.press(person, "Do it")
        return table.clicks - before
    ends = [label for label in table.choices(person) if label.startswith(("Discard ", "Go out"))]
    if ends:
        await table.press(person, min(ends, key=lambda label: label.startswith("Discard")))
    elif in_turn(table) is person:
        await discard(table, person)
    return table.clicks - before


async def discard(table: Table, person) -> None:
    """Pick the first piece, and discard it."""
    panel = table.panels[person]
    await table.tap(person, next(iter(piece_ids(panel))).partition("/")[0])
    await table.press(person, next(label for label in panel.labels() if label.startswith("Discard ")))


@pytest.mark.usefixtures("drawn_tables")
@pytest.mark.parametrize("game", ["tabla", *CARDS[1 : part_of(2, 1)]])  # test_card_turns plays cards by hand
async def test_a_whole_deal_over_a_restart(world, game, monkeypatch):
    monkeypatch.setattr(hints, "BUDGET", Budget(iterations=4))
    table = await world.match("Ann", "Ben", game=game, deals="1")
    turns, clicks = 0, 0
    while await state(table) == "move":
        clicks += await turn(table)
        turns += 1
        if turns == 3:
            await world.restart()
            for person in table.people:
                await table.open_hand(person)
    record = await world.record_of(world.box.person("Ann"))
    decoded = decode(record.attachments[0].data)
    verify(decoded)
    assert (decoded.game, decoded.result.end) == (game, "rounds")
    assert clicks / turns <= 4
