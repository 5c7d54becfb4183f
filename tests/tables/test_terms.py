"""League rules: which of them hold, what they fix at a table, and which ones it does not meet."""

import msgspec
import pytest

from bot.games.errors import OptionError
from bot.games.registry import GAMES
from bot.league.rules.counting import Counting
from bot.league.rules.fold import Rules
from bot.tables.terms import FREE, Terms, TermsError, broken, checked, fixed_options, over, read_terms
from tests.league.rules.test_fold import UTC, folded, match

CLASSIC = GAMES["classic"].first_options()


def test_what_is_said_first_holds() -> None:
    fixture, season = Terms(clock="off"), Terms(length="printed")
    league = Terms("classic", "quick", "2m", "off", takeback="on")
    assert over([fixture, season, league]) == Terms("classic", "printed", "off", "off", takeback="on")
    assert over([Terms("any", clock="any"), league]).said("game") == ""
    assert over([]) == FREE


def test_options_go_with_their_game() -> None:
    league = Terms("classic", options={"target": 150, "hands": 0})
    assert over([Terms(options={"target": 100}), league]).options == {"target": 100, "hands": 0}
    assert over([Terms("uno"), league]) == Terms("uno")


def test_what_they_fix() -> None:
    terms = Terms(length="printed", options={"target": 100}, game="classic")
    assert fixed_options(terms, "classic") == {"hands": 0, "target": 100}
    assert fixed_options(terms, "uno") == {}
    assert fixed_options(Terms(length="long"), "classic") == {}
    assert fixed_options(FREE, "nothing") == {}


@pytest.mark.parametrize(
    ("terms", "unmet"),
    [
        (FREE, ()),
        (Terms("classic", "quick", "2m", "off"), ()),
        (Terms("any", "any", "any", "any"), ()),
        (Terms("uno"), ("game",)),
        (Terms(length="printed"), ("length",)),
        (Terms(length="long"), ()),  # classic domino has none
        (Terms(clock="30s"), ("clock",)),
        (Terms("classic", options={"hands": 5}), ("options",)),
        (Terms("uno", "printed", "off"), ("game", "clock")),
        (Terms("classic", "quick", options={"hands": 3}), ()),
    ],
)
def test_what_a_table_does_not_meet(terms: Terms, unmet: tuple[str, ...]) -> None:
    assert broken(terms, "classic", CLASSIC, "2m") == unmet


def test_a_table_that_begins_by_them_meets_them() -> None:
    for name, rules in GAMES.items():
        for length in rules.lengths:
            terms = Terms(name, length.key)
            options = {**rules.first_options(), **fixed_options(terms, name)}
            assert broken(terms, name, options, "off") == ()


def test_rules_that_cannot_be_met_are_refused() -> None:
    for terms, code in (
        (Terms("bridge"), "game"),
        (Terms("classic", "long"), "terms"),
        (Terms(options={"target": 100}), "terms"),
        (Terms("classic", options={"jokers": 1}), "terms"),
    ):
        with pytest.raises(TermsError) as caught:
            checked(terms)
        assert caught.value.code == code
    with pytest.raises(OptionError):
        checked(Terms("classic", options={"hands": "many"}))
    assert checked(Terms("classic", options={"hands": "5"})).options == {"hands": 5}


@pytest.mark.parametrize("text", ["", "{", '{"clock": "3h"}', '{"game": "bridge"}', "[]", '{"length": 3}'])
def test_stored_rules_that_nobody_knows_say_nothing(text: str) -> None:
    assert read_terms(text) == FREE
    terms = Terms("classic", "quick", "2m", "off", {"hands": 3})
    assert read_terms(msgspec.json.encode(terms).decode()) == terms


def test_a_match_that_was_not_played_by_them_counts_for_nobody() -> None:
    rules = Rules(UTC, counting=Counting(limit=1))
    rows, lines = folded(match(1, 1, 2, broken=True), match(2, 1, 2), rules=rules)
    assert [seats[0].why for seats in lines] == ["rules", ""]  # and uses nothing of the day up
    assert {row.sums.played for row in rows.values()} == {1}
