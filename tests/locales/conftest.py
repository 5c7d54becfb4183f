from collections.abc import Iterator

import pytest

from bot import locales
from tests.locales.loaded import be_strict, forget


@pytest.fixture(autouse=True)
def strict_texts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every text that a test makes must exist and be filled in; languages of a test's own are gone after it."""
    be_strict()
    files = locales.files
    yield
    be_strict(False)
    if locales.files is not files:
        monkeypatch.undo()
        forget()
