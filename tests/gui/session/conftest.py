"""Sessions for tests, without a window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from mazarine.gui.analysis import segmenter
from mazarine.gui.disk import disk_watch
from mazarine.maze import Maze
from mazarine.regions import Segmentation
from tests.gui.keeping import REST_MS
from tests.gui.session.program import Program

Start = Callable[..., Program]
"""Starts a program with a maze."""


@pytest.fixture(autouse=True)
def no_widget(nothing_is_left: None, qapp: QApplication) -> Iterator[None]:
    """Fail a test that makes a widget."""
    del nothing_is_left
    before = qapp.allWidgets()
    yield
    assert not set(qapp.allWidgets()).difference(before)


@pytest.fixture
def start(store: QSettings, quick_journal: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Start programs; each is ended after the test."""
    del quick_journal
    monkeypatch.setattr(disk_watch, "_REST_MS", REST_MS)
    programs: list[Program] = []

    def make(
        maze: Maze | None = None,
        *,
        data: Path | None = None,
        segment: Callable[..., Segmentation] | None = None,
    ) -> Program:
        if segment is not None:
            monkeypatch.setattr(segmenter, "segment_space", segment)
        programs.append(Program(store, maze, data))
        return programs[-1]

    yield make
    for program in programs:
        program.remove()
