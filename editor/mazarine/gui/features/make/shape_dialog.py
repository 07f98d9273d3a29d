"""The dialog for a new maze in the form of a figure, a text or a picture."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QFont, QIcon, QImage, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFontComboBox,
    QFormLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from mazarine.counting import Noun
from mazarine.gui.file_names import chosen_path
from mazarine.gui.forms.maze_form import MazeForm
from mazarine.gui.forms.order import BoardShape, GeneratorRequest
from mazarine.gui.forms.preview import Sample, SamplePreview
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.shell.shell import Shell
from mazarine.gui.style.icons import icon
from mazarine.gui.style.painting import image_of
from mazarine.gui.widgets.building import (
    Scrollable,
    WheelGuard,
    column_of,
    ok_and_cancel,
    resize_within_screen,
    row_of,
)
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.lattice import SQUARE
from mazarine.picture import Palette, render_level
from mazarine.shapes import GALLERY
from mazarine.shapes.images import MOST_LETTERS, TEXT
from mazarine.shapes.images import image_of as shape_image

_PICTURE = "picture"
_ICON_PX, _GRID_PX, _PREVIEW_PX, _LETTER_PX = 40, QSize(78, 68), 300, 400
_SIZE = QSize(760, 600)
_LONGEST_PX = 24_000
"""Of a text; Qt paints no picture that is wider than 32,767 pixels."""
_MOST_CELLS = 40_000
"""Of a larger maze the shape alone is shown."""


class ShapeDialog(QDialog):
    """Asks for a shape and for how its cells become a maze; `order` is the result."""

    def __init__(self, shell: Shell, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New maze in a shape"))
        self._palette, self._path = shell.scene.palette_of_maze, Path()
        self.gallery = QListWidget()
        self.gallery.setViewMode(QListWidget.ViewMode.IconMode)
        self.gallery.setMovement(QListWidget.Movement.Static)
        self.gallery.setIconSize(QSize(_ICON_PX, _ICON_PX))
        self.gallery.setGridSize(_GRID_PX)
        self.gallery.setAccessibleName(tr("Shapes"))
        for name, figure in GALLERY.items():
            QListWidgetItem(_icon_of(name), tr(figure.title), self.gallery)
        QListWidgetItem(_icon_of(f"{TEXT}A"), tr("Text"), self.gallery)
        QListWidgetItem(icon("open"), tr("Picture"), self.gallery)
        self.text_line, self.font_box = QLineEdit(tr("MAZE")), QFontComboBox()
        self.text_line.setMaxLength(MOST_LETTERS)
        WheelGuard(self.font_box)
        self.bold_box = QCheckBox(tr("&Bold"))
        self.bold_box.setChecked(True)
        self.picture_button = QPushButton(tr("&Choose picture…"))
        self.join_box = QCheckBox(tr("&Join separate pieces"))
        self.maze_form = MazeForm(24, 24, SQUARE)
        self.maze_form.finishes.hide()
        self.preview = SamplePreview(shell.workers, self, _sample_of)
        self.picture = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.picture.setAccessibleName(tr("The new maze"))
        self.text_label = PlainLabel(wordWrap=True)
        self.buttons = ok_and_cancel(self)
        self._ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        self._ok.setText(tr("Create"))
        self._lay_out()
        self.preview.changed.connect(self._show_preview)
        self.gallery.currentRowChanged.connect(self._take_shape)
        self.text_line.textChanged.connect(self._follow)
        self.font_box.currentFontChanged.connect(self._follow)
        for box in (self.bold_box, self.join_box):
            box.toggled.connect(self._follow)
        self.maze_form.changed.connect(self._follow)
        self.picture_button.clicked.connect(self._choose_picture)
        self.gallery.setCurrentRow(0)

    @property
    def order(self) -> GeneratorRequest:
        """The requested maze."""
        kind = self._kind
        shape: str | Path | NDArray[np.uint8] = kind
        if kind == TEXT and self.text_line.text().strip():
            font = QFont(self.font_box.currentFont())
            font.setBold(self.bold_box.isChecked())
            shape = _text_pixels(self.text_line.text(), font)
        elif kind == _PICTURE:
            shape = self._path
        joins = kind == TEXT or self.join_box.isChecked()
        return replace(self.maze_form.sort, shape=BoardShape(shape, joins))

    @property
    def _kind(self) -> str:
        return [*GALLERY, TEXT, _PICTURE][self.gallery.currentRow()]

    def _lay_out(self) -> None:
        self._form = form = QFormLayout()
        form.addRow(tr("&Text"), self.text_line)
        form.addRow(tr("&Font"), self.font_box)
        form.addRow("", self.bold_box)
        form.addRow("", self.picture_button)
        form.addRow("", self.join_box)
        self.gallery.setFixedSize(5 * _GRID_PX.width() + 22, 3 * _GRID_PX.height() + 6)
        page = QWidget()
        page.setLayout(column_of(self.maze_form, 1))
        left = column_of(self.gallery, form, (Scrollable(tr_later("Algorithm"), page), 1))
        self.picture.setFixedSize(_PREVIEW_PX, _PREVIEW_PX)
        self.text_label.setFixedWidth(_PREVIEW_PX)
        right = column_of(self.picture, self.text_label, 1)
        above = row_of((left, 1), right, spacing=18)
        self.setLayout(column_of(above, self.buttons, margins=(18, 16, 18, 14)))
        resize_within_screen(self, _SIZE)

    @Slot()
    def _take_shape(self) -> None:
        """Propose a wide board for a text, and show the fields of the shape."""
        rows, cols = self.maze_form.rows_box, self.maze_form.cols_box
        if self._kind == TEXT and rows.value() == cols.value():
            cols.setValue(3 * rows.value())
        self._follow()

    @Slot()
    def _follow(self) -> None:
        """Show the fields of the shape, and request its preview."""
        kind = self._kind
        for field, is_on in (
            (self.text_line, kind == TEXT), (self.font_box, kind == TEXT), (self.bold_box, kind == TEXT),
            (self.picture_button, kind == _PICTURE), (self.join_box, kind != TEXT),
        ):  # fmt: skip
            self._form.setRowVisible(field, is_on)
        self._ok.setEnabled(False)
        if kind == _PICTURE and not self._path.name:
            self.preview.show_order(None, self._palette)
            self.picture.clear()
            self.text_label.setText(tr("Choose a picture. It is inside where it is not transparent, or where "
                                       "its color is not that of its border."))  # fmt: skip
            return
        self.preview.show_order(self.order, self._palette)

    @Slot()
    def _show_preview(self) -> None:
        sample, error = self.preview.sample, self.preview.error
        self._ok.setEnabled(sample is not None)
        if sample is None:
            self.picture.clear()
            self.text_label.setText("" if error is None else tr(error))
            return
        self.picture.setPixmap(QPixmap.fromImage(image_of(sample.picture)))
        self.text_label.setText(tr(sample.text))

    @Slot()
    def _choose_picture(self) -> None:
        filters = ";;".join(
            (tr("Pictures (*.png *.jpg *.jpeg *.gif *.bmp *.webp *.tif)"), tr("All files (*)"))
        )
        name, _ = QFileDialog.getOpenFileName(self, tr("Choose picture"), str(self._path.parent), filters)
        if name:
            self._path = chosen_path(name)
            self.picture_button.setText(self._path.name)
            self._follow()


def _icon_of(shape: str) -> QIcon:
    drawn = shape_image(shape)
    drawn.thumbnail((2 * _ICON_PX, 2 * _ICON_PX))
    pixels = np.zeros((2 * _ICON_PX, 2 * _ICON_PX), dtype=np.uint32)
    top, left = (2 * _ICON_PX - drawn.height) // 2, (2 * _ICON_PX - drawn.width) // 2
    pixels[top : top + drawn.height, left : left + drawn.width] = np.asarray(drawn)
    shown = (pixels << 24 | 0x5B6472).astype(np.uint32).tobytes()  # which has to live while Qt copies it
    return QIcon(QPixmap.fromImage(QImage(shown, *pixels.shape, QImage.Format.Format_ARGB32)))


def _text_pixels(text: str, font: QFont) -> NDArray[np.uint8]:
    """Return a picture of a text, not 0 in its letters."""
    font.setPixelSize(min(_LETTER_PX, _LONGEST_PX // len(text)))
    letters = QPainterPath()
    letters.addText(0, 0, font, text)
    box = letters.boundingRect().toAlignedRect()
    image = QImage(max(box.width(), 1), max(box.height(), 1), QImage.Format.Format_Grayscale8)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(-box.topLeft())
    painter.fillPath(letters, Qt.GlobalColor.white)
    painter.end()
    lines = np.frombuffer(image.constBits(), dtype=np.uint8).reshape(image.height(), image.bytesPerLine())
    return (lines[:, : image.width()] > 127).astype(np.uint8)


def _sample_of(order: GeneratorRequest, palette: Palette) -> Sample:
    """Return the picture of a maze in a shape, of a large one that of its board; `MazeError` for none."""
    inside = order.mask()
    text = tr_later("{cells} inside the shape", cells=Noun.CELLS(count=int(np.count_nonzero(inside))))
    if order.rows * order.cols > _MOST_CELLS:
        order.begin()  # whether it is possible
        step = -(-max(order.rows, order.cols) // _PREVIEW_PX)
        return Sample(np.where(inside[::step, ::step], palette.floor, palette.rock).astype(np.uint32), text)
    maze = order.make()[0]
    cell_px = max(1, int(_PREVIEW_PX / (max(maze.geometry.extent(order.rows, order.cols)) + 1)))
    return Sample(render_level(maze, 0, "none", cell_size_px=cell_px, palette=palette), text)
