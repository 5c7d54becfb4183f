"""`python -m tests.mutants`: requests that are a little wrong, before the sandbox and before Discord's own description.

Valid bodies of every route that takes one are changed in one place each: a key left out or too many, null, another
type, too long, out of range, a choice that doesn't exist. The sandbox says what it makes of each, and `openapi.json`
(beside the project, see CONTRIBUTING.md) whether it should be taken. A line for each route tells how often they agree;
how often the sandbox is laxer, which is a fault; how often it is stricter, with a reason that Discord's documentation
gives (`--reasons` tells them) or without one; and how many answers are 500. What is a fault is told below.

It takes some minutes, since the description is asked some thousands of times. `--only emojis` takes routes with that
word.
"""

import argparse
import asyncio
from collections import Counter

from tests.sandbox.schema import PATH
from tests.tools.mutants.bodies import SAMPLES, Sample
from tests.tools.mutants.judge import Case, judged
from tests.tools.mutants.reasons import reason
from tests.tools.mutants.scene import Scene

_COLUMNS = ("agree", "laxer", "stricter", "why", "broken")
_MOST_PRINTED = 10  # faults of one route that are told


def main() -> int:
    """Ask, tell, and answer 1 where the sandbox is laxer, stricter without a reason, or breaks; 2 without the file."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutants", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", default="", help="routes with this word")
    parser.add_argument("--reasons", action="store_true", help="why the sandbox is stricter, and how often")
    given = parser.parse_args()
    if not PATH.is_file():
        print(f"Discord's description is not at {PATH}")
        return 2
    return asyncio.run(_main(given.only, reasons=given.reasons))


async def _main(only: str, *, reasons: bool) -> int:
    whys: Counter[str] = Counter()
    total: Counter[str] = Counter()
    print(f"{'route':74} {'agree':>6} {'laxer':>6} {'stricter':>9} {'no reason':>10} {'500':>4}")
    for route, samples in _routes(only).items():
        verdicts, faults = await _asked(samples, whys)
        total += verdicts
        print(_line(route, verdicts), *faults[:_MOST_PRINTED], sep="\n", flush=True)
        if len(faults) > _MOST_PRINTED:
            print(f"    and {len(faults) - _MOST_PRINTED} more")
    print(_line("all", total))
    if reasons:
        print(*(f"{count:6} {why}" for why, count in whys.most_common()), sep="\n")
    return 1 if any(total[column] for column in ("laxer", "why", "broken")) else 0


def _routes(only: str) -> dict[str, list[Sample]]:
    by_route: dict[str, list[Sample]] = {}
    for sample in SAMPLES:
        route = f"{sample.method} {sample.template}"
        if only in route:
            by_route.setdefault(route, []).append(sample)
    return by_route


async def _asked(samples: list[Sample], whys: Counter[str]) -> tuple[Counter[str], list[str]]:
    """Ask for all mutants of a route's samples; how often there was which verdict, and the faults in words."""
    verdicts: Counter[str] = Counter()
    faults = []
    for sample in samples:
        async with Scene() as scene:
            async for case in judged(scene, sample):
                why = reason(case) if case.verdict == "stricter" else None
                whys.update([why] if why else [])
                column = "why" if case.verdict == "stricter" and why is None else case.verdict
                verdicts[column] += 1
                faults += [] if column in ("agree", "stricter") else [_sentence(case)]
    return verdicts, faults


def _line(route: str, verdicts: Counter[str]) -> str:
    agree, laxer, stricter, why, broken = (verdicts[column] for column in _COLUMNS)
    return f"{route:74} {agree:6} {laxer:6} {stricter:9} {why:10} {broken:4}"


def _sentence(case: Case) -> str:
    what = {"laxer": "taken", "stricter": f"refused: {case.refused}", "broken": "500"}[case.verdict]
    return f"    {case.mutant.where}: {case.mutant.what} ({what})"
