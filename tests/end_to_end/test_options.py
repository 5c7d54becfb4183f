"""What stands behind a lobby's gear, its options: menus that are old, forged, or pressed by two hosts at once."""

import asyncio

from tests.end_to_end.world import seats_of


def menu_of(page, part):
    return next(menu for menu in page.selects() if part in menu["custom_id"])


async def test_a_menu_of_another_game_shows_the_options_of_the_present_one(world):
    """Moomin and Christmas domino both have `rounds`."""
    (ann,) = await world.lobby("Ann", game="moomin")
    old = await world.options(ann)
    await world.answered(await ann.click(old, "More options"), "update")
    await world.let_go(ann)
    await world.choose_game(ann, "christmas")
    await world.answered(await ann.select(old, ["5"], custom_id=menu_of(old, ":option:")["custom_id"]), "update")
    assert "nothing happened" in old.text
    assert "Christmas domino" in old.text
    assert {option["value"] for option in menu_of(old, " deck ")["options"]} == {"halves", "cards"}
    assert world.bot.tables.all()[0].state.options["rounds"] == 0


async def test_an_option_that_the_game_has_not_shows_those_that_it_has(world):
    (ann,) = await world.lobby("Ann", game="classic")
    page = await world.options(ann)
    await world.answered(await ann.click(page, "More options"), "update")
    menu = menu_of(page, " scoring ")
    menu["custom_id"] = forged = menu["custom_id"].replace("scoring", "jokers")
    await world.answered(await ann.select(page, ["race-121"], custom_id=forged), "update")
    assert "nothing happened" in page.text
    assert "There's no option" not in page.text
    menu = menu_of(page, " scoring ")
    menu["custom_id"] = older = menu["custom_id"].replace("option:1 classic", "option:1")
    answer = await world.answered(await ann.select(page, ["race-121"], custom_id=older), "message")
    assert "too old for me" in answer.message.text


async def test_old_options_of_a_match_that_has_begun_show_the_table(world):
    ann, _ = await world.lobby("Ann", "Ben")
    page = await world.options(ann)
    await world.let_go(ann)
    await world.answered(await ann.click(world.board(), "Start"))
    await world.board_when(lambda m: "My hand" in m.labels())
    await world.answered(
        await ann.select(page, ["printed"], custom_id=menu_of(page, ":length:")["custom_id"]), "update"
    )
    assert "nothing happened" in page.text
    assert "Pause" in page.labels()


async def test_mentions_and_forced_moves_are_set_before_the_match(world):
    ann, ben = await world.lobby("Ann", "Ben")
    page = await world.options(ann)
    await world.answered(await ann.click(page, "More options"), "update")
    await world.answered(await ann.click(page, "Next"), "update")
    await world.answered(await ann.select(page, ["off"], custom_id=menu_of(page, ":mentions:")["custom_id"]), "update")
    assert "Ping on your turn: **never**" in page.text
    await world.answered(await ann.select(page, ["no"], custom_id=menu_of(page, ":by-itself:")["custom_id"]), "update")
    assert "Draw and pass for you when there's no choice: **off**" in page.text
    assert "Draw and pass for you when there's no choice: **off**" in (await world.options(ben)).text
    old = menu_of(page, ":mentions:")["custom_id"]
    await world.let_go(ann)
    await world.begin([ann, ben])
    state = world.bot.tables.all()[0].state
    assert (state.settings.mentions, state.settings.forced) == ("off", False)
    world.clock.advance(60)
    await world.settled()
    assert [m for person in (ann, ben) for m in person.pings()] == []
    await world.answered(await ann.select(page, ["now"], custom_id=old), "update")
    assert "Settings of this table" in page.text
    assert world.bot.tables.all()[0].state.settings.mentions == "now"


async def test_two_hosts_at_once_leave_one_whole_choice(world):
    """The host of a sleeping lobby comes back while another player has taken it in hand."""
    ann, ben = await world.lobby("Ann", "Ben", game="uno")
    mine = await world.options(ann)
    assert "Only the host" in (await world.choose_game(ben, "moomin")).message.text
    world.clock.advance(5 * 60 + 1)
    board = world.board()
    both = [
        await ann.select(mine, ["printed"], custom_id=menu_of(mine, ":length:")["custom_id"]),
        await ben.select(board, ["moomin"], custom_id=menu_of(board, ":game")["custom_id"]),
    ]
    await asyncio.gather(*(world.answered(click) for click in both))
    state = world.bot.tables.all()[0].state
    assert (state.game, state.options) in (
        ("moomin", {"rounds": 1}),
        ("uno", {"target": 500, "opening": "exchange", "symbols": "always", "dead-end-game": False}),
    )


async def test_the_length_is_one_choice(world):
    (ann,) = await world.lobby("Ann", game="uno")
    page = await world.options(ann)
    await world.choose(ann, page, ":length:", "printed")
    assert "Play to: **500 points**" in page.text
    board = await world.board_when(lambda m: "about 25 min" in m.text)
    assert "Full match, about 25 minutes" in board.attachments[0].description
    assert seats_of(board) == 1
