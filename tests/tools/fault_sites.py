"""The places of a module where a small fault can be made, for `tests.tools.faults`."""

import ast
import copy
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

OPERATORS = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
EMPTY = ("body", "orelse", "handlers", "finalbody", "decorator_list", "cases")  # what is not the head of a statement
HEAD = 400  # letters of a statement that are kept


@dataclass(frozen=True)
class Fault:
    """A small fault, known by what stands around it; `nth` counts equal ones in one statement."""

    module: str
    function: str
    statement: str
    around: str
    kind: str
    before: str
    after: str
    nth: int = 0


@dataclass(frozen=True)
class Site:
    """A fault with its place in a file: which bytes become which."""

    fault: Fault
    line: int
    start: int
    end: int
    text: bytes

    def apply(self, source: bytes) -> bytes:
        """Return the module with the fault."""
        return source[: self.start] + self.text + source[self.end :]

    def compiles(self, root: Path) -> bool:
        """Return False if no Python is left with the fault."""
        try:
            compile(self.apply((root / self.fault.module).read_bytes()), self.fault.module, "exec", dont_inherit=True)
        except (SyntaxError, ValueError):
            return False
        return True


def sites_in(root: Path, path: Path) -> Iterator[Site]:
    """Yield each place of a module where a fault can be made; not each of them compiles."""
    source = path.read_bytes()
    visitor = _Visitor(source, str(path.relative_to(root)), _defaults(root))
    visitor.visit(ast.parse(source))
    yield from visitor.sites


@cache
def _defaults(root: Path) -> dict[str, set[str]]:
    """Return the names that may be left out when a function or class of the product is called, by its name."""
    defaults = dict[str, set[str]]()
    for part in ("bot", "rendering", "storage"):
        for path in (root / part).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_bytes())):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    names = [a.arg for a in [*node.args.posonlyargs, *node.args.args]][
                        -len(node.args.defaults) or 999 :
                    ]
                    pairs = zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True)
                    names += [a.arg for a, default in pairs if default is not None]
                    defaults.setdefault(node.name, set()).update(names)
                elif isinstance(node, ast.ClassDef):
                    fields = [n for n in node.body if isinstance(n, ast.AnnAssign) and n.value is not None]
                    defaults.setdefault(node.name, set()).update(ast.unparse(field.target) for field in fields)
    return defaults


class _Visitor(ast.NodeVisitor):
    def __init__(self, source: bytes, module: str, defaults: dict[str, set[str]]) -> None:
        self.sites = list[Site]()
        self._source, self._module, self._defaults = source, module, defaults
        self._names, self._statement, self._parents = list[str](), "", list[ast.AST]()
        self._counts, self._unparsed = dict[tuple[str, ...], int](), dict[ast.AST, str]()
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))

    def visit(self, node: ast.AST) -> None:
        """Visit what is no annotation, no pattern and no part of a text (whose positions Python 3.11 doesn't know)."""
        if isinstance(node, ast.JoinedStr | ast.pattern | ast.Import | ast.ImportFrom):
            return
        statement = self._statement
        if isinstance(node, ast.stmt):
            head = copy.copy(node)
            for name in EMPTY:
                if hasattr(head, name):
                    setattr(head, name, [])
            self._statement = " ".join(ast.unparse(head).split())[:HEAD]
        named = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        if named:
            self._names.append(node.name)
        self._faults(node)
        self._parents.append(node)
        for name, value in ast.iter_fields(node):
            if name not in ("annotation", "returns"):
                for child in value if isinstance(value, list) else [value]:
                    if isinstance(child, ast.AST):
                        self.visit(child)
        self._parents.pop()
        if named:
            self._names.pop()
        self._statement = statement

    def _at(self, line: int, column: int) -> int:
        return self._starts[line - 1] + column

    def _span(self, node: ast.expr | ast.stmt | ast.keyword) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._at(node.lineno, node.col_offset), self._at(node.end_lineno, node.end_col_offset)

    def _add(self, kind: str, node: ast.AST, before: str, after: str, start: int, end: int, text: str) -> None:
        parent = next((parent for parent in reversed(self._parents) if isinstance(parent, ast.expr)), node)
        if parent not in self._unparsed:
            self._unparsed[parent] = " ".join(ast.unparse(parent).split())[:HEAD]
        around = "" if kind == "statement" else self._unparsed[parent]
        key = (self._module, ".".join(self._names), self._statement, around, kind, before, after)
        self._counts[key] = nth = self._counts.get(key, -1) + 1
        fault = Fault(*key, nth=nth)
        self.sites.append(Site(fault, self._source.count(b"\n", 0, start) + 1, start, end, text.encode()))

    def _replace(self, kind: str, node: ast.expr | ast.stmt | ast.keyword, text: str) -> None:
        start, end = self._span(node)
        before = " ".join(self._source[start:end].decode().split())[:HEAD]
        self._add(kind, node, before, text[:HEAD], start, end, text)

    def _operator(self, kind: str, whole: ast.expr, left: ast.expr, sign: ast.AST, right: ast.expr) -> None:
        """Change the sign between two expressions."""
        before, after = OPERATORS.get(type(sign), ("", ""))
        start, end = self._span(left)[1], self._span(right)[0]
        between = self._source[start:end].decode()
        pattern = r"\s+".join(map(re.escape, before.split()))
        match = (
            re.search(rf"\b{pattern}\b" if before.isalpha() or " " in before else pattern, between) if before else None
        )
        if match:
            offset = start + len(between[: match.start()].encode())
            self._add(kind, whole, before, after, offset, offset + len(match[0].encode()), after)

    def _faults(self, node: ast.AST) -> None:
        text = self._text
        match node:
            case ast.Compare():
                for left, sign, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
                    self._operator("comparison", node, left, sign, right)
            case ast.BoolOp():
                for left, right in zip(node.values, node.values[1:], strict=False):
                    self._operator("and-or", node, left, node.op, right)
            case ast.BinOp(op=ast.Add() | ast.Sub()) if not _is_text(node.left) and not _is_text(node.right):
                self._operator("sum", node, node.left, node.op, node.right)
            case ast.UnaryOp(op=ast.Not()):
                start, _ = self._span(node)
                self._add("not", node, text(node), text(node.operand), start, start + 3, "")
            case ast.Constant(value=int() | float()) if not isinstance(node.value, bool):
                self._replace("constant", node, repr(node.value + 1))
            case ast.IfExp():
                self._replace("choice", node, f"({text(node.body)})")
            case ast.Name(id="min" | "max" | "any" | "all"):
                self._replace("name", node, NAMES[node.id])
            case ast.Return(value=ast.Constant(value=bool())):
                self._replace("return", node, f"return {not node.value.value}")
            case ast.Return(value=ast.Compare() | ast.BoolOp() | ast.UnaryOp(op=ast.Not()) as value):
                self._replace("return", node, f"return not ({text(value)})")
            case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign() | ast.Delete() | ast.Raise():
                self._replace("statement", node, "pass")
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.Continue() | ast.Break():
                self._replace("statement", node, "pass")
            case ast.Return(value=None):
                self._replace("statement", node, "pass")
            case ast.comprehension(ifs=[*conditions]):
                for condition in conditions:
                    self._replace("filter", condition, "True")
            case ast.ExceptHandler(type=ast.Tuple(elts=[first, _, *_])):
                self._replace("except", node.type, text(first))
            case ast.Call():
                self._keywords(node)

    def _text(self, node: ast.expr) -> str:
        start, end = self._span(node)
        return self._source[start:end].decode()

    def _keywords(self, call: ast.Call) -> None:
        """Leave out each named argument that the called function has a default for."""
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        for keyword in call.keywords:
            if keyword.arg in self._defaults.get(name, ()):
                start, end = self._span(keyword)
                rest = re.match(rb"\s*,", self._source[end:])
                self._add("argument", call, self._text_of(keyword), "", start, end + (rest.end() if rest else 0), "")

    def _text_of(self, keyword: ast.keyword) -> str:
        start, end = self._span(keyword)
        return " ".join(self._source[start:end].decode().split())[:HEAD]


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr | ast.List | ast.Tuple) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
