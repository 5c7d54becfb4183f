"""Lessons as data: a prepared deal and its steps, read from the file `bot/games/FAMILY/lessons/GAME.toml`."""

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from bot import games
from bot.games.errors import OptionError
from bot.games.options import OptionValue
from bot.games.registry import GAMES


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: what is explained, what the learner does then, and what the other player does after that.

    `text` is the end of the sentence's id. `act` are the tokens that the learner hands in at once; without any, the
    step is only read. `also` are other ways to do the same, from which the lesson goes on as from `act`. `then` are the
    other player's tokens. `rules` are the rules that the learner meets here: in what has just happened, in what they
    may do, or in what comes of it. `pieces`, `halves` and `numbers` are what the sentence names, by its variables;
    `variants` choose between its variants, or stand in it as they are (`→`).
    """

    text: str
    act: tuple[str, ...] = ()
    also: tuple[tuple[str, ...], ...] = ()
    then: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    pieces: dict[str, str] = {}
    halves: dict[str, str] = {}
    numbers: dict[str, int] = {}
    variants: dict[str, str] = {}


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: game, options that differ from the usual, dealer and deal as records have them, the steps.

    `words` begins the ids of its sentences (games may share them). `first` is what the other player does before the
    first step. `seed` (hex) is the chance of what happens after the deal.
    """

    game: str
    words: str
    deal: dict[str, Any]
    steps: tuple[LessonStep, ...]
    dealer: str | None = None
    options: dict[str, OptionValue] = {}
    first: tuple[str, ...] = ()
    seed: str = "00" * 32


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
