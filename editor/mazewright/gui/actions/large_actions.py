"""Opening mazes that may be larger than memory."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from mazewright import big, extras
from mazewright.errors import MissingExtra
from mazewright.gui import dialogs
from mazewright.gui.background.messages import Messages, show_error
from mazewright.gui.background.tasks import Report, TaskList
from mazewright.gui.background.workers import Workers
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.i18n import tr_later
from mazewright.gui.session.document_manager import DocumentManager
from mazewright.gui.settings import Settings
from mazewright.gui.windows import large


class LargeActions(QObject):
    """Shows mazes in Zarr stores in windows of their own, and segments them."""

    def __init__(
        self,
        documents: DocumentManager,
        scene: MazeScene,
        workers: Workers,
        tasks: TaskList,
        messages: Messages,
        settings: Settings,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._documents, self._scene, self._workers, self._tasks = documents, scene, workers, tasks
        self._messages, self._settings, self._window = messages, settings, window
        documents.large_wanted.connect(self.open)

    @Slot()
    def ask_open(self) -> None:
        """Ask for a folder and open it."""
        path = dialogs.ask_store_path(self._window, self._settings.last_folder)
        if path is not None:
            self._documents.open_path(path)

    def open(self, path: Path) -> None:
        """Show a maze, in its window if it is open."""
        try:
            extras.require("big", extras.Feature.LARGE_MAZE_FEATURE())
        except MissingExtra as error:
            self._messages.fail(error.message)
            return
        self._settings.add_recent_file(path)
        self._settings.last_folder = path.absolute().parent
        window = next((it for it in self._windows() if it.path == path.absolute()), None)
        if window is None:
            window = large.LargeMazeWindow(
                path.absolute(), self._workers, self._tasks, self._scene.palette_of_maze, self._window
            )
            window.view.wheel_zooms = self._settings.is_on("wheel_zooms", False)
            window.whole_wanted.connect(partial(self._documents.open_whole, window.path))
            window.update_wanted.connect(partial(self._update, window))
        window.show()
        window.raise_()
        window.activateWindow()

    def close_windows(self) -> None:
        """Close all windows of large mazes."""
        for window in self._windows():
            window.close()

    def _windows(self) -> list[large.LargeMazeWindow]:
        return self._window.findChildren(large.LargeMazeWindow)

    def _update(self, window: large.LargeMazeWindow) -> None:
        """Segment a maze, or follow its changes, and build the overviews."""
        path, segmentation = window.path, window.segmentation

        def work(report: Report) -> None:
            big.segment(path, segmentation, progress=lambda share: report(share * 0.8))
            big.build_overview(segmentation, progress=lambda share: report(0.8 + share * 0.2))

        job = self._tasks.run(self._workers.stores, tr_later("Segmenting {name}…", name=path.name), work)
        job.done.connect(partial(self._reload, path))
        job.failed.connect(partial(self._fail, path))

    def _reload(self, path: Path, _: object = None) -> None:
        for window in self._windows():
            if window.path == path:
                window.reload()

    def _fail(self, path: Path, error: Exception) -> None:
        self._reload(path)
        show_error(self._messages, error, tr_later("Stopped. What is done is kept; the next run goes on."))
