"""Which commit runs is known without git: of a checkout, a worktree, or as pip has noted it."""

import json
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.app.status import version

COMMIT = "0123456789abcdef0123456789abcdef01234567"


def put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


@pytest.fixture(autouse=True)
def root(tmp_path, monkeypatch):
    """A folder in place of this one, and nothing that pip has noted."""
    monkeypatch.setattr(version, "_ROOT", tmp_path)
    noted(monkeypatch, None)
    forget()
    yield tmp_path
    forget()


def forget():
    version.number.cache_clear()
    version.commit.cache_clear()


def noted(monkeypatch, text: str | None) -> None:
    installed = SimpleNamespace(version="1.2.3", read_text=lambda _: text)
    monkeypatch.setattr(version, "distribution", lambda _: installed)


@pytest.mark.parametrize(
    "files",
    [
        {".git/HEAD": COMMIT},
        {".git/HEAD": "ref: refs/heads/main\n", ".git/refs/heads/main": f"{COMMIT}\n"},
        {
            ".git/HEAD": "ref: refs/heads/main\n",
            ".git/packed-refs": f"# pack-refs\n{'f' * 40} refs/heads/other\n{COMMIT} refs/heads/main\n",
        },
        {"bot/commit": f"{COMMIT}\n"},
        {
            ".git": "gitdir: real/worktrees/one\n",
            "real/worktrees/one/HEAD": "ref: refs/heads/main",
            "real/worktrees/one/commondir": "../..\n",
            "real/refs/heads/main": COMMIT,
        },
    ],
)
def test_the_commit_of_a_checkout(root, files):
    for name, text in files.items():
        put(root / name, text)
    assert version.full() == f"1.2.3 ({COMMIT[:12]})"


@pytest.mark.parametrize(
    "files",
    [
        {},
        {"bot/commit": "\n"},
        {".git/HEAD": "ref: refs/heads/main"},
        {".git/HEAD": "<html>"},
        {".git": "gitdir: nowhere"},
    ],
)
def test_where_nobody_knows_the_commit_it_is_left_out(root, files):
    for name, text in files.items():
        put(root / name, text)
    assert version.full() == "1.2.3"


@pytest.mark.parametrize(
    ("text", "known"),
    [
        (json.dumps({"url": "https://example.org", "vcs_info": {"vcs": "git", "commit_id": COMMIT}}), True),
        (json.dumps({"url": "file:///x", "dir_info": {"editable": True}}), False),
        ("", False),
        ("nonsense", False),
        ("[]", False),
    ],
)
def test_the_commit_that_pip_has_noted(monkeypatch, text, known):
    noted(monkeypatch, text)
    assert version.commit() == (COMMIT[:12] if known else "")
