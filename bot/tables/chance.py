"""Where chance comes from: the seeds of the deals, and the whims of computer players."""

import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass

from bot.games.shuffle import SEED_BYTES


@dataclass(frozen=True, slots=True)
class Chance:
    """`seeds` answers 32 fresh bytes for each deal; `rng` is for computer players, never for deals."""

    seeds: Callable[[], bytes]
    rng: random.Random

    @classmethod
    def real(cls) -> "Chance":
        """The system's own: nobody can foresee it."""
        return cls(
            lambda: secrets.token_bytes(SEED_BYTES),
            random.Random(secrets.randbits(64)),  # noqa: S311 - see the class
        )

    @classmethod
    def fixed(cls, word: str) -> "Chance":
        """Always the same for the same word: for tests, and for what must be shown twice alike."""
        deals = random.Random(f"{word} deals")  # noqa: S311 - foreseen on purpose
        return cls(lambda: deals.randbytes(SEED_BYTES), random.Random(word))  # noqa: S311 - the same
