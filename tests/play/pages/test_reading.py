"""How much there is to read before a first move: the README's way to it, the lobby, the table, the hand."""

import re
from pathlib import Path

import pytest

from bot.games.registry import GAMES
from bot.games.text.reader import Reader
from bot.parts.parts import Button, Parts
from bot.play.pages.board import board
from bot.play.pages.panel import panel
from bot.tables import SeatState, Snapshot
from tests.play.pages.tables import HOST, started, table

README = Path(__file__).parents[3] / "README.md"
PICTURE = b"png"  # what is drawn is not counted
READER = Reader()
ANN, OLGA = SeatState(HOST, "Ann"), SeatState(None, "Olga", computer="greedy")
MOST = {"readme": 60, "lobby": 60, "table": 30, "hand": 50}


def words(text: str) -> int:
    """The words of a text as Discord shows it: marks, links' addresses and commands in code fences aside."""
    text = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    plain = re.sub(r"<t:\d+:R>|<@\d+>", "soon", text)
    return len(re.findall(r"[^\W_]+(?:['’./-][^\W_]+)*", plain))


def reading(parts: Parts) -> str:
    """All that stands on a message besides its picture: the text, the buttons, what the menus are called."""
    items = [item for row in parts.rows for item in row]
    return "\n".join([parts.content, *(item.label if isinstance(item, Button) else item.placeholder for item in items)])


def first_move(game: str) -> Snapshot:
    """A table at which nobody has done anything yet, and a person begins."""
    match = started(2, game=game)
    seats = (OLGA, ANN) if match.turn else (ANN, OLGA)
    return table(match, seats=seats, deadline=1_700_000_000.0)


def quick_start() -> str:
    """The README from "Try it" to the third step."""
    section = re.search(r"^## Try it\n(.*?^3\. .*?)$", README.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert section is not None
    return section[1]


def test_the_readme_leads_to_the_first_game() -> None:
    assert 20 < words(quick_start()) <= MOST["readme"]


def test_a_newcomer_plays_after_a_hundred_words() -> None:
    """From the top of the page, what the pictures show in words aside."""
    readme = README.read_text("utf-8")
    first = readme[: readme.index(quick_start())] + quick_start()
    assert words(re.sub(r"<img [^>]*>", "", first)) <= 100


def test_all_in_all_at_most_two_hundred_words() -> None:
    assert sum(MOST.values()) <= 200


@pytest.mark.parametrize("game", GAMES)
def test_a_lobby(game: str) -> None:
    """With what its picture says, which is all words, and the private answer to `/play`."""
    parts = board(table(None, game=game, seats=(ANN, OLGA)), READER, picture=PICTURE)
    text = "\n".join([reading(parts), parts.alt, READER.t("play-opened", start=READER.t("button-start"))])
    assert 5 < words(text) <= MOST["lobby"], text


@pytest.mark.parametrize("game", GAMES)
def test_the_table_at_the_first_move(game: str) -> None:
    text = reading(board(first_move(game), READER, picture=PICTURE))
    assert 5 < words(text) <= MOST["table"], text


@pytest.mark.parametrize("game", GAMES)
def test_the_hand_at_the_first_move(game: str) -> None:
    snapshot = first_move(game)
    seat = snapshot.turn or 0
    text = reading(panel(snapshot, seat, READER, picture=PICTURE))
    assert 5 < words(text) <= MOST["hand"], text
