"""The files of all languages: well-formed, equal in what they say, complete, and without anything unused."""

import ast
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot import locales
from bot.games.registry import GAMES
from bot.games.text.words import SUPPLIED
from bot.play.registry import ROOMS
from tests.locales.code import asked, constants, event_codes, given, raised, strings
from tests.locales.families import families, of_commands, own_id
from tests.tools.texts.reading import entries_of

PROGRAM = "cli-"  # the program's own texts: its tests run through them


class _Contents(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's name for it
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - likewise
        self.references.add(node.id.name)


def entries(language: str) -> Iterator[tuple[str, ftl.Message | ftl.Junk]]:
    for name, text in locales.source(language).items():
        for entry in entries_of(text):
            if isinstance(entry, ftl.Message | ftl.Junk):
                yield name, entry


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for _, entry in entries(language) if isinstance(entry, ftl.Message)}


def patterns(message: ftl.Message) -> dict[str, _Contents]:
    """What the value ("") and each attribute of a message have in them."""
    contents = {}
    for name, part in [("", message.value), *((extra.id.name, extra.value) for extra in message.attributes)]:
        if part is not None:
            contents[name] = _Contents()
            contents[name].visit(part)
    return contents


def variables(text_id: str) -> set[str]:
    """Every variable that a text needs, those of the texts within it too."""
    name, _, attribute = text_id.partition(".")
    content = patterns(messages(locales.DEFAULT)[name])[attribute]
    return content.variables | {variable for other in content.references for variable in variables(other)}


def test_every_entry_of_english_is_well_formed_and_single() -> None:
    """Those of the other languages are, too: `test_pages.py`."""
    junk = [(name, entry.content) for name, entry in entries(locales.DEFAULT) if isinstance(entry, ftl.Junk)]
    assert junk == []
    ids = [entry.id.name for _, entry in entries(locales.DEFAULT) if isinstance(entry, ftl.Message)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.slow
def test_every_text_that_the_code_asks_for_exists() -> None:
    missing = [
        (where, text_id) for where, node, _ in asked() for text_id in strings(node) if not locales.has("en", text_id)
    ]
    assert missing == []
    assert len(list(asked())) > 100


@pytest.mark.slow
def test_every_text_gets_its_variables() -> None:
    lacking = []
    for where, node, call in asked():
        filled = given(call)
        for text_id in strings(node):
            if filled is not None and not variables(text_id) <= filled:
                lacking.append((where, text_id, variables(text_id) - filled))
    assert lacking == []


def test_every_event_gives_what_its_sentence_names() -> None:
    lacking = []
    for code, data, family in event_codes():
        supplied = {"name", "who", *SUPPLIED, *(ROOMS[family].supplied if family in ROOMS else ())}
        needed = variables(own_id("event", family, code))
        if data is not None and not needed <= data | supplied:
            lacking.append((code, needed - data))
    assert lacking == []


def test_every_error_gives_what_its_sentence_names() -> None:
    lacking = []
    for kind, code, facts in raised():
        needed = variables(f"error-{kind}-{code}")
        if facts is not None and not needed <= facts | {"rule", "round", "action"}:
            lacking.append((kind, code, needed - facts))
    assert lacking == []


def test_every_put_together_id_is_of_a_known_family() -> None:
    begins = (*families(), PROGRAM)
    unknown = []
    for where, node, _ in asked():
        if isinstance(node, ast.JoinedStr):
            first = node.values[0]
            start = str(first.value) if isinstance(first, ast.Constant) else ""
            if not start.startswith(begins):
                unknown.append((where, start))
    assert unknown == []


def test_every_member_of_a_family_has_a_text() -> None:
    known = set(messages(locales.DEFAULT))
    assert {family: lacking for family, members in families().items() if (lacking := members - known)} == {}


def test_commands_have_their_texts_and_no_text_is_left_over() -> None:
    of_their_own = {text_id for text_id in of_commands() if text_id.startswith("command-")}
    written = {
        f"{name}.{attribute}"
        for name, message in messages(locales.DEFAULT).items()
        if name.startswith("command-")
        for attribute in patterns(message)
        if attribute
    }
    assert of_their_own == written


def test_every_rules_page_has_a_picture_in_words() -> None:
    assert [game for game in GAMES if not locales.has("en", f"rules-{game}.alt")] == []


def test_no_text_is_unused() -> None:
    """A text is used if its id stands in the code, in another text, or in a family."""
    english = messages(locales.DEFAULT)
    within = {
        text_id for message in english.values() for parts in patterns(message).values() for text_id in parts.references
    }
    used = constants() | within | {text_id for family in families().values() for text_id in family}
    assert [text_id for text_id in english if text_id not in used and not text_id.startswith(PROGRAM)] == []
