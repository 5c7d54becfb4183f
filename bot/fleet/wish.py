"""The shards that a process is for, as they are written: `0-7/16`, `0,3/16`."""

import re
import secrets

import msgspec

_PART = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?")
_MOST = 16_384  # shards; Discord's largest bots have some thousands
_NAME = re.compile(r"[A-Za-z0-9._-]{1,40}")


class WishError(ValueError):
    """Shards that nobody can have: `reason` is one of `form`, `many`, `order`, `beyond`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Wish(msgspec.Struct, frozen=True):
    """The shards that a process would own (None: all) of so many (0: as many as the fleet has, or Discord advises).

    `spare`: how many more, if nobody else has them. `name` is the process's in lists and logs.
    """

    shards: tuple[int, ...] | None = None
    of: int = 0
    spare: int = 0
    name: str = "boneyard"

    @property
    def owner(self) -> str:
        """Return a name that no other start of any process has."""
        return f"{self.name}-{secrets.token_hex(4)}"


def read_shards(text: str) -> tuple[tuple[int, ...], int]:
    """Return the shards that a text names, in their order, and of how many; WishError."""
    named, slash, of = text.replace(" ", "").partition("/")
    if not slash or not of.isdecimal():
        raise WishError("form")
    if not 0 < int(of) <= _MOST:
        raise WishError("many")
    found: set[int] = set()
    for part in named.split(","):
        found.update(_range(part))
    if max(found) >= int(of):
        raise WishError("beyond")
    return tuple(sorted(found)), int(of)


def _range(part: str) -> range:
    found = _PART.fullmatch(part)
    if found is None:
        raise WishError("form")
    first, last = int(found[1]), int(found[2] or found[1])
    if last < first:
        raise WishError("order")
    if last >= _MOST:
        raise WishError("beyond")
    return range(first, last + 1)


def is_name(text: str) -> bool:
    """True if a process may be called so."""
    return _NAME.fullmatch(text) is not None
