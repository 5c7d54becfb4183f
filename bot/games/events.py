"""Events: what happened by an action, for telling it; ids and data, never sentences."""

import msgspec

EventData = str | int | tuple[str, ...]


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened.

    `code` names the sentence (Fluent id `event-<code>`), `seat` who did it (None: nobody), `data` what it may name.
    `to` lists the only seats that may be told (None: everybody): a hand shown to a challenger is such an event.
    """

    code: str
    seat: int | None = None
    data: dict[str, EventData] = msgspec.field(default_factory=dict)
    to: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> bool:
        """Return True if that seat (None: the public) may be told."""
        return self.to is None or (seat is not None and seat in self.to)
