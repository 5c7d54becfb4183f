"""Made-up languages: English with other vowels and three fifths longer, so that each letter tells whose text it is."""

import re
from collections.abc import Mapping

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from bot.locales.language import walk

NAMES = ("language-name", "cast-")  # they stay as they are, in whatever language they are read
LONGER = "ŋ"  # it fills a text up, and nobody's name has it
VOWELS: Mapping[str, str] = {"one": "āēīōūĀĒĪŌŪ", "other": "ąęįǫųĄĘĮǪŲ"}
_PLAIN = "aeiouAEIOU"
_AS_IT_IS = re.compile(r"(`[/\w][^`]*`|</?[^>]*>|/[a-z]+|https?://\S+|@\S+)")
_DESCRIPTION = 100  # characters of a command's description, which in English has more than 60 itself
_VOWEL = re.compile(f"[{_PLAIN}]")


def invented(source: str, vowels: str) -> str:
    """Return a file in a made-up language."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ftl.Message) and not entry.id.name.startswith(NAMES):
            for part in (entry.value, *(extra.value for extra in entry.attributes if extra.id.name != "name")):
                for node in walk(part) if part else ():
                    if isinstance(node, ftl.TextElement):
                        longer = said(node.value, vowels)
                        short = entry.id.name.startswith("command-") and len(longer) > _DESCRIPTION
                        node.value = longer.replace(LONGER, "") if short else longer
    return FluentSerializer().serialize(resource)


def said(text: str, vowels: str) -> str:
    """Return a text in a made-up language; commands, code and links stay."""
    letters = str.maketrans(_PLAIN, vowels)
    parts = _AS_IT_IS.split(text)
    for at in range(0, len(parts), 2):
        longer = _VOWEL.sub(lambda match: match[0] + LONGER * (1 + match.start() % 2), parts[at])
        parts[at] = longer.translate(letters)
    return "".join(parts)


def plain(text: str) -> str:
    """Return the English of a text in any of the languages."""
    for vowels in VOWELS.values():
        text = text.translate(str.maketrans(vowels, _PLAIN))
    return text.replace(LONGER, "")
