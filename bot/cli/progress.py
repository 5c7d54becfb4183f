"""A progress bar on the terminal, and nothing where there is none."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

T = TypeVar("T")


def tracked(items: Iterable[T], total: int | None, title: str) -> Iterator[T]:
    """Hand the items on and show how far it is, on standard error if that is a terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield from items
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        yield from progress.track(items, total=total, description=title)


class Meter:
    """A bar that is told how far it is, up to `total`, and what it is about; nothing where there is no terminal."""

    def __init__(self, total: int, title: str) -> None:
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._progress = Progress(*columns, console=console, transient=True) if console.is_terminal else None
        self._task = None if self._progress is None else self._progress.add_task(title, total=total)

    def at(self, done: int, total: int | None = None) -> None:
        """Say how far it is, and of how many, if that is known only now."""
        if self._progress is not None and self._task is not None:
            self._progress.update(self._task, completed=done, total=total)

    def __enter__(self) -> "Meter":
        if self._progress is not None:
            self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._progress is not None:
            self._progress.stop()
