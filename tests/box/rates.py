"""Rate limits that no test meets."""

from dataclasses import replace
from typing import Any

from bot.sandbox.rest import ratelimits


class Rates(ratelimits.Rates):
    """Discord's limits, or none."""

    @classmethod
    def free(cls, **limits: Any) -> "Rates":
        """Headers as always, but so much room that no test meets a limit, other than those it names."""
        return replace(cls(other=(1_000_000, 1.0), per_second=1_000_000, old_edits=None, identify=(1, 0.0)), **limits)
