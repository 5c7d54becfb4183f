"""The fold: one finished match after the other, in the order in which they ended, moves the rows of its members."""

from collections.abc import Collection, Iterable, Mapping, MutableMapping, Sequence
from zoneinfo import ZoneInfo

from msgspec import Struct
from msgspec.structs import replace

from .changes import CorrectedSeat, Corrections
from .counting import BY_HAND, Counting, DayLog, among_people, gone
from .counting import counted as counted_seats
from .points import USUAL, System, match_points, season_sum
from .rating import BEGINNER, Rating, rate, rested
from .seasons import day_number
from .values import (
    ALL,
    ALWAYS,
    COUNTING,
    FASTEST,
    LeagueMatch,
    Mark,
    Peak,
    PlayedLine,
    RatingChange,
    Row,
    Scope,
    Seat,
    Sums,
    Why,
)

FOLD = 4  # raised when the same matches give other results: every league is then built anew
MARKS = 5
_CUT_SHORT = ("abandoned", "resigned", "time")  # ends of matches that set no records
Rows = MutableMapping[tuple[int, str, int], Row]  # season, game, member -> the member's results so far


class Span(Struct, frozen=True):
    """A season from `start` until before `stop`. `kept`: its table is final and needs no rows.

    `divisions` of its members (others play in the `lowest`) where only matches within one are in its tables, else None.
    """

    number: int
    start: float
    stop: float
    system: System = USUAL
    kept: bool = False
    divisions: Mapping[int, int] | None = None
    lowest: int = 0

    def within(self, members: Iterable[int]) -> bool:
        """Return True if a match of these members is in its tables."""
        divisions = self.divisions
        return divisions is None or len({divisions.get(member, self.lowest) for member in members}) < 2


class Rules(Struct, frozen=True):
    """By what a server's league counts: `system` holds without a season; `abandoned`: matches broken off count too."""

    zone: ZoneInfo
    system: System = USUAL
    abandoned: bool = False
    seasons: tuple[Span, ...] = ()
    corrections: Corrections = Corrections()
    counting: Counting = Counting()

    def season(self, at: float) -> Span | None:
        """Return the season at a time, None between seasons."""
        return next((season for season in self.seasons if season.start <= at < season.stop), None)


def corrected(match: LeagueMatch, corrections: Corrections) -> LeagueMatch:
    """Return the match as moderators have corrected it: places, totals, and members who count for others.

    Their places count, also of those who left. Without them, tables of the same deals have the places of their
    comparison.
    """
    compared = {seat.seat: seat.place for seat in corrections.compared.get(match.number, ())}
    placed = {seat.seat: seat for seat in corrections.seats.get(match.number, ())}
    if not (compared or placed or corrections.merged):
        return match
    seats = (replace(seat, place=compared.get(seat.seat, seat.place)) for seat in match.seats)
    return replace(match, seats=tuple(_corrected(seat, placed, corrections) for seat in seats))


def _corrected(seat: Seat, placed: Mapping[int, CorrectedSeat], corrections: Corrections) -> Seat:
    correction = placed.get(seat.seat)
    if correction is not None:
        seat = replace(seat, place=correction.place, total=correction.total, stood_in=False, resigned=0, absent=0)
    return seat if seat.member is None else replace(seat, member=corrections.member(seat.member))


def _why_not(
    match: LeagueMatch, rules: Rules, seats: Sequence[Seat], present: Sequence[int], day: int, log: DayLog
) -> Why:
    """Return the reason for which the whole match counts for nobody; "" if it counts. `present` were not banned."""
    if match.number in rules.corrections.out:
        return "out"
    scored = any(seat.highest is not None for seat in match.seats)  # else no round was over
    if match.end == "abandoned" and not (rules.abandoned and scored):
        return "abandoned"
    if match.broken:
        return "rules"
    counting = rules.counting
    if not counting.computers and len(seats) < 2 and any(seat.computer for seat in match.seats):
        return "computers"
    if match.end in BY_HAND:
        return ""
    return "limit" if log.used_up(day, present, counting.limit) else ""


def fold(match: LeagueMatch, rules: Rules, rows: Rows, log: DayLog | None = None) -> tuple[PlayedLine, ...]:
    """Move the rows of every member at the table; return a line of the history for each of them.

    `rows` changes, as does `log`, the matches of the day (None: no others). Matches come in order of ended and number.
    """
    match, log = corrected(match, rules.corrections), log or DayLog()
    span, day = rules.season(match.ended), day_number(match.ended, rules.zone)
    seats = _member_seats(match)
    members = map(_member, seats)
    present = [member for member in members if not rules.corrections.banned(member, match.ended)]
    whole, beaten = _why_not(match, rules, seats, present, day, log), _beat_strong(match)
    across = span is not None and not span.within(present)
    match, seats = _settled(match, {seat.seat for seat in seats}, rules)
    often = () if match.end in BY_HAND else log.often(day, present, rules.counting.limit)
    usual: Why = "apart" if across else ""
    whys = {seat.seat: whole or _seat_why(match, seat, seats, present, often) or usual for seat in match.seats}
    number = ALWAYS if across or span is None else span.number
    if whole:
        return _lines(match, number, seats, whys, {}, {}, {})
    if rules.counting.limit:
        log.add(day, present, match.number)
    points = _points(match, span.system if span else rules.system)
    counted = [seat for seat in seats if whys[seat.seat] != "banned"]
    overall = _ratings(match, seats, whys, rows, ALL)
    game = _ratings(match, seats, whys, rows, match.game)
    fast = _fast(match)
    for season, name in scopes(match.game, span):
        ratings = overall if name == ALL else game
        for seat in counted:
            rating = ratings.get(seat.seat)
            key = (season, name, _member(seat))
            if season and across:
                _rerate(rows, key, rating, match.ended, day)
                continue
            row = _moved(rows.get(key) or _newcomer(rows, key), match, seat, points[seat.seat], rating, day)
            if span and season and span.system.best:
                row = _best_added_up(row, span.system, points[seat.seat])
            if season == ALWAYS and name != ALL and not gone(seat):
                row = _peaks(row, match, seat, fast=fast, beat=seat.seat in beaten)
            rows[key] = row
    return _lines(match, number, seats, whys, {seat.seat: points[seat.seat] for seat in counted}, overall, game)


def scopes(game: str, span: Span | None) -> tuple[Scope, ...]:
    """Return the tables to which a match of a game belongs."""
    always = ((ALWAYS, ALL), (ALWAYS, game))
    return always if span is None or span.kept else (*always, (span.number, ALL), (span.number, game))


def touched(match: LeagueMatch, rules: Rules) -> set[tuple[int, str, int]]:
    """Return the keys of the rows that the fold of a match looks at."""
    members = {rules.corrections.member(seat.member) for seat in match.seats if seat.member is not None}
    return {(*scope, member) for scope in scopes(match.game, rules.season(match.ended)) for member in members}


def _settled(match: LeagueMatch, people: Collection[int], rules: Rules) -> tuple[LeagueMatch, tuple[Seat, ...]]:
    """Return the match with the places that count, and its seats with the numbers of `people`."""
    match = replace(match, seats=counted_seats(match.seats, people))
    if not rules.counting.computers:
        match = among_people(match)
    return match, tuple(seat for seat in match.seats if seat.seat in people)


def _member_seats(match: LeagueMatch) -> tuple[Seat, ...]:
    """Return one seat for each member; of two merged members at the same table, the better seat."""
    best: dict[int, Seat] = {}
    for seat in match.seats:
        if seat.member is not None:
            other = best.get(seat.member)
            if other is None or (seat.place, seat.seat) < (other.place, other.seat):
                best[seat.member] = seat
    return tuple(sorted(best.values(), key=lambda seat: seat.seat))


def _seat_why(
    match: LeagueMatch, seat: Seat, seats: Sequence[Seat], present: Collection[int], often: Collection[int]
) -> Why:
    """Return the reason for which a seat does not count, or not for the rating; "" if it does.

    `present` are the members who were not banned, `often` those who have had all the matches of the day with another
    one of the table.
    """
    if seat.member is None:
        return ""
    if seat not in seats:
        return "twice"
    if seat.member not in present:
        return "banned"
    if match.end == "walkover":
        return "walkover"
    if len(seats) < 2:
        return "alone"
    if seat.member in often:
        return "often"
    if seat.resigned:
        return "resigned"
    return "left" if seat.stood_in else "absent" if gone(seat) else ""


def _points(match: LeagueMatch, system: System) -> dict[int, int]:
    places, totals = [seat.place for seat in match.seats], [seat.total for seat in match.seats]
    points = match_points(system, places, totals)
    return {seat.seat: won for seat, won in zip(match.seats, points, strict=True)}


def _member(seat: Seat) -> int:
    assert seat.member is not None
    return seat.member


def _ratings(
    match: LeagueMatch, seats: Sequence[Seat], whys: Mapping[int, Why], rows: Rows, game: str
) -> dict[int, RatingChange]:
    """Return the changes of ratings in a game (or in all), by seat; seats whose rating stays are left out."""
    if match.end == "walkover" or len(seats) < 2:
        return {}
    current = [rows.get((ALWAYS, game, _member(seat))) for seat in seats]
    before = [BEGINNER if row is None else row.sums.rating for row in current]
    moving = [whys[seat.seat] in COUNTING for seat in seats]
    prior = [_rested(row, match.ended) for row in current]
    after = rate(prior, [seat.place for seat in seats], moving)
    changes = zip(seats, before, after, moving, strict=True)
    return {seat.seat: RatingChange(old, new) for seat, old, new, moves in changes if moves}


def _rested(row: Row | None, now: float) -> Rating:
    """Return a rating with what the time since the last rated match has taken from its certainty."""
    if row is None:
        return BEGINNER
    return row.sums.rating if row.rated is None else rested(row.sums.rating, now - row.rated)


def _newcomer(rows: Rows, key: tuple[int, str, int]) -> Row:
    """Return the first row in a scope; a season's begins with the rating of all time."""
    always = rows.get((ALWAYS, *key[1:]))
    sums = Sums(rating=BEGINNER if always is None else always.sums.rating)
    return Row(sums=sums, before=sums)


def _moved(row: Row, match: LeagueMatch, seat: Seat, points: int, rating: RatingChange | None, day: int) -> Row:
    sums, won = row.sums, seat.place == 1
    after = sums.rating if rating is None else rating.after
    streak = row.streak + 1 if won else 0
    return replace(
        row,
        sums=Sums(sums.played + 1, sums.won + won, sums.points + points, sums.places + seat.place, after),
        day=day,
        before=row.before if row.day == day else sums,
        marks=(*row.marks, Mark(seat.place, len(match.seats)))[-MARKS:],
        streak=streak,
        longest=max(row.longest, streak),
        rated=row.rated if rating is None else match.ended,
    )


def _rerate(rows: Rows, key: tuple[int, str, int], rating: RatingChange | None, ended: float, day: int) -> None:
    """Let a row of a season have the rating after a match that is not in its tables."""
    row = rows.get(key)
    if row is None or rating is None:
        return
    before, sums = row.before if row.day == day else row.sums, replace(row.sums, rating=rating.after)
    rows[key] = replace(row, sums=sums, day=day, before=before, rated=ended)


def _best_added_up(row: Row, system: System, points: int) -> Row:
    """Return the row after one match more in a season in which only the best matches count."""
    results = (*row.results, points)[: system.of]
    return replace(row, results=results, sums=replace(row.sums, points=season_sum(system, results)))


def _beat_strong(match: LeagueMatch) -> frozenset[int]:
    """Return the seats that won a match, played to its end, with a strong computer player behind them."""
    behind = any(seat.strong and seat.place > 1 for seat in match.seats)
    if not behind or match.end in _CUT_SHORT:
        return frozenset()
    return frozenset(seat.seat for seat in match.seats if seat.place == 1 and not gone(seat))


def _fast(match: LeagueMatch) -> str | None:
    """Return the field for the fastest win of the match's length; None if its winners were not fast.

    A win is fast only where everybody played on.
    """
    if match.seconds is None or match.end in _CUT_SHORT or any(map(gone, match.seats)):
        return None
    return FASTEST.get(match.length)


def _peaks(row: Row, match: LeagueMatch, seat: Seat, *, fast: str | None, beat: bool) -> Row:
    """Return the row with the highest round, the fastest win, and the first over a strong computer player (`beat`)."""
    if beat and row.beat_strong is None:
        row = replace(row, beat_strong=match.number)
    if seat.highest is not None and (row.highest is None or seat.highest > row.highest.value):
        row = replace(row, highest=Peak(seat.highest, match.number))
    if fast is not None and match.seconds is not None and seat.place == 1:
        best: Peak | None = getattr(row, fast)
        if best is None or match.seconds < best.value:
            row = replace(row, **{fast: Peak(match.seconds, match.number)})
    return row


def _lines(
    match: LeagueMatch,
    season: int,
    seats: Sequence[Seat],
    whys: Mapping[int, Why],
    points: Mapping[int, int],
    overall: Mapping[int, RatingChange],
    game: Mapping[int, RatingChange],
) -> tuple[PlayedLine, ...]:
    """Return a line of the history for each member, given reasons, points and rating changes by seat."""
    places = tuple((_member(seat), seat.place) for seat in seats if whys[seat.seat] != "banned")
    return tuple(
        PlayedLine(
            *(_member(seat), match.number, seat.seat, match.game, season, match.ended, seat.place, len(match.seats)),
            *(points.get(seat.seat), overall.get(seat.seat), game.get(seat.seat), whys[seat.seat]),
            tuple(pair for pair in places if pair[0] != seat.member),
        )
        for seat in seats
    )
