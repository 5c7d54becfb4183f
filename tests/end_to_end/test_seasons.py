"""Seasons through the real client: begun, ended by hand and by date, posted once, also over a restart; and settings."""

import random
from datetime import UTC, datetime, timedelta

import pytest

from bot.sandbox.permissions import Permission
from tests.box import follow_up
from tests.end_to_end.test_league import DAY, alt, club, command, played
from tests.end_to_end.test_league_admin import agreed
from tests.end_to_end.world import words_of


async def season(world, person, command, /, **options):
    """What a command about seasons answers."""
    return (await world.answered(await person.command(f"manage season {command}", **options), "message")).message


async def seasons_list(world, person):
    """The list of seasons, a line of the menu of seasons below the table."""
    page = await command(world, person, "table")
    menu = page.selects()[1]["custom_id"]
    return (await world.answered(await person.select(page, ["list"], custom_id=menu), "message")).message


def moderator(world, name="Boss"):
    """Somebody who may manage the server."""
    person = world.box.person(name)
    role = world.box.world.role(world.box.guild, "Moderator")
    role.permissions |= int(Permission.MANAGE_MESSAGES) | int(Permission.MANAGE_GUILD)
    world.box.guild.members[person.id].roles.append(role.id)
    return person


def day(world, days):
    """The date that is so many days away, in UTC."""
    return (datetime.fromtimestamp(world.clock.time(), UTC) + timedelta(days=days)).date().isoformat()


def finals(world, channel=None):
    """The final tables that were posted."""
    return [m for m in world.box.messages(channel) if not m.ephemeral and "is over.**" in m.text]


async def wait_for_final(world, channel=None):
    await world.box.until(lambda: finals(world, channel))
    await world.settled()
    return finals(world, channel)


async def test_a_season_is_begun_played_ended_and_kept(world):
    boss = moderator(world)
    begun = await season(world, boss, "start", name="Spring **cup**")
    assert not begun.ephemeral
    assert "Spring \\*\\*cup\\*\\*" in begun.text
    ann, ben = await club(world, "Ann", "Ben", matches=0)
    await played(world, (ann, 1), (ben, 2), ago=0)
    page = await command(world, ann, "table")
    assert "Spring" in page.text
    assert "1: Ann, 1 point, 1 played" in alt(page)
    world.clock.advance(1)
    question = await season(world, boss, "end")
    await world.answered(await boss.click(question, "No"), "update")
    assert "goes on" in question.text
    question = await season(world, boss, "end")
    await world.answered(await boss.click(question, "Yes, end it"), "update")
    assert f"<#{world.box.table.id}>" in question.text
    (final,) = finals(world)
    assert "**Ann** wins it" in final.text
    assert "1: Ann, 1 point" in alt(final)
    whole = (await world.answered(await ben.click(final, "The whole table"), "message")).message
    assert whole.ephemeral
    assert "Final table" in whole.text
    page = await seasons_list(world, ann)
    assert "Spring" in page.text
    await world.answered(await ann.select(page, ["1"]), "update")
    assert "1: Ann" in alt(page)
    await world.restart()
    assert len(finals(world)) == 1


async def test_a_season_ends_by_its_date_and_is_posted_once(world):
    boss = moderator(world)
    ann, ben = await club(world, "Ann", "Ben", matches=1)
    begun = await season(world, boss, "start", name="Spring", until=day(world, 3))
    assert "It runs until: <t:" in begun.text
    await played(world, (ann, 1), (ben, 2), ago=0)
    world.clock.advance(2 * DAY)
    await world.settled()
    assert finals(world) == []
    world.clock.advance(2 * DAY)
    (final,) = await wait_for_final(world)
    assert "1: Ann, 1 point, 1 played" in alt(final)
    world.clock.advance(DAY)
    await world.settled()
    await world.restart()
    await world.settled()
    assert len(finals(world)) == 1
    assert "all time" in (await command(world, ann, "table")).text


async def test_a_season_that_ended_while_the_bot_slept_is_posted_at_its_start(world):
    boss = moderator(world)
    ann, ben = await club(world, "Ann", "Ben", matches=1)
    await season(world, boss, "start", name="Spring", until=day(world, 1))
    await played(world, (ann, 1), (ben, 2), ago=0)
    await world.stop()
    world.clock.advance(3 * DAY)
    await world.start()
    assert len(await wait_for_final(world)) == 1


async def test_what_a_process_did_not_live_to_post_is_posted_by_the_next(world):
    ann, ben = await club(world, "Ann", "Ben", matches=1)
    league, guild = world.bot.store.league, world.box.guild.id
    await league.start_season(guild, "Spring", None, ann.id)
    await played(world, (ann, 1), (ben, 2), ago=0)
    await league.end_season(guild, ann.id)  # and then the process is killed
    await world.restart()
    assert len(await wait_for_final(world)) == 1
    await world.restart()
    await world.settled()
    assert len(finals(world)) == 1


async def test_what_is_over_for_long_is_news_to_nobody(world):
    ann, ben = await club(world, "Ann", "Ben", matches=1)
    league, guild = world.bot.store.league, world.box.guild.id
    await league.start_season(guild, "Spring", None, ann.id)
    await played(world, (ann, 1), (ben, 2), ago=0)
    await league.end_season(guild, ann.id)
    await world.stop()
    world.clock.advance(8 * DAY)
    await world.start()
    await world.bot.services.league.seasons.catch_up(guild)
    assert finals(world) == []


async def test_what_was_posted_by_a_process_that_could_not_note_it_is_not_posted_again(world):
    ann, ben = await club(world, "Ann", "Ben", matches=1)
    store, guild = world.bot.store, world.box.guild.id
    await store.league.start_season(guild, "Spring", None, ann.id)
    await played(world, (ann, 1), (ben, 2), ago=0)
    ended = await store.league.end_season(guild, ann.id)
    await world.bot.services.league.seasons.post(guild, ended)
    await store.set_meta(f"season-posted {guild}", None)
    await world.restart()
    await world.settled()
    assert len(finals(world)) == 1


async def test_where_it_cannot_be_posted_it_is_shown_and_tried_again(world):
    boss = moderator(world)
    ann, ben = await club(world, "Ann", "Ben", matches=0)
    await season(world, boss, "start", name="Spring")
    await played(world, (ann, 1), (ben, 2), ago=0)
    world.clock.advance(1)
    question = await season(world, boss, "end")
    world.box.faults.revoke(world.box.table, Permission.SEND_MESSAGES)
    click = await boss.click(question, "Yes, end it")
    await world.answered(click, "update")
    assert "I can't post it" in question.text
    page = await follow_up(click)
    assert "1: Ann" in alt(page)
    assert finals(world) == []
    world.box.faults.restore(world.box.table)
    world.clock.advance(700)
    assert len(await wait_for_final(world)) == 1


async def test_a_post_whose_answer_was_lost_comes_once(world):
    boss = moderator(world)
    ann, ben = await club(world, "Ann", "Ben", matches=1)
    await season(world, boss, "start", name="Spring", until=day(world, 1))
    await played(world, (ann, 1), (ben, 2), ago=0)
    world.box.faults.drop("/channels/.*/messages$", method="POST", applied=True, times=9)
    world.clock.advance(2 * DAY)
    await wait_for_final(world)
    world.box.faults.clear()
    world.clock.advance(700)
    await world.settled()
    assert len(finals(world)) == 1


async def test_the_server_says_where_final_tables_go(world):
    boss = moderator(world)
    page = (await world.answered(await boss.command("settings", world.box.talk), "message")).message
    await world.answered(await boss.click(page, "League"), "update")
    await world.answered(await boss.click(page, "Post final tables here"), "update")
    assert f"a post in <#{world.box.talk.id}>" in page.text
    ann, ben = await club(world, "Ann", "Ben", matches=1)
    await season(world, boss, "start", name="Spring")
    await played(world, (ann, 1), (ben, 2), ago=0)
    question = await season(world, boss, "end")
    await world.answered(await boss.click(question, "Yes, end it"), "update")
    assert finals(world) == []
    assert len(finals(world, world.box.talk)) == 1
    await world.answered(await boss.click(page, "Post at the last match"), "update")
    assert "where the last match was" in page.text


async def test_a_question_about_one_season_ends_no_other(world):
    boss = moderator(world)
    await season(world, boss, "start", name="Spring")
    question = await season(world, boss, "end")
    league, guild = world.bot.store.league, world.box.guild.id
    await league.end_season(guild, boss.id)
    world.clock.advance(1)
    await season(world, boss, "start", name="Summer")
    answer = await world.answered(await boss.click(question, "Yes, end it"), "message")
    assert "No season is running" in answer.message.text
    running = await league.running(guild)
    assert running is not None
    assert running.name == "Summer"


@pytest.mark.parametrize(
    ("name", "until", "words"),
    [
        ("Autumn", "2026-02-30", "no date “2026-02-30”"),
        ("Autumn", "soon", "no date “soon”"),
        ("Autumn", "2001-01-01", "is over"),
        ("   ", None, "Choose another name"),
        ("x" * 90, None, "Choose another name"),
        ("SPRING", None, "Choose another name"),
        ("Autumn", None, "is still running"),
    ],
)
async def test_seasons_that_cannot_be(world, name, until, words):
    boss = moderator(world)
    await season(world, boss, "start", name="Spring")
    if words != "is still running":
        await world.bot.store.league.end_season(world.box.guild.id, boss.id)
    given = {"name": name, **({"until": until} if until else {})}
    answer = await season(world, boss, "start", **given)
    assert words in answer.text
    assert answer.ephemeral


async def test_only_who_was_asked_ends_a_season(world):
    finn, boss = world.box.person("Finn"), moderator(world)
    assert "No season is running" in (await season(world, boss, "end")).text
    await season(world, boss, "start", name="Spring")
    question = await season(world, boss, "end")
    question.reader = finn.user  # as if Finn had got hold of its buttons
    answer = await world.answered(await finn.click(question, "Yes, end it"), "message")
    assert "no longer answers you. Use `/manage` again" in answer.message.text
    assert await world.bot.store.league.running(world.box.guild.id) is not None


async def league_page(world, boss):
    page = (await world.answered(await boss.command("settings"), "message")).message
    await world.answered(await boss.click(page, "League"), "update")
    return page


async def test_points_are_chosen_or_written(world):
    boss = moderator(world)
    ann, *_ = await club(world, "Ann", "Ben", "Cid", matches=1)
    page = await league_page(world, boss)
    await world.answered(await boss.select(page, ["winner"]), "update")
    assert "Points: **the winner takes all**" in page.text
    await world.bot.store.league.keeper.catch_up(world.box.guild.id)
    assert "2: Ben, 0 points" in alt(await command(world, ann, "table"))
    form = await world.answered(await boss.select(page, ["list"]), "modal")
    await world.answered(await boss.submit(form.modal, {"text": "10 6 3 1"}), "update")
    assert "by place (10 6 3 1)" in page.text
    await world.bot.store.league.keeper.catch_up(world.box.guild.id)
    table = await command(world, ann, "table")
    assert "2: Ben, 6 points" in alt(table)
    assert "Points: by place (10 6 3 1)" in table.text
    form = await world.answered(await boss.select(page, ["places"]), "modal")
    wrong = await world.answered(await boss.submit(form.modal, {"text": "3: 1 5"}), "message")
    assert "better place" in wrong.message.text
    assert "by place (10 6 3 1)" in page.text
    form = await world.answered(await boss.select(page, ["best"]), "modal")
    await world.answered(await boss.submit(form.modal, {"text": "best 2 of 5 by 10 6"}), "update")
    assert "the best 2 of the first 5 matches (by place (10 6))" in page.text


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("Europe/Helsinki", "Time zone: **Europe/Helsinki**"),
        ("europe/helsinki", "Time zone: **Europe/Helsinki**"),
        ("new york", "Time zone: **America/New_York**"),
        ("Nowhere", "no time zone “Nowhere”"),
    ],
)
async def test_the_time_zone_is_written(world, written, words):
    boss = moderator(world)
    page = await league_page(world, boss)
    form = await world.answered(await boss.click(page, "Time zone"), "modal")
    answer = await world.answered(await boss.submit(form.modal, {"text": written}))
    text = page.text if answer.kind == "update" else answer.message.text
    assert words in text


async def test_matches_that_were_ended_early_count_if_the_server_wants_it(world):
    boss = moderator(world)
    ann, ben = world.box.person("Ann"), world.box.person("Ben")
    await played(world, (ann, 1), (ben, 2), end="abandoned")
    assert "No one has finished" in (await command(world, ann, "table")).text
    page = await league_page(world, boss)
    await world.answered(await boss.click(page, "Early ends count: off"), "update")
    assert "Early ends count: on" in page.labels()
    await world.bot.store.league.keeper.catch_up(world.box.guild.id)
    assert "1: Ann, 1 point" in words_of(await command(world, ann, "table"))


async def test_a_match_of_the_season_counts_in_its_table(world):
    boss = moderator(world)
    table = await world.match("Ann", "Ben", hands="1")
    await table.play(random.Random(1))
    world.clock.advance(1)
    await season(world, boss, "start", name="Spring")
    assert "No one has finished" in (await command(world, boss, "table")).text
    world.clock.advance(5)
    table = await world.match("Ann", "Ben", channel=world.box.talk, hands="1")
    await table.play(random.Random(2))
    assert "1 played" in words_of(await command(world, boss, "table"))
    assert "2 played" in words_of(await command(world, boss, "table", season="#0"))


async def test_a_final_table_is_put_right_and_posted_with_what_changed(world):
    boss = moderator(world)
    await season(world, boss, "start", name="Spring")
    ann, ben = await club(world, "Ann", "Ben", matches=0)
    match = await played(world, (ann, 1), (ben, 2), ago=0)
    world.clock.advance(60)
    assert "no final table yet" in (await season(world, boss, "reopen", season="Spring")).text
    ended = await season(world, boss, "end")
    await world.answered(await boss.click(ended, "Yes, end it"), "update")
    question = await season(world, boss, "reopen", season="Spring")
    await world.answered(await boss.click(question, "Yes, correct it"), "update")
    assert "Nothing to correct" in question.text
    answer = await agreed(world, boss, "results correct", match=match, places="2 1", reason="the wrong way round")
    assert "final table of “Spring” doesn't show this yet" in answer.text
    page = await command(world, ann, "table", season="Spring")
    assert "A moderator has corrected matches since" in page.text
    question = await season(world, boss, "reopen", season="#1")
    await world.answered(await boss.click(question, "No"), "update")
    assert "stays as it is" in question.text
    question = await season(world, boss, "reopen", season="Spring")
    await world.answered(await boss.click(question, "Yes, correct it"), "update")
    assert f"<#{world.box.table.id}>" in question.text
    (mended,) = [m for m in world.box.messages(None) if "Final table corrected:" in m.text and not m.ephemeral]
    assert "**Ben**: place 2 → 1, points 0 → 1" in mended.text
    assert "**Ben** wins it" in mended.text
    assert "1: Ben, 1 point" in alt(mended)
    page = await command(world, ann, "table", season="Spring")
    assert "Corrected after its end" in page.text
    assert "has corrected matches" not in page.text
    log = (await world.answered(await boss.command("manage audit"), "message")).message
    assert "final table corrected: “Spring” · before: 1\\. Ann 1, 2\\. Ben 0" in log.text


async def test_a_mended_table_that_was_not_posted_is_posted_by_the_next_process_once(world):
    boss = moderator(world)
    ann, ben = await club(world, "Ann", "Ben", matches=0)
    league, guild = world.bot.store.league, world.box.guild.id
    await season(world, boss, "start", name="Spring")
    match = await played(world, (ann, 1), (ben, 2), ago=0)
    world.clock.advance(60)
    question = await season(world, boss, "end")
    await world.answered(await boss.click(question, "Yes, end it"), "update")
    world.clock.advance(DAY)
    await league.take_out(guild, match, boss.id, "x", expect=0)
    await league.reopen_season(guild, 1, boss.id)  # and then the process is killed

    def mended():
        return [message for message in world.box.messages(None) if "Final table corrected:" in message.text]

    await world.restart()
    await world.box.until(mended)
    await world.settled()
    assert "No match counted" in mended()[0].text
    await world.restart()
    await world.settled()
    await world.bot.store.set_meta(f"season-posted {guild} 1", None)  # it did not live to note it
    await world.restart()
    await world.settled()
    assert (len(mended()), len(finals(world))) == (1, 1)
