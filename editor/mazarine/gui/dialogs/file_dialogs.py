"""The dialogs for opening a file, for saving in one, and for exports."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from mazarine.files.access import exists
from mazarine.files.format import Format
from mazarine.files.registry import FORMATS
from mazarine.gui.disk.maze_file import ExportFolder
from mazarine.gui.disk.saving import Target
from mazarine.gui.documents.readings import PICTURES, TEXTS
from mazarine.gui.file_names import chosen_path, shown
from mazarine.gui.i18n import tr
from mazarine.gui.widgets.building import accepts
from mazarine.lattice import SQUARE, Lattice


def ask_open_path(parent: QWidget, folder: Path) -> Path | None:
    formats = FORMATS.values()
    pictures = [format for format in formats if format.name in PICTURES]
    texts = [format for format in formats if TEXTS & set(format.suffixes)]
    groups = (tr("All maze files"), formats), (tr("Texts"), texts), (tr("Pictures"), pictures)
    plans, rest = tr("Plans of leagues (*.toml)"), tr("All files (*)")
    filters = [*(_filter(title, group) for title, group in groups), *_filters(formats).values(), plans, rest]
    name, _ = QFileDialog.getOpenFileName(parent, tr("Open maze"), str(folder), ";;".join(filters))
    return chosen_path(name) if name else None


def ask_store_path(parent: QWidget, folder: Path) -> Path | None:
    name = QFileDialog.getExistingDirectory(parent, tr("Open large maze: choose its folder"), str(folder))
    return chosen_path(name) if name else None


def ask_script_path(parent: QWidget, folder: Path) -> Path | None:
    filters = ";;".join((tr("Python scripts (*.py)"), tr("All files (*)")))
    name, _ = QFileDialog.getOpenFileName(parent, tr("Run script"), str(folder), filters)
    return chosen_path(name) if name else None


def ask_save_target(
    parent: QWidget, proposal: Path, format: str | None = None, lattice: Lattice = SQUARE
) -> Target | None:
    """Ask for a file to save in, in a format that holds mazes on a lattice; None if the user cancels.

    A missing suffix is that of the format chosen in the dialog, which also decides where several formats
    share a suffix.
    """
    written = _filters(format for format in FORMATS.values() if format.holds(lattice))
    filters = ";;".join((*written.values(), tr("All files (*)")))
    dialog = QFileDialog(parent, tr("Save maze as"), str(proposal.parent), filters)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    names = {filter: name for name, filter in written.items()}
    dialog.filterSelected.connect(lambda text: dialog.setDefaultSuffix(_suffix(names.get(text))))
    dialog.setDefaultSuffix(_suffix(format))
    if format in written:
        dialog.selectNameFilter(written[format])
    dialog.selectFile(shown(proposal.name))
    if not accepts(dialog):
        return None
    path = chosen_path(dialog.selectedFiles()[0]).absolute()
    chosen = names.get(dialog.selectedNameFilter())
    serves = chosen is not None and path.suffix.lower() in FORMATS[chosen].suffixes
    return Target(path, chosen if serves else None)


def ask_export_path(
    parent: QWidget, title: str, folder: ExportFolder, name: str, filters: Sequence[str]
) -> Path | None:
    """Ask for a file to export to; None if the user cancels.

    Parameters
    ----------
    folder : where the dialog starts
    name : the proposed name of the file
    filters : as "Table (*.csv)"; a suffix that no filter has is completed by that of the chosen filter
    """
    chosen, kind = QFileDialog.getSaveFileName(parent, title, str(folder.path / name), ";;".join(filters))
    if not chosen:
        return None
    path = chosen_path(chosen).absolute()
    folder.note(path)
    if path.suffix.lower() in _suffixes_in("".join(filters)):
        return path
    path = path.with_name(path.name + _suffixes_in(kind or filters[0])[0])
    # Qt has looked only for a file without the suffix: with it, it asks whether to replace the other file.
    return ask_export_path(parent, title, folder, path.name, filters) if exists(path) else path


def _suffixes_in(filters: str) -> list[str]:
    return re.findall(r"\*(\.\w+)", filters)


def _suffix(format: str | None) -> str:
    return FORMATS[format or "native"].suffixes[0].removeprefix(".")


def _filters(formats: Iterable[Format]) -> dict[str, str]:
    """Return the entry of the dialog for each format, by its name."""
    return {format.name: _filter(tr(format.title), [format]) for format in formats}


def _filter(title: str, formats: Iterable[Format]) -> str:
    suffixes = dict.fromkeys(suffix for format in formats for suffix in format.suffixes)
    return f"{title} ({' '.join(f'*{suffix}' for suffix in suffixes)})"
