"""Table pictures of both kinds of rummy, each position of a deal drawn after the last; the floor of `picture_rows`.

Only tables count on which at least 24 cards lie, or before whose players as many tiles do.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from statistics import median

from bot.games.meld.rules.romi import Romi51
from bot.games.meld.rules.view import MeldView
from bot.games.rack.rules.view import RackView
from bot.games.view import View
from rendering import SeatLabel, TableWords, draw_table
from tests.rendering.meld import melds
from tests.rendering.meld.played import play as play_cards
from tests.rendering.rack import racks
from tests.rendering.rack.played import TABLA
from tests.rendering.rack.played import play as play_tiles
from tests.tools.bench.picture_rows import floor_sprites, paste, timed
from tests.tools.bench.row import Row, sized

_LEAST, _WARM, _SAMPLES = (24, 8, 16)  # pieces, deals that make the sprites, pictures for each round of measuring
Deal = Callable[[int], Iterable[View]]


def rows(rounds: int) -> list[Row]:
    """Measure `rounds` times and answer for each family the median, in seconds a picture, and the largest file."""
    romi = Romi51()

    def cards(seed: int) -> Iterator[View]:
        return (romi.view(state, None) for state in play_cards(romi, 4, seed))

    def tiles(seed: int) -> Iterator[View]:
        return (TABLA.view(state, None) for state in play_tiles(4, seed))

    return [
        *_rows(romi.name, cards, melds.LABELS, melds.WORDS, rounds),
        *_rows(TABLA.name, tiles, racks.LABELS, racks.WORDS, rounds),
    ]


def _pieces(view: View) -> int:
    """How many cards or tiles lie open on a table."""
    if isinstance(view, MeldView):
        return sum(len(meld.cards) for meld in view.table)
    assert isinstance(view, RackView)
    return sum(map(len, view.discards))


def _rows(name: str, deal: Deal, labels: Sequence[SeatLabel], words: TableWords, rounds: int) -> list[Row]:
    sprites, floors, times, sizes = floor_sprites(), [], [], []
    number = 0
    while len(times) < sized(rounds * _SAMPLES, 1, rounds):
        number += 1
        for view in deal(number):
            began = time.process_time()
            picture = draw_table(view, labels, words)
            taken = time.process_time() - began
            sizes.append(len(picture))
            if number > sized(_WARM, 0, rounds) and _pieces(view) >= _LEAST:
                floors.append(timed(lambda: paste(sprites)))
                times.append(taken)
    title = f"table picture, {name}, 4 players"
    return [
        Row(f"{title}, {_LEAST} pieces and more: after a move", median(times), median(floors), 15.0, "picture"),
        Row(f"{title}: the largest file", float(max(sizes)), None, "<= 60 KiB", "bytes"),
    ]
