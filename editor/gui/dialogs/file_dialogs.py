"""The questions which file to open, and which to save in."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from editor.files import FORMATS

_ALL_FILES = "All files (*)"


def ask_open_path(parent: QWidget, folder: Path) -> Path | None:
    """Ask for a file to open; None if the user thinks better of it."""
    suffixes = sorted({suffix for format in FORMATS.values() for suffix in format.suffixes})
    everything = f"Mazes ({' '.join(f'*{suffix}' for suffix in suffixes)})"
    filters = ";;".join((everything, *_filters(), _ALL_FILES))
    name, _ = QFileDialog.getOpenFileName(parent, "Open maze", str(folder), filters)
    return Path(name) if name else None


def ask_save_path(parent: QWidget, proposal: Path) -> Path | None:
    """Ask for a file to save in; without a suffix it is a `.maze`."""
    dialog = QFileDialog(parent, "Save maze as", str(proposal.parent), ";;".join((*_filters(), _ALL_FILES)))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix("maze")
    dialog.selectFile(proposal.name)
    if not dialog.exec():
        return None
    return Path(dialog.selectedFiles()[0])


def _filters() -> list[str]:
    return [
        f"{format.title} ({' '.join(f'*{suffix}' for suffix in format.suffixes)})"
        for format in FORMATS.values()
    ]
