"""Texts as sprites, in Noto Sans: which characters the font has, how wide a text is, how it is made to fit.

A text is drawn once in a colour on a ground, and kept while it is used.
"""

import json
import re
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from threading import RLock
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from bot.games.text.names import cut_name, name_parts
from rendering.kit.cache import SPRITES, Shelf
from rendering.kit.palette import Depth, palette
from rendering.kit.pixels import Sprite

_PACKAGE = "fontpkg_noto_sans"
_SCRIPTS = ("LATIN ", "GREEK ", "CYRILLIC ")  # written letter by letter; others would need shaping
writing = RLock()  # a face of FreeType serves one thread at a time
_LONGEST = 200  # characters of a text that are looked at
_REGULAR = 100  # per cent of the usual width
_NARROW = 74  # the same of narrow letters
READABLE = 27  # pixels of a font: 8 points where 1200 pixels are shown on a phone 360 points wide
_SMALLEST = 0.6  # how far a label may shrink before it is cut, unless it could not be read then
_STENCIL = 192  # pixels of the font in which short texts are drawn once for all sizes
_ARROWS = {"↑": 0, "←": 90, "↓": 180, "→": 270}  # the font has none: shapes, turned by so many degrees
_ARROW = 0.8  # of the font's size that one is wide
_NO_CHARACTER = "\U0010ffff"  # Unicode never assigns it
_SPLIT = re.compile("([↑→↓←])")
_texts: Shelf[Sprite] = SPRITES.shelf("kit.texts_texts")


@cache
def _font_file() -> Path:
    root = Path(str(files(_PACKAGE)))
    faces = json.loads(root.joinpath("metadata.json").read_text("utf-8"))["files"]
    upright = next(face["path"] for face in faces if face["style"] == "normal")
    return root.joinpath(upright)


@lru_cache(maxsize=16)
def font(size: int, weight: int, width: int) -> ImageFont.FreeTypeFont:
    """Return the font at a size in pixels, a weight (100 to 900) and a width (62 to 100 per cent).

    The basic layout is taken even where a better one is installed: so pictures are the same everywhere.
    """
    face = ImageFont.truetype(_font_file(), size, layout_engine=ImageFont.Layout.BASIC)
    wanted = {b"Weight": weight, b"Width": width}
    face.set_variation_by_axes([wanted[axis["name"]] for axis in face.get_variation_axes()])
    return face


@lru_cache(maxsize=4096)
def has_glyph(char: str) -> bool:
    """Return True if the font has a glyph for a character.

    Pillow draws a box for a missing glyph and does not say so: it is the same box as for what is no character.
    """
    return _glyph(char) != _missing_glyph()


@cache
def _missing_glyph() -> tuple[tuple[float, float, float, float], bytes]:
    return _glyph(_NO_CHARACTER)


def _glyph(char: str) -> tuple[tuple[float, float, float, float], bytes]:
    face = font(READABLE, 500, _REGULAR)
    with writing:
        return face.getbbox(char), bytes(face.getmask(char))


def _drawable(char: str) -> bool:
    if char in _ARROWS:
        return True
    if not has_glyph(char):
        return False
    kind = unicodedata.category(char)
    if kind[0] == "L":
        return unicodedata.name(char, "").startswith(_SCRIPTS)
    return kind[0] in "NPS" or kind == "Zs"


def _plain(char: str) -> str:
    """Return a character as it can be drawn: itself, the plain letters of an ornamental one, a blank, or nothing."""
    if char.isspace():
        return " "
    if _drawable(char):
        return char
    return "".join(part for part in unicodedata.normalize("NFKC", char) if _drawable(part))


@lru_cache(maxsize=4096)
def drawable(text: str) -> str:
    """Return a text in Unicode's composed form, without characters that the font cannot draw well.

    White space becomes single blanks. If neither a letter nor a digit is left, the answer is "".
    """
    composed = unicodedata.normalize("NFC", text[:_LONGEST])
    clean = " ".join("".join(map(_plain, composed)).split())
    return clean if any(char.isalnum() for char in clean) else ""


def lacking(text: str) -> str:
    """Return the characters of a text that would not be drawn as they are. The bot's own texts must have none.

    From people's names they are dropped silently, since a name may be anything.
    """
    composed = unicodedata.normalize("NFC", text)
    return "".join(dict.fromkeys(char for char in composed if not char.isspace() and not _drawable(char)))


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
    clean = drawable(text)
    if not clean or width <= 0:
        return None
    return _texts.get((clean, style, theme, width, "cut"), lambda: _fitted(clean, style, theme, width))


def label_sprite(text: str, style: TextStyle, theme: str, width: int, least: float = _SMALLEST) -> Sprite | None:
    """Return a short label at most `width` pixels wide: made smaller if need be (down to `least`), then cut."""
    clean = drawable(text)
    if not clean or width <= 0:
        return None
    return _texts.get((clean, style, theme, width, least), lambda: _shrunk(clean, style, theme, width, least))


def line_height(size: int) -> int:
    """Return the height of a text's sprite."""
    return round(size * 1.24)


@lru_cache(maxsize=4096)
def text_width(text: str, style: TextStyle, narrow: bool = False) -> int:
    """Return the pixels that a drawable text takes in one line."""
    face = font(style.size, style.weight, _NARROW if narrow else _REGULAR)
    with writing:
        return round(sum(wide for _, wide in _parts(text, face))) + 2


def _parts(text: str, face: ImageFont.FreeTypeFont) -> Iterator[tuple[str, float]]:
    """Yield the parts of a text with their widths; each arrow is a part."""
    for part in _SPLIT.split(text):
        if part:
            yield part, face.size * _ARROW if part in _ARROWS else face.getlength(part)


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


_stencils: Shelf[_Stencil] = SPRITES.shelf("kit.texts_stencils")


def stencil(text: str, size: float, weight: int, width: int) -> tuple[Image.Image, tuple[float, float]]:
    """Return a short text as a mask in a font of so many pixels, and its corner as seen from the capitals' middle.

    One drawing is scaled to all sizes: the font takes long for each size that it is asked for.
    """
    image, x, y = _stencils.get((text, weight, width), lambda: _cut_out(text, weight, width))
    part = size / _STENCIL
    scaled = (max(1, round(image.width * part)), max(1, round(image.height * part)))
    return image.resize(scaled, Image.Resampling.BILINEAR), (x * part, y * part)


def sign_sprite(text: str, side: int, style: TextStyle, theme: str) -> Sprite:
    """Return one or two letters in the middle of a square of so many pixels."""
    return _texts.get((text, side, style, theme), lambda: _sign(text, side, style, theme))


def _sign(text: str, side: int, style: TextStyle, theme: str) -> Sprite:
    cover = Image.new("L", (side, side))
    ink, (x, y) = stencil(text, style.size, style.weight, _REGULAR)
    cover.paste(ink, (round(side / 2 + x), round(side / 2 + y)))
    return _inked(cover, style, theme)


def _cut_out(text: str, weight: int, width: int) -> _Stencil:
    face = font(_STENCIL, weight, width)
    with writing:
        left, top, right, bottom = (round(edge) for edge in face.getbbox(text, anchor="ms"))
        image = Image.new("L", (max(1, right - left + 2), max(1, bottom - top + 2)))
        ImageDraw.Draw(image).text((1 - left, 1 - top), text, fill=255, font=face, anchor="ms")
    return _Stencil(image, left - 1, top - 1 + _STENCIL * 0.357)


def _shrunk(text: str, style: TextStyle, theme: str, width: int, least: float) -> Sprite:
    size = style.size
    while size > max(style.size * least, READABLE) and text_width(text, style._replace(size=size), narrow=True) > width:
        size -= 1
    return _fitted(text, style._replace(size=size), theme, width)


def _fitted(text: str, style: TextStyle, theme: str, width: int) -> Sprite:
    if text_width(text, style) <= width:
        return _drawn(text, style, theme, narrow=False)
    if text_width(text, style, narrow=True) > width:
        text = _cut(text, style, width)
    return _drawn(text, style, theme, narrow=True)


def _cut(text: str, style: TextStyle, width: int) -> str:
    """Return as much of a text as fits; of a name told apart by a username (`Ann (ann.b)`) the username first."""
    if name_parts(text) is not None:
        shorter = (cut_name(text, end) for end in range(len(text) - 1, 1, -1))
    else:
        shorter = (text[:end].rstrip() + "…" for end in range(len(text) - 1, 0, -1))
    return next((one for one in shorter if text_width(one, style, narrow=True) <= width), text[:1])


def _drawn(text: str, style: TextStyle, theme: str, narrow: bool) -> Sprite:
    face = font(style.size, style.weight, _NARROW if narrow else _REGULAR)
    cover = Image.new("L", (text_width(text, style, narrow), line_height(style.size)))
    x, base = 1.0, round(style.size * 0.96)
    with writing:
        for part, wide in _parts(text, face):
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
    return Sprite(*cover.size, indices.tobytes(), colours.table(Depth.WHOLE))
