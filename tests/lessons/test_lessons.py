"""Every lesson is played to its end, and teaches what it says."""

import msgspec
import pytest

from bot.games import match as matches
from bot.games.actions import Action
from bot.games.errors import GameError, OptionError
from bot.games.offers import tokens as whole
from bot.games.registry import GAMES
from bot.lessons.course import LEARNER, TEACHER, LessonStep, lesson_of, mark_of, names, stage_of, taken
from tests.lessons.met import MET, met
from tests.lessons.scene import Scene

STEPS = [(game, number) for game in names() for number in range(len(lesson_of(game).steps))]


@pytest.mark.parametrize("game", names())
def test_a_lesson_is_played_to_its_end(game):
    steps = lesson_of(game).steps
    stage = stage_of(game, 0)
    for number, step in enumerate(steps[:-1]):
        assert stage.number == number
        following = taken(stage, step.act) if step.act else stage_of(game, number + 1)
        assert following is not None
        assert following == stage_of(game, number + 1)
        stage = following
    assert stage.last
    assert not stage.step.act
    assert stage.match.rounds[-1].result is not None, "a lesson ends with its round"
    assert stage.match.end


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_what_a_step_names_is_met_there(game, number):
    scene = Scene.of(game, number)
    assert [rule for rule in scene.stage.step.rules if not met(scene, rule)] == []


@pytest.mark.parametrize("game", names())
def test_rules_are_those_of_the_game_and_most_of_them_are_met(game):
    taught = [rule for step in lesson_of(game).steps for rule in step.rules]
    rules = set(GAMES[game].rules)
    assert set(taught) <= rules
    assert len(set(taught)) >= len(rules) / 2
    assert all(step.rules for step in lesson_of(game).steps), "every step teaches something"


@pytest.mark.parametrize("game", names())
def test_no_rule_is_met_everywhere(game):
    """Else the question about it would say nothing."""
    scenes = [Scene.of(game, number) for number in range(len(lesson_of(game).steps))]
    for rule in {rule for step in lesson_of(game).steps for rule in step.rules}:
        assert any(not met(scene, rule) for scene in scenes), rule


def test_a_rule_that_is_not_met_is_noticed():
    scene = Scene.of("classic", 1)
    assert met(scene, "CL-4")
    for rule in ("CL-3", "CL-5", "CL-6", "CL-8", "XY-1"):
        assert not met(scene, rule)
    assert set(MET) == {rule for game in names() for step in lesson_of(game).steps for rule in step.rules}


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_every_other_move_is_refused_gently_and_changes_nothing(game, number):
    stage = stage_of(game, number)
    step = stage.step
    if not step.act:
        return
    wanted = {step.act, *step.also}
    for token in whole(stage.match.offers(LEARNER)):
        if (token,) not in wanted:
            assert _refused(stage, token)
    assert taken(stage, step.act) == stage_of(game, number + 1)


def _refused(stage, *tokens):
    try:
        return taken(stage, tokens) is None
    except GameError:
        return True


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_every_way_that_a_step_takes_is_legal(game, number):
    step, match = lesson_of(game).steps[number], stage_of(game, number).match
    for way in step.also:
        for token in way:
            match = matches.act(match, Action.parse(token)).match


@pytest.mark.parametrize("game", names())
def test_the_teacher_plays_what_it_is_offered(game):
    """It could be a computer player: its own view has each of its moves."""
    played = 0
    for number, step in enumerate(lesson_of(game).steps):
        match = stage_of(game, number).match
        for action in map(Action.parse, (*step.act, *step.then)):
            if action.seat == TEACHER:
                view = match.view(TEACHER)
                assert str(action) in view.legal or action.verb in {places.verb for places in view.open}
                played += 1
            match = matches.act(match, action).match
    assert played >= 3


def test_what_does_not_exist():
    with pytest.raises(OptionError):
        lesson_of("chess")
    with pytest.raises(OptionError):
        stage_of("../classic", 0)
    assert stage_of("classic", -5).number == 0
    assert stage_of("classic", 10**9).last
    assert 0 <= mark_of("classic") < 10**6


def test_a_lesson_file_that_says_something_else_is_refused():
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"text": "a", "acts": []}, LessonStep)


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_a_step_done_twice_is_not_what_it_is_about(game, number):
    stage = stage_of(game, number)
    if stage.step.act:
        assert _refused(stage, *stage.step.act, *stage.step.act)
