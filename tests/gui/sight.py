"""What is seen in a window: tests ask for it by the names that users have for it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QWidget
from shiboken6 import isValid

from mazarine.gui.analysis.analysis import Analysis
from mazarine.gui.analysis.outline import Outline
from mazarine.gui.background.workers import Workers
from mazarine.gui.canvas.floating import FloatingPiece
from mazarine.gui.canvas.ghost import GhostSide
from mazarine.gui.canvas.items.drawing_aids import CompassItem
from mazarine.gui.canvas.previews import Preview
from mazarine.gui.documents.document_manager import DocumentManager
from mazarine.gui.editing.document import Document
from mazarine.gui.features.analysis_dock.regions_dock import RegionsPanel
from mazarine.gui.features.analysis_dock.statistics_dock import StatisticsPanel
from mazarine.gui.features.history.history_dock import HistoryPanel
from mazarine.gui.features.levels.levels_dock import LevelsPanel
from mazarine.gui.features.make.generators.generators_panel import GeneratorsPanel
from mazarine.gui.features.minimap.minimap_dock import Minimap
from mazarine.gui.features.problems.problems_dock import ProblemsPanel
from mazarine.gui.features.properties.properties_dock import PropertiesPanel
from mazarine.gui.features.selection.stamps_dock import StampsPanel
from mazarine.gui.main_window import MainWindow
from mazarine.gui.session.session import MazeSession
from mazarine.gui.session.sessions import Sessions
from mazarine.gui.settings import Settings
from mazarine.gui.shell.actions import WindowAction
from mazarine.gui.shell.dock import Dock
from mazarine.gui.tools.tool import Tool
from mazarine.gui.widgets.number_boxes import NumberBox
from mazarine.maze import Cell, Link, Maze
from mazarine.maze.area import Area
from mazarine.picture import Overlay, Palette
from mazarine.picture.drawn_path import DrawnPath


class Sight:
    """What a user sees of a window, and what lies behind it.

    Attributes
    ----------
    window : the window that is looked at
    """

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    @property
    def maze(self) -> Maze:
        return self.window.document.maze

    @property
    def document(self) -> Document:
        return self.window.document

    @property
    def session(self) -> MazeSession:
        return self.window.current.session

    @property
    def analysis(self) -> Analysis:
        """What the window knows of the regions."""
        return self.window.current.analysis

    @property
    def message(self) -> str:
        """The sentence in the message bar."""
        return self.window.messages.text

    @property
    def is_closed(self) -> bool:
        """Whether the window has been closed, and may have been deleted."""
        return not isValid(self.window) or not self.window.isVisible()

    @property
    def level(self) -> int:
        return self.window.scene.level

    @property
    def level_box(self) -> NumberBox:
        """The box of levels in the tool bar."""
        return self.window.main_bar.level_box

    @property
    def ghost_level(self) -> int | None:
        """The level that shines through; None if none does."""
        item = self.window.scene.ghost.item
        return item.level if item.isVisible() else None

    @property
    def ghost_side(self) -> GhostSide:
        """Which level is to shine through."""
        return self.window.scene.ghost.side

    @property
    def seen(self) -> QRectF:
        """The part of the scene that is seen."""
        return self.window.view.seen_rect

    @property
    def has_points(self) -> bool:
        """Whether growth points are shown."""
        return self.window.scene.growth_item.isVisible()

    @property
    def compass(self) -> CompassItem:
        return self.window.scene.compass

    @property
    def message_rect(self) -> QRect:
        """Where beside the view the message bar is."""
        return self.window.messages.geometry()

    @property
    def legend_rect(self) -> QRect:
        """Where in the view the legend is."""
        return self.window.legend.geometry()

    @property
    def is_at_work(self) -> bool:
        """Whether something is in progress that the user waits for."""
        return self.window.tasks.task is not None

    @property
    def stop_button(self) -> QAbstractButton:
        """The button in the status bar that stops such work."""
        return self.window.status.tasks.stop_button

    @property
    def recent_files(self) -> list[QAction]:
        """The menu of recent files, filled as when it opens."""
        self.window.submenus["@recent"].fill()
        return self.window.submenus["@recent"].menu.actions()

    @property
    def palette(self) -> Palette:
        return self.window.scene.palette_of_maze

    @property
    def overlay(self) -> Overlay:
        return self.window.scene.overlay

    @property
    def overlay_title(self) -> str:
        """What the box of overlays says."""
        return self.window.main_bar.overlay_box.currentText()

    @property
    def tool(self) -> Tool:
        return self.window.toolbox.tool

    @property
    def cursor(self) -> tuple[int, int]:
        """The row and column of the cell that the keys have come to."""
        return self.window.view.cell_cursor.place

    @property
    def cell_px(self) -> float:
        return self.window.view.cell_px

    @property
    def viewport(self) -> QWidget:
        return self.window.view.viewport()

    @property
    def has_focus(self) -> bool:
        """Whether keys go to the maze."""
        return self.window.view.hasFocus()

    @property
    def selected(self) -> Area:
        """The cells that are selected."""
        return self.window.current.selection.area

    @property
    def floating_piece(self) -> FloatingPiece | None:
        """The piece that floats above the maze."""
        return self.window.floating.piece

    @property
    def links_drawn(self) -> set[Link]:
        """The links whose signs are on the scene."""
        return set(self.window.scene._things.links_item._ends)

    @property
    def label(self) -> str:
        """What stands beside the pointer; empty if nothing does."""
        label = self.window.scene.label
        return label.text if label.isVisible() else ""

    @property
    def has_preview(self) -> bool:
        """Whether it is shown what a gesture would make."""
        return self.window.scene.preview.isVisible()

    @property
    def preview(self) -> Preview:
        return self.window.scene.preview

    @property
    def forecast(self) -> str:
        """What is said of the edit that a click would make."""
        return self.window.edit_preview.text

    @property
    def awaits_forecast(self) -> bool:
        """Whether that is still being worked out."""
        preview = self.window.edit_preview
        return preview._timer.isActive() or not preview._latest.is_idle

    @property
    def outlined_region(self) -> int | None:
        """The number of the region that is outlined."""
        return self.window.finder.number

    @property
    def outlined(self) -> Outline | None:
        """What is outlined of the maze."""
        item = self.window.scene.outlined
        return item.outline if item.isVisible() else None

    @property
    def path_text(self) -> str:
        """The message of the path probe; empty if there is none."""
        message = self.window.probe.message
        return "" if message is None else str(message)

    @property
    def path_ends(self) -> tuple[Cell | None, Cell | None]:
        """The ends of that path."""
        return self.window.probe.start, self.window.probe.goal

    @property
    def path_drawn(self) -> DrawnPath | None:
        """That path, as it is drawn."""
        return self.window.scene.path_item.path

    @property
    def has_path_label(self) -> bool:
        """Whether the length stands beside that path."""
        return self.window.scene.path_label.isVisible()

    @property
    def status_text(self) -> str:
        """What the status bar says of the cell under the pointer."""
        return self.window.status.cell.label.text()

    @property
    def work_text(self) -> str:
        """What the status bar says of the regions."""
        return self.window.status.work.label.text()

    @property
    def hint_text(self) -> str:
        """What the status bar says of the tool."""
        return self.window.status.hint_label.text()

    @property
    def selection_text(self) -> str:
        """What the status bar says of the selection."""
        return self.window.status.selection_label.text()

    @property
    def zoom_text(self) -> str:
        """What the status bar says of the zoom."""
        return self.window.status.zoom_label.text()

    @property
    def actions(self) -> Mapping[str, WindowAction]:
        """The actions of menus and tool bars, by name."""
        return self.window.actions_by_name

    # What lies behind

    @property
    def sessions(self) -> Sessions:
        return self.window.sessions

    @property
    def documents(self) -> DocumentManager:
        """What opens and saves them."""
        return self.window.documents

    @property
    def settings(self) -> Settings:
        return self.window.settings

    @property
    def workers(self) -> Workers:
        return self.window.workers

    # The docks

    def dock(self, name: str) -> Dock[QWidget]:
        return self.window.docks[name]

    @property
    def regions_panel(self) -> RegionsPanel:
        return self.window.docks["analysis"].content.page("regions")

    @property
    def stamps_panel(self) -> StampsPanel:
        return self.window.docks["stamps"].content

    @property
    def generators_panel(self) -> GeneratorsPanel:
        return self.window.docks["make"].content.page("algorithm")

    @property
    def minimap_panel(self) -> Minimap:
        return self.window.docks["minimap"].content

    @property
    def problems_panel(self) -> ProblemsPanel:
        return self.window.docks["problems"].content

    @property
    def statistics_panel(self) -> StatisticsPanel:
        return self.window.docks["analysis"].content.page("statistics")

    @property
    def history_panel(self) -> HistoryPanel:
        return self.window.docks["history"].content.steps

    @property
    def levels_panel(self) -> LevelsPanel:
        return self.window.docks["levels"].content

    @property
    def properties_panel(self) -> PropertiesPanel:
        return self.window.docks["properties"].content
