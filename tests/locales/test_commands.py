"""How many commands there are, and that every command that a text or page names is there."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot import locales
from tests.locales.families import commands

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "PRIVACY.md", *(ROOT / "docs").rglob("*.md")]
MANAGERS = {"settings", "manage"}
MOST_ENTRIES, MOST_COMMANDS = 14, 40  # in a player's picker, and of all with subcommands
PLACES = {"live", "ready", "metrics", "data"}  # of a monitor and on a disk, which begin with a slash too
_QUOTED = re.compile(r"`/([a-z]+(?: [a-z]+)*)[^`/]*`")
_BARE = re.compile(r"(?<![\w/.:<`}*\"])/([a-z]{3,})\b(?![/.\w])")


@cache
def paths() -> frozenset[str]:
    """What people type for each command: `league table`."""
    leaves = (command for command in commands() if isinstance(command, app_commands.Command))
    return frozenset(path_of(leaf) for leaf in leaves)


@cache
def with_groups() -> frozenset[str]:
    """The same, and the groups that they are in: `manage results`."""
    return frozenset(" ".join(path.split()[:count]) for path in paths() for count in range(1, 4))


def path_of(command: app_commands.Command[Any, ..., Any]) -> str:
    text_id: str = command._locale_description.extras["id"]
    return text_id.removesuffix(".description").removeprefix("command-").replace("-", " ")


def is_there(named: str) -> bool:
    """True if it is a command, with or without words behind it, or a group of commands."""
    words = named.split()
    begins = (" ".join(words[:count]) for count in range(1, len(words) + 1))
    return named in with_groups() or any(begin in paths() for begin in begins)


def named_in(text: str) -> set[str]:
    return {*_QUOTED.findall(text), *_BARE.findall(re.sub(r"`[^`]*`|\]\([^)]*\)", "", text))}


@pytest.mark.parametrize("locale", locales.languages())
def test_every_command_in_a_text_is_there(locale: str) -> None:
    files = [path for path in (ROOT / "bot/locales" / locale).glob("*.ftl") if path.name != "cli.ftl"]
    texts = {path.name: re.sub(r"^#.*$", "", path.read_text("utf-8"), flags=re.MULTILINE) for path in files}
    gone = {(file, named) for file, text in texts.items() for named in named_in(text) if not is_there(named)}
    assert gone == set()


def test_every_command_in_a_page_is_there() -> None:
    named = {(path.name, words) for path in PAGES for words in _QUOTED.findall(path.read_text("utf-8"))}
    assert {quoted for quoted in named if not is_there(quoted[1]) and quoted[1] not in PLACES} == set()
    assert len({words for _, words in named}) > 20


@pytest.mark.parametrize(
    ("text", "gone"),
    [
        ("Use `/play` or `/league table`.", set()),
        ("`/league undo` and `/seasons`", {"league undo", "seasons"}),
        ("A bare /fixtures, and/or a path/thing", {"fixtures"}),
        ("`/play game:Classic` and `/manage results`", set()),
    ],
)
def test_a_command_that_is_gone_would_be_found(text: str, gone: set[str]) -> None:
    assert {named for named in named_in(text) if not is_there(named)} == gone


def test_there_are_few_commands() -> None:
    entries = {path.split()[0] for path in paths()} - MANAGERS
    assert len(entries) <= MOST_ENTRIES, sorted(entries)
    assert len(paths()) <= MOST_COMMANDS, sorted(paths())
