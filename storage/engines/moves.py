"""What a group of plain moves comes to as rows, which each engine writes in its own way."""

import msgspec

Entry = tuple[int, int, int, str, str]  # table, n, guild, kind, body


class MoveRows(msgspec.Struct):
    """New headers and new entries of logs, of tables that are stored.

    `starts` are all tables of the group by their numbers, each with its server and the entries that its log has so far.
    """

    starts: dict[int, tuple[int, int]] = msgspec.field(default_factory=dict)
    headers: dict[int, str] = msgspec.field(default_factory=dict)
    entries: list[Entry] = msgspec.field(default_factory=list)
