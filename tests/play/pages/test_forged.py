"""Words that no button of ours says: who writes ids by hand gets nothing, and breaks nothing."""

import contextlib
import random

import pytest

from bot.games.errors import GameError
from bot.games.registry import GAMES
from bot.games.rooms.selection import Selection, mark_word
from bot.games.text.reader import Reader
from bot.parts import verbs
from bot.parts.ids import IdError, Press
from bot.play.clicks.presses import chosen, handed_in, tokens_of
from bot.play.pages.panel import panel
from bot.play.registry import room_of
from tests.luck import part_of
from tests.play.pages.tables import started, table

READER = Reader()
WORDS = (
    *("put", "stage", "pick", "back", "clear", "suggest", "way", "swap", "hand", "tile", "meld", "layoff"),
    *("take", "play", "draw", "discard", "suggested", "+", "#0", "#99", "0", "1", "99", "²", "m1", "m0", "m", "p1"),
    *("6-4", "left", "H9", "S10", "JJ", "??", "/2", "@", "~", "~number", "-"),
)
TRIES = part_of(60, 20)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_whatever_the_words_of_a_button_are_they_change_a_selection_or_nothing(game):
    rng = random.Random(f"forged {game}")
    for seed in (1, 2, 3):
        snapshot = table(started(2, seed, game))
        for seat in (0, 1):
            for _ in range(TRIES):
                press_around(snapshot, seat, rng)


def press_around(snapshot, seat, rng):
    """Select by three forged ids, hand in by a fourth, and draw the panel."""
    view, kept = snapshot.view(seat), Selection()
    words = (*WORDS, *(view.hand or ()), *(view.hand or ()))
    for _ in range(3):
        said = rng.choice(("put", "stage", "pick", "way", "suggest", "back"))
        change = (said, *rng.choices(words, k=rng.randrange(4)))
        press = Press(snapshot.id, 7, verbs.SELECT, ("hand", "0", mark_word(kept), *change))
        kept = chosen(press, view, kept)
        handed_in(press, kept, room_of(snapshot.state.game))
    forged = Press(snapshot.id, 7, verbs.ACT, (mark_word(kept), *rng.choices(words, k=rng.randrange(5))))
    with contextlib.suppress(IdError, GameError):
        tokens_of(forged, view, snapshot.legal(seat), kept)
    panel(snapshot, seat, READER, selection=kept)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "change", [("put",), ("stage",), ("put", "layoff"), ("put", "layoff", "m²"), ("put", "nothing")]
)
def test_a_group_for_no_offer_of_the_game_is_not_made(game, change):
    snapshot = table(started(2, 1, game))
    press = Press(snapshot.id, 7, verbs.SELECT, ("hand", "0", "@", *change))
    assert chosen(press, snapshot.view(0), Selection()) == Selection()


@pytest.mark.parametrize("game", GAMES)
def test_handing_in_for_no_offer_is_an_old_button(game):
    snapshot = table(started(2, 1, game))
    with pytest.raises(IdError):
        tokens_of(Press(snapshot.id, 7, verbs.ACT, ("@", "+")), snapshot.view(0), snapshot.legal(0))
