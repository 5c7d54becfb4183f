"""What the code says about texts: which ids it asks for, which codes it raises and tells, with which variables."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import bot
from bot.games.registry import FAMILIES, GAMES
from tests.trees import nodes, parsed

ROOT = Path(bot.__file__).parent.parent
PACKAGES = ("bot", "rendering", "storage")
NOT_SHOWN = "sandbox"  # a developer's imitation of Discord, with strings of its own
KINDS = {
    "CutError": "cut",
    "IllegalAction": "illegal",
    "NotationError": "notation",
    "OptionError": "option",
    "TableError": "table",
    "LeagueError": "league",
}
TELLERS = ("Event", "tell")


@cache
def modules() -> tuple[tuple[Path, ast.Module], ...]:
    """All modules that can speak to people; games that are not registered are still being written."""
    parsed_files = []
    for package in PACKAGES:
        for file in sorted((ROOT / package).rglob("*.py")):
            if NOT_SHOWN not in file.relative_to(ROOT).parts:
                parsed_files.append((file, parsed(file)))
    unfinished = {place for file, tree in parsed_files for place in _unregistered(file, tree)}
    return tuple((file, tree) for file, tree in parsed_files if not {file, *file.parents} & unfinished)


def _unregistered(file: Path, tree: ast.Module) -> Iterator[Path]:
    """The file of a game that the registry does not know, or its whole family."""
    known = {rules.__name__ for game in GAMES.values() for rules in type(game).__mro__}
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and any("Game[" in ast.unparse(base) for base in node.bases):
            if node.name in known or node.name == "Game":
                continue
            yield file if family_at(file.relative_to(ROOT).as_posix()) else file.parents[1]


@cache
def calls() -> tuple[tuple[str, str, ast.Call], ...]:
    """Every call: where, the name of what is called, the call."""
    return tuple(
        (
            f"{place}:{node.lineno}",
            node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", ""),
            node,
        )
        for place, tree in [(file.relative_to(ROOT), tree) for file, tree in modules()]
        for node in nodes(tree)
        if isinstance(node, ast.Call)
    )


def asked() -> Iterator[tuple[str, ast.expr, ast.Call]]:
    """Every call that asks for a text, with the expression of its id."""
    for where, name, call in calls():
        if name == "t" and call.args:
            yield where, call.args[1 if isinstance(call.func, ast.Name) else 0], call


@cache
def constants() -> frozenset[str]:
    """Every string that stands in the code, and so may be an id; for attributes the id before the dot."""
    return frozenset(
        node.value.partition(".")[0]
        for _, tree in modules()
        for node in nodes(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def strings(node: ast.expr) -> set[str]:
    """The strings that an expression can be: a constant, or either side of a choice."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    return strings(node.body) | strings(node.orelse) if isinstance(node, ast.IfExp) else set()


def event_codes() -> Iterator[tuple[str, set[str] | None, str]]:
    """The code of every event, the names of its data (None: not to be seen from the code), and whose it is."""
    for where, name, call in calls():
        if name in TELLERS and call.args:
            for code in strings(call.args[0]):
                yield code, _data(call, name), family_at(where)


def family_at(where: str) -> str:
    """The family to whose rules a place in the code belongs, "" for what belongs to none."""
    file = where.partition(":")[0]
    parts = file.removesuffix(".py").split("/")
    if len(parts) > 2 and parts[:2] == ["bot", "games"] and parts[2] in FAMILIES:
        return parts[2]
    return ""


def _data(call: ast.Call, name: str) -> set[str] | None:
    if name == "tell":
        return _keywords(call)
    data = call.args[2] if len(call.args) > 2 else None
    if data is None:
        return set()
    if not isinstance(data, ast.Dict):
        return None
    return {key.value for key in data.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}


def raised() -> Iterator[tuple[str, str, set[str] | None]]:
    """Kind, code and names of the facts of every error that is made."""
    for _, name, call in calls():
        if name in KINDS and call.args:
            for code in strings(call.args[0]):
                yield KINDS[name], code, _keywords(call)


def _keywords(call: ast.Call) -> set[str] | None:
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    return {keyword.arg for keyword in call.keywords if keyword.arg}


def given(call: ast.Call) -> set[str] | None:
    """The names of the variables that a call of `t` fills in, None if they are not all seen."""
    return _keywords(call)
