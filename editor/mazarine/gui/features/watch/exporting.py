"""Exports what is watched: asks how, and writes a film of the panes, a web page, or a worksheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QDialog, QFormLayout, QWidget

from mazarine.counting import Noun
from mazarine.errors import MazeError
from mazarine.gui.dialogs.file_dialogs import ask_export_path
from mazarine.gui.disk.maze_file import ExportFolder
from mazarine.gui.features.watch.subjects import COUNTERS, Make, SearchSubject, Subject
from mazarine.gui.forms.controls import add_field
from mazarine.gui.i18n import show_text, tr, tr_later
from mazarine.gui.widgets.building import accepts, choice_of, column_of, ok_and_cancel
from mazarine.gui.widgets.number_boxes import DecimalBox
from mazarine.messages import Message, plain
from mazarine.pages.worksheet import write_worksheet
from mazarine.picture import LIGHT, Palette
from mazarine.picture.drawing import Drawing
from mazarine.picture.film import SIZES, SMALL, Filmed, write_film
from mazarine.picture.messages import WorksheetMessage
from mazarine.picture.recording import Recording, Shown, record_steps
from mazarine.picture.webpage import export_web_page

_ALL = -1
_MOST_SPEED, _MOST_PAUSE_S = 10_000.0, 60.0
_TITLE = tr_later("Export the animation")


@dataclass(frozen=True)
class FilmOptions:
    """How a film is made.

    Attributes
    ----------
    size : one of those of `mazarine.picture.film`
    steps_per_s : how fast it plays; None for a film of 20 seconds
    pause_s : how long the end is shown
    """

    size: str = SMALL
    steps_per_s: float | None = None
    pause_s: float = 2.5


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
    # The dialog may be gone when the file is chosen.
    pane, options = dialog.pane, dialog.options
    png, series, page = tr("Animated PNG"), tr("Series of PNG"), tr("Web page")
    sheet = tr("Worksheet with answers")
    kinds = [
        f"{png} (*.png *.apng)", "GIF (*.gif)", "WebP (*.webp)", f"{series} (*%04d.png)", f"{page} (*.html)",
        f"{sheet} (*.pdf)",
    ]  # fmt: skip
    path = ask_export_path(parent, tr(_TITLE), folder, f"{name}.png", kinds)
    return None if path is None else (pane, options, path)


def write(
    makers: Sequence[Make], titles: Sequence[Message], palette: Palette, path: Path,
    is_current: Callable[[], bool], options: FilmOptions, *, as_points: bool,
) -> Message:  # fmt: skip
    """Write the film of subjects, a web page that plays them, or a worksheet; return a message about it.

    Raises `MazeError` if it would have too many frames, a maze is too large, or the file cannot be written;
    `Cancelled` if `is_current` returned False.

    Parameters
    ----------
    titles : of the subjects
    as_points : draw a honeycomb as points with links, not as triangles with walls
    """
    subjects = [make(is_current) for make in makers]
    suffix = path.suffix.lower()
    if suffix == ".html":
        return _write_page(titles, subjects, path, is_current, as_points=as_points)
    if suffix == ".pdf":
        (subject,) = subjects if len(subjects) == 1 else (None,)
        if not isinstance(subject, SearchSubject):
            raise MazeError(WorksheetMessage.ONE_SEARCH_FOR_SHEET())
        write_worksheet(subject.maze, subject.run, path, has_answers=True, words_of=tr)
        return tr_later("Exported “{name}”.", name=path.name)

    def filmed(subject: Subject) -> Filmed:
        def drawing(step: int) -> Drawing:
            subject.go(step)
            return subject.drawing(palette, as_points=as_points)

        return Filmed(subject.count, drawing)

    frames = write_film(
        [filmed(it) for it in subjects], path, size=options.size, speed=options.steps_per_s,
        pause=options.pause_s, progress=lambda _share: is_current(),
    )  # fmt: skip
    return tr_later("Exported “{name}”: {frames}.", name=path.name, frames=Noun.FRAMES(count=frames))


def _write_page(
    titles: Sequence[Message], subjects: Sequence[Subject], path: Path, is_current: Callable[[], bool],
    *, as_points: bool,
) -> Message:  # fmt: skip
    """Write a web page that plays subjects, in the language of the window."""

    def recorded(title: Message, subject: Subject) -> Recording:
        def after(step: int) -> Shown:
            subject.go(step)
            drawing = subject.drawing(LIGHT, as_points=as_points)
            return drawing, [getattr(subject.counters(), name) for name in names], subject.sentence()

        subject.go(subject.count)
        names = [name for name in COUNTERS if getattr(subject.counters(), name) is not None]
        return record_steps(
            title, subject.count, after, subject.states, [COUNTERS[name] for name in names],
            lambda _share: is_current(),
        )  # fmt: skip

    recordings = [recorded(title, subject) for title, subject in zip(titles, subjects, strict=True)]
    language = QLocale().name().partition("_")[0]
    export_web_page(None, path, recordings=recordings, as_points=as_points, language=language, translate=tr)
    return tr_later("Exported “{name}”.", name=path.name)
