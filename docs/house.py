"""Draw the house from the code: `python -m docs.house`, in the project's folder, writes `docs/images/house.svg` anew.

It also writes the list of floors into CONTRIBUTING.md. Run it when a test says that a floor or a folder has changed.
"""

import re
import sys
from collections.abc import Iterator, Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

from docs.floors import ALONE, ROOT, Room, Storey, graph, storeys, told

PICTURE = ROOT / "docs" / "images" / "house.svg"
LIST = ROOT / "CONTRIBUTING.md"
WIDTH = 360  # as a phone shows it, a unit is a point
_LEFT, _MAIN, _GUESTS, _RIGHT = 12, 214, 218, 348  # the owner's rooms, from where to where; the guests'
_BOX, _GAP, _HEAD, _LINE = 17, 3, 20, 11.5
_NAME, _COUNT, _SMALL = 10, 8.5, 9.5  # heights of letters
_COUNT_WIDTH = 46  # and what is free beside it
_LIST = 8  # by how much the room of several small modules is higher
_BETWEEN = "\u2009·\u2009"
_LETTER = 0.6  # how wide a letter is to its height, in the mean
_NOTES = {
    "cli": "the program",
    "cogs": "the connection to Discord",
    "views": "what Discord shows, as plain data",
    "tables | lessons": "a table in a channel; lessons",
    "players | rendering | storage | locales": "",
    "fleet | daily": "whose tables they are; the deal of the day",
    "minds": "what computers think with",
    "games": "the rules, pure",
}
_LEGEND = (
    "Each storey uses only what is below it; neighbours on a floor never use each other. Blue: rooms of its own, "
    "with their modules and thousands of lines. Green: what the families of games have there, amber: what the league "
    "has. The sandbox knows nothing of the bot."
)
_STYLE = """
  text { font-family: "Helvetica Neue", Arial, "Liberation Sans", sans-serif; fill: #22262b; }
  .ground { fill: #f4f1ea; } .storey { fill: #fffdf8; stroke: #b9b2a2; }
  .own { fill: #dfe7ef; } .family { fill: #cfe8cb; } .league { fill: #fadfae; } .alone { fill: none; stroke: #6d7580; }
  .small { fill: #4c535c; } .owner { font-weight: bold; }
  @media (prefers-color-scheme: dark) {
    text { fill: #eceae4; } .small { fill: #c3c7cd; } .ground { fill: #171a1f; }
    .storey { fill: #22272e; stroke: #565e69; } .alone { stroke: #98a1ac; }
    .own { fill: #34414f; } .family { fill: #27502c; } .league { fill: #61450f; }
  }
"""


class Drawn(NamedTuple):
    """A part of the picture: its lines of SVG, and where it ends below."""

    lines: list[str]
    bottom: float


def draw() -> str:
    """Return the picture as SVG."""
    y, lines = 8.0, []
    house = storeys()
    for storey in house:
        drawn = _storey(storey, y, first=storey is house[0])
        lines += drawn.lines
        y = drawn.bottom
    legend = _legend(y)
    height = round(legend.bottom + 8)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{2 * WIDTH}" role="img">'
    ground = f'<rect class="ground" width="{WIDTH}" height="{height}" rx="8"/>'
    title = "<title>The house: its floors from the top, each using those below it</title>"
    return "\n".join((head, title, f"<style>{_STYLE}</style>", ground, *lines, *legend.lines, "</svg>", ""))


def _storey(storey: Storey, top: float, *, first: bool) -> Drawn:
    """Draw a storey: its name, its rooms floor by floor, what it uses."""
    lines = [
        _text(_LEFT, top + 14, storey.title, 12, "owner"),
        _text(_RIGHT, top + 14, _NOTES[storey.title], 10, "small", anchor="end"),
    ]
    y = top + _HEAD
    for row in storey.rows:
        drawn = _row(row, y)
        lines += drawn.lines
        y = drawn.bottom + _GAP
    if first:
        lines += _alone(y - _GAP - _BOX)
    for text in _wrapped("uses " + ", ".join(storey.uses), _RIGHT - _LEFT, _SMALL) if storey.uses else ():
        lines.append(_text(_LEFT, y + 8, text, _SMALL, "small"))
        y += _LINE
    return Drawn([_rect("storey", 6, top, WIDTH - 12, y + 2 - top, 6), *lines], y + 6)


def _row(row: Sequence[Room], y: float) -> Drawn:
    """Draw the rooms of a floor: the owner's side by side, as many as fit, guests at the right."""
    lines, bottoms = [], [y + _BOX]
    own = [room for room in row if room.kind == "own"]
    for at, some in enumerate(_fitting(own)):
        x, width = float(_LEFT), (_MAIN - _LEFT - _GAP * (len(some) - 1)) / len(some)
        for room in some:
            lines += _box(room, x, y + at * (_BOX + _GAP), width)
            x += width + _GAP
        bottoms.append(y + at * (_BOX + _GAP) + _BOX + (_LIST if " " in some[0].name else 0))
    for at, room in enumerate(room for room in row if room.kind != "own"):
        lines += _box(room, _GUESTS, y + at * (_BOX + _GAP), _RIGHT - _GUESTS)
        bottoms.append(y + at * (_BOX + _GAP) + _BOX)
    return Drawn(lines, max(bottoms))


def _fitting(rooms: Sequence[Room]) -> Iterator[list[Room]]:
    """Yield as many rooms as have room side by side, until all are there."""
    some: list[Room] = []
    for room in rooms:
        widest = max(_width(one.name, _NAME) + _COUNT_WIDTH for one in (*some, room))
        if some and widest * (len(some) + 1) + _GAP * len(some) > _MAIN - _LEFT:
            yield some
            some = []
        some.append(room)
    if some:
        yield some


def _box(room: Room, x: float, y: float, width: float) -> list[str]:
    """Draw a room: its name, and how many modules and lines it has; of small modules that share one, their names."""
    names = room.name.split(" ")
    if len(names) > 1:
        return [_rect(room.kind, x, y, width, _BOX + _LIST), *_names(names, x + width / 2, y, width)]
    count = f"{len(room.modules)}{_BETWEEN}{max(room.lines / 1000, 0.1):.1f}k"
    name = room.name if len(room.name) < 18 else room.name.partition("/")[2]
    size = min(_NAME, (width - _COUNT_WIDTH) / _width(name, 1))
    return [
        _rect(room.kind, x, y, width, _BOX),
        _text(x + 4, y + 12, name, size),
        _text(x + width - 4, y + 12, count, _COUNT, "small", anchor="end"),
    ]


def _names(names: Sequence[str], middle: float, y: float, width: float) -> Iterator[str]:
    """Yield two lines of names."""
    half = -(-len(names) // 2)
    for at, some in enumerate((names[:half], names[half:])):
        line = ", ".join(some)
        size = min(_COUNT, (width - 6) / _width(line, 1))
        yield _text(middle, y + 10.5 + 10 * at, line, size, anchor="middle")


def _alone(y: float) -> list[str]:
    """Draw the sandbox beside the house."""
    modules = tuple(sorted({ALONE} | graph().find_descendants(ALONE)))
    room = Room(ALONE.rpartition(".")[2], modules)
    lines = _box(room, _GUESTS, y, _RIGHT - _GUESTS)
    return [lines[0].replace('class="own"', 'class="alone" stroke-dasharray="3 2"'), *lines[1:]]


def _legend(y: float) -> Drawn:
    """Say what the numbers, colours and the broken line mean."""
    lines = []
    for line in _wrapped(_LEGEND, _RIGHT - _LEFT, _SMALL):
        y += _LINE
        lines.append(_text(_LEFT, y, line, _SMALL, "small"))
    return Drawn(lines, y)


def _rect(kind: str, x: float, y: float, width: float, height: float, round_by: int = 3) -> str:
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return f'<rect class="{kind}" {place} rx="{round_by}"/>'


def _text(x: float, y: float, text: str, size: float, kind: str = "", *, anchor: str = "start") -> str:
    named = f' class="{kind}"' if kind else ""
    place = f'x="{x:g}" y="{y:g}" font-size="{size:.3g}" text-anchor="{anchor}"'
    return f"<text {place}{named}>{escape(text)}</text>"


def _width(text: str, size: float) -> float:
    return _LETTER * size * len(text)


def _wrapped(text: str, width: float, size: float) -> Iterator[str]:
    """Yield the text in lines that have room."""
    line = ""
    for word in text.split(" "):
        if line and _width(f"{line} {word}", 0.9 * size) > width:  # words have narrow letters and gaps
            yield line
            line = word
        else:
            line = f"{line} {word}".strip()
    yield line


def plain(picture: str) -> str:
    """Return a picture without its numbers and places: what must not change while floors and folders are the same."""
    texts = re.findall(r"<text[^>]*>([^<]*)</text>", picture)
    return "\n".join(text for text in texts if not re.fullmatch(r"\d+\W+[\d.]+k", text))


def counts(picture: str) -> list[tuple[int, float]]:
    """Return the numbers of a picture: the modules and thousands of lines of each room."""
    return [(int(one), float(other)) for one, other in re.findall(r">(\d+)\W+([\d.]+)k<", picture)]


def listed(page: str) -> str:
    """Return the page with the list of floors as it is now, between its two marks."""
    return re.sub(r"(?s)(<!-- floors -->\n).*?(<!-- end -->)", rf"\1\n{told()}\n\n\2", page)


def main() -> None:
    """Write the picture and the list."""
    PICTURE.write_text(draw(), "utf-8")
    LIST.write_text(listed(LIST.read_text("utf-8")), "utf-8")
    sys.stdout.write(f"{PICTURE.relative_to(ROOT)}: {PICTURE.stat().st_size} bytes\n")


if __name__ == "__main__":
    main()
