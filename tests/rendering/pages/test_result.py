"""The card of a result: any game, any number of players, any names; large enough to read, small enough to send."""

import io
from collections.abc import Iterator

import msgspec
import pytest
from PIL import Image

from bot.games.drawn import THEMES
from bot.games.registry import GAMES
from rendering import ResultSeat, ResultWords, SeatLabel, draw_result
from rendering.kit import texts
from rendering.kit.canvas import Area, Canvas
from rendering.kit.palette import palette
from rendering.kit.pillow import as_image
from rendering.pages.result import FEW, HEIGHT, MORE, WIDTH
from rendering.registry import room_of
from tests.games.playing import play_random
from tests.play.pages.tables import started
from tests.rendering.families import SOME_GAMES
from tests.rendering.photos import portrait

NAMES = ("Ann", "Benedetta Maria di Montefeltro", "山田太郎", "🂡", "", "W" * 80)
WORDS = ResultWords(
    game="Classic domino",
    day="2026-03-09",
    title="Ann wins",
    score="by 1,250 points",
    note="Ann's 100th match",
    moment="Last move: Benedetta Maria di Montefeltro plays 6-4 at Y with the owl joker on the rabbit",
)
PHONE, LEAST = 296, 8  # points: of a picture's width on a phone 360 wide, of the smallest text
KIB = 1024


@pytest.fixture(scope="module")
def ends() -> dict[tuple[str, int], object]:
    """The last position of a match of each game, with the fewest and with the most players."""
    matches = {}
    for game, rules in GAMES.items():
        for seats in {rules.seats.start, rules.seats.stop - 1}:
            for match in play_random(game, seats, 1, rules.first_options()):
                matches[game, seats] = match
    return matches


def card(match, *, winners=1, detail="League: 12th, +2 points", hands=True, faces=False):
    """The players of a match that is over, the first ones as winners."""
    return tuple(
        ResultSeat(
            label=SeatLabel(
                seat,
                NAMES[seat],
                -1250,
                computer=seat == 1,
                away=seat == 2,
                place=seat + 1,
                won=seat < winners,
                portrait=portrait(seat) if faces else None,
            ),
            otherwise=f"Player {seat + 1}",
            points="−1,250 points",
            detail=detail,
            hand=match.view(seat).hand if hands else None,
        )
        for seat in range(match.seats)
    )


def test_any_number_of_winners(ends) -> None:
    match = ends["moomin", 6]
    cards = [card(match, winners=winners, hands=winners > 0) for winners in range(7)]
    assert len({draw_result(match.view(None), seats, WORDS, "dark") for seats in cards}) == 7


def test_all_that_it_is_told_is_drawn(ends) -> None:
    match = ends["classic", 2]
    view, seats = match.view(None), card(match)
    first = seats[0]
    pictures = {
        draw_result(view, changed, words, "light")
        for changed, words in (
            (seats, WORDS),
            (card(match, detail=""), WORDS),
            (card(match, hands=False), WORDS),
            ((ResultSeat(label=first.label, otherwise="", points="1 point", hand=("6-6",)), seats[1]), WORDS),
            *((seats, _without(field)) for field in ("game", "day", "title", "score", "note", "moment")),
        )
    }
    assert len(pictures) == 10


def _without(field: str) -> ResultWords:
    values = {name: getattr(WORDS, name) for name in WORDS.__struct_fields__}
    return ResultWords(**{**values, field: ""})


@pytest.fixture
def sizes(monkeypatch) -> Iterator[set[int]]:
    """The sizes of all texts that are asked for."""
    heights: set[int] = set()
    labelled = texts.label_sprite

    def noted(text, style, theme, width, least=texts._SMALLEST):
        sprite = labelled(text, style, theme, width, least)
        if sprite is not None:
            heights.add(round(sprite.height / 1.24))
        return sprite

    monkeypatch.setattr("rendering.pages.result.label_sprite", noted)
    return heights


@pytest.fixture
def laid(monkeypatch) -> list[Canvas]:
    """The sheets that are written."""
    canvases: list[Canvas] = []
    written = Canvas.png
    monkeypatch.setattr(Canvas, "png", lambda canvas: (canvases.append(canvas), written(canvas))[1])
    return canvases


def held(*hand: str) -> tuple[ResultSeat, ...]:
    """Two players, the second one with such a hand."""
    return tuple(
        ResultSeat(label=SeatLabel(seat, "Ann", 0), otherwise="", points="0", hand=left)
        for seat, left in enumerate(((), hand))
    )


def outside(canvas: Canvas) -> list[object]:
    """What juts out over the border."""
    return [
        spot
        for spot in canvas.laid
        if spot.x < 0 or spot.y < 0 or spot.x + spot.width > canvas.width or spot.y + spot.height > canvas.height
    ]


@pytest.mark.slow
def test_every_game_with_few_and_many_players(ends, sizes: set[int], laid) -> None:
    """Everything lies on the card, and can be read on a phone: long names are cut, not made smaller and smaller."""
    for number, match in enumerate(ends.values()):
        png = draw_result(match.view(None), card(match, faces=number % 3 > 0), WORDS, THEMES[number % 2])
        height = HEIGHT + max(0, match.seats - FEW) * MORE
        assert Image.open(io.BytesIO(png)).size == (WIDTH, height)
        assert height * PHONE / WIDTH >= 300
        assert len(png) <= 60 * KIB, (match.game, match.seats, len(png))
        assert outside(laid[-1]) == []
    assert min(sizes) * PHONE / WIDTH >= LEAST
    assert len(sizes) > 3


@pytest.mark.parametrize(
    ("game", "pieces"), [("classic", 21), ("uno", 45), ("romi40", 20), ("tabla", 15), ("moomin-joker", 30)]
)
def test_however_many_pieces_are_left_they_keep_to_their_row(ends, laid, game: str, pieces: int) -> None:
    match = ends[game, GAMES[game].seats.start]
    view = match.view(None)
    hand = ((match.view(0).hand or match.view(1).hand) * pieces)[:pieces]
    draw_result(view, held(), WORDS, "light")
    before = set(laid[-1].laid)
    draw_result(view, held(*hand), WORDS, "light")
    added = [spot for spot in laid[-1].laid if spot not in before and spot.x > 100]  # the moment is another sprite
    assert added
    row = HEIGHT - 150
    for spot in added:
        assert 700 < spot.x <= spot.x + spot.width <= WIDTH - 14, spot
        assert row < spot.y <= spot.y + spot.height <= HEIGHT - 14, spot


@pytest.mark.parametrize("left", [True, False])
@pytest.mark.parametrize("game", SOME_GAMES)
def test_pieces_begin_beside_the_winner_and_end_before_the_edge(game: str, left: bool) -> None:
    room = room_of(game)
    canvas = Canvas(600, 240, room.sheet_theme(game, "light"))
    room.paint_ornament(canvas, game, Area(100, 20, 400, 200), left=left)
    before, behind = min(spot.x for spot in canvas.laid) - 100, 500 - max(spot.x + spot.width for spot in canvas.laid)
    inner, outer = (behind, before) if left else (before, behind)
    assert -14 <= inner <= 0  # a coin is so far away, for shadows
    assert -14 <= outer < 200


def test_palettes_have_room_for_the_gold() -> None:
    for theme in THEMES:
        for paints in ("", "+fields", "+cards"):
            assert len(palette(theme + paints).colours) <= 256


def test_no_such_theme_or_game(ends) -> None:
    match = ends["classic", 2]
    with pytest.raises(ValueError, match="theme"):
        draw_result(match.view(None), card(match), WORDS, "pink")


@pytest.mark.parametrize("game", ["classic", "moomin", "moomin-joker", "christmas"])
def test_a_line_is_laid_at_once_however_it_came_about(ends, game: str) -> None:
    """It takes a third of the time, and the tiles are no smaller."""
    match = ends[game, GAMES[game].seats.start]
    view = match.view(None)
    plain = msgspec.structs.replace(view, course=None)
    assert draw_result(view, card(match), WORDS) == draw_result(plain, card(match), WORDS)


@pytest.mark.parametrize("game", SOME_GAMES)
def test_the_moment_is_another_than_the_end_if_one_is_given(ends, game: str) -> None:
    """The hands are still those of the end."""
    match = ends[game, GAMES[game].seats.start]
    view, early = match.view(None), started(match.seats, game=game).view(None)
    picture = draw_result(view, card(match), WORDS, "light", early)
    assert picture != draw_result(view, card(match), WORDS)
    assert picture != draw_result(view, card(match, hands=False), WORDS, "light", early)


def test_no_row_of_tiles_is_cut_through(ends) -> None:
    """Most of what lies in the picture of a moment shows on the card."""
    match = ends["moomin", 6]
    room, area = room_of("moomin"), Area(0, 0, 1100, 150)
    canvas = Canvas(1100, 150, room.sheet_theme("moomin", "light"))
    room.paint_moment(canvas, match.view(None), area)
    pixels, felt = as_image(canvas.pixels(area)).tobytes(), canvas.palette.index("felt")
    last = [pixels[row * 1100 : row * 1100 + 1100] for row in (0, 149)]
    assert all(row.count(felt) > 900 for row in last)
