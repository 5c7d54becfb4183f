from io import BytesIO
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops

import rendering
from bot.games.cross.rules.cross import WHOLE_SET, Domo, StreetEnd, Streets, may_touch
from bot.games.cross.rules.moves import CrossView
from bot.games.drawn import THEMES
from rendering import draw_hand, draw_rules, draw_table
from rendering.cross.ends import half_sprite, paint_street_ends, street_sprite
from rendering.cross.layout import STEPS, fit_cross
from rendering.cross.room import CROSS, example, face_of, find_largest, last_one
from rendering.kit.canvas import Canvas
from rendering.kit.palette import palette
from rendering.kit.pixels import Sprite
from rendering.kit.surface import RAIL
from rendering.line.room import LINE
from rendering.room import BOARD
from tests.rendering.cross.crosses import LABELS, WORDS, grow, hand, view
from tests.rendering.cross.test_layout import moves
from tests.rendering.families import FACES


def opened(data: bytes) -> Image.Image:
    image = Image.open(BytesIO(data))
    image.load()
    return image


def drawn(cross: CrossView, theme: str = "light", **more: object) -> Image.Image:
    return opened(draw_table(cross, LABELS[: len(cross.sizes)], WORDS, theme, **more)).convert("RGB")


def change(first: Image.Image, second: Image.Image) -> tuple[int, int, int, int] | None:
    """The box in which two pictures differ."""
    return ImageChops.difference(first, second).getbbox()


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("count", [1, 5, 30, 81])
def test_size_and_weight(count: int, seats: int) -> None:
    data = draw_table(view(grow(count, 3), seats), LABELS[:seats], WORDS, THEMES[seats % 2])
    image = opened(data)
    assert (image.format, image.mode, image.width) == ("PNG", "P", 1200)
    assert image.height == BOARD or (count >= 30 and BOARD < image.height <= (1022 if seats < 5 else 1126))
    assert len(data) <= 60 * 1024


def test_before_the_opening() -> None:
    empty = view(Streets(False), phase="return", turn=0)
    assert change(drawn(empty), drawn(view(grow(1, 3), turn=0))) is not None


def test_the_same_view_gives_the_same_bytes() -> None:
    cross = view(grow(20, 8), 4)
    assert draw_table(cross, LABELS[:4], WORDS) == draw_table(cross, LABELS[:4], WORDS)


@pytest.mark.parametrize(
    "changes", [{"step": -1}, {"turn": 0}, {"sizes": (3, 2, 12, 6)}, {"exposed": 1}, {"last_dead": 2}]
)
def test_what_the_players_strips_tell(changes: dict[str, object]) -> None:
    """Direction, turn, domos left, a call that is missing, the last Dead End: above the table, and nowhere else."""
    table = grow(14, 4)
    box = change(drawn(view(table, 4)), drawn(view(table, 4, **changes)))
    assert box is not None
    assert box[3] <= 120


def test_what_the_table_and_the_foot_tell() -> None:
    table = grow(14, 4)
    plain = drawn(view(table, 4))
    unlit = change(plain, drawn(view(table, 4, last=None)))
    heap = change(plain, drawn(view(table, 4, heap=29)))
    stopped = change(plain, drawn(view(table, 4, closed=(True, False, False, False))))
    assert unlit is not None
    assert heap is not None
    assert stopped is not None
    rail = BOARD - RAIL
    assert 138 <= unlit[1] <= unlit[3] <= rail
    assert heap[1] >= rail
    assert stopped[1] < rail < stopped[3]


@pytest.mark.parametrize("sizes", [(0, 40), (1, 0, 40), (40, 30, 0, 5), (12, 9, 0, 13, 1, 8), (40, 40, 40, 40, 40, 0)])
def test_the_hands_at_the_end_and_their_price(sizes: tuple[int, ...]) -> None:
    theme = THEMES[len(sizes) % 2]
    hands = [tuple(tile.text for tile in WHOLE_SET[seat : seat + size]) for seat, size in enumerate(sizes)]
    cross = view(grow(12, 5), len(sizes), sizes=sizes, turn=None, ended=True)
    image = drawn(cross, theme, revealed=hands)
    assert image.width == 1200
    assert image.height <= 1128
    assert change(image, drawn(cross, theme)) is not None


def test_the_ends_on_the_rim_go_round_from_the_left() -> None:
    """N and E stand at the left, S and W at the right, each with what it takes beside its plate."""
    cross = view(grow(20, 4))
    canvas = Canvas(1200, 80, CROSS.sheet_theme("uno", "light"))
    laid: list[tuple[int, Sprite]] = []
    canvas.paste = lambda sprite, x, y: laid.append((x, sprite))  # type: ignore[method-assign]
    paint_street_ends(canvas, cross, 0, 80)
    for street, (half, closed) in enumerate(zip(cross.ends, cross.closed, strict=True)):
        (x, plate), (beside, card) = sorted(laid, key=lambda part: part[0])[2 * street : 2 * street + 2]
        assert plate is street_sprite(street, 44, canvas.theme, "rim")
        assert card is half_sprite(half, closed, 50, canvas.theme)
        assert (x < 600) == (street < 2)
        assert beside - x == 50


def test_faces_at_spots() -> None:
    """The touching half looks towards the start."""
    table = grow(30, 6)
    board = view(table)
    streets = tuple(tuple(joined.crosswise for joined in street) for street in board.streets)
    cross = fit_cross(moves(streets), 1164, 816)
    for street, spots in zip(board.streets, cross.streets, strict=True):
        for joined, spot in zip(street, spots, strict=True):
            face = face_of(FACES["uno"], joined, spot)
            near, far = (face.first, face.second) if spot.turn in (0, 1) else (face.second, face.first)
            assert (near, far, face.lying) == (joined.touch, joined.open, spot.turn % 2 == 0)


def test_who_follows() -> None:
    cross = view(grow(3, 1), 4, turn=0, step=-1)
    for step, turn, after in ((-1, 0, 3), (1, 0, 1), (1, None, None)):
        facts = CROSS.facts(msgspec.structs.replace(cross, step=step, turn=turn))
        assert [seat for seat in range(4) if facts.seats[seat].next] == ([] if after is None else [after])


def test_last_one() -> None:
    cross = view(grow(3, 1), 4)
    assert [last_one(cross, seat) for seat in range(4)] == ["", "called", "", ""]
    assert last_one(msgspec.structs.replace(cross, exposed=1), 1) == "open"
    assert last_one(msgspec.structs.replace(cross, ended=True), 1) == ""


@pytest.mark.parametrize("count", [0, 1, 6, 20, 45, 81])
def test_hands(count: int) -> None:
    image = opened(draw_hand(hand(count, min(9, count)), WORDS, THEMES[count % 2]))
    assert image.width == 1080
    assert image.height <= 45 * 60


def test_the_order_of_a_hand_can_be_given() -> None:
    held = hand(12, 4)
    assert held.hand is not None
    usual = draw_hand(held, WORDS)
    assert draw_hand(held, WORDS, order=held.shown_hand) == usual
    assert draw_hand(held, WORDS, order=held.hand[::-1]) != usual
    with pytest.raises(ValueError, match="order"):
        draw_hand(held, WORDS, order=held.hand[1:])


def test_the_ends_where_a_domo_fits_are_on_the_hand() -> None:
    held = hand(4, 4)
    fewer = msgspec.structs.replace(held, legal=tuple(token for token in held.legal if " W " not in token))
    assert len(fewer.legal) < len(held.legal)
    assert draw_hand(fewer, WORDS) != draw_hand(held, WORDS)


def test_the_example_can_be_played() -> None:
    board = example()
    for street in board.streets:
        end = StreetEnd(Domo(board.start).a, True, False)
        for joined in street:
            tile = Domo(joined.tile)
            assert {joined.touch, joined.open} == {tile.a, tile.b}
            assert may_touch(tile, joined.touch, end)
            end = StreetEnd(joined.open, tile.plain_double, joined.open == "DE")
    assert any(board.closed)
    for theme in THEMES:
        assert opened(draw_rules("uno", theme)).size == (1200, 420)


def test_very_many_domos_are_no_larger_than_the_file_can_bear() -> None:
    assert find_largest(1) == find_largest(64) == STEPS[0]
    assert find_largest(65) == find_largest(81) == 28


def test_other_games_have_no_paints_of_domos() -> None:
    for theme in THEMES:
        assert LINE.sheet_theme("classic", theme) == theme
        assert palette(theme).plain == palette(f"{theme}+fields").plain
        assert len(palette(f"{theme}+fields").colours) <= 256
    with pytest.raises(ValueError, match="no such theme"):
        palette("light+others")


def test_nothing_of_the_original_is_in_the_code() -> None:
    """The drawings are our own: no picture files, no font but the common one."""
    root = Path(rendering.__file__).parent
    files = [path for path in root.rglob("*") if path.is_file() and path.parent.name != "__pycache__"]
    assert len(files) > 50
    assert {path.suffix for path in files if path.parent != root / "art"} == {".py"}
    assert {path.suffix for path in root.joinpath("art").iterdir() if path.is_file()} == {".py", ".txt"}
