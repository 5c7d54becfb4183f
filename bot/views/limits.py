"""Discord's limits for messages, as its documentation and its API description give them."""

CONTENT_LIMIT = 2000
LABEL_LIMIT = 80
CHOICE_LIMIT = 100
PLACEHOLDER_LIMIT = 150
ALT_LIMIT = 1024
ROWS = 5
ROW_WIDTH = 5
CHOICES = 25


def cut(text: str, limit: int) -> str:
    """Answer the text, with `…` for its end if it is longer than the limit (in Discord's count, code points)."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
