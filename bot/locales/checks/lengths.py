"""Whether a text fits where it stands, filled with the longest that can be filled in."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from bot.locales.checks.pair import Pair
from bot.locales.checks.reading import SLOT, Texts

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
_ABOVE: Mapping[str, str] = {"fixtures": "league"}  # groups of commands within a command
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
    slots = [found[0][1:-1] for found in re.finditer(SLOT, reading)]
    values = (_NUMBER if slot in counted else _LONGEST.get(slot, _USUAL) for slot in slots)
    return len(re.sub(SLOT, "", reading)) + sum(values)


def values(reading: str) -> str:
    """Return a reading of a short text with a number of two digits in each slot."""
    return re.sub(SLOT, "12", reading)


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
    found: tuple[list[int], list[int]] = ([80], [])
    for text in english.found.values():
        if kind(text.name)[0] == "button":
            plain = not re.search(SLOT, "".join(text.readings))
            found[plain].extend(filled(reading, english.counted) for reading in text.readings)
    return max(found[0]), max(found[1], default=80)


def commands(languages: Iterable[Texts]) -> dict[str, int]:
    """Return how much each command says, every text of it in its longest language."""
    longest: dict[str, int] = {}
    for texts in languages:
        for name, text in texts.found.items():
            if name.startswith("command-") and "." in name:
                longest[name] = max(longest.get(name, 0), *(map(filled, text.readings)))
    sums: dict[str, int] = {}
    for name, length in longest.items():
        command = _ABOVE.get(found := re.split(r"[-.]", name)[1], found)
        sums[command] = sums.get(command, 0) + length
    return sums
