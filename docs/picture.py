"""Draws the floors of the code: `python -m docs.picture` writes `docs/images/floors.svg` and CONTRIBUTING's list.

Both follow from the contract "The floors" in pyproject.toml. Run it when a test says that a floor has changed.
"""

import re
import tomllib
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "images" / "floors.svg"
LIST = ROOT / "CONTRIBUTING.md"
WIDTH = 360  # as wide as a phone shows it, in points
_MARGIN, _GAP = 8, 4
_ONE, _SEVERAL = 24, 34  # heights of a floor with one box, and of one with several
_FEATURES = ("daily", "nights", "finding", "lessons", "replay", "league")
_NOTES = {
    "cli": "the program boneyard",
    "league": "the league and its schedule",
    "play": "a table as Discord shows it",
    "connection": "to Discord",
    "fleet": "which process owns which tables",
    "tables": "a table without Discord",
    "players": "computer players",
    "rendering": "pictures",
    "games": "rules, words, ways to choose, minds",
    "parts": "a message as plain data",
    "locales": "every sentence",
    "storage": "the database",
}
_LEGEND = (
    "A folder imports only folders below it. Numbers: modules, and thousands",
    "of lines. The sandbox imports nothing of the bot.",
)
_STYLE = """
  text { font-family: "Helvetica Neue", Arial, "Liberation Sans", sans-serif; fill: #22262b; }
  .ground { fill: #f4f1ea; } .floor { fill: #dfe7ef; } .feature { fill: #cfe8cb; }
  .name { font-weight: bold; } .small { fill: #4c535c; }
  @media (prefers-color-scheme: dark) {
    text { fill: #eceae4; } .small { fill: #c3c7cd; } .ground { fill: #171a1f; }
    .floor { fill: #34414f; } .feature { fill: #27502c; }
  }
"""


def floors() -> list[list[str]]:
    """Return the packages of each floor, from the top, as the contract has them."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    layers: list[str] = next(contract["layers"] for contract in contracts if contract["name"] == "The floors")
    return [re.split(r"\s*[|:]\s*", layer) for layer in layers]


def draw() -> str:
    """Return the picture as SVG."""
    shapes, y = [], _MARGIN
    for floor in floors():
        width = (WIDTH - 2 * _MARGIN - _GAP * (len(floor) - 1)) / len(floor)
        height = _ONE if len(floor) == 1 else _SEVERAL
        for column, package in enumerate(floor):
            shapes += _box(package, _MARGIN + column * (width + _GAP), y, width, height)
        y += height + _GAP
    for line in _LEGEND:
        y += 12
        shapes.append(_text(_MARGIN, y, line, 10, "small"))
    height = y + _MARGIN
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" role="img">'
    ground = f'<rect class="ground" width="{WIDTH}" height="{height}" rx="8"/>'
    return "\n".join((head, f"<title>{alt()}</title>", f"<style>{_STYLE}</style>", ground, *shapes, "</svg>", ""))


def _box(package: str, x: float, y: float, width: float, height: int) -> list[str]:
    """Return the shapes of a package: its name, its size, and a note where it has the floor alone."""
    name, size = package.rpartition(".")[2], _size(package)
    kind = "feature" if name in _FEATURES else "floor"
    rect = f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height}" rx="4"/>'
    if height == _ONE:
        texts = [
            _text(x + 6, y + 16, name, 12, "name"),
            _text(x + 80, y + 16, _NOTES[name], 10.5, "small"),
            _text(x + width - 6, y + 16, size, 10, "small", anchor="end"),
        ]
    else:
        texts = [_text(x + 6, y + 15, name, 12, "name"), _text(x + 6, y + 28, size, 10, "small")]
    return [rect, *texts]


def _text(x: float, y: float, text: str, size: float, kind: str, *, anchor: str = "start") -> str:
    place = f'x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}"'
    return f'<text class="{kind}" {place}>{escape(text)}</text>'


def _size(package: str) -> str:
    """Return how many modules and thousands of lines a package has."""
    modules = [*ROOT.joinpath(*package.split(".")).rglob("*.py")]
    lines = sum(len(module.read_text("utf-8").splitlines()) for module in modules)
    return f"{len(modules)} · {lines / 1000:.1f}k"


def alt() -> str:
    """Return the picture in words."""
    return "The floors of the code from the top: " + "; ".join(
        ", ".join(package.rpartition(".")[2] for package in floor) for floor in floors()
    )


def listed(page: str) -> str:
    """Return the page with the present list of floors between its two marks."""
    text = "\n".join(f"    {' | '.join(floor)}" for floor in floors())
    return re.sub(r"(?s)(<!-- floors -->\n).*?(<!-- end -->)", rf"\1\n{text}\n\n\2", page)


if __name__ == "__main__":
    PICTURE.write_text(draw(), "utf-8")
    LIST.write_text(listed(LIST.read_text("utf-8")), "utf-8")
