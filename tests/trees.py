"""The product's modules as syntax trees: each is parsed and walked once for all tests of a worker that read them."""

import ast
from functools import cache
from pathlib import Path


@cache
def parsed(file: Path) -> ast.Module:
    """Return the tree of a module, which nobody may change."""
    return ast.parse(file.read_text("utf-8"))


@cache
def nodes(tree: ast.AST) -> tuple[ast.AST, ...]:
    """Return a tree's nodes, in the order of `ast.walk`."""
    return tuple(ast.walk(tree))
