"""Lessons as messages: Discord takes each, each says all in words, none shows the teacher's hand."""

import re
from itertools import product

import msgspec
import pytest

from bot.games.registry import GAMES
from bot.games.rooms.frame import asks_for_suggestion
from bot.games.rooms.selection import Selection
from bot.games.text.reader import Reader
from bot.lessons.course import LEARNER, TEACHER, lesson_of, names, stage_of
from bot.lessons.pages import left_page, lesson_page, lesson_picture, lesson_view, offered, place_in, shown_way
from bot.locales import languages
from bot.parts import verbs
from bot.parts.ids import Press, decode
from bot.play.clicks.presses import chosen, tokens_of
from rendering import emoji_names
from tests.games.zones import with_zones, zones_of
from tests.golden import FOLDER
from tests.play.pages.points import EDGE, HEAD, points
from tests.play.pages.refused import problems
from tests.tools.screens import SCREEN

READER = Reader()
NAMES = ("Ann", "Granny Bolt")
STEPS = [(game, number) for game in names() for number in range(len(lesson_of(game).steps))]
PNG = b"\x89PNG"


def text(game: str) -> str:
    """A lesson as it is read, step by step: what stands there, what can be pressed, the picture in words."""
    texts = []
    for number in range(len(lesson_of(game).steps)):
        parts = lesson_page(stage_of(game, number), NAMES, READER, picture=PNG)
        buttons = [getattr(item, "label", "") or f"({item.placeholder})" for row in parts.rows for item in row]
        texts.append("\n".join([parts.content, f"[{'] ['.join(buttons)}]", f"= {parts.alt}"]))
    return "\n\n".join(texts) + "\n"


@pytest.mark.parametrize("game", names())
def test_it_reads_as_it_was_read(game: str) -> None:
    """`python -m tests.golden.lessons` writes them anew."""
    assert text(game) == (FOLDER / "lessons" / f"{game}.txt").read_text("utf-8")


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_every_step_is_a_message(game: str, number: int) -> None:
    emojis = dict.fromkeys(emoji_names(game), "<:tile:123456789012345678>")
    for reader in (READER, Reader(emojis=emojis)):
        for picture, notice in product((PNG, None), ("", "Oh!")):
            parts = lesson_page(stage_of(game, number), NAMES, reader, picture=picture, notice=notice)
            assert problems(parts) == ()
            assert len(parts.content) < 2000
            assert not parts.alt.endswith("…")
            places = {place_in(press) for press in presses(parts)}
            assert places - {None} == {(game, number, True)}


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_what_is_explained_is_short(game: str, number: int) -> None:
    """As much as is read aloud in half a minute."""
    parts = lesson_page(stage_of(game, number), NAMES, READER, picture=PNG)
    explained = [line for line in parts.content.split("\n")[1:] if not line.startswith("-# ")]
    assert len(" ".join(explained).split()) <= 75


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", names())
def test_a_lesson_is_short(game: str, language: str) -> None:
    """Six steps, and 250 words of explanation: a minute's reading. Small print tells what was played."""
    steps = range(len(lesson_of(game).steps))
    assert len(steps) <= 6
    explained = [line for number in steps for line in content(game, number, language)[1:] if not line.startswith("-# ")]
    assert word_count(" ".join(explained)) <= 250


@pytest.mark.slow
@pytest.mark.parametrize(("game", "number"), STEPS)
def test_a_step_is_no_higher_than_a_screen(game: str, number: int) -> None:
    """So is what "Help me" shows, in all languages: nobody scrolls from the sentence to the button."""
    stage, emojis = stage_of(game, number), dict.fromkeys(emoji_names(game), "<:tile:1>")
    for selection in {Selection(), shown_way(stage, Selection()) if stage.step.act else Selection()}:
        picture = lesson_picture(stage, NAMES, READER, selection)  # as high in every language
        for language in languages():
            reader = Reader(locale=language, emojis=emojis)
            parts = lesson_page(stage, NAMES, reader, selection=selection, picture=picture)
            assert points(parts) - HEAD - EDGE <= SCREEN, language


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_the_tile_to_press_has_its_number(game: str, number: int) -> None:
    """A button shows a number beside the picture of its tile."""
    emojis = dict.fromkeys(emoji_names(game), "<:tile:123456789012345678>")
    parts = lesson_page(stage_of(game, number), NAMES, Reader(emojis=emojis), picture=PNG)
    pressed = re.search(r"\*\*Press (?:Call UNO, then )?(\d+) \(", parts.content)
    acts = lesson_of(game).steps[number].act
    if acts and acts[0].split(" ")[1] in ("play", "open") and "over" not in acts[0]:
        assert pressed
        labels = [item.label for row in parts.rows for item in row if hasattr(item, "label")]
        assert any(re.fullmatch(rf"{pressed[1]}\W*[XY↑→↓←]?", label) for label in labels), labels


def word_count(text: str) -> int:
    return sum(any(map(str.isalnum, word)) for word in text.split())


def content(game: str, number: int, language: str = "en") -> list[str]:
    """The lines of a step: the heading, what has happened, what is explained."""
    return lesson_page(stage_of(game, number), NAMES, Reader(locale=language), picture=PNG).content.split("\n")


# Words that nobody has to know, and what tells what they mean: a part of the step in which they first are.
_LINE = {
    "boneyard": "to draw from",
    r"doubles?\b": "the same figure twice",
    "end X|at X|X or Y": "the open ends, X or Y",
}
_MELD = {
    r"combinations?\b": "three or more cards of one suit in order",
    r"runs?\b": "three or more cards of one suit in order",
    r"groups?\b": "three or four of one rank in different suits",
    r"stock\b": "draw from the stock",
    r"minimum\b|at least \d": "numbers as they are, 10 for jack, queen and king, 11 for an ace",
}
_JOKERS = {**_MELD, "joker (stands|counts)|a joker,": "stands for any card"}
EXPLAINED = {
    "classic": {"pips": "dots each, the pips", r"doubles?\b": "the same number twice", "Pass": "Then you pass"},
    "moomin": _LINE,
    "moomin-joker": {**_LINE, "jokers?": "Each joker shows one figure"},
    "christmas": {
        "boneyard": "to draw from",
        r"\bX\b|\bY\b": "the open ends, X or Y",
        "joker": "one of the pictures is the joker",
    },
    "uno": {
        "boneyard": "to draw from",
        r"doubles?\b": "shows the same twice",
        r"streets?\b": "lead off: ↑ → ↓ ←",
        r"call\w* UNO|Catch": "With your second-to-last domino you must call UNO",
        "Skip": "takes the next player's turn",
        "[→←]": "↑ → ↓ ←",
    },
    "romi40": _JOKERS,
    "romi51": _JOKERS,
    "joker-mania": _JOKERS,
    "romi50": _MELD,
    "tabla": {
        r"runs?\b": "(one colour, in order)",
        r"groups?\b": "(one number, different colours)",
        "/14": "how near you are",
        "[Cc]laim": "you may claim it",
    },
}


@pytest.mark.parametrize("game", names())
def test_words_are_explained_where_they_first_are(game: str) -> None:
    steps = [" ".join(content(game, number)[1:]) for number in range(len(lesson_of(game).steps))]
    for word, meaning in EXPLAINED[game].items():
        first = next(step for step in steps if re.search(word, step))
        assert meaning in first, (word, first)


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_nobody_sees_the_teachers_hand(game: str, number: int) -> None:
    stage = stage_of(game, number)
    state = stage.match.state
    hidden = [zone for zone in zones_of(state) if zone.seen_by is not None and LEARNER not in zone.seen_by]
    if lesson_view(stage).ended or not hidden:
        return
    kinds = {zone.kind for zone in hidden}
    swapped = {}
    for kind in kinds:
        zones = [zone for zone in hidden if zone.kind == kind]
        pieces = [piece for zone in zones for piece in zone.pieces][::-1]
        for zone in zones:
            swapped[zone.name], pieces = tuple(pieces[: len(zone.pieces)]), pieces[len(zone.pieces) :]
    other = msgspec.structs.replace(stage.match, state=with_zones(state, swapped))
    assert other.view(TEACHER).hand != stage.match.view(TEACHER).hand
    twin = msgspec.structs.replace(stage, match=other)
    assert lesson_page(twin, NAMES, READER) == lesson_page(stage, NAMES, READER)
    assert twin.match.view(None) == stage.match.view(None)
    assert lesson_view(twin) == lesson_view(stage)
    if number == 3:  # the same views are the same picture; once is enough to see it
        assert lesson_picture(twin, NAMES, READER) == lesson_picture(stage, NAMES, READER)


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_the_step_can_be_done_by_its_buttons(game: str, number: int) -> None:
    """What is suggested is selected, and then a button hands the step's own tokens in."""
    stage = stage_of(game, number)
    if not stage.step.act:
        return
    view = lesson_view(stage)
    planned = bool(view.open) or len(stage.step.act) > 1
    kept = shown_way(stage, Selection()) if planned else Selection()
    assert any(tokens == stage.step.act for tokens in handed_in(stage, kept))


def handed_in(stage, kept):
    """What each button and line of a menu would hand in, and those behind a piece that is picked first."""
    view, front, seen = lesson_view(stage), [kept], []
    while front:
        selection = front.pop()
        seen.append(selection)
        for press in presses(lesson_page(stage, NAMES, READER, selection=selection)):
            if press.verb == verbs.ACT:
                yield tokens_of(press, view, view.legal, selection)
            elif press.verb == verbs.SHOW:
                there = selection.at(Selection.parse(press.words))
                front += [] if there in seen else [there]
            elif press.verb == verbs.SELECT and "on" in press.words and not selection.picked:
                front.append(chosen(press, view, selection))


def presses(parts):
    for item in (item for row in parts.rows for item in row):
        if hasattr(item, "label"):
            yield decode(item.custom_id)
        else:
            yield from (decode(item.custom_id, [choice.value]) for choice in item.choices)


def test_the_suggestion_is_the_lessons_own() -> None:
    assert asks_for_suggestion(Press("learn-romi40", 1, verbs.SELECT, ("hand", "0", "@", "suggest")))
    assert not asks_for_suggestion(Press("learn-romi40", 1, verbs.SELECT, ("hand", "0", "@", "back")))


def test_places() -> None:
    assert place_in(Press("t1-abc", 3, verbs.ACT)) is None
    assert place_in(Press("learn-classic", 3, verbs.ACT)) == ("classic", 3, False)
    assert place_in(Press("learn-chess", 3, verbs.ACT)) == ("chess", 3, False)


@pytest.mark.parametrize("game", names())
def test_other_answers_are_messages(game: str) -> None:
    for parts in (left_page(game, READER), offered(game, READER), offered(game, READER, "Your table is open.")):
        assert problems(parts) == ()


def test_names_are_made_harmless() -> None:
    parts = lesson_page(stage_of("classic", 0), ("@everyone", "**Bolt**"), READER)
    assert "@everyone" not in parts.content.replace("\\@everyone", "")
    assert "You and \\*\\*Bolt\\*\\* hold" in parts.content


def test_there_is_one_for_each_game() -> None:
    assert names() == tuple(GAMES)
