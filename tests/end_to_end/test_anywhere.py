"""Direct messages with the bot, and servers where it is only a guest: what works there, and that nothing else does."""

import contextlib
import json
import logging
import random
import sqlite3

import pytest

from bot.daily.plans import game_of
from bot.lessons.course import lesson_of
from bot.locales import t
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, Press, encode
from bot.sandbox import payloads
from bot.sandbox.client.options import command_data
from bot.sandbox.interaction import COMMAND
from bot.sandbox.permissions import GUEST, Permission
from tests.end_to_end import openapi
from tests.end_to_end.reviewing import lend
from tests.end_to_end.test_daily import Player
from tests.end_to_end.test_forged import VERBS, WORDS, forged
from tests.end_to_end.test_lessons import PRESSED, begun, pressed, step
from tests.end_to_end.world import World, tap, words_of
from tests.luck import part_of

ANYWHERE = {"daily", "replay", "learn", "rules", "help", "mine"}
REFUSED = "That only works in a server that I'm in."
PLACES = ("message", "guest")
DAY = 86400.0


def place_of(world: World, kind: str, person):
    """The person's direct messages, or a channel of a server to which the person has brought the bot along."""
    if kind == "message":
        return world.box.world.dm(person.user)
    person.add_app()
    return next(iter(world.box.add_guild("Elsewhere", with_bot=False).channels.values()))


def rows(world: World) -> dict[str, list[tuple[object, ...]]]:
    """All that is stored."""
    with contextlib.closing(sqlite3.connect(world.store)) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(db.execute(f"SELECT * FROM {name}"), key=repr) for name in names}


async def test_who_is_offered_what(world):
    ann, ben = world.box.person("Ann"), world.box.person("Ben")
    away = place_of(world, "guest", ann)
    for person in (ann, ben):
        assert set(person.commands(world.box.world.dm(person.user))) == ANYWHERE
    assert (set(ann.commands(away)), ben.commands(away)) == (ANYWHERE, [])
    assert set(ben.commands()) > ANYWHERE


async def test_every_command_is_registered_for_where_it_works(world):
    assert {command.spec["name"] for command in world.box.world.commands.values()} > ANYWHERE
    for command in world.box.world.commands.values():
        free = command.spec["name"] in ANYWHERE
        assert command.spec["contexts"] == ([0, 1, 2] if free else [0])
        assert command.spec["integration_types"] == ([0, 1] if free else [0])


@pytest.mark.skipif(not openapi.FILE.exists(), reason="Discord's own description is not there")
async def test_what_is_registered_is_as_described(world):
    sent = [r for r in world.box.requests if r.method == "PUT" and r.template.endswith("/commands")]
    assert sent
    assert [fault for request in sent for fault in openapi.faults(request.method, request.template, request.body)] == []


async def test_who_may_not_add_it_to_an_account_is_not_offered_to(opened, monkeypatch):
    """The application's owner allows it; without, Discord is not asked for more than messages with the bot."""
    application = payloads.application
    monkeypatch.setattr(
        payloads, "application", lambda world: application(world) | {"integration_types_config": {"0": {}}}
    )
    async with opened() as world:
        ann = world.box.person("Ann")
        away = place_of(world, "guest", ann)
        assert ann.commands(away) == []
        assert set(ann.commands(world.box.world.dm(ann.user))) == ANYWHERE
        for command in world.box.world.commands.values():
            assert command.spec["integration_types"] == [0]
            assert 2 not in command.spec["contexts"]


@pytest.mark.parametrize("kind", PLACES)
async def test_a_lesson_is_played_to_its_end(world, kind):
    ann = world.box.person("Ann")
    place = place_of(world, kind, ann)
    page = await begun(world, ann, "classic", place)
    for label in PRESSED["classic"]:
        while "Next" in page.labels():
            await step(world, ann, page)
        assert page.attachments[0].description
        await world.answered(await pressed(ann, page, label), "update")
    assert "You take round 1" in page.text
    assert "In a server that I'm in, `/play` opens a table." in page.text
    assert "Play now" not in page.labels()
    await world.answered(await ann.click(page, "Start again"), "update")
    assert f"1 of {len(lesson_of('classic').steps)}" in page.text
    assert page.reader is ann.user
    await world.answered(await ann.click(page, "Leave"), "update")
    assert "`/play` in a server" in page.text
    assert page.labels() == ["Start again"]


@pytest.mark.parametrize("kind", PLACES)
async def test_what_is_selected_in_a_lesson_is_kept_and_goes_on_elsewhere_after_a_restart(world, kind):
    ann = world.box.person("Ann")
    page = await begun(world, ann, "romi40", place_of(world, kind, ann))
    for _ in range(3):
        await step(world, ann, page)
    await tap(world, ann, page, "H10", "HQ", "JK")
    lay = next(label for label in page.labels() if label.startswith("Lay "))
    await world.answered(await ann.click(page, lay), "update")
    assert "lay 10♥, Joker (J♥), Q♥" in page.text
    await world.restart()
    await world.answered(await ann.click(page, "Undo"), "update")
    assert "Plan" not in page.text
    await step(world, ann, page)
    assert "5 of 6" in page.text


async def test_a_guest_who_may_attach_nothing_tells_it_in_words(world, monkeypatch):
    monkeypatch.setattr(payloads, "GUEST", GUEST & ~Permission.ATTACH_FILES)
    ann = world.box.person("Ann")
    away = place_of(world, "guest", ann)
    page = await begun(world, ann, "classic", away)
    assert page.attachments == []
    assert t("en", "lesson-in-words") in page.text
    answer = (await world.answered(await ann.command("rules", away, game="classic"), "message")).message
    assert answer.attachments == []
    assert "Classic domino" in answer.text
    answer = (await world.my_data(ann, away)).message
    assert answer.text == t("en", "mydata-no-file")


@pytest.mark.parametrize("kind", PLACES)
async def test_pages_come_in_the_persons_language(world, kind):
    kata = world.box.person("Kata", locale="hu")
    place = place_of(world, kind, kata)
    answer = (await world.answered(await kata.command("help", place), "message")).message
    assert answer.ephemeral
    assert "Amit itt tudok" in answer.text
    assert f"client_id={world.box.world.bot.id}" in answer.text
    await world.answered(await kata.select(answer, ["classic 0"]), "update")
    assert "Klasszikus dominó" in answer.text
    assert answer.attachments
    await world.answered(await kata.click(answer, t("hu", "button-next")), "update")
    assert t("hu", "rule-CL-1") in answer.text
    answer = await world.mine(kata, channel=place)
    assert "Mit tárolok rólad" in answer.text
    page = await begun(world, kata, "moomin", place)
    assert "Lecke: Mumindominó" in page.text
    choices = (await (await kata.autocomplete("learn", "game", "", place)).done()).choices
    assert ("Klasszikus dominó", "classic") in [(choice["name"], choice["value"]) for choice in choices]


async def test_my_data_handed_out_and_deleted(world):
    """Each of two people asks in another place, where the commands of a server are refused."""
    table = await world.match("Ann", "Ben", hands="1")
    match = world.bot.tables.all()[0].state.match_id
    await table.play(random.Random(1))
    for person, kind in zip(table.people, PLACES, strict=True):
        place = place_of(world, kind, person)
        await nothing_of_a_server_is_done(world, person, place, match)
        answer = (await world.my_data(person, place)).message
        assert answer.ephemeral
        assert len(json.loads(answer.attachments[0].data)["results"]) == 1
        question = await world.delete_question(person, place)
        await world.answered(await person.click(question, "No"), "update")
        assert "Nothing was deleted" in question.text
        question = await world.delete_data(person, place)
        assert "is deleted" in question.text
        league = await world.answered(await world.box.person("Cili").command("league table"))
        assert person.name not in words_of(league.message)


@pytest.mark.parametrize("kind", PLACES)
async def test_nothing_of_a_server_is_told_and_nothing_is_stored(world, kind):
    """Neither of the server where the person plays and has settings, nor of the one where the bot is a guest."""
    ann = world.box.person("Ann")
    world.box.world.role(world.box.guild, "Moderator").permissions |= 1 << 5
    await world.bot.dispatcher.services.settings.name_figures(world.box.guild.id, {"4": "Snork"}, ann.id)
    table = await world.match("Ann", "Ben", game="moomin")
    await table.play(random.Random(1), moves=3)
    await world.settled()
    place, before = place_of(world, kind, ann), rows(world)
    pages = []
    for name, given in (("rules", {"game": "moomin"}), ("rules", {}), ("help", {}), ("learn", {"game": "moomin"})):
        answer = (await world.answered(await ann.command(name, place, **given), "message")).message
        pages.append(words_of(answer))
    assert t("en", "rules-heading", game="Classic domino", page=1, pages=2)[:12] in pages[1]
    for text in ("Snork", "Ben", "Game night", "You're playing", str(world.box.guild.id)):
        assert all(text not in page for page in pages)
    await world.settled()
    assert rows(world) == before


SERVERS = ("play", "hand", "settings", "league table", "league schedule")


async def nothing_of_a_server_is_done(world, person, place, match):
    """A server may have the application without its bot, and registrations may be older than the program."""
    await world.settled()
    before = rows(world)
    sent = await person.command("replay", place, match=match)
    assert (await world.answered(sent, "message")).message.text.startswith(REFUSED)
    for whole in SERVERS:
        name, _, subcommand = whole.partition(" ")
        command = next(command for command in world.box.world.commands.values() if command.spec["name"] == name)
        data = command_data(world.box.world, place, command, [], subcommand or None)
        made = world.box.interactions.create(COMMAND, person.user, place, data, owners={"0": str(place.guild_id or 0)})
        answer = (await world.answered(made, "message")).message
        assert answer.text.startswith(REFUSED)
        assert answer.ephemeral
    await world.settled()
    assert rows(world) == before


@pytest.mark.parametrize("kind", PLACES)
async def test_a_click_for_servers_that_comes_all_the_same_does_nothing(world, kind, caplog):
    await world.match("Ann", "Ben")
    await world.settled()
    ann, (table,) = world.box.person("Ann"), world.bot.tables.all()
    place = place_of(world, kind, ann)
    page = (await world.answered(await ann.command("help", place), "message")).message
    free = {verbs.RULES, verbs.HELP, verbs.LEARN, verbs.LESSON, verbs.DAILY, verbs.DAILY_TRY}
    free |= {verbs.DAILY_TABLE, verbs.DAILY_FAIR, verbs.MY_DATA, verbs.PROBLEMS, verbs.PROBLEM}
    await forged(
        world, ann, page, encode(Press(NO_TABLE, 0, verbs.DAILY, ("classic",)))
    )  # begins a deal, which is a row
    await forged(world, ann, page, encode(Press(NO_TABLE, 0, verbs.DAILY_FAIR, ("new",))))  # promises the day's
    before = rows(world)
    with caplog.at_level(logging.ERROR):
        for verb in VERBS:
            for words in (WORDS[1], WORDS[4], "classic")[: 3 if verb in free else part_of(3, 1)]:
                custom_id = f"by:b:{table.id}:{table.state.version}:{verb}:{words}"
                answer = await forged(world, ann, page, custom_id)
                handled = verb in world.bot.get_cog("Clicks")._handlers
                assert answer.startswith(REFUSED) is (handled and verb not in free), (custom_id, answer)
    assert [record.getMessage() for record in caplog.records] == []
    await world.settled()
    assert rows(world) == before


async def test_a_deal_of_the_day_is_played_and_reviewed(world):
    """No server is looked up: the day's game leaves out no game, and there is nowhere to share."""
    ann, rng = Player(world), random.Random(2)
    places, bot = [place_of(world, kind, ann.person) for kind in PLACES], world.bot
    await bot.dispatcher.services.settings.set_daily_games(world.box.guild.id, ["uno"], 1)
    for place in places:
        sent = await ann.person.command("replay", place)
        assert (await world.answered(sent, "message")).message.text == t("en", "daily-unplayed")
    for place in places:  # it goes on in the second
        page = await ann.daily("moomin", place)
        assert page.attachments
        assert "never the game of the day" not in page.text
        await ann.move(rng)
        await world.restart()
    ann.page = await ann.daily("moomin", place)
    while "Review" not in ann.page.labels():
        await ann.move(rng)
    assert "Share" not in ann.page.labels()
    ((number, *_),) = await world.bot.store.dailies.ended(ann.person.id, 1)
    answer = await forged(world, ann.person, ann.page, encode(Press(f"d-{number}", 0, verbs.DAILY_SHARE)))
    assert answer.startswith(REFUSED)
    lend(world)
    for place in places:
        await watched_and_checked(world, ann, place, number)
    sent = await ann.person.command("daily", place)
    day = world.bot.services.dailies.today
    await world.answered(sent, "message")
    assert await world.bot.store.dailies.find(ann.person.id, day, game_of(day)) is not None


async def watched_and_checked(world, ann, place, number):
    replay = (await world.answered(await ann.person.command("replay", place), "message")).message
    assert "Share" not in replay.labels()
    review = await world.answered(await ann.person.click(replay, "Review"), "message")
    await world.settled()
    assert "Moomin domino" in review.message.text
    fair = (await world.answered(await ann.person.click(replay, "Fair play"), "message")).message
    assert "every move was legal" in fair.text
    record = (await world.answered(await ann.person.click(replay, "Record"), "message")).message
    assert "Others may still be playing" in record.text
    await world.answered(await ann.person.click(replay, emoji="▶️"), "update")
    choices = (await (await ann.person.autocomplete("replay", "match", "", place)).done()).choices
    assert [choice["value"] for choice in choices] == [f"daily-{number}"]


async def test_ones_own_results_stand_where_there_is_no_servers_table(world):
    ann, ben = Player(world), Player(world, "Ben")
    for player, luck in ((ann, 1), (ben, 2)):
        await player.daily("moomin")
        await player.play(random.Random(luck))
    dailies, pages = world.bot.services.dailies, []
    today, promise = dailies.today, (await dailies.deal(dailies.today, game_of(dailies.today))).promise
    mine, other = [(await world.bot.store.dailies.find(player.person.id, today, "moomin")).end for player in (ann, ben)]
    beat = 100 if mine.score > other.score else 50 if mine.score == other.score else 0
    for place in (place_of(world, kind, ann.person) for kind in PLACES):
        answer = await world.answered(await ann.person.command("daily", place, table="today"), "message")
        pages.append(page := answer.message)
        assert page.reader is ann.person.user
        first, numbers, run, line, *_ = page.text.splitlines()
        assert first == f"**Deal of the day** · your results · Boneyard daily {today}"
        assert numbers == f"1 deal on 1 day · best in {int(beat >= 50)} · beat {beat}% on average"
        assert (run, line.endswith(f"beat {beat}%")) == ("In a row: 1 day, most 1", True)
        fair = (await world.answered(await ann.person.click(page, "Fair play"), "message")).message
        assert promise in fair.text
        assert "Ben" not in page.text
        await world.answered(await ann.person.select(page, ["all"]), "update")
        assert "All time" in page.text
        assert "No day has counted for you yet." in page.text
    world.clock.advance(DAY)
    for page in pages:
        await world.answered(await ann.person.select(page, ["month"]), "update")
        assert (numbers in page.text, "In a row: 1 day, most 1" in page.text) == (True, True)


async def test_a_form_that_comes_all_the_same_does_nothing(world):
    await world.lobby("Ann")
    ann = world.box.person("Ann")
    form, before = await world.cut_form(ann), rows(world)
    form.interaction.channel = world.box.world.dm(ann.user)
    answer = (await world.answered(await ann.submit(form, {"text": "seven"}), "message")).message
    assert answer.text.startswith(REFUSED)
    assert rows(world) == before


async def test_a_guest_says_no_more_than_five_times_after_its_answer(world, monkeypatch):
    """Discord takes no sixth: the last message says what is left to say."""

    async def talk(ctx, game):
        for number in range(8):
            await ctx.say(f"line {number}")

    monkeypatch.setattr("bot.app.commands.info._show_rules", talk)
    ann = world.box.person("Ann")
    away = place_of(world, "guest", ann)
    made = await ann.command("rules", away)
    await world.answered(made, "message")
    await world.settled()
    assert [m.text for m in ann.messages(away)] == [*(f"line {number}" for number in range(5)), "line 7"]
    assert [r for r in world.box.requests if r.status == 400] == []
    made = await ann.command("rules")
    await world.answered(made, "message")
    await world.settled()
    assert [m.text for m in ann.messages()] == [f"line {number}" for number in range(8)]


async def test_messages_between_people_are_such_a_place_too(world, monkeypatch):
    """The sandbox has none: Discord calls them context 2, in a channel of their own."""
    original = payloads.of_interaction

    def between(interaction, what):
        payload = original(interaction, what) | {"context": 2}
        return payload | {"channel": payload["channel"] | {"type": 3, "name": None, "icon": None, "owner_id": "1"}}

    monkeypatch.setattr(payloads, "of_interaction", between)
    ann = world.box.person("Ann")
    dm = place_of(world, "message", ann)
    page = await begun(world, ann, "classic", dm)
    await step(world, ann, page)
    assert page.text.startswith("**Lesson: Classic domino** · 2 of")


@pytest.mark.parametrize("shards", [1, 3])
async def test_whichever_session_hears_it_answers(opened, shards):
    async with opened(shards=shards) as world:
        ann = world.box.person("Ann")
        ann.add_app()
        places = [world.box.world.dm(ann.user)]
        places += [place_of(world, "guest", ann) for _ in range(4)]
        for place in places:
            await begun(world, ann, "classic", place)
            answer = await world.answered(await ann.command("daily", place, game="uno"), "message")
            assert answer.message.ephemeral
