"""Errors in event handlers."""

from __future__ import annotations

import pkgutil
import sys
from importlib import import_module

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mazarine import gui
from mazarine.gui.background.reporting import Reporting


def _fail() -> None:
    places: list[QEvent] = []
    places[1] = QEvent(QEvent.Type.None_)


class _FaultyKeys(Reporting, QWidget):
    def keyPressEvent(self, event: QKeyEvent) -> None:
        del event
        _fail()


class _FaultyEvents(Reporting, QWidget):
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            _fail()
        return super().event(event)


@pytest.mark.parametrize("kind", [_FaultyKeys, _FaultyEvents])
def test_an_error_that_was_raised_in_c_is_reported_and_the_program_goes_on(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, kind: type[QWidget]
) -> None:
    reports: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: reports.append(kind))
    widget = kind()
    qtbot.addWidget(widget)
    widget.show()
    QApplication.sendEvent(
        widget, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier)
    )
    assert reports == [IndexError]


def test_widgets_that_follow_the_mouse_and_the_keys_or_take_files_report_errors() -> None:
    names = ("mousePressEvent", "mouseReleaseEvent", "wheelEvent", "keyPressEvent", "dropEvent", "closeEvent")
    modules = [
        import_module(module.name) for module in pkgutil.walk_packages(gui.__path__, f"{gui.__name__}.")
    ]
    kinds = {
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and kind.__module__ == module.__name__ and any(map(vars(kind).get, names))
    }
    assert len(kinds) > 9
    assert [kind.__name__ for kind in kinds if not issubclass(kind, Reporting)] == []
