"""`python -m tests.views.replay.make`: write the words of replays down anew. Read what has changed."""

from pathlib import Path

from bot.views.replay.message import replay_page
from bot.views.replay.told import moment_alt, round_alt
from bot.views.text.look import Look
from tests.views.replay.matches import GAME_NAMES, ended, played

GOLDEN = Path(__file__).parent / "golden"
LOOK = Look("en", "dark")


def words(game: str) -> str:
    """The first round of a game's first record: how it went, a moment in words, what stands above each picture."""
    one = played(game)
    lines = [round_alt(one, LOOK), "", moment_alt(one, one.last // 2, LOOK), ""]
    for at in range(one.last + 1):
        _, *told = replay_page(ended(game), one, at, LOOK, picture=b"x").content.split("\n")
        lines += told
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for game in GAME_NAMES:
        (GOLDEN / f"{game}.txt").write_text(words(game), "utf-8")
