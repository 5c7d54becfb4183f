"""Fixtures in words: when they are made, as a list, and when somebody is reminded of them."""

from collections.abc import Iterable, Sequence

from bot.views.messages import verbs
from bot.views.messages.ids import NO_TABLE, Press, encode
from bot.views.messages.parts import CHOICE_LIMIT, CONTENT_LIMIT, Button, Parts, Row, cut
from bot.views.text.look import Look
from bot.views.text.names import marked_name, plain_name
from bot.views.text.words import game_name, listed
from storage.fixtures import Fixture, FixturePage, FixtureSeat

PAGE = 10  # fixtures on a page, a line or two each on a phone
_SHOWN = 12  # of those that were just made


def fixtures_page(
    found: FixturePage, look: Look, *, person: int | None = None, only_open: bool = True
) -> Parts:
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
    return Parts(content=_joined(lines), rows=_turns(found, look, person, only_open))


def _turns(found: FixturePage, look: Look, person: int | None, only_open: bool) -> tuple[Row, ...]:
    def button(name: str, page: int) -> Button:
        words = (str(page), str(person or 0), "open" if only_open else "all")
        return Button(encode(Press(NO_TABLE, 0, verbs.FIXTURES, words)), look.t(f"button-{name}"))

    row = [button("previous", found.page - 1)] if found.page > 0 else []
    row += [button("next", found.page + 1)] if found.page + 1 < found.pages else []
    return (tuple(row),) if row else ()


def fixture_line(one: Fixture, look: Look) -> str:
    """Return a fixture in a line: its number, players, game, round and state."""
    return look.t(
        "fixture-line",
        number=one.number,
        names=names(one.seats, look),
        game=game_name(one.game, look.locale),
        round=one.round,
        state=one.state,
    )


def fixture_choice(one: Fixture, look: Look) -> str:
    """Return a fixture as a line of a menu."""
    called = " – ".join(plain_name(seat.name, look.t("name-former")) for seat in one.seats)
    game = game_name(one.game, look.locale)
    return cut(look.t("fixture-choice", number=one.number, names=called, game=game), CHOICE_LIMIT)


def names(seats: Iterable[FixtureSeat], look: Look) -> str:
    """Return the names of the players, in the order of their seats."""
    return " – ".join(marked_name(seat.name, look.t("name-former")) for seat in seats)


def created(made: Sequence[Fixture], look: Look) -> Parts:
    """Return the post about fixtures that were made, which pings their players."""
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
    return Parts(content=_joined([*lines, f"-# {look.t('fixtures-how')}"]), pings=people)


def reminder(due: Sequence[Fixture], look: Look) -> Parts:
    """Return the post that reminds players of fixtures, and pings nobody else."""
    people = _people(due)
    heading = look.t("fixtures-reminder", count=len(due), players=_mentions(people, look))
    lines = [heading, *(fixture_line(one, look) for one in due), f"-# {look.t('fixtures-how')}"]
    return Parts(content=_joined(lines), pings=people)


def opened(one: Fixture, by: int, look: Look) -> Parts:
    """Return the post about the open table of a fixture, which pings its players except `by`."""
    others = tuple(seat.person for seat in one.seats if seat.person not in (None, by))
    people = tuple(person for person in others if person is not None)
    awaited = _mentions(people, look)
    text = look.t("fixture-open", number=one.number, names=names(one.seats, look), awaited=awaited)
    return Parts(content=text, pings=people)


def _people(fixtures: Iterable[Fixture]) -> tuple[int, ...]:
    found = (seat.person for one in fixtures for seat in one.seats)
    return tuple(dict.fromkeys(person for person in found if person is not None))


def _mentions(people: Iterable[int], look: Look) -> str:
    return listed((f"<@{person}>" for person in people), look.locale)


def _joined(lines: Sequence[str]) -> str:
    """Return as many whole lines as a message has room for."""
    kept, length = [], 0
    for line in lines:
        length += len(line) + 1
        if length > CONTENT_LIMIT:
            break
        kept.append(line)
    return "\n".join(kept)
