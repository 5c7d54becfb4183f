"""`python -m tests.golden.lessons [GAME...]`: write the lessons as they are read; read what has changed."""

import sys

from bot.lessons.course import names
from tests.golden import FOLDER
from tests.lessons.test_pages import text


def main(games: list[str]) -> None:
    """Write the lessons of these games, of all without any."""
    (FOLDER / "lessons").mkdir(exist_ok=True)
    for game in games or names():
        (FOLDER / "lessons" / f"{game}.txt").write_text(text(game), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
