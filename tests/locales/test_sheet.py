"""The sheet of a language: what it draws has room, and it finds buttons by what they do, in any language."""

from types import SimpleNamespace

from PIL import Image

from tests.locales.sheet import COLUMNS, GROUND, WIDTH, pressed, row_of, sheet, stacked, written


def test_buttons_without_room_begin_a_new_row() -> None:
    single, many = row_of(["Los"]), row_of(["Weiterspielen bitte"] * 4)
    assert single.height < many.height
    assert {single.width, many.width} == {WIDTH}
    assert row_of([]).height == 1


def test_a_long_line_is_broken_at_blanks() -> None:
    short, long = written("**Runde**", "white", 14), written("eine ganz lange Runde " * 9, "white", 14)
    assert long.height > 2 * short.height


def test_messages_lie_in_columns_none_over_another() -> None:
    image = sheet([Image.new("RGB", (WIDTH, 50), "red") for _ in range(COLUMNS + 1)])
    assert image.width > WIDTH * COLUMNS
    colours = image.convert("RGB").getcolors(10**6)
    assert sum(count for count, colour in colours if colour == (255, 0, 0)) == WIDTH * 50 * (COLUMNS + 1)
    assert stacked([], WIDTH, 4).getpixel((0, 0)) == Image.new("RGB", (1, 1), GROUND).getpixel((0, 0))


def test_a_button_is_found_by_its_verb_if_it_can_be_pressed() -> None:
    buttons = [
        {"custom_id": "by:b:t1:4:starting:"},
        {"custom_id": "by:b:t1:4:start:", "disabled": True},
        {"custom_id": "by:b:t1:4:join:x"},
        {"url": "https://a.example"},
    ]
    message = SimpleNamespace(buttons=lambda: buttons)
    assert pressed(message, "join") == "by:b:t1:4:join:x"
    assert pressed(message, "start") == ""
