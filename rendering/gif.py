"""Sheets as an animated picture (GIF89a): one palette for all, and of each sheet only what it changes.

What has changed is found by comparing the items of two sheets, and then their pixels. Changes that lie apart (words
above, a tile in the middle, a hand below) become pictures of their own, which follow each other faster than anybody
sees: one rectangle round all of them would be most of the sheet. Pillow compresses the pixels; the file is written
here, since Pillow's own writer would make a palette for each picture and compare them whole.
"""

import struct
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from rendering.kit.canvas import Area, Canvas, SheetItem
from rendering.kit.palette import Depth
from rendering.kit.pillow import Pixels, compress_gif

Box = tuple[int, int, int, int]  # left, top, right, bottom in pixels
_APART = 2_500  # pixels that a picture of its own costs more: nearer changes are put together
_BETWEEN = 20  # milliseconds of a picture that only begins a change; less would be slowed down by browsers
_KEEP = 1  # the disposal of a picture that the next one is laid over
_PICTURE = struct.Struct("<3sBHxxBHHHHxB")  # what stands before its pixels: how long it is held, where it is
_FOR_EVER = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"


def write_gif(sheets: Sequence[Canvas], holds: Sequence[int]) -> bytes:
    """Write sheets of one theme as a picture that repeats, each held for so many milliseconds.

    All must have one size; ValueError if they have not, or if there are none.
    """
    sizes = {(sheet.width, sheet.height, sheet.theme) for sheet in sheets}
    if len(sizes) != 1 or len(holds) != len(sheets):
        raise ValueError("there must be sheets of one size and theme, and how long each is held")
    first = sheets[0]
    screen = first.pixels(Area(0, 0, first.width, first.height))
    parts = [_head(first), *_picture(_Patch(screen, 0, 0, (0, 0, *screen.size)), holds[0])]
    lying = [_Lying(sheet) for sheet in sheets]
    for (before, after), hold in zip(pairwise(lying), holds[1:], strict=True):
        changes = list(_changes(before, after, screen)) or [_Patch(screen, 0, 0, (0, 0, 1, 1))]
        for change in changes[:-1]:
            parts += _picture(change, _BETWEEN)
        parts += _picture(changes[-1], hold)
    return b"".join([*parts, b";"])  # the file's end


class _Patch(NamedTuple):
    """A part of a sheet, where its corner is on the sheet, and the box in it that has changed."""

    pixels: Pixels
    x: int
    y: int
    box: Box


class _Lying:
    """A sheet with its items."""

    def __init__(self, sheet: Canvas) -> None:
        self.sheet = sheet
        self.order = sheet.laid
        self.all = set(self.order)

    def alone(self, other: "_Lying") -> list[int]:
        """Return the places of the items that are not on the other sheet."""
        return [at for at, item in enumerate(self.order) if item not in other.all]


def _head(sheet: Canvas) -> bytes:
    """Return the head of the file: size, 256 colours, and the mark that it repeats."""
    colours = sheet.palette.tables[Depth.WHOLE]
    screen = struct.pack("<6sHHBBB", b"GIF89a", sheet.width, sheet.height, 0xF7, 0, 0)
    return screen + colours.ljust(3 * 256, b"\0") + _FOR_EVER


def _picture(change: _Patch, hold: int) -> Iterator[bytes]:
    """Yield the blocks of one picture."""
    pixels, x, y, (left, top, right, bottom) = change
    size = right - left, bottom - top
    yield _PICTURE.pack(b"!\xf9\x04", _KEEP << 2, hold // 10, 0x2C, x + left, y + top, *size, 8)
    yield from compress_gif(pixels, change.box)
    yield b"\0"


def _changes(before: _Lying, after: _Lying, screen: Pixels) -> Iterator[_Patch]:
    """Yield what is new on a sheet, from the top down. `screen` is the last picture, and becomes this one.

    Pixels are compared by Pillow's core: these parts are small, and there are many.
    """
    sheet = after.sheet
    boxes = joined(_touched(before, after), sheet.width, sheet.height)
    for left, top, right, bottom in sorted(boxes, key=lambda box: box[1]):
        now, place = sheet.pixels(Area(left, top, right - left, bottom - top)), (left, top, right, bottom)
        changed = screen.crop(place).chop_difference(now).getbbox()
        if changed is not None:
            screen.paste(now, place)
            yield _Patch(now, left, top, changed)


def _touched(before: _Lying, after: _Lying) -> list[Box]:
    """Return the boxes in which an item is on one sheet only, or lies over another item.

    Outside of them the same items lie in the same order. Where a sprite has replaced another, only the box in which
    they differ counts.
    """
    moved = _moved(before, after)
    if before.sheet.lit != after.sheet.lit or moved is None:
        return [(0, 0, after.sheet.width, after.sheet.height)]
    gone, come = moved
    boxes = []
    for at, there in _heirs(before.order, after.order, gone, come):
        old, new = before.order[at], after.order[there]
        gone.remove(at)
        come.remove(there)
        boxes += _differing(before.sheet, old, after.sheet, new)
    return [*boxes, *(_box(before.order[at]) for at in gone), *(_box(after.order[there]) for there in come)]


def _moved(before: _Lying, after: _Lying) -> tuple[list[int], list[int]] | None:
    """Return the places of the items that are on one sheet only, for each; None if the others changed their order."""
    gone, come = before.alone(after), after.alone(before)
    return (gone, come) if _without(before.order, gone) == _without(after.order, come) else None


def _without(lying: Sequence[SheetItem], places: Sequence[int]) -> list[SheetItem]:
    """Return the items but for those at some places."""
    rest = list(lying)
    for at in reversed(places):
        del rest[at]
    return rest


def _heirs(
    was: Sequence[SheetItem], now: Sequence[SheetItem], gone: Iterable[int], come: Iterable[int]
) -> list[tuple[int, int]]:
    """Return pairs of places where a sprite has replaced another at the same spot, between the same neighbours."""
    pairs: list[tuple[int, int]] = []
    places = {now[there][1:]: there for there in come if now[there].serial >= 0} if gone else {}
    for at in gone:
        there = places.get(was[at][1:])
        if (
            there is not None
            and was[at].serial >= 0
            and was[at - 1 : at] == now[there - 1 : there]
            and was[at + 1 : at + 2] == now[there + 1 : there + 2]
        ):
            pairs.append((at, there))
    return pairs


def _differing(before: Canvas, old: SheetItem, after: Canvas, new: SheetItem) -> list[Box]:
    """Return the box in which two sprites at the same place differ; none if they look the same."""
    box = before.bare(old).chop_difference(after.bare(new)).getbbox()
    return [(old.x + box[0], old.y + box[1], old.x + box[2], old.y + box[3])] if box else []


def _box(item: SheetItem) -> Box:
    _, x, y, width, height = item
    return x, y, x + width, y + height


def joined(boxes: Iterable[Box], width: int, height: int) -> list[Box]:
    """Join boxes where one picture is cheaper than two, as far as they are on a sheet of that size."""
    separate: list[Box] = []
    waiting = [_clipped(box, width, height) for box in set(boxes)]
    waiting.sort(key=lambda box: ((box[2] - box[0]) * (box[3] - box[1]), box))
    while waiting:
        box = waiting.pop()
        if box[0] >= box[2] or box[1] >= box[3]:
            continue
        near = _near(box, separate)
        if near is None:
            separate.append(box)
        elif (both := _round(near, box)) != near:
            separate.remove(near)
            waiting.append(both)
    return separate


def _clipped(box: Box, width: int, height: int) -> Box:
    """Return the part of a box that is on a sheet of that size."""
    left, top, right, bottom = box
    return max(0, left), max(0, top), min(width, right), min(height, bottom)


def _near(box: Box, others: Sequence[Box]) -> Box | None:
    """Return one of the others that is cheaper if joined with a box, None if there is none."""
    left, top, right, bottom = box
    pixels = (right - left) * (bottom - top) + _APART
    for other in others:  # no calls: it is asked some thousand times for a round
        x, y, end, low = other
        wide = (right if right > end else end) - (left if left < x else x)
        high = (bottom if bottom > low else low) - (top if top < y else y)
        if wide * high <= pixels + (end - x) * (low - y):
            return other
    return None


def _round(box: Box, other: Box) -> Box:
    """Return the smallest box with both in it."""
    left, top, right, bottom = box
    x, y, end, low = other
    return (
        left if left < x else x,
        top if top < y else y,
        right if right > end else end,
        bottom if bottom > low else low,
    )
