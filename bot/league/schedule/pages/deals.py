"""The deals that all tables of a round of fixtures share: their promise, who has cut them, what they came to."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from bot.games.same import Same, promise_of, promised_same
from bot.games.shuffle import LONGEST_CUT
from bot.games.text.look import Look
from bot.games.text.names import marked_name
from bot.games.text.numbers import decimal
from bot.games.text.words import game_name
from bot.league.rows.values import MatchRow
from bot.league.schedule.pages.fixtures import joined
from bot.league.schedule.rows import Fixture, NewDeals, RoundDeals
from bot.league.schedule.rules.duplicate import Compared
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, Press, encode
from bot.parts.parts import FIELD, Button, FormLine, FormParts, Parts, Row

CUT, NEW = "cut", "new"  # words of a press, behind the number of a fixture
_PROMISED = 12  # rounds whose promises a post has


class DealsFacts(Struct, frozen=True):
    """A round with the same deals: its fixtures, the matches that were played, and what they came to by their ids."""

    deals: RoundDeals
    fixtures: Sequence[Fixture]
    matches: Mapping[str, MatchRow]
    compared: Mapping[str, Compared]


def told_of(deals: RoundDeals) -> Same:
    """Return what a record says of the deals as long as others do not know them."""
    return promised_same("fixture", deals.id, bytes.fromhex(deals.secret))


def promised_lines(deals: NewDeals, look: Look) -> Iterator[str]:
    """Yield what a post says of rounds with the same deals: that there are, and what is promised."""
    yield look.t("deals-created")
    for round_, secret in [*deals.secrets.items()][:_PROMISED]:
        yield look.t("deals-promise", round=round_, promise=promise_of(secret))
    if len(deals.secrets) > _PROMISED:
        yield look.t("deals-more", count=len(deals.secrets) - _PROMISED)


def deals_page(facts: DealsFacts, person: int, look: Look) -> Parts:
    """Return the page of a round with the same deals, for one person."""
    deals, fixtures = facts.deals, facts.fixtures
    state = "ended" if deals.ended else "begun" if deals.begun else "open"
    heading = look.t(
        "deals-heading",
        game=game_name(fixtures[0].game, look.locale),
        round=deals.round,
        tables=len(fixtures),
        over=sum(not one.is_open for one in fixtures),
    )
    lines = [heading, look.t("deals-promise", round=deals.round, promise=told_of(deals).promise)]
    if deals.cuts:
        lines.append(look.t("cuts", cuts=look.t("cut-then").join(_cuts(deals, look))))
    lines.append(look.t("deals-state", state=state))
    if deals.ended:
        lines += [look.t("deals-secret", secret=deals.secret), *(_line(one, facts, look) for one in fixtures)]
    return Parts(content=joined(lines), rows=_buttons(facts, person, look))


def _cuts(deals: RoundDeals, look: Look) -> Iterator[str]:
    for cut in deals.cuts:
        name = marked_name(cut.name, look.t("name-former"))
        yield look.t("cut", name=name, word=marked_name(cut.word, limit=LONGEST_CUT))


def _buttons(facts: DealsFacts, person: int, look: Look) -> tuple[Row, ...]:
    """Return the button for a word, for players of the round as long as nobody has started."""
    plays = any(one.has(person) for one in facts.fixtures)
    if facts.deals.begun or facts.deals.ended or not plays:
        return ()
    press = Press(NO_TABLE, 0, verbs.DEALS, (str(facts.fixtures[0].number), CUT))
    return ((Button(encode(press), look.t("button-cut")),),)


def _line(one: Fixture, facts: DealsFacts, look: Look) -> str:
    """Return what a table came to: each seat with its matchpoints and its score."""
    match = facts.matches.get(one.match or "")
    if match is None:
        names = " – ".join(marked_name(seat.name, look.t("name-former")) for seat in one.seats)
        return look.t("deals-unplayed", number=one.number, names=names)
    compared = facts.compared.get(match.match)
    seats = []
    for at, seat in enumerate(match.seats):
        name = marked_name(seat.name, look.t("name-former"))
        points = "none" if compared is None else decimal(float(compared.points[at]), look.locale)
        most = 0 if compared is None else compared.most
        seats.append(look.t("deals-seat", name=name, points=points, most=most, total=seat.total))
    return look.t("deals-table", number=one.number, seats=" · ".join(seats))


def cut_form(fixture: int, deals: RoundDeals, look: Look) -> FormParts:
    """Return the form for a word with which deals are cut."""
    line = FormLine(FIELD, look.t("cut-label"), look.t("deals-cut-description"), most=LONGEST_CUT)
    press = Press(NO_TABLE, 0, verbs.DEALS, (str(fixture), CUT))
    title = look.t("deals-cut-title", round=deals.round)
    return FormParts(custom_id=encode(press, "m"), title=title, lines=(line,))


def cut_said(deals: RoundDeals, name: str, word: str, look: Look) -> Parts:
    """Return the post that somebody has cut deals, since all shall know each word at once."""
    said = marked_name(word, limit=LONGEST_CUT)
    return Parts(content=look.t("deals-cut-said", name=marked_name(name), round=deals.round, word=said))
