"""The league told a second time: from everything that happened, at once, by lists and loops.

Of `bot.league.rules` it takes the arithmetic of a single rating only. Whoever plays is a word (`who`), which stays when
the person is forgotten. Points are fractions here, as people count them.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from datetime import datetime
from fractions import Fraction
from itertools import combinations
from math import inf
from zoneinfo import ZoneInfo

from msgspec import Struct

from bot.league.rules import BEGINNER, Rating, Sort, rate
from bot.league.rules.rating import rested

BY_HAND = ("added", "walkover")
Scope = tuple[int | None, str | None]  # season (None: all time) and game (None: all)


class Chair(Struct):
    """A seat of a match: `who` None is a computer. `resigned`: the first to resign is 1."""

    who: str | None
    place: int
    total: int
    stood_in: bool = False
    resigned: int = 0
    highest: int | None = None

    @property
    def away(self) -> bool:
        """True if its person did not play it to the end."""
        return self.stood_in or self.resigned > 0


class Played(Struct):
    """A match; `number` is its place among all that were stored."""

    number: int
    name: str
    game: str
    ended: float
    end: str
    seconds: float | None
    chairs: list[Chair]


class Deed(Struct):
    """A moderator's change; `fixed` are places and totals, seat by seat."""

    number: int
    kind: str
    at: float
    game: int | None = None
    fixed: tuple[tuple[int, int], ...] = ()
    who: str = ""
    into: str = ""
    undoes: int | None = None


class Term(Struct):
    """A season; `points` as `/settings` writes them. `finals` are its final tables by game, as they were kept.

    `divided`: so many divisions, in which `put` says who plays; who is not there plays in the last.
    """

    number: int
    start: float
    points: str
    closes: float | None = None
    ended: float | None = None
    finals: "dict[str | None, list[Line]] | None" = None
    divided: int = 0
    put: dict[str, int] = {}

    def division(self, who: str) -> int:
        return self.put.get(who, self.divided)

    def has(self, at: float) -> bool:
        over = self.ended is not None and at > self.ended
        return self.start <= at and not over and (self.closes is None or at < self.closes)


class Past(Struct):
    """Everything that happened to a league, and how it is set now."""

    games: list[Played] = []
    deeds: list[Deed] = []
    terms: list[Term] = []
    zone: str = "UTC"
    points: str = "behind"
    abandoned: bool = False
    computers: bool = False
    limit: int = 10
    least: int = 1
    hidden: set[str] = set()
    forgotten: set[str] = set()

    def holds(self, deed: Deed) -> bool:
        """True unless an undo that holds takes it back."""
        return not any(undo.undoes == deed.number and self.holds(undo) for undo in self.deeds)

    def held(self, *kinds: str) -> list[Deed]:
        return [deed for deed in self.deeds if deed.kind in kinds and self.holds(deed)]

    def stands_for(self, who: str) -> str:
        into = {merge.who: merge.into for merge in self.held("merge")}
        passed = [who]
        while passed[-1] in into:
            passed.append(into[passed[-1]])
            assert len(passed) == len({*passed}), f"a circle of merges: {passed}"
        return passed[-1]

    def banned(self, who: str, at: float) -> bool:
        kinds = [deed.kind for deed in self.held("ban", "unban") if deed.who == who and deed.at <= at]
        return kinds[-1:] == ["ban"]

    def unlisted(self, who: str) -> bool:
        merged = any(deed.who == who for deed in self.held("merge"))
        return merged or who in self.hidden | self.forgotten or self.banned(who, inf)

    def day(self, at: float) -> int:
        return datetime.fromtimestamp(at, ZoneInfo(self.zone)).toordinal()


class Share(Struct):
    """The result of a match for somebody; `points` None: nothing. `met` are the others' places.

    `term` is the season in whose tables it is, `during` the one in which it was played.
    """

    game: Played
    term: int | None
    during: int | None
    place: int
    of: int
    points: Fraction | None
    met: dict[str, int]
    away: bool
    whole: bool
    highest: int | None
    ratings: dict[str | None, Rating]  # after it, in all games and its own; those that were not moved stay the same
    moved: bool


class Line(Struct):
    """A row of a table."""

    rank: int
    who: str
    played: int
    won: int
    points: Fraction
    places: int
    rating: Rating
    marks: list[tuple[int, int]]


class Story(Struct):
    """The past as it counts: the shares of everybody, in the order of the matches."""

    past: Past
    shares: dict[str, list[Share]]

    def of(self, who: str, scope: Scope) -> list[Share]:
        """Return somebody's matches in a table, also those that came to nothing."""
        term, game = scope
        shares = self.shares.get(who, [])
        return [share for share in shares if term in (None, share.term) and game in (None, share.game.game)]

    def counted(self, who: str, scope: Scope) -> list[Share]:
        return [share for share in self.of(who, scope) if share.points is not None]

    def table(self, scope: Scope, sort: Sort, division: int = 0) -> list[Line]:
        """Return a table, or that of a division; of those who share a rank any may come first."""
        listed = [who for who in self.shares if not self.past.unlisted(who)]
        if division and scope[0] is not None:
            listed = [who for who in listed if self._term(scope[0]).division(who) == division]
        lines = [self._line(who, scope) for who in listed]
        return self._in_order([line for line in lines if line.played >= max(1, self.past.least)], scope, sort)

    def line(self, who: str, scope: Scope, sort: Sort) -> Line | None:
        return next((line for line in self.table(scope, sort) if line.who == who), None)

    def _line(self, who: str, scope: Scope) -> Line:
        shares = self.counted(who, scope)
        won = [share.place == 1 for share in shares]
        points = [share.points or Fraction(0) for share in shares]
        term, game = scope
        since = [share for share in self.counted(who, (None, game)) if term in (None, share.during)]
        return Line(
            *(0, who, len(shares), sum(won), self._sum(points, scope[0]), sum(share.place for share in shares)),
            since[-1].ratings[game] if shares else BEGINNER,
            [(share.place, share.of) for share in shares[-5:]],
        )

    def _sum(self, points: list[Fraction], term: int | None) -> Fraction:
        """Return the sum of points, in some seasons only of the best ones of the first matches."""
        words = "" if term is None else self._term(term).points
        if not words.startswith("best"):
            return sum(points, Fraction(0))
        best, of = (int(word) for word in words.split()[1:4:2])
        return sum(sorted(points[:of], reverse=True)[:best], Fraction(0))

    def _term(self, number: int) -> Term:
        return next(term for term in self.past.terms if term.number == number)

    def _in_order(self, lines: list[Line], scope: Scope, sort: Sort) -> list[Line]:
        """Give ranks: a row's is one more than the number of rows that are better."""
        first = {line.who: _first(line, sort) for line in lines}
        keys = {}
        for line in lines:
            level = [other.who for other in lines if first[other.who] == first[line.who]]
            met = self._balance(line.who, level, scope)
            average = -Fraction(line.places, line.played)
            keys[line.who] = (*first[line.who], met, average, line.rating.number)
        for line in lines:
            line.rank = 1 + sum(keys[other.who] > keys[line.who] for other in lines)
        return sorted(lines, key=lambda line: (line.rank, line.who))

    def _balance(self, who: str, level: list[str], scope: Scope) -> int:
        """Return how often somebody was ahead of those who are level, less how often behind; 0 unless all have met."""
        if any(not self.meetings(*pair, scope) for pair in combinations(level, 2)):
            return 0
        pairs = [pair for other in level if other != who for pair in self.meetings(who, other, scope)]
        return sum((ours < theirs) - (ours > theirs) for ours, theirs in pairs)

    def meetings(self, who: str, other: str, scope: Scope) -> list[tuple[int, int]]:
        """Return both places of each match that counted for both."""
        return [(share.place, share.met[other]) for share in self.counted(who, scope) if other in share.met]


def streaks(won: Iterable[bool]) -> tuple[int, int]:
    """Return the wins in a row up to now, and the most."""
    words = "".join("w" if victory else "l" for victory in won).split("l")
    return len(words[-1]), max(map(len, words))


def _first(line: Line, sort: Sort) -> tuple[Fraction | float, ...]:
    """Return by what a table is sorted, and then points and wins."""
    by_sort: dict[Sort, Callable[[], Fraction | float]] = {
        "points": lambda: line.points,
        "won": lambda: line.won,
        "played": lambda: line.played,
        "per-match": lambda: line.points / line.played,
        "place": lambda: -Fraction(line.places, line.played),
        "rating": lambda: line.rating.number,
    }
    return by_sort[sort](), line.points, line.won


def tell(past: Past, until: float = inf) -> Story:
    """Return the sums of all matches before a time."""
    teller = _Teller(past, {}, {}, [])
    for game in sorted(past.games, key=lambda game: (game.ended, game.number)):
        if game.ended < until:
            teller.tell(game)
    return Story(past, teller.shares)


class _Teller(Struct):
    past: Past
    shares: dict[str, list[Share]]
    ratings: dict[tuple[str | None, str], tuple[Rating, float]]
    today: list[tuple[int, list[str]]]  # the day of each match that counted, and who was there

    def tell(self, game: Played) -> None:
        """Give everybody at the table a share of a match."""
        past = self.past
        fixed = [deed.fixed for deed in past.held("correct") if deed.game == game.number][-1:]
        chairs = [Chair(*_copy(chair)) for chair in game.chairs]
        for chair, result in zip(chairs, fixed[0] if fixed else (), strict=False):
            (chair.place, chair.total), chair.stood_in, chair.resigned = result, False, 0
        for chair in chairs:
            chair.who = None if chair.who is None else past.stands_for(chair.who)
        seated = sorted(enumerate(chairs), key=lambda pair: (pair[1].place, pair[0]))
        best: dict[str, int] = {}  # the best chair of each
        for number, chair in seated:
            if chair.who is not None:
                best.setdefault(chair.who, number)
        here = [who for who in best if not past.banned(who, game.ended)]
        busy = self._used_up(game, here)
        counts = self._counts(game, chairs, best, here, busy)
        _settle(chairs, best.values())
        if not past.computers:
            people = [chair for chair in chairs if chair.who is not None]
            _close_up(people)
        else:
            people = chairs
        term = next((term for term in past.terms if term.has(game.ended)), None)
        words = term.points if term else past.points
        points = _points(words, people) if counts else {}
        moved = self._rate(game, chairs, best, here, busy) if counts else set()
        if counts and past.limit:
            self.today.append((past.day(game.ended), here))
        inside = term is None or not term.divided or len({term.division(who) for who in here}) < 2
        whole = game.end not in ("abandoned", "resigned") and not any(chair.away for chair in people)
        for who, number in best.items():
            chair = chairs[number]
            share = Share(
                *(game, term.number if term and inside else None, term.number if term else None),
                *(chair.place, len(people)),
                points[id(chair)] if counts and who in here else None,
                {other: chairs[at].place for other, at in best.items() if other in here and other != who},
                *(chair.away, whole, chair.highest),
                {name: self.ratings.get((name, who), (BEGINNER, 0.0))[0] for name in (None, game.game)},
                who in moved,
            )
            self.shares.setdefault(who, []).append(share)

    def _used_up(self, game: Played, here: list[str]) -> list[tuple[str, str]]:
        """Return the pairs at the table who have had all their matches of that day."""
        day, limit = self.past.day(game.ended), self.past.limit
        had = [names for at, names in self.today if at == day]
        return [pair for pair in combinations(here, 2) if limit and sum({*pair} <= {*names} for names in had) >= limit]

    def _counts(
        self,
        game: Played,
        chairs: Sequence[Chair],
        best: Mapping[str, int],
        here: list[str],
        busy: list[tuple[str, str]],
    ) -> bool:
        """True if a match counts for anybody."""
        past = self.past
        taken = [deed.game for deed in past.held("out")]
        taken += [deed.game for deed in past.deeds if deed.kind in ("add", "walkover") and not past.holds(deed)]
        if game.number in taken:
            return False
        scored = any(chair.highest is not None for chair in chairs)
        if game.end == "abandoned" and not (past.abandoned and scored):
            return False
        if len(best) < 2 and not past.computers and any(chair.who is None for chair in chairs):
            return False
        pairs = [*combinations(here, 2)]
        return game.end in BY_HAND or not pairs or len(busy) < len(pairs)

    def _rate(
        self,
        game: Played,
        chairs: Sequence[Chair],
        best: Mapping[str, int],
        here: list[str],
        busy: list[tuple[str, str]],
    ) -> set[str]:
        """Move the ratings of a match; return whose were."""
        if game.end == "walkover" or len(best) < 2:
            return set()
        often = {who for pair in busy for who in pair} if game.end not in BY_HAND else set()
        people = sorted(best, key=lambda who: best[who])
        for name in (None, game.game):
            before = [self.ratings.get((name, who)) for who in people]
            rest = [BEGINNER if rating is None else rested(rating[0], game.ended - rating[1]) for rating in before]
            moving = [who in here and who not in often for who in people]
            after = rate(rest, [chairs[best[who]].place for who in people], moving)
            for who, new, moves in zip(people, after, moving, strict=True):
                if moves:
                    self.ratings[name, who] = new, game.ended
        return {who for who in here if who not in often}


def _copy(chair: Chair) -> tuple[str | None, int, int, bool, int, int | None]:
    return chair.who, chair.place, chair.total, chair.stood_in, chair.resigned, chair.highest


def _settle(chairs: Sequence[Chair], best: Collection[int]) -> None:
    """Put those who left behind all who stayed, and those who resigned behind all, the first of them last."""
    people = [chairs[number] for number in best]
    if not any(chair.away for chair in people):
        return
    stayed = [chair for chair in people if not chair.away]
    worst = max((chair.place for chair in stayed), default=0)
    least = min((chair.total for chair in stayed), default=None)
    poorest = min(chair.total for chair in chairs)
    resigned = sorted((chair for chair in chairs if chair.resigned), key=lambda chair: -chair.resigned)
    back = [chair for chair in people if chair.stood_in and not chair.resigned and chair.place <= worst]
    stay = [chair for chair in chairs if not any(chair is other for other in (*resigned, *back))]
    order = [*_groups([chair for chair in stay if chair.place <= worst]), *_groups(back)]
    order += [*_groups([chair for chair in stay if chair.place > worst]), *([chair] for chair in resigned)]
    if least is not None:
        for chair in people:
            chair.total = min(chair.total, least) if chair.stood_in else chair.total
    for chair in resigned:
        chair.total = poorest
    behind = 0
    for group in order:
        for chair in group:
            chair.place = behind + 1
        behind += len(group)


def _groups(chairs: Sequence[Chair]) -> list[list[Chair]]:
    """Return chairs by their places, the best first."""
    return [[chair for chair in chairs if chair.place == place] for place in sorted({chair.place for chair in chairs})]


def _close_up(chairs: Sequence[Chair]) -> None:
    """Let places follow from each other."""
    behind = 0
    for group in _groups(chairs):
        for chair in group:
            chair.place = behind + 1
        behind += len(group)


def _points(words: str, chairs: Sequence[Chair]) -> dict[int, Fraction]:
    """Return the points of each chair; those who share places share what these are worth."""
    words = words.partition(" by ")[2] or "behind" if words.startswith("best") else words
    many = len(chairs)
    if words == "game":
        return {id(chair): Fraction(chair.total) for chair in chairs}
    if words == "behind":
        worth = [many - place for place in range(1, many + 1)]
    elif words == "winner":
        worth = [many - 1]
    else:
        worth = [int(word) for word in words.split()]
    worth = [*worth, *[0] * many][:many]
    points: dict[int, Fraction] = {}
    for group in _groups(chairs):
        shared = Fraction(sum(worth[: len(group)]), len(group))
        worth = worth[len(group) :]
        points |= {id(chair): shared for chair in group}
    return points
