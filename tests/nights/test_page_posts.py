"""When the page of a night is posted anew."""

from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from bot.connection.delivery import Trouble
from bot.nights.page_posts import NightPages, ShownPage, is_calling, phase_of
from bot.nights.rules import steps
from bot.nights.service import TROUBLES
from bot.parts.parts import Parts
from tests.nights.test_arena import an_arena
from tests.nights.test_nights import a_night


def test_the_page_of_an_arena_is_posted_anew_after_ten_tables_and_never_for_the_same_ones_again():
    night = an_arena(24, seats=2)
    begun = phase_of(night)
    for number in range(1, 13):
        night = steps.opened(night, number, table=f"t{number}")
        assert (phase_of(night) == begun) is (number < 10)
    ten = phase_of(night)
    for number in (1, 2, 12):  # whose threads are deleted
        night = steps.lost(night, number)
    assert phase_of(night) == ten
    assert phase_of(steps.ended(night, 3, (1, 2))) == ten
    over = steps.end_night(night, "host")
    assert phase_of(over) not in (begun, ten)


def test_the_page_of_rounds_is_posted_anew_at_each_change_of_what_goes_on():
    night = a_night(24)
    states = ("gathering", "calling", "round", "break", "over")
    phases = [phase_of(replace(night, state=state, round=number)) for number in (1, 2) for state in states]
    assert len({*phases}) == len(phases)
    round_one = steps.pair(steps.advance(steps.next_now(night, 0.0), 0.0), 0.0)
    opened = [steps.opened(round_one, number, table="t") for number in (1, 6)]
    assert {phase_of(night) for night in opened} == {phase_of(round_one)}


def test_the_page_of_a_round_waits_for_the_last_call() -> None:
    night = steps.pair(steps.advance(steps.next_now(a_night(24), 0.0), 0.0), 0.0)
    assert not is_calling(night)
    for number in range(1, 7):
        night = steps.opened(night, number, post=number)
        assert is_calling(night) is (number < 6)
        assert not is_calling(replace(night, paused=1.0))


@pytest.mark.parametrize(("sure", "known"), [(True, True), (False, True), (True, False)])
async def test_a_page_that_was_posted_in_doubt_is_looked_at_once_more(monkeypatch, sure, known):
    """A try that failed may have come through, and then the same nonce gives its message as it was then."""

    async def call(*_):
        return None

    async def parts(*_):
        return Parts(content="page")

    async def post(*_):
        return known

    clock = SimpleNamespace(steady=SimpleNamespace(now=lambda: 100.0))
    pages = NightPages(None, None, tables=None, change=None, clock=clock, gap=1.0)
    for name, instead in (("_call", call), ("_parts", parts), ("_post", post)):
        monkeypatch.setattr(pages, name, instead)
    page = ShownPage()
    await pages.show(a_night(4), page, trouble="", sure=sure)
    assert page.doubtful is not (sure and known)
    assert (page.mark is None) is page.doubtful


def test_a_plain_refusal_is_not_called_slow() -> None:
    assert [TROUBLES.get(trouble, "busy") for trouble in (Trouble.REFUSED, Trouble.BUSY)] == ["refused", "busy"]
