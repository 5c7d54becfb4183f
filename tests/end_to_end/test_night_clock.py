"""The clock of a night's tables: banks in words, no pause for players, and a round out of time is played to its end."""

import random

import pytest
from msgspec.structs import replace

from bot.games.registry import GAMES
from bot.games.text.reader import Reader
from bot.play.pages.board import seat_labels
from bot.players.thinking import choose
from bot.tables import Person
from bot.tables.commands import Act
from tests.end_to_end.arenas import night_of
from tests.end_to_end.nights import begin, come, open_tables, page, paged, rounds_of, start
from tests.end_to_end.test_commands import boss
from tests.luck import each_family


async def seated(world, **more):
    host = await boss(world)
    await start(world, host, **{"seats": 2, "rounds": 1, **more})
    await paged(world, "In: 0")
    people = await come(world, ["Ben", "Cleo"])
    await paged(world, "In: 2")
    await begin(world, host)
    await world.settled()
    return people


async def played(world, moves):
    """Let the players whose turn it is move."""
    rng, (table,) = random.Random(1), open_tables(world)
    for _ in range(moves):
        snapshot = world.bot.tables.get(table.id)
        if snapshot.turn is None:
            break
        person = Person(snapshot.state.seats[snapshot.turn].person, snapshot.state.seats[snapshot.turn].name)
        await world.bot.tables.send(table.id, Act(person, None, choose("greedy", snapshot.view(snapshot.turn), rng)))
        await world.settled()
    return table.id


async def out_of_time(world):
    now = world.clock.time()
    await world.bot.services.nights.change(night_of(world).number, lambda night: replace(night, ends=now + 1))
    world.clock.advance(2)
    await world.settled()


async def test_the_bank_is_in_the_words_of_a_table_and_the_menu_offers_no_pause(world):
    people = await seated(world)
    (thread,) = rounds_of(world)
    board = world.boards(thread)[-1]
    assert "3:13 in the bank · 5 s free per turn" in board.text
    assert board.attachments[0].description.count("3:13 in the bank") == 2
    (table,) = open_tables(world)
    labels = seat_labels(table, table.view(None), Reader("en"))
    assert [label.bank for label in labels] == [10, 10]  # pieces on the plates
    menu = (await world.answered(await people[0].click(board, "Menu"), "message")).message
    assert "the first 5 seconds of a turn are free" in menu.text
    assert "Pause" not in menu.labels()


async def test_a_round_out_of_time_is_played_to_its_end_and_everybody_reads_what_is_true(world):
    await seated(world)
    table = await played(world, 6)
    await out_of_time(world)
    match = await world.bot.store.match(f"{table}-1", world.box.guild.id)
    (thread,) = rounds_of(world)
    text = "\n".join(message.text for message in world.box.messages(thread))
    assert "Time is up: the computer played this round to its end." in text
    assert "moderator" not in text
    assert "doesn't count" not in text
    assert (match.end, [result.stood_in for result in match.results]) == ("time", [False, False])
    level = len({result.place for result in match.results}) == 1
    scores = {result.name: "½" if level else str(int(result.place == 1)) for result in match.results}
    await paged(world, "The game night is over")
    alt = page(world).attachments[0].description
    assert [name for name, score in scores.items() if f"{name}: beat {score} of 1" not in alt] == [], alt


@pytest.mark.slow
@pytest.mark.parametrize("game", each_family(GAMES))
async def test_every_game_ends_so(world, game):
    await seated(world, game=game)
    table = await played(world, 3)
    await out_of_time(world)
    match = await world.bot.store.match(f"{table}-1", world.box.guild.id)
    assert match.end == "time"
    assert match.record
