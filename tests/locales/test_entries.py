"""Entries of a Fluent file, found without parsing it, and the marks of the English they were made from."""

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot import locales
from bot.locales.entries import all_entries, entries, mark_of, named_in, stamped

FILE = """\
### A heading

# en: 00000000
one = Eins
# Where it stands.
# en: 12345678
two =
    { $n ->
        [one] Zwei

       *[other] x = y
    }
    .alt = three = 3
-brand = Bone{ $x }yard
# A comment that is not about the next.

four = { -brand } { two.alt } { NUMBER($n) }
"""


def test_an_entry_ends_before_the_next() -> None:
    found = list(entries("a.ftl", FILE))
    assert [(one.name, one.line, one.mark) for one in found] == [
        ("one", 4, "00000000"),
        ("two", 7, "12345678"),
        ("-brand", 14, ""),
        ("four", 17, ""),
    ]
    assert found[1].source.endswith(".alt = three = 3")
    assert found[0].source == "one = Eins"
    assert named_in(found[3].source) == {"-brand", "two", "NUMBER"}


def test_every_text_is_found_as_the_parser_finds_it() -> None:
    for name, text in locales.source("en").items():
        parsed = [one.id.name for one in FluentParser().parse(text).body if isinstance(one, ftl.Message)]
        assert [one.name for one in entries(name, text)] == parsed


def test_a_mark_is_of_the_text_alone() -> None:
    (first,), (second,) = entries("", "# One.\na = b\n"), entries("", "# Another.\n\na = b\n\n\n# And\n")
    (third,) = entries("", "a = c\n")
    assert mark_of(first) == mark_of(second) != mark_of(third)
    assert len(mark_of(first)) == 8


def test_a_file_is_stamped_where_marks_lack_or_everywhere() -> None:
    marks = {"one": "aaaaaaaa", "two": "bbbbbbbb", "four": "dddddddd"}
    once = stamped(FILE, marks)
    assert {one.name: one.mark for one in entries("", once)} == {
        "one": "00000000", "two": "12345678", "-brand": "", "four": "dddddddd",
    }  # fmt: skip
    anew = stamped(FILE, marks, anew=True)
    assert {one.name: one.mark for one in entries("", anew)} == {"-brand": "", **marks}
    assert stamped(anew, marks, anew=True) == anew
    assert [one.source for one in entries("", anew)] == [one.source for one in entries("", FILE)]
    assert "# Where it stands.\n# en: bbbbbbbb\ntwo =" in anew


def test_files_of_a_language_are_read_together() -> None:
    found = all_entries({"a.ftl": "a = 1", "b.ftl": "b = 2"})
    assert [(one.name, one.file) for one in found] == [("a", "a.ftl"), ("b", "b.ftl")]
