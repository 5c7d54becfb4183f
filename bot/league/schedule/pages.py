"""What Discord shows of schedules: fixtures, reminders, questions about last days, shared deals, tables of teams."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from bot.connection.names import renamed
from bot.games.same import Same, promise_of, promised_same
from bot.games.shuffle import LONGEST_CUT
from bot.games.text.names import marked_name, plain_name
from bot.games.text.numbers import decimal, listed, mean, written_day
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.league.pages.crosstable import CrossPlace, about_schedule, crosstable_button, schedule_choice
from bot.league.pages.results import points_text
from bot.league.pages.settings import rules_button
from bot.league.pages.wording import fitting, step_buttons
from bot.league.rows.values import MatchRow, MatchSeat
from bot.league.rules import shown_points
from bot.league.rules.matchpoints import Compared
from bot.league.schedule.teams import TeamLine, TeamResult, team_table
from bot.league.schedule.values import (
    DealCut,
    Fixture,
    FixturePage,
    FixtureSeat,
    LastDay,
    NewDeals,
    RoundDeals,
    Schedule,
)
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, Press, encode, free
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
    page_of,
    private,
)
from bot.play.pages.settings import terms_in_words
from bot.tables.terms import Terms
from rendering import LeagueRow, LeagueWords, draw_league

PAGE = 10  # fixtures on a page, a line or two each on a phone
_SHOWN = 12  # of those that were just made
_MENUS = 5  # in a message
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
        picked, schedule = press.words[-1], press.number(1) or 0
        return SchedulePlace(0, asker if picked == _MINE else 0, picked in (_OPEN, _MINE), schedule)
    return SchedulePlace(press.number(0) or 0, press.number(1) or 0, press.words[2:3] != (_ALL,), press.number(3) or 0)


def fixtures_page(
    page: FixturePage,
    place: SchedulePlace,
    reader: Reader,
    *,
    schedules: Sequence[Schedule] = (),
    asker: int = 0,
    same_deals: bool = False,
) -> Parts:
    """Return a page of fixtures, with a menu of schedules; `same_deals`: the last one's round shares its deals."""
    menu = _schedule_menu(schedules, place, asker, reader)
    if not page.rows:
        return Parts(content=reader.t("fixtures-none"), rows=(*menu, (rules_button(0, reader),)))
    lines = [
        reader.t(
            "fixtures-heading",
            only="open" if place.only_open else "all",
            total=page.total,
            open=page.open,
            page=page.page + 1,
            pages=page.pages,
        ),
        *(fixture_line(row, reader) for row in page.rows),
        *([f"-# {reader.t('fixtures-how')}"] if page.open else []),
    ]
    last, turns = page.rows[-1], tuple(_turns(page, place, reader))
    teams = free(verbs.TEAMS, str(last.number)).button(reader.t("button-teams"))
    deals = free(verbs.DEALS, str(last.number), NEW).button(reader.t("button-deals"))
    more = (
        crosstable_button(CrossPlace(last.number), reader),
        *((teams,) if any(seat.team for seat in last.seats) else ()),
        *((deals,) if same_deals else ()),
        rules_button(last.number, reader),
    )
    return Parts(content=joined(lines), rows=(*menu, *((turns,) if turns else ()), more))


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
    named = [
        *((word, reader.t(f"schedule-{word}")) for word in (_OPEN, _MINE, _ALL)),
        *((str(schedule.first), schedule_choice(schedule, reader)) for schedule in schedules),
    ]
    choices = [MenuLine(word, name, default=word == here) for word, name in named]
    return ((free(verbs.FIXTURES, _PICKED).menu(choices, reader.t("crosstable-menu")),),)


def _turns(page: FixturePage, place: SchedulePlace, reader: Reader) -> list[Button]:
    behind = str(place.person), _OPEN if place.only_open else _ALL, *([str(place.schedule)] if place.schedule else [])
    steps = step_buttons(page.page, page.pages, lambda number: free(verbs.FIXTURES, str(number), *behind), reader)
    return steps + _ready_button(page.rows, reader)


def _ready_button(fixtures: Sequence[Fixture], reader: Reader) -> list[Button]:
    """Return the button by which players say that they are ready, if a fixture that is shown has a last day."""
    timed = [fixture.number for fixture in fixtures if fixture.is_open and fixture.last is not None]
    if not timed:
        return []
    return [free(verbs.FIXTURE_READY, OF, str(timed[0]), str(timed[-1])).button(reader.t("button-fixture-ready"))]


def fixture_line(fixture: Fixture, reader: Reader) -> str:
    """Return a fixture in a line: its number, players, game, round and state, the last day and who is ready."""
    ready = [seat for seat in fixture.seats if seat.ready]
    return reader.t(
        "fixture-line",
        number=fixture.number,
        names=names(fixture.seats, reader),
        game=game_name(fixture.game, reader.locale),
        round=fixture.round,
        state=fixture.state,
        until="none" if fixture.last is None or not fixture.is_open else written_day(fixture.last.day, reader.locale),
        left="" if fixture.last is None else f"<t:{int(fixture.last.closes)}:R>",
        some="yes" if ready else "no",
        ready=names(ready, reader, ", "),
    )


def fixture_choice(fixture: Fixture, reader: Reader) -> str:
    """Return a fixture as a line of a menu."""
    called = " – ".join(plain_name(seat.name, reader.t("name-former")) for seat in renamed(fixture.seats, reader))
    text = reader.t("fixture-choice", number=fixture.number, names=called, game=game_name(fixture.game, reader.locale))
    return cut(text, CHOICE_LIMIT)


def names(seats: Iterable[FixtureSeat], reader: Reader, between: str = " – ") -> str:
    """Return the names of the players, in the order of their seats."""
    return between.join(_name(seat, reader) for seat in renamed((*seats,), reader))


def created(made: Sequence[Fixture], deals: NewDeals | None, terms: Terms, reader: Reader) -> Parts:
    """Return the post about new fixtures with their rules, which pings their players; menus below promise `deals`."""
    people, rules = _people(made), [rule for term, rule in terms_in_words(terms, reader) if term != "game"]
    lines = [
        reader.t(
            "fixtures-created",
            game=game_name(made[0].game, reader.locale),
            count=len(made),
            rounds=made[-1].round,
            players=_mentions(people, reader),
        ),
        *_first_lines(made, _SHOWN, reader),
        *([f"-# {' · '.join(rules)}"] if rules else []),
        f"-# {reader.t('fixtures-how')}",
    ]
    if deals is None:
        return Parts(content=joined(lines), pings=people)
    rounds = {fixture.round: str(fixture.number) for fixture in reversed(made)}  # of each round its first fixture
    choices = [
        MenuLine(f"{rounds[round_]} {promise_of(secret)}", reader.t("deals-round", round=round_))
        for round_, secret in deals.secrets.items()
    ]
    firsts = range(0, min(len(choices), _MENUS * CHOICES), CHOICES)
    rows = tuple((_rounds_menu(choices[at : at + CHOICES], reader, number),) for number, at in enumerate(firsts))
    return Parts(content=joined([*lines, reader.t("deals-created")]), rows=rows, pings=people)


def _first_lines(fixtures: Sequence[Fixture], most: int, reader: Reader) -> list[str]:
    """Return lines of so many fixtures at most, and how many more there are."""
    lines = [fixture_line(fixture, reader) for fixture in fixtures[:most]]
    return [*lines, reader.t("fixtures-more", count=len(fixtures) - most)] if len(fixtures) > most else lines


def reminder(due: Sequence[Fixture], reader: Reader) -> Parts:
    """Return the post that reminds players of fixtures, and pings nobody else: those who are ready wait for others."""
    people = _people(due, waiting=True) or _people(due)
    return _post("fixtures-reminder", due, people, _ready_button(due, reader), reader)


def _post(
    heading: str,
    fixtures: Sequence[Fixture],
    people: tuple[int, ...],
    buttons: Sequence[Button],
    reader: Reader,
    how: str = "fixtures-how",
    **facts: str,
) -> Parts:
    """Return a post with a line for each fixture, which pings these people; `facts` are more for the `heading`."""
    lines = [
        reader.t(heading, count=len(fixtures), players=_mentions(people, reader), **facts),
        *(fixture_line(fixture, reader) for fixture in fixtures),
        f"-# {reader.t(how)}",
    ]
    return Parts(content=joined(lines), rows=(tuple(buttons),) if buttons else (), pings=people)


def opened(fixture: Fixture, by: int, reader: Reader) -> Parts:
    """Return the post about the open table of a fixture, which pings its players except `by`."""
    people = tuple(person for person in _people([fixture]) if person != by)
    text = reader.t(
        "fixture-open", number=fixture.number, names=names(fixture.seats, reader), awaited=_mentions(people, reader)
    )
    return Parts(content=text, pings=people)


# Last days


def ready_menu(fixtures: Sequence[Fixture], reader: Reader) -> Parts:
    """Return the question for which of their fixtures a person is ready."""
    lines = [MenuLine(str(fixture.number), fixture_choice(fixture, reader)) for fixture in fixtures[:CHOICES]]
    menu = free(verbs.FIXTURE_READY, THESE).menu(lines, reader.t("fixture-ready-menu"), most=len(lines))
    return private(reader.t("fixture-ready-ask"), ((menu,),))


def said_ready(new: Sequence[Fixture], by: int, reader: Reader) -> Parts:
    """Return the post that somebody is ready for fixtures, which pings the players who are awaited there."""
    waiting = any(not seat.ready for fixture in new for seat in fixture.seats)
    people = tuple(person for person in _people(new, waiting=waiting) if person != by)
    name = next(seat.name for fixture in new for seat in fixture.seats if seat.person == by)
    return _post(
        "fixture-ready-said",
        new,
        people,
        _ready_button(new, reader) if waiting else (),
        reader,
        name=marked_name(name),
        waiting="yes" if waiting else "no",
    )


def over(settled: Sequence[Fixture], reader: Reader) -> Parts:
    """Return the post about fixtures whose last day is over, which pings their players."""
    return _post("fixtures-over", settled, _people(settled), (), reader, how="fixtures-over-how")


def ask_deadline(moved: Sequence[Fixture], last: LastDay, reader: Reader) -> list[str]:
    """Return the lines of the question before fixtures get another last day."""
    return [_deadline_text("fixture-ask-deadline", moved, last, reader), *_first_lines(moved, _ASKED, reader)]


def deadline_set(moved: Sequence[Fixture], last: LastDay, reader: Reader) -> Parts:
    """Return the answer when fixtures have got another last day."""
    return private(_deadline_text("fixture-deadline-set", moved, last, reader))


def _deadline_text(text: str, moved: Sequence[Fixture], last: LastDay, reader: Reader) -> str:
    closes = f"<t:{int(last.closes)}:R>"
    return reader.t(text, count=len(moved), day=written_day(last.day, reader.locale), left=closes)


def _people(fixtures: Iterable[Fixture], *, waiting: bool = False) -> tuple[int, ...]:
    """Return the players; `waiting`: of each fixture those who are awaited."""
    seats = (seat for fixture in fixtures for seat in fixture.seats if not (waiting and seat.ready))
    return tuple(dict.fromkeys(seat.person for seat in seats if seat.person is not None))


def _mentions(people: Iterable[int], reader: Reader) -> str:
    return listed((f"<@{person}>" for person in people), reader.locale)


def joined(lines: Sequence[str]) -> str:
    """Return as many whole lines as a message has room for."""
    return "\n".join(fitting(lines, CONTENT_LIMIT))


CUT, NEW, POST = "cut", "new", "post"  # words of a press, behind the number of a fixture


def promised_deals(deals: RoundDeals) -> Same:
    """Return what a record says of the deals as long as others do not know them."""
    return promised_same("fixture", deals.id, bytes.fromhex(deals.secret))


def deals_page(
    deals: RoundDeals,
    made: Sequence[Fixture],
    person: int,
    reader: Reader,
    *,
    matches: Mapping[str, MatchRow],
    compared: Mapping[str, Compared],
) -> Parts:
    """Return the page of a round with the same deals, for one person; `made` are all fixtures made with the round's.

    `matches` and what they were `compared` to are by the matches' ids.
    """
    fixtures = [fixture for fixture in made if fixture.round == deals.round]
    cuts = [
        reader.t("cut", name=_name(deal_cut, reader), word=marked_name(deal_cut.word, limit=LONGEST_CUT))
        for deal_cut in deals.cuts
    ]
    lines = [
        reader.t(
            "deals-heading",
            game=game_name(fixtures[0].game, reader.locale),
            round=deals.round,
            tables=len(fixtures),
            over=sum(not fixture.is_open for fixture in fixtures),
        ),
        reader.t("deals-promise", round=deals.round, promise=promised_deals(deals).promise),
        *([reader.t("cuts", cuts=reader.t("cut-then").join(cuts))] if cuts else []),
        reader.t("deals-state", state="ended" if deals.ended else "begun" if deals.begun else "open"),
        *([reader.t("deals-secret", secret=deals.secret)] if deals.ended else []),
        *(_line(fixture, matches, compared, reader) for fixture in (fixtures if deals.ended else ())),
    ]
    return Parts(content=joined(lines), rows=_buttons(deals, made, person, reader))


def _name(player: FixtureSeat | MatchSeat | DealCut, reader: Reader) -> str:
    return marked_name(player.name, reader.t("name-former"))


def _buttons(deals: RoundDeals, made: Sequence[Fixture], person: int, reader: Reader) -> tuple[Row, ...]:
    """Return a menu of rounds, and the button for a word, for players of the round as long as nobody has started."""
    firsts = {fixture.round: fixture.number for fixture in reversed(made)}  # of each round its first fixture
    lines = [
        MenuLine(str(number), reader.t("deals-round", round=round_), default=round_ == deals.round)
        for round_, number in sorted(firsts.items())[:CHOICES]
    ]
    menu = ((_rounds_menu(lines, reader),),) if len(lines) > 1 else ()
    plays = any(fixture.has(person) for fixture in made if fixture.round == deals.round)
    cut_button = free(verbs.DEALS, str(firsts[deals.round]), CUT).button(reader.t("button-cut"))
    return (*menu, *(((cut_button,),) if plays and not deals.begun and not deals.ended else ()))


def _rounds_menu(choices: Sequence[MenuLine], reader: Reader, number: int = 0) -> Select:
    """Return a menu whose choices show the deals of a round; `number` tells the menus of a message apart."""
    return Press(NO_TABLE, number, verbs.DEALS).menu(choices, reader.t("deals-rounds"))


def _line(
    fixture: Fixture, matches: Mapping[str, MatchRow], compared_by_match: Mapping[str, Compared], reader: Reader
) -> str:
    """Return what a table came to: each seat with its matchpoints and its score."""
    match = matches.get(fixture.match or "")
    if match is None:
        return reader.t(
            "deals-unplayed", number=fixture.number, names=" – ".join(_name(seat, reader) for seat in fixture.seats)
        )
    compared = compared_by_match.get(match.match)
    seats = (
        reader.t(
            "deals-seat",
            name=_name(seat, reader),
            points="none" if compared is None else decimal(float(compared.points[at]), reader.locale),
            most=0 if compared is None else compared.most,
            total=seat.total,
        )
        for at, seat in enumerate(match.seats)
    )
    return reader.t("deals-table", number=fixture.number, seats=" · ".join(seats))


def cut_form(fixture: int, deals: RoundDeals, reader: Reader) -> FormParts:
    """Return the form for a word with which deals are cut."""
    line = FormLine(FIELD, reader.t("cut-label"), reader.t("deals-cut-description"), most=LONGEST_CUT)
    custom_id = encode(free(verbs.DEALS, str(fixture), CUT), "m")
    return FormParts(custom_id=custom_id, title=reader.t("deals-cut-title", round=deals.round), lines=(line,))


def cut_said(deals: RoundDeals, name: str, word: str, reader: Reader) -> Parts:
    """Return the post that somebody has cut deals, since all shall know each word at once."""
    said = marked_name(word, limit=LONGEST_CUT)
    return Parts(content=reader.t("deals-cut-said", name=marked_name(name), round=deals.round, word=said))


PICTURE = "teams.png"


def stand(made: Sequence[Fixture], matches: Iterable[MatchRow]) -> tuple[TeamLine, ...]:
    """Return how teams stand, from the matches that settled their fixtures: what counts in the league counts here."""
    rows = {row.match: row for row in matches}
    named = list(dict.fromkeys(seat.team for fixture in made for seat in fixture.seats))
    teams, results = dict[int, str](), list[TeamResult]()
    for fixture in made:
        # the former players of a team are one together, below 0
        keys = [-1 - named.index(seat.team) if seat.person is None else seat.person for seat in fixture.seats]
        teams |= {key: seat.team for key, seat in zip(keys, fixture.seats, strict=True) if seat.team}
        row = rows.get(fixture.match or "") if fixture.state in ("played", "walkover") else None
        if row is not None and len(row.seats) == len(keys):
            ended = zip(keys, row.seats, strict=True)  # both are in the order of the seats
            results += [
                TeamResult(key, seat.league_place or seat.place, seat.points or 0)
                for key, seat in ended
                if key in teams
            ]
    return team_table(teams, results)


def team_page(
    teams: Sequence[TeamLine],
    made: Sequence[Fixture],
    reader: Reader,
    *,
    picture: bytes | None = None,
    alone: bool = False,
) -> Parts:
    """Return the table of a schedule's teams as a picture, or (None) in words; `alone`: one person sees it, who may
    post it.
    """
    title, about = _team_title(made, reader), about_schedule(made, reader)
    to_all = free(verbs.TEAMS, str(made[0].number), POST).button(reader.t("button-replay-post"))
    buttons = (crosstable_button(CrossPlace(made[0].number), reader), *((to_all,) if alone else ()))
    lines = [
        reader.t(
            "team-line",
            place=line.rank,
            name=marked_name(line.name) if picture is None else plain_name(line.name),
            points=shown_points(line.points),
            played=line.played,
            won=line.won,
            players=line.players,
        )
        for line in teams
    ]
    page = page_of([f"**{title}** · {about}", *(lines if picture is None else [])], [buttons])
    return page.with_picture(picture, PICTURE, cut(" ".join([f"{title}, {about}.", *lines]), ALT_LIMIT))


def _team_title(made: Sequence[Fixture], reader: Reader) -> str:
    return reader.t("teams-title", game=game_name(made[0].game, reader.locale))


def team_picture(teams: Sequence[TeamLine], made: Sequence[Fixture], reader: Reader) -> bytes:
    """Draw the table of a schedule's teams, as the league's is drawn. Slow: for a worker thread."""
    rows = tuple(
        LeagueRow(
            rank=line.rank,
            name=plain_name(line.name),
            otherwise=reader.t("team-unnamed", number=line.rank),
            played=line.played,
            won=line.won,
            points=points_text(line.points, reader),
            per_match=mean(line.per_match, reader.locale),
            place=mean(line.average_place, reader.locale) if line.played else "",
        )
        for line in teams
    )
    words = LeagueWords(
        title=_team_title(made, reader),
        about=about_schedule(made, reader),
        name=reader.t("teams-name"),
        played=reader.t("league-played"),
        won=reader.t("league-won"),
        place=reader.t("league-place"),
        points=reader.t("league-points"),
        per_match=reader.t("league-per-match"),
    )
    return draw_league(rows, words, reader.theme)
