"""Discord's ids, 42 bits of milliseconds since 2015, then a counter (docs: reference, "Snowflakes"); and its tokens."""

import base64
import secrets

from bot.sandbox.clock import WorldClock

EPOCH_MS = 1_420_070_400_000
COUNTER_BITS = 22


def snowflake_at(milliseconds: int) -> int:
    """The first id made at that time (milliseconds since 1970)."""
    return (milliseconds - EPOCH_MS) << COUNTER_BITS


class Snowflakes:
    """A maker of ids that always grow, at the time of a clock, which says what they are; `last` is the newest."""

    def __init__(self, clock: WorldClock) -> None:
        self._clock = clock
        self.last = 0

    def next(self) -> int:
        """A new id, larger than all before."""
        self.last = max(snowflake_at(int(self._clock.time() * 1000)), self.last + 1)
        return self.last


def new_token(bot_id: int) -> str:
    """A token as Discord shapes it: the id in base64, then two random parts."""
    first = base64.b64encode(str(bot_id).encode()).decode().rstrip("=")
    return f"{first}.{secrets.token_urlsafe(4)}.{secrets.token_urlsafe(28)}"


def new_interaction_token(interaction_id: int) -> str:
    """Return the token with which an interaction is answered: its id and a random part, in base64."""
    return (
        base64.urlsafe_b64encode(f"interaction:{interaction_id}:{secrets.token_hex(24)}".encode()).decode().rstrip("=")
    )
