"""The fold: one match after the other moves the rows of its members."""

from zoneinfo import ZoneInfo

from msgspec.structs import replace

from bot.league.rules.changes import CorrectedSeat, Corrections
from bot.league.rules.counting import Counting, DayLog
from bot.league.rules.fold import Rules, Span, fold
from bot.league.rules.points import read_system
from bot.league.rules.values import ALL, ALWAYS, LeagueMatch, Mark, Peak, PlayedLine, Row, Seat

NOON = 1_767_268_800.0  # 2026-01-01 12:00 UTC
DAY = 86400.0
UTC = ZoneInfo("UTC")
USUAL = Rules(UTC)
Rows = dict[tuple[int, str, int], Row]


def match(number: int, *members: int | None, **changed: object) -> LeagueMatch:
    """A match of these members (None: a computer), the first one first."""
    places = changed.pop("places", range(1, len(members) + 1))
    seats = tuple(
        Seat(at, member, place, 50 - at, computer=member is None)
        for at, (member, place) in enumerate(zip(members, places, strict=True), 1)  # type: ignore[call-overload]
    )
    return replace(LeagueMatch(number, "classic", NOON + number, "target", seats, 300.0, length="quick"), **changed)


def folded(*matches: LeagueMatch, rules: Rules = USUAL) -> tuple[Rows, list[tuple[PlayedLine, ...]]]:
    rows: Rows = {}
    log = DayLog()
    return rows, [fold(played, rules, rows, log) for played in matches]


def test_a_row_counts_wins_in_a_row_and_keeps_the_last_five_results() -> None:
    order = [(1, 2), (1, 2), (2, 1), (1, 2), (1, 2), (1, 2), (2, 1)]
    rows, _ = folded(*(match(n, *pair) for n, pair in enumerate(order)))
    won, lost = Mark(1, 2), Mark(2, 2)
    first, second = rows[ALWAYS, ALL, 1], rows[ALWAYS, ALL, 2]
    assert (first.sums.played, first.sums.won, first.sums.points, first.sums.places) == (7, 5, 300, 9)
    assert (first.streak, first.longest) == (0, 3)
    assert (second.streak, second.longest) == (1, 1)
    assert first.marks == (lost, won, won, won, lost)
    assert rows[ALWAYS, "classic", 1].sums == first.sums


def test_a_row_remembers_what_it_was_when_the_day_began() -> None:
    rows, _ = folded(match(1, 1, 2), match(2, 1, 2), match(3, 1, 2, ended=NOON + DAY))
    row = rows[ALWAYS, ALL, 1]
    assert (row.before.played, row.sums.played) == (2, 3)
    assert row.day == rows[ALWAYS, ALL, 2].day
    rows, _ = folded(match(1, 1, 2), match(2, 1, 2))
    assert rows[ALWAYS, ALL, 1].before.played == 0


def test_records_are_of_one_game_and_all_time_and_are_not_those_of_the_computer() -> None:
    def seats(high: int, **more: object) -> tuple[Seat, ...]:
        return (Seat(1, 1, 1, 50, highest=high, **more), Seat(2, 2, 2, 20, highest=5))  # type: ignore[arg-type]

    rules = Rules(UTC, abandoned=True, seasons=(Span(7, NOON, NOON + DAY),))
    rows, _ = folded(
        match(1, seats=seats(30), seconds=200.0),
        match(2, seats=seats(20), seconds=250.0),
        match(3, seats=seats(30), seconds=200.0),
        match(4, seats=seats(90, stood_in=True), seconds=10.0),
        match(5, seats=seats(1), seconds=5.0, end="abandoned"),
        match(6, seats=seats(1), seconds=None),
        rules=rules,
    )
    row = rows[ALWAYS, "classic", 1]
    assert (row.highest, row.fastest) == (Peak(30, 1), Peak(200.0, 1))
    assert rows[ALWAYS, "classic", 2].fastest is None
    for scope in ((ALWAYS, ALL), (7, "classic"), (7, ALL)):
        assert (rows[*scope, 1].highest, rows[*scope, 1].fastest) == (None, None)


def test_a_win_is_fast_among_those_of_its_length() -> None:
    """A win in a match of three rounds was faster than any in one to 200 points."""
    rows, _ = folded(
        match(1, 1, 2, seconds=900.0, length="printed"),
        match(2, 1, 2, seconds=200.0),
        match(3, 1, 2, seconds=800.0, length="printed"),
        match(4, 1, 2, seconds=700.0, length="long"),
        match(5, 1, 2, seconds=50.0, length=""),
        match(6, 1, 2, seconds=300.0),
    )
    quickest = dict(rows[ALWAYS, "classic", 1].quickest())
    assert quickest == {"quick": Peak(200.0, 2), "printed": Peak(800.0, 3), "long": Peak(700.0, 4)}


def test_a_season_has_rows_until_its_table_is_final() -> None:
    seasons = (Span(7, NOON, NOON + 2), Span(8, NOON + 2, NOON + 4, kept=True))
    rows, lines = folded(*(match(n, 1, 2) for n in range(5)), rules=Rules(UTC, seasons=seasons))
    assert [group[0].season for group in lines] == [7, 7, 8, 8, ALWAYS]
    assert {season for season, _, _ in rows} == {ALWAYS, 7}
    assert (rows[7, ALL, 1].sums.played, rows[ALWAYS, ALL, 1].sums.played) == (2, 5)


def test_a_match_that_counts_for_nobody_moves_nothing_and_says_why() -> None:
    out = Rules(UTC, corrections=Corrections(out=frozenset({1})))
    for played, rules, why in ((match(1, 1, 2), out, "out"), (match(1, 1, 2, end="abandoned"), USUAL, "abandoned")):
        rows, (lines,) = folded(played, rules=rules)
        assert not rows
        assert [(line.why, line.points, line.rating, line.game_rating) for line in lines] == [
            (why, None, None, None)
        ] * 2


def test_who_is_banned_is_an_opponent_whose_rating_stays() -> None:
    rules = Rules(UTC, corrections=Corrections(bans={1: ((NOON, NOON + 2),)}))
    rows, (first, second) = folded(match(1, 1, 2), match(2, 1, 2), rules=rules)
    assert [(line.why, line.points, line.rating is None) for line in first] == [("banned", None, True), ("", 0, False)]
    assert [line.why for line in second] == ["", ""]
    assert (rows[ALWAYS, ALL, 1].sums.played, rows[ALWAYS, ALL, 2].sums.played) == (1, 2)


def test_two_seats_of_a_merged_member_are_the_better_one_of_them() -> None:
    rules = Rules(UTC, corrections=Corrections(merged={3: 1}))
    rows, (lines,) = folded(match(1, 3, 2, 1), rules=rules)
    assert [(line.member, line.seat, line.place, line.points) for line in lines] == [(1, 1, 1, 120), (2, 2, 2, 60)]
    assert lines[1].others == ((1, 1),)
    assert rows[ALWAYS, ALL, 1].sums.played == 1


def test_a_corrected_match_is_folded_as_corrected() -> None:
    fixed = {1: (CorrectedSeat(1, 2, 3), CorrectedSeat(2, 1, 40))}
    rows, (lines,) = folded(match(1, 1, 2), rules=Rules(UTC, corrections=Corrections(seats=fixed)))
    assert [(line.member, line.place, line.points) for line in lines] == [(1, 2, 0), (2, 1, 60)]
    assert rows[ALWAYS, ALL, 2].sums.won == 1


def test_ratings_stay_where_there_is_nothing_to_compare() -> None:
    for played, whys in ((match(1, 1, None), ["alone"]), (match(1, 1, 2, end="walkover"), ["walkover", "walkover"])):
        _, (lines,) = folded(played, rules=Rules(UTC, counting=Counting(computers=True)))
        assert [line.why for line in lines] == whys
        assert [line.rating for line in lines] == [None] * len(whys)
        assert lines[0].points == 60


def test_one_person_against_computers_gets_nothing() -> None:
    """Twenty such matches led a table with 40 points."""
    rows, lines = folded(*(match(n, 1, None, None, None) for n in range(20)))
    assert not rows
    assert [(line.why, line.points) for (line,) in lines] == [("computers", None)] * 20
    counting = Rules(UTC, counting=Counting(computers=True))
    rows, _ = folded(*(match(n, 1, None, None, None) for n in range(20)), rules=counting)
    assert rows[ALWAYS, ALL, 1].sums.points == 20 * 3 * 60


def test_places_are_those_among_people() -> None:
    rows, (lines,) = folded(match(1, None, 4, None, 5, 6, places=(1, 2, 3, 4, 4)))
    assert [(line.place, line.seats, line.points) for line in lines] == [(1, 3, 120), (2, 3, 30), (2, 3, 30)]
    assert lines[0].others == ((5, 2), (6, 2))
    assert (rows[ALWAYS, ALL, 4].sums.won, rows[ALWAYS, ALL, 4].marks) == (1, (Mark(1, 3),))
    _, (lines,) = folded(match(1, None, 4, 5), rules=Rules(UTC, counting=Counting(computers=True)))
    assert [(line.place, line.seats, line.points) for line in lines] == [(2, 3, 60), (3, 3, 0)]


def test_a_member_merged_with_the_only_other_person_played_computers_alone() -> None:
    merged = Corrections(merged={3: 1})
    rows, (lines,) = folded(match(1, 1, 3, None), rules=Rules(UTC, corrections=merged))
    assert (rows, [line.why for line in lines]) == ({}, ["computers"])


def test_a_match_counts_while_two_of_its_people_have_one_left_that_day() -> None:
    rules = Rules(UTC, counting=Counting(limit=2))
    order = [(1, 2), (2, 1), (1, 2), (1, 2, 3), (3, 1, 2), (2, 3, 1)]
    rows, lines = folded(*(match(n, *people) for n, people in enumerate(order)), rules=rules)
    whys = ["" if group[0].points is not None else group[0].why for group in lines]
    assert whys == ["", "", "limit", "", "", "limit"]
    assert (rows[ALWAYS, ALL, 1].sums.played, rows[ALWAYS, ALL, 1].sums.rating.matches) == (4, 2)
    assert rows[ALWAYS, ALL, 3].sums.rating.matches == 2
    _, (first, second) = folded(match(1, 1, 2), match(2, 1, 2), rules=Rules(UTC, counting=Counting(limit=1)))
    assert {line.why for line in second} == {"limit"}
    days = (match(1, 1, 2), match(2, 1, 2, ended=NOON + DAY))
    _, (first, second) = folded(*days, rules=Rules(UTC, counting=Counting(limit=1)))
    assert [line.why for line in (*first, *second)] == [""] * 4


def test_what_counts_for_nobody_uses_nothing_of_the_day_up_and_hands_know_no_limit() -> None:
    out = Corrections(out=frozenset({1}), bans={2: ((NOON, NOON + 2.5),)})
    rules = Rules(UTC, corrections=out, counting=Counting(limit=1))
    ends = ["target", "target", "added", "walkover", "target"]
    _, lines = folded(*(match(n, 1, 2, end=end) for n, end in enumerate(ends, 1)), rules=rules)
    assert [group[0].why for group in lines] == ["out", "", "", "walkover", "limit"]


def test_no_limit_is_no_limit() -> None:
    _, lines = folded(*(match(n, 1, 2) for n in range(30)), rules=Rules(UTC, counting=Counting(limit=0)))
    assert {line.why for group in lines for line in group} == {""}
    _, lines = folded(*(match(n, 1, 2) for n in range(30)))
    assert sum(group[0].points is not None for group in lines) == 10


def test_months_away_make_a_rating_less_certain_when_the_next_match_is_rated() -> None:
    matches = [match(n, 1, 2) for n in range(1, 41)]
    late, rules = NOON + 400 * DAY, Rules(UTC, counting=Counting(limit=0))
    rows, _ = folded(*matches, rules=rules)
    before = rows[ALWAYS, ALL, 1]
    assert before.rated == NOON + 40
    rows, lines = folded(*matches, match(41, 1, 2, ended=late), rules=rules)
    again = rows[ALWAYS, ALL, 1]
    assert again.rated == late
    assert again.sums.rating.sigma > before.sums.rating.sigma + 0.5
    moved = lines[-1][0].rating
    assert moved is not None
    assert moved.before == before.sums.rating  # what was shown until now, so that changes add up
    rows, _ = folded(*matches, match(41, 1, 2, end="walkover", ended=late), rules=rules)
    assert rows[ALWAYS, ALL, 1].rated == NOON + 40


def test_a_season_adds_up_the_best_of_the_first_matches() -> None:
    seasons = (Span(7, NOON, NOON + DAY, read_system("best 2 of 3 by 10 6")),)
    order = [(1, 2), (2, 1), (2, 1), (1, 2), (1, 2)]
    rules = Rules(UTC, seasons=seasons)
    rows, lines = folded(*(match(n, *pair) for n, pair in enumerate(order)), rules=rules)
    assert [rows[7, ALL, member].sums.points // 60 for member in (1, 2)] == [16, 20]
    assert [rows[ALWAYS, ALL, member].sums.points // 60 for member in (1, 2)] == [42, 38]
    assert rows[7, ALL, 1].results == (600, 360, 360)
    assert [line.points for line in lines[4]] == [600, 360]
    assert rows[7, ALL, 1].sums.played == 5


def test_who_met_too_often_on_a_day_keep_their_ratings_at_a_table_with_others() -> None:
    rules = Rules(UTC, counting=Counting(limit=2))
    matches = [match(n, 1, 2) for n in (1, 2)]
    rows, lines = folded(*matches, match(3, 1, 3, 2), rules=rules)
    assert [(line.member, line.why, line.points, line.rating is None) for line in lines[-1]] == [
        (1, "often", 120, True),
        (3, "", 60, False),
        (2, "often", 0, True),
    ]
    assert rows[ALWAYS, ALL, 1].sums.rating.matches == 2
    _, lines = folded(*matches, match(3, 1, 3, 2, ended=NOON + DAY), rules=rules)
    assert [line.why for line in lines[-1]] == ["", "", ""]
    _, lines = folded(*matches, match(3, 1, 3, 2, end="added"), rules=rules)
    assert [line.why for line in lines[-1]] == ["", "", ""]


def test_the_first_win_over_a_strong_player_is_remembered_for_one_game_and_all_time() -> None:
    def seats(first: int, strong: int = 2, **more: object) -> tuple[Seat, ...]:
        person = replace(Seat(1, 1, first, 50), **more)
        computer = Seat(2, None, strong, 20, computer=True, strong=True)
        return person, computer, Seat(3, 2, 3, 10)

    rules = Rules(UTC, abandoned=True, seasons=(Span(7, NOON, NOON + DAY),))
    rows, _ = folded(
        match(1, 1, None, 2),
        match(2, seats=seats(2, 1)),
        match(3, seats=seats(1, 1)),
        match(4, seats=seats(1, highest=5), end="abandoned"),
        match(5, seats=seats(1, stood_in=True)),
        match(6, seats=seats(1)),
        match(7, seats=seats(1)),
        rules=rules,
    )
    assert rows[ALWAYS, "classic", 1].beat_strong == 6
    others = [key for key, row in rows.items() if row.beat_strong and key != (ALWAYS, "classic", 1)]
    assert others == []


def test_a_match_across_divisions_moves_ratings_and_is_not_in_the_seasons_tables() -> None:
    """Members 1 and 2 play in the first division; those in none play in the lowest, the second."""
    season = Span(7, NOON, NOON + 9 * DAY, read_system("best 1 of 2"), divisions={1: 1, 2: 1, 3: 2}, lowest=2)
    rules, away = Rules(UTC, seasons=(season,)), {"stood_in": True}
    rows, lines = folded(
        match(1, 1, 2),
        match(2, 1, 4, ended=NOON + DAY),
        match(3, 3, 4, None, ended=NOON + DAY),
        match(4, seats=(Seat(1, 2, 1, 9, **away), Seat(2, 3, 2, 9)), ended=NOON + DAY),
        rules=rules,
    )
    assert [[(line.season, line.points, line.why) for line in group] for group in lines] == [
        [(7, 60, ""), (7, 0, "")],
        [(0, 60, "apart"), (0, 0, "apart")],
        [(7, 60, ""), (7, 0, "")],
        [(0, 0, "left"), (0, 60, "apart")],
    ]
    row, always = rows[7, ALL, 1], rows[ALWAYS, ALL, 1]
    assert (row.sums.played, row.sums.points, row.results, always.sums.points) == (1, 60, (60,), 120)
    assert row.sums.rating == always.sums.rating
    assert (row.day, row.before.played, always.before.played) == (always.day, 1, 1)
    banned = Rules(UTC, seasons=(season,), corrections=Corrections(bans={3: ((0.0, NOON * 2),)}))
    rows, lines = folded(match(1, 1, 2, 3), rules=banned)
    assert [line.why for line in lines[0]] == ["", "", "banned"]
    assert (7, ALL, 1) in rows
