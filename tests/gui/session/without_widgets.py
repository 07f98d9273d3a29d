"""A program in which a maze is opened, drawn on, undone, saved and closed; run without Qt's widgets."""

from __future__ import annotations

import pkgutil
import sys
from importlib import import_module
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSettings

from mazarine.gui import analysis, documents, session
from mazarine.gui.documents.questions import Unsaved
from tests.gui.session.program import Program, wait_until


def main(path: Path) -> None:
    """Do it with a file, and fail if that has loaded Qt's widgets."""
    for package in (session, documents, analysis):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    application = QCoreApplication([])
    store = QSettings(str(path.with_name("settings.ini")), QSettings.Format.IniFormat)
    program = Program(store, data=path.parent)
    for derived in ("problems", "statistics", "graph", "tints", "players"):
        program.current.watch("test", derived)
    program.open(path)
    for row in (1, 2):
        program.wall(row)
    program.wait_for_journal()
    program.check_regions()
    program.document.undo()
    values = (program.session.problems, program.session.statistics, program.session.graph)
    wait_until(lambda: not any(value.is_stale for value in values))
    program.save()
    program.wall(3)
    program.questions.answer(Unsaved.DISCARD)
    program.quit()
    assert program.is_closed
    program.remove()
    assert "PySide6.QtWidgets" not in sys.modules
    application.quit()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
