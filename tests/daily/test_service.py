"""The house of all tries: one a person and deal, stored before it is shown, two processes at once, memory."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from pathlib import Path
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from bot import players
from bot.app.store import BotStore
from bot.daily import choice
from bot.daily.choice import TRIES
from bot.daily.pars import Pars
from bot.daily.plans import SEAT, end_of, game_of, number_of
from bot.daily.service import Dailies, Daily
from bot.games.errors import IllegalAction
from bot.games.record import decode
from bot.games.registry import GAMES
from bot.games.same import Same, promise_of
from bot.games.verify import verify
from bot.games.view import View
from bot.players.thinking import Budget, Choice, NoThoughtError, Purpose
from bot.tables import Alarm, Person, TableError
from bot.tables.commands import Act, NextRound
from storage import StorageError

ANNA, BELA = Person(11, "Anna"), Person(12, "Béla")
DAY = 5
_MOST = 400


class Ringing:
    """An alarm; the house calls none off."""

    def cancel(self) -> None:
        raise NotImplementedError


class Clock:
    """A time that is set by hand; what is to be called then is called by `ring`."""

    def __init__(self) -> None:
        self.time = end_of(DAY) - 3600
        self.alarms: list[tuple[float, Callable[[], None]]] = []

    def now(self) -> float:
        return self.time

    def call_at(self, when: float, callback: Callable[[], None]) -> Alarm:
        self.alarms.append((when, callback))
        return Ringing()

    def ring(self, until: float) -> None:
        """Let time go on until then, with all that is due."""
        while self.alarms and min(when for when, _ in self.alarms) <= until:
            alarm = min(self.alarms, key=lambda due: due[0])
            self.alarms.remove(alarm)
            self.time = alarm[0]
            alarm[1]()
        self.time = until

    @property
    def steady(self) -> "Clock":
        return self


@pytest.fixture(autouse=True)
def chosen_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let deals be chosen by one match of each kind, of which the normal player loses none."""
    monkeypatch.setattr(choice, "MATCHES", 1)
    monkeypatch.setattr(choice, "LEADS", dict.fromkeys(choice.LEADS, 0))


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[BotStore]:
    async with await BotStore.open(tmp_path / "boneyard.db") as opened:
        yield opened


@pytest.fixture
def house(store: BotStore, clock: Clock) -> Dailies:
    """The service, whose deals are the same in every run."""
    return dailies(store, clock, "house")


def dailies(store: BotStore, clock: Clock, process: str) -> Dailies:
    """The service of a process, with deals of its own."""
    return Dailies(store.dailies, players, clock, partial(random.Random(process).randbytes, 32))


async def moved(house: Dailies, daily: Daily, rng: random.Random, by: Person = ANNA) -> Daily:
    """Do what a person might."""
    if daily.state.phase == "between":
        return await house.send(daily, NextRound(by))
    view = daily.snapshot.view(SEAT)
    assert view is not None
    return await house.send(daily, Act(by, None, players.choose("greedy", view, rng)))


async def played(house: Dailies, daily: Daily, by: Person = ANNA) -> Daily:
    rng = random.Random(3)
    for _ in range(_MOST):
        if daily.end is not None:
            break
        daily = await moved(house, daily, rng, by)
    assert daily.end is not None
    return daily


@pytest.mark.slow
async def test_todays_and_tomorrows_deals_are_promised_by_whoever_asks_first(
    house: Dailies, store: BotStore, clock: Clock
) -> None:
    games = ("classic", "uno", "tabla")
    today = [await house.deal(DAY, game) for game in games]
    tomorrow = await house.deal(DAY + 1, "classic")
    assert len({deal.secret for deal in [*today, tomorrow]}) == len(games) + 1
    assert all(deal.promise == promise_of(bytes.fromhex(deal.secret)) for deal in today)
    assert all(deal.choice in range(TRIES) for deal in today)
    assert {deal.game: deal.edition for deal in today} == {game: GAMES[game].editions for game in games}
    with pytest.raises(TableError, match="gone"):
        await house.deal(DAY + 2, "classic")
    clock.time = end_of(DAY) + 1
    assert await house.deal(DAY + 1, "classic") == tomorrow
    assert (await house.deal(DAY + 2, "classic")).day == DAY + 2
    assert await dailies(store, clock, "another").deal(DAY, "classic") == today[0]


async def test_days_without_the_bot_leave_no_deals_behind(house: Dailies, clock: Clock) -> None:
    await house.deal(DAY, "classic")
    clock.time = end_of(DAY + 4) + 1
    daily, fresh = await house.begun(ANNA, "classic", "en")
    assert (fresh, daily.deal.day) == (True, DAY + 5)
    with pytest.raises(TableError, match="gone"):
        await house.deal(DAY + 3, "classic")


async def test_of_two_beginnings_at_once_there_is_one_try(store: BotStore, clock: Clock) -> None:
    here, there = (dailies(store, clock, process) for process in ("here", "there"))
    (first, fresh), (other, also) = await asyncio.gather(here.begun(ANNA, "uno", "en"), there.begun(ANNA, "uno", "fi"))
    assert first.number == other.number
    assert first.state == other.state
    assert fresh or also


async def test_of_two_processes_one_moves_and_the_other_sees_it(store: BotStore, clock: Clock) -> None:
    here, there = (dailies(store, clock, process) for process in ("here", "there"))
    (first, _), (other, _) = await here.begun(ANNA, "classic", "en"), await there.begun(ANNA, "classic", "en")
    rng = random.Random(1)
    after = await moved(here, first, rng)
    with pytest.raises(TableError, match="stale"):
        await moved(there, other, rng)
    seen = await there.get(first.number, ANNA.id)
    assert seen.state == after.state
    again = await moved(there, seen, rng)
    assert (await here.get(first.number, ANNA.id)).state == again.state


async def test_what_is_refused_or_cannot_be_stored_has_not_happened(house: Dailies) -> None:
    daily, _ = await house.begun(ANNA, "classic", "en")
    assert "p1 pass" not in daily.snapshot.legal(SEAT)
    with pytest.raises(IllegalAction):
        await house.send(daily, Act(ANNA, None, ("p1 pass",)))
    with patch.object(house.rows, "save", side_effect=StorageError("full")), pytest.raises(StorageError):
        await moved(house, daily, random.Random(1))
    assert (await house.get(daily.number, ANNA.id)).state == daily.state


@pytest.mark.slow
async def test_a_crash_after_any_move_loses_nothing(store: BotStore, clock: Clock) -> None:
    """Each move is made by a process that knows what is stored, and nothing else."""
    whole = dailies(store, clock, "whole")
    daily, _ = await whole.begun(ANNA, "romi40", "en")
    rng = random.Random(2)
    for _ in range(6):
        fresh = dailies(store, clock, "fresh")
        again = await fresh.get(daily.number, ANNA.id)
        assert again.state == daily.state
        if again.end is not None:
            break
        daily = await moved(fresh, again, rng)


async def test_it_counts_if_it_ends_on_its_day(house: Dailies, store: BotStore, clock: Clock) -> None:
    (annas, _), (belas, _) = await house.begun(ANNA, "moomin", "en"), await house.begun(BELA, "moomin", "en")
    first = await played(house, annas)
    clock.time = end_of(DAY)
    second = await played(house, belas, BELA)
    assert first.end is not None
    assert second.end is not None
    assert (first.end.counted, second.end.counted) == (True, False)
    assert first.end.score == second.end.score  # they played alike
    assert sum((await store.dailies.scores(DAY, "moomin")).values()) == 1
    with pytest.raises(TableError, match="over"):
        await house.send(first, NextRound(ANNA))


@pytest.mark.slow
async def test_the_days_try_is_another_one_after_midnight_and_the_old_one_goes_on(house: Dailies, clock: Clock) -> None:
    old, _ = await house.begun(ANNA, "classic", "en")
    assert await house.unended(ANNA.id) is None
    clock.time = end_of(DAY)
    fresh, begins = await house.begun(ANNA, "classic", "en")
    assert (begins, fresh.deal.day) == (True, DAY + 1)
    unended = await house.unended(ANNA.id)
    assert unended is not None
    assert unended.state == old.state


async def test_a_try_that_is_over_is_a_match_for_its_player_and_later_for_all(house: Dailies, clock: Clock) -> None:
    daily, _ = await house.begun(ANNA, "moomin", "en")
    assert await house.finished(daily.number, ANNA.id, open_=False) is None
    done = await played(house, daily)
    match = await house.finished(done.number, ANNA.id, open_=False)
    assert match is not None
    assert (match.league, match.guild, match.results[SEAT].person) == (False, 0, ANNA.id)
    record = decode(match.record)
    verify(record)
    assert record.shared == Same("daily", "2026-11-28 moomin", daily.deal.promise, None, daily.deal.choice)
    assert daily.deal.secret not in match.record
    assert await house.finished(done.number, BELA.id, open_=False) is None
    with pytest.raises(TableError, match="daily-open"):
        await house.finished(done.number, ANNA.id, open_=True)
    clock.time = end_of(DAY)
    later = await house.finished(done.number, ANNA.id, open_=True)
    assert later is not None
    assert replace(later, record=match.record) == match
    record = decode(later.record)
    verify(record)
    assert record.shared is not None
    assert record.shared.secret == daily.deal.secret


async def test_the_days_game_goes_round_and_leaves_out_what_is_left_out() -> None:
    round_ = [game_of(day) for day in range(1, len(GAMES) + 1)]
    assert sorted(round_) == sorted(GAMES)
    assert [game_of(day + len(GAMES)) for day in range(1, len(GAMES) + 1)] == round_
    assert {game_of(day, ("uno", "tabla")) for day in range(1, 40)} == set(GAMES) - {"uno", "tabla"}
    assert game_of(3, tuple(GAMES)) in GAMES


async def test_days_are_utcs_and_have_numbers() -> None:
    assert number_of(1795478400.0) == 1  # the midnight before the first day
    assert number_of(1795478399.9) == 0
    assert end_of(1) == 1795478400.0 + 86400


class Thinking:
    """A thinker that answers at once, as a greedy player does; after so many moves it is gone."""

    def __init__(self, most: int = 10_000) -> None:
        self.remaining, self.asked = most, list[Purpose]()

    async def think(
        self,
        view: View,
        seed: int,
        budget: Budget,
        purpose: Purpose = Purpose.REVIEW,
        among: Sequence[tuple[str, ...]] = (),
    ) -> tuple[Choice, ...]:
        self.remaining -= 1
        if self.remaining < 0:
            raise NoThoughtError
        self.asked.append(purpose)
        tokens = players.choose("greedy", view, random.Random(seed))
        return (Choice(tokens, 1.0, 0.0, 0.5, 1),)


@pytest.mark.slow
async def test_pars_are_worked_out_once_and_before_they_are_needed(house: Dailies) -> None:
    thinking = Thinking()
    with patch("bot.daily.pars.GAMES", ("classic", "moomin")):
        await Pars(house, thinking, players).catch_up()
        deals = [await house.deal(day, game) for day in (DAY, DAY + 1) for game in ("classic", "moomin")]
        assert all(deal.par is not None for deal in deals)
        assert set(thinking.asked) == {Purpose.TURN}  # after all that somebody waits for
        asked = len(thinking.asked)
        await Pars(house, thinking, players).catch_up()
        assert len(thinking.asked) == asked


async def test_a_par_is_what_a_person_would_get_with_the_same_moves(house: Dailies) -> None:
    par = await Pars(house, Thinking(), players).par(await house.deal(DAY, "moomin"))
    assert par is not None
    daily, _ = await house.begun(ANNA, "moomin", "en")
    assert daily.deal.par is None
    assert par <= 0


@pytest.mark.parametrize("refused", ["p1 pass", "p2 pass", "nonsense"])
async def test_where_a_strong_move_is_refused_the_usual_one_is_made(house: Dailies, refused: str) -> None:
    class Wrong(Thinking):
        async def think(self, *args: object, **more: object) -> tuple[Choice, ...]:
            self.asked.append(Purpose.TURN)
            return (Choice((refused,), 1.0, 0.0, 0.5, 1),)

    thinking = Wrong()
    assert await Pars(house, thinking, players).par(await house.deal(DAY, "moomin")) is not None
    assert thinking.asked


async def test_without_anybody_who_thinks_there_is_no_par(house: Dailies) -> None:
    pars = Pars(house, Thinking(3), players)
    assert await pars.par(await house.deal(DAY, "classic")) is None
