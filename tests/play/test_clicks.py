"""What a button says becomes a command to its table, or shows its clicker something."""

from pathlib import Path

import pytest

from bot.games.rooms.selection import Selection
from bot.locales import t
from bot.parts import verbs
from bot.parts.ids import Press
from bot.parts.parts import FIELD, Parts
from bot.play.clicks import clicks
from bot.play.clicks.presses import INTENTS
from bot.tables import SeatState, TableError
from bot.tables.commands import Act, EndTable, Join, RemoveSeat, Resume, Return
from tests.play.fakes import FakeSent
from tests.play.fakes import snapshot as at
from tests.play.house import House
from tests.play.pages.tables import HOST

TURN = at().turn
MOVER = HOST + TURN


@pytest.fixture
async def house():
    return House(at(7))


def keep(house, sent, person=HOST):
    house.panels.keep(at(7), person, sent, "en-GB", Selection(order="number"), Parts(content="hand 7"))


async def test_my_hand_is_sorted_as_it_was(house):
    keep(house, FakeSent())
    await house.click(verbs.HAND, message=400, ephemeral=False)
    assert [drawn[1:3] for drawn in house.presenter.drawn] == [(0, Selection(order="number"))]


async def test_a_move_is_handed_in_for_the_seat_of_who_clicks(house):
    words = str(at().state.offered.offers[TURN][0]).split()[1:]
    interaction = await house.click(verbs.ACT, *words, person=MOVER, message=500)
    (act,) = house.tables.sent
    assert isinstance(act, Act)
    assert (act.by.id, act.version, act.tokens) == (MOVER, 7, (str(at().state.offered.offers[TURN][0]),))
    assert interaction.names() == ["change"]


async def test_a_refused_move_shows_the_present_hand_with_the_reason(house):
    house.tables.faults.order("send", TableError("stale", version=7))
    interaction = await house.click(verbs.ACT, "~number", "draw", version=3, person=MOVER, message=500)
    assert "has moved on" in interaction.texts()[0]
    assert house.presenter.drawn[0][2] == Selection(order="number")


async def test_who_has_no_seat_moves_nothing(house):
    interaction = await house.click(verbs.ACT, "draw", person=5, message=500)
    assert house.tables.sent == []
    assert "not in this match" in interaction.texts()[0]


async def test_a_hand_that_was_clicked_does_not_come_back_over_the_menu(house):
    keep(house, sent := FakeSent(500))
    interaction = await house.click(verbs.MENU, message=500)
    house.panels.follow(house.tables.put(at(8)))
    await house.panels.settled()
    assert interaction.names() == ["change"]
    assert sent.texts == []


@pytest.mark.parametrize("verb", [verbs.MENU, verbs.ASK_LEAVE, verbs.FAIR, verbs.TABLE])
async def test_what_a_hand_leads_to_stands_below_its_picture_and_follows(house, verb):
    house.presenter.pictures.update({7: b"PNG", 8: b"PNG"})
    keep(house, FakeSent(500))
    interaction = await house.click(verb, message=500, file="hand.png")
    ((_, fields),) = interaction.calls
    assert [file.filename for file in fields["attachments"]] == ["hand.png"]
    assert "hand 7" not in fields["content"]
    assert (house.panels.follows(at().id, HOST), len(house.pages)) == (True, 0)
    assert house.panels.selection(at().id, HOST) == Selection(order="number")


async def test_a_menu_on_a_message_of_its_own_brings_no_picture_and_is_kept_true(house):
    house.presenter.pictures[7] = b"PNG"
    interaction = await house.click(verbs.MENU, message=400, ephemeral=False)
    assert interaction.calls[0][1]["files"] == []
    assert len(house.pages) == 1
    await house.click(verbs.HAND, message=901, number=2)  # in that message
    assert len(house.pages) == 0


async def test_a_page_whose_click_showed_nothing_is_kept_true(house):
    await house.click(verbs.MENU, message=500)
    await house.click("nonsense", message=500, number=2)
    assert len(house.pages) == 1


async def test_a_hand_whose_click_showed_nothing_follows_on(house):
    keep(house, sent := FakeSent(500))
    interaction = await house.click("nonsense", message=500)
    assert "too old for me" in interaction.texts()[0]
    house.panels.follow(house.tables.put(at(8)))
    await house.panels.settled()
    assert sent.texts == ["hand 8"]


@pytest.mark.parametrize("ephemeral", [True, False])
async def test_a_table_that_is_gone_takes_its_buttons_away(ephemeral):
    house = House()
    interaction = await house.click(verbs.MENU, message=500, ephemeral=ephemeral)
    assert interaction.names() == (["change"] if ephemeral else ["change", "follow"])
    view = interaction.calls[0][1]["view"]
    assert view is None or not view.children


GONE = t("en", "error-table-gone")
TABLE_CLICKS = sorted({*INTENTS, verbs.HAND, verbs.SHOW, verbs.SELECT, verbs.MENU, verbs.SETUP, verbs.ASK_LEAVE,
                       verbs.ASK_END, verbs.ACT, verbs.CALL, verbs.CUT})  # fmt: skip


@pytest.mark.parametrize("verb", TABLE_CLICKS)
async def test_a_click_in_another_guild_reaches_no_table(house, verb):
    interaction = await house.click(verb, "~", "draw", message=500, guild=99)
    assert (house.tables.sent, house.presenter.drawn) == ([], [])
    assert interaction.texts() == [GONE]


async def test_a_form_that_is_sent_in_another_guild_reaches_no_table(house):
    press, written = Press(at().id, 7, verbs.CUT, ("ab",)), {FIELD: "tuesday"}
    interaction = await house.answer(lambda ctx: clicks.cut(ctx, press, written), guild=99)
    assert house.tables.sent == []
    assert interaction.texts() == [GONE]


async def test_a_table_is_not_called_over_while_the_bot_stops(house):
    async def clicked(ctx):
        house.dispatcher.closed = True
        raise TableError("gone")

    house.clicks._handlers[verbs.MENU] = lambda ctx, press: clicked(ctx)
    interaction = await house.click(verbs.MENU, message=500, ephemeral=False)
    assert interaction.names() == ["defer"]


async def test_on_the_board_a_change_is_only_acknowledged_for_the_board_shows_it(house):
    interaction = await house.click(verbs.JOIN, message=400, ephemeral=False)
    assert isinstance(house.tables.sent[0], Join)
    assert interaction.names() == ["defer"]


async def test_a_button_for_another_match_or_another_person_does_nothing(house):
    series = str(at().state.log.series)
    for verb, words in ((verbs.END, ("99",)), (verbs.HAND_OVER, ("1", "99"))):
        number = len(house.tables.sent) + 1 + (verb == verbs.END)
        interaction = await house.click(verb, *words, number=number, message=500)
        assert house.tables.sent == []
        assert "nothing happened" in interaction.texts()[0]
    await house.click(verbs.END, series, number=10, message=500)
    await house.click(verbs.HAND_OVER, "1", str(HOST + 1), number=11, message=500)
    assert [type(command) for command in house.tables.sent] == [EndTable, RemoveSeat]


@pytest.mark.parametrize(
    ("verb", "word", "code", "said"),
    [
        (verbs.COMPUTER, "greedy", "stale", "nothing happened"),
        (verbs.REMOVE, "1", "already-started", "nothing happened"),
        (verbs.JOIN, "now", "already-started", "The match has started."),
    ],
)
async def test_a_button_that_was_overtaken_does_nothing_and_says_so(house, verb, word, code, said):
    house.tables.faults.order("send", TableError(code, version=7))
    interaction = await house.click(verb, word, message=400, ephemeral=False)
    assert said in interaction.texts()[0]
    assert interaction.calls[-1][1]["ephemeral"]


async def test_go_on_means_coming_back_where_nobody_is_left():
    seats = (SeatState(HOST, "Ann", played_by_computer=True), SeatState(HOST + 1, "Ben", left=True))
    house = House(at(7, paused="nobody", seats=seats))
    for number, person in enumerate((HOST, HOST + 1, 5)):
        await house.click(verbs.RESUME, person=person, number=number, message=500)
    assert [type(command) for command in house.tables.sent] == [Return, Return]
    house = House(at(7, paused="player"))
    await house.click(verbs.RESUME, message=500)
    assert [type(command) for command in house.tables.sent] == [Resume]


async def test_a_call_that_comes_too_late_is_explained_and_one_in_time_is_acknowledged(house):
    interaction = await house.click(verbs.CALL, "uno", version=1, message=400, ephemeral=False)
    assert interaction.names() == ["defer"]
    assert house.tables.sent[0] == Act(house.tables.sent[0].by, None, ("p1 uno",))
    house.tables.faults.order("send", TableError("between"))
    late = await house.click(verbs.CALL, "uno", number=2, message=400, ephemeral=False)
    assert late.names() == ["send"]
    assert late.calls[0][1]["ephemeral"]


async def test_every_intent_refuses_a_button_that_lacks_words(house):
    for number, verb in enumerate(INTENTS):
        interaction = await house.click(verb, number=number, message=500)
        assert interaction.calls, verb
        assert "wrong" not in "".join(interaction.texts()), verb


def test_a_handler_finds_a_table_by_one_function_which_asks_for_its_guild():
    handlers = [
        *Path("bot").glob("*/*commands.py"),
        *Path("bot").glob("*/commands/*.py"),
        *Path("bot").glob("*/*/commands.py"),
    ]
    handlers += [path for path in Path("bot/play/clicks").glob("*.py") if path.name != "context.py"]
    assert len(handlers) > 20
    assert [path.name for path in handlers if "tables.get(" in path.read_text("utf-8")] == []
    assert Path("bot/play/clicks/context.py").read_text("utf-8").count("tables.get(") == 1
