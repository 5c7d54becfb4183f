"""The fleet: which shards' tables are played by this process, as long as several share a database."""

from .orders import Orders
from .owner import Owner
from .tenant import SharedClock, Tenant
from .wish import Wish, WishError, is_name, read_shards

__all__ = ["Orders", "Owner", "SharedClock", "Tenant", "Wish", "WishError", "is_name", "read_shards"]
