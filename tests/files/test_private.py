"""What is kept beside a maze is as private as the maze, and no link of another user is followed."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from mazarine.errors import MazeFileError
from mazarine.files import write
from mazarine.files.access import make_private
from mazarine.files.atomic import replacing
from mazarine.files.backups import Backups
from mazarine.files.journal import JournalWriter, Origin
from mazarine.maze import Maze
from tests.refusals import refused

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")

_MAZE = Maze.blank(3, 3)


@pytest.fixture(autouse=True)
def _usual_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a maze that only its owner may read."""
    path = tmp_path / "a.maze"
    write(_MAZE, path)
    path.chmod(0o600)
    return path


def _mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_journal_of_a_maze_has_its_mode(file: Path) -> None:
    for mode in (0o600, 0o640):
        file.chmod(mode)
        writer = JournalWriter(file.with_name("journal"))
        writer.begin(Origin(str(file), "native", "a"), _MAZE)
        writer.close()
        assert _mode(writer.path) == mode


def test_the_journal_of_a_maze_without_a_file_is_private(tmp_path: Path) -> None:
    writer = JournalWriter(tmp_path / "journal")
    writer.begin(Origin(None, None, "a"), _MAZE)
    writer.close()
    assert _mode(writer.path) == 0o600


def test_earlier_versions_have_the_mode_of_the_maze_in_a_private_folder(file: Path, tmp_path: Path) -> None:
    backups = Backups(tmp_path / "versions")
    with backups.keeping(file):
        write(Maze.blank(4, 4), file)
    (version,) = backups.of(file)
    assert _mode(version.path) == 0o600
    assert _mode(version.path.parent) == 0o700


def test_a_maze_is_never_less_private_while_it_is_written(file: Path) -> None:
    with replacing(file):
        (beside,) = file.parent.glob(".mazarine-*")
        assert _mode(beside) == 0o600


def test_a_folder_of_the_program_is_taken_from_others(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir(0o755)
    make_private(tmp_path / "data")
    assert _mode(tmp_path / "data") == 0o700


@pytest.mark.parametrize("name", ["a.maze", "a.maze.zarr", "folder/a.maze"])
def test_a_link_of_another_user_in_a_folder_for_all_is_not_followed(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared, own = tmp_path / "tmp", tmp_path / "own"
    shared.mkdir()
    own.mkdir()
    path = shared / name
    write(_MAZE, own / path.name)
    link = shared / Path(name).parts[0]
    link.symlink_to(own if link.name == "folder" else own / path.name)
    lstat = Path.lstat

    def of_another(place: Path) -> os.stat_result:
        status = lstat(place)
        return os.stat_result((*status[:4], status.st_uid + 1, *status[5:])) if place == link else status

    write(_MAZE, path)
    monkeypatch.setattr(Path, "lstat", of_another)
    write(_MAZE, path)
    shared.chmod(0o1777)
    with refused(MazeFileError, "foreign-link"):
        write(Maze.blank(9, 9), path)
