"""Whether a text fits where it stands: in a message, on a button, in a picture."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from rendering.kit.texts import TextStyle, _drawable, text_width
from tests.tools.texts.reading import SLOT, Pair, Texts

# What Discord takes, by what a text is; the first pattern that its name has decides.
LIMITS: tuple[tuple[str, str, int], ...] = (
    ("button", r"(button|switch)-[^.]*|question-votes-(open|hidden)", 80),
    ("button", r"panel-(pass|draw|end|turn|keep|forced|uno|catch|challenge|give-back|street|at|play|join)", 80),
    ("button", r"panel-(short|end-half|end-joker|meld-(discard|draw|draw-suggest|lay|take|suggest-.*))", 80),
    ("button", r"panel-rack-(arrange|claim|discard|draw|draw-turned|end|left|right|swap|take)", 80),
    ("placeholder", r"panel-(menu|pick|targets|list|rack-pick)|lobby-(game|length|remove)|menu-[^.]*|[^.]*-menu", 150),
    ("placeholder", r"replay-to-[^.]*|setting-[^.]*", 150),
    (
        "option",
        r"game-[^.]*|league-(sort|all-games)[^.]*|option-[^.]*|length-[^.]*|computers-[^.]*|clock-[^.]*|[^.]*-choice",
        100,
    ),
    ("parameter", r"parameter-[^.]*", 30),  # of 32: some have a number behind
    ("title", r"(cut|figures|points|teams)-(title|label)", 45),
    ("description", r"command-.*\..*|[^.]*-description", 100),
    ("alt text", r".*\.alt|[^.]*-alt|alt-[^.]*", 1024),
    ("message", r".*", 2000),
)

COMMAND = 8000  # all texts of a command together, each in its longest language
WIDER = 1.2  # than the widest English one a button may be
_LONGEST: Mapping[str, int] = {
    **dict.fromkeys(("name", "player", "host", "winner", "loser", "against", "caught", "teacher", "owner"), 32),
    **dict.fromkeys(("names", "players", "list", "text", "reason", "what", "why"), 60),
}
_NUMBER = 5
_USUAL = 12  # letters of what else is filled in


def kind(name: str) -> tuple[str, int]:
    """Return what a text is and how long it may be."""
    return next((kind, most) for kind, pattern, most in LIMITS if re.fullmatch(pattern, name))


def filled(reading: str, counted: Iterable[str] = ()) -> int:
    """Return how many characters a reading has with the longest values."""
    slots = [match[0][1:-1] for match in re.finditer(SLOT, reading)]
    values = (_NUMBER if slot in counted else _LONGEST.get(slot, _USUAL) for slot in slots)
    return len(re.sub(SLOT, "", reading)) + sum(values)


def limits(pair: Pair) -> Iterator[str]:
    """Yield what a text is, how long it gets, and how long it may be, if that is too long for Discord."""
    what, most = kind(pair.name)
    longest = max(filled(reading, pair.english_texts.counted) for reading in pair.readings)
    if longest > most:
        yield f"{what}: {longest} > {most}"


def widths(pair: Pair) -> Iterator[str]:
    """Yield how wide a button gets, if that is more than a fifth wider than the widest English one of its kind."""
    if kind(pair.name)[0] == "button":
        plain = not re.search(SLOT, "".join(pair.readings))
        longest = max(filled(reading, pair.english_texts.counted) for reading in pair.readings)
        most = round(_widest(pair.english_texts)[plain] * WIDER)
        if longest > most:
            yield f"{longest} > {most}"


@lru_cache(maxsize=4)
def _widest(english: Texts) -> tuple[int, int]:
    """Return how wide the widest English buttons get: those with something filled in, and the others."""
    filled_widths: tuple[list[int], list[int]] = ([80], [])
    for text in english.by_name.values():
        if kind(text.name)[0] == "button":
            plain = not re.search(SLOT, "".join(text.readings))
            filled_widths[plain].extend(filled(reading, english.counted) for reading in text.readings)
    return max(filled_widths[0]), max(filled_widths[1], default=80)


def commands(languages: Iterable[Texts]) -> dict[str, int]:
    """Return how much each command says, every text of it in its longest language."""
    longest: dict[str, int] = {}
    for texts in languages:
        for name, text in texts.by_name.items():
            if name.startswith("command-") and "." in name:
                longest[name] = max(longest.get(name, 0), *(map(filled, text.readings)))
    sums: dict[str, int] = {}
    for name, length in longest.items():
        command = re.split(r"[-.]", name)[1]
        sums[command] = sums.get(command, 0) + length
    return sums


# In pictures


class Slot(NamedTuple):
    """The pixels that a text has, and the pixels and the weight of its letters."""

    room: int
    size: int
    weight: int = 600


# The narrowest place of each, at the table with most players.
PLACES: Mapping[str, Slot] = {
    "picture-turn": Slot(150, 30, 700),
    "picture-won": Slot(260, 36, 700),
    "picture-tiles": Slot(110, 27, 500),
    "picture-score": Slot(110, 27, 500),
    "picture-worth": Slot(110, 27, 500),
    "picture-stock": Slot(200, 34),
    "picture-round": Slot(220, 32),
    "picture-free": Slot(406, 42),
    "league-played": Slot(124, 32),
    "league-won": Slot(120, 32),
    "league-place": Slot(152, 32),
    "league-last": Slot(220, 32),
    "league-points": Slot(220, 32),
    "league-rating": Slot(220, 32),
    "league-per-match": Slot(220, 32),
    "league-new": Slot(84, 32),
}
LEAST = 0.8  # of its size a text may shrink to, in narrow letters
_DRAWN = re.compile(r"picture-.*|milestone.*|game-[^.]*|card-(rating|points)|result-(title|score|moment|left).*")


def drawn(pair: Pair) -> Iterator[str]:
    """Yield letters of a drawn text that the font lacks, and how wide it is where it has no room."""
    place = PLACES.get(pair.name)
    if place is None and not _DRAWN.fullmatch(pair.name):
        return
    for reading in pair.readings:
        if lost := lacking(re.sub(SLOT, "", reading)):
            yield lost
        if place is not None and (wide := _smallest(reading, place)) > place.room:
            yield f"{wide} > {place.room}"


def lacking(text: str) -> str:
    """Return the characters that Noto Sans would not draw as they are; from people's names they are dropped."""
    composed = unicodedata.normalize("NFC", text)
    return "".join(dict.fromkeys(char for char in composed if not char.isspace() and not _drawable(char)))


def _smallest(reading: str, place: Slot) -> int:
    """Return how wide a text is in the smallest letters that it may have there."""
    style = TextStyle(round(place.size * LEAST), weight=place.weight)
    return text_width(re.sub(SLOT, "12", reading), style, narrow=True)  # a number of two digits
