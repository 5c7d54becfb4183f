"""The colours: one fixed palette a theme, at most 256 colours, shared by everything that is drawn in it.

A colour has a name. Edges are smoothed by blends of two colours that really meet, so the palette holds ramps between
such pairs; what lies in between is mapped to the nearest entry. At its end are the paints of pictures on tiles: only
sheets with such pictures carry them.
"""

from collections.abc import Iterator
from functools import cache

from PIL import Image

from rendering import inks

RGB = tuple[int, int, int]
Ramps = tuple[tuple[str, str, int], ...]

SEATS = 6  # no game has more players; each has a colour of its own in both themes

_PIECES: dict[str, str] = {
    "tile": "#fffaec",
    "tile-edge": "#6f6550",
    "tile-side": "#d3c6a4",
    "tile-groove": "#b9ac8c",
    "dim": "#dcd6c6",
    "dim-ink": "#7b776c",
    "back": "#7a4a24",
    "back-edge": "#4d2c12",
    "back-mark": "#c89a6a",
    "pip-1": "#1a5fc4",
    "pip-2": "#0a7446",
    "pip-3": "#c11f1a",
    "pip-4": "#7b2aa3",
    "pip-5": "#a85300",
    "pip-6": "#1d2126",
}
_LIGHT: dict[str, str] = {
    "felt": "#b7d6c0",
    "bar": "#e4e2d8",
    "panel": "#fbfaf5",
    "ink": "#17211d",
    "muted": "#55605a",
    "accent": "#b3261e",
    "on-accent": "#ffffff",
    "glow": "#ffb74a",
    "left": "#0b4f8a",
    "right": "#8a3200",
    "on-seat": "#ffffff",
    "seat-1": "#0b5aa8",
    "seat-2": "#b23c00",
    "seat-3": "#006b4c",
    "seat-4": "#8b2f86",
    "seat-5": "#6b5200",
    "seat-6": "#444b55",
}
_DARK: dict[str, str] = {
    "felt": "#16382b",
    "bar": "#101214",
    "panel": "#22262b",
    "ink": "#f3f5f4",
    "muted": "#aab4b0",
    "accent": "#ffcf5c",
    "on-accent": "#20180a",
    "glow": "#ffcf5c",
    "left": "#8fd0ff",
    "right": "#ffc18a",
    "on-seat": "#101418",
    "seat-1": "#6cb8f5",
    "seat-2": "#ffa45c",
    "seat-3": "#4fd6a6",
    "seat-4": "#e9a0dd",
    "seat-5": "#f3dd62",
    "seat-6": "#c9d0d8",
}
_PIPS = tuple(f"pip-{number}" for number in range(1, 7))
_BADGES = tuple(f"seat-{number}" for number in range(1, SEATS + 1))
_RAMPS: tuple[tuple[str, str, int], ...] = (
    ("ink", "panel", 7),
    ("ink", "felt", 5),
    ("muted", "panel", 4),
    ("muted", "felt", 3),
    ("tile-edge", "felt", 3),
    ("tile-edge", "panel", 3),
    ("tile-edge", "tile", 2),
    ("tile-edge", "tile-side", 1),
    ("tile-side", "tile", 1),
    ("tile-edge", "dim", 1),
    ("dim-ink", "dim", 4),
    ("back-edge", "panel", 2),
    ("back-edge", "felt", 2),
    ("back", "back-mark", 2),
    ("accent", "panel", 4),
    ("accent", "felt", 3),
    ("on-accent", "accent", 4),
    ("glow", "felt", 5),
    ("glow", "tile-edge", 2),
    ("left", "felt", 4),
    ("right", "felt", 4),
    ("left", "panel", 3),
    ("right", "panel", 3),
    ("panel", "bar", 2),
    *((pip, "tile", 4) for pip in _PIPS),
    *((badge, "panel", 3) for badge in _BADGES),
    *(("on-seat", badge, 3) for badge in _BADGES),
)
PAINTS: dict[str, str] = {
    "paint-ink": "#1d2126",
    "paint-white": "#ffffff",
    "paint-blue": "#1a5fc4",
    "paint-green": "#0a7446",
    "paint-red": "#c11f1a",
    "paint-violet": "#7b2aa3",
    "paint-brown": "#7a4a24",
    "paint-orange": "#ee7a1c",
    "paint-yellow": "#fcc419",
    "paint-pink": "#e8709c",
    "paint-teal": "#12908d",
    "paint-tan": "#efc893",
    "paint-pale-yellow": "#ffe9a0",
    "paint-pale-blue": "#9ecbf5",
    "paint-pale-green": "#b5e3a8",
    "paint-pale-pink": "#fbd0dd",
    "paint-pale-violet": "#d9b8ea",
    "faded": "#a9a497",
    "faded-pale": "#c3beb0",
    "faded-light": "#ece8dc",
}
_PAINT_RAMPS: tuple[tuple[str, str, int], ...] = (
    *(("paint-ink", paint, 1) for paint in PAINTS if paint.startswith("paint-") and paint != "paint-ink"),
    ("paint-ink", "paint-white", 3),
    ("paint-ink", "paint-yellow", 2),
    ("paint-ink", "paint-tan", 2),
    ("paint-white", "paint-violet", 2),
    ("paint-white", "paint-blue", 2),
    ("paint-white", "paint-orange", 2),
    ("paint-orange", "paint-yellow", 1),
    ("paint-green", "paint-pale-green", 2),
    ("paint-violet", "paint-pale-yellow", 2),
    ("paint-violet", "tile", 2),
    ("dim-ink", "faded", 1),
    ("faded", "faded-light", 1),
)
_CUBE = (0, 128, 255)  # a coarse cube at the end, for pictures with colours of their own


def rgb(text: str) -> RGB:
    """Read `#rrggbb`."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def blend(one: RGB, other: RGB, part: float) -> RGB:
    """Answer the colour that holds `part` (0 to 1) of `one` and the rest of `other`."""
    red, green, blue = (round(o + (a - o) * part) for a, o in zip(one, other, strict=True))
    return red, green, blue


class Palette:
    """A theme's colours by name, and as the fixed palette of its pictures. Index 0 is the felt.

    The colours without the paints come first, so an entry has the same index with and without them.
    """

    def __init__(self, colours: dict[str, str], paints: dict[str, str], ramps: Ramps) -> None:
        self._named = {name: rgb(text) for name, text in (colours | paints).items()}
        self.plain = tuple(dict.fromkeys(self._plain(colours)))[:256]
        painted = (*(self[name] for name in paints), *self._blends(ramps))
        self.colours = tuple(dict.fromkeys((*self.plain, *painted)))[:256]
        self._indices = {colour: index for index, colour in enumerate(self.colours)}
        self._ramps: dict[tuple[str, str], bytes] = {}

    def _plain(self, colours: dict[str, str]) -> Iterator[RGB]:
        yield self["felt"]
        yield from (self[name] for name in colours)
        yield from self._blends(_RAMPS)
        yield from ((red, green, blue) for red in _CUBE for green in _CUBE for blue in _CUBE)

    def _blends(self, ramps: Ramps) -> Iterator[RGB]:
        for one, other, steps in ramps:
            for step in range(1, steps + 1):
                yield blend(self[one], self[other], step / (steps + 1))

    def table(self, painted: bool = False) -> bytes:
        """Answer three bytes a colour, with the paints or without."""
        return bytes(channel for colour in (self.colours if painted else self.plain) for channel in colour)

    def __getitem__(self, name: str) -> RGB:
        return self._named[name]

    def index(self, name: str) -> int:
        """Answer a named colour's index in the palette."""
        return self._indices[self[name]]

    def nearest(self, colour: RGB) -> int:
        """Answer the index of the entry nearest to a colour, the paints left out."""
        return min(range(len(self.plain)), key=lambda index: _distance(self.plain[index], colour))

    def ramp(self, ink: str, ground: str) -> bytes:
        """Answer 256 indices: for each coverage from 0 to 255 the entry nearest to that much ink on the ground."""
        found = self._ramps.get((ink, ground))
        if found is None:
            steps = [self.nearest(blend(self[ink], self[ground], step / 16)) for step in range(17)]
            found = bytes(steps[round(cover / 255 * 16)] for cover in range(256))
            self._ramps[ink, ground] = found
        return found

    def image(self, painted: bool = False) -> Image.Image:
        """Answer a fresh image that carries the palette, as `Image.quantize` wants it."""
        image = Image.new("P", (1, 1))
        image.putpalette(self.table(painted))
        return image


def _distance(one: RGB, other: RGB) -> int:
    return sum((a - b) ** 2 * weight for a, b, weight in zip(one, other, (3, 4, 2), strict=True))


_THEMES = {"light": _LIGHT, "dark": _DARK}
_PAINTS: dict[str, tuple[dict[str, str], Ramps]] = {
    "": (PAINTS, _PAINT_RAMPS),
    "domos": (inks.PAINTS, inks.PAINT_RAMPS),
}


@cache
def palette(theme: str) -> Palette:
    """Answer the palette of a theme (`dark`), or of one with other paints (`dark+domos`); ValueError without."""
    name, _, paints = theme.partition("+")
    if name not in _THEMES or paints not in _PAINTS:
        raise ValueError(f"no such theme: {theme}")
    return Palette(_PIECES | _THEMES[name], *_PAINTS[paints])
