"""Every slash command, what it answers, and to whom it is offered."""

import random
from urllib.parse import parse_qs, urlsplit

import pytest

from bot.locales import t
from bot.sandbox.permissions import Permission
from tests.box import ClientRefusedError
from tests.end_to_end.world import words_of

ALL = {
    "play", "daily", "hand", "mine", "learn", "table", "rules", "help", "replay", "league", "settings", "manage",
    "night",
}  # fmt: skip


async def test_the_commands_that_exist_and_to_whom_they_are_offered(world):
    owner = world.box.person("Boss")
    role = world.box.world.role(world.box.guild, "Moderator")
    assert set(world.box.person("Finn").commands()) == ALL - {"settings", "manage"}
    role.permissions |= 1 << 5  # Manage Guild
    world.box.guild.members[owner.id].roles.append(role.id)
    assert set(owner.commands()) == ALL


async def test_what_players_use_first_is_registered_first(world):
    specs = [command.spec for command in world.box.world.commands.values()]
    names = [spec["name"] for spec in specs if spec.get("type", 1) == 1]
    assert names[:6] == ["play", "daily", "hand", "mine", "learn", "table"]


async def test_the_invitation_asks_for_what_is_needed_and_no_more(world):
    query = parse_qs(urlsplit(world.bot.invite).query)
    assert query["client_id"] == [str(world.box.world.bot.id)]
    assert set(query["scope"][0].split()) == {"bot", "applications.commands"}
    P = Permission  # noqa: N806 - short for the line below
    needed = P.VIEW_CHANNEL | P.SEND_MESSAGES | P.SEND_MESSAGES_IN_THREADS | P.ATTACH_FILES | P.READ_MESSAGE_HISTORY
    assert int(query["permissions"][0]) == needed
    for role in world.box.guild.roles.values():
        role.permissions = int(needed | P.USE_APPLICATION_COMMANDS)
    table = await world.match("Ann", "Ben")
    world.clock.advance(61)
    await table.play(random.Random(1), moves=4)
    await world.settled()
    assert not [r for r in world.box.requests if r.status == 403]


async def test_a_second_play_says_where_the_table_is(world):
    await world.lobby("Ann")
    await world.settled()
    ben = world.box.person("Ben")
    message = (await world.answered(await ben.command("play"), "message")).message
    assert str(world.board().id) in message.text
    assert len(world.bot.tables.all()) == 1
    await world.answered(await ben.click(message, "Join"), "update")
    await world.seated(2)
    assert (await world.answered(await ben.command("play"), "message")).message.labels() == []


async def test_a_play_during_a_match_shows_players_their_hand_and_others_the_menu(world):
    table = await world.match("Ann", "Ben", computers=1)
    hand = (await world.answered(await table.people[0].command("play"), "message")).message
    assert hand.attachments
    assert str(table.board.id) in hand.text
    menu = (await world.answered(await world.box.person("Cili").command("play"), "message")).message
    assert "not in this match" in menu.text
    assert any("replace" in select["custom_id"] for select in menu.selects())


async def test_two_plays_at_once_open_one_table(world):
    ann, ben = world.box.person("Ann"), world.box.person("Ben")
    both = [await ann.command("play"), await ben.command("play")]
    answers = [await world.answered(interaction) for interaction in both]
    assert sorted("already" in answer.message.text for answer in answers) == [False, True]
    assert len(world.bot.tables.all()) == 1


@pytest.mark.parametrize("name", ["hand", "table"])
async def test_without_a_table_commands_say_how_to_open_one(world, name):
    answer = await world.answered(await world.box.person("Ann").command(name), "message")
    assert answer.message.ephemeral
    assert "/play" in answer.message.text


async def test_rules_by_page_and_game(world):
    ann = world.box.person("Ann")
    choices = await (await ann.autocomplete("rules", "game", "cla")).done()
    assert ("Classic domino", "classic") in [(c["name"], c["value"]) for c in choices.choices]
    page = (await world.answered(await ann.command("rules", game="classic"), "message")).message
    assert "Classic domino" in page.text
    assert page.ephemeral
    await world.answered(await ann.click(page, "Next"), "update")
    assert t("en", "rule-CL-1") in page.text
    wrong = await world.answered(await ann.command("rules", game="bridge"), "message")
    assert "bridge" in wrong.message.text


async def test_the_page_of_help_is_private(world):
    answer = await world.answered(await world.box.person("Ben").command("help"), "message")
    assert answer.message.ephemeral
    assert len(answer.message.text) > 200


async def test_help_tells_of_what_one_sits_in_and_of_what_is_open(world):
    """A person who sits nowhere isn't told that they play what others play."""
    ann, ben = world.box.person("Ann"), world.box.person("Ben")

    async def help_page(person):
        return (await world.answered(await person.command("help"), "message")).message

    assert "No table is open here" in (await help_page(ben)).text
    await world.answered(await ann.command("play", game="joker-mania"), "message")
    await world.settled()
    page = await help_page(ben)
    assert "A table of **Joker-mánia 51** is open here." in page.text
    await world.answered(await ben.click(page, "Join"), "update")
    page = await help_page(ann)
    assert "You're in: **Joker-mánia 51**" in page.text
    await world.answered(await ann.click(page, "Start"), "update")
    finn = world.box.person("Finn")
    assert "Others are playing **Joker-mánia 51** here." in (await help_page(finn)).text
    assert "**Joker-mánia 51**: <#" in (await help_page(ben)).text
    topics = await help_page(finn)
    await world.answered(await finn.select(topics, ["league"]), "update")
    assert "/league table" in topics.text
    await world.answered(await finn.click(topics, "Back"), "update")
    assert "How to play" in topics.text


async def test_the_shuffle_is_proved_to_everybody(world):
    table = await world.match("Ann", "Ben", hands="1")
    promised = world.bot.tables.all()[0].commitment
    finn = world.box.person("Finn")
    page = await world.fair_play(finn)
    assert "Round 1 is still on" in page.text
    assert promised in page.text
    assert "✅" not in page.text
    await table.play(random.Random(1))
    await world.settled()
    assert "✅" in page.text  # it follows the table
    await world.answered(await finn.click(page, "Seeds"), "update")
    for text in ("✅", promised, world.bot.tables.all()[0].state.match.rounds[0].seed):
        assert text in page.text
    replay = (await world.answered(await finn.command("replay"), "message")).message
    proof = (await world.answered(await finn.click(replay, "Fair play"), "message")).message
    assert "✅" in proof.text
    assert promised in proof.text
    assert proof.labels() == ["Record"]


async def test_the_league_is_public_and_turns_its_pages(world):
    table = await world.match("Ann", "Ben", hands="1")
    await table.play(random.Random(1))
    page = (await world.answered(await table.people[0].command("league table", game="classic"), "message")).message
    assert not page.ephemeral
    assert page.attachments[0].description
    await world.answered(await table.people[1].select(page, ["*"], custom_id=page.selects()[0]["custom_id"]), "update")
    assert "all games" in page.text


async def boss(world):
    role = world.box.world.role(world.box.guild, "Moderator")
    role.permissions |= 1 << 5
    return world.box.person("Ann")


async def settings(world, person, where="server", channel=None):
    """The settings of a place, as somebody sees them who may change them."""
    return (await world.answered(await person.command("settings", channel, where=where), "message")).message


async def set_option(world, person, key, value, where="server", channel=None):
    """Set an option with which tables of a game begin: the game is chosen first."""
    page = await settings(world, person, where, channel)
    await world.answered(await person.click(page, "Game options"), "update")
    games = page.selects()[0]["custom_id"]
    await world.answered(await person.select(page, [key.partition(".")[0]], custom_id=games), "update")
    while (menu := next((m for m in page.selects() if f" {key}" in m["custom_id"]), None)) is None:
        await world.answered(await person.click(page, "Next"), "update")
    await world.answered(await person.select(page, [value], custom_id=menu["custom_id"]), "update")
    return page


async def test_settings_of_server_and_channel(world):
    ann = await boss(world)
    page = await settings(world, ann)
    clock = next(m for m in page.selects() if "clock" in m["custom_id"])
    await world.answered(await ann.select(page, ["24h"], custom_id=clock["custom_id"]), "update")
    assert "Saved" in page.text
    assert "Turn timer: **24 hours**" in page.text
    await world.answered(await ann.click(page, "This channel"), "update")
    assert "Turn timer: **24 hours** (same as the server)" in page.text
    await world.answered(await ann.click(page, "League"), "update")
    await world.answered(await ann.click(page, "League: on"), "update")
    assert "League: off" in page.labels()
    await world.answered(await ann.click(page, "Back"), "update")
    await world.lobby("Ann")
    options = await world.options(ann)
    assert "24 hours" in options.text
    assert "league: **no**" in options.text
    (ben,) = await world.lobby("Ben", channel=world.box.talk)
    assert "league: **yes**" in (await world.options(ben, world.box.talk)).text
    await world.answered(await ann.click(page, "Same as the server"), "update")
    assert "New tables count in the league: **yes**" in page.text
    assert "Same as the server" not in page.labels()
    await world.answered(await ann.click(page, "The whole server"), "update")
    assert "Settings of this server" in page.text


async def test_options_of_new_tables_for_the_server_and_for_a_channel(world):
    ann = await boss(world)
    await set_option(world, ann, "classic.scoring", "race-121")
    page = await set_option(world, ann, "classic.scoring", "minus-200", "channel")
    assert "Scoring: lowest score, to 200 · set here" in page.text
    assert "Settings of this channel" in page.text
    await world.lobby("Ann", channel=world.box.talk)
    assert "Scoring: **race to 121**" in (await world.options(ann, world.box.talk)).text
    await world.lobby("Ann")
    options = await world.options(ann)
    assert "Scoring: **lowest score, to 200**" in options.text
    await set_option(world, ann, "classic.scoring", "-", "channel")
    rules = await world.answered(await ann.command("rules", world.box.thread, game="classic"))
    assert "Scoring: **race to 121**" in rules.message.text
    await world.answered(await ann.click(options, "Close the table"))
    await world.box.until(lambda: len(world.bot.tables.all()) == 1)
    await world.lobby("Ann")
    assert "Scoring: **race to 121**" in (await world.options(ann)).text


async def test_a_thread_has_the_settings_of_its_channel_until_it_has_its_own(world):
    ann = await boss(world)
    place = world.box.add_thread("corner")
    assert place.parent_id == world.box.table.id
    for where, value in (("server", "minus-200"), ("channel", "race-121")):
        await set_option(world, ann, "classic.scoring", value, where)
    rules = await world.answered(await ann.command("rules", place, game="classic"))
    assert "Scoring: **race to 121**" in rules.message.text
    await set_option(world, ann, "classic.scoring", "minus-100", "channel", place)
    rules = await world.answered(await ann.command("rules", place, game="classic"))
    assert "Scoring: **lowest score, to 100**" in rules.message.text


async def test_another_game_in_the_lobby_begins_with_its_usual_options(world):
    ann = await boss(world)
    await set_option(world, ann, "uno.target", "200")
    await set_option(world, ann, "uno.opening", "plain")
    await world.lobby("Ann")
    await world.choose_game(ann, "uno")
    page = await world.options(ann)
    assert "Exchange before opening: **no**" in page.text
    assert "Play to: **200 points**" in page.text
    await world.board_when(lambda m: "UNO Dominos" in m.text)


@pytest.mark.parametrize(("key", "value"), [("nonsense", "x"), ("uno.nonsense", "-"), ("clock", "now")])
async def test_a_setting_that_does_not_exist_is_explained(world, key, value):
    ann = await boss(world)
    page = await settings(world, ann)
    menu = next(m for m in page.selects() if "clock" in m["custom_id"])
    menu["custom_id"] = forged = f"by:s:server:0:setting:home {key}"
    menu["options"] = [{**menu["options"][0], "value": value}]
    answer = await world.answered(await ann.select(page, [value], custom_id=forged), "message")
    assert "That setting is gone" in answer.message.text
    assert await world.bot.store.settings(world.box.guild.id) == {}


async def test_how_new_tables_mention_players_and_make_forced_moves(world):
    ann = await boss(world)
    page = await settings(world, ann)
    menu = next(m for m in page.selects() if "mentions" in m["custom_id"])
    await world.answered(await ann.select(page, ["off"], custom_id=menu["custom_id"]), "update")
    assert "Ping on your turn: **never**" in page.text
    await world.answered(await ann.click(page, "During a match"), "update")
    await world.answered(await ann.click(page, "Auto draw/pass: on"), "update")
    assert "Auto draw/pass: off" in page.labels()
    table = await world.match("Ann", "Ben")
    await table.play(random.Random(1), moves=3)
    world.clock.advance(60)
    await world.settled()
    assert [m for p in table.people for m in p.pings()] == []
    state = world.bot.tables.all()[0].state
    assert (state.settings.mentions, state.settings.forced) == ("off", False)


async def test_new_tables_that_do_not_count_may_begin_without_help(world):
    ann = await boss(world)
    page = await settings(world, ann)
    assert "Help me: **on**" in page.text
    await world.answered(await ann.click(page, "League"), "update")
    await world.answered(await ann.click(page, "League: on"), "update")
    await world.answered(await ann.click(page, "Back"), "update")
    await world.answered(await ann.click(page, "During a match"), "update")
    await world.answered(await ann.click(page, "Help me: on"), "update")
    assert "Help me: off" in page.labels()
    await world.match("Ann", "Ben")
    (snapshot,) = world.bot.tables.all()
    assert not snapshot.state.hints(0)


async def set_computers(world, person, kind, where="server", channel=None):
    """Set how well computers play at new tables."""
    page = await settings(world, person, where, channel)
    await world.answered(await person.click(page, "During a match"), "update")
    (menu,) = page.selects()
    await world.answered(await person.select(page, [kind], custom_id=menu["custom_id"]), "update")
    return page


async def test_how_well_computers_play_at_new_tables(world):
    """Set for the server and for a channel, kept over a restart; a table that is open already keeps what it has."""
    ann = await boss(world)
    (ben,) = await world.lobby("Ben", channel=world.box.talk)
    page = await set_computers(world, ann, "strong")
    assert "Saved for the whole server: Computer players." in page.text
    assert "Computer players: **strong**" in page.text
    page = await set_computers(world, ann, "random", "channel", world.box.thread)
    assert "Computer players: **easy**" in page.text
    await world.restart()
    await world.lobby("Ann")
    await world.lobby("Finn", channel=world.box.thread)
    kinds = {table.state.channel: table.state.settings.computers for table in world.bot.tables.all()}
    places = (world.box.table, world.box.talk, world.box.thread)
    assert [kinds[place.id] for place in places] == ["strong", "greedy", "random"]
    board = await world.seated(1)
    await world.answered(await ann.click(board, "+ Computer"))
    assert ", strong computer" in words_of(await world.seated(2))
    assert "Computer players: **strong**" in (await world.options(ann)).text
    await world.answered(await ben.command("play", world.box.talk))
    audit = await world.answered(await ann.command("manage audit"), "message")
    assert "computer players" in words_of(audit.message).lower()


async def test_a_table_keeps_its_computers_whatever_is_set_or_chosen_later(world):
    ann = await boss(world)
    await set_computers(world, ann, "strong")
    await world.lobby("Ann")
    await world.choose_game(ann, "uno")
    await world.board_when(lambda m: "UNO Dominos" in m.text)
    assert world.bot.tables.all()[0].state.settings.computers == "strong"
    await set_computers(world, ann, "greedy")
    assert world.bot.tables.all()[0].state.settings.computers == "strong"


async def test_who_may_not_manage_the_server_changes_no_setting(world):
    ann, finn = await boss(world), world.box.person("Finn")
    page = (await world.answered(await ann.command("settings"), "message")).message
    page.reader = finn.user  # as if he had got hold of its buttons
    clock = next(m for m in page.selects() if "clock" in m["custom_id"])
    answer = await world.answered(await finn.select(page, ["off"], custom_id=clock["custom_id"]), "message")
    assert "no longer answers you. Use `/settings` again" in answer.message.text
    assert await world.bot.store.settings(world.box.guild.id) == {}
    with pytest.raises(ClientRefusedError):
        await finn.command("settings")


async def test_commands_without_a_table_here_say_where_one_is(world):
    ann = world.box.person("Ann")
    answer = await world.answered(await ann.command("hand"))
    assert "There's no table here" in answer.message.text
    await world.match("Ann", "Ben")
    answer = await world.answered(await ann.command("hand", world.box.talk))
    assert f"You're playing in <#{world.box.table.id}>" in answer.message.text
