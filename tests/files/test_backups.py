"""Earlier versions of files."""

from __future__ import annotations

from pathlib import Path

import pytest

from mazarine.files import read, write
from mazarine.files.backups import MOST, Backups
from mazarine.maze import Maze
from mazarine.messages import Message


def test_what_is_replaced_is_kept_the_newest_first(tmp_path: Path) -> None:
    path, backups = tmp_path / "a.maze", Backups(tmp_path / "kept")
    with backups.keeping(path):
        pass
    assert backups.of(path) == []
    for size in range(1, MOST + 4):
        write(Maze.blank(1, size), path)
        with backups.keeping(path):
            pass
    versions = backups.of(path)
    assert [read(version.path).shape[2] for version in versions] == list(range(MOST + 3, 3, -1))
    assert versions == sorted(versions, key=lambda version: version.time, reverse=True)
    assert all(version.size == version.path.stat().st_size > 0 for version in versions)
    assert read(path).shape[2] == MOST + 3


def test_files_of_the_same_name_elsewhere_have_versions_of_their_own(tmp_path: Path) -> None:
    backups = Backups(tmp_path / "kept")
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        write(Maze.blank(1, 1), tmp_path / folder / "m.maze")
    with backups.keeping(tmp_path / "a" / "m.maze"):
        pass
    assert len(backups.of(tmp_path / "a" / "m.maze")) == 1
    assert backups.of(tmp_path / "b" / "m.maze") == []
    (tmp_path / "link.maze").symlink_to(tmp_path / "a" / "m.maze")
    assert len(backups.of(tmp_path / "link.maze")) == 1


def test_where_nothing_can_be_kept_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("in the way")
    write(Maze.blank(1, 1), tmp_path / "a.maze")
    with Backups(tmp_path / "kept").keeping(tmp_path / "a.maze") as reason:
        assert reason is not None
        assert isinstance(reason.fields["reason"], Message)
        assert reason.fields["reason"].code == "no-backup"


def test_what_is_not_replaced_or_not_new_is_no_version(tmp_path: Path) -> None:
    path, backups = tmp_path / "a.maze", Backups(tmp_path / "kept")
    write(Maze.blank(1, 1), path)
    for _ in range(2):
        with pytest.raises(OSError, match="full"), backups.keeping(path):
            raise OSError("full")
        assert backups.of(path) == []
        assert [kept for kept in (tmp_path / "kept").rglob("*") if kept.is_file()] == []
    for _ in range(2):
        with backups.keeping(path):
            pass
    assert len(backups.of(path)) == 1


def test_of_a_file_that_nobody_may_look_at_no_version_is_kept(tmp_path: Path) -> None:
    backups = Backups(tmp_path / "versions")
    with backups.keeping(tmp_path / ("x" * 300)) as reason:
        assert reason is None
