"""UNO Dominos in messages: large hands, orders, calls, the challenge, the exchange, the cross in words."""

import random
import re

import msgspec
import pytest

from bot.games import match as matches
from bot.games.cross.rules.cross import WHOLE_SET, Domo
from bot.games.errors import IllegalAction
from bot.games.events import Event
from bot.games.match import Match
from bot.games.registry import GAMES
from bot.games.rooms.selection import Selection
from bot.games.text.reader import Reader
from bot.games.text.words import event_text, explain, move_text, turn_texts
from bot.parts import verbs
from bot.parts.ids import decode
from bot.parts.parts import ALT_LIMIT, Button, Parts
from bot.play.clicks.presses import followed, handed_in, tokens_of
from bot.play.pages.alt import hand_alt, table_alt
from bot.play.pages.board import board, board_picture
from bot.play.pages.panel import call_refused, panel, panel_picture
from bot.play.registry import naming_of, room_of
from tests.games.playing import play_random
from tests.play.pages.hands import Hand, button
from tests.play.pages.tables import HOST, after, started, table, with_state
from tests.play.pages.test_reach import effects, presses, reachable
from tests.texts import view_text

READER = Reader()
UNO = naming_of("uno", READER)
NAMES = ("Ann", "Ben", "Cili", "Dora", "Eve", "Finn")


def domos(*texts: str) -> tuple[Domo, ...]:
    return tuple(map(Domo, texts))


def position(*hands: tuple[str, ...], start: str = "G6-G6", **fields: object) -> Match:
    """A round after the opening, with these hands, the first seat in turn."""
    match = started(len(hands), 1, "uno", opening="plain")
    while match.state.phase != "play":
        match, _ = after(match, str(match.offers(match.turn)[0]))
    held = [Domo(text) for hand in hands for text in hand] + [Domo(start)]
    heap = list(WHOLE_SET)
    for domo in held:
        heap.remove(domo)
    streets = msgspec.structs.replace(match.state.table, start=Domo(start), streets=((), (), (), ()))
    plain = {"hands": tuple(domos(*hand) for hand in hands), "heap": tuple(heap), "turn": 0, "table": streets}
    clean = {"phase": "play", "exposed": None, "drawn": None, "debts": (), "step": 1}
    return with_state(match, **{**plain, **clean, **fields})


def labels(parts: Parts) -> list[str]:
    return [item.label for row in parts.rows for item in row if isinstance(item, Button)]


def big(size: int, seed: int) -> Match:
    """A round in which one hand has so many domos."""
    rng = random.Random(seed)
    rest = [domo.text for domo in WHOLE_SET if domo.text != "G6-G6"]
    rng.shuffle(rest)
    return position(tuple(rest[:size]), tuple(rest[size : size + 3]))


@pytest.mark.parametrize("order", ["", "number"])
@pytest.mark.parametrize("seed", range(6))
def test_a_hand_of_forty_five_is_playable_in_either_order(seed: int, order: str) -> None:
    snapshot = table(big(45, seed))
    clicks, view = reachable(snapshot, 0), snapshot.view(0)
    assert effects(clicks, view) == effects(snapshot.legal(0), view)  # streets with the same half are one
    assert max(clicks.values()) <= 3  # one click may go to sorting
    parts = panel(snapshot, 0, READER, selection=Selection(order=order))
    chosen = [press for press in presses(parts) if press.verb == verbs.ACT]
    assert {tokens_of(press, snapshot.view(0), snapshot.legal(0))[0] for press in chosen} <= set(snapshot.legal(0))
    assert {
        Selection.parse(p.words).order for p in presses(parts) if p.verb == verbs.SHOW and p.words[-2:][0] != "hand"
    } <= {order}


def test_the_order_is_kept_by_moves_and_shown_by_the_numbers() -> None:
    match = position(("R9-R9", "Y1-Y2", "B8-B8", "G1-GSK", "G4-G6"), ("R4-R5", "R5-R6"))
    room, view = room_of("uno"), table(match).view(0)
    assert view.shown_hand == ("G1-GSK", "G4-G6", "R9-R9", "Y1-Y2", "B8-B8")
    by_number = room.arranged(view, Selection(order="number"))
    assert by_number.shown_hand == ("G1-GSK", "G4-G6", "Y1-Y2", "B8-B8", "R9-R9")
    assert room.arranged(view, Selection(order="nonsense")) == view
    parts = panel(table(match), 0, READER, selection=Selection(order="number"))
    assert "Sort by colour" in labels(parts)
    assert "Sort by number" in labels(panel(table(match), 0, READER))
    step = next(press for press in presses(parts) if press.words[-3:-1] == ("tile", "G4-G6"))
    inner = panel(table(match), 0, READER, selection=Selection.parse(step.words))
    act = next(press for press in presses(inner) if press.verb == verbs.ACT)
    assert act.words == ("~number", "play", "G4-G6", "N", "G4")
    assert tokens_of(act, match.view(0), table(match).legal(0)) == ("p1 play G4-G6 N G4",)
    back = decode(next(i.custom_id for row in inner.rows for i in row if getattr(i, "label", "") == "Back"))
    assert Selection.parse(back.words).order == "number"


def test_buttons_name_domo_then_side_with_what_lies_there() -> None:
    match, _ = after(position(("R1-R9", "R2-R3"), ("R4-R5", "R5-R6"), start="R9-R9"), "p1 play R1-R9 N R9 uno")
    match = with_state(match, turn=1)
    parts = panel(table(match), 1, READER, selection=Selection("R4-R5"))
    assert labels(parts)[:2] == ["↑ red 4", "↑ red 5"]
    assert "Where does **red 4–5** go?" in parts.content


def test_the_call_is_a_switch_that_stays_until_a_domo_is_laid() -> None:
    match = position(("G4-G6", "Y1-Y2"), ("R4-R5", "R5-R6"))
    hand = Hand(match)
    hand.click("Call UNO")
    assert labels(hand.parts).count("UNO! ✓") == 1
    hand.click("1 · green 4–6 …")
    assert hand.click("↑ green 4") == ("p1 play G4-G6 N G4 uno",)
    hand.click("Back")
    hand.click("UNO! ✓")
    hand.click("1 · green 4–6 …")
    assert hand.click("↑ green 4") == ("p1 play G4-G6 N G4",)
    hand.click("Call UNO")
    press = decode(button(hand.parts, "↑ green 4").custom_id)
    left = handed_in(press, hand.selection, room_of("uno"), hand.press(press))
    after_it, _ = after(match, "p1 play G4-G6 N G4 uno")
    assert not followed(left, after_it.view(0), same=False).call


def test_with_more_than_two_domos_there_is_nothing_to_call() -> None:
    said = labels(panel(table(position(("G4-G6", "Y1-Y2", "R1-R9"), ("R4-R5", "R5-R6"))), 0, READER))
    assert "Call UNO" not in said


def exposed() -> Match:
    match, _ = after(position(("G4-G6", "Y1-Y2"), ("R4-R5", "R5-R6"), ("R6-R7", "R7-R8")), "p1 play G4-G6 N G6")
    assert match.state.exposed == 0
    return match


def test_the_board_lets_all_call_and_catch_while_the_window_is_open() -> None:
    match = exposed()
    parts = board(table(match), READER, picture=b"png")
    calls = [decode(custom_id) for custom_id in parts.custom_ids if decode(custom_id).verb == verbs.CALL]
    assert [press.words for press in calls] == [("uno",), ("catch", "p1")]
    assert labels(parts)[:2] == ["UNO!", "Catch Ann!"]
    assert calls[0].words == ("uno",)
    called, _ = after(match, "p1 uno")
    assert not [i for i in board(table(called), READER).custom_ids if decode(i).verb == verbs.CALL]
    assert not [i for i in board(table(match, paused="player"), READER).custom_ids if decode(i).verb == verbs.CALL]


def test_nobody_can_be_caught_any_more_in_a_match_that_was_broken_off() -> None:
    assert "may be caught" in board(table(exposed()), READER, picture=b"png").alt
    match = matches.abandon(exposed())
    assert match.view(None).exposed == 0  # the rules have kept it
    over = table(match, phase="over", end="abandoned")
    called = with_state(match, exposed=None)
    assert "may be caught" not in board(over, READER, picture=b"png").alt
    assert board_picture(over, READER) == board_picture(table(called, phase="over", end="abandoned"), READER)


def test_panels_offer_the_call_out_of_turn() -> None:
    match = exposed()
    assert "UNO!" in labels(panel(table(match), 0, READER))
    assert "Call UNO before" in panel(table(match), 0, READER).content
    assert "Catch!" in labels(panel(table(match), 2, READER))
    assert "Catch them!" in panel(table(match), 2, READER).content


def test_a_late_call_is_told_so() -> None:
    match = exposed()
    assert call_refused(table(match), 0, READER).startswith("You can't catch yourself")
    assert "Ann" in call_refused(table(match), 1, READER)
    called, _ = after(match, "p1 uno")
    assert call_refused(table(called), 1, READER).startswith("Too late")


def suffering() -> Match:
    match = position(("W4-W4", "G4-G6", "Y1-Y2"), ("R4-R5", "R5-R6"), ("R6-R7", "R7-R8"))
    match, _ = after(match, "p1 play W4-W4 N W4")
    assert match.state.phase == "suffer"
    return match


def test_who_suffers_takes_four_or_challenges() -> None:
    parts = panel(table(suffering()), 1, READER)
    assert labels(parts)[:2] == ["Draw four", "Challenge"]
    assert "If your time runs out, you draw." in parts.content
    assert set(reachable(table(suffering()), 1)) == {"p2 forced ?? ?? ?? ??", "p2 challenge ??"}


def test_a_challenge_that_cannot_succeed_is_not_offered() -> None:
    """UD-10: that hand is empty, as all can see."""
    match = position(("W4-W4",), ("R4-R5", "R5-R6"), ("R6-R7", "R7-R8"))
    match, _ = after(match, "p1 play W4-W4 N W4")
    parts = panel(table(match), 1, READER)
    assert labels(parts)[0] == "Draw four"
    assert "Challenge" not in labels(parts)
    assert "so you draw four" in parts.content
    assert "p2 challenge ??" in [str(offer) for offer in match.offers(1)]  # the rules allow it all the same


def test_a_guilty_challenge_is_told_to_all_and_the_hand_to_the_challenger_alone() -> None:
    match, events = after(suffering(), "p2 challenge ??")
    snapshot = table(match, events=events, recent=events, heard=len(events))
    public = board(snapshot, READER, picture=b"png").content
    assert "Ben challenges and is right: the Joker Draw 4 is taken back." in public
    assert "Ann draws 4 dominoes as a penalty." in public
    assert "yellow 1–2" not in public
    assert "Only you can see this: Ann also held green 4–6 and yellow 1–2." in panel(snapshot, 1, READER).content
    assert "yellow 1–2" not in panel(snapshot, 2, READER, picture=b"png").content
    assert "a matching colour that you held before" in panel(snapshot, 0, READER).content
    later = tuple(event for _ in range(3) for event in after(match, str(match.offers(0)[0]))[1])
    followed = table(match, recent=(*events, *later), heard=9)
    assert "Only you can see this" in panel(followed, 1, READER).content


def test_what_symbols_do_is_said_in_one_line() -> None:
    match = position(("G4-GD2", "Y1-Y2", "Y2-Y8"), ("R4-R5", "R5-R6"), ("R6-R7", "R7-R8"))
    _, events = after(match, "p1 play G4-GD2 N G4")
    texts = turn_texts([event for event in events if event.to is None], NAMES, "en", naming=UNO)
    assert texts == ["Ann plays green 4–Draw 2 at ↑.", "Ben draws 2 dominoes for Draw 2 and misses a turn."]


@pytest.mark.parametrize(
    ("tile", "said"), [("R3-RSK", "Ben misses a turn."), ("R2-RRV", "Reverse: play changes direction.")]
)
def test_skip_and_reverse(tile: str, said: str) -> None:
    match = position((tile, "Y1-Y2", "Y2-Y8"), ("R4-R5", "R5-R6"), ("R6-R7", "R7-R8"), start="R9-R9")
    token = next(str(action) for action in match.offers(0) if tile in str(action))
    _, events = after(match, token)
    assert [event_text(event, NAMES, "en", naming=UNO) for event in events][1] == said


def test_a_joker_draw_four_is_named_even_if_the_heap_is_short() -> None:
    match = with_state(suffering(), heap=domos("B1-B3", "B1-B5"))
    assert labels(panel(table(match), 1, READER))[0] == "Draw two"
    done, events = after(match, "p2 forced ?? ??")
    sentences = turn_texts(
        (*after(position(("W4-W4", "G4-G6", "Y1-Y2"), ("R4-R5",)), "p1 play W4-W4 N W4")[1], *events),
        NAMES,
        "en",
        naming=UNO,
    )
    assert "Ben draws 2 dominoes for Joker Draw 4 and misses a turn." in sentences
    assert done.turn == 2


def test_the_exchange_and_the_drawn_domo_ask() -> None:
    match = started(3, 2, "uno")
    assert match.state.phase == "return"
    seat = match.turn
    parts = panel(table(match), seat, READER)
    assert labels(parts)[:3] == ["1", "2", "3"]  # words would push the picture off the screen
    assert "Which domino do you return?" in parts.content
    assert "You can return: " in parts.content.replace("\\", "")
    assert "You can play" not in parts.content
    assert len(reachable(table(match), seat)) == len(match.offers(seat))
    drawing = position(("Y1-Y2", "Y2-Y8"), ("R4-R5", "R5-R6"), start="R9-R9", heap=domos("R2-R6", "R1-R9", "R1-R4"))
    drawing, _ = after(drawing, "p1 draw ??")
    drawing = with_state(
        drawing, phase="drawn", drawn=Domo("R1-R9"), turn=0, hands=(domos("Y1-Y2", "Y2-Y8", "R1-R9"), domos("R4-R5"))
    )
    parts = panel(table(drawing), 0, READER)
    assert "You drew **red 1–9**. Play it, or keep it?" in parts.content
    assert "Keep it" in labels(parts)


def test_the_cross_in_words() -> None:
    match = exposed()
    text = table_alt(match.view(None), NAMES[:3], (10, 0, 0), "en")
    assert text.startswith(
        "In the middle: green 6–6. ↑: green 6–4; open: green 4. →: nothing yet, open: green 6. ↓: nothing yet"
    )
    assert "Play goes in seat order. Ann has one domino left and may be caught. Ann: 1 domino, 10 points." in text
    back = table_alt(with_state(match, step=-1).view(None), NAMES[:3], (0, 0, 0), "en")
    assert "Play goes against seat order." in back
    closed = match.state.table.laid(1, Domo("G2-DE"), "G2", 0)
    assert "→: green 2–Dead End; closed." in table_alt(
        with_state(match, table=closed).view(None), NAMES[:3], (0, 0, 0), "en"
    )


@pytest.mark.parametrize("number", range(4))
def test_long_crosses_keep_ends_players_and_turn(number: int) -> None:
    for match in play_random("uno", 6, number, {"target": 0}):
        view = match.view(None)
        text = table_alt(view, ["x" * 40] * 6, (-100,) * 6, "en", [match.view(seat).hand for seat in range(6)])
        assert len(text) <= ALT_LIMIT
        assert text.count("domino") >= 6
        if view.start:
            assert text.count("open: ") + text.count("closed.") == 4
        for seat in range(6):
            assert len(hand_alt(match.view(seat), "en")) <= ALT_LIMIT


def test_pictures_follow_the_order() -> None:
    match = position(("R9-R9", "Y1-Y2", "B8-B8", "G1-GSK"), ("R4-R5", "R5-R6"))
    usual = panel_picture(table(match), 0, READER)
    assert panel_picture(table(match), 0, READER, Selection(order="number")) != usual
    assert board_picture(table(match), READER)


def test_every_hand_is_revealed_and_priced_at_the_end() -> None:
    rng = random.Random(5)
    match = started(3, 4, "uno", target=500)
    while matches.is_open(match):
        legal = [action for seat in range(3) for action in match.offers(seat)]
        match = matches.act(match, rng.choice(legal)).match
    snapshot = table(match, phase="between")
    text = board(snapshot, READER, picture=b"png")
    result = match.rounds[-1].result
    assert result is not None
    assert f"+{max(result.score.values())}" in text.content
    assert "'s hand: " in text.alt
    assert view_text(snapshot.view(None))
    assert snapshot.state.seats[0].person == HOST
    assert GAMES["uno"].name in snapshot.state.game


@pytest.mark.parametrize("room", range(180, 380, 20))
def test_a_long_cross_in_words_counts_the_domos_that_it_leaves_out(room: int) -> None:
    *_, match = play_random("uno", 6, 3, {"target": 0})
    view = match.view(None)
    text = room_of("uno").layout(view, naming_of("uno", READER), room)
    _, *streets = re.split(r"[↑→↓←]: ", text)
    for street, words in zip(view.streets, streets, strict=True):
        left_out = sum(map(int, re.findall(r"… (\d+) more domino", words)))
        assert words.count("–") + left_out == len(street)  # a domo's name has one dash
    assert ("more domino" in text) == (room < len(room_of("uno").layout(view, naming_of("uno", READER), 10**6)))


@pytest.mark.parametrize(("street", "arrow"), [*zip("NESW", "↑→↓←", strict=True)])
def test_a_street_is_an_arrow_in_moves_events_and_errors(street: str, arrow: str) -> None:
    facts = {"tile": "R3-R7", "side": street}
    sentence = event_text(Event("play", 0, {**facts, "uno": 0}), NAMES, "en", naming=UNO)
    wrong = IllegalAction("does-not-fit", "UD-4", **facts, end="G2")
    assert sentence == move_text(f"p1 play R3-R7 {street} R3", NAMES, "en", naming=UNO)
    assert sentence == f"Ann plays red 3–7 at {arrow}."
    assert explain(wrong, "en", NAMES, naming=UNO).startswith(f"Red 3–7 doesn't fit at {arrow}: green 2 is")
