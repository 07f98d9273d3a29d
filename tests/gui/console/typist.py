"""Types into the Python console."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mazarine.gui.features.console.console_dock import ConsolePanel
from mazarine.gui.features.console.runner import ConsoleRunner
from tests.gui.hand import Hand


class Typist:
    """Types into the console."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        hand.act("window.console")
        dock = hand.window.docks["console"]
        assert isinstance(dock.content, ConsolePanel)
        self.panel = dock.content
        self.runner = hand.window.findChild(ConsoleRunner)

    def type(self, text: str) -> None:
        """Type letters, and press Enter for each end of a line."""
        for number, line in enumerate(text.split("\n")):
            if number:
                self.key(Qt.Key.Key_Return)
            QTest.keyClicks(self.panel.input, line)

    def key(self, key: Qt.Key, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.panel.input, key, keys)

    def start(self, text: str) -> None:
        """Type a statement and run it."""
        self.type(text)
        self.key(Qt.Key.Key_Return)
        assert self.panel.input.toPlainText() == ""

    def run(self, text: str) -> str:
        """Type a statement, wait for its end, and return what was printed."""
        before = len(self.text)
        self.start(text)
        self.wait()
        echo = ">>> " + text.rstrip().replace("\n", "\n... ") + "\n"
        printed = self.text[before:].removeprefix("\n")
        assert printed.startswith(echo) or "\n" in text
        return printed[len(echo) :]

    def wait(self) -> None:
        self.hand.qtbot.waitUntil(lambda: not self.runner.is_running, timeout=60_000)

    def wait_for_text(self, text: str) -> None:
        self.hand.qtbot.waitUntil(lambda: text in self.text, timeout=20_000)

    @property
    def text(self) -> str:
        return self.panel.output.toPlainText()


def steps(hand: Hand) -> list[str]:
    stack = hand.document.undo_stack
    return [stack.text(index) for index in range(stack.count())]
