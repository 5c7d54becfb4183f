"""Card tables to draw: packs dealt and melded by chance, without regard to turns; players and words."""

from random import Random

from bot.games.kit.cards import FRENCH
from bot.games.meld.rules.view import Combination, MeldView
from rendering import SeatLabel, TableWords

WORDS = TableWords(turn="to play", tiles="cards", score="points", round="Deal 2", stock="Talon")
LABELS = tuple(SeatLabel(seat, name, -37 * seat) for seat, name in enumerate(("Annamária", "Zoltán", "Жукова", "Őri")))
RANKS = FRENCH.ranks


def run(suit: str, start: int, count: int) -> tuple[str, ...]:
    """Cards of one suit from a rank on (0: the ace below the 2); the ace may be the last."""
    return tuple(suit + RANKS[rank % 13] for rank in range(start, start + count))


def group(rank: int, suits: str) -> tuple[str, ...]:
    """Cards of one rank."""
    return tuple(suit + RANKS[rank] for suit in suits)


def fullest(kind: str = "short") -> tuple[Combination, ...]:
    """The most that can lie: 53 cards of four players; in 16 combinations (`short`), or in few long ones."""
    if kind == "short":
        cards = [group(rank, "SHD") for rank in range(11)]
        cards += [group(11, "SHDC"), group(12, "SHDC"), run("C", 0, 4), run("C", 4, 4), run("H", 7, 4)]
    else:
        cards = [run(suit, 0, 13) for suit in "SHD"] + [run("C", 0, 7), run("C", 7, 7)]
    assert sum(map(len, cards)) == 53
    return tuple(
        Combination(number, number % 4, "run" if meld[0][0] == meld[1][0] else "group", meld, ())
        for number, meld in enumerate(cards, 1)
    )


def table(combinations: tuple[Combination, ...], seats: int = 4, **changes: object) -> MeldView:
    """The public view of a table with such combinations."""
    fields: dict[str, object] = {
        "game": "romi51",
        "seat": None,
        "turn": 1,
        "legal": (),
        "hand": None,
        "sizes": (14, 3, 9, 1)[:seats],
        "table": combinations,
        "talon": 43,
        "discards": ("S9", "H10", "DQ"),
        "discard_count": 12,
        "met": (True, False, True, True)[:seats],
        "minimum": 51,
        "step": 1,
        "dealer": 0,
        "phase": "draw",
    }
    return MeldView(**(fields | changes))


def some(rng: Random, count: int, seats: int = 4) -> tuple[Combination, ...]:
    """So many combinations of 3 to 6 cards, some with jokers, some lit."""
    melds = []
    for number in range(1, count + 1):
        if rng.random() < 0.5:
            size = rng.choice((3, 3, 4, 5, 6))
            cards, kind = run(rng.choice("SHDC"), rng.randrange(0, 14 - size), size), "run"
        else:
            suits = "".join(rng.sample("SHDC", rng.choice((3, 4))))
            cards, kind = group(rng.randrange(13), suits), "group"
        if rng.random() < 0.3:
            at = rng.randrange(len(cards))
            cards = (*cards[:at], f"JK={cards[at]}", *cards[at + 1 :])
        lit = tuple(range(len(cards))) if number == count else (len(cards) - 1,) * (rng.random() < 0.15)
        melds.append(Combination(number, rng.randrange(seats), kind, cards, lit))
    return tuple(melds)
