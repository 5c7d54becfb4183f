"""The texts of a language as the rules see them: every reading of each, and the English beside it."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.locales.language import counted, walk
from tests.tools.texts.pages import Book

# In a reading a variable stands between the first two of these, a reference to a text between the others.
_OPEN, _CLOSE, _FROM, _TO = "\ue000", "\ue001", "\ue002", "\ue003"
VARIABLE = f"{_OPEN}[^{_CLOSE}]*{_CLOSE}"
SLOT = f"[{_OPEN}{_FROM}][^{_CLOSE}{_TO}]*[{_CLOSE}{_TO}]"


class Names:
    """The variables, texts and terms that a pattern names, its choices, and which variables are numbers in it."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        every = [*walk(pattern)]
        self.variables = {node.id.name for node in every if isinstance(node, ftl.VariableReference)}
        self.terms = {f"-{node.id.name}" for node in every if isinstance(node, ftl.TermReference)}
        named = [node for node in every if isinstance(node, ftl.MessageReference)]
        self.references = {node.id.name + (f".{node.attribute.name}" if node.attribute else "") for node in named}
        self.choices = [node for node in every if isinstance(node, ftl.SelectExpression)]
        given = [node.arguments.positional for node in every if isinstance(node, ftl.FunctionReference)]
        in_calls = {node.id.name for several in given for node in several if isinstance(node, ftl.VariableReference)}
        self.counted = counted(pattern) | in_calls


@dataclass(frozen=True, eq=False)
class Text:
    """A message's value or one of its attributes (`rules-classic.alt`), and the file where it stands."""

    name: str
    file: str
    pattern: ftl.Pattern

    @cached_property
    def readings(self) -> list[str]:
        """Every variant of every choice once, beside the usual variants of the others."""
        return _readings(self.pattern)

    @cached_property
    def names(self) -> Names:
        """The variables, texts and terms in it, and its choices."""
        return Names(self.pattern)


@dataclass(frozen=True, eq=False)
class Texts:
    """All texts of a language by their names, its terms, and what is wrong before anything is compared."""

    by_name: Mapping[str, Text]
    terms: frozenset[str]
    unreadable: tuple[tuple[str, str], ...]  # file and what stands there
    doubles: tuple[tuple[str, str], ...]  # file and name

    @property
    def messages(self) -> frozenset[str]:
        """The names of its messages, without attributes."""
        return frozenset(name.partition(".")[0] for name in self.by_name)

    @cached_property
    def counted(self) -> frozenset[str]:
        """The variables that are numbers: by which some text chooses so, or which it formats so."""
        every = (text.names for text in self.by_name.values())
        return frozenset(name for names in every for name in names.counted)

    def variables(self, name: str) -> set[str]:
        """Return what a text names, directly or by the texts within it."""
        seen, waiting, variables = set[str](), {name}, set[str]()
        while waiting:
            text_id = waiting.pop()
            seen.add(text_id)
            if text_id in self.by_name:
                names = self.by_name[text_id].names
                variables |= names.variables
                waiting |= names.references - seen
        return variables


@cache
def entries_of(text: str) -> Sequence[ftl.EntryType]:
    """Return the entries of a file, which nobody may change."""
    return FluentParser(with_spans=False).parse(text).body


def read(files: Mapping[str, str]) -> Texts:
    """Return the texts of all files of a language."""
    by_name, terms = dict[str, Text](), set[str]()
    unreadable, doubles, seen = list[tuple[str, str]](), list[tuple[str, str]](), set[str]()
    for file, text in files.items():
        for entry in entries_of(text):
            if isinstance(entry, ftl.Junk):
                unreadable.append((file, (entry.content or "").strip().partition("\n")[0]))
            elif isinstance(entry, ftl.Message | ftl.Term):
                name = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
                if name in seen:
                    doubles.append((file, name))
                seen.add(name)
                terms |= {name} if isinstance(entry, ftl.Term) else set()
                by_name.update((text.name, text) for text in _texts(name, file, entry))
    return Texts(by_name, frozenset(terms), tuple(unreadable), tuple(doubles))


def _texts(name: str, file: str, entry: ftl.Message | ftl.Term) -> Iterator[Text]:
    if entry.value is not None:
        yield Text(name, file, entry.value)
    for attribute in entry.attributes:
        yield Text(f"{name}.{attribute.id.name}", file, attribute.value)


def _readings(pattern: ftl.Pattern) -> list[str]:
    parts = [_choices(element) for element in pattern.elements]
    usual = [part[0] for part in parts]
    readings = ["".join(usual)]
    for at, part in enumerate(parts):
        readings += ["".join([*usual[:at], other, *usual[at + 1 :]]) for other in part[1:]]
    return readings


def _choices(element: ftl.TextElement | ftl.Placeable) -> list[str]:
    """Return what can stand in one place, the usual first."""
    if isinstance(element, ftl.TextElement):
        return [element.value]
    inside = element.expression
    if isinstance(inside, ftl.Placeable):
        return _choices(inside)
    if isinstance(inside, ftl.SelectExpression):
        ordered = sorted(inside.variants, key=lambda variant: not variant.default)
        return [reading for variant in ordered for reading in _readings(variant.value)]
    return [_filled(inside)]


def _filled(inside: ftl.InlineExpression | ftl.Placeable) -> str:
    if isinstance(inside, ftl.StringLiteral):
        return str(inside.parse()["value"])
    if isinstance(inside, ftl.NumberLiteral):
        return inside.value
    if isinstance(inside, ftl.VariableReference):
        return f"{_OPEN}{inside.id.name}{_CLOSE}"
    if isinstance(inside, ftl.Placeable):
        return _choices(inside)[0]
    if isinstance(inside, ftl.FunctionReference):
        return "".join(map(_filled, inside.arguments.positional))
    attribute = f".{inside.attribute.name}" if inside.attribute else ""
    sign = "-" if isinstance(inside, ftl.TermReference) else ""
    return f"{_FROM}{sign}{inside.id.name}{attribute}{_TO}"


def literal(reading: str, slot: str = " ") -> str:
    """Return the letters of a reading alone, with something for each slot."""
    return re.sub(SLOT, slot, reading)


class Pair:
    """The English and ours; `language` is the code of ours, `book` its page."""

    def __init__(self, ours: Text, texts: Texts, english_texts: Texts, language: str, book: Book) -> None:
        self.ours = ours
        self.english = english_texts.by_name[ours.name]
        self.texts = texts
        self.english_texts = english_texts
        self.language = language
        self.book = book

    @property
    def name(self) -> str:
        """The name of the two texts."""
        return self.ours.name

    @property
    def readings(self) -> list[str]:
        """Our readings."""
        return self.ours.readings

    @property
    def english_readings(self) -> list[str]:
        """The English readings."""
        return self.english.readings

    @property
    def english_whole(self) -> set[str]:
        """The variables of the English, those of texts within it too."""
        return self.english_texts.variables(self.name)

    @property
    def ours_whole(self) -> set[str]:
        """The variables of ours, those of texts within it too, which may be English ones."""
        names = self.ours.names
        inside = (self._variables(name) for name in names.references)
        return names.variables.union(*inside)

    def _variables(self, name: str) -> set[str]:
        texts = self.texts if name in self.texts.by_name else self.english_texts
        return texts.variables(name)
