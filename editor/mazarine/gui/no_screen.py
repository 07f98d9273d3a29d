"""The message on a machine on which no window can open."""

from __future__ import annotations

import sys
from pathlib import Path
from shlex import quote

NO_SCREEN = 2
"""The exit status."""


def report_no_screen(reason: str, path: Path | None) -> int:
    """Write why the window cannot open, and the command that needs none; return the exit status."""
    file = "FILE" if path is None else quote(str(path))
    sys.stderr.write(
        f"Cannot open a window: {reason}. Run `mazarine render {file} OUT.png` to draw without one.\n"
    )
    return NO_SCREEN
