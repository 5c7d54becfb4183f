"""Moomin, joker and Christmas domino in messages: names of figures, jokers, draws, votes, how a round opens."""

import random
import re

import pytest

from bot.games import match as matches
from bot.games.errors import IllegalAction
from bot.games.events import Event
from bot.games.line.rules.moomin_round import Figures
from bot.games.rooms.selection import Selection
from bot.games.text.reader import Reader
from bot.games.text.words import event_text, explain, move_text, moves_texts
from bot.parts import verbs
from bot.parts.ids import decode
from bot.parts.parts import Button, Parts, Select
from bot.play.pages import options, settings
from bot.play.pages.alt import hand_alt, table_alt
from bot.play.pages.board import board, opening_steps
from bot.play.pages.panel import panel
from bot.play.registry import naming_of, room_of
from bot.tables import Person, SeatState, Snapshot
from tests.games.playing import play_random
from tests.play.pages.refused import problems
from tests.play.pages.tables import HOST, after, started, table, with_state
from tests.play.pages.test_reach import reachable

READER = Reader()
NAMES = ("Ann", "Ben", "Cili")
ANN = Person(HOST, "Ann")


def labels(parts: Parts) -> list[str]:
    return [item.label for row in parts.rows for item in row if isinstance(item, Button)]


def menus(parts: Parts) -> list[Select]:
    return [item for row in parts.rows for item in row if isinstance(item, Select)]


def figures(*texts: str) -> tuple[Figures, ...]:
    return tuple(map(Figures, texts))


def stuck(jokers: tuple[str, ...], *hand: str) -> matches.Match:
    """A round of joker domino in which the seat in turn holds no match: the ends are 1 and 2."""
    match = started(2, 1, "moomin-joker")
    while not match.state.line.placed:
        match, _ = after(match, str(match.offers(match.turn)[0]))
    line = match.state.line.__class__().opened(match.state.line.placed[0].__class__("1-2", "1", "2", 1))
    return with_state(match, line=line, turn=0, hands=(figures(*hand), figures("3-4")), jokers=(jokers, ("J9",)))


@pytest.mark.parametrize(
    ("game", "tile", "said"),
    [
        ("classic", "6-4", "6-4"),
        ("moomin", "3-7", "fox–rabbit"),
        ("moomin-joker", "J3", "fox joker"),
        ("christmas", "1-J", "candle–joker"),
        ("uno", "R3-RSK", "red 3–Skip"),
        ("uno", "B5-DE", "blue 5–Dead End"),
        ("uno", "W4-W4", "Joker Draw 4–Joker Draw 4"),
        ("uno", "W-W", "Joker–Joker"),
        ("moomin", "x-", "x–"),
        ("uno", "??", "??"),
        ("", "R3-R4", "R3-R4"),
    ],
)
def test_tiles_have_names(game: str, tile: str, said: str) -> None:
    assert naming_of(game, READER).piece(tile) == said


def test_a_server_s_own_names_are_used_everywhere_and_harmless() -> None:
    reader = Reader(figures={"3": "**Tom**", "1": "\u202eKing"})
    match = stuck(("J1",), "3-3", "3-4")
    text = panel(table(match), 0, reader)
    assert r"\*\*Tom\*\*" not in "".join(labels(text))
    assert "**Tom**" in menus(text)[0].choices[0].label
    assert "Your joker: 3 · King" in text.content
    event = Event("play", 0, {"tile": "3-4", "side": "left"})
    assert event_text(event, NAMES, "en", naming=naming_of("moomin", reader, marked=True)) == (
        r"Ann plays \*\*Tom\*\*–fish at X."
    )
    assert "King" in table_alt(match.view(None), NAMES[:2], (0, 0), "en", None, reader.figures)
    assert "**Tom**–fish" in hand_alt(match.view(0), "en", reader.figures)
    assert problems(board(table(match), reader)) == ()


def test_names_are_written_merged_and_taken_back() -> None:
    renamed = settings.renamed
    assert renamed({"1": "Pekka"}, {"3": "Fox king", "5": " Tom "}) == {"1": "Pekka", "3": "Fox king", "5": "Tom"}
    assert renamed({"3": "Tom", "4": "Eve"}, {"3": ""}) == {"4": "Eve"}
    for wrong in ({"0": "Tom"}, {"12": "x"}, {"3": "x" * 25}, {"3": "Tom", "4": "tom"}, {"3": "\u200b"}):
        with pytest.raises(ValueError, match="no names of figures"):
            renamed({}, wrong)
    with pytest.raises(ValueError, match="no names of figures"):
        renamed({"4": "Tom"}, {"3": "TOM"})
    assert settings.figure_names({"figure-names": {"3": "Tom\u202e", "x": "y", "4": 7, "5": "\u200b"}}) == {"3": "Tom"}
    assert settings.figure_names({"figure-names": "Tom"}) == {}


def test_few_joker_plays_are_one_list_beside_drawing() -> None:
    match = stuck(("J1", "J2"), "3-3", "4-5", "5-6")
    snapshot = table(match)
    parts = panel(snapshot, 0, READER)
    (menu,) = menus(parts)
    assert len(menu.choices) == 2 * (1 + 2 + 2)
    first = menu.choices[0]
    assert (first.label, first.description) == ("1 · fox–fox 🔵 X", "fox ← hedgehog joker")
    assert labels(parts)[0] == "Draw"
    assert parts.content.count("Your jokers: 4 · hedgehog, 5 · owl") == 1
    assert "Your jokers: hedgehog, owl." in panel(snapshot, 0, READER, picture=b"png").alt
    assert "Play one with a joker, or draw." in parts.content
    presses = reachable(snapshot, 0)
    assert set(presses) == set(snapshot.legal(0))
    assert max(presses.values()) == 1
    assert hand_alt(match.view(0), "en").endswith("Your jokers: hedgehog, owl.")


def test_many_joker_plays_go_by_card_then_end_and_half() -> None:
    hand = [f"{first}-{second}" for first in "3456" for second in "3456789" if first < second]
    snapshot = table(stuck(("J1", "J2"), *hand))
    presses = reachable(snapshot, 0)
    assert set(presses) == set(snapshot.legal(0))
    assert max(presses.values()) == 2
    parts = panel(snapshot, 0, READER, selection=Selection("3-4"))
    assert labels(parts)[:2] == ["🔵 X · fox ← hedgehog joker", "🔵 X · fish ← hedgehog joker"]
    assert "which half does the joker cover?" in parts.content


def test_with_an_empty_pile_one_passes() -> None:
    match = with_state(stuck(("J1",), "3-3"), stock=())
    parts = panel(table(match), 0, READER)
    assert labels(parts)[0] == "Pass"
    assert "the boneyard is empty" in parts.content
    nothing = with_state(stuck(("J9",), "3-3"), stock=())
    assert "Nothing fits, so you pass." in panel(table(nothing), 0, READER).content
    assert "Nothing fits, so you draw." in panel(table(stuck(("J9",), "3-3")), 0, READER).content


def test_joker_plays_are_told() -> None:
    match, events = after(stuck(("J1",), "3-5", "4-4"), "p1 play 3-5 left J1 over 5")
    naming = naming_of("moomin-joker", READER)
    said = "Ann plays fox–cat at X with the hedgehog joker on the cat."
    assert event_text(events[0], NAMES, "en", naming=naming) == said
    assert move_text("p1 play 3-5 left J1 over 5", NAMES, "en", naming=naming) == said
    text = table_alt(match.view(None), NAMES[:2], (0, 0), "en")
    assert "(hedgehog joker on its second half)" in text
    assert "Ann: 1 tile, 0 points. Ben: 1 tile, 1 joker, 0 points." in text


def test_a_draw_is_told_to_its_player_alone_unless_hands_are_open() -> None:
    naming = naming_of("christmas", READER)
    private = Event("drew", 0, {"tile": "1-J"}, (0,))
    public = Event("drew", 0, {"tile": "1-J"})
    assert event_text(private, NAMES, "en", naming=naming) == "You drew candle–joker."
    assert event_text(public, NAMES, "en", naming=naming) == "Ann draws candle–joker."


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (
            IllegalAction("joker-does-not-fit", "JD-2", joker="J3", side="left", end="1"),
            "This joker doesn't fit at X: fox joker. Choose one that shows what is open there: hedgehog.",
        ),
        (
            IllegalAction("must-play", "MD-4", tile="3-7"),
            "Fox–rabbit fits, so you have to play. Play it, or something else that fits.",
        ),
    ],
)
def test_refusals_name_figures(error: IllegalAction, text: str) -> None:
    assert explain(error, "en", NAMES, naming=naming_of("moomin-joker", READER)) == text


def test_data_that_are_seats_are_known_by_their_keys() -> None:
    assert event_text(Event("catch", 1, {"caught": 0}), NAMES, "en") == ("Ann forgot to call UNO. Ben noticed!")
    assert event_text(Event("take", 0, {"from": 2}), NAMES, "en") == ("Ann draws unseen from Cili.")
    assert event_text(Event("draw", 0, {"count": 1}), NAMES, "en") == "Ann draws."
    assert event_text(Event("claim-lost", 0, {"winner": 2}), NAMES, "en").endswith("Ben comes first in turn order.")


def hunting() -> matches.Played:
    """A deal in which nobody holds a double, and several must draw for one."""
    for number in range(3000):
        dealt = matches.deal_round(matches.new_match("moomin", 3), number.to_bytes(32, "big"))
        if 3 <= sum(event.code == "draw" for event in dealt.events) <= 5:
            return dealt
    raise AssertionError("no such deal")


def test_the_hunt_for_a_double_is_one_message_that_grows() -> None:
    dealt = hunting()
    snapshot = table(dealt.match, events=dealt.events, recent=dealt.events[-16:], heard=16)
    steps = opening_steps(snapshot)
    assert 2 <= len(steps) <= 4
    assert list(steps) == sorted(set(steps))
    texts = [board(snapshot, READER, event_count=step).content for step in steps]
    assert len(set(texts)) == len(texts)
    assert all(text.endswith("\n-# …") and len(text.split("\n")) <= 4 for text in texts)
    assert "has no double" in texts[0]
    assert "opens with" not in texts[0]
    whole = board(snapshot, READER, picture=b"png").content
    assert "opens with" in whole
    assert all(problems(board(snapshot, READER, event_count=step)) == () for step in steps)


def test_nothing_to_tell_is_told_at_once() -> None:
    dealt = matches.deal_round(matches.new_match("classic", 3), bytes(32))
    assert opening_steps(table(dealt.match, events=dealt.events)) == ()
    assert opening_steps(table(hunting().match, events=())) == ()


def ballot(*votes: str, **fields: object) -> Parts:
    return board(voting(*votes, **fields), READER)


def chosen(*votes: str, **fields: object) -> Parts:
    return options.options(voting(*votes, **fields), ANN, READER, leads=False)


def voting(*votes: str, **fields: object) -> Snapshot:
    seats = tuple(
        SeatState(HOST + seat, name, says={"votes": vote} if vote else {})
        for seat, (name, vote) in enumerate(zip(NAMES, votes, strict=True))
    )
    settled = {"deck": "halves", "rounds": 1}
    return table(None, game="christmas", options=settled, seats=seats, **fields)


def test_the_lobby_votes_and_names_the_youngest() -> None:
    parts = ballot("open", "", "hidden")
    assert problems(parts) == ()
    assert "-# The vote: open hands **1**, hidden **1** · 1 still to vote" in parts.content
    private = chosen("open", "", "hidden")
    votes = [decode(i) for i in parts.custom_ids if decode(i).verb == verbs.SAY]
    assert [press.words[1:] for press in votes] == [("christmas", "votes", "open"), ("christmas", "votes", "hidden")]
    assert labels(parts)[-2:] == ["Open hands: 1", "Hidden: 1"]
    assert "drawn by lot" in private.content
    assert "The youngest starts: **Ben**" in chosen("", "", "", named={"youngest": 1}).content
    assert verbs.SAY not in [decode(press).verb for press in private.custom_ids]
    assert "Open hands" not in " ".join(labels(board(table(None), READER)))


def test_the_host_names_the_youngest_in_the_options() -> None:
    snapshot = table(None, game="christmas", options={"deck": "halves", "rounds": 1}, named={"youngest": 1})
    parts = options.options(snapshot, ANN, READER, leads=True, page=1)
    (menu,) = [item for item in menus(parts) if decode(item.custom_id).verb == verbs.NAME]
    assert [choice.value for choice in menu.choices] == ["lot", "p1", "p2"]
    assert [choice.default for choice in menu.choices] == [False, False, True]
    assert decode(menu.custom_id, ("p1",)).words == ("1", "christmas", "youngest", "p1")


def christmas(**fields: object) -> matches.Match:
    match = started(2, 3, "christmas", setup={"votes": {"p1": "open", "p2": "open"}})
    match, _ = after(match, f"p{match.turn + 1} turn ??")
    return with_state(match, **fields) if fields else match


def test_open_hands_are_in_the_public_words() -> None:
    text = table_alt(christmas().view(None), NAMES[:2], (0, 0), "en")
    assert "tiles in the boneyard." in text
    assert "Ann holds: " in text
    assert "Ben holds: " in text


def test_turning_up_ending_and_halves() -> None:
    match = started(2, 3, "christmas")
    parts = panel(table(match), match.turn, READER)
    assert labels(parts)[0] == "Turn up a tile"
    assert "You start" in parts.content
    ended = set()
    for played in play_random("christmas", 3, 4, {"rounds": 5}):
        if matches.is_open(played) and any(" end" in str(action) for action in played.offers(played.turn)):
            ended |= set(labels(panel(table(played), played.turn, READER)))
    assert "End turn" in ended


def test_the_end_of_a_round_says_what_counts() -> None:
    rng = random.Random(2)
    match = started(3, 4, "moomin", rounds=3)
    while matches.is_open(match):
        match = matches.act(match, rng.choice(match.offers(match.turn))).match
    text = board(table(match, phase="between"), READER, picture=b"png").content
    assert "takes **round 1**" in text or "No one can move" in text


@pytest.mark.parametrize("room", range(40, 100, 4))
def test_a_long_line_in_words_counts_the_tiles_that_it_leaves_out(room: int) -> None:
    *_, match = play_random("classic", 4, 3)
    view = match.view(None)
    assert len(view.line) == 12
    text = room_of("classic").layout(view, naming_of("classic", READER), room)
    named, left_out = re.findall(r"\d-\d", text), re.findall(r"… (\d+) more tiles? …", text)
    assert len(named) + sum(map(int, left_out)) == 12
    ends = [f"{placed.left}-{placed.right}" for placed in (view.line[0], view.line[-1])]
    assert named in ([], ends[:1]) or [named[0], named[-1]] == ends
    assert len(left_out) == (0 if len(named) == 12 else 1)


def test_a_turn_of_a_record_is_one_sentence_that_names_each_tile_once() -> None:
    moomin, christmas = naming_of("moomin", READER), naming_of("christmas", READER)
    turn = moves_texts(("p1 draw 1-2", "p1 play 1-2 left"), NAMES, "en", naming=moomin)
    assert turn == ["Ann draws and plays hedgehog–owl at X."]
    turn = moves_texts(("p1 draw 1-J", "p1 draw 2-3", "p1 play 2-3 left 2", "p1 end"), NAMES, "en", naming=christmas)
    assert turn == ["Ann draws candle–joker and gift–star, plays gift–star at X and ends the turn."]


def test_after_a_list_of_tiles_a_comma_comes_before_the_last_act() -> None:
    naming = naming_of("christmas", READER)
    turn = moves_texts(("p1 play 2-3 left 2", "p1 play 4-5 right 4", "p1 end"), NAMES, "en", naming=naming)
    assert turn == ["Ann plays gift–star at X and bell–tree at Y, and ends the turn."]
    assert moves_texts(("p1 draw ??",), NAMES, "en", naming=naming) == ["Ann draws."]
