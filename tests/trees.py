"""The product's modules as syntax trees: each is parsed once for all tests of a worker that read them."""

import ast
from functools import cache
from pathlib import Path


@cache
def parsed(file: Path) -> ast.Module:
    """Return the tree of a module, which nobody may change."""
    return ast.parse(file.read_text("utf-8"))
