"""The message for a machine on which no window can open."""

from __future__ import annotations

import sys
from pathlib import Path
from shlex import quote

NO_SCREEN = 2
"""The exit status."""


def say_no_screen(reason: str, path: Path | None) -> int:
    """Write why the window cannot open and what works without it; return the exit status."""
    file = "FILE" if path is None else quote(str(path))
    sys.stderr.write(
        f"The window cannot open: {reason}; `mazewright render {file} OUT.png` draws without one.\n"
    )
    return NO_SCREEN
