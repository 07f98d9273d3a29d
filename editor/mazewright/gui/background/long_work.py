"""Work that the user waits for: what it is, how far it is, and a way to stop it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QProgressBar, QStatusBar, QToolButton

from mazewright.gui.i18n import tr
from mazewright.gui.style.icons import icon

_LOOK_EVERY_MS = 50


class Piece(QObject):
    """A piece of work.

    Attributes
    ----------
    words : what it is
    share : how much of it is done, 0 to 1
    is_dear : whether it is not to be given up without a question
    """

    def __init__(self, words: str, work: LongWork, is_dear: bool) -> None:
        super().__init__(work)
        self.is_dear = is_dear
        self.words = words
        self.share = 0.0
        self._work = work
        self._is_wanted = True

    def look(self, share: float) -> bool:
        """Take down how far the work is; from any thread. Tell whether it is to go on."""
        self.share = share
        return self._is_wanted

    def stop(self) -> None:
        """Have it stopped, soon."""
        self._is_wanted = False

    @Slot()
    def end(self) -> None:
        """It is over, well or ill."""
        self._work.end(self)


class LongWork(QObject):
    """The pieces of work that are under way, in the order in which they began."""

    changed = Signal()
    """There is more or less to wait for."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pieces: list[Piece] = []
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_EVERY_MS)
        self._timer.timeout.connect(self.changed)

    @property
    def piece(self) -> Piece | None:
        """The one that is being done: they are done one after another."""
        return self._pieces[0] if self._pieces else None

    @property
    def dear(self) -> Piece | None:
        """The first of those that are not to be given up without a question."""
        return next((piece for piece in self._pieces if piece.is_dear), None)

    def begin(self, words: str, *, is_dear: bool = False) -> Piece:
        """Begin a piece of work; its `look` goes to those who do it, and `end` is called after them."""
        piece = Piece(words, self, is_dear)
        self._pieces.append(piece)
        self._timer.start()
        self.changed.emit()
        return piece

    def end(self, piece: Piece) -> None:
        """Take a piece of work off the list."""
        if piece in self._pieces:
            self._pieces.remove(piece)
            piece.deleteLater()
        if not self._pieces:
            self._timer.stop()
        self.changed.emit()

    @Slot()
    def stop(self) -> None:
        """Have the one that is being done stopped."""
        if self.piece is not None:
            self.piece.stop()

    def stop_all(self) -> None:
        """Have everything stopped: the window closes."""
        for piece in self._pieces:
            piece.stop()


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
