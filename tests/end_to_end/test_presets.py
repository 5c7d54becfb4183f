"""House rules with a name: a lobby is saved as a preset, and others begin like it."""

from functools import partial

from msgspec.structs import replace

from bot.play.presets import Preset, with_preset, without_preset
from bot.tables.terms import ANY
from tests.end_to_end.nights import begin, come, open_tables, paged
from tests.end_to_end.test_commands import boss, settings
from tests.end_to_end.test_fixtures import make
from tests.end_to_end.test_league_rules import rules
from tests.end_to_end.test_managers import trusted

RACE = Preset("Race", "romi40", {"deals": "5"}, {"clock": "30s", "league": "yes", "hints": "yes"})
MANAGE_MESSAGES = 1 << 13


async def saved(world, person, name, channel=None):
    """Save a lobby under a name; answers what the person reads."""
    page = await world.options(person, channel)
    await world.answered(await person.click(page, "More options"), "update")
    answer = await (await person.click(page, "Save as preset")).done()
    return (await world.answered(await person.submit(answer.modal, {"Name": name}), "message")).message.text


async def presets(world, person):
    """The page of presets."""
    page = await settings(world, person)
    await world.answered(await person.click(page, "Game options"), "update")
    await world.answered(await person.click(page, "Presets"), "update")
    return page


async def test_a_lobby_is_saved_and_others_begin_like_it(world):
    ann = await boss(world)
    assert "No presets yet" in (await presets(world, ann)).text
    await world.lobby("Ann", scoring="minus-200")
    assert "**Friday _classic_**" in (await saved(world, ann, "Friday _classic_")).replace("\\", "")
    assert "There is a preset" in await saved(world, ann, "FRIDAY _classic_")
    (choice, *_) = (await (await ann.autocomplete("play", "game", "friday", world.box.talk)).done()).choices
    assert choice["name"] == "Friday _classic_"
    await world.restart()
    await world.lobby("Ben", channel=world.box.talk, game=choice["value"])
    options = await world.options(world.box.person("Ben"), world.box.talk)
    assert "Scoring: **lowest score, to 200**" in options.text
    await world.choose_game(ann, "uno")
    await world.board_when(lambda board: "UNO Dominos" in board.text)
    await world.choose_game(ann, choice["value"])
    await world.board_when(lambda board: "Classic domino" in board.text)
    assert "Scoring: **lowest score, to 200**" in (await world.options(ann)).text


async def test_managers_rename_and_delete_presets_and_an_old_word_is_told(world):
    ann = await boss(world)
    await world.lobby("Ann", game="uno")
    await saved(world, ann, "Old name")
    word = (await world.bot.settings.presets(world.box.guild.id))[0].word
    page = await presets(world, ann)
    await world.answered(await ann.select(page, "Old name"), "update")
    assert "**Old name** · UNO Dominos" in page.text
    form = (await (await ann.click(page, "Rename")).done()).modal
    await world.answered(await ann.submit(form, {"Name": "New name"}), "update")
    assert "**New name** · UNO Dominos" in page.text
    answer = await world.answered(await ann.command("play", world.box.talk, game=word))
    assert "no longer there" in answer.message.text
    await world.answered(await ann.click(page, "Delete"), "update")
    assert "**Delete “New name”?**" in page.text
    await world.answered(await ann.click(page, "No"), "update")
    assert "**New name** · UNO Dominos" in page.text
    await world.answered(await ann.click(page, "Delete"), "update")
    await world.answered(await ann.click(page, "Delete"), "update")
    assert "No presets yet" in page.text
    audit = (await world.answered(await ann.command("manage audit"), "message")).message.text
    done = ("preset deleted: “New name”", "preset renamed: “Old name” → “New name”", "preset saved: “Old name”")
    assert [line.partition(": ")[2] for line in audit.splitlines()[1:4]] == [*done]


async def test_just_who_may_use_settings_saves_presets(world):
    dan, finn = trusted(world, "Dan", "settings"), world.box.person("Finn")
    role = world.box.add_role(world.box.guild, "Tidy", permissions=MANAGE_MESSAGES)
    world.box.guild.members[finn.id].roles.append(role.id)
    await world.lobby("Finn")

    async def options_of(person):
        """Open the lobby's options as a person sees them; return whether “Save as preset” is there, and the page."""
        page = await world.options(person)
        if person is finn:
            await world.answered(await person.click(page, "More options"), "update")
        return "Save as preset" in page.labels(), page

    async def refused(person, page):
        return (await world.answered(await person.click(page, "Save as preset"), "message")).message.text

    assert [(await options_of(person))[0] for person in (dan, finn)] == [False, False]
    await settings(world, dan)
    there, page = await options_of(dan)
    assert there
    form = (await (await dan.click(page, "Save as preset")).done()).modal
    answer = await world.answered(await dan.submit(form, {"Name": "Dan's"}), "message")
    assert "Saved as **Dan's**" in answer.message.text
    page.reader = finn.user  # as if Finn had got hold of it
    assert "Only people who may use `/settings`" in await refused(finn, page)
    page.reader = dan.user
    world.clock.advance(901)
    assert "use it first, then save again" in await refused(dan, page)
    assert not (await options_of(dan))[0]
    assert (await options_of(await boss(world)))[0]


async def change(world, edit, **given):
    await world.bot.settings.change_presets(world.box.guild.id, partial(edit, **given), 1)


async def test_help_in_league_matches_is_as_a_preset_says(world):
    await change(world, with_preset, new=RACE)
    await world.lobby("Ann", game="Race")
    assert "Help me: on" in world.board().text
    settings = world.bot.tables.all()[0].state.settings
    assert (settings.clock, settings.league, settings.league_hints) == ("30s", True, True)


async def test_a_night_plays_as_its_preset_says(world):
    """Its timer, its help and whether it counts; to delete the preset changes nothing there."""
    host = await boss(world)
    for name, counts in (("Race", "yes"), ("Free", "no")):
        await change(world, with_preset, new=replace(RACE, name=name, settings={**RACE.settings, "league": counts}))
    await world.answered(await host.command("night", world.box.talk, game="Free"))
    nights, guild = world.bot.services.nights, world.box.guild.id
    assert not nights.in_channel(guild, world.box.talk.id).plan.rated
    await world.answered(await host.command("night", game=RACE.word))
    await change(world, without_preset, key=RACE.key)
    await world.restart()
    await paged(world, "In: 0")
    await come(world, ["Ben", "Cleo", "Dan"])
    await paged(world, "In: 3")
    await begin(world, host)
    await world.box.until(lambda: open_tables(world))
    (table,) = open_tables(world)
    settings, options = table.state.settings, table.state.options
    assert (table.state.game, options["deals"]) == ("romi40", 5)
    assert (settings.clock, settings.league, settings.league_hints) == ("30s", True, True)


async def test_league_rules_name_a_preset_and_keep_what_it_says(world):
    ann = await boss(world)
    await change(world, with_preset, new=RACE)
    (choice, *_) = (await (await ann.autocomplete("manage rules", "game", "rac")).done()).choices
    assert (choice["name"], choice["value"]) == ("Race", RACE.word)
    text = await rules(world, ann, game=RACE.word, clock="2m")
    assert "**Game: Römi 40 · Rounds: five · Turn timer: 2 minutes**" in text
    text = await rules(world, ann, game="race", length="quick", options="direction=right", clock="2m")
    assert "Length: Quick match · Direction of play: to the right · Turn timer: 2 minutes" in text
    await rules(world, ann, game=RACE.word, options="direction=right", clock="2m")
    await change(world, without_preset, key=RACE.key)
    assert "no longer there" in await rules(world, ann, game=RACE.word)
    held = (await world.bot.store.league.terms(world.box.guild.id)).held
    await change(world, with_preset, new=replace(RACE, name="Any"))
    assert "The league: **Turn timer: 2 minutes**" in await rules(world, ann, game="any")
    await rules(world, ann, game="uno", where="league", reset=True)
    await rules(world, ann, game=replace(RACE, name="Any").word, options="direction=right", clock="2m")
    options = {"deals": 5, "direction": "right"}
    assert (held.game, held.clock, held.help, held.options) == ("romi40", "2m", ANY, options)


async def test_fixtures_are_played_by_the_preset_that_made_them(world):
    ann, ben = await boss(world), world.box.person("Ben")
    await change(world, with_preset, new=RACE)
    made = await make(world, ann, ann, ben, game=RACE.word)
    assert "Turn timer: 30 seconds" in made.text
    assert "1 fixture " in made.text
    cleo, dan = world.box.person("Cleo"), world.box.person("Dan")
    teams = {"team1": f"A: <@{ann.id}> <@{cleo.id}>", "team2": f"B: <@{ben.id}> <@{dan.id}>"}
    answer = await world.answered(await ann.command("manage schedule teams", game="Race", duplicate=True, **teams))
    assert "Turn timer: 30 seconds" in answer.message.text
    await change(world, without_preset, key=RACE.key)
    assert "another game than this preset" in await other_game(world, ann)
    league = world.bot.store.league
    for fixture in (1, 2, 5):
        held = (await league.terms(world.box.guild.id, fixture)).held
        assert (held.game, held.clock, held.options) == ("romi40", "30s", {"deals": 5})
    await world.answered(await ann.command("play", fixture=2))
    state = world.bot.tables.all()[0].state
    assert (state.options["deals"], state.settings.clock, state.broken) == (5, "30s", ())


async def other_game(world, ann):
    await change(world, with_preset, new=replace(RACE, game="uno", options={}))
    return await rules(world, ann, fixture=1, game="Race")
