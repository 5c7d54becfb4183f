"""Claims out of turn: the player's standing order and the host's window in the menu (TR-7)."""

import msgspec
import pytest

from bot.games.match import Match
from bot.games.registry import GAMES
from bot.games.text.reader import Reader
from bot.parts import verbs
from bot.parts.ids import IdError, Press, decode
from bot.parts.parts import Button, Parts, Select
from bot.play.clicks.presses import intended
from bot.play.pages import menus
from bot.play.pages.board import board
from bot.play.pages.settings import VERBS
from bot.tables import Person
from bot.tables.commands import SetByHand, SetTableSetting
from tests.play.pages.tables import HOST, started, table, verbs_of

READER = Reader()


@pytest.fixture
def claims(monkeypatch: pytest.MonkeyPatch) -> None:
    """Something can be claimed in the game that is played."""
    monkeypatch.setattr(type(GAMES["classic"]), "claimable", lambda game, options: True)


def dealt() -> Match:
    return started(3)


def standing(match: Match, *, by_hand: bool = False, **fields: object) -> Parts:
    snapshot = table(match, **fields)
    first, *others = snapshot.state.seats
    seats = (msgspec.structs.replace(first, by_hand=by_hand), *others)
    return menus.table_menu(table(match, seats=seats, **fields), Person(HOST, "Ann"), READER)


def orders(parts: Parts) -> list[tuple[str, Press]]:
    buttons = [item for row in parts.rows for item in row if isinstance(item, Button)]
    presses = [(button.label, decode(button.custom_id)) for button in buttons]
    return [(label, press) for label, press in presses if press.verb == verbs.BY_HAND]


@pytest.mark.usefixtures("claims")
def test_the_menu_says_whether_the_table_claims_and_a_click_changes_it() -> None:
    person, snapshot = Person(HOST, "Ann"), table(dealt())
    ((label, press),) = orders(standing(dealt()))
    assert label == "Auto-claim: on"
    assert intended(press, snapshot, person) == (SetByHand(person, True), "menu")
    ((label, press),) = orders(standing(dealt(), by_hand=True))
    assert label == "Auto-claim: off"
    assert intended(press, snapshot, person) == (SetByHand(person, False), "menu")


def test_only_where_something_can_be_claimed() -> None:
    assert orders(standing(dealt())) == []
    assert windows(dealt(), Person(HOST, "Ann")) == []


def windows(match: Match, person: Person) -> list[Select]:
    if verbs.TABLE not in verbs_of(menus.table_menu(table(match), person, READER)):
        return []
    parts = menus.table_settings(table(match), READER)
    selects = [item for row in parts.rows for item in row if isinstance(item, Select)]
    return [select for select in selects if f":{VERBS['claim-window']}" in select.custom_id]


@pytest.mark.usefixtures("claims")
def test_the_host_says_how_long_a_claim_by_hand_may_take() -> None:
    host = Person(HOST, "Ann")
    (select,) = windows(dealt(), host)
    assert [(line.value, line.default) for line in select.choices] == [("5s", True), ("10s", False), ("off", False)]
    press = decode(select.custom_id, ("off",))
    assert intended(press, table(dealt()), host) == (SetTableSetting(host, "claim-window", "off"), "table")
    with pytest.raises(IdError):
        intended(decode(select.custom_id, ("1h",)), table(dealt()), host)
    assert windows(dealt(), Person(HOST + 1, "Ben")) == []


def test_in_a_window_the_board_waits_for_nobody() -> None:
    parts = board(table(dealt(), claims_until=5.0), READER)
    assert "can still claim the last discard" in parts.content
