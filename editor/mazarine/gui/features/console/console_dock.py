"""The Python console dock: what code prints, and the field in which statements are entered."""

from __future__ import annotations

import re
from itertools import groupby, takewhile
from operator import attrgetter

from PySide6.QtCore import QMimeData, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QColor,
    QFontDatabase,
    QKeyEvent,
    QKeySequence,
    QPalette,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QPlainTextEdit, QToolBar, QWidget

from mazarine.console.console import Completions
from mazarine.console.statements import is_complete
from mazarine.gui.background.reporting import Reporting
from mazarine.gui.features.console.runner import ConsoleRunner
from mazarine.gui.i18n import show_text, tr, tr_later
from mazarine.gui.settings import Settings
from mazarine.gui.style.contrast import readable
from mazarine.gui.style.icons import icon
from mazarine.gui.widgets.building import column_of, row_of
from mazarine.gui.widgets.labels import PlainLabel

_MOST_LINES = 5000
_LONGEST_LINE = 2000
"""Longer lines are broken: a line of millions of characters would take seconds to lay out."""
_LOOK_EVERY_MS = 50
_MOST_INPUT_LINES = 8
_INDENT = "    "
_PROMPT = re.compile(r"(?:>>>|\.\.\.)(?: (?P<entered>.*))?$")
_ERROR = QColor("#b3261e")
_ENTER_KEYS = Qt.Key.Key_Return, Qt.Key.Key_Enter
_SHIFT, _CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
_HINT = tr_later(
    "Python: maze, regions, router and selection are those of the maze that is shown, mz is the library. "
    "Example: maze.set_wall((0, 0), \"E\")"
)  # fmt: skip


class ConsoleOutput(Reporting, QPlainTextEdit):
    """Shows what was entered and printed: the last lines of it."""

    interrupted = Signal()
    """Ctrl+C was pressed, and nothing was selected that could be copied."""

    def __init__(self) -> None:
        super().__init__(readOnly=True, undoRedoEnabled=False)
        self.setMaximumBlockCount(_MOST_LINES)
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        show_text("Output of the console", self.setAccessibleName)
        show_text(_HINT, self.setPlaceholderText)
        self._column = 0

    def add(self, text: str, *, is_error: bool = False) -> None:
        """Add text at the end, and show the end unless the user has scrolled away from it."""
        bar = self.verticalScrollBar()
        is_at_end = bar.value() == bar.maximum()
        style = QTextCharFormat()
        if is_error:
            style.setForeground(readable(_ERROR, self.palette().color(QPalette.ColorRole.Base)))
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.insertText(self._broken(text), style)
        if is_at_end:
            bar.setValue(bar.maximum())

    def begin_line(self) -> None:
        """Continue on a new line, unless the last one is empty."""
        if self._column:
            self.add("\n")

    @Slot()
    def clear(self) -> None:
        super().clear()
        self._column = 0

    def _broken(self, text: str) -> str:
        """Return a text with no line that is too long; its first line continues the last one."""
        lines: list[str] = []
        for line in text.split("\n"):
            if lines:
                self._column = 0
            first = _LONGEST_LINE - self._column
            parts = [line[:first]]
            parts += [line[at : at + _LONGEST_LINE] for at in range(first, len(line), _LONGEST_LINE)]
            self._column = len(parts[-1]) + (self._column if len(parts) == 1 else 0)
            lines.append("\n".join(parts))
        return "\n".join(lines)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Interrupt with Ctrl+C where nothing is selected."""
        if event.matches(QKeySequence.StandardKey.Copy) and not self.textCursor().hasSelection():
            self.interrupted.emit()
        else:
            super().keyPressEvent(event)


class ConsoleInput(Reporting, QPlainTextEdit):
    """The field in which a statement is entered.

    Enter runs what is complete, Up and Down go through the statements before, Tab completes a name.
    """

    entered = Signal(str)
    completion_requested = Signal(str)
    """The text before the cursor."""
    interrupted = Signal()
    """Ctrl+C was pressed, and nothing was selected that could be copied."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._place: int | None = None
        self._draft = ""
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        show_text("Python statement", self.setAccessibleName)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().blockCountChanged.connect(self._fit)
        self._fit()

    @property
    def text_before(self) -> str:
        return self.toPlainText()[: self.textCursor().position()]

    @Slot()
    def _fit(self) -> None:
        lines = min(self.blockCount(), _MOST_INPUT_LINES)
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if lines == self.blockCount() else policy.ScrollBarAsNeeded
        )
        margins = 2 * (self.frameWidth() + round(self.document().documentMargin()))
        self.setFixedHeight(lines * self.fontMetrics().lineSpacing() + margins)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Run, complete, go through the history or interrupt."""
        key, keys = event.key(), event.modifiers()
        if key in _ENTER_KEYS:
            self._enter(keys)
        elif key == Qt.Key.Key_Tab and self.toPlainText():
            self._complete_or_indent()
        elif key == Qt.Key.Key_Tab:
            self.focusNextChild()
        elif key == Qt.Key.Key_Up and not keys & _SHIFT and "\n" not in self.text_before:
            self._go_back(-1)
        elif key == Qt.Key.Key_Down and not keys & _SHIFT and "\n" not in self._text_after:
            self._go_back(1)
        elif event.matches(QKeySequence.StandardKey.Copy) and not self.textCursor().hasSelection():
            self.interrupted.emit()
        elif key == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    @property
    def _text_after(self) -> str:
        return self.toPlainText()[self.textCursor().position() :]

    def _enter(self, keys: Qt.KeyboardModifier) -> None:
        source = self.toPlainText()
        may_run = not keys & _SHIFT and "\n" not in self._text_after and is_complete(source)
        if source.strip() and (may_run or keys & _CTRL):
            self.entered.emit(source)
        elif source.strip():
            line = self.text_before.rpartition("\n")[2]
            indent = line[: len(line) - len(line.lstrip())]
            self.insertPlainText("\n" + indent + _INDENT * line.rstrip().endswith(":"))
            self.ensureCursorVisible()

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Insert text; of text with prompts, as the console shows it, what was entered."""
        text = source.text()
        if text.startswith(">>>"):
            matches = map(_PROMPT.match, text.splitlines())
            self.insertPlainText("\n".join(match["entered"] or "" for match in matches if match))
        else:
            super().insertFromMimeData(source)

    def take(self) -> str:
        """Remove the statement, remember it, and return it."""
        source = self.toPlainText()
        self.clear()
        self._settings.add_statement(source)
        self._place = None
        return source

    def _complete_or_indent(self) -> None:
        if self.text_before.rpartition("\n")[2].strip():
            self.completion_requested.emit(self.text_before)
        else:
            self.insertPlainText(_INDENT)

    def _go_back(self, step: int) -> None:
        """Show the statement before or after the one that is shown; the draft comes after the last."""
        statements = self._settings.statements
        place = len(statements) if self._place is None else min(self._place, len(statements))
        if place == len(statements):
            self._draft = self.toPlainText()
        new = place + step
        if 0 <= new <= len(statements):
            self._place = new
            self.setPlainText(self._draft if new == len(statements) else statements[new])
            self.moveCursor(QTextCursor.MoveOperation.End)


class ConsolePanel(QWidget):
    """The output, the field for statements, and the buttons."""

    def __init__(self, runner: ConsoleRunner, settings: Settings, run_script: QAction) -> None:
        super().__init__()
        self._runner = runner
        # First among the children: it gets the keys when the dock is shown.
        self.input = ConsoleInput(settings, self)
        self.output = ConsoleOutput()
        self.interrupt_action = QAction(icon("stop"), "", self)
        show_text("Interrupt (Ctrl+C)", self.interrupt_action.setText)
        self.interrupt_action.triggered.connect(runner.interrupt)
        self.clear_action = QAction(icon("clear"), "", self)
        show_text("Clear the output", self.clear_action.setText)
        self.clear_action.triggered.connect(self.output.clear)
        bar = QToolBar(orientation=Qt.Orientation.Vertical, iconSize=QSize(20, 20))
        bar.addActions([self.interrupt_action, self.clear_action, run_script])
        prompt = PlainLabel(">>>")
        prompt.setFont(self.input.font())
        prompt.setAlignment(Qt.AlignmentFlag.AlignTop)
        prompt.setMargin(self.input.frameWidth() + round(self.input.document().documentMargin()))
        field = row_of(prompt, (self.input, 1), spacing=0)
        texts = column_of((self.output, 1), field, spacing=2)
        self.setLayout(row_of(bar, (texts, 1), margins=(2, 2, 4, 4), spacing=2))
        self._timer = QTimer(self, interval=_LOOK_EVERY_MS)
        self._timer.timeout.connect(self._show_output)
        self.input.entered.connect(self._enter)
        self.input.completion_requested.connect(runner.complete)
        self.input.interrupted.connect(runner.interrupt)
        self.output.interrupted.connect(runner.interrupt)
        runner.changed.connect(self._follow)
        runner.completed.connect(self._take_completions)
        self._follow()

    def minimumSizeHint(self) -> QSize:
        """Leave most of a small window to the maze."""
        return QSize(200, 110)

    @Slot(str)
    def _enter(self) -> None:
        if self._runner.is_running:
            return
        source = self.input.take()
        self.output.begin_line()
        self.output.add(">>> " + source.rstrip().replace("\n", "\n... ") + "\n")
        self._runner.run_statement(source)

    @Slot()
    def _follow(self) -> None:
        """Look for output as long as something runs, and once more after it."""
        is_running = self._runner.is_running
        self.interrupt_action.setEnabled(is_running)
        if is_running:
            self._timer.start()
        else:
            self._timer.stop()
        self._show_output()

    @Slot()
    def _show_output(self) -> None:
        skipped, parts = self._runner.console.output.take()
        if skipped:
            self.output.begin_line()
            self.output.add(tr("[{count:,} characters were skipped]", count=skipped) + "\n")
        for is_error, group in groupby(parts, attrgetter("is_error")):
            self.output.add("".join(part.text for part in group), is_error=is_error)

    @Slot(object)
    def _take_completions(self, completions: Completions) -> None:
        """Insert what all completions have in common; if that is nothing new, list them."""
        text, names = completions
        if self.input.text_before != text or not names:
            return
        common = "".join(
            first
            for first, _ in takewhile(lambda pair: pair[0] == pair[1], zip(names[0], names[-1], strict=False))
        )
        begun = next(at for at in range(len(common) + 1) if text.endswith(common[: len(common) - at]))
        if begun:
            self.input.insertPlainText(common[len(common) - begun :])
        elif len(names) > 1:
            self.output.begin_line()
            self.output.add("  ".join(name.rpartition(".")[2] for name in names) + "\n")
