"""Tables at which Tábla is played."""

from tests.tables.conftest import make, world

__all__ = ["make", "world"]
