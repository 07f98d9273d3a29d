"""What there is at a place, whatever the place is called."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from mazarine.files.access import exists, is_file, is_folder
from mazarine.gui.settings import Settings


@pytest.mark.parametrize("name", ["x" * 300, "a\0b", "file/below", "not there", "loop"])
def test_where_nothing_can_be_there_is_nothing(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "loop").symlink_to("loop")
    assert [look(tmp_path / name) for look in (exists, is_file, is_folder)] == [False] * 3


def test_files_and_folders_are_told_apart(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert [look(file) for look in (exists, is_file, is_folder)] == [True, True, False]
    assert [look(tmp_path) for look in (exists, is_file, is_folder)] == [True, False, True]


def test_a_folder_that_cannot_be_is_not_the_last_one(store: QSettings) -> None:
    settings = Settings(store)
    settings.last_folder = Path("/" + "x" * 300)
    assert settings.last_folder == Path.home()
