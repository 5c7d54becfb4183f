"""The league through the real client: tables, cards, comparisons, matches, files, and what people type."""

import itertools
import random
import re

import pytest

from storage import FinishedMatch, Result
from tests.storage.making import record_at_once

DAY = 86400.0
_NUMBERS = itertools.count()
NASTY = "@everyone **x** ‮evil"


async def played(world, *places, game="classic", ago=DAY, name="", end="target", stood_in=()):
    """Store a finished match; `places` are pairs of a person and a place, in the order of the seats."""
    ended = world.clock.time() - ago
    seats = tuple(
        Result(seat, person.id, person.name, False, 100 - place, place, 0, stood_in=seat in stood_in, highest=20)
        for seat, (person, place) in enumerate(places, 1)
    )
    match = name or f"m{len(places)}-{int(ended * 1000)}-{next(_NUMBERS):09}"
    done = FinishedMatch(
        match, world.box.guild.id, world.box.table.id, game, "{}", "{}", ended - 600, ended, end, True, seats
    )
    await record_at_once(world.bot.store, [done])
    await world.bot.store.league.keeper.catch_up(world.box.guild.id)
    return match


async def club(world, *names, matches=3):
    """People of whom the first one wins every match, the second comes second, and so on."""
    people = [world.box.person(name) for name in names]
    for at in range(matches):
        pairs = [(person, place) for place, person in enumerate(people, 1)]
        await played(world, *pairs, ago=(matches - at + 1) * DAY)
    return people


async def command(world, person, name, **options):
    """What a command answers."""
    return (await world.answered(await person.command(f"league {name}", **options), "message")).message


async def offered(world, person, name, option, typed, **options):
    """The names that are offered while somebody types."""
    interaction = await person.autocomplete(f"league {name}", option, typed, **options)
    return [(choice["name"], choice["value"]) for choice in (await interaction.done()).choices]


def alt(message):
    return message.attachments[0].description


async def test_the_table_is_a_picture_for_all_and_a_text_for_who_wants_it(world):
    ann, *_ = await club(world, "Ann", "Ben", NASTY, "Жукова", "日本語")
    page = await command(world, ann, "table")
    assert not page.ephemeral
    assert "all games" in page.text
    assert "5 players" in page.text
    assert "1: Ann, 12 points, 3 played, 3 won" in alt(page)
    assert "日本語" in alt(page)
    assert "\u202e" not in alt(page)
    await world.answered(await ann.click(page, "As text"), "update")
    assert page.attachments == []
    assert "**Ann** · 12 points" in page.text
    assert "@everyone" not in page.text.replace("\\@everyone", "")
    await world.answered(await ann.click(page, "As a picture"), "update")
    await world.choose(ann, page, "league-table:game", "uno")
    assert "No one has finished" in page.text


async def test_a_real_match_counts_and_its_post_says_what_it_did(world):
    table = await world.match("Ann", "Ben", hands="1")
    await table.play(random.Random(1))
    post = world.board()
    assert re.search(r"League: .*rating \d+\?? \([+−±]\d+\)", post.text), post.text
    page = await command(world, table.people[0], "table", game="classic")
    assert "1 played" in alt(page)
    matches = await command(world, table.people[0], "history")
    assert "1\\." in matches.text
    await world.answered(await table.people[0].select(matches, [matches.selects()[0]["options"][0]["value"]]))
    assert "in this game" in matches.text
    verdict = await world.answered(await table.people[0].click(matches, "Fair play"), "message")
    assert "✅" in verdict.message.text


async def test_hundreds_of_players_have_pages_and_everybody_a_place(world):
    people = [world.box.person(f"P{number:03}") for number in range(100)]
    for at in range(0, 100, 4):
        await played(world, *[(people[at + seat], seat + 1) for seat in range(4)], ago=at * 60 + DAY)
    page = await command(world, people[0], "table")
    assert "page 1 of 10" in page.text
    await world.answered(await people[0].click(page, "Next"), "update")
    assert "page 2 of 10" in page.text
    await world.answered(await people[0].click(page, "Last"), "update")
    assert "page 10 of 10" in page.text
    last = people[99]
    mine = (await world.answered(await last.click(page, "My place"), "message")).message
    assert mine.ephemeral
    assert "P099" in alt(mine)
    await world.answered(await last.click(page, "First"), "update")
    card = (await world.answered(await last.click(page, "My card"), "message")).message
    assert "**P099**" in card.text


async def test_buttons_of_old_messages_work_after_a_restart(world):
    ann, ben = await club(world, "Ann", "Ben")
    page = await command(world, ann, "table")
    card = await command(world, ben, "player")
    await world.restart()
    await world.answered(await ann.click(page, "As text"), "update")
    assert "**Ann**" in page.text
    await world.choose(ben, card, "league-player:game", "classic")
    assert "Classic domino" in card.text


async def test_a_card_tells_each_match_and_compares(world):
    ann, ben, cid = await club(world, "Ann", "Ben", "Cid")
    card = await command(world, ann, "player", who=f"<@{ben.id}>")
    assert not card.ephemeral
    assert "**Ben** · all games · all time" in card.text
    assert (
        len(
            re.findall(
                r"place 2 of 3 · opponents: Ann and Cid · \+1 league point · rating \d+\? \([+−±]\d+\)", card.text
            )
        )
        == 3
    )
    assert "Card of Ben" in alt(card)
    compared = (await world.answered(await cid.click(card, "Compare with me"), "message")).message
    assert "**Cid and Ben**" in compared.text
    assert "Cid was ahead in 0 of 3, Ben in 3." in alt(compared)
    matches = (await world.answered(await cid.click(card, "Matches"), "message")).message
    assert "Matches of Ben" in matches.text
    mine = await command(world, ann, "player")
    assert "**Ann**" in mine.text


async def test_versus_by_name_mention_and_with_oneself(world):
    ann, ben, _ = await club(world, "Ann", "Ben", "Bert")
    compared = await command(world, ann, "versus", one="ben", other=f"<@{ann.id}>")
    assert "**Ben and Ann**" in compared.text
    compared = await command(world, ann, "versus", one="Ben")
    assert "**Ben and Ann**" in compared.text
    twice = await command(world, ann, "versus", one="Ann")
    assert "same player twice" in twice.text
    unknown = await command(world, ann, "versus", one="Be")
    assert "no player “Be”" in unknown.text
    assert ben.id


async def test_what_is_offered_while_somebody_types(world):
    ann, ben, bert = await club(world, "Ann", "Ben", "Bert")
    bert.leave()
    assert await offered(world, ann, "player", "who", "be") == [("Ben", f"<@{ben.id}>"), ("Bert", f"<@{bert.id}>")]
    assert ("Classic domino", "classic") in await offered(world, ann, "table", "game", "cla")
    league = world.bot.store.league
    await league.start_season(world.box.guild.id, "Spring", None, ann.id)
    assert await offered(world, ann, "table", "season", "") == [("All time", "#0"), ("Spring", "#1")]
    assert await offered(world, ann, "table", "season", "spr") == [("Spring", "#1")]


async def hide(world, person):
    """Press **My card** under the table and **Hide me** there; the card."""
    page = await command(world, person, "table")
    card = (await world.answered(await person.click(page, "My card"), "message")).message
    await world.answered(await person.click(card, "Hide me"), "update")
    return card


async def test_hidden_people_are_in_no_list_and_seen_by_themselves_alone(world):
    ann, ben, cid = await club(world, "Ann", "Ben", "Cid")
    hidden = await hide(world, ben)
    assert "hidden from" in hidden.text
    assert "Ben" not in alt(await command(world, ann, "table"))
    assert "Ben" not in str(await offered(world, ann, "player", "who", ""))
    refused = await command(world, ann, "player", who=f"<@{ben.id}>")
    assert "hidden or banned" in refused.text
    assert refused.ephemeral
    assert "hidden or banned" in (await command(world, ann, "history", who=f"<@{ben.id}>")).text
    card = await command(world, ben, "player")
    assert card.ephemeral
    assert "hidden from" in card.text
    assert "**Cid and Ann**" in (await command(world, ann, "versus", one="Cid")).text
    assert cid.id
    await world.answered(await ben.click(card, "Show me again"), "update")
    assert "hidden from" not in card.text
    assert "Ben" in alt(await command(world, ann, "table"))


async def test_who_hides_or_is_banned_stands_in_no_history_but_in_their_own(world):
    ann, ben, cid = await club(world, "Ann", "Ben", "Cid")
    await hide(world, ben)
    await world.bot.store.league.ban(world.box.guild.id, cid.id, ann.id, "slow")
    for reader, names in ((ann, {"Ann"}), (ben, {"Ann", "Ben"}), (cid, {"Ann", "Cid"})):
        history = await command(world, reader, "history")
        text = history.text + str(history.selects())
        assert {name for name in ("Ann", "Ben", "Cid") if name in text} == names
        assert "someone" in text
        first = history.selects()[0]["options"][0]["value"]
        await world.answered(await reader.select(history, [first]), "update")
        assert "someone" in history.text
        assert {name for name in ("Ann", "Ben", "Cid") if name in history.text} == names
    card = await command(world, ann, "player")
    assert "Ben" not in card.text + alt(card)
    assert "Cid" not in card.text + alt(card)


async def test_records_rules_and_the_file_are_buttons_of_the_table(world):
    ann, *_ = await club(world, "Ann", "=1+1", matches=2)
    page = await command(world, ann, "table", game="classic")

    async def pressed(label, message=page):
        return (await world.answered(await ann.click(message, label), "message")).message

    records = await pressed("Records")
    assert "Longest winning streak: **Ann**, 2 in a row" in records.text
    assert records.ephemeral
    posted = await pressed("Share", records)
    assert (posted.text, posted.ephemeral, posted.labels()) == (records.text, False, [])
    assert (await pressed("League rules")).text.startswith("**League rules**")
    assert page.labels() == ["My card", "As text", "Crosstable", "Records", "League rules"]
    await world.answered(await ann.click(page, "As text"), "update")
    assert page.labels() == ["My card", "As a picture", "As CSV", "Records", "League rules"]
    file = await pressed("As CSV")
    assert file.ephemeral
    lines = file.attachments[0].data.decode("utf-8-sig").splitlines()
    assert lines[0] == "person,name,played,won,points,average_place,rating,uncertainty,rank"
    assert lines[1].startswith(f"{ann.id},Ann,2,2,2.0,1.0,")
    assert ",'=1+1," in lines[2]


async def test_why_a_match_does_not_count_is_told(world):
    ann, ben = world.box.person("Ann"), world.box.person("Ben")
    await played(world, (ann, 1), (ben, 2), end="abandoned", ago=3 * DAY)
    await played(world, (ann, 1), (ben, 2), stood_in=(2,), ago=2 * DAY)
    text = (await command(world, ann, "history", who="Ben")).text
    assert "doesn't count: ended early" in text
    assert "gone at the end, so behind everyone who stayed" in text


@pytest.mark.parametrize(
    ("name", "options", "text"),
    [
        ("player", {}, "You haven't played a league match on this server yet"),
        ("player", {"who": "Nobody"}, "no player “Nobody”"),
        ("player", {"who": "<@99>"}, "No league match on this server yet"),
        ("table", {"game": "bridge"}, "no game “bridge”"),
        ("table", {"season": "Winter"}, "no season “Winter”"),
        ("table", {"season": "#77"}, "no season"),
        ("history", {"who": "<@99>"}, "No league match on this server yet"),
        ("table", {}, "No one has finished"),
        ("history", {}, "No match in the league yet"),
    ],
)
async def test_what_is_not_there_is_told(world, name, options, text):
    assert text in (await command(world, world.box.person("Ann"), name, **options)).text
