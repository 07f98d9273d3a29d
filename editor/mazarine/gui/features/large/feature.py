"""Opening mazes that may be larger than memory."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Slot

from mazarine import big, extras
from mazarine.errors import Cancelled, MissingExtra
from mazarine.gui import dialogs
from mazarine.gui.background.messages import show_error
from mazarine.gui.background.tasks import Task
from mazarine.gui.documents.stores import is_segmentation, segmentation_beside, usual_segmentation
from mazarine.gui.editing.part import Part, lock_of
from mazarine.gui.features import large
from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.shell import Shell
from mazarine.maze import Maze
from mazarine.picture import Palette


class LargeActions(QObject):
    """Shows mazes in Zarr stores in windows of their own, and segments them."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._documents, self._workers = shell.documents, shell.workers
        self._tasks, self._messages, self._settings, self._window = (
            shell.tasks, shell.messages, shell.settings, shell,
        )  # fmt: skip
        self._updates: dict[Path, Task] = {}
        self._interrupted: set[Path] = set()
        shell.scene.palette_changed.connect(self._set_palette)
        shell.documents.opening.large_wanted.connect(self.open)
        shell.documents.saving.part_busy.connect(self._make_way)
        shell.documents.saving.part_saved.connect(self._follow_save)
        shell.add(
            ActionSpec("file.open_large", tr_later("Open &large maze…"), "open", ("Ctrl+Shift+O",),
                       tr_later("Open a maze in a Zarr store, which may be larger than memory"),
                       self.ask_open, needs_maze=False),
        )  # fmt: skip
        shell.closing.connect(self.close_windows)

    @Slot()
    def ask_open(self) -> None:
        path = dialogs.ask_store_path(self._window, self._settings.last_folder)
        if path is not None:
            self._documents.opening.open_path(path)

    def open(self, path: Path) -> None:
        try:
            extras.require("big", extras.Feature.LARGE_MAZE_FEATURE())
        except MissingExtra as error:
            self._messages.fail(error.message)
            return
        self._settings.add_recent_file(path)
        self._settings.last_folder = path.absolute().parent
        window = next(iter(self._windows_of(path.absolute())), None)
        if window is None:
            window = large.LargeMazeWindow(self._window, path.absolute())
            window.edit_wanted.connect(partial(self._edit, window.path))
            window.whole_wanted.connect(partial(self._documents.opening.open_whole, window.path))
            window.update_wanted.connect(partial(self._update, window.path))
        window.show()
        window.raise_()
        window.activateWindow()

    def close_windows(self) -> None:
        for window in self.windows:
            window.close()

    @property
    def windows(self) -> list[large.LargeMazeWindow]:
        return self._window.findChildren(large.LargeMazeWindow)

    def _windows_of(self, path: Path) -> list[large.LargeMazeWindow]:
        return [window for window in self.windows if window.path == path]

    def _edit(self, path: Path, level: int, block: large.Block) -> None:
        rows, cols = (block.row, block.row + block.rows - 1), (block.col, block.col + block.cols - 1)
        name = tr_later(
            "{name}, rows {first_row:,}–{last_row:,}, columns {first_col:,}–{last_col:,}",
            name=path.name, first_row=rows[0], last_row=rows[1], first_col=cols[0], last_col=cols[1],
        )  # fmt: skip
        if level:
            name = tr_later("{name}, level {level}", name=name, level=level)
        part = Part(path, (level, block.row, block.col), (block.rows, block.cols))

        def show(maze: Maze) -> None:
            self._documents.opening.begin(maze, name, part=part)
            self._window.raise_()
            self._window.activateWindow()

        title = tr_later("Opening {name}…", name=name)
        self._tasks.run(self._workers.jobs, title, lambda _: part.read()).then(
            show, partial(self._fail, path)
        )

    @Slot(object)
    def _set_palette(self, palette: Palette) -> None:
        for window in self.windows:
            window.set_palette(palette)

    # The segmentation

    def _segmentation_of(self, path: Path) -> Path:
        for window in self._windows_of(path):
            return window.segmentation
        return segmentation_beside(path) or usual_segmentation(path)

    def _update(self, path: Path) -> None:
        """Segment a maze, or follow its changes, and build the overviews."""
        self._stop(path)
        segmentation = self._segmentation_of(path)

        def work() -> None:
            with lock_of(path):
                big.segment(
                    path, segmentation, as_before=True, progress=lambda share: task.report(share * 0.8)
                )
                big.build_overview(segmentation, progress=lambda share: task.report(0.8 + share * 0.2))

        self._set_updating(path, True)
        task = self._updates[path] = self._tasks.begin(tr_later("Segmenting {name}…", name=path.name))
        self._workers.stores.run(work).then(partial(self._end, path, task), partial(self._end, path, task))

    def _end(self, path: Path, task: Task, error: Exception | None) -> None:
        task.end()
        if self._updates.get(path) is task:
            del self._updates[path]
            self._set_updating(path, False)
            if error is not None:
                self._fail(path, error)
            if error is None or isinstance(error, Cancelled):
                self._reload(path)

    def _stop(self, path: Path) -> bool:
        """Stop the update of a segmentation; return whether there was one."""
        task = self._updates.pop(path, None)
        if task is not None:
            task.stop()
        return task is not None

    @Slot(object, bool)
    def _make_way(self, path: Path, is_busy: bool) -> None:
        """Interrupt the update while a rectangle is written."""
        if is_busy and self._stop(path):
            self._interrupted.add(path)
        elif not is_busy and path in self._interrupted:
            self._interrupted.remove(path)
            self._update(path)

    @Slot(object)
    def _follow_save(self, path: Path) -> None:
        """Show the rectangle that was saved, and update the segmentation, if there is one."""
        if is_segmentation(self._segmentation_of(path)):
            self._update(path)
        self._reload(path)

    def _set_updating(self, path: Path, is_updating: bool) -> None:
        for window in self._windows_of(path):
            window.is_updating = is_updating

    def _reload(self, path: Path) -> None:
        for window in self._windows_of(path):
            window.reload()

    def _fail(self, path: Path, error: Exception) -> None:
        """Show what went wrong with a maze, in its window if that is open."""
        bar = next((window.messages for window in self._windows_of(path)), self._messages)
        show_error(bar, error, tr_later("Stopped. What is done is kept; the next run goes on."))


def install(shell: Shell) -> None:
    LargeActions(shell)
