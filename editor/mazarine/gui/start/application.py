"""The program once Qt is loaded: its windows, its log, and how it ends."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
from functools import partial
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QEventLoop,
    QLockFile,
    QMessageLogContext,
    QObject,
    QStandardPaths,
    Qt,
    QTimer,
    QtMsgType,
    Slot,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

from mazarine.files.access import is_file, make_private
from mazarine.gui.background.timers import GarbageTimer, single_shot
from mazarine.gui.features.plugins.feature import report_off
from mazarine.gui.i18n import tr_later
from mazarine.gui.i18n.languages import Language, set_language
from mazarine.gui.main_window import MainWindow
from mazarine.gui.settings import Settings, program_store
from mazarine.gui.start.app import NO_SCREEN, report_no_screen
from mazarine.gui.start.instance_server import InstanceServer, bring_to_front
from mazarine.gui.start.log_file import begin_log, keep_log
from mazarine.gui.start.single_instance import hand_over
from mazarine.gui.style.themes import apply_theme, theme_of
from mazarine.plugins import PLUGINS
from mazarine.resources_path import resource

log = logging.getLogger(__name__)

_READ_WITHIN_MS = 400
_CLOSE_WITHIN_S = 3.0
_SUCCEEDS_AFTER_MS = 4000


def run(*paths: Path, new_window: bool = False) -> int:
    """Open the window, with the files that are named; return the exit status when it is closed.

    Later starts open their files in this window, unless another program is already running.
    """
    _allow_many_files()
    logging.basicConfig(level=logging.WARNING, format="%(name)s: %(message)s")
    messages = _QtMessages(*paths)
    qInstallMessageHandler(messages)
    qt = QApplication.instance() or QApplication(sys.argv[:1])
    messages.begin()
    QApplication.setApplicationName("Mazarine")
    QApplication.setOrganizationName("Mazarine")
    QApplication.setDesktopFileName("mazarine")
    server = InstanceServer()
    if not new_window and not server.listen():
        # Another start may have been quicker by a moment.
        with contextlib.suppress(TimeoutError):
            if hand_over(*paths):
                return 0
    with contextlib.suppress(OSError):
        make_private(_data_folder())
    guard = StartGuard(_data_folder())
    # They may be the reason.
    are_off = guard.last_failed and PLUGINS.are_installed
    if are_off:
        PLUGINS.turn_off()
    window = open_window(*paths)
    if are_off:
        report_off(window)

    def open_paths(paths: list[Path]) -> None:
        window.documents.opening.open_paths(paths)
        bring_to_front(window)

    server.paths_received.connect(open_paths)
    server.serve()
    garbage = GarbageTimer()
    status = qt.exec()
    guard.succeed()
    server.close()
    if not window.end_threads(_CLOSE_WITHIN_S):
        # Something cannot be stopped; everything is saved by now.
        sys.stderr.flush()
        os._exit(status)
    # Qt takes its objects apart in the right order; Python's collector would not.
    garbage.deleteLater()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return status


def open_window(*named: Path) -> MainWindow:
    """Make the window and show it.

    It opens the files that are named; if none is, the welcome maze at the first start, later the files that
    were open last, or a new maze.
    """
    folder = _data_folder()
    log_path = keep_log(folder)

    settings = Settings(program_store())
    set_language(Language.of(settings.language))
    # Before there are widgets: each would be notified of the new colors.
    apply_theme(theme_of(settings))
    window = MainWindow(program_store(), data=folder)
    window.log_path = log_path
    settings, documents = window.settings, window.documents
    window.view.first_painted.connect(partial(window.workers.studies.run, begin_log))
    sys.excepthook = _ErrorReporter(window)
    paths = list(named)
    if not named and settings.is_on("reopen", True):
        paths = [last for last in settings.session if is_file(last)]
    welcome = resource("mazes/welcome.maze")
    if not paths and not settings.recent_files:
        paths = [welcome]
    shown = settings.session_current
    lost = settings.session_lost if settings.is_on("reopen", True) else []
    settings.begin_session()
    window.sessions.changed.connect(lambda: settings.record_session(window.sessions.paths))
    if paths:
        if named:
            documents.opening.open_paths(paths)
        else:
            documents.opening.reopen(paths, shown)
        if documents.reader.is_reading:
            _wait_for(window)
    is_opening = window.tasks.task is not None
    if settings.is_on("start_page", True) and (not paths or paths == [welcome]) and not named:
        if is_opening:
            documents.opening.opened.connect(window.start_page_wanted, Qt.ConnectionType.SingleShotConnection)
        else:
            window.start_page_wanted.emit()
    window.show()
    assert window.recovery is not None
    if is_opening:
        # A journal beside a file that is still being read is offered together with it.
        begin = window.recovery.begin
        documents.busy_changed.connect(lambda _is_busy: begin(lost), Qt.ConnectionType.SingleShotConnection)
    else:
        window.recovery.begin(lost)
    return window


def _data_folder() -> Path:
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppLocalDataLocation))


class _ErrorReporter:
    """Shows unexpected errors in the message bar, and writes the traceback to the log."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def __call__(self, kind: type[BaseException], error: BaseException, trace: object) -> None:
        log.error("unexpected", exc_info=(kind, error, trace))  # type: ignore[arg-type]
        self._window.messages.fail(
            tr_later(
                "An unexpected error occurred ({kind}: “{error}”). "
                "Your changes are kept; save the maze under another name.",
                kind=kind.__name__,
                error=str(error),
            )
        )


def _wait_for(window: MainWindow) -> None:
    """Wait briefly for the file, so that the window opens on it and not on an empty maze."""
    loop = QEventLoop()
    window.documents.busy_changed.connect(loop.quit)
    QTimer.singleShot(_READ_WITHIN_MS, loop.quit)
    loop.exec()


def _allow_many_files() -> None:
    """Let as many files be open as the system allows at most: each tab has some for its threads."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415  # not on every system

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class _QtMessages:
    """Writes messages of Qt to the log; reports a missing screen, where Qt would abort the program."""

    def __init__(self, *paths: Path) -> None:
        self._paths = paths
        self._before_start: list[str] | None = []

    def begin(self) -> None:
        """Log from now on: there is a screen."""
        for message in self._before_start or ():
            log.warning("Qt: %s", message)
        self._before_start = None

    def __call__(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        del context
        if kind == QtMsgType.QtFatalMsg:
            # Qt looks for a platform once, when the application is made, and aborts if it finds none.
            reasons = [*(self._before_start or ()), message.partition("\n")[0]]
            reason = next((it for it in reasons if "connect to display" in it), reasons[0])
            report_no_screen(reason.strip().rstrip("."), *self._paths)
            sys.stderr.flush()
            os._exit(NO_SCREEN)
        if kind in (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg):
            if self._before_start is None:
                log.warning("Qt: %s", message)
            else:
                self._before_start.append(message)


class StartGuard(QObject):
    """Keeps a file while the program starts, which is left behind if it crashes."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        path = folder / "starting.lock"
        was_left = path.exists()
        self._lock = QLockFile(str(path))
        self._lock.setStaleLockTime(0)  # Only the end of its process makes it stale.
        self.last_failed = self._lock.tryLock(0) and was_left
        """Whether the last start left the file behind, and no other program is starting now."""
        self._timer = single_shot(self, _SUCCEEDS_AFTER_MS, self.succeed)
        self._timer.start()

    @Slot()
    def succeed(self) -> None:
        """Remove the file: the window works, or was closed by its user."""
        self._lock.unlock()
