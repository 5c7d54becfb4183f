"""Each check finds the fault that is planted for it, and nothing in a translation that is as it should be."""

import pytest

from tests.tools.texts.pages import book
from tests.tools.texts.reading import read
from tests.tools.texts.rules import flaws, missing

PAGE = """
## Signs

| what | how |
|---|---|
| quotes | `„` `“` |
| percent | `53 %` |
| decimal | `,` |
| articles | `der` `die` `das` `dem` `den` |
| English words | `the` `of` `your` `is` |
| never | `Sie` |

## Glossary

| English | Deutsch | Never | Note |
|---|---|---|---|
| `tile` `tiles` | `Stein*` | `Karte*` | |
| `card` `cards` | `Karte*` | | |
| `pips` | `Augen` | `Punkt*` | not the score |
| `point` `points` | `Punkt*` | | |

## Exceptions

| rule | text | why |
|---|---|---|
| english | `name` | a name |
"""
ENGLISH = """
name = Boneyard
draws = { $name } draws { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
pips = { $n } pips left, { $points } points.
at-x = **{ $name }** plays at X → Y, see `/hand`. 🏁
small = -# A line of “{ $word }”
lines =
    A line
    -# A small line
street = { $side ->
        [left] at X
       *[right] at Y
    }
rank = { $what ->
        [A] ace
       *[other] { $what }
    }
button-go = Go on
share = { $part } % of 1.5 cards
button-help = Help
help = Press “{ button-help }”.
    .alt = A card.
command-play =
    .description = Open a table
"""
GERMAN = """
name = Boneyard
draws = { $name } zieht { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }.
pips = { $n } Augen übrig, { $points } Punkte.
at-x = **{ $name }** legt bei X → Y an, siehe `/hand`. 🏁
small = -# Eine Zeile: „{ $word }“
lines =
    Eine Zeile
    -# Eine kleine
street = { $side ->
        [left] bei X
       *[right] bei Y
    }
rank = { $what ->
        [A] Ass
       *[other] { $what }
    }
button-go = Weiter
share = { $part } % von 1,5 Karten
button-help = Hilfe
help = Drück „{ button-help }“.
    .alt = Eine Karte.
command-play =
    .description = Einen Tisch öffnen
"""


def flaws_in(german: str, english: str = ENGLISH, language: str = "de") -> set[tuple[str, str]]:
    texts = read({"a.ftl": german})
    return {(flaw.rule, flaw.name) for flaw in flaws(language, texts, read({"a.ftl": english}), book(PAGE))}


def test_a_good_translation_has_no_flaw() -> None:
    assert flaws_in(GERMAN) == set()
    assert list(missing(read({"a.ftl": GERMAN}), read({"a.ftl": ENGLISH}))) == []


@pytest.mark.parametrize(
    ("rule", "name", "right", "wrong"),
    [
        ("unreadable", "", "button-go = Weiter", "button-go = { $x"),
        ("double", "button-go", "button-go = Weiter", "button-go = Weiter\nbutton-go = Los"),
        ("unknown", "button-gone", "button-go =", "button-gone ="),
        ("unknown", "name.alt", "name = Boneyard", "name = Boneyard\n    .alt = Bild"),
        ("variable", "draws", "{ $name } zieht", "{ $neam } zieht"),
        ("variable", "help", "{ button-help }", "{ draws }"),
        ("variable", "draws", "{ $count ->", "{ $cuont ->"),
        ("reference", "help", "{ button-help }", "{ button-hilfe }"),
        ("reference", "help", "{ button-help }", "{ -hilfe }"),
        ("plural", "draws", "[one] { $count } Stein\n", "[few] { $count } Stein\n"),
        ("plural", "draws", "[one] { $count } Stein\n", "[one] ein Stein\n        [many] { $count } Steine\n"),
        ("choice", "rank", "[A] Ass", "[A] Ass\n        [2] Zwei"),
        ("limit", "command-play.description", "Einen Tisch öffnen", f"Tisch {'auf' * 40}"),
        ("limit", "help.alt", "Eine Karte.", f"Karte {'sehr' * 300}"),
        ("limit", "at-x", "legt bei", f"legt {'sehr ' * 400}bei"),
        ("wide", "button-go", "Weiter", "Weiterspielen bitte"),
        ("ending", "draws", "{ $name } zieht", "{ $name }s Zug: zieht"),
        ("ending", "draws", "{ $name } zieht", "{ $name }’s Hand zieht"),
        ("ending", "draws", "{ $name } zieht", "{ $name }-nak zieht"),
        ("ending", "draws", "{ $name } zieht", "{ $name }:n zieht"),
        ("ending", "draws", "{ $name } zieht", "Der { $name } zieht"),
        ("ending", "at-x", "**{ $name }**", "die **{ $name }**"),
        ("ending", "draws", "{ $name } zieht", "Vor{ $name } zieht"),
        ("glossary", "draws", "{ $count } Stein\n", "{ $count } Karte\n"),
        ("glossary", "pips", "Augen", "Punkte"),
        ("glossary", "button-go", "Weiter", "Sie sind dran"),
        ("english", "button-go", "Weiter", "Go on"),
        ("english", "pips", "übrig", "of übrig"),
        ("signs", "at-x", "bei X → Y", "bei Y → X"),
        ("signs", "at-x", "→", "↑"),
        ("signs", "at-x", "`/hand`", "`/play`"),
        ("signs", "at-x", "**{ $name }**", "{ $name }"),
        ("signs", "at-x", " 🏁", ""),
        ("signs", "small", "-# Eine", "Eine"),
        ("signs", "lines", "-# Eine kleine", "Eine kleine"),
        ("signs", "street", "[left] bei X", "[left] bei Y"),
        ("quotes", "small", "„{ $word }“", "“{ $word }”"),
        ("quotes", "small", "„{ $word }“", '"{ $word }"'),
        ("quotes", "small", "„{ $word }“", "“{ $word }„"),
        ("quotes", "pips", "übrig,", "übrig —"),
        ("quotes", "share", "{ $part } %", "{ $part }%"),
        ("quotes", "share", "1,5", "1.5"),
    ],
)
def test_a_planted_fault_is_found_by_its_rule(rule: str, name: str, right: str, wrong: str) -> None:
    assert right in GERMAN
    assert (rule, name) in flaws_in(GERMAN.replace(right, wrong, 1))


def test_a_plural_that_only_other_languages_know_is_wanted_there() -> None:
    assert ("plural", "draws") in flaws_in(GERMAN, language="pl")
    assert ("plural", "draws") not in flaws_in(GERMAN, language="hu")


def test_a_language_may_have_one_form_for_all_numbers() -> None:
    plain = GERMAN.replace(
        "{ $count ->\n        [one] { $count } Stein\n       *[other] { $count } Steine\n    }", "{ $count } Steine"
    )
    assert plain != GERMAN
    assert flaws_in(plain) == set()


def test_what_is_missing_is_told_attributes_too() -> None:
    lacking = missing(read({"a.ftl": "name = B\nhelp = Hilfe"}), read({"a.ftl": ENGLISH, "cli.ftl": "x = y"}))
    names = {flaw.name for flaw in lacking}
    assert {"help.alt", "draws", "command-play.description"} <= names
    assert not names & {"name", "help", "x"}


def test_a_command_s_texts_have_a_limit_together() -> None:
    english = "".join(f"command-play-{at} =\n    .description = {'a' * 99}\n" for at in range(80))
    assert flaws_in("", english) == set()
    german = "".join(f"command-play-{at} =\n    .description = {'b' * 100}\n" for at in range(80))
    assert ("command", "play") not in flaws_in(german, english)
    longer = german + "command-play-80 =\n    .description = b\n"
    assert ("command", "play") in flaws_in(longer, english + "command-play-80 =\n    .description = a\n")


def test_an_exception_is_for_its_text_and_rule_alone() -> None:
    assert ("english", "name") in {
        (flaw.rule, flaw.name) for flaw in flaws("de", read({"a.ftl": GERMAN}), read({"a.ftl": ENGLISH}), book(""))
    }
    assert ("signs", "name") in flaws_in(GERMAN.replace("name = Boneyard", "name = Boneyard X"))


def test_a_word_that_is_right_for_one_thing_and_wrong_for_another_is_weighed() -> None:
    assert flaws_in("pips = { $n } Augen und { $points } Punkte") == set()
    assert ("glossary", "only") in flaws_in("only = { $n } Augenpunkte, Punkte", "only = { $n } pips")
