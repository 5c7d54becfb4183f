"""Faces at the seats: seen, in the seat's frame and colour, with the letter; and nothing else changes."""

from io import BytesIO
from itertools import combinations, product

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from bot.games.drawn import Portrait
from bot.tables.cast import SIZE
from rendering import LobbySeat, LobbyWords, ResultSeat, ResultWords, SeatLabel, draw_lobby, draw_result
from rendering.cards.faces import back_sprite
from rendering.kit import texts
from rendering.kit.cache import SPRITES
from rendering.kit.canvas import Canvas
from rendering.kit.colours import CLOTH, PAINTS, SEATS
from rendering.kit.palette import Depth, palette
from rendering.kit.pixels import Sprite
from rendering.kit.texts import TextStyle
from rendering.players.badges import CAST, badge_sprite
from rendering.players.layout import Plate, lay_plates
from rendering.players.plates import paint_plates
from rendering.registry import room_of
from tests.luck import part_of
from tests.rendering.photos import photo, portrait

SHEETS = [theme + (f"+{paints}" if paints else "") for theme in ("light", "dark") for paints in PAINTS]
WORDS = LobbyWords(title="Classic", length="1 round", free="free")


def seen(seat: int, theme: str = "dark", face: Portrait | None = None, size: int = 92) -> Image.Image:
    """Return a badge as it looks, with a face."""
    return badge_sprite(seat, "Ann", size, theme, portrait=face or portrait(seat)).image.convert("RGB")


@pytest.mark.parametrize("theme", SHEETS)
def test_a_photograph_is_recognised(theme: str) -> None:
    """In every palette: blurred, so that what is mixed is one colour again, it is near to what it was."""
    for number in range(part_of(6, 3)):
        blurred = seen(0, theme, portrait(number)).resize((15, 15), Image.Resampling.BOX).crop((5, 4, 10, 10))
        wanted = photo(number, 92).resize((15, 15), Image.Resampling.BOX).crop((5, 4, 10, 10))
        assert max(ImageStat.Stat(ImageChops.difference(blurred, wanted)).mean) < 14


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_seats_with_the_same_face_look_different(theme: str) -> None:
    """By frame, and by the colour of ring and mark."""
    for first, second in combinations([seen(seat, theme, portrait(0)).convert("L") for seat in range(SEATS)], 2):
        assert ImageChops.difference(first, second).getbbox() is not None
    for seat in range(SEATS):
        colours = seen(seat, theme).getcolors(92 * 92) or []
        ring = palette(theme)[f"seat-{seat + 1}"]
        assert sum(count for count, colour in colours if colour == ring) > 92 * 92 / 10


def test_the_letter_is_a_mark_where_it_can_be_read() -> None:
    face = portrait(1)
    anns, bobs = (badge_sprite(0, name, 92, "dark", portrait=face).image for name in ("Ann", "Bob"))
    left, top, right, bottom = ImageChops.difference(anns.convert("RGB"), bobs.convert("RGB")).getbbox() or (0,) * 4
    assert min(left, top) > 46
    assert right - left >= 12
    assert bottom - top >= 18
    small = [badge_sprite(0, name, 48, "dark", portrait=face) for name in ("Ann", "Bob")]
    assert small[0] is small[1]


@pytest.mark.parametrize("theme", SHEETS)
def test_computer_players_have_faces_of_their_own(theme: str) -> None:
    """One for each name, distinct in every palette."""
    assert list(CAST) == [f"cast-{number}" for number in range(1, SIZE + 1)]
    faces = [badge_sprite(0, "", 92, theme, portrait=Portrait(name)).image.convert("RGB") for name in CAST]
    for first, second in combinations(faces, 2):
        assert sum(ImageStat.Stat(ImageChops.difference(first, second)).mean) > 40


def test_faces_are_mixed_of_what_the_light_leaves_alone() -> None:
    """Colours of the cloth are changed where light falls on the sheet."""
    for theme in SHEETS:
        colours = palette(theme)
        cloth = {colours.index(name) for name in CLOTH}
        for seat in range(SEATS):
            sprite = badge_sprite(seat, "Ann", 92, theme, portrait=portrait(seat))
            assert not cloth & set(sprite.image.tobytes())


def test_only_sheets_with_faces_carry_their_colours() -> None:
    canvas = Canvas(100, 100, "dark", "panel")
    canvas.paste(badge_sprite(0, "Ann", 92, "dark"), 0, 0)
    assert canvas.sprite().depth is Depth.PLAIN
    canvas.paste(badge_sprite(0, "Ann", 92, "dark", portrait=portrait(0)), 0, 0)
    assert canvas.sprite().depth is Depth.WHOLE
    assert palette("dark").tables[Depth.WHOLE] in canvas.png()


def test_a_face_takes_little_of_a_picture() -> None:
    """Six of them: less than a fifth of what a picture may take."""
    seats = tuple(LobbySeat(f"Player {at}", "", portrait=portrait(at)) for at in range(6))
    plain = tuple(LobbySeat(f"Player {at}", "") for at in range(6))
    more = len(draw_lobby(seats, 6, WORDS)) - len(draw_lobby(plain, 6, WORDS))
    assert 0 < more < 12 * 1024


def test_faces_are_on_the_card_of_a_result() -> None:
    def drawn(face: Portrait | None) -> bytes:
        label = SeatLabel(0, "Ann", 5, won=True, portrait=face)
        seat = ResultSeat(label=label, otherwise="Player 1", points="5 points")
        words = ResultWords(game="Classic domino", day="2026-03-09", title="Ann wins")
        return draw_result(room_of("classic").examples["classic"], (seat,), words)

    assert len({drawn(None), drawn(portrait(0)), drawn(portrait(1))}) == 3
    assert drawn(portrait(0)) == drawn(portrait(0))


def faced(seats: int, theme: str = "dark", **changes: object) -> list[Plate]:
    """Plates of players with faces."""
    icon = back_sprite(28, f"{theme}+cards")
    names = ("Duke Noodle", "Annamária", "Zoltán Nagy", "Cousin Kettle", "Bo", "Wilhelmina")
    labels = [SeatLabel(seat, names[seat], -104, portrait=portrait(seat)) for seat in range(seats)]
    labels[0] = msgspec.structs.replace(labels[0], **changes)
    words = {"pieces": "cards", "turn": "to play", "score": "points"}
    return [Plate(label, label.seat == 1, 14, icon, pledge="51", **words) for label in labels]


def row(plates: list[Plate], theme: str = "dark", *, low: bool = False) -> Image.Image:
    layout = lay_plates(plates, low=low)
    canvas = Canvas(1200, layout.height, f"{theme}+cards")
    paint_plates(canvas, plates, layout, 1)
    return Image.open(BytesIO(canvas.png())).convert("RGB")


@pytest.mark.slow
@pytest.mark.parametrize(("theme", "seats"), [*product(("light", "dark"), range(2, 7))][:: part_of(1, 4)])
def test_plates_with_faces_are_as_large_as_without(theme: str, seats: int) -> None:
    """What stands on them is seen: place, computer, who is away, score."""
    plain = [plate._replace(label=msgspec.structs.replace(plate.label, portrait=None)) for plate in faced(seats)]
    assert row(faced(seats, theme), theme).size == row(plain, theme).size
    changes: tuple[dict[str, object], ...] = (
        *({}, {"computer": True}, {"away": True}, {"place": 1}, {"score": 5}, {"name": "Ann"}),
        {"portrait": portrait(5)},
    )
    assert len({row(faced(seats, theme, **changed), theme).tobytes() for changed in changes}) == len(changes)


@pytest.mark.slow
@pytest.mark.parametrize("name", [*[*CAST][:: part_of(1, 9)], "Annamária", "Wilhelmina", "Zoltán Nagy-Horváth"])
def test_names_keep_eight_letters_at_four_players(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """With a face or without, whatever marks there are: none is smaller than 27 pixels, 8 points on a phone."""
    written: list[tuple[str, int]] = []
    drawn = texts._drawn

    def noted(text: str, style: TextStyle, theme: str, narrow: bool) -> Sprite:
        written.append((text, style.size))
        return drawn(text, style, theme, narrow)

    monkeypatch.setattr(texts, "_drawn", noted)
    for face in (portrait(0), None):
        SPRITES.clear()
        written.clear()
        for seats in (3, 4):
            row(faced(seats, name=name, computer=True, portrait=face), low=True)
        if face is not None:
            row([plate._replace(pledge="") for plate in faced(3, name=name, computer=True)], low=True)
        row(faced(4, name=name, computer=True, place=2, portrait=face))
        names = [(text, size) for text, size in written if text[:3] == name[:3]]
        assert names
        for text, size in names:
            assert text == name or len(text.rstrip("…")) >= min(8, len(name))
            assert size >= 27
