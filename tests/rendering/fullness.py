"""Tables at the start, in the middle and as full as they can be, of every game: to measure how large they are drawn.

`python -m tests.rendering.fullness` prints how large half a tile (or a card) is where a picture is shown on a phone,
300 or 360 points wide, and on a wide screen, where Discord shows it whole in 550 x 350 points, and how wide it is then;
what the file weighs, and how long drawing takes. `--players 6` for other tables than those of four.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from itertools import accumulate
from random import Random
from statistics import median

import msgspec
from rich.console import Console
from rich.table import Table

from bot.games.line.rules.line import LineView, Placed
from bot.games.registry import GAMES
from bot.games.view import Course, View
from rendering import SeatLabel, TableWords, draw_table
from rendering.kit.cache import BANDS
from tests.rendering.cross import crosses
from tests.rendering.families import FACES
from tests.rendering.line import positions
from tests.rendering.meld import melds
from tests.rendering.rack import racks
from tests.rendering.scales import scale_of
from tests.tools.bench.picture_rows import floor_sprites, paste, timed

# points in which Discord shows a picture
PHONE, LARGE_PHONE, DESKTOP = (300.0, float("inf")), (360.0, float("inf")), (550.0, 350.0)
STAGES = ("start", "middle", "fullest")
_DOMINOES = 40  # of a cross that counts as full
WORDS = msgspec.structs.replace(
    positions.WORDS, left_end="X", right_end="Y", stock="Boneyard", last_one="UNO", worth="in hand", won="wins"
)


class Shown(msgspec.Struct, frozen=True):
    """A view to be drawn, with its players."""

    view: View
    labels: Sequence[SeatLabel]
    words: TableWords = WORDS


def tables(game: str, stage: str, seed: int, seats: int = 4, back: int = 0) -> Shown:
    """A table of a game at a stage; of dominoes any order of play and any doubles, also such as no rules allow.

    `back`: as it was so many pieces before.
    """
    family = GAMES[game].family
    part = {"start": 0.0, "middle": 0.5, "fullest": 1.0}[stage]
    if family == "line":
        views = [*grown(any_line(game, seed, part, seats))]
        return Shown(views[max(0, len(views) - 1 - back)], positions.LABELS[:seats])
    if family == "cross":
        count = max(1, int(_DOMINOES * part) - back)
        return Shown(crosses.view(crosses.grow(count, seed), seats), crosses.LABELS[:seats])
    if family == "meld":
        rows = melds.fullest("short" if seed % 2 else "long")
        rows = rows if stage == "fullest" else melds.some(Random(seed), int(10 * part))
        return Shown(melds.table(rows[: len(rows) - back], seats, game=game), melds.LABELS[:seats])
    return Shown(racks.table(seats, max(0, int(50 * part) - back), seed, game=game), racks.LABELS[:seats])


def any_line(game: str, seed: int, part: float, seats: int = 4) -> LineView:
    """The public view of a line of that part of a game's tiles, in any order, laid to either end by chance."""
    rng, faces = Random(f"{game} {seed}"), FACES[game]
    tiles = [tile for tile in faces.tiles if tile not in faces.jokers]
    rng.shuffle(tiles)
    tiles = tiles[: max(1, int(len(tiles) * part))]
    leaning = rng.choice((0.5, 0.5, 0.2, 0.8))
    sides = ["", *("left" if rng.random() < leaning else "right" for _ in tiles[1:])]
    laid = list(zip(tiles, sides, strict=True))
    line = [tile for tile, side in reversed(laid) if side == "left"]
    start = len(line)
    line += [tile for tile, side in laid if side != "left"]
    history = tuple(f"p1 play {tile} {side}".strip() for tile, side in laid)
    placed = tuple(Placed(tile, *faces.split(tile), 0) for tile in line)
    return LineView(
        game=game,
        seat=None,
        turn=0,
        legal=(),
        hand=None,
        sizes=(5,) * seats,
        line=placed,
        start=start,
        last=0 if sides[-1] == "left" else len(line) - 1,
        left=placed[0].left,
        right=placed[-1].right,
        stock=7,
        joker_sizes=(1,) * seats if faces.jokers else (),
        course=Course(options={}, round=1, dealer=None, dealt={}, totals=(), lefts=(), history=history),
    )


def grown(view: LineView) -> Iterator[LineView]:
    """The views by which a line came about, the view itself the last."""
    history = view.course.history if view.course else ()
    before = list(accumulate((token.endswith("left") for token in history), initial=0))[1:]
    for count, left in enumerate(before, 1):
        first = view.start - left
        yield msgspec.structs.replace(
            view,
            line=view.line[first : first + count],
            start=left,
            last=0 if history[count - 1].endswith("left") else count - 1,
            course=msgspec.structs.replace(view.course, history=history[:count]),
        )


def main() -> None:
    """Measure every game and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    players = parser.parse_args().players
    report = Table(
        *("game", "stage", "picture", "pixels", "phone 300", "360"),
        *("wide screen", "shown", "KiB", "ms a move", "x floor"),
    )
    sprites = floor_sprites()
    for game in (game for game in GAMES if players in GAMES[game].seats):
        for stage in STAGES:
            tried = [tables(game, stage, seed, players) for seed in range(8)]
            scales = [scale_of(table.view, table.labels) for table in tried]
            smallest = min(scales, key=lambda scale: scale.points(*PHONE))
            sizes, times, floors = [], [], []
            for seed, table in enumerate(tried * 2):  # the first time sprites are made
                before = tables(game, stage, seed % len(tried), players, back=1)
                draw_table(before.view, table.labels, table.words, "dark")
                BANDS.clear()
                draw_table(before.view, table.labels, table.words, "dark")
                began = time.process_time()
                sizes.append(len(draw_table(table.view, table.labels, table.words, "dark")))
                times.append(time.process_time() - began)
                floors.append(timed(lambda: paste(sprites)))
            times, floors = times[len(tried) :], floors[len(tried) :]
            report.add_row(
                game,
                stage,
                f"{smallest.width} x {smallest.height}",
                str(smallest.piece),
                *(f"{smallest.points(*screen):.1f}" for screen in (PHONE, LARGE_PHONE, DESKTOP)),
                f"{smallest._replace(piece=smallest.width).points(*DESKTOP):.0f}",
                f"{max(sizes) / 1024:.0f}",
                f"{1e3 * median(times):.1f}",
                f"{median(times) / median(floors):.1f}",
            )
    Console(width=130).print(report)


if __name__ == "__main__":
    main()
