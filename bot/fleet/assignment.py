"""The shards that a process is started for, and how they are written: `0-7/16`, `0,3/16`."""

import re
import secrets

import msgspec

_PART = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?")
_MOST = 16_384  # shards; Discord's largest bots have some thousands
_NAME = re.compile(r"[A-Za-z0-9._-]{1,40}")


class AssignmentError(ValueError):
    """Shards that do not exist; its text is one of `form`, `many`, `order`, `beyond`."""


class Assignment(msgspec.Struct, frozen=True):
    """The shards that a process is for (None: all) of so many (0: as many as the fleet has, or Discord advises)."""

    shards: tuple[int, ...] | None = None
    of: int = 0
    spare: int = 0  # how many more it takes when no other process has them
    name: str = "boneyard"  # of the process in lists and logs

    @property
    def owner(self) -> str:
        """Return a new name for an owner of leases, which no other start of any process has."""
        return f"{self.name}-{secrets.token_hex(4)}"


def read_shards(text: str) -> tuple[tuple[int, ...], int]:
    """Return the shards that a text names, in their order, and of how many; AssignmentError."""
    named, slash, of = text.replace(" ", "").partition("/")
    if not slash or not of.isdecimal():
        raise AssignmentError("form")
    if not 0 < int(of) <= _MOST:
        raise AssignmentError("many")
    shards = {shard for part in named.split(",") for shard in _range(part)}
    if max(shards) >= int(of):
        raise AssignmentError("beyond")
    return tuple(sorted(shards)), int(of)


def _range(part: str) -> range:
    match = _PART.fullmatch(part)
    if match is None:
        raise AssignmentError("form")
    first, last = int(match[1]), int(match[2] or match[1])
    if last < first:
        raise AssignmentError("order")
    if last >= _MOST:
        raise AssignmentError("beyond")
    return range(first, last + 1)


def is_name(text: str) -> bool:
    """Return True if a process may have this name."""
    return _NAME.fullmatch(text) is not None
