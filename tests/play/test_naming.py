"""Names in values of structs: present ones, told apart, and nothing of who is hidden."""

from bot.games.text.reader import KnownName, Reader
from bot.league.rows.values import MatchSeat, PersonName
from bot.play.naming import people_in, renamed

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
    assert [one.name for one in renamed(value, READER)] == ["Ben", "Ben"]
    assert list(people_in(value)) == [(2, "Ben")]


def test_a_value_without_people_is_the_same_value():
    value = (1, "Ann", ())
    assert renamed(value, READER) is value
