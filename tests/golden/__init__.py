"""Golden games: whole matches as the rules played them once, with every seat's view of the first rounds.

`GAME.jsonl` holds records that use every value of every option and every number of seats; `GAME.views.jsonl` tells
the first rounds of its first record step by step, with the public's view and each seat's; where players settle
something before the match (SETUPS) also those of the second record, which is played so. A change of the rules or of
what a seat may know changes them, and then they are made anew, on purpose, with `python -m tests.golden.make GAME`.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from bot.games.record import Record
from bot.games.verify import replay
from bot.games.view import view_data

FOLDER = Path(__file__).parent
ROUNDS_WITH_VIEWS = 2
SETUPS: dict[str, dict[str, Any]] = {"christmas": {"votes": {"p1": "open", "p2": "open", "p3": "hidden"}}}


def steps(record: Record) -> Iterator[dict[str, Any]]:
    """What the views file has, a step a line."""
    for step in replay(record):
        if step.round > ROUNDS_WITH_VIEWS:
            return
        seats = (None, *range(len(record.seats)))
        views = [step.match.view(seat) for seat in seats]
        assert None not in views
        events = [msgspec.to_builtins(event) for event in step.events]
        yield {
            "round": step.round,
            "action": step.action,
            "token": step.token,
            "events": events,
            "views": [view_data(view) for view in views if view is not None],
        }
