"""Fixtures, the audit log and moderators' questions in words: whole, short enough, and harmless."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.games.same import promise_of
from bot.games.text.reader import Reader
from bot.league.pages.admin import ACTIONS, PAGE, audit_line, audit_page, change_choice, change_line, question
from bot.league.rows.values import ChangeRow
from bot.league.schedule.pages import (
    SchedulePlace,
    ask_deadline,
    created,
    deadline_set,
    fixture_choice,
    fixture_line,
    fixtures_page,
    opened,
    over,
    read_place,
    ready_menu,
    reminder,
    said_ready,
)
from bot.league.schedule.pairings import MOST_PLAYERS, pairings
from bot.league.schedule.values import Fixture, FixturePage, FixtureSeat, LastDay, NewDeals, Schedule
from bot.locales import t
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, Press, decode
from bot.parts.parts import Button, Select
from bot.tables.terms import FREE
from storage.values import AuditPage, AuditRow, Json
from tests.luck import part_of
from tests.play.pages.refused import problems
from tests.play.pages.tables import NASTY

READER = Reader()
PEOPLE = tuple(
    FixtureSeat(900_000_000_000_000_000 + number, NASTY[number % len(NASTY)]) for number in range(MOST_PLAYERS)
)


def fixture(number: int, seats: tuple[FixtureSeat, ...], state: str = "open", last: LastDay | None = None) -> Fixture:
    return Fixture(number, 1, 5, "classic", 1, 0.0, state, None, seats, last)


def many() -> list[Fixture]:
    return [
        fixture(number, tuple(PEOPLE[player] for player in match.players))
        for number, match in enumerate(pairings(MOST_PLAYERS, 2, 1), 1)
    ]


@pytest.mark.parametrize(("rounds", "menus"), [(1, 1), (26, 2), (130, 5)])
def test_the_menus_of_new_fixtures_promise_the_deals_of_each_round(rounds: int, menus: int) -> None:
    made = [replace(new, round=new.number) for new in many()[:rounds]]
    secrets = {number: bytes([number] * 32) for number in range(1, rounds + 1)}
    page = created(made, NewDeals(secrets, "{}"), FREE, READER)
    assert problems(page) == ()
    assert [len(row) for row in page.rows] == [1] * menus
    lines = [line for row in page.rows for menu in row if isinstance(menu, Select) for line in menu.choices]
    assert [line.value for line in lines] == [
        f"{number} {promise_of(secret)}" for number, secret in [*secrets.items()][: 25 * 5]
    ]


def test_fixtures_between_as_many_as_may_be_fit_into_a_message() -> None:
    made = created(many(), None, FREE, READER)
    assert problems(made) == ()
    assert len(made.pings) == MOST_PLAYERS
    assert all(f"<@{person}>" in made.content for person in made.pings)
    assert t("en", "fixtures-more", count=496 - 12) in made.content


def test_who_has_something_to_play_is_called_and_nobody_else() -> None:
    due = [fixture(1, PEOPLE[:2]), fixture(2, (PEOPLE[0], FixtureSeat(None, "")))]
    post = reminder(due, READER)
    assert post.pings == (PEOPLE[0].person, PEOPLE[1].person)
    assert "former player" in post.content
    open_ = opened(fixture(3, PEOPLE[:3]), PEOPLE[1].person or 0, READER)
    assert open_.pings == (PEOPLE[0].person, PEOPLE[2].person)
    assert problems(post) == problems(open_) == ()


LAST = LastDay("2026-12-31", 1_798_761_600.0)
READY, LATE = FixtureSeat(5, "*Ann*", ready=True), FixtureSeat(6, "Ben")


def test_who_is_ready_waits_and_the_others_are_called() -> None:
    due = [fixture(3, (READY, LATE), last=LAST), fixture(4, (READY, FixtureSeat(7, "Cleo")))]
    post = reminder(due, READER)
    assert post.pings == (6, 7)
    assert "last day 2026-12-31, <t:1798761600:R>" in post.content
    assert "ready: \\*Ann\\*" in post.content
    (button,) = post.rows[0]
    assert isinstance(button, Button)
    assert decode(button.custom_id).words == ("of", "3", "3")
    assert reminder([fixture(3, (READY, READY))], READER).pings == (5,)
    assert reminder(due[1:], READER).rows == ()


def test_who_says_to_be_ready_calls_those_who_are_not() -> None:
    post = said_ready([fixture(3, (READY, LATE), last=LAST)], 5, READER)
    assert post.pings == (6,)
    assert "\\*Ann\\* is ready to play. And you, <@6>?" in post.content
    assert len(post.rows) == 1
    both = said_ready([fixture(3, (READY, FixtureSeat(6, "Ben", ready=True)), last=LAST)], 6, READER)
    assert both.pings == (5,)
    assert "Ben is ready to play, and so is everyone: <@5>" in both.content
    assert both.rows == ()


def test_when_the_last_day_is_over_it_is_said_what_became_of_it() -> None:
    post = over([fixture(3, (READY, LATE), "walkover", LAST), fixture(4, PEOPLE[:2], "lapsed", LAST)], READER)
    assert "won without a match · ready: \\*Ann\\*" in post.content
    assert "not played, no points" in post.content
    assert post.pings[:2] == (5, 6)
    assert problems(post) == ()


def test_last_days_of_as_many_fixtures_as_may_be_fit_into_a_message() -> None:
    timed = [replace(page, last=LAST) for page in many()]
    pages = (
        reminder(timed[:15], READER),
        said_ready(timed[:20], timed[0].seats[0].person or 0, READER),
        over(timed[:15], READER),
        ready_menu(timed, READER),
        question(ask_deadline(timed, LAST, READER), "x" * 200, "f" * 16, READER),
        deadline_set(timed, LAST, READER),
        fixtures_page(FixturePage(tuple(timed[:10]), 1, 3, 30, 30), SchedulePlace(), READER),
    )
    assert [problems(page) for page in pages] == [()] * len(pages)


@pytest.mark.parametrize("state", ["open", "played", "walkover", "cancelled", "lapsed"])
def test_pages_of_fixtures_turn(state: str) -> None:
    rows = tuple(fixture(number, PEOPLE[:6], state) for number in range(1, 11))
    place = SchedulePlace(1, person=5, only_open=False)
    parts = fixtures_page(FixturePage(rows, 1, 3, 30, 30), place, READER)
    assert problems(parts) == ()
    assert [[getattr(item, "label", "") for item in row] for row in parts.rows] == [
        ["Previous", "Next"], ["Crosstable", "League rules"],
    ]  # fmt: skip
    assert read_place(decode(parts.rows[0][1].custom_id), 1) == replace(place, page=2)
    assert len(fixture_choice(rows[0], READER)) <= 100
    assert "No open fixtures" in fixtures_page(FixturePage((), 0, 1, 0, 0), SchedulePlace(), READER).content


@pytest.mark.parametrize(
    ("picked", "place"),
    [
        ("open", SchedulePlace()),
        ("mine", SchedulePlace(person=7)),
        ("all", SchedulePlace(only_open=False)),
        ("21", SchedulePlace(only_open=False, schedule=21)),
        ("x" * 30, SchedulePlace(only_open=False)),
    ],
)
def test_a_menu_leads_to_what_is_open_to_ones_own_to_all_and_to_each_schedule(
    picked: str, place: SchedulePlace
) -> None:
    made = [Schedule(number, number + 9, "classic", 4) for number in range(211, 0, -10)]
    page = FixturePage((fixture(30, PEOPLE[:2]),), 0, 1, 1, 1)
    parts = fixtures_page(page, place, READER, schedules=made, asker=7, same_deals=True)
    assert problems(parts) == ()
    (menu,) = parts.rows[0]
    assert isinstance(menu, Select)
    assert len(menu.choices) == 25
    assert read_place(decode(menu.custom_id, (picked,)), 7) == place
    if len(picked) < 30:
        assert [line.value for line in menu.choices if line.default] == [picked]


def test_a_button_of_an_older_list_still_turns_it() -> None:
    old = Press(NO_TABLE, 0, verbs.FIXTURES, ("2", "5", "all"))
    assert read_place(old, 1) == SchedulePlace(2, person=5, only_open=False)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=400),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
KEYS = st.sampled_from(
    ("reason", "game", "channel", "match", "seats", "players", "change", "season", "key", "from", "to")
) | st.sampled_from(("person", "seat", "first", "last", "fixtures", "member", "into", "kind"))


@pytest.mark.slow
@settings(max_examples=part_of(150, 60))
@given(action=st.sampled_from(ACTIONS) | st.text(max_size=30), detail=st.dictionaries(KEYS, JSON) | JSON)
def test_every_entry_can_be_told_whatever_is_in_it(action: str, detail: object) -> None:
    row = AuditRow(1, 1_800_000_000.0, 5, action, detail)  # type: ignore[arg-type]
    line = audit_line(row, READER)
    assert "\n" not in line
    assert "@everyone" not in line.replace("\\@everyone", "")
    assert problems(audit_page(AuditPage((row,) * PAGE, 0, 2, 20), READER)) == ()


NIGHT, NOON, EVIL = ({"name": name, "game": "uno"} for name in ("Night", "Noon", "**<@5>"))


@pytest.mark.parametrize(
    ("action", "detail", "words"),
    [
        ("setting", {"channel": None, "key": "clock", "from": "2m", "to": "24h"}, "the bot: Turn timer → 24 hours"),
        ("setting", {"channel": 5, "key": "clock", "from": "2m", "to": None}, "Turn timer in <#5> → reset"),
        ("setting", {"channel": None, "key": "gone.option", "to": "1"}, ": gone.option → 1"),
        (
            "end-table",
            {"channel": "5", "game": "classic", "reason": "late"},
            "table ended · Classic domino · <#5> · late",
        ),
        ("remove-seat", {"channel": "5", "game": "classic", "person": "7"}, "seat removed: <@7> · Classic"),
        ("remove-seat", {"channel": "5", "game": "classic", "seat": 2}, "seat 2 removed · Classic"),
        ("scoreboard-on", {"channel": "5", "game": "*"}, "scoreboard on · <#5> · all games"),
        ("league-merge", {"from": {"person": 1, "name": "A"}, "into": {"person": 2, "name": "B"}}, "merged: A → B"),
        ("fixture-deadline", {"fixtures": [3, 4], "until": "2026-12-31"}, "last day of 2 fixtures → 2026-12-31: 3, 4"),
        ("fixture-lapse", {"fixtures": [3], "until": "2026-12-31"}, "fixture closed: 3 · last day 2026-12-31 over"),
        ("league-ban", {"member": {"person": 0, "name": ""}}, "banned from the league: former player"),
        ("setting", {"key": "presets", "from": None, "to": [NIGHT]}, ": preset saved: “Night”"),
        ("setting", {"key": "presets", "from": [NIGHT, NOON], "to": [NOON]}, ": preset deleted: “Night”"),
        ("setting", {"key": "presets", "from": [NOON, NIGHT], "to": [NOON, EVIL]}, "“Night” → “\\*\\*\\<\\@5\\>”"),
        ("something-new", {}, ": “something-new”"),
    ],
)
def test_entries_are_told_in_words(action: str, detail: Json, words: str) -> None:
    assert words in audit_line(AuditRow(1, 0.0, None, action, detail), READER)


def test_numbers_of_fixtures_changes_and_results_are_names_without_commas() -> None:
    match = fixture(12345, PEOPLE[:2])
    change = ChangeRow(12345, None, "ban", (), 1, "spam", 0.0)
    row = AuditRow(1, 0.0, None, "league-confirm", {"result": 12345})
    undone = AuditRow(2, 0.0, None, "league-undo", {"change": 12345})
    texts = [
        fixture_line(match, READER), fixture_choice(match, READER), change_line(change, READER),
        change_choice(change, READER), audit_line(row, READER), audit_line(undone, READER),
        opened(match, 1, READER).content,
    ]  # fmt: skip
    assert [text for text in texts if "12345" not in text] == []


def test_a_question_says_why_and_has_two_answers() -> None:
    parts = question(["**What?**"], "x" * 300, "f" * 16, READER)
    assert problems(parts) == ()
    assert [item.label for item in parts.rows[0]] == ["Do it", "No"]  # type: ignore[union-attr]
