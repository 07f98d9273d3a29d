"""Damaged settings: each that cannot be read has its usual value."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings

from mazarine.gui.settings import Settings

_DAMAGED = r"""[General]
theme=@ByteArray(\xff\xfe)
language=@ByteArray(\xff)
recent_files=@ByteArray(\xff), 7
session=@Invalid()
is_open=@ByteArray(\xff)
overlay=paths

[switches]
grid=@ByteArray(\xff)

[keys]
file.new=@ByteArray(\xff)

[window]
geometry=@Size(1 2)
"""


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Return settings of which most are damaged."""
    (tmp_path / "damaged.ini").write_text(_DAMAGED)
    return Settings(QSettings(str(tmp_path / "damaged.ini"), QSettings.Format.IniFormat))


def test_what_cannot_be_read_is_as_usual_and_the_rest_is_kept(settings: Settings) -> None:
    assert settings.theme == ""
    assert settings.overlay == "paths"
    assert all(isinstance(path, Path) for path in (*settings.recent_files, *settings.session))
    for read in (lambda: settings.language, lambda: settings.is_on("grid", True),
                 lambda: settings.keys_of("file.new"), lambda: settings.window_state("geometry"),
                 lambda: settings.session_current, lambda: settings.last_folder):  # fmt: skip
        read()


@pytest.mark.parametrize("place", [0, 2, 4])
def test_a_damaged_layout_is_as_if_there_were_none(store: QSettings, place: int) -> None:
    state = b"\x00\xffABC"
    Settings(store).set_window_state("layout", QByteArray(state))
    assert Settings(store).window_state("layout").data() == state
    damaged = bytes(byte ^ (at == place) << 5 for at, byte in enumerate(state))
    store.setValue("window/layout", QByteArray(damaged))
    assert Settings(store).window_state("layout").isEmpty()


def test_a_layout_without_a_checksum_is_read(store: QSettings) -> None:
    store.setValue("window/layout", QByteArray(b"ABC"))
    assert Settings(store).window_state("layout").data() == b"ABC"
