"""The first minutes in a channel: how many presses lead to the first tile, and which messages are gone by then."""

import random
import re

import pytest

from tests.end_to_end.world import CONTROLS, World

SOLO = "Play against the computer"


async def played_before(world: World, game: str, monkeypatch) -> None:
    """Let a game be the one that was played last in the channel."""

    async def last(*_):
        return game

    monkeypatch.setattr(world.bot.store, "last_game", last)


def choices(hand) -> list[dict]:
    """The buttons of a hand that do something in the game."""
    return [b for b in hand.buttons() if b.get("label") not in CONTROLS and ":why:" not in b.get("custom_id", "")]


@pytest.mark.parametrize("game", ["classic", "uno", "romi40", "tabla"])
async def test_the_third_press_is_on_the_hand_and_little_is_to_be_read_before(world, monkeypatch, game):
    await played_before(world, game, monkeypatch)
    ann = world.box.person("Ann")
    await world.answered(await ann.command("play"))
    await world.settled()
    assert len(re.findall(r"\w[\w'’-]*", " ".join(m.text for m in ann.messages()))) <= 20
    press = await ann.click(world.board(), SOLO)
    hand = (await world.answered(press, "message")).message
    assert hand.ephemeral
    await world.box.until(lambda: "It's your turn" in hand.text and choices(hand))
    (table,) = world.bot.tables.all()
    assert table.state.game == game
    assert [bool(seat.computer) for seat in table.state.seats] == [False, True]
    await world.settled()
    assert [m for m in ann.messages() if m.ephemeral and not m.deleted] == [hand]


async def test_start_opens_only_the_hand_of_the_player_who_pressed_it(world):
    ann, ben = await world.lobby("Ann", "Ben")
    hand = (await world.answered(await ann.click(world.board(), "Start"), "message")).message
    await world.settled()
    assert hand.ephemeral
    assert any("You hold" in (file.description or "") for file in hand.attachments)
    assert not [m for m in ben.messages() if m.ephemeral and m.attachments]


async def test_of_two_presses_at_once_one_begins_and_somebody_who_sat_down_meanwhile_is_not_passed_over(world):
    (ann,) = await world.lobby("Ann")
    board = world.board()
    solo = next(b["custom_id"] for b in board.buttons() if b.get("label") == SOLO)
    await world.answered(await world.box.person("Ben").click(board, "Join"))
    await world.seated(2)
    late = next(b for b in world.board().buttons() if b.get("label") == "Start")
    late["custom_id"] = solo
    answer = await world.answered(await ann.click(world.board(), custom_id=solo), "message")
    assert "nothing happened" in answer.message.text
    assert world.bot.tables.all()[0].state.phase == "lobby"


async def test_only_the_host_plays_against_the_computer_or_changes_the_game(world):
    await world.lobby("Ann")
    ben = world.box.person("Ben")
    for answer in (await world.answered(await ben.click(world.board(), SOLO)), await world.choose_game(ben, "uno")):
        assert "Only the host" in answer.message.text
    assert (world.bot.tables.all()[0].state.phase, world.bot.tables.all()[0].state.game) == ("lobby", "classic")


async def test_a_lobby_opens_with_the_game_played_last_here_unless_another_one_is_set(world):
    guild, talk = world.box.guild.id, world.box.talk
    await world.bot.store.set_setting(guild, talk.id, "game", "uno", None)
    table = await world.match("Ann", "Ben", game="christmas", rounds="1")
    await table.play(random.Random(1))
    await world.settled()
    for name, channel in (("Cili", None), ("Ann", talk)):
        await world.answered(await world.box.person(name).command("play", channel))
    await world.box.until(lambda: sum(table.state.phase == "lobby" for table in world.bot.tables.all()) == 2)
    games = {table.state.channel: table.state.game for table in world.bot.tables.all() if table.state.phase == "lobby"}
    assert games == {world.box.table.id: "christmas", talk.id: "uno"}


async def test_a_sentence_that_answers_a_press_on_the_table_goes_after_a_minute_and_an_answer_to_a_command_stays(world):
    await world.lobby("Ann")
    ben = world.box.person("Ben")
    sentence = (await world.answered(await ben.click(world.board(), SOLO))).message
    answer = (await world.answered(await ben.command("play"), "message")).message
    world.clock.advance(59)
    await world.settled()
    assert not sentence.deleted
    world.clock.advance(2)
    await world.box.until(lambda: sentence.deleted)
    assert not answer.deleted
