"""Names in values of structs: present ones, told apart, and nothing of who is hidden."""

from bot.connection.names import people_in, renamed
from bot.games.text.reader import KnownName, Reader
from bot.league.rows.values import MatchSeat, PersonName
from bot.play.pages.board import board_picture, seat_labels
from bot.play.pages.seats import plain
from bot.tables import SeatState
from tests.play.pages.tables import HOST, started, table

READER = Reader(people={1: KnownName("Countess", "ann"), 2: KnownName("Ben", "ben.k"), 3: KnownName("Ben", "ben.z")})


def seat(person, name, *, hidden=False, computer=False):
    return MatchSeat(1, person, name, computer, "", 1, 0, 0, hidden=hidden)


def test_everybody_in_a_value_has_the_present_name_and_each_is_told_apart():
    value = (PersonName(1, "Ann", True), (seat(2, "Benjamin"), seat(None, "Ben", computer=True)), [seat(3, "Ben")], 7)
    first, (second, computer), (third,), seven = renamed(value, READER)
    assert (first.name, second.name, third.name) == ("Countess", "Ben (ben.k)", "Ben (ben.z)")
    assert (computer.name, seven) == ("Ben", 7)


def test_who_is_hidden_is_nobody_from_whom_to_tell_apart():
    """Else the username of the other would say that there is somebody of that name."""
    value = (seat(2, "Ben"), seat(3, "Ben", hidden=True))
    assert [player.name for player in renamed(value, READER)] == ["Ben", "Ben"]
    assert list(people_in(value)) == [(2, "Ben")]


def test_a_value_without_people_is_the_same_value():
    value = (1, "Ann", ())
    assert renamed(value, READER) is value


def test_who_has_a_name_without_letters_goes_by_the_username_in_pictures():
    """Emojis have no font, on any machine: the plate would be empty. Texts keep the name as it is."""
    reader = Reader(people={HOST: KnownName("🎉", "ann.b"), HOST + 1: KnownName("Ben", "ben.k")})
    ours = Reader(people={HOST: KnownName("ann.b", "ann.b"), HOST + 1: KnownName("Ben", "ben.k")})
    playing = table(started())
    view = playing.view(None)
    assert [label.name for label in seat_labels(playing, view, reader)] == ["ann.b", "Ben"]
    assert board_picture(playing, reader) == board_picture(playing, ours)
    assert board_picture(table(None), reader) == board_picture(table(None), ours)
    assert plain(playing.state, 0, reader) == "🎉"


def test_who_is_not_known_either_is_named_by_the_seat_in_pictures():
    nameless = table(started(), seats=(SeatState(HOST, "🎉"), SeatState(HOST + 1, "Ben")))
    assert [label.name for label in seat_labels(nameless, nameless.view(None), Reader())] == ["Player 1", "Ben"]
