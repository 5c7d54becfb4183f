"""A moderator's question is answered once, in time, and by the moderator who was asked."""

import pytest

from bot.league.commands.questions import Questions
from tests.play.fakes import FakeClock

GUILD, ANN, BEN = 1, 11, 12


async def _work() -> None:
    """What is done on yes."""


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def questions(clock: FakeClock) -> Questions:
    return Questions(clock.now)


def test_a_question_is_answered_once(questions: Questions) -> None:
    word = questions.keep(GUILD, ANN, _work)
    assert questions.take(GUILD, ANN, word) is _work
    assert questions.take(GUILD, ANN, word) is None


@pytest.mark.parametrize(("guild", "person"), [(GUILD, BEN), (GUILD + 1, ANN)])
def test_nobody_else_answers_it_and_it_stays_open(questions: Questions, guild: int, person: int) -> None:
    word = questions.keep(GUILD, ANN, _work)
    assert questions.take(guild, person, word) is None
    assert questions.take(GUILD, ANN, word) is _work


def test_a_word_that_was_never_given_answers_nothing(questions: Questions) -> None:
    questions.keep(GUILD, ANN, _work)
    assert questions.take(GUILD, ANN, "") is None


@pytest.mark.parametrize(("seconds", "open_still"), [(899.0, True), (900.0, False)])
def test_after_a_quarter_of_an_hour_it_is_too_late(
    questions: Questions, clock: FakeClock, seconds: float, open_still: bool
) -> None:
    word = questions.keep(GUILD, ANN, _work)
    clock.advance(seconds)
    assert (questions.take(GUILD, ANN, word) is _work) is open_still


def test_of_very_many_the_oldest_are_forgotten(questions: Questions) -> None:
    words = [questions.keep(GUILD, ANN, _work) for _ in range(501)]
    assert questions.take(GUILD, ANN, words[0]) is None
    assert questions.take(GUILD, ANN, words[1]) is _work
