"""Earlier versions of a file: looked at, restored, opened as a copy."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtTest import QTest

from mazarine.files import write
from mazarine.gui.dialogs.versions import VersionsDialog
from mazarine.maze import Maze
from mazarine.maze.edits import SetWalls
from tests.gui.hand import LEFT, Hand
from tests.gui.keeping import WITHIN_MS, KeepWindow


def _with_versions(keep_window: KeepWindow, tmp_path: Path) -> tuple[Hand, Maze]:
    """Return a window on a file that was saved twice, and the first version."""
    hand = keep_window(Maze.blank(8, 8))
    hand.act("file.versions")
    assert "no earlier versions" in hand.message
    hand.document.set_path(tmp_path / "a.maze")
    for row in (1, 2):
        hand.click((row + 0.5, 2.9))
        hand.save()
    older = Maze.blank(8, 8)
    SetWalls([(0, 1, 2, "E", "wall")]).apply(older)
    return hand, older


def test_an_earlier_version_is_looked_at_and_restored_as_one_step(
    keep_window: KeepWindow, tmp_path: Path
) -> None:
    hand, older = _with_versions(keep_window, tmp_path)
    newer, seen = hand.maze.copy(), []

    def restore(dialog: VersionsDialog) -> None:
        hand.qtbot.waitUntil(lambda: dialog.preview is not None, timeout=WITHIN_MS)
        seen.append((dialog.description.text(), dialog.picture.pixmap().height()))
        QTest.mouseClick(dialog.restore_button, LEFT)

    hand.fill_when_open(restore)
    hand.act("file.versions")
    assert seen == [("8 × 8 cells", 220)]
    assert hand.maze == older
    assert hand.document.path == tmp_path / "a.maze"
    assert hand.document.is_dirty
    hand.act("edit.undo")
    assert hand.maze == newer


def test_a_file_that_cannot_be_opened_any_more_is_got_back_from_its_versions(
    keep_window: KeepWindow, tmp_path: Path
) -> None:
    hand, older = _with_versions(keep_window, tmp_path)
    hand.document.replace(Maze.blank(3, 3))
    path = tmp_path / "a.maze"
    damaged = bytearray(path.read_bytes())
    middle = len(damaged) // 2
    damaged[middle - 15 : middle + 15] = b"X" * 30
    path.write_bytes(damaged)
    hand.documents.opening.open_path(path)
    hand.qtbot.waitUntil(lambda: "Earlier versions" in hand.message, timeout=WITHIN_MS)
    asked = []

    def open_newest(dialog: VersionsDialog) -> None:
        asked.append((dialog.windowTitle(), dialog.restore_button.isVisible()))
        QTest.mouseClick(dialog.open_button, LEFT)

    hand.fill_when_open(open_newest)
    hand.act("file.versions")
    hand.qtbot.waitUntil(lambda: hand.document.title == "a", timeout=WITHIN_MS)
    assert asked == [("Earlier versions of a.maze", False)]
    assert hand.maze == older
    assert path.read_bytes() == damaged


def test_a_version_that_cannot_be_read_is_said_in_the_dialog(keep_window: KeepWindow, tmp_path: Path) -> None:
    hand, _ = _with_versions(keep_window, tmp_path)
    for version in (tmp_path / "versions").rglob("*.maze"):
        version.write_bytes(b"PK broken")
    said = []

    def look(dialog: VersionsDialog) -> None:
        hand.qtbot.waitUntil(lambda: bool(dialog.description.text()), timeout=WITHIN_MS)
        said.append((dialog.description.text(), dialog.restore_button.isEnabled()))
        dialog.reject()

    hand.fill_when_open(look)
    hand.act("file.versions")
    assert "ZIP archive" in said[0][0]
    assert not said[0][1]


def test_a_file_is_put_back_as_it_was_with_a_click(keep_window: KeepWindow, tmp_path: Path) -> None:
    path, hand = tmp_path / "a.maze", keep_window(Maze.blank(8, 8))
    write(Maze.blank(5, 5), path)
    original = path.read_bytes()
    hand.documents.opening.open_path(path)
    hand.qtbot.waitUntil(lambda: hand.document.path == path, timeout=WITHIN_MS)
    hand.click((1.5, 2.9))
    hand.save()
    assert path.read_bytes() != original
    hand.fill_when_open(lambda dialog: QTest.mouseClick(dialog.original_button, LEFT))
    hand.act("file.versions")
    hand.qtbot.waitUntil(lambda: not hand.maze.walls[0, 1, 2] & 1, timeout=WITHIN_MS)
    assert path.read_bytes() == original
