"""The wheel scrolls forms, and changes no field that is under the pointer."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QWidget

from mazarine.gui.features.make.design.subjects import EXAMPLES
from mazarine.maze import Maze
from tests.gui.conftest import OpenWindow
from tests.gui.everywhere import DIALOGS, furnished, in_dialogs, in_places, shown
from tests.gui.making import requirements


def _boxes(place: QWidget) -> list[QComboBox | QAbstractSpinBox]:
    return [it for sort in (QComboBox, QAbstractSpinBox) for it in place.findChildren(sort)]


def _value(box: QComboBox | QAbstractSpinBox) -> str:
    return box.currentText() if isinstance(box, QComboBox) else box.text()


def _turn_wheel(box: QWidget, notches: int) -> None:
    middle = QPointF(box.rect().center())
    turned = QWheelEvent(
        middle, box.mapToGlobal(middle), QPoint(), QPoint(0, 120 * notches), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(box, turned)


def _changed(place: QWidget) -> list[str]:
    changed = []
    for box in _boxes(place):
        before = _value(box)
        for notches in (-1, 1):
            if box.hasFocus():
                box.clearFocus()
            _turn_wheel(box, notches)
            if _value(box) != before:
                changed.append(f"{box.accessibleName()}: {before}")
                break
    return changed


def test_the_wheel_changes_no_field_of_the_window_and_its_docks(open_window: OpenWindow) -> None:
    assert in_places(furnished(open_window), _changed) == {}


def test_the_wheel_changes_no_field_of_dialogs(open_window: OpenWindow) -> None:
    assert in_dialogs(furnished(open_window), _changed) == {}


def test_the_wheel_changes_no_requirement(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    panel = requirements(hand, *EXAMPLES[0][1])
    hand.settle()
    assert _boxes(panel.rows[0])
    assert _changed(panel) == []


def test_the_wheel_changes_a_field_that_has_the_focus(open_window: OpenWindow) -> None:
    with shown(furnished(open_window), DIALOGS["new"]) as dialog:
        box = dialog.findChildren(QAbstractSpinBox)[0]
        box.setFocus()
        before = _value(box)
        _turn_wheel(box, 1)
        assert _value(box) != before
