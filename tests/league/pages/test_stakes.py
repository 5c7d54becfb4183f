"""What a match counts for, in words."""

import pytest
from msgspec.structs import replace

from bot.games.text.reader import Reader
from bot.league.pages.results import StakesWords
from bot.league.rows.outcome import Stakes
from bot.league.rules import read_system
from bot.tables import SeatState, TableState
from bot.tables.terms import Terms
from bot.tables.types import Dealt, changed

READER = Reader()
ANN, BEN, CILI = 1, 2, 3
SEATS = (SeatState(ANN, "Ann"), SeatState(BEN, "*Ben*"), SeatState(CILI, "Cili"), SeatState(computer="greedy"))
TABLE = TableState(id="t", guild=1, channel=2, game="classic", options={}, created=3.0, seats=SEATS)


def resigning(stakes: Stakes, table: TableState = TABLE, seat: int = 0) -> str:
    return StakesWords(stakes).resigning(table, seat, READER)


@pytest.mark.parametrize(
    ("stakes", "text"),
    [
        (Stakes(), "place 3 of 3: no league points – and it counts for your rating."),
        (Stakes(system=read_system("10 6 3 1")), "place 3 of 3: +3 league points – and it counts"),
        (Stakes(system=read_system("10 6 3 1"), computers=True), "place 4 of 4: +1 league point – and it counts"),
        (Stakes(system=read_system("best 2 of 3 by winner")), "place 3 of 3: no league points"),
        (Stakes(system=read_system("game")), "place 3 of 3, with the fewest points at the table – and it counts"),
        (Stakes(often=frozenset({ANN, BEN})), "place 3 of 3: no league points – and your rating stays."),
        (Stakes(often=frozenset({CILI, BEN})), "place 3 of 3: no league points – and it counts for your rating."),
        (Stakes(apart=True), "place 3 of 3, but not in the season's table – and it counts for your rating."),
        (Stakes("limit"), "This match doesn't count for you: these players reached the day"),
        (Stakes("computers"), "doesn't count for you: fewer than two people played."),
        (Stakes(banned=frozenset({ANN})), "doesn't count for you: banned from the league."),
        (Stakes(banned=frozenset({BEN})), "place 3 of 3: no league points – and it counts for your rating."),
    ],
)
def test_resigning_costs_what_it_does_in_this_very_match(stakes: Stakes, text: str) -> None:
    assert text in resigning(stakes)


def test_who_resigned_before_is_behind() -> None:
    seats = (SEATS[0], replace(SEATS[1], resigned=1, left=True), *SEATS[2:])
    assert "place 2 of 3: +1 league point –" in resigning(Stakes(), changed(TABLE, seats=seats))
    taken = (SeatState(9, "Eve", dealt=Dealt(BEN, "Ben")), *SEATS[2:])
    assert "place 2 of 2" in resigning(Stakes(), changed(TABLE, seats=taken), 1)


def test_the_match_counts_for_whoever_was_dealt_the_seat_and_is_not_banned() -> None:
    taken = changed(TABLE, seats=(SeatState(9, "Eve", dealt=Dealt(BEN, "Ben")), *SEATS[2:]))
    assert StakesWords(Stakes()).counts(TABLE, 0)
    assert not StakesWords(Stakes()).counts(taken, 0)
    assert not StakesWords(Stakes(banned=frozenset({ANN}))).counts(TABLE, 0)
    assert StakesWords(Stakes(abandoned=True)).counts_early


def test_a_table_set_up_otherwise_counts_for_nothing_and_a_scheduled_match_all_the_same() -> None:
    terms = changed(TABLE, terms=Terms(game="uno"))
    assert "doesn't count for you: not played by the league rules." in resigning(Stakes(), terms)
    assert resigning(Stakes("limit"), changed(TABLE, fixture=1200)).endswith("Your place also counts in fixture 1200.")
    assert "fixture" not in resigning(Stakes(), changed(terms, fixture=1200))
    assert "also counts in the game night" in resigning(Stakes("limit"), changed(TABLE, limit=600.0))


def test_a_lobby_says_only_what_counts_less() -> None:
    def lines(stakes: Stakes) -> list[str]:
        return [*StakesWords(stakes).lobby(TABLE, READER)]

    assert lines(Stakes(limit=10)) == []
    assert lines(Stakes("computers")) == []  # somebody may still come
    assert lines(Stakes("limit", 10, frozenset({ANN, BEN, CILI}), apart=True)) == [
        "-# You have reached today's limit of 10 league matches together: another one that ends today doesn't count."
    ]
    assert lines(Stakes("", 10, frozenset({ANN, BEN}), apart=True)) == [
        "-# Ann and \\*Ben\\* have reached today's limit of 10 league matches together: points, but no rating.",
        "-# You play in different divisions: this match isn't in the season's table, but counts for ratings.",
    ]
