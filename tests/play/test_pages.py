"""Menus, options and questions that lie open say what is so, as long as they can be changed."""

from types import SimpleNamespace

import pytest

from bot.locales import t
from bot.parts.ids import decode
from bot.parts.parts import Parts
from bot.play.messages import following as module
from bot.play.messages.following import Pages
from bot.play.pages.menus import MENU, Topic, asking
from bot.tables import Person
from tests.play.fakes import FakeClock, FakePresenter, FakeSent, FakeTables, refused
from tests.play.fakes import snapshot as at
from tests.play.pages.tables import HOST

LIFE = 840.0
ANN = Person(HOST, "Ann", locale="en-GB")
OPTIONS = Topic(kind="options")
CLOSED = {"phase": "over", "closed": True, "end": "ended"}
SPENT = [(10015, 404), (50027, 401), (10008, 404), (0, 404)]


class SentPage(FakeSent):
    """A page that remembers what can be pressed on it."""

    def __init__(self, message: int = 500) -> None:
        super().__init__(message)
        self.verbs: list[str] = []

    async def edit(self, parts: Parts, *, keep: bool = False) -> None:
        await super().edit(parts, keep=keep)
        self.verbs = [decode(custom_id).verb for custom_id in parts.custom_ids]


@pytest.fixture
async def open_pages():
    clock, tables = FakeClock(), FakeTables(at(7))
    pages = Pages(FakePresenter(), LIFE, clock, tables.get, tables.leads)
    made = SimpleNamespace(pages=pages, clock=clock, tables=tables)

    def keep(sent, topic=MENU, version=7, person=ANN, **fields):
        pages.keep(at(version, **fields), person, topic, sent, Parts(content="as it was"))

    async def follow(snapshot):
        pages.follow(tables.put(snapshot))
        await pages.settled()

    made.keep, made.follow = keep, follow
    yield made
    await pages.close(0)


async def test_options_of_a_lobby_become_the_menu_once_the_match_has_begun(open_pages):
    open_pages.keep(sent := SentPage(), OPTIONS, match=None)
    await open_pages.follow(at(8))
    assert t("en", "menu-heading") in sent.texts[0]
    assert "pause" in sent.verbs


async def test_a_page_of_a_closed_table_has_no_buttons(open_pages):
    open_pages.keep(sent := SentPage())
    open_pages.keep(lobby := SentPage(501), OPTIONS)
    await open_pages.follow(at(8, **CLOSED))
    assert (len(sent.texts), len(lobby.texts), sent.verbs, lobby.verbs) == (1, 1, [], [])
    assert len(open_pages.pages) == 0


async def test_a_question_about_a_match_that_is_over_is_asked_no_more(open_pages):
    open_pages.keep(sent := SentPage(), asking("leave", at(7)))
    await open_pages.follow(at(8))
    assert sent.verbs == ["leave", "menu"]
    await open_pages.follow(at(9, phase="over", end="target"))
    assert "leave" not in sent.verbs
    await open_pages.follow(at(10, series=2))  # the next match, for which it was not asked
    assert "leave" not in sent.verbs


async def test_a_move_that_changes_nothing_on_a_page_sends_nothing(open_pages):
    open_pages.keep(sent := SentPage(), Topic(kind="settings"))
    for version in (8, 9, 10):
        await open_pages.follow(at(version))
    assert len(sent.texts) == 1


async def test_the_buttons_of_a_lobby_go_by_its_version(open_pages):
    open_pages.keep(sent := SentPage(), OPTIONS)
    for version in (8, 9):
        await open_pages.follow(at(version, match=None))
    assert len(sent.texts) == 2


@pytest.mark.parametrize(("code", "status"), SPENT)
async def test_a_page_that_cannot_be_changed_any_more_is_forgotten(open_pages, code, status):
    open_pages.keep(sent := SentPage())
    sent.faults.order("edit", refused(code, status))
    await open_pages.follow(at(8))
    assert (sent.texts, len(open_pages.pages)) == ([], 0)


async def test_a_page_whose_change_was_lost_is_changed_with_the_next(open_pages):
    open_pages.keep(sent := SentPage())
    sent.faults.order("edit", refused(0, 503))
    await open_pages.follow(at(8))
    await open_pages.follow(at(9))
    assert len(sent.texts) == 1


async def test_nothing_is_asked_of_a_token_that_is_too_old(open_pages):
    open_pages.keep(sent := SentPage())
    open_pages.clock.advance(LIFE)
    await open_pages.follow(at(8))
    assert (sent.texts, len(open_pages.pages)) == ([], 0)


async def test_a_page_that_gave_way_to_something_else_is_left_alone(open_pages):
    open_pages.keep(sent := SentPage())
    released = open_pages.pages.drop(500)
    await open_pages.follow(at(8))
    assert sent.texts == []
    open_pages.pages.resume(released)
    await open_pages.pages.settled()
    assert len(sent.texts) == 1


async def test_what_changed_while_a_page_was_on_its_way_is_brought_up(open_pages):
    open_pages.tables.put(at(9))
    open_pages.keep(sent := SentPage())
    await open_pages.pages.settled()
    assert len(sent.texts) == 1


async def test_so_many_pages_are_kept_and_none_of_who_is_forgotten(open_pages, monkeypatch):
    monkeypatch.setattr(module, "MOST_PAGES", 2)
    first, second, third = SentPage(500), SentPage(501), SentPage(502)
    ben = Person(HOST + 1, "Ben")
    for sent, person in ((first, ANN), (second, ANN), (third, ben)):
        open_pages.keep(sent, person=person)
    assert len(open_pages.pages) == 2
    open_pages.pages.forget(HOST)
    await open_pages.follow(at(8))
    assert [len(page.texts) for page in (first, second, third)] == [0, 0, 1]


async def test_a_closed_table_has_no_page_to_keep(open_pages):
    open_pages.keep(SentPage(), **CLOSED)
    assert len(open_pages.pages) == 0
