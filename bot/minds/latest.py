"""What was made of the view that was asked for last: it is asked for again and again, in every imagined state."""

from collections.abc import Callable
from typing import Generic, TypeVar

from bot.games.view import View

S = TypeVar("S")


class Latest(Generic[S]):
    """Makes something of a view, and keeps it until another view comes. No answer depends on what is kept."""

    def __init__(self, make: Callable[[View], S]) -> None:
        """Take what makes it."""
        self._make = make
        self._kept: tuple[View, S] | None = None

    def __call__(self, view: View) -> S:
        """What is made of this view."""
        if self._kept is None or self._kept[0] is not view:
            self._kept = view, self._make(view)
        return self._kept[1]
