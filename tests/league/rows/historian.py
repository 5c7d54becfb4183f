"""Deeds of a league by chance, done to a store and written down, for a second telling to be compared with."""

import random
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from fractions import Fraction
from itertools import count
from math import inf
from typing import Any
from unittest.mock import patch
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from bot.app.store import BotStore
from bot.league.rows.values import HandSeat, SeasonEnd
from bot.league.rules import LeagueError, read_system
from storage import Result, StorageError
from tests.storage.making import forget_person, record_at_once

from .playing import GUILD, HOUR, NAMES, Time, played
from .retelling import Chair, Deed, Line, Past, Played, Term, tell

LENGTH = 45  # deeds of a history
PEOPLE = tuple(range(300_000_000_000_000_001, 300_000_000_000_000_006))
GAMES = ("classic", "uno")
POINTS = ("behind", "winner", "game", "10 6 3 1", "5 2", "best 2 of 3 by winner", "best 1 of 2")
ZONES = ("UTC", "Europe/Helsinki", "America/St_Johns", "Pacific/Auckland")
BY = 99
REFUSED = {
    *("taken-out", "nothing-changed", "merged", "banned", "not-banned", "undone", "unknown-player", "twice"),
    *("season-running", "no-season", "season-not-over"),
}
# Of each kind so many among all deeds, times what a history likes: some have no corrections, some are full of undos.
OFTEN = {
    **dict.fromkeys(("match",), 12),
    **dict.fromkeys(("read", "points", "undo", "late"), 4),
    **dict.fromkeys(("start", "end", "broken", "reopen", "correct", "out", "add", "merge", "ban"), 2),
    **dict.fromkeys(("walkover", "unban", "move", "zone", "set", "hide", "forget"), 1),
}


class Historian:
    """Does one thing after the other to a store, and writes down what happened."""

    def __init__(self, store: BotStore, time: Time, dice: random.Random) -> None:
        self.store, self.time, self.dice = store, time, dice
        self.past = Past()
        self.lives = dict.fromkeys(PEOPLE, 0)
        self.numbers = count(1)
        self.broken = 0  # the season that was ended on a full disk
        likes = {kind: often * dice.choice([0, 0, 1, 1, 4]) for kind, often in OFTEN.items() if kind != "match"}
        self.kinds = [kind for kind, often in {"match": OFTEN["match"], **likes}.items() for _ in range(often)]

    def who(self, person: int | None) -> str | None:
        """Return the name of a person in the second telling: another one whenever the person was forgotten."""
        return None if person is None else f"{person}/{self.lives[person]}"

    def holder(self, person: int) -> str:
        """Return the name there of the one for whom a person counts."""
        return self.past.stands_for(str(self.who(person)))

    def person(self, who: str) -> int | None:
        return None if who in self.past.forgotten else int(who.partition("/")[0])

    async def go_on(self) -> None:
        self.time.now += self.dice.choice([0, 1, 1, 3, 9, 30]) * HOUR
        try:
            await getattr(self, f"_{self.dice.choice(self.kinds)}")()
        except LeagueError as error:
            if error.code not in REFUSED:
                raise
        await self._tick()

    async def _tick(self) -> None:
        """Let seasons end by their date, as the clock does each minute."""
        for _, ended in await self.store.league.end_due():
            closes = ended.season.closes
            assert ended.season.number == self.broken or (closes is not None and closes <= self.time.now)
            self._over(ended)

    # Matches

    def _people(self, computers: int) -> list[int | None]:
        people: list[int | None] = [*self.dice.sample(PEOPLE, self.dice.choice([1, 2, 2, 3, 4]))]
        people += [None] * self.dice.choice([0, 0, 1, computers])
        people += [None] * (len(people) == 1)
        people = people[:4]
        self.dice.shuffle(people)
        return people

    def _places(self, many: int) -> list[int]:
        marks = [self.dice.randrange(3) if self.dice.random() < 0.3 else 9 * n for n in range(many)]
        self.dice.shuffle(marks)
        return [1 + sum(other < mark for other in marks) for mark in marks]

    async def _match(self, late: float = 0.0) -> None:
        people = self._people(2)
        places, dice = self._places(len(people)), self.dice
        seated = [seat for seat, person in enumerate(people) if person is not None]
        stood_in = {seat for seat in seated if dice.random() < 0.15}
        gone = [seat for seat in seated if dice.random() < 0.1]
        end = "abandoned" if dice.random() < 0.15 else "resigned" if gone else "target"
        done = played(
            f"m{next(self.numbers)}",
            *people,
            places=places,
            totals=[dice.randrange(60) for _ in people],
            game=dice.choice(GAMES),
            ended=self.time.now - late,
            end=end,
            seconds=dice.choice([60, 300, 900]),
        )
        results = [
            replace(
                result,
                stood_in=seat in stood_in,
                resigned=1 + gone.index(seat) if seat in gone else 0,
                turns=dice.choice([0, 3, 10]) if seat in seated else 0,
                highest=None if end == "abandoned" and dice.random() < 0.4 else result.highest,
            )
            for seat, result in enumerate(done.results)
        ]
        results = [replace(row, absent=dice.randrange(1 + row.turns) if dice.random() < 0.3 else 0) for row in results]
        done = replace(done, results=tuple(results))
        await record_at_once(self.store, [done])
        chairs = [
            Chair(self.who(row.person), row.place, row.total, went(row), row.resigned, row.highest) for row in results
        ]
        self._write(done.match, done.game, done.ended, end, done.ended - done.started, chairs)

    async def _late(self) -> None:
        await self._match(self.dice.choice([2, 20, 90]) * HOUR)

    def _write(self, name: str, game: str, ended: float, end: str, seconds: float | None, chairs: list[Chair]) -> None:
        games = self.past.games
        games.append(Played(len(games) + 1, name, game, ended, end, seconds, chairs))

    async def _add(self, kind: str = "add") -> None:
        people, dice = self._people(1), self.dice
        placed = zip(people, self._places(len(people)), strict=True)
        seats = [HandSeat(person, NAMES.get(person or 0, ""), place, dice.randrange(60)) for person, place in placed]
        ended = self.time.now - (dice.choice([0, 5, 50]) * HOUR if kind == "add" else 0)
        game, store = dice.choice(GAMES), self.store.league
        if kind == "add":
            row = await store.add(GUILD, game, ended, seats, BY, "why")
        else:
            row = await store.walkover(GUILD, game, seats, BY, "why")
        chairs = [Chair(self.who(seat.person), seat.place, seat.total) for seat in seats]
        self._write(str(row.match), game, ended, "added" if kind == "add" else "walkover", None, chairs)
        self.past.deeds.append(Deed(row.number, kind, row.at, game=len(self.past.games)))

    async def _walkover(self) -> None:
        await self._add("walkover")

    # Moderators

    async def _out(self) -> None:
        if self.past.games:
            game = self.dice.choice(self.past.games)
            seen = await self.store.league.match(GUILD, game.name)
            row = await self.store.league.take_out(GUILD, game.name, BY, "why", expect=seen.changed)
            self.past.deeds.append(Deed(row.number, "out", row.at, game=game.number))

    async def _correct(self) -> None:
        if self.past.games:
            game = self.dice.choice(self.past.games)
            fixed = [(place, self.dice.randrange(60)) for place in self._places(len(game.chairs))]
            seen = await self.store.league.match(GUILD, game.name)
            seats = [HandSeat(None, "", *pair) for pair in fixed]
            row = await self.store.league.correct(GUILD, game.name, seats, BY, "why", expect=seen.changed)
            self.past.deeds.append(Deed(row.number, "correct", row.at, game=game.number, fixed=tuple(fixed)))

    async def _merge(self) -> None:
        person, other = self.dice.sample(PEOPLE[:3], 2)
        row = await self.store.league.merge(GUILD, person, other, BY, "why")
        words = str(self.who(person)), str(self.who(other))
        self.past.deeds.append(Deed(row.number, "merge", row.at, who=words[0], into=words[1]))

    async def _ban(self) -> None:
        await self._banning("ban", self.dice.choice(PEOPLE))

    async def _unban(self) -> None:
        banned = [person for person in PEOPLE if self.past.banned(str(self.who(person)), inf)]
        await self._banning("unban", self.dice.choice(banned or PEOPLE))

    async def _banning(self, kind: str, person: int) -> None:
        do = self.store.league.ban if kind == "ban" else self.store.league.unban
        row = await do(GUILD, person, BY, "why")
        self.past.deeds.append(Deed(row.number, kind, row.at, who=str(self.who(person))))

    async def _undo(self) -> None:
        """Take a change back; as often as not the last undo, which gives something back."""
        deeds = self.past.deeds
        undone = [deed for deed in deeds if deed.kind == "undo"][-1:] * (self.dice.random() < 0.5)
        if deeds:
            number = self.dice.choice(undone or deeds).number
            row = await self.store.league.undo(GUILD, number, BY, "why")
            deeds.append(Deed(row.number, "undo", row.at, undoes=number))

    # Settings, seasons

    async def _points(self) -> None:
        words = self.dice.choice(POINTS)
        running = next((term for term in self.past.terms if term.ended is None), None)
        if running is None and words.startswith("best"):
            return
        await self.store.league.set_points(GUILD, read_system(words), BY)
        if running is None:
            self.past.points = words
        else:
            running.points = words

    async def _zone(self) -> None:
        self.past.zone = self.dice.choice(ZONES)
        await self.store.league.set_zone(GUILD, self.past.zone, BY)

    async def _set(self) -> None:
        past, dice = self.past, self.dice
        past.abandoned, past.computers = dice.random() < 0.5, dice.random() < 0.4
        past.limit, past.least = dice.choice([0, 1, 2, 10]), dice.choice([1, 1, 2])
        for key, value in (
            ("abandoned", "yes" if past.abandoned else None),
            ("computers", "yes" if past.computers else None),
            ("limit", str(past.limit) if past.limit else "off"),
            ("least", str(past.least)),
        ):
            await self.store.set_setting(GUILD, None, f"league-{key}", value, BY)
        self.store.league.stored(GUILD)

    async def _start(self) -> None:
        self.time.now += 1  # what ended before is not of this season
        words = self.dice.choice([None, *POINTS])
        until = None
        if self.dice.random() < 0.5:
            day = datetime.fromtimestamp(self.time.now, ZoneInfo(self.past.zone)) + timedelta(days=2)
            until = day.date().isoformat()
        name, system = f"S{next(self.numbers)}", None if words is None else read_system(words)
        divided = self.dice.choice([0, 0, 2])
        try:
            season = await self.store.league.start_season(GUILD, name, until, BY, system, (divided, 1))
        except LeagueError as error:
            if error.code not in ("divisions-few", "season-closing"):
                raise
            divided = 0
            season = await self.store.league.start_season(GUILD, name, until, BY, system)
        term = Term(season.number, season.start, words or self.past.points, season.closes, divided=divided)
        self.past.terms.append(term)
        await self._look_up_divisions(term)

    async def _look_up_divisions(self, term: Term) -> None:
        """Write down where everybody was put: by what rule, other tests say."""
        find = "SELECT person, division FROM league_divisions JOIN league_members ON number = member WHERE season = ?"
        rows = await self.store._reader.call(lambda db: db.execute(find, (term.number,)).fetchall())
        term.put = {str(self.who(person)): division for person, division in rows}

    async def _move(self) -> None:
        """Put somebody into another division, along with all matches of the season."""
        league, person = self.store.league, self.dice.choice(PEOPLE)
        running = await league.running(GUILD)
        if running is None or not running.divisions:
            return
        _, seen = await league.division(GUILD, running, person)
        await league.set_division(GUILD, person, BY, running.number, seen, 3 - seen)
        term = next(term for term in self.past.terms if term.number == running.number)
        term.put[str(self.who(person))] = 3 - seen

    async def _end(self) -> None:
        self._over(await self.store.league.end_season(GUILD, BY))

    async def _broken(self) -> None:
        """End a season on a full disk, and begin the next one before its final tables are kept."""
        call = self.store._writer.call

        async def full(function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
            if function.__name__ in ("save_finals", "keep_finals"):
                raise StorageError("disk-full")
            return await call(function, *args, **kwargs)

        running = await self.store.league.running(GUILD)
        self.broken = running.number if running else 0
        with patch.object(self.store._writer, "call", full), suppress(StorageError):
            await self.store.league.end_season(GUILD, BY)
        await self._start()

    def _over(self, ended: SeasonEnd) -> None:
        term = next(term for term in self.past.terms if term.number == ended.season.number)
        term.ended = ended.season.ended
        term.finals = finals(self.past, term)

    async def _reopen(self) -> None:
        if self.past.terms:
            term = self.dice.choice(self.past.terms)
            await self.store.league.reopen_season(GUILD, term.number, BY)
            term.finals = finals(self.past, term)

    # People

    async def _hide(self) -> None:
        person, yes = self.dice.choice(PEOPLE), self.dice.random() < 0.6
        await self.store.league.opt_out(GUILD, person, yes)
        change = self.past.hidden.add if yes else self.past.hidden.discard
        change(str(self.who(person)))

    async def _forget(self) -> None:
        person = self.dice.choice(PEOPLE)
        if self.past.banned(str(self.who(person)), inf) or self.past.banned(self.holder(person), inf):
            return  # the ban is kept, and holds when they come back: test_league_privacy
        await forget_person(self.store, person)
        self.past.forgotten.add(str(self.who(person)))
        self.lives[person] += 1

    async def _read(self) -> None:
        """Have what is missing worked out, onto what there is."""
        await self.store.league.table(GUILD, self.dice.choice([None, *GAMES]))


def went(result: Result) -> bool:
    """True if somebody was gone at the end, or the computer played more than a third of the turns."""
    played = result.turns - result.absent
    return result.stood_in or played < Fraction(2, 3) * result.turns


def finals(past: Past, term: Term) -> dict[str | None, list[Line]]:
    story = tell(past)
    return {game: story.table((term.number, game), "points") for game in (None, *GAMES)}
