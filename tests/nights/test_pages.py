"""What people see of an arena: the page before, while and after it is on, its standings, answers and host's page."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.games.text.reader import Reader
from bot.nights import rules
from bot.nights.pages import host_page, how_in, night_page, place_page, table_call, thread_name
from bot.nights.pictures import page_alt, page_picture, standings_alt, standings_picture
from bot.parts.parts import ALT_LIMIT, CONTENT_LIMIT
from tests.nights.test_arena import END, an_arena, end, looked
from tests.nights.test_nights import a_night, round_of

READER = Reader()
LANGUAGES = ("en", "de", "fi", "hu", "nl", "sv")
LONGEST = "Wolfeschlegelsteinhausenbergerdo"  # thirty-two letters, as many as a name may have


def opened(night):
    """The arena with a thread for each table."""
    for one in night.tables:
        night = rules.opened(night, one.number, post=1, place=one.number + 10**18, table=f"t{one.number}")
    return night


def labels(parts):
    return [one.label for row in parts.rows for one in row if hasattr(one, "label")]


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
    night = rules.join(opened(an_arena(8)), 200, "Late *one*")
    page = night_page(night, READER, now=1.0)
    assert "Time is up <t:10000:R>." in page.content
    assert f"Tables playing: 2 (<#{10**18 + 1}>, <#{10**18 + 2}>)" in page.content
    assert "Waiting: Late \\*one\\*\n" in page.content
    assert "Round" not in page.content
    assert labels(page) == ["To my table", "My place", "I'm in", "I'm out", "Host"]
    night = end(night, 1, 5.0)
    page = night_page(night, READER, now=6.0).content
    assert f"Tables playing: 1 (<#{10**18 + 2}>)" in page
    names = [night.guests[at].name for at in rules.free(night)]
    assert f"Waiting: {', '.join(names[:-1])}, Late" in page  # whose wait is not noted yet


def test_tables_that_are_not_open_yet_are_counted_without_a_way_to_them():
    night = an_arena(8)
    assert "Tables playing: 2\n" in night_page(night, READER).content
    night = rules.opened(night, 2, place=5)
    assert "Tables playing: 2 (<#5> and 1 more)\n" in night_page(night, READER).content


@pytest.mark.parametrize("paused", [0.0, END - 1])
def test_when_the_time_is_up_the_last_tables_play_on_and_nobody_is_told_to_wait(paused):
    night = replace(rules.join(opened(an_arena(8)), 200, "Late"), paused=paused)
    page = night_page(night, READER, now=END).content
    assert ("The last tables play to their end." in page) == (not paused)
    assert ("Waiting: " in page) == bool(paused)  # in a pause time stands still
    assert "Tables playing: 2 (" in page


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hundred_people_fit_on_the_page_in_every_language(language):
    night = a_night(100, form="arena", rounds=0, until=END, seats=2, role=10**18)
    night = replace(night, guests=tuple(replace(one, name=LONGEST) for one in night.guests))
    reader = Reader(language)
    playing = opened(looked(rules.next_now(night, 0.0), 0.0))
    waiting = playing
    for one in playing.tables:
        waiting = rules.ended(waiting, one.number, (1, 2))
    half = playing
    for one in playing.tables[:25]:
        half = rules.ended(half, one.number, (1, 2))
    for one in (night, playing, half, waiting, rules.end_night(half, "host")):
        page = night_page(one, reader, now=5.0, picture=b"-", trouble="threads-full")
        assert len(page.content) < CONTENT_LIMIT  # nothing was cut off
        assert not page.content.endswith("…")
        assert len(page.alt) <= ALT_LIMIT
    assert night_page(playing, reader).content.count("<#") == night_page(half, reader).content.count("<#") == 12
    assert "38" in night_page(playing, reader).content.split("<#")[-1]
    asleep = replace(waiting, guests=tuple(replace(one, state="away") for one in waiting.guests))
    for one in (waiting, asleep):
        page = night_page(one, reader).content
        assert len(page) < CONTENT_LIMIT
        assert page.count(LONGEST[:20]) == 12
        assert "88" in page.split(LONGEST[:20])[-1].split("\n")[0]


def test_the_page_says_who_is_away_and_how_they_come_back():
    night = rules.ended(opened(an_arena(8)), 1, (1, 2, 3, 4), away=(opened(an_arena(8)).tables[0].guests[0],))
    (at,) = (at for at, guest in enumerate(night.guests) if guest.state == "away")
    line = f"Away: {night.guests[at].name}. Press “I'm in” to be seated again."
    assert line in night_page(night, READER, now=5.0).content
    assert "In: 7" in night_page(night, READER, now=5.0).content
    assert "Away" not in night_page(rules.join(night, night.guests[at].person, "X"), READER, now=5.0).content


def test_there_are_standings_as_soon_as_something_was_played():
    night = opened(an_arena(8))
    assert page_picture(night, READER) is None
    assert page_picture(rules.ended(night, 1), READER) is None  # broken off with nothing played
    night = rules.ended(night, 1, (4, 1, 2, 3))
    assert page_picture(night, READER) is not None
    best, last = (night.guests[night.tables[0].guests[at]].name for at in (1, 0))
    told = page_alt(night, READER)
    assert told.startswith(f"Standings: 1. {best} 1; ")
    assert f"{last} 0" in told
    over = rules.end_night(night, "host")
    assert page_picture(over, READER) != page_picture(night, READER)
    assert f"{best} wins!" in night_page(over, READER).content
    assert labels(night_page(over, READER)) == ["My place"]


def test_no_picture_of_an_arena_tells_whom_somebody_has_met():
    """Of equals whoever needed fewer tables is first; that number is no sum of opponents to be shown."""
    night = end(opened(an_arena(4)), 1, 5.0)
    fewer = replace(night, plan=replace(night.plan, form="swiss"))
    drawn = [Image.open(BytesIO(standings_picture(one, READER))).convert("RGB") for one in (night, fewer)]
    column = [image.crop((700, image.height - 60, 1040, image.height - 16)).getcolors() for image in drawn]
    assert len(column[0]) < len(column[1])
    words = place_page(night, 0, READER).content
    assert "−" not in words + standings_alt(night, READER)


def test_my_place_says_points_and_tables_and_marks_the_row():
    night = end(opened(an_arena(8)), 1, 5.0)
    first = night.tables[0].guests[0]
    page = place_page(night, first, READER, picture=b"-")
    assert page.content == "You're 1 of 8, points: 1, tables: 1."
    name = night.guests[first].name
    assert f"1. {name} (you) 1; " in page.alt
    assert page.alt.count("(you)") == 1
    assert "(you)" not in page_alt(night, READER)
    last = night.tables[0].guests[-1]  # before the four who have not finished a table yet
    assert place_page(night, last, READER).content == "You're 4 of 8, points: 0, tables: 1."


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
    for one in night.tables:
        night = rules.ended(night, one.number, (1, 2, 3, 4))
    last = rules.standings(night)[-1].guest
    told = place_page(night, last, READER, picture=b"-").alt
    assert f"{night.guests[last].name} (you)" in told
    assert len(told.split("; ")) == 10


def test_calls_and_threads_are_of_tables_and_not_of_rounds():
    night = opened(an_arena(8))
    assert thread_name(night, night.tables[1], READER) == "Table 2"
    assert table_call(night, night.tables[1], READER).content.startswith("Table 2: <@")
    swiss = round_of(a_night(8), 0.0)
    assert thread_name(swiss, swiss.tables[1], READER) == "Round 1, table 2"
    assert table_call(swiss, swiss.tables[1], READER).content.startswith("Round 1, table 2: <@")


def test_the_host_begins_it_seats_who_waits_and_has_no_next_round():
    night = a_night(8, form="arena", rounds=0)
    assert labels(host_page(night, READER))[:3] == ["Begin now", "Pause", "End the night"]
    night = opened(an_arena(8))
    page = host_page(night, READER)
    assert page.content == "The arena is on."
    assert labels(page)[:3] == ["Pause", "Seat everyone waiting", "End the night"]
    assert labels(host_page(round_of(a_night(8), 0.0), READER))[:2] == ["Pause", "Seat latecomers"]


def test_who_comes_is_told_when_they_are_seated():
    night = rules.join(opened(an_arena(8)), 200, "Late")
    assert how_in(night, 200, 1.0) == "arena"
    assert how_in(night, 200, END) == "last"
    assert how_in(replace(night, paused=2.0), 200, END) == "arena"
    assert how_in(night, 100, 1.0) == "here"  # they sit at a table
    assert how_in(a_night(8, form="arena"), 100, 1.0) == "here"
    planned = rules.join(a_night(0, form="arena", starts=50.0), 200, "Soon")
    assert how_in(planned, 200, 1.0) == "coming"
    swiss = round_of(a_night(8), 0.0)
    assert how_in(swiss, 100, 1.0) == "late"
    kinds = [READER.t("night-is-in", kind=kind) for kind in ("coming", "late", "here", "arena", "last")]
    assert len({*kinds}) == 5
