"""Sheets as an animated picture (GIF89a): one palette for all, and of each sheet only what it changes.

What has changed is found by what lies on two sheets, and then by their pixels. Changes that lie apart (words above, a
tile in the middle, a hand below) are pictures of their own, which follow each other faster than anybody sees: one
rectangle round them all would be most of the sheet. Pillow compresses the pixels; the file is put together here, since
Pillow's own way would look for a palette of each picture and compare them whole.
"""

import struct
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from PIL import Image, ImageChops

from rendering.kit.canvas import Area, Canvas, Laid

Box = tuple[int, int, int, int]  # left, top, right, bottom in pixels
_APART = 8_000  # pixels that a picture of its own costs more: nearer changes are put together
_BETWEEN = 20  # milliseconds of a picture that only begins a change; less would be slowed down by browsers
_KEEP = 1  # the disposal of a picture that the next one is laid over
_FOR_EVER = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_END = b";"


def write_gif(sheets: Sequence[Canvas], holds: Sequence[int]) -> bytes:
    """Write sheets of one theme as one picture that begins again after the last, each held so many milliseconds.

    All must be equally large; ValueError if they are not, or if there are none.
    """
    sizes = {(sheet.width, sheet.height, sheet.theme) for sheet in sheets}
    if len(sizes) != 1 or len(holds) != len(sheets):
        raise ValueError("there must be sheets of one size and theme, and how long each is held")
    first = sheets[0]
    shown = first.part(_whole(first))
    parts = [_head(first), *_picture(shown, 0, 0, holds[0])]
    for (before, after), hold in zip(pairwise(sheets), holds[1:], strict=True):
        changes = list(_changes(before, after, shown)) or [(shown.crop((0, 0, 1, 1)), 0, 0)]
        for index, (image, x, y) in enumerate(changes, 1):
            parts += _picture(image, x, y, hold if index == len(changes) else _BETWEEN)
    return b"".join([*parts, _END])


def _whole(sheet: Canvas) -> Area:
    return Area(0, 0, sheet.width, sheet.height)


def _head(sheet: Canvas) -> bytes:
    """The head of the file: size, 256 colours, and that it begins again."""
    colours = sheet.palette.table(painted=True)
    screen = struct.pack("<6sHHBBB", b"GIF89a", sheet.width, sheet.height, 0xF7, 0, 0)
    return screen + colours.ljust(3 * 256, b"\0") + _FOR_EVER


def _picture(image: Image.Image, x: int, y: int, hold: int) -> tuple[bytes, bytes, bytes]:
    """The blocks of one picture, with its corner at x, y."""
    control = struct.pack("<3sBHBB", b"!\xf9\x04", _KEEP << 2, hold // 10, 0, 0)
    place = struct.pack("<BHHHHBB", 0x2C, x, y, *image.size, 0, 8)
    return control + place, image.tobytes("gif", "P", 8, 0), b"\0"


def _changes(before: Canvas, after: Canvas, shown: Image.Image) -> Iterator[tuple[Image.Image, int, int]]:
    """What is new on a sheet, from above: images and their corners. `shown` is the one before, and becomes this one."""
    boxes = joined(_touched(before, after), after.width, after.height)
    for left, top, right, bottom in sorted(boxes, key=lambda box: box[1]):
        now = after.part(Area(left, top, right - left, bottom - top))
        found = ImageChops.difference(shown.crop((left, top, right, bottom)), now).getbbox()
        if found is not None:
            fresh = now if found == (0, 0, *now.size) else now.crop(found)
            x, y = left + found[0], top + found[1]
            shown.paste(fresh, (x, y))
            yield fresh, x, y


def _touched(before: Canvas, after: Canvas) -> list[Box]:
    """Where something lies on one sheet and not on the other, or lies over something else.

    Outside of that only the same lies, in the same order, so there is the same to be seen. Where one sprite has taken
    another's place, only what they differ in counts.
    """
    was, now = before.laid, after.laid
    gone, come = set(was).difference(now), set(now).difference(was)
    stayed = [one for one in was if one not in gone] == [one for one in now if one not in come]
    if before.lit != after.lit or not stayed:
        return [_box(_whole(after))]
    boxes = []
    for one, other in _heirs(was, now, gone, come):
        gone.remove(one)
        come.remove(other)
        boxes += _differing(before, one, after, other)
    return [*boxes, *map(_box, gone), *map(_box, come)]


def _heirs(
    was: Sequence[Laid], now: Sequence[Laid], gone: Iterable[Laid], come: Iterable[Laid]
) -> list[tuple[Laid, Laid]]:
    """Pairs of sprites at the very same place, of which the second has come for the first, between the same others."""
    places = {one[1:]: one for one in come if one.serial >= 0}
    found = []
    for one in gone:
        other = places.get(one[1:])
        if other is not None and one.serial >= 0:
            at, there = was.index(one), now.index(other)
            if (
                was[at - 1 : at] == now[there - 1 : there]
                and was[at + 1 : at + 2] == now[there + 1 : there + 2]
            ):
                found.append((one, other))
    return found


def _differing(before: Canvas, one: Laid, after: Canvas, other: Laid) -> list[Box]:
    """Where two sprites differ that lie at the same place; nothing if they look the same."""
    was, now = before.image(one), after.image(other)
    assert was is not None
    assert now is not None
    found = ImageChops.difference(was, now).getbbox()
    return [(one.x + found[0], one.y + found[1], one.x + found[2], one.y + found[3])] if found else []


def _box(area: Area | Laid) -> Box:
    return area.x, area.y, area.x + area.width, area.y + area.height


def joined(boxes: Iterable[Box], width: int, height: int) -> list[Box]:
    """Put boxes together where one picture is cheaper than two, as far as they are on a sheet of that size."""
    found: list[Box] = []
    waiting = [(max(0, one[0]), max(0, one[1]), min(width, one[2]), min(height, one[3])) for one in boxes]
    waiting.sort(key=lambda box: (_pixels(box), box))
    while waiting:
        box = waiting.pop()
        if box[0] >= box[2] or box[1] >= box[3]:
            continue
        near = _near(box, found)
        if near is None:
            found.append(box)
        elif (both := _round(near, box)) != near:
            found.remove(near)
            waiting.append(both)
    return found


def _near(box: Box, others: Sequence[Box]) -> Box | None:
    """One of the others that is better put together with a box, None if there is none."""
    left, top, right, bottom = box
    pixels = (right - left) * (bottom - top) + _APART
    for other in others:
        wide = max(right, other[2]) - min(left, other[0])
        high = max(bottom, other[3]) - min(top, other[1])
        if wide * high <= pixels + (other[2] - other[0]) * (other[3] - other[1]):
            return other
    return None


def _pixels(box: Box) -> int:
    return (box[2] - box[0]) * (box[3] - box[1])


def _round(one: Box, other: Box) -> Box:
    """The smallest box with both in it."""
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])
