"""Display names: kept as they are, but for what breaks lines, files and the direction of writing."""

import unicodedata
from functools import lru_cache

MOST = 80
# Controls, lone halves of surrogate pairs, line and paragraph separators.
_CATEGORIES = frozenset({"Cc", "Cs", "Zl", "Zp"})
# Marks that turn the direction of the text after them; joiners, which make emojis, are not among them.
_TURNING = frozenset("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


@lru_cache(maxsize=4096)
def clean(name: str) -> str:
    """Answer a display name without control characters, at most `MOST` long; may be "".

    Emojis, markdown and mentions stay: to escape them is the work of whoever shows the name.
    """
    kept = (sign for sign in name if unicodedata.category(sign) not in _CATEGORIES and sign not in _TURNING)
    return "".join(kept).strip()[:MOST]
