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
        "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
        "⚠️",
        "🫠",
    ],
)
def test_emojis(text):
    assert is_emoji(text)


NONE = ["", "a", "hand", "🁢", "🂡", "🀀", "✋✋", "🇫", "1", "♤", "\u200d", "✋ ", "é", "<:own:1>"]
# A reserved place, one of a later Unicode, a flag of no country, a colour on what has none, a flag without a name.
NOT_YET = ["\U0001f322", "\U0001f6d8", "🇽🇽", "🎲🏽", "🏴\U000e0067\U000e0062\U000e007f"]


@pytest.mark.parametrize("text", [*NONE, *NOT_YET])
def test_what_only_looks_like_one(text):
    assert not is_emoji(text)
