"""A game is one file, one drawing, one page of rules, one golden record: none of them may be missing."""

import re
from pathlib import Path

import pytest

from bot.cli.simulation import Simulation, play_matches
from bot.cli.summary import Summary
from bot.games.match import deal_round, new_match
from bot.games.options import Option, resolve
from bot.games.registry import GAMES
from bot.lessons.course import names as lessons
from bot.locales import has, t
from bot.play.pages.alt import table_alt
from bot.play.registry import ROOMS
from bot.players import registry as players
from rendering import SeatLabel, TableWords, draw_hand, draw_rules, draw_table, tile_emojis
from tests.games.playing import seed
from tests.golden import FOLDER
from tests.luck import part_of
from tests.rendering.families import FACES

pytestmark = pytest.mark.slow

NAMES = sorted(GAMES)
PAGES = Path(__file__).parents[2] / "docs" / "rules"
WORDS = TableWords(turn="turn", tiles="tiles", score="score", left_end="L", right_end="R")
TESTS = re.findall(
    r"^(?:async )?def (test_\w+)", "\n".join(p.read_text("utf-8") for p in Path(__file__).parent.rglob("*.py")), re.M
)
PNG = b"\x89PNG"


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_with_views(name):
    assert (FOLDER / f"{name}.jsonl").stat().st_size
    assert (FOLDER / f"{name}.views.jsonl").stat().st_size


@pytest.mark.parametrize("name", NAMES)
def test_a_page_of_rules_with_every_number(name):
    page = (PAGES / f"{name}.md").read_text("utf-8")
    assert [rule for rule in GAMES[name].rules if f"**{rule}**" not in page] == []


@pytest.mark.parametrize("name", NAMES)
def test_a_name_and_a_page_in_the_language_files(name):
    assert has("en", f"game-{name}")
    assert has("en", f"rules-{name}")


@pytest.mark.parametrize("name", NAMES)
def test_its_tokens_and_its_deal_in_the_record_format(name):
    rows = re.findall(r"^\| ([a-z0-9, -]+) \|", (PAGES.parent / "record-format.md").read_text("utf-8"), re.M)
    assert sum(name in row.split(", ") for row in rows) >= 2


@pytest.mark.parametrize("name", NAMES)
def test_a_first_lesson(name):
    assert name in lessons()
    assert (FOLDER / "lessons" / f"{name}.txt").stat().st_size


@pytest.mark.parametrize("name", NAMES)
def test_a_line_of_the_changelog(name):
    log = (PAGES.parents[1] / "CHANGELOG.md").read_text("utf-8")
    assert f"**{t('en', f'game-{name}')}**".lower() in log.lower()


@pytest.mark.parametrize("name", NAMES)
def test_a_drawing_of_table_hand_tiles_and_example(name):
    seats = max(GAMES[name].seats)
    match = deal_round(new_match(name, seats), seed(1)).match
    labels = [SeatLabel(seat, f"Player {seat + 1}", 0) for seat in range(seats)]
    assert draw_table(match.view(None), labels, WORDS).startswith(PNG)
    assert draw_hand(match.view(0), WORDS).startswith(PNG)
    assert draw_rules(name).startswith(PNG)
    assert name in FACES or len(tile_emojis(name)) > 1  # tests of rendering draw the emojis of all faces


@pytest.mark.parametrize("name", NAMES)
def test_options_name_their_rule_and_default_first(name):
    for option in GAMES[name].options:
        assert isinstance(option, Option)
        assert option.rule in GAMES[name].rules
        assert len(set(option.values)) == len(option.values) > 1


@pytest.mark.parametrize("name", NAMES)
def test_buttons_of_a_family_that_is_there(name):
    assert GAMES[name].family in ROOMS  # without one they show bare tokens


@pytest.mark.parametrize("name", NAMES)
def test_advice_for_the_greedy_player_and_the_clock(name):
    assert GAMES[name].family in players.MINDS


@pytest.mark.parametrize("name", NAMES)
def test_what_lies_on_the_table_in_words(name):
    seats = max(GAMES[name].seats)
    view = deal_round(new_match(name, seats), seed(1)).match.view(None)
    assert not table_alt(view, ["Ann"] * seats, [0] * seats, "en").startswith(t("en", "alt-table"))


@pytest.mark.parametrize("name", NAMES)
def test_a_test_of_every_rule(name):
    begins = {rule: f"test_{rule.lower().replace('-', '_')}_" for rule in GAMES[name].rules}
    assert [rule for rule, begin in begins.items() if not any(test.startswith(begin) for test in TESTS)] == []


@pytest.mark.parametrize("name", NAMES)
def test_lengths_that_are_valid_options_the_quickest_first(name):
    rules = GAMES[name]
    assert rules.lengths[0].key == "quick"
    assert len({length.key for length in rules.lengths}) == len(rules.lengths) > 1
    for length in rules.lengths:
        made = resolve(rules.options, {**rules.first_options(), **length.options})
        assert rules.length_of(made) == length
        assert len(length.turns) == len(rules.seats)
        assert all(1 <= rules.minutes(length, seats) <= 120 for seats in rules.seats)
    printed = resolve(rules.options, {})
    assert rules.length_of(printed) is not None, "none is as the leaflet has it"


@pytest.mark.parametrize("name", NAMES)
def test_lengths_last_as_long_as_they_say(name):
    """A few matches of computers, a third more or less than `boneyard simulate` has found in many."""
    rules = GAMES[name]
    length, seats = rules.lengths[0], rules.seats.stop - 1
    summary = Summary(seats)
    options = {**rules.first_options(), **length.options}
    for match in play_matches(Simulation(name, ["greedy"] * seats, options, "length"), part_of(6, 4)):
        summary.add(match)
    assert 0.66 < summary.turns / summary.matches / length.turns[-1] < 1.5
