"""How the next interactions reach the bot: as a rule once and at once, by order twice or late."""

from dataclasses import dataclass, field

from bot.sandbox.gate import Gate


@dataclass(slots=True)
class Deliveries:
    """How many of the next interactions come twice, and how many wait at the gate."""

    duplicate: int = 0
    held: int = 0
    gate: Gate = field(default_factory=Gate)

    def copies(self) -> int:
        """How often the next interaction is delivered."""
        if self.duplicate:
            self.duplicate -= 1
            return 2
        return 1

    def delay(self) -> Gate | None:
        """The gate for the next interaction, or None."""
        if self.held:
            self.held -= 1
            return self.gate
        return None

    def clear(self) -> None:
        """Let through what waits, and forget what was ordered."""
        self.gate.open()
        self.duplicate = self.held = 0
        self.gate = Gate()
