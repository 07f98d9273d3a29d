"""Asks what a film shows, its size, how fast it plays, and for the file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QDialog, QFormLayout, QWidget

from mazarine.gui.dialogs.file_dialogs import ask_export_path
from mazarine.gui.disk.maze_file import ExportFolder
from mazarine.gui.features.watch.exporting import FilmOptions
from mazarine.gui.forms.controls import add_field
from mazarine.gui.i18n import show_text, tr, tr_later
from mazarine.gui.widgets.building import accepts, choice_of, column_of, ok_and_cancel
from mazarine.gui.widgets.number_boxes import DecimalBox
from mazarine.messages import Message, plain
from mazarine.picture.film import SIZES, SMALL

_ALL = -1
_MOST_SPEED, _MOST_PAUSE_S = 10_000.0, 60.0
_TITLE = tr_later("Export the animation")


class FilmDialog(QDialog):
    """Asks how a film is to be made.

    Attributes
    ----------
    pane : the number of the only pane in it; None for all
    options : the answer
    """

    def __init__(self, titles: Sequence[Message], parent: QWidget) -> None:
        super().__init__(parent)
        show_text(_TITLE, self.setWindowTitle)
        names = {_ALL: tr_later("All panes")} if len(titles) > 1 else {}
        self.pane_box = choice_of({**names, **dict(enumerate(titles))})
        sizes = {name: plain(f"{width} × {height}") for name, (width, height) in SIZES.items()}
        self.size_box = choice_of({SMALL: tr_later("As small as possible"), **sizes})
        self.speed_box = DecimalBox(0.0, _MOST_SPEED, 1)
        show_text(tr_later("by its length"), self.speed_box.setSpecialValueText)
        self.pause_box = DecimalBox(0.0, _MOST_PAUSE_S, 1, " s")
        self.pause_box.setValue(FilmOptions.pause_s)
        form = QFormLayout()
        for label, field, tip in (
            (tr_later("&Panes"), self.pane_box, tr_later("What the film shows")),
            (tr_later("&Size"), self.size_box, tr_later("The width and the height in pixels")),
            (tr_later("Steps a s&econd"), self.speed_box, tr_later("How fast it plays; 0 for a film of 20 "
                                                                  "seconds")),
            (tr_later("Pa&use at the end"), self.pause_box, tr_later("How long the last picture stays")),
        ):  # fmt: skip
            add_field(form, label, field, tip)
        self.setLayout(column_of(form, ok_and_cancel(self)))

    @property
    def pane(self) -> int | None:
        """The only pane in the film."""
        number = int(self.pane_box.currentData())
        return None if number == _ALL else number

    @property
    def options(self) -> FilmOptions:
        """How the film is to be made."""
        size = self.size_box.currentData()
        return FilmOptions(size, self.speed_box.value() or None, self.pause_box.value())


def ask_film(
    titles: Sequence[Message], name: str, folder: ExportFolder, parent: QWidget
) -> tuple[int | None, FilmOptions, Path] | None:
    """Ask for the pane of a film, or None for all, for its options and its file; None if not answered."""
    dialog = FilmDialog(titles, parent)
    if not accepts(dialog):
        return None
    png, series, page = tr("Animated PNG"), tr("Series of PNG"), tr("Web page")
    sheet = tr("Worksheet with answers")
    kinds = [
        f"{png} (*.png *.apng)", "GIF (*.gif)", "WebP (*.webp)", f"{series} (*%04d.png)", f"{page} (*.html)",
        f"{sheet} (*.pdf)",
    ]  # fmt: skip
    path = ask_export_path(parent, tr(_TITLE), folder, f"{name}.png", kinds)
    return None if path is None else (dialog.pane, dialog.options, path)
