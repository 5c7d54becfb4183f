"""Families speak, too: every text that a test makes must exist and be filled in."""

from tests.play.pages.conftest import strict_texts

__all__ = ["strict_texts"]
