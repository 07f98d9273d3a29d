"""Writes what is watched as a file: a film of the panes side by side, a web page, or a worksheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QLocale

from mazarine.counting import Noun
from mazarine.errors import MazeError
from mazarine.gui.features.watch.subjects import COUNTERS, Make, SearchSubject, Subject
from mazarine.gui.i18n import tr, tr_later
from mazarine.messages import Message
from mazarine.picture import LIGHT, Palette
from mazarine.picture.drawing import Drawing
from mazarine.picture.film import SMALL, Filmed, write_film
from mazarine.picture.messages import WorksheetMessage
from mazarine.picture.recording import Recording, Shown, record_steps
from mazarine.picture.webpage import export_web_page
from mazarine.worksheet import write_worksheet


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


def write(
    makers: Sequence[Make],
    titles: Sequence[Message],
    palette: Palette,
    path: Path,
    is_current: Callable[[], bool],
    options: FilmOptions,
    *,
    as_points: bool,
) -> Message:
    """Write the film of subjects, a web page that plays them, or a worksheet; return a message about it.

    Parameters
    ----------
    titles : of the subjects
    as_points : draw a honeycomb as points with links, not as triangles with walls

    Raises
    ------
    MazeError
        If it would have too many frames, or a maze is too large for a web page or a worksheet.
    MazeFileError
        If the file cannot be written.
    Cancelled
        If `is_current` returned False.
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
    titles: Sequence[Message],
    subjects: Sequence[Subject],
    path: Path,
    is_current: Callable[[], bool],
    *,
    as_points: bool,
) -> Message:
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
