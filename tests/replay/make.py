"""`python -m tests.replay.make`: write the words of replays down anew. Read what has changed."""

from pathlib import Path

from bot.games.text.reader import Reader
from bot.replay.wording import moment_alt, moment_text, round_alt, where
from tests.replay.matches import GAME_NAMES, played

GOLDEN = Path(__file__).parent / "golden"
READER = Reader("en", "dark")


def words(game: str) -> str:
    """The first round of a game's first record: how it went, a moment in words, what each moment says."""
    round_ = played(game)
    lines = [round_alt(round_, READER), "", moment_alt(round_, round_.last // 2, READER), ""]
    for at in range(round_.last + 1):
        lines += [where(round_, at, READER), *moment_text(round_, at, READER).split("\n")]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for game in GAME_NAMES:
        (GOLDEN / f"{game}.txt").write_text(words(game), "utf-8")
