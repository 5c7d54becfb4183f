"""The end of a match in its channel: the last round stays, the result is a post below it, and the next match too."""

import pytest

from bot.connection.references import MessageRefs, leftover
from tests.play.fakes import FakeInteraction, refused
from tests.play.fakes import snapshot as at
from tests.play.pages.test_messages import over as whole
from tests.play.world import World

DONE = whole()


def over(version: int, **fields):
    usual = {"phase": "over", "end": DONE.end, "series": 1}
    return at(version, match=DONE, **{**usual, **fields})


@pytest.fixture
async def world():
    world = World()
    await world.publish(at(7, series=1))
    return world


async def test_the_result_is_posted_below_the_last_round(world):
    await world.publish(over(8))
    assert world.channels.texts() == ["board 8", "result t1-abcdef-1"]
    assert world.refs()["result"] == max(world.channels.messages)
    assert world.refs()["board"] == min(world.channels.messages)


async def test_what_changes_after_the_match_changes_the_result_alone(world):
    await world.publish(over(8))
    before = len(world.channels.calls)
    await world.publish(over(9, ready=(0,)), over(10, ready=(0,)))
    assert world.channels.names()[before:] == ["edit"]
    assert world.channels.texts() == ["board 8", "result t1-abcdef-1 ready 1"]


async def test_the_podium_that_stands_there_is_not_sent_again(world):
    world.presenter.podium = b"podium"
    await world.publish(over(8))
    before = len(world.channels.calls)
    await world.publish(over(9, ready=(0,)))
    world.presenter.podium = b"another"
    await world.publish(over(10, ready=(0, 1)))
    assert world.channels.names()[before:] == ["keep", "edit"]
    await world.publish(at(11, series=2), over(12, series=2))
    assert "result t1-abcdef-2" in world.channels.texts()
    assert world.channels.messages[world.refs()["result"]].file == b"another"


async def test_who_presses_something_there_lends_the_result_the_click(world):
    await world.publish(over(8))
    click = FakeInteraction()
    (table,) = world.tables.all()
    result = world.refs()["result"]
    assert world.messenger.shows(table, result)
    assert world.messenger.lacks_click(table, result)
    await world.messenger.clicked(table, click, result)
    assert not world.messenger.lacks_click(table, result)
    before = len(world.channels.calls)
    await world.publish(over(9, ready=(0,)))
    assert (click.names(), world.channels.names()[before:]) == (["edit"], [])
    assert click.calls[0][1]["content"] == "result t1-abcdef-1 ready 1"


async def test_the_next_match_is_a_message_below_and_the_result_stays(world):
    await world.publish(over(8))
    await world.publish(at(9, series=2))
    texts = world.channels.texts()
    assert texts[:3] == ["board 8", "result t1-abcdef-1", "board 9"]
    assert len([text for text in texts if "board" in text]) == 2
    (rows,) = [call for call in world.channels.calls if call[0] == "rows"]
    assert rows[2:] == ("Record",)  # “Play again” is gone from it
    assert "result" not in world.refs()
    await world.publish(over(10, series=2))
    assert world.channels.texts()[-1] == "result t1-abcdef-2"
    assert "result t1-abcdef-1" in world.channels.texts()


async def test_a_result_that_somebody_deleted_is_posted_anew_unless_the_table_is_closed(world):
    await world.publish(over(8))
    del world.channels.messages[world.refs()["result"]]
    await world.publish(over(9, ready=(0,)))
    assert world.channels.texts() == ["board 8", "result t1-abcdef-1 ready 1"]
    del world.channels.messages[world.refs()["result"]]
    await world.publish(over(10, closed=True))
    assert world.channels.texts() == ["board 8"]


async def test_a_result_that_is_asked_for_is_posted_at_the_bottom(world):
    await world.publish(over(8))
    old = world.refs()["result"]
    world.messenger.repost(world.tables.all()[0])
    await world.messenger.settled()
    assert world.refs()["result"] > old
    assert world.channels.texts() == ["board 8", "result t1-abcdef-1"]


async def test_a_match_that_is_closed_at_once_has_no_post_of_its_own(world):
    await world.publish(over(8, end="abandoned", closed=True))
    assert world.channels.texts() == ["board 8"]


@pytest.mark.parametrize("fault", ["post", "edit"])
async def test_what_fails_is_tried_again_and_posted_once(world, fault):
    world.channels.faults.order(fault, refused(0, 500))
    await world.publish(over(8))
    assert world.channels.texts() == ["board 8", "result t1-abcdef-1"]


async def test_a_rows_edit_that_fails_keeps_the_result_known(world):
    await world.publish(over(8))
    world.channels.faults.order("rows", refused(0, 500))
    await world.publish(at(9, series=2))
    assert world.channels.texts()[:3] == ["board 8", "result t1-abcdef-1", "board 9"]
    assert world.channels.names().count("rows") == 2


async def test_a_post_whose_answer_was_lost_is_one_result(world):
    world.channels.faults.order("post", TimeoutError(), lost=True)
    await world.publish(over(8))
    assert world.channels.texts() == ["board 8", "result t1-abcdef-1"]


def test_a_restart_deletes_no_result_that_is_known() -> None:
    class Message:
        id, components, mentions = 5, (), ()

    assert not leftover(Message(), over(8), MessageRefs({"result": 5}))
