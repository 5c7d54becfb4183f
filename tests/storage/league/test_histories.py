"""Histories by chance: whatever happens in whatever order, the store says what a second telling from scratch says.

`BONEYARD_TEST_HISTORIES=500` takes so many, and another `BONEYARD_TEST_LUCK` takes others.
"""

import os
import random
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from fractions import Fraction
from itertools import count, permutations
from math import inf
from pathlib import Path
from typing import Any
from unittest.mock import patch
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import asdict, replace

from bot.league.rules import SORTS, LeagueError, Sort, read_system
from storage import StorageError, Store
from storage.league.values import HandSeat, PlayerCard, SeasonEnd, TableRow
from tests.luck import LUCK

from .playing import GUILD, HOUR, NAMES, Time, league, played
from .retelling import Chair, Deed, Line, Past, Played, Scope, Term, streaks, tell

HISTORIES = int(os.environ.get("BONEYARD_TEST_HISTORIES", "8"))
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
    **dict.fromkeys(("look", "points", "undo", "late"), 4),
    **dict.fromkeys(("start", "end", "broken", "reopen", "correct", "out", "add", "merge", "ban"), 2),
    **dict.fromkeys(("walkover", "unban", "zone", "set", "hide", "forget"), 1),
}


class Historian:
    """Does one thing after the other to a store, and writes down what happened."""

    def __init__(self, store: Store, time: Time, dice: random.Random) -> None:
        self.store, self.time, self.dice = store, time, dice
        self.past = Past()
        self.lives = dict.fromkeys(PEOPLE, 0)
        self.numbers = count(1)
        self.broken = 0  # the season that was ended on a full disk
        likes = {
            kind: often * dice.choice([0, 0, 1, 1, 4]) for kind, often in OFTEN.items() if kind != "match"
        }
        self.kinds = [
            kind for kind, often in {"match": OFTEN["match"], **likes}.items() for _ in range(often)
        ]

    def who(self, person: int | None) -> str | None:
        """Return the name of a person in the second telling: another one whenever the person was forgotten."""
        return None if person is None else f"{person}/{self.lives[person]}"

    def known(self, person: int) -> str:
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
        left = {seat for seat in seated if dice.random() < 0.15}
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
                one,
                stood_in=seat in left,
                resigned=1 + gone.index(seat) if seat in gone else 0,
                highest=None if end == "abandoned" and dice.random() < 0.4 else one.highest,
            )
            for seat, one in enumerate(done.results)
        ]
        done = replace(done, results=tuple(results))
        await self.store.league.record([done])
        chairs = [
            Chair(self.who(one.person), one.place, one.total, one.stood_in, one.resigned, one.highest)
            for one in results
        ]
        self._write(done.match, done.game, done.ended, end, done.ended - done.started, chairs)

    async def _late(self) -> None:
        await self._match(self.dice.choice([2, 20, 90]) * HOUR)

    def _write(
        self, name: str, game: str, ended: float, end: str, seconds: float | None, chairs: list[Chair]
    ) -> None:
        games = self.past.games
        games.append(Played(len(games) + 1, name, game, ended, end, seconds, chairs))

    async def _add(self, kind: str = "add") -> None:
        people = self._people(1)
        placed = zip(people, self._places(len(people)), strict=True)
        seats = [
            HandSeat(one, NAMES.get(one or 0, ""), place, self.dice.randrange(60)) for one, place in placed
        ]
        ended = self.time.now - (self.dice.choice([0, 5, 50]) * HOUR if kind == "add" else 0)
        game, store = self.dice.choice(GAMES), self.store.league
        if kind == "add":
            row = await store.add(GUILD, game, ended, seats, BY, "why")
        else:
            row = await store.walkover(GUILD, game, seats, BY, "why")
        chairs = [Chair(self.who(one.person), one.place, one.total) for one in seats]
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
            seats = [HandSeat(None, "", *one) for one in fixed]
            row = await self.store.league.correct(GUILD, game.name, seats, BY, "why", expect=seen.changed)
            self.past.deeds.append(Deed(row.number, "correct", row.at, game=game.number, fixed=tuple(fixed)))

    async def _merge(self) -> None:
        one, other = self.dice.sample(PEOPLE[:3], 2)
        row = await self.store.league.merge(GUILD, one, other, BY, "why")
        words = str(self.who(one)), str(self.who(other))
        self.past.deeds.append(Deed(row.number, "merge", row.at, who=words[0], into=words[1]))

    async def _ban(self) -> None:
        await self._banning("ban", self.dice.choice(PEOPLE))

    async def _unban(self) -> None:
        banned = [one for one in PEOPLE if self.past.banned(str(self.who(one)), inf)]
        await self._banning("unban", self.dice.choice(banned or PEOPLE))

    async def _banning(self, kind: str, person: int) -> None:
        do = self.store.league.ban if kind == "ban" else self.store.league.unban
        row = await do(GUILD, person, BY, "why")
        self.past.deeds.append(Deed(row.number, kind, row.at, who=str(self.who(person))))

    async def _undo(self) -> None:
        """Take a change back; as often as not the last undo, which gives something back."""
        deeds = self.past.deeds
        undone = [one for one in deeds if one.kind == "undo"][-1:] * (self.dice.random() < 0.5)
        if deeds:
            number = self.dice.choice(undone or deeds).number
            row = await self.store.league.undo(GUILD, number, BY, "why")
            deeds.append(Deed(row.number, "undo", row.at, undoes=number))

    # Settings, seasons

    async def _points(self) -> None:
        words = self.dice.choice(POINTS)
        running = next((one for one in self.past.terms if one.ended is None), None)
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
        season = await self.store.league.start_season(GUILD, name, until, BY, system)
        self.past.terms.append(Term(season.number, season.start, words or self.past.points, season.closes))

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
        term = next(one for one in self.past.terms if one.number == ended.season.number)
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
        if self.past.banned(str(self.who(person)), inf) or self.past.banned(self.known(person), inf):
            return  # the ban is kept, and holds when they come back: test_league_privacy
        await self.store.forget(person)
        self.past.forgotten.add(str(self.who(person)))
        self.lives[person] += 1

    async def _look(self) -> None:
        """Have what is missing worked out, onto what there is."""
        await self.store.league.table(GUILD, self.dice.choice([None, *GAMES]))


def finals(past: Past, term: Term) -> dict[str | None, list[Line]]:
    story = tell(past)
    return {game: story.table((term.number, game), "points") for game in (None, *GAMES)}


# What is compared


def told_row(line: Line, person: int | None, before: int | None = None) -> dict[str, object]:
    points = line.points * 60
    assert points.denominator == 1
    return {
        **asdict(line),
        **{"person": person, "points": int(points), "before": before, "who": None},
    }


def stored_row(row: TableRow) -> dict[str, object]:
    names = ("rank", "before", "person", "played", "won", "points", "places", "rating", "streak", "longest")
    marks = [(mark.place, mark.seats) for mark in row.marks]
    return {**{name: getattr(row, name) for name in names}, "marks": marks, "who": None}


def in_order(rows: list[dict[str, object]]) -> list[dict[str, object]]:
    """Those who share a rank in one order, which has no meaning."""
    return sorted(rows, key=lambda row: (row["rank"], row["person"] or 0, str(row)))


class Check:
    """Compares what the store says with what a history comes to."""

    def __init__(self, historian: Historian) -> None:
        self.historian, self.past, self.league = historian, historian.past, historian.store.league
        self.story = tell(self.past)
        zone = ZoneInfo(self.past.zone)
        day = datetime.fromtimestamp(historian.time.now, zone).date()
        self.before = tell(self.past, datetime(day.year, day.month, day.day, tzinfo=zone).timestamp())

    async def everything(self) -> None:
        await self.league.catch_up(GUILD)
        for game in (None, *GAMES):
            for sort in SORTS:
                await self.table((None, game), sort)
                for term in self.past.terms:
                    if term.finals is None:
                        await self.table((term.number, game), sort)
            for term in self.past.terms:
                if term.finals is not None:
                    await self.final(term, game, term.finals)
        for one, other in permutations(PEOPLE, 2):
            await self.versus(one, other)
        for person in PEOPLE:
            for game in (None, *GAMES):
                await self.card(person, game)

    async def table(self, scope: Scope, sort: Sort) -> None:
        term, game = scope
        page = await self.league.table(GUILD, game, term, sort=sort, page_size=50)
        then = {one.who: one.rank for one in self.before.table(scope, sort)}
        wanted = [
            told_row(one, self.historian.person(one.who), then.get(one.who))
            for one in self.story.table(scope, sort)
        ]
        assert in_order([*map(stored_row, page.rows)]) == in_order(wanted), (scope, sort)

    async def final(self, term: Term, game: str | None, kept: dict[str | None, list[Line]]) -> None:
        """The table as it was kept, without who is in no list any more."""
        page = await self.league.table(GUILD, game, term.number, page_size=50)
        assert page.final
        past = self.past
        away = [one.rank for one in kept[game] if one.who in past.hidden or past.banned(one.who, inf)]
        shown = []
        for line in kept[game]:
            if line.who not in past.hidden and not past.banned(line.who, inf):
                rank = line.rank - sum(other < line.rank for other in away)
                row = told_row(line, self.historian.person(line.who), rank)
                shown.append({**row, "rank": rank})
        assert in_order([*map(stored_row, page.rows)]) == in_order(shown), (term.number, game)

    async def versus(self, one: int, other: int) -> None:
        try:
            found = await self.league.versus(GUILD, one, other)
        except LeagueError as error:
            if error.code == "unknown-player":
                return
            raise
        left, right = self.historian.known(one), self.historian.known(other)
        met = {game: self.story.meetings(left, right, (None, game)) for game in (None, *GAMES)}
        games = dict(found.games)
        for game, pairs in met.items():
            told = found if game is None else games.get(game)
            counts = (0, 0, 0) if told is None else (told.ahead, told.behind, told.level)
            assert counts == (
                sum(own < theirs for own, theirs in pairs),
                sum(own > theirs for own, theirs in pairs),
                sum(own == theirs for own, theirs in pairs),
            ), (one, other, game)

    async def card(self, person: int, game: str | None) -> None:
        try:
            card = await self.league.player(GUILD, person, game)
        except LeagueError as error:
            if error.code == "unknown-player":
                return
            raise
        assert told_card(card) == self.wanted_card(person, game), (person, game)

    def wanted_card(self, person: int, game: str | None) -> dict[str, object]:
        story, who = self.story, self.historian.known(person)
        listed = not self.past.unlisted(str(self.historian.who(person)))
        counted, line = story.counted(who, (None, game)), story.line(who, (None, game), "points")
        won = [one.place == 1 for one in counted]
        whole = [one for one in counted if not one.away]
        quick = [one.game.seconds for one in whole if one.place == 1 and one.whole and one.game.seconds]
        high = [one.highest for one in whole if one.highest is not None]
        return {
            "listed": listed,
            "rank": line.rank if line and listed else None,
            "played": (len(counted), sum(won)),
            "rating": [one.ratings[game] for one in story.of(who, (None, game)) if one.points is not None][
                -1:
            ],
            "curve": [one.ratings[game] for one in counted if one.moved],
            "games": {
                name: len(own)
                for name in GAMES
                if (own := story.counted(who, (None, name))) and game in (None, name)
            },
            "streaks": streaks(won),
            "highest": max(high) if high and game else None,
            "fastest": [("quick", min(quick))] if quick and game else [],
            "last": [one.game.name for one in story.of(who, (None, game))][:-11:-1],
            "opponents": self._opponents(who, game),
        }

    def _opponents(self, who: str, game: str | None) -> list[tuple[int, int, int] | None]:
        """The best and the worst opponent: whom somebody was ahead of most often of all matches with them."""
        known = [one for one in self.story.shares if self.historian.person(one) is not None]
        known = [one for one in known if one not in self.past.hidden and not self.past.banned(one, inf)]
        often = []
        for other in known:
            pairs = self.story.meetings(who, other, (None, game))
            if other != who and len(pairs) >= 3:
                ahead, behind = sum(a < b for a, b in pairs), sum(a > b for a, b in pairs)
                share = Fraction(ahead - behind, len(pairs))
                often.append((share, len(pairs), self.historian.person(other) or 0, ahead, behind))
        if not often:
            return [None, None]
        best = min(often, key=lambda one: (-one[0], -one[1], one[2]))
        worst = min(often, key=lambda one: (one[0], -one[1], one[2]))
        return [best[2:], None if best == worst else worst[2:]]


def told_card(card: PlayerCard) -> dict[str, object]:
    pair = (card.best, card.worst)
    return {
        "listed": card.listed,
        "rank": card.row.rank if card.row else None,
        "played": (card.played, card.won),
        "rating": [card.rating] * (card.played > 0),
        "curve": [one.rating for one in card.curve],
        "games": {one.game: one.played for one in card.games},
        "streaks": (card.streak, card.longest),
        "highest": card.highest.value if card.highest else None,
        "fastest": [(one.length, one.value) for one in card.fastest],
        "last": [one.match for one in card.last],
        "opponents": [one and (one.person, one.ahead, one.behind) for one in pair],
    }


@pytest.mark.parametrize("number", range(HISTORIES))
async def test_a_history_comes_to_what_a_second_telling_says(tmp_path: Path, number: int) -> None:
    time, dice = Time(), random.Random(f"{LUCK} {number}")
    async with league(tmp_path / "a.db", time) as store:
        historian = Historian(store, time, dice)
        for done in range(1, LENGTH + 1):
            await historian.go_on()
            if done % 15 == 0:
                await Check(historian).everything()
