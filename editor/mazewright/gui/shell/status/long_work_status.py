"""The work that the user waits for, in the status bar."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QProgressBar, QStatusBar, QToolButton

from mazewright.gui.background.long_work import LongWork
from mazewright.gui.i18n import tr
from mazewright.gui.style.icons import icon


class LongWorkStatus(QObject):
    """Says in a status bar what is being done.

    Attributes
    ----------
    progress_bar, stop_button : hidden while nothing is
    """

    def __init__(self, work: LongWork, bar: QStatusBar) -> None:
        super().__init__(bar)
        self._work, self._bar = work, bar
        self.progress_bar = QProgressBar()
        self.progress_bar.setFixedWidth(120)
        self.progress_bar.setMaximumHeight(14)
        self.progress_bar.setTextVisible(False)
        self.progress_bar.setRange(0, 1000)
        self.progress_bar.setAccessibleName(tr("Progress of the work"))
        self.stop_button = QToolButton()
        self.stop_button.setIcon(icon("stop"))
        self.stop_button.setAutoRaise(True)
        self.stop_button.setAccessibleName(tr("Stop the work"))
        self.stop_button.clicked.connect(work.stop)
        work.changed.connect(self._show)
        self._show()

    @Slot()
    def _show(self) -> None:
        piece = self._work.piece
        self.progress_bar.setVisible(piece is not None)
        self.stop_button.setVisible(piece is not None)
        if piece is None:
            self._bar.clearMessage()
            return
        self._bar.showMessage(tr(piece.words))
        self.progress_bar.setValue(round(piece.share * 1000))
        self.stop_button.setToolTip(tr(f"Stop: {piece.words}"))
