"""GIFs: every moment is, pixel by pixel, what it is as PNG; only what changes is stored; the last one is held."""

from io import BytesIO

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.games.text.reader import Reader
from bot.replay.drawn import frame_of
from rendering import draw_replay, draw_replay_gif
from rendering.gif import joined, write_gif
from rendering.kit.cache import SPRITES
from rendering.kit.canvas import Canvas
from rendering.replay import lay_replay
from tests.luck import part_of
from tests.rendering.families import SOME_GAMES
from tests.replay.matches import played

pytestmark = pytest.mark.slow
READER = Reader("en", "dark")
BETWEEN = 20  # milliseconds of a picture in which a change has only begun


def frames(game: str, seats: int = 0, many: int = part_of(14, 6), theme: str = "dark"):
    round_ = played(game, seats)
    moments = range(round_.last + 1) if round_.last < many else [*range(many - 3), round_.last - 1, round_.last]
    return [frame_of(round_, at, Reader("en", theme)) for at in moments]


def held_pictures(data: bytes) -> list[tuple[Image.Image, int]]:
    """The pictures of a GIF that are held, each with its milliseconds."""
    held = []
    with Image.open(BytesIO(data)) as gif:
        for index in range(gif.n_frames):
            gif.seek(index)
            if gif.info["duration"] != BETWEEN:
                held.append((gif.convert("RGB"), gif.info["duration"]))
    return held


def differ(first: Image.Image, second: Image.Image):
    return ImageChops.difference(first.convert("RGB"), second.convert("RGB")).getbbox()


@pytest.mark.parametrize("game", SOME_GAMES)
def test_every_moment_is_the_same_as_png(game):
    seats, theme = (6, "light") if game == "uno" else (0, "dark")
    every = frames(game, seats, theme=theme)
    pictures = held_pictures(draw_replay_gif(every, theme).data)
    assert len(pictures) == len(every)
    for frame, (picture, _) in zip(every, pictures, strict=True):
        png = Image.open(BytesIO(draw_replay(frame, theme)))
        assert differ(picture.crop((0, 0, *png.size)), png) is None


def test_the_same_moments_are_the_same_bytes():
    every = frames("romi51")
    assert draw_replay_gif(every).data == draw_replay_gif(every).data


def test_the_first_moment_is_held_long_and_the_last_longest():
    holds = [hold for _, hold in held_pictures(draw_replay_gif(frames("classic")).data)]
    assert len(set(holds[1:-1])) == 1
    assert holds[1] < holds[0] < holds[-1]
    assert holds[1] >= 600


def test_it_begins_again():
    with Image.open(BytesIO(draw_replay_gif(frames("classic")).data)) as gif:
        assert gif.info["loop"] == 0


def test_a_moment_stores_little_more_than_what_has_changed():
    every = frames("classic", 4, many=99)
    whole = len(draw_replay_gif(every[:1] * 2).data)
    assert len(draw_replay_gif(every).data) < whole * len(every) / 4


def test_a_moment_in_which_nothing_changed_is_there_all_the_same():
    (frame, *_) = frames("classic")
    pictures = held_pictures(draw_replay_gif([frame] * 4).data)
    assert len(pictures) == 4
    assert differ(pictures[0][0], pictures[-1][0]) is None


def test_what_is_too_large_is_thinned_and_keeps_the_first_and_the_last():
    every = frames("moomin", many=part_of(40, 24))
    whole = draw_replay_gif(every)
    assert (whole.frames, whole.moments) == (len(every), len(every))
    most = len(whole.data) * 2 // 3
    thin = draw_replay_gif(every, most=most)
    assert len(thin.data) <= most
    assert 2 < thin.frames < thin.moments == len(every)
    pictures = [picture for picture, _ in held_pictures(thin.data)]
    assert len(pictures) == thin.frames
    for picture, frame in ((pictures[0], every[0]), (pictures[-1], every[-1])):
        assert differ(picture, Image.open(BytesIO(draw_replay(frame)))) is None
    assert draw_replay_gif(every, most=1).frames == 2


def test_only_sheets_of_one_size_make_a_gif():
    sheet = lay_replay(frames("classic")[0], "dark")
    with pytest.raises(ValueError, match="one size"):
        write_gif([sheet, Canvas(10, 10, "dark")], [1, 1])
    with pytest.raises(ValueError, match="one size"):
        write_gif([], [])


def test_changes_that_are_near_are_one_and_others_are_apart():
    near = joined([(0, 0, 50, 50), (20, 20, 70, 70)], 1000, 1000)
    assert near == [(0, 0, 70, 70)]
    apart = joined([(0, 0, 50, 50), (900, 900, 950, 950), (-40, 0, 20, 20), (2000, 0, 2010, 9)], 1000, 1000)
    assert sorted(apart) == [(0, 0, 50, 50), (900, 900, 950, 950)]


def test_small_changes_with_little_between_are_one_picture():
    """One more costs as much as 2,500 pixels."""
    assert joined([(0, 0, 10, 10), (20, 0, 30, 10)], 1000, 1000) == [(0, 0, 30, 10)]
    far = [(0, 0, 10, 10), (400, 0, 410, 10)]
    assert sorted(joined(far, 1000, 1000)) == far


def test_a_sprite_that_takes_anothers_place_counts_by_what_they_differ_in():
    """A plate on which one number changes is not stored whole."""
    frame = frames("romi51")[3]
    seats = (msgspec.structs.replace(frame.seats[0], score=7), *frame.seats[1:])
    with Image.open(BytesIO(draw_replay_gif([frame, msgspec.structs.replace(frame, seats=seats)]).data)) as gif:
        assert gif.n_frames == 2
        gif.seek(1)
        left, top, right, bottom = gif.dispose_extent
    assert (right - left) * (bottom - top) < 4000


def test_bytes_do_not_depend_on_what_was_drawn_before():
    """Sprites have other numbers in every process; what a GIF holds, and in which order, follows from the moments."""
    every = frames("uno", 4)
    first = draw_replay_gif(every).data
    SPRITES.clear()
    draw_replay(frames("tabla")[3])
    assert draw_replay_gif(every).data == first
