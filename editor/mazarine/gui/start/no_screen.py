"""The message on a machine on which no window can open."""

from __future__ import annotations

import sys
from pathlib import Path
from shlex import quote

NO_SCREEN = 2
"""The exit status."""


def report_no_screen(reason: str, *paths: Path) -> int:
    """Write why the window cannot open, and the command that needs none; return the exit status."""
    file = quote(str(paths[0])) if paths else "FILE"
    sys.stderr.write(
        f"Cannot open a window: {reason}. Run `mazarine render {file} OUT.png` to draw without one.\n"
    )
    return NO_SCREEN
