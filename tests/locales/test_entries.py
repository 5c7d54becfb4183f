"""Entries of a Fluent file, found without parsing it, and the marks of the English they were made from."""

from fluent.syntax import ast as ftl

from bot import locales
from bot.locales.language import entries, named_in
from tests.tools.texts.command import mark_of, marks_in, stamped
from tests.tools.texts.reading import entries_of

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
    parsed = list(entries(FILE))
    assert [(entry.name, entry.line) for entry in parsed] == [("one", 4), ("two", 7), ("-brand", 14), ("four", 17)]
    assert marks_in(FILE) == {"one": "00000000", "two": "12345678"}
    assert parsed[1].source.endswith(".alt = three = 3")
    assert parsed[0].source == "one = Eins"
    assert named_in(parsed[3].source) == {"-brand", "two", "NUMBER"}


def test_every_text_is_found_as_the_parser_finds_it() -> None:
    for text in locales.source("en").values():
        parsed = [entry.id.name for entry in entries_of(text) if isinstance(entry, ftl.Message)]
        assert [entry.name for entry in entries(text)] == parsed


def test_a_mark_is_of_the_text_alone() -> None:
    (first,), (second,) = entries("# One.\na = b\n"), entries("# Another.\n\na = b\n\n\n# And\n")
    (third,) = entries("a = c\n")
    assert mark_of(first.source) == mark_of(second.source) != mark_of(third.source)
    assert len(mark_of(first.source)) == 8


def test_a_file_is_stamped_where_marks_lack_or_everywhere() -> None:
    marks = {"one": "aaaaaaaa", "two": "bbbbbbbb", "four": "dddddddd"}
    once = stamped(FILE, marks)
    assert marks_in(once) == {"one": "00000000", "two": "12345678", "four": "dddddddd"}
    anew = stamped(FILE, marks, anew=True)
    assert marks_in(anew) == marks
    assert stamped(anew, marks, anew=True) == anew
    assert [entry.source for entry in entries(anew)] == [entry.source for entry in entries(FILE)]
    assert "# Where it stands.\n# en: bbbbbbbb\ntwo =" in anew


def test_a_mark_above_a_comment_keeps_its_place() -> None:
    text = "# en: 12345678\n# Where it stands.\n\na = b\nc = d\n"
    assert marks_in(text) == {"a": "12345678"}
    assert stamped(text, {"a": "aaaaaaaa"}, anew=True) == text.replace("12345678", "aaaaaaaa")
