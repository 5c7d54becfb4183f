"""Leaving does not help: who did not play a seat to its end stands behind those who stayed."""

from collections.abc import Sequence
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from bot.league.rules import POINT, read_system
from bot.league.rules.changes import CorrectedSeat, Corrections
from bot.league.rules.counting import counted, gone
from bot.league.rules.fold import Rules, fold
from bot.league.rules.values import ALL, ALWAYS, LeagueMatch, PlayedLine, Row, Seat

UTC = ZoneInfo("UTC")
USUAL = Rules(UTC)


def seats(*words: str) -> list[Seat]:
    """Seats from words: a place, then `l` for who left, `r1` for the first to resign, `c` for a computer.

    `a4/9`: the computer played 4 of 9 turns.
    """
    seated = []
    for number, word in enumerate(words, 1):
        place, how = int(word[0]), word[1:]
        resigned = int(how[1:]) if how.startswith("r") else 0
        member = None if how == "c" else number
        absent, turns = map(int, how[1:].split("/")) if how.startswith("a") else (0, 0)
        facts = {"stood_in": how == "l", "computer": how == "c", "resigned": resigned, "turns": turns, "absent": absent}
        seated.append(Seat(number, member, place, 100 - 10 * place, highest=20, **facts))
    return seated


def places(*words: str) -> list[int]:
    seated = seats(*words)
    return [seat.place for seat in counted(seated, [seat.seat for seat in seated if seat.member is not None])]


def folded(
    seated: Sequence[Seat], rules: Rules = USUAL, end: str = "target"
) -> tuple[dict[tuple[int, str, int], Row], tuple[PlayedLine, ...]]:
    rows: dict[tuple[int, str, int], Row] = {}
    return rows, fold(LeagueMatch(1, "classic", 1e9, end, tuple(seated), 60.0, length="quick"), rules, rows)


def test_who_leaves_is_behind_all_who_stay_and_else_where_the_seat_ended() -> None:
    assert places("1l", "2") == [2, 1]
    assert places("1", "2l") == [1, 2]
    assert places("1l", "1") == [2, 1]
    assert places("2", "1l", "3", "4") == [1, 4, 2, 3]
    assert places("1l", "2", "3c") == [2, 1, 3]
    assert places("1c", "2l", "3") == [1, 3, 2]


def test_who_let_the_computer_play_more_than_a_third_has_left() -> None:
    """Whoever comes back for the last tiles; one turn of three is no more than a third, one of two is."""
    assert places("1a4/9", "2") == places("1a1/2", "2") == places("1a1/1", "2") == places("1a9/9", "2") == [2, 1]
    assert places("1a3/9", "2") == places("1a1/3", "2") == places("1a0/0", "2a0/5") == [1, 2]
    assert places("1a4/9", "2l", "3") == [2, 3, 1]
    assert [seat.total for seat in counted(seats("1a4/9", "2"), [1, 2])] == [80, 80]
    _, lines = folded(seats("1a4/9", "2a3/9", "3l"))
    assert [(line.place, line.why, line.points is None) for line in lines] == [
        (2, "absent", False),
        (1, "", False),
        (3, "left", False),
    ]


def test_leavers_keep_their_order_and_the_only_one_who_stays_is_first() -> None:
    assert places("1l", "2l", "3") == [2, 3, 1]
    assert places("1l", "1l", "3", "4l") == [2, 2, 1, 4]
    assert places("3l", "2", "1l", "4") == [4, 1, 3, 2]


def test_a_seat_that_is_nobodys_is_where_it_ended() -> None:
    """Of two seats of merged members one is like a computer's, even if its player left it."""
    after = counted(seats("1l", "2", "1l"), [2, 3])
    assert [(seat.place, seat.total) for seat in after] == [(1, 90), (2, 80), (3, 80)]


def test_where_nobody_stays_the_places_are_as_they_are() -> None:
    assert places("1l", "2l", "3c") == [1, 2, 3]


def test_who_resigns_is_last_and_who_did_so_earlier_is_worse() -> None:
    assert places("1r1", "2") == [2, 1]
    assert places("1r1", "2", "3c") == [3, 1, 2]
    assert places("1r2", "2r1", "3", "4l") == [3, 4, 1, 2]
    assert places("1r1", "2l") == [2, 1]


def test_nobody_gains_by_not_staying() -> None:
    """The place of a player who leaves is never better for it, nor is that of who stayed ever worse."""

    @given(st.lists(st.tuples(st.integers(1, 4), st.sampled_from("slrc")), min_size=2, max_size=6))
    def check(drawn: list[tuple[int, str]]) -> None:
        marks = [mark for mark, _ in drawn]
        ranks = [1 + sum(other < mark for other in marks) for mark in marks]
        order = iter(range(1, 7))
        words = [
            f"{rank}{how.replace('s', '') if how != 'r' else f'r{next(order)}'}"
            for rank, (_, how) in zip(ranks, drawn, strict=True)
        ]
        before = seats(*words)
        after = counted(before, [seat.seat for seat in before if seat.member is not None])
        stayed = [seat.place for seat in after if seat.member is not None and not gone(seat)]
        for old, new in zip(before, after, strict=True):
            if gone(old):
                assert all(new.place > place for place in stayed)
            elif old.member is not None:
                assert new.place <= old.place
        assert sorted(seat.place for seat in after)[0] == 1
        assert all(seat.place == 1 + sum(other.place < seat.place for other in after) for seat in after)

    check()


def test_points_and_rating_are_those_of_the_place_that_counts() -> None:
    rows, lines = folded(seats("1l", "2", "3"))
    assert [(line.place, line.points / POINT, line.why) for line in lines] == [(3, 0, "left"), (1, 2, ""), (2, 1, "")]
    leaver, first, second = (rows[ALWAYS, ALL, member].sums for member in (1, 2, 3))
    assert (leaver.won, first.won) == (0, 1)
    assert leaver.rating.mu < second.rating.mu < first.rating.mu
    assert leaver.rating.matches == 1
    assert lines[1].others == ((1, 3), (3, 2))


def test_leaving_when_behind_costs_what_losing_costs() -> None:
    """It took nothing before: five times out when behind, and nobody's rating had moved."""
    stayer, leaver = (folded(seats("1", word))[0][ALWAYS, ALL, 2].sums for word in ("2", "2l"))
    assert leaver == stayer


def test_points_of_the_game_are_at_most_those_of_the_last_who_stayed() -> None:
    rules = Rules(UTC, system=read_system("game"))
    _, lines = folded(seats("1l", "2", "3r1"), rules)
    assert [line.points for line in lines] == [80 * POINT, 80 * POINT, 70 * POINT]
    _, lines = folded(seats("1r1", "2", "3"), rules)
    assert [line.points for line in lines] == [70 * POINT, 80 * POINT, 70 * POINT]


def test_what_a_moderator_says_is_what_counts() -> None:
    fixed = {1: (CorrectedSeat(1, 1, 90), CorrectedSeat(2, 2, 80))}
    _, lines = folded(seats("2l", "1"), Rules(UTC, corrections=Corrections(seats=fixed)))
    assert [(line.place, line.why) for line in lines] == [(1, ""), (2, "")]


def test_a_match_ended_early_counts_for_its_whole_rounds_or_not_at_all() -> None:
    """With no round over all were level, and everybody had won."""
    rules = Rules(UTC, abandoned=True)
    begun = [Seat(1, 1, 1, 0), Seat(2, 2, 1, 0)]
    rows, lines = folded(begun, rules, end="abandoned")
    assert not rows
    assert [(line.why, line.points) for line in lines] == [("abandoned", None)] * 2
    _, lines = folded(seats("1", "2"), rules, end="abandoned")
    assert [(line.why, line.points) for line in lines] == [("", POINT), ("", 0)]


def test_a_resignation_counts_though_no_round_was_over_and_is_no_fastest_win() -> None:
    rows, lines = folded([Seat(1, 1, 1, 0), Seat(2, 2, 2, 0, resigned=1)], end="resigned")
    assert [(line.why, line.points, line.rating is not None) for line in lines] == [
        ("", POINT, True),
        ("resigned", 0, True),
    ]
    assert rows[ALWAYS, "classic", 1].fastest is None


def test_a_win_is_fast_only_where_everybody_played_on() -> None:
    rows, _ = folded(seats("1l", "2"))
    assert rows[ALWAYS, "classic", 2].fastest is None
    assert rows[ALWAYS, "classic", 2].highest is not None
    assert rows[ALWAYS, "classic", 1].highest is None
    rows, _ = folded(seats("1", "2"))
    assert rows[ALWAYS, "classic", 1].fastest is not None
