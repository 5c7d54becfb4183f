import zlib
from io import BytesIO
from random import Random

import pytest
from PIL import Image

from rendering.kit.canvas import Canvas, compressed, write_png
from rendering.kit.palette import palette
from rendering.kit.tiles import Face, tile_sprite
from tests.rendering.families import FACES


def opened(data: bytes) -> Image.Image:
    image = Image.open(BytesIO(data))
    image.load()
    return image


def chunks(data: bytes) -> dict[bytes, bytes]:
    contents, at = {}, 8
    while at < len(data):
        length = int.from_bytes(data[at : at + 4])
        content = data[at + 8 : at + 8 + length]
        crc = int.from_bytes(data[at + 8 + length : at + 12 + length])
        assert crc == zlib.crc32(data[at + 4 : at + 8 + length])
        contents[data[at + 4 : at + 8]] = content
        at += 12 + length
    return contents


@pytest.mark.parametrize("splits", [1, 2, 5])
def test_png_is_what_went_in(splits: int) -> None:
    rng = Random(splits)
    width, height = 37, 60
    rows = b"".join(b"\0" + bytes(rng.choice((0, 1, 2)) for _ in range(width)) for _ in range(height))
    size = height // splits * (width + 1)
    pieces = [compressed(rows[at : at + size], 4) for at in range(0, len(rows), size)]
    data = write_png(width, height, bytes(range(9)), pieces)
    parts = chunks(data)
    assert list(parts) == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]
    assert zlib.decompress(parts[b"IDAT"]) == rows  # checks the Adler-32 too
    image = opened(data)
    assert image.size == (width, height)
    assert image.getpalette()[:9] == list(range(9))
    assert b"".join(b"\0" + image.tobytes()[at : at + width] for at in range(0, width * height, width)) == rows


def test_a_sheet_holds_what_was_laid_on_it_in_order() -> None:
    colours = palette("light")
    canvas = Canvas(300, 211, "light")
    canvas.fill(20, 30, 100, 120, "ink")
    tile = tile_sprite(Face(FACES["classic"], "6", "4", lying=True), 44, "light")
    canvas.paste(tile, 60, 70)
    canvas.fill(61, 100, 3, 3, "accent")
    image = opened(canvas.png()).convert("RGB")
    assert image.size == (300, 211)
    assert image.getpixel((0, 0)) == image.getpixel((299, 210)) == colours["felt"]
    assert image.getpixel((20, 30)) == image.getpixel((119, 69)) == colours["ink"]
    assert image.getpixel((62, 101)) == colours["accent"]
    assert image.getpixel((82, 91)) == colours["tile"]


def test_what_juts_out_is_cut_off() -> None:
    tile = tile_sprite(Face(FACES["classic"], "6", "6", lying=True), 44, "light")
    canvas = Canvas(120, 90, "light")
    for x, y in ((-30, -10), (70, -10), (-30, 70), (70, 70)):
        canvas.paste(tile, x, y)
    assert opened(canvas.png()).size == (120, 90)


@pytest.mark.parametrize("seed", range(20))
def test_bands_join_without_a_seam(seed: int) -> None:
    """Wherever things lie, over the border too, the picture is the sheet; bare bands and tall ones included."""
    rng = Random(seed)
    canvas = Canvas(240, rng.randrange(1, 700), "light")
    for _ in range(rng.randrange(6)):
        half = str(rng.randrange(7))
        tile = tile_sprite(
            Face(FACES["classic"], half, "3", lying=rng.random() < 0.5), rng.choice((20, 44, 84)), "light"
        )
        canvas.paste(tile, rng.randrange(-50, 240), rng.randrange(-50, canvas.height + 50))
    if seed % 2:
        canvas.fill(3, rng.randrange(canvas.height), 90, rng.randrange(1, 300), "ink")
    image = opened(canvas.png())
    assert image.convert("RGB").tobytes() == canvas.sprite().image.convert("RGB").tobytes()


@pytest.mark.parametrize("level", [1, 4, 6, 9])
def test_every_level_gives_the_same_rows(level: int) -> None:
    rows = bytes(Random(3).choice((0, 1, 5)) for _ in range(40 * 61))
    data = write_png(
        60,
        40,
        bytes(range(18)),
        [compressed(b"".join(b"\0" + rows[at + 1 : at + 61] for at in range(0, len(rows), 61)), level)],
    )
    assert opened(data).tobytes() == b"".join(rows[at + 1 : at + 61] for at in range(0, len(rows), 61))


def test_kept_bands_change_no_byte() -> None:
    def draw(x: int) -> bytes:
        canvas = Canvas(400, 300, "dark")
        for row in range(4):
            canvas.paste(tile_sprite(Face(FACES["classic"], str(row), "4", lying=True), 44, "dark"), x, 10 + 70 * row)
        return canvas.png()

    first = draw(50)
    draw(51)
    assert draw(50) == first
    assert draw(51) != first


def test_a_file_that_is_a_little_too_large_is_compressed_further_and_shows_the_same() -> None:
    def draw(most: int) -> bytes:
        canvas = Canvas(1200, 600, "dark", most=most)
        rng = Random(3)
        for at in range(60):
            face = Face(FACES["classic"], str(rng.randrange(7)), str(rng.randrange(7)), lying=True)
            canvas.paste(tile_sprite(face, 44, "dark"), 20 + 115 * (at % 10), 20 + 90 * (at // 10))
        return canvas.png()

    usual = draw(1 << 20)
    limit = len(usual) - 64
    small = draw(limit)
    assert len(small) <= limit
    assert opened(small).convert("RGB").tobytes() == opened(usual).convert("RGB").tobytes()


def test_bands_that_only_look_alike_are_told_apart() -> None:
    """The same places, other sprites; the same sprites, another order, another ground, another theme."""
    sprite, other = (tile_sprite(Face(FACES["classic"], half, "0", lying=True), 44, "light") for half in "12")

    def draw(first: object, second: object, ground: str = "felt", theme: str = "light") -> bytes:
        canvas = Canvas(200, 80, theme, ground)
        canvas.paste(first, 10, 10)
        canvas.paste(second, 40, 10)
        return canvas.png()

    pictures = [
        draw(sprite, other),
        draw(other, sprite),
        draw(sprite, sprite),
        draw(sprite, other, "panel"),
        draw(sprite, other, "felt", "dark"),
    ]
    assert len(set(pictures)) == len(pictures)


def test_a_sheet_can_become_a_sprite() -> None:
    small = Canvas(50, 40, "light", "panel")
    small.fill(0, 0, 10, 10, "ink")
    big = Canvas(100, 100, "light")
    big.paste(small.sprite(), 30, 20)
    image = opened(big.png()).convert("RGB")
    assert image.getpixel((30, 20)) == palette("light")["ink"]
    assert image.getpixel((79, 59)) == palette("light")["panel"]
    assert image.getpixel((80, 60)) == palette("light")["felt"]
