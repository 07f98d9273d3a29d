"""Windows that keep a journal: where it lies, when it holds all, and what others have left behind."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from mazarine.files.journal import JournalWriter, Origin, recover
from mazarine.gui.disk.disk_watch import stamp_of
from mazarine.gui.disk.file_lock import journal_beside
from mazarine.maze import Maze
from mazarine.maze.edits import SetWalls
from tests.gui.hand import Hand

WITHIN_MS = 20_000
REST_MS = 60
"""The time between an edit and the journal in tests."""
KeepWindow = Callable[[Maze], Hand]
"""Opens a window that keeps a journal."""


def journals(tmp_path: Path) -> list[Path]:
    """Return the journals in the folder of journals, and those beside files."""
    return sorted([*(tmp_path / "journals").glob("*.journal"), *tmp_path.glob(".~*.journal")])


def wait_for_journal(hand: Hand, tmp_path: Path) -> None:
    """Wait until the newest journal holds what the window shows."""

    def is_kept() -> bool:
        autosave = hand.session.autosave
        assert autosave is not None
        path = autosave.path_there
        return autosave.is_settled and path is not None and path.exists() and recover(path).maze == hand.maze

    hand.qtbot.waitUntil(is_kept, timeout=WITHIN_MS)
    assert journals(tmp_path)


def leave_journal(path: Path, named: Path | None = None, format: str = "native") -> Maze:
    """Leave a journal beside a file, as a program that crashed does; it may name another file."""
    maze = Maze.blank(4, 5)
    SetWalls([(0, 1, 1, "E", "wall")]).apply(maze)
    writer = JournalWriter(journal_beside(path))
    stamp = None if named else stamp_of(path)
    writer.begin(Origin(str(named or path), format, path.stem, stamp), maze)
    writer.close()
    return maze
