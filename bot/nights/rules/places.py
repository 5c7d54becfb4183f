"""The channels that a night was given in place of threads. Each has one table at a time; others wait for a free one."""

from msgspec.structs import replace

from bot.nights.rules.values import Night, NightTable

MOST_CHANNELS = 25  # a table for each four of a hundred people


def free_channels(night: Night) -> tuple[int, ...]:
    """Return the given channels that no table of the night has."""
    taken = {table.place for table in night.tables if table.place and not table.over}
    return tuple(channel for channel in night.plan.channels if channel not in taken)


def crowded(night: Night) -> int:
    """Return how many tables wait because other tables of the night have all its channels; 0 if a night has threads."""
    waiting = sum(not table.place and not table.over for table in night.now_at()) if night.plan.channels else 0
    return max(0, waiting - len(free_channels(night)))


def placed(night: Night, number: int, channel: int) -> Night:
    """Give a table its channel, unless another table of the night got it meanwhile, or the table needs none."""
    table = night.find(number)
    if table.place or table.over or channel not in free_channels(night):
        return night
    return night.with_table(replace(table, place=channel))


def held_up(night: Night) -> Night:
    """Let tables that wait for a channel have their own deals: of the shared ones they may see something."""
    if not night.plan.duplicate:
        return night
    tables = tuple(
        replace(table, alone=True) if table in night.now_at() and not table.table and not table.over else table
        for table in night.tables
    )
    return replace(night, tables=tables)


def without_channel(night: Night, channel: int) -> Night:
    """Return the night without a lost channel, whose table waits again. The last channel stays: it may come back."""
    rest = tuple(other for other in night.plan.channels if other != channel)
    if not rest or rest == night.plan.channels:
        return night
    tables = tuple(
        replace(table, place=0, post=0) if table.place == channel and not table.table and not table.over else table
        for table in night.tables
    )
    return replace(night, plan=replace(night.plan, channels=rest), tables=tables)


def thread_of(night: Night, table: NightTable) -> int:
    """Return the thread of a table, 0 if it plays in a given channel, which the night must not archive.

    It has the id of the message that calls the table, and may be there before it is noted.
    """
    return 0 if night.plan.channels else table.place or table.post
