"""How sprites are made: drawn four times as big, made smaller, mapped to the palette."""

from collections.abc import Callable, Sequence
from threading import Lock

from PIL import Image, ImageDraw

from rendering.kit.palette import RGB, Depth, dithering, palette, palette_image, reduction
from rendering.kit.pixels import Sprite
from rendering.kit.texts import READABLE, stencil

SCALE = 4
_PIT = 0.16  # of a pip's radius that lies in its own shadow
_MIXED = 32  # colours of which a photograph is mixed
_LET_BE = 0.4  # how much of the difference from the nearest colour is not evened out
Point = tuple[float, float]
_quantizing = Lock()  # Pillow keeps a cache inside the palette while it maps an image


class Pen:
    """Draws shapes in a coordinate system of its own: `unit` pixels to 1, from an origin. Colours by name."""

    def __init__(
        self, image: Image.Image, theme: str, origin: Point = (0, 0), unit: float = 1, used: set[str] | None = None
    ) -> None:
        self._image = image
        self._draw = ImageDraw.Draw(image)
        self._theme = theme
        self._origin, self._unit = origin, unit
        self.used: set[str] = set() if used is None else used

    @property
    def pixels(self) -> float:
        """Return the pixels of the sprite that its unit has."""
        return self._unit / SCALE

    def readable(self, size: float) -> float:
        """Return a font's size, or the least that can be read on a phone in a picture of 1200 pixels."""
        return max(size, READABLE / self.pixels)

    def at(self, x: float, y: float, unit: float) -> "Pen":
        """Return a pen whose origin is at x, y and whose unit is `unit` of this pen's."""
        return Pen(self._image, self._theme, self._point((x, y)), self._unit * unit, self.used)

    def _point(self, point: Point) -> Point:
        return self._origin[0] + point[0] * self._unit, self._origin[1] + point[1] * self._unit

    def _colour(self, name: str) -> RGB:
        self.used.add(name)
        return palette(self._theme)[name]

    def _box(self, x: float, y: float, width: float, height: float) -> tuple[float, float, float, float]:
        left, top = self._point((x, y))
        right, bottom = self._point((x + width, y + height))
        return left, top, max(left, right - 1), max(top, bottom - 1)  # Pillow counts the last pixel in

    def dot(self, x: float, y: float, radius: float, colour: str) -> None:
        """Fill a circle around x, y."""
        self._draw.ellipse(self._box(x - radius, y - radius, 2 * radius, 2 * radius), fill=self._colour(colour))

    def pip(self, x: float, y: float, radius: float, colour: str) -> None:
        """Paint a round pit in a tile: dark at its upper edge (the colour's `-deep`), bright at its lower one.

        Its centre and radius are moved to whole pixels: equal pips compress well.
        """
        left, top = (round(length / SCALE) * SCALE for length in self._point((x, y)))
        size = round(radius * self._unit / SCALE * 2) / 2 * SCALE
        deep = max(1, round(size / SCALE * _PIT)) * SCALE
        for name, lower, less in (("tile-light", deep, 0), (f"{colour}-deep", 0, 0), (colour, deep, deep)):
            reach = size - less / 2
            middle = top + lower - less / 2
            box = (left - reach, middle - reach, left + reach - 1, middle + reach - 1)
            self._draw.ellipse(box, fill=self._colour(name))

    def block(self, x: float, y: float, width: float, height: float, colour: str, radius: float = 0) -> None:
        """Fill a rectangle with round corners."""
        self._draw.rounded_rectangle(self._box(x, y, width, height), radius * self._unit, fill=self._colour(colour))

    def framed(
        self, x: float, y: float, width: float, height: float, frame: float, edge: str, ground: str, radius: float
    ) -> None:
        """Fill a rectangle with round corners and, within a frame so thick, its inside."""
        self.block(x, y, width, height, edge, radius)
        self.block(x + frame, y + frame, width - 2 * frame, height - 2 * frame, ground, radius - frame)

    def polygon(self, points: Sequence[Point], colour: str) -> None:
        """Fill a polygon."""
        self._draw.polygon([self._point(point) for point in points], fill=self._colour(colour))

    def text(
        self, x: float, y: float, text: str, size: float, colour: str, weight: int = 700, narrow: int = 100
    ) -> None:
        """Write a short text whose capitals are centred on x, y; `size` is that of the font, `narrow` 62 to 100."""
        left, top = self._point((x, y))
        ink, (across, down) = stencil(text, size * self._unit, weight, narrow)
        self._image.paste(self._colour(colour), (round(left + across), round(top + down)), ink)

    def line(self, points: Sequence[Point], width: float, colour: str) -> None:
        """Draw a line with round ends through points."""
        dots = [self._point(point) for point in points]
        self._draw.line(dots, fill=self._colour(colour), width=round(width * self._unit), joint="curve")
        for x, y in points:
            self.dot(x, y, width / 2, colour)


def make_sprite(
    width: int, height: int, theme: str, ground: str, paint: Callable[[Pen], None], coarse: bool = False
) -> Sprite:
    """Draw a sprite of so many pixels: `paint` gets a pen whose unit is a pixel, on the ground's colour.

    `coarse`: with the least smoothing that looks good where things are small.
    """
    big = Image.new("RGB", (width * SCALE, height * SCALE), palette(theme)[ground])
    pen = Pen(big, theme, unit=SCALE)
    paint(pen)
    return quantized(big.reduce(SCALE), theme, frozenset((*pen.used, ground)), coarse)


def make_clear(width: int, height: int, theme: str, edge: str, paint: Callable[[Pen], None]) -> Image.Image:
    """Draw in the same way on a transparent ground, as RGBA; `edge` is the colour that meets it."""
    big = Image.new("RGBA", (width * SCALE, height * SCALE), (*palette(theme)[edge], 0))
    paint(Pen(big, theme, unit=SCALE))
    return big.reduce(SCALE)


def quantized(image: Image.Image, theme: str, names: frozenset[str], coarse: bool = False) -> Sprite:
    """Map an RGB image to the colours of these names and the palette's shades between them, each pixel to the nearest.

    The fewer colours a sprite has, the smaller and the faster it is written.
    """
    colours = palette(theme)
    reduced, indices = reduction(colours, names, coarse)
    with _quantizing:
        mapped = image.quantize(palette=reduced, dither=Image.Dither.NONE)
    pixels = mapped.tobytes().translate(indices)
    return Sprite(*mapped.size, pixels, colours.tables[Depth.WHOLE], colours.depth(names))


def mixed(image: Image.Image, flat: Sprite, window: Image.Image, theme: str, *, dithered: bool) -> Sprite:
    """Map an RGB image to the whole palette where `window` is not black; elsewhere take `flat`.

    `dithered`: colours that the palette lacks are mixed of the 32 that are nearest most often. More colours would make
    the file larger, as would evening out the whole difference: two fifths of it are left.
    """
    colours = palette(theme)
    whole, indices = dithering(colours)
    visible = window.point(lambda level: 255 if level else 0)
    with _quantizing:
        face = image.quantize(palette=whole, dither=Image.Dither.NONE)
        if dithered:
            counts = face.histogram(visible)
            few = sorted(range(256), key=lambda index: (-counts[index], index))[:_MIXED]
            reduced = palette_image([colours.whole[indices[index]] for index in few])
            near = image.quantize(palette=reduced, dither=Image.Dither.NONE).convert("RGB")
            face = Image.blend(image, near, _LET_BE).quantize(palette=reduced)
            indices = bytes(indices[index] for index in few).ljust(256, b"\0")
    pixels = Image.frombytes("L", face.size, face.tobytes().translate(indices))
    ground = Image.frombytes("L", face.size, flat.image.tobytes())
    ground.paste(pixels, (0, 0), visible)
    return Sprite(*face.size, ground.tobytes(), colours.tables[Depth.WHOLE], Depth.WHOLE)


def make_outline(width: int, height: int, margin: int, corner: float, theme: str) -> Sprite:
    """Return the outline of a missing card or tile on felt, with `margin` pixels round it."""
    size = (width + 2 * margin, height + 2 * margin)
    outline = (margin, margin, width, height, 3, "shade-3", "felt", corner)
    return make_sprite(*size, theme, "felt", lambda pen: pen.framed(*outline))
