"""The channels that a night was given to play in, where it opens no threads: which is free, which tables wait for one.

A channel has one table at a time. Tables that have none wait within their round until one is free.
"""

from msgspec.structs import replace

from .values import Night, NightTable

MOST_CHANNELS = 25  # a table for each four of a hundred people


def unplaced(night: Night) -> tuple[NightTable, ...]:
    """Return the tables of the present round that have no channel yet, in their order; none if a night has threads."""
    if not night.plan.channels:
        return ()
    return tuple(one for one in night.now_at() if not one.place and not one.over)


def free_channels(night: Night) -> tuple[int, ...]:
    """Return the given channels in which none of the night's own tables is, or is about to be."""
    taken = {one.place for one in night.tables if one.place and not one.over}
    return tuple(one for one in night.plan.channels if one not in taken)


def crowded(night: Night) -> int:
    """Return how many tables wait because the night's other tables are in all of its channels."""
    return max(0, len(unplaced(night)) - len(free_channels(night)))


def placed(night: Night, number: int, channel: int) -> Night:
    """Give a table its channel, unless another table of the night got it meanwhile, or the table needs none."""
    one = night.find(number)
    if one.place or one.over or channel not in free_channels(night):
        return night
    return night.with_table(replace(one, place=channel))


def held_up(night: Night) -> Night:
    """Return the night in which the tables that wait for a channel have deals of their own.

    Of the deals that the others play by then, those who wait may see something.
    """
    if not night.plan.duplicate:
        return night
    tables = tuple(
        replace(one, alone=True) if one in night.now_at() and not one.table and not one.over else one
        for one in night.tables
    )
    return replace(night, tables=tables)


def without_channel(night: Night, channel: int) -> Night:
    """Return the night without a channel in which it cannot play any more; tables that were to open there wait again.

    The last one stays: it may be there again, and a night is not to begin with threads in its middle.
    """
    rest = tuple(one for one in night.plan.channels if one != channel)
    if not rest or rest == night.plan.channels:
        return night
    tables = tuple(
        replace(one, place=0, post=0) if one.place == channel and not one.table and not one.over else one
        for one in night.tables
    )
    return replace(night, plan=replace(night.plan, channels=rest), tables=tables)


def thread_of(night: Night, table: NightTable) -> int:
    """Return the thread of a table, 0 if it has none: a given channel is not the night's to put away."""
    return 0 if night.plan.channels else table.place
