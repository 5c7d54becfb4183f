"""The tiles as emojis of the application."""

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


async def test_words_stand_in_while_emojis_cannot_be_had(opened):
    async with opened(
        tiles="emojis", start=False, pace=Pace(guilds_wait=0.01, emoji_gap=0.0, tale_gap=0.0)
    ) as world:
        world.box.faults.fail("/emojis", method="GET", status=403, times=5)
        await world.start()
        table = await world.match("Ann", "Ben")
        assert table.mover()
        assert all(table.choices(table.mover()))
