"""Languages of a test's own, beside English, in a folder of the test's."""

import shutil
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

import pytest

from bot import locales
from tests.locales.loaded import forget


def speak(folder: Path, patch: pytest.MonkeyPatch, languages: Mapping[str, str]) -> Path:
    """Let there be English and these languages, each of one file, until `forget` after the test."""
    here = folder / "locales"
    shutil.copytree(str(files(locales) / "en"), here / "en", dirs_exist_ok=True)
    for language, text in languages.items():
        (here / language).mkdir(exist_ok=True)
        (here / language / "some.ftl").write_text(text, "utf-8")
    patch.setattr(locales, "files", lambda _: here)
    forget()
    return here
