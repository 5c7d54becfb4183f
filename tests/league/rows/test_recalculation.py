"""Whatever moderators do and undo: the league is the one that would have been, had all been right from the start."""

from collections.abc import Sequence
from itertools import count

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from bot.app.store import BotStore
from bot.league.rows.values import HandSeat
from bot.league.rules import LeagueError
from storage import FinishedMatch
from tests.luck import part_of
from tests.storage.making import SAME_PLACES, NewPlace, record_at_once

from .playing import GUILD, HOUR, NAMES, Time, differences, everything, league, played

pytestmark = pytest.mark.slow

PEOPLE = (1, 2, 3, 4, 5)
GAMES = ("classic", "uno")
BY = 99
_REFUSED = ("taken-out", "nothing-changed", "merged", "banned", "not-banned", "undone", "unknown-player", "twice")
NO_SHRINKING = (Phase.explicit, Phase.reuse, Phase.generate)  # two files on the disk an example: it takes minutes


class Op(Struct, frozen=True):
    """Something that happens; `of` picks what it is about among what there is."""

    kind: str
    people: tuple[int | None, ...] = ()
    places: tuple[int, ...] = ()
    game: str = "classic"
    end: str = "target"
    stood_in: bool = False
    of: int = 0
    reader: bool = False
    hours: int = 1


@st.composite
def _ops(draw: st.DrawFn) -> Op:
    kinds = ["match"] * 5 + ["out", "correct", "undo", "undo", "merge", "ban", "unban", "add", "walkover"]
    people = draw(st.lists(st.sampled_from(PEOPLE), min_size=2, max_size=4, unique=True))
    seats: list[int | None] = list(people)
    if len(seats) < 4 and draw(st.booleans()):
        seats.append(None)
    marks = draw(st.lists(st.integers(0, 3), min_size=len(seats), max_size=len(seats)))
    return Op(
        draw(st.sampled_from(kinds)),
        tuple(seats),
        tuple(1 + sum(other > mark for other in marks) for mark in marks),
        draw(st.sampled_from(GAMES)),
        draw(st.sampled_from(["target"] * 5 + ["abandoned"])),
        draw(st.integers(0, 5)) == 0,
        draw(st.integers(0, 30)),
        draw(st.booleans()),
        draw(st.sampled_from([0, 1, 5, 30])),
    )


class Change(Struct):
    """A change that was made: what it did, and whether it holds."""

    number: int
    op: Op
    about: object = None
    holds: bool = True
    undoes: "Change | None" = None

    def set(self, holds: bool) -> None:
        self.holds = holds
        if self.undoes is not None:
            self.undoes.set(not holds)


class World:
    """Plays operations against a store, and remembers what should come of them."""

    def __init__(self, store: BotStore, time: Time) -> None:
        self.store, self.time = store, time
        self.matches: dict[str, FinishedMatch] = {}
        self.changes: list[Change] = []
        self.bans: list[tuple[float, Change]] = []
        self._ids = count()

    async def do(self, op: Op) -> None:
        self.time.now += op.hours * HOUR
        try:
            await getattr(self, f"_{op.kind}")(op)
        except LeagueError as error:
            if error.code not in _REFUSED:
                raise
        if op.reader:
            await self.store.league.table(GUILD, op.game)

    async def _match(self, op: Op) -> None:
        stood_in = op.people[:1] if op.stood_in else ()
        name = f"m{next(self._ids)}"
        match = played(
            name,
            *op.people,
            places=op.places,
            game=op.game,
            ended=self.time.now,
            end=op.end,
            stood_in=[person for person in stood_in if person],
        )
        self.matches[name] = match
        await record_at_once(self.store, [match])

    def _pick(self, op: Op) -> tuple[str, FinishedMatch] | None:
        if not self.matches:
            return None
        name = sorted(self.matches)[op.of % len(self.matches)]
        return name, self.matches[name]

    async def _out(self, op: Op) -> None:
        picked = self._pick(op)
        if picked:
            seen = await self.store.league.match(GUILD, picked[0])
            row = await self.store.league.take_out(GUILD, picked[0], BY, "why", expect=seen.changed)
            self.changes.append(Change(row.number, op, picked[0]))

    async def _correct(self, op: Op) -> None:
        picked = self._pick(op)
        if picked:
            name, match = picked
            marks = [op.places[n % len(op.places)] for n in range(len(match.results))]
            places = [1 + sum(other < mark for other in marks) for mark in marks]
            seats = [HandSeat(None, "", place, 7 * place) for place in places]
            seen = await self.store.league.match(GUILD, name)
            row = await self.store.league.correct(GUILD, name, seats, BY, "why", expect=seen.changed)
            self.changes.append(Change(row.number, op, (name, seats)))

    async def _add(self, op: Op, walkover: bool = False) -> None:
        seats = [
            HandSeat(person, NAMES.get(person or 0, ""), place, 50 - place)
            for person, place in zip(op.people, op.places, strict=True)
        ]
        ended = self.time.now if walkover else self.time.now - op.of * HOUR
        if walkover:
            row = await self.store.league.walkover(GUILD, op.game, seats, BY, "why")
        else:
            row = await self.store.league.add(GUILD, op.game, ended, seats, BY, "why")
        done = await self.store.match(str(row.match))
        assert done is not None
        self.matches[str(row.match)] = done
        self.changes.append(Change(row.number, op, row.match))

    async def _walkover(self, op: Op) -> None:
        await self._add(op, walkover=True)

    async def _merge(self, op: Op) -> None:
        person, into = PEOPLE[op.of % 5], PEOPLE[(op.of // 5) % 5]
        row = await self.store.league.merge(GUILD, person, into, BY, "why")
        self.changes.append(Change(row.number, replace(op, kind="merge"), (person, into)))

    async def _ban(self, op: Op) -> None:
        row = await self.store.league.ban(GUILD, PEOPLE[op.of % 5], BY, "why")
        self.changes.append(Change(row.number, op, PEOPLE[op.of % 5]))
        self.bans.append((self.time.now, self.changes[-1]))

    async def _unban(self, op: Op) -> None:
        row = await self.store.league.unban(GUILD, PEOPLE[op.of % 5], BY, "why")
        self.changes.append(Change(row.number, op, PEOPLE[op.of % 5]))
        self.bans.append((self.time.now, self.changes[-1]))

    async def _undo(self, op: Op) -> None:
        if self.changes:
            change = self.changes[op.of % len(self.changes)]
            row = await self.store.league.undo(GUILD, change.number, BY, "why")
            change.set(False)
            self.changes.append(Change(row.number, op, undoes=change))

    def right(self) -> list[FinishedMatch]:
        """The matches as they should have been stored from the start."""
        held = [change for change in self.changes if change.holds]
        out = {change.about for change in held if change.op.kind == "out"}
        out |= {change.about for change in self.changes if change.op.kind in ("add", "walkover") and not change.holds}
        merged: dict[object, object] = dict(change.about for change in held if change.op.kind == "merge")  # type: ignore[misc]
        fixed = dict(change.about for change in held if change.op.kind == "correct")  # type: ignore[misc]
        names = sorted(self.matches, key=lambda name: (self.matches[name].ended, list(self.matches).index(name)))
        return [_as_it_was(self.matches[name], fixed.get(name), merged) for name in names if name not in out]

    def banned_for_good(self) -> bool:
        return any(change.holds for _, change in self.bans)


def _as_it_was(match: FinishedMatch, seats: Sequence[HandSeat] | None, merged: dict[object, object]) -> FinishedMatch:
    results = []
    for number, result in enumerate(match.results):
        if seats is not None:
            result = replace(result, place=seats[number].place, total=seats[number].total, stood_in=False)
        person: object = result.person
        while person in merged:
            person = merged[person]
        results.append(replace(result, person=person, name=NAMES.get(person, "")))  # type: ignore[call-overload]
    seen: dict[int | None, int] = {}
    for at in sorted(range(len(results)), key=lambda at: (results[at].place, results[at].seat)):
        if results[at].person in seen:  # the worse seat of two that are one person's is nobody's
            results[at] = replace(results[at], person=None)
        elif results[at].person is not None:
            seen[results[at].person] = at
    return replace(match, results=tuple(results))


@settings(max_examples=part_of(25, 6), deadline=None, phases=NO_SHRINKING, suppress_health_check=SAME_PLACES)
@given(
    plan=st.lists(_ops(), min_size=3, max_size=25),
    computers=st.sampled_from(["no", "yes"]),
    limit=st.sampled_from(["off", "1", "2"]),
    least=st.sampled_from(["1", "2", "4"]),
)
@pytest.mark.postgres
async def test_corrections_give_what_had_been_right_from_the_start(
    new_place: NewPlace, plan: list[Op], computers: str, limit: str, least: str
) -> None:
    time = Time()
    with new_place() as one_place, new_place() as other_place:
        async with league(one_place, time) as store, league(other_place, time) as other:
            world = World(store, time)
            for op in plan:
                await world.do(op)
            for target in (store, other):
                await target.set_setting(GUILD, None, "league-computers", computers, BY)
                await target.set_setting(GUILD, None, "league-limit", limit, BY)
                await target.set_setting(GUILD, None, "league-least", least, BY)
            right = world.right()
            bans = [(at, ban) for at, ban in world.bans if ban.holds]
            for match in right:
                now, time.now = time.now, match.ended
                await record_at_once(other, [match])
                time.now = now
            await _ban_again(other, time, bans)
            actual = await everything(store, PEOPLE, (None, *GAMES))
            wanted = await everything(other, PEOPLE, (None, *GAMES))
            assert differences(actual, wanted)[:3] == []


async def _ban_again(store: BotStore, time: Time, bans: list[tuple[float, Change]]) -> None:
    """Do the bans that hold at their times; the league is the same whenever it hears of them."""
    now = time.now
    for at, ban in bans:
        time.now = at
        try:
            act = store.league.ban if ban.op.kind == "ban" else store.league.unban
            await act(GUILD, int(str(ban.about)), BY, "why")
        except LeagueError as error:
            if error.code not in _REFUSED:
                raise
    time.now = now
