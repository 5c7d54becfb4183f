"""The fleet: which shards' tables this process plays, where several processes share a database."""

from .assignment import Assignment, AssignmentError, is_name, read_shards
from .loading import ShardLoader
from .orders import Orders
from .owner import ShardOwner

__all__ = ["Assignment", "AssignmentError", "Orders", "ShardLoader", "ShardOwner", "is_name", "read_shards"]
