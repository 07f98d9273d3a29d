"""Shows the task in progress in a status bar."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QProgressBar, QStatusBar, QToolButton, QWidget

from mazarine.gui.background.tasks import TaskList
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.style.icons import icon
from mazarine.gui.widgets.labels import literal
from mazarine.messages import Message


class TaskStatus(QObject):
    """Shows the task in progress in a status bar."""

    def __init__(self, tasks: TaskList, bar: QStatusBar) -> None:
        super().__init__(bar)
        self._tasks, self._bar = tasks, bar
        self.progress_bar, self.stop_button = bar_and_button(
            bar, tr_later("Progress of the task"), tr_later("Stop the task")
        )
        self.stop_button.clicked.connect(tasks.stop)
        tasks.changed.connect(self._show)
        on_language_change(self._show)
        self._show()

    @Slot()
    def _show(self) -> None:
        task = self._tasks.task
        self.progress_bar.setVisible(task is not None)
        self.stop_button.setVisible(task is not None)
        if task is None:
            self._bar.clearMessage()
            return
        self._bar.showMessage(tr(task.title))
        self.progress_bar.setValue(round(task.share * 1000))
        self.stop_button.setToolTip(literal(tr("Stop: {task}", task=task.title)))


def bar_and_button(
    parent: QWidget, bar_name: Message, button_name: Message
) -> tuple[QProgressBar, QToolButton]:
    """Return a progress bar for thousandths and a button to stop the work."""
    # Without a parent they would be windows of their own for a moment.
    bar, button = QProgressBar(parent), QToolButton(parent)
    bar.setFixedWidth(120)
    bar.setMaximumHeight(14)
    bar.setTextVisible(False)
    bar.setRange(0, 1000)
    show_text(bar_name, bar.setAccessibleName)
    button.setIcon(icon("stop"))
    button.setAutoRaise(True)
    show_text(button_name, button.setAccessibleName)
    return bar, button
