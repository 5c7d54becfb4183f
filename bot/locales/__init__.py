"""Every sentence that a person reads: `t(locale, id, **args)` over the Fluent files of this package.

One folder a language, all its `*.ftl` files together; English is complete, and stands in for what is missing elsewhere.
"""

import logging
from functools import _lru_cache_wrapper, lru_cache
from importlib.resources import files

from bot.locales.language import Language, TextError, Value

__all__ = [
    "DEFAULT", "TextError", "Value", "fallbacks", "first_of", "has", "language_name", "languages", "said", "source",
    "speaks", "t",
]  # fmt: skip

DEFAULT = "en"

_log = logging.getLogger(__name__)


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """Return the languages that have a folder, sorted: `("en",)`."""
    folders = (folder for folder in files(__name__).iterdir() if folder.is_dir())
    return tuple(
        sorted(folder.name for folder in folders if any(file.name.endswith(".ftl") for file in folder.iterdir()))
    )


@lru_cache(maxsize=256)
def fallbacks(locale: str) -> tuple[str, ...]:
    """Return the languages to look in, English last: `en-GB` (if it exists) and `en` for `en-GB`."""
    wanted = (locale, locale.split("-")[0], DEFAULT)
    return tuple(dict.fromkeys(name for name in wanted if name in languages()))


@lru_cache(maxsize=64)
def source(language: str) -> dict[str, str]:
    """Return the Fluent files of a language: name -> text."""
    folder = files(__name__) / language
    fluent = (file for file in folder.iterdir() if file.name.endswith(".ftl"))
    return {file.name: file.read_text("utf-8") for file in sorted(fluent, key=lambda file: file.name)}


_loaded: dict[str, Language] = {}


def _language(name: str) -> Language:
    if name not in _loaded:
        spare = None if name == DEFAULT else _language(DEFAULT)
        _loaded.setdefault(name, Language(name, source(name), spare, _fault))
    return _loaded[name]


def sentence_caches() -> "list[_lru_cache_wrapper[str | None]]":
    """Return the cache of formatted texts of each language in use."""
    return [language.say for language in [*_loaded.values()]]


def has(locale: str, text_id: str) -> bool:
    """Return True if there is a text of that id (`name` or `name.attribute`), in the locale's language or English."""
    return any(_language(name).has(text_id) for name in fallbacks(locale))


def first_of(locale: str, *text_ids: str) -> str:
    """Return the first of these ids for which there is a text, the last one if there is none.

    They go from the special to the general. A language's own general text comes before a special one that only English
    has: nobody wants a sentence in English because their language says it more simply.
    """
    for name in fallbacks(locale):
        for text_id in text_ids:
            if _language(name).has(text_id):
                return text_id
    return text_ids[-1]


def language_name(language: str) -> str:
    """Return a language's own name for itself, or its code if it has none."""
    return _language(language).say("language-name") or language


def speaks(locale: str, prefix: str) -> bool:
    """Return True if the locale's own language has every text whose id begins like this in English."""
    texts = set(_language(fallbacks(locale)[0]).texts)
    return all(text_id in texts for text_id in _language(DEFAULT).texts if text_id.startswith(prefix))


def t(locale: str, text_id: str, /, **args: Value) -> str:
    """Return the text of that id in the locale's language, with its variables filled in.

    `text_id` is a message (`board-turn`) or an attribute of one (`command-play.description`). Where the language lacks
    it English is taken, and at last the id itself; such faults are logged.
    """
    for language in fallbacks(locale):
        text = _language(language).say(text_id, **args)
        if text is not None:
            return text
    _fault(TextError(f"no text {text_id!r} for {locale!r}"))
    return text_id


def _fault(error: TextError) -> None:
    _log.error("%s", error)
