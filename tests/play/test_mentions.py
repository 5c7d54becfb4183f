"""Calls to a turn: whose, when, and by which message; and the talk that carries a board away."""

from datetime import UTC, datetime
from types import SimpleNamespace

import pytest
from discord.utils import snowflake_time, time_snowflake

from bot.play.messages.boards import TALK
from bot.play.messages.calling import mention_wanted, seat_called
from bot.tables import SeatState
from bot.tables.commands import Refs
from tests.play.fakes import MATCH, FakeInteraction, refused, turns
from tests.play.fakes import snapshot as at
from tests.play.pages.tables import HOST
from tests.play.world import PACE, World

ALONE = (SeatState(HOST, "Ann"), SeatState(computer="greedy"))
TURN = MATCH.turn
NEXT = 1 - TURN
PLAYER, OTHER = HOST + TURN, HOST + NEXT


@pytest.fixture
async def world():
    return World()


async def test_each_turn_is_announced_once_and_its_mention_goes_with_it(world):
    await world.publish(at(7), at(8))
    first = world.refs()["mention"]
    await world.publish(at(9))
    assert world.refs()["mention"] == first
    await world.publish(at(10, turn=1 - TURN))
    assert first not in world.channels.messages
    assert world.channels.messages[world.refs()["mention"]].content == f"turn of {1 - TURN}"
    await world.publish(at(11, turn=None))
    assert "mention" not in world.refs()
    assert world.channels.texts() == ["board 11"]


async def test_the_board_shows_the_turn_before_anybody_is_called(world):
    await world.publish(at(7))
    await world.publish(at(8, turn=1 - TURN))
    texts = [call[1] if call[0] == "post" else call[2] for call in world.channels.calls if call[0] != "delete"]
    assert texts.index("board 8") < texts.index(f"turn of {1 - TURN}")


def test_who_plays_alone_is_not_called_at_every_turn():
    assert mention_wanted(at(turn=0)) == "0"
    alone = at(turn=0, seats=ALONE)
    assert mention_wanted(alone) == ""
    assert mention_wanted(at(turn=0, seats=ALONE, warned=True)) == "0!"


def test_nobody_is_called_to_a_table_that_waits_or_to_a_seat_that_the_computer_plays():
    away = (SeatState(HOST, "Ann", played_by_computer=True), SeatState(HOST + 1, "Ben"))
    assert mention_wanted(at(turn=0, seats=away)) == ""
    assert mention_wanted(at(turn=None)) == ""
    assert mention_wanted(at(turn=0, paused="player")) == ""
    assert mention_wanted(at(turn=0, closed=True)) == ""


async def test_talk_is_counted_once_a_minute_and_carries_the_board_away(world):
    await world.publish(at(7))
    world.channels.lines = TALK + 1
    await world.publish(at(8, turn=1 - TURN))
    assert "below" not in world.channels.names()  # the board is younger than a minute
    world.clock.advance(61)
    board = world.refs()["board"]
    await world.publish(at(9, turn=TURN))
    assert world.refs()["board"] != board
    world.clock.advance(30)
    await world.publish(at(10, turn=1 - TURN))
    assert world.channels.names().count("below") == 1


async def test_a_little_talk_leaves_the_board_where_it_is(world):
    await world.publish(at(7))
    board = world.refs()["board"]
    world.channels.lines = TALK
    world.clock.advance(61)
    await world.publish(at(8, turn=1 - TURN))
    assert "below" in world.channels.names()
    assert world.refs()["board"] == board


async def test_what_an_ended_process_left_behind_is_deleted_and_nothing_else(world):
    await world.publish(at(7))
    mention = world.refs()["mention"]

    def message(number, *, table="", mentions=(), answers=None):
        item = SimpleNamespace(custom_id=f"by:b:{table}:7:hand:")
        row = SimpleNamespace(children=[item])
        people = [SimpleNamespace(id=person) for person in mentions]
        rows = [row] if table else []
        return SimpleNamespace(id=number, components=rows, mentions=people, interaction_metadata=answers)

    world.channels.history = [
        message(world.refs()["board"], table=at().id),
        message(mention, mentions=[HOST]),
        message(900, table=at().id),
        message(901, table="another"),
        message(902, mentions=[HOST]),
        message(903, mentions=[5]),
        message(904, mentions=[HOST, HOST + 1]),
        message(905),
        message(906, table=at().id, answers=object()),  # a board that a command posted
        message(907, mentions=[HOST], answers=object()),
    ]
    await world.publish(at(8, repair=True), at(9, repair=True))
    assert [call[1] for call in world.channels.calls if call[0] == "delete"] == [900, 902, 906]
    assert world.channels.names().count("own") == 1


async def test_who_has_his_hand_open_is_not_called_until_it_follows_no_longer(world):
    world.panels.open = {PLAYER}
    await world.publish(at(7), at(8, mentions="10s"))
    await world.later(3600)
    assert "mention" not in world.refs()
    world.panels.open.clear()  # the hand falls asleep, or is dismissed
    world.messenger.look_again(at().id)
    await world.messenger.settled()
    assert world.channels.texts() == ["board 8", f"turn of {TURN}"]


async def test_a_turn_is_called_after_ten_seconds_unless_it_is_over_by_then(world):
    await world.publish(at(7, mentions="10s"))
    await world.later(9)
    assert world.channels.texts() == ["board 7"]
    await world.publish(at(8, turn=NEXT, mentions="10s"))
    await world.later(9)
    assert world.channels.texts() == ["board 8"]
    await world.later(1)
    assert world.channels.texts() == ["board 8", f"turn of {NEXT}"]


async def test_who_has_just_acted_is_given_ten_seconds_more(world):
    world.panels.acts = {PLAYER: world.clock.now() + 5}
    await world.publish(at(7, mentions="10s"))
    await world.later(10)
    assert world.channels.texts() == ["board 7"]
    await world.later(5)
    assert world.channels.texts() == ["board 7", f"turn of {TURN}"]


async def test_whose_time_runs_out_is_called_though_his_hand_is_open(world):
    world.panels.open = {PLAYER}
    await world.publish(at(7, mentions="10s"), at(8, mentions="10s", warned=True))
    assert world.channels.texts() == ["board 8", f"turn of {TURN}"]


async def test_a_table_that_calls_nobody_calls_nobody(world):
    await world.publish(at(7, mentions="off"), at(8, mentions="off", warned=True))
    await world.later(3600)
    assert world.channels.texts() == ["board 8"]


async def old_board(world, **fields):
    """A board that is to be posted anew with the next change."""
    await world.publish(at(7, **fields))
    old = world.refs()["board"]
    world.clock.time = snowflake_time(old).timestamp() + PACE.edit_age + 1
    world.channels.first = time_snowflake(datetime.fromtimestamp(world.clock.time, UTC))
    world.presenter.calls = True
    return old


async def test_a_board_that_is_posted_anew_calls_the_player_itself(world):
    old = await old_board(world, mentions="10s", turn=NEXT)
    before = len(world.channels.calls)
    await world.publish(at(8, mentions="10s"))
    assert world.channels.names()[before:] == ["post", "delete"]
    assert old not in world.channels.messages
    assert world.channels.texts() == ["board 8 calls"]
    assert world.refs()["mention"] == world.refs()["board"]
    await world.later(60)
    await world.publish(at(9, mentions="10s", turn=NEXT))  # the turn is over, and the message is a board as always
    assert world.channels.texts()[0] == "board 9"
    assert "mention" not in world.refs()


async def test_a_board_that_is_posted_twice_in_a_turn_notifies_once(world):
    await old_board(world, turn=NEXT)
    await world.publish(at(8))
    world.messenger.repost(world.tables.all()[0])
    await world.messenger.settled()
    (board,) = world.channels.messages.values()
    assert (board.content, board.pings) == ("board 8 calls", ())
    assert world.refs()["mention"] == world.refs()["board"]


async def test_a_new_board_calls_nobody_who_sees_his_hand_or_has_just_acted(world):
    await old_board(world, turn=NEXT)
    world.panels.open = {PLAYER}
    await world.publish(at(8))
    assert world.channels.texts() == ["board 8"]
    world.panels.open.clear()
    world.panels.acts = {PLAYER: world.clock.now() - 3}
    world.messenger.repost(world.tables.put(at(9, mentions="10s", refs=dict(world.refs()))))
    await world.messenger.settled()
    assert world.channels.texts() == ["board 9"]
    await world.later(10)
    assert world.channels.texts() == ["board 9", f"turn of {TURN}"]


async def pressed(world, person, message):
    """Press "My hand" under a message; answers the click, if it is one by which the message can go."""
    snapshot, click = world.tables.all()[0], FakeInteraction(person=person)
    if not world.messenger.calls_by(snapshot, message, person):
        return None
    await world.messenger.clicked(snapshot, click, message)
    return click


async def test_a_mention_goes_when_its_player_presses_it_and_comes_no_more(world):
    await world.publish(at(7))
    mention = world.refs()["mention"]
    assert await pressed(world, OTHER, mention) is None
    assert await pressed(world, PLAYER, world.refs()["board"]) is None
    click = await pressed(world, PLAYER, mention)
    assert click.names() == ["remove"]  # by the click's own token: no request that counts
    assert "mention" not in world.refs()
    await world.publish(at(8))
    assert world.channels.names().count("post") == 2
    await world.publish(at(9, turn=NEXT))
    assert "delete" not in world.channels.names()


async def test_a_mention_that_its_click_could_not_delete_goes_with_its_turn(world):
    await world.publish(at(7))
    mention, click = world.refs()["mention"], FakeInteraction(person=PLAYER)
    click.faults.order("remove", refused(50027, 401))
    await world.messenger.clicked(world.tables.all()[0], click, mention)
    await world.publish(at(8, turn=NEXT))
    assert mention not in world.channels.messages


@pytest.mark.parametrize(("seconds", "how"), [(60.0, "by its click"), (900.0, "by the bot")])
async def test_a_board_that_called_goes_by_the_click_on_it_while_that_is_young(world, seconds, how):
    await old_board(world, turn=NEXT)
    await world.publish(at(8))
    click = await pressed(world, PLAYER, world.refs()["board"])
    assert click.calls == []
    before = world.channels.names().count("delete")
    world.clock.advance(seconds)
    world.messenger.repost(world.tables.put(at(9, turn=NEXT, refs=dict(world.refs()))))
    await world.messenger.settled()
    assert click.names() == (["remove"] if how == "by its click" else [])
    assert world.channels.names().count("delete") - before == (0 if how == "by its click" else 1)


async def test_a_picture_that_is_there_already_is_not_sent_again(world):
    world.presenter.pictures = {7: b"one", 8: b"one", 9: b"two", 10: b"two", 11: b"two"}
    await world.publish(at(7))
    for version in (8, 9, 10):
        await world.publish(at(version))
    await world.publish(at(11, repair=True))  # nobody knows what stands there
    edits = [call[0] for call in world.channels.calls if call[0] in ("keep", "edit")]
    assert edits == ["keep", "edit", "keep", "edit"]


async def test_ids_of_a_board_that_calls_are_remembered(world):
    await old_board(world, turn=NEXT)
    await world.publish(at(8))
    again = World()
    again.channels.messages.update(world.channels.messages)
    again.presenter.calls = True
    await again.publish(at(8, refs=dict(world.refs())))
    assert again.channels.names() == ["below", "edit"]  # no second board, nobody is called again
    assert again.channels.texts() == ["board 8 calls"]
    assert [command for command in again.tables.sent if isinstance(command, Refs)] == []


async def test_a_mention_whose_answer_was_lost_is_deleted_when_its_turn_is_over(world):
    world.channels.faults.order("post", None, *[TimeoutError()] * 40, lost=True)
    world.messenger.publish(world.tables.put(at(7)))
    while f"turn of {TURN}" not in world.channels.texts():
        await turns()
    assert "mention" not in world.refs()
    (lost,) = [number for number, parts in world.channels.messages.items() if parts.content != "board 7"]
    person = SimpleNamespace(id=PLAYER)
    world.channels.history = [SimpleNamespace(id=lost, components=[], mentions=[person], interaction_metadata=None)]
    await world.publish(at(8, turn=NEXT))
    assert world.channels.texts() == ["board 8", f"turn of {NEXT}"]
    assert world.refs()["mentioned"] == f"{NEXT}"
    await world.publish(at(9, turn=TURN))
    assert world.channels.names().count("own") == 1


async def test_a_nudge_takes_the_mention_away_and_calls_once_more(world):
    await world.publish(at(7), at(8))
    first = world.refs()["mention"]
    await world.publish(at(9, nudged_at=5000.0, awaited_since=100.0))
    again = world.refs()["mention"]
    assert again != first
    assert first not in world.channels.messages
    await world.publish(at(10, nudged_at=5000.0, awaited_since=100.0))
    assert world.refs()["mention"] == again
    assert mention_wanted(at(turn=0, nudged_at=50.0, awaited_since=100.0)) == "0"  # it was another turn
    assert mention_wanted(at(turn=0, nudged_at=500.0, awaited_since=100.0, warned=True)) == "0!~500"
    assert [seat_called(word) for word in ("1", "0!", "12~500", "3!~7", "")] == [1, 0, 12, 3, None]
