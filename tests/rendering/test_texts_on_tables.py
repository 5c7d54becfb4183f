"""No text on a table is smaller than 8 points where 1200 pixels are shown on a phone 360 points wide."""

from collections.abc import Iterator, Sequence

import msgspec
import pytest

from bot.games.drawn import HandPlan
from rendering import SeatLabel, cast_portrait, draw_table
from rendering.kit import sprites, texts
from rendering.kit.cache import BANDS, SPRITES
from rendering.kit.sprites import SCALE, Pen
from rendering.players import plates
from rendering.registry import room_of
from tests.luck import part_of
from tests.rendering.families import FACES, SOME_GAMES
from tests.rendering.fullness import STAGES, Shown, tables
from tests.rendering.rack import racks
from tests.rendering.test_fullness import most_seats

pytestmark = pytest.mark.slow
SMALLEST = 8 * 1200 / 360  # pixels of the font
_ROUNDED = 0.01  # pixels that a size may lack where it is a part of something
Written = set[tuple[str, float]]  # texts with the pixels of their fonts


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """All texts that are drawn from now on; nothing was drawn before."""
    drawn_texts: Written = set()
    stencil, drawn = sprites.stencil, texts._drawn

    def cut(text, size, weight, width):
        drawn_texts.add((text, size / SCALE))
        return stencil(text, size, weight, width)

    def line(text, style, *more, **named):
        drawn_texts.add((text, style.size))
        return drawn(text, style, *more, **named)

    def letter(text, size, weight, width):
        drawn_texts.add((text, size))
        return stencil(text, size, weight, width)

    monkeypatch.setattr(sprites, "stencil", cut)
    monkeypatch.setattr(texts, "_drawn", line)
    monkeypatch.setattr(texts, "stencil", letter)
    SPRITES.clear()
    BANDS.clear()
    return drawn_texts


def with_faces(labels: Sequence[SeatLabel]) -> list[SeatLabel]:
    """The same players with drawn faces, and all that may stand on a plate."""
    return [
        msgspec.structs.replace(label, portrait=cast_portrait("cast-6"), away=True, place=1 + label.seat)
        for label in labels
    ]


def pictures(game: str) -> Iterator[Shown]:
    """Tables of a game with few and many players, at all stages."""
    for seats in sorted({2, 3, 4, most_seats(game)})[part_of(0, 2) :]:
        for stage in STAGES:
            table = tables(game, stage, 3, seats)
            yield table
            yield Shown(table.view, with_faces(table.labels), table.words)


def ended(game: str, seats: int, held: int) -> tuple[Shown, list[tuple[str, ...]]]:
    """A round that is over, and the hands that were left."""
    table = tables(game, "middle", 3, seats)
    pieces = FACES[game].tiles if game in FACES else ("S2", "HQ", "JK", "C10", "DJ")
    if game == "tabla":
        return Shown(racks.ended(seats), won(table.labels), table.words), [("R10", "B6")] * seats
    hands = [(pieces * held)[seat : seat + held] for seat in range(seats)]
    view = msgspec.structs.replace(table.view, ended=True, turn=None, sizes=tuple(map(len, hands)))
    return Shown(view, won(table.labels), table.words), hands


def won(labels: Sequence[SeatLabel]) -> list[SeatLabel]:
    return [msgspec.structs.replace(label, won=label.seat < 2) for label in labels]


def small(written: Written) -> dict[str, float]:
    """Return the texts that are smaller than they may be, each with its smallest size in pixels."""
    return {text: size for text, size in sorted(written, reverse=True) if size < SMALLEST - _ROUNDED}


@pytest.mark.parametrize("game", SOME_GAMES)
def test_everything_on_a_table_can_be_read_on_a_phone(game: str, written: Written) -> None:
    """Also on a low one above a hand, and where hands lie open."""
    for table in pictures(game):
        room_of(game).lay_table(table.view, table.labels, table.words, "dark", None)
        room_of(game).lay_table(table.view, table.labels, table.words, "dark", None, plan=HandPlan(), below=340)
    for seats in sorted({2, 4, most_seats(game)})[part_of(0, 1) :]:
        for held in (1, 7, 14):
            table, hands = ended(game, seats, held)
            room_of(game).lay_table(table.view, table.labels, table.words, "dark", hands)
    assert len(written) > 20
    assert small(written) == {}


def test_a_text_that_is_too_small_is_found(written: Written, monkeypatch: pytest.MonkeyPatch) -> None:
    """A word on a plate, and a letter on a tile."""
    monkeypatch.setattr(plates, "_WORD", plates._WORD._replace(size=26))
    monkeypatch.setattr(Pen, "readable", lambda pen, size: size)
    table = tables("uno", "fullest", 3)
    draw_table(table.view, table.labels, table.words, "dark")
    assert {"tiles", "points", "R", "G"} <= {*small(written)}


@pytest.mark.parametrize("seats", range(2, 7, part_of(1, 2)))
def test_numbers_are_never_cut(seats: int, written: Written) -> None:
    """A total of four digits with its sign stands whole on every plate, beside a face and all signs too."""
    table = tables("moomin-joker" if seats > 4 else "romi40", "middle", 3, seats)
    labels = [msgspec.structs.replace(label, score=-1234) for label in with_faces(table.labels)]
    draw_table(table.view, labels, table.words, "dark")
    assert "−1234" in {text for text, _ in written}
    assert not any("…" in text and text[:1] in "−0123456789" for text, _ in written)
    assert small(written) == {}
