"""Counts the product and its documentation: `python -m tests.tools.size [--click] [another checkout ...]`.

Every row is defined here once, so that two trees are counted alike. `--click` plays in a sandbox for what can't be read
from files: the modules that a click runs through, and the number of commands.
"""

import argparse
import ast
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
PRODUCT = ("bot", "rendering", "storage")
QUIET = ("bot/games", "bot/sandbox")  # folders whose files stay as they are
SMALL = 5  # lines, with the head of the function
# Where a feature lies: a folder or a file with one of these words in its name.
FEATURES = {
    "a game night": "night|arena|evening|swiss",
    "the daily": "daily|dailies",
    "the schedule": "fixture|schedule",
}
BESIDES = ("rendering/pages", "bot/locales")  # where a feature may lie, too
# The folders of the new layout, from the bottom: each imports only what stands before it.
FLOORS = [
    *("storage", "bot/locales", "bot/parts", "bot/games", "rendering", "bot/players", "bot/tables", "bot/fleet"),
    *(
        "bot/connection",
        "bot/play",
        "bot/league",
        "bot/daily",
        "bot/nights",
        "bot/finding",
        "bot/lessons",
        "bot/replay",
    ),
    *("bot/app", "bot/sandbox", "bot/cli", "bot"),
]
NEW = "bot/app"  # a tree without this folder has the layout before
Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def modules(root: Path) -> dict[str, str]:
    """Return the text of each module of the product, by its path."""
    paths = (path for part in PRODUCT for path in (root / part).rglob("*.py"))
    return {path.relative_to(root).as_posix(): path.read_text() for path in paths}


def nodes(root: Path) -> Iterator[ast.AST]:
    """Yield every node of the product's syntax."""
    return (node for text in modules(root).values() for node in ast.walk(ast.parse(text)))


def counts_as_statement(node: ast.AST) -> bool:
    """Return True for a statement that is neither an import nor a text that stands alone (as docstrings do)."""
    alone = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    return isinstance(node, ast.stmt) and not isinstance(node, ast.Import | ast.ImportFrom) and not alone


def places_of(root: Path, words: str) -> list[str]:
    """Return the folders in which a feature lies; a folder that has its name counts once, with all that is in it."""
    places = set[str]()
    for path in modules(root):
        parts = path.split("/")
        at = next((at for at, part in enumerate(parts) if re.search(words, part)), None)
        if at is not None and not path.startswith(BESIDES):
            places.add("/".join(parts[: at + (at + 1 < len(parts))]))
    if (root / NEW).is_dir():
        places = {"/".join(place.split("/")[:2]) if place.startswith("bot/") else place for place in places}
    return sorted(places)


def imports_of(path: str, text: str, names: frozenset[str]) -> Iterator[str]:
    """Yield the modules that a module imports, by their names with dots."""
    package = path.removesuffix(".py").split("/")[:-1]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                yield from [name for name in (f"{source}.{alias.name}", source) if name in names][:1]


def floor_of(name: str) -> str:
    """Return the folder of the layout in which a module lies."""
    path = name.replace(".", "/") + "/"
    return max((floor for floor in FLOORS if path.startswith(f"{floor}/")), key=len)


def arrows(root: Path) -> dict[str, set[str]]:
    """Return which folders of the layout each of them imports."""
    names = {path: path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for path in modules(root)}
    floors = defaultdict[str, set[str]](set)
    for path, name in names.items():
        imported = imports_of(path, modules(root)[path], frozenset(names.values()))
        floors[floor_of(name)] |= {floor_of(other) for other in imported} - {floor_of(name)}
    return floors


def circles(graph: dict[str, set[str]]) -> set[frozenset[str]]:
    """Return the sets of folders each of which reaches all others of its set."""
    reached = dict[str, set[str]]()
    for start in graph:
        reached[start], left = set(), [start]
        while left:
            new = graph.get(left.pop(), set()) - reached[start]
            reached[start] |= new
            left += new
    return {frozenset(b for b in reached if b in reached[a] and a in reached[b]) for a in reached if a in reached[a]}


def count(root: Path) -> dict[str, object]:
    """Count everything that can be read from files."""
    texts = modules(root)
    lines = {path: text.count("\n") for path, text in texts.items()}
    functions = [node for node in nodes(root) if isinstance(node, Function)]
    rows: dict[str, object] = {
        "lines of the product": sum(lines.values()),
        "statements without imports and docstrings": sum(map(counts_as_statement, nodes(root))),
        "files": len(texts),
        f"files outside {' and '.join(QUIET)}": sum(not path.startswith(QUIET) for path in texts),
        "lines of the median file": median(lines.values()),
        "lines of the median file but __init__.py": median(n for path, n in lines.items() if "__init__" not in path),
        "functions": len(functions),
        f"functions under {SMALL} lines": sum((node.end_lineno or 0) - node.lineno + 1 < SMALL for node in functions),
        "bytes of pages under docs": sum(path.stat().st_size for path in (root / "docs").rglob("*.md")),
    }
    for feature, words in FEATURES.items():
        rows[f"folders in which {feature} lies"] = len(places_of(root, words))
    graph = arrows(root) if (root / NEW).is_dir() else None
    up = [(a, b) for a, above in (graph or {}).items() for b in above if FLOORS.index(b) > FLOORS.index(a)]
    rows["arrows up between the folders of the layout"] = "-" if graph is None else len(up)
    rows["circles between the folders of the layout"] = "-" if graph is None else len(circles(graph))
    return rows


async def play() -> dict[str, object]:
    """Play a tile in a sandbox, and count what the bot's event loop runs from the click until everybody has seen it."""
    from tests.box import ManualClock, Rates, Sandbox
    from tests.end_to_end.world import World

    root, ran = Path.cwd(), set[str]()
    with tempfile.TemporaryDirectory() as folder:
        clock = ManualClock()
        async with Sandbox(clock=clock, rates=Rates.free()) as box:
            world = World(Path(folder) / "size.db", box, clock, luck="size")
            await world.start()
            assert world.bot is not None
            commands = [command for command in world.bot.tree.walk_commands() if not hasattr(command, "commands")]
            table = await world.match("Ann", "Ben")
            await table.play(random.Random(1), 2)
            await table.wait()
            await world.settled()
            sys.setprofile(lambda frame, *_: ran.add(frame.f_code.co_filename))
            await table.move(random.Random(1))
            await world.settled()
            sys.setprofile(None)
            await world.stop()
    ours = ran & {str(root / path) for path in modules(root) if not path.startswith("bot/sandbox")}
    return {
        "modules a click runs through": len(ours),
        "folders a click runs through": len({Path(path).parent for path in ours}),
        "commands and subcommands": len(commands),
    }


def played(root: Path) -> dict[str, object]:
    """Play in a tree of its own, in a process that imports nothing of this one."""
    code = f"import asyncio, json, runpy; print(json.dumps(asyncio.run(runpy.run_path({__file__!r})['play']())))"
    places = os.environ | {"PYTHONPATH": str(root)}
    run = subprocess.run([sys.executable, "-c", code], cwd=root, env=places, stdout=subprocess.PIPE, check=True)
    return json.loads(run.stdout.splitlines()[-1])


def main() -> None:
    """Print a table with a column for each tree."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("trees", type=Path, nargs="*", help="other checkouts, whose columns come first")
    parser.add_argument("--click", action="store_true", help="play a tile in a sandbox, too")
    options = parser.parse_args()
    trees = [*(path.resolve() for path in options.trees), ROOT]
    columns = [{"": tree.name, "---": "---:"} | count(tree) | (played(tree) if options.click else {}) for tree in trees]
    for name in columns[0]:
        print("|".join(["", f"{name:45}", *(f"{column[name]!s:>12}" for column in columns), ""]))


if __name__ == "__main__":
    main()
