"""The page of a night with the same deals: it promises them, and tells nothing of them while somebody plays them."""

import pytest
from msgspec.structs import replace

from bot.games.same import promise_of
from bot.games.text.reader import Reader
from bot.nights.pages import fair_page, host_page, night_page, place_page
from bot.nights.pictures import standings_picture
from bot.nights.rules import steps
from bot.parts import verbs
from bot.parts.ids import decode
from tests.nights.test_nights import a_night

SECRETS = ("11" * 32, "22" * 32)
READER = Reader()


def begun(first=((5, 0),), places=(1, 2)):
    """A night of two tables in its first round, of which the first has ended so."""
    night = a_night(4, seats=2, duplicate=True)
    night = steps.pair(steps.next_now(replace(night, secrets=SECRETS[:1]), 0.0), 0.0, SECRETS[1])
    for number in (1, 2):
        night = steps.opened(night, number, post=number, place=number, table=f"t{number}")
    return steps.ended(night, 1, places, first, (0, 1))


def everything(night):
    """All that anybody sees of a night."""
    parts = [night_page(night, READER), host_page(night, READER)]
    parts += [place_page(night, guest, READER) for guest in range(len(night.guests))]
    return [*parts, standings_picture(night, READER)]


def fair(night):
    """The promise on the page to which the button of fair play leads."""
    presses = [decode(click) for click in night_page(night, READER).custom_ids]
    (press,) = [press for press in presses if press.verb == verbs.NIGHT_FAIR]
    return fair_page(press, READER).content.splitlines()[1].removeprefix("-# ")


def test_the_next_deals_are_promised_and_no_secret_is_shown():
    night = a_night(4, seats=2, duplicate=True)
    night = replace(night, secrets=SECRETS[:1])
    promises = [promise_of(bytes.fromhex(secret)) for secret in SECRETS]
    assert fair(night) == f"Promise of round 1: `{promises[0]}`"
    night = begun()
    assert fair(night) == f"Promise of round 1: `{promises[0]}`"
    assert promises[1] not in repr(night_page(night, READER))
    night = steps.advance(steps.ended(night, 2, (1, 2), [[1, 0]], (0, 1)), 1.0)
    assert fair(night) == f"Promise of round 2: `{promises[1]}`"
    assert promises[1] not in night_page(night, READER).content
    over = steps.end_night(night, "host")
    for state in (night, over):
        assert not any(secret in repr(everything(state)) for secret in SECRETS)
    for state in (over, a_night(4)):
        assert verbs.NIGHT_FAIR not in [decode(click).verb for click in night_page(state, READER).custom_ids]


@pytest.mark.parametrize("scores", [((0, 50),), ((5, 5), (9, 0)), ()])
def test_what_a_table_made_of_the_deals_changes_nothing_that_others_see_before_the_round_is_over(scores):
    """Exchanged: the scores of the table that has ended."""
    assert everything(begun(scores)) == everything(begun())


def test_the_page_says_how_points_are_made():
    for night in (begun(), steps.ended(begun(), 2, (1, 2))):
        assert "whoever has your seat at the other tables" in night_page(night, READER).content
    text = night_page(a_night(4), READER).content
    assert "at your tables you beat" in text
    assert "same deals" not in text
