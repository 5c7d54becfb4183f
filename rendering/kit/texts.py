"""Texts as sprites: which characters can be drawn, how wide a text is, how it is made to fit.

A text is drawn once in a colour on a ground, and kept while it is used.
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from bot.games.text.names import cut_name, name_parts
from rendering.kit.cache import kept
from rendering.kit.canvas import Canvas
from rendering.kit.fonts import Font, font_of, has_glyph, load_face, main_font, writing
from rendering.kit.palette import Depth, palette
from rendering.kit.pixels import Sprite

_SCRIPTS = ("LATIN ", "GREEK ", "CYRILLIC ")  # those of Noto Sans that are written letter by letter
_LONGEST = 200  # characters of a text that are looked at
_REGULAR = 100  # per cent of the usual width
_NARROW = 74  # the same of narrow letters
READABLE = 27  # pixels of a font: 8 points where 1200 pixels are shown on a phone 360 points wide
_SMALLEST = 0.6  # how far a label may shrink before it is cut, unless it could not be read then
_STENCIL = 192  # pixels of the font in which short texts are drawn once for all sizes
_ARROWS = {"↑": 0, "←": 90, "↓": 180, "→": 270}  # the font has none: shapes, turned by so many degrees
_ARROW = 0.8  # of the font's size that one is wide
_SCRIPT = 0.88  # of a text's size that other scripts have: their marks stand higher and hang lower
_RIGHT_TO_LEFT = ("R", "AL")
_SPLIT = re.compile("([↑→↓←])")


def _drawable(char: str) -> bool:
    """Return True if a character is an arrow, or Noto Sans has it and draws it well."""
    if char in _ARROWS:
        return True
    if not has_glyph(char, main_font()):
        return False
    kind = unicodedata.category(char)
    return unicodedata.name(char, "").startswith(_SCRIPTS) if kind[0] == "L" else kind[0] in "NPS" or kind == "Zs"


def _plain(char: str) -> str:
    """Return a character as it can be drawn: itself, the plain letters of an ornamental one, a blank, or nothing."""
    if char.isspace():
        return " "
    if _drawable(char):
        return char
    plain = unicodedata.normalize("NFKC", char)
    return "".join(filter(_drawable, plain)) or (char if font_of(char) else "".join(filter(font_of, plain)))


@lru_cache(maxsize=4096)
def drawable(text: str) -> str:
    """Return a text in Unicode's composed form, without characters that no font here can draw well.

    White space becomes single blanks. If neither a letter nor a digit is left, the answer is "".
    """
    composed = unicodedata.normalize("NFC", text[:_LONGEST])
    clean = _based(" ".join("".join(map(_plain, composed)).split()))
    return clean if any(char.isalnum() for char in clean) else ""


def _based(text: str) -> str:
    """Return a text without the marks that stand on no letter of their own font."""
    if text.isascii():
        return text
    kept, before = "", None
    for char in text:
        font = None if _drawable(char) else font_of(char)
        if unicodedata.category(char)[0] != "M" or font == before is not None:
            kept, before = kept + char, font
    return kept


def initial(text: str) -> str:
    """Return the first letter or digit that can be drawn, as a capital; "" if there is none."""
    first = next((char for char in drawable(text) if char.isalnum()), "")
    return first.upper() if len(first.upper()) == 1 else first


class TextStyle(NamedTuple):
    """The look of a text: size in pixels of the font (capitals are 0.71 of it), colours by name, weight."""

    size: int
    ink: str = "ink"
    ground: str = "panel"
    weight: int = 600


def text_sprite(text: str, style: TextStyle, theme: str, width: int) -> Sprite | None:
    """Return a text at most `width` pixels wide: in narrow letters if need be, then cut with an ellipsis.

    Its height is that of capitals with accents above and tails below: `line_height(style.size)`. None if no character
    of it can be drawn.
    """
    return label_sprite(text, style, theme, width, least=1)


def label_sprite(text: str, style: TextStyle, theme: str, width: int, least: float = _SMALLEST) -> Sprite | None:
    """Return a short label at most `width` pixels wide: made smaller if need be (down to `least`), then cut."""
    clean = drawable(text)
    return None if not clean or width <= 0 else _shrunk(clean, style, theme, width, least)


def write(
    canvas: Canvas, text: str, style: TextStyle, x: int, y: int, width: int, *, at: int = 0, height: int = 0
) -> int:
    """Write a label from x on (`at` 0), around x (1) or up to x (2), and return its width.

    It stands in the middle of `height` rows from y on (0: of a line).
    """
    sprite = label_sprite(text, style, canvas.theme, width)
    if sprite is None:
        return 0
    rows = height or line_height(style.size)
    canvas.paste(sprite, x - sprite.width * at // 2, y + (rows - sprite.height) // 2)
    return sprite.width


def line_height(size: int) -> int:
    """Return the height of a text's sprite."""
    return round(size * 1.24)


@lru_cache(maxsize=4096)
def text_width(text: str, style: TextStyle, narrow: bool = False) -> int:
    """Return the pixels that a drawable text takes in one line."""
    with writing:
        return round(sum(wide for *_, wide in _parts(text, style, _NARROW if narrow else _REGULAR))) + 2


def _parts(text: str, style: TextStyle, width: int) -> Iterator[tuple[str, ImageFont.FreeTypeFont, float]]:
    """Yield the parts of a text, from left to right, with their fonts and widths; each arrow is a part."""
    for part in _SPLIT.split(text):
        for run, font in _runs(part):
            face = load_face(font, round(style.size * (_SCRIPT if font.script else 1)), style.weight, width)
            yield run, face, style.size * _ARROW if run in _ARROWS else face.getlength(run)


def _runs(text: str) -> list[tuple[str, Font]]:
    """Return the pieces of a text that one font draws; Pillow's `raqm` shapes and turns the letters of each.

    What is written from right to left has its pieces in that order, if there are no other letters.
    """
    if all(map(_drawable, text)):
        return [(text, main_font())] if text else []
    fonts = [main_font() if _drawable(char) else font_of(char) or main_font() for char in text]
    runs: list[tuple[str, Font]] = []
    for at, (char, font) in enumerate(zip(text, fonts, strict=True)):
        before = runs[-1][1] if runs else font
        if not char.isalnum() and has_glyph(char, before):
            after = next((fonts[next_at] for next_at in range(at, len(text)) if text[next_at].isalnum()), before)
            font = before if after == before else font  # blanks and signs stay with the letters around them
        if runs and before == font:
            runs[-1] = (runs[-1][0] + char, font)
        else:
            runs.append((char, font))
    backwards = all(unicodedata.bidirectional(char) in _RIGHT_TO_LEFT for char in text if char.isalpha())
    return runs[::-1] if backwards else runs


def wrapped(text: str, style: TextStyle, width: int, lines: int = 2) -> list[str]:
    """Break a text that is too long even in narrow letters into at most `lines` lines; the last one may be too long.

    It is broken at blanks, and inside a word only if the word is too long.
    """
    words, broken = drawable(text), list[str]()
    while words and len(broken) < lines - 1 and text_width(words, style, narrow=True) > width:
        fits = _fitting(words, style, width)
        broken.append(words[:fits].rstrip())
        words = words[fits:].lstrip()
    return [*broken, words] if words else broken


def _fitting(text: str, style: TextStyle, width: int) -> int:
    """Return how many characters of a text a line takes: to the last blank, else as many narrow letters as fit."""
    for narrow in (False, True):
        fits = next((end for end in range(len(text), 0, -1) if text_width(text[:end], style, narrow) <= width), 1)
        blank = text.rfind(" ", 1, fits + 1)
        if blank > 0:
            return blank
    return fits


class _Stencil(NamedTuple):
    """A short text, white on black; `x`, `y` lead from the middle of its capitals to its left upper corner."""

    image: Image.Image
    x: float
    y: float

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        return self.image.width * self.image.height + 3000


def stencil(text: str, size: float, weight: int, width: int) -> tuple[Image.Image, tuple[float, float]]:
    """Return a short text as a mask in a font of so many pixels, and its corner as seen from the capitals' middle.

    One drawing is scaled to all sizes: the font takes long for each size that it is asked for.
    """
    image, x, y = _cut_out(text, weight, width)
    part = size / _STENCIL
    scaled = (max(1, round(image.width * part)), max(1, round(image.height * part)))
    return image.resize(scaled, Image.Resampling.BILINEAR), (x * part, y * part)


@kept
def sign_sprite(text: str, side: int, style: TextStyle, theme: str) -> Sprite:
    """Return one or two letters in the middle of a square of so many pixels."""
    cover = Image.new("L", (side, side))
    ink, (x, y) = stencil(text, style.size, style.weight, _REGULAR)
    cover.paste(ink, (round(side / 2 + x), round(side / 2 + y)))
    return _inked(cover, style, theme)


@kept
def _cut_out(text: str, weight: int, width: int) -> _Stencil:
    font = _runs(text)[0][1]
    face = load_face(font, _STENCIL, weight, width)
    with writing:
        left, top, right, bottom = (round(edge) for edge in face.getbbox(text, anchor="ms"))
        image = Image.new("L", (max(1, right - left + 2), max(1, bottom - top + 2)))
        ImageDraw.Draw(image).text((1 - left, 1 - top), text, fill=255, font=face, anchor="ms")
    return _Stencil(image, left - 1, -image.height / 2 if font.script else top - 1 + _STENCIL * 0.357)


@kept
def _shrunk(text: str, style: TextStyle, theme: str, width: int, least: float) -> Sprite:
    size = style.size
    while size > max(style.size * least, READABLE) and text_width(text, style._replace(size=size), narrow=True) > width:
        size -= 1
    style = style._replace(size=size)
    narrow = text_width(text, style) > width
    if narrow and text_width(text, style, narrow=True) > width:
        text = _cut(text, style, width)
    return _drawn(text, style, theme, narrow)


def _cut(text: str, style: TextStyle, width: int) -> str:
    """Return as much of a text as fits; of a name told apart by a username (`Ann (ann.b)`) the username first."""
    if name_parts(text) is not None:
        shorter = (cut_name(text, end) for end in range(len(text) - 1, 1, -1))
    else:
        shorter = (text[:end].rstrip() + "…" for end in range(len(text) - 1, 0, -1))
    return next((candidate for candidate in shorter if text_width(candidate, style, narrow=True) <= width), text[:1])


def _drawn(text: str, style: TextStyle, theme: str, narrow: bool) -> Sprite:
    cover = Image.new("L", (text_width(text, style, narrow), line_height(style.size)))
    x, base = 1.0, round(style.size * 0.96)
    with writing:
        for part, face, wide in _parts(text, style, _NARROW if narrow else _REGULAR):
            if part in _ARROWS:
                _draw_arrow(cover, part, x, base - 0.36 * style.size, style.size)
            else:
                ImageDraw.Draw(cover).text((x, base), part, fill=255, font=face, anchor="ls")
            x += wide
    return _inked(cover, style, theme)


def _draw_arrow(cover: Image.Image, arrow: str, x: float, middle: float, size: int) -> None:
    """Draw an arrow as high as capitals, with smooth edges."""
    side, turn = round(size * _ARROW), _ARROWS[arrow]
    big = Image.new("L", (4 * side, 4 * side))
    points = [(0.5, 0.08), (0.86, 0.48), (0.6, 0.48), (0.6, 0.92), (0.4, 0.92), (0.4, 0.48), (0.14, 0.48)]
    ImageDraw.Draw(big).polygon([(4 * side * a, 4 * side * b) for a, b in points], fill=255)
    cover.paste(big.rotate(turn).reduce(4), (round(x), round(middle - side / 2)))


def _inked(cover: Image.Image, style: TextStyle, theme: str) -> Sprite:
    """Return a sprite of an image that says how much ink covers each pixel."""
    colours = palette(theme)
    indices = cover.point(colours.ramp(style.ink, style.ground))
    return Sprite(*cover.size, indices.tobytes(), colours.tables[Depth.WHOLE])
