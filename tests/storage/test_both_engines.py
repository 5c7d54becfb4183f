"""Statements outside of `storage/engines` are in words that both engines take: no test need meet each of them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import storage
from tests.trees import nodes, parsed

ROOT = Path(storage.__file__).parents[1]
SQL = re.compile(r"\b(SELECT|INSERT|UPDATE|DELETE FROM|WITH|FROM|WHERE|ORDER BY|VALUES)\b")
ONE_ENGINE_S = re.compile(
    r"\bINDEXED BY\b|\bINSERT OR\b|\bREPLACE INTO\b|\bPRAGMA\b|\bVACUUM\b|\bFOR (KEY )?(UPDATE|SHARE)\b|\bILIKE\b"
    r"|\bGLOB\b|\bDISTINCT ON\b|ON CONFLICT DO\b|\bANY ?\(|\b(json_each|json_extract|json_valid|unnest"
    r"|last_insert_rowid|group_concat|string_agg|ifnull|iif|greatest|least|now|strftime|printf|position|nextval|changes|total)\("
    r"|->|::|\$\d|%s|\bAS (REAL|TEXT|INTEGER)\b|\browid\b",
    re.IGNORECASE,
)


def statements() -> Iterator[tuple[str, str]]:
    """All texts of the code in which SQL stands, with their files; what is put in is `{}`."""
    for file in sorted([*(ROOT / "bot").rglob("*.py"), *(ROOT / "storage").rglob("*.py")]):
        place = file.relative_to(ROOT)
        elsewhere = place.parts[:2] in (("storage", "engines"), ("bot", "sandbox"))  # the sandbox has a file of its own
        if not elsewhere and SQL.search(file.read_text("utf-8")):
            yield from ((str(place), text) for text in texts(parsed(file)))


def texts(tree: ast.AST) -> Iterator[str]:
    docstrings = {id(node.value) for node in nodes(tree) if isinstance(node, ast.Expr)}
    for node in nodes(tree):
        parts = node.values if isinstance(node, ast.JoinedStr) else [node]
        text = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in parts)
        if id(node) not in docstrings and isinstance(node, (ast.JoinedStr, ast.Constant)) and SQL.search(text):
            yield text


@pytest.mark.slow
def test_no_statement_is_only_one_engine_s() -> None:
    pairs = [*statements()]
    assert len(pairs) > 250
    wrong = [(file, match[0], text) for file, text in pairs if (match := ONE_ENGINE_S.search(text))]
    assert wrong == []


@pytest.mark.parametrize(
    "text",
    [
        "SELECT number FROM tables INDEXED BY tables_guild",
        "INSERT INTO meta VALUES (?, ?) ON CONFLICT DO NOTHING",
        "SELECT value FROM json_each(?)",
        "SELECT 1 FROM tables WHERE number = ANY(?)",
        "SELECT x::bigint FROM tables",
        "SELECT greatest(1, number) FROM tables",
        "SELECT CAST(number AS REAL) FROM tables",
    ],
)
def test_each_of_these_is_noticed(text: str) -> None:
    (statement,) = texts(ast.parse(f"x = {text!r}"))
    assert ONE_ENGINE_S.search(statement)
