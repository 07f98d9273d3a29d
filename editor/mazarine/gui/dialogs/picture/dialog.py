"""The dialog that shows which walls are found in a picture, and lets the user say what is known."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QDialog, QFormLayout, QPushButton, QSlider, QWidget

from mazarine.files import ReadOptions
from mazarine.gui.background.jobs import IsCurrent, LatestTask
from mazarine.gui.background.messages import message_of
from mazarine.gui.background.timers import single_shot
from mazarine.gui.background.workers import Workers
from mazarine.gui.dialogs.picture.view import PicturePreview, PictureView, preview_of
from mazarine.gui.file_names import shown
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.widgets.building import accepts, add_row, choice_of, column_of, ok_and_cancel, row_of
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.gui.widgets.number_boxes import side_box

_REST_MS = 120
"""After the last change, before the picture is read again."""
_ANGLE_STEPS, _MOST_DEGREES, _SHIFT_STEPS = 100, 5, 100
_LINES_WIDTH_PX = 250


def ask_picture(parent: QWidget, path: Path, options: ReadOptions, workers: Workers) -> ReadOptions | None:
    """Ask where the cells of a picture are; None if the user cancels."""
    dialog = PictureDialog(path, options, workers, parent)
    return dialog.options if accepts(dialog) else None


class PictureDialog(QDialog):
    """Shows what is found, and follows each change.

    Attributes
    ----------
    options : what the user has said
    preview : what is found with these options; None while it is looked for
    """

    def __init__(self, path: Path, options: ReadOptions, workers: Workers, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Find the maze in {name}", name=shown(path.name)))
        self.options = options
        self.preview: PicturePreview | None = None
        self._shown: PicturePreview | None = None
        self._path = path
        self.view = PictureView()
        self.rows, self.cols = side_box(1), side_box(1)
        self.walls = choice_of({
            None: tr_later("As found"), "thin": tr_later("Lines between cells"), "block": tr_later("Cells"),
        }, options.walls)  # fmt: skip
        self.threshold = _slider(0, 255)
        self.angle = _slider(-_MOST_DEGREES * _ANGLE_STEPS, _MOST_DEGREES * _ANGLE_STEPS)
        self.right, self.down = (_slider(-_SHIFT_STEPS // 2, _SHIFT_STEPS // 2) for _ in range(2))
        self.has_corners = QCheckBox(tr("&Set the corners"))
        self.has_corners.setToolTip(tr("Drag the corners of the maze, for a photograph taken at an angle"))
        self.reset_button = QPushButton(tr("&Find again"))
        self.reset_button.setToolTip(tr("Forget what was set here"))
        self.lines = PlainLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignTop)
        self.buttons = ok_and_cancel(self)
        self._rest = single_shot(self, _REST_MS, self._look)
        self._latest = LatestTask(workers.studies, self, self._take, self._refuse)
        self._lay_out()
        self._connect()
        self._show_options()
        self._look()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._rest.start()

    def _connect(self) -> None:
        for box in (self.rows, self.cols):
            box.valueChanged.connect(self._set_cells)
        self.walls.currentIndexChanged.connect(self._set_walls)
        self.threshold.valueChanged.connect(self._set_threshold)
        self.angle.valueChanged.connect(self._set_angle)
        for slider in (self.right, self.down):
            slider.valueChanged.connect(self._set_shift)
        self.has_corners.toggled.connect(self._set_corners)
        self.view.corners_moved.connect(self._set_corners)
        self.reset_button.clicked.connect(self._reset)
        self.finished.connect(self._latest.cancel)

    # What the user says

    def _change(self, **values: Any) -> None:
        self.options = replace(self.options, **values)
        self._wait()
        self._rest.start()

    @Slot()
    def _set_cells(self) -> None:
        self._change(cells=(self.rows.value(), self.cols.value()))

    @Slot()
    def _set_walls(self) -> None:
        self._change(walls=self.walls.currentData())

    @Slot()
    def _set_threshold(self) -> None:
        self._change(threshold=self.threshold.value())

    @Slot()
    def _set_angle(self) -> None:
        self._change(angle=self.angle.value() / _ANGLE_STEPS)

    @Slot()
    def _set_shift(self) -> None:
        self._change(shift=(self.down.value() / _SHIFT_STEPS, self.right.value() / _SHIFT_STEPS))

    @Slot()
    def _set_corners(self) -> None:
        """Take the corners where they are shown, or show those that were found."""
        corners = None
        if self.has_corners.isChecked():
            if self.view.corners is None and self._shown is not None:
                self.view.show_corners(self._shown.corners)
            if self.view.corners is not None:
                first, second, third, fourth = ((x, y) for x, y in self.view.corners.tolist())
                corners = first, second, third, fourth
        else:
            self.view.show_corners(None)
        self.angle.setEnabled(corners is None)
        self._change(corners=corners)

    @Slot()
    def _reset(self) -> None:
        self.options = ReadOptions(level=self.options.level)
        self.view.show_corners(None)
        self._show_options()
        self._wait()
        self._look()

    # What is found

    def _wait(self) -> None:
        self.preview = None
        self.buttons.button(self.buttons.StandardButton.Ok).setEnabled(False)

    @Slot()
    def _look(self) -> None:
        self._wait()
        path, options, room = self._path, self.options, self.view.room
        pixels = None if self._shown is None else self._shown.pixels

        def work(is_current: IsCurrent) -> PicturePreview:
            return preview_of(path, options, room, pixels, is_current)

        self._latest.submit(lambda: work)

    @Slot(object)
    def _take(self, preview: PicturePreview) -> None:
        self._shown = preview
        self.view.show_preview(preview)
        if preview.options != self.options:
            return
        self.preview = preview
        self.buttons.button(self.buttons.StandardButton.Ok).setEnabled(preview.reading is not None)
        self.lines.setText("\n\n".join(tr(line) for line in preview.lines))
        self._show_options()

    @Slot(object)
    def _refuse(self, error: Exception) -> None:
        self.lines.setText(tr(message_of(error)))

    def _show_options(self) -> None:
        """Show what the user has said, and for the rest what was found."""
        reading = None if self._shown is None else self._shown.reading
        found = None if reading is None else reading.maze.shape[1:]
        with _quiet(self.rows, self.cols, self.walls, self.threshold, self.angle, self.right, self.down):
            if (cells := self.options.cells or found) is not None:
                self.rows.setValue(cells[0])
                self.cols.setValue(cells[1])
            self.walls.setCurrentIndex(self.walls.findData(self.options.walls))
            if reading is not None:
                self.threshold.setValue(reading.threshold)
                self.angle.setValue(round(reading.angle * _ANGLE_STEPS))
            if self.options.threshold is not None:
                self.threshold.setValue(self.options.threshold)
            if self.options.angle is not None:
                self.angle.setValue(round(self.options.angle * _ANGLE_STEPS))
            self.down.setValue(round(self.options.shift[0] * _SHIFT_STEPS))
            self.right.setValue(round(self.options.shift[1] * _SHIFT_STEPS))
        with _quiet(self.has_corners):
            self.has_corners.setChecked(self.options.corners is not None)
        self.angle.setEnabled(self.options.corners is None)
        if self.options.corners is not None and self.view.corners is None:
            self.view.show_corners(np.array(self.options.corners))

    def _lay_out(self) -> None:
        form = QFormLayout()
        add_row(form, tr_later("&Rows"), self.rows)
        add_row(form, tr_later("&Columns"), self.cols)
        add_row(form, tr_later("&Walls"), self.walls)
        add_row(form, tr_later("Dark &below"), self.threshold)
        add_row(form, tr_later("&Turned by"), self.angle)
        add_row(form, tr_later("Moved right"), self.right)
        add_row(form, tr_later("Moved down"), self.down)
        self.lines.setFixedWidth(_LINES_WIDTH_PX)
        side = column_of(form, self.has_corners, self.reset_button, self.lines, 0)
        across = row_of((self.view, 1), side, spacing=16)
        heading = PlainLabel(tr("The walls that were found are drawn over the picture."))
        self.setLayout(column_of(heading, (across, 1), self.buttons, margins=(20, 18, 20, 16), spacing=12))
        self.resize(780, 560)


def _slider(least: int, most: int) -> QSlider:
    slider = QSlider(Qt.Orientation.Horizontal)
    slider.setRange(least, most)
    return slider


@contextmanager
def _quiet(*widgets: QWidget) -> Iterator[None]:
    blockers = [QSignalBlocker(widget) for widget in widgets]
    yield
    for blocker in blockers:
        blocker.unblock()
