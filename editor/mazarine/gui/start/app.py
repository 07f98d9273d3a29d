"""Opening the window; the one entry for the command line.

Importing this module is cheap. Only `run` loads Qt: without a screen or Qt's libraries it writes a message
instead of a traceback.
"""

from __future__ import annotations

import builtins
import gc
import os
import sys
from pathlib import Path
from shlex import quote

from mazarine.gui import start
from mazarine.gui.start import single_instance
from mazarine.native.library import library


def run(*paths: Path, new_window: bool = False) -> int:
    """Open the window, with the files that are named; return the exit status when it is closed.

    A program that is already running shows its window and opens the files, unless a new window is requested.
    Raises `LibraryError` if the native core cannot be loaded.
    """
    if not _has_screen():
        return report_no_screen("no screen was found (DISPLAY and WAYLAND_DISPLAY are not set)", *paths)
    try:
        if not new_window and single_instance.hand_over(*paths):
            return 0
    except TimeoutError:
        # The other program hangs.
        new_window = True
    library()  # One that is damaged is reported here, not by a window that opens without analysis.
    # Almost all that is made at the start stays; from then on the window's thread collects.
    gc.disable()
    try:
        _load_qt()
        application = start.application
    except ImportError as error:
        return report_no_screen(f"Qt cannot be loaded ({error})", *paths)
    return application.run(*paths, new_window=new_window)


def _load_qt() -> None:
    """Load Qt, and keep Python's own `import`.

    PySide replaces `import` to offer `from __feature__ import snake_case`, and then reads and keeps the
    source text of every module that is imported. Nothing here uses these features.
    """
    plain_import = builtins.__import__
    import PySide6.QtCore  # noqa: F401, PLC0415  # may be missing

    builtins.__import__ = plain_import


def _has_screen() -> bool:
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


NO_SCREEN = 2
"""The exit status."""


def report_no_screen(reason: str, *paths: Path) -> int:
    """Write why the window cannot open, and the command that needs none; return the exit status."""
    file = quote(str(paths[0])) if paths else "FILE"
    sys.stderr.write(
        f"Cannot open a window: {reason}. Run `mazarine render {file} OUT.png` to draw without one.\n"
    )
    return NO_SCREEN
