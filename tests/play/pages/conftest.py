from collections.abc import Iterator

import pytest

from bot import locales


@pytest.fixture(autouse=True)
def strict_texts() -> Iterator[None]:
    """Every text that a test makes must exist and be filled in."""
    locales.be_strict()
    yield
    locales.be_strict(False)
