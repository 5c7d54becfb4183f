"""Short private answers."""

from bot.views.limits import CONTENT_LIMIT, cut
from bot.views.parts import Parts, Row


def private(text: str, rows: tuple[Row, ...] = ()) -> Parts:
    """Answer a message of nothing but a text."""
    return Parts(content=cut(text, CONTENT_LIMIT), rows=rows)
