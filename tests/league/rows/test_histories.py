"""Histories by chance: whatever happens in whatever order, the store says what a second telling from scratch says.

`BONEYARD_TEST_HISTORIES=500` takes so many, and another `BONEYARD_TEST_LUCK` takes others.
"""

import os
import random
from datetime import datetime
from fractions import Fraction
from itertools import permutations
from math import inf
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import asdict

from bot.league.rows.values import PlayerCard, TableRow
from bot.league.rules import SORTS, LeagueError, Sort
from storage.engines import Place
from tests.luck import LUCK
from tests.storage.places import in_turn

from .historian import GAMES, LENGTH, PEOPLE, Historian
from .playing import GUILD, Time, league
from .retelling import Line, Scope, Term, streaks, tell

HISTORIES = int(os.environ.get("BONEYARD_TEST_HISTORIES", "8"))


# What is compared


def row_values(line: Line, person: int | None, before: int | None = None) -> dict[str, object]:
    points = line.points * 60
    assert points.denominator == 1
    return {**asdict(line), **{"person": person, "points": int(points), "before": before, "who": None}}


def stored_row(row: TableRow) -> dict[str, object]:
    names = ("rank", "before", "person", "played", "won", "points", "places", "rating")
    marks = [(mark.place, mark.seats) for mark in row.marks]
    return {**{name: getattr(row, name) for name in names}, "marks": marks, "who": None}


def in_order(rows: list[dict[str, object]]) -> list[dict[str, object]]:
    """Those who share a rank in one order, which has no meaning."""
    return sorted(rows, key=lambda row: (row["rank"], row["person"] or 0, str(row)))


class Check:
    """Compares what the store says with a history's own sums."""

    def __init__(self, historian: Historian) -> None:
        self.historian, self.past, self.league = historian, historian.past, historian.store.league
        self.story = tell(self.past)
        zone = ZoneInfo(self.past.zone)
        day = datetime.fromtimestamp(historian.time.now, zone).date()
        self.before = tell(self.past, datetime(day.year, day.month, day.day, tzinfo=zone).timestamp())

    async def everything(self) -> None:
        await self.league.keeper.catch_up(GUILD)
        for game in (None, *GAMES):
            for sort in SORTS:
                await self.table((None, game), sort)
                for term in self.past.terms:
                    for division in range(term.divided + 1) if term.finals is None else ():
                        await self.table((term.number, game), sort, division)
            for term in self.past.terms:
                if term.finals is not None:
                    await self.final(term, game, term.finals)
        for person, other in permutations(PEOPLE, 2):
            await self.versus(person, other)
        for person in PEOPLE:
            for game in (None, *GAMES):
                await self.card(person, game)

    async def table(self, scope: Scope, sort: Sort, division: int = 0) -> None:
        term, game = scope
        page = await self.league.table(GUILD, game, term, sort=sort, page_size=50, division=division)
        then = {line.who: line.rank for line in self.before.table(scope, sort, division)}
        lines = self.story.table(scope, sort, division)
        wanted = [row_values(line, self.historian.person(line.who), then.get(line.who)) for line in lines]
        assert in_order([*map(stored_row, page.rows)]) == in_order(wanted), (scope, sort, division)

    async def final(self, term: Term, game: str | None, kept: dict[str | None, list[Line]]) -> None:
        """The table as it was kept, without who is in no list any more."""
        page = await self.league.table(GUILD, game, term.number, page_size=50)
        assert page.final
        past = self.past
        away = [line.rank for line in kept[game] if line.who in past.hidden or past.banned(line.who, inf)]
        rows = []
        for line in kept[game]:
            if line.who not in past.hidden and not past.banned(line.who, inf):
                rank = line.rank - sum(other < line.rank for other in away)
                row = row_values(line, self.historian.person(line.who), rank)
                rows.append({**row, "rank": rank})
        assert in_order([*map(stored_row, page.rows)]) == in_order(rows), (term.number, game)

    async def versus(self, person: int, other: int) -> None:
        try:
            versus = await self.league.versus(GUILD, person, other)
        except LeagueError as error:
            if error.code == "unknown-player":
                return
            raise
        first, second = self.historian.holder(person), self.historian.holder(other)
        met = {game: self.story.meetings(first, second, (None, game)) for game in (None, *GAMES)}
        games = dict(versus.games)
        for game, pairs in met.items():
            score = versus.met if game is None else games.get(game)
            counts = (0, 0, 0) if score is None else (score.ahead, score.behind, score.level)
            assert counts == (
                sum(ours < theirs for ours, theirs in pairs),
                sum(ours > theirs for ours, theirs in pairs),
                sum(ours == theirs for ours, theirs in pairs),
            ), (person, other, game)

    async def card(self, person: int, game: str | None) -> None:
        try:
            card = await self.league.player(GUILD, person, game)
        except LeagueError as error:
            if error.code == "unknown-player":
                return
            raise
        assert card_values(card) == self.wanted_card(person, game), (person, game)

    def wanted_card(self, person: int, game: str | None) -> dict[str, object]:
        story, who = self.story, self.historian.holder(person)
        listed = not self.past.unlisted(str(self.historian.who(person)))
        counted, line = story.counted(who, (None, game)), story.line(who, (None, game), "points")
        won = [share.place == 1 for share in counted]
        whole = [share for share in counted if not share.away]
        quick = [share.game.seconds for share in whole if share.place == 1 and share.whole and share.game.seconds]
        high = [share.highest for share in whole if share.highest is not None]
        return {
            "listed": listed,
            "rank": line.rank if line and listed else None,
            "played": (len(counted), sum(won)),
            "rating": [share.ratings[game] for share in story.of(who, (None, game)) if share.points is not None][-1:],
            "curve": [share.ratings[game] for share in counted if share.moved],
            "games": {
                name: len(rows) for name in GAMES if (rows := story.counted(who, (None, name))) and game in (None, name)
            },
            "streaks": streaks(won),
            "highest": max(high) if high and game else None,
            "fastest": [("quick", min(quick))] if quick and game else [],
            "last": [share.game.name for share in story.of(who, (None, game))][:-11:-1],
            "opponents": self._opponents(who, game),
        }

    def _opponents(self, who: str, game: str | None) -> list[tuple[int, int, int] | None]:
        """The best and the worst opponent: whom somebody was ahead of most often of all matches with them."""
        opponents = [other for other in self.story.shares if self.historian.person(other) is not None]
        opponents = [other for other in opponents if other not in self.past.hidden and not self.past.banned(other, inf)]
        often = []
        for other in opponents:
            pairs = self.story.meetings(who, other, (None, game))
            if other != who and len(pairs) >= 3:
                ahead, behind = sum(a < b for a, b in pairs), sum(a > b for a, b in pairs)
                share = Fraction(ahead - behind, len(pairs))
                often.append((share, len(pairs), self.historian.person(other) or 0, ahead, behind))
        if not often:
            return [None, None]
        best = min(often, key=lambda row: (-row[0], -row[1], row[2]))
        worst = min(often, key=lambda row: (row[0], -row[1], row[2]))
        return [best[2:], None if best == worst else worst[2:]]


def card_values(card: PlayerCard) -> dict[str, object]:
    pair = (card.best, card.worst)
    return {
        "listed": card.listed,
        "rank": card.row.rank if card.row else None,
        "played": (card.played, card.won),
        "rating": [card.rating] * (card.played > 0),
        "curve": [point.rating for point in card.curve],
        "games": {count.game: count.played for count in card.games},
        "streaks": (card.streak, card.longest),
        "highest": card.highest.value if card.highest else None,
        "fastest": [(best.length, best.value) for best in card.fastest],
        "last": [match.match for match in card.last],
        "opponents": [opponent and (opponent.person, opponent.ahead, opponent.behind) for opponent in pair],
    }


@pytest.mark.slow
@in_turn("number", *range(HISTORIES))
async def test_a_history_comes_to_what_a_second_telling_says(path: Place, number: int) -> None:
    time, dice = Time(), random.Random(f"{LUCK} {number}")
    async with league(path, time) as store:
        historian = Historian(store, time, dice)
        for done in range(1, LENGTH + 1):
            await historian.go_on()
            if done % 15 == 0:
                await Check(historian).everything()
