"""The window of a maze that may be larger than memory."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QStatusBar, QWidget

from mazarine.gui.background.messages import MessageAction, Tone, message_of
from mazarine.gui.disk.disk_watch import DiskWatch
from mazarine.gui.documents.stores import is_older, segmentation_beside, usual_segmentation
from mazarine.gui.features.large.large_view import Block, LargeView
from mazarine.gui.file_names import shown
from mazarine.gui.forms.controls import button
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.shell.shell import Shell
from mazarine.gui.widgets.building import FlowLayout, column_of, label_of, resize_within_screen, row_of
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.gui.widgets.message_bar import MessageBar
from mazarine.gui.widgets.number_boxes import NumberBox, PlaceBox
from mazarine.gui.widgets.task_status import TaskStatus
from mazarine.maze import MAX_CELLS
from mazarine.messages import Message
from mazarine.picture import Palette

if TYPE_CHECKING:
    from mazarine.big.tiles import TileSource

_LEVEL_WIDTH_PX, _PLACE_WIDTH_PX = 56, 80
_SIZE_PX = QSize(1100, 780)


class LargeMazeWindow(QWidget):
    """Shows the whole of a maze in a Zarr store, and any part of it.

    Attributes
    ----------
    path : the store
    segmentation : the folder of its segmentation, or where it would be
    is_updating : whether that is being made or updated
    """

    edit_wanted = Signal(int, object)
    """A level, and the `Block` of it, in lattice rows and columns, that is to be edited."""
    whole_wanted = Signal()
    """The maze is to be edited as a whole."""
    update_wanted = Signal()
    """The maze is to be segmented, as far as its segmentation is not up to date."""

    def __init__(self, shell: Shell, path: Path) -> None:
        super().__init__(shell, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(f"{shown(path.name)} – Mazarine")
        self.path, self._workers, self._palette = path, shell.workers, shell.scene.palette_of_maze
        self.segmentation = usual_segmentation(path)
        self.is_updating = False
        self.messages = MessageBar()
        self.view = LargeView(self._palette, shell.workers.tiles)
        self.place_label, self.size_label = PlainLabel(), PlainLabel()
        self.level_box = NumberBox(1, 1, 1)
        self.level_box.setMinimumWidth(_LEVEL_WIDTH_PX)
        self.row_box, self.col_box = PlaceBox(1, 1), PlaceBox(1, 1)
        self.fit_button = button(tr_later("&Fit"), self.view.fit, tr_later("Show the whole maze"))
        self.select_button = button(
            tr_later("&Select"), tip=tr_later("Select cells by dragging; with Shift that is always so")
        )
        self.select_button.setCheckable(True)
        self.edit_button = button(
            tr_later("&Edit rectangle"), self._edit, tr_later("Open the selected cells as a maze to edit")
        )
        self.whole_button = button(
            tr_later("Edit &whole maze"), self.whole_wanted.emit, tr_later("Open all of it as a maze to edit")
        )
        self.edit_button.setEnabled(False)
        self.whole_button.setEnabled(False)
        self._watch = DiskWatch(self)
        self._lay_out(shell)
        self._connect()
        self.reload()
        self._watch.watch(path / "zarr.json")
        resize_within_screen(self, _SIZE_PX)
        self.view.setFocus()

    def _lay_out(self, shell: Shell) -> None:
        self._level_row = QWidget()
        self._level_row.setLayout(row_of(label_of(tr_later("Level"), self.level_box), self.level_box,
                                         margins=(0, 0, 0, 0)))  # fmt: skip
        self._level_row.hide()
        for box in (self.row_box, self.col_box):
            box.setMinimumWidth(_PLACE_WIDTH_PX)
        row, col = label_of(tr_later("Row"), self.row_box), label_of(tr_later("Column"), self.col_box)
        bar = QWidget()
        flow = FlowLayout(bar, 4)
        flow.setContentsMargins(9, 0, 9, 4)
        for part in (
            self._level_row, row, self.row_box, col, self.col_box, self.fit_button,
            self.select_button, self.edit_button, self.whole_button,
        ):  # fmt: skip
            flow.addWidget(part)
        status = QStatusBar()
        self.task_status = TaskStatus(shell.tasks, status)
        status.addWidget(self.place_label, 1)
        status.addPermanentWidget(self.size_label)
        status.addPermanentWidget(self.task_status.progress_bar)
        status.addPermanentWidget(self.task_status.stop_button)
        self.setLayout(column_of(self.messages, (self.view, 1), bar, status, margins=(0, 0, 0, 0), spacing=4))
        show_text("Loading…", self.place_label.setText)

    def _connect(self) -> None:
        view = self.view
        view.pointed.connect(self._show_place)
        view.moved.connect(self._follow_view)
        view.selection_changed.connect(self._show_selection)
        view.tiles.failed.connect(self.messages.fail)
        self.level_box.valueChanged.connect(self._show_level)
        self.row_box.valueChanged.connect(self._go)
        self.col_box.valueChanged.connect(self._go)
        self.select_button.toggled.connect(self._select_by_drag)
        self._watch.changed.connect(self.reload)
        on_language_change(self._show_selection)
        for keys, slot in (
            ("Ctrl+/", view.fit), ("Ctrl+W", self.close), ("Ctrl+Shift+G", self._ask_cell),
            ("Ctrl+A", view.select_seen), ("Ctrl++", view.zoom_in), ("Ctrl+=", view.zoom_in),
            ("Ctrl+-", view.zoom_out), ("Ctrl+0", view.zoom_to_full_size),
        ):  # fmt: skip
            QShortcut(QKeySequence(keys), self, slot)

    def set_palette(self, palette: Palette) -> None:
        self._palette = self.view.palette_of_maze = palette
        self.reload()

    @Slot()
    def reload(self) -> None:
        path, palette = self.path, self._palette
        before = self.view.source if self.is_updating else None

        def work() -> tuple[TileSource, Path | None, bool]:
            # What reads stores is loaded here, not with the window.
            from mazarine.big.tiles import TileSource  # noqa: PLC0415

            found = segmentation_beside(path)
            return (
                TileSource(path, found, palette, before),
                found,
                found is not None and is_older(found, path),
            )

        self._workers.tiles.run(work).then(self._take, self._give_up)

    @Slot(object)
    def _take(self, result: tuple[TileSource, Path | None, bool]) -> None:
        source, found, is_old = result
        self.segmentation = self.segmentation if found is None else found
        levels, rows, cols = source.store.shape
        self.view.show_source(source)
        self._level_row.setVisible(levels > 1)
        self.level_box.setRange(1, levels)
        top, left = source.origin
        self.row_box.setRange(top + 1, top + rows)
        self.col_box.setRange(left + 1, left + cols)
        self.whole_button.setEnabled(levels * rows * cols <= MAX_CELLS)
        self._follow_view()
        self._show_selection()
        show_text(
            tr_later("{rows:,} × {cols:,} cells. Drag to move, {zoom_keys} to zoom, Shift+drag to select.",
                     rows=rows, cols=cols, **self.view.wheel_texts()),
            self.place_label.setText,
        )  # fmt: skip
        if self.is_updating:
            self.messages.dismiss()
        elif found is None or not source.has_kinds:
            command = f"mazarine segment {self.path.name} -o {self.segmentation.name}"
            text = tr_later(
                "Kinds of cells are not known yet. Segment the maze here, or by “{command}”.", command=command
            )
            self._offer_update(text, tr_later("Segment"))
        elif is_old or not source.has_overview:
            text = tr_later("The maze was changed after its kinds were found, or its overview is missing.")
            self._offer_update(text, tr_later("Update"))
        else:
            self.messages.dismiss()

    def _offer_update(self, text: Message, name: Message) -> None:
        self.messages.show_message(
            text, Tone.NOTE, stays=True, action=MessageAction(name, self.update_wanted.emit)
        )

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        self.messages.fail(message_of(error))
        if self.view.source is None:
            self.place_label.clear()

    @Slot(object)
    def _show_place(self, cell: tuple[int, int] | None) -> None:
        if cell is None or self.view.source is None:
            return
        top, left = self.view.source.origin
        show_text(
            tr_later("Row {row:,}, column {col:,}", row=cell[0] + top, col=cell[1] + left),
            self.place_label.setText,
        )

    @Slot()
    def _follow_view(self) -> None:
        source = self.view.source
        if source is None:
            return
        row, col = source.geometry.place(self.view.middle.x(), self.view.middle.y())
        self.row_box.show_place(row + source.origin[0])
        self.col_box.show_place(col + source.origin[1])

    @Slot()
    def _go(self) -> None:
        if self.view.source is not None:
            top, left = self.view.source.origin
            self.view.go_to(self.row_box.place - top, self.col_box.place - left)

    @Slot()
    def _ask_cell(self) -> None:
        self.row_box.setFocus()
        self.row_box.selectAll()

    @Slot(int)
    def _show_level(self, level: int) -> None:
        self.view.show_level(level - 1)

    @Slot(bool)
    def _select_by_drag(self, is_on: bool) -> None:
        self.view.is_selecting = is_on
        self.view.setFocus()

    @Slot()
    def _show_selection(self) -> None:
        block = self.view.selected
        fits = block is not None and block.rows * block.cols <= MAX_CELLS
        self.edit_button.setEnabled(fits)
        self.size_label.setText("" if block is None else tr(_size_text(block, fits)))

    @Slot()
    def _edit(self) -> None:
        block, source = self.view.selected, self.view.source
        if block is not None and source is not None:
            top, left = source.origin
            block = Block(block.row + top, block.col + left, block.rows, block.cols)
            self.edit_wanted.emit(self.view.level, block)


def _size_text(block: Block, fits: bool) -> Message:
    if fits:
        return tr_later("{rows:,} × {cols:,} cells", rows=block.rows, cols=block.cols)
    return tr_later(
        "{rows:,} × {cols:,} cells: at most {most:,} cells can be edited at once",
        rows=block.rows, cols=block.cols, most=MAX_CELLS,
    )  # fmt: skip
