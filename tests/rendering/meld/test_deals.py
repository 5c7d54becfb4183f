"""Whole deals by the rules: every table and every hand can be drawn, and what is hidden changes no picture."""

from random import Random

import pytest

from bot.games.drawn import THEMES
from bot.games.meld.rules.romi import JokerMania, Romi, Romi40, Romi50, Romi51
from rendering import draw_hand, draw_table
from tests.games.zones import with_zones, zones_of
from tests.luck import part_of
from tests.rendering.meld.melds import LABELS, WORDS
from tests.rendering.meld.played import play

pytestmark = pytest.mark.slow
GAMES = (Romi40(), Romi50(), Romi51(), JokerMania())


@pytest.mark.parametrize(("game", "seats"), [*zip(GAMES, (2, 3, 4, 2), strict=True)])
def test_every_position_of_a_deal_is_drawn(game: Romi, seats: int) -> None:
    laid = 0
    for number, state in enumerate(play(game, seats, seats)):
        view = game.view(state, None)
        laid = max(laid, sum(len(combination.cards) for combination in view.table))
        if number % part_of(1, 11) == 0 or state.end:
            seat_view = game.view(state, number % seats)
            assert len(draw_table(view, LABELS[:seats], WORDS, THEMES[number % 2])) <= 60 * 1024
            assert len(draw_hand(seat_view, WORDS, THEMES[number % 2], seat_view.hand)) <= 60 * 1024
    assert state.end
    assert 0 < laid <= 14 * seats - seats + 1  # every player has 14 cards in all, and all but one hold a card


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_hidden_cards_are_in_no_picture(game: Romi) -> None:
    """Hands and talon exchanged among those who do not see them: the same bytes."""
    rng = Random(game.name)
    for state in list(play(game, 3, 5))[:: part_of(12, 20)]:
        if state.end or game.view(state, None).taken:  # a card that everybody saw is in no other hand
            continue
        for seat in (None, 0):
            hidden = [zone for zone in zones_of(state) if zone.seen_by is not None and seat not in zone.seen_by]
            cards = [card for zone in hidden for card in zone.pieces]
            rng.shuffle(cards)
            swapped = {zone.name: tuple(cards.pop() for _ in zone.pieces) for zone in hidden}
            other = with_zones(state, swapped)
            views = game.view(state, seat), game.view(other, seat)
            tables = {draw_table(view, LABELS[:3], WORDS) for view in views}
            assert len(tables) == 1
            if seat is not None:
                assert len({draw_hand(view, WORDS, order=view.hand) for view in views}) == 1
