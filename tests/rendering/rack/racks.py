"""Rack tables to draw: tiles dealt by chance, without regard to turns; players and words."""

from random import Random

from bot.games.rack.rules.deal import WHOLE_SET
from bot.games.rack.rules.view import RackView
from rendering import SeatLabel, TableWords

WORDS = TableWords(turn="to play", tiles="tiles", score="deals", round="Deal 2", stock="Talon")
LABELS = tuple(SeatLabel(seat, name, seat) for seat, name in enumerate(("Annamária", "Zoltán", "Жукова", "Őri")))
WON = (("R1", "R2", "R3", "R4"), ("B7", "K7", "Y7"), ("K11", "K12", "K13", "K1"), ("Y3", "B6=R3", "B3"))


def table(seats: int = 4, thrown: int = 20, seed: int = 1, **changes: object) -> RackView:
    """The public view of a deal in which so many tiles lie before the players."""
    rng = Random(seed)
    tiles = [tile.text for tile in WHOLE_SET]
    rng.shuffle(tiles)
    discards = tuple(tuple(tiles[seat:thrown:seats]) for seat in range(seats))
    fields: dict[str, object] = {
        "game": "tabla",
        "seat": None,
        "turn": 1,
        "legal": (),
        "hand": None,
        "sizes": (14, 15, 14, 14)[:seats],
        "talon": 106 - 14 * seats - 2 - thrown,
        "turned": "B5",
        "jokers": ("B6",),
        "stand_in": "B6",
        "step": 1,
        "phase": "draw",
        "discards": discards,
        "last_by": (thrown - 1) % seats if thrown else None,
        "takeable": bool(thrown),
    }
    return RackView(**(fields | changes))


def ended(seats: int = 4, seed: int = 1, combinations: tuple[tuple[str, ...], ...] = WON) -> RackView:
    """The view of a deal that the second seat has won."""
    rng = Random(seed)
    tiles = [tile.text for tile in WHOLE_SET]
    rng.shuffle(tiles)
    hands = tuple(tuple(sorted(tiles[14 * seat : 14 * seat + 14])) for seat in range(seats))
    return table(
        seats, 20, seed, ended=True, turn=None, end="hand", winner=1, kind="runs",
        combinations=combinations, hands=hands, sizes=(14,) * seats, phase="",
    )  # fmt: skip
