"""One English: words that no text may have, because another word stands for that thing or because nobody says it."""

import ast
import re
from collections.abc import Iterator, Mapping

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot import locales
from tests.locales.code import ROOT, modules
from tests.locales.test_files import messages
from tests.trees import nodes

# What nobody may read, and what stands for it. `{}` is what a text puts in, `{rule}` the number of a rule.
FORBIDDEN: Mapping[str, str] = {
    r"\bdomos?\b": "tile; domino in UNO Dominos",
    r"\bheap\b": "boneyard",
    r"\bstack\b": "boneyard",
    r"\btalon\b": "stock",
    r"(?<!discard )\bpiles?\b": "boneyard, stock; discard pile",
    r"Σ": "total",
    r"\b(?:C|CL|MD|JD|WD|UD|RO|TR)-\d": "the rule in words",
    r"\{rule\}": "the rule in words",
    r"\bminus points?\b": "points",
    r"\bpenalty points?\b": "points",
    r"\b[Dd]eals? \{": "round",
    r"\b(?:wins?|won|ends?) (?:the|a) deal\b": "round",
    r"\b(?:he|his|him|himself)\b": "they, you; people are of any kind",
    r"\bof (?:itself|himself)\b": "by itself",
    r"\blast but one\b": "second-to-last",
    r"\bthe own\b": "their own",
    r"\bsomebody is out\b": "who played the last tile",
    r"\bbroken off\b": "ended early",
    r"\banew\b": "again",
    r"\bGo on\b": "Resume",
    r"\bstands? (?:still|in the|at the)\b": "is",
    r"\bno (?:domino|tile|card|double|text|setting|option) of (?:yours|the)\b(?! fits?\b)": "you have no",
    r"\bNothing of yours\b": "Nothing fits",
    r"\bblindly\b": "unseen",
    r"\bfrom the hand\b": "all at once",
    r"\bas printed\b": "full match",
    r"\bplease\b.*\bplease\b": "please once",
}
# Texts that may say such a word all the same, and why.
ALLOWED: Mapping[tuple[str, str], str] = {}


class _Lines(Visitor):
    """Every stretch of text: of a message, of an attribute, of each variant of a choice."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802 - the visitor's name for it
        self.texts.append("".join(map(_element_text, node.elements)))
        self.generic_visit(node)


def _element_text(element: ftl.TextElement | ftl.Placeable) -> str:
    if isinstance(element, ftl.TextElement):
        return element.value
    inner = element.expression
    return "{rule}" if isinstance(inner, ftl.VariableReference) and inner.id.name == "rule" else "{}"


def lines(message: ftl.Message) -> list[str]:
    """The texts of a message, each with `{}` for what is put in."""
    visitor = _Lines()
    for part in (message.value, *(attribute.value for attribute in message.attributes)):
        if part is not None:
            visitor.visit(part)
    return visitor.texts


def faults(texts: Mapping[str, ftl.Message]) -> Iterator[tuple[str, str, str, str]]:
    """Each forbidden word that is there: id, pattern, the text, what to say instead."""
    for name, message in texts.items():
        for line in lines(message):
            for pattern, better in FORBIDDEN.items():
                if re.search(pattern, line) and (name, pattern) not in ALLOWED:
                    yield name, pattern, line, better


@pytest.mark.slow
def test_no_text_has_a_forbidden_word() -> None:
    assert list(faults(messages(locales.DEFAULT))) == []


def test_every_exception_is_needed() -> None:
    english = messages(locales.DEFAULT)
    kept = {
        (name, pattern) for name, pattern in ALLOWED if any(re.search(pattern, line) for line in lines(english[name]))
    }
    assert kept == set(ALLOWED)
    assert all(ALLOWED.values())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a = Lay a domo.", True),
        ("a = Play a domino.", False),
        ("a = You can't do that ({ $rule }).", True),
        ("a = You can't do that (CL-5).", True),
        ("a = { $n ->\n    [one] fine\n   *[other] { $n } minus points\n }", True),
        ("a = fine\n    .alt = Take a card from the heap.", True),
        ("a = Take it from the discard pile.", False),
        ("a = Take it from the pile.", True),
        ("a = Σ { $total }", True),
        ("a-heap-of-domos = fine { $heap }", False),
    ],
)
def test_a_forbidden_word_would_be_found(text: str, expected: bool) -> None:
    (entry,) = FluentParser().parse(text + "\n").body
    assert isinstance(entry, ftl.Message)
    assert any(faults({entry.id.name: entry})) is expected


# The pages about the games and the program. The rules' own pages have their numbers, for code and tests.
PAGES = (
    "README.md",
    "CHANGELOG.md",
    "PRIVACY.md",
    "docs/fair-play.md",
    "docs/league.md",
    "docs/playing.md",
    *(f"docs/rules/{page.name}" for page in (ROOT / "docs/rules").iterdir()),
)
NUMBERS = r"\b(?:C|CL|MD|JD|WD|UD|RO|TR)-\d"


@pytest.mark.parametrize("page", PAGES)
def test_no_page_has_a_forbidden_word(page: str) -> None:
    text = re.sub(r"`[^`]*`", "`", (ROOT / page).read_text("utf-8"))
    forbidden = [pattern for pattern in FORBIDDEN if not (pattern == NUMBERS and page.startswith("docs/rules"))]
    assert [(pattern, match[0]) for pattern in forbidden if (match := re.search(pattern, text))] == []


# No sentence stands in the code but in logs, in errors for programmers, and where nobody sees it.
_SENTENCE = re.compile(r"[A-Za-z']+(?: [A-Za-z',]+){2,}")
_UNSEEN = frozenset(
    ("debug", "info", "warning", "error", "exception", "critical", "log", "Poller", "_patiently", "_answered")
)
_SQL = re.compile(r"\b(?:SELECT|INSERT|UPDATE|DELETE|FROM|WHERE|AND|ORDER BY|LIMIT|PRAGMA|CREATE|SET)\b")
_NO_SENTENCES = frozenset(("storage", "rows", "rows.py", "colours.py"))  # SQL, and pairs of colours
_NO_TEXTS: Mapping[str, str] = {"voice will NOT be supported": "a line of discord.py's log that is left out"}


def _unseen(tree: ast.Module) -> Iterator[ast.AST]:
    """What is no sentence to who plays: docstrings, what is logged, errors of the program, assertions, commands."""
    for node in nodes(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in _UNSEEN or name.endswith("Error"):
                yield from ast.walk(node)
            elif name == "command":  # its name, three words or more: `manage schedule create`
                yield from node.args[:1]
        elif isinstance(node, ast.Expr | ast.Assert):
            yield from ast.walk(node) if isinstance(node, ast.Assert) else [node.value]


def sentences(tree: ast.Module) -> list[str]:
    """The strings of a module that read like a sentence, three words or more, and may be seen."""
    unseen = set(map(id, _unseen(tree)))
    texts = [node for node in nodes(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [str(node.value) for node in texts if id(node) not in unseen and reads_like_one(str(node.value))]


def reads_like_one(text: str) -> bool:
    return bool(_SENTENCE.search(text)) and not _SQL.search(text)


def test_no_sentence_stands_in_the_code() -> None:
    speaking = [(file, tree) for file, tree in modules() if not _NO_SENTENCES & {*file.parts}]
    written = [(str(file), text) for file, tree in speaking for text in sentences(tree) if text not in _NO_TEXTS]
    assert written == []
    assert len(speaking) > 100
    assert sentences(ast.parse('"""All of it."""\nx = "Press the button now"')) == ["Press the button now"]
