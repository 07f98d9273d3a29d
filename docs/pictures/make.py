"""Make the pictures of these pages: `python docs/pictures/make.py`, in the environment of the editor.

Names of pictures after it, and only these are written.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import monotonic

os.environ["QT_QPA_PLATFORM"] = "offscreen"

import numpy as np
from algorithms import draw_algorithms
from architecture import draw_architecture
from PySide6.QtCore import QPoint, QPointF, QSettings, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
from segmentation import draw_all

from editor.files import read
from editor.generators import braid, generate
from editor.gui.analysis import State
from editor.gui.exploring.explore_window import ExploreWindow
from editor.gui.exporting.export_dialog import ExportDialog
from editor.gui.exporting.order import Format, Order
from editor.gui.generating.watch_window import WatchWindow
from editor.gui.window import MainWindow
from editor.gui.worker import Workers
from editor.lattice import Side
from editor.maze import Link, LinkKind, Marker, MarkerKind, Maze, Port, PortSide
from editor.maze.area import Area
from editor.maze.edits import PlaceLink, PlaceMarker, SetCells, SetWalls
from editor.maze.stamp import Stamp
from editor.minds.map_codes import MindMap
from editor.picture import Overlay
from editor.picture.export import Layout, Solution, View
from editor.picture.vector import Sheet
from editor.resources_path import resource

HERE = Path(__file__).parent


class Photographer:
    """Works in a window and takes pictures of it: those of these names, or all if there are none."""

    def __init__(self, window: MainWindow, names: list[str]) -> None:
        self.window = window
        self._names = names

    def wait(self, until: Callable[[], bool], seconds: float = 120.0) -> None:
        """Let the window work until something is so."""
        end = monotonic() + seconds
        while not until():
            if monotonic() > end:
                raise TimeoutError
            QApplication.processEvents()
        for _ in range(20):
            QApplication.processEvents()

    def wait_for_regions(self) -> None:
        """Let the worker catch up."""
        self.wait(lambda: self.window.analysis.state is State.IDLE)

    def pixel(self, row: float, col: float) -> QPoint:
        """Give the pixel of the view at a place of the maze."""
        return self.window.view.viewportTransform().map(QPointF(col, row)).toPoint()

    def drag(self, *places: tuple[float, float], release: bool = True) -> None:
        """Drag the left button over places of the maze."""
        viewport = self.window.view.viewport()
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=self.pixel(*places[0]))
        for place in places[1:]:
            QTest.mouseMove(viewport, self.pixel(*place))
        if release:
            QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=self.pixel(*places[-1]))

    def snap(self, name: str) -> None:
        """Take a picture."""
        self.wait(lambda: True)
        self.keep(self.window.grab(), name)

    def keep(self, picture: QPixmap, name: str) -> None:
        """Write a picture, if it is wanted."""
        if name in self._names or not self._names:
            picture.save(str(HERE / f"{name}.png"))


def main(names: list[str]) -> None:
    """Draw the pictures of the pages, and take those of the window; or only some of the latter."""
    application = QApplication([])
    if not names:
        draw_all()
        draw_algorithms()
        draw_architecture()
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(str(Path(folder) / "settings.ini"), QSettings.Format.IniFormat)
        window = MainWindow(store, Workers(), read(resource("mazes/welcome.maze")))
        window.resize(1180, 780)
        window.show()
        photographer = Photographer(window, names)
        photographer.wait_for_regions()
        photographer.wait(lambda: window.model.rowCount() > 0)
        window.view.fit()
        photographer.snap("window")
        _strokes(photographer)
        _teleporter(photographer)
        _overlays(photographer)
        _forecast(photographer)
        _probe(photographer)
        _graph(photographer)
        _statistics(photographer)
        _generators(photographer)
        _honeycomb(photographer)
        _levels(photographer)
        _problems(photographer)
        _drawing(photographer)
        _selecting(photographer)
        _docks(photographer)
        _exploring(photographer)
        _player(photographer)
        _export(photographer)
        window.document.undo_stack.setClean()
        window.close()
    application.quit()


def _strokes(photographer: Photographer) -> None:
    window = photographer.window
    window.view.zoom_to(40.0)
    window.view.centerOn(6.0, 6.0)
    photographer.drag((3.0, 4.5), (4.0, 4.5), (5.0, 4.5), (6.0, 4.5))
    photographer.wait_for_regions()
    photographer.snap("wall-brush")
    window.document.undo()
    photographer.wait_for_regions()


def _teleporter(photographer: Photographer) -> None:
    window = photographer.window
    window.toolbox.choose("tool.teleporter")
    window.view.fit()
    photographer.drag((8.5, 4.5), (10.0, 10.0), (14.5, 26.5), (17.5, 29.5), release=False)
    photographer.snap("teleporter")
    window.toolbox.cancel()
    QTest.mouseRelease(window.view.viewport(), Qt.MouseButton.LeftButton)
    window.toolbox.choose("tool.wall_brush")


def _overlays(photographer: Photographer) -> None:
    window = photographer.window
    window.view.fit()
    window.scene.set_overlay(Overlay.REGIONS)
    photographer.snap("regions")
    window.scene.set_overlay(Overlay.KINDS)

    window.scene.set_overlay(Overlay.DISTANCES)
    photographer.wait(lambda: not window.scene.tint_keeper.is_behind)
    photographer.snap("distances")
    window.scene.set_overlay(Overlay.KINDS)


def _honeycomb(photographer: Photographer) -> None:
    window = photographer.window
    maze = generate("stack", 22, 24, rng=np.random.default_rng(3), lattice="honeycomb")
    braid(maze, 0.4, rng=np.random.default_rng(4)).apply(maze)
    hall = [(0, row, col) for row in range(5, 13) for col in range(9, 16)]
    sides = [(*cell, side.name, "open") for cell in hall for side in (Side.E, Side.S)
             if maze.lattice.has_side(*cell[1:], side)]  # fmt: skip
    SetWalls(sides).apply(maze)
    PlaceLink(Link(Port((0, 2, 3)), Port((0, 19, 20)))).apply(maze)
    window.document.undo_stack.setClean()
    window.document.replace(maze, name="Honeycomb")
    for dock in window.docks:
        dock.hide()
    raster = window.scene.maze_item.raster
    photographer.wait(lambda: raster is not None and raster.is_loaded)
    photographer.wait_for_regions()
    window.view.fit()
    photographer.snap("honeycomb")
    window.actions_by_name["view.points"].trigger()
    photographer.snap("points")
    window.actions_by_name["view.points"].trigger()


def _forecast(photographer: Photographer) -> None:
    window = photographer.window
    QTest.mouseMove(window.view.viewport(), photographer.pixel(10.98, 6.5))
    photographer.wait(lambda: bool(window.forecaster.words))
    photographer.snap("forecast")


def _probe(photographer: Photographer) -> None:
    window = photographer.window
    window.toolbox.choose("tool.path_probe")
    photographer.drag((5.5, 0.5), (13.5, 4.5), (17.5, 29.5))
    photographer.wait(lambda: "step" in window.probe.words)
    photographer.snap("probe")
    window.probe.clear()
    window.toolbox.choose("tool.wall_brush")
    window.toolbox.hover(None)


def _graph(photographer: Photographer) -> None:
    window = photographer.window
    window.actions_by_name["view.graph"].trigger()
    window.actions_by_name["window.graph"].trigger()
    window.resizeDocks([window.graph_dock], [400], Qt.Orientation.Horizontal)
    window.view.fit()
    photographer.wait(lambda: window.graph_dock.excerpt is not None)
    photographer.snap("graph")
    window.actions_by_name["view.graph"].trigger()


def _statistics(photographer: Photographer) -> None:
    window = photographer.window
    window.actions_by_name["window.statistics"].trigger()
    photographer.wait(lambda: window.statistics.statistics is not None)
    photographer.snap("statistics")


def _generators(photographer: Photographer) -> None:
    window = photographer.window
    window.actions_by_name["window.generators"].trigger()
    panel = window.generators_dock.panel
    assert panel is not None
    panel.form.algorithm_box.setCurrentIndex(panel.form.algorithm_box.findData("prim"))
    photographer.wait(lambda: panel.preview.is_idle and panel.preview.sample is not None)
    panel.make_button.click()
    photographer.wait(lambda: panel.maker.order is None)
    photographer.wait_for_regions()
    photographer.wait(lambda: not window.statistics.is_behind)
    photographer.snap("generators")
    panel.watch_button.click()
    watching = window.findChild(WatchWindow)
    assert isinstance(watching, WatchWindow)
    photographer.wait(lambda: watching.player is not None)
    player = watching.player
    assert player is not None
    player.pause()
    player.seek(player.count // 2)
    photographer.wait(lambda: player.step == player.count // 2)
    photographer.keep(watching.grab(), "watching")
    watching.close()


def _replace(photographer: Photographer, maze: Maze, name: str) -> None:
    """Open another maze with no dock beside it."""
    window = photographer.window
    window.document.undo_stack.setClean()
    window.document.replace(maze, name=name)
    for dock in window.docks:
        dock.hide()
    photographer.wait_for_regions()
    window.view.fit()


def _levels(photographer: Photographer) -> None:
    window = photographer.window
    rng = np.random.default_rng(5)
    levels = [generate(name, 21, 29, rng=rng) for name in ("rooms-and-corridors", "prim", "caves")]
    maze = Maze(np.concatenate([it.cells for it in levels]), np.concatenate([it.walls for it in levels]))
    floor = (maze.cells[:-1] >> 1 == 1) & (maze.cells[1:] >> 1 == 1)
    for level, row, col in (np.argwhere(floor & (rng.random(floor.shape) < 0.004))).tolist():
        ports = Port((level, row, col), PortSide.UP), Port((level + 1, row, col), PortSide.DOWN)
        PlaceLink(Link(*ports, kind=LinkKind.STAIRS)).apply(maze)
    _replace(photographer, maze, "Tower")
    window.actions_by_name["window.levels"].trigger()
    window.actions_by_name["ghost.above"].trigger()
    window.resizeDocks([window.levels_dock], [220], Qt.Orientation.Horizontal)
    window.view.fit()
    photographer.wait_for_regions()
    photographer.wait(lambda: window.levels_dock.pictures.picture(0) is not None)
    photographer.wait(lambda: window.levels_dock.pictures.is_idle)
    photographer.snap("levels")
    window.actions_by_name["ghost.none"].trigger()


def _problems(photographer: Photographer) -> None:
    """Show a maze with a start that is cut off, floor out of reach, a trap and rock under a treasure."""
    window = photographer.window
    maze = generate("prim", 20, 28, rng=np.random.default_rng(5))
    markers = (("start", (0, 0, 0)), ("start", (0, 19, 5)), ("goal", (0, 19, 27)), ("treasure", (0, 4, 20)))
    for kind, cell in markers:
        PlaceMarker(Marker(MarkerKind(kind), cell)).apply(maze)
    cut = [(0, row, 9, "E", "wall") for row in range(12, 20)]
    SetWalls([*cut, *((0, 12, col, "N", "wall") for col in range(10))]).apply(maze)
    SetWalls(
        [(0, row, col, side, "wall") for col in (20, 21) for row, side in ((14, "N"), (15, "S"))]
        + [(0, row, col, side, "wall") for row in (14, 15) for col, side in ((20, "W"), (21, "E"))]
        + [(0, 14, 20, "E", "open"), (0, 14, 20, "S", "open"), (0, 15, 21, "W", "open")]
    ).apply(maze)
    SetCells([(0, 4, 20, "rock")]).apply(maze)
    PlaceLink(Link(Port((0, 2, 2)), Port((0, 14, 20)), one_way=True)).apply(maze)
    _replace(photographer, maze, "Draft")
    window.actions_by_name["window.problems"].trigger()
    window.resizeDocks([window.problems_dock], [270], Qt.Orientation.Horizontal)
    photographer.wait(lambda: not window.problems.is_behind)
    kinds = [problem.kind.value for problem in window.problems.problems]
    table = window.problems_dock.table
    row = table.visualRect(table.model().index(kinds.index("floor-unreachable"), 0))
    window.view.fit()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=row.center())
    photographer.snap("problems")


def _drawing(photographer: Photographer) -> None:
    """Show strokes with their images, and what a fill would change, beside each other."""
    window = photographer.window
    _replace(photographer, Maze.blank(17, 25), "Draft")
    window.actions_by_name["symmetry.both"].trigger()
    photographer.drag((3.5, 2.0), (3.5, 5.0), (7.5, 5.0))
    photographer.drag((1.5, 8.0), (6.5, 8.0))
    window.toolbox.choose("tool.rectangle")
    photographer.drag((4.5, 9.5), (6.5, 11.5))
    photographer.wait_for_regions()
    photographer.snap("symmetry")
    window.actions_by_name["symmetry.none"].trigger()
    _replace(photographer, read(resource("mazes/welcome.maze")), "Welcome")
    window.toolbox.choose("tool.fill")
    QTest.mouseMove(window.view.viewport(), photographer.pixel(7.5, 19.5))
    photographer.wait(window.scene.label.isVisible)
    photographer.snap("fill")
    window.toolbox.choose("tool.wall_brush")
    window.toolbox.hover(None)


def _selecting(photographer: Photographer) -> None:
    """Let a piece float, with stamps beside it."""
    window = photographer.window
    _replace(photographer, read(resource("mazes/welcome.maze")), "Welcome")
    window.actions_by_name["window.stamps"].trigger()
    stamps = window.selecting.stamps
    photographer.wait(lambda: stamps.is_idle)
    for name, block in (("pillared hall", (2, 2, 9, 12)), ("keep", (1, 28, 8, 34))):
        stamps.keep(Stamp.of(window.document.maze, 0, Area.block(*block)), name)
        photographer.wait(lambda: stamps.is_idle)
    window.view.fit()
    window.toolbox.choose("tool.select")
    photographer.drag((1.5, 28.5), (8.5, 34.5))
    photographer.drag((4.5, 31.5), (8.5, 28.5), (13.5, 19.5))
    photographer.snap("selecting")
    window.floating.cancel()
    window.selection.clear()
    window.toolbox.choose("tool.wall_brush")


def _docks(photographer: Photographer) -> None:
    """Show where one is, what was done, and what is under the pointer."""
    window = photographer.window
    _replace(photographer, read(resource("mazes/welcome.maze")), "Welcome")
    for name in ("minimap", "history", "properties"):
        window.actions_by_name[f"window.{name}"].trigger()
    for dock in (window.minimap_dock, window.history_dock, window.properties_dock):
        window.removeDockWidget(dock)
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        dock.show()
    window.resizeDocks([window.minimap_dock], [300], Qt.Orientation.Horizontal)
    window.resizeDocks(
        [window.minimap_dock, window.history_dock, window.properties_dock], [120, 110, 490],
        Qt.Orientation.Vertical,
    )  # fmt: skip
    window.view.zoom_to(34.0)
    window.view.centerOn(29.0, 7.0)
    photographer.drag((4.5, 15.0), (4.5, 19.0))
    window.toolbox.choose("tool.rock_brush")
    photographer.drag((6.5, 30.5), (6.5, 31.5))
    window.toolbox.choose("tool.marker")
    window.actions_by_name["marker.treasure"].trigger()
    photographer.drag((3.5, 24.5), (3.5, 24.5))
    photographer.wait_for_regions()
    QTest.mouseMove(window.view.viewport(), photographer.pixel(4.5, 30.5))
    window.actions_by_name["edit.properties"].trigger()
    photographer.wait(lambda: True)
    for area in window.properties_dock.findChildren(QScrollArea):
        area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    photographer.snap("docks")
    window.toolbox.choose("tool.wall_brush")


def _exploring(photographer: Photographer) -> None:
    window = photographer.window
    _replace(photographer, read(resource("mazes/welcome.maze")), "Welcome")
    window.actions_by_name["explore.open"].trigger()
    exploring = window.findChild(ExploreWindow)
    assert isinstance(exploring, ExploreWindow)
    photographer.wait(lambda: exploring.walk is not None and exploring.walk.is_ready)
    walk = exploring.walk
    assert walk is not None
    walk.seek(80)
    photographer.wait(lambda: walk.is_ready)
    photographer.keep(exploring.grab(), "exploring")
    assert walk.shown is not None
    known = MindMap(walk.shown.walker.mind).maze
    exploring.close()
    _replace(photographer, known, "Known")


def _export(photographer: Photographer) -> None:
    layout = Layout(Sheet.of("A4"), 14)
    maze = read(resource("mazes/welcome.maze"))
    dialog = ExportDialog(maze, Order(Format.PDF, view=View(solution=Solution.APART), layout=layout))
    dialog.show()
    photographer.wait(dialog.isVisible)
    photographer.keep(dialog.grab(), "export")
    dialog.close()


def _player(photographer: Photographer) -> None:
    """Put what the author and what a player sees of the same maze side by side."""
    window = photographer.window
    viewport = window.view.viewport()
    halves = [viewport.grab()]
    window.actions_by_name["view.player"].trigger()
    photographer.wait(lambda: window.scene.painted.hides_fog)
    halves.append(viewport.grab())
    width, height = viewport.width() // 2, viewport.height() // 2
    both = QPixmap(2 * width + 8, height)
    both.fill(Qt.GlobalColor.white)
    painter = QPainter(both)
    for index, half in enumerate(halves):
        smooth = Qt.TransformationMode.SmoothTransformation
        painter.drawPixmap(index * (width + 8), 0, half.scaled(width, height, mode=smooth))
    painter.end()
    photographer.keep(both, "player")


if __name__ == "__main__":
    main(sys.argv[1:])
