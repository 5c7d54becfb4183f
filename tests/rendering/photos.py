"""Faces for tests: photographs as people have them, painted by code."""

from io import BytesIO

from PIL import Image, ImageDraw, ImageFilter

from bot.games.drawn import Portrait

_TONES = ("#e8b48c", "#8d5a3c", "#fad7be", "#be825f", "#5a3723", "#e0ac82")
_HAIRS = ("#3c2819", "#141214", "#dcb45a", "#783c1e", "#1e1412", "#a0a0a5")
_SKIES = ("#5a8cc8", "#3c6e32", "#d2783c", "#28283c", "#e6c8d2", "#965aa0")
SIDE = 128


def photo(number: int, side: int = SIDE) -> Image.Image:
    """Return a picture of somebody: soft edges, a ground that grows darker, some noise."""
    image = Image.new("RGB", (SIDE, SIDE), _SKIES[number % 6])
    dark = Image.linear_gradient("L").resize(image.size)
    image = Image.composite(image, Image.new("RGB", image.size, "white"), dark)
    pen = ImageDraw.Draw(image)
    pen.ellipse((14, 96, 114, 170), fill=_HAIRS[(number + 2) % 6])
    pen.ellipse((28, 10, 100, 90), fill=_HAIRS[number % 6])
    pen.ellipse((36, 24, 92, 100), fill=_TONES[number % 6])
    for x in (50, 74):
        pen.ellipse((x - 4, 52, x + 4, 60), fill="#20242c")
    pen.arc((50, 64, 78, 88), 20, 160, fill="#963232", width=4)
    grain = Image.effect_mandelbrot(image.size, (-2, -1.5, 1, 1.5), 60).convert("RGB")
    return Image.blend(image.filter(ImageFilter.GaussianBlur(1.2)), grain, 0.06).resize((side, side))


def portrait(number: int) -> Portrait:
    """Return a face as it is kept."""
    out = BytesIO()
    photo(number).save(out, "JPEG", quality=88)
    return Portrait(f"photo {number}", out.getvalue())
