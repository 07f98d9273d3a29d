"""A folder is replaced whole, by one writer at a time, and nothing that fails afterwards counts."""

from __future__ import annotations

import errno
import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from mazarine.errors import MazeFileError
from mazarine.files import folders, read, syncing, write
from mazarine.files.folders import replacing_folder
from mazarine.files.locking import LOCK, only_replacer, only_writer
from mazarine.maze import Maze
from tests.refusals import refused

_OLD, _NEW = Maze.blank(4, 4), Maze.blank(3, 3)


@pytest.fixture
def store(tmp_path: Path) -> Path:
    path = tmp_path / "a.maze.zarr"
    write(_OLD, path)
    return path


@pytest.fixture(params=[True, False], ids=["exchange", "rename"])
def _exchanging(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if not request.param:
        monkeypatch.setattr(folders, "_exchange", lambda *_: False)


def _names(folder: Path) -> list[str]:
    return sorted(it.name for it in folder.iterdir())


@pytest.mark.usefixtures("_exchanging")
def test_a_store_is_replaced_by_one_with_its_mode(store: Path) -> None:
    store.chmod(0o700)
    write(_NEW, store)
    assert read(store) == _NEW
    assert stat.S_IMODE(store.stat().st_mode) == 0o700
    assert _names(store.parent) == [store.name]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not fork")
@pytest.mark.parametrize(("kills", "rounds"), [(8, 2), pytest.param(300, 50, marks=pytest.mark.deep)])
def test_kills_and_two_writers_leave_a_whole_store(kills: int, rounds: int) -> None:
    command = [sys.executable, "-m", "tests.files.killing_stores", str(kills), str(rounds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_store_that_is_written_to_is_not_replaced(store: Path) -> None:
    with only_writer(store), refused(MazeFileError, "is-written-to"):
        write(_NEW, store)
    with only_replacer(store), refused(MazeFileError, "is-written-to"):
        write(_NEW, store)
    write(_NEW, store)
    assert not (store / LOCK).exists()


@pytest.mark.parametrize("reading", [True, False])
def test_a_store_that_was_being_replaced_gets_its_name_back(store: Path, reading: bool) -> None:
    store.rename(store.with_name(f".{store.name}.old"))
    if reading:
        assert read(store) == _OLD
    else:
        with pytest.raises(ZeroDivisionError), replacing_folder(store):
            raise ZeroDivisionError
        assert read(store) == _OLD
    assert _names(store.parent) == [store.name]


def test_files_and_folders_are_on_the_disk_before_the_names_change(
    store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    fsync, put = os.fsync, folders.put_in_place

    def told(descriptor: int) -> None:
        heard.append("folder" if stat.S_ISDIR(os.fstat(descriptor).st_mode) else "file")
        fsync(descriptor)

    def placed(new: Path, target: Path) -> None:
        heard.append("exchange")
        put(new, target)

    monkeypatch.setattr(syncing.os, "fsync", told)
    monkeypatch.setattr(folders, "put_in_place", placed)
    write(_NEW, store)
    before, after = heard[: heard.index("exchange")], heard[heard.index("exchange") + 1 :]
    files = sum(it.is_file() for it in store.rglob("*"))
    assert before.count("file") >= files
    assert before.count("folder") >= files
    assert after == ["folder"]


@pytest.mark.usefixtures("_exchanging")
def test_an_old_store_that_cannot_be_removed_is_no_failure(
    store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object, ignore_errors: bool = False) -> None:
        if not ignore_errors:
            raise OSError(errno.EIO, "")

    with monkeypatch.context() as patch:
        patch.setattr(shutil, "rmtree", fails)
        write(_NEW, store)
    assert read(store) == _NEW
    write(_OLD, store)
    assert _names(store.parent) == [store.name]


def test_an_error_at_the_first_look_is_one_sentence(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object, **__: object) -> bool:
        raise OSError(errno.EIO, "")

    monkeypatch.setattr(Path, "is_dir", fails)
    with refused(MazeFileError, "disk-error"):
        write(_NEW, store)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems cannot")
def test_names_are_exchanged_in_one_step(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        (tmp_path / name / name).touch()
    if not folders._exchange(tmp_path / "a", tmp_path / "b"):
        pytest.skip("this disk cannot")
    assert _names(tmp_path / "a") == ["b"]
