"""The small games of this folder, registered while a test runs: what four registries would say of them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import locales
from bot.games.game import AnyGame
from bot.games.registry import GAMES
from bot.lessons import course
from bot.play.registry import ROOMS
from bot.players.registry import MINDS, Mind
from rendering import registry as drawing
from rendering.line import room as line
from rendering.line.faces import PIPS
from rendering.room import DrawingRoom
from tests.locales.loaded import forget
from tests.toy.draw.rules import DrawDomino
from tests.toy.pairs import mind
from tests.toy.pairs.drawing import PAIRS
from tests.toy.pairs.rules import Pairs
from tests.toy.pairs.words import PairsFamily

FOLDER = Path(__file__).parent
CACHES = (course.names, course.lesson_of, course.mark_of, course.stage_of)


def register(monkeypatch: pytest.MonkeyPatch, game: AnyGame) -> None:
    """Let a game be one like any other: its rules, its texts, its lesson."""
    source, file = locales.source, course._file
    folder = FOLDER / game.name
    words = {f"{game.name}.ftl": (folder / "words.ftl").read_text("utf-8")}
    monkeypatch.setattr(locales, "source", lambda language: {**source(language), **words})
    monkeypatch.setattr(course, "_file", lambda name: folder / "lesson.toml" if name == game.name else file(name))
    monkeypatch.setitem(GAMES, game.name, game)


def drawn_by(monkeypatch: pytest.MonkeyPatch, game: str, room: DrawingRoom) -> None:
    monkeypatch.setitem(drawing._BY_GAME, game, room)


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two games more: one of a family that is there, one with a family of its own."""
    register(monkeypatch, DrawDomino())
    register(monkeypatch, Pairs())
    forget()
    for cache in CACHES:
        cache.cache_clear()
    faces = {**line.FACES, "draw": PIPS}
    drawn_by(monkeypatch, "draw", line.LineRoom(faces, {**line.EXAMPLES, "draw": line._played("draw")}))
    drawn_by(monkeypatch, "pairs", PAIRS)
    monkeypatch.setitem(ROOMS, "pairs", PairsFamily())
    monkeypatch.setitem(MINDS, "pairs", Mind(mind))
    monkeypatch.setitem(MINDS, "line", MINDS["line"]._replace(model=None))  # it has no rollout of a draw domino
    yield
    forget()
    for cache in CACHES:
        cache.cache_clear()
