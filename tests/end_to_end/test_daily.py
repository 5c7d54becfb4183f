"""The deal of the day through the real client: played alone, gone on with, ended, shared, reviewed, deleted."""

import asyncio
import random
import re
import sqlite3
from contextlib import closing

import psycopg
import pytest

from bot.daily.plans import end_of, number_of
from bot.games.registry import GAMES
from bot.parts import verbs
from bot.sandbox.model import Message
from bot.sandbox.permissions import Permission
from storage import is_dsn
from tests.box import Actor
from tests.end_to_end.reviewing import lend
from tests.end_to_end.test_forged import forged
from tests.end_to_end.test_kill import KILLS, processes
from tests.end_to_end.world import World, words_of
from tests.luck import each_family
from tests.storage.places import on_one

__all__ = ["processes"]  # a fixture

_MOVES = 500


class Player:
    """Somebody with a try in a private message."""

    def __init__(self, world: World, name: str = "Ann") -> None:
        self.world, self.person = world, world.box.person(name)
        self.page: Message | None = None

    async def daily(self, game: str = "", channel=None) -> Message:
        """Send /daily, and look at its answer."""
        options = {"game": game} if game else {}
        sent = await self.person.command("daily", channel or self.world.box.table, **options)
        self.page = (await self.world.answered(sent, "message")).message
        assert self.page.ephemeral
        return self.page

    async def press(self, label: str) -> Message:
        await self.world.answered(await self.person.click(self.page, label), "update")
        return self.page

    @property
    def over(self) -> bool:
        return "Share" in self.page.labels()

    def moves(self) -> list[str]:
        """The ids of the buttons that hand something in."""
        ids = [button["custom_id"] for button in self.page.buttons() if not button.get("disabled")]
        return [custom_id for custom_id in ids if f":{verbs.ACT}:" in custom_id]

    async def move(self, rng: random.Random) -> None:
        """Go on to the next round, or press any button that plays something or asks for more."""
        if "Ready" in self.page.labels():
            await self.press("Ready")
            return
        ids = [button["custom_id"] for button in self.page.buttons()]
        ids = self.moves() or [custom_id for custom_id in ids if f":{verbs.SHOW}:" in custom_id]
        await self.world.answered(await self.person.click(self.page, custom_id=rng.choice(ids)), "update")

    async def play(self, rng: random.Random) -> int:
        moves = 0
        while not self.over and moves < _MOVES:
            await self.move(rng)
            moves += 1
        assert self.over
        return moves


def admin(world: World) -> Actor:
    """Somebody who may manage the server."""
    boss, role = world.box.person("Boss"), world.box.world.role(world.box.guild, "Moderator")
    role.permissions |= Permission.MANAGE_GUILD
    world.box.guild.members[boss.id].roles.append(role.id)
    return boss


async def stored(world: World, player: Player, game: str, day: int | None = None):
    """The person's try as it is in the store."""
    tried = await world.bot.store.dailies.find(player.person.id, day or world.bot.services.dailies.today, game)
    assert tried is not None
    return tried


async def test_a_deal_is_played_to_its_end_and_shared(opened) -> None:
    async with opened() as world:
        ann = Player(world)
        page = await ann.daily("classic")
        today = world.bot.services.dailies.today
        assert f"Boneyard daily {today}" in page.text
        assert f"<t:{int(end_of(today))}:R>" in page.text
        assert page.attachments
        await ann.play(random.Random(1))
        tried = await stored(world, ann, "classic")
        assert tried.end is not None
        assert tried.end.counted
        assert f"{-tried.end.score} point" in ann.page.text
        assert "1st" not in ann.page.text
        assert ann.page.attachments[0].filename == "daily.png"
        click = await ann.person.click(ann.page, "Share")
        await world.answered(click)
        await world.box.until(lambda: [m for m in world.box.messages() if not m.ephemeral])
        (post,) = [m for m in world.box.messages() if not m.ephemeral]
        assert post.text.startswith(f"Ann · Boneyard daily {today} · Classic domino · ")
        assert "1st" not in post.text
        assert post.labels() == ["Play this deal", "Replay"]


async def test_somebody_plays_what_another_has_shared(opened) -> None:
    async with opened() as world:
        ann, ben = Player(world), Player(world, "Ben")
        await ann.daily("moomin")
        await ann.play(random.Random(1))
        await world.answered(await ann.person.click(ann.page, "Share"))
        await world.box.until(lambda: [m for m in world.box.messages() if not m.ephemeral])
        (post,) = [m for m in world.box.messages() if not m.ephemeral]
        opened_try = await world.answered(await ben.person.click(post, "Play this deal"), "message")
        assert opened_try.message.ephemeral
        assert "one try" in opened_try.message.text
        first, second = await stored(world, ann, "moomin"), await stored(world, ben, "moomin")
        dealt = [[entry for entry in tried.log if entry.kind == "round"] for tried in (first, second)]
        assert dealt[1] == dealt[0][:1]


@pytest.mark.parametrize("game", each_family(GAMES))
async def test_every_game_is_played_with_its_buttons(opened, game: str) -> None:
    async with opened() as world:
        ann, rng = Player(world), random.Random(game)
        await ann.daily(game)
        for _ in range(12):
            if ann.over:
                break
            await ann.move(rng)
        assert (await stored(world, ann, game)).log


async def test_it_goes_on_at_the_very_move_after_a_restart_and_in_another_place(opened) -> None:
    async with opened() as world:
        ann, rng = Player(world), random.Random(3)
        await ann.daily("moomin")
        for _ in range(3):
            await ann.move(rng)
        before, words = await stored(world, ann, "moomin"), words_of(ann.page)
        await world.restart()
        assert (await stored(world, ann, "moomin")) == before
        old = ann.page
        page = await ann.daily("moomin")
        assert words_of(page) == words
        ann.page = old  # its buttons work too
        await ann.move(rng)
        assert len((await stored(world, ann, "moomin")).log) > len(before.log)


async def test_an_old_click_plays_nothing_and_shows_how_it_stands(opened) -> None:
    async with opened() as world:
        ann = Player(world)
        first = await ann.daily("classic")
        moves = ann.moves()
        second = await ann.daily("classic")
        await world.answered(await ann.person.click(second, custom_id=moves[0]), "update")
        before = await stored(world, ann, "classic")
        await world.answered(await ann.person.click(first, custom_id=moves[0]), "update")
        assert await stored(world, ann, "classic") == before
        assert "nothing was played" in first.text
        assert [line for line in words_of(first).splitlines() if "nothing was played" not in line] == words_of(
            second
        ).splitlines()


async def test_two_clicks_at_once_are_one_move(opened) -> None:
    async with opened() as world:
        ann = Player(world)
        page = await ann.daily("classic")
        move, before = ann.moves()[0], await stored(world, ann, "classic")
        clicks = [await ann.person.click(page, custom_id=move) for _ in range(2)]
        await asyncio.gather(*(world.answered(click) for click in clicks))
        after = await stored(world, ann, "classic")
        acts = [entry.body for entry in after.log[len(before.log) :] if entry.body.startswith("p1 ")]
        assert len(acts) == 1


async def test_nobody_else_can_press_the_buttons_of_a_try(opened) -> None:
    async with opened() as world:
        ann, ben = Player(world), Player(world, "Ben")
        await ann.daily("classic")
        await ben.daily("classic")
        number = (await stored(world, ann, "classic")).number
        theirs = re.sub(r"\bd-\d+", f"d-{number}", ben.moves()[0])
        await world.bot.services.dailies.get(number, ann.person.id)
        with pytest.raises(Exception, match="gone"):
            await world.bot.services.dailies.get(number, ben.person.id)
        assert theirs != ben.moves()[0]
        before = await stored(world, ann, "classic"), await stored(world, ben, "classic")
        assert "isn't yours" in await forged(world, ben.person, ben.page, theirs)
        assert (await stored(world, ann, "classic"), await stored(world, ben, "classic")) == before


async def test_a_day_that_ends_is_not_counted_but_played_on(opened) -> None:
    async with opened() as world:
        ann, rng = Player(world), random.Random(5)
        await ann.daily("moomin")
        await ann.move(rng)
        day = world.bot.services.dailies.today
        world.clock.advance(end_of(day) - world.clock.time() + 60)
        assert world.bot.services.dailies.today == day + 1
        late = ann.page
        await ann.daily("moomin")  # another day, another deal
        assert (await stored(world, ann, "moomin")).log != (await stored(world, ann, "moomin", day)).log
        await ann.press("Menu")
        assert f"Resume: Boneyard daily {day}" in ann.page.labels()
        ann.page = late
        await ann.play(rng)
        assert "doesn't count" in ann.page.text
        tried = await stored(world, ann, "moomin", day)
        assert tried.end is not None
        assert not tried.end.counted
        assert await world.bot.store.dailies.scores(day, "moomin") == {}


async def test_the_days_game_goes_round_what_the_server_has_not_left_out(opened) -> None:
    async with opened() as world:
        ann, moderator = Player(world), admin(world)
        sent = await moderator.command("settings", world.box.table)
        page = (await world.answered(sent, "message")).message
        await world.answered(await moderator.click(page, "Game options"), "update")
        await world.answered(await moderator.click(page, "Deal of the day"), "update")
        (menu,) = page.selects()
        await world.answered(await moderator.select(page, ["uno"], custom_id=menu["custom_id"]), "update")
        assert "UNO" in page.text
        await ann.daily()
        assert (await stored(world, ann, "uno")).game == "uno"
        await ann.daily("tabla")  # left out, and played all the same
        assert (await stored(world, ann, "tabla")).game == "tabla"


async def test_a_review_of_ones_own_try_and_nothing_for_others_before_the_day_is_over(opened) -> None:
    async with opened() as world:
        ann, thoughts = Player(world), lend(world)
        await ann.daily("moomin")
        await ann.play(random.Random(2))
        review = (await world.answered(await ann.person.click(ann.page, "Review"))).message
        await world.settled()
        assert (review.ephemeral, bool(thoughts.questions)) == (True, True)
        number = (await stored(world, ann, "moomin")).number
        sent = await ann.person.command("replay", world.box.table, match=f"daily-{number}")
        replay = (await world.answered(sent, "message")).message
        assert replay.ephemeral
        answer = await world.answered(await ann.person.click(replay, "Share"), "message")
        assert "Others may still be playing" in answer.message.text
        assert not [m for m in world.box.messages() if not m.ephemeral]
        world.clock.advance(86400)
        await world.answered(await ann.person.click(replay, "Share"))
        await world.settled()
        assert [m for m in world.box.messages() if not m.ephemeral]


async def test_where_the_bot_may_post_nothing_it_is_played_in_words_and_shared_by_nobody(opened) -> None:
    async with opened() as world:
        ann, place = Player(world), world.box.talk
        world.box.faults.revoke(place, Permission.SEND_MESSAGES, Permission.ATTACH_FILES)
        page = await ann.daily("moomin", channel=place)
        assert page.attachments == []
        assert "You hold" in page.text
        await ann.play(random.Random(4))
        assert ann.page.attachments == []
        refused = await world.answered(await ann.person.click(ann.page, "Share"), "message")
        assert "I can't write in this channel" in refused.message.text
        assert not [m for m in world.box.messages(place) if not m.ephemeral]


@on_one()
async def test_killed_at_any_moment_it_goes_on_with_all_that_was_shown(processes) -> None:
    world, rng = processes, random.Random(6)
    ann = Player(world)
    await ann.daily("classic")
    for _ in range(KILLS):
        for _ in range(rng.randrange(3)):
            if not ann.over:
                await ann.move(rng)
        before = written(world)
        if ann.over:
            break
        ids = ann.moves()
        if ids:
            await ann.person.click(ann.page, custom_id=rng.choice(ids))
        for _ in range(rng.choice((0, 1, 3, 10, 30, 100, 300))):
            await asyncio.sleep(0)
        await world.kill()
        assert written(world).startswith(before)
        await world.start()
        await ann.daily("classic")
    await ann.play(rng)
    assert written(world).count('"round"') == 5


def written(world: World) -> str:
    """The log of the only try, as it is stored."""
    if is_dsn(world.store):
        with psycopg.connect(world.store) as link:
            return link.execute("SELECT log FROM dailies").fetchone()[0]
    with closing(sqlite3.connect(f"file:{world.store}?mode=ro", uri=True)) as db:
        return db.execute("SELECT log FROM dailies").fetchone()[0]


async def test_who_deletes_their_data_gets_no_second_try(opened) -> None:
    async with opened() as world:
        ann = Player(world)
        await ann.daily("classic")
        old = ann.page
        await world.delete_data(ann.person)
        await world.settled()
        refused = await ann.daily("classic")
        assert "seen this deal already" in refused.text
        gone = await world.answered(await ann.person.click(old, "Menu"), "message")
        assert "isn't yours, or it was deleted" in gone.message.text
        assert "one try" in (await ann.daily("uno")).text


async def test_an_unknown_game_gets_a_sentence(opened) -> None:
    async with opened() as world:
        ann = Player(world)
        assert "no game “whist”" in (await ann.daily("whist")).text


def test_days_have_numbers_from_the_first_on() -> None:
    assert number_of(1795478400.0) == 1  # 2026-11-24, midnight
    assert number_of(1795478400.0 - 1) == 0
    assert end_of(1) == 1795478400.0 + 86400
