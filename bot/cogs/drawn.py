"""The hands that were drawn last: turning a page, choosing a tile, looking again show the same picture."""

from collections import OrderedDict
from collections.abc import Hashable

from bot.tables import Snapshot
from bot.views.look import Look

_KEPT = 256  # pictures of about 10 KiB each


class Drawn:
    """Remembers one picture a seat, for as long as the match, the look and the order of the hand are the same."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], tuple[object, Hashable, bytes]] = OrderedDict()

    def find(self, snapshot: Snapshot, seat: int, look: Look, order: str) -> bytes | None:
        """Answer the seat's picture, None if it has to be drawn."""
        match, mark, picture = self._kept.get((snapshot.id, seat), (None, None, None))
        if match is None or match is not snapshot.state.match or mark != _mark(snapshot, look, order):
            return None
        self._kept.move_to_end((snapshot.id, seat))
        return picture

    def keep(self, snapshot: Snapshot, seat: int, look: Look, order: str, picture: bytes) -> None:
        """Remember a picture in place of the seat's last one; the oldest of all gives way."""
        self._kept[snapshot.id, seat] = (snapshot.state.match, _mark(snapshot, look, order), picture)
        self._kept.move_to_end((snapshot.id, seat))
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)


def _mark(snapshot: Snapshot, look: Look, order: str) -> Hashable:
    state = snapshot.state
    return state.phase, state.paused, look.locale, look.theme, tuple(look.figures.items()), order
