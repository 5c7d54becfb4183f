"""Reviews by clicks: for who played, as he saw it; stopped, replaced, asked for again; and what cannot be reviewed."""

import asyncio
from dataclasses import replace

import pytest

from bot.games.match import abandon, new_match, to_record
from bot.games.record import encode
from bot.games.registry import GAMES
from bot.players.thinking import Purpose
from bot.replay.review_commands import Reviews
from tests.box import follow_up
from tests.end_to_end.reviewing import Thoughts, finished, lend, review
from tests.end_to_end.test_replays import forged, picture
from tests.end_to_end.world import PACE, words_of
from tests.replay.matches import record as golden_record

FAMILIES = {game.family: name for name, game in reversed(GAMES.items())}  # the first game of each


@pytest.mark.parametrize("game", FAMILIES.values())
async def test_a_match_of_each_family_is_reviewed_for_who_played_it(world, game):
    thoughts = lend(world)
    await finished(world, "Ann", "Ben", game=game)
    ann = world.box.person("Ann")
    page = await review(world, ann)
    await world.settled()
    assert thoughts.questions
    assert {purpose for _, purpose in thoughts.questions} == {Purpose.REVIEW}
    assert {view.seat for view, _ in thoughts.questions} == {0}
    assert "of your" in page.text
    if "Moment 2" in page.labels():
        before = page.text, picture(page).tobytes()
        await world.answered(await ann.click(page, "Moment 2"), "update")
        assert page.text != before[0]
        assert "2 of" in page.text
        watched = (await world.answered(await ann.click(page, "Replay"), "message")).message
        assert watched.ephemeral
        assert "Round" in watched.text
    public = [m for m in world.box.messages() if not m.ephemeral]
    assert not any("🔎" in words_of(m) for m in public)


async def test_asking_again_is_free_and_a_restart_begins_again(world):
    thoughts = lend(world)
    await finished(world, "Ann", "Ben")
    ann = world.box.person("Ann")
    page = await review(world, ann)
    await world.settled()
    first, count = page.text, len(thoughts.questions)
    again = await review(world, ann)
    assert again.text == first
    assert len(thoughts.questions) == count
    await world.answered(await ann.click(page, "Moment 2"), "update")
    second = page.text
    await world.answered(await ann.click(page, "Moment 1"), "update")
    await world.restart()
    other = lend(world)
    await world.answered(await ann.click(page, "Moment 2"), "update")
    await world.settled()
    assert len(other.questions) == count
    assert page.text == second != first


def kept(world):
    """The reviews that the bot remembers, by person and match."""
    (reviews,) = [part for feature in world.bot.features for part in feature.services if isinstance(part, Reviews)]
    return reviews._kept


async def test_who_deletes_his_data_has_no_review_left(world):
    lend(world)
    await finished(world, "Ann", "Ben")
    ann, ben = world.box.person("Ann"), world.box.person("Ben")
    pages = [await review(world, person) for person in (ann, ben)]
    await world.settled()
    assert "is deleted" in (await world.delete_data(ann)).text
    assert {person for person, _ in kept(world)} == {ben.id}
    answer = await world.answered(await ann.click(pages[0], "Moment 2"))
    assert "didn't play that match" in answer.message.text
    await world.answered(await ben.click(pages[1], "Moment 2"), "update")
    assert "2 of" in pages[1].text


async def test_a_review_under_way_ends_when_its_data_are_deleted(world):
    thoughts = lend(world, go=False)
    await finished(world, "Ann", "Ben")
    ann = world.box.person("Ann")
    page = await review(world, ann)
    await thoughts.began.wait()
    assert "is deleted" in (await world.delete_data(ann)).text
    await world.settled()
    assert thoughts.cancelled == 1
    assert "Stopped" in page.text
    assert not kept(world)


async def test_each_player_has_a_review_of_his_own(world):
    thoughts = lend(world)
    await finished(world, "Ann", "Ben")
    first = await review(world, world.box.person("Ann"))
    second = await review(world, world.box.person("Ben"))
    await world.settled()
    assert {view.seat for view, _ in thoughts.questions} == {0, 1}
    assert first.text != second.text


async def test_who_took_a_seat_over_is_judged_by_what_he_did_himself(world):
    thoughts = lend(world)
    record = golden_record("classic")
    since = len(record.rounds[0].actions)
    await finished(world, "Ann", "Ben", since=since)
    for name in ("Ann", "Ben"):
        await review(world, world.box.person(name))
        await world.settled()
    rounds = [{view.course.round for view, _ in thoughts.questions if view.seat == seat} for seat in (0, 1)]
    assert rounds[0] == rounds[1] | {1}
    assert 1 not in rounds[1]


async def test_of_a_seat_that_was_taken_over_each_is_judged_by_their_own_part(world):
    """The league counts it for the one who was dealt it; both have played it."""
    thoughts = lend(world)
    record = golden_record("classic")
    since = len(record.rounds[0].actions)
    await finished(world, "Ann", "Ben", since=since, taken_by="Cili")
    rounds = []
    for name in ("Ben", "Cili"):
        thoughts.questions.clear()
        await review(world, world.box.person(name))
        await world.settled()
        assert {view.seat for view, _ in thoughts.questions} == {1}
        rounds.append({view.course.round for view, _ in thoughts.questions})
    assert rounds[0] == {1}
    assert 1 not in rounds[1]


async def test_it_is_begun_from_a_replay(world):
    lend(world)
    await finished(world, "Ann", "Ben")
    ann = world.box.person("Ann")
    watched = (await world.answered(await ann.command("replay"), "message")).message
    before = watched.text
    opened = (await world.answered(await ann.click(watched, "Review"), "message")).message
    await world.settled()
    assert "of your" in opened.text
    assert watched.text == before


async def test_stop_stops_the_thinking(world):
    thoughts = lend(world, go=False)
    await finished(world, "Ann", "Ben")
    ann = world.box.person("Ann")
    page = await review(world, ann)
    await thoughts.began.wait()
    assert "Looking at your" in page.text
    await world.answered(await ann.click(page, "Stop"), "update")
    await world.settled()
    assert (thoughts.cancelled, len(thoughts.questions)) == (1, 1)
    assert "Stopped" in page.text
    thoughts.go.set()
    await world.answered(await ann.click(page, "Start again"), "update")
    await world.settled()
    assert "of your" in page.text
    assert "Stopped" not in page.text


async def test_a_second_review_replaces_the_first(world):
    thoughts = lend(world, go=False)
    await finished(world, "Ann", "Ben")
    await finished(world, "Ann", "Ben", game="uno", match="uno-1")
    ann = world.box.person("Ann")
    first = await review(world, ann, match="old-1")
    await thoughts.began.wait()
    second = await review(world, ann, match="uno-1")
    assert thoughts.cancelled == 1
    assert "Stopped" in first.text
    thoughts.go.set()
    await world.settled()
    assert "UNO" in second.text
    assert "Stopped" in first.text
    assert [view.game for view, _ in thoughts.questions][1:] == ["uno"] * (len(thoughts.questions) - 1)


async def test_it_ends_when_its_time_is_over(world):
    thoughts = lend(world, go=False)
    await finished(world, "Ann", "Ben")
    page = await review(world, world.box.person("Ann"))
    await thoughts.began.wait()
    world.clock.advance(31)
    await world.settled()
    assert thoughts.cancelled == 1
    assert "too busy" in page.text


async def one_answer(thoughts: Thoughts, world) -> None:
    """Let three seconds pass and one question be answered; the next one is asked, or nobody asks any more."""
    world.clock.advance(3)
    thoughts.began.clear()
    thoughts.go.set()
    await asyncio.sleep(0)
    thoughts.go.clear()


async def test_it_says_how_far_it_is_and_ends_with_its_message(world):
    thoughts = lend(world, go=False)
    await finished(world, "Ann", "Ben")
    ann = world.box.person("Ann")
    page = await review(world, ann)
    await thoughts.began.wait()
    await one_answer(thoughts, world)
    await thoughts.began.wait()
    assert "moves… 1 done" in page.text
    await ann.delete(page)  # dismissed: nobody waits any more
    await one_answer(thoughts, world)
    await world.settled()
    assert len(thoughts.questions) == 2


async def test_the_end_of_the_bot_ends_a_review(world):
    thoughts = lend(world, go=False)
    await finished(world, "Ann", "Ben")
    ann = world.box.person("Ann")
    page = await review(world, ann)
    await thoughts.began.wait()
    await world.restart()
    assert thoughts.cancelled == 1
    lend(world)
    await world.answered(await ann.click(page, "Stop"), "update")
    assert "Stopped" in page.text


async def test_where_nobody_can_think_it_says_so_and_nothing_is_kept(world):
    thoughts = lend(world)
    thoughts.fails = True
    await finished(world, "Ann", "Ben")
    ann = world.box.person("Ann")
    page = await review(world, ann)
    await world.settled()
    assert "too busy" in page.text
    thoughts.fails = False
    again = await review(world, ann)
    await world.settled()
    assert "too busy" not in again.text


async def test_a_review_that_did_not_get_through_is_begun_again_when_it_is_asked_for(world):
    """Its moments can be looked at all the same."""
    thoughts = lend(world)
    thoughts.most = 28  # all decisions once, and three of them played out, and again in fresh states
    await finished(world, "Ann", "Ben")
    ann = world.box.person("Ann")
    page = await review(world, ann)
    await world.settled()
    assert "I looked at" in page.text
    assert "too busy to be sure of the others" in page.text
    count, first = len(thoughts.questions), page.text
    await world.answered(await ann.click(page, "Moment 2"), "update")
    assert "2 of" in page.text
    assert len(thoughts.questions) == count
    thoughts.most = 10_000
    again = await review(world, ann)
    await world.settled()
    assert "I looked at" not in again.text
    assert again.text != first
    assert len(thoughts.questions) > count


@pytest.mark.parametrize(
    ("names", "name", "words"),
    [
        (("Ann", "Ben"), "Cili", "didn't play that match"),
        (("Ann", ""), "Ben", "didn't play that match"),
        (("", ""), "Ann", "Only computers played"),
    ],
)
async def test_nobody_reviews_what_he_did_not_play(world, names, name, words):
    thoughts = lend(world)
    await finished(world, *names)
    page = await review(world, world.box.person(name))
    assert words in page.text
    assert not page.attachments
    assert thoughts.questions == []
    watched = (await world.answered(await world.box.person(name).command("replay"), "message")).message
    press = forged(watched, "by:b:-:0:review:old-1 0")
    answer = await world.answered(await world.box.person(name).click(watched, custom_id=press), "message")
    assert words in answer.message.text


@pytest.mark.parametrize(("line", "words"), [("", "entered by hand"), ('{"format":', "record"), ("{}", "record")])
async def test_a_record_that_cannot_be_read_is_explained(world, line, words):
    lend(world)
    await finished(world, "Ann", "Ben", line=line)
    assert words in (await reviewed(world, "Ann")).text


async def reviewed(world, name):
    """Press an old **Review** of the match, which has no replay to stand under; the answer."""
    person = world.box.person(name)
    page = (await world.answered(await person.command("help"), "message")).message
    button = {"type": 2, "style": 2, "label": "Review", "id": 99, "custom_id": "by:b:-:0:review:old-1 new"}
    page.components.append({"type": 1, "components": [button]})
    return (await world.answered(await person.click(page, "Review"), "message")).message


@pytest.mark.parametrize("game", ["classic", "uno", "tabla"])
async def test_a_match_that_ended_before_anything_was_dealt_is_explained(world, game):
    thoughts = lend(world)
    line = encode(to_record(abandon(new_match(game, 2))))
    await finished(world, "Ann", "Ben", game=game, line=line)
    answer = await review(world, world.box.person("Ann"))
    assert "ended before the deal" in answer.text
    assert "no finished round" in answer.text
    assert answer.labels() == ["Record"]
    page = await reviewed(world, "Ann")
    assert "ended before the deal" in page.text
    assert (page.buttons(), page.attachments, thoughts.questions) == ([], [], [])


async def test_what_is_unknown_or_goes_on_is_said(world):
    lend(world)
    ann = world.box.person("Ann")
    assert "No match has finished" in (await review(world, ann)).text
    assert "I don't have that match" in (await review(world, ann, match="nonsense")).text
    await world.match("Ann", "Ben")
    (snapshot,) = world.bot.tables.all()
    assert "isn't over" in (await review(world, ann, match=snapshot.state.match_id)).text


async def test_a_forged_moment_is_the_nearest_one(world):
    lend(world)
    await finished(world, "Ann", "Ben")
    ann = world.box.person("Ann")
    page = await review(world, ann)
    await world.settled()
    for words in ("old-1", "old-1 99999", "old-1 ٣", "old-1 1 2 3"):
        press = forged(page, f"by:b:-:0:review:{words}")
        await world.answered(await ann.click(page, custom_id=press), "update")
        assert "of your" in page.text, words


async def test_what_takes_long_is_acknowledged_and_shown_all_the_same(opened):
    """Discord waits three seconds; here it is acknowledged at once."""
    async with opened(pace=replace(PACE, hurry=0.0)) as world:
        lend(world)
        await finished(world, "Ann", "Ben")
        ann = world.box.person("Ann")
        command = await ann.command("replay")
        replay = (await world.answered(command)).message or await follow_up(command)
        await world.box.until(replay.labels)
        click = await ann.click(replay, "Review")
        page = (await world.answered(click)).message or await follow_up(click)
        await world.box.until(lambda: page.attachments)
        assert "as good as an expert" in page.text.lower()
