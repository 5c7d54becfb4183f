import unicodedata
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from rendering import SeatLabel, draw_league, draw_table
from rendering.kit import fonts
from rendering.kit.fonts import font_of, has_glyph, load_face, main_font, script_fonts
from rendering.kit.pixels import Sprite
from rendering.kit.texts import (
    TextStyle,
    drawable,
    initial,
    label_sprite,
    line_height,
    text_sprite,
    text_width,
    wrapped,
)
from tests.luck import part_of
from tests.rendering.line.positions import WORDS, chain
from tests.rendering.pages.league.samples import WORDS as LEAGUE_WORDS
from tests.rendering.pages.league.samples import row

pytestmark = pytest.mark.slow

HOSTILE = [
    "",
    " \t\n",
    "🎉" * 32,
    "مرحبا بالعالم",
    "日本語の名前",
    "Z̷̨̛̞͎̞̻͛̎͌͋ä̸̢̼̗́̓l̵̰̈́g̶̭͑o̴͙͝" * 5,
    "\u202eevil\u202c",
    "\u200b\u2060\ufeff",
    "\ud800",
    "a" * 1000,
    "W" * 60,
    "👨‍👩‍👧‍👦 Család",
    "𝓕𝓪𝓷𝓬𝔂",
    "\x00\x1b[31mred",
    "***",
]


@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
def test_any_name_can_be_drawn(name: str) -> None:
    labels = [SeatLabel(seat, name, 0, computer=True, away=True, place=1) for seat in range(4)]
    for data in (
        draw_table(chain(4, seats=4), labels, WORDS, "dark"),
        draw_table(chain(4, seats=2), labels[:2], WORDS),
        draw_league((row(name=name),), LEAGUE_WORDS),
    ):
        image = Image.open(BytesIO(data))
        image.load()
        assert image.width in (1200, 1080)


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """A patch under which fonts are looked for again."""
    caches = (script_fonts, font_of, drawable, text_width)
    for cache in caches:
        cache.cache_clear()
    with monkeypatch.context() as patch:
        yield patch
    for cache in caches:
        cache.cache_clear()


@pytest.fixture
def without(fresh: pytest.MonkeyPatch) -> None:
    """A machine that has no font but Noto Sans."""
    fresh.setattr(fonts, "_SCRIPTS", {})
    fresh.setattr(fonts, "_FOLDERS", ())


@pytest.mark.usefixtures("without")
@pytest.mark.parametrize("name", ["", "🎉" * 32, "مرحبا بالعالم", "日本語の名前", "दीपा", "\u200b\u2060", "***"])
def test_a_name_that_cannot_be_drawn_leaves_number_and_colour(name: str) -> None:
    """No boxes: the picture is that of a player without a name, whose badge has a number."""
    assert drawable(name) == ""
    assert initial(name) == ""
    nameless = [SeatLabel(0, "", 0), SeatLabel(1, "", 0)]
    labels = [SeatLabel(0, name, 0), SeatLabel(1, name, 0)]
    assert draw_table(chain(3), labels, WORDS) == draw_table(chain(3), nameless, WORDS)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Őrségi Űrhajós", "Őrségi Űrhajós"),
        ("Väinö Åkerö", "Väinö Åkerö"),
        ("Жуков Ёлка", "Жуков Ёлка"),
        ("🎉 Anna  🎉", "Anna"),
        ("\u202eevil", "evil"),
        ("A\u0301\u0302\u0303nna", "Ánna"),
        ("𝓐𝓷𝓷𝓪", "Anna"),
        ("two\nlines", "two lines"),
        ("Ünïté ☂ 7", "Ünïté 7"),
    ],
)
def test_what_is_kept_of_a_name(name: str, text: str) -> None:
    assert drawable(name) == text


SCRIPTS = {
    "Arabic": "محمد علي",
    "Devanagari": "क्षितिज शर्मा",
    "Hebrew": "דוד כהן",
    "Khmer": "ភាសាខ្មែរ",
    "Tamil": "தமிழ்",
    "Telugu": "తెలుగు",
    "Thai": "สมชาย น้ำผึ้ง",
}
STYLE = TextStyle(48)


@pytest.mark.parametrize(("script", "name"), SCRIPTS.items())
def test_names_in_other_scripts_are_drawn_with_the_extra_fonts(script: str, name: str) -> None:
    assert drawable(f"{name} 🎉") == name
    assert {font_of(char).script for char in name if char.isalpha()} == {script}
    assert initial(name) == name[0]
    sprites = [text_sprite(text, STYLE, "light", 600) for text in (name, name[:3])]
    assert all(len(set(sprite.image.tobytes())) > 2 for sprite in sprites)
    assert sprites[0].width > sprites[1].width
    assert drawable(f"Ann {name}") == f"Ann {name}"


def test_letters_are_joined_and_run_from_right_to_left() -> None:
    for name in ("ببب", "क्षि"):
        assert text_width(name, STYLE) < 0.8 * sum(text_width(char, STYLE) for char in name)
    wide_left, wide_right = (ink(text_sprite(text, STYLE, "light", 600)) for text in ("יייששש", "שששייי"))
    assert wide_left[0] > wide_left[1]  # the small first letters stand on the right
    assert wide_right[0] < wide_right[1]
    tagged, turned = (text_sprite(text, STYLE, "light", 600) for text in ("ו (wwww)", "וו…"))
    assert ink(tagged)[0] < ink(tagged)[1]  # a username behind a name stays behind it
    two_fonts = text_sprite("ייי ششش", STYLE, "light", 600)
    assert ink(two_fonts)[0] > ink(two_fonts)[1]
    assert ink(turned)[0] < ink(turned)[1]  # what is cut off is on the left


def ink(sprite: Sprite) -> tuple[int, int]:
    """How much is drawn in the left half and in the right one."""
    picture, half = sprite.image, sprite.width // 2
    halves = (picture.crop((0, 0, half, sprite.height)), picture.crop((half, 0, sprite.width, sprite.height)))
    return tuple(half.width * half.height - half.tobytes().count(picture.getpixel((0, 0))) for half in halves)


def test_a_mark_is_drawn_on_a_letter_of_its_font_only() -> None:
    assert drawable("दि") == "दि"
    assert drawable("Anni\u093f") == "Anni"
    assert drawable("\u0e49น") == "น"


def test_what_needs_shaping_is_not_drawn_without_it(fresh: pytest.MonkeyPatch) -> None:
    fresh.setattr(fonts, "_FOLDERS", ())
    fresh.setattr(fonts.features, "check", lambda name: False)
    assert [drawable(name) for name in SCRIPTS.values()] == [""] * len(SCRIPTS)
    assert set(fonts.missing_scripts()) == {*SCRIPTS, "Chinese, Japanese, Korean"}


def test_one_font_of_the_system_has_kanji_and_hangul(fresh: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A file of another script stands for it: by its name it is found, by its characters it is used."""
    fresh.setattr(fonts, "_SCRIPTS", {})
    fresh.setattr(fonts, "_FOLDERS", (str(tmp_path / "none"), str(tmp_path)))
    (tmp_path / "noto").mkdir()
    thai = Path(fonts._packaged("fontpkg_noto_sans_thai")).read_bytes()
    for name in ("NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc", "NotoSerifCJK-Bold.ttc"):
        (tmp_path / "noto" / name).write_bytes(thai)
    assert [font.path.name for font in script_fonts()] == ["NotoSansCJK-Bold.ttc"]
    assert drawable("สมชาย 山田") == "สมชาย"


@pytest.mark.skipif("Chinese, Japanese, Korean" in fonts.missing_scripts(), reason="fonts-noto-cjk is not installed")
@pytest.mark.parametrize("name", ["山田 太郎", "김민수", "さくら", "李小龍"])
def test_kanji_kana_and_hangul_are_drawn(name: str) -> None:
    assert drawable(name) == name
    assert text_width(name, STYLE) > 30 * len(name.replace(" ", ""))


def mask(char: str) -> tuple[tuple[int, int], bytes]:
    bitmap = load_face(main_font(), 48, 600, 100).getmask(char)
    return bitmap.size, bytes(bitmap)


def test_the_font_has_our_languages() -> None:
    missing = mask("\uffff")
    for char in "őűäöåŐŰÄÖÅéáíóúüабвгдежзийклмнопрстуфхцчшщъыьэюяЁё−…·Σ0123456789":
        assert has_glyph(char, main_font())
        assert mask(char) != missing


@pytest.mark.parametrize("char", "漢ひ한ابשอ🎲♥←\uffff")
def test_the_font_lacks_other_scripts_and_signs(char: str) -> None:
    assert not has_glyph(char, main_font())


@pytest.mark.parametrize("char", "aΩЖक½₴…\u0301\u00a0")
def test_the_font_has_letters_signs_and_marks(char: str) -> None:
    assert has_glyph(char, main_font())


def test_a_missing_glyph_is_missing_at_every_size() -> None:
    missing = mask("\uffff")
    absent = [char for char in map(chr, range(0x20, 0x3000)) if not has_glyph(char, main_font())][::37]
    assert len(absent) > 50
    assert all(mask(char) == missing for char in absent if unicodedata.category(char) not in ("Cc", "Cf"))
    present = [char for char in map(chr, range(0x21, 0x500)) if has_glyph(char, main_font())]
    assert len(present) > 800
    assert sum(mask(char) == missing for char in present) == 0


@settings(max_examples=part_of(200, 50), deadline=None)
@given(st.text(max_size=40))
def test_only_characters_with_a_glyph_are_drawn(text: str) -> None:
    kept = drawable(text)
    assert all(has_glyph(char, main_font()) or font_of(char) or char in "↑→↓←" for char in kept)
    assert drawable(kept) == kept
    assert kept == "" or any(char.isalnum() for char in kept)


@settings(max_examples=part_of(50, 25), deadline=None)
@given(st.text("abcWM äő", min_size=1, max_size=40), st.integers(30, 500))
def test_texts_keep_to_their_width(text: str, width: int) -> None:
    style = TextStyle(48)
    for make in (text_sprite, label_sprite):
        sprite = make(text, style, "light", width)
        if sprite is not None:
            assert sprite.width <= max(width, text_width("W", style))
            assert sprite.height <= line_height(48)


@pytest.mark.parametrize("width", [200, 300, 600])
def test_wrapping_loses_nothing(width: int) -> None:
    style = TextStyle(46)
    for text in ("Zoltán Nagy-Horváth de genere Aba", "Supercalifragilistic", "x", "a b c"):
        lines = wrapped(text, style, width)
        assert "".join(lines).replace(" ", "") == text.replace(" ", "")
        assert len(lines) <= 2
        assert all(text_width(line, style, narrow=True) <= width for line in lines[:-1])


def test_a_word_is_broken_only_where_narrow_letters_do_not_help() -> None:
    style, word = TextStyle(46), "Supercalifragilistic"
    width = text_width(word, style, narrow=True)
    assert width < text_width(word, style)
    assert wrapped(word, style, width) == [word]
    assert len(wrapped(word, style, width - 1)) == 2
    assert wrapped(f"Zoltán {word}", style, width) == ["Zoltán", word]


def test_a_label_shrinks_before_it_is_cut() -> None:
    style, name = TextStyle(42), "Zoltán Nagy-Horváth"
    narrow = text_width(name, style, narrow=True)
    whole, cut = (label_sprite(name, style, "light", narrow - 10, least) for least in (0.8, 1.0))
    assert whole.height < cut.height == line_height(42)
    assert text_width(name, style._replace(size=round(whole.height / 1.24)), narrow=True) <= narrow - 10


def test_arrows_are_drawn_as_shapes_each_in_its_own_direction() -> None:
    """The font has none, and the streets of a cross are named by them."""
    style = TextStyle(36)
    drawn = [text_sprite(f"at {arrow}.", style, "light", 400) for arrow in "↑→↓←"]
    assert drawable("at ↑.") == "at ↑."
    assert len({None if sprite is None else bytes(sprite.pixels) for sprite in drawn}) == 4
    plain = text_sprite("at .", style, "light", 400)
    assert plain is not None
    for sprite in drawn:
        assert sprite is not None
        assert sprite.width > plain.width
    long = text_sprite("a" + "→" * 90, style, "light", 300)
    assert long is not None
    assert long.width <= 300


@pytest.mark.parametrize("width", [60, 90, 140])
def test_of_a_name_that_is_cut_the_username_is_left(width: int) -> None:
    """Without it two players would have the very same plate."""
    style = TextStyle(20)
    sprites = [text_sprite(f"Annabelle Ninetails ({name})", style, "dark", width) for name in ("ann.b", "annika")]
    assert all(sprite is not None and sprite.width <= width for sprite in sprites)
    assert bytes(sprites[0].pixels) != bytes(sprites[1].pixels)
