import pytest

from bot.sandbox.strict.emoji import is_emoji


@pytest.mark.parametrize(
    "text",
    [
        "✋",
        "👍🏽",
        "🃏",
        "🀄",
        "🏁",
        "❤️",
        "1️⃣",
        "🇫🇮",
        "👨\u200d👩\u200d👧",
        "🏴\U000e0067\U000e0062\U000e007f",
        "⚠️",
        "🫠",
    ],
)
def test_emojis(text):
    assert is_emoji(text)


@pytest.mark.parametrize(
    "text", ["", "a", "hand", "🁢", "🂡", "🀀", "✋✋", "🇫", "1", "♤", "\u200d", "✋ ", "é", "<:own:1>"]
)
def test_what_only_looks_like_one(text):
    assert not is_emoji(text)
