"""Docstrings that say what a function returns, nobody is he, few modules that are a splinter."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import bot
from tests.trees import nodes, parsed

ROOT = Path(bot.__file__).parent.parent
DEFINED = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)

QUESTION = re.compile(r"(Who|What|Whether|How|Where|When|Which|Why|Whoever|Whose)\b")
HE = re.compile(r"\b(?:he|his|him|himself)\b", re.IGNORECASE)
LOCALE = re.compile(r'"he"')  # Hebrew

MOST_QUESTIONS = 0  # no docstring begins so, and none has to
MOST_SPLINTERS = 56  # modules under 60 lines: registries, errors, what hides a decision
SPLINTER = 60


@cache
def modules() -> dict[str, str]:
    """The source of every module of the product, by its path."""
    files = [file for package in ("bot", "rendering", "storage") for file in (ROOT / package).rglob("*.py")]
    return {file.relative_to(ROOT).as_posix(): file.read_text("utf-8") for file in sorted(files)}


@cache
def trees() -> dict[str, ast.Module]:
    return {name: parsed(ROOT / name) for name in modules()}


@cache
def documented() -> tuple[tuple[str, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, str], ...]:
    """Every class and function with a docstring: where, what, the docstring."""
    return tuple(
        (f"{name}:{node.lineno}", node, text)
        for name, tree in trees().items()
        for node in nodes(tree)
        if isinstance(node, DEFINED) and (text := ast.get_docstring(node))
    )


@pytest.mark.slow
def test_docstrings_are_sentences_and_not_questions():
    questions = [f"{where} {text.splitlines()[0]}" for where, _, text in documented() if QUESTION.match(text)]
    assert len(questions) <= MOST_QUESTIONS, "\n".join(questions)


def test_what_answers_yes_or_no_says_what_is_true():
    wrong = [
        f"{where} {text.splitlines()[0]}"
        for where, node, text in documented()
        if not isinstance(node, ast.ClassDef)
        and node.returns is not None
        and ast.unparse(node.returns) == "bool"
        and not re.search(r"\b(?:True|False)\b", text)
    ]
    assert wrong == []


@pytest.mark.parametrize("word", [HE, re.compile("likewise", re.IGNORECASE)])
def test_nobody_is_he_and_nothing_is_likewise(word):
    lines = [
        f"{name}:{number} {line.strip()}"
        for name, source in modules().items()
        for number, line in enumerate(source.splitlines(), 1)
        if word.search(LOCALE.sub("", line))
    ]
    assert lines == []


def test_a_constructor_says_nothing_that_its_class_has_said():
    wrong = [
        f"{where} {text}"
        for where, node, text in documented()
        if not isinstance(node, ast.ClassDef) and node.name == "__init__" and text.startswith("Take ")
    ]
    assert wrong == []


def test_few_splinters():
    splinters = [
        name
        for name, source in modules().items()
        if len(source.splitlines()) < SPLINTER and not name.endswith("__init__.py")
    ]
    assert len(splinters) <= MOST_SPLINTERS, "\n".join(splinters)
