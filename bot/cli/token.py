"""What a bot's token looks like, so that a slip of the pen is told before Discord is asked."""

import base64
import re
from typing import Literal

TokenFault = Literal["prefix", "blank", "shape"]
_SHAPE = re.compile(r"[\w-]{20,}\.[\w-]{6,}\.[\w-]{20,}")


def token_fault(token: str) -> TokenFault | None:
    """Return what is wrong with the look of a token; None if it may be one."""
    if token.lower().startswith("bot "):
        return "prefix"
    if any(char.isspace() for char in token) or token.startswith(("'", '"')):
        return "blank"
    return None if _SHAPE.fullmatch(token) and application_id(token) else "shape"


def application_id(token: str) -> int | None:
    """The id of the bot's user, which the first part of a token spells in base64."""
    first = token.split(".")[0]
    try:
        digits = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except ValueError:  # no base64, or no digits
        return None
    return int(digits) if digits.isdecimal() else None
