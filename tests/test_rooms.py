"""A family of games is one room on each floor: no other code asks which view or game it has before it.

What is read here is the code itself. Whoever needs to know what only one family knows puts it into that family's room,
or lets the game say it as data.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import bot
from bot.games.registry import GAMES
from bot.games.text.words import NOTES
from bot.games.view import View
from tests.golden import FOLDER
from tests.texts import decode_all
from tests.trees import nodes, parsed

ROOT = Path(bot.__file__).parent.parent
FAMILIES = sorted({game.family for game in GAMES.values()})

# Each floor: its folder, and what in it is a family's or a registry of families.
FLOORS = {
    "parts": ("bot/parts", ()),
    "minds": ("bot/games/minds", ()),
    "text": ("bot/games/text", ()),
    "rendering": ("rendering", ("rendering/registry.py", *(f"rendering/{family}" for family in FAMILIES))),
    "players": ("bot/players", ("bot/players/registry.py",)),
    "play": ("bot/play", ("bot/play/registry.py",)),
    **{name: (f"bot/{name}", ()) for name in ("tables", "fleet", "connection", "league", "nights", "finding")},
    **{name: (f"bot/{name}", ()) for name in ("lessons", "replay", "app", "cli")},
    "storage": ("storage", ()),
}

# PENDING: what is not done yet, by file or folder. Empty is what is wanted.
PENDING: tuple[str, ...] = ()

# Words that are an option or a verb of some game and something else besides: where they may stand, as what.
ALSO = {
    "start": "a button and a command of the lobby",
    "end": "a button, a command, why a match ended",
    "open": "a command",
    "play": "a slash command",
    "return": "a button: a player comes back",
    "rounds": "why a match ended",
    "target": "why a match ended",
    "turn": "whose turn it is",
    "jokers": "how many somebody holds, in sentences",
    "forced": "a setting of tables",
}


def files(floor: str) -> list[Path]:
    folder, rooms = FLOORS[floor]
    rooms = (*rooms, *PENDING)
    outside = []
    for file in sorted((ROOT / folder).rglob("*.py")):
        name = file.relative_to(ROOT).as_posix()
        if not any(name == room or name.startswith((f"{room}/", f"{room}.py")) for room in rooms):
            outside.append(file)
    return outside


def where(file: Path, node: ast.AST) -> str:
    return f"{file.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"


@cache
def views() -> frozenset[str]:
    """The names of all views that only one family has."""
    names, front = set(), [View]
    while front:
        front = [child for parent in front for child in parent.__subclasses__()]
        names |= {child.__name__ for child in front}
    return frozenset(names)


@cache
def verbs() -> frozenset[str]:
    """The verbs of all games, as their golden games have them, and what waits for others' claims."""
    records = [record for game in GAMES for record in decode_all((FOLDER / f"{game}.jsonl").read_bytes().splitlines())]
    tokens = [token for record in records for dealt in record.rounds for token in dealt.actions]
    return frozenset(token.split(" ")[1] for token in tokens) - set(NOTES)


@cache
def options() -> frozenset[str]:
    return frozenset(option.key for game in GAMES.values() for option in game.options)


def texts(file: Path) -> Iterator[ast.Constant]:
    """Every text in the code but docstrings."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docstrings = {
        id(node.body[0].value)
        for node in nodes(parsed(file))
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in nodes(parsed(file)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node


def kinds_asked(file: Path) -> Iterator[str]:
    """Wherever a family's view is named, or a field that only some views have is asked for."""
    for node in nodes(parsed(file)):
        names = [alias.name for alias in node.names] if isinstance(node, ast.ImportFrom | ast.Import) else []
        names += [node.id] if isinstance(node, ast.Name) else [node.attr] if isinstance(node, ast.Attribute) else []
        if views() & set(names):
            yield f"{where(file, node)} {sorted(views() & set(names))}"
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("getattr", "hasattr", "isinstance")
        ):
            about = ast.unparse(node.args[0]).rpartition(".")[2].lower()
            is_own = ast.unparse(node.args[1]) == "self.views"  # a room's own kind, which its family says
            if about.startswith("view") and not is_own:
                yield f"{where(file, node)} {ast.unparse(node)}"


def rooms_entered(file: Path) -> Iterator[str]:
    """Wherever something of one family or game alone is imported."""
    closed = re.compile(rf"(bot\.games|rendering)\.({'|'.join(FAMILIES)})(\.|$)")
    games = {type(game).__module__ for game in GAMES.values()}
    for node in nodes(parsed(file)):
        if isinstance(node, ast.ImportFrom) and node.module:
            modules = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        else:
            continue
        yield from (f"{where(file, node)} {module}" for module in modules if closed.match(module) or module in games)


def games_named(file: Path) -> Iterator[str]:
    for text in texts(file):
        if text.value in GAMES:
            yield f"{where(file, text)} {text.value!r}"


def rules_named(file: Path) -> Iterator[str]:
    prefixes = "|".join(sorted({rule.partition("-")[0] for game in GAMES.values() for rule in game.rules}))
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        for citation in re.findall(rf"\b(?:{prefixes})-\d+\b", line):
            yield f"{file.relative_to(ROOT)}:{number} {citation}"


def words_named(file: Path) -> Iterator[str]:
    for text in texts(file):
        if text.value in (verbs() | options()) - set(ALSO):
            yield f"{where(file, text)} {text.value!r}"


ASKED = [kinds_asked, rooms_entered, games_named, rules_named, words_named]


@pytest.mark.parametrize("asks", ASKED)
@pytest.mark.parametrize("floor", FLOORS)
def test_outside_of_its_rooms_a_floor_knows_no_family(floor, asks):
    assert [fault for file in files(floor) for fault in asks(file)] == []


def test_what_is_pending_is_there_and_what_is_excused_is_needed():
    assert [name for name in PENDING if not (ROOT / name).exists()] == []
    assert set(ALSO) - verbs() - options() == set()


@pytest.mark.parametrize(
    ("asks", "code"),
    [
        (kinds_asked, "isinstance(view, View)"),
        (kinds_asked, "getattr(snapshot.view(0), 'stock', None)"),
        (kinds_asked, "found = kinds.LineView"),
        (kinds_asked, "from somewhere import CrossView"),
        (rooms_entered, "from bot.games.line.rules.line import Play"),
        (rooms_entered, "import rendering.cross.room"),
        (rooms_entered, "from bot.games import cross"),
        (rooms_entered, "from bot.games.rack.rules.tabla import Tabla"),
        (games_named, "kinds = {'christmas': 1}"),
        (rules_named, "x = 1  # as WD-3 has it"),
        (words_named, "if action.verb == 'catch': pass"),
        (words_named, "state.options['scoring']"),
    ],
)
def test_each_of_these_is_noticed(asks, code, tmp_path, monkeypatch):
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    (tmp_path / "fault.py").write_text(f'"""Words in here are free: uno, catch."""\n{code}\n', "utf-8")
    assert list(asks(tmp_path / "fault.py"))
    (tmp_path / "fine.py").write_text(
        '"""uno"""\nprint(view.hand, "hello", isinstance(error, ValueError), isinstance(view, self.views))\n', "utf-8"
    )
    assert not list(asks(tmp_path / "fine.py"))
