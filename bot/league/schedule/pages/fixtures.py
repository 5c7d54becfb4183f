"""Fixtures in words: when they are made, as a list, when somebody is reminded of them, and when their time is over."""

from collections.abc import Iterable, Sequence

from bot.games.text.look import Look
from bot.games.text.names import marked_name, plain_name
from bot.games.text.numbers import listed, written_day
from bot.games.text.words import game_name
from bot.league.pages.crosstable import CrossPlace, crosstable_button
from bot.league.schedule.pages.teams import team_button
from bot.league.schedule.rows import Fixture, FixturePage, FixtureSeat, LastDay
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, Press, encode
from bot.parts.parts import CHOICE_LIMIT, CHOICES, CONTENT_LIMIT, Button, MenuLine, Parts, Row, Select, cut, private

PAGE = 10  # fixtures on a page, a line or two each on a phone
_SHOWN = 12  # of those that were just made
_ASKED = 6  # of those that a moderator is asked about
OF, THESE = "of", "these"  # words of a press: numbers from and to, among which somebody is a player; numbers


def fixtures_page(found: FixturePage, look: Look, *, person: int | None = None, only_open: bool = True) -> Parts:
    """Return a page of the fixtures of a server, or of a `person`; `only_open` is kept in its buttons."""
    heading = look.t(
        "fixtures-heading",
        only="open" if only_open else "all",
        total=found.total,
        open=found.open,
        page=found.page + 1,
        pages=found.pages,
    )
    if not found.rows:
        return Parts(content=look.t("fixtures-none"))
    lines = [heading, *(fixture_line(one, look) for one in found.rows)]
    if found.open:
        lines.append(f"-# {look.t('fixtures-how')}")
    return Parts(content=joined(lines), rows=_turns(found, look, person, only_open))


def _turns(found: FixturePage, look: Look, person: int | None, only_open: bool) -> tuple[Row, ...]:
    def button(name: str, page: int) -> Button:
        words = (str(page), str(person or 0), "open" if only_open else "all")
        return Button(encode(Press(NO_TABLE, 0, verbs.FIXTURES, words)), look.t(f"button-{name}"))

    row = [button("previous", found.page - 1)] if found.page > 0 else []
    row += [button("next", found.page + 1)] if found.page + 1 < found.pages else []
    row += _ready_button(found.rows, look)
    if found.rows:
        row.append(crosstable_button(CrossPlace(found.rows[-1].number), look))
        if any(seat.team for seat in found.rows[-1].seats):
            row.append(team_button(found.rows[-1].number, look))
    return (tuple(row),) if row else ()


def _ready_button(shown: Sequence[Fixture], look: Look) -> list[Button]:
    """Return the button by which players say that they are ready, if a fixture that is shown has a last day."""
    timed = [one.number for one in shown if one.is_open and one.last is not None]
    if not timed:
        return []
    words = (OF, str(timed[0]), str(timed[-1]))
    return [Button(encode(Press(NO_TABLE, 0, verbs.FIXTURE_READY, words)), look.t("button-fixture-ready"))]


def fixture_line(one: Fixture, look: Look) -> str:
    """Return a fixture in a line: its number, players, game, round and state, the last day and who is ready."""
    ready = [seat for seat in one.seats if seat.ready]
    return look.t(
        "fixture-line",
        number=one.number,
        names=names(one.seats, look),
        game=game_name(one.game, look.locale),
        round=one.round,
        state=one.state,
        until="none" if one.last is None or not one.is_open else _day(one.last, look),
        left="" if one.last is None else _left(one.last),
        some="yes" if ready else "no",
        ready=names(ready, look, ", "),
    )


def _day(last: LastDay, look: Look) -> str:
    return written_day(last.day, look.locale)


def _left(last: LastDay) -> str:
    """Return how long it is until a last day is over, which Discord counts for each reader."""
    return f"<t:{int(last.closes)}:R>"


def fixture_choice(one: Fixture, look: Look) -> str:
    """Return a fixture as a line of a menu."""
    called = " – ".join(plain_name(seat.name, look.t("name-former")) for seat in one.seats)
    game = game_name(one.game, look.locale)
    return cut(look.t("fixture-choice", number=one.number, names=called, game=game), CHOICE_LIMIT)


def names(seats: Iterable[FixtureSeat], look: Look, between: str = " – ") -> str:
    """Return the names of the players, in the order of their seats."""
    return between.join(marked_name(seat.name, look.t("name-former")) for seat in seats)


def created(made: Sequence[Fixture], look: Look, more: Sequence[str] = ()) -> Parts:
    """Return the post about fixtures that were made, with `more` lines; it pings their players."""
    people = _people(made)
    heading = look.t(
        "fixtures-created",
        game=game_name(made[0].game, look.locale),
        count=len(made),
        rounds=made[-1].round,
        players=_mentions(people, look),
    )
    lines = [heading, *(fixture_line(one, look) for one in made[:_SHOWN])]
    if len(made) > _SHOWN:
        lines.append(look.t("fixtures-more", count=len(made) - _SHOWN))
    return Parts(content=joined([*lines, f"-# {look.t('fixtures-how')}", *more]), pings=people)


def reminder(due: Sequence[Fixture], look: Look) -> Parts:
    """Return the post that reminds players of fixtures, and pings nobody else: those who are ready wait for others."""
    people = _people(due, waiting=True) or _people(due)
    heading = look.t("fixtures-reminder", count=len(due), players=_mentions(people, look))
    lines = [heading, *(fixture_line(one, look) for one in due), f"-# {look.t('fixtures-how')}"]
    row = tuple(_ready_button(due, look))
    return Parts(content=joined(lines), rows=(row,) if row else (), pings=people)


def opened(one: Fixture, by: int, look: Look) -> Parts:
    """Return the post about the open table of a fixture, which pings its players except `by`."""
    others = tuple(seat.person for seat in one.seats if seat.person not in (None, by))
    people = tuple(person for person in others if person is not None)
    awaited = _mentions(people, look)
    text = look.t("fixture-open", number=one.number, names=names(one.seats, look), awaited=awaited)
    return Parts(content=text, pings=people)


# Last days


def ready_menu(own: Sequence[Fixture], look: Look) -> Parts:
    """Return the question for which of their fixtures a person is ready."""
    lines = tuple(MenuLine(str(one.number), fixture_choice(one, look)) for one in own[:CHOICES])
    menu = Select(
        encode(Press(NO_TABLE, 0, verbs.FIXTURE_READY, (THESE,)), "s"),
        lines,
        look.t("fixture-ready-menu"),
        most=len(lines),
    )
    return private(look.t("fixture-ready-ask"), ((menu,),))


def said_ready(new: Sequence[Fixture], by: int, look: Look) -> Parts:
    """Return the post that somebody is ready for fixtures, which pings the players who are awaited there."""
    waiting = any(not seat.ready for one in new for seat in one.seats)
    people = tuple(person for person in _people(new, waiting=waiting) if person != by)
    name = next(seat.name for one in new for seat in one.seats if seat.person == by)
    heading = look.t(
        "fixture-ready-said",
        name=marked_name(name),
        waiting="yes" if waiting else "no",
        players=_mentions(people, look),
    )
    lines = [heading, *(fixture_line(one, look) for one in new), f"-# {look.t('fixtures-how')}"]
    row = tuple(_ready_button(new, look)) if waiting else ()
    return Parts(content=joined(lines), rows=(row,) if row else (), pings=people)


def over(settled: Sequence[Fixture], look: Look) -> Parts:
    """Return the post about fixtures whose last day is over, which pings their players."""
    people = _people(settled)
    heading = look.t("fixtures-over", count=len(settled), players=_mentions(people, look))
    lines = [heading, *(fixture_line(one, look) for one in settled), f"-# {look.t('fixtures-over-how')}"]
    return Parts(content=joined(lines), pings=people)


def ask_deadline(moved: Sequence[Fixture], last: LastDay, look: Look) -> list[str]:
    """Return the lines of the question before fixtures get another last day."""
    day = look.t("fixture-ask-deadline", count=len(moved), day=_day(last, look), left=_left(last))
    lines = [day, *(fixture_line(one, look) for one in moved[:_ASKED])]
    return [*lines, look.t("fixtures-more", count=len(moved) - _ASKED)] if len(moved) > _ASKED else lines


def deadline_set(moved: Sequence[Fixture], last: LastDay, look: Look) -> Parts:
    """Return the answer when fixtures have got another last day."""
    return private(look.t("fixture-deadline-set", count=len(moved), day=_day(last, look), left=_left(last)))


def _people(fixtures: Iterable[Fixture], *, waiting: bool = False) -> tuple[int, ...]:
    """Return the players; `waiting`: of each fixture those who are awaited."""
    found = (seat.person for one in fixtures for seat in one.seats if not (waiting and seat.ready))
    return tuple(dict.fromkeys(person for person in found if person is not None))


def _mentions(people: Iterable[int], look: Look) -> str:
    return listed((f"<@{person}>" for person in people), look.locale)


def joined(lines: Sequence[str]) -> str:
    """Return as many whole lines as a message has room for."""
    kept, length = [], 0
    for line in lines:
        length += len(line) + 1
        if length > CONTENT_LIMIT:
            break
        kept.append(line)
    return "\n".join(kept)
