"""How whom sees things: the server's language on public messages, the person's own on private ones."""

from collections.abc import Mapping

from bot.views.look import Look
from rendering import Theme


class Looks:
    """Makes looks; `emojis` grows while missing ones are uploaded, and words stand in for the rest."""

    def __init__(self, theme: Theme) -> None:
        """Take the theme of all pictures."""
        self.emojis: dict[str, str] = {}
        self._theme = theme

    def of(self, locale: object, figures: Mapping[str, str] | None = None) -> Look:
        """Answer the look for a language as Discord names it (`en-GB`, `fi`), with a server's own names of figures."""
        return Look(str(locale), self._theme, self.emojis, figures or {})
