"""The manual: the pages of the documentation, which come with the program, in a window of their own."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QImage, QTextBlock, QTextCursor, QTextDocument
from PySide6.QtWidgets import QDialog, QPushButton, QTextBrowser, QToolButton, QWidget

from mazarine.gui.i18n import show_text, tr_later
from mazarine.gui.widgets.building import column_of, resize_within_screen, row_of
from mazarine.resources_path import manual_page

FIRST_PAGE = "README.md"
_SIZE_PX = QSize(860, 740)
_MOST_WIDTH_PX = 760
"""Wider pictures are made smaller, so that a page needs no scrolling sideways."""


class ManualWindow(QDialog):
    """Shows pages of the manual, and follows their links."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        show_text("User manual", self.setWindowTitle)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.pages = _Pages()
        home, back, forward = QPushButton(), QPushButton(), QPushButton()
        for button, text, press in (
            (home, tr_later("&Contents"), self._go_home), (back, tr_later("&Back"), self.pages.backward),
            (forward, tr_later("&Forward"), self.pages.forward),
        ):  # fmt: skip
            show_text(text, button.setText)
            button.setAutoDefault(False)
            button.clicked.connect(press)
        self.pages.backwardAvailable.connect(back.setEnabled)
        self.pages.forwardAvailable.connect(forward.setEnabled)
        for button in (back, forward):
            button.setEnabled(False)
        self.setLayout(column_of(row_of(home, back, forward, 1), (self.pages, 1)))
        resize_within_screen(self, _SIZE_PX)

    def show_page(self, name: str) -> None:
        """Show a page, such as `how-to/draw.md` or `how-to/draw.md#grow-points`, in front."""
        page, _, heading = name.partition("#")
        target = QUrl.fromLocalFile(str(manual_page(page)))
        target.setFragment(heading)
        self.pages.setSource(target)
        self.show()
        self.raise_()
        self.activateWindow()

    @Slot()
    def _go_home(self) -> None:
        self.show_page(FIRST_PAGE)


def show_manual(name: str, beside: QWidget) -> ManualWindow:
    """Show a page of the manual in the one window that a main window has for it."""
    window = beside.window()
    while (owner := window.parentWidget()) is not None:
        window = owner.window()
    found = window.findChild(ManualWindow) or ManualWindow(window)
    found.show_page(name)
    return found


def help_button(name: str) -> QToolButton:
    button = QToolButton()
    button.setText("?")
    button.setAutoRaise(True)
    show_text("Open the manual at this subject", button.setToolTip, button.setAccessibleName)
    button.clicked.connect(lambda: show_manual(name, button))
    return button


class _Pages(QTextBrowser):
    """Reads Markdown with pictures; goes to headings by the names that links have for them."""

    def __init__(self) -> None:
        super().__init__(openLinks=False)
        show_text("User manual", self.setAccessibleName)
        self.anchorClicked.connect(self._follow)

    @Slot(QUrl)
    def _follow(self, link: QUrl) -> None:
        target = self.source().resolved(link)
        page = Path(target.toLocalFile())
        if target.isLocalFile() and (page / FIRST_PAGE).is_file():
            page /= FIRST_PAGE
            target.setPath(QUrl.fromLocalFile(str(page)).path())
        if target.isLocalFile() and page.suffix == ".md" and page.is_file():
            self.setSource(target)
        else:
            QDesktopServices.openUrl(target)

    def doSetSource(
        self, name: QUrl | str, type: QTextDocument.ResourceType = QTextDocument.ResourceType.UnknownResource
    ) -> None:
        """Show a page, from the heading that the link names."""
        super().doSetSource(name, type)
        fragment, block = QUrl(name).fragment(), self.document().firstBlock()
        while fragment and block.isValid():
            if block.blockFormat().headingLevel() and anchor_of(block.text()) == fragment:
                self._scroll_to(block)
                return
            block = block.next()

    def _scroll_to(self, block: QTextBlock) -> None:
        self.moveCursor(QTextCursor.MoveOperation.End)
        self.setTextCursor(QTextCursor(block))

    def loadResource(self, type: int, name: QUrl | str) -> object:
        """Read a page or a picture, which is not wider than the page."""
        found = super().loadResource(type, name)
        if type == QTextDocument.ResourceType.ImageResource.value:
            picture = QImage(self.source().resolved(QUrl(name)).toLocalFile())
            if picture.width() > _MOST_WIDTH_PX:
                smooth = Qt.TransformationMode.SmoothTransformation
                return picture.scaledToWidth(_MOST_WIDTH_PX, smooth)
        return found


def anchor_of(heading: str) -> str:
    """Return the name that links have for a heading.

    >>> anchor_of("Resize, crop, rotate and flip the maze")
    'resize-crop-rotate-and-flip-the-maze'
    """
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
