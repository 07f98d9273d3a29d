"""The folder in which the dialogs for exports start."""

from __future__ import annotations

from pathlib import Path

from mazarine.gui.editing.document import Document
from mazarine.gui.settings import Settings


class ExportFolder:
    """The folder of a maze's last export; before the first one that of its file, or else of any last file."""

    def __init__(self, document: Document, settings: Settings) -> None:
        self._document, self._settings = document, settings
        self._chosen: Path | None = None

    @property
    def path(self) -> Path:
        file = self._document.path
        of_file = self._settings.last_folder if file is None else file.parent
        return self._chosen or of_file

    def note(self, path: Path) -> None:
        """Remember the folder of a file that is exported."""
        self._chosen = path.parent
