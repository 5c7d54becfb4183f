"""Texts as sprites: drawn once, in one colour on one ground, kept as long as they are used."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from rendering.cache import Cache
from rendering.canvas import Sprite
from rendering.fonts import drawable, font, writing
from rendering.palette import palette

_REGULAR, _NARROW = 100, 74
_SMALLEST = 0.6  # how far a label may shrink before it is cut
_texts: Cache[Sprite] = Cache(2048)


class Style(NamedTuple):
    """How a text looks: size in pixels of the font (capitals are 0.71 of it), colours by name, weight."""

    size: int
    ink: str = "ink"
    ground: str = "panel"
    weight: int = 600


def text_sprite(text: str, style: Style, theme: str, width: int) -> Sprite | None:
    """Answer a text at most `width` pixels wide: narrower letters first, then cut with an ellipsis.

    The height is that of the capitals with the room for accents above and tails below: `line_height(style.size)`.
    None if nothing of it can be drawn.
    """
    shown = drawable(text)
    if not shown or width <= 0:
        return None
    return _texts.get((shown, style, theme, width, "cut"), lambda: _fitted(shown, style, theme, width))


def label_sprite(text: str, style: Style, theme: str, width: int, least: float = _SMALLEST) -> Sprite | None:
    """Answer a short label at most `width` pixels wide: made smaller if it must be (to `least`), cut only then."""
    shown = drawable(text)
    if not shown or width <= 0:
        return None
    return _texts.get((shown, style, theme, width, least), lambda: _shrunk(shown, style, theme, width, least))


def line_height(size: int) -> int:
    """Answer the height of a text's sprite."""
    return round(size * 1.24)


@lru_cache(maxsize=4096)
def text_width(text: str, style: Style, narrow: bool = False) -> int:
    """Answer how many pixels a drawable text takes in one line."""
    face = font(style.size, style.weight, _NARROW if narrow else _REGULAR)
    with writing:
        return round(face.getlength(text)) + 2


def wrapped(text: str, style: Style, width: int, lines: int = 2) -> list[str]:
    """Break a text that is too long even in narrow letters into at most `lines` lines; the last one may be too long.

    It is broken at blanks, inside a word only if the word is too long.
    """
    words, found = drawable(text), list[str]()
    while words and len(found) < lines - 1 and text_width(words, style, narrow=True) > width:
        fits = _fitting(words, style, width)
        found.append(words[:fits].rstrip())
        words = words[fits:].lstrip()
    return [*found, words] if words else found


def _fitting(text: str, style: Style, width: int) -> int:
    """Answer how much of a text a line takes: up to the last blank, else what fits in narrow letters."""
    for narrow in (False, True):
        fits = next(
            (end for end in range(len(text), 0, -1) if text_width(text[:end], style, narrow) <= width), 1
        )
        blank = text.rfind(" ", 1, fits + 1)
        if blank > 0:
            return blank
    return fits


def _shrunk(text: str, style: Style, theme: str, width: int, least: float) -> Sprite:
    size = style.size
    while size > style.size * least and text_width(text, style._replace(size=size), narrow=True) > width:
        size -= 1
    return _fitted(text, style._replace(size=size), theme, width)


def _fitted(text: str, style: Style, theme: str, width: int) -> Sprite:
    if text_width(text, style) <= width:
        return _drawn(text, style, theme, narrow=False)
    if text_width(text, style, narrow=True) > width:
        text = _cut(text, style, width)
    return _drawn(text, style, theme, narrow=True)


def _cut(text: str, style: Style, width: int) -> str:
    for end in range(len(text) - 1, 0, -1):
        shorter = text[:end].rstrip() + "…"
        if text_width(shorter, style, narrow=True) <= width:
            return shorter
    return text[:1]


def _drawn(text: str, style: Style, theme: str, narrow: bool) -> Sprite:
    face = font(style.size, style.weight, _NARROW if narrow else _REGULAR)
    cover = Image.new("L", (text_width(text, style, narrow), line_height(style.size)))
    with writing:
        ImageDraw.Draw(cover).text((1, round(style.size * 0.96)), text, fill=255, font=face, anchor="ls")
    indices = cover.point(palette(theme).ramp(style.ink, style.ground))
    return Sprite(Image.frombytes("P", cover.size, indices.tobytes()))
