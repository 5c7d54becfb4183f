"""Faces in a folder: within bounds, deleted when they are old or nobody wants them, no fault when they are lost."""

import os
from pathlib import Path

import pytest

from storage.faces import FaceFiles, FaceKey, faces_beside

DAY = 86400.0
ANN, BEN = FaceKey(11, 0), FaceKey(22, 0)


class Time:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.at = 1_700_000_000.0

    def now(self) -> float:
        return self.at


def yes() -> bool:
    return True


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "faces"


@pytest.fixture
def files(folder: Path, time: Time) -> FaceFiles:
    return FaceFiles(folder, time.now, most=3, size=1000)


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def test_a_face_is_found_again_by_whom_it_is_of(files: FaceFiles, folder: Path, time: Time) -> None:
    assert files.read(ANN) is None
    files.keep(ANN, "abc", b"face", yes)
    files.keep(FaceKey(11, 5), "def", b"other", yes)
    again = FaceFiles(folder, time.now)
    again.load()
    assert (again.read(ANN), again.read(FaceKey(11, 5)), again.read(BEN)) == (b"face", b"other", None)
    face = again.find(ANN)
    assert face is not None
    assert face.hash == "abc"


def test_only_the_owner_of_the_folder_can_read_it(files: FaceFiles, folder: Path) -> None:
    files.keep(ANN, "abc", b"face", yes)
    assert folder.stat().st_mode & 0o777 == 0o700
    assert [file.stat().st_mode & 0o777 for file in folder.iterdir()] == [0o600]


def test_a_new_face_takes_the_place_of_the_old_one(files: FaceFiles, folder: Path) -> None:
    for hash_ in ("one", "two"):
        files.keep(ANN, hash_, b"face", yes)
    assert names(folder) == ["11-0-two.jpg"]


def test_of_two_faces_of_one_person_the_newer_is_loaded(folder: Path, time: Time) -> None:
    """A crash may have left both."""
    folder.mkdir()
    for hash_, age in (("old", 5), ("new", 1), ("older", 9)):
        path = folder / f"11-0-{hash_}.jpg"
        path.write_bytes(hash_.encode())
        os.utime(path, (time.at - age, time.at - age))
    files = FaceFiles(folder, time.now)
    files.load()
    assert files.read(ANN) == b"new"
    assert names(folder) == ["11-0-new.jpg"]


def test_there_are_never_more_than_so_many(files: FaceFiles, folder: Path, time: Time) -> None:
    """The one that was looked at longest ago goes; a look counts once a day."""
    for number in range(3):
        files.keep(FaceKey(number, 0), "a", b"face", yes)
        time.at += 2 * DAY
    files.read(FaceKey(0, 0))
    time.at += DAY
    files.keep(FaceKey(9, 0), "a", b"face", yes)
    assert names(folder) == ["0-0-a.jpg", "2-0-a.jpg", "9-0-a.jpg"]


def test_they_never_take_more_than_so_many_bytes(files: FaceFiles, folder: Path, time: Time) -> None:
    for number in range(3):
        files.keep(FaceKey(number, 0), "a", bytes(400), yes)
        time.at += 1
    assert names(folder) == ["1-0-a.jpg", "2-0-a.jpg"]


def test_what_nobody_needed_for_a_month_is_deleted(files: FaceFiles, folder: Path, time: Time) -> None:
    files.keep(ANN, "a", b"face", yes)
    files.keep(BEN, "b", b"face", yes)
    time.at += 20 * DAY
    files.read(BEN)
    time.at += 20 * DAY
    files.tidy()
    assert names(folder) == ["22-0-b.jpg"]
    time.at += 20 * DAY
    files.load()
    assert not names(folder)


def test_a_face_that_cannot_be_had_is_remembered(files: FaceFiles, folder: Path, time: Time) -> None:
    files.keep(ANN, "a", b"", yes)
    again = FaceFiles(folder, time.now)
    again.load()
    assert again.read(ANN) == b""
    assert not again.has(11)


def test_a_person_is_forgotten_in_every_server(files: FaceFiles, folder: Path) -> None:
    for key in (ANN, FaceKey(11, 7), BEN):
        files.keep(key, "a", b"face", yes)
    assert files.has(11)
    files.drop(11)
    assert not files.has(11)
    assert names(folder) == ["22-0-a.jpg"]
    files.drop()
    assert not names(folder)


@pytest.mark.parametrize("hash_", ["../../etc/passwd", "a/b", "", "x" * 65, "a.b", "ä"])
def test_strange_hashes_lead_nowhere(files: FaceFiles, tmp_path: Path, hash_: str) -> None:
    files.keep(ANN, hash_, b"face", yes)
    assert files.read(ANN) is None
    assert not [path for path in tmp_path.rglob("*") if path.is_file()]


def test_what_is_not_wanted_any_more_is_not_kept(files: FaceFiles) -> None:
    files.keep(ANN, "a", b"face", lambda: False)
    assert files.find(ANN) is None


def test_a_folder_that_cannot_be_used_is_as_good_as_an_empty_one(tmp_path: Path, time: Time) -> None:
    (tmp_path / "faces").write_text("a file")
    files = FaceFiles(tmp_path / "faces", time.now)
    files.load()
    files.keep(ANN, "a", b"face", yes)
    assert files.read(ANN) is None
    files.drop(11)


def test_a_file_that_is_gone_is_no_face(files: FaceFiles, folder: Path) -> None:
    """Others in the folder are left alone."""
    files.keep(ANN, "a", b"face", yes)
    (folder / "notes.txt").write_text("mine")
    (folder / "11-0-a.jpg").unlink()
    assert files.read(ANN) is None
    files.load()
    files.drop()
    assert names(folder) == ["notes.txt"]


def test_each_database_has_a_folder_of_its_own(tmp_path: Path, time: Time) -> None:
    """The sandbox's people are not those of Discord."""
    for name in ("boneyard.db", "sandbox.db"):
        faces_beside(tmp_path / name, time.now).keep(ANN, "a", b"face", yes)
    assert names(tmp_path) == ["boneyard-faces", "sandbox-faces"]
