"""What a new game gets for nothing: the contract, secrecy, samples, pictures, computer players, a lesson."""

import inspect
import random

import pytest

from bot.games.match import is_open
from bot.games.registry import GAMES
from bot.lessons.course import last_of, lesson_of
from bot.play.pages.alt import table_alt
from bot.players.thinking import KINDS, Budget, choose, think
from rendering import SeatLabel, TableWords, draw_rules, draw_table
from tests.games import test_contract, test_samples, test_secrecy
from tests.games.playing import play_random
from tests.lessons import test_lessons as lessons
from tests.play.pages import test_secrecy as seen
from tests.toy.registered import toys  # noqa: F401 - a fixture

TOYS = ("draw", "pairs")
CONTRACT = [
    test
    for test in vars(test_contract).values()
    if hasattr(test, "hypothesis") and "table" in inspect.signature(test.hypothesis.inner_test).parameters
]
PNG = b"\x89PNG"
WORDS = TableWords(turn="turn", tiles="tiles", score="score")

pytestmark = [pytest.mark.usefixtures("toys"), pytest.mark.slow]


@pytest.mark.parametrize("holds", CONTRACT, ids=lambda test: test.__name__)
@pytest.mark.parametrize("name", TOYS)
def test_the_contract_of_all_games(name, holds):
    parameters = inspect.signature(holds.hypothesis.inner_test).parameters
    more = {"rng": random.Random(1)} if "rng" in parameters else {}
    for seats in GAMES[name].seats:
        options = {option.key: option.values[seats % len(option.values)] for option in GAMES[name].options}
        holds.hypothesis.inner_test((name, seats, seats, options), **more)


@pytest.mark.parametrize("name", TOYS)
def test_nobody_sees_what_is_hidden(name):
    test_secrecy.test_a_seat_s_view_does_not_depend_on_hidden_tiles(name, 1)
    test_secrecy.test_the_history_names_only_pieces_that_all_have_seen(name, 1)
    seen.test_in_every_game_hidden_tiles_change_nothing_for_others(name, 1)


@pytest.mark.parametrize("name", TOYS)
def test_a_sample_shows_the_seat_what_it_sees(name):
    for number in range(3):
        test_samples.test_the_view_of_a_sample_is_the_view.hypothesis.inner_test(
            (name, 2 + number, number, {"rounds": 1}, {}), number
        )


def test_where_a_seat_draws_until_a_tile_fits_samples_come_as_often_as_deals_lead_to_them():
    test_samples.test_every_fitting_state_comes_as_often_as_deals_lead_to_it("draw", 2)


@pytest.mark.parametrize("name", TOYS)
def test_computers_of_every_kind_play(name):
    rng = random.Random(3)
    for match in play_random(name, 3, 1, most_rounds=1):
        if is_open(match):
            view = match.view(match.turn)
            assert all(set(choose(kind, view, rng)) <= set(view.legal) for kind in KINDS)
            assert think(view, rng, Budget(3))[0].visits == 0, "strong players play as greedy ones do"


@pytest.mark.parametrize("name", TOYS)
def test_it_is_drawn_and_told(name):
    assert draw_rules(name).startswith(PNG)
    for match in play_random(name, 2, 1, most_rounds=1):
        assert table_alt(match.view(None), ["Ann", "Ben"], [0, 0], "en")
    labels = [SeatLabel(seat, "Ann", 0) for seat in range(2)]
    assert draw_table(match.view(None), labels, WORDS).startswith(PNG)


@pytest.mark.parametrize("name", TOYS)
def test_its_lesson_is_played_to_its_end(name):
    lessons.test_a_lesson_is_played_to_its_end(name)
    for number in range(last_of(lesson_of(name))):
        lessons.test_every_other_move_is_refused_gently_and_changes_nothing(name, number)
