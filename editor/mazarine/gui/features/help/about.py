"""The dialogs about the program, and about keys and mouse buttons."""

from __future__ import annotations

from html import escape
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QMessageBox, QTextBrowser, QWidget

from mazarine import __version__
from mazarine.gui.file_names import url_of
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.i18n.texts import capitalized
from mazarine.gui.shell.actions import ActionSpec, Keys, native, plain
from mazarine.gui.shell.menus import sections
from mazarine.gui.style.icons import icon
from mazarine.gui.versions import versions
from mazarine.gui.widgets.building import column_of, resize_within_screen
from mazarine.gui.widgets.pan_zoom import PanZoom
from mazarine.messages import Message


class AboutBox(QMessageBox):
    """Shows the version of the program, and what to include in a bug report."""

    def __init__(self, log_path: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._log_path = log_path
        self.setWindowTitle(tr("About Mazarine"))
        self.setIconPixmap(icon("mazarine").pixmap(64, 64))
        for sign in self.findChildren(QLabel, "qt_msgboxex_icon_label"):
            sign.setAccessibleName("Mazarine")
        self.setText(f"<b>Mazarine {__version__}</b>")
        purpose = tr("A maze editor that finds rooms, corridors and crossroads while you draw.")
        wish = tr("If something goes wrong, include this and the log in your report:")
        self.setInformativeText(f"{purpose}<br><br>{wish}<br><small>{escape(versions())}</small>")
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy_button = self.addButton(tr("&Copy versions"), QMessageBox.ButtonRole.ActionRole)
        self.log_button = self.addButton(tr("Show &log"), QMessageBox.ButtonRole.ActionRole)
        self.log_button.setEnabled(log_path is not None)
        self.setDefaultButton(self.addButton(QMessageBox.StandardButton.Close))
        for button, slot in ((self.copy_button, self._copy), (self.log_button, self._show_log)):
            # Otherwise a message box closes at any button.
            button.clicked.disconnect()
            button.clicked.connect(slot)

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(versions())

    @Slot()
    def _show_log(self) -> None:
        if self._log_path is not None:
            QDesktopServices.openUrl(url_of(self._log_path.parent))


class KeysDialog(QDialog):
    """Lists keys and buttons."""

    def __init__(self, keys: Keys, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Keys and mouse"))
        # A label would lay out all rows repeatedly to find its height.
        browser = QTextBrowser()
        browser.setAccessibleName(tr("Keys and mouse"))
        browser.document().setDocumentMargin(12)
        browser.setHtml(_table(keys))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self.setLayout(column_of(browser, buttons))
        resize_within_screen(self, QSize(620, 640))


def _mouse_texts() -> tuple[tuple[Message, Message], ...]:
    wheel = PanZoom.wheel_texts()
    return (
        (tr_later("Left button"), tr_later("paints")),
        (tr_later("Right button"), tr_later("erases with drawing tools, opens a menu with the others")),
        (tr_later("Middle button, or Space and left"), tr_later("pans")),
        (tr_later("{zoom_keys}, or two fingers", **wheel), tr_later("zooms at the pointer")),
        (tr_later("{scroll_keys}; Shift+wheel", **wheel), tr_later("scrolls; scrolls sideways")),
        (tr_later("Escape, or the other button"), tr_later("cancels the gesture")),
        (
            tr_later("X, Y and Z"),
            tr_later("flip horizontally, flip vertically and rotate the floating selection"),
        ),
    )


def _table(keys: Keys) -> str:
    """Return the mouse buttons, and below them the keys under the titles of their menus."""
    rows = [
        f"<tr><td><nobr>{capitalized(tr(button))}&nbsp;&nbsp;&nbsp;</nobr></td><td>{tr(text)}</td></tr>"
        for button, text in _mouse_texts()
    ]
    for title, names in sections(keys.actions):
        rows.append(f"<tr><td colspan=2><br><big><b>{plain(title)}</b></big></td></tr>")
        rows += filter(None, (_row(keys.actions[name].spec, keys) for name in names))
    return f"<table cellpadding=3>{''.join(rows)}</table>"


def _row(spec: ActionSpec, keys: Keys) -> str:
    """Return the row of an action; empty if it has no key."""
    own = escape(", ".join(map(native, keys.of(spec.name))))
    if not own:
        return ""
    return (
        f"<tr><td><nobr><b>{own}</b>&nbsp;&nbsp;&nbsp;</nobr></td>"
        f"<td><b>{plain(spec.text)}</b>: {tr(spec.tip)}</td></tr>"
    )
