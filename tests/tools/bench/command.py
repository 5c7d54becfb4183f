"""`python -m tests.bench`: every measure with its floor from the same run, the ratio, and whether the goal is met.

Each module `*_rows.py` beside this one has `rows(rounds) -> list[Row]`, and is measured in a process of its own: what
one leaves behind changes nothing for the next. `--only WORD` takes those whose name contains the word; those that take
many minutes (`ASKED_FOR`) are taken in no other way.
"""

import argparse
import re
import sys
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tests.tools.bench.row import Row, measure

_ASKED_FOR = re.compile(r"^ASKED_FOR = True", re.MULTILINE)
_UNITS = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"), (0.0, "ns"))


def main() -> int:
    """Measure, print the table, answer 3 if a goal is missed, 2 if a measure failed; 1 is Python's own."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often each measure is taken; medians are shown")
    parser.add_argument("--only", default="", metavar="WORD", help="only modules whose name contains WORD")
    given = parser.parse_args()
    if given.rounds < 1:
        parser.error("--rounds must be at least 1")
    modules = chosen(given.only)
    if not modules:
        parser.error(f"nothing is measured whose name contains {given.only!r}")
    rows, failed = measured(modules, given.rounds)
    console = Console(width=None if sys.stdout.isatty() else 140)
    console.print(_table(rows))
    for module in failed:
        console.print(f"failed: {module} (the reason is above)", markup=False, highlight=False)
    return 2 if failed else 3 * any(row.met is False for row in rows)


def chosen(only: str) -> list[str]:
    """Return the names of the modules to be measured; "" are all but those that must be asked for."""
    paths = sorted(path for path in Path(__file__).parent.glob("*_rows.py") if only in path.stem)
    return [path.stem for path in paths if only or not _ASKED_FOR.search(path.read_text())]


def measured(modules: list[str], rounds: int) -> tuple[list[Row], list[str]]:
    """Return the rows of the modules, and the modules that failed: the others are measured all the same."""
    rows, failed = list[Row](), list[str]()
    console = Console(stderr=True)
    for number, module in enumerate(modules, 1):
        console.print(f"[{number}/{len(modules)}] {module}", markup=False, highlight=False)
        try:
            with ProcessPoolExecutor(1, get_context("spawn")) as process:
                module_rows = process.submit(measure, module, rounds).result()
        except BrokenProcessPool as error:
            console.print(f"{module}: {error}", markup=False, highlight=False)
            module_rows = None
        if module_rows is None:
            failed.append(module)
        else:
            rows += module_rows
    return rows, failed


def _table(rows: list[Row]) -> Table:
    table = Table("measure", "ours", "floor", "ratio", "goal", "met?")
    for row in rows:
        ratio = "-" if row.ratio is None else f"{row.ratio:.2f}"
        goal = row.goal if isinstance(row.goal, str) else f"<= {row.goal:g}{' x' if row.floor else ''}"
        met = {True: "yes", False: "NO", None: "-"}[row.met]
        table.add_row(row.name, _amount(row.ours, row.unit), _amount(row.floor, row.unit), ratio, goal, met)
    return table


def _amount(value: float | None, unit: str) -> str:
    if value is None:
        return "-"
    if unit == "count":
        return f"{value:.2f}"
    if unit == "bytes" and value >= 10 * 1024**2:
        return f"{value / 1024**2:.0f} MiB"
    if unit == "bytes":
        return f"{value / 1024:.1f} KiB"
    size, name = next((size, name) for size, name in _UNITS if value >= size)
    return f"{value / (size or 1e-9):.3g} {name}{'' if unit == 's' else f' a {unit}'}"
