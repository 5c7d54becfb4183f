"""Planning ahead, as it is shown: to the player who plans, in whole messages, and to nobody else by a byte."""

import random

import msgspec
import pytest

from bot.games.match import deal_round, is_open, new_match
from bot.games.registry import GAMES
from bot.games.rooms.selection import Selection
from bot.games.text.reader import Reader
from bot.parts import verbs
from bot.parts.ids import decode
from bot.parts.parts import Parts, Select
from bot.play.pages import menus
from bot.play.pages.board import board, board_picture, turn_ping
from bot.play.pages.menus import PLAN, page, stands
from bot.play.pages.panel import panel, panel_picture, plan_page, planned_line
from bot.tables import Person, Snapshot
from bot.tables.slow import plannable
from bot.tables.types import changed
from tests.play.pages.refused import problems
from tests.play.pages.tables import HOST, started, table, taken, verbs_of

READER = Reader()


def slow(match, intends=None, seat=0, **fields) -> Snapshot:
    """A table with a day for each turn, at which a seat has planned something."""
    snapshot = table(match, clock="24h", **fields)
    seats = list(snapshot.state.seats)
    if intends is not None:
        seats[seat] = msgspec.structs.replace(seats[seat], intends=tuple(intends))
    return Snapshot(changed(snapshot.state, seats=tuple(seats)), snapshot.events)


def some_moves(name: str, moves: int) -> object:
    """A match of two, some moves on."""
    rng = random.Random(name)
    setup = {"votes": {"p1": "hidden", "p2": "hidden"}} if name == "christmas" else {}
    done = deal_round(new_match(name, 2, setup=setup), rng.randbytes(32)).match
    for _ in range(moves):
        turn = done.turn
        if not is_open(done) or turn is None:
            break
        after = taken(done, rng.choice(done.offers(turn)), rng).match
        if not is_open(after) or after.turn is None:
            break
        done = after
    return done


def words_of(parts: Parts) -> list[tuple[str, ...]]:
    """Return the plans that the menus of a page offer."""
    menus_ = [item for row in parts.rows for item in row if isinstance(item, Select)]
    return [decode(menu.custom_id, (line.value,)).words[1:] for menu in menus_ for line in menu.choices]


@pytest.mark.parametrize("moves", [0, 4, 15])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_in_every_game_the_page_is_a_message_that_offers_what_can_be_planned(name: str, moves: int) -> None:
    match = some_moves(name, moves)
    waits = 1 - match.turn
    snapshot = slow(match)
    every = plannable(snapshot.state, waits)
    parts = plan_page(snapshot, waits, READER, back=Selection())
    assert problems(parts) == ()
    assert [" ".join(words) for words in words_of(parts)] == list(every)[:75]
    labels = [line.label for row in parts.rows for item in row if isinstance(item, Select) for line in item.choices]
    assert len(set(labels)) == len(labels)
    for intends in (every[:1], every[:2], every[:3]):
        planned = slow(match, intends, waits)
        page = plan_page(planned, waits, READER, back=Selection())
        assert problems(page) == ()
        assert problems(panel(planned, waits, READER)) == ()
        assert set(words_of(page)).isdisjoint({tuple(intention.split(" ")) for intention in intends})
        assert planned_line(planned, waits, READER) in panel(planned, waits, READER).content
    if every:
        assert {verbs.UNPLAN, verbs.PLAN} <= set(verbs_of(panel(slow(match, every[:1], waits), waits, READER)))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_who_has_planned_can_say_yes_and_no_to_a_question(name: str) -> None:
    match = some_moves(name, 5)
    waits = 1 - match.turn
    snapshot = slow(match, plannable(slow(match).state, waits)[:1], waits, paused="asked", paused_by=match.turn)
    parts = panel(snapshot, waits, READER, others=True)
    assert problems(parts) == ()
    answers = [press.words[0] for press in map(decode, parts.custom_ids) if press.verb == verbs.TAKE_BACK]
    assert answers == ["yes", "no"]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_is_planned_shows_to_no_other_seat_by_a_byte(name: str) -> None:
    match = some_moves(name, 5)
    waits = 1 - match.turn
    every = plannable(slow(match).state, waits)
    assert len(every) > 1
    other = match.turn
    person = Person(HOST + other, "x", moderator=True)
    ways = [slow(match, intends, waits) for intends in ((), every[:1], every[1:2], every[:3])]
    seen = {
        msgspec.json.encode(
            [
                board(snapshot, READER, picture=None),
                turn_ping(snapshot, READER, 5),
                menus.table_menu(snapshot, person, READER),
                panel(snapshot, other, READER),
            ]
        )
        for snapshot in ways
    }
    assert len(seen) == 1
    assert len({board_picture(snapshot, READER) for snapshot in ways}) == 1
    assert len({panel_picture(snapshot, other, READER) for snapshot in ways}) == 1
    assert len({panel_picture(snapshot, waits, READER) for snapshot in ways}) == 1
    assert len({panel(snapshot, waits, READER).content for snapshot in ways}) == len(ways)


def test_the_own_turn_a_fast_clock_and_a_pause_offer_no_plan() -> None:
    match = started()
    waits = 1 - match.turn

    def offered(snapshot: Snapshot, seat: int) -> bool:
        return verbs.PLAN in verbs_of(panel(snapshot, seat, READER))

    assert offered(slow(match), waits)
    assert not offered(slow(match), match.turn)
    assert not offered(table(match), waits)
    assert not offered(slow(match, paused="player"), waits)


def test_the_page_gives_way_when_the_turn_has_come() -> None:
    match = started()
    person = Person(HOST + match.turn, "x")
    assert not stands(PLAN, slow(match), person.id)
    assert stands(PLAN, slow(match), HOST + 1 - match.turn)
    assert page(PLAN, slow(match), person, READER) == menus.table_menu(slow(match), person, READER)


def test_intentions_are_told_in_their_order() -> None:
    match = some_moves("classic", 3)
    waits = 1 - match.turn
    hand = match.view(waits).hand
    line = planned_line(slow(match, [f"play {hand[0]}", f"play {hand[1]}"], waits), waits, READER)
    assert line == f"⏳ Planned: {hand[0]}, wherever it fits, else {hand[1]}, wherever it fits."
    swapped = planned_line(slow(match, [f"play {hand[1]}", f"play {hand[0]}"], waits), waits, READER)
    assert swapped != line
