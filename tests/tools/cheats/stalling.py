"""What it brings to let the time run: whole matches at a night's table, by the pure rules of tables.

`before` is how tables were: two minutes a turn, and a table out of time broken off as it stood.
"""

import random
from collections.abc import Iterator
from statistics import fmean
from typing import Literal

import msgspec

import bot.players
from bot.games.registry import GAMES, find_game
from bot.tables import Expected, Person, TableConfig, TableState, timing
from bot.tables.commands import Act, Command, EndTable, NextRound, OpenTable, StartMatch, Tick, TimeUp
from bot.tables.lobby import opened
from bot.tables.reducer import reduce
from bot.tables.transaction import Context
from bot.tables.types import changed
from storage.values import FinishedMatch

Rules = Literal["before", "now"]
ANN, BEN, HOST = Person(1, "Ann"), Person(2, "Ben"), Person(3, "Host", moderator=True)
_PACE = (0.3, 1.5)  # of the usual seconds of a turn, the quickest and the slowest
_NEXT = 2.0  # seconds until somebody who has just acted acts again
_JUST = 1.0  # seconds before the end of a turn at which a staller moves


class Stalled(msgspec.Struct, frozen=True):
    """A match of two as it ended: Ann's share of it, and the seconds that it took."""

    match: FinishedMatch
    share: float
    seconds: float

    @property
    def out_of_time(self) -> bool:
        """Return True if the table's time was over first."""
        return self.match.end in ("abandoned", "time")


class _Seat(msgspec.Struct):
    """A table for two whose clock we move."""

    state: TableState
    rules: Rules
    stalls: bool
    seed: str
    pace: float
    now: float = 0.0
    since: float = 0.0  # when the present player could first move
    deals: int = 0
    finished: FinishedMatch | None = None

    def send(self, command: Command) -> None:
        before = self.state
        done = reduce(before, command, self.context())
        self.state, self.finished = done.state, done.finished or self.finished
        if self.state.match is not before.match:
            self.since = self.now

    def context(self) -> Context:
        """Return what the table sees: deals follow from the seed, whatever time passes."""
        rng = random.Random(f"{self.seed} {self.state.version}")
        return Context(now=self.now, config=TableConfig(), seed=self.deal, rng=rng, players=bot.players)

    def deal(self) -> bytes:
        self.deals += 1
        return random.Random(f"{self.seed} deal {self.deals}").randbytes(32)

    def wishes(self) -> Iterator[tuple[float, Command]]:
        """Yield what people do next, and when: Ann and Ben choose alike at every speed, but Ann may wait."""
        state = self.state
        if state.phase == "between":
            for seat, person in enumerate((ANN, BEN)):
                if seat not in state.said.ready and not (person is ANN and self.stalls):
                    yield self.now, NextRound(person)
        turn, match = state.offered.turn, state.match
        if turn is None or match is None or state.halted or state.hurried:
            return
        actions = sum(len(dealt.actions) for dealt in match.rounds)
        chance = random.Random(f"{self.seed} move {actions}")
        view = match.view(turn)
        assert view is not None
        acted = bool(match.history) and match.history[-1].startswith(f"p{turn + 1} ")
        when = self.since + (_NEXT if acted else self.pace * chance.uniform(*_PACE))
        if turn == 0 and self.stalls and state.times.deadline is not None:
            when = max(self.now, state.times.deadline - _JUST)
        yield when, Act((ANN, BEN)[turn], None, bot.players.choose("greedy", view, chance))

    def step(self, until: float) -> None:
        """Do what comes first; people move before what happens by itself."""
        wish = min(self.wishes(), key=lambda wish: wish[0], default=None)
        due = timing.due(self.state)
        over = until if not self.state.hurried else None
        times = [None if wish is None else wish[0], due, over]
        self.now = max(self.now, min(time for time in times if time is not None))
        if over is not None and self.now >= over:
            self.send(EndTable(HOST) if self.rules == "before" else TimeUp())
        elif wish is not None and wish[0] <= self.now:
            self.send(wish[1])
        else:
            self.send(Tick())


def stalled(game: str, seed: str, rules: Rules, *, stalls: bool) -> Stalled:
    """Play a match of two at a night's table, of its usual length and time; Ann waits with each move or not."""
    known = find_game(game)
    options = known.first_options()
    length = known.length_of(options)
    assert length is not None
    limit = 60.0 * max(10, 2 * known.minutes(length, 2))  # as `/night` has it
    command = OpenTable(
        by=ANN, guild=1, channel=1, game=game, beside=(Expected(2, "Ben"),), limit=limit if rules == "now" else 0.0
    )
    lobby = opened(command, "table", Context(0.0, TableConfig(), lambda: bytes(32), random.Random(seed), bot.players))
    seat = _Seat(changed(lobby.state, next_seed=""), rules, stalls, seed, known.pace)
    seat.send(StartMatch(ANN))
    while seat.finished is None:
        seat.step(limit)
    first, other = (result.place for result in seat.finished.results)
    return Stalled(seat.finished, 0.5 if first == other else float(first < other), seat.now)


def lines(matches: int, seed: str) -> Iterator[str]:
    """Yield for each game what Ann gets from matches that she would lose, if she lets the time run: before and now.

    A win is 1 and a level place 0.5; beside it, how many of the matches ran out of time.
    """
    yield f"{'letting time run':16}{'before':>12}{'late':>7}{'now':>12}{'late':>7}"
    for game in GAMES:
        lost, number = dict[Rules, list[Stalled]](before=[], now=[]), 0
        while len(lost["now"]) < matches:
            number += 1
            if stalled(game, f"{seed} {number}", "now", stalls=False).share == 0:
                for rules, results in lost.items():
                    results.append(stalled(game, f"{seed} {number}", rules, stalls=True))
        columns = (
            f"{fmean(result.share for result in results):12.3f}{sum(result.out_of_time for result in results):7}"
            for results in lost.values()
        )
        yield f"{game:16}{''.join(columns)}"
