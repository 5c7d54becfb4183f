"""A click on a board lends its token: by it the board is changed, which counts for no limit of the bot."""

import asyncio

import pytest

from bot.connection.config import Pace
from bot.parts import verbs
from tests.play.fakes import FakeInteraction, refused, turns
from tests.play.fakes import snapshot as at
from tests.play.house import House
from tests.play.pages.tables import HOST
from tests.play.world import PACE, World


@pytest.fixture
async def world():
    made = World()
    await made.publish(at(7, mentions="off"))
    return made


async def lend(world, **about) -> FakeInteraction:
    """Let somebody click on the board."""
    click = FakeInteraction(**about)
    await world.messenger.clicked(world.tables.all()[0], click, world.refs()["board"])
    return click


def edits(world) -> list:
    """The edits by the bot's own route."""
    return [call for call in world.channels.calls if call[0] in ("edit", "keep")]


async def test_the_board_is_changed_by_the_newest_click_on_it(world):
    old, new = await lend(world), await lend(world, number=2)
    await world.publish(at(8, mentions="off"))
    assert (old.names(), new.names(), edits(world)) == ([], ["edit"], [])
    assert new.calls[0][1]["content"] == "board 8"


async def test_a_click_on_another_message_lends_nothing(world):
    click = FakeInteraction()
    await world.messenger.clicked(world.tables.all()[0], click, 999)
    await world.publish(at(8, mentions="off"))
    assert click.names() == []
    assert len(edits(world)) == 1


@pytest.mark.parametrize(("code", "status"), [(50027, 401), (10015, 404), (0, 401), (0, 404)])
async def test_a_token_that_is_refused_loses_no_edit_and_is_tried_once(world, code, status):
    click = await lend(world)
    click.faults.order("edit", refused(code, status))
    await world.publish(at(8, mentions="off"))
    assert world.channels.texts() == ["board 8"]
    await world.publish(at(9, mentions="off"))
    assert click.names() == ["edit"]
    assert world.channels.texts() == ["board 9"]


async def test_a_board_that_is_gone_is_posted_anew_though_a_click_would_change_it(world):
    click = await lend(world)
    click.faults.order("edit", refused(10008, 404))
    await world.publish(at(8, mentions="off"))
    assert edits(world) == []
    assert world.channels.names().count("post") == 2


async def test_what_is_wrong_with_the_message_is_not_tried_again_by_another_way(world):
    click = await lend(world)
    click.faults.order("edit", refused(50035))
    await world.publish(at(8, mentions="off"))
    assert edits(world) == []
    await world.publish(at(9, mentions="off"))
    assert click.names() == ["edit", "edit"]


@pytest.mark.parametrize(("seconds", "lent"), [(PACE.panel_life - 1, True), (PACE.panel_life, False)])
async def test_a_click_lends_its_token_for_fourteen_minutes(world, seconds, lent):
    assert Pace().panel_life == 14 * 60
    click = await lend(world)
    world.clock.advance(seconds)
    await world.publish(at(8, mentions="off"))
    assert click.names() == ["edit"] * lent
    assert len(edits(world)) == (not lent)


@pytest.mark.parametrize(("seconds", "lacks"), [(PACE.panel_life / 2 - 1, False), (PACE.panel_life / 2, True)])
async def test_a_board_wants_another_click_when_half_of_its_time_is_over(world, seconds, lacks):
    assert world.messenger.lacks_click(world.tables.all()[0], world.refs()["board"])
    await lend(world)
    world.clock.advance(seconds)
    assert world.messenger.lacks_click(world.tables.all()[0], world.refs()["board"]) == lacks


async def test_where_the_token_would_have_to_wait_the_bots_own_way_is_taken(world):
    click = await lend(world)
    for version in range(8, 14):
        await world.publish(at(version, mentions="off"))
    assert click.names() == ["edit"] * 4
    assert len(edits(world)) == 2
    world.clock.advance(5.0)
    await world.publish(at(14, mentions="off"))
    assert click.names() == ["edit"] * 5


async def test_a_board_that_is_posted_anew_takes_the_token_of_no_other(world):
    click = await lend(world)
    world.messenger.repost(world.tables.all()[0])
    await world.messenger.settled()
    assert click.names() == ["remove"]
    await world.publish(at(8, mentions="off"))
    assert click.names() == ["remove"]
    assert len(edits(world)) == 1


# The click itself


@pytest.fixture
async def house():
    made, lent = House(at(7, refs={"board": 400})), []

    async def clicked(snapshot, click, message):
        lent.append((click, message))

    messenger = made.services.messenger
    messenger.clicked, messenger.shows = clicked, lambda snapshot, message: message == 400
    messenger.lacks_click = lambda snapshot, message: made.lacks
    made.lent, made.lacks = lent, True
    return made


async def test_a_hand_is_drawn_while_the_click_on_the_board_is_acknowledged(house):
    house.presenter.gate.clear()
    task = asyncio.ensure_future(house.click(verbs.HAND, message=400, ephemeral=False, person=HOST))
    await turns()
    ((click, message),) = house.lent
    assert (click.names(), message, len(house.presenter.drawn)) == (["defer"], 400, 1)
    house.presenter.gate.set()
    assert (await task).names() == ["defer", "follow"]
    assert click.calls[1][1]["ephemeral"]


@pytest.mark.parametrize("verb", [verbs.MENU, verbs.JOIN, verbs.SETUP])
async def test_every_button_of_a_board_lends(house, verb):
    click = await house.click(verb, message=400, ephemeral=False)
    assert click.names()[0] == "defer"
    assert house.lent == [(click, 400)]


@pytest.mark.parametrize(("verb", "names"), [(verbs.HAND, ["send"]), (verbs.MENU, ["send"]), (verbs.JOIN, ["defer"])])
async def test_where_the_board_has_a_click_only_what_it_answers_itself_lends(house, verb, names):
    house.lacks = False
    click = await house.click(verb, message=400, ephemeral=False)
    assert click.names() == names
    assert bool(house.lent) == (verb == verbs.JOIN)


async def test_a_form_needs_the_first_answer_so_its_click_lends_nothing(house):
    await house.click(verbs.CUT, message=400, ephemeral=False)
    assert house.lent == []


@pytest.mark.parametrize("about", [{"ephemeral": True}, {"ephemeral": False, "guild": 99}, {"message": 401}])
async def test_a_click_on_a_hand_or_of_another_server_lends_nothing(house, about):
    await house.click(verbs.MENU, **{"message": 400, "ephemeral": False, **about})
    assert house.lent == []


async def test_a_click_that_could_not_be_acknowledged_lends_nothing(house):
    interaction = FakeInteraction(message=400, ephemeral=False)
    interaction.faults.order("defer", refused(10062, 404))
    await house.dispatcher.dispatch(
        interaction, lambda ctx: house.clicks.handle(ctx, f"by:b:{at().id}:7:{verbs.MENU}:", ())
    )
    assert house.lent == []
