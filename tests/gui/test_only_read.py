"""Files of formats that are only read: saving asks for another file, and dialogs offer what can be done."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from mazarine.files import format_named, read
from mazarine.files.registry import FORMATS
from mazarine.gui.dialogs import ask_open_path
from mazarine.gui.disk.saving import Target
from mazarine.lattice import Lattice
from tests.gui.conftest import OpenWindow

_LEVEL = "#######\n#@ $ .#\n#######\n"


@pytest.fixture
def level(tmp_path: Path) -> Path:
    """Return a level of a game."""
    path = tmp_path / "level.txt"
    path.write_text(_LEVEL)
    assert not format_named("sokoban").can_write
    return path


@pytest.mark.parametrize("action", ["file.save", "file.save_as"])
def test_saving_asks_for_a_maze_file(
    open_window: OpenWindow, level: Path, monkeypatch: pytest.MonkeyPatch, action: str
) -> None:
    asked: list[tuple[Path, str | None]] = []
    target = level.with_name("mine.maze")

    def ask(_parent: object, proposal: Path, format: str | None, _lattice: Lattice) -> Target:
        asked.append((proposal, format))
        return Target(target)

    monkeypatch.setattr("mazarine.gui.dialogs.ask_save_target", ask)
    hand = open_window()
    hand.open(level)
    assert hand.document.format == "sokoban"
    hand.click((2.5, 0.9))
    hand.act(action)
    hand.qtbot.waitUntil(lambda: hand.document.path == target and not hand.document.is_dirty)
    assert asked == [(level.with_suffix(".maze"), None)]
    assert read(target) == hand.maze
    assert level.read_text() == _LEVEL


def test_the_dialog_to_save_lists_only_what_is_written(open_window: OpenWindow, level: Path) -> None:
    hand = open_window()
    hand.open(level)
    seen: list[str] = []

    def look(dialog: QFileDialog) -> None:
        seen.extend(dialog.nameFilters())
        dialog.reject()

    hand.fill_when_open(look)
    hand.act("file.save_as")
    only_read = [it for it in FORMATS.values() if not it.can_write]
    assert len(seen) == 1 + sum(it.can_write for it in FORMATS.values())
    assert not any(entry.startswith(f"{it.title} (") for it in only_read for entry in seen)


def test_the_dialog_to_open_has_groups_of_all_that_is_read(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    hand = open_window()
    seen: list[str] = []

    def look(_parent: object, _title: str, _folder: str, filters: str) -> tuple[str, str]:
        seen.extend(filters.split(";;"))
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", look)
    assert ask_open_path(hand.window, tmp_path) is None
    assert [entry.partition(" (")[0] for entry in seen[:3]] == ["All maze files", "Texts", "Pictures"]
    assert seen[-2:] == ["Plans of leagues (*.toml)", "All files (*)"]
    assert all(f"*{suffix}" in seen[0] for it in FORMATS.values() for suffix in it.suffixes)
    assert "*.jpg" in seen[2]
    assert "*.png" in seen[2]
    assert "*.txt" not in seen[2]
    assert "*.csv" in seen[1]
