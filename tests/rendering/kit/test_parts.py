"""Parts of a sheet, and room above and below what lies on it: both as the PNG shows them."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from rendering.kit.canvas import Area, Canvas
from rendering.kit.palette import Depth
from rendering.kit.pillow import as_image
from rendering.kit.sprites import make_sprite
from rendering.kit.surface import paint_surface


def sheet(height: int = 500, *, thrifty: bool = False) -> Canvas:
    """A table in two kinds of light, with something on it that juts out over its border."""
    canvas = Canvas(400, height, "dark", thrifty=thrifty)
    paint_surface(canvas, 90)
    canvas.fill(30, 10, 200, 50, "panel")
    spot = make_sprite(70, 70, "dark", "felt", lambda pen: pen.dot(35, 35, 30, "accent"))
    for x, y in ((-20, 140), (90, 300), (370, 420), (120, 330)):
        canvas.paste(spot, x, y)
    return canvas


def picture_of(canvas: Canvas) -> Image.Image:
    return Image.open(BytesIO(canvas.png())).convert("RGB")


def painted(canvas: Canvas, area: Area) -> Image.Image:
    part = as_image(canvas.pixels(area))
    part.putpalette(canvas.palette.tables[Depth.WHOLE])
    return part.convert("RGB")


@pytest.mark.parametrize(
    "area", [Area(0, 0, 400, 500), Area(95, 290, 80, 90), Area(0, 80, 60, 130), Area(380, 410, 20, 90)]
)
@pytest.mark.parametrize("thrifty", [False, True])
def test_a_part_is_what_the_picture_has_there(area, thrifty):
    """Thrifty sheets are cut where their parts meet alone: light falls on a band of many steps."""
    canvas = sheet(thrifty=thrifty)
    there = picture_of(canvas).crop((area.x, area.y, area.x + area.width, area.y + area.height))
    assert ImageChops.difference(painted(canvas, area), there).getbbox() is None


def test_what_lies_on_a_sheet_moves_down_with_its_light_when_there_is_room_above():
    before, canvas = picture_of(sheet()), sheet()
    canvas.grow(40, 25)
    after = picture_of(canvas)
    assert after.size == (400, 565)
    assert ImageChops.difference(before.crop((0, 90, 400, 500)), after.crop((0, 130, 400, 540))).getbbox() is None


def test_a_part_has_what_was_laid_after_another_part_was_painted():
    """A strip remembers what lies on it: a sprite, more room and a further cut all change that."""
    canvas = sheet()
    areas = [Area(0, 0, 400, 60), Area(60, 100, 120, 90), Area(0, 60, 400, 440)]

    def compare():
        there = picture_of(canvas)
        for x, y, width, height in areas:
            part = painted(canvas, Area(x, y, width, height))
            assert ImageChops.difference(part, there.crop((x, y, x + width, y + height))).getbbox() is None

    compare()
    canvas.paste(make_sprite(40, 40, "dark", "felt", lambda pen: pen.dot(20, 20, 15, "accent")), 70, 60)
    compare()
    canvas.grow(25, 10)
    compare()
    canvas.cut(130)
    canvas.fill(50, 120, 80, 30, "panel")
    compare()
