from io import BytesIO
from itertools import pairwise

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.games.drawn import THEMES
from rendering import draw_hand
from rendering.kit.palette import palette
from rendering.kit.surface import RAIL
from tests.rendering.line.positions import TILES, WORDS, chain, hand


def opened(data: bytes) -> Image.Image:
    image = Image.open(BytesIO(data))
    image.load()
    return image


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("count", [*range(16), 20, 28, 36, 40, 45])
def test_any_number_of_tiles(count: int, theme: str) -> None:
    image = opened(draw_hand(hand(count, min(3, count)), WORDS, theme))
    assert image.width == 1080
    assert image.mode == "P"
    assert 200 <= image.height <= 1500


@pytest.mark.parametrize("count", [1, 7, 28, 45])
def test_halves_stay_readable(count: int) -> None:
    """At 360 points wide (a third) a half has at least 25 points, and none is cut off."""
    image = opened(draw_hand(hand(count, 0), WORDS)).convert("RGB")
    faces = {palette("light")[name] for name in ("tile-high", "tile", "tile-low", "tile-lower")}
    wide = max(len(run) for run in _runs([image.getpixel((x, 40 + RAIL)) in faces for x in range(1080)]))
    assert wide >= 60
    edges = [(x, y) for x in (0, 1079) for y in range(RAIL + 12, image.height)]
    edges += [(x, image.height - 1) for x in range(1080)]
    colours = palette("light")
    felts = {colours.colours[colours.lights[step][colours.index("felt")]] for step in range(12)}
    assert {image.getpixel(point) for point in edges} <= felts


def test_the_open_ends_are_in_the_picture_of_the_hand() -> None:
    """Each with its mark and what lies there; not once the round is over."""
    view = hand(5, 2)
    other = msgspec.structs.replace(view, right="5")
    box = ImageChops.difference(*(opened(draw_hand(each, WORDS)).convert("RGB") for each in (view, other))).getbbox()
    assert box is not None
    assert box[0] > 900
    assert box[3] <= RAIL
    over = opened(draw_hand(msgspec.structs.replace(view, ended=True), WORDS))
    assert over.height == opened(draw_hand(view, WORDS)).height - RAIL


def _runs(flags: list[bool]) -> list[list[int]]:
    runs: list[list[int]] = [[]]
    for index, flag in enumerate(flags):
        if flag:
            runs[-1].append(index)
        elif runs[-1]:
            runs.append([])
    return runs


def test_the_order_is_that_of_the_buttons() -> None:
    """Playable tiles come first: two views with the same tiles in another order of the others differ only there."""
    view = hand(6, 0)
    playable = msgspec.structs.replace(view, legal=(f"p1 play {view.hand[4]} left",))
    assert playable.shown_hand[0] == view.hand[4]
    moved = msgspec.structs.replace(playable, hand=(view.hand[4], *view.hand[:4], view.hand[5]))
    assert moved.shown_hand == playable.shown_hand
    assert draw_hand(moved, WORDS) == draw_hand(playable, WORDS)


def test_playable_tiles_are_raised_and_the_others_faded() -> None:
    image = opened(draw_hand(hand(5, 2), WORDS)).convert("RGB")

    def top(name: str) -> int:
        colour = palette("light")[name]
        rows = ([image.getpixel((x, y)) for x in range(1080)] for y in range(image.height))
        return next(y for y, row in enumerate(rows) if row.count(colour) >= 100)

    assert top("dim") - top("tile-high") >= 20


@pytest.mark.parametrize("count", [4, 14])
def test_the_ends_are_seen(count: int) -> None:
    view = hand(count, 2)
    left = msgspec.structs.replace(view, legal=(f"p1 play {view.hand[0]} left",))
    right = msgspec.structs.replace(view, legal=(f"p1 play {view.hand[0]} right",))
    both = msgspec.structs.replace(view, legal=(*left.legal, *right.legal))
    opening = msgspec.structs.replace(view, legal=(f"p1 play {view.hand[0]}",))
    assert len({draw_hand(each, WORDS) for each in (left, right, both, opening)}) == 4


def test_every_tile_is_seen() -> None:
    pictures = [draw_hand(msgspec.structs.replace(hand(1, 0), hand=(tile,)), WORDS) for tile in TILES]
    assert all(first != second for first, second in pairwise(sorted(pictures)))


def test_an_empty_hand_has_a_picture_and_the_public_none() -> None:
    assert opened(draw_hand(hand(0, 0), WORDS)).width == 1080
    with pytest.raises(ValueError, match="no hand"):
        draw_hand(chain(3), WORDS)


def test_the_same_hand_gives_the_same_bytes() -> None:
    assert draw_hand(hand(9, 2), WORDS) == draw_hand(hand(9, 2), WORDS)
