"""The picture of a moment: hands and words are all in it, large enough to be read on a phone."""

from io import BytesIO

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.views.look import Look
from bot.views.replay.drawn import frame_of
from rendering import draw_replay
from rendering.replay import _lanes
from tests.views.replay.matches import GAME_NAMES, played, rounds

PHONE = 360 / 1200  # points a pixel


def picture(frame) -> Image.Image:
    return Image.open(BytesIO(draw_replay(frame))).convert("RGB")


def changed(one, other):
    return ImageChops.difference(picture(one), picture(other)).getbbox()


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_hand_is_in_the_picture_under_the_table(game):
    one = played(game, 3)
    frame = frame_of(one, 2, Look("en"))
    high = picture(frame).height
    for seat in range(3):
        hands = list(frame.hands)
        hands[seat] = hands[seat][1:]
        _, top, _, _ = changed(frame, msgspec.structs.replace(frame, hands=tuple(hands)))
        assert top > high - 300


@pytest.mark.parametrize("game", GAME_NAMES)
def test_all_moments_of_a_round_are_equally_high_and_hold_every_hand(game):
    for one in rounds(game):
        seats = len(one.players)
        lanes = _lanes(seats, one.room, 1200)
        assert lanes.pieces * lanes.rows >= one.room
        assert lanes.piece * PHONE >= 7.5  # points of a piece on a phone


def test_a_hand_of_forty_is_whole():
    for seats in range(2, 7):
        lanes = _lanes(seats, 40, 1200)
        assert lanes.pieces * lanes.rows >= 40
        assert lanes.piece * PHONE >= 7.5


def test_the_words_are_in_the_picture():
    frame = frame_of(played("classic"), 3, Look("en"))
    for other in ({"caption": "Nobody did anything."}, {"count": "9/9"}, {"actor": None}):
        box = changed(frame, msgspec.structs.replace(frame, **other))
        assert box is not None
        assert box[3] <= 80  # in the strip above the table


def test_names_that_the_font_lacks_are_told_by_their_seats():
    frame = frame_of(played("classic"), 3, Look("en"))
    lacking = msgspec.structs.replace(frame, caption="王 plays 6-4.", otherwise="Player 1 plays 6-4.")
    plain = msgspec.structs.replace(frame, caption="Player 1 plays 6-4.")
    assert changed(lacking, plain) is None


def test_long_words_are_broken_and_never_run_over_the_strip():
    frame = frame_of(played("classic"), 3, Look("en"))
    long = msgspec.structs.replace(frame, caption="Annamária draws a tile and then another one. " * 9)
    assert changed(frame, long)[3] <= 80
    assert picture(long).size == picture(frame).size


def test_labels_and_hands_are_those_of_the_seats():
    frame = frame_of(played("classic"), 3, Look("en"))
    with pytest.raises(ValueError, match="one hand for each seat"):
        draw_replay(msgspec.structs.replace(frame, hands=frame.hands[:1]))
