"""Hands that follow the game, with drawing and Discord in the test's hands."""

from types import SimpleNamespace

import pytest

from bot.games.rooms.selection import Selection
from bot.locales import t
from bot.parts.parts import Button, Parts
from bot.play.messages import following as module
from bot.play.messages.following import Below, Panels
from bot.play.pages.menus import Topic
from bot.tables import Person, SeatState
from tests.play.fakes import FakeClock, FakePresenter, FakeSent, FakeTables, refused, turns
from tests.play.fakes import snapshot as at
from tests.play.pages.tables import HOST

LIFE = 840.0


@pytest.fixture
async def hands():
    presenter, clock, tables = FakePresenter(), FakeClock(), FakeTables(at(7))
    panels = Panels(presenter, LIFE, clock, tables.get)
    made = SimpleNamespace(panels=panels, presenter=presenter, clock=clock, tables=tables)

    def keep(sent, version=7, person=HOST, selection=None, text=None, notice=""):
        parts = Parts(content=text or f"hand {version}", notice=notice)
        panels.keep(at(version), person, sent, "en-GB", selection or Selection(), parts)

    def follow(snapshot):
        panels.follow(tables.put(snapshot))

    made.keep, made.follow = keep, follow
    yield made
    await panels.close(0)


async def test_a_hand_follows_the_game(hands):
    sent = FakeSent()
    hands.keep(sent)
    for version in (8, 9):
        hands.follow(at(version))
        await hands.panels.settled()
    assert sent.texts == ["hand 8", "hand 9"]


async def test_after_a_restart_a_hand_is_looked_after_though_nothing_has_changed(hands):
    hands.keep(FakeSent())
    hands.follow(at(7))
    await hands.panels.settled()
    assert hands.presenter.drawn == []
    hands.follow(at(7, repair=True))
    await hands.panels.settled()
    assert len(hands.presenter.drawn) == 1


async def test_a_slow_hand_does_not_come_over_a_newer_one(hands):
    """Version 8 is being drawn when a click is answered with version 9, in the very same message."""
    old, new = FakeSent(), FakeSent()
    hands.keep(old)
    hands.presenter.gate.clear()
    hands.follow(at(8))
    await turns()
    assert hands.presenter.drawn  # on its way
    hands.keep(new, 9)
    hands.presenter.gate.set()
    await hands.panels.settled()
    assert (old.texts, new.texts) == ([], [])


async def test_a_hand_that_is_old_before_it_was_drawn_is_left_out(hands):
    sent = FakeSent()
    hands.keep(sent)
    hands.presenter.drops = True
    hands.presenter.gate.clear()
    hands.follow(at(8))
    await turns()
    for version in (9, 10):
        hands.follow(at(version))
    hands.presenter.gate.set()
    await hands.panels.settled()
    assert sent.texts == ["hand 10"]


async def test_a_slow_hand_does_not_come_over_a_menu_that_was_asked_for(hands):
    sent = FakeSent()
    hands.keep(sent)
    hands.presenter.gate.clear()
    hands.follow(at(8))
    await turns()
    assert hands.panels.release_at(at().id, HOST, sent.message)
    hands.presenter.gate.set()
    await hands.panels.settled()
    assert sent.texts == []


async def test_a_hand_that_shows_more_than_is_heard_of_stays(hands):
    sent = FakeSent()
    hands.keep(sent, 9)
    hands.follow(at(8))  # was published before the click was answered
    await hands.panels.settled()
    assert sent.texts == []
    assert hands.presenter.drawn == []


async def test_what_looks_the_same_is_not_sent_again(hands):
    sent = FakeSent()
    hands.keep(sent, 7, text="hand 8")
    hands.follow(at(8))
    await hands.panels.settled()
    assert hands.presenter.drawn
    assert sent.texts == []


async def test_only_the_newest_hand_of_a_person_follows(hands):
    first, second = FakeSent(500), FakeSent(501)
    hands.keep(first)
    hands.keep(second)
    hands.follow(at(8))
    await hands.panels.settled()
    assert (first.texts, second.texts) == ([], ["hand 8"])
    assert len(hands.panels) == 1


async def test_a_released_hand_comes_back_unless_there_is_a_newer_one(hands):
    old, new = FakeSent(500), FakeSent(501)
    hands.keep(old)
    released = hands.panels.release(at().id, HOST)
    hands.follow(at(8))
    await hands.panels.settled()
    assert old.texts == []
    hands.panels.resume(released)
    await hands.panels.settled()
    assert old.texts == ["hand 8"]
    released = hands.panels.release(at().id, HOST)
    hands.keep(new, 8)
    hands.panels.resume(released)
    hands.follow(at(9))
    await hands.panels.settled()
    assert (old.texts, new.texts) == (["hand 8"], ["hand 9"])


async def test_another_message_of_the_person_releases_nothing(hands):
    sent = FakeSent(500)
    hands.keep(sent)
    assert hands.panels.release_at(at().id, HOST, 501) is None
    assert hands.panels.release_at(at().id, HOST + 1, 500) is None
    hands.follow(at(8))
    await hands.panels.settled()
    assert sent.texts == ["hand 8"]


async def test_a_step_holds_while_the_seat_may_do_the_same_and_the_order_always(hands):
    hands.keep(FakeSent(), selection=Selection("6-4", 1, "number"))
    hands.follow(at(8))
    await hands.panels.settled()
    hands.follow(at(9, seat_versions=(9, 9)))
    await hands.panels.settled()
    assert [drawn[2] for drawn in hands.presenter.drawn] == [Selection("6-4", 1, "number"), Selection(order="number")]
    assert hands.panels.selection(at().id, HOST) == Selection(order="number")


async def test_a_notice_stands_for_one_change_more(hands):
    sent = FakeSent()
    hands.keep(sent, notice="Done.")
    for version in (8, 9):
        hands.follow(at(version))
        await hands.panels.settled()
    assert sent.texts == ["hand 8 Done.", "hand 9"]


async def test_who_gave_up_the_seat_sees_no_hand_any_more(hands):
    sent = FakeSent()
    hands.keep(sent)
    hands.follow(at(8, seats=(SeatState(HOST, "Ann", left=True), SeatState(HOST + 1, "Ben"))))
    await hands.panels.settled()
    assert sent.texts == [t("en", "error-table-not-seated")]
    assert len(hands.panels) == 0


async def test_everybody_has_a_hand_of_his_own(hands):
    ann, ben = FakeSent(500), FakeSent(501)
    hands.keep(ann)
    hands.keep(ben, person=HOST + 1)
    hands.follow(at(8))
    await hands.panels.settled()
    assert [drawn[1] for drawn in hands.presenter.drawn] == [1, 0]  # whose turn it is comes first
    assert (ann.texts, ben.texts) == (["hand 8"], ["hand 8"])


@pytest.mark.parametrize(("code", "status"), [(10008, 404), (50027, 401), (10015, 404)])
async def test_a_hand_that_was_dismissed_or_whose_token_is_spent_is_forgotten(hands, code, status):
    sent = FakeSent()
    sent.faults.order("edit", refused(code, status))
    hands.keep(sent)
    hands.follow(at(8))
    await hands.panels.settled()
    assert len(hands.panels) == 0


async def test_a_hand_that_could_not_be_changed_once_follows_on(hands):
    sent = FakeSent()
    sent.faults.order("edit", refused(0, 503))
    hands.keep(sent)
    for version in (8, 9):
        hands.follow(at(version))
        await hands.panels.settled()
    assert sent.texts == ["hand 9"]


async def test_one_hand_that_fails_keeps_no_other_from_following(hands):
    ann, ben = FakeSent(500), FakeSent(501)
    ann.faults.order("edit", refused(0, 503))
    hands.keep(ann)
    hands.keep(ben, person=HOST + 1)
    hands.follow(at(8))
    await hands.panels.settled()
    assert ben.texts == ["hand 8"]


async def test_a_hand_says_that_it_sleeps_before_its_token_ends(hands):
    sent = FakeSent()
    hands.keep(sent)
    hands.clock.advance(LIFE - 1)
    await hands.panels.settled()
    assert sent.texts == []
    hands.clock.advance(1)
    await hands.panels.settled()
    assert "stopped updating" in sent.texts[0]
    hands.follow(at(8))
    await hands.panels.settled()
    assert len(sent.texts) == 1


async def test_a_click_winds_the_hand_up_again(hands):
    sent = FakeSent()
    hands.keep(sent)
    hands.clock.advance(LIFE - 1)
    hands.keep(sent, 7)
    hands.clock.advance(LIFE - 1)
    await hands.panels.settled()
    assert sent.texts == []


async def test_the_last_change_of_a_table_is_shown_and_then_its_hands_are_let_go(hands):
    sent = FakeSent()
    hands.keep(sent)
    hands.follow(at(8, closed=True))
    await hands.panels.settled()
    assert sent.texts == ["hand 8"]
    assert len(hands.panels) == 0


async def test_who_is_forgotten_has_no_hand_anywhere(hands):
    sent = FakeSent()
    hands.keep(sent)
    hands.keep(FakeSent(501), person=HOST + 1)
    hands.panels.forget(HOST)
    hands.follow(at(8))
    await hands.panels.settled()
    assert sent.texts == []
    assert len(hands.panels) == 1


async def test_the_oldest_stops_following_when_there_are_too_many(hands, monkeypatch):
    monkeypatch.setattr(module, "MOST_PANELS", 1)
    first, second = FakeSent(500), FakeSent(501)
    hands.keep(first)
    hands.keep(second, person=HOST + 1)
    hands.follow(at(8))
    await hands.panels.settled()
    assert (first.texts, second.texts) == ([], ["hand 8"])


async def test_what_is_selected_stays_when_the_hand_sleeps_and_ends_with_the_table_or_the_person(hands):
    sorted_by, cili = Selection(order="number"), HOST + 1
    for table in ("t1", "t2"):
        for person in (HOST, cili):
            hands.panels.keep(at(7, id=table), person, FakeSent(), "en-GB", sorted_by, Parts(content="hand"))
    hands.clock.advance(LIFE)
    await hands.panels.settled()
    assert len(hands.panels) == 0
    assert hands.panels.selection("t1", HOST) == sorted_by
    hands.panels.forget(HOST)
    assert [hands.panels.selection(table, HOST) for table in ("t1", "t2")] == [Selection(), Selection()]
    assert hands.panels.selection("t1", cili) == sorted_by
    hands.panels.keep(at(7, id="t1"), cili, FakeSent(), "en-GB", sorted_by, Parts(content="hand"))
    hands.panels.follow(hands.tables.put(at(8, id="t1", closed=True)))
    await hands.panels.settled()
    assert [hands.panels.selection(table, cili) for table in ("t1", "t2")] == [Selection(), sorted_by]


async def test_so_many_selections_are_kept_the_oldest_goes(hands):
    hands.panels._selections.most = 1
    hands.keep(FakeSent(500), selection=Selection(order="number"))
    hands.keep(FakeSent(501), person=HOST + 1, selection=Selection(order="number"))
    kept = [hands.panels.selection(at().id, person) for person in (HOST, HOST + 1)]
    assert kept == [Selection(), Selection(order="number")]


async def test_a_page_below_a_hand_follows_with_it(hands):
    sent = FakeSent()
    below = Below(Topic(), Person(HOST, "Ann", locale="en-GB"))
    hands.panels.keep(at(7), HOST, sent, "en-GB", Selection(), Parts(content="menu"), below)
    hands.presenter.pictures[8] = b"PNG"
    hands.follow(at(8))
    await hands.panels.settled()
    assert "turn" in sent.texts[0]
    assert t("en", "menu-heading") not in sent.texts[0]
    assert sent.pages[0].file == b"PNG"
    assert "Back" in labels(sent.pages[0])
    hands.presenter.pictures[9] = b"PNG"
    hands.follow(at(9))  # it says the same
    await hands.panels.settled()
    assert len(sent.texts) == 1
    hands.follow(at(10, closed=True, phase="over", end="ended"))
    await hands.panels.settled()
    assert labels(sent.pages[1]) == []


def labels(parts):
    return [item.label for row in parts.rows for item in row if isinstance(item, Button)]
