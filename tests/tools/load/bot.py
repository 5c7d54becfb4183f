"""The bot of a load: a process of its own, so that its memory and its processor's time are only its own.

To every line that it reads it answers with a line of JSON: what it has measured since the last one. To "weigh" it
answers with what its caches keep and what objects there are, too, which takes a second or two; to "shares" with where
the event loop's time has gone.
"""

import asyncio
import json
import os
import signal
import sys
import threading
import time
import tracemalloc
from collections import Counter
from collections.abc import Hashable
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from bot.app.chores import _MOST_VALUES, _caches, _size, settle
from bot.app.client import Boneyard
from bot.app.host_settings import usual_drawers
from bot.app.serve import serve
from bot.cli.logs import set_up
from bot.connection.config import Config, Endpoints, Pace
from bot.connection.responder import Responder
from bot.play.messages.studio import Urgency
from bot.tables import Snapshot
from rendering.kit.cache import BANDS, SPRITES
from tests.tools.load.makeup import makeup
from tests.tools.load.process import processor_of_threads
from tests.tools.load.shares import Shares
from tests.tools.load.weighing import caches, heaviest, most

_MIB = 1 << 20
_PROBE = 0.02  # seconds between two looks at how late the event loop is


class Probe:
    """Measures the bot from inside: how long answers take here, how late the event loop is, what each thread costs."""

    def __init__(self, bot: Boneyard) -> None:
        self._bot = bot
        self._answers: list[float] = []
        self._late: list[float] = []
        self._task = asyncio.create_task(self._watch_loop())
        self._watch_answers()
        self._thoughts: list[float] = []
        self._unthought = 0
        self._watch_thoughts()
        self._drawn, self._last = Counter[str](), dict[Hashable, tuple[float, int]]()
        self._watch_pictures()

    def _watch_pictures(self) -> None:
        """Count the pictures of tables and hands: drawn, overtaken, equal to the one before, a second after that."""
        draw = self._bot.presenter.studio.draw

        def listened(urgency: Urgency, call: Any, *more: Any) -> asyncio.Future[Any]:
            done = draw(urgency, call, *more)
            about = getattr(call, "args", ())
            if about and isinstance(about[0], Snapshot):
                seat = about[1] if isinstance(about[1], int) else None
                done.add_done_callback(partial(self._note, urgency.name.lower(), (about[0].id, seat)))
            return done

        self._bot.presenter.studio.draw = listened  # type: ignore[method-assign, assignment]

    def _note(self, kind: str, key: Hashable, done: asyncio.Future[Any]) -> None:
        if done.cancelled() or done.exception() is not None:
            self._drawn[f"{kind} overtaken"] += 1
            return
        now, mark = time.perf_counter(), hash(done.result())
        before, last_mark = self._last.get(key, (0.0, 0))
        self._last[key] = now, mark
        self._drawn[kind] += 1
        self._drawn[f"{kind} equal"] += mark == last_mark
        self._drawn[f"{kind} within a second"] += mark != last_mark and now < before + 1.0

    def _watch_answers(self) -> None:
        """Note when each interaction was first answered, from the moment its event was read."""
        times, create, attempt = self._answers, Responder.__init__, Responder._try

        def begin(responder: Any, *args: Any, **kwargs: Any) -> None:
            create(responder, *args, **kwargs)
            responder.began = time.perf_counter()

        async def answer(responder: Any, call: Any) -> Any:
            try:
                return await attempt(responder, call)
            finally:
                if (began := responder.__dict__.pop("began", None)) is not None:
                    times.append(time.perf_counter() - began)

        Responder.__init__, Responder._try = begin, answer  # type: ignore[method-assign]

    def _watch_thoughts(self) -> None:
        """Note how long each move is waited for that a strong player thinks about, and how often none comes."""
        think = self._bot.thinkers.think

        async def listened(*question: Any) -> Any:
            began = time.perf_counter()
            try:
                answer = await think(*question)
            except BaseException:  # called off, too: the table has played on without it
                self._unthought += 1
                raise
            self._thoughts.append(time.perf_counter() - began)
            return answer

        self._bot.thinkers.think = listened  # type: ignore[method-assign]

    def _thought(self) -> dict[str, Any]:
        if not self._thoughts and not self._unthought:
            return {}
        times, waiting = self._thoughts, len(self._bot.thinkers)
        thoughts = {"answered": len(times), "median": median(times or [0.0]), "p99": _p99(times)}
        self._thoughts, none, self._unthought = [], self._unthought, 0
        return {**thoughts, "none": none, "waiting": waiting}

    async def _watch_loop(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(_PROBE)
            self._late.append(time.perf_counter() - began - _PROBE)

    def report(self) -> dict[str, Any]:
        """What was measured since the last time."""
        names = {thread.native_id: thread.name for thread in threading.enumerate()}
        seconds: dict[str, float] = {}
        for number, spent in processor_of_threads(os.getpid()).items():
            name = names.get(number, "other").rstrip("_0123456789")
            name = "storage" if "_connection_worker" in name else name
            seconds[name] = seconds.get(name, 0.0) + spent
        report = {"answer p99": _p99(self._answers), "loop p99": _p99(self._late), "threads": seconds}
        report["thoughts"] = self._thought()
        report["drawn"], self._drawn = dict(self._drawn), Counter()
        self._answers.clear()
        self._late.clear()
        return {**report, **_kept(self._bot)}


def _p99(times: list[float]) -> float:
    return round(quantiles(times, n=100)[98], 4) if len(times) > 1 else 0.0


def _kept(bot: Boneyard) -> dict[str, Any]:
    """How much is kept that could grow."""
    return {
        "tables": len(bot.tables.all()),
        "panels": len(bot.panels),
        "selections": len(bot.panels._selections),
        "refs": len(bot.messenger._refs),
        "alarms": len(bot.messenger._alarms),
        "tasks": len(asyncio.all_tasks()),
        "makeup": makeup(),
        "blocks of Python": sys.getallocatedblocks(),
        "pictures": [(SPRITES.weight + BANDS.weight) / _MIB, (SPRITES.most + BANDS.most) / _MIB],
        "functions": [sum(map(_size, _caches())), _MOST_VALUES],
        "caches": _largest(),
    }


def _largest() -> dict[str, int]:
    """How many values the largest caches of functions keep."""
    sizes = {name: cache.cache_info().currsize for name, cache in caches().items()}
    return dict(sorted(sizes.items(), key=lambda pair: -pair[1])[:12])


def _grown(before: tracemalloc.Snapshot | None) -> tracemalloc.Snapshot:
    """Say on stderr where memory has grown since then."""
    now = tracemalloc.take_snapshot()
    if before is not None:
        for line in now.compare_to(before, "lineno")[:25]:
            print(line, file=sys.stderr)
        print(file=sys.stderr, flush=True)
    return now


async def _tell(probe: Probe, lines: asyncio.StreamReader) -> None:
    snapshot, shares = None, None
    while line := await lines.readline():
        if tracemalloc.is_tracing():
            snapshot = _grown(snapshot)
        more: dict[str, Any] = {}
        if line.strip() == b"weigh":
            more = {"heaviest": heaviest(), "most": most()}
        if line.strip() == b"shares":
            shares = shares or Shares()
            more = {"shares": shares.report()}
        print(json.dumps({**probe.report(), **more}), flush=True)


async def main(api: str, gateway: str, cdn: str, token: str, database: str) -> None:
    """Serve until SIGTERM; say "ready" when the tables can be played. PYTHONTRACEMALLOC=5 says what grows."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGTERM, stop.set)
    lines = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    telling: list[asyncio.Task[None]] = []

    def ready(bot: Boneyard) -> None:
        settle()
        telling.append(loop.create_task(_tell(Probe(bot), lines)))
        print("ready", flush=True)

    config = Config(
        tiles="words",
        drawers=int(os.environ.get("DRAWERS", usual_drawers())),
        endpoints=Endpoints(api, gateway, cdn),
        pace=Pace(guilds_wait=0.1, emoji_gap=0.0, identify_gap=0.0, crash_pause=0.0, par=0.0),
    )
    await serve(config, token, Path(database), ready=ready, stop=stop)


if __name__ == "__main__":
    set_up("warning", as_json=False)
    asyncio.run(main(*sys.argv[1:]))
