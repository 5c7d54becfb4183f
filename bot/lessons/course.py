"""Lessons: read from the files `bot/games/FAMILY/lessons/GAME.toml`, and played up to a step."""

import zlib
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from bot import games
from bot.games import match as matches
from bot.games.actions import Action, parse_seat
from bot.games.errors import OptionError
from bot.games.events import Event
from bot.games.match import Match, Played, new_match
from bot.games.options import OptionValue
from bot.games.record import Round
from bot.games.registry import GAMES, find_game
from bot.games.shuffle import commitment

LEARNER, TEACHER = 0, 1  # seats
_SEATS = 2
_MARKS = 10**6


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: what is explained, what the learner does then, and what the other player does after that."""

    text: str  # the end of the sentence's id
    act: tuple[str, ...] = ()  # what the learner hands in at once; without any, the step is only read
    also: tuple[tuple[str, ...], ...] = ()  # other ways to do the same, from which the lesson goes on as from `act`
    then: tuple[str, ...] = ()  # after that: the other player's tokens, and the learner's that teach nothing more
    rules: tuple[str, ...] = ()  # that the learner meets here, in what has happened, may be done, or comes of it
    pieces: dict[str, str] = {}  # named by the sentence, by its variables; so are `halves` and `numbers`
    halves: dict[str, str] = {}
    numbers: dict[str, int] = {}
    variants: dict[str, str] = {}  # choose between the sentence's variants, or stand in it as they are (`→`)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: game, options that differ from the usual, dealer and deal as records have them, the steps."""

    game: str
    words: str  # begins the ids of its sentences; games may share them
    deal: dict[str, Any]
    steps: tuple[LessonStep, ...]
    dealer: str | None = None
    options: dict[str, OptionValue] = {}
    first: tuple[str, ...] = ()  # what the other player does before the first step
    seed: str = "00" * 32  # hex: the chance of what happens after the deal


@lru_cache(maxsize=1)
def names() -> tuple[str, ...]:
    """Return the games that have a lesson, in the order of the games."""
    return tuple(game for game in GAMES if _file(game).is_file())


@lru_cache(maxsize=64)
def lesson_of(game: str) -> Lesson:
    """Return the lesson of a game; OptionError `unknown-game` lists the games that have one."""
    if game not in names():
        raise OptionError("unknown-game", game=game, allowed=", ".join(names()))
    return msgspec.toml.decode(_file(game).read_bytes(), type=Lesson)


def _file(game: str) -> Traversable:
    return files(games) / GAMES[game].family / "lessons" / f"{game}.toml"


class Stage(msgspec.Struct, frozen=True):
    """A lesson at a step (from 0): the match as it stands, and what happened since the step before.

    `tokens` are the actions of which `events` tell, the learner's own first.
    """

    lesson: Lesson
    number: int
    match: Match
    tokens: tuple[str, ...]
    events: tuple[Event, ...]

    @property
    def step(self) -> LessonStep:
        """Return what is explained and done here."""
        return self.lesson.steps[self.number]

    @property
    def last(self) -> bool:
        """Return True if the lesson ends here."""
        return self.number == last_of(self.lesson)


def last_of(lesson: Lesson) -> int:
    """Return the number of the last step."""
    return len(lesson.steps) - 1


@lru_cache(maxsize=64)
def mark_of(game: str) -> int:
    """Return a number of at most six digits that changes when the lesson does."""
    return zlib.crc32(msgspec.json.encode(lesson_of(game))) % _MARKS


@lru_cache(maxsize=512)
def stage_of(game: str, number: int) -> Stage:
    """Return the lesson of a game at a step; the nearest one if there is none of that number.

    OptionError for a game without a lesson; GameError of any kind for one that the rules do not allow.
    """
    lesson = lesson_of(game)
    number = max(0, min(number, last_of(lesson)))
    if number == 0:
        played = _play(_begin(lesson), lesson.first)
    else:
        before = stage_of(game, number - 1)
        played = _play(Played(before.match, (), ()), (*before.step.act, *before.step.then))
    return Stage(lesson, number, played.match, played.tokens, played.events)


def taken(stage: Stage, tokens: Sequence[str]) -> Stage | None:
    """Return the next stage if these tokens are what the step is about; None for another way to play.

    IllegalAction or NotationError for what the rules refuse.
    """
    step = stage.step
    if any(_same(tokens, way) for way in (step.act, *step.also)):
        return stage_of(stage.lesson.game, stage.number + 1)
    match = stage.match
    for token in tokens:
        match = matches.do(match, Action.parse(token)).match
    if not match.rules.settled(match.state):
        raise match.rules.unsettled(match.state)
    return None


def _begin(lesson: Lesson) -> Played:
    """Lay the prepared deal out, as if it had been dealt."""
    rules = find_game(lesson.game)
    match = new_match(lesson.game, _SEATS, dict(lesson.options), dict(rules.setup_of(lesson.deal)))
    start, dealer = matches.start_of(match), None if lesson.dealer is None else parse_seat(lesson.dealer)
    fresh = Round(
        dealer=lesson.dealer,
        seed=lesson.seed,
        commitment=commitment(bytes.fromhex(lesson.seed)),
        deal=lesson.deal,
        actions=(),
        result=None,
    )
    match = msgspec.structs.replace(match, rounds=(fresh,), state=rules.begin(start, dealer, lesson.deal))
    played = Played(match, (), rules.deal_events(start, dealer, lesson.deal))
    while (step := matches.follow(played.match)) is not None:
        played = _after(played, step)
    return played


def _play(played: Played, tokens: Iterable[str]) -> Played:
    """Do tokens one after the other, and let happen what happens of itself."""
    for token in tokens:
        played = _after(played, matches.act(played.match, Action.parse(token)))
    return played


def _after(played: Played, step: Played) -> Played:
    """Return what both of them have led to, one after the other."""
    return Played(step.match, (*played.tokens, *step.tokens), (*played.events, *step.events))


def _same(tokens: Sequence[str], wanted: Sequence[str]) -> bool:
    """Return True if these are the same actions with the same pieces, in whatever order they are done and named."""
    return bool(wanted) and Counter(map(_parts, tokens)) == Counter(map(_parts, wanted))


def _parts(token: str) -> tuple[str, tuple[str, ...]]:
    action = Action.parse(token)
    return action.verb, tuple(sorted(action.args))
