"""Tables of the deal of the day through the real client: shown, turned, promised, corrected, over two midnights."""

import random
import re

from bot.daily.plans import end_of, game_of
from bot.daily.rows.values import DailyEnd, StoredDaily
from bot.games.same import promise_of
from tests.end_to_end.test_daily import Player, admin
from tests.end_to_end.world import World


async def tabled(world: World, player: Player, table: str):
    """The answer to /daily with a table."""
    sent = await player.person.command("daily", world.box.table, table=table)
    return (await world.answered(sent, "message")).message


async def ended(world: World, name: str, score: int) -> Player:
    """Somebody who has opened /daily here, and whose try of the day's game has ended."""
    player, dailies = Player(world, name), world.bot.services.dailies
    await player.daily()
    today = dailies.today
    tried: StoredDaily | None = await dailies.rows.find(player.person.id, today, game_of(today))
    assert tried is not None
    end = DailyEnd(score, world.clock.time(), True)
    await dailies.rows.save(tried.number, name, tried.header, (), len(tried.log), end)
    return player


def _lines(text: str) -> list[str]:
    return [line.split(" · ")[0].split("**")[1] for line in text.splitlines() if "\\. **" in line]


async def test_tables_over_two_midnights(opened) -> None:
    async with opened() as world:
        ann = await ended(world, "Ann", -10)
        await ended(world, "Ben", -30)
        day = world.bot.services.dailies.today
        page = await tabled(world, ann, "today")
        assert not page.ephemeral
        (promise,) = re.fullmatch("tomorrow-([0-9a-f]{64}).png", page.attachments[0].filename).groups()
        assert promise == (await world.bot.services.dailies.deal(day + 1, game_of(day + 1))).promise
        assert "2 players" in page.text
        assert re.search("1: Ann, 1 point, 1 day", page.attachments[0].description)
        assert not re.search("[0-9a-f]{64}", page.text)
        assert "No day has counted" in (await tabled(world, ann, "all")).text

        world.clock.advance(end_of(day) - world.clock.time())  # midnight: the next day, and nothing is folded yet
        assert "Be the first" in (await tabled(world, ann, "today")).text
        assert "No day has counted" in (await tabled(world, ann, "all")).text
        world.clock.advance(60)
        await ended(world, "Ben", -2)
        assert "2 players" in (await tabled(world, ann, "all")).text
        after = await tabled(world, ann, "today")
        cleo = Player(world, "Cleo").person
        fair = (await world.answered(await cleo.click(after, "Fair play"), "message")).message
        await world.answered(await cleo.select(fair, [f"{day + 1} {game_of(day + 1)}"]), "update")
        assert re.findall("[0-9a-f]{64}", fair.text) == [promise]
        await world.answered(await cleo.select(fair, [f"{day} {game_of(day)}"]), "update")
        promised, secret = re.findall("[0-9a-f]{64}", fair.text)[:2]
        assert promise_of(bytes.fromhex(secret)) == promised

        world.clock.advance(end_of(day + 1) - world.clock.time() + 61)
        whole = await tabled(world, ann, "all")
        ben = Player(world, "Ben")
        await world.answered(await ben.person.click(whole, "As text"), "update")
        assert _lines(whole.text) == ["Ann", "Ben"]
        assert "**Ben** · 0 points (0.0 per day) · 2 days · best on 0 · beat 0% · in a row 2, most 2" in whole.text


async def test_a_result_is_taken_out_and_put_back_and_who_hides_is_in_no_table(opened) -> None:
    async with opened() as world:
        moderator, ann = admin(world), await ended(world, "Ann", -10)
        ben, day = await ended(world, "Ben", -3), world.bot.services.dailies.today
        for said, players in (("no longer counts", "1 player"), ("counts again", "2 players")):
            chosen = f"{day}-{ben.person.id}"
            offered = await (await moderator.autocomplete("manage daily", "result", "Ben")).done()
            assert [choice["value"] for choice in offered.choices] == [chosen]
            sent = await moderator.command("manage daily", world.box.table, result=chosen, reason="two accounts")
            page = (await world.answered(sent, "message")).message
            assert "Ben" in page.text
            await world.answered(await moderator.click(page, "Do it"), "update")
            assert said in page.text
            assert players in (await tabled(world, ann, "today")).text
        audit = await moderator.command("manage audit", world.box.table)
        assert "two accounts" in (await world.answered(audit, "message")).message.text
        card = (await world.answered(await ben.person.command("league player", world.box.table), "message")).message
        assert card.ephemeral  # there is no card yet, and the way out of the lists all the same
        await world.answered(await ben.person.click(card, "Hide me"), "update")
        assert card.labels()[-1] == "Show me again"
        page = await tabled(world, ann, "today")
        assert "1 player" in page.text
        assert "Ben" not in page.attachments[0].description


async def test_a_moderator_bans_who_has_played_deals_of_the_day_only(opened) -> None:
    async with opened() as world:
        moderator, ann = admin(world), await ended(world, "Ann", -10)
        ben = await ended(world, "Ben", -3)
        offered = await (await moderator.autocomplete("manage players ban", "member", "be")).done()
        assert [choice["value"] for choice in offered.choices] == [f"<@{ben.person.id}>"]
        sent = await moderator.command(
            "manage players ban", world.box.table, member=f"<@{ben.person.id}>", reason="two accounts"
        )
        page = (await world.answered(sent, "message")).message
        assert "Ban Ben from the league?** Matches so far: 0." in page.text
        await world.answered(await moderator.click(page, "Do it"), "update")
        page = await tabled(world, ann, "today")
        assert "1 player" in page.text
        assert "Ben" not in page.attachments[0].description


async def test_the_button_of_a_result_shows_the_table_to_its_reader_alone(opened) -> None:
    async with opened() as world:
        await world.bot.dispatcher.services.settings.set_daily_games(world.box.guild.id, ["moomin"], 1)
        ann = Player(world)
        await ann.daily()
        await ann.play(random.Random(1))
        page = (await world.answered(await ann.person.click(ann.page, "Table"), "message")).message
        assert page.ephemeral
        assert "1 player" in page.text
        menu = next(menu for menu in page.selects())
        await world.answered(await ann.person.select(page, ["month"], custom_id=menu["custom_id"]), "update")
        assert "No day has counted" in page.text
