"""The end of a match in its channel: the last round stays, the result is a post below it, and the next match too."""

import pytest

from bot.connection.references import MessageRefs, leftover
from tests.play.fakes import FakeInteraction, refused
from tests.play.fakes import snapshot as at
from tests.play.pages.test_messages import over as whole
from tests.play.shown import Shown

DONE = whole()


def over(version: int, **fields):
    usual = {"phase": "over", "end": DONE.end, "series": 1}
    return at(version, match=DONE, **{**usual, **fields})


@pytest.fixture
async def shown():
    shown = Shown()
    await shown.publish(at(7, series=1))
    return shown


async def test_the_result_is_posted_below_the_last_round(shown):
    await shown.publish(over(8))
    assert shown.channels.texts() == ["board 8", "result t1-abcdef-1"]
    assert shown.refs()["result"] == max(shown.channels.messages)
    assert shown.refs()["board"] == min(shown.channels.messages)


async def test_what_changes_after_the_match_changes_the_result_alone(shown):
    await shown.publish(over(8))
    before = len(shown.channels.calls)
    await shown.publish(over(9, ready=(0,)), over(10, ready=(0,)))
    assert shown.channels.names()[before:] == ["edit"]
    assert shown.channels.texts() == ["board 8", "result t1-abcdef-1 ready 1"]


async def test_the_podium_that_stands_there_is_not_sent_again(shown):
    shown.presenter.podium = b"podium"
    await shown.publish(over(8))
    before = len(shown.channels.calls)
    await shown.publish(over(9, ready=(0,)))
    shown.presenter.podium = b"another"
    await shown.publish(over(10, ready=(0, 1)))
    assert shown.channels.names()[before:] == ["keep", "edit"]
    await shown.publish(at(11, series=2), over(12, series=2))
    assert "result t1-abcdef-2" in shown.channels.texts()
    assert shown.channels.messages[shown.refs()["result"]].file == b"another"


async def test_who_presses_something_there_lends_the_result_the_click(shown):
    await shown.publish(over(8))
    click = FakeInteraction()
    (table,) = shown.tables.all()
    result = shown.refs()["result"]
    assert shown.messenger.shows(table, result)
    assert shown.messenger.lacks_click(table, result)
    await shown.messenger.clicked(table, click, result)
    assert not shown.messenger.lacks_click(table, result)
    before = len(shown.channels.calls)
    await shown.publish(over(9, ready=(0,)))
    assert (click.names(), shown.channels.names()[before:]) == (["edit"], [])
    assert click.calls[0][1]["content"] == "result t1-abcdef-1 ready 1"


async def test_the_next_match_is_a_message_below_and_the_result_stays(shown):
    await shown.publish(over(8))
    await shown.publish(at(9, series=2))
    texts = shown.channels.texts()
    assert texts[:3] == ["board 8", "result t1-abcdef-1", "board 9"]
    assert len([text for text in texts if "board" in text]) == 2
    (rows,) = [call for call in shown.channels.calls if call[0] == "rows"]
    assert rows[2:] == ("Record",)  # “Play again” is gone from it
    assert "result" not in shown.refs()
    await shown.publish(over(10, series=2))
    assert shown.channels.texts()[-1] == "result t1-abcdef-2"
    assert "result t1-abcdef-1" in shown.channels.texts()


async def test_a_result_that_somebody_deleted_is_posted_anew_unless_the_table_is_closed(shown):
    await shown.publish(over(8))
    del shown.channels.messages[shown.refs()["result"]]
    await shown.publish(over(9, ready=(0,)))
    assert shown.channels.texts() == ["board 8", "result t1-abcdef-1 ready 1"]
    del shown.channels.messages[shown.refs()["result"]]
    await shown.publish(over(10, closed=True))
    assert shown.channels.texts() == ["board 8"]


async def test_a_result_that_is_asked_for_is_posted_at_the_bottom(shown):
    await shown.publish(over(8))
    old = shown.refs()["result"]
    shown.messenger.repost(shown.tables.all()[0])
    await shown.messenger.settled()
    assert shown.refs()["result"] > old
    assert shown.channels.texts() == ["board 8", "result t1-abcdef-1"]


async def test_a_match_that_is_closed_at_once_has_no_post_of_its_own(shown):
    await shown.publish(over(8, end="abandoned", closed=True))
    assert shown.channels.texts() == ["board 8"]


@pytest.mark.parametrize("fault", ["post", "edit"])
async def test_what_fails_is_tried_again_and_posted_once(shown, fault):
    shown.channels.faults.order(fault, refused(0, 500))
    await shown.publish(over(8))
    assert shown.channels.texts() == ["board 8", "result t1-abcdef-1"]


async def test_a_rows_edit_that_fails_keeps_the_result_known(shown):
    await shown.publish(over(8))
    shown.channels.faults.order("rows", refused(0, 500))
    await shown.publish(at(9, series=2))
    assert shown.channels.texts()[:3] == ["board 8", "result t1-abcdef-1", "board 9"]
    assert shown.channels.names().count("rows") == 2


async def test_a_post_whose_answer_was_lost_is_one_result(shown):
    shown.channels.faults.order("post", TimeoutError(), lost=True)
    await shown.publish(over(8))
    assert shown.channels.texts() == ["board 8", "result t1-abcdef-1"]


def test_a_restart_deletes_no_result_that_is_known() -> None:
    class Message:
        id, components, mentions = 5, (), ()

    assert not leftover(Message(), over(8), MessageRefs({"result": 5}))
