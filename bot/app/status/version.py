"""The version of this program, as far as it can be known: its number, and the commit it was made of."""

import json
from contextlib import suppress
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

NAME = "boneyard"
_ROOT = Path(__file__).parents[3]
_SHOWN = 12  # letters of a commit that are enough to find it
_LETTERS = frozenset("0123456789abcdef")


@cache
def number() -> str:
    """Return the number of the installed version."""
    return distribution(NAME).version


@cache
def commit() -> str:
    """Return the commit that runs here: of a checkout, or as pip has noted it; "" where nobody knows."""
    whole = _of_checkout(_ROOT) or _of_image(_ROOT) or _of_install()
    return whole[:_SHOWN] if len(whole) >= _SHOWN and _LETTERS.issuperset(whole) else ""


def full() -> str:
    """Return number and commit in one: `0.1.0 (3f2a90c11b7e)`."""
    return f"{number()} ({commit()})" if commit() else number()


def _of_image(root: Path) -> str:
    """Return the commit that was named when an image was built (`COMMIT` in the Dockerfile)."""
    with suppress(OSError, ValueError):
        return (root / "bot" / "commit").read_text().strip()
    return ""


def _of_install() -> str:
    """Return the commit of which pip says that it has installed it."""
    with suppress(PackageNotFoundError, OSError, ValueError, KeyError, TypeError):
        origin = json.loads(distribution(NAME).read_text("direct_url.json") or "")
        return str(origin["vcs_info"]["commit_id"])
    return ""


def _of_checkout(root: Path) -> str:
    """Return the commit that is checked out in a folder; "" if it is none of git's. Git itself need not be there."""
    with suppress(OSError, ValueError):
        folder = _folder(root / ".git")
        head = (folder / "HEAD").read_text().strip()
        return _named(folder, head.removeprefix("ref: ")) if head.startswith("ref: ") else head
    return ""


def _folder(place: Path) -> Path:
    """Return git's folder; of a worktree of several it is elsewhere, and a file says where."""
    if place.is_dir():
        return place
    return place.parent / place.read_text().strip().removeprefix("gitdir: ")


def _named(folder: Path, name: str) -> str:
    """Return the commit of a branch: a file of its own, or a line among many."""
    common = folder / "commondir"
    folders = [folder, folder / common.read_text().strip()] if common.exists() else [folder]
    for place in folders:
        with suppress(OSError):
            return (place / name).read_text().strip()
        with suppress(OSError):
            for line in (place / "packed-refs").read_text().splitlines():
                if line.endswith(f" {name}"):
                    return line.split()[0]
    return ""
