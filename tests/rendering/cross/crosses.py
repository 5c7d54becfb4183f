"""Crosses to draw: legal ones grown at random from the set, their public views, players and words."""

from random import Random

from bot.games.cross.rules.cross import WHOLE_SET, Domo, Streets
from bot.games.cross.rules.moves import CrossView
from rendering import SeatLabel, TableWords

WORDS = TableWords(
    turn="to play",
    tiles="tiles",
    score="points",
    left_end="L",
    right_end="R",
    round="Round 2",
    stock="Heap",
    last_one="UNO",
)
LABELS = tuple(SeatLabel(seat, name, 40 * seat) for seat, name in enumerate(("Anna", "Zoë", "Жук", "Pia", "Ő", "Bo")))
_SIZES = (3, 1, 12, 6, 2, 7)


def grow(count: int, seed: int, weights: tuple[int, ...] = (1, 1, 1, 1)) -> Streets:
    """A cross of at most so many domos, each laid legally, the streets as long as the weights say."""
    rng = Random(seed)
    tiles = list(WHOLE_SET)
    rng.shuffle(tiles)
    start = next(tile for tile in tiles if tile.number)
    tiles.remove(start)
    table = Streets(False, start)
    for _ in range(count - 1):
        street = rng.choices(range(4), weights)[0]
        joins = [(tile, half) for tile, side, half in table.joins(tiles) if side == street]
        open_ = [(tile, half) for tile, half in joins if "DE" not in tile.text] or joins
        if not open_:
            continue
        tile, half = rng.choice(open_)
        tiles.remove(tile)
        table = table.laid(street, tile, half, rng.randrange(2))
    return table


def view(table: Streets, seats: int = 2, **changes: object) -> CrossView:
    """The public view of a cross, the second player awaited; `changes` are other fields."""
    ends = table.ends if table.start else ()
    fields: dict[str, object] = {
        "game": "uno",
        "seat": None,
        "turn": 1,
        "legal": (),
        "hand": None,
        "sizes": _SIZES[:seats],
        "start": str(table.start or ""),
        "streets": table.streets,
        "ends": tuple(end.half for end in ends),
        "closed": tuple(end.closed for end in ends),
        "last": table.last,
        "heap": 30,
        "step": 1,
        "phase": "play",
        "exposed": None,
    }
    return CrossView(**(fields | changes))


def hand(count: int, playable: int) -> CrossView:
    """Seat 0's view of a hand of so many domos, of which the first fit, on one street up to four."""
    tiles = tuple(tile.text for tile in WHOLE_SET[:count])
    legal = []
    for index, tile in enumerate(dict.fromkeys(tiles[:playable])):
        legal += [f"p1 play {tile} {street} {Domo(tile).a}" for street in "NESW"[: index % 4 + 1]]
    table = grow(9, 3)
    return view(table, seat=0, turn=0, hand=tiles, legal=tuple(legal), sizes=(count, 4))
