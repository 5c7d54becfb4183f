"""Makes small faults in the product, runs the nearest tests against each, and writes down which faults are caught.

`python -m tests.tools.faults --list FILE` chooses the faults and writes them down; `--again FILE` finds the same ones
in a tree whose code was moved or renamed since. A fault is known by its function and statement, not by its file and
line. Where that finds none (`lost`) or a wrong one, correct the function and statement in the list by hand.
"""

import argparse
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tests.tools.fault_sites import Fault, Site, sites_in

PRODUCT = ("bot", "rendering", "storage")
ROOT = Path(__file__).parents[2]
LIKE_ENOUGH = 0.72  # of 1: how alike a statement of a changed tree must be to be the one that a list names
# Where the tests of a folder lie as long as there is none of its name.
FALLBACKS = {
    "bot/app": ("cogs", "views"),
    "bot/connection": ("cogs",),
    "bot/finding": ("cogs", "views"),
    "bot/games/minds": ("minds",),
    "bot/nights": ("league",),
    "bot/parts": ("views",),
    "bot/play": ("cogs", "views"),
    "bot/replay": ("views/replay", "cogs"),
    "bot/app/host_settings.py": ("cogs", "cli"),
}
BESIDES = {  # where else tests of a folder lie
    "bot/cogs/thinking": ("players",),
    "bot/league/pages": ("views/league",),
    "bot/lessons": ("views",),
    "bot/players": ("cogs",),
    "bot/views/daily": ("daily",),
    "storage/daily": ("daily",),
}
NO_PLAY = ("bot/games", "bot/minds", "bot/sandbox", "bot/cli", "bot/locales", "rendering", "storage")
ALWAYS_PLAYED = (
    "test_clicks",
    "test_commands",
    "test_life",
)  # of tests/end_to_end, for what no file there is named after
SLOW = ("browser", "fleet", "tools", "hosting", "advice")  # folders that need minutes: run if the fault lies there only
COMMON_WORDS = frozenset(
    re.findall(r"\w+", "bot cog view command page post rule message text table own init row value kit")
)


def words_of(path: str) -> set[str]:
    """Return the words of a path in the singular, without those that say nothing about its subject."""
    words = re.split(r"[/_.]", path.removesuffix(".py"))
    return {re.sub(r"(ie|y)?s?$", "", word) or word for word in words} - COMMON_WORDS


def tests_of(root: Path, module: str) -> list[str]:
    """Return the files of tests for a module, the nearest first: its own folder's, and those that play what it does."""
    tests = root / "tests"
    parts = module.removeprefix("bot/").split("/")
    moved = [name for key, names in FALLBACKS.items() if _is_new(tests, key, module) for name in names]
    nearest = [tests.joinpath(*parts[:number]) for number in range(len(parts), 0, -1)]
    folders = [folder for folder in (map(tests.joinpath, moved) if moved else nearest) if folder.is_dir()]
    folders = folders if moved else folders[:1]
    folders += [tests / name for key, names in BESIDES.items() if module.startswith(key) for name in names]
    ranks = {path: 1 for folder in folders for path in folder.rglob("test_*.py")}
    for folder in list(folders):
        for parent in folder.relative_to(tests).parents:
            ranks |= {path: 2 for path in (tests / parent).glob("test_*.py") if parent.parts}
    words = words_of(module)
    if not module.startswith(NO_PLAY):
        played = {path: 3 for path in (tests / "end_to_end").glob("test_*.py") if words & words_of(path.stem)}
        ranks |= played or {tests / "end_to_end" / f"{name}.py": 3 for name in ALWAYS_PLAYED}
    dotted = module.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    parent, _, stem = dotted.rpartition(".")
    named = re.compile(rf"{re.escape(dotted)}\b|from {re.escape(parent)} import [^\n]*\b{stem}\b")
    slow = [name for name in SLOW if not module.startswith(f"bot/{name}")]
    kept = {path: rank for path, rank in ranks.items() if path.is_file() and not set(slow) & set(path.parts)}

    def nearness(path: Path) -> tuple[bool, int, int, str]:
        return not named.search(path.read_text()), -len(words & words_of(path.stem)), kept[path], str(path)

    return [str(path.relative_to(root)) for path in sorted(kept, key=nearness)]


def with_first(root: Path, tests: list[str], test: str) -> list[str]:
    """Return the files of tests, those first that have a test of this name, wherever they lie now."""
    name = test.rpartition("::")[2].partition("[")[0]
    paths = (path for path in (root / "tests").rglob("test_*.py") if name and f"def {name}(" in path.read_text())
    first = [path.relative_to(root).as_posix() for path in sorted(paths)]
    return [*first, *(path for path in tests if path not in first)]


def _is_new(tests: Path, folder: str, module: str) -> bool:
    return module.startswith(folder) and not (tests / folder.removeprefix("bot/")).is_dir()


def all_sites(root: Path) -> dict[str, list[Site]]:
    """Return every place of the product for a fault, by module."""
    paths = sorted(path for part in PRODUCT for path in (root / part).rglob("*.py"))
    return {str(path.relative_to(root)): list(sites_in(root, path)) for path in paths}


def choose(root: Path, number: int, seed: int) -> list[Fault]:
    """Choose so many faults: first the kind, then the place; no two in one statement."""
    by_kind: dict[str, list[Site]] = {}
    for sites in all_sites(root).values():
        for site in sites:
            by_kind.setdefault(site.fault.kind, []).append(site)
    chance, chosen = random.Random(seed), dict[tuple[str, str, str], Fault]()
    while len(chosen) < number:
        site = chance.choice(by_kind[chance.choice(sorted(by_kind))])
        if site.compiles(root):
            chosen.setdefault((site.fault.module, site.fault.function, site.fault.statement), site.fault)
    return list(chosen.values())


def alike(first: str, second: str) -> float:
    """Return how alike two texts are as bags of words and signs: 1 if they are the same."""
    if first == second:
        return 1.0
    left, right = (Counter(re.findall(r"\w+|\S", text)) for text in (first, second))
    return 2 * (left & right).total() / max(1, (left.total() + right.total()))


def likeness(fault: Fault, other: Fault) -> float:
    """Return how alike two faults are, from 0 to 1; the statement counts most, the file hardly anything."""
    names = fault.function.rpartition(".")[2] == other.function.rpartition(".")[2]
    return (
        0.45 * alike(fault.statement, other.statement)
        + 0.2 * alike(fault.around, other.around)
        + 0.1 * alike(fault.before, other.before)
        + 0.15 * (names or 0.5 * alike(fault.function.replace("_", " "), other.function.replace("_", " ")))
        + 0.04 * (fault.function == other.function)
        + 0.04 * (Path(fault.module).stem == Path(other.module).stem)
        + 0.02 * (fault.nth == other.nth)
    )


def find(fault: Fault, sites: dict[str, list[Site]]) -> tuple[float, Site | None]:
    """Find the place of a fault in a tree, and how alike it is; of equals the one in the most alike file."""
    rivals = [site for group in sites.values() for site in group if site.fault.kind == fault.kind]
    name = fault.function.rpartition(".")[2]
    near = [site for site in rivals if site.fault.before == fault.before or site.fault.function.endswith(name)]
    scored = ((likeness(fault, site.fault), alike(fault.module, site.fault.module), site) for site in near)
    best = max(scored, key=lambda rated: rated[:2], default=None)
    return (best[0], best[2]) if best else (0.0, None)


@dataclass
class Run:
    """The outcome of a run of tests: `passed`, `failed` at a test, `hung` in a test, or `unfinished` in time."""

    outcome: str
    test: str
    seconds: float


def processes_of(session: int) -> Iterator[tuple[str, int]]:
    """Yield the state and the clock ticks of each process of a session."""
    for place in Path("/proc").glob("[0-9]*"):
        try:
            fields = (place / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[3]) == session:
            yield fields[0], int(fields[11]) + int(fields[12])


class Copy:
    """A copy of the tree in which faults are made, with its own temporary folder."""

    def __init__(self, root: Path, work: Path, limit: float) -> None:
        self._limit, self._temporary = limit, work / "temporary"
        self.root = work / "tree"
        self._known_good = set[str]()
        self._bad = set[str]()
        unneeded = shutil.ignore_patterns(".git", ".venv", "__pycache__", ".*_cache", ".hypothesis")
        work.chmod(0o755)  # PostgreSQL's own user comes here
        shutil.copytree(root, self.root, ignore=unneeded)

    def judge(self, site: Site, first: str = "") -> dict[str, Any]:
        """Make a fault, run its tests and take the fault back; a test that fails without the fault doesn't count."""
        tests = with_first(self.root, tests_of(self.root, site.fault.module), first)
        path = self.root / site.fault.module
        source = path.read_bytes()
        while True:
            self._write(path, site.apply(source))
            try:
                run = self._run(tests)
            finally:
                self._write(path, source)
            names = {"passed": "survived", "failed": "caught"}
            if run.outcome not in ("failed", "hung") or not run.test or self._passes(run.test):
                return {
                    "outcome": names.get(run.outcome, run.outcome),
                    "by": run.test,
                    "seconds": round(run.seconds, 1),
                }
            self._bad.add(run.test)

    def _passes(self, test: str) -> bool:
        if test not in self._known_good and self._run([test]).outcome == "passed":
            self._known_good.add(test)
        return test in self._known_good

    def _write(self, path: Path, source: bytes) -> None:
        path.write_bytes(source)
        for compiled in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
            compiled.unlink()

    def _run(self, tests: Sequence[str]) -> Run:
        """Run tests until one fails. Only time in which the machine works for them, or they sleep, counts."""
        shutil.rmtree(self._temporary, ignore_errors=True)
        self._temporary.mkdir(parents=True)
        self._temporary.chmod(0o755)
        places = {"PYTHONPATH": str(self.root), "PYTEST_DEBUG_TEMPROOT": str(self._temporary)}
        out = self._temporary / "output"
        command = [sys.executable, "-m", "pytest", "-x", "-v", "-n", "0", "-p", "no:cacheprovider", "--tb=no", *tests]
        command += [part for test in self._bad for part in ("--deselect", test)]
        with out.open("w") as file:
            process = subprocess.Popen(
                command, cwd=self.root, env=os.environ | places, stdout=file, stderr=file, start_new_session=True
            )
        try:
            spent, since = self._wait(process, out)
        finally:
            self._end(process)
        lines = [line for line in out.read_text(errors="replace").splitlines() if re.match(r"tests/.*::", line)]
        last = re.sub(r" (PASSED|FAILED|ERROR|SKIPPED|XFAIL).*", "", lines[-1]).strip() if lines else ""
        if spent >= self._limit:
            return Run("hung" if since >= self._limit / 3 else "unfinished", last, spent)
        return Run("passed" if process.returncode == 0 else "failed", last if lines else "", spent)

    def _wait(self, process: subprocess.Popen[bytes], out: Path) -> tuple[float, float]:
        """Wait for an end; return the seconds that count, and those of the last test."""
        spent, at_last_test, size, used, clock = 0.0, 0.0, 0, 0, time.monotonic()
        while process.poll() is None and spent < self._limit:
            time.sleep(0.2)
            passed, clock = time.monotonic() - clock, time.monotonic()
            running = list(processes_of(process.pid))
            now = max(used, sum(ticks for _, ticks in running))
            spent += (now - used) / 100 if any(state in "RD" for state, _ in running) else passed
            used = now
            if out.stat().st_size != size:
                size, at_last_test = out.stat().st_size, spent
        return spent, spent - at_last_test

    def _end(self, process: subprocess.Popen[bytes]) -> None:
        """End a run that hangs, and every server that it has left."""
        for sign, patience in ((signal.SIGINT, 20), (signal.SIGKILL, 60)):
            if process.poll() is None:
                os.killpg(process.pid, sign)
                try:
                    process.wait(patience)
                except subprocess.TimeoutExpired:
                    continue
        for place in self._temporary.rglob("postmaster.pid"):
            try:
                os.kill(int(place.read_text().split()[0]), signal.SIGQUIT)
            except (OSError, ValueError):
                continue


def lines_of(results: Path | None) -> list[dict[str, Any]]:
    """Return what a file of results says."""
    return [json.loads(line) for line in results.read_text().splitlines()] if results and results.is_file() else []


def main() -> None:
    """Choose faults or find those of a list, and run the tests of each that has no result yet."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=Path, default=ROOT, help="the tree in which faults are made (in a copy of it)")
    parser.add_argument("--list", type=Path, help="where chosen faults are written; taken from there if it exists")
    parser.add_argument("--again", type=Path, help="a list of another tree, whose faults are looked for in this one")
    parser.add_argument("--number", type=int, default=150)
    parser.add_argument("--seed", type=int, default=38)
    parser.add_argument("--limit", type=float, default=300, help="seconds for the tests of one fault")
    parser.add_argument("--results", type=Path, help="JSON lines; faults that stand there are not run again")
    parser.add_argument("--before", type=Path, help="earlier results: only what was caught there, its test first")
    parser.add_argument("--only", type=int, nargs="*", help="numbers of faults")
    parser.add_argument(
        "--find", action="store_true", help="say where each fault lies and which tests it has; run none"
    )
    options = parser.parse_args()
    source = options.again or (options.list if options.list and options.list.exists() else None)
    if source:
        faults = [Fault(**each) for each in json.loads(source.read_text())]
    else:
        faults = choose(options.root, options.number, options.seed)
    if options.list and not options.list.exists():
        options.list.write_text(json.dumps([asdict(fault) for fault in faults], indent=1))
    results = options.results or Path(os.devnull)
    finished = {line["number"] for line in lines_of(results) if line["outcome"] not in ("unfinished", "lost")}
    caught = {line["number"]: line["by"] for line in lines_of(options.before) if line["outcome"] in ("caught", "hung")}
    sites = all_sites(options.root)
    with tempfile.TemporaryDirectory(prefix="faults-") as work:
        copy = None if options.find else Copy(options.root, Path(work), options.limit)
        for number, fault in enumerate(faults):
            left_out = (options.only and number not in options.only) or (options.before and number not in caught)
            if number in finished or left_out:
                continue
            score, site = find(fault, sites)
            line: dict[str, Any] = {"number": number, "likeness": round(score, 2)}
            if site is None or (copy is not None and score < LIKE_ENOUGH):
                line |= {"outcome": "lost", "nearest": site and site.fault.module}
            else:
                line |= {"module": site.fault.module, "line": site.line, "function": site.fault.function}
                line |= {"kind": fault.kind, "before": site.fault.before, "after": site.fault.after}
                line |= (
                    copy.judge(site, caught.get(number, ""))
                    if copy
                    else {"tests": len(tests_of(options.root, site.fault.module))}
                )
            print(json.dumps(line), flush=True)
            with results.open("a") as file:
                file.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
