"""What a panel tells of the others: all since one's own last turn, a line for each player's."""

import pytest

from bot.games.events import Event
from bot.games.text.reader import Reader
from bot.games.text.words import turn_texts
from bot.play.pages.panel import news_since
from bot.play.registry import naming_of
from tests.play.pages.tables import started, table

READER = Reader()


def news_lines(*events: Event, seats: int = 3, seat: int = 0, game: str = "moomin") -> list[str]:
    return news_since(table(started(seats, game=game), recent=events, heard=len(events)), seat, READER)


def draw(seat: int, **fields) -> Event:
    return Event("draw", seat, **fields)


def lay(seat: int, tile: str, **fields) -> Event:
    return Event("play", seat, {"tile": tile, "side": "left"}, **fields)


def test_a_players_turn_is_one_sentence() -> None:
    assert news_lines(draw(1), lay(1, "1-1"), lay(2, "1-2")) == [
        "Ben draws and plays hedgehog–hedgehog at X.",
        "Cili plays hedgehog–owl at X.",
    ]


def test_what_is_done_several_times_is_one_act() -> None:
    laid = lay(1, "1-1"), Event("play", 1, {"tile": "1-2", "side": "right"}), Event("end", 1)
    assert news_lines(*laid) == ["Ben plays hedgehog–hedgehog at X and hedgehog–owl at Y, and ends the turn."]


def test_who_opens_does_not_start_besides() -> None:
    opened = Event("play", 1, {"tile": "6-4", "side": ""})
    assert news_lines(Event("starts", 1), opened, game="classic") == ["Ben opens with 6-4."]
    assert news_lines(Event("starts", 1), game="classic") == ["Ben starts."]


def test_a_turn_at_cards_tells_combinations_and_points_in_the_order_of_play() -> None:
    turn = (
        Event("take", 1, {"tile": "H9"}),
        Event("meld", 1, {"number": 1, "tiles": ("H8", "D8", "C8"), "won": 0}),
        Event("meld", 1, {"number": 2, "tiles": ("S2", "S3", "S4"), "won": 0}),
        Event("layoff", 1, {"number": 1, "tiles": ("S8",), "won": 0}),
        Event("swap", 1, {"number": 2, "tiles": ("S5",), "won": 1}),
        Event("discard", 1, {"tile": "DK", "end": ""}),
        Event("met", 1, {"points": 51}),
    )
    assert news_lines(*turn, game="romi51") == [
        "Ben takes 9♥ from the discard pile, lays down 8♥ 8♦ 8♣ and 2♠ 3♠ 4♠ (51 points), adds 8♠ to 1, "
        "swaps 5♠ for the joker and discards K♦."
    ]


def test_a_call_ends_its_sentence_once() -> None:
    laid = Event("play", 1, {"tile": "R1-R2", "side": "N", "uno": 1})
    assert news_lines(draw(1), laid, game="uno") == ["Ben draws, plays red 1–2 at ↑ and calls UNO!"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You open with 6-4."),
        ("de", "Du eröffnest mit 6-4."),
        ("fi", "Aloitat laatalla 6-4."),
        ("hu", "Ezzel kezdtél: 6-4."),
        ("nl", "Je opent met 6-4."),
        ("sv", "Du börjar med 6-4."),
    ],
)
def test_a_panel_speaks_to_its_player(language: str, said: str) -> None:
    opened = Event("play", 0, {"tile": "6-4", "side": ""})
    snapshot = table(started(3, game="classic"), recent=(opened,), heard=1)
    assert news_since(snapshot, 0, Reader(locale=language)) == [said]


def test_it_begins_after_ones_own_last_turn() -> None:
    events = lay(1, "1-1"), lay(0, "1-2"), draw(2)
    assert news_lines(*events) == ["Cili draws."]
    assert news_lines(*events, seat=2) == ["You draw."]  # nothing has happened since: one's own turn
    assert news_lines(*events, seat=1)[-1] == "Cili draws."


def test_five_players_in_turn_are_five_lines() -> None:
    events = [event for seat in range(1, 6) for event in (draw(seat), lay(seat, f"1-{seat}"))]
    assert [line.split(" ")[0] for line in news_lines(*events, seats=6)] == ["Ben", "Cili", "Dora", "Eve", "Finn"]


def test_what_befell_a_seat_is_no_turn_of_its_own() -> None:
    laid = Event("play", 1, {"tile": "R1-RD2", "side": "N", "uno": 0})
    events = Event("pass", 0), laid, Event("forced", 0, {"tiles": ("??", "??"), "count": 2})
    lines = news_lines(*events, game="uno")
    assert lines[0].startswith("Ben plays red 1")
    assert len(lines) == 2


def test_what_is_told_to_one_alone_is_no_turn_either() -> None:
    assert len(news_lines(draw(1), draw(2), Event("drew", 0, {"tile": "1-1"}, to=(0,)))) == 2


def test_while_a_turn_is_planned_nothing_is_told_again() -> None:
    events = tuple(lay(1, f"1-{other}") for other in range(1, 5))
    snapshot = table(started(3, game="moomin"), recent=events, heard=len(events))
    assert [bool(news_since(snapshot, 0, READER, planning=planning)) for planning in (False, True)] == [True, False]
    uncovered = Event("shown", 1, {"tiles": ("R1-R2",)}, to=(0,))
    uno = table(started(3, game="uno"), recent=(uncovered, draw(1)), heard=2)
    assert len(news_since(uno, 0, READER, planning=True)) == 1  # what a challenge has shown stays


def test_the_turned_tile_lies_on_the_table_and_is_not_told() -> None:
    dealt = Event("rack-dealt", 1, {"round": 1}), Event("turned-up", None, {"tile": "K2", "joker": "K3"})
    assert news_lines(*dealt, game="tabla") == ["Round 1: Ben deals."]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            ["You forgot to call UNO. Ben noticed!", "You ran out of time; the computer moved.", "You take round 2."],
        ),
        ("de", ["Du hast UNO vergessen. Ben hat es gemerkt!", "Deine Zeit war um, also hat der Computer gespielt."]),
        ("fi", ["Unohdit huutaa UNO. Ben huomasi!", "Aikasi loppui, ja tietokone siirsi puolestasi."]),
        ("hu", ["Elfelejtetted bemondani, hogy UNO. Ben észrevette!", "Lejárt az időd, a gép lépett."]),
        ("nl", ["Je vergat UNO te roepen. Ben had het door!", "Je tijd was om; de computer heeft gespeeld."]),
        ("sv", ["Du glömde säga UNO. Ben märkte det!", "Din tid gick ut, så datorn spelade."]),
    ],
)
def test_it_speaks_to_its_player_of_what_befell_them_too(language: str, said: list[str]) -> None:
    events = (
        Event("catch", 1, {"caught": 0}),
        Event("timed-out", 0),
        Event("round-ended", 0, {"round": 2, "end": "other", "winners": ()}),
    )
    naming = naming_of("uno", Reader(locale=language), marked=True)
    texts = turn_texts(events, ("Ann", "Ben"), language, naming=naming, you=0)
    assert texts[: len(said)] == said
    assert not any("Ann" in text for text in texts)
    assert all("Ann" in text for text in turn_texts(events, ("Ann", "Ben"), language, naming=naming, you=1))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["You resign.", "Your time is almost up.", "The computer takes over for you.", "You paused the match."]),
        ("de", ["Du gibst auf.", "Deine Zeit ist fast um.", "Für dich spielt jetzt der Computer.", "Du machst Pause."]),
        ("fi", ["Luovutat.", "Aikasi on melkein lopussa.", "Tietokone pelaa nyt puolestasi.", "Keskeytit ottelun."]),
        ("hu", ["Feladtad.", "Mindjárt lejár az időd.", "Helyetted a gép játszik.", "Szünetet kértél."]),
        ("nl", ["Je geeft op.", "Je hebt bijna geen tijd meer.", "De computer speelt nu voor jou."]),
        ("sv", ["Du ger upp.", "Din tid är snart ute.", "Datorn tar över för dig.", "Du pausade matchen."]),
    ],
)
def test_it_speaks_to_its_player_of_what_happened_at_the_table_too(language: str, said: list[str]) -> None:
    events = [Event(code, 0) for code in ("resigned", "turn-warning", "seat-computer", "paused")]
    naming = naming_of("tabla", Reader(locale=language), marked=True)
    assert turn_texts(events, ("Ann", "Ben"), language, naming=naming, you=0)[: len(said)] == said


def test_a_pause_is_no_part_of_a_turn() -> None:
    assert news_lines(draw(1), Event("paused", 1)) == ["Ben draws.", "Ben paused the match."]


def test_that_somebody_starts_is_not_told_while_it_is_their_turn() -> None:
    turn = table(started(3, game="moomin")).turn or 0
    lots = (Event("lot", seat, {"tile": "1-1"}) for seat in range(3))
    begun = Event("dealt", None, {"round": 1}), *lots, Event("starts", turn)
    assert [news_lines(*begun, seat=seat) for seat in (turn, (turn + 1) % 3)] == [["Round 1 begins."]] * 2
