"""Boards, with a Discord that does what the test says."""

import msgspec
import pytest
from discord.utils import snowflake_time

from bot.connection.delivery import Trouble
from bot.parts.parts import Parts
from bot.tables.commands import ChannelGone, Pause, Refs, Resume
from tests.play.fakes import CHANNEL, MATCH, FakePresenter, refused, turns
from tests.play.fakes import snapshot as at
from tests.play.shown import PACE, Shown

DAY = 86400.0
TURN = MATCH.turn


@pytest.fixture
async def shown():
    return Shown()


async def test_a_table_is_posted_once_and_then_edited(shown):
    await shown.publish(at(7))
    await shown.publish(at(8))
    assert shown.channels.names() == ["post", "post", "edit"]  # board, mention, board
    assert shown.channels.texts() == ["board 8", f"turn of {TURN}"]
    assert [one.state.version for one in shown.followed] == [7, 8]


async def test_nothing_is_shown_before_the_guilds_are_known():
    shown = Shown(start=False)
    shown.messenger.publish(shown.tables.put(at(7)))
    await turns()
    assert shown.channels.calls == []
    shown.opened.set()
    await shown.messenger.settled()
    assert "board 7" in shown.channels.texts()


async def test_what_looks_the_same_is_not_sent_again(shown):
    await shown.publish(at(7))
    before = len(shown.channels.calls)
    await shown.publish(at(7))
    assert len(shown.channels.calls) == before
    await shown.publish(at(7, repair=True))  # a restart just was: nobody knows what stands there
    assert shown.channels.names()[before:] == ["own", "edit"]


async def test_a_repair_is_not_lost_when_changes_are_joined(shown):
    await shown.publish(at(7))
    shown.channels.gate.clear()
    shown.messenger.publish(at(8))
    await turns()
    shown.messenger.publish(at(9, repair=True))
    shown.messenger.publish(at(10))  # comes before the repair was looked at
    shown.channels.gate.set()
    await shown.messenger.settled()
    assert "own" in shown.channels.names()
    assert "board 10" in shown.channels.texts()
    assert "board 9" not in [call[-1] for call in shown.channels.calls]


async def test_a_board_that_is_old_before_it_was_drawn_is_left_out(shown):
    shown.presenter.drops = True
    await shown.publish(at(7))
    shown.presenter.gate.clear()
    shown.messenger.publish(shown.tables.put(at(8, repair=True)))
    await turns()
    for version in (9, 10):
        shown.messenger.publish(shown.tables.put(at(version)))
    await turns()
    shown.presenter.gate.set()
    await shown.messenger.settled()
    edits = [call[-1] for call in shown.channels.calls if call[0] == "edit"]
    assert edits == ["board 10"]
    assert "own" in shown.channels.names()  # the repair was not left out
    assert shown.messenger.trouble(at().id) is None


async def test_a_post_whose_answer_was_lost_is_repeated_and_edited(shown):
    shown.channels.faults.order("post", TimeoutError(), lost=True)
    shown.channels.gate.clear()
    shown.messenger.publish(shown.tables.put(at(7)))
    await turns()
    shown.messenger.publish(shown.tables.put(at(8)))  # what Discord has by now is version 7
    shown.channels.gate.set()
    await shown.messenger.settled()
    boards = [call for call in shown.channels.calls if call[0] == "post" and "board" in call[1]]
    assert len({nonce for *_, nonce in boards}) == 1
    assert len(boards) == 2
    assert shown.channels.texts()[0] == "board 8"
    assert [text for text in shown.channels.texts() if "board" in text] == ["board 8"]


async def test_two_boards_never_share_a_nonce(shown):
    await shown.publish(at(7))
    shown.messenger.repost(shown.tables.all()[0])
    await shown.messenger.settled()
    nonces = [call[2] for call in shown.channels.calls if call[0] == "post"]
    assert len(set(nonces)) == len(nonces)


async def test_a_deleted_board_is_posted_anew(shown):
    await shown.publish(at(7))
    shown.channels.messages.pop(shown.refs()["board"])
    await shown.publish(at(8))
    assert shown.channels.messages[shown.refs()["board"]].content == "board 8"
    assert shown.messenger.trouble(at().id) is None


async def test_a_board_that_was_deleted_comes_back_while_a_turn_is_awaited(shown):
    await shown.publish(at(7, mentions="off"))
    board = shown.refs()["board"]
    shown.channels.messages.pop(board)
    await shown.later(59)
    assert shown.channels.texts() == []
    await shown.later(1)
    assert shown.channels.texts() == ["board 7"]
    assert shown.refs()["board"] != board


@pytest.mark.parametrize(("age", "change", "posts"), [(60, {}, 2), (59, {}, 1), (60, {"paused": True}, 1)])
async def test_a_board_comes_back_at_once_when_discord_tells_of_it(shown, age, change, posts):
    """Not one that was posted a moment ago, nor one with which nothing can be played now."""
    shown.clock.time = snowflake_time(shown.channels.first).timestamp()
    await shown.publish(at(7, mentions="off", **change))
    board = shown.refs()["board"]
    shown.clock.time += age
    shown.messenger.deleted(shown.tables.all()[0], {board + 1})
    await shown.messenger.settled()
    assert shown.channels.names().count("post") == 1
    shown.channels.messages.pop(board)
    shown.messenger.deleted(shown.tables.all()[0], {board, board + 1})
    await shown.messenger.settled()
    assert shown.channels.names().count("post") == posts


async def test_a_board_that_stands_is_looked_for_less_and_less_often(shown):
    await shown.publish(at(7, mentions="off"))
    for seconds, looks in ((60, 1), (60, 1), (540, 2), (3599, 2), (1, 3), (6 * 3600, 4), (6 * 3600, 5)):
        await shown.later(seconds)
        assert shown.channels.names().count("stands") == looks
    assert shown.channels.texts() == ["board 7"]
    await shown.publish(at(8, mentions="off"))
    await shown.later(60)
    assert shown.channels.names().count("stands") == 6


@pytest.mark.parametrize("change", [{"paused": True}, {"phase": "lobby"}, {"closed": True}])
async def test_the_board_of_a_table_that_waits_for_nobody_is_not_looked_for(shown, change):
    await shown.publish(at(7, mentions="off", **change))
    await shown.later(3600)
    assert "stands" not in shown.channels.names()


async def test_a_board_that_could_not_be_looked_for_is_tried_again(shown):
    await shown.publish(at(7, mentions="off"))
    shown.channels.faults.order("stands", refused(0, 503))
    shown.channels.messages.clear()
    await shown.later(60)
    assert shown.channels.texts() == []
    await shown.later(600)
    assert shown.channels.texts() == ["board 7"]


async def test_a_board_that_is_posted_anew_leaves_none_behind(shown):
    await shown.publish(at(7))
    old = shown.refs()["board"]
    shown.messenger.repost(shown.tables.all()[0])
    await shown.messenger.settled()
    assert shown.refs()["board"] != old
    assert old not in shown.channels.messages
    before = len(shown.channels.calls)
    await shown.publish(at(8))
    assert shown.channels.names()[before:] == ["edit"]  # and only once


async def test_an_archived_thread_is_opened_and_tried_again(shown):
    await shown.publish(at(7))
    shown.channels.faults.order("edit", refused(50083))
    await shown.publish(at(8))
    assert ("unarchive", CHANNEL) in shown.channels.calls
    assert "board 8" in shown.channels.texts()
    assert shown.messenger.trouble(at().id) is None


async def test_a_locked_thread_waits_until_something_changes(shown):
    await shown.publish(at(7))
    shown.channels.faults.order("edit", refused(50083))
    shown.channels.faults.order("unarchive", refused(50013, 403))
    await shown.publish(at(8))
    assert shown.messenger.trouble(at().id) is Trouble.ARCHIVED
    assert "board 7" in shown.channels.texts()
    shown.messenger.retry(lambda snapshot: snapshot.state.channel == CHANNEL + 1)
    await shown.messenger.settled()
    assert "board 7" in shown.channels.texts()
    shown.messenger.retry(lambda snapshot: snapshot.state.channel == CHANNEL)
    await shown.messenger.settled()
    assert "board 8" in shown.channels.texts()


async def test_a_missing_permission_is_not_tried_again_and_again(shown):
    await shown.publish(at(7))
    shown.channels.faults.order("edit", refused(50013, 403))
    before = len(shown.channels.calls)
    await shown.publish(at(8))
    assert shown.channels.names()[before:] == ["edit"]
    assert shown.messenger.trouble(at().id) is Trouble.FORBIDDEN


async def test_a_busy_discord_is_tried_again(shown):
    await shown.publish(at(7))
    shown.channels.faults.order("edit", refused(0, 503), TimeoutError())
    await shown.publish(at(8))
    assert "board 8" in shown.channels.texts()


async def test_tries_never_end_while_a_table_lives(shown):
    await shown.publish(at(7))
    shown.channels.faults.order("edit", *[refused(0, 503)] * 20)
    await shown.publish(at(8))
    assert "board 8" in shown.channels.texts()


async def test_a_table_that_is_over_is_given_up_after_some_tries(shown):
    await shown.publish(at(7))
    shown.channels.faults.order("edit", *[refused(0, 503)] * 20)
    await shown.publish(at(8, phase="over", turn=None, closed=True, end="ended"))
    assert shown.channels.texts()[0] == "board 7"


async def test_a_repair_is_not_lost_when_something_newer_cuts_its_tries_short(shown):
    shown.channels.faults.order("own", refused(0, 503))
    shown.channels.messages[55] = Parts(content="an old board")
    shown.channels.gate.clear()
    shown.messenger.publish(shown.tables.put(at(7, repair=True, refs={"board": 55})))
    await turns()
    shown.messenger.publish(shown.tables.put(at(8, refs={"board": 55})))
    shown.channels.gate.set()
    await shown.messenger.settled()
    assert shown.channels.names()[:2] == ["own", "own"]
    assert shown.channels.messages[55].content == "board 8"


async def lost(shown, times: int) -> None:
    """Let a change meet a channel that cannot be found, so many times."""
    shown.channels.faults.order("edit", *[refused(10003, 404)] * times)
    shown.messenger.publish(shown.tables.put(at(8, refs=dict(shown.refs()))))
    await turns(200)


async def test_one_10003_ends_nothing(shown):
    await shown.publish(at(7))
    await lost(shown, 1)
    assert "board 8" in shown.channels.texts()
    assert not {Pause, ChannelGone} & {type(command) for command in shown.tables.sent}
    assert "lost" not in shown.refs()


async def test_a_channel_that_is_there_when_it_is_asked_for_itself_is_not_lost(shown):
    await shown.publish(at(7))
    shown.channels.there = True
    await lost(shown, 3)
    assert "board 8" in shown.channels.texts()
    assert shown.channels.names().count("is-there") == 3
    assert {type(command) for command in shown.tables.sent} == {Refs}


async def test_a_channel_that_cannot_be_asked_for_is_not_lost(shown):
    await shown.publish(at(7))
    shown.channels.faults.order("is-there", TimeoutError())
    await lost(shown, 1)
    assert "board 8" in shown.channels.texts()
    assert "lost" not in shown.refs()


async def test_a_table_whose_channel_was_lost_is_looked_for_as_soon_as_somebody_is_there(shown):
    await shown.publish(at(7))
    await lost(shown, 2)
    shown.messenger.wake(shown.tables.all()[0])
    await shown.messenger.settled()
    assert "board 8" in shown.channels.texts()
    assert Resume in {type(command) for command in shown.tables.sent}


async def test_a_permission_that_is_missing_is_not_tried_by_who_is_there(shown):
    await shown.publish(at(7))
    shown.channels.faults.order("edit", refused(50013, 403))
    await shown.publish(at(8))
    before = shown.channels.names()
    shown.messenger.wake(shown.tables.all()[0])
    await shown.messenger.settled()
    assert shown.channels.names() == before


async def test_what_discord_takes_for_spam_is_tried_again_an_hour_later(shown):
    await shown.publish(at(7))
    assert PACE.lost[-1] == 3600.0
    shown.channels.faults.order("edit", refused(20026, 403))
    shown.messenger.publish(shown.tables.put(at(8, refs=dict(shown.refs()))))
    await turns(200)
    assert shown.messenger.trouble(at().id) is Trouble.QUARANTINED
    shown.messenger.retry(lambda _: True)
    await shown.messenger.settled()
    assert "board 8" in shown.channels.texts()


async def test_a_channel_that_stays_lost_lets_its_table_sleep_and_wakes_it_when_it_is_found(shown):
    await shown.publish(at(7))
    await lost(shown, 2)
    assert [type(command) for command in shown.tables.sent if not isinstance(command, Refs)] == [Pause]
    assert shown.messenger.trouble(at().id) is Trouble.CHANNEL_GONE
    shown.messenger.retry(lambda _: True)
    await shown.messenger.settled()
    assert [type(command) for command in shown.tables.sent if not isinstance(command, Refs)] == [Pause, Resume]
    assert not {"lost", "asleep"} & set(shown.refs())


async def test_a_channel_that_is_lost_for_a_day_ends_its_table(shown):
    await shown.publish(at(7))
    await lost(shown, 2)
    shown.channels.faults.order("post", *[refused(10003, 404)] * 2)  # too old a board to be edited
    shown.clock.advance(DAY - 1)
    shown.messenger.retry(lambda _: True)
    await turns(200)
    assert ChannelGone() not in shown.tables.sent
    shown.clock.advance(1)
    shown.messenger.retry(lambda _: True)
    await shown.messenger.settled()
    assert shown.tables.sent[-1] == ChannelGone()


async def test_a_channel_of_a_guild_that_the_bot_has_left_is_not_asked_for(shown):
    await shown.publish(at(7))
    shown.channels.guilds = set()
    shown.channels.faults.order("edit", refused(10003, 404))
    await shown.publish(at(8))
    assert {type(command) for command in shown.tables.sent} == {Refs}
    assert "lost" not in shown.refs()
    assert shown.channels.names().count("edit") == 1


async def test_an_old_board_is_posted_anew_before_discord_slows_its_edits_down(shown):
    await shown.publish(at(7))
    old = shown.refs()["board"]
    shown.clock.time = snowflake_time(old).timestamp() + PACE.edit_age + 1
    await shown.publish(at(7, repair=True))  # after a start nothing is posted that shows nothing new
    assert shown.refs()["board"] == old
    await shown.publish(at(8))
    assert shown.refs()["board"] != old
    assert old not in shown.channels.messages


async def test_a_board_whose_edits_are_slowed_down_already_is_posted_anew(shown):
    await shown.publish(at(7))
    old = shown.refs()["board"]
    shown.channels.faults.order("edit", refused(30046, 429))
    await shown.publish(at(8))
    assert shown.channels.messages[shown.refs()["board"]].content == "board 8"
    assert old not in shown.channels.messages


async def test_the_last_word_of_a_table_is_an_edit_however_old_its_board_is(shown):
    await shown.publish(at(7))
    old = shown.refs()["board"]
    shown.clock.time = snowflake_time(old).timestamp() + PACE.edit_age + 1
    await shown.publish(at(8, phase="over", turn=None, closed=True, end="ended"))
    assert shown.channels.messages[old].content == "board 8"


async def test_ids_are_remembered_with_the_table_and_read_back(shown):
    await shown.publish(at(7))
    sent = [command.refs for command in shown.tables.sent if isinstance(command, Refs)]
    assert {"board", "mention", "mentioned"} == {key for refs in sent for key in refs}
    again = Shown()
    again.channels.messages.update(shown.channels.messages)
    await again.publish(at(8, refs=dict(shown.refs())))
    assert again.channels.names() == ["below", "edit"]  # no second board, no second mention


async def test_a_closed_table_is_shown_for_the_last_time_and_forgotten(shown):
    await shown.publish(at(7))
    await shown.publish(at(8, phase="over", turn=None, closed=True, end="ended"))
    assert shown.channels.texts() == ["board 8"]
    shown.channels.messages.clear()
    shown.messenger.retry(lambda _: True)
    await shown.publish(at(9, phase="over", turn=None, closed=True, end="ended"))
    assert shown.channels.texts() == []  # a closed one is not posted anew
    assert shown.messenger.trouble(at().id) is None


async def test_tables_of_one_guild_are_shown_again(shown):
    await shown.publish(at(7))
    before = len(shown.channels.calls)
    shown.presenter.board = lambda *_, **__: other()

    async def other():
        return msgspec.structs.replace(await FakePresenter().board(at(7)), content="another language")

    shown.messenger.refresh(99)
    await shown.messenger.settled()
    assert len(shown.channels.calls) == before
    shown.messenger.refresh(1)
    await shown.messenger.settled()
    assert "another language" in shown.channels.texts()


async def test_a_thread_is_opened_again_as_soon_as_it_is_archived(shown):
    await shown.publish(at(7))
    shown.channels.faults.order("unarchive", refused(0, 503))
    before = len(shown.channels.calls)
    shown.messenger.reopen(shown.tables.all()[0])
    await shown.messenger.settled()
    assert shown.channels.names()[before:] == ["unarchive", "unarchive"]  # and nothing is sent that stands there
