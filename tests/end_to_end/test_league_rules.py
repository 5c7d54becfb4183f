"""League rules: said by a moderator, shown in lobbies, and only matches that meet them count."""

import random

from bot.play.clicks import newcomers
from bot.tables.terms import FREE, Terms
from tests.end_to_end.test_fixtures import make
from tests.end_to_end.test_league import command
from tests.end_to_end.test_seasons import moderator, season
from tests.end_to_end.world import words_of


async def rules(world, person, **given):
    return (await world.answered(await person.command("manage rules", **given), "message")).message.text


async def test_a_lobby_begins_by_them_and_says_which_it_meets(world):
    boss = moderator(world)
    assert "anything goes" in await rules(world, boss)
    text = await rules(world, boss, game="classic", length="quick", clock="30s", help="off")
    assert "Saved" in text
    assert "The league: **Game: Classic domino · Length: Quick match · Turn timer: 30 seconds" in text
    finn = world.box.person("Finn")
    schedule = (await world.answered(await finn.command("league schedule"), "message")).message
    answer = (await world.answered(await finn.click(schedule, "League rules"), "message")).message
    assert answer.ephemeral
    assert "30 seconds" in answer.text
    people = await world.lobby("Ann", "Ben")
    assert "✓ Length: Quick match · ✓ Turn timer: 30 seconds · ✓ no help from the computer" in world.board().text
    assert "won't count" not in world.board().text
    page = await world.options(people[0])
    await world.choose(people[0], page, " hands ", "1")
    await world.wait_for_text("✗ Length: Quick match")
    assert "the match won't count" in world.board().text
    table = await world.begin(people)
    await table.play(random.Random(1))
    await world.wait_for_text("Doesn't count in the league: not played by the league rules.")
    assert "No one has finished" in (await command(world, boss, "table")).text
    history = await command(world, boss, "history")
    assert "not played by the league rules" in history.text
    audit = (await world.answered(await boss.command("manage audit"), "message")).message.text
    assert "rules of the league → Game: Classic domino · Length: Quick match" in audit


async def test_a_match_by_them_counts_and_the_next_one_too(world):
    boss = moderator(world)
    await rules(world, boss, game="classic", options="hands=1")
    table = await world.match("Ann", "Ben")
    await table.play(random.Random(1))
    assert "1 played" in words_of(await command(world, boss, "table"))
    assert "Doesn't count" not in " ".join(m.text for m in world.box.messages())


async def test_a_season_and_a_fixture_have_their_own(world):
    boss = moderator(world)
    ann, ben = world.box.person("Ann"), world.box.person("Ben")
    assert "No season is running" in await rules(world, boss, where="season", clock="2m")
    await season(world, boss, "start", name="Spring")
    await rules(world, boss, clock="30s", length="printed")
    await rules(world, boss, where="season", clock="24h")
    await make(world, boss, ann, ben)
    text = await rules(world, boss, fixture=1, options="hands=3", length="any")
    assert "This season: **Turn timer: 24 hours**" in text
    assert "Fixture 1: **Option" not in text
    league, guild = world.bot.store.league, world.box.guild.id
    held = (await league.terms(guild, 1)).held
    assert held == Terms("classic", "any", "24h", options={"hands": 3})
    assert (await league.terms(guild)).held == Terms("", "printed", "24h")
    await world.answered(await ann.command("play", fixture=1))
    await world.wait_for_text("✓ Turn timer: 24 hours")
    await rules(world, boss, reset=True)
    await rules(world, boss, where="season", reset=True)
    await rules(world, boss, fixture=1, reset=True)
    assert (await league.terms(guild, 1)).held == FREE


async def test_rules_that_cannot_be_are_refused(world):
    boss = moderator(world)
    assert "no such length" in await rules(world, boss, game="classic", length="long")
    assert "which game these options" in await rules(world, boss, options="hands=1")
    assert "no such option" in await rules(world, boss, game="classic", options="hands")
    assert "no such option" in await rules(world, boss, game="classic", options="jokers=1")
    assert "There's no fixture 9" in await rules(world, boss, fixture=9, clock="2m")
    assert (await world.bot.store.league.terms(world.box.guild.id)).held == FREE


async def test_where_a_match_counts_help_is_for_learners_whatever_the_rules_say(world, monkeypatch):
    await rules(world, moderator(world), help="off")
    table = await world.match("Ann", "Ben", game="romi40")
    assert "Undo" in (await helped(table)).labels()
    monkeypatch.setattr(newcomers, "_ENOUGH", 0)  # as if all had played enough
    other = await world.match("Cid", "Dan", game="romi40", channel=world.box.talk)
    assert not any("Help me" in panel.labels() for panel in other.panels.values())
    assert "“Help me” is off here." in (await helped(other)).text


async def test_a_host_allows_hints_in_a_league_match_before_it_begins(world):
    people = await world.lobby("Ann", "Ben", game="romi40")
    page = await world.options(people[0])
    await world.answered(await people[0].click(page, "More options"), "update")
    await world.answered(await people[0].click(page, "Turn help on"), "update")
    table = await world.begin(people)
    assert world.bot.tables.all()[0].state.settings.league
    assert "Help me" in table.panels[table.mover()].labels()
    menu = (await world.answered(await people[0].click(table.board, "Menu"), "message")).message
    await world.answered(await people[0].click(menu, "Settings"), "update")
    assert not {"Turn help on", "Turn help off"} & set(menu.labels())


async def helped(table):
    """Let the player at turn draw, then ask for help, with a button or without; return the hand."""
    person = table.mover()
    panel = table.panels[person]
    if "Draw" in panel.labels():
        await table.press(person, "Draw")
    button = next(button for button in panel.buttons() if button["custom_id"].split(":")[4] == "select")
    button["custom_id"] = ":".join([*button["custom_id"].split(":")[:4], "hint", ""])
    await table.world.answered(await person.click(panel, custom_id=button["custom_id"]), "update")
    return panel


async def test_another_game_of_the_lobby_begins_by_them_too(world):
    """The usual settings of the server give way where the league says something."""
    boss = moderator(world)
    store, guild = world.bot.store, world.box.guild.id
    for key, value in (("classic.hands", "5"), ("classic.scoring", "race-121")):
        await store.set_setting(guild, None, key, value, boss.id)
    await rules(world, boss, length="quick")
    (ann,) = await world.lobby("Ann", game="uno")
    await world.choose_game(ann, "classic")
    await world.wait_for_text("✓ Length: Quick match")
    (table,) = world.bot.tables.all()
    assert (table.state.options["hands"], table.state.options["scoring"]) == (3, "race-121")
