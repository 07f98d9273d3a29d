"""Pictures of what can be seen in a maze: overlays, paths, regions, problems, honeycombs, other colors."""

from __future__ import annotations

import numpy as np
from photographer import opened
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest

from mazarine.generators import braid, generate
from mazarine.gui.features.problems.problems_dock import ProblemsPanel
from mazarine.gui.style.themes import Theme
from mazarine.lattice import Side
from mazarine.maze import Link, Marker, MarkerKind, Maze, Port
from mazarine.maze.edits import PlaceLink, PlaceMarker, SetCells, SetWalls


def regions() -> QPixmap:
    """Show every region in a color of its own."""
    with opened() as photographer:
        photographer.act("overlay.regions")
        return photographer.take()


def dark() -> QPixmap:
    """Show the window in dark."""
    with opened(theme=Theme.DARK) as photographer:
        return photographer.take()


def color_scheme() -> QPixmap:
    """Show the colors for red-green blindness, with patterns, from near by."""
    with opened() as photographer:
        photographer.act("colors.red-green")
        photographer.show_docks()
        photographer.window.view.zoom_to(44.0)
        photographer.window.view.centerOn(14.0, 8.0)
        return photographer.take()


def distances() -> QPixmap:
    """Color cells by the steps from the start."""
    with opened() as photographer:
        photographer.act("overlay.distances")
        photographer.wait(lambda: not photographer.session.tints.is_stale)
        return photographer.take()


def probe() -> QPixmap:
    """Show a path through a teleporter."""
    with opened() as photographer:
        photographer.act("tool.path_probe")
        photographer.drag((5.5, 0.5), (13.5, 4.5), (17.5, 29.5))
        photographer.wait(lambda: "step" in str(photographer.window.probe.message))
        return photographer.take()


def graph() -> QPixmap:
    """Show the region graph over the maze."""
    with opened() as photographer:
        photographer.act("view.graph")
        photographer.show_docks()
        photographer.wait(lambda: photographer.session.graph.value is not None)
        return photographer.take()


def statistics() -> QPixmap:
    """Show what is measured."""
    with opened() as photographer:
        window = photographer.window
        photographer.act("analyze.statistics")
        photographer.show_docks(window.docks["analysis"], width=330)
        photographer.wait(lambda: photographer.session.statistics.value is not None)
        return photographer.take()


def honeycomb() -> QPixmap:
    """Show a honeycomb as triangles."""
    with opened(_honeycomb(), "Honeycomb") as photographer:
        photographer.show_docks()
        photographer.act("view.points")
        photographer.settle()
        return photographer.take()


def points() -> QPixmap:
    """Show a honeycomb as points."""
    with opened(_honeycomb(), "Honeycomb") as photographer:
        photographer.show_docks()
        photographer.settle()
        return photographer.take()


def hexagons() -> QPixmap:
    """Show a maze of hexagons with a room."""
    maze = generate("stack", 16, 18, rng=3, lattice="hexagon")
    room = [(row, col) for row in range(5, 11) for col in range(6, 12)]
    sides = [(0, *cell, side.name, "open") for cell in room for side in maze.lattice.stored]
    SetWalls(sides).apply(maze)
    SetCells([(0, row, col, "rock") for row, col in ((2, 13), (2, 14), (3, 13))]).apply(maze)
    PlaceLink(Link(Port((0, 2, 3)), Port((0, 13, 14)))).apply(maze)
    with opened(maze, "Hexagons") as photographer:
        photographer.show_docks()
        photographer.settle()
        return photographer.take()


def _honeycomb() -> Maze:
    """Make a honeycomb with a hall and a teleporter."""
    maze = generate("stack", 22, 24, rng=np.random.default_rng(3), lattice="honeycomb")
    braid(maze, 0.4, rng=np.random.default_rng(4)).apply(maze)
    hall = [(0, row, col) for row in range(5, 13) for col in range(9, 16)]
    sides = [(*cell, side.name, "open") for cell in hall for side in (Side.E, Side.S)
             if maze.lattice.has_side(*cell[1:], side)]  # fmt: skip
    SetWalls(sides).apply(maze)
    PlaceLink(Link(Port((0, 2, 3)), Port((0, 19, 20)))).apply(maze)
    return maze


def problems() -> QPixmap:
    """Show what is wrong with a maze, and where."""
    with opened(_draft(), "Draft") as photographer:
        window = photographer.window
        window.resize(1000, 680)
        photographer.act("window.problems")
        photographer.show_docks(window.docks["problems"])
        photographer.wait(lambda: not photographer.session.problems.is_stale)
        kinds = [problem.kind for problem in photographer.session.problems.value or ()]
        table = photographer.part(ProblemsPanel).table
        row = table.visualRect(table.model().index(kinds.index("floor-unreachable"), 0))
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=row.center())
        return photographer.take()


def _draft() -> Maze:
    """Make a maze with a start that is cut off, floor out of reach, a trap and rock under a treasure."""
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
    return maze


SCENES = (
    regions, dark, color_scheme, distances, probe, graph, statistics, honeycomb, hexagons, points, problems,
)  # fmt: skip
