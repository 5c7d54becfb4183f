"""The table of the teams of a schedule: a picture drawn as the league's table is, with its words."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from bot.games.text.look import Look
from bot.games.text.names import marked_name, plain_name
from bot.games.text.numbers import mean
from bot.games.text.words import game_name
from bot.league.pages.crosstable import CrossPlace, crosstable_button
from bot.league.pages.results import points_text
from bot.league.rows.values import MatchRow, MatchSeat
from bot.league.rules import shown_points
from bot.league.schedule.rows import Fixture, FixtureSeat
from bot.league.schedule.rules.teams import TeamLine, TeamResult, team_table
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, Press, encode
from bot.parts.parts import ALT_LIMIT, CONTENT_LIMIT, Button, Parts, cut
from rendering import LeagueRow, LeagueWords, draw_league

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
    named = list(dict.fromkeys(seat.team for one in made for seat in one.seats))
    teams, results = dict[int, str](), list[list[TeamResult]]()
    for one in made:
        keys = [_key(seat, named) for seat in one.seats]
        teams |= {key: seat.team for key, seat in zip(keys, one.seats, strict=True) if seat.team}
        row = rows.get(one.match or "") if one.state in ("played", "walkover") else None
        if row is not None and len(row.seats) == len(keys):
            ended = zip(keys, row.seats, strict=True)  # both are in the order of the seats
            results.append([_result(key, seat) for key, seat in ended if key in teams])
    settled = sum(not one.is_open for one in made)
    lines = team_table(teams, results)
    return TeamsStanding(lines, made[0].game, made[0].number, made[-1].number, settled, len(made))


def _key(seat: FixtureSeat, named: Sequence[str]) -> int:
    """Return who a player is; the former ones of a team are one together, below 0."""
    return seat.person if seat.person is not None else -1 - named.index(seat.team)


def _result(key: int, seat: MatchSeat) -> TeamResult:
    return TeamResult(key, seat.league_place or seat.place, seat.points or 0)


def team_page(found: TeamsStanding, look: Look, *, picture: bytes | None = None) -> Parts:
    """Return the message with the table: the picture, or (None) its words; and a button for the crosstable."""
    heading = f"**{_title(found, look)}** · {_about(found, look)}"
    rows = ((crosstable_button(CrossPlace(found.first), look),),)
    if picture is None:
        lines = [_line(line, look, marked=True) for line in found.lines]
        return Parts(content=cut("\n".join([heading, *lines]), CONTENT_LIMIT), rows=rows)
    lines = [_line(line, look, marked=False) for line in found.lines]
    alt = cut(" ".join([f"{_title(found, look)}, {_about(found, look)}.", *lines]), ALT_LIMIT)
    return Parts(content=heading, rows=rows, file=picture, filename=PICTURE, alt=alt)


def _title(found: TeamsStanding, look: Look) -> str:
    return look.t("teams-title", game=game_name(found.game, look.locale))


def _about(found: TeamsStanding, look: Look) -> str:
    return look.t("crosstable-fixtures", first=found.first, last=found.last, settled=found.settled, count=found.count)


def _line(line: TeamLine, look: Look, *, marked: bool) -> str:
    clean = marked_name if marked else plain_name
    return look.t(
        "team-line",
        place=line.rank,
        name=clean(line.name),
        points=shown_points(line.points),
        played=line.played,
        won=line.won,
        players=line.players,
    )


def team_picture(found: TeamsStanding, look: Look) -> bytes:
    """Draw the table of teams, as the league's is drawn. Slow: for a worker thread."""
    rows = tuple(
        LeagueRow(
            rank=line.rank,
            name=plain_name(line.name),
            otherwise=look.t("team-unnamed", number=line.rank),
            played=line.played,
            won=line.won,
            points=points_text(line.points, look),
            per_match=mean(line.points / 60 / line.played if line.played else 0.0, look.locale),
            place=mean(line.places / line.played, look.locale) if line.played else "",
        )
        for line in found.lines
    )
    return draw_league(rows, _words(found, look), look.theme)


def _words(found: TeamsStanding, look: Look) -> LeagueWords:
    return LeagueWords(
        title=_title(found, look),
        about=_about(found, look),
        name=look.t("teams-name"),
        played=look.t("league-played"),
        won=look.t("league-won"),
        place=look.t("league-place"),
        rating="",
        last="",
        points=look.t("league-points"),
        per_match=look.t("league-per-match"),
        new="",
    )


def team_button(fixture: int, look: Look) -> Button:
    """Return the button that shows how the teams of a schedule stand, in a message of its own."""
    return Button(encode(Press(NO_TABLE, 0, verbs.TEAMS, (str(fixture),))), look.t("button-teams"))
