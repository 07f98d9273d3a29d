"""Opening the window; the one entry for the command line.

Importing this module is cheap, and Qt is loaded by `run` only: a machine without a screen, or without
Qt's libraries, gets a sentence and not a traceback.
"""

from __future__ import annotations

import builtins
import contextlib
import gc
import logging
import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext, QtMsgType

    from mazewright.gui.tabs.tab_window import TabWindow
    from mazewright.gui.window import MainWindow

log = logging.getLogger(__name__)

NO_SCREEN = 2
_READ_WITHIN_MS = 400
_CLOSE_WITHIN_S = 3.0
_STOP_WITHIN_S = 0.2


def run(path: Path | None = None) -> int:
    """Open the window, on a file if one is named, and give the exit status when it is closed."""
    if not _has_screen():
        return _say_no_screen("there is no screen (DISPLAY and WAYLAND_DISPLAY are not set)", path)
    # Almost all that is made at the start stays; from then on the window's thread collects.
    gc.disable()
    try:
        _load_qt()
        from PySide6.QtCore import QCoreApplication, QEvent, qInstallMessageHandler  # noqa: PLC0415  # see the module's docstring
        from PySide6.QtWidgets import QApplication  # noqa: PLC0415

        from mazewright.gui.background.engine_state import engine_state  # noqa: PLC0415
        from mazewright.gui.garbage import GarbageTimer  # noqa: PLC0415
    except ImportError as error:
        return _say_no_screen(f"Qt cannot be loaded ({error})", path)
    _allow_many_files()
    logging.basicConfig(level=logging.WARNING, format="%(name)s: %(message)s")
    messages = _QtMessages(path)
    qInstallMessageHandler(messages)
    application = QApplication.instance() or QApplication(sys.argv[:1])
    messages.begin()
    QApplication.setApplicationName("Mazewright")
    QApplication.setOrganizationName("Mazewright")
    QApplication.setDesktopFileName("mazewright")
    window = open_window(path)
    garbage = GarbageTimer(window.page.workers)
    status = application.exec()
    has_ended = engine_state().stop(_STOP_WITHIN_S)
    if not (window.end_threads(_CLOSE_WITHIN_S) and has_ended):
        # A kernel is being compiled and cannot be stopped; everything is saved by now.
        from mazewright.compiling.store import remove_temporary_folder  # noqa: PLC0415

        sys.stderr.flush()
        remove_temporary_folder()
        os._exit(status)
    # Qt takes its objects apart in the right order; Python's collector would not.
    garbage.deleteLater()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return status


def open_window(path: Path | None) -> TabWindow:
    """Make the window and show it.

    It opens on a file if one is named, at the first start on the welcome maze, later on the files that were
    open last, else on a new maze.
    """
    from PySide6.QtCore import QSettings, QStandardPaths, Qt  # noqa: PLC0415

    from mazewright.gui.filing.presence import is_file  # noqa: PLC0415
    from mazewright.gui.language.languages import begin_to_speak, language_of  # noqa: PLC0415
    from mazewright.gui.log_file import begin_log, keep_log  # noqa: PLC0415
    from mazewright.gui.looks.themes import apply_theme, theme_of  # noqa: PLC0415
    from mazewright.gui.settings import Settings  # noqa: PLC0415
    from mazewright.gui.tabs.tab_window import TabWindow  # noqa: PLC0415
    from mazewright.gui.window import MainWindow  # noqa: PLC0415
    from mazewright.gui.worker import Workers  # noqa: PLC0415
    from mazewright.resources_path import resource  # noqa: PLC0415

    folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppLocalDataLocation))
    log_path = keep_log(folder)

    def page() -> MainWindow:
        window = MainWindow(QSettings("Mazewright", "Mazewright"), Workers(), journals=folder / "journals")
        window.log_path = log_path
        return window

    settings = Settings(QSettings("Mazewright", "Mazewright"))
    begin_to_speak(language_of(settings))
    # Before there are widgets: each would be told of the new colours.
    apply_theme(theme_of(settings))
    window = TabWindow(page)
    first, settings = window.page, window.page.settings
    first.view.first_painted.connect(partial(first.workers.studies.run, begin_log))
    sys.excepthook = _Reporter(window)
    paths = [] if path is None else [path]
    if path is None and settings.is_on("reopen", True):
        paths = [last for last in settings.session if is_file(last)]
    welcome = resource("mazes/welcome.maze")
    if not paths and not settings.recent_files:
        paths = [welcome]
    seen = settings.session_current
    settings.begin_session()
    for path_of_tab in paths:
        (first if path_of_tab is paths[0] else window.add()).files.read(path_of_tab, here=True)
    if paths:
        window.show_tab(paths.index(seen) if seen in paths else 0)
        _wait_for(window.page)
    if settings.is_on("start_page", True) and (not paths or paths == [welcome]) and path is None:
        if first.long_work.piece is None:
            first.welcome.show_page()
        else:
            first.files.opened.connect(first.welcome.show_page, Qt.ConnectionType.SingleShotConnection)
    window.show()
    assert first.recovery is not None
    if first.long_work.piece is None:
        first.recovery.begin()
    else:
        # What lies beside the file that is still being read is asked about with it.
        first.files.busy_changed.connect(first.recovery.begin, Qt.ConnectionType.SingleShotConnection)
    return window


class _Reporter:
    """Shows a defect of the program in the message bar; the log keeps the traceback."""

    def __init__(self, window: TabWindow) -> None:
        self._window = window

    def __call__(self, kind: type[BaseException], error: BaseException, trace: object) -> None:
        log.error("unexpected", exc_info=(kind, error, trace))  # type: ignore[arg-type]
        if not self._window.pages:
            return
        self._window.page.messages.fail(
            f"Something went wrong ({kind.__name__}: “{error}”); "
            "what you drew is kept, save it under another name."
        )


def _wait_for(window: MainWindow) -> None:
    """Give a file the time of a blink, so that the window opens on it and not on an empty maze."""
    from PySide6.QtCore import QEventLoop, QTimer  # noqa: PLC0415

    loop = QEventLoop()
    window.files.busy_changed.connect(loop.quit)
    QTimer.singleShot(_READ_WITHIN_MS, loop.quit)
    loop.exec()


def _load_qt() -> None:
    """Load Qt, and keep Python's own `import`.

    PySide replaces `import` to offer `from __feature__ import snake_case`, and then reads and keeps the
    source text of every module that is imported. Nothing here uses these features.
    """
    plain_import = builtins.__import__
    import PySide6.QtCore  # noqa: F401, PLC0415  # see the module's docstring

    builtins.__import__ = plain_import


def _allow_many_files() -> None:
    """Let as many files be open as the system allows at most: each tab has some for its threads."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415  # not on every system

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _has_screen() -> bool:
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def _say_no_screen(reason: str, path: Path | None) -> int:
    from shlex import quote  # noqa: PLC0415  # not needed where there is a screen

    file = "FILE" if path is None else quote(str(path))
    sys.stderr.write(
        f"The window cannot open: {reason}; `mazewright render {file} OUT.png` draws without one.\n"
    )
    return NO_SCREEN


class _QtMessages:
    """Takes what Qt says: into the log, and into a sentence where Qt would abort the program."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._before_start: list[str] | None = []

    def begin(self) -> None:
        """Log from now on: there is a screen."""
        for message in self._before_start or ():
            log.warning("Qt: %s", message)
        self._before_start = None

    def __call__(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        from PySide6.QtCore import QtMsgType  # noqa: PLC0415

        del context
        if kind == QtMsgType.QtFatalMsg:
            # Qt looks for a platform once, when the application is made, and aborts if it finds none.
            reasons = [*(self._before_start or ()), message.partition("\n")[0]]
            reason = next((said for said in reasons if "connect to display" in said), reasons[0])
            _say_no_screen(reason.strip().rstrip("."), self._path)
            sys.stderr.flush()
            os._exit(NO_SCREEN)
        if kind in (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg):
            if self._before_start is None:
                log.warning("Qt: %s", message)
            else:
                self._before_start.append(message)
