"""The picture of a moment: hands and words are all in it, large enough to be read on a phone."""

from io import BytesIO

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.games.text.reader import Reader
from bot.replay.drawn import frame_of
from bot.replay.played import Player, play_again
from rendering import draw_replay
from rendering.cross.room import layout_of as cross_layout
from rendering.kit.canvas import Area
from rendering.line.room import layout_of as line_layout
from rendering.meld.room import packed
from rendering.replay import _lanes
from tests.rendering.families import SOME_GAMES
from tests.replay.matches import GAME_NAMES, played, record, rounds

pytestmark = pytest.mark.slow

PHONE = 360 / 1200  # points a pixel


def picture(frame) -> Image.Image:
    return Image.open(BytesIO(draw_replay(frame))).convert("RGB")


def changed(whole, frame):
    """The box in which a moment's picture differs from that one."""
    return ImageChops.difference(whole, picture(frame)).getbbox()


@pytest.mark.parametrize("game", SOME_GAMES)
def test_every_hand_is_in_the_picture_under_the_table(game):
    round_ = played(game, 3)
    frame = frame_of(round_, 2, Reader("en"))
    whole = picture(frame)
    for seat in range(3):
        hands = list(frame.hands)
        hands[seat] = hands[seat][1:]
        _, top, _, _ = changed(whole, msgspec.structs.replace(frame, hands=tuple(hands)))
        assert top > whole.height - 300


@pytest.mark.parametrize("game", GAME_NAMES)
def test_all_moments_of_a_round_are_equally_high_and_hold_every_hand(game):
    for round_ in rounds(game):
        seats = len(round_.players)
        lanes = _lanes(seats, round_.room, 1200)
        assert lanes.pieces * lanes.rows >= round_.room
        assert lanes.piece * PHONE >= 7.5  # points of a piece on a phone


@pytest.mark.parametrize("room", [5, 7, 9, 15])
def test_two_hands_lie_in_a_row_each(room):
    lanes = _lanes(2, room, 1200)
    assert (lanes.rows, lanes.piece) == (1, 68)


def test_a_hand_of_forty_is_whole():
    for seats in range(2, 7):
        lanes = _lanes(seats, 40, 1200)
        assert lanes.pieces * lanes.rows >= 40
        assert lanes.piece * PHONE >= 7.5


def test_the_words_are_in_the_picture():
    frame = frame_of(played("classic"), 3, Reader("en"))
    whole = picture(frame)
    for other in ({"caption": "Nobody did anything."}, {"count": "9/9"}, {"actor": None}):
        box = changed(whole, msgspec.structs.replace(frame, **other))
        assert box is not None
        assert box[3] <= 80  # in the strip above the table


def test_names_are_what_the_font_has_of_them_or_the_seats_everywhere_in_the_picture():
    match_record = record("moomin", 3)
    round_ = play_again(match_record, 1, [Player("\u13a3\u13cf\u13f2"), Player("🔥 Zoë"), Player("Ann")])
    frames = [frame_of(round_, at, Reader("en")) for at in range(round_.last + 1)]
    assert {tuple(label.name for label in frame.seats) for frame in frames} == {("Player 1", "Zoë", "Ann")}
    captions = " ".join(frame.caption for frame in frames)
    assert {"Player 1", "Zoë"} <= {name for name in ("Player 1", "Zoë", "Player 2") if f"{name} plays" in captions}


def test_the_last_picture_says_how_the_round_was_won():
    """Also where the last move takes many words: the crown says that the match is over."""
    for game in ("moomin-joker", "classic"):
        match_record = record(game)
        round_ = play_again(match_record, len(match_record.rounds), [Player("Annamária"), Player("Bartholomäus")])
        caption = frame_of(round_, round_.last, Reader("en")).caption
        assert round_.moments[-1].match.end
        assert " plays " in caption
        assert " takes round " in caption


def test_long_words_are_broken_and_never_run_over_the_strip():
    frame = frame_of(played("classic"), 3, Reader("en"))
    long = msgspec.structs.replace(frame, caption="Annamária draws a tile and then another one. " * 9)
    assert changed(picture(frame), long)[3] <= 80
    assert picture(long).size == picture(frame).size


def test_labels_and_hands_are_those_of_the_seats():
    frame = frame_of(played("classic"), 3, Reader("en"))
    with pytest.raises(ValueError, match="one hand for each seat"):
        draw_replay(msgspec.structs.replace(frame, hands=frame.hands[:1]))


CLOTH = 1164, 816


@pytest.mark.parametrize("game", ["classic", "moomin", "christmas", "uno"])
def test_what_lies_lies_where_it_will_lie_at_the_end(game):
    for round_ in rounds(game):
        frames = [frame_of(round_, at, Reader("en")) for at in range(round_.last + 1)]
        layouts = [spots_of(game, frame) for frame in frames]
        if not any("guilty" in token for moment in round_.moments for token in moment.tokens):
            assert len({where for where, _ in layouts}) == 1
            assert all(spots <= layouts[-1][1] for _, spots in layouts)


def spots_of(game, frame):
    """Scale and origin of what lies on the table of a moment, and its spots."""
    if game == "uno":
        cross = cross_layout(frame.view, *CLOTH, frame.whole)
        return (cross.unit, cross.x, cross.y), {spot for street in cross.streets for spot in street}
    line = line_layout(frame.view, *CLOTH, frame.whole)
    return (line.unit, line.x, line.y), set(line.spots)


def test_without_an_end_it_is_as_large_as_there_is_room():
    round_ = played("classic", 4)
    frame = frame_of(round_, 3, Reader("en"))
    alone = msgspec.structs.replace(frame, whole=None)
    assert spots_of("classic", alone)[0][0] > spots_of("classic", frame)[0][0]


@pytest.mark.parametrize("game", ["romi40", "romi51", "joker-mania"])
def test_combinations_begin_where_they_will_at_the_end(game):
    """Until hands lie beside them; what more is laid at them lies to their right."""
    for round_ in rounds(game):
        frames = [frame_of(round_, at, Reader("en")) for at in range(round_.last + 1)]
        area = Area(0, 0, *CLOTH)
        places: dict[int, tuple[int, int]] = {}
        for frame in frames:
            packing = packed(frame.view, frame.whole, area)
            if not frame.view.ended:
                assert packing is not None
                for combination, place in zip(frame.view.table, packing.places, strict=True):
                    assert places.setdefault(combination.number, place) == place
