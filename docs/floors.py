"""The floors of the house, read from the code: the contracts in pyproject.toml, the tree, the imports.

`docs.house` draws them, `tests/test_docs.py` compares the pages with them. A storey is what one folder has:
neighbouring floors of one owner. What the families and the league have on it are guests, whose folders go through all
storeys.
"""

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, Literal, NamedTuple

import grimp

ROOT = Path(__file__).parents[1]
ALONE = "bot.sandbox"
Kind = Literal["own", "family", "league"]


class Room(NamedTuple):
    """A folder or module of the house: what it is called, its modules, whose it is."""

    name: str
    modules: tuple[str, ...]
    kind: Kind = "own"

    @property
    def lines(self) -> int:
        """Return how many lines its modules have."""
        return sum(len(file_of(module).read_text("utf-8").splitlines()) for module in self.modules)


class Storey(NamedTuple):
    """Neighbouring floors of one owner: their rows of rooms, from the top, and what they import of those below."""

    title: str
    rows: tuple[tuple[Room, ...], ...]
    uses: tuple[str, ...] = ()


@cache
def contract(name: str) -> dict[str, Any]:
    """Return the contract of import-linter that has this name."""
    read = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return next(one for one in read["tool"]["importlinter"]["contracts"] if one["name"] == name)


@cache
def graph() -> grimp.ImportGraph:
    """Return which module imports which."""
    return grimp.build_graph("bot", "rendering", "storage", cache_dir=None)


def layers() -> list[list[str]]:
    """Return the modules of each floor, from the top."""
    floors: list[str] = contract("The floors of the house")["layers"]
    return [[module.strip() for module in floor.split("|")] for floor in floors]


def family_floors() -> list[str]:
    """Return the floors in a family, from the top."""
    return list(contract("The floors of a family")["layers"])


@cache
def families() -> tuple[str, ...]:
    """Return the names of the families."""
    return tuple(str(one).rpartition(".")[2] for one in contract("The floors of a family")["containers"])


def file_of(module: str) -> Path:
    """Return the file of a module."""
    path = ROOT.joinpath(*module.split("."))
    return path.with_suffix(".py") if path.with_suffix(".py").is_file() else path / "__init__.py"


def guest(module: str) -> tuple[str, str]:
    """Return the folder of a family or of the league that a module is in, and its last word; "" for any other."""
    parts = module.split(".")
    homes = (("bot", "games"), ("rendering",))
    for home in homes:
        if tuple(parts[: len(home)]) == home and set(parts[len(home) : len(home) + 1]) & set(families()):
            return "/".join((*home, "FAMILY")), "FAMILY"
    for at, part in enumerate(parts):
        folder = ROOT.joinpath(*parts[: at + 1])
        if part == "league" and (folder / "__init__.py").is_file():
            return "/".join(parts[: at + 1]), "league"
    return "", ""


def kind_of(module: str) -> Kind:
    """Return whose a module is."""
    kinds: dict[str, Kind] = {"FAMILY": "family", "league": "league"}
    return kinds.get(guest(module)[1], "own")


def collapsed(floor: Sequence[str]) -> list[str]:
    """Return the modules of a floor with one in place of those of all families: `bot.games.FAMILY.rules`."""
    written = []
    for module in floor:
        found = [family for family in families() if f".{family}." in module]
        written.append(module.replace(f".{found[0]}.", ".FAMILY.") if found else module)
    return list(dict.fromkeys(written))


def called(top: str, module: str) -> str:
    """Return what a guest's room on a floor is called: `FAMILY/rules`, `league/pages`, `storage/league`."""
    folder, whose = guest(module)
    return f"{whose}/{top.rpartition('.')[2]}" if guest(top)[0] else folder


def folder_of(module: str) -> str:
    """Return the folder that owns a module: `cogs`, `rendering`."""
    parts = module.split(".")
    return parts[1] if parts[0] == "bot" else parts[0]


def owned() -> Iterator[tuple[str, list[list[str]]]]:
    """Yield the owner of each storey with its floors; one that only guests have goes with the floor below."""
    pairs: list[tuple[str, list[str]]] = []
    for floor in reversed(layers()):
        own = dict.fromkeys(folder_of(module) for module in floor if kind_of(module) == "own")
        pairs.append((" | ".join(own) or pairs[-1][0], floor))
    for owner, floors in groupby(reversed(pairs), key=lambda pair: pair[0]):
        yield owner, [floor for _, floor in floors]


def storeys() -> list[Storey]:
    """Return the house from the top."""
    house = [Storey(owner, tuple(_rows(owner, floors))) for owner, floors in owned()]
    return [one._replace(uses=_used(one, house[at + 1 :])) for at, one in enumerate(house)]


def _rows(owner: str, floors: Sequence[Sequence[str]]) -> Iterator[tuple[Room, ...]]:
    """Yield the rooms of each floor, and last what the owner has in modules that no floor names."""
    for floor in floors:
        yield tuple(_rooms(floor))
    named = {module for floor in layers() for module in floor}
    if not named & {f"bot.{one}" for one in owner.split(" | ")}:
        loose = sorted(module for module in graph().find_children(f"bot.{owner}") if _loose(module, named))
        if loose:
            yield (Room(" ".join(one.rpartition(".")[2] for one in loose), tuple(loose)),)


def _loose(module: str, named: set[str]) -> bool:
    return module not in named and not guest(module)[0]


def _rooms(floor: Sequence[str]) -> Iterator[Room]:
    """Yield the rooms of a floor: those of all families as one, and guests in its folders apart."""
    inside: dict[tuple[str, Kind], list[str]] = {}
    for top in floor:
        for module in sorted({top} | graph().find_descendants(top)):
            kind = kind_of(module)
            name = top.rpartition(".")[2] if kind == "own" else called(top, module)
            inside.setdefault((name, kind), []).append(module)
    for (name, kind), modules in inside.items():
        yield Room(name, tuple(modules), kind)


def _used(storey: Storey, below: Sequence[Storey]) -> tuple[str, ...]:
    """Return what a storey imports of those below, in the order of the floors."""
    own = (module for row in storey.rows for room in row for module in room.modules)
    imported = {found for module in own for found in graph().find_modules_directly_imported_by(module)}
    rooms = (room for other in below for row in other.rows for room in row)
    met = (room for room in rooms if imported & set(room.modules))
    return tuple(dict.fromkeys(folder_of(r.modules[0]) if r.kind == "own" else r.name for r in met))


def told() -> str:
    """Return the floors as text from the top, a paragraph for each storey."""
    return "\n\n".join("\n".join(f"    {' | '.join(collapsed(floor))}" for floor in floors) for _, floors in owned())
