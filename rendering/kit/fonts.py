"""The fonts of pictures: Noto Sans, which is always there, and fonts for names in other scripts if they are installed.

The extra `boneyard[fonts]` brings Arabic, Hebrew and several Indian scripts, the system Kanji, Kana and Hangul.
"""

import json
import os
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from threading import RLock
from typing import NamedTuple

from PIL import ImageFont, features

_PACKAGE = "fontpkg_noto_sans"
_SCRIPTS = {  # the packages of the extra `fonts`
    "Arabic": "fontpkg_noto_sans_arabic",
    "Devanagari": "fontpkg_noto_sans_devanagari",
    "Hebrew": "fontpkg_heebo",
    "Khmer": "fontpkg_noto_sans_khmer",
    "Tamil": "fontpkg_noto_sans_tamil",
    "Telugu": "fontpkg_noto_sans_telugu",
    "Thai": "fontpkg_noto_sans_thai",
}
_CJK = "Chinese, Japanese, Korean"
_CJK_FILES = ("NotoSansCJK-Bold.ttc", "NotoSansCJK-Regular.ttc", "NotoSansCJK-VF.ttc", "NotoSansCJK-VF.otf.ttc")
_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
_NO_CHARACTER = "\U0010ffff"  # Unicode never assigns it
_PROBE = 27  # pixels of the font in which glyphs are looked for
writing = RLock()  # a face of FreeType serves one thread at a time


class Font(NamedTuple):
    """A font's file. `script` is what it adds to Noto Sans ("": it is Noto Sans itself)."""

    path: Path
    script: str = ""


@cache
def main_font() -> Font:
    """Return Noto Sans."""
    return Font(_packaged(_PACKAGE))


@cache
def script_fonts() -> tuple[Font, ...]:
    """Return the installed fonts for other scripts; they are looked for once.

    Most of them join and reorder their letters, some run from right to left. Without Pillow's `raqm` only Kanji, Kana
    and Hangul, which stand side by side, are drawn.
    """
    fonts = [Font(path, _CJK) for path in _system_cjk(_FOLDERS)]
    if features.check("raqm"):
        for script, package in _SCRIPTS.items():
            try:
                fonts.append(Font(_packaged(package), script))
            except ImportError:
                continue
    return tuple(fonts)


def missing_scripts() -> list[str]:
    """Return the scripts that have no font here."""
    there = {font.script for font in script_fonts()}
    return [script for script in (*_SCRIPTS, _CJK) if script not in there]


def _packaged(package: str) -> Path:
    root = Path(str(files(package)))
    faces = json.loads(root.joinpath("metadata.json").read_text("utf-8"))["files"]
    return root.joinpath(next(face["path"] for face in faces if face["style"] == "normal"))


def _system_cjk(folders: Sequence[str]) -> list[Path]:
    """Return the first of the known files below these folders, or nothing."""
    paths: dict[str, Path] = {}
    for folder in folders:
        for place, _, names in os.walk(Path(folder).expanduser()):
            paths.update({name: Path(place, name) for name in names if name in _CJK_FILES and name not in paths})
    return [paths[name] for name in _CJK_FILES if name in paths][:1]


@lru_cache(maxsize=16)  # a third of a MiB each; most are needed for few texts, which are kept as sprites
def load_face(font: Font, size: int, weight: int, width: int) -> ImageFont.FreeTypeFont:
    """Return a font at a size in pixels, a weight (100 to 900) and a width (62 to 100 per cent), if it has these axes.

    Noto Sans takes the basic layout even where a better one is installed: so pictures are the same everywhere.
    """
    layout = ImageFont.Layout.RAQM if font.script and features.check("raqm") else ImageFont.Layout.BASIC
    face = ImageFont.truetype(font.path, size, layout_engine=layout)
    try:
        axes = face.get_variation_axes()
    except OSError:  # it has none
        return face
    wanted = {b"Weight": weight, b"Width": width}
    face.set_variation_by_axes([wanted[axis["name"]] for axis in axes])
    return face


@lru_cache(maxsize=8192)
def font_of(char: str) -> Font | None:
    """Return the font that has a letter, a mark or a digit which Noto Sans lacks, None if there is none."""
    if unicodedata.category(char) not in ("Lo", "Lm", "Lu", "Ll", "Mn", "Mc", "Nd"):
        return None
    return next((font for font in script_fonts() if has_glyph(char, font)), None)


@lru_cache(maxsize=8192)
def has_glyph(char: str, font: Font) -> bool:
    """Return True if a font has a glyph for a character.

    Pillow draws a box for a missing glyph and does not say so: it is the same box as for what is no character.
    """
    return _glyph(char, font) != _missing_glyph(font)


@cache
def _missing_glyph(font: Font) -> tuple[tuple[float, float, float, float], bytes]:
    return _glyph(_NO_CHARACTER, font)


def _glyph(char: str, font: Font) -> tuple[tuple[float, float, float, float], bytes]:
    with writing:
        return _probe(font).getbbox(char), bytes(_probe(font).getmask(char))


@cache
def _probe(font: Font) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(font.path, _PROBE, layout_engine=ImageFont.Layout.BASIC)
