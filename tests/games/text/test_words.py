"""Events, errors and moves in words, and pictures in words."""

import re
import subprocess
import sys

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.cross.rules.moves import CrossView
from bot.games.errors import IllegalAction, NotationError, OptionError, RecordError
from bot.games.events import Event
from bot.games.line.rules.line import LineView, Placed
from bot.games.meld.rules.view import MeldView
from bot.games.meld.words.cards import combination
from bot.games.rack.rules.view import RackView
from bot.games.registry import GAMES
from bot.games.text import options
from bot.games.text.naming import Naming
from bot.games.text.numbers import listed
from bot.games.text.options import options_text
from bot.games.text.reader import Reader
from bot.games.text.words import event_text, explain, move_text
from bot.games.view import View
from bot.locales import t
from bot.parts.ids import IdError
from bot.parts.parts import ALT_LIMIT, private
from bot.play.pages.alt import hand_alt, table_alt
from bot.play.registry import naming_of
from bot.tables import TableError
from storage import StorageError
from tests.play.pages.tables import names, played
from tests.rendering.families import EXAMPLES

PEOPLE = ("Ann", "*Ben*")
CLASSIC = naming_of("classic", Reader())


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Event("play", 0, {"tile": "6-4", "side": ""}), "Ann opens with 6-4."),
        (Event("play", 1, {"tile": "6-4", "side": "left"}), r"\*Ben\* plays 6-4 at X."),
        (Event("pass", 0), "Ann passes."),
        (Event("round-ended", 1, {"end": "blocked", "round": 3}), r"No one can move. \*Ben\* takes round 3."),
        (
            Event("round-ended", None, {"end": "blocked", "round": 2, "winners": ("p1", "p2")}),
            r"No one can move. Ann and \*Ben\* share round 2.",
        ),
        (Event("round-ended", None, {"end": "out", "round": 3}), "No one takes round 3."),
        (Event("round-ended", 0, {"end": "out", "round": 3}), "Ann goes out and takes round 3."),
        (Event("left", 5), "Player 6 leaves. The computer plays on."),
        (Event("seat-removed", 0), "A moderator gave Ann's seat to the computer."),
        (Event("claim-lost", 0, {"winner": 2}), r"Ann claimed too, but \*Ben\* comes first in turn order."),
    ],
)
def test_events(event: Event, text: str) -> None:
    assert event_text(event, PEOPLE, "en", naming=CLASSIC) == text


def test_names_are_not_escaped_outside_of_messages() -> None:
    assert event_text(Event("pass", 1), PEOPLE, "en", marked=False) == "*Ben* passes."


@pytest.mark.parametrize(
    ("token", "text"),
    [
        ("p1 play 6-4", "Ann opens with 6-4."),
        ("p2 play 6-4 right", "*Ben* plays 6-4 at Y."),
        ("p2 pass", "*Ben* passes."),
        ("p1 seat computer", "The computer takes over for Ann."),
        ("p1 seat player", "Ann is back."),
        ("p2 left", "*Ben* leaves."),
        ("p2 juggle 1 2", "p2 juggle 1 2"),
        ("p6 pass", "p6 pass"),
    ],
)
def test_moves(token: str, text: str) -> None:
    assert move_text(token, PEOPLE, "en", naming=CLASSIC) == text


def test_a_text_that_is_no_move() -> None:
    with pytest.raises(NotationError):
        move_text("hello", PEOPLE, "en")


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (
            IllegalAction("does-not-fit", "CL-5", tile="6-4", side="left", end="3"),
            "6-4 doesn't fit at X: 3 is open there. Try the other end, or play something else.",
        ),
        (IllegalAction("not-your-turn", "CL-5", seat="p2"), r"It's \*Ben\*'s turn, not yours."),
        (
            OptionError("seats", game="classic", seats=1, fewest=2, most=4),
            "This game is for 2–4 players. Players now: 1.",
        ),
        (NotationError("tile", text="@here **x**"), r"There's no tile “\@here \*\*x\*\*” in this game."),
        (RecordError("seed", round=2), "Something is wrong in round 2."),
        (RecordError("action", round=2, action=5, rule="CL-5"), "Something is wrong in round 2, action 5."),
        (RecordError("empty"), "The record can't be checked."),
        (TableError("full", most=4), "All 4 seats are taken."),
        (
            StorageError("full"),
            "I couldn't read or save anything just now. Nothing has changed; try again in a moment.",
        ),
        (IdError("x"), "That button is too old for me. Use `/hand` for your hand, or `/play` for a table."),
        (ZeroDivisionError("secret"), "Something went wrong on my side. Nothing was lost. Please try again."),
    ],
)
def test_errors(error: Exception, text: str) -> None:
    assert explain(error, "en", PEOPLE) == text
    assert private(text).content == text


@pytest.mark.slow
def test_the_command_line_can_use_words_without_loading_discord() -> None:
    code = "import sys, bot.games.text.words, bot.play.pages.alt; sys.exit('discord' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_lists() -> None:
    assert [listed(PEOPLE[:n], "en") for n in (0, 1, 2)] == ["", "Ann", "Ann and *Ben*"]
    assert listed(("a", "b", "c"), "en") == "a, b and c"


def test_options() -> None:
    assert options_text("classic", {"out-ends": True, "scoring": "race-121"}, "en") == (
        "-# When a player goes out: **the round ends**\n-# Scoring: **race to 121**"
    )


def line(*tiles: str, turn: int | None = 0, **fields: object) -> LineView:
    placed = tuple(Placed(tile, tile.split("-")[0], tile.split("-")[1], 0) for tile in tiles)
    left = placed[0].left if placed else ""
    right = placed[-1].right if placed else ""
    plain = {"game": "classic", "seat": None, "legal": (), "hand": None, "sizes": (3, 1), "left": left, "right": right}
    return LineView(turn=turn, line=placed, **{**plain, **fields})  # type: ignore[arg-type]  # fields are of all types


def test_a_table_in_words() -> None:
    text = table_alt(line("6-4", "4-4", "4-1", turn=1), PEOPLE, (-12, 1), "en")
    assert text == (
        "From end X to end Y: 6-4, 4-4 (double), 4-1. Open ends: 6 at X, 1 at Y. "
        "Ann: 3 tiles, -12 points. *Ben*: 1 tile, 1 point. It's *Ben*'s turn."
    )


def test_an_empty_table_in_words() -> None:
    text = table_alt(line(turn=0, stock=1, out=(1,)), PEOPLE, (0, 0), "en")
    assert text == (
        "No tile has been played yet. 1 tile in the boneyard. "
        "Ann: 3 tiles, 0 points. *Ben*: out, 0 points. It's Ann's turn."
    )


def test_who_laid_the_last_tile_is_out_at_the_end() -> None:
    text = table_alt(line("6-4", turn=None, ended=True, sizes=(3, 0)), PEOPLE, (0, 0), "en")
    assert "Ann: 3 tiles, 0 points. *Ben*: out, 0 points." in text


def test_what_was_left_is_told_at_the_end() -> None:
    text = table_alt(line("6-4", turn=None), PEOPLE, (0, 0), "en", (("1-0", "2-2"), ()))
    assert text.endswith("The round is over. Ann's hand: 1-0, 2-2.")


@settings(deadline=None)
@given(st.integers(0, 300), st.lists(names, min_size=6, max_size=6), st.integers(0, 5), st.integers(0, 60))
def test_long_tables_lose_their_middle_but_never_ends_or_turn(
    tiles: int, people: list[str], turn: int, left: int
) -> None:
    view = line(*["6-5", *["5-5"] * tiles, "5-3"], turn=turn, sizes=(9,) * 6)
    revealed = [[f"{n}-{n}" for n in range(left)]] * 6
    text = table_alt(view, people, (-100,) * 6, "en", revealed)
    assert len(text) <= ALT_LIMIT
    assert text.startswith("From end X to end Y: 6-5, ")
    assert "5-3. Open ends: 6 at X, 3 at Y." in text
    assert text.count("9 tiles, -100 points.") == 6
    assert "'s turn." in text


def test_a_covered_tile_in_words() -> None:
    placed = Placed("3-5", "3", "5", 0, "left", "7")
    text = table_alt(msgspec.structs.replace(line("3-5"), line=(placed,), left="7"), PEOPLE, (0, 0), "en")
    assert text.startswith("From end X to end Y: 3-5 (7 joker on its first half). Open ends: 7 at X")


@pytest.mark.slow
@given(played())
def test_hands_in_words_name_every_tile_once(done: tuple) -> None:
    match, _ = done
    for seat in range(match.seats):
        view = match.view(seat)
        text = hand_alt(view, "en")
        for tile in view.hand:
            assert text.count(tile) == 1
        assert len(text) <= ALT_LIMIT


@pytest.mark.parametrize("playable", [0, 20, 100, 400])
def test_endless_hands_are_counted(playable: int) -> None:
    hand = tuple(f"{n}-{n}" for n in range(400))
    legal = tuple(f"p1 play {tile}" for tile in hand[:playable])
    text = hand_alt(line(hand=hand, legal=legal), "en")
    assert len(text) <= ALT_LIMIT
    assert "400 tiles" in text
    named = [tile for tile in hand if f"{tile}," in text or f"{tile}." in text]
    gaps = [int(gap) for gap in re.findall(r"… (\d+) more tiles", text)]
    assert len(named) + sum(gaps) == 400


@pytest.mark.parametrize(
    ("room", "text"), [(13, "6-4, 3-3, 2-0"), (12, "… 3 more tiles"), (24, "6-4, 3-3, 2-0"), (0, "… 3 more tiles")]
)
def test_pieces_that_are_not_listed_are_counted(room: int, text: str) -> None:
    assert naming_of("classic", Reader()).listed(("6-4", "3-3", "2-0"), room) == text


def test_as_many_pieces_are_listed_as_there_is_room_for() -> None:
    listed = naming_of("classic", Reader()).listed([f"{n}-0" for n in range(1, 7)], 26)
    assert listed == "1-0, 2-0, … 4 more tiles"


def test_an_empty_hand() -> None:
    assert hand_alt(line(hand=()), "en") == "Your hand is empty."


def pieces_in_words(view: View, naming: Naming) -> list[str]:
    """The pieces of an example in words, in the order in which they are read; cards combination by combination."""
    if isinstance(view, MeldView):
        return [combination(lain, naming) for lain in view.table]
    return list(map(naming.piece, pieces_of(view)))


def pieces_of(view: View) -> list[str]:
    """The pieces of an example."""
    if isinstance(view, LineView):
        return [f"{placed.left}-{placed.right}" for placed in view.line]
    if isinstance(view, RackView):
        return [view.turned, *(tile for part in view.combinations for tile in part)]
    assert isinstance(view, CrossView)
    return [view.start, *(f"{domo.touch}-{domo.open}" for street in view.streets for domo in street)]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_example_of_the_rules_is_told_tile_by_tile(game: str) -> None:
    naming, text = naming_of(game, Reader()), t("en", f"rules-{game}.alt")
    at = 0
    for piece in pieces_in_words(EXAMPLES[game], naming):
        at = text.index(piece, at) + 1
    assert len(text) <= ALT_LIMIT


def test_a_game_s_own_words_for_an_option_come_before_those_that_games_share(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {"option-moomin-rounds", "option-moomin-rounds-3"}
    monkeypatch.setattr(options, "first_of", lambda locale, *ids: next(filter(texts.__contains__, ids), ids[-1]))
    monkeypatch.setattr(options, "t", lambda locale, text_id, **values: text_id)
    assert options.option_name("moomin", "rounds", "en") == "option-moomin-rounds"
    assert options.option_name("christmas", "rounds", "en") == "option-rounds"
    assert options.option_value("moomin", "rounds", 3, "en") == "option-moomin-rounds-3"
    assert options.option_value("moomin", "rounds", 1, "en") == "option-rounds-1"


def test_a_table_in_words_begins_with_its_round_where_that_is_known() -> None:
    text = table_alt(line(), PEOPLE, (0, 0), "en", number=3)
    assert text == f"Classic domino, round 3. {table_alt(line(), PEOPLE, (0, 0), 'en')}"


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (
            OptionError("bad-value", option="dead-end-game", value="maybe", allowed="no, yes"),
            "“maybe” won't work for this option: Last Dead End wins. Choose from: no (`no`) · yes (`yes`)",
        ),
        (
            OptionError("bad-value", option="lost", value="1", allowed="a, b"),
            "“1” won't work for this option: lost. Choose from: a, b",
        ),
        (
            OptionError("unknown-option", option="x", allowed="hands, out-ends"),
            "There's no option “x”. Choose from: hands, out-ends",
        ),
        (
            OptionError("unknown-game", game="chess", allowed="classic, uno"),
            "There's no game “chess”. Choose from: Classic domino · UNO Dominos",
        ),
        (
            TableError("bad-value", what="computers", value="clever", allowed="random, greedy"),
            "“clever” won't work. Choose from: easy · normal",
        ),
        (
            TableError("bad-value", what="vote", value="maybe", allowed="open, hidden"),
            "“maybe” won't work. Choose from: open · hidden",
        ),
    ],
)
def test_errors_name_what_can_be_chosen_and_show_no_codes_alone(error: Exception, text: str) -> None:
    assert explain(error, "en") == text


def test_the_options_of_a_game_are_named_with_what_can_be_typed() -> None:
    keys = ", ".join(option.key for option in GAMES["moomin"].options)
    text = explain(OptionError("unknown-option", option="x", allowed=keys), "en")
    assert text == "There's no option “x”. Choose from: Rounds (`rounds`)"
