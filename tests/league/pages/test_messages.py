"""What the league shows: Discord takes every message, a name is harmless, and everything is told in words too."""

from collections.abc import Iterator

import msgspec
import pytest

from bot.games.text.reader import Reader
from bot.league.pages import history, places, player, seasons, sheet, table, wording
from bot.league.pages.places import HistoryPlace, PlayerPlace, RecordsPlace, TablePlace, VersusPlace
from bot.league.rows.values import DivisionEnd, PersonName, TablePage
from bot.league.rules import SORTS, Mark, Rating, System
from bot.parts.ids import IdError, decode
from bot.parts.parts import Button, Parts
from tests.league.pages import made
from tests.play.pages.refused import problems

READER = Reader()
PNG = b"\x89PNG"
MANY = tuple(made.season(number, f"Season {number}") for number in range(60, 0, -1))


def labels(parts: Parts) -> list[str]:
    return [part.label for row in parts.rows for part in row if isinstance(part, Button) and not part.disabled]


def every_message() -> Iterator[tuple[str, Parts]]:
    """Each kind of message, as full as it gets, with and without its picture."""
    long = made.season(3, "S" * 60, closes=made.START)
    full = made.table_page(page=4, pages=1200, total=12000, season=long, recalculating=40)
    full = msgspec.structs.replace(full, system=System("list", (10, 6, 3, 1)), final=True)
    odd = tuple(made.match_row(at, why="abandoned", changed=7, recorded=False) for at in range(8))
    for mode in ("p", "t"):
        for picture in (None, PNG):
            name = f"{mode} {picture}"
            place = TablePlace("classic", 3, "per-match", 4, mode)
            yield f"table {name}", table.table(full, place, READER, seasons=MANY, picture=picture)
            yield (f"empty {name}", table.table(made.table_page(0), TablePlace(mode=mode), READER, picture=picture))
            whose = PlayerPlace(5, "classic", 3, mode)
            yield (f"card {name}", player.player(made.card(), whose, READER, seasons=MANY, picture=picture))
            pair = VersusPlace(1, 2, mode=mode)
            yield f"versus {name}", player.versus(made.versus(), pair, READER, picture=picture)
    matches = made.history_page(pages=900, page=4)
    yield "history", history.history(matches, HistoryPlace(10**18 + 1, "classic", 4), READER, name=made.NASTY)
    yield "history of all", history.history(made.history_page(rows=odd), HistoryPlace(), READER)
    yield "no history", history.history(made.history_page(0), HistoryPlace(), READER)
    yield "match", history.match(odd[0], HistoryPlace(), READER)
    yield "records", history.records(made.records(), RecordsPlace(), READER, private=True)
    yield "card of one's own", player.player(made.card(), PlayerPlace(5), READER, is_own=True, private=True)
    yield "no card", player.uncarded(READER)
    yield "no records", history.records(made.records(games=(), streak=None), RecordsPlace("uno"), READER)
    yield "seasons", seasons.seasons_page(MANY, READER)
    yield "started", seasons.started(long, READER)
    yield "begun", seasons.started(made.season(), READER)
    yield "ask", seasons.ask_end(long, READER)
    divided = msgspec.structs.replace(long, number=10**9, divisions=6, moves=5)
    people = [[name * 2 for name in made.NAMES] * 4] * 6
    yield "started with divisions", seasons.started(divided, READER, people)
    who = PersonName(2**63, made.NASTY)
    yield "ask for a division", seasons.ask_division(divided, who, 5, 6, READER)
    part = DivisionEnd(tuple(made.NAMES[:5]), tuple(made.NAMES[:5]), tuple(made.NAMES[5:]))
    end = made.season_end(season=divided, divisions=(part,) * 6)
    yield "end with divisions", seasons.season_final(end, READER, picture=PNG)
    whole = TablePlace("classic", 10**9, "per-match", 4, "p", 6)
    page = msgspec.structs.replace(full, season=divided, division=6)
    yield "division", table.table(page, whole, READER, seasons=[divided, *MANY], picture=PNG)
    for count in (0, 1, 10):
        for picture in (None, PNG):
            yield (f"final {count} {picture}", seasons.season_final(made.season_end(count), READER, picture=picture))
    yield "file", sheet.export(full.rows, 10, READER)


@pytest.mark.parametrize(("name", "parts"), list(every_message()), ids=[name for name, _ in every_message()])
def test_discord_takes_every_message(name: str, parts: Parts) -> None:
    assert problems(parts) == (), name
    for custom_id in parts.custom_ids:
        decode(custom_id)
    text = parts.content + parts.alt
    assert "@everyone" not in parts.content.replace("\\@everyone", "")
    assert "<@1>" not in parts.content
    assert not any(mark in text for mark in ("{", "}", "None")), text


def test_every_button_and_menu_of_a_table_is_read_back() -> None:
    page = made.table_page(page=4, pages=1200, total=12000)
    place = TablePlace("classic", 3, "rating", 4)
    parts = table.table(page, place, READER, seasons=MANY, picture=PNG)
    (games,), (season,), (sort,), turns, last = parts.rows
    picked = places.read_place(decode(games.custom_id, ["uno"]), TablePlace)
    assert picked == TablePlace("uno", 3, "rating", 0)
    assert [line.value for line in sort.choices if line.default] == ["rating"]
    assert places.read_place(decode(season.custom_id, ["2"]), TablePlace) == TablePlace("classic", 2, "rating", 0)
    assert places.read_place(decode(sort.custom_id, ["won"]), TablePlace) == TablePlace("classic", 3, "won", 0)
    pages = [places.read_place(decode(button.custom_id), TablePlace).page for button in turns[:4]]
    assert pages == [0, 3, 5, 1199]
    assert places.read_place(decode(turns[4].custom_id), TablePlace) == place
    assert places.read_place(decode(last[0].custom_id), PlayerPlace) == PlayerPlace(0, "classic", 3)
    assert decode(last[0].custom_id).words[0] == "new"
    assert places.read_place(decode(last[1].custom_id), TablePlace).mode == "t"
    text = table.table(page, msgspec.structs.replace(place, mode="t"), READER, seasons=MANY)
    assert places.read_place(decode(text.rows[-1][2].custom_id), TablePlace) == msgspec.structs.replace(place, mode="t")
    assert places.read_place(decode(last[3].custom_id), RecordsPlace) == RecordsPlace("classic")


@pytest.mark.parametrize("chosen", [60, 37, 36, 35, 1])
def test_the_menu_of_seasons_has_the_chosen_one(chosen: int) -> None:
    ((menu,),) = wording.season_menu(TablePlace(), MANY, chosen, READER)
    assert [line.value for line in menu.choices if line.default] == [str(chosen)]
    values = [line.value for line in menu.choices]
    assert values[:3] == ["0", "60", "59"]
    assert len(set(values)) == len(values) == 25


def test_the_menu_of_seasons_has_the_divisions_of_the_chosen_one() -> None:
    many = [msgspec.structs.replace(season, divisions=6) for season in MANY]
    for chosen in (60, 42, 43, 1):
        ((menu,),) = wording.season_menu(TablePlace(division=2), many, chosen, READER)
        assert [line.value for line in menu.choices if line.default] == [f"{chosen}.2"]
        values = [line.value for line in menu.choices]
        assert len(set(values)) == len(values) == 25
        at = values.index(str(chosen))
        assert values[at + 1 : at + 7] == [f"{chosen}.{n}" for n in range(1, 7)]
        assert menu.choices[at + 1].label == f"Season {chosen}, division 1"
    ((card,),) = wording.season_menu(PlayerPlace(), many, 60, READER)
    assert not [line for line in card.choices if "." in line.value]


def test_a_division_is_kept_on_the_way_through_a_table() -> None:
    """Another season has none; who stood in an id of an older version is in all of them."""
    place = TablePlace("classic", 3, "rating", 4, "p", 2)
    page = made.table_page(page=4, pages=9, total=90)
    parts = table.table(page, place, READER, seasons=MANY, picture=PNG)
    (games,), (season,), (sort,), turns, last = parts.rows
    assert places.read_place(decode(games.custom_id, ["uno"]), TablePlace) == TablePlace("uno", 3, "rating", division=2)
    assert places.read_place(decode(season.custom_id, ["2"]), TablePlace) == TablePlace("classic", 2, "rating")
    picked = places.read_place(decode(season.custom_id, ["3.1"]), TablePlace)
    assert picked == TablePlace("classic", 3, "rating", division=1)
    assert places.read_place(decode(sort.custom_id, ["won"]), TablePlace) == TablePlace("classic", 3, "won", division=2)
    assert [places.read_place(decode(button.custom_id), TablePlace).division for button in turns] == [2] * 5
    assert places.read_place(decode(turns[4].custom_id), TablePlace) == place
    assert places.read_place(decode(last[0].custom_id), PlayerPlace) == PlayerPlace(0, "classic", 3)
    old = places.read_place(decode("by:b:-:0:league-table:- classic 3 rating 4 p"), TablePlace)
    assert old == TablePlace("classic", 3, "rating", 4)
    assert places.button_id(old) == "by:b:-:0:league-table:- classic 3 rating 4 p"
    for wrong in ("3.x", ".1", "3.1.1"):
        with pytest.raises(IdError):
            places.read_place(decode(season.custom_id, [wrong]), TablePlace)


@pytest.mark.parametrize(
    ("division", "text"),
    [
        (1, "the last 2 go down, at most"),
        (2, "the first 2 go up, the last 2 down, at most"),
        (3, "the first 2 go up, at most"),
    ],
)
def test_a_table_of_a_division_says_who_goes_up_and_down(division: int, text: str) -> None:
    season = made.season(divisions=3, moves=2)
    page = made.table_page(season=season, division=division)
    parts = table.table(page, TablePlace(season=1, division=division), READER, picture=PNG)
    assert f"Spring, division {division}" in parts.content
    assert f"At the season's end {text}" in parts.content
    assert f"Spring, division {division}." in parts.alt
    over = msgspec.structs.replace(page, final=True)
    assert "season's end" not in table.table(over, TablePlace(), READER, picture=PNG).content


def test_a_season_with_divisions_ends_with_those_who_go_up_and_down() -> None:
    parts = (DivisionEnd(("Ann",), (), ("Ben",)), DivisionEnd(("Cid", "Dora"), ("Cid",), ()))
    text = seasons.season_final(made.season_end(divisions=parts), READER, picture=PNG).content
    assert "**Division 1:** 🏆 **Ann** wins it · ⬇️ down: Ben\n" in text
    assert "**Division 2:** 🏆 **Cid and Dora** share it · ⬆️ up: Cid\n" in text
    assert text.count("🏆") == 2
    lower = made.season_end(0, divisions=(DivisionEnd((), (), ()), parts[1]))
    text = seasons.season_final(lower, READER).content
    assert "**Division 1:** no one has a rank\n**Division 2:** 🏆" in text
    nobody = made.season_end(0, divisions=(DivisionEnd((), (), ()),) * 2)
    assert "No match counted" in seasons.season_final(nobody, READER).content


def test_ids_of_a_card_versus_history_and_records_are_read_back() -> None:
    parts = player.player(made.card(), PlayerPlace(0, "classic", 3), READER, seasons=MANY)
    person = 10**18 + 1
    (games,), (season,), buttons = parts.rows
    assert places.read_place(decode(games.custom_id, ["*"]), PlayerPlace) == PlayerPlace(person, "*", 3)
    assert places.read_place(decode(season.custom_id, ["0"]), PlayerPlace) == PlayerPlace(person, "classic", 0)
    assert places.read_place(decode(buttons[0].custom_id), HistoryPlace) == HistoryPlace(person, "classic")
    assert places.read_place(decode(buttons[1].custom_id), VersusPlace) == VersusPlace(0, person, "classic")
    parts = history.history(made.history_page(), HistoryPlace(7, "uno", 0), READER)
    place, match = places.read_match(decode(parts.rows[0][0].custom_id, ["t3-abcdef-1"]))
    assert (place, match) == (HistoryPlace(7, "uno", 0), "t3-abcdef-1")
    games = history.records(made.records(), RecordsPlace(), READER).rows[0][0]
    assert places.read_place(decode(games.custom_id, ["uno"]), RecordsPlace) == RecordsPlace("uno")


@pytest.mark.parametrize(
    "words",
    ["", "- *", "- * 0 points", "- bridge 0 points 0 p", "- * x points 0 p", "- * 0 luck 0 p", "game * 0 points 0 p"],
)
def test_an_id_of_an_older_version_is_refused(words: str) -> None:
    with pytest.raises(IdError):
        places.read_place(decode(f"by:b:-:0:league-table:{words}"), TablePlace)


def test_one_page_has_no_buttons_to_others_and_the_ends_are_closed() -> None:
    single = table.table(made.table_page(), TablePlace(), READER, picture=PNG)
    below = ["My card", "As text", "Crosstable", "Records", "League rules"]
    assert labels(single) == below
    assert labels(table.table(made.table_page(0), TablePlace(), READER)) == [below[0], *below[3:]]
    first = table.table(made.table_page(page=0, pages=2), TablePlace(), READER, picture=PNG)
    assert labels(first) == ["Next", "Last", "My place", *below]
    last = table.table(made.table_page(page=1, pages=2), TablePlace(page=9), READER, picture=PNG)
    assert labels(last)[:2] == ["First", "Previous"]


def test_the_text_has_all_that_the_picture_has() -> None:
    row = made.table_row(
        rank=12, before=9, name="Ann", points=75, rating=Rating(26.0, 2.0, 3), decided_by="direct", places=71
    )
    page = made.table_page(rows=(row,), total=1)
    parts = table.table(page, TablePlace(mode="t"), READER, picture=PNG)
    assert parts.file is None
    for part in (
        "12\\. **Ann** · 1.3 points · down 3 · tie-break: head to head",
        "40 played, 20 won, 0 a match, average place 1.8, rating 1547 ±80, last: W 3 L L W",
    ):
        assert part.replace("0 a match", "0.0 a match") in parts.content
    assert labels(parts) == ["My card", "As a picture", "As CSV", "Records", "League rules"]


@pytest.mark.parametrize(("before", "text"), [(5, ""), (6, " · up 1"), (2, " · down 3"), (None, " · new")])
def test_moves_are_told(before: int | None, text: str) -> None:
    rows = (made.table_row(rank=5, before=before, name="Ann"),)
    parts = table.table(made.table_page(rows=rows), TablePlace(mode="t"), READER)
    line = next(line for line in parts.content.split("\n") if "**Ann**" in line)
    assert line == f"5\\. **Ann** · 120 points{text}"


@pytest.mark.parametrize("sort", SORTS)
def test_the_picture_is_drawn_for_every_order(sort: str) -> None:
    page = msgspec.structs.replace(made.table_page(), sort=sort)
    picture = table.table_picture(page, READER)
    assert picture is not None
    assert picture.startswith(PNG)
    assert READER.t(f"league-sort-{sort}") in table.drawn_words(page, READER).about


def test_while_it_is_worked_out_the_table_says_so() -> None:
    page: TablePage = made.table_page(recalculating=40)
    note = READER.t("league-recalculating-note", percent=40)
    assert table.drawn_words(page, READER).notice == READER.t("league-recalculating", percent=40)
    assert note in table.table(page, TablePlace(), READER, picture=PNG).content
    assert note in player.player(made.card(recalculating=40), PlayerPlace(), READER).content
    assert note in history.history(made.history_page(recalculating=40), HistoryPlace(), READER).content
    assert note in player.versus(made.versus(recalculating=40), VersusPlace(1, 2), READER).content
    assert note in history.records(made.records(recalculating=40), RecordsPlace(), READER).content


def test_last_results_are_shown_with_the_newest_last(monkeypatch: pytest.MonkeyPatch) -> None:
    row = made.table_row(marks=(Mark(1, 4), Mark(2, 4), Mark(3, 4), Mark(4, 4)))
    (drawn,) = table.drawn_rows((row,), READER)
    assert [mark.letter for mark in drawn.last] == ["W", "2", "3", "L"]
    person, matches = 10**18 + 1, []
    for place in (4, 3, 2, 1):  # the store has the newest first
        seats = (made.seat(1, place=place), *(made.seat(number) for number in (2, 3, 4)))
        matches.append(made.match_row(seats=4))
        matches[-1] = msgspec.structs.replace(matches[-1], seats=seats)
    cards = []
    monkeypatch.setattr(player, "draw_player_card", lambda card, theme: cards.append(card) or PNG)
    player.player_picture(made.card(person=person, last=tuple(matches)), READER)
    assert [match.mark.letter for match in cards[0].last] == ["W", "2", "3", "L"]
    assert (cards[0].curve[0].rating, cards[0].curve[0].spread) == (1227, 400)  # the estimate lies twice ± above


def test_a_season_ends_with_its_winners() -> None:
    assert "**Ann** wins it" in seasons.season_final(made.season_end(), READER, picture=PNG).content
    shared = tuple(made.table_row(at, rank=1, name=f"P{at}") for at in range(2))
    end = made.season_end(table=made.table_page(rows=shared))
    assert "**P0 and P1** share it" in seasons.season_final(end, READER).content
    picture = seasons.final_picture(made.season_end(), READER)
    assert picture is not None
    assert len(picture) <= 60 * 1024
    assert seasons.final_picture(made.season_end(0), READER) is None


def test_a_sheet_has_a_row_a_player_and_no_formula() -> None:
    names = ("=1+1", "+1", "-1", "@SUM(A1)", "Ann", 'O"Hara, Jr')
    rows = tuple(made.table_row(at, name=name) for at, name in enumerate(names))
    data = sheet.sheet(rows)
    assert data.startswith(b"person,name,played,won,points,average_place,rating,uncertainty,rank\r\n")
    lines = data.decode().split("\r\n")
    assert [line.split(",")[1] for line in lines[1:6]] == ["'=1+1", "'+1", "'-1", "'@SUM(A1)", "Ann"]
    assert '"O""Hara, Jr"' in lines[6]
    assert lines[5] == f"{10**18 + 4},Ann,36,16,116.0,2.222,1267,200,5"


def test_the_message_of_a_file_says_how_far_the_league_is_recounted() -> None:
    rows = made.table_page().rows
    assert sheet.export(rows, None, READER).content == "The table with 10 players, as a file for spreadsheets."
    assert "40% done" in sheet.export(rows, 40, READER).content


def test_a_sheet_of_matches_has_a_row_a_seat() -> None:
    seats = (
        made.seat(1, person=5, name="Ann", game_rating=None),
        made.seat(2, person=None, name="Robot", computer=True, points=None, rating=None),
        made.seat(3, person=7, name="Ben", gone="left", place=1, why="left", league_place=3),
    )
    rows = (made.match_row(seats=2), made.match_row(1, why="out", end="target"))
    lines = sheet.matches_sheet([msgspec.structs.replace(row, seats=seats) for row in rows]).decode().split("\r\n")
    assert lines[0].endswith(",place,score,points,rating,rating_change,gone,league_place")
    head = "t0-abcdef-1,classic,2026-02-25 06:13:20,2026-02-25 06:28:20,finished"
    assert lines[1] == f"{head},yes,,1,5,Ann,no,no,1,49,3.0,1291,24,,"
    assert lines[2] == f"{head},no,,2,,Robot,yes,no,2,48,,,,,"
    assert lines[3] == f"{head},yes,left,3,7,Ben,no,yes,1,47,1.0,1291,24,left,3"
    assert ",target,no,out,1,5,Ann," in lines[4]


@pytest.mark.parametrize("text", ["\tx", "\rx"])
def test_blanks_that_begin_a_formula_are_harmless(text: str) -> None:
    assert sheet.harmless(text) == f"'{text}"
