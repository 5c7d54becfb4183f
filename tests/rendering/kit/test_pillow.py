"""The private parts of Pillow that pictures use. Where an update breaks one, the failure names the module to mend."""

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

import rendering
from rendering.gif import write_gif
from rendering.kit.canvas import Canvas
from rendering.kit.pillow import Pixels, as_image, compress_gif, map_pixels


@contextmanager
def private() -> Iterator[None]:
    """Name what to mend if the code inside fails."""
    try:
        yield
    except Exception as error:
        pytest.fail(f"Pillow has changed: mend rendering/kit/pillow.py, then its bound in pyproject.toml ({error!r})")


def filled(width: int, height: int, level: int) -> Pixels:
    return map_pixels(bytearray((level,)) * (width * height), width, height)


def test_what_is_pasted_on_mapped_pixels_is_in_the_memory() -> None:
    memory = bytearray(12)
    with private():
        pixels = map_pixels(memory, 4, 3)
        pixels.paste(7, (1, 1, 3, 2))
        pixels.paste(map_pixels(b"\x05\x06", 2, 1), (0, 2, 2, 3))
    assert memory == bytearray((0, 0, 0, 0, 0, 7, 7, 0, 5, 6, 0, 0))


def test_pixels_become_an_image() -> None:
    with private():
        image = as_image(filled(3, 2, 9))
        assert (image.mode, image.size, image.tobytes()) == ("L", (3, 2), bytes((9,)) * 6)


def test_pixels_are_cut_out_and_compared() -> None:
    with private():
        pixels = filled(4, 4, 1)
        pixels.paste(2, (1, 2, 3, 3))
        part = pixels.crop((1, 1, 4, 4))
        assert part.size == (3, 3)
        assert as_image(part).tobytes() == bytes((1, 1, 1, 2, 2, 1, 1, 1, 1))
        assert pixels.chop_difference(filled(4, 4, 1)).getbbox() == (1, 2, 3, 3)
        assert pixels.chop_difference(pixels).getbbox() is None


def test_compressed_blocks_are_those_of_a_gif() -> None:
    with private():
        blocks = b"".join(compress_gif(filled(5, 5, 3), (1, 1, 4, 4)))
    assert blocks[:-1]
    sheet = Canvas(40, 30, "dark")
    with Image.open(BytesIO(write_gif([sheet], [100]))) as image:
        assert image.size == (40, 30)
        assert image.convert("RGB").getpixel((20, 15)) == sheet.palette["felt"]


def test_one_module_uses_the_core_of_pillow() -> None:
    folder = Path(rendering.__file__).parent
    files = [
        path.relative_to(folder).as_posix() for path in folder.rglob("*.py") if "_imaging" in path.read_text("utf-8")
    ]
    assert files == ["kit/pillow.py"]
