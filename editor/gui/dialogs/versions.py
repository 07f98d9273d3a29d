"""Earlier versions of the file that is open: when they were replaced, and opening one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from editor.files.backups import Version

_KIB = 1024


class VersionsDialog(QDialog):
    """Lets one choose a version; it is opened as a copy, so that nothing is replaced."""

    def __init__(self, name: str, versions: Sequence[Version], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(f"Earlier versions of {name}")
        self.list = QListWidget()
        self.list.setAccessibleName("Versions, the newest first")
        for version in versions:
            words = f"{version.time:%Y-%m-%d %H:%M:%S}    {max(1, round(version.size / _KIB)):,} KiB"
            item = QListWidgetItem(words, self.list)
            item.setData(Qt.ItemDataRole.UserRole, version)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Open | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.button(QDialogButtonBox.StandardButton.Open).setText("&Open as a copy")
        self.buttons.button(QDialogButtonBox.StandardButton.Open).setEnabled(bool(versions))
        words = "Replaced when it was saved at these times. The file itself stays as it is."
        column = QVBoxLayout(self)
        column.addWidget(QLabel(words if versions else "No earlier versions are kept yet."))
        column.addWidget(self.list)
        column.addWidget(self.buttons)
        self.list.setCurrentRow(0)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.list.itemDoubleClicked.connect(self.accept)

    @property
    def version(self) -> Version | None:
        """The version that is chosen."""
        item = self.list.currentItem()
        version: Version | None = None if item is None else item.data(Qt.ItemDataRole.UserRole)
        return version
