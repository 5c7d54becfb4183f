import os
import subprocess
import sys
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from random import Random

import msgspec
import pytest
from PIL import Image

from bot.games.drawn import THEMES
from bot.games.line.rules.line import LineView, Placed
from bot.games.match import act, deal_round, new_match
from bot.games.registry import GAMES
from bot.games.view import View
from rendering import SeatLabel, draw_hand, draw_table
from rendering.kit.palette import palette
from rendering.registry import ROOMS, room_of
from rendering.room import BOARD, TableFrame
from tests.rendering.line.positions import LABELS, WORDS, chain
from tests.rendering.meld import melds
from tests.rendering.scales import scale_of


def opened(data: bytes) -> Image.Image:
    image = Image.open(BytesIO(data))
    image.load()
    return image


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("count", [0, 1, 2, 14, 28])
def test_size_and_mode(seats: int, count: int) -> None:
    data = draw_table(chain(count, seats=seats), LABELS[:seats], WORDS, THEMES[seats % 2])
    image = opened(data)
    assert (image.format, image.mode, image.width) == ("PNG", "P", 1200)
    assert image.height == BOARD or (count == 28 and BOARD < image.height <= (966 if seats < 5 else 1070))
    assert len(data) <= 60 * 1024


def test_themes_differ() -> None:
    pictures = {draw_table(chain(5), LABELS[:2], WORDS, theme) for theme in THEMES}
    assert len(pictures) == len(THEMES)


@pytest.mark.slow
def test_the_same_view_gives_the_same_bytes_in_another_process() -> None:
    """With other hash seeds, and whatever was drawn before: neither the order of a set nor an address matters."""
    code = "from tests.rendering.test_table import drawn; print(*drawn())"
    environment, root = {**os.environ, "PYTHONHASHSEED": "7"}, Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", code], cwd=root, env=environment, capture_output=True, check=True)
    for _ in range(2):
        draw_table(chain(10, 4), LABELS[:2], WORDS)
        assert done.stdout.decode().split() == drawn()


def drawn() -> list[str]:
    """The hashes of a line and of combinations."""
    combinations = melds.table(melds.some(Random(3), 9))
    pictures = draw_table(chain(9, 4), LABELS[:2], WORDS), draw_table(combinations, melds.LABELS, melds.WORDS)
    return [sha256(png).hexdigest() for png in pictures]


def table(moves: int, seed: int) -> tuple[object, View, View]:
    """Play a few random moves of a fresh match; answer its state's pictures' views, of the public and of seat 0."""
    match = deal_round(new_match("classic", 4), bytes([seed]) * 32).match
    rng = Random(seed)
    for _ in range(moves):
        assert match.turn is not None
        match = act(match, rng.choice(match.offers(match.turn))).match
    return match, match.view(None), match.view(0)


@pytest.mark.parametrize("moves", [0, 3, 6])
@pytest.mark.parametrize("seed", range(3))
def test_no_picture_shows_what_is_hidden(moves: int, seed: int) -> None:
    match, public, seat_view = table(moves, seed)
    hands = list(match.state.hands)
    first, second = (hand & -hand for hand in hands[1:3])  # a hidden tile of seat 1 and one of seat 2
    hands[1], hands[2] = hands[1] ^ first ^ second, hands[2] ^ first ^ second
    swapped = msgspec.structs.replace(match, state=msgspec.structs.replace(match.state, hands=tuple(hands)))
    assert swapped.state != match.state
    for seat, view in ((None, public), (0, seat_view)):
        before = draw_table(view, LABELS[:4], WORDS)
        assert draw_table(swapped.view(seat), LABELS[:4], WORDS) == before


def test_a_hand_in_the_view_does_not_reach_the_table() -> None:
    _, public, seat_view = table(2, 5)
    assert seat_view.hand
    same = msgspec.structs.replace(seat_view, seat=None, hand=None, legal=())
    assert same == public
    assert draw_table(seat_view, LABELS[:4], WORDS) == draw_table(public, LABELS[:4], WORDS)


def test_revealed_hands_are_shown() -> None:
    view = msgspec.structs.replace(chain(8, 3), ended=True, turn=None, sizes=(3, 1))
    covered = draw_table(view, LABELS[:2], WORDS)
    revealed = draw_table(view, LABELS[:2], WORDS, revealed=[("6-4", "2-2", "1-0"), ("5-5",)])
    other = draw_table(view, LABELS[:2], WORDS, revealed=[("6-4", "2-2", "2-0"), ("5-5",)])
    assert len({covered, revealed, other}) == 3


@pytest.mark.parametrize("seats", range(2, 7))
def test_revealed_hands_of_any_size_leave_room_for_the_chain(seats: int) -> None:
    view = msgspec.structs.replace(chain(28, 3, seats), ended=True, turn=None, sizes=(20,) * seats)
    hands = [("6-4",) * 20] * seats
    scale = scale_of(view, LABELS[:seats], hands)
    assert opened(draw_table(view, LABELS[:seats], WORDS, revealed=hands)).size == scale[:2]
    assert scale.height <= 1128
    assert scale.piece >= 52


def test_hands_played_open_are_shown_without_being_asked_for() -> None:
    view = chain(4, 3)
    hands = (("6-4", "2-2"), ("5-5",))
    opened_view = msgspec.structs.replace(view, open_hands=hands)
    assert draw_table(opened_view, LABELS[:2], WORDS) != draw_table(view, LABELS[:2], WORDS)


@pytest.mark.parametrize(
    "changed",
    [{"turn": 1}, {"turn": None}, {"out": (0,)}, {"sizes": (4, 7)}, {"ended": True}, {"last": 2}, {"stock": 14}],
)
def test_every_fact_is_seen(changed: dict[str, object]) -> None:
    view = msgspec.structs.replace(chain(6, 2), turn=0, sizes=(4, 4), last=0)
    other = msgspec.structs.replace(view, **changed)
    assert draw_table(view, LABELS[:2], WORDS) != draw_table(other, LABELS[:2], WORDS)


def test_a_place_stands_alone_for_who_is_out() -> None:
    """Once there are places, who has them is no longer marked as out."""
    placed = [msgspec.structs.replace(label, place=1 + label.seat) for label in LABELS[:2]]
    view = msgspec.structs.replace(chain(6, 2), ended=True)
    out = msgspec.structs.replace(view, out=(0,))
    assert draw_table(view, placed, WORDS) == draw_table(out, placed, WORDS)
    assert draw_table(view, LABELS[:2], WORDS) != draw_table(out, LABELS[:2], WORDS)


@pytest.mark.parametrize("changed", [{"name": "Bela"}, {"score": 7}, {"computer": True}, {"away": True}, {"place": 1}])
def test_every_label_is_seen(changed: dict[str, object]) -> None:
    labels = [SeatLabel(0, "Anna", 0), SeatLabel(1, "Zoltán", 0)]
    others = [labels[0], msgspec.structs.replace(labels[1], **changed)]
    view = chain(3)
    assert draw_table(view, labels, WORDS) != draw_table(view, others, WORDS)


def test_the_start_tile_lies_in_the_middle() -> None:
    view = LineView(
        game="classic",
        seat=None,
        turn=None,
        legal=(),
        hand=None,
        sizes=(6, 7),
        line=(Placed("0-0", "0", "0", 0),),
        last=0,
        left="0",
        right="0",
        ended=True,
    )
    image = opened(draw_table(view, LABELS[:2], WORDS, "dark")).convert("RGB")
    column = [image.getpixel((590, y)) for y in range(280, 560)]
    assert column.count(palette("dark")["tile-lit"]) > 100


def test_a_joker_over_a_half_is_drawn_as_the_figure() -> None:
    def view(placed: Placed) -> LineView:
        fields = {"line": (placed,), "left": placed.left, "right": placed.right, "ended": True}
        return msgspec.structs.replace(chain(1), game="moomin-joker", **fields)

    plain = view(Placed("6-4", "6", "4", 0))
    pictures = {
        draw_table(v, LABELS[:2], WORDS)
        for v in (
            plain,
            view(Placed("6-4", "6", "4", 0, "left", "2")),
            view(Placed("6-4", "6", "4", 0, "right", "2")),
            view(Placed("6-4", "2", "4", 0)),
        )
    }
    assert len(pictures) == 4


def test_labels_must_match_the_seats() -> None:
    with pytest.raises(ValueError, match="one label"):
        draw_table(chain(3), LABELS[:3], WORDS)
    with pytest.raises(ValueError, match="one label"):
        draw_table(chain(3), LABELS[1::-1], WORDS)


def test_unknown_theme_game_and_family() -> None:
    with pytest.raises(ValueError, match="theme"):
        draw_table(chain(3), LABELS[:2], WORDS, "sepia")
    with pytest.raises(ValueError, match="no drawing room for chess"):
        draw_table(msgspec.structs.replace(chain(3), game="chess"), LABELS[:2], WORDS)


@pytest.mark.parametrize("game", [name for name in GAMES if GAMES[name].family != "line"])
def test_a_view_of_another_family_is_refused(game: str) -> None:
    foreign = msgspec.structs.replace(chain(5), game=game, seat=0, hand=("0-0",))
    with pytest.raises(ValueError, match=f"{game} has a LineView"):
        draw_table(foreign, LABELS[:2], WORDS)
    with pytest.raises(ValueError, match=f"{game} has a LineView"):
        draw_hand(foreign, WORDS)


def test_the_plate_of_a_seat_without_tiles_is_marked() -> None:
    view = msgspec.structs.replace(chain(5, seats=3), out=(1,), sizes=(4, 0, 3))
    plates = room_of("classic").plates(view, TableFrame(LABELS[:3], WORDS, None, False), "light")
    assert [plate.marks for plate in plates] == [(), ("out",), ()]


@pytest.mark.parametrize("step", [1, -1])
def test_the_direction_of_play_is_told_until_the_hands_that_are_left_are_shown(step: int) -> None:
    room = room_of("uno")
    view = msgspec.structs.replace(room.examples["uno"], step=step)
    hands = ((), ())
    steps = [room.step(view, TableFrame(LABELS[:2], WORDS, hands, left)) for left in (False, True)]
    assert steps == [step, 0]


def test_every_game_has_one_drawing_room() -> None:
    drawn = [game for room in ROOMS.values() for game in room.sets]
    assert len(drawn) == len(set(drawn))
    assert set(GAMES) <= set(drawn)
    assert all(sorted(room.examples) == sorted(room.sets) for room in ROOMS.values())
