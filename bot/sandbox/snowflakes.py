"""Discord's ids: 42 bits of milliseconds since 2015, then a counter (docs: reference, "Snowflakes")."""

from bot.sandbox.clock import WorldClock

EPOCH_MS = 1_420_070_400_000
COUNTER_BITS = 22


def snowflake_at(milliseconds: int, counter: int = 0) -> int:
    """The id made at that time (milliseconds since 1970) with that counter (below 2**22)."""
    return (milliseconds - EPOCH_MS) << COUNTER_BITS | counter


def milliseconds_of(snowflake: int) -> int:
    """When an id was made, in milliseconds since 1970."""
    return (snowflake >> COUNTER_BITS) + EPOCH_MS


class Snowflakes:
    """A maker of ids that always grow, at the time of a clock: the same clock gives the same ids."""

    def __init__(self, clock: WorldClock) -> None:
        """Ids follow `clock`; `last` is the newest of them."""
        self._clock = clock
        self.last = 0

    def next(self) -> int:
        """A new id, larger than all before."""
        made = snowflake_at(int(self._clock.time() * 1000))
        self.last = max(made, self.last + 1)
        return self.last
