"""The move that decided a match, on the card of its result and in its words."""

from functools import cache

import pytest

from bot.games.match import Match, to_record
from bot.games.registry import GAMES
from bot.games.text.reader import Reader
from bot.parts.parts import ALT_LIMIT
from bot.play.pages.results import moment_text, result, result_alt, result_picture
from bot.players.reviews import TurningPoint, after, all_decisions
from bot.tables import Snapshot
from tests.games.playing import play_random
from tests.luck import part_of
from tests.play.pages.tables import table
from tests.play.pages.test_messages import over

READER = Reader()


@cache
def played(game: str) -> Match:
    """A match of three rounds or so that is over."""
    *_, match = play_random(game, 2, 3, GAMES[game].first_options())
    return match


def done(match: Match) -> Snapshot:
    return table(match, phase="over", end=match.end, series=1)


def points(match: Match, step: int = 1) -> list[TurningPoint]:
    """Every decision (every `step`-th), as if it had decided the match."""
    record = to_record(match)
    return [point for decision in [*all_decisions(record)][::step] if (point := after(record, decision)) is not None]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_any_decision_can_be_shown_and_told(game: str) -> None:
    """Whole sentences of what one player did, and another picture than at the end."""
    match = played(game)
    snapshot, several = done(match), points(match, part_of(1, 3))
    assert several
    for point in several:
        text = moment_text(snapshot, READER, point)
        assert text.startswith("Turning point")
        assert "??" not in text
        assert " p1 " not in text
        assert text in (alt := result_alt(snapshot, READER, None, point))
        assert len(alt) <= ALT_LIMIT
    first = several[0]
    assert result_picture(snapshot, READER, None, first) != result_picture(snapshot, READER)
    assert first.view.hand is None


@pytest.mark.slow
def test_a_turn_of_several_acts_names_its_player_once() -> None:
    match = played("romi51")
    several = [point for point in points(match, part_of(1, 3)) if len(point.tokens) > 1]
    assert several
    name = done(match).state.seats[0].name
    for point in several:
        text = moment_text(done(match), READER, point)
        assert text.count(name) <= 1
        assert " and " in text
        assert text.endswith(".")
        assert ".," not in text


def test_which_round_it_was_is_said_where_there_were_several() -> None:
    match = over()
    (*_, last), rounds = points(match), len(match.rounds)
    assert rounds > 1
    assert moment_text(done(match), READER, last).startswith(f"Turning point, round {last.round}: ")
    parts = result(done(match), READER, picture=b"png", turning=last)
    assert "Turning point" in parts.alt
    assert "Last move" not in parts.alt


def test_the_table_stands_as_it_did_after_the_decision() -> None:
    match = over()
    for point in points(match):
        assert point.view.course is not None
        assert point.view.turn is None
    lying = [len(str(point.view)) for point in points(match)]
    assert len(set(lying)) > 1
