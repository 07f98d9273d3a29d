"""Several contents in one place, of which tabs choose one."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QStackedWidget, QTabBar, QWidget

from mazarine.gui.i18n import on_language_change, show_text, tr
from mazarine.gui.widgets.building import column_of
from mazarine.messages import Message


class Pages(QWidget):
    """Makes each content when it is first shown; those that are hidden compute nothing.

    Parameters
    ----------
    makers : for each page its title, and what makes its content; by the name of the page
    title : what the tabs choose from, for screen readers
    """

    def __init__(self, title: Message, makers: Mapping[str, tuple[Message, Callable[[], QWidget]]]) -> None:
        super().__init__()
        self._makers, self._names = makers, tuple(makers)
        self._contents: dict[str, QWidget] = {}
        self._stack = QStackedWidget()
        self.tabs = QTabBar(documentMode=True, drawBase=False, expanding=True)
        show_text(title, self.tabs.setAccessibleName)
        for _ in makers:
            self.tabs.addTab("")
        on_language_change(self._show_titles)
        self._show_titles()
        self.setLayout(column_of(self.tabs, (self._stack, 1), margins=(0, 4, 0, 0), spacing=0))
        self.tabs.currentChanged.connect(self._show)
        self._show()

    @property
    def shown(self) -> str:
        return self._names[self.tabs.currentIndex()]

    def page(self, name: str) -> QWidget:
        if name not in self._contents:
            self._contents[name] = self._makers[name][1]()
            self._stack.addWidget(self._contents[name])
        return self._contents[name]

    def choose(self, name: str) -> None:
        self.tabs.setCurrentIndex(self._names.index(name))

    @Slot()
    def _show_titles(self) -> None:
        for at, (text, _) in enumerate(self._makers.values()):
            self.tabs.setTabText(at, tr(text))

    @Slot()
    def _show(self) -> None:
        self._stack.setCurrentWidget(self.page(self.shown))
