"""Disks that fail at any call: the file is the old one or the new one, and the sentence says why."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mazarine.errors import MazeFileError
from mazarine.files import read, write
from mazarine.files.journal import CellPatch, JournalWriter, Origin, recover
from mazarine.maze import Maze
from mazarine.maze.edits import SetWalls

_MOST_CALLS = 60
ORIGIN = Origin(None, None, "a")


class BadDisk:
    """Counts calls to the system, and lets one of them fail, after half of what it should have written."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, fails_at: int, code: int) -> None:
        self.calls = 0
        self._fails_at, self._code = fails_at, code
        for owner, name in ((os, "open"), (os, "fsync"), (Path, "replace"), (Path, "chmod"), (Path, "mkdir")):
            monkeypatch.setattr(owner, name, self._counted(getattr(owner, name)))
        fdopen, path_open = os.fdopen, Path.open
        monkeypatch.setattr(os, "fdopen", lambda *args, **kw: self._wrapped(fdopen(*args, **kw)))
        monkeypatch.setattr(
            Path,
            "open",
            lambda path, mode="r", *args, **kw: self._wrapped(path_open(path, mode, *args, **kw), mode),
        )

    def count(self) -> None:
        """Note a call, and fail if it is the one."""
        self.calls += 1
        if self.calls == self._fails_at:
            raise OSError(self._code, os.strerror(self._code))

    def _counted(self, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **options: Any) -> Any:
            self.count()
            return function(*args, **options)

        return call

    def _wrapped(self, stream: Any, mode: str = "wb") -> Any:
        return _BadStream(stream, self) if "w" in mode else stream


class _BadStream:
    """A stream whose writes may stop in the middle."""

    def __init__(self, stream: Any, disk: BadDisk) -> None:
        self._stream, self._disk = stream, disk

    def write(self, data: Any) -> int:
        try:
            self._disk.count()
        except OSError:
            self._stream.write(bytes(data)[: len(bytes(data)) // 2])
            raise
        return int(self._stream.write(data))

    def flush(self) -> None:
        if not self._stream.closed:
            self._disk.count()
            self._stream.flush()

    def __enter__(self) -> _BadStream:
        return self

    def __exit__(self, *_: object) -> None:
        self._stream.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO])
def test_a_save_that_fails_at_any_call_leaves_the_old_file(tmp_path: Path, code: int) -> None:
    old, new = Maze.blank(3, 3), Maze.blank(5, 5)
    path = tmp_path / "a.maze"
    failures = 0
    for fails_at in range(1, _MOST_CALLS):
        write(old, path)
        with pytest.MonkeyPatch.context() as patch:
            disk = BadDisk(patch, fails_at, code)
            found = ""
            try:
                write(new, path)
            except MazeFileError as error:
                found = error.code
        if disk.calls < fails_at:
            break
        assert read(path) in ((old, new) if found else (new,))
        if found:
            failures += 1
            assert found in ("disk-full" if code == errno.ENOSPC else "disk-error", "not-created")
        assert [it.name for it in tmp_path.iterdir()] == ["a.maze"]
    assert failures > 3, "otherwise nothing was tried"


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO])
def test_a_journal_that_fails_at_any_call_is_good_up_to_the_last_step_that_did_not(
    tmp_path: Path, code: int
) -> None:
    failures = 0
    for fails_at in range(1, _MOST_CALLS):
        maze, states = Maze.blank(6, 6), []
        journal = JournalWriter(tmp_path / f"{fails_at}.journal")
        journal.begin(ORIGIN, maze)
        states.append(maze.copy())
        with pytest.MonkeyPatch.context() as patch:
            disk = BadDisk(patch, fails_at, code)
            for step in range(6):
                change = SetWalls([(0, step, 2, "E", "wall")]).apply(maze)
                try:
                    if step == 3 or journal.wants_maze:
                        journal.begin(ORIGIN, maze)
                    else:
                        journal.append([CellPatch.of(maze, change.dirty)])
                except MazeFileError:
                    failures += 1
                    break
                states.append(maze.copy())
        journal.close()
        if disk.calls < fails_at:
            break
        # What failed may have reached the disk all the same.
        assert recover(journal.path).maze in (states[-1], maze)
    assert failures > 3
