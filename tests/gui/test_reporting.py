"""Errors in event handlers."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mazewright.gui.background.reporting import reported


class _Faulty(QWidget):
    @reported
    def keyPressEvent(self, event: QKeyEvent) -> None:
        places: list[QEvent] = []
        places[1] = event


def test_an_error_that_was_raised_in_c_is_reported_and_the_program_goes_on(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    reports: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: reports.append(kind))
    widget = _Faulty()
    qtbot.addWidget(widget)
    widget.show()
    QTest.keyClick(widget, "a")
    assert reports == [IndexError]
