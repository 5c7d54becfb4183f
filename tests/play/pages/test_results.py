"""What is said at the end of a round, and the post that stays at the end of a match."""

import random
import re

import msgspec
import pytest

from bot.games import match as matches
from bot.games.record import RoundResult
from bot.games.registry import GAMES
from bot.games.text.reader import Reader
from bot.league.pages.results import OutcomeWords
from bot.league.rows.values import LeagueOutcome, SeatOutcome
from bot.league.rules import Rating, RatingChange
from bot.league.rules.milestones import Milestone
from bot.parts import verbs
from bot.parts.ids import NO_TABLE, decode
from bot.play.pages.board import board
from bot.play.pages.panel import panel
from bot.play.pages.results import hand_of, highlight, last_move, match_rows, result, result_alt, result_picture
from bot.tables import SeatState, Snapshot
from bot.tables.types import Dealt
from tests.games.playing import play_random
from tests.games.test_secrecy import swapped, unseen_pair
from tests.play.pages.refused import problems
from tests.play.pages.tables import HOST, NASTY, started, table, verbs_of
from tests.play.pages.test_messages import ended, over
from tests.rendering.families import SOME_GAMES

READER = Reader()
PNG = b"\x89PNG"


def ranked(places: tuple[int, ...], totals: tuple[int, ...], **fields: object) -> Snapshot:
    """A match over with these places, of as many seats."""
    match = msgspec.structs.replace(ended(len(places)), totals=totals, end="rounds")
    snapshot = table(match, phase="over", end="rounds", series=2, **fields)
    assert match.places == places
    return snapshot


def with_results(*rounds: tuple[object, tuple[int, int]]) -> Snapshot:
    """A match of two that came to these winners and scores."""
    match = ended()
    done = tuple(
        msgspec.structs.replace(
            match.rounds[0],
            result=RoundResult("out", winner, {"p1": 0, "p2": 0}, dict(zip(("p1", "p2"), score, strict=True))),
        )
        for winner, score in rounds
    )
    return table(msgspec.structs.replace(match, rounds=done, end="rounds"), phase="over", end="rounds")


def test_the_end_of_a_round_is_who_won_it_the_next_one_and_the_promise() -> None:
    snapshot = table(ended(), phase="between", next_at=1_700_000_000.0)
    head, won, following, promise = board(snapshot, READER, picture=PNG).content.split("\n")
    assert head == "**Classic domino** · round 1"
    assert re.search(r"No one can move|takes \*\*round 1", won)
    assert "<t:1700000000:R>" in following
    assert promise == "-# 🔒 Fair shuffle"
    assert snapshot.promise is not None


def test_points_that_a_round_was_worth_are_told() -> None:
    for played in play_random("uno", 3, 1, {"target": 500}):
        if not matches.is_open(played) and len(played.outcomes) == 1:
            assert re.search(r" takes .* \+[1-9]\d*\n", board(table(played, phase="between"), READER).content)
            return
    raise AssertionError("no round has ended")


def test_the_board_of_an_ended_match_keeps_its_last_round_and_has_no_buttons() -> None:
    match = over()
    parts = board(table(match, phase="over", end=match.end), READER, picture=PNG)
    assert parts.rows == ()
    assert "Play again" not in parts.content
    assert f"round {len(match.rounds)}" in parts.content


def test_the_result_is_a_post_with_podium_and_play_again() -> None:
    match = over()
    snapshot = table(match, phase="over", end=match.end, series=2)
    parts = result(snapshot, READER, picture=PNG)
    assert verbs_of(parts) == [verbs.REMATCH, verbs.REPLAY, verbs.REVIEW, verbs.MENU]
    assert parts.rows[0][0].style == "success"
    assert [decode(parts.custom_ids[at]).words for at in (1, 2)] == [("t1-abcdef-2",), ("t1-abcdef-2", "new")]
    assert [decode(parts.custom_ids[at]).table for at in (1, 2)] == [NO_TABLE] * 2  # they work for ever
    assert "wins by" in parts.content
    assert parts.filename == f"table-{snapshot.promise}.png"
    assert parts.alt.startswith("Classic domino: ")
    assert " 1. " in parts.alt
    assert problems(parts) == ()
    closed = table(match, phase="over", closed=True, end="target")
    assert verbs_of(result(closed, READER)) == [verbs.REPLAY, verbs.REVIEW, verbs.VERIFY]
    assert verbs.REMATCH in verbs_of(panel(table(match, phase="over", end="target"), 0, READER))
    assert verbs.REMATCH not in verbs_of(panel(closed, 0, READER))


def test_at_a_nights_table_nobody_plays_again() -> None:
    match = over()
    once = table(match, phase="over", end=match.end, once=True)
    assert verbs_of(result(once, READER)) == [verbs.REPLAY, verbs.REVIEW, verbs.MENU]
    assert verbs.REMATCH not in verbs_of(panel(once, 0, READER))


def test_a_match_that_is_closed_at_once_says_on_its_board_how_it_ended() -> None:
    match = matches.abandon(started())
    parts = board(table(match, phase="over", end="abandoned", ended_by="idle", closed=True), READER)
    assert "no one played on" in parts.content
    assert verbs_of(parts) == [verbs.REPLAY, verbs.REVIEW, verbs.VERIFY]


def test_a_match_broken_off_has_a_card_without_winner_and_hands() -> None:
    snapshot = table(matches.abandon(started()), phase="over", end="abandoned", ended_by="vote")
    parts = result(snapshot, READER, picture=result_picture(snapshot, READER))
    assert "The players voted to end the match" in parts.content
    assert "wins" not in parts.content + parts.alt
    assert "1\\." not in parts.content  # and no places
    assert parts.alt.startswith("Classic domino: Ended early. Ann: 0 points. Ben: 0 points.")
    assert "Left:" not in parts.alt
    assert verbs.REMATCH in verbs_of(parts)


def test_a_match_broken_off_says_if_it_counts() -> None:
    """The board does not know what the server counts; the post does."""
    state = {"phase": "over", "end": "abandoned", "ended_by": "vote"}
    snapshot, other = (table(matches.abandon(started()), league=league, **state) for league in (True, False))
    counted = outcome(changed(1, "Ann", 60, 60, 1, 1), changed(2, "Ben", 0, 0, 2, 2))
    for text, says in (
        (board(snapshot, READER).content, False),
        (board(other, READER).content, True),
        (result(snapshot, READER).content, True),
        (result(snapshot, READER, outcome=counted).content, False),
    ):
        assert ("It doesn't count." in text) is says
    assert "Finished rounds count" in result(snapshot, READER, outcome=counted).content


@pytest.mark.parametrize("about", [{"resigned": 1, "left": True}, {"left": True}, {"played_by_computer": True}])
def test_a_winner_for_whom_the_computer_played_is_told_as_one(about) -> None:
    match = over()
    first = match.places.index(1)
    seats = [
        SeatState(HOST + number, name) for number, name in zip(range(match.seats), ("Ann", "Ben", "Cili"), strict=False)
    ]
    line = "Finished by the computer:"
    assert line not in result(table(match, seats=tuple(seats), phase="over", end=match.end), READER).content
    seats[first] = msgspec.structs.replace(seats[first], **about)
    text = result(table(match, seats=tuple(seats), phase="over", end=match.end), READER).content
    assert f"{line} {seats[first].name}." in text
    seats[first] = SeatState(computer="greedy")
    assert line not in result(table(match, seats=tuple(seats), phase="over", end=match.end), READER).content


def test_who_resigned_and_who_has_won_by_it_is_told() -> None:
    seats = (SeatState(HOST, "Ann", resigned=1), SeatState(HOST + 1, "Ben"))
    snapshot = table(matches.abandon(started()), seats=seats, phase="over", end="abandoned", ended_by="resigned")
    for parts in (board(snapshot, READER), result(snapshot, READER)):
        assert "**Ann** resigned, so **Ben** wins." in parts.content
        assert "count" not in parts.content
    assert parts.content.rindex("Ben") < parts.content.rindex("Ann")  # below whom who resigned stands
    seats = (*seats, SeatState(HOST + 2, "Cili", left=True, resigned=2))
    snapshot = table(matches.abandon(started(3)), seats=seats, phase="over", end="abandoned", ended_by="resigned")
    assert "Ann and Cili resigned, so **Ben** wins." in result(snapshot, READER).content


def test_one_sentence_tells_for_whom_a_seat_that_was_taken_over_counts() -> None:
    match = over()

    def took_over(dealt: Dealt, **fields: object) -> list[str]:
        seats = (SeatState(HOST, "Ann"), SeatState(HOST + 1, "Dan", dealt=dealt))
        snapshot = table(match, seats=seats, phase="over", end=match.end, **fields)
        lines = result(snapshot, READER, outcome=outcome(changed(2, "Ben", 60, 60, 1, 1))).content.split("\n")
        return [line for line in lines if "took over" in line]

    assert took_over(Dealt(5, "Be*n")) == [
        "-# Dan took over a seat. In the league it still counts for its first player: Be\\*n."
    ]
    assert took_over(Dealt(None, "Robo", True)) == [
        "-# Dan took over a computer's seat (Robo), so it counts for no one in the league."
    ]
    assert "counts for no one" in took_over(Dealt())[0]
    assert took_over(Dealt(HOST + 1, "Dan")) == []
    assert took_over(Dealt(5, "Ben"), league=False) == []


def test_the_podium_gives_nobody_the_points_of_another() -> None:
    seats = (SeatState(HOST, "Ann"), SeatState(HOST + 1, "Dan", dealt=Dealt(5, "Ben")))
    counted = outcome(changed(1, "Ann", 60, 60, 1, 1), changed(2, "Ben", 0, 0, 2, 2))
    alt = result(ranked((1, 2), (0, -5), seats=seats), READER, picture=PNG, outcome=counted).alt
    assert "1. Ann: 0 points. League: 1st, +1 point. 2. Dan: -5 points." in without_hands(alt)


def test_who_played_which_seat_and_for_how_many_points_is_in_the_words_of_the_podium() -> None:
    seats = (
        SeatState(HOST, "Ann"),
        SeatState(computer="greedy", name="Old Pebble"),
        SeatState(HOST + 2, "Cili", played_by_computer=True, left=True),
    )
    snapshot = ranked((2, 1, 3), (-5, 0, -9), seats=seats)
    counted = outcome(changed(1, "Ann", 60, 60, 1, 1), changed(3, "Cili", 0, 0, 2, 2))
    assert without_hands(result(snapshot, READER, picture=PNG, outcome=counted).alt).startswith(
        "Classic domino: Old Pebble wins by 5 points. "
        "1. Old Pebble, computer: 0 points. 2. Ann: -5 points. League: 1st, +1 point. "
        "3. Cili, finished by the computer: -9 points. League: 2nd, 0 points."
    )
    assert "league" not in result(snapshot, READER, picture=PNG).alt
    assert result_picture(snapshot, READER, counted) != result_picture(snapshot, READER)


def test_without_a_picture_the_places_are_told() -> None:
    text = result(ranked((1, 2), (3, 1)), READER).content
    assert "1\\. **Ann** · 3 points" in text
    assert "2\\. **Ben** · 1 point" in text


def without_hands(alt: str) -> str:
    """The words of a card without what was left to whom."""
    return re.sub(r" Left: [^.]*\.", "", alt)


def outcome(*seats: SeatOutcome, **changed: object) -> OutcomeWords:
    return OutcomeWords(LeagueOutcome(**{"seats": seats, **changed}))


def changed(seat: int, name: str, points: int, gain: int | None, rank: int, before: int, **more: object) -> SeatOutcome:
    rating = RatingChange(Rating(25.0, 4.0, 30), Rating(25.3, 4.0, 31))
    usual: dict[str, object] = {"rating": rating, **more}
    return SeatOutcome(seat, HOST + seat - 1, name, points, gain, rank, before, **usual)


def test_what_changed_in_the_league() -> None:
    """Ann had 2 points and was third; the first place of three gives 2 more, and she passes Eve and Ben."""
    snapshot = ranked((1, 2, 3), (5, 3, 1))
    seats = (
        changed(1, "Ann", 240, 120, 1, 3),
        changed(2, "Ben", 60, 60, 2, 2, rating=None, why="alone"),
        changed(3, "Cili", 0, None, 0, 0, rating=None, why="banned"),
    )
    parts = result(snapshot, READER, picture=PNG, outcome=outcome(*seats))
    assert (
        "-# League: **Ann** · +2 points · 1st (was 3rd) with 4 points · rating 1359 (+12)\n"
        "-# League: **Ben** · +1 point · 2nd with 1 point · unrated: computer opponents only\n"
        "-# League: **Cili** · banned from the league\n" in parts.content
    )
    alt = "1. Ann: 5 points. League: 1st, +2 points. 2. Ben: 3 points. League: 2nd, +1 point. 3. Cili: 1 point."
    assert alt in without_hands(parts.alt)
    assert "League" not in result(snapshot, READER, picture=PNG).content
    later = result(snapshot, READER, picture=PNG, outcome=outcome(*seats, recalculating=40))
    assert READER.t("league-recalculating-note", percent=40) in later.content


def test_what_does_not_count_says_why_and_who_is_not_ranked_what_is_missing() -> None:
    snapshot = ranked((1, 2), (3, 1))
    text = result(snapshot, READER, outcome=outcome(why="limit")).content
    assert "-# Doesn't count in the league: these players reached the day's limit." in text
    text = result(snapshot, READER, outcome=outcome(changed(1, "Ann", 60, 60, 0, 0, missing=3))).content
    assert "**Ann** · +1 point · ranked after 3 more matches · rating" in text


@pytest.mark.parametrize(
    ("rounds", "line"),
    [
        ([("p1", (3, 0))], ""),
        ([("p1", (3, 0)), ("p1", (2, 0)), ("p2", (0, 9))], "Longest streak: Ann, 2 rounds in a row"),
        ([("p1", (3, 0)), ("p2", (0, 9)), ("p1", (4, 0))], "Best round: Ben, 9 points"),
        ([(["p1", "p2"], (1, 1)), ("p2", (0, 1))], "Longest streak: Ben, 2 rounds in a row"),
        ([("p1", (0, -3)), ("p2", (-4, 0))], ""),
        ([(None, (0, 0)), (None, (0, 0))], ""),
    ],
)
def test_the_longest_streak_or_the_best_round(rounds: list, line: str) -> None:
    assert highlight(with_results(*rounds), READER) == line


@pytest.mark.slow
@pytest.mark.parametrize("game", SOME_GAMES)
def test_every_game_has_a_card(game: str) -> None:
    for played in play_random(game, GAMES[game].seats.stop - 1, 1, GAMES[game].first_options()):
        last = played
    snapshot = table(last, phase="over", end=last.end)
    assert last.end
    assert (result_picture(snapshot, READER) or b"").startswith(PNG)
    assert problems(result(snapshot, READER, picture=PNG)) == ()


@pytest.mark.parametrize("name", NASTY)
def test_any_name_can_stand_on_it(name: str) -> None:
    seats = (SeatState(HOST, name), SeatState(HOST + 1, name))
    snapshot = ranked((1, 2), (3, 1), seats=seats)
    assert (result_picture(snapshot, READER) or b"").startswith(PNG)
    league = outcome(changed(1, name, 60, 60, 1, 1))
    assert problems(result(snapshot, READER, picture=PNG, outcome=league)) == ()


def test_who_lost_is_told_of_no_points_and_still_of_the_place() -> None:
    lost = outcome(changed(1, "Ann", 0, 0, 1, 1, rating=None, why="alone"))
    text = result(ranked((2, 1), (0, 25)), READER, outcome=lost).content
    assert "**Ann** · no points this time · 1st with 0 points · unrated: computer opponents only" in text
    assert "place" not in text


def test_the_card_says_whose_place_and_points_it_tells_and_nothing_where_nothing_counts() -> None:
    """The league's place stands beside the place in the match: without a word it reads as a second one."""
    seats = (changed(1, "Ann", 240, 120, 6, 6), changed(2, "Ben", 60, None, 3, 3, rating=None, why="alone"))
    snapshot = ranked((1, 2), (3, 1))
    assert [outcome(*seats).card(seat, READER) for seat in range(2)] == ["League: 6th, +2 points", ""]
    assert outcome(*seats, why="limit").card(0, READER) == ""
    alt = result_alt(snapshot, READER, outcome(*seats, why="limit"))
    assert "League" not in alt
    assert result_picture(snapshot, READER, outcome(*seats, why="limit")) == result_picture(snapshot, READER)


def test_several_winners_are_not_ahead_of_each_other() -> None:
    snapshot = ranked((1, 1, 3), (40, 40, 9))
    parts = result(snapshot, READER, picture=PNG)
    assert "share first place." in parts.content
    assert "Ann and Ben tie. " in parts.alt
    assert "by 31" not in parts.content + parts.alt


def test_the_last_move_is_the_last_that_everybody_saw_whole() -> None:
    uno, moomin = started(2, game="uno"), started(2, game="moomin")
    uno = msgspec.structs.replace(uno, history=("p1 play R2-RD2 N R2", "p2 forced ?? ??"))
    assert last_move(table(uno), READER) == "Last move: Ann plays red 2–Draw 2 at ↑."
    moomin = msgspec.structs.replace(moomin, history=("p1 play 1-2 left", "p2 draw ??"))
    assert last_move(table(moomin), READER) == "Last move: Ann plays hedgehog–owl at X."


@pytest.mark.parametrize(
    ("totals", "places", "lines"),
    [
        ((25, 0), (1, 2), ("🏆 You won 25 to 0!", "Ann won 25 to 0. Rematch?")),
        ((-3, -9), (1, 2), ("🏆 You won by 6 points!", "Ann won by 6 points. Rematch?")),
        ((4, 4), (1, 1), ("🏆 You share first place with Ben!", "🏆 You share first place with Ann!")),
        ((40, 40, 9), (1, 1, 3), ("🏆 You share first place with Ben!", "🏆 You share first place with Ann!")),
        ((9, 2, 8), (1, 3, 2), ("🏆 You won by 1 point!", "Ann won by 1 point. Rematch?")),
    ],
)
def test_the_open_hands_say_who_won_and_by_how_much(totals, places, lines) -> None:
    snapshot = ranked(places, totals)
    for seat, line in enumerate(lines):
        parts = panel(snapshot, seat, READER)
        assert parts.content.split("\n")[0].replace("*", "") == line
        button = parts.rows[-1][0]
        assert (decode(button.custom_id).verb, button.style) == (verbs.REMATCH, "success")
        assert problems(parts) == ()


def test_the_open_hands_say_what_the_match_did() -> None:
    league = outcome(changed(1, "Ann", 240, 120, 1, 3))
    assert (
        "-# League: 1st, +2 points · rating 1359 (+12)"
        in panel(ranked((1, 2), (3, 1)), 0, READER, outcome=league).content
    )
    assert "League" not in panel(ranked((1, 2), (3, 1)), 1, READER, outcome=league).content


def test_the_last_rounds_text_names_the_winner_that_the_banner_has() -> None:
    """Ben has won the last round, Ann the match: the banner is hers, and the text says both."""
    match = msgspec.structs.replace(with_results(("p1", (30, 0)), ("p2", (0, 5))).state.match, totals=(30, 5))
    text = board(table(match, phase="over", end="rounds"), READER, picture=PNG).content
    assert "🏆 **Ann** wins 30 to 5." in text
    assert text.index("Ben") < text.index("Ann")


def test_hands_are_on_the_card_once_the_round_is_over_and_not_before() -> None:
    match = over()
    snapshot = table(match, phase="over", end=match.end)
    hands = [hand_of(snapshot, seat, match.view(None)) for seat in range(match.seats)]
    assert any(hands)
    assert "Left: " in result_alt(snapshot, READER, None)
    stopped = table(matches.abandon(started()), phase="over", end="abandoned", ended_by="vote")
    assert [hand_of(stopped, seat, stopped.view(None)) for seat in range(2)] == [None, None]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_broken_off_shows_no_hidden_piece(game: str) -> None:
    """Whatever is hidden is exchanged: the card and its words stay the same."""
    match = started(GAMES[game].seats.start, game=game)
    pair = unseen_pair(match, None, random.Random(1))
    assert pair is not None
    stopped, other = matches.abandon(match), matches.abandon(swapped(match, *pair))
    cards = []
    for match in (stopped, other):
        snapshot = table(match, phase="over", end="abandoned", ended_by="vote")
        cards.append((result_picture(snapshot, READER), result_alt(snapshot, READER, None)))
    assert cards[0] == cards[1]


def test_the_best_milestone_is_one_line_of_the_post_and_of_the_card() -> None:
    snapshot = ranked((1, 2), (3, 1))
    ann = changed(1, "An*n", 60, 60, 1, 1, milestone=Milestone("streak", 3))
    league = outcome(ann, changed(2, "Ben", 0, 0, 2, 2, milestone=Milestone("matches", 100)))
    parts = result(snapshot, READER, picture=PNG, outcome=league)
    assert "-# ★ Ben: 100 matches" in parts.content
    assert "3 wins in a row" not in parts.content
    assert "Ben: 100 matches." in parts.alt
    assert result_picture(snapshot, READER, league) != result_picture(snapshot, READER, outcome(ann))
    first = outcome(changed(1, "An*n", 60, 60, 1, 1, milestone=Milestone("first-win", game="classic")))
    assert "-# ★ An\\*n: first win in Classic domino" in result(snapshot, READER, outcome=first).content
    assert "★" not in result(snapshot, READER, outcome=outcome(changed(1, "Ann", 60, 60, 1, 1))).content


def test_an_unplayed_table_that_is_closed_has_no_buttons() -> None:
    assert match_rows(table(None, phase="over", end="expired", closed=True), READER) == ()
