"""Table pictures of both kinds of rummy, each turn of a deal drawn after the one before; the floor of `picture_rows`.

Only tables count on which at least 24 cards lie, or before whose players as many tiles do.
"""

import time
from collections.abc import Callable, Sequence
from random import Random
from statistics import median

from bot.games.meld.view import MeldView
from bot.games.rack.view import RackView
from bot.games.view import View
from rendering import SeatLabel, TableWords, draw_table
from tests.bench.picture_rows import floor_sprites, paste, timed
from tests.bench.row import Row
from tests.rendering.meld import melds
from tests.rendering.rack import racks

_LEAST, _WARM, _SAMPLES = (
    24,
    24,
    16,
)  # pieces, deals that make the sprites, pictures for each round of measuring
Deal = Callable[[Random], Sequence[View]]


def rows(rounds: int) -> list[Row]:
    """Measure `rounds` times and answer for each family the median, in seconds a picture, and the largest file."""

    def laid(view: MeldView) -> int:
        return sum(len(one.cards) for one in view.table)

    def thrown(view: RackView) -> int:
        return sum(map(len, view.discards))

    return [
        *_rows("romi51", melds.deal, laid, melds.LABELS, melds.WORDS, rounds),
        *_rows("tabla", racks.deal, thrown, racks.LABELS, racks.WORDS, rounds),
    ]


def _rows(
    name: str,
    deal: Deal,
    pieces: Callable[..., int],
    labels: Sequence[SeatLabel],
    words: TableWords,
    rounds: int,
) -> list[Row]:
    rng = Random(name)
    sprites, floors, times, sizes = floor_sprites(), [], [], []
    number = 0
    while len(times) < rounds * _SAMPLES:
        number += 1
        for view in deal(rng):
            began = time.perf_counter()
            picture = draw_table(view, labels, words)
            taken = time.perf_counter() - began
            sizes.append(len(picture))
            if number > _WARM and pieces(view) >= _LEAST:
                floors.append(timed(lambda: paste(sprites)))
                times.append(taken)
    title = f"table picture, {name}, 4 players"
    return [
        Row(
            f"{title}, {_LEAST} pieces and more: after a move", median(times), median(floors), 15.0, "picture"
        ),
        Row(f"{title}: the largest file", float(max(sizes)), None, "<= 60 KiB", "bytes"),
    ]
