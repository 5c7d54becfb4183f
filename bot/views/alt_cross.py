"""The cross of UNO Dominos in words: its streets, their ends, the direction, who may be caught."""

from collections.abc import Iterator, Sequence

from bot.games.cross.streets import NAMES
from bot.games.cross.view import CrossView
from bot.locales import t
from bot.views.naming import Naming


def cross_facts(view: CrossView, names: Sequence[str], locale: str) -> Iterator[str]:
    """Tell heap and direction, who may be caught, who laid the last Dead End; `names` are clean."""
    yield t(locale, "alt-heap", heap=view.heap)
    yield t(locale, "alt-direction", way="back" if view.step < 0 else "on")
    if view.exposed is not None:
        yield t(locale, "alt-exposed", name=names[view.exposed])
    if view.last_dead is not None:
        yield t(locale, "alt-last-dead", name=names[view.last_dead])


def cross_layout(view: CrossView, naming: Naming, room: int) -> str:
    """Tell the start double and the streets outward, each with its end, in so many characters.

    The ends are always told, the domos before them as many as there is room for, the outermost first.
    """
    if not view.start:
        return t(naming.locale, "alt-cross-empty")
    longest = max(map(len, view.streets))
    text = ""
    for kept in range(longest, -1, -1):
        text = " ".join(_told(view, naming, kept))
        if len(text) <= room:
            break
    return text


def _told(view: CrossView, naming: Naming, kept: int) -> Iterator[str]:
    yield t(naming.locale, "alt-start", tile=naming.tile(view.start))
    for street, name in enumerate(NAMES):
        side = t(naming.locale, f"street-{name}")
        end, closed = naming.half(view.ends[street]), "yes" if view.closed[street] else "no"
        laid = view.streets[street]
        if not laid:
            yield t(naming.locale, "alt-street-empty", side=side, end=end)
            continue
        domos = [naming.tile(f"{one.touch}-{one.open}") for one in laid[len(laid) - min(kept, len(laid)) :]]
        hidden = len(laid) - len(domos)
        gap = [t(naming.locale, "alt-gap", tiles=hidden)] if hidden else []
        yield t(
            naming.locale, "alt-street", side=side, list=", ".join([*gap, *domos]), end=end, closed=closed
        )
