"""The deal of the day checked and opened: its fair play and record, replays that were shown; bad input."""

import json
import random
from datetime import timedelta
from unittest.mock import AsyncMock

from bot.daily.plans import day_of, end_of, game_of, name_of
from bot.daily.rows.values import DailyDeal
from bot.games.record import decode
from bot.games.verify import verify
from bot.sandbox.model import Message
from tests.end_to_end.test_daily import Player, stored
from tests.end_to_end.world import World, words_of


async def replay_page(world: World, player: Player, match: str) -> Message:
    """The private answer to `/replay match:` with a day's deal, or with a try."""
    sent = await player.person.command("replay", world.box.table, match=match)
    answer = (await world.answered(sent, "message")).message
    assert answer.ephemeral
    return answer


def next_day(world: World) -> int:
    """Let the day end; return the number of the one that is over."""
    day = world.bot.services.dailies.today
    world.clock.advance(end_of(day) - world.clock.time() + 60)
    assert world.bot.services.dailies.today == day + 1
    return day


async def shared_by(world: World, player: Player) -> Message:
    """Press **Share** and return the only public message."""
    await world.answered(await player.person.click(player.page, "Share"))
    await world.box.until(lambda: [m for m in world.box.messages() if not m.ephemeral])
    (post,) = [m for m in world.box.messages() if not m.ephemeral]
    return post


async def test_a_deal_is_promised_and_its_secret_told_when_its_day_is_over(opened) -> None:
    async with opened() as world:
        ann, ben = Player(world), Player(world, "Ben")
        await ann.daily("moomin")
        await ann.play(random.Random(1))
        deal = await world.bot.services.dailies.deal(world.bot.services.dailies.today, "moomin")
        name = name_of(deal.day, "moomin")
        for player, text in ((ann, name), (ben, "moomin"), (ben, f"#{deal.day} moomin"), (ben, "today moomin")):
            page = await replay_page(world, player, text)
            assert f"`{deal.promise}`" in page.text
            assert deal.secret not in page.text
            assert f"<t:{int(end_of(deal.day))}:R>" in page.text
            assert ("every move was legal" in page.text) is (player is ann)
        next_day(world)
        for player in (ann, ben):
            page = await replay_page(world, player, name)
            assert f"`{deal.secret}`" in page.text
            assert ("every move was legal" in page.text) is (player is ann)


async def test_tomorrows_deal_is_promised_and_no_later_one(opened) -> None:
    async with opened() as world:
        ann = Player(world)
        tomorrow = world.bot.services.dailies.today + 1
        deal = await world.bot.services.dailies.deal(tomorrow, "uno")
        page = await replay_page(world, ann, name_of(tomorrow, "uno"))
        assert deal.promise in page.text
        assert deal.secret not in page.text
        for text, said in (
            (name_of(tomorrow + 1, "uno"), "isn't made yet"),
            (f"{day_of(0) - timedelta(days=400)}", "no deal on that day"),
            ("0", "no deal on that day"),
            ("999999 uno", "isn't made yet"),
            ("2026-12-24 whist", "don't have that match"),
            ("2026-12-24 uno please", "don't have that match"),
        ):
            assert said in (await replay_page(world, ann, text)).text


async def test_a_record_is_there_once_the_day_is_over_and_holds_the_secret(opened) -> None:
    async with opened() as world:
        ann, ben = Player(world), Player(world, "Ben")
        await ann.daily("moomin")
        assert (await replay_page(world, ann, "moomin")).labels() == []
        await ann.play(random.Random(1))
        assert (await replay_page(world, ann, "moomin")).labels() == []
        day = next_day(world)
        deal = await world.bot.services.dailies.deal(day, "moomin")
        page = await replay_page(world, ann, name_of(day, "moomin"))
        answer = (await world.answered(await ann.person.click(page, "Record"), "message")).message
        record = decode(answer.attachments[0].data.strip())
        verify(record)
        assert record.shared is not None
        assert (record.shared.id, record.shared.secret) == (name_of(day, "moomin"), deal.secret)
        assert "Ann" not in json.dumps(json.loads(answer.attachments[0].data))
        assert (await replay_page(world, ben, name_of(day, "moomin"))).labels() == []


async def test_what_is_shared_can_be_replayed_by_all_there_once_the_day_is_over(opened) -> None:
    async with opened() as world:
        ann, ben = Player(world), Player(world, "Ben")
        await ann.daily("moomin")
        await ann.play(random.Random(1))
        number = (await stored(world, ann, "moomin")).number
        sent = await ben.person.command("replay", world.box.table, match=f"daily-{number}")
        assert "don't have that match" in (await world.answered(sent, "message")).message.text
        post = await shared_by(world, ann)
        answer = (await world.answered(await ben.person.click(post, "Replay"), "message")).message
        assert answer.ephemeral
        assert "Others may still be playing" in answer.text
        assert answer.attachments == []
        next_day(world)
        answer = (await world.answered(await ben.person.click(post, "Replay"), "message")).message
        assert "Moomin domino" in answer.text
        assert answer.attachments
        review = await world.answered(await ben.person.click(answer, "Review"), "message")
        assert "didn't play that match" in review.message.text


async def test_what_was_not_shared_stays_ones_own(opened) -> None:
    async with opened() as world:
        ann, ben = Player(world), Player(world, "Ben")
        await ann.daily("moomin")
        await ann.play(random.Random(1))
        number = (await stored(world, ann, "moomin")).number
        next_day(world)
        assert "don't have that match" in (await replay_page(world, ben, f"daily-{number}")).text
        choices = (await (await ann.person.autocomplete("replay", "match", "")).done()).choices
        assert f"daily-{number}" in [choice["value"] for choice in choices]
        choices = (await (await ben.person.autocomplete("replay", "match", "")).done()).choices
        assert f"daily-{number}" not in [choice["value"] for choice in choices]


async def test_a_menu_leads_to_the_fair_play_of_other_deals(opened) -> None:
    async with opened() as world:
        ann, today = Player(world), world.bot.services.dailies.today
        await ann.daily("moomin")
        await ann.play(random.Random(1))
        sent = await ann.person.command("daily", world.box.table, table="today")
        table = (await world.answered(sent, "message")).message
        page = (await world.answered(await ann.person.click(table, "Fair play"), "message")).message
        assert page.ephemeral
        for day, game in ((today, "uno"), (today + 1, game_of(today + 1)), (today, "moomin")):
            await world.answered(await ann.person.select(page, [f"{day} {game}"]), "update")
            deal = await world.bot.services.dailies.deal(day, game)
            assert deal.promise in page.text
            assert ("every move was legal" in page.text) is (game == "moomin")
        next_day(world)
        await world.answered(await ann.person.select(page, [f"{today} moomin"]), "update")
        assert "Record" in page.labels()


async def test_a_game_that_is_left_out_is_said_to_count_in_no_table(opened) -> None:
    async with opened() as world:
        ann = Player(world)
        await world.bot.dispatcher.services.settings.set_daily_games(world.box.guild.id, ["uno"], 1)
        assert "never the game of the day here" in (await ann.daily("classic")).text
        assert "never the game of the day" not in words_of(await ann.daily("uno"))


async def test_nothing_of_a_deal_is_in_what_others_see_before_its_day_is_over(opened, monkeypatch) -> None:
    """Other tiles under the same promise: who has not played sees the same words."""
    async with opened() as world:
        ben, said = Player(world, "Ben"), []
        deal = await world.bot.services.dailies.deal(world.bot.services.dailies.today, "classic")
        for secret in (deal.secret, "ab" * 32):
            other = DailyDeal(deal.day, "classic", secret, deal.promise, 3)
            monkeypatch.setattr(world.bot.services.dailies, "deal", AsyncMock(return_value=other))
            ann = Player(world, f"Ann{secret[:2]}")
            await ann.daily("classic")
            said.append(words_of(await replay_page(world, ben, "classic")))
        assert said[0] == said[1]
