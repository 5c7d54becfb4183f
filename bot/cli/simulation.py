"""Plays matches between computer players, on all cores if they are many. The same seed gives the same matches."""

import os
import random
import signal
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, TypeVar

from bot.cli.errors import FAULT, CliError
from bot.games.actions import Action, seat_names
from bot.games.game import AnyGame
from bot.games.match import Match, act, claimant, deal_round, is_open, lapse, new_match
from bot.games.options import OptionValue
from bot.games.registry import find_game
from bot.games.same import Same
from bot.games.shuffle import SEED_BYTES
from bot.players.thinking import USUAL, Budget, choose, think

STRONG = "strong"
USUAL_BUDGET = Budget(USUAL.iterations)
MOST_MOVES = 20_000  # of a match: the longest that computers play take three thousand
_ENDLESS = 1_000_000  # states: nobody looks at so many
_ALONE_SECONDS = 1.5  # work that takes less is not worth starting processes for
_AHEAD = 4  # answers that each process may be ahead of the one that is awaited
_WORDS = ("tuesday", "ő", "kissa", "seven", "mákos guba", "hyvää yötä", "🁓", "Ω")
K = TypeVar("K")
T = TypeVar("T")


@dataclass(frozen=True)
class Simulation:
    """Matches to be played, and how: `kinds` are the kinds of computer players, one a seat; `seed` is any text.

    With `cut`, some players cut every deal. `budget` is what a strong player's move may cost. If it has seconds, the
    same seed no longer gives the same matches; they are seconds of processor time, so other work on the machine makes
    no player weaker. A match that has not ended after `most` moves is given up.
    """

    game: str
    kinds: Sequence[str]
    options: Mapping[str, OptionValue]
    seed: str
    cut: bool = False
    budget: Budget = USUAL_BUDGET
    most: int = MOST_MOVES

    def begin(self, number: int, rng: random.Random) -> Match:  # noqa: ARG002 - subclasses need the number
        """Return the match of that number (from 1) before its first deal."""
        return self.new_match(rng)

    def new_match(self, rng: random.Random, same: Same | None = None) -> Match:
        """Return a match whose players have settled by chance what they settle before it."""
        return new_match(
            self.game, len(self.kinds), dict(self.options), settled(find_game(self.game), len(self.kinds), rng), same
        )

    def deal(self, match: Match, rng: random.Random) -> Match:
        """Deal a round, after at least one player has cut, in any order, if players cut at all."""
        seed = rng.randbytes(SEED_BYTES)
        names = rng.sample(seat_names(match.seats), rng.randint(1, match.seats)) if self.cut else []
        return deal_round(match, seed, {name: random_word(rng) for name in names}).match

    def kind_of(self, seat: int, rng: random.Random) -> str:  # noqa: ARG002 - subclasses draw lots
        """Return the kind of player that makes the seat's next move."""
        return self.kinds[seat]


def play_matches(plan: Simulation, count: int, jobs: int = 1) -> Generator[Match, None, None]:
    """Play matches to their ends; the n-th depends on the plan and n only, however many processes play.

    From match to match the players move on by a seat, so each sits as often on every seat. CliError `endless`.
    """
    return spread(partial(_play_in_turn, plan), count, jobs, at_once=STRONG in plan.kinds)


def _play_in_turn(plan: Simulation, number: int) -> Match:
    return play_match(replace(plan, kinds=seated(plan.kinds, number)), number)


def seated(kinds: Sequence[K], number: int) -> list[K]:
    """Return who sits where in the match of that number (from 1)."""
    first = -(number - 1) % len(kinds)
    return [*kinds[first:], *kinds[:first]]


def play_match(plan: Simulation, number: int) -> Match:
    """Play the match of that number, each player on the seat that the plan says; CliError `endless`."""
    [(match, _)] = deque(walk(plan, number), maxlen=1)
    if not match.end:
        raise CliError("endless", status=FAULT, game=plan.game, seed=plan.seed, match=number, moves=plan.most)
    return match


def walk(plan: Simulation, number: int) -> Iterator[tuple[Match, int | None]]:
    """Yield the match before each move, with the seat that makes it, and last the match at its end.

    The seat is None for a deal, and where chances pass that no player uses. These count as moves.
    """
    rng = chance(plan, str(number))
    match = plan.begin(number, rng)
    for _ in range(plan.most):
        if match.end:
            break
        seat = _mover(match, rng) if is_open(match) else None
        yield match, seat
        if not is_open(match):
            match = plan.deal(match, rng)
        elif seat is None:
            match = lapse(match).match
        else:
            match = _acted(match, seat, plan, rng)
    yield match, None


def _mover(match: Match, rng: random.Random) -> int | None:
    """Return the seat that acts next, None if no seat may.

    A claim goes to the nearest seat, as at a table. Of several seats that may act out of turn one is drawn.
    """
    able = [seat for seat in range(match.seats) if match.offers(seat)]
    if not able:
        return None
    claiming = claimant(match)
    return claiming if claiming is not None else able[0] if len(able) == 1 else rng.choice(able)


def _acted(match: Match, seat: int, plan: Simulation, rng: random.Random) -> Match:
    """Let a seat choose and act."""
    view, kind = match.dealt_view(seat), plan.kind_of(seat, rng)
    if kind == STRONG:  # who thinks takes the same from chance, however long that lasts
        tokens = think(view, repeated(rng.getrandbits(64)), plan.budget, time.process_time)[0].tokens
    else:
        tokens = choose(kind, view, rng)
    for token in tokens:
        match = act(match, Action.parse(token)).match
    return match


def settled(rules: AnyGame, seats: int, rng: random.Random) -> dict[str, Any]:
    """Return what players settle before a match, by chance: votes, of which some say nothing; a seat, or none."""
    setup: dict[str, Any] = {}
    for question in rules.questions:
        if question.kind == "vote":
            votes = {name: rng.choice(("", *question.values)) for name in seat_names(seats)}
            setup[question.key] = {name: vote for name, vote in votes.items() if vote}
        elif named := rng.choice(("", *seat_names(seats))):
            setup[question.key] = named
    return setup


def random_word(rng: random.Random) -> str:
    """Return a word for a cut."""
    return f"{rng.choice(_WORDS)} {rng.randrange(1000)}"


def thinking_for(seconds: float) -> Budget:
    """Return what a move may cost, if it is the time that ends the thinking."""
    return Budget(_ENDLESS, seconds)


def repeated(seed: int | str | bytes) -> random.Random:
    """Return chance that is the same for the same seed: to be repeated, not to be secret."""
    return random.Random(seed)  # noqa: S311 - the one place: simulations are repeated, and keep no secret


def chance(plan: Simulation, word: str) -> random.Random:
    """Return chance that is the same for the same seed of a plan and the same word."""
    # a terminal may hand over bytes that are no text
    return repeated(f"{plan.seed} {word}".encode("utf-8", "surrogateescape"))


# On all cores


def spread(work: Callable[[int], T], count: int, jobs: int, *, at_once: bool = False) -> Generator[T, None, None]:
    """Do the work for 1, 2, ... `count`, in up to `jobs` processes, and yield the answers in that order.

    `work` and its answers are pickled, and an answer must follow from its number alone. Unless `at_once`, what takes
    little time is done in this process. A caller that stops asking, or is interrupted, ends the processes at once.
    """
    began, number = time.perf_counter(), 0
    while number < count and (jobs < 2 or (not at_once and time.perf_counter() - began < _ALONE_SECONDS)):
        number += 1
        yield work(number)
    rest = range(number + 1, count + 1)
    if rest:
        yield from _by_many(work, rest, min(jobs, len(rest)))


def _by_many(work: Callable[[int], T], numbers: range, jobs: int) -> Generator[T, None, None]:
    before = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _end_with_parent)
    try:
        waiting: deque[Future[T]] = deque()
        coming = iter(numbers)
        while True:
            with _undisturbed():
                waiting.extend(pool.submit(work, number) for number in islice(coming, jobs * _AHEAD - len(waiting)))
            if not waiting:
                break
            yield waiting.popleft().result()
    finally:
        for process in set(active_children()) - before:
            process.terminate()
        pool.shutdown(cancel_futures=True)


def _end_with_parent() -> None:
    """End this process when its parent is gone, also if the parent was killed and could end nothing."""
    parent = parent_process()
    assert parent is not None

    def watch(sentinel: int = parent.sentinel) -> None:
        wait([sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Start processes that Ctrl-C does not reach: this process ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
