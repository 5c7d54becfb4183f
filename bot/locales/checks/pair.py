"""A translated text beside its English one, with all that a check may ask about the two."""

from functools import cached_property

from bot.locales.checks.book import Book
from bot.locales.checks.reading import Text, Texts


class Pair:
    """The English and ours; `language` is the code of ours, `book` its page."""

    def __init__(self, ours: Text, texts: Texts, english_texts: Texts, language: str, book: Book) -> None:
        self.ours = ours
        self.english = english_texts.found[ours.name]
        self.texts = texts
        self.english_texts = english_texts
        self.language = language
        self.book = book

    @property
    def name(self) -> str:
        """The name of the two texts."""
        return self.ours.name

    @cached_property
    def readings(self) -> list[str]:
        """Our readings."""
        return self.ours.readings

    @cached_property
    def english_readings(self) -> list[str]:
        """The English readings."""
        return self.english.readings

    @property
    def english_whole(self) -> set[str]:
        """The variables of the English, those of texts within it too."""
        return self.english_texts.variables(self.name)

    @property
    def ours_whole(self) -> set[str]:
        """The variables of ours, those of texts within it too, which may be English ones."""
        names = self.ours.names
        inside = (self._variables(name) for name in names.references)
        return names.variables.union(*inside)

    def _variables(self, name: str) -> set[str]:
        texts = self.texts if name in self.texts.found else self.english_texts
        return texts.variables(name)
