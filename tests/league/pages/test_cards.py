"""Players' cards and two compared, in words and as pictures."""

import msgspec
import pytest
from msgspec.structs import replace

from bot.games.text.reader import KnownName, Reader
from bot.league.pages import history, player, table
from bot.league.pages.places import HistoryPlace, PlayerPlace, TablePlace, VersusPlace
from bot.league.rows.values import MatchRow, Met, PlayerCard
from bot.league.rules import Mark
from bot.parts.parts import Button, Parts
from tests.league.pages import made

READER = Reader()
PNG = b"\x89PNG"


def labels(parts: Parts) -> list[str]:
    return [part.label for row in parts.rows for part in row if isinstance(part, Button) and not part.disabled]


def test_a_card_tells_the_change_of_each_match() -> None:
    card = made.card()
    parts = player.player(card, PlayerPlace(card.person), READER, picture=PNG)
    assert parts.content.count("rating 1291? (+24)") == 3  # the picture has more of them
    text = player.player(card, PlayerPlace(card.person, mode="t"), READER, picture=PNG)
    assert text.content.count("rating 1291? (+24)") == 10
    assert "Favourite: Classic domino." in parts.alt
    assert "lowest 1227, highest 1383." in parts.alt
    game = player.player(made.card(game="classic"), PlayerPlace(card.person, "classic"), READER, picture=PNG)
    assert game.content.count("rating 1239? (−28)") == 3
    assert "Favourite" not in game.alt


@pytest.mark.parametrize(
    ("seat_facts", "text"),
    [
        ({"why": "left", "rating": None}, "gone at the end, so behind everyone who stayed"),
        ({"why": "walkover", "rating": None}, "unrated: walkover"),
        ({"why": "banned", "points": None, "rating": None}, "banned from the league"),
    ],
)
def test_a_match_that_did_not_count_says_why(seat_facts: dict[str, object], text: str) -> None:
    seats = (made.seat(1, **seat_facts), made.seat(2))
    page = made.history_page(rows=(made.match_row(seats=2, **{}),))
    row: MatchRow = msgspec.structs.replace(page.rows[0], seats=seats)
    line = history.match_line(row, READER, person=seats[0].person or 0)
    assert text in line
    assert text in history.match(row, HistoryPlace(), READER).content
    out = msgspec.structs.replace(row, why="out")
    assert "doesn't count: taken out by a moderator" in history.match_line(out, READER)


def test_a_name_that_no_font_has_is_a_username_in_the_table() -> None:
    row = made.table_row(person=5, name="🎉")
    reader = msgspec.structs.replace(READER, people={5: KnownName("🎉", "ann.b")})
    assert [table.drawn_rows((row,), who)[0].otherwise for who in (reader, READER)] == ["ann.b", f"Player {row.rank}"]


def test_pictures_have_the_last_results_with_the_newest_last(monkeypatch: pytest.MonkeyPatch) -> None:
    row = made.table_row(marks=(Mark(1, 4), Mark(3, 4), Mark(4, 4)))
    (drawn_row,) = table.drawn_rows((row,), READER)
    assert [mark.letter for mark in drawn_row.last] == ["W", "3", "L"]
    drawn = []
    monkeypatch.setattr(player, "draw_player_card", lambda card, _: drawn.append(card) or PNG)
    won, lost = ((made.seat(1, place=place, person=5), made.seat(2, place=3 - place)) for place in (1, 2))
    newest_first = tuple(msgspec.structs.replace(made.match_row(), seats=seats) for seats in (lost, won, won))
    player.player_picture(made.card(person=5, last=newest_first), READER)
    assert [match.mark.letter for match in drawn[0].last] == ["W", "W", "L"]


def test_who_has_played_too_little_is_told_what_is_missing() -> None:
    card = player.player(made.card(row=None, missing=1), PlayerPlace(), READER)
    assert "after one more match" in card.content
    hidden = player.player(made.card(row=None, missing=1, listed=False), PlayerPlace(), READER)
    assert "after one more match" not in hidden.content
    assert "after 5 matches" in table.table(made.table_page(least=5), TablePlace(), READER).content


def test_cards_of_all_sorts_of_people() -> None:
    bare: PlayerCard = made.card(
        row=None, curve=(), games=(), best=None, worst=None, longest=0, highest=None, fastest=(),
        last=(), listed=False,
    )  # fmt: skip
    parts = player.player(bare, PlayerPlace(), READER, picture=PNG)
    assert "Show me again" in parts.content
    assert "Banned" in player.player(msgspec.structs.replace(bare, banned=True), PlayerPlace(), READER).content
    assert player.player_picture(bare, READER).startswith(PNG)
    assert player.player_picture(made.card(), READER, "Europe/Helsinki").startswith(PNG)


@pytest.mark.parametrize(
    ("more", "is_own", "private", "buttons"),
    [
        ({}, False, True, ["Matches", "Compare with me", "As text"]),
        ({}, True, False, ["Matches", "My card", "As text"]),
        ({}, True, True, ["Matches", "As text", "Hide me"]),
        ({"listed": False}, True, True, ["Matches", "As text", "Show me again"]),
        ({"listed": False, "banned": True}, True, True, ["Matches", "As text"]),
    ],
)
def test_nobody_compares_with_themselves_and_hides_where_others_see(more, is_own, private, buttons) -> None:
    parts = player.player(made.card(**more), PlayerPlace(), READER, is_own=is_own, private=private)
    assert labels(parts) == buttons


def test_two_who_never_met() -> None:
    none = made.versus(met=Met(), games=(), last=())
    assert player.versus_picture(none, READER) is None
    assert "They haven't played each other yet" in player.versus(none, VersusPlace(1, 2), READER).content
    picture = player.versus_picture(made.versus(), READER)
    assert picture is not None
    assert picture.startswith(PNG)


def test_a_card_tells_the_milestones_and_those_of_who_is_in_no_list_nobody() -> None:
    card = made.card(played=57, longest=7)
    facts = {fact.label: fact.value for fact in player.facts(card, READER)}
    assert facts["Milestones"] == "50 matches · 5 wins in a row · won: Classic domino and UNO Dominos"
    assert facts["Milestones"] in player.player_alt(card, READER)
    strong = made.card(played=3, longest=1, games=(replace(card.games[1], beat_strong=True),))
    (milestones,) = (fact.value for fact in player.facts(strong, READER) if fact.label == "Milestones")
    assert milestones == "won: UNO Dominos · beat a strong computer: UNO Dominos"
    assert "Milestones" not in {fact.label for fact in player.facts(made.card(listed=False), READER)}
    fresh = made.card(played=3, longest=1, games=())
    assert "Milestones" not in {fact.label for fact in player.facts(fresh, READER)}
