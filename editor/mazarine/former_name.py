"""The name of this program until November 2026, for the readers of what was written under it.

Nothing else knows the name: `tests/former_name` counts it.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

FORMER_NAME = "mazewright"
FORMER_TITLE = FORMER_NAME.capitalize()


def take_over_folder(folder: Path | None) -> None:
    """Rename the folder `Title/Title` of the former program to this one, unless this one exists.

    A folder that cannot be renamed stays where it is.
    """
    if folder is None or folder.exists():
        return
    former = folder.parents[1] / FORMER_TITLE / FORMER_TITLE
    if former.is_dir():
        with contextlib.suppress(OSError):
            folder.parent.mkdir(parents=True, exist_ok=True)
            former.rename(folder)
            former.parent.rmdir()
