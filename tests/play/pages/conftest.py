from collections.abc import Iterator

import pytest

from tests.locales.loaded import be_strict


@pytest.fixture(autouse=True)
def strict_texts() -> Iterator[None]:
    """Every text that a test makes must exist and be filled in."""
    be_strict()
    yield
    be_strict(False)
