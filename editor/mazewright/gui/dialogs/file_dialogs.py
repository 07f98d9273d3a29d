"""The questions which file to open, and which to save in."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from mazewright.files.registry import FORMATS
from mazewright.gui.documents.saving import Target
from mazewright.gui.i18n import tr
from mazewright.gui.widgets.building import accepts

_ALL_FILES = "All files (*)"


def ask_open_path(parent: QWidget, folder: Path) -> Path | None:
    """Ask for a file to open; None if the user thinks better of it."""
    suffixes = sorted({suffix for format in FORMATS.values() for suffix in format.suffixes})
    everything = f"{tr('Mazes')} ({' '.join(f'*{suffix}' for suffix in suffixes)})"
    filters = ";;".join((everything, *_filters().values(), tr(_ALL_FILES)))
    name, _ = QFileDialog.getOpenFileName(parent, tr("Open maze"), str(folder), filters)
    return Path(name) if name else None


def ask_save_target(parent: QWidget, proposal: Path, format: str | None = None) -> Target | None:
    """Ask for a file to save in; the one of the format that is chosen is the suffix that is not typed.

    `format` is the name of the one that is chosen at first. Where a suffix serves several formats, it is
    the one that was chosen in the dialog.
    """
    dialog = QFileDialog(
        parent, tr("Save maze as"), str(proposal.parent), ";;".join((*_filters().values(), tr(_ALL_FILES)))
    )
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.filterSelected.connect(lambda text: dialog.setDefaultSuffix(_suffix(_format_shown_as(text))))
    dialog.setDefaultSuffix(_suffix(format))
    if format is not None:
        dialog.selectNameFilter(_filters()[format])
    dialog.selectFile(proposal.name)
    if not accepts(dialog):
        return None
    path = Path(dialog.selectedFiles()[0]).absolute()
    chosen = _format_shown_as(dialog.selectedNameFilter())
    serves = chosen is not None and path.suffix.lower() in FORMATS[chosen].suffixes
    return Target(path, chosen if serves else None)


def _format_shown_as(text: str) -> str | None:
    return next((name for name, filter in _filters().items() if filter == text), None)


def _suffix(format: str | None) -> str:
    """Return the usual ending of a format, without the dot."""
    return FORMATS[format or "native"].suffixes[0].removeprefix(".")


def _filters() -> dict[str, str]:
    """Return what the dialog shows for each format, by its name."""
    return {
        format.name: f"{tr(format.title)} ({' '.join(f'*{suffix}' for suffix in format.suffixes)})"
        for format in FORMATS.values()
    }
