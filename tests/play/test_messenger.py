"""Boards, with a Discord that does what the test says."""

import msgspec
import pytest
from discord.utils import snowflake_time

from bot.connection.delivery import Trouble
from bot.parts.parts import Parts
from bot.tables.commands import ChannelGone, Pause, Refs, Resume
from tests.play.fakes import CHANNEL, MATCH, FakePresenter, refused, turns
from tests.play.fakes import snapshot as at
from tests.play.world import PACE, World

DAY = 86400.0
TURN = MATCH.turn


@pytest.fixture
async def world():
    return World()


async def test_a_table_is_posted_once_and_then_edited(world):
    await world.publish(at(7))
    await world.publish(at(8))
    assert world.channels.names() == ["post", "post", "edit"]  # board, mention, board
    assert world.channels.texts() == ["board 8", f"turn of {TURN}"]
    assert [snapshot.state.version for snapshot in world.followed] == [7, 8]


async def test_nothing_is_shown_before_the_guilds_are_known():
    world = World(start=False)
    world.messenger.publish(world.tables.put(at(7)))
    await turns()
    assert world.channels.calls == []
    world.opened.set()
    await world.messenger.settled()
    assert "board 7" in world.channels.texts()


async def test_what_looks_the_same_is_not_sent_again(world):
    await world.publish(at(7))
    before = len(world.channels.calls)
    await world.publish(at(7))
    assert len(world.channels.calls) == before
    await world.publish(at(7, repair=True))  # a restart just was: nobody knows what stands there
    assert world.channels.names()[before:] == ["own", "edit"]


async def test_a_repair_is_not_lost_when_changes_are_joined(world):
    await world.publish(at(7))
    world.channels.gate.clear()
    world.messenger.publish(at(8))
    await turns()
    world.messenger.publish(at(9, repair=True))
    world.messenger.publish(at(10))  # comes before the repair was looked at
    world.channels.gate.set()
    await world.messenger.settled()
    assert "own" in world.channels.names()
    assert "board 10" in world.channels.texts()
    assert "board 9" not in [call[-1] for call in world.channels.calls]


async def test_a_board_that_is_old_before_it_was_drawn_is_left_out(world):
    world.presenter.drops = True
    await world.publish(at(7))
    world.presenter.gate.clear()
    world.messenger.publish(world.tables.put(at(8, repair=True)))
    await turns()
    for version in (9, 10):
        world.messenger.publish(world.tables.put(at(version)))
    await turns()
    world.presenter.gate.set()
    await world.messenger.settled()
    edits = [call[-1] for call in world.channels.calls if call[0] == "edit"]
    assert edits == ["board 10"]
    assert "own" in world.channels.names()  # the repair was not left out
    assert world.messenger.trouble(at().id) is None


async def test_a_post_whose_answer_was_lost_is_repeated_and_edited(world):
    world.channels.faults.order("post", TimeoutError(), lost=True)
    world.channels.gate.clear()
    world.messenger.publish(world.tables.put(at(7)))
    await turns()
    world.messenger.publish(world.tables.put(at(8)))  # what Discord has by now is version 7
    world.channels.gate.set()
    await world.messenger.settled()
    boards = [call for call in world.channels.calls if call[0] == "post" and "board" in call[1]]
    assert len({nonce for *_, nonce in boards}) == 1
    assert len(boards) == 2
    assert world.channels.texts()[0] == "board 8"
    assert [text for text in world.channels.texts() if "board" in text] == ["board 8"]


async def test_two_boards_never_share_a_nonce(world):
    await world.publish(at(7))
    world.messenger.repost(world.tables.all()[0])
    await world.messenger.settled()
    nonces = [call[2] for call in world.channels.calls if call[0] == "post"]
    assert len(set(nonces)) == len(nonces)


async def test_a_deleted_board_is_posted_anew(world):
    await world.publish(at(7))
    world.channels.messages.pop(world.refs()["board"])
    await world.publish(at(8))
    assert world.channels.messages[world.refs()["board"]].content == "board 8"
    assert world.messenger.trouble(at().id) is None


async def test_a_board_that_was_deleted_comes_back_while_a_turn_is_awaited(world):
    await world.publish(at(7, mentions="off"))
    board = world.refs()["board"]
    world.channels.messages.pop(board)
    await world.later(59)
    assert world.channels.texts() == []
    await world.later(1)
    assert world.channels.texts() == ["board 7"]
    assert world.refs()["board"] != board


@pytest.mark.parametrize(("age", "change", "posts"), [(60, {}, 2), (59, {}, 1), (60, {"paused": True}, 1)])
async def test_a_board_comes_back_at_once_when_discord_tells_of_it(world, age, change, posts):
    """Not one that was posted a moment ago, nor one with which nothing can be played now."""
    world.clock.time = snowflake_time(world.channels.first).timestamp()
    await world.publish(at(7, mentions="off", **change))
    board = world.refs()["board"]
    world.clock.time += age
    world.messenger.deleted(world.tables.all()[0], {board + 1})
    await world.messenger.settled()
    assert world.channels.names().count("post") == 1
    world.channels.messages.pop(board)
    world.messenger.deleted(world.tables.all()[0], {board, board + 1})
    await world.messenger.settled()
    assert world.channels.names().count("post") == posts


async def test_a_board_that_stands_is_looked_for_less_and_less_often(world):
    await world.publish(at(7, mentions="off"))
    for seconds, looks in ((60, 1), (60, 1), (540, 2), (3599, 2), (1, 3), (6 * 3600, 4), (6 * 3600, 5)):
        await world.later(seconds)
        assert world.channels.names().count("stands") == looks
    assert world.channels.texts() == ["board 7"]
    await world.publish(at(8, mentions="off"))
    await world.later(60)
    assert world.channels.names().count("stands") == 6


@pytest.mark.parametrize("change", [{"paused": True}, {"phase": "lobby"}, {"closed": True}])
async def test_the_board_of_a_table_that_waits_for_nobody_is_not_looked_for(world, change):
    await world.publish(at(7, mentions="off", **change))
    await world.later(3600)
    assert "stands" not in world.channels.names()


async def test_a_board_that_could_not_be_looked_for_is_tried_again(world):
    await world.publish(at(7, mentions="off"))
    world.channels.faults.order("stands", refused(0, 503))
    world.channels.messages.clear()
    await world.later(60)
    assert world.channels.texts() == []
    await world.later(600)
    assert world.channels.texts() == ["board 7"]


async def test_a_board_that_is_posted_anew_leaves_none_behind(world):
    await world.publish(at(7))
    old = world.refs()["board"]
    world.messenger.repost(world.tables.all()[0])
    await world.messenger.settled()
    assert world.refs()["board"] != old
    assert old not in world.channels.messages
    before = len(world.channels.calls)
    await world.publish(at(8))
    assert world.channels.names()[before:] == ["edit"]  # and only once


async def test_an_archived_thread_is_opened_and_tried_again(world):
    await world.publish(at(7))
    world.channels.faults.order("edit", refused(50083))
    await world.publish(at(8))
    assert ("unarchive", CHANNEL) in world.channels.calls
    assert "board 8" in world.channels.texts()
    assert world.messenger.trouble(at().id) is None


async def test_a_locked_thread_waits_until_something_changes(world):
    await world.publish(at(7))
    world.channels.faults.order("edit", refused(50083))
    world.channels.faults.order("unarchive", refused(50013, 403))
    await world.publish(at(8))
    assert world.messenger.trouble(at().id) is Trouble.ARCHIVED
    assert "board 7" in world.channels.texts()
    world.messenger.retry(lambda snapshot: snapshot.state.channel == CHANNEL + 1)
    await world.messenger.settled()
    assert "board 7" in world.channels.texts()
    world.messenger.retry(lambda snapshot: snapshot.state.channel == CHANNEL)
    await world.messenger.settled()
    assert "board 8" in world.channels.texts()


async def test_a_missing_permission_is_not_tried_again_and_again(world):
    await world.publish(at(7))
    world.channels.faults.order("edit", refused(50013, 403))
    before = len(world.channels.calls)
    await world.publish(at(8))
    assert world.channels.names()[before:] == ["edit"]
    assert world.messenger.trouble(at().id) is Trouble.FORBIDDEN


async def test_a_busy_discord_is_tried_again(world):
    await world.publish(at(7))
    world.channels.faults.order("edit", refused(0, 503), TimeoutError())
    await world.publish(at(8))
    assert "board 8" in world.channels.texts()


async def test_tries_never_end_while_a_table_lives(world):
    await world.publish(at(7))
    world.channels.faults.order("edit", *[refused(0, 503)] * 20)
    await world.publish(at(8))
    assert "board 8" in world.channels.texts()


async def test_a_table_that_is_over_is_given_up_after_some_tries(world):
    await world.publish(at(7))
    world.channels.faults.order("edit", *[refused(0, 503)] * 20)
    await world.publish(at(8, phase="over", turn=None, closed=True, end="ended"))
    assert world.channels.texts()[0] == "board 7"


async def test_a_repair_is_not_lost_when_something_newer_cuts_its_tries_short(world):
    world.channels.faults.order("own", refused(0, 503))
    world.channels.messages[55] = Parts(content="an old board")
    world.channels.gate.clear()
    world.messenger.publish(world.tables.put(at(7, repair=True, refs={"board": 55})))
    await turns()
    world.messenger.publish(world.tables.put(at(8, refs={"board": 55})))
    world.channels.gate.set()
    await world.messenger.settled()
    assert world.channels.names()[:2] == ["own", "own"]
    assert world.channels.messages[55].content == "board 8"


async def lost(world, times: int) -> None:
    """Let a change meet a channel that cannot be found, so many times."""
    world.channels.faults.order("edit", *[refused(10003, 404)] * times)
    world.messenger.publish(world.tables.put(at(8, refs=dict(world.refs()))))
    await turns(200)


async def test_one_10003_ends_nothing(world):
    await world.publish(at(7))
    await lost(world, 1)
    assert "board 8" in world.channels.texts()
    assert not {Pause, ChannelGone} & {type(command) for command in world.tables.sent}
    assert "lost" not in world.refs()


async def test_a_channel_that_is_there_when_it_is_asked_for_itself_is_not_lost(world):
    await world.publish(at(7))
    world.channels.there = True
    await lost(world, 3)
    assert "board 8" in world.channels.texts()
    assert world.channels.names().count("is-there") == 3
    assert {type(command) for command in world.tables.sent} == {Refs}


async def test_a_channel_that_cannot_be_asked_for_is_not_lost(world):
    await world.publish(at(7))
    world.channels.faults.order("is-there", TimeoutError())
    await lost(world, 1)
    assert "board 8" in world.channels.texts()
    assert "lost" not in world.refs()


async def test_a_table_whose_channel_was_lost_is_looked_for_as_soon_as_somebody_is_there(world):
    await world.publish(at(7))
    await lost(world, 2)
    world.messenger.wake(world.tables.all()[0])
    await world.messenger.settled()
    assert "board 8" in world.channels.texts()
    assert Resume in {type(command) for command in world.tables.sent}


async def test_a_permission_that_is_missing_is_not_tried_by_who_is_there(world):
    await world.publish(at(7))
    world.channels.faults.order("edit", refused(50013, 403))
    await world.publish(at(8))
    before = world.channels.names()
    world.messenger.wake(world.tables.all()[0])
    await world.messenger.settled()
    assert world.channels.names() == before


async def test_what_discord_takes_for_spam_is_tried_again_an_hour_later(world):
    await world.publish(at(7))
    assert PACE.lost[-1] == 3600.0
    world.channels.faults.order("edit", refused(20026, 403))
    world.messenger.publish(world.tables.put(at(8, refs=dict(world.refs()))))
    await turns(200)
    assert world.messenger.trouble(at().id) is Trouble.QUARANTINED
    world.messenger.retry(lambda _: True)
    await world.messenger.settled()
    assert "board 8" in world.channels.texts()


async def test_a_channel_that_stays_lost_lets_its_table_sleep_and_wakes_it_when_it_is_found(world):
    await world.publish(at(7))
    await lost(world, 2)
    assert [type(command) for command in world.tables.sent if not isinstance(command, Refs)] == [Pause]
    assert world.messenger.trouble(at().id) is Trouble.CHANNEL_GONE
    world.messenger.retry(lambda _: True)
    await world.messenger.settled()
    assert [type(command) for command in world.tables.sent if not isinstance(command, Refs)] == [Pause, Resume]
    assert not {"lost", "asleep"} & set(world.refs())


async def test_a_channel_that_is_lost_for_a_day_ends_its_table(world):
    await world.publish(at(7))
    await lost(world, 2)
    world.channels.faults.order("post", *[refused(10003, 404)] * 2)  # too old a board to be edited
    world.clock.advance(DAY - 1)
    world.messenger.retry(lambda _: True)
    await turns(200)
    assert ChannelGone() not in world.tables.sent
    world.clock.advance(1)
    world.messenger.retry(lambda _: True)
    await world.messenger.settled()
    assert world.tables.sent[-1] == ChannelGone()


async def test_a_channel_of_a_guild_that_the_bot_has_left_is_not_asked_for(world):
    await world.publish(at(7))
    world.channels.guilds = set()
    world.channels.faults.order("edit", refused(10003, 404))
    await world.publish(at(8))
    assert {type(command) for command in world.tables.sent} == {Refs}
    assert "lost" not in world.refs()
    assert world.channels.names().count("edit") == 1


async def test_an_old_board_is_posted_anew_before_discord_slows_its_edits_down(world):
    await world.publish(at(7))
    old = world.refs()["board"]
    world.clock.time = snowflake_time(old).timestamp() + PACE.edit_age + 1
    await world.publish(at(7, repair=True))  # after a start nothing is posted that shows nothing new
    assert world.refs()["board"] == old
    await world.publish(at(8))
    assert world.refs()["board"] != old
    assert old not in world.channels.messages


async def test_a_board_whose_edits_are_slowed_down_already_is_posted_anew(world):
    await world.publish(at(7))
    old = world.refs()["board"]
    world.channels.faults.order("edit", refused(30046, 429))
    await world.publish(at(8))
    assert world.channels.messages[world.refs()["board"]].content == "board 8"
    assert old not in world.channels.messages


async def test_the_last_word_of_a_table_is_an_edit_however_old_its_board_is(world):
    await world.publish(at(7))
    old = world.refs()["board"]
    world.clock.time = snowflake_time(old).timestamp() + PACE.edit_age + 1
    await world.publish(at(8, phase="over", turn=None, closed=True, end="ended"))
    assert world.channels.messages[old].content == "board 8"


async def test_ids_are_remembered_with_the_table_and_read_back(world):
    await world.publish(at(7))
    sent = [command.refs for command in world.tables.sent if isinstance(command, Refs)]
    assert {"board", "mention", "mentioned"} == {key for refs in sent for key in refs}
    again = World()
    again.channels.messages.update(world.channels.messages)
    await again.publish(at(8, refs=dict(world.refs())))
    assert again.channels.names() == ["below", "edit"]  # no second board, no second mention


async def test_a_closed_table_is_shown_for_the_last_time_and_forgotten(world):
    await world.publish(at(7))
    await world.publish(at(8, phase="over", turn=None, closed=True, end="ended"))
    assert world.channels.texts() == ["board 8"]
    world.channels.messages.clear()
    world.messenger.retry(lambda _: True)
    await world.publish(at(9, phase="over", turn=None, closed=True, end="ended"))
    assert world.channels.texts() == []  # a closed one is not posted anew
    assert world.messenger.trouble(at().id) is None


async def test_tables_of_one_guild_are_shown_again(world):
    await world.publish(at(7))
    before = len(world.channels.calls)
    world.presenter.board = lambda *_, **__: other()

    async def other():
        return msgspec.structs.replace(await FakePresenter().board(at(7)), content="another language")

    world.messenger.refresh(99)
    await world.messenger.settled()
    assert len(world.channels.calls) == before
    world.messenger.refresh(1)
    await world.messenger.settled()
    assert "another language" in world.channels.texts()


async def test_a_thread_is_opened_again_as_soon_as_it_is_archived(world):
    await world.publish(at(7))
    world.channels.faults.order("unarchive", refused(0, 503))
    before = len(world.channels.calls)
    world.messenger.reopen(world.tables.all()[0])
    await world.messenger.settled()
    assert world.channels.names()[before:] == ["unarchive", "unarchive"]  # and nothing is sent that stands there
