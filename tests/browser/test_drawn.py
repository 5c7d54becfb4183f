"""The emojis of our own texts are drawn by the sandbox's page: no machine needs a font for them."""

import re
from pathlib import Path

from bot.sandbox.strict.emoji import is_emoji

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "bot/sandbox/page"
TEXTS = (*(ROOT / "bot/locales").rglob("*.ftl"), *(ROOT / "bot").rglob("*.py"))
IN_FONTS = set("♠♥♦♣")  # as plain characters, which is how they are written


def drawn() -> list[str]:
    """The emojis that the page draws, in the order of its drawing."""
    match = re.search(r"DRAWN = \[(.*?)\]", (PAGE / "drawn.js").read_text("utf-8"))
    assert match is not None
    return re.findall(r'"(.)"', match[1])


def test_every_emoji_of_ours_is_drawn() -> None:
    texts = "".join(path.read_text("utf-8") for path in TEXTS)
    used = {char for char in texts if ord(char) > 0x2000 and (is_emoji(char) or is_emoji(char + "\ufe0f"))}
    assert used - IN_FONTS <= set(drawn())
    assert used >= {"⚙", "🏆"}


def test_there_is_a_drawing_for_each() -> None:
    drawing = (PAGE / "emojis.svg").read_text("utf-8")
    assert drawing.count("<g transform") == len(drawn())
    assert f'viewBox="0 0 {32 * len(drawn())} 32"' in drawing
    assert f"/ {100 * len(drawn())}% 100%" in (PAGE / "message.css").read_text("utf-8")
