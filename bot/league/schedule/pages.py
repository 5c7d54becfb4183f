"""What Discord shows of schedules: fixtures, reminders, questions about last days, shared deals, tables of teams."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from bot.connection.names import renamed
from bot.games.same import Same, promise_of, promised_same
from bot.games.shuffle import LONGEST_CUT
from bot.games.text.names import marked_name, plain_name
from bot.games.text.numbers import decimal, listed, mean, written_day
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.league.pages.crosstable import CrossPlace, crosstable_button, schedule_choice
from bot.league.pages.results import points_text
from bot.league.pages.settings import rules_button
from bot.league.rows.values import MatchRow, MatchSeat
from bot.league.rules import shown_points
from bot.league.rules.matchpoints import Compared
from bot.league.schedule.teams import TeamLine, TeamResult, team_table
from bot.league.schedule.values import Fixture, FixturePage, FixtureSeat, LastDay, NewDeals, RoundDeals, Schedule
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, Press, encode
from bot.parts.parts import (
    ALT_LIMIT,
    CHOICE_LIMIT,
    CHOICES,
    CONTENT_LIMIT,
    FIELD,
    Button,
    FormLine,
    FormParts,
    MenuLine,
    Parts,
    Row,
    Select,
    cut,
    private,
)
from rendering import LeagueRow, LeagueWords, draw_league

PAGE = 10  # fixtures on a page, a line or two each on a phone
_SHOWN = 12  # of those that were just made
_ASKED = 6  # of those that a moderator is asked about
MOST_SCHEDULES = CHOICES - 3  # in the menu, below what is open, one's own, and all
_OPEN, _MINE, _ALL, _PICKED = "open", "mine", "all", "picked"  # words of a press; the last one of a menu
OF, THESE = "of", "these"  # words of a press: numbers from and to, among which somebody is a player; numbers


class SchedulePlace(Struct, frozen=True):
    """A page of fixtures: of a person (0: all), of a schedule by its first fixture (0: all), only those still open."""

    page: int = 0
    person: int = 0
    only_open: bool = True
    schedule: int = 0


def read_place(press: Press, asker: int) -> SchedulePlace:
    """Return the page in an id; of a menu, the one that was picked there by the asker."""
    if press.words[:1] == (_PICKED,):
        word = press.words[-1]
        person = asker if word == _MINE else 0
        return SchedulePlace(person=person, only_open=word in (_OPEN, _MINE), schedule=_number(word))
    page, person_word, only, first, *_ = (*press.words, "", "", "", "")
    return SchedulePlace(_number(page), _number(person_word), only != _ALL, _number(first))


def _number(word: str) -> int:
    return int(word) if word.isascii() and word.isdigit() and len(word) <= 20 else 0


def fixtures_page(
    found: FixturePage,
    place: SchedulePlace,
    reader: Reader,
    *,
    schedules: Sequence[Schedule] = (),
    asker: int = 0,
    same_deals: bool = False,
) -> Parts:
    """Return a page of fixtures, with a menu of the server's `schedules`, the newest first.

    `same_deals`: the tables of the last fixture's round share their deals.
    """
    menu = _schedule_menu(schedules, place, asker, reader)
    if not found.rows:
        return Parts(content=reader.t("fixtures-none"), rows=(*menu, (rules_button(0, reader),)))
    heading = reader.t(
        "fixtures-heading",
        only="open" if place.only_open else "all",
        total=found.total,
        open=found.open,
        page=found.page + 1,
        pages=found.pages,
    )
    lines = [heading, *(fixture_line(row, reader) for row in found.rows)]
    if found.open:
        lines.append(f"-# {reader.t('fixtures-how')}")
    last = found.rows[-1]
    more = [crosstable_button(CrossPlace(last.number), reader)]
    if any(seat.team for seat in last.seats):
        more.append(team_button(last.number, reader))
    if same_deals:
        press = Press(NO_TABLE, 0, verbs.DEALS, (str(last.number), NEW))
        more.append(Button(encode(press), reader.t("button-deals")))
    more.append(rules_button(last.number, reader))
    turns = tuple(_turns(found, place, reader))
    return Parts(content=joined(lines), rows=(*menu, *((turns,) if turns else ()), tuple(more)))


def _schedule_menu(
    schedules: Sequence[Schedule], place: SchedulePlace, asker: int, reader: Reader
) -> tuple[tuple[Select], ...]:
    """Return a menu of what is open, of the asker's own, of all, and of each schedule; no row without a schedule."""
    if not schedules:
        return ()
    here = (
        str(place.schedule) if place.schedule
        else (_OPEN if place.only_open else _ALL) if not place.person
        else _MINE if place.person == asker and place.only_open
        else ""
    )  # fmt: skip
    named = [(word, reader.t(f"schedule-{word}")) for word in (_OPEN, _MINE, _ALL)]
    named += [(str(one.first), schedule_choice(one, reader)) for one in schedules]
    lines = tuple(MenuLine(word, name, default=word == here) for word, name in named)
    custom_id = encode(Press(NO_TABLE, 0, verbs.FIXTURES, (_PICKED,)), "s")
    return ((Select(custom_id, lines, reader.t("crosstable-menu")),),)


def _turns(found: FixturePage, place: SchedulePlace, reader: Reader) -> list[Button]:
    def button(name: str, page: int) -> Button:
        words = (str(page), str(place.person), _OPEN if place.only_open else _ALL)
        more = (str(place.schedule),) if place.schedule else ()
        return Button(encode(Press(NO_TABLE, 0, verbs.FIXTURES, (*words, *more))), reader.t(f"button-{name}"))

    row = [button("previous", found.page - 1)] if found.page > 0 else []
    row += [button("next", found.page + 1)] if found.page + 1 < found.pages else []
    return row + _ready_button(found.rows, reader)


def _ready_button(shown: Sequence[Fixture], reader: Reader) -> list[Button]:
    """Return the button by which players say that they are ready, if a fixture that is shown has a last day."""
    timed = [one.number for one in shown if one.is_open and one.last is not None]
    if not timed:
        return []
    words = (OF, str(timed[0]), str(timed[-1]))
    return [Button(encode(Press(NO_TABLE, 0, verbs.FIXTURE_READY, words)), reader.t("button-fixture-ready"))]


def fixture_line(one: Fixture, reader: Reader) -> str:
    """Return a fixture in a line: its number, players, game, round and state, the last day and who is ready."""
    ready = [seat for seat in one.seats if seat.ready]
    return reader.t(
        "fixture-line",
        number=one.number,
        names=names(one.seats, reader),
        game=game_name(one.game, reader.locale),
        round=one.round,
        state=one.state,
        until="none" if one.last is None or not one.is_open else _day(one.last, reader),
        left="" if one.last is None else _left(one.last),
        some="yes" if ready else "no",
        ready=names(ready, reader, ", "),
    )


def _day(last: LastDay, reader: Reader) -> str:
    return written_day(last.day, reader.locale)


def _left(last: LastDay) -> str:
    """Return how long it is until a last day is over, which Discord counts for each reader."""
    return f"<t:{int(last.closes)}:R>"


def fixture_choice(one: Fixture, reader: Reader) -> str:
    """Return a fixture as a line of a menu."""
    called = " – ".join(plain_name(seat.name, reader.t("name-former")) for seat in renamed(one.seats, reader))
    game = game_name(one.game, reader.locale)
    return cut(reader.t("fixture-choice", number=one.number, names=called, game=game), CHOICE_LIMIT)


def names(seats: Iterable[FixtureSeat], reader: Reader, between: str = " – ") -> str:
    """Return the names of the players, in the order of their seats."""
    return between.join(marked_name(seat.name, reader.t("name-former")) for seat in renamed((*seats,), reader))


def created(made: Sequence[Fixture], reader: Reader, more: Sequence[str] = ()) -> Parts:
    """Return the post about fixtures that were made, with `more` lines; it pings their players."""
    people = _people(made)
    heading = reader.t(
        "fixtures-created",
        game=game_name(made[0].game, reader.locale),
        count=len(made),
        rounds=made[-1].round,
        players=_mentions(people, reader),
    )
    lines = [heading, *(fixture_line(fixture, reader) for fixture in made[:_SHOWN])]
    if len(made) > _SHOWN:
        lines.append(reader.t("fixtures-more", count=len(made) - _SHOWN))
    return Parts(content=joined([*lines, f"-# {reader.t('fixtures-how')}", *more]), pings=people)


def reminder(due: Sequence[Fixture], reader: Reader) -> Parts:
    """Return the post that reminds players of fixtures, and pings nobody else: those who are ready wait for others."""
    people = _people(due, waiting=True) or _people(due)
    heading = reader.t("fixtures-reminder", count=len(due), players=_mentions(people, reader))
    lines = [heading, *(fixture_line(fixture, reader) for fixture in due), f"-# {reader.t('fixtures-how')}"]
    row = tuple(_ready_button(due, reader))
    return Parts(content=joined(lines), rows=(row,) if row else (), pings=people)


def opened(one: Fixture, by: int, reader: Reader) -> Parts:
    """Return the post about the open table of a fixture, which pings its players except `by`."""
    others = tuple(seat.person for seat in one.seats if seat.person not in (None, by))
    people = tuple(person for person in others if person is not None)
    awaited = _mentions(people, reader)
    text = reader.t("fixture-open", number=one.number, names=names(one.seats, reader), awaited=awaited)
    return Parts(content=text, pings=people)


# Last days


def ready_menu(own: Sequence[Fixture], reader: Reader) -> Parts:
    """Return the question for which of their fixtures a person is ready."""
    lines = tuple(MenuLine(str(one.number), fixture_choice(one, reader)) for one in own[:CHOICES])
    menu = Select(
        encode(Press(NO_TABLE, 0, verbs.FIXTURE_READY, (THESE,)), "s"),
        lines,
        reader.t("fixture-ready-menu"),
        most=len(lines),
    )
    return private(reader.t("fixture-ready-ask"), ((menu,),))


def said_ready(new: Sequence[Fixture], by: int, reader: Reader) -> Parts:
    """Return the post that somebody is ready for fixtures, which pings the players who are awaited there."""
    waiting = any(not seat.ready for one in new for seat in one.seats)
    people = tuple(person for person in _people(new, waiting=waiting) if person != by)
    name = next(seat.name for one in new for seat in one.seats if seat.person == by)
    heading = reader.t(
        "fixture-ready-said",
        name=marked_name(name),
        waiting="yes" if waiting else "no",
        players=_mentions(people, reader),
    )
    lines = [heading, *(fixture_line(one, reader) for one in new), f"-# {reader.t('fixtures-how')}"]
    row = tuple(_ready_button(new, reader)) if waiting else ()
    return Parts(content=joined(lines), rows=(row,) if row else (), pings=people)


def over(settled: Sequence[Fixture], reader: Reader) -> Parts:
    """Return the post about fixtures whose last day is over, which pings their players."""
    people = _people(settled)
    heading = reader.t("fixtures-over", count=len(settled), players=_mentions(people, reader))
    lines = [heading, *(fixture_line(fixture, reader) for fixture in settled), f"-# {reader.t('fixtures-over-how')}"]
    return Parts(content=joined(lines), pings=people)


def ask_deadline(moved: Sequence[Fixture], last: LastDay, reader: Reader) -> list[str]:
    """Return the lines of the question before fixtures get another last day."""
    day = reader.t("fixture-ask-deadline", count=len(moved), day=_day(last, reader), left=_left(last))
    lines = [day, *(fixture_line(fixture, reader) for fixture in moved[:_ASKED])]
    return [*lines, reader.t("fixtures-more", count=len(moved) - _ASKED)] if len(moved) > _ASKED else lines


def deadline_set(moved: Sequence[Fixture], last: LastDay, reader: Reader) -> Parts:
    """Return the answer when fixtures have got another last day."""
    return private(reader.t("fixture-deadline-set", count=len(moved), day=_day(last, reader), left=_left(last)))


def _people(fixtures: Iterable[Fixture], *, waiting: bool = False) -> tuple[int, ...]:
    """Return the players; `waiting`: of each fixture those who are awaited."""
    found = (seat.person for fixture in fixtures for seat in fixture.seats if not (waiting and seat.ready))
    return tuple(dict.fromkeys(person for person in found if person is not None))


def _mentions(people: Iterable[int], reader: Reader) -> str:
    return listed((f"<@{person}>" for person in people), reader.locale)


def joined(lines: Sequence[str]) -> str:
    """Return as many whole lines as a message has room for."""
    kept, length = [], 0
    for line in lines:
        length += len(line) + 1
        if length > CONTENT_LIMIT:
            break
        kept.append(line)
    return "\n".join(kept)


CUT, NEW, POST = "cut", "new", "post"  # words of a press, behind the number of a fixture
_PROMISED = 12  # rounds whose promises a post has


class DealsFacts(Struct, frozen=True):
    """A round with the same deals: its fixtures, the matches that were played, and what they came to by their ids.

    `rounds` are all that were made with it, each with the number of its first fixture.
    """

    deals: RoundDeals
    fixtures: Sequence[Fixture]
    matches: Mapping[str, MatchRow]
    compared: Mapping[str, Compared]
    rounds: Mapping[int, int] = {}


def told_of(deals: RoundDeals) -> Same:
    """Return what a record says of the deals as long as others do not know them."""
    return promised_same("fixture", deals.id, bytes.fromhex(deals.secret))


def promised_lines(deals: NewDeals, reader: Reader) -> Iterator[str]:
    """Yield what a post says of rounds with the same deals: that there are, and what is promised."""
    yield reader.t("deals-created")
    for round_, secret in [*deals.secrets.items()][:_PROMISED]:
        yield reader.t("deals-promise", round=round_, promise=promise_of(secret))
    if len(deals.secrets) > _PROMISED:
        yield reader.t("deals-more", count=len(deals.secrets) - _PROMISED)


def deals_page(facts: DealsFacts, person: int, reader: Reader) -> Parts:
    """Return the page of a round with the same deals, for one person."""
    deals, fixtures = facts.deals, facts.fixtures
    state = "ended" if deals.ended else "begun" if deals.begun else "open"
    heading = reader.t(
        "deals-heading",
        game=game_name(fixtures[0].game, reader.locale),
        round=deals.round,
        tables=len(fixtures),
        over=sum(not fixture.is_open for fixture in fixtures),
    )
    lines = [heading, reader.t("deals-promise", round=deals.round, promise=told_of(deals).promise)]
    if deals.cuts:
        lines.append(reader.t("cuts", cuts=reader.t("cut-then").join(_cuts(deals, reader))))
    lines.append(reader.t("deals-state", state=state))
    if deals.ended:
        lines += [
            reader.t("deals-secret", secret=deals.secret),
            *(_line(fixture, facts, reader) for fixture in fixtures),
        ]
    return Parts(content=joined(lines), rows=_buttons(facts, person, reader))


def _cuts(deals: RoundDeals, reader: Reader) -> Iterator[str]:
    for deal_cut in deals.cuts:
        name = marked_name(deal_cut.name, reader.t("name-former"))
        yield reader.t("cut", name=name, word=marked_name(deal_cut.word, limit=LONGEST_CUT))


def _buttons(facts: DealsFacts, person: int, reader: Reader) -> tuple[Row, ...]:
    """Return a menu of rounds, and the button for a word, for players of the round as long as nobody has started."""
    lines = tuple(
        MenuLine(str(number), reader.t("deals-round", round=round_), default=round_ == facts.deals.round)
        for round_, number in [*facts.rounds.items()][:CHOICES]
    )
    menu = Select(encode(Press(NO_TABLE, 0, verbs.DEALS), "s"), lines, reader.t("deals-rounds"))
    rows: tuple[Row, ...] = ((menu,),) if len(lines) > 1 else ()
    plays = any(fixture.has(person) for fixture in facts.fixtures)
    if facts.deals.begun or facts.deals.ended or not plays:
        return rows
    press = Press(NO_TABLE, 0, verbs.DEALS, (str(facts.fixtures[0].number), CUT))
    return (*rows, (Button(encode(press), reader.t("button-cut")),))


def _line(one: Fixture, facts: DealsFacts, reader: Reader) -> str:
    """Return what a table came to: each seat with its matchpoints and its score."""
    match = facts.matches.get(one.match or "")
    if match is None:
        names = " – ".join(marked_name(seat.name, reader.t("name-former")) for seat in one.seats)
        return reader.t("deals-unplayed", number=one.number, names=names)
    compared = facts.compared.get(match.match)
    seats = []
    for at, seat in enumerate(match.seats):
        name = marked_name(seat.name, reader.t("name-former"))
        points = "none" if compared is None else decimal(float(compared.points[at]), reader.locale)
        most = 0 if compared is None else compared.most
        seats.append(reader.t("deals-seat", name=name, points=points, most=most, total=seat.total))
    return reader.t("deals-table", number=one.number, seats=" · ".join(seats))


def cut_form(fixture: int, deals: RoundDeals, reader: Reader) -> FormParts:
    """Return the form for a word with which deals are cut."""
    line = FormLine(FIELD, reader.t("cut-label"), reader.t("deals-cut-description"), most=LONGEST_CUT)
    press = Press(NO_TABLE, 0, verbs.DEALS, (str(fixture), CUT))
    title = reader.t("deals-cut-title", round=deals.round)
    return FormParts(custom_id=encode(press, "m"), title=title, lines=(line,))


def cut_said(deals: RoundDeals, name: str, word: str, reader: Reader) -> Parts:
    """Return the post that somebody has cut deals, since all shall know each word at once."""
    said = marked_name(word, limit=LONGEST_CUT)
    return Parts(content=reader.t("deals-cut-said", name=marked_name(name), round=deals.round, word=said))


PICTURE = "teams.png"


class TeamsStanding(Struct, frozen=True):
    """The teams of a schedule in their order, its game, its numbers, and how many of its fixtures are settled."""

    lines: tuple[TeamLine, ...]
    game: str
    first: int
    last: int
    settled: int
    count: int


def stand(made: Sequence[Fixture], matches: Iterable[MatchRow]) -> TeamsStanding:
    """Return how teams stand, from the matches that settled their fixtures: what counts in the league counts here."""
    rows = {row.match: row for row in matches}
    named = list(dict.fromkeys(seat.team for fixture in made for seat in fixture.seats))
    teams, results = dict[int, str](), list[list[TeamResult]]()
    for fixture in made:
        keys = [_key(seat, named) for seat in fixture.seats]
        teams |= {key: seat.team for key, seat in zip(keys, fixture.seats, strict=True) if seat.team}
        row = rows.get(fixture.match or "") if fixture.state in ("played", "walkover") else None
        if row is not None and len(row.seats) == len(keys):
            ended = zip(keys, row.seats, strict=True)  # both are in the order of the seats
            results.append([_result(key, seat) for key, seat in ended if key in teams])
    settled = sum(not fixture.is_open for fixture in made)
    lines = team_table(teams, results)
    return TeamsStanding(lines, made[0].game, made[0].number, made[-1].number, settled, len(made))


def _key(seat: FixtureSeat, named: Sequence[str]) -> int:
    """Return who a player is; the former ones of a team are one together, below 0."""
    return seat.person if seat.person is not None else -1 - named.index(seat.team)


def _result(key: int, seat: MatchSeat) -> TeamResult:
    return TeamResult(key, seat.league_place or seat.place, seat.points or 0)


def team_page(found: TeamsStanding, reader: Reader, *, picture: bytes | None = None, alone: bool = False) -> Parts:
    """Return the message with the table: the picture, or (None) its words; and a button for the crosstable.

    `alone`: one person sees it, who may show it to all.
    """
    heading = f"**{_title(found, reader)}** · {_about(found, reader)}"
    post = Press(NO_TABLE, 0, verbs.TEAMS, (str(found.first), POST))
    buttons = [crosstable_button(CrossPlace(found.first), reader)]
    if alone:
        buttons.append(Button(encode(post), reader.t("button-replay-post")))
    rows = (tuple(buttons),)
    if picture is None:
        lines = [_team_line(line, reader, marked=True) for line in found.lines]
        return Parts(content=cut("\n".join([heading, *lines]), CONTENT_LIMIT), rows=rows)
    lines = [_team_line(line, reader, marked=False) for line in found.lines]
    alt = cut(" ".join([f"{_title(found, reader)}, {_about(found, reader)}.", *lines]), ALT_LIMIT)
    return Parts(content=heading, rows=rows, file=picture, filename=PICTURE, alt=alt)


def _title(found: TeamsStanding, reader: Reader) -> str:
    return reader.t("teams-title", game=game_name(found.game, reader.locale))


def _about(found: TeamsStanding, reader: Reader) -> str:
    return reader.t("crosstable-fixtures", first=found.first, last=found.last, settled=found.settled, count=found.count)


def _team_line(line: TeamLine, reader: Reader, *, marked: bool) -> str:
    clean = marked_name if marked else plain_name
    return reader.t(
        "team-line",
        place=line.rank,
        name=clean(line.name),
        points=shown_points(line.points),
        played=line.played,
        won=line.won,
        players=line.players,
    )


def team_picture(found: TeamsStanding, reader: Reader) -> bytes:
    """Draw the table of teams, as the league's is drawn. Slow: for a worker thread."""
    rows = tuple(
        LeagueRow(
            rank=line.rank,
            name=plain_name(line.name),
            otherwise=reader.t("team-unnamed", number=line.rank),
            played=line.played,
            won=line.won,
            points=points_text(line.points, reader),
            per_match=mean(line.points / 60 / line.played if line.played else 0.0, reader.locale),
            place=mean(line.places / line.played, reader.locale) if line.played else "",
        )
        for line in found.lines
    )
    return draw_league(rows, _words(found, reader), reader.theme)


def _words(found: TeamsStanding, reader: Reader) -> LeagueWords:
    return LeagueWords(
        title=_title(found, reader),
        about=_about(found, reader),
        name=reader.t("teams-name"),
        played=reader.t("league-played"),
        won=reader.t("league-won"),
        place=reader.t("league-place"),
        rating="",
        last="",
        points=reader.t("league-points"),
        per_match=reader.t("league-per-match"),
        new="",
    )


def team_button(fixture: int, reader: Reader) -> Button:
    """Return the button that shows how the teams of a schedule stand, in a message of its own."""
    return Button(encode(Press(NO_TABLE, 0, verbs.TEAMS, (str(fixture),))), reader.t("button-teams"))
