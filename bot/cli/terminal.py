"""What the program says on a terminal: sentences in its own language, errors in words, progress bars."""

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Literal, NamedTuple, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bot.app.host_settings import DATABASE, SettingsError
from bot.cli.errors import CliError
from bot.games.actions import MOST_SEATS, seat_names
from bot.games.errors import Fact, GameError, RecordError
from bot.games.text import words
from bot.locales import DEFAULT, first_of, has, speaks, t
from storage import ServerError, StorageError, is_dsn
from storage.errors import OLDEST

State = Literal["ok", "note", "wrong"]

_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_MOST = 300


def locale() -> str:
    """Return the terminal's language as `t` takes it (`fi-FI`), English if that language lacks a text of ours."""
    posix_name = next((os.environ[name] for name in _LOCALE_VARIABLES if os.environ.get(name)), DEFAULT)
    name = posix_name.split(".")[0].split("@")[0].replace("_", "-")
    return DEFAULT if name in ("C", "POSIX") or not speaks(name, "cli-") else name


def say(text_id: str, **facts: str | int) -> str:
    """Return a text of the program, by its id without `cli-`."""
    return t(locale(), f"cli-{text_id}", **facts)


def explain(error: CliError | GameError | StorageError | ServerError | SettingsError) -> list[str]:
    """Return an error in words: one line, for settings one for each fault."""
    if isinstance(error, SettingsError):
        return [
            say(f"setting-{fault.code}{'-near' * bool(fault.hint)}", name=fault.name, hint=fault.hint, line=fault.line)
            for fault in error.faults
        ]
    if isinstance(error, StorageError):
        return [_storage(error)]
    if isinstance(error, ServerError):
        return [say(f"server-{error.code}", oldest=OLDEST, **_short(error.data))]
    if isinstance(error, CliError):
        return [say(f"error-{error.code}", **_short(error.facts))]
    return [explain_game(error)]


def _storage(error: StorageError) -> str:
    """Return an error of a database in words, of a file or on a server."""
    facts = {"path": DATABASE, **{key: value for key, value in error.data.items() if value is not None}}
    kind = "server-storage" if is_dsn(str(facts["path"])) else "storage"
    return _first_of(
        (f"{kind}-{error.code}", f"storage-{error.code}", f"{kind}-other"), code=error.code, **_short(facts)
    )


def explain_game(error: GameError) -> str:
    """Return an error of the rules in one line, with its place in the record if it has one."""
    facts = dict(error.facts)
    if isinstance(error.__cause__, GameError):
        facts["fault"] = _cause(error.__cause__)
    text = _first_of(
        (*_of_type(error), f"{error.kind}-{error.code}", f"{error.kind}-other"), code=error.code, **_short(facts)
    )
    if not isinstance(error, RecordError):
        return text
    names = [name for name in ("record", "round", "action") if name in facts]
    places = ", ".join(say(f"place-{name}", number=int(facts[name])) for name in names)
    return f"{places}: {text}" if places else text


def _of_type(error: GameError) -> Iterator[str]:
    """Yield the id for an option given as a text (`yes`, `100`) where a record needs true, false or a number."""
    allowed = set(str(error.facts.get("allowed")).split(", "))
    if {"yes", "no"} <= allowed:
        allowed |= {"true", "false"}
    if error.code == "bad-value" and error.facts.get("value") in allowed:
        yield f"{error.kind}-bad-type"


def _cause(error: GameError) -> str:
    """Return a fault in the words that players read, its code where they have none."""
    if has(locale(), f"cli-{error.kind}-{error.code}"):
        return explain_game(error)
    if not has(locale(), f"error-{error.kind}-{error.code}"):
        return error.code
    return words.explain(error, locale(), seat_names(MOST_SEATS), marked=False)


def _first_of(ids: tuple[str, ...], **facts: str | int) -> str:
    return t(locale(), first_of(locale(), *(f"cli-{text_id}" for text_id in ids)), **facts)


def _short(facts: Mapping[str, Fact]) -> dict[str, str | int]:
    """Return facts with every text on one line and at most 300 characters long."""
    return {key: value if isinstance(value, int) else one_line(value) for key, value in facts.items()}


def one_line(text: str) -> str:
    """Return a text on one line, without control characters, at most 300 characters long."""
    clean = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)
    return clean if len(clean) <= _MOST else clean[: _MOST - 1] + "…"


def agreed(sure: bool, question: str, *, kept: str, unasked: str) -> bool:
    """Return True if the host is `sure`, or answers yes; print the text `kept` after a no; CliError `unasked`."""
    try:
        yes = sure or typer.confirm(question)
    except typer.Abort:
        raise CliError(unasked) from None
    if not yes:
        typer.echo(say(kept))
    return yes


class Finding(NamedTuple):
    """The finding of a check; its text says what to do about it."""

    state: State
    text: str


def finding(state: State, text_id: str, **facts: str | int) -> Finding:
    """Return a finding in words."""
    return Finding(state, say(f"doctor-{text_id}", **facts))


# How far it is


T = TypeVar("T")


def tracked(items: Iterable[T], total: int | None, title: str) -> Iterator[T]:
    """Yield the items with a progress bar on standard error, if that is a terminal."""
    with meter(total, title) as at:
        for done, item in enumerate(items, 1):
            yield item
            at(done)


@contextmanager
def meter(total: int | None, title: str) -> Iterator[Callable[..., None]]:
    """Show a progress bar, if standard error is a terminal; yield what sets it to `done`, and to a new `total`."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda *_: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(title, total=total)

        def at(done: int, total: int | None = None) -> None:
            progress.update(task, completed=done, total=total)

        yield at
