"""Pictures from outside: small ones of our own come of good ones, hostile ones are refused before they are decoded."""

import struct
import zlib
from io import BytesIO

import pytest
from PIL import Image

from rendering import photos
from rendering.photos import MOST_BYTES, SIDE, PhotoError, read_photo
from tests.rendering.photos import photo

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def saved(image: Image.Image, kind: str = "PNG", **how: object) -> bytes:
    out = BytesIO()
    image.save(out, kind, **how)
    return out.getvalue()


def chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">L", len(body)) + name + body + struct.pack(">L", zlib.crc32(name + body))


def png(wide: int, high: int, *between: bytes) -> bytes:
    """A PNG that says it is so large, with chunks before its data; the data is that of few pixels."""
    head = chunk(b"IHDR", struct.pack(">LLBBBBB", wide, high, 8, 2, 0, 0, 0))
    data = chunk(b"IDAT", zlib.compress(b"\0" + bytes(3)))
    return b"".join((SIGNATURE, head, *between, data, chunk(b"IEND", b"")))


def jpeg(wide: int, high: int) -> bytes:
    """A JPEG that says it is so large; the data is that of few pixels."""
    data = saved(photo(1), "JPEG")
    size = data.index(b"\xff\xc0") + 5
    return data[:size] + struct.pack(">HH", high, wide) + data[size + 4 :]


def moving(kind: str) -> bytes:
    frames = [Image.new("RGB", (64, 64), colour) for colour in ("red", "blue", "green")]
    return saved(frames[0], kind, save_all=True, append_images=frames[1:], duration=50)


MODES = {"PNG": ("RGB", "L", "P", "RGBA", "LA", "1"), "JPEG": ("RGB", "L", "CMYK"), "WEBP": ("RGB", "RGBA")}


@pytest.mark.parametrize(("kind", "mode"), [(kind, mode) for kind, modes in MODES.items() for mode in modes])
@pytest.mark.parametrize("size", [(128, 128), (64, 64), (1, 1), (1024, 40)])
def test_pictures_become_small_squares(kind: str, mode: str, size: tuple[int, int]) -> None:
    data = saved(photo(1).resize(size).convert("RGBA" if mode == "LA" else "RGB").convert(mode), kind)
    with Image.open(BytesIO(read_photo(data))) as made:
        assert (made.format, made.mode, made.size) == ("JPEG", "RGB", (SIDE, SIDE))


def test_what_is_kept_is_written_anew() -> None:
    """Nothing else that the file holds comes along: neither texts, nor where a photograph was taken."""
    about = Image.Exif()
    about[0x010E] = "a secret place"
    data = saved(photo(1), "JPEG", exif=about)
    assert b"a secret place" in data
    assert b"secret" not in read_photo(data)
    assert read_photo(saved(photo(2))) == read_photo(saved(photo(2)))


WHOLE = saved(photo(1))
HOSTILE: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "kind"),
    "text": (b"<html>no such file</html>", "kind"),
    "a script in an image's clothes": (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "kind"),
    "GIF": (saved(photo(1), "GIF"), "kind"),
    "moving GIF": (moving("GIF"), "kind"),
    "moving WebP": (moving("WEBP"), "animated"),
    "moving PNG": (moving("PNG"), "animated"),
    "BMP": (saved(photo(1), "BMP"), "kind"),
    "TIFF": (saved(photo(1), "TIFF"), "kind"),
    "too many bytes": (WHOLE + bytes(MOST_BYTES), "bytes"),
    "a PNG of 10,000 x 10,000": (png(10_000, 10_000), "pixels"),
    "a PNG of two thousand million pixels": (png(50_000, 50_000), "pixels"),
    "a JPEG of 10,000 x 10,000": (jpeg(10_000, 10_000), "pixels"),
    "a PNG cut off": (WHOLE[: len(WHOLE) // 2], "broken"),
    "a PNG's head alone": (SIGNATURE, "broken"),
    "a PNG with too little data": (png(128, 128), "broken"),
    "a PNG whose data is none": (png(8, 8)[:-30] + bytes(30), "broken"),
    "a JPEG cut off": (saved(photo(1), "JPEG")[:900], "broken"),
    "a WebP's head alone": (b"RIFF\xff\xff\xff\x7fWEBPVP8L", "broken"),
    "a chunk that is longer than the file": (SIGNATURE + struct.pack(">L", 0x7FFFFFFF) + b"IHDR", "broken"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_are_refused(name: str) -> None:
    data, code = HOSTILE[name]
    with pytest.raises(PhotoError) as refused:
        read_photo(data)
    assert refused.value.code == code


@pytest.mark.parametrize("name", [name for name, (_, code) in HOSTILE.items() if code in ("bytes", "kind")])
def test_what_is_too_large_or_of_another_kind_is_not_even_opened(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(photos.Image, "open", lambda *_, **__: pytest.fail("it was opened"))
    with pytest.raises(PhotoError):
        read_photo(HOSTILE[name][0])


def test_large_pictures_are_never_decoded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their size is read from their heads."""
    monkeypatch.setattr(Image.Image, "load", lambda *_: pytest.fail("it was decoded"))
    for name in ("a PNG of 10,000 x 10,000", "a JPEG of 10,000 x 10,000", "moving WebP"):
        with pytest.raises(PhotoError):
            read_photo(HOSTILE[name][0])


@pytest.mark.slow
def test_chunks_that_no_picture_needs_are_not_unpacked() -> None:
    """A text of 10 million letters takes 10 KiB in the file."""
    text = b"Comment\0\0" + zlib.compress(bytes(10_000_000), 9)
    profile = b"profile\0\0" + zlib.compress(bytes(5_000_000), 9)
    data = WHOLE[:33] + chunk(b"zTXt", text) + chunk(b"iCCP", profile) + chunk(b"juNK", bytes(5000)) + WHOLE[33:]
    assert len(data) < MOST_BYTES
    assert read_photo(data) == read_photo(WHOLE)
