"""The deal of the day in a server's channel: once a day, after an outage too, never twice, and what /settings says."""

import random

import pytest

from bot.daily.plans import end_of
from bot.daily.rows.dailies import PodiumRow
from bot.play.pages.settings import DAILY_CHANNEL
from bot.sandbox.permissions import Permission
from tests.end_to_end.test_daily import Player, admin, stored
from tests.end_to_end.world import World

DAY = 86400.0
_LOOK = 61.0  # seconds to the next look


def posts(world: World, place=None):
    """Return the public messages of a channel that have the button **Play**."""
    messages = world.box.messages(place or world.box.table)
    return [message for message in messages if not message.ephemeral and "Play" in message.labels()]


async def looked(world: World, seconds: float = _LOOK) -> None:
    """Let time pass, and all be done that is due then."""
    world.clock.advance(seconds)
    await world.settled()


async def settings(world: World, boss, place=None):
    """The page of the deal of the day."""
    page = (await world.answered(await boss.command("settings", place or world.box.table), "message")).message
    await world.answered(await boss.click(page, "Game options"), "update")
    await world.answered(await boss.click(page, "Deal of the day"), "update")
    return page


async def chosen(world: World, place=None):
    """The page after somebody has had it posted where it is pressed."""
    boss = admin(world)
    page = await settings(world, boss, place)
    await world.answered(await boss.click(page, "Post it here"))
    return page


async def test_todays_deal_is_posted_once_with_a_button_that_begins_it(opened) -> None:
    async with opened() as world:
        page = await chosen(world)
        assert "once a day in" in page.text
        assert posts(world) == []
        await looked(world)
        (post,) = posts(world)
        day = world.bot.services.dailies.today
        assert f"Boneyard daily {day}" in post.text
        assert f"<t:{int(end_of(day))}:R>" in post.text
        assert "Yesterday" not in post.text
        await looked(world)
        await world.restart()
        await looked(world)
        assert len(posts(world)) == 1
        ann = Player(world)
        answer = (await world.answered(await ann.person.click(post, "Play"), "message")).message
        assert answer.ephemeral
        assert "one try" in answer.text
        await looked(world, DAY)
        assert len(posts(world)) == 2
        answer = (await world.answered(await ann.person.click(post, "Play"), "message")).message
        assert f"Boneyard daily {day + 1}" in answer.text  # an old post leads to today's


async def test_the_game_that_was_posted_counts_whatever_is_set_afterwards(opened) -> None:
    async with opened() as world:
        settings_, guild = world.bot.dispatcher.services.settings, world.box.guild.id
        await settings_.set_daily_games(guild, ["classic"], 1)
        await chosen(world)
        await looked(world)
        await settings_.set_daily_games(guild, ["uno"], 1)
        ann = Player(world)
        await ann.daily()
        assert (await stored(world, ann, "classic")).game == "classic"


async def test_yesterdays_last_results_are_waited_for(opened) -> None:
    async with opened() as world:
        await chosen(world)
        await looked(world)
        end = end_of(world.bot.services.dailies.today)
        world.clock.advance(end - world.clock.time() - 30)
        await looked(world, 60)
        assert len(posts(world)) == 1
        await looked(world)
        assert len(posts(world)) == 2


async def test_after_an_outage_there_is_one_post_and_no_more(opened) -> None:
    async with opened() as world:
        await chosen(world)
        await looked(world)
        await world.stop()
        world.clock.advance(4 * DAY)
        await world.start()
        await looked(world)
        assert len(posts(world)) == 2
        assert f"Boneyard daily {world.bot.services.dailies.today}" in posts(world)[-1].text


async def test_a_post_that_could_not_be_noted_is_found_in_the_channel(opened, monkeypatch) -> None:
    """Discord would not know the nonce any more."""
    async with opened() as world:
        await chosen(world)
        await looked(world)
        await world.bot.store.set_meta(f"daily-posted {world.box.guild.id}", None)
        await world.restart()
        sent = []

        async def post(*message: object) -> int:
            sent.append(message)
            return 1

        monkeypatch.setattr(world.bot.services.daily_posts._channels, "post", post)
        await looked(world)
        assert sent == []
        assert await world.bot.store.get_meta(f"daily-posted {world.box.guild.id}")
        assert len(posts(world)) == 1


async def test_a_machine_whose_clock_is_ahead_closes_no_day(opened) -> None:
    """Yesterday's secret, once told, would spoil the day for good; so the day is Discord's."""
    async with opened() as world:
        await chosen(world)
        await looked(world)
        day = world.bot.services.dailies.today
        world.set_clock(DAY)
        await looked(world)
        assert world.bot.services.dailies.today == day
        assert len(posts(world)) == 1
        assert world.bot.services.day_clock.off == pytest.approx(DAY, abs=2)
        world.set_clock(-DAY)
        await looked(world, DAY)
        assert (len(posts(world)), world.bot.services.day_clock.off) == (2, 0.0)


async def test_the_podium_has_names_and_scores_and_no_more(opened, monkeypatch) -> None:
    async with opened() as world:
        rows, asked = (PodiumRow(1, "Ann *", -12), PodiumRow(1, "Ben", -12), PodiumRow(3, "Cili", -30)), []

        async def podium(guild: int, day: int, game: str):
            asked.append((guild, day))
            return rows

        monkeypatch.setattr(world.bot.store.dailies, "podium", podium)
        await world.bot.dispatcher.services.settings.set_daily_games(world.box.guild.id, ["classic"], 1)
        await chosen(world)
        await looked(world)
        (post,) = posts(world)
        assert asked == [(world.box.guild.id, world.bot.services.dailies.today - 1)]
        assert "Yesterday, Classic domino:" in post.text
        lines = post.text.splitlines()[-3:]
        assert lines == ["🥇 Ann \\* · 12 points", "🥇 Ben · 12 points", "🥉 Cili · 30 points"]
        (picture,) = post.attachments
        before = f"Boneyard daily {world.bot.services.dailies.today - 1}"
        rows = "1: Ann *, 12 points; 1: Ben, 12 points; 3: Cili, 30 points"
        assert picture.description == f"Podium of {before}, Classic domino: {rows}."
        assert (picture.width, picture.content_type) == (1080, "image/png")


async def test_where_no_files_are_allowed_the_podium_is_told_in_words(opened, monkeypatch) -> None:
    async with opened() as world:

        async def podium(guild: int, day: int, game: str):
            return (PodiumRow(1, "Ann", -12),)

        monkeypatch.setattr(world.bot.store.dailies, "podium", podium)
        await chosen(world)
        world.box.world.overwrite(world.box.table, world.box.world.bot.id, 1, deny=Permission.ATTACH_FILES)
        await looked(world)
        await looked(world)
        (post,) = posts(world)
        assert ("🥇 Ann" in post.text, post.attachments) == (True, [])


async def test_the_podium_is_of_those_who_opened_the_deal_in_that_server(opened) -> None:
    async with opened() as world:
        ann, ben, store, guild = Player(world), Player(world, "Ben"), world.bot.store, world.box.guild.id
        day = world.bot.services.dailies.today
        for player, luck in ((ann, 1), (ben, 2)):
            await player.daily("moomin")
            await player.play(random.Random(luck))
        sql = "INSERT INTO daily_members (guild, person, name, since) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
        row = (5, ben.person.id, ben.person.user.name, day)
        await store.dailies._writer.call(lambda db: db.execute(sql, row))
        end = (await stored(world, ann, "moomin")).end
        assert end is not None
        podium = await store.dailies.podium(guild, day, "moomin")
        assert {row.name for row in podium} == {"Ann", "Ben"}
        assert ("Ann", end.score) in [(row.name, row.score) for row in podium]
        elsewhere = await store.dailies.podium(5, day, "moomin")
        assert [row.name for row in elsewhere] == ["Ben"]
        assert await store.dailies.podium(guild, day, "uno") == []


@pytest.mark.parametrize("lost", ["permission", "channel"])
async def test_where_it_cannot_be_posted_settings_say_so_and_it_is_tried_again(opened, lost: str) -> None:
    async with opened() as world:
        place = world.box.talk
        await chosen(world, place)
        if lost == "permission":
            world.box.faults.revoke(place, Permission.SEND_MESSAGES)
        else:
            world.box.faults.delete_channel(place)
        await looked(world)
        page = await settings(world, world.box.person("Boss"))
        assert ("couldn't post there" if lost == "permission" else "can't see that channel") in page.text
        boss = world.box.person("Boss")
        await world.answered(await boss.click(page, "Post it here"), "update")
        await looked(world)
        assert len(posts(world)) == 1
        assert "⚠️" not in (await settings(world, boss)).text


async def test_where_the_bot_may_not_post_it_cannot_be_chosen(opened) -> None:
    async with opened() as world:
        boss, place = admin(world), world.box.talk
        world.box.faults.revoke(place, Permission.SEND_MESSAGES)
        page = await settings(world, boss, place)
        answer = (await world.answered(await boss.click(page, "Post it here"))).message
        assert "I can't post here" in answer.text
        assert await world.bot.dispatcher.services.settings.channel(world.box.guild.id, DAILY_CHANNEL) is None


async def test_it_is_posted_no_more_once_that_is_turned_off(opened) -> None:
    async with opened() as world:
        page = await chosen(world)
        await looked(world)
        await world.answered(await world.box.person("Boss").click(page, "Don't post it"), "update")
        assert "isn't posted anywhere" in page.text
        await looked(world, DAY)
        assert len(posts(world)) == 1
