"""The tiles as emojis of the application."""

import random

from bot.cogs.config import Pace

CLASSIC = 28  # tiles of the double-six set


async def test_missing_emojis_are_uploaded_once_and_shown_on_buttons(opened):
    async with opened(tiles="emojis") as world:
        emojis = world.box.world.emojis
        await world.box.until(lambda: len(emojis) >= CLASSIC, 20)
        table = await world.match("Ann", "Ben")
        person = table.mover()
        shown = [b for b in table.panels[person].buttons() if b.get("emoji", {}).get("id")]
        assert shown
        known = {str(emoji.id) for emoji in emojis.values()}
        assert {b["emoji"]["id"] for b in shown} <= known
        await world.restart()
        await world.answered(await person.command("hand"), "message")
        names = [emoji.name for emoji in emojis.values()]
        assert len(set(names)) == len(names)


async def test_words_stand_in_for_emojis_that_somebody_deleted(opened):
    async with opened(tiles="emojis") as world:
        emojis = world.box.world.emojis
        await world.box.until(lambda: len(emojis) >= CLASSIC, 20)
        table = await world.match("Ann", "Ben")
        emojis.clear()
        world.box.requests.clear()
        for person in table.people:  # an answer, and then panels that follow
            panel = await table.open_hand(person)
            assert not any(b.get("emoji", {}).get("id") for b in panel.buttons())
        await table.play(random.Random(1), moves=3)
        assert {r.reply["code"] for r in world.box.requests if r.status == 400} == {50035}
        world.box.requests.clear()  # what was refused was meant to be


async def test_words_stand_in_while_emojis_cannot_be_had(opened):
    async with opened(
        tiles="emojis", start=False, pace=Pace(guilds_wait=0.01, emoji_gap=0.0, tale_gap=0.0)
    ) as world:
        world.box.faults.fail("/emojis", method="GET", status=403, times=5)
        await world.start()
        table = await world.match("Ann", "Ben")
        assert table.mover()
        assert all(table.choices(table.mover()))
