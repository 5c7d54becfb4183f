"""The table of teams: what counts for their players counts for them, in a picture and in words."""

from msgspec.structs import replace

from bot.games.text.reader import Reader
from bot.league.schedule.pages import SchedulePlace, fixtures_page, stand, team_page, team_picture
from bot.league.schedule.values import Fixture, FixturePage, FixtureSeat
from tests.league.pages import made
from tests.play.pages.refused import problems
from tests.play.pages.tables import NASTY

READER = Reader()


def seat(person: int | None, team: str) -> FixtureSeat:
    return FixtureSeat(person, f"P{person}", team=team)


def fixture(number: int, *seats: FixtureSeat, state: str = "played") -> Fixture:
    match = f"m{number}" if state != "open" else None
    return Fixture(number, 1, 5, "classic", 1, 0.0, state, match, seats)


def played(number: int, *came: tuple[int | None, int, int | None]):
    """A match of persons with their places and points."""
    seats = tuple(
        made.seat(at, person=person, place=place, points=points, league_place=None)
        for at, (person, place, points) in enumerate(came, 1)
    )
    return replace(made.match_row(), match=f"m{number}", seats=seats)


FIXTURES = (
    fixture(1, seat(1, "*Foxes*"), seat(3, "Owls")),
    fixture(2, seat(4, "Owls"), seat(2, "*Foxes*")),
    fixture(3, seat(1, "*Foxes*"), seat(None, "Owls")),
    fixture(4, seat(2, "*Foxes*"), seat(3, "Owls"), state="open"),
)
MATCHES = (
    played(1, (1, 1, 60), (3, 2, 0)),
    played(2, (4, 2, None), (2, 1, None)),  # counts for nothing in the league
    played(3, (1, 1, 60), (None, 2, 0)),
)


def test_points_of_partners_are_added_up_and_former_players_stay_in_their_team() -> None:
    lines = stand(FIXTURES, MATCHES)
    assert [(line.name, line.players, line.played, line.won, line.points) for line in lines] == [
        ("*Foxes*", 2, 3, 3, 120),
        ("Owls", 3, 3, 0, 0),
    ]
    assert "3 of 4 settled" in team_page(lines, FIXTURES, READER).content


def test_the_picture_and_the_words_say_the_same() -> None:
    lines = stand(FIXTURES, MATCHES)
    page = team_page(lines, FIXTURES, READER)
    assert "1. \\*Foxes\\*: 2 points, 3 played, 3 won, 2 players" in page.content
    drawn = team_page(lines, FIXTURES, READER, picture=team_picture(lines, FIXTURES, READER))
    assert drawn.file is not None
    assert drawn.file.startswith(b"\x89PNG")
    assert "1. *Foxes*: 2 points, 3 played, 3 won, 2 players" in drawn.alt
    assert problems(page) == problems(drawn) == ()


def test_any_name_of_a_team_fits() -> None:
    fixtures = [
        fixture(number, seat(2 * number, NASTY[number % len(NASTY)] * 3), seat(2 * number + 1, f"T{number}"))
        for number in range(1, 5)
    ]
    lines = stand(fixtures, [])
    assert team_picture(lines, fixtures, READER).startswith(b"\x89PNG")
    for picture in (None, b"png"):
        assert problems(team_page(lines, fixtures, READER, picture=picture)) == ()


def test_a_list_of_fixtures_between_teams_leads_to_their_table() -> None:
    def labels(*rows: Fixture) -> list[str]:
        parts = fixtures_page(FixturePage(rows, 0, 1, 1, 1), SchedulePlace(), READER)
        return [item.label for row in parts.rows for item in row]  # type: ignore[union-attr]

    assert labels(FIXTURES[3]) == ["Crosstable", "Teams", "League rules"]
    assert labels(fixture(1, seat(1, ""), seat(2, ""))) == ["Crosstable", "League rules"]
