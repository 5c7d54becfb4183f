"""What people see of an arena: the page before, while and after it is on, its standings, answers and host's page."""

import re

import pytest
from msgspec.structs import replace

from bot.games.registry import GAMES
from bot.games.text.reader import Reader
from bot.nights.pages import host_page, how_in, night_page, place_page, standings_file, table_call, thread_name
from bot.nights.pictures import page_alt, page_picture, standings_alt, standings_picture
from bot.nights.rules import arena as arena_rules
from bot.nights.rules import standing, steps
from bot.parts.parts import ALT_LIMIT, CONTENT_LIMIT
from tests.nights.test_arena import END, an_arena, end, looked
from tests.nights.test_nights import a_night, played, round_of
from tests.play.pages.refused import problems

READER = Reader()
LANGUAGES = ("en", "de", "fi", "hu", "nl", "sv")
LONGEST = "Wolfeschlegelsteinhausenbergerdo"  # thirty-two letters, as many as a name may have


def opened(night):
    """The arena with a thread for each table."""
    for table in night.tables:
        night = steps.opened(night, table.number, post=1, place=table.number + 10**18, table=f"t{table.number}")
    return night


def labels(parts):
    return [button.label for row in parts.rows for button in row if hasattr(button, "label")]


def test_before_it_begins_the_page_says_what_it_is_until_when_and_by_which_rule():
    night = a_night(3, form="arena", rounds=0, minutes=15)
    page = night_page(night, READER)
    assert page.content.startswith("**Arena** · Classic domino\n-# 90 min · 4 a table · 15 min a table at most")
    assert "whoever is free" in page.content
    assert "fewer tables" in page.content
    assert "round" not in page.content.replace("the table's round", "")
    assert labels(page) == ["I'm in", "I'm out", "Host"]
    planned = replace(night, plan=replace(night.plan, until=END, role=77, rated=False))
    assert "-# Until <t:10000:t> · " in night_page(planned, READER).content
    assert "doesn't count in the league · for <@&77>" in night_page(planned, READER).content


def test_while_it_is_on_the_page_says_until_when_who_plays_and_who_waits():
    night = steps.join(opened(an_arena(8)), 200, "Late *one*")
    page = night_page(night, READER, now=1.0)
    assert "Time is up <t:10000:R>." in page.content
    assert f"Tables playing: 2 (<#{10**18 + 1}>, <#{10**18 + 2}>)" in page.content
    assert "Waiting: Late \\*one\\*\n" in page.content
    assert "Round" not in page.content
    assert labels(page) == ["To my table", "My place", "I'm in", "I'm out", "Host"]
    night = end(night, 1, 5.0)
    page = night_page(night, READER, now=6.0).content
    assert f"Tables playing: 1 (<#{10**18 + 2}>)" in page
    names = [night.guests[at].name for at in arena_rules.free(night)]
    assert f"Waiting: {', '.join(names[:-1])}, Late" in page  # whose wait is not noted yet


def test_tables_that_are_not_open_yet_are_counted_without_a_way_to_them():
    night = an_arena(8)
    assert "Tables playing: 2\n" in night_page(night, READER).content
    night = steps.opened(night, 2, place=5)
    assert "Tables playing: 2 (<#5> and 1 more)\n" in night_page(night, READER).content


@pytest.mark.parametrize("paused", [0.0, END - 1])
def test_when_the_time_is_up_the_last_tables_play_on_and_nobody_is_told_to_wait(paused):
    night = replace(steps.join(opened(an_arena(8)), 200, "Late"), paused=paused)
    page = night_page(night, READER, now=END).content
    assert ("The last tables play to their end." in page) == (not paused)
    assert ("Waiting: " in page) == bool(paused)  # in a pause time stands still
    assert "Tables playing: 2 (" in page


@pytest.mark.slow
def test_a_hundred_people_fit_on_the_page_in_every_language():
    night = a_night(100, form="arena", rounds=0, until=END, seats=2, role=10**18)
    night = replace(night, guests=tuple(replace(guest, name=LONGEST) for guest in night.guests))
    playing = opened(looked(steps.next_now(night, 0.0), 0.0))
    waiting = playing
    for table in playing.tables:
        waiting = steps.ended(waiting, table.number, (1, 2))
    half = playing
    for table in playing.tables[:25]:
        half = steps.ended(half, table.number, (1, 2))
    asleep = replace(waiting, guests=tuple(replace(guest, state="away") for guest in waiting.guests))
    for reader in map(Reader, LANGUAGES):
        for moment in (night, playing, half, waiting, steps.end_night(half, "host")):
            page = night_page(moment, reader, now=5.0, picture=b"-", trouble="threads-full")
            assert len(page.content) < CONTENT_LIMIT  # nothing was cut off
            assert not page.content.endswith("…")
            assert len(page.alt) <= ALT_LIMIT
        assert night_page(playing, reader).content.count("<#") == night_page(half, reader).content.count("<#") == 12
        assert "38" in night_page(playing, reader).content.split("<#")[-1]
        for moment in (waiting, asleep):
            page = night_page(moment, reader).content
            assert len(page) < CONTENT_LIMIT
            assert page.count(LONGEST[:20]) == 12
            assert "88" in page.split(LONGEST[:20])[-1].split("\n")[0]


def test_the_page_says_who_is_away_and_how_they_come_back():
    night = steps.ended(opened(an_arena(8)), 1, (1, 2, 3, 4), away=(opened(an_arena(8)).tables[0].guests[0],))
    (at,) = (at for at, guest in enumerate(night.guests) if guest.state == "away")
    line = f"Away: {night.guests[at].name}. Press “I'm in” to be seated again."
    assert line in night_page(night, READER, now=5.0).content
    assert "In: 7" in night_page(night, READER, now=5.0).content
    assert "Away" not in night_page(steps.join(night, night.guests[at].person, "X"), READER, now=5.0).content


@pytest.mark.slow
def test_there_are_standings_as_soon_as_something_was_played():
    night = opened(an_arena(8))
    assert page_picture(night, READER) is None
    assert page_picture(steps.ended(night, 1), READER) is None  # broken off with nothing played
    night = steps.ended(night, 1, (4, 1, 2, 3))
    assert page_picture(night, READER) is not None
    best, last = (night.guests[night.tables[0].guests[at]].name for at in (1, 0))
    alt = page_alt(night, READER)
    assert alt.startswith(f"Standings: 1. {best}: beat 3 of 3; ")
    assert f"{last}: beat 0 of 3" in alt
    over = steps.end_night(night, "host")
    assert page_picture(over, READER) != page_picture(night, READER)
    assert f"{best} wins!" in night_page(over, READER).content
    assert labels(night_page(over, READER)) == ["My place", "As CSV"]


def test_the_standings_of_a_night_are_a_file_with_scores_as_numbers():
    night = steps.ended(opened(an_arena(8)), 1, (4, 1, 2, 3))
    parts = standings_file(steps.end_night(night, "host"), READER)
    head, first, second, *_ = parts.file.decode("utf-8-sig").splitlines()
    assert parts.filename == "night.csv"
    assert head == "rank,name,tables,score,opponents"
    best, next_one = (night.guests[night.tables[0].guests[at]].name for at in (1, 2))
    assert (first, second) == (f"1,{best},1,1.0,", f"2,{next_one},1,0.67,")
    swiss = standings_file(played(round_of(a_night(8), 0.0), 1.0), READER).file.decode("utf-8-sig").splitlines()
    assert re.fullmatch(r"1,[^,]+,1,1.0,[12].\d+", swiss[1])


def test_ties_show_what_broke_them_and_an_arena_has_no_such_number():
    """Of equals the one with fewer tables is first in an arena; in rounds, the one whose opponents beat more."""
    night = round_of(a_night(8, seats=2), 0.0)
    for table in night.tables:
        night = steps.ended(night, table.number, (1, 2))
    night = round_of(steps.advance(night, 1.0), 2.0)
    for table in night.now_at():
        night = steps.ended(night, table.number, (1, 2))
    alt = standings_alt(night, READER)
    assert re.search(r"1\. \S+: beat 2 of 2, their opponents \d; ", alt)
    assert "." not in re.sub(r"\d+\. ", "", alt.removesuffix("."))  # no decimals
    assert standings_picture(night, READER) != standings_picture(replace(night, tables=night.tables[:4]), READER)
    arena = end(opened(an_arena(4)), 1, 5.0)
    assert "opponents" not in standings_alt(arena, READER) + place_page(arena, 0, READER).content


def test_halves_of_ties_and_percent_of_same_deals_are_read_at_once():
    night = steps.ended(round_of(a_night(4), 0.0), 1, (1, 1, 3, 4))
    assert "beat 2½ of 3, their opponents 3½; " in standings_alt(night, READER)
    assert "beat 83%" in standings_alt(replace(night, plan=replace(night.plan, duplicate=True)), READER)


def test_the_best_of_the_people_is_called_so_where_a_computer_won_more_often():
    night = round_of(a_night(2), 0.0)
    (table,) = night.tables
    won = steps.end_night(steps.ended(night, table.number, (1, 4, 2, 3)), "host")
    lost = steps.end_night(steps.ended(night, table.number, (2, 4, 1, 3)), "host")
    name = won.guests[table.guests[0]].name
    assert f"🏆 {name} wins!" in night_page(won, READER).content
    assert f"The best of the people: {name}. A computer player won more often." in night_page(lost, READER).content


def test_my_place_says_points_and_tables_and_marks_the_row():
    night = end(opened(an_arena(8)), 1, 5.0)
    first = night.tables[0].guests[0]
    page = place_page(night, first, READER, picture=b"-")
    assert page.content == "You're 1 of 8. You beat 3 of 3, tables: 1."
    name = night.guests[first].name
    assert f"1. {name} (you): beat 3 of 3; " in page.alt
    assert page.alt.count("(you)") == 1
    assert "(you)" not in page_alt(night, READER)
    last = night.tables[0].guests[-1]  # before the four who have not finished a table yet
    assert place_page(night, last, READER).content == "You're 4 of 8. You beat 0 of 3, tables: 1."


@pytest.mark.parametrize("form", ["swiss", "arena"])
def test_ones_own_row_is_marked_where_all_are_level(form):
    night = opened(an_arena(8)) if form == "arena" else round_of(a_night(8), 0.0)
    drawn = {standings_picture(night, READER, guest) for guest in (None, 0, 7)}
    assert len(drawn) == 3


@pytest.mark.parametrize("form", ["swiss", "arena"])
def test_the_description_of_my_place_tells_the_rows_that_are_drawn(form):
    """Those around one's own, and not the ten best."""
    night = round_of(a_night(40), 0.0)
    if form == "arena":
        night = opened(an_arena(40))
    for table in night.tables:
        night = steps.ended(night, table.number, (1, 2, 3, 4))
    last = standing.standings(night)[-1].guest
    alt = place_page(night, last, READER, picture=b"-").alt
    assert f"{night.guests[last].name} (you)" in alt
    assert len(alt.split("; ")) == 10


def test_calls_and_threads_are_of_tables_and_not_of_rounds():
    night = opened(an_arena(8))
    assert thread_name(night, night.tables[1], READER) == "Table 2"
    assert table_call(night, night.tables[1], READER).content.startswith("Table 2: <@")
    swiss = round_of(a_night(8), 0.0)
    assert thread_name(swiss, swiss.tables[1], READER) == "Round 1, table 2"
    assert table_call(swiss, swiss.tables[1], READER).content.startswith("Round 1, table 2: <@")


def test_the_host_begins_it_seats_who_waits_and_has_no_next_round():
    night = a_night(8, form="arena", rounds=0)
    assert labels(host_page(night, READER)) == ["Begin now", "Settings", "End the night"]
    night = opened(an_arena(8))
    page = host_page(night, READER)
    assert "Tables playing: " in page.content
    assert labels(page)[:3] == ["Pause", "Seat everyone waiting", "End the night"]
    assert labels(host_page(round_of(a_night(8), 0.0), READER))[:2] == ["Pause", "Seat latecomers"]


def test_the_host_reads_what_goes_on_and_for_whom_it_waits():
    night = round_of(a_night(4, seats=2), 0.0)
    assert "Round 1 of 3" in host_page(night, READER).content
    for table in night.tables:
        night = steps.ended(night, table.number, (1, 2))
    night = steps.say_ready(steps.advance(night, 1.0), 100)
    page = host_page(night, READER)
    assert labels(page)[0] == "Begin round 2"
    assert "Not ready: P101, P102, P103" in page.content


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("form", ["swiss", "arena"])
def test_the_settings_of_every_game_fit_into_five_rows(form, locale):
    for game in GAMES:
        options = GAMES[game].first_options()
        night = a_night(0, game=game, options=options, form=form, rounds=0 if form == "arena" else 3)
        parts = host_page(night, Reader(locale))
        assert problems(parts) == ()
        assert all(len(label) <= 30 for label in labels(parts))


def test_who_comes_is_told_when_they_are_seated():
    night = steps.join(opened(an_arena(8)), 200, "Late")
    assert how_in(night, 200, 1.0) == "arena"
    assert how_in(night, 200, END) == "last"
    assert how_in(replace(night, paused=2.0), 200, END) == "arena"
    assert how_in(night, 100, 1.0) == "here"  # they sit at a table
    assert how_in(a_night(8, form="arena"), 100, 1.0) == "here"
    planned = steps.join(a_night(0, form="arena", starts=50.0), 200, "Soon")
    assert how_in(planned, 200, 1.0) == "coming"
    swiss = round_of(a_night(8), 0.0)
    assert how_in(swiss, 100, 1.0) == "late"
    kinds = [READER.t("night-is-in", kind=kind) for kind in ("coming", "late", "here", "arena", "last")]
    assert len({*kinds}) == 5
