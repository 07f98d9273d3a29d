"""The folder of the user for plugins that are single files."""

from __future__ import annotations

import os
import sys
from pathlib import Path

FOLDER_VARIABLE = "MAZARINE_PLUGINS"
"""The environment variable that names another folder."""


def data_folder() -> Path | None:
    """Return the folder for the user's data, where the window keeps its log too; None without a home."""
    try:
        home = Path.home()
    except RuntimeError:
        return None
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "Mazarine" / "Mazarine"


def plugins_folder() -> Path | None:
    """Return the folder whose Python files are plugins; it may not exist."""
    named = os.environ.get(FOLDER_VARIABLE)
    if named:
        return Path(named)
    data = data_folder()
    return None if data is None else data / "plugins"
