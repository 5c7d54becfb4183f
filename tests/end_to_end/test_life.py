"""The life of a table: clocks, absent players, pauses, votes, leaving, coming back, seats taken over, rematches."""

import random
import re

import pytest

from bot.tables import Person
from bot.tables.commands import EndTable
from tests.box import follow_up
from tests.end_to_end.world import words_of
from tests.storage.making import matches_of


def state(world):
    return world.bot.tables.all()[0].state


def alt(message):
    """What the picture of a message says in words."""
    return message.attachments[0].description if message.attachments else ""


async def menu(world, table, person):
    return (await world.answered(await person.click(table.board, "Menu"), "message")).message


async def test_an_absent_player_is_warned_then_played_for_and_comes_back(world):
    table = await world.match("Ann", "Ben")
    away = table.mover()
    other = next(p for p in table.people if p is not away)
    await world.settled()
    world.clock.advance(30)
    await world.settled()
    assert away.pings() == []  # he has his hand open
    world.clock.advance(51)
    await world.box.until(lambda: "Your time runs out" in "".join(m.text for m in away.pings()))
    rng = random.Random(1)
    for _ in range(2):  # two turns run out
        before = len(state(world).match.rounds[-1].actions)
        world.clock.advance(121)
        await world.box.until(lambda n=before: len(state(world).match.rounds[-1].actions) > n)
        await world.settled()
        if not state(world).seats[table.people.index(away)].played_by_computer:
            await table.wait()
            if table.mover() is other:
                await table.move(rng)
                await world.settled()
    await world.board_when(lambda m: "away, the computer plays" in alt(m))
    panel = table.panels[away]
    await world.box.until(lambda: "I'm back" in panel.labels())
    await table.press(away, "I'm back")
    await world.board_when(lambda m: "away, the computer plays" not in alt(m))
    await table.play(rng, moves=4)


async def test_a_mention_leads_to_the_hand_and_goes(world):
    people = await world.lobby("Ann", "Ben")
    await world.answered(await people[0].click(world.board(), "Start"))
    board = await world.board_when(lambda m: "My hand" in m.labels())
    await world.let_go(people[0])  # who sees the hand is not called
    assert [m for person in people for m in person.pings()] == []
    world.clock.advance(10)
    await world.box.until(lambda: [m for person in people for m in person.pings()])
    (mover,) = [person for person in people if person.pings()]
    (call,) = mover.pings()
    assert call.labels() == ["My hand"]
    assert f"/channels/{world.box.guild.id}/{board.channel.id}/{board.id})" in call.text
    click = await mover.click(call, "My hand")
    assert (await click.done()).kind == "acknowledged"
    hand = await follow_up(click)
    assert hand.ephemeral
    assert "It's your turn" in hand.text
    await world.box.until(lambda: call.deleted)
    assert not [sent for sent in world.box.requests if sent.method == "DELETE" and "/webhooks/" not in sent.path]
    await world.settled()
    world.clock.advance(60)
    await world.settled()
    assert mover.pings() == []  # he is there, and is called no more


async def test_the_host_says_when_players_are_called(world):
    people = await world.lobby("Ann", "Ben")
    await world.answered(await people[0].click(world.board(), "Start"))
    await world.board_when(lambda m: "My hand" in m.labels())
    page = (await world.answered(await people[0].click(world.board(), "Menu"), "message")).message
    await world.answered(await people[0].click(page, "Settings"), "update")
    for number, value in ((1, "off"), (2, "no")):
        menu_id = page.selects()[number]["custom_id"]
        await world.answered(await people[0].select(page, [value], custom_id=menu_id), "update")
    assert (state(world).settings.mentions, state(world).settings.forced) == ("off", False)
    world.clock.advance(100)
    await world.settled()
    assert [m for person in people for m in person.pings()] == []
    await world.restart()
    assert (state(world).settings.mentions, state(world).settings.forced) == ("off", False)


async def test_where_all_have_left_go_on_brings_back_who_presses_it(world):
    table = await world.match("Ben", "Cili")
    for person in table.people:
        await world.leave(person)
    board = await world.board_when(lambda m: "nobody is playing any more" in m.text)
    assert "over a seat or end the match in the menu. Otherwise it ends <t:" in board.text
    for name in ("Finn", "Ann"):  # a guest, and a moderator who has no seat either
        guest = world.box.person(name)
        refused = await world.answered(await guest.click(board, "Resume"), "message")
        assert "not in this match" in refused.message.text
        assert "End the table" in refused.message.labels()
    await world.answered(await table.people[0].click(board, "Resume"))
    await world.board_when(lambda m: "nobody is playing" not in m.text)
    assert state(world).seats[0].present
    assert state(world).host == table.people[0].id


async def test_anybody_can_end_an_abandoned_table_and_open_another(world):
    table = await world.match("Ben", "Cili")
    for person in table.people:
        await world.leave(person)
    board = await world.board_when(lambda m: "nobody is playing any more" in m.text)
    guest = world.box.person("Finn")
    for way in ("play", "table", "hand", "Resume", "My hand", "Menu"):
        page = await world.private_answer(
            await (guest.click(board, way) if way in board.labels() else guest.command(way))
        )
        assert "take over a seat or end the match in the menu" in page.text, way
        assert "In the league the match won't count for you." in page.text
        assert {line["label"] for line in page.selects()[0]["options"]} == {"Ben", "Cili"}
        assert "End the table" in page.labels()
    await world.answered(await guest.click(page, "End the table"), "update")
    assert "counts for nobody" in page.text
    await world.answered(await guest.click(page, "Yes, end it"), "update")
    await world.wait_for_text("The match ended because no one played on.")
    await world.settled()  # the result is posted, too
    await world.answered(await guest.command("play"))
    await world.seated(1)


async def test_anybody_takes_over_a_seat_that_was_left_and_the_match_goes_on(world):
    table = await world.match("Ben", "Cili")
    for person in table.people:
        await world.leave(person)
    guest = world.box.person("Finn")
    page = await world.private_answer(await guest.command("play"))
    seat = next(line["value"] for line in page.selects()[0]["options"] if line["label"] == "Cili")
    await world.answered(await guest.select(page, [seat]), "update")
    assert state(world).seats[1].person == guest.id
    assert state(world).paused == ""
    stranger = world.box.person("Gina")
    page = await world.private_answer(await stranger.command("table"))
    assert "End the table" not in page.labels()


async def test_the_host_changes_the_clock_while_the_match_goes_on(world):
    table = await world.match("Ben", "Cili")
    ben, cili = table.people
    assert (await menu(world, table, cili)).selects() == []
    page = await menu(world, table, ben)
    await world.answered(await ben.click(page, "Settings"), "update")
    clock = page.selects()[0]["custom_id"]
    await world.answered(await ben.select(page, ["24h"], custom_id=clock), "update")
    await world.answered(await ben.click(page, "Back"), "update")
    assert "Turn timer: 24 hours" in page.text
    await world.settled()
    world.clock.advance(3600)
    await world.settled()
    assert not state(world).match.rounds[-1].actions
    assert state(world).seats[0].misses == state(world).seats[1].misses == 0


async def test_pause_and_going_on(world):
    table = await world.match("Ann", "Ben")
    ann, ben = table.people
    page = await menu(world, table, ann)
    await world.answered(await ann.click(page, "Pause"), "update")
    await world.board_when(lambda m: "Paused" in m.text and "Resume" in m.labels())
    await world.settled()
    assert ann.pings() + ben.pings() == []
    world.clock.advance(3600)
    assert state(world).paused
    await world.answered(await ben.click(table.board, "Resume"))
    await world.board_when(lambda m: "Paused" not in m.text)
    await world.settled()
    for person in table.people:  # their tokens have ended
        await table.open_hand(person)
    await table.play(random.Random(2), moves=4)


async def test_go_on_in_the_hand_shows_the_hand(world):
    table = await world.match("Ann", "Ben")
    ann, ben = table.people
    await world.answered(await ann.click(await menu(world, table, ann), "Pause"), "update")
    await world.board_when(lambda m: "Paused" in m.text)
    await world.settled()
    assert "Resume" in table.panels[ben].labels()
    await world.answered(await ben.click(table.panels[ben], "Resume"), "update")
    assert table.panels[ben].attachments[0].filename == "hand.png"
    assert "Resume" not in table.panels[ben].labels()


async def test_a_vote_ends_the_match(world):
    table = await world.match("Ann", "Ben", "Cili")
    for person in table.people:
        page = await menu(world, table, person)
        await world.answered(await person.click(page, "Vote to end"), "update")
    await world.board_when(lambda m: "voted to end" in m.text)
    league = await world.answered(await table.people[0].command("league table"))
    assert "No one has finished" in words_of(league.message)


async def test_only_host_or_moderator_end_a_table(world):
    table = await world.match("Ben", "Cili")
    cili, ann, ben = (world.box.person(name) for name in ("Cili", "Ann", "Ben"))
    for person in (cili, ben):  # in the league not even the host alone
        assert "End the table" not in (await menu(world, table, person)).labels()
    old = await world.question(ann, "End the table")
    button = next(button for button in old.buttons() if button["label"] == "Yes, end it")
    for person, words in ((cili, f"Only the host (<@{ben.id}>)"), (ben, "the host can't end it alone")):
        page = await menu(world, table, person)
        refused = await world.answered(person._client.press(person.user, page, button), "message")
        assert words in refused.message.text
    question = await world.question(ann, "End the table")
    await world.answered(await ann.click(question, "No"), "update")
    assert state(world).phase == "playing"
    await world.end_table(ann)
    await world.board_when(lambda m: "moderator ended" in m.text)
    assert table.over


async def test_who_resigns_against_one_has_lost_at_once(world):
    """It settles what was to be lost, and both play again."""
    table = await world.match("Ben", "Cili")
    ben, cili = table.people
    question = (await world.answered(await ben.click(await menu(world, table, ben), "Resign"), "update")).message
    assert "place 2 of 2" in question.text
    await world.answered(await ben.click(question, "Yes, resign"), "update")
    post = await world.board_when(lambda m: "Play again" in m.labels())
    assert "**Ben** resigned, so **Cili** wins." in post.text
    await world.board_when(lambda m: "resigned, so last" in m.text)
    league = await world.answered(await cili.command("league table"))
    assert re.search("1. Cili.*2. Ben", words_of(league.message), re.DOTALL)
    await world.answered(await cili.click(post, "Play again"))
    await world.answered(await ben.click(await world.seated(1), "Join"))
    await world.board_when(lambda m: "My hand" in m.labels())
    assert [seat.present for seat in state(world).seats] == [True, True]


async def test_who_leaves_is_behind_who_stayed_and_a_seat_counts_for_whom_it_was_dealt_to(world):
    table = await world.match("Ann", "Ben", hands="1")
    ann, ben, finn = *table.people, world.box.person("Finn")
    question = await world.question(ben, "Leave the match")
    assert "behind everyone who stays" in question.text
    await world.answered(await ben.click(question, "Yes, leave"), "update")
    await world.answered(await finn.select(await menu(world, table, finn), ["Ben"]), "update")
    table.people[1] = finn
    await table.open_hand(finn)
    await table.play(random.Random(5))
    post = await world.board_when(lambda m: "Play again" in m.labels())
    assert "Finn took over a seat. In the league it still counts for its first player: Ben." in post.text
    await world.board_when(lambda m: "**Ben** · no points this time · 2nd" in m.text)
    text = words_of((await world.answered(await ann.command("league table"))).message)
    assert re.search("1. Ann.*2. Ben", text, re.DOTALL)
    assert "Finn" not in text


async def test_leaving_coming_back_and_being_replaced(world):
    table = await world.match("Ann", "Ben", "Cili")
    ben, finn = world.box.person("Ben"), world.box.person("Finn")
    hand = sorted(world.bot.tables.all()[0].view(1).hand)

    async def leave() -> None:
        await world.leave(ben)
        await world.board_when(lambda m: "gone, the computer plays" in alt(m))

    await leave()
    page = await menu(world, table, ben)
    await world.answered(await ben.click(page, "I'm back"), "update")
    await world.board_when(lambda m: "gone" not in alt(m))
    now = world.bot.tables.all()[0].view(1).hand
    assert set(now) <= set(hand)  # the same hand, less what the computer may have played
    await leave()
    page = await menu(world, table, finn)
    await world.answered(await finn.select(page, ["Ben"]), "update")
    await world.board_when(lambda m: "Finn" in alt(m))
    table.people[1] = finn
    await table.open_hand(finn)
    answer = await world.answered(await ben.click(table.board, "My hand"), "message")
    assert "not in this match" in answer.message.text
    assert not answer.message.attachments
    await table.play(random.Random(3), moves=5)


async def test_who_was_replaced_can_play_no_more_with_an_old_hand(world):
    table = await world.match("Ann", "Ben")
    mover = table.mover()
    label, old = table.choices(mover)[0], table.panels[mover]
    await world.let_go(mover)
    await world.leave(mover)
    finn = world.box.person("Finn")
    page = await menu(world, table, finn)
    await world.answered(await finn.select(page, [mover.name]), "update")
    done = len(state(world).match.rounds[-1].actions)
    answer = await world.answered(await mover.click(old, label))
    assert "not in this match" in answer.message.text
    assert len(state(world).match.rounds[-1].actions) == done


async def test_an_ended_table_makes_room_for_a_new_one(world):
    table = await world.match("Ann", "Ben")
    await world.end_table(table.people[0])
    old = await world.board_when(lambda m: "Play again" in m.labels())
    await world.lobby("Ben", "Cili")
    await world.settled()
    assert "Play again" not in old.labels()
    assert world.board() is not old


async def test_a_moderator_hands_a_seat_to_the_computer(world):
    table = await world.match("Ben", "Cili", "Ann")
    ann = world.box.person("Ann")
    page = await menu(world, table, ann)
    chosen = next(m for m in page.selects() if "hand-over" in m["custom_id"])
    await world.answered(await ann.select(page, ["Ben"], custom_id=chosen["custom_id"]), "update")
    await world.board_when(lambda m: "gone, the computer plays" in alt(m))


async def test_only_who_presses_is_dealt_into_the_next_match(world):
    """One press of the host once dealt everybody in, and who had gone was last in the league."""
    table = await world.match("Ann", "Ben", "Cleo", game="classic")
    ann, ben, cleo = table.people
    panel = table.panels[cleo]
    await world.bot.tables.send(world.bot.tables.all()[0].id, EndTable(Person(1, "Mod", moderator=True)))
    post = await world.board_when(lambda m: "Play again" in m.labels())
    await world.settled()  # the hands show it too
    await world.answered(await ann.click(post, "Play again"))
    lobby = await world.seated(1)
    await world.settled()
    assert "Seats are kept for Ben and Cleo, until <t:" in lobby.text
    assert "Play again" not in post.labels()
    assert not [message for person in (ben, cleo) for message in person.pings()]
    dan = world.box.person("Dan")
    await world.answered(await dan.click(lobby, "Join"))
    assert "kept" in (await world.answered(await world.box.person("Eve").click(lobby, "Join"))).message.text
    await world.restart()
    await world.answered(await cleo.click(panel, "Play again"), "update")
    lobby = await world.seated(3)
    assert "A seat is kept for Ben, until <t:" in lobby.text
    world.clock.advance(61)
    lobby = await world.board_when(lambda m: "Start" in m.labels() and "kept" not in m.text)
    await world.answered(await ann.click(lobby, "Start"))
    await world.board_when(lambda m: "My hand" in m.labels())
    assert {seat.person for seat in state(world).seats} == {ann.id, cleo.id, dan.id}


async def test_the_last_to_press_play_again_starts_a_match_with_its_own_record(world):
    table, rng = await world.match("Ann", "Ben", computers=1, hands="1"), random.Random(9)
    ann, ben = table.people
    await table.play(rng)
    post = await world.board_when(lambda m: "Play again" in m.labels())
    assert post.labels() == ["Play again", "Replay", "Review", "Menu"]
    assert "Last move: " in alt(post)
    await world.answered(await ben.click(post, "Play again"))
    await world.seated(2)
    await world.answered(await ann.click(table.panels[ann], "Play again"), "update")
    await world.board_when(lambda m: "My hand" in m.labels() and "Play again" not in m.labels())
    await world.settled()
    assert state(world).log.series == 2
    await table.play(rng)
    matches = await matches_of(world.bot.store, world.box.guild.id)
    assert len(matches) == 2
    assert len({m.record for m in matches}) == 2
    league = await world.answered(await table.people[0].command("league table"))
    assert "2 played" in words_of(league.message)
    assert "Computer" not in words_of(league.message)


async def test_options_are_set_by_the_host_only_and_hold(world):
    ann, ben = await world.lobby("Ann", "Ben", scoring="race-121", hands="1")
    read = await world.options(ben)
    assert "race to 121" in read.text
    assert read.selects() == []
    assert "Only the host" in (await world.answered(await ben.click(world.board(), "Start"))).message.text
    page = await world.options(ann)
    await world.choose(ann, page, ":clock:", "off")
    await world.answered(await ann.click(page, "Don't count it"), "update")
    assert "no limit" in page.text
    assert "league: **no**" in page.text
    table = await world.begin([ann, ben])
    world.clock.advance(86_400)
    assert not state(world).match.rounds[-1].actions
    assert "race to 121" in (await world.answered(await ann.command("rules"), "message")).message.text
    await world.settled()
    for person in table.people:  # their tokens have ended over a day
        await table.open_hand(person)
    await table.play(random.Random(4))
    league = await world.answered(await ann.command("league table"))
    assert "No one has finished" in words_of(league.message)


async def test_seats_are_left_and_emptied_in_the_lobby(world):
    ann, ben, cili = await world.lobby("Ann", "Ben", "Cili")
    await world.answered(await cili.click(await world.options(cili), "Leave"), "update")
    await world.seated(2)
    page = await world.options(ann)
    remove = next(m for m in page.selects() if "remove" in m["custom_id"])
    await world.answered(await ann.select(page, ["1"], custom_id=remove["custom_id"]), "update")
    await world.seated(1)
    await world.answered(await ann.click(page, "Close the table"), "update")
    assert "closed before a match" in page.text
    assert not page.buttons()
    await world.wait_for_text("closed before a match")
    assert not [m for m in world.box.messages() if "round 0" in m.text]
    await world.answered(await ben.command("play"))
    await world.seated(1)


@pytest.mark.parametrize("seconds", [1801])
async def test_a_forgotten_lobby_does_not_block_the_channel(world, seconds):
    await world.lobby("Ann")
    world.clock.advance(seconds)
    await world.box.until(lambda: not world.bot.tables.all())
    await world.settled()
    await world.answered(await world.box.person("Ben").command("play"))
    await world.seated(1)
