"""Golden games: whole matches as the rules played them once, with every seat's view of the first rounds.

`GAME.jsonl` holds records that use every value of every option and every number of seats; `GAME.views.jsonl` tells
the first rounds of its first record step by step, with the public's view and each seat's; where players settle
something before the match (SETUPS) also those of the second record, which is played so. A change of the rules or of
what a seat may know changes them, and then they are made anew, on purpose, with `python -m tests.golden.make GAME`.
"""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from bot.games.record import Record
from bot.games.verify import replay
from bot.games.view import View
from tests.texts import view_data

FOLDER = Path(__file__).parent
ROUNDS_WITH_VIEWS = 2
SETUPS: dict[str, dict[str, Any]] = {"christmas": {"votes": {"p1": "open", "p2": "open", "p3": "hidden"}}}

GREEDY = {"romi40", "romi50", "romi51", "joker-mania", "tabla"}
"""Games that players who play at random hardly end, or never: here greedy ones play."""

RANDOM_LAST = {"tabla"}
"""Those of them whose last record is played at random all the same."""

STEPS_WITH_VIEWS = {"romi40": 60, "romi50": 60, "romi51": 60, "joker-mania": 60}
"""Of a game whose rounds are long, with views that tell much, only so many steps are told."""


def steps(record: Record) -> Iterator[dict[str, Any]]:
    """What the views file has, a step a line: of the views' course only what is new of its history, once for all."""
    written = 0
    for step in islice(replay(record), STEPS_WITH_VIEWS.get(record.game)):
        if step.round > ROUNDS_WITH_VIEWS:
            return
        views = [step.match.view(seat) for seat in (None, *range(len(record.seats)))]
        written = 0 if step.token is None else written
        news = step.match.history[written:]
        written += len(news)
        yield {
            "round": step.round,
            "action": step.action,
            "token": step.token,
            "seen": news,
            "events": [msgspec.to_builtins(msgspec.structs.asdict(event)) for event in step.events],
            "views": [_without_course(view) for view in views if view is not None],
        }


def _without_course(view: View) -> dict[str, Any]:
    assert view.course is not None
    return view_data(msgspec.structs.replace(view, course=None))
