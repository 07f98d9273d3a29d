"""The main window: the shell with its features."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings

from mazarine.gui.features.analysis_dock import feature as analysis_dock
from mazarine.gui.features.board import feature as board
from mazarine.gui.features.compare import feature as compare
from mazarine.gui.features.console import feature as console
from mazarine.gui.features.export import feature as export
from mazarine.gui.features.files import feature as files
from mazarine.gui.features.help import feature as help
from mazarine.gui.features.history import feature as history
from mazarine.gui.features.large import feature as large
from mazarine.gui.features.league import feature as league
from mazarine.gui.features.levels import feature as levels
from mazarine.gui.features.make import feature as make
from mazarine.gui.features.minimap import feature as minimap
from mazarine.gui.features.plugins import feature as plugins
from mazarine.gui.features.problems import feature as problems
from mazarine.gui.features.properties import feature as properties
from mazarine.gui.features.selection import feature as selection
from mazarine.gui.features.speech import feature as speech
from mazarine.gui.features.tools import feature as tools
from mazarine.gui.features.view import feature as view
from mazarine.gui.features.watch import feature as watch
from mazarine.gui.features.welcome import feature as welcome
from mazarine.gui.shell.shell import Shell
from mazarine.maze import Maze

FEATURES = (
    files, export, compare, large, history, selection, tools, view, plugins, board, levels, make,
    watch, league, analysis_dock, problems, properties, minimap, console, speech, welcome, help,
)  # fmt: skip
"""Each adds what it brings, and imports no other; it uses actions of others only in the complete window."""


class MainWindow(Shell):
    """The window of the program, with all features; the parameters are those of the shell."""

    def __init__(self, store: QSettings, maze: Maze | None = None, data: Path | None = None) -> None:
        super().__init__(store, maze, data)
        for feature in FEATURES:
            feature.install(self)
        self.complete()
