"""What a program writes to its standard error, and what its user should know about its run."""

from __future__ import annotations

import codecs
import re

from PySide6.QtCore import QTimer, Slot
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QPlainTextEdit

from mazarine.gui.i18n import show_text, tr, tr_later
from mazarine.messages import Message
from mazarine.mouse import MouseProgram
from mazarine.mouse.scoring import best_of

_EVERY_MS = 100
_MOST_LINES = 2000
_MOST_AT_ONCE = 1 << 13
"""Bytes shown in one go; of more only the end is."""
_LONG_LINE = re.compile(r"[^\n]{500}")
_CONTROLS = re.compile(r"\x1b\[[0-9;]*[A-Za-z]|[\x00-\x08\x0b-\x1f\x7f]")
"""Colors for a terminal, and other characters that are not shown."""


class ProgramLog(QPlainTextEdit):
    """Shows the end of a log, and follows it."""

    def __init__(self) -> None:
        super().__init__(readOnly=True, maximumBlockCount=_MOST_LINES, undoRedoEnabled=False)
        show_text("Log of the program", self.setAccessibleName)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._program: MouseProgram | None = None
        self._timer = QTimer(self, interval=_EVERY_MS)
        self._timer.timeout.connect(self.follow)
        self.show_program(None)

    def show_program(self, program: MouseProgram | None) -> None:
        """Show the log of another program, from its beginning; nothing for None."""
        if program is self._program and program is not None:
            return
        self._program, self._count, self._unknown, self._has_ended = program, 0, 0, False
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._line_end = ""
        self.clear()
        self.setVisible(program is not None)
        if program is None:
            self._timer.stop()
            return
        self.setFixedHeight(5 * self.fontMetrics().lineSpacing() + 2 * self.frameWidth() + 8)
        for note in program.notes:
            self._say(note)
        self._timer.start()
        self.follow()

    @Slot()
    def follow(self) -> None:
        """Show what is new."""
        program = self._program
        if program is None:
            return
        end = program.script.end
        new, self._count = program.log.since(self._count)
        if new:
            skipped = len(new) > _MOST_AT_ONCE
            text = _CONTROLS.sub("", self._decoder.decode(new[-_MOST_AT_ONCE:]))
            self._add(("…\n" if skipped else "") + _LONG_LINE.sub(r"\g<0>\n", text))
        # The thread of the program may add some meanwhile.
        unknown = list(program.protocol.unknown)
        for command in unknown[self._unknown :]:
            self._say(tr_later("Unknown command: {command}", command=command))
        self._unknown = len(unknown)
        if end is not None and not self._has_ended:
            self._has_ended = True
            self._timer.stop()
            self._say(end)
            for message in (*program.protocol.notes, *_scores(program), *_runs(program)):
                self._say(message)

    def _say(self, message: Message) -> None:
        is_new_line = self._line_end or self.document().isEmpty()
        self._add(("" if is_new_line else "\n") + tr(message) + "\n")

    def _add(self, text: str) -> None:
        bar = self.verticalScrollBar()
        is_at_end = bar.value() >= bar.maximum() - 1
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        # The end of the last line comes with the next one, so that no line is empty.
        text = self._line_end + text
        shown = text.removesuffix("\n")
        self._line_end = text[len(shown) :]
        cursor.insertText(shown)
        if is_at_end:
            bar.setValue(bar.maximum())


def _scores(program: MouseProgram) -> list[Message]:
    """Return the figures of a run; none if the goal was not reached."""
    protocol = program.protocol
    if protocol.goal is None:
        return []
    moves, turns = protocol.goal
    return [
        tr_later("The goal was reached (moves: {moves:g}, turns: {turns:,}).", moves=moves, turns=turns),
        tr_later(
            "Score: {source:.1f} by the source of mms, {readme:.1f} by its README.",
            source=protocol.source_scoring.score, readme=protocol.readme_scoring.score,
        ),
    ]  # fmt: skip


def _runs(program: MouseProgram) -> list[Message]:
    """Return the runs as contests count them; none if no run has ended in a goal."""
    finished, returns = program.protocol.runs.finished, program.protocol.runs.returns
    best = best_of(finished)
    if best is None:
        return []
    parts = (
        (tr_later("Search run"), finished[0]), (tr_later("Best run"), best), (tr_later("Returns"), returns)
    )  # fmt: skip
    return [
        tr_later("Runs from the start to a goal: {count:,}.", count=len(finished)),
        *(
            tr_later("{part}: moves {moves:g}, turns {turns:,}.", part=part, moves=moves, turns=turns)
            for part, (moves, turns) in parts
        ),
    ]
