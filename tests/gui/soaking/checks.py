"""What must be so whenever the window rests, and what must never be said."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from types import TracebackType

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QtMsgType, qInstallMessageHandler

from mazarine.errors import EditRejected
from mazarine.files.journal import recover
from mazarine.gui.analysis.analysis import Analysis
from mazarine.gui.recovery.autosave import Autosave
from mazarine.maze import Maze
from mazarine.regions import Kind, Segmentation
from mazarine.regions.tables import CROSSROAD_BASE

_HARMLESS = (
    "propagateSizeHints",  # The offscreen platform says so of every window.
    "This plugin does not support raise()",
    "This plugin does not support grabbing",
)


class Complaints(logging.Handler):
    """Hears warnings of the log and of Qt, and exceptions that nobody caught, while it is entered.

    Attributes
    ----------
    heard : a text each
    """

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def __enter__(self) -> Complaints:
        self._hooks = sys.excepthook, sys.unraisablehook, threading.excepthook
        self._qt_handler = qInstallMessageHandler(self._hear_qt)
        logging.getLogger().addHandler(self)
        logging.captureWarnings(True)
        sys.excepthook = self._hear_exception
        sys.unraisablehook = lambda it: self._hear_exception(it.exc_type, it.exc_value, it.exc_traceback)
        threading.excepthook = sys.unraisablehook
        return self

    def __exit__(self, *_: object) -> None:
        sys.excepthook, sys.unraisablehook, threading.excepthook = self._hooks
        logging.captureWarnings(False)
        logging.getLogger().removeHandler(self)
        qInstallMessageHandler(self._qt_handler)

    def emit(self, record: logging.LogRecord) -> None:
        """Hear what is logged."""
        trace = "".join(traceback.format_exception(*record.exc_info)) if record.exc_info else ""
        self.heard.append(f"{record.name}: {record.getMessage()}\n{trace}".rstrip())

    def taken(self) -> list[str]:
        """Return what was heard, and clear it."""
        heard, self.heard = self.heard, []
        return heard

    def _hear_qt(self, kind: QtMsgType, _context: object, message: str) -> None:
        is_bad = kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
        if is_bad and not any(words in message for words in _HARMLESS):
            self.heard.append(f"Qt: {message}")

    def _hear_exception(
        self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None and issubclass(kind, KeyboardInterrupt):
            self._hooks[0](kind, error, trace)
        self.heard.append("".join(traceback.format_exception(kind, error, trace)).rstrip())


def maze_fault(maze: Maze) -> str | None:
    """Return why a maze is invalid, or None."""
    try:
        Maze(
            maze.cells, maze.walls, lattice=maze.lattice, origin=maze.origin, links=maze.links,
            markers=maze.markers,
        )  # fmt: skip
    except EditRejected as error:
        return f"The maze is none: {error}"
    return None


def segmentation_difference(analysis: Analysis, maze: Maze) -> str | None:
    """Return the difference between the shown segmentation and a fresh one, or None."""
    kind = analysis.kind
    if kind is None or analysis.region is None:
        return "No segmentation is shown."
    region = np.asarray(analysis.region)
    fresh = Segmentation.of(maze)
    if kind.shape != fresh.kind.shape:
        return f"The shown segmentation is of {kind.shape}, the maze of {fresh.kind.shape}."
    places = np.argwhere(kind != fresh.kind)
    if len(places):
        return f"{len(places)} cells are shown as another kind, first {places[0].tolist()}."
    if not _is_same_partition(region, fresh.region):
        return "The cells are shown in other regions."
    return _list_difference(analysis, kind, region) or _count_difference(analysis, fresh)


def _is_same_partition(one: NDArray[np.int32], other: NDArray[np.int32]) -> bool:
    pairs = np.unique(np.stack((one.ravel(), other.ravel())), axis=1)
    return bool(
        pairs.shape[1] == len(np.unique(one)) == len(np.unique(other))
        and np.array_equal(one == 0, other == 0)
    )


def _list_difference(analysis: Analysis, kind: NDArray[np.uint8], region: NDArray[np.int32]) -> str | None:
    """Compare the list of regions with the arrays that are shown; rooms may have no cells of their own."""
    listed = analysis.regions
    numbers, firsts, sizes = np.unique(region.ravel(), return_index=True, return_counts=True)
    is_long = (numbers > 0) & (numbers < CROSSROAD_BASE)
    unlike = np.setxor1d(np.flatnonzero(listed.sizes), numbers[is_long])
    if len(unlike):
        return f"Rooms and corridors {unlike[:9].tolist()} are listed and not shown, or shown and not listed."
    if not np.array_equal(listed.kinds[numbers[is_long]], kind.ravel()[firsts[is_long]]):
        return "Regions are listed as another kind than shown."
    if not np.array_equal(listed.sizes[numbers[is_long]], sizes[is_long]):
        return "Regions are listed in another size than shown."
    if not np.array_equal(listed.crossroads, numbers[numbers >= CROSSROAD_BASE]):
        return "Other crossroads are listed than shown."
    return None


def _count_difference(analysis: Analysis, fresh: Segmentation) -> str | None:
    """Compare the list of regions with those of a fresh segmentation, which has other numbers."""
    for kind in (Kind.ROOM, Kind.CORRIDOR):
        count, due = int((analysis.regions.kinds == kind).sum()), fresh.regions.count(kind)
        if count != due:
            return f"{count} regions of kind {kind.name} are listed, and there are {due}."
    return None


def is_kept(autosave: Autosave, maze: Maze, *, is_dirty: bool) -> bool:
    """Whether the journal recovers to the maze; while all is saved there is to be none."""
    path = autosave.path_there
    if not is_dirty:
        return path is None or not path.exists()
    return autosave.is_settled and path is not None and path.exists() and recover(path).maze == maze
