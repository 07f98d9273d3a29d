"""The questions which file to open, and which to save in."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from editor.files import FORMATS
from editor.gui.saving import Target

_ALL_FILES = "All files (*)"


def ask_open_path(parent: QWidget, folder: Path) -> Path | None:
    """Ask for a file to open; None if the user thinks better of it."""
    suffixes = sorted({suffix for format in FORMATS.values() for suffix in format.suffixes})
    everything = f"Mazes ({' '.join(f'*{suffix}' for suffix in suffixes)})"
    filters = ";;".join((everything, *_filters().values(), _ALL_FILES))
    name, _ = QFileDialog.getOpenFileName(parent, "Open maze", str(folder), filters)
    return Path(name) if name else None


def ask_save_target(parent: QWidget, proposal: Path) -> Target | None:
    """Ask for a file to save in; without a suffix it is a `.maze`.

    Where the suffix serves several formats, it is the one that was chosen in the dialog.
    """
    dialog = QFileDialog(
        parent, "Save maze as", str(proposal.parent), ";;".join((*_filters().values(), _ALL_FILES))
    )
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix("maze")
    dialog.selectFile(proposal.name)
    if not dialog.exec():
        return None
    path = Path(dialog.selectedFiles()[0]).absolute()
    chosen = next((name for name, text in _filters().items() if text == dialog.selectedNameFilter()), None)
    serves = chosen is not None and path.suffix.lower() in FORMATS[chosen].suffixes
    return Target(path, chosen if serves else None)


def _filters() -> dict[str, str]:
    """Give what the dialog shows for each format, by its name."""
    return {
        format.name: f"{format.title} ({' '.join(f'*{suffix}' for suffix in format.suffixes)})"
        for format in FORMATS.values()
    }
