"""The picture of who is there on a game night: everyone on it, small enough, and who is still to confirm is marked."""

import io

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.games.drawn import THEMES
from rendering import NightGuest, draw_guests


def guests(many: int) -> tuple[NightGuest, ...]:
    return tuple(NightGuest(f"Guest {at + 1}", "?") for at in range(many))


def drawn(people: tuple[NightGuest, ...], theme: str = "dark") -> Image.Image:
    return Image.open(io.BytesIO(draw_guests(people, "Game night", f"{len(people)} people", theme))).convert("RGB")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("many", [1, 2, 20, 21, 100])
def test_everyone_is_on_it_and_it_is_small(many: int, theme: str) -> None:
    people = guests(many)
    picture = drawn(people, theme)
    assert picture.width == 1080
    assert len(draw_guests(people, "Game night", f"{many} people", theme)) <= 120 * 1024
    for at in (0, many // 2, many - 1):
        other = drawn((*people[:at], replace(people[at], name="Zoë"), *people[at + 1 :]), theme)
        assert ImageChops.difference(picture, other).getbbox() is not None


@pytest.mark.parametrize("theme", THEMES)
def test_who_is_still_to_confirm_is_marked_beside_the_name_too(theme: str) -> None:
    """The name is in another colour, and there is a mark where nothing of the name stands."""
    sure, unsure = NightGuest("Al", "?"), NightGuest("Al", "?", coming=True)
    plain, marked = (drawn((guest, guest), theme) for guest in (sure, unsure))
    left, _, right, _ = ImageChops.difference(plain, marked).crop((0, 0, 540, plain.height)).getbbox()
    assert left < 200
    assert right > 480


def test_names_that_no_font_has_and_those_without_end_have_a_place() -> None:
    assert drawn((NightGuest("😀😀", "Player 1"),)).tobytes() == drawn((NightGuest("Player 1", "?"),)).tobytes()
    assert drawn((NightGuest("W" * 200, "?"),)).width == 1080
