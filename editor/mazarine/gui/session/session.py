"""An open maze and all that belongs to it, without widgets."""

from __future__ import annotations

from abc import abstractmethod
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from mazarine.gui.analysis.analysis import Analysis
from mazarine.gui.analysis.areas import AreaFinder
from mazarine.gui.analysis.last_change import LastChange
from mazarine.gui.analysis.region_graph.value import MazeGraph
from mazarine.gui.analysis.segmenter import SegmentationThread
from mazarine.gui.analysis.tints import OverlayTints
from mazarine.gui.analysis.values import MazeProblems, MazeStatistics, PlayersView
from mazarine.gui.background.tasks import TaskList
from mazarine.gui.background.workers import Workers
from mazarine.gui.disk.maze_file import ExportFolder, MazeFile
from mazarine.gui.disk.saving import Saver
from mazarine.gui.editing.document import Document
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.selection import Selection
from mazarine.gui.settings import Settings
from mazarine.maze import Maze
from mazarine.maze.edits import Change
from mazarine.messages import Message

IN_MEMORY = tr_later("Your changes are kept in memory only.")


class Journal(QObject):
    """Follows the maze of a session, so that a crash loses nothing."""

    @abstractmethod
    def follow(self, change: Change) -> None:
        """Follow a change."""

    @abstractmethod
    def start_over(self) -> None:
        """Follow that the document has another maze."""

    @abstractmethod
    def finish(self) -> None:
        """Remove what was kept: everything is saved or discarded."""

    @abstractmethod
    def where_kept(self) -> Message:
        """Return a message that says where unsaved changes are kept."""


class MazeSession(QObject):
    """An open maze with its file, its analysis and its selection.

    Parameters
    ----------
    data : the folder of the program, for earlier versions; None keeps none

    Attributes
    ----------
    autosave : keeps a journal of unsaved changes; None until `Recovery` makes one
    segmentation : the thread that segments the maze
    place : the part in view, as the view remembers it; None before it was shown
    areas, problems, statistics, graph, tints, players, last_change : values that are computed when needed
    """

    closed = Signal()
    maze_changed = Signal(object)
    """A `Change` that all parts of the session have followed."""
    maze_replaced = Signal()
    """The document has another maze, and the session was reset."""

    def __init__(
        self, maze: Maze, workers: Workers, settings: Settings, tasks: TaskList, data: Path | None = None
    ) -> None:
        super().__init__()
        self.level = 0
        self.place: object = None
        document = self.document = Document(maze, parent=self)
        self.export_folder = ExportFolder(document, settings)
        self.segmentation = SegmentationThread(self)
        versions = None if data is None else data / "versions"
        saver = Saver(document, workers.jobs, tasks, versions, self.segmentation.numbered, self)
        self.file = MazeFile(document, saver, self)
        self.autosave: Journal | None = None
        analysis = self.analysis = Analysis(document, self.segmentation, self)
        self.selection = Selection(document, self)
        self.areas = AreaFinder(document, analysis, workers.trials, self)
        self.problems = MazeProblems(document, workers.studies, self)
        self.statistics = MazeStatistics(document, workers.studies, self)
        self.graph = MazeGraph(document, analysis, workers.studies, self)
        self.tints = OverlayTints(document, analysis, workers.studies, self)
        self.players = PlayersView(document, workers.studies, self)
        self.last_change = LastChange(document, analysis, self.segmentation.inbox, self)
        self._derived = (self.problems, self.statistics, self.graph, self.tints, self.players)
        document.maze_changed.connect(self._follow)
        document.maze_replaced.connect(self._start_over)

    @Slot(object)
    def _follow(self, change: Change) -> None:
        """Pass a change on to the parts in this order; those that show the maze come last."""
        if self.autosave is not None:
            self.autosave.follow(change)
        self.selection.follow(change)
        self.last_change.follow()
        self.analysis.follow(change)
        try:
            self.areas.follow()
            for value in self._derived:
                value.follow(change)
            self.maze_changed.emit(change)
        finally:
            self.analysis.deliver()

    @Slot()
    def _start_over(self) -> None:
        """Reset the parts for another maze, in the same order."""
        self.place = None
        if self.autosave is not None:
            self.autosave.start_over()
        self.selection.clear()
        self.analysis.start_over()
        try:
            self.areas.forget()
            self.problems.choose_profile()
            for value in self._derived:
                value.start_over()
            self.maze_replaced.emit()
        finally:
            self.analysis.deliver()

    @property
    def is_closed(self) -> bool:
        return self.segmentation.inbox.is_closed

    def close(self) -> None:
        """Begin to end: calculations are canceled, and unsaved changes are discarded."""
        if self.autosave is not None:
            self.autosave.finish()
        self.file.lock.release()
        for value in self._derived:
            value.latest.cancel()
        self.areas.forget()
        self.segmentation.close(0)
        self.closed.emit()
