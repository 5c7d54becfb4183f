"""Whatever a table is like, Discord takes every message about it."""

import discord
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.app.commands import info as pages
from bot.connection.delivery import to_files, to_mentions, to_view
from bot.finding import mine, notify
from bot.games.drawn import emoji_name
from bot.games.errors import RecordError
from bot.games.registry import GAMES
from bot.games.rooms.selection import Selection
from bot.games.text.reader import Reader
from bot.league.pages import places
from bot.league.pages import table as table_view
from bot.parts import verbs
from bot.parts.ids import decode
from bot.parts.parts import Button, MenuLine, Parts, Select
from bot.play.pages import fairness, menus, options, results
from bot.play.pages.board import board, turn_ping
from bot.play.pages.panel import panel
from bot.tables import Person, Snapshot
from tests.league.pages import made
from tests.luck import part_of
from tests.play.pages.refused import problems
from tests.play.pages.tables import HOST, person_states, played, snapshots, started, table, tile_texts, verbs_of

pytestmark = pytest.mark.slow

PLAIN = Reader()
EMOJIS = Reader(emojis={emoji_name("classic", tile): "<:tile:123456789012345678>" for tile in tile_texts()})
looks = st.sampled_from((PLAIN, EMOJIS))
pictures = st.sampled_from((None, b"png"))
quick = settings(deadline=None, max_examples=part_of(60, 25))


def fine(parts: Parts) -> None:
    assert problems(parts) == ()
    for custom_id in parts.custom_ids:
        decode(custom_id)


@quick
@given(snapshots(), looks, pictures)
def test_every_board_is_a_message(snapshot: Snapshot, reader: Reader, picture: bytes | None) -> None:
    fine(board(snapshot, reader, picture=picture))
    ping = turn_ping(snapshot, reader, 10**18)
    if ping is not None:
        fine(ping)


@quick
@given(snapshots(), looks, pictures, st.data())
def test_every_panel_is_a_message(
    snapshot: Snapshot, reader: Reader, picture: bytes | None, data: st.DataObject
) -> None:
    seat = data.draw(st.integers(0, len(snapshot.state.seats) - 1))
    step = Selection(data.draw(st.sampled_from(("", "6-4", "0-0", "nonsense"))), data.draw(st.integers(0, 10**6)))
    fine(panel(snapshot, seat, reader, selection=step, picture=picture, notice=data.draw(st.sampled_from(("", "Oh!")))))


@quick
@given(snapshots(), person_states, looks, st.booleans(), st.integers(-1, 3))
def test_every_menu_is_a_message(snapshot: Snapshot, person: Person, reader: Reader, leads: bool, page: int) -> None:
    fine(menus.table_menu(snapshot, person, reader, notice="Oh!"))
    fine(menus.confirm(snapshot, "leave", reader))
    fine(menus.confirm(snapshot, "resign", reader))
    fine(menus.confirm(snapshot, "end", reader))
    fine(options.options(snapshot, person, reader, leads=leads, page=page))


@quick
@given(
    st.lists(st.tuples(st.text(max_size=40), st.integers(0, 10**6), st.integers(0, 10**6)), max_size=10),
    st.integers(0, 1200),
    st.sampled_from(("p", "t")),
)
def test_every_page_of_the_league_is_a_message(lines: list[tuple[str, int, int]], page: int, mode: places.Mode) -> None:
    rows = tuple(
        made.table_row(at, name=name, played=played + 1, points=points)
        for at, (name, played, points) in enumerate(lines)
    )
    league_page = made.table_page(rows=rows, page=page, pages=1201, total=12000)
    for picture in (None, b"png"):
        fine(table_view.table(league_page, places.TablePlace("*", 0, "points", page, mode), PLAIN, picture=picture))


@quick
@given(played())
def test_answers_about_records_are_messages(done: tuple) -> None:
    match, _ = done
    over = [round_ for round_ in match.rounds if round_.result is not None]
    wrong = RecordError("differs", part="deal", expected="x" * 3000, text="`" * 99, round=2)
    for check in (fairness.Check(tuple(over)), fairness.Check(error=wrong)):
        fine(fairness.fair_match("t1-abcdef-12", ["head"], check, PLAIN))
    fine(results.record("t1-abcdef-12", b"{}", len(over), PLAIN))


def test_pages_and_settings_are_messages() -> None:
    for game in GAMES:
        for page in range(-1, 9):
            fine(pages.rules(game, PLAIN, page=page, picture=b"png"))
    fine(pages.rules("classic", PLAIN, options={"scoring": "race-121"}))
    for database in ("file", "server"):
        fine(mine.data_page(PLAIN, database, alone=database == "server", notice=PLAIN.t("mydata-kept")))
    blocked = [2**63 - 1 - number for number in range(99)]
    fine(notify.blocks_page(blocked, PLAIN, notice=PLAIN.t("notify-unblocked-already", name=f"<@{2**63 - 1}>")))


def test_problems_finds_each_fault() -> None:
    button = Button("by:b:t:1:hand:", "Hand")
    choice = MenuLine("a", "A")
    assert problems(Parts(content="")) == ("content",)
    assert problems(Parts(content="x" * 2001)) == ("content",)
    assert problems(Parts(content="x", file=b"", filename="a.png", alt="x" * 1025)) == ("alt",)
    assert problems(Parts(content="x", file=b"")) == ("filename",)
    assert problems(Parts(content="x", rows=((button,),) * 6)) == ("rows", "custom ids are not unique")
    assert problems(Parts(content="x", rows=((button, Select("s", (choice,))),))) == ("row",)  # type: ignore[arg-type]  # wrong on purpose
    assert problems(Parts(content="x", rows=((Button("i", "x" * 81),),))) == (f"label {'x' * 81!r}",)
    assert problems(Parts(content="x", rows=((Button("i" * 101, "x"),),))) == (f"custom id {'i' * 101!r}",)
    assert problems(Parts(content="x", rows=((Button("i", "x", emoji="\U0001f062"),),))) == ("emoji '🁢'",)
    strange = MenuLine("a", "A", emoji="pips")
    assert problems(Parts(content="x", rows=((Select("s", (strange,)),),))) == ("emoji 'pips'",)
    many = tuple(MenuLine(str(n), "x") for n in range(26))
    assert problems(Parts(content="x", rows=((Select("s", many),),))) == ("choices",)
    assert problems(Parts(content="x", rows=((Select("s", (choice, choice)),),))) == ("choices",)
    assert problems(Parts(content="x", rows=((Select("s", (choice,), "x" * 151),),))) == ("placeholder",)
    assert problems(Parts(content="x", rows=((Select("s", (choice,), most=2),),))) == ("least and most",)
    assert problems(Parts(content="x", rows=((Select("s", (MenuLine("", "x"),)),),))) == ("choice ''",)


async def test_a_view_is_stopped_and_says_what_the_parts_say() -> None:
    parts = panel(table(started()), started().turn or 0, EMOJIS, picture=b"png")
    view = to_view(parts)
    assert view.is_finished()
    sent = [(item["custom_id"], item["type"]) for row in view.to_components() for item in row["components"]]
    assert [custom_id for custom_id, _ in sent] == list(parts.custom_ids)
    (file,) = to_files(parts)
    assert file.description == parts.alt
    file.close()
    mentions = to_mentions(parts).to_dict()
    assert mentions == {"parse": [], "users": []}


async def test_menus_become_menus() -> None:
    parts = options.options(table(None), Person(HOST, "Ann"), PLAIN, leads=True, page=1)
    (first, *_) = to_view(parts).to_components()
    select = first["components"][0]
    assert select["type"] == discord.ComponentType.string_select.value
    assert [option["value"] for option in select["options"]] == ["minus-100", "minus-200", "race-121"]


def test_only_who_is_to_move_is_pinged() -> None:
    match = started()
    turn = match.turn
    assert turn is not None
    ping = turn_ping(table(match), PLAIN, 10**18)
    assert ping is not None
    assert ping.pings == (HOST + turn,)
    assert "[table](https://discord.com/channels/1/2/1000000000000000000)" in ping.content
    assert verbs_of(ping) == [verbs.HAND]
    assert board(table(match), PLAIN, picture=b"png", calling=True).pings == ping.pings
    assert board(table(match), PLAIN).pings == ()
    assert turn_ping(table(match, paused="player"), PLAIN, 10**18) is None
