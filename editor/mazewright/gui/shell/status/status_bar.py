"""The status bar: what is under the pointer, what the tool does, how far the analysis is, the zoom."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QStatusBar, QWidget

from mazewright.counting import count_of
from mazewright.gui.background.long_work import LongWork
from mazewright.gui.canvas.floating import Floating
from mazewright.gui.canvas.path_probe import Probe
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.canvas.view import MazeView
from mazewright.gui.canvas.zoom_view import FULL_SIZE_PX
from mazewright.gui.i18n import tr
from mazewright.gui.session.current import CurrentSession
from mazewright.gui.shell.status.cell_status import CellStatus
from mazewright.gui.shell.status.work_status import LongWorkStatus, WorkStatus
from mazewright.gui.tools.toolbox import Toolbox
from mazewright.gui.widgets.elided_label import ElidedLabel


class Status(QObject):
    """Fills a status bar.

    Attributes
    ----------
    cell, work : what is under the pointer, and what the background work is doing
    long_work : what the user waits for
    hint_label : what the tool does, while the pointer is off the maze
    selection_label : how much is selected, or floats
    zoom_label : how large cells are
    """

    def __init__(
        self,
        bar: QStatusBar,
        current: CurrentSession,
        scene: MazeScene,
        view: MazeView,
        toolbox: Toolbox,
        floating: Floating,
        probe: Probe,
        work: LongWork,
    ) -> None:
        super().__init__(bar)
        self._current, self._toolbox, self._floating = current, toolbox, floating
        self.cell = CellStatus(current, scene, view, probe, self)
        self.work = WorkStatus(current, bar)
        self.long_work = LongWorkStatus(work, bar)
        self.hint_label = ElidedLabel()
        self.hint_label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.selection_label = QLabel()
        self.zoom_label = QLabel(alignment=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.zoom_label.setMinimumWidth(self.zoom_label.fontMetrics().horizontalAdvance(_zoom_words(9.99)))
        self.cell.label.hide()
        self.cell.on_maze_changed.connect(self.cell.label.setVisible)
        self.cell.on_maze_changed.connect(self.hint_label.setHidden)
        bar.setSizeGripEnabled(False)
        bar.setContentsMargins(8, 0, 8, 0)
        bar.addWidget(self.cell.label, 1)
        bar.addWidget(self.hint_label, 1)
        permanent: tuple[QWidget, ...] = (
            self.long_work.progress_bar, self.long_work.stop_button,
            self.work.label, self.work.progress_bar, self.work.stop_button, self.selection_label,
            self.zoom_label,
        )  # fmt: skip
        for widget in permanent:
            bar.addPermanentWidget(widget)
        current.selection_changed.connect(self._show_selection)
        floating.changed.connect(self._show_selection)
        view.zoom_changed.connect(self._show_zoom)
        toolbox.tool_changed.connect(self._show_tool)
        self._show_tool()

    @Slot()
    def _show_selection(self) -> None:
        piece = self._floating.piece
        area = self._current.selection.area if piece is None else piece.area
        rows, cols = area.mask.shape
        words = f"{rows} × {cols}, {count_of(area.count, 'cell')} selected" if area else ""
        self.selection_label.setText(tr(words))

    @Slot(float)
    def _show_zoom(self, cell_px: float) -> None:
        self.zoom_label.setText(_zoom_words(cell_px / FULL_SIZE_PX))

    @Slot()
    def _show_tool(self) -> None:
        self.hint_label.setText(tr(self._toolbox.tool.hint))
        self.cell.show_note("")


def _zoom_words(share: float) -> str:
    return tr(f"Zoom {share:.0%}" if share >= 0.1 else f"Zoom {share:.1%}")
