"""The colours: one fixed palette a theme, at most 256 colours, shared by everything that is drawn in it.

A colour has a name. Edges are smoothed by one shade half way between two colours that meet, so the palette holds such
shades for the pairs that do; a sprite has only the colours that it was painted with and the shades between them. At the
end are the paints of pictures on tiles, and behind them the colours of portraits: only sheets with such pictures carry
them.
"""

from collections.abc import Iterable, Iterator
from enum import IntEnum
from functools import cache, lru_cache
from itertools import chain

from PIL import Image

from rendering.kit.colours import (
    BRIGHTNESS,
    CLOTH,
    DARK,
    FINE,
    LIGHT,
    LIGHT_STEPS,
    MEETING,
    PAINTS,
    PIECES,
    PORTRAIT,
    Paints,
)

RGB = tuple[int, int, int]


class Depth(IntEnum):
    """The part of its palette that a sprite or a sheet needs."""

    PLAIN = 0
    PAINTED = 1  # the paints of pictures on tiles, too
    WHOLE = 2  # and the colours of portraits


def rgb(text: str) -> RGB:
    """Read `#rrggbb`."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def blend(colour: RGB, other: RGB, part: float) -> RGB:
    """Return the colour that holds `part` (0 to 1) of `colour` and the rest of `other`."""
    red, green, blue = (round(o + (a - o) * part) for a, o in zip(colour, other, strict=True))
    return red, green, blue


class Palette:
    """A theme's colours by name, and as the fixed palette of its pictures. Index 0 is no colour of the cloth.

    The colours without the paints come first, so a colour has the same index with and without them. Those of portraits
    come last. `tables` have three bytes for each colour, by `Depth`; `lights` are tables for `bytes.translate`: each
    index after so many steps of light, from the top down.
    """

    def __init__(self, named: dict[str, str], paints: Paints, brightness: tuple[float, float]) -> None:
        self._brightness = brightness
        self._named = {name: rgb(text) for name, text in (named | paints.named).items()}
        self.plain = tuple(dict.fromkeys(self._plain(named)))[:256]
        pairs = (*paints.meeting, *paints.fine)
        added = (*(self[name] for name in paints.named), *self._blends(pairs), *self._smoothed(paints.smooth))
        self.colours = tuple(dict.fromkeys((*self.plain, *added)))[:256]
        self.whole = tuple(dict.fromkeys((*self.colours, *map(rgb, PORTRAIT))))[:256]
        self._indices = {colour: index for index, colour in enumerate(self.colours)}
        self._meeting, self._fine = MEETING + paints.meeting, FINE + paints.fine
        self._smooth = paints.smooth
        self._paints = frozenset(paints.named)
        self.tables = [bytes(chain.from_iterable(colours)) for colours in (self.plain, self.colours, self.whole)]
        self._ramps: dict[tuple[str, str], bytes] = {}
        self._named_indices = {name: self._indices[colour] for name, colour in self._named.items()}
        self.lights = [self._lighted(step) for step in range(LIGHT_STEPS)]

    def _plain(self, named: dict[str, str]) -> Iterator[RGB]:
        yield self["bar"]  # 0 is also the byte before each row of a PNG, which no light may change
        yield from (self[name] for name in named)
        yield from self._blends((*MEETING, *FINE))
        yield from (self._lit(name, step) for step in range(LIGHT_STEPS) for name in CLOTH)

    def _blends(self, pairs: Iterable[tuple[str, str]]) -> Iterator[RGB]:
        yield from (blend(self[first], self[second], 0.5) for first, second in pairs)

    def _smoothed(self, pairs: Iterable[tuple[str, str]]) -> Iterator[RGB]:
        yield from (blend(self[first], self[second], part) for first, second in pairs for part in (0.25, 0.5, 0.75))

    def _lit(self, name: str, step: int) -> RGB:
        """Return a colour of the cloth after so many steps of light, from the top down."""
        first, last = self._brightness
        factor = first + (last - first) * step / (LIGHT_STEPS - 1)
        red, green, blue = (min(255, round(part * factor)) for part in self[name])
        return red, green, blue

    def _lighted(self, step: int) -> bytes:
        indices = bytearray(range(256))
        for name in CLOTH:
            indices[self.index(name)] = self._indices[self._lit(name, step)]
        return bytes(indices)

    def __getitem__(self, name: str) -> RGB:
        return self._named[name]

    def index(self, name: str) -> int:
        """Return a named colour's index in the palette."""
        return self._named_indices[name]

    def depth(self, names: frozenset[str]) -> Depth:
        """Return the part of the palette that these colours need."""
        return Depth.PLAIN if names.isdisjoint(self._paints) else Depth.PAINTED

    def shades(self, names: frozenset[str], coarse: bool = False) -> list[RGB]:
        """Return the colours of these names, and the palette's shades between two of them.

        `coarse`: without the shades that matter in large pictures only.
        """
        meeting = self._meeting if coarse else self._meeting + self._fine
        pairs = [pair for pair in meeting if names.issuperset(pair)]
        smooth = self._smoothed(pair for pair in self._smooth if names.issuperset(pair))
        return list(dict.fromkeys((*(self[name] for name in sorted(names)), *self._blends(pairs), *smooth)))

    def ramp(self, ink: str, ground: str) -> bytes:
        """Return 256 indices: for each coverage from 0 to 255 the shade nearest to that much ink on the ground."""
        if (ink, ground) not in self._ramps:
            shades = self.shades(frozenset((ink, ground)))
            wanted = (blend(self[ink], self[ground], cover / 255) for cover in range(256))
            nearest = (min(shades, key=lambda shade: _distance(shade, colour)) for colour in wanted)
            self._ramps[ink, ground] = self.indices(nearest)
        return self._ramps[ink, ground]

    def indices(self, colours: Iterable[RGB]) -> bytes:
        """Return the palette's indices of these colours."""
        return bytes(self._indices[colour] for colour in colours)


@lru_cache(maxsize=4)
def reduction(colours: Palette, names: frozenset[str], coarse: bool) -> tuple[Image.Image, bytes]:
    """Return an image with the shades of these names, for `Image.quantize`, and the palette's index of each.

    Pillow leaves half a MiB of its own in each image that it quantized with, and finds it again in a third of a
    millisecond: so only the last ones are kept, of all palettes together.
    """
    shades = colours.shades(names, coarse)
    indices = colours.indices(shades)
    return palette_image(shades), indices.ljust(256, indices[:1])


@lru_cache(maxsize=2)
def dithering(colours: Palette) -> tuple[Image.Image, bytes]:
    """Return an image whose palette has all colours for portraits, for `Image.quantize`, and their indices.

    The cloth's own colours are left out, because the light changes them.
    """
    cloth = {colours[name] for name in CLOTH}
    indices = bytes(index for index, colour in enumerate(colours.whole) if colour not in cloth)
    return palette_image([colours.whole[index] for index in indices]), indices.ljust(256, indices[:1])


def palette_image(colours: list[RGB]) -> Image.Image:
    """Return an image whose palette has these colours alone; Pillow would fill the rest with black."""
    image = Image.new("P", (1, 1))
    image.putpalette(bytes(chain.from_iterable([*colours, *colours[:1] * (256 - len(colours))])))
    return image


def _distance(first: RGB, second: RGB) -> int:
    return sum((a - b) ** 2 * weight for a, b, weight in zip(first, second, (3, 4, 2), strict=True))


_THEMES = {"light": LIGHT, "dark": DARK}


@cache
def palette(theme: str) -> Palette:
    """Return the palette of a theme (`dark`), or of one with other paints (`dark+fields`), else ValueError."""
    name, _, extra = theme.partition("+")
    if name not in _THEMES or extra not in PAINTS:
        raise ValueError(f"no such theme: {theme}")
    return Palette(PIECES | _THEMES[name], PAINTS[extra], BRIGHTNESS[name])
