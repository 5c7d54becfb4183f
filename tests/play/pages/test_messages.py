"""What the messages of each phase offer, and to whom."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from bot.app.commands import settings as settings_page
from bot.games import match as matches
from bot.games.actions import Action
from bot.games.drawn import THEMES
from bot.games.events import Event
from bot.games.match import Match
from bot.games.record import Round
from bot.games.registry import GAMES, find_game
from bot.games.rooms.selection import Selection
from bot.games.text.reader import Reader
from bot.games.view import View
from bot.parts import verbs
from bot.parts.ids import decode
from bot.parts.parts import Button, Select, cut
from bot.play.pages import fairness, menus, options
from bot.play.pages.board import board, board_picture, opening_steps
from bot.play.pages.panel import next_order, notice_text, panel, panel_picture
from bot.play.registry import Room, room_of
from bot.players.registry import suggest
from bot.tables import Person, SeatState, Snapshot, TableState
from bot.tables.types import Dealt
from rendering import SeatLabel
from tests.games.meld.hands import CARDS, GROUP, RUN, playing
from tests.play.pages.refused import problems
from tests.play.pages.tables import HOST, crowded, started, table, verbs_of, with_state

READER = Reader()
PNG = b"\x89PNG"


def ended(seats: int = 2) -> Match:
    match = started(seats)
    while matches.is_open(match):
        match = matches.act(match, match.offers(match.turn or 0)[0]).match
    return match


def over() -> Match:
    match = ended()
    while not match.end:
        if not matches.is_open(match):
            match = matches.deal_round(match, bytes([100 + len(match.rounds)] * 32)).match
        else:
            match = matches.act(match, match.offers(match.turn or 0)[0]).match
    return match


def test_playing() -> None:
    match = started()
    parts = board(table(match, deadline=1_700_000_000.9), READER, picture=PNG)
    assert verbs_of(parts) == [verbs.HAND, verbs.MENU, verbs.RULES]
    assert "<t:1700000000:R>" in parts.content
    assert parts.filename == "table.png"
    assert parts.alt.startswith("Classic domino, round 1. No tile has been played yet.")
    assert parts.alt not in parts.content


def test_without_a_picture_the_table_is_told_in_words() -> None:
    parts = board(table(started()), READER)
    assert parts.file is None
    assert parts.alt == ""
    assert "No tile has been played yet." in parts.content


def test_paused() -> None:
    snapshot = table(started(), paused="player")
    assert verbs.RESUME in verbs_of(board(snapshot, READER))
    assert "Paused" in board(snapshot, READER).content
    hand = panel(snapshot, snapshot.turn or 0, READER)
    assert verbs.ACT not in verbs_of(hand)
    assert verbs.RESUME in verbs_of(hand)
    assert "You can play" not in hand.content
    between = table(ended(), phase="between", paused="player")
    assert "Paused" in panel(between, 0, READER).content
    paused = verbs_of(panel(between, 0, READER))
    assert verbs.RESUME in paused
    assert verbs.READY not in paused


def test_between_rounds() -> None:
    match = ended()
    parts = board(table(match, phase="between", next_at=1.0, ready=(1,), votes=(0,)), READER, picture=PNG)
    assert verbs_of(parts) == [verbs.READY, verbs.HAND, verbs.MENU, verbs.CUT]
    assert match.rounds[-1].seed not in parts.content
    assert "Next round when Ann is ready, or" in parts.content
    assert "1 of 2 votes to end the match." in parts.content
    left = match.view(0), match.view(1)
    for view in left:
        assert view is not None
        assert all(tile in parts.alt for tile in view.hand or ())
    mine = panel(table(match, phase="between", ready=(1,)), 0, READER)
    assert verbs.READY in verbs_of(mine)
    assert verbs.READY not in verbs_of(panel(table(match, phase="between", ready=(0,)), 0, READER))


def test_between_rounds_in_a_pause_one_can_go_on() -> None:
    parts = board(table(ended(), phase="between", paused="player", next_at=None), READER)
    assert verbs_of(parts) == [verbs.RESUME, verbs.HAND, verbs.MENU]


@pytest.mark.parametrize("game", ["classic", "christmas", "uno"])
def test_a_match_broken_off_has_no_turn_and_no_places(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[View, list[SeatLabel]]] = []
    monkeypatch.setattr("bot.play.pages.board.draw_table", lambda view, labels, *_: drawn.append((view, labels)) or PNG)
    snapshot = table(matches.abandon(started(game=game)), phase="over", end="abandoned")
    alt = board(snapshot, READER, picture=board_picture(snapshot, READER)).alt
    assert "'s turn" not in alt
    assert "The match was ended early." in alt
    (view, labels), *_ = drawn
    assert view.turn is None
    assert [label.place for label in labels] == [None, None]
    monkeypatch.undo()
    assert (board_picture(snapshot, READER) or b"").startswith(PNG)
    hand = panel(snapshot, 0, READER, picture=PNG)
    assert "You can play" not in hand.alt
    going_on = table(started(game=game))
    same = panel_picture(snapshot, going_on.turn or 0, READER) == panel_picture(going_on, going_on.turn or 0, READER)
    assert not same  # what can be played is raised, and all is faded where nothing can be


@pytest.mark.parametrize("end", ["expired", "empty", "ended", "channel-gone"])
def test_a_table_that_never_played(end: str) -> None:
    parts = board(table(None, phase="over", end=end, closed=True), READER)
    assert parts.rows == ()
    assert "Table closed" in parts.content


def test_who_is_away_gets_one_button_to_come_back() -> None:
    match = started()
    turn = match.turn or 0
    seats = [SeatState(HOST, "Ann"), SeatState(HOST + 1, "Ben")]
    seats[turn] = SeatState(HOST + turn, "Away", played_by_computer=True)
    snapshot = table(match, seats=tuple(seats))
    assert verbs_of(panel(snapshot, turn, READER)) == [verbs.RETURN, verbs.MENU]
    assert "**Away** is away, the computer plays" in board(snapshot, READER).content
    assert ", away, the computer plays." in board(snapshot, READER, picture=PNG).alt


def test_claims_are_said() -> None:
    snapshot = table(started(), claims_until=1.0)
    assert "can still claim the last discard" in board(snapshot, READER).content


def test_a_panel_says_what_a_click_led_to() -> None:
    snapshot = table(started(), votes=(0,))
    assert notice_text("", snapshot, READER) == ""
    notice = notice_text("voted", snapshot, READER)
    assert notice == "You voted: 1 of 2 votes to end the match."
    assert panel(snapshot, 0, READER, notice=notice, picture=b"x").content.endswith(f"\n{notice}")
    assert notice_text("vote-withdrawn", table(started()), READER).startswith("You took your vote back: 0 of 2")
    ended = table(matches.abandon(started()), phase="over", end="abandoned")
    assert notice_text("vote-ended", ended, READER) == "That was the last vote needed. The match is over."


@pytest.mark.parametrize(
    ("person", "verbs_shown"),
    [
        (
            Person(HOST, "Ann"),
            {
                *(verbs.SHOW, verbs.PAUSE, verbs.VOTE, verbs.ASK_LEAVE, verbs.ASK_RESIGN, verbs.RULES, verbs.TABLE),
                verbs.CALL_PLAYERS,
            },
        ),
        (
            Person(HOST + 1, "Ben"),
            {verbs.SHOW, verbs.PAUSE, verbs.VOTE, verbs.ASK_LEAVE, verbs.ASK_RESIGN, verbs.RULES, verbs.CALL_PLAYERS},
        ),
        (Person(5, "Mod", True), {verbs.PAUSE, verbs.ASK_END, verbs.RULES, verbs.REPLACE, verbs.HAND_OVER}),
        (Person(6, "Guest"), {verbs.RULES, verbs.REPLACE}),
        (Person(HOST + 2, "Cili"), {verbs.RULES, verbs.JOIN}),
    ],
)
def test_the_menu_offers_what_one_may(person: Person, verbs_shown: set[str]) -> None:
    seats = (SeatState(HOST, "Ann"), SeatState(HOST + 1, "Ben"), SeatState(HOST + 2, "Cili", left=True))
    parts = menus.table_menu(table(started(3), seats=seats), person, READER)
    assert set(verbs_of(parts)) == {*verbs_shown, verbs.FAIR, verbs.HELP, verbs.BOTTOM}
    assert ("Press “I'm back”" in parts.content) is (verbs.JOIN in verbs_shown)


def test_outside_the_league_the_host_ends_and_nobody_resigns() -> None:
    snapshot = table(started(), league=False)
    menu_verbs = verbs_of(menus.table_menu(snapshot, Person(HOST, "Ann"), READER))
    assert verbs.ASK_END in menu_verbs
    assert verbs.ASK_RESIGN not in menu_verbs


def test_the_host_ends_a_league_match_whose_end_all_others_want() -> None:
    """Alone with computers, or after the votes of all who are there; else the menu has no button for it."""
    ann = Person(HOST, "Ann")
    assert verbs.ASK_END in verbs_of(menus.table_menu(table(started(), votes=(1,)), ann, READER))
    alone = (SeatState(HOST, "Ann"), SeatState(computer="greedy", name="Robo"))
    assert verbs.ASK_END in verbs_of(menus.table_menu(table(started(), seats=alone), ann, READER))
    away = (SeatState(HOST, "Ann"), SeatState(HOST + 1, "Ben", played_by_computer=True))
    assert verbs.ASK_END not in verbs_of(menus.table_menu(table(started(), seats=away), ann, READER))


def test_who_resigned_is_told_so_and_has_no_way_back() -> None:
    seats = (
        SeatState(HOST, "Ann"),
        SeatState(HOST + 1, "Ben"),
        SeatState(HOST + 2, "Cili", left=True, played_by_computer=True, resigned=1),
    )
    snapshot = table(started(3), seats=seats)
    parts = menus.table_menu(snapshot, Person(HOST + 2, "Cili"), READER)
    assert set(verbs_of(parts)) == {verbs.RULES, verbs.HELP, verbs.FAIR, verbs.BOTTOM}
    assert "You resigned, so the computer" in parts.content
    assert verbs.REPLACE not in verbs_of(menus.table_menu(snapshot, Person(6, "Guest"), READER))


@pytest.mark.parametrize(
    ("fields", "said"), [({}, "has left"), ({"resigned": 1}, "resigned"), ({"left": False}, "is away")]
)
def test_the_turn_of_who_is_gone_says_why(fields: dict[str, Any], said: str) -> None:
    match = started()
    gone = SeatState(HOST, "Ann", **{"left": True, "played_by_computer": True, **fields})
    seats = [gone if seat == started().turn else SeatState(HOST + 1, "Ben") for seat in range(2)]
    assert f"**Ann** {said}, the computer plays" in board(table(match, seats=tuple(seats)), READER).content


def test_who_took_a_seat_over_cannot_resign_it() -> None:
    seats = (SeatState(HOST, "Ann"), SeatState(HOST + 1, "Dan", dealt=Dealt(HOST + 5, "Ben")))
    menu_verbs = verbs_of(menus.table_menu(table(started(), seats=seats), Person(HOST + 1, "Dan"), READER))
    assert verbs.ASK_LEAVE in menu_verbs
    assert verbs.ASK_RESIGN not in menu_verbs


def test_seats_that_nobody_may_take_over_are_offered_to_nobody() -> None:
    seats = (SeatState(HOST, "Ann"), SeatState(HOST + 1, "Ben", left=True, played_by_computer=True))
    guest = Person(6, "Guest")
    for fields, offered in (({}, True), ({"takeovers": False}, False), ({"takeovers": False, "league": False}, True)):
        menu_verbs = verbs_of(menus.table_menu(table(started(), seats=seats, **fields), guest, READER))
        assert (verbs.REPLACE in menu_verbs) is offered


def test_the_menu_of_a_pause_and_of_a_vote() -> None:
    snapshot = table(started(), paused="player", votes=(0,))
    parts = menus.table_menu(snapshot, Person(HOST, "Ann"), READER)
    assert verbs.RESUME in verbs_of(parts)
    votes = [decode(custom_id) for custom_id in parts.custom_ids if decode(custom_id).verb == verbs.VOTE]
    assert [press.words for press in votes] == [("no",)]


def test_an_empty_hand_is_told_only_while_the_round_goes_on() -> None:
    match = started()
    while matches.is_open(match):
        match = matches.act(match, match.offers(match.turn or 0)[-1]).match
    over_now = table(match, phase="between")
    assert [snapshot.hand for snapshot in map(over_now.view, (0, 1)) if snapshot] == [(), ("2-0", "2-2")]
    assert [panel(over_now, seat, READER).content for seat in (0, 1)] == [
        "The round is over.",
        "The round is over.\n\nYou hold 2 tiles\\: 2-0, 2-2.",
    ]


def test_who_is_ready_last_waits_for_nobody() -> None:
    assert notice_text("ready", table(ended(), phase="between"), READER) == "You're ready. Waiting for the others."
    assert notice_text("ready", table(started()), READER) == ""


def test_the_menu_of_a_lobby_and_of_an_ended_table() -> None:
    assert verbs_of(menus.table_menu(table(None), Person(HOST, "Ann"), READER)) == [
        verbs.SHOW,
        verbs.BOTTOM,
        verbs.LEAVE_LOBBY,
        verbs.ASK_END,
        verbs.RULES,
        verbs.HELP,
        verbs.FAIR,
    ]
    ended_table = table(over(), phase="over")
    assert verbs.ASK_END in verbs_of(menus.table_menu(ended_table, Person(HOST, "Ann"), READER))
    assert verbs.ASK_END not in verbs_of(menus.table_menu(ended_table, Person(HOST + 1, "Ben"), READER))


class Costs:
    """What a match counts for, as the league would say it."""

    def __init__(self, *, counts: bool, early: bool) -> None:
        self._counts, self.counts_early = counts, early

    def counts(self, state: TableState, seat: int) -> bool:
        return self._counts

    def resigning(self, state: TableState, seat: int, reader: Reader) -> str:
        return "Place 2 of 2."

    def lobby(self, state: TableState, reader: Reader) -> Iterator[str]:
        raise NotImplementedError


@pytest.mark.parametrize(
    ("stakes", "league", "leave", "vote"),
    [
        (Costs(counts=True, early=False), True, "you rank behind everyone who stays", "counts for nobody"),
        (Costs(counts=True, early=True), True, "you rank behind everyone who stays", "rounds that are over count"),
        (Costs(counts=False, early=True), True, "This match doesn't count for you", "It costs nothing."),
        (None, True, "you rank behind everyone who stays", "counts for nobody"),
        (None, False, "This match isn't in the league", "It costs nothing."),
    ],
)
def test_the_ways_out_stand_together_with_what_each_costs(
    stakes: Costs | None, league: bool, leave: str, vote: str
) -> None:
    snapshot = table(started(), league=league, votes=(1,))
    parts = menus.table_menu(snapshot, Person(HOST, "Ann"), READER, stakes=stakes)
    lines = [line for line in parts.content.splitlines() if line.startswith("-# **")]
    asked = [verbs.ASK_LEAVE, *([verbs.ASK_RESIGN] if league else []), verbs.VOTE]
    assert [decode(item.custom_id).verb for item in parts.rows[1]][: len(asked)] == asked
    labels = [item.label for item in parts.rows[1] if isinstance(item, Button)]
    assert [line[5:].partition(":**")[0] for line in lines] == labels[: len(lines)]
    assert leave in lines[0]
    assert lines[-1].startswith("-# **Vote to end:** 1 of 2 so far.")
    assert vote in lines[-1]
    assert ("Place 2 of 2." in lines[1]) is (league and stakes is not None)


def test_what_an_earlier_match_counted_for_is_not_told_of_this_one() -> None:
    snapshot, ann = table(started()), Person(HOST, "Ann")
    series = snapshot.state.log.series
    for number, is_said in ((series, True), (series + 1, False)):
        topic = menus.Topic(series=number, stakes=Costs(counts=True, early=False))
        assert ("Place 2 of 2." in menus.page(topic, snapshot, ann, READER).content) is is_said


def test_the_menu_says_that_a_round_or_the_match_is_over() -> None:
    ann = Person(HOST, "Ann")
    assert "The round is over." in menus.table_menu(table(ended(), phase="between"), ann, READER).content
    text = menus.table_menu(table(over(), phase="over", end="target"), ann, READER).content
    assert "wins by" in text
    assert "Turn timer" not in text
    stopped = table(matches.abandon(started()), phase="over", end="abandoned", ended_by="host")
    assert "The host ended the match." in menus.table_menu(stopped, ann, READER).content


def test_every_menu_of_settings_has_a_placeholder() -> None:
    christmas = table(None, game="christmas")
    ann = Person(HOST, "Ann")
    pages_of = [options.options(christmas, ann, READER, leads=True, page=page) for page in (0, 1)]
    pages = [
        *pages_of,
        settings_page.settings_page(settings_page.SettingsPlace("server", {}, {}), READER),
        menus.table_menu(table(started()), Person(HOST, "A"), READER),
    ]
    hints = [item.placeholder for parts in pages for row in parts.rows for item in row if isinstance(item, Select)]
    assert all(hints)
    assert {"Turn timer", "The youngest starts", "Language"} <= set(hints)


def checked(rounds: Sequence[Round]) -> str:
    return "\n".join(fairness.check_lines(fairness.Check(tuple(rounds)), READER))


def test_a_check_tells_what_of_a_broken_match_was_checked() -> None:
    match = matches.deal_round(ended(), bytes([9] * 32)).match
    over = [round_ for round_ in match.rounds if round_.result is not None]
    text = checked(over)
    assert "Fair: every deal matches its promise, and every move was legal. I checked the one finished round." in text
    assert "all 7 finished rounds" in checked(over * 7)
    assert "As far as it went" in checked(())


def test_menus_of_a_hand_say_its_numbers() -> None:
    legal = [f"p1 play {n}-{n + 1} left" for n in range(60)]
    rows = panel(crowded(60, legal), 0, READER).rows
    hints = [item.placeholder for row in rows for item in row if isinstance(item, Select)]
    assert hints == ["Choose: 1 – 25", "Choose: 26 – 50", "Choose: 51 – 60"]


def test_who_is_out_while_others_play_on_is_told_with_the_picture() -> None:
    match = started(3)
    hands = (0, *match.state.hands[1:])
    match = msgspec.structs.replace(match, state=msgspec.structs.replace(match.state, hands=hands, out=(0,)))
    alt = board(table(match), READER, picture=PNG).alt
    assert "Ann: out, 0 points." in alt
    assert "Ben: 5 tiles, 0 points." in alt


def test_a_hand_and_a_full_table_are_told_in_the_room_of_one_picture() -> None:
    hand = panel(table(playing(*CARDS, *CARDS, laid=(RUN, GROUP) * 5, met=True)), 0, READER, picture=PNG)
    assert "10: 2♠♦♣" in hand.alt
    assert problems(hand) == ()


def test_questions_have_a_yes_and_a_no() -> None:
    assert verbs_of(menus.confirm(table(started()), "leave", READER)) == [verbs.LEAVE, verbs.MENU]
    assert verbs_of(menus.confirm(table(started()), "resign", READER)) == [verbs.RESIGN, verbs.MENU]
    assert verbs_of(menus.confirm(table(started()), "end", READER)) == [verbs.END, verbs.MENU]


@pytest.mark.parametrize("theme", THEMES)
def test_pictures_are_drawn_where_there_is_something_to_see(theme: str) -> None:
    reader = Reader(theme=theme)  # type: ignore[arg-type]  # THEMES lists the themes
    for snapshot in (table(started(3)), table(ended(3), phase="between"), table(over(), phase="over")):
        picture = board_picture(snapshot, reader)
        assert picture is not None
        assert picture.startswith(PNG)
    assert (board_picture(table(None), reader) or b"").startswith(PNG)
    hand = panel_picture(table(started(3)), 0, reader)
    assert hand is not None
    assert hand.startswith(PNG)
    assert panel_picture(table(None), 0, reader) is None


def test_a_family_without_a_file_is_shown_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.play.registry.ROOMS", {})
    legal = ["p1 play 1-2 left", "p1 play 1-2 right", "p1 juggle"]
    parts = panel(crowded(1, legal, ["1-2"]), 0, READER)
    assert [item.label for item in parts.rows[0] if isinstance(item, Button)] == [
        "1 · play 1-2 left",
        "1 · play 1-2 right",
        "juggle",
    ]
    assert Room().question("1-2", crowded(1, legal).view(0), READER) == "What do you want to do with **1-2**?"


def test_nobody_sees_another_table() -> None:
    snapshots: list[Snapshot] = [table(started()), table(started(), id="t2-zz")]
    ids = [set(board(snapshot, READER).custom_ids) for snapshot in snapshots]
    assert not ids[0] & ids[1]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_table_in_play_has_four_lines_above_its_picture(game: str) -> None:
    """Whose turn it is and until when, and the last moves, as many as there is room for."""
    seats = max(find_game(game).seats)
    people = tuple(SeatState(HOST + seat, "NMOUWQ"[seat] * 20) for seat in range(seats))
    match, events = started(seats, game=game), []
    while matches.is_open(match) and match.turn is not None and len(events) < 60:
        snapshot = table(match, seats=people, deadline=1.7e9, recent=tuple(events[-16:]), heard=len(events))
        first, *moves = board(snapshot, READER, picture=PNG).content.split("\n")
        assert first == f"**{people[match.turn].name}**'s turn · ends <t:1700000000:R>"
        assert len(moves) <= 3
        assert all(line.startswith("-# ") for line in moves)
        for token in suggest(match.view(match.turn)):
            played = matches.act(match, Action.parse(token))
            match, events = played.match, [*events, *played.events]


def test_a_pause_says_who_paused() -> None:
    for by, said in ((1, "**Paused** by **Ben**. Any player can resume."), (None, "**Paused.** Any player")):
        snapshot = table(started(), paused="player", paused_by=by)
        assert said in board(snapshot, READER, picture=PNG).content
        assert said in panel(snapshot, 0, READER).content
        assert said in board(table(ended(), phase="between", paused="player", paused_by=by), READER).content


def test_tiles_are_faded_when_none_can_be_played() -> None:
    """A pass is all that is left: the same hand as on a turn with a tile to play, but in grey."""
    match = started()
    turn = match.turn or 0
    stuck = with_state(match, fits=0)
    assert [str(offer) for offer in stuck.offers(turn)] == [f"p{turn + 1} pass"]
    pictures = {
        panel_picture(table(stuck), turn, READER),
        panel_picture(table(with_state(stuck, turn=1 - turn)), turn, READER),
        panel_picture(table(stuck, paused="player"), turn, READER),
    }
    assert len(pictures) == 2  # faded in one's own turn; waiting and paused look alike


def test_a_pause_is_told_once() -> None:
    events = (Event("starts", 0), Event("paused", 0))
    snapshot = table(started(), paused="player", paused_by=0, recent=events, heard=2)
    messages = {board(snapshot, READER).content: "Ann starts.", panel(snapshot, 0, READER).content: "You start."}
    for text, said in messages.items():
        assert text.lower().count("paused") == 1
        assert said in text


@pytest.mark.parametrize(
    ("many", "steps"), [(0, ()), (2, ()), (3, (2, 3, 4)), (4, (2, 3, 4, 5)), (5, (3, 5)), (9, (4, 7, 10))]
)
def test_an_opening_is_told_in_few_steps_if_there_is_much_to_tell(
    monkeypatch: pytest.MonkeyPatch, many: int, steps: tuple[int, ...]
) -> None:
    monkeypatch.setattr(type(room_of("classic")), "opening", frozenset({"drew"}))
    events = (Event("dealt"), *(Event("drew", at) for at in range(many)))
    assert opening_steps(table(started(), events=events)) == steps
    assert opening_steps(table(started(), events=events[1:])) == ()
    assert opening_steps(table(started(), events=events, phase="between")) == ()


def test_a_moderator_who_plays_gives_away_no_own_seat() -> None:
    parts = menus.table_menu(table(started(3)), Person(HOST + 1, "Ben", moderator=True), READER)
    (menu,) = [item for row in parts.rows for item in row if isinstance(item, Select)]
    assert [choice.label for choice in menu.choices] == ["Ann", "Cili"]


@pytest.mark.parametrize(("text", "result"), [("12345", "12345"), ("123456", "1234…"), ("123  6", "123…")])
def test_a_text_is_cut_only_if_it_is_too_long(text: str, result: str) -> None:
    assert cut(text, 5) == result


def test_a_hand_of_a_round_that_is_over_is_not_sorted_any_more() -> None:
    view = started(2, game="romi40").view(0)
    assert view is not None
    assert next_order(view, Selection()) is not None
    assert next_order(msgspec.structs.replace(view, ended=True), Selection()) is None
