"""Which characters are emojis to Discord: those of Unicode's emoji-data.txt, not all that look like pictures.

Dominoes (U+1F030 to U+1F09F) and most playing cards and mahjong tiles are characters, but no emojis: a message with one
on a button is refused whole (BUTTON_COMPONENT_INVALID_EMOJI).
"""

import re

# Emoji 16. The property Emoji without digits, flags' letters and colours of skin.
_RANGES = (
    "\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u2199\u21a9\u21aa\u231a\u231b\u2328\u23cf\u23e9-\u23f3"
    "\u23f8-\u23fa\u24c2\u25aa\u25ab\u25b6\u25c0\u25fb-\u25fe\u2600-\u2604\u260e\u2611\u2614\u2615\u2618\u261d"
    "\u2620\u2622\u2623\u2626\u262a\u262e\u262f\u2638-\u263a\u2640\u2642\u2648-\u2653\u265f\u2660\u2663\u2665"
    "\u2666\u2668\u267b\u267e\u267f\u2692-\u2697\u2699\u269b\u269c\u26a0\u26a1\u26a7\u26aa\u26ab\u26b0\u26b1"
    "\u26bd\u26be\u26c4\u26c5\u26c8\u26ce\u26cf\u26d1\u26d3\u26d4\u26e9\u26ea\u26f0-\u26f5\u26f7-\u26fa\u26fd"
    "\u2702\u2705\u2708-\u270d\u270f\u2712\u2714\u2716\u271d\u2721\u2728\u2733\u2734\u2744\u2747\u274c\u274e"
    "\u2753-\u2755\u2757\u2763\u2764\u2795-\u2797\u27a1\u27b0\u27bf\u2934\u2935\u2b05-\u2b07\u2b1b\u2b1c\u2b50"
    "\u2b55\u3030\u303d\u3297\u3299\U0001f004\U0001f0cf\U0001f170\U0001f171\U0001f17e\U0001f17f\U0001f18e"
    "\U0001f191-\U0001f19a\U0001f201\U0001f202\U0001f21a\U0001f22f\U0001f232-\U0001f23a\U0001f250\U0001f251"
    "\U0001f300-\U0001f321\U0001f324-\U0001f393\U0001f396\U0001f397\U0001f399-\U0001f39b\U0001f39e-\U0001f3f0"
    "\U0001f3f3-\U0001f3f5\U0001f3f7-\U0001f3fa\U0001f400-\U0001f4fd\U0001f4ff-\U0001f53d\U0001f549-\U0001f54e"
    "\U0001f550-\U0001f567\U0001f56f\U0001f570\U0001f573-\U0001f57a\U0001f587\U0001f58a-\U0001f58d\U0001f590"
    "\U0001f595\U0001f596\U0001f5a4\U0001f5a5\U0001f5a8\U0001f5b1\U0001f5b2\U0001f5bc\U0001f5c2-\U0001f5c4"
    "\U0001f5d1-\U0001f5d3\U0001f5dc-\U0001f5de\U0001f5e1\U0001f5e3\U0001f5e8\U0001f5ef\U0001f5f3"
    "\U0001f5fa-\U0001f64f\U0001f680-\U0001f6c5\U0001f6cb-\U0001f6d2\U0001f6d5-\U0001f6d7\U0001f6dc-\U0001f6e5"
    "\U0001f6e9\U0001f6eb\U0001f6ec\U0001f6f0\U0001f6f3-\U0001f6fc\U0001f7e0-\U0001f7eb\U0001f7f0"
    "\U0001f90c-\U0001f93a\U0001f93c-\U0001f945\U0001f947-\U0001f9ff\U0001fa70-\U0001fa7c\U0001fa80-\U0001fa89"
    "\U0001fa8f-\U0001fac6\U0001face-\U0001fadc\U0001fadf-\U0001fae9\U0001faf0-\U0001faf8"
)
# The property Emoji_Modifier_Base: what can have a colour of skin.
_WITH_SKIN = (
    "\u261d\u26f9\u270a-\u270d\U0001f385\U0001f3c2-\U0001f3c4\U0001f3c7\U0001f3ca-\U0001f3cc\U0001f442\U0001f443"
    "\U0001f446-\U0001f450\U0001f466-\U0001f478\U0001f47c\U0001f481-\U0001f483\U0001f485-\U0001f487\U0001f48f"
    "\U0001f491\U0001f4aa\U0001f574\U0001f575\U0001f57a\U0001f590\U0001f595\U0001f596\U0001f645-\U0001f647"
    "\U0001f64b-\U0001f64f\U0001f6a3\U0001f6b4-\U0001f6b6\U0001f6c0\U0001f6cc\U0001f90c\U0001f90f"
    "\U0001f918-\U0001f91f\U0001f926\U0001f930-\U0001f939\U0001f93c-\U0001f93e\U0001f977\U0001f9b5\U0001f9b6"
    "\U0001f9b8\U0001f9b9\U0001f9bb\U0001f9cd-\U0001f9cf\U0001f9d1-\U0001f9dd\U0001fac3-\U0001fac5"
    "\U0001faf0-\U0001faf8"
)
# Flags: a first letter with all that can follow it.
_REGIONS = (
    "ACDEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNOPQRUVWXYZ DEGJKMOZ EACEGHRSTU FIJKMOR "
    "GABDEFGHILMNPQRSTUWY HKMNRTU ICDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ "
    "NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW SABCDEGHIJKLMNORSTVXYZ TACDFGHJKLMNORTVWZ UAGMNSYZ VACEGINU WFS "
    "XK YET ZAMW"
)


def _letter(letter: str) -> str:
    """The flag's letter for a plain one."""
    return chr(0x1F1E6 + ord(letter) - ord("A"))


_FLAG = "|".join(f"{_letter(word[0])}[{''.join(map(_letter, word[1:]))}]" for word in _REGIONS.split())
# England, Scotland and Wales: a black flag, a name in tags, the end.
_NATION = (
    "\U0001f3f4\U000e0067\U000e0062(?:\U000e0065\U000e006e\U000e0067|\U000e0073\U000e0063\U000e0074"
    "|\U000e0077\U000e006c\U000e0073)\U000e007f"
)
_ONE = f"(?:[{_WITH_SKIN}][\U0001f3fb-\U0001f3ff]|[{_RANGES}]\ufe0f?)"
_SKIN = "[\U0001f3fb-\U0001f3ff]"
_EMOJI = re.compile(f"{_FLAG}|{_NATION}|[0-9#*]\ufe0f?\u20e3|{_SKIN}|{_ONE}(?:\u200d{_ONE})*")


def is_emoji(text: str) -> bool:
    """Return True if the text is exactly one emoji: with a colour of skin, or several joined, too."""
    return _EMOJI.fullmatch(text) is not None
