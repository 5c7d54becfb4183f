"""`python -m tests.locales.cost`: what five languages more cost a start and a first page, and what six take of memory.

The languages are made up from the English. A start translates every text of a command into each of Discord's languages.
"""

import shutil
import tempfile
import time
import tracemalloc
from importlib.resources import files
from pathlib import Path

from bot import locales
from bot.app.commands.info import rules
from bot.games.registry import GAMES
from bot.games.text.reader import Reader
from tests.locales.invented import VOWELS, invented
from tests.locales.loaded import forget
from tests.tools.texts.reading import read

FIVE = ("fi", "sv", "de", "nl", "hu")
LOCALES = 32  # of Discord; all but ours end in English


def main() -> None:
    """Measure both."""
    commands = [name for name in read(locales.source("en")).by_name if name.startswith("command-")]
    english = locales.source("en")
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        shutil.copytree(str(files(locales) / "en"), root / "en")
        locales.files = lambda _: root
        alone = _start(commands)
        for language in FIVE:
            (root / language).mkdir()
            for name, text in english.items():
                (root / language / name).write_text(invented(text, VOWELS["one"]), "utf-8")
        together = _start(commands)
        print(f"start: {alone:.3f} s with English alone, {together:.3f} s with {len(FIVE)} more")
        first = [min(_first(game) for _ in range(3)) for game in GAMES]
        print(f"first page of a game's rules in a language: {min(first):.0f} to {max(first):.0f} ms")
        print(f"memory: {_memory():.1f} MiB with all texts of six languages asked for once")


def _start(commands: list[str]) -> float:
    """The seconds of processor time in which all texts of commands are translated, the best of three."""
    taken = []
    for _ in range(3):
        forget()
        began = time.process_time()
        for locale in (*FIVE, *(f"x{number}" for number in range(LOCALES - len(FIVE)))):
            for name in commands:
                locales.t(locale, name)
        taken.append(time.process_time() - began)
    return min(taken)


def _first(game: str) -> float:
    """The milliseconds of processor time that a page takes in a language of which nothing was read yet."""
    forget()
    began = time.process_time()
    rules(game, Reader(locale=FIVE[0]))
    return 1000 * (time.process_time() - began)


def _memory() -> float:
    forget()
    tracemalloc.start()
    for language in ("en", *FIVE):
        held = locales._language(language)
        for name in held.texts:
            held.has(name)
    return tracemalloc.get_traced_memory()[0] / 2**20


if __name__ == "__main__":
    main()
