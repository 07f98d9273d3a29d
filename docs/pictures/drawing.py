"""Pictures of drawing: tools and what they leave, pieces that float, levels, secrets."""

from __future__ import annotations

import numpy as np
from photographer import Photographer, opened
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QScrollArea

from mazarine.files import read
from mazarine.generators import generate
from mazarine.gui.features.levels.levels_dock import LevelsPanel
from mazarine.gui.features.selection.feature import SelectionActions
from mazarine.maze import Link, LinkKind, Maze, Port, PortSide
from mazarine.maze.area import Area
from mazarine.maze.edits import PlaceLink
from mazarine.maze.stamp import Stamp
from mazarine.resources_path import resource


def wall_brush() -> QPixmap:
    """Show the two halves of a room, just cut in two."""
    with opened() as photographer:
        view = photographer.window.view
        view.zoom_to(40.0)
        view.centerOn(6.0, 6.0)
        photographer.drag((3.0, 4.5), (4.0, 4.5), (5.0, 4.5), (6.0, 4.5))
        photographer.settle()
        return photographer.take()


def teleporter() -> QPixmap:
    """Show a teleporter in the middle of the drag."""
    with opened() as photographer:
        photographer.act("tool.teleporter")
        photographer.drag((8.5, 4.5), (10.0, 10.0), (14.5, 26.5), (17.5, 29.5), release=False)
        return photographer.take()


def forecast() -> QPixmap:
    """Show what a wall would change."""
    with opened() as photographer:
        photographer.hover(10.98, 6.5)
        photographer.wait(lambda: bool(photographer.window.edit_preview.lines))
        return photographer.take()


def symmetry() -> QPixmap:
    """Show strokes with their images."""
    with opened(Maze.blank(17, 25), "Draft") as photographer:
        photographer.show_docks()
        photographer.act("symmetry.both")
        photographer.drag((3.5, 2.0), (3.5, 5.0), (7.5, 5.0))
        photographer.drag((1.5, 8.0), (6.5, 8.0))
        photographer.act("stroke.rectangle")
        photographer.drag((4.5, 9.5), (6.5, 11.5))
        photographer.settle()
        return photographer.take()


def tool_options() -> QPixmap:
    """Show the options of the wall brush, of which a held key chooses one."""
    with opened() as photographer:
        photographer.show_docks()
        photographer.window.toolbox.turn_keys(Qt.KeyboardModifier.ShiftModifier)
        return photographer.window.options_bar.grab()


def growing() -> QPixmap:
    """Show the points of the seed, and the compass of a free one."""
    with opened(read(resource("mazes/points.maze")), "Points") as photographer:
        photographer.show_docks()
        photographer.act("tool.grow")
        maze = photographer.window.document.maze
        x, y = maze.geometry.middle(-3 - maze.origin[0], 1 - maze.origin[1])
        photographer.hover(y - 0.2, x - 0.1)
        return photographer.take()


def fill() -> QPixmap:
    """Show what a fill would change."""
    with opened() as photographer:
        photographer.show_docks()
        photographer.act("tool.fill")
        photographer.hover(7.5, 19.5)
        photographer.wait(photographer.scene.label.isVisible)
        return photographer.take()


def selecting() -> QPixmap:
    """Let a piece float, with stamps beside it."""
    with opened() as photographer:
        window, stamps = photographer.window, photographer.part(SelectionActions).stamps
        photographer.act("window.stamps")
        photographer.wait(lambda: stamps.is_idle)
        for name, block in (("pillared hall", (2, 2, 9, 12)), ("keep", (1, 28, 8, 34))):
            stamps.keep(Stamp.of(window.document.maze, 0, Area.block(*block)), name)
            photographer.wait(lambda: stamps.is_idle)
        photographer.show_docks(window.docks["stamps"], width=230)
        photographer.act("tool.select")
        photographer.drag((1.5, 28.5), (8.5, 34.5))
        photographer.drag((4.5, 31.5), (8.5, 28.5), (13.5, 19.5))
        return photographer.take()


def pasting() -> QPixmap:
    """Let a copy float, turned, from near by."""
    with opened() as photographer:
        window = photographer.window
        photographer.show_docks()
        photographer.act("tool.select")
        photographer.drag((1.5, 28.5), (8.5, 34.5))
        photographer.act("edit.copy")
        window.view.zoom_to(34.0)
        window.view.centerOn(20.0, 12.0)
        photographer.hover(11.5, 20.5)
        photographer.act("edit.paste", "select.turn")
        return photographer.take()


def docks() -> QPixmap:
    """Show where one is, what was done, and what is under the pointer."""
    with opened() as photographer:
        window = photographer.window
        column = (window.docks["minimap"], window.docks["history"], window.docks["properties"])
        photographer.stack_docks(column, [120, 110, 490])
        window.view.zoom_to(34.0)
        window.view.centerOn(29.0, 7.0)
        photographer.drag((4.5, 15.0), (4.5, 19.0))
        photographer.act("tool.rock_brush")
        photographer.drag((6.5, 30.5), (6.5, 31.5))
        photographer.act("tool.marker", "marker.treasure")
        photographer.drag((3.5, 24.5), (3.5, 24.5))
        photographer.settle()
        photographer.hover(4.5, 30.5)
        photographer.act("edit.properties")
        photographer.wait()
        for area in window.docks["properties"].findChildren(QScrollArea):
            area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
        return photographer.take()


def levels() -> QPixmap:
    """Show three levels, and the ghost of one of them."""
    with opened(_tower(), "Tower") as photographer:
        dock = photographer.window.docks["levels"]
        photographer.act("window.levels", "ghost.above")
        photographer.show_docks(dock, width=220)
        photographer.settle()
        photographer.wait(lambda: photographer.part(LevelsPanel).pictures.picture(0) is not None)
        photographer.wait(lambda: photographer.part(LevelsPanel).pictures.is_idle)
        return photographer.take()


def _tower() -> Maze:
    """Make three levels with stairs between them."""
    rng = np.random.default_rng(5)
    levels = [generate(name, 21, 29, rng=rng) for name in ("rooms-and-corridors", "prim", "caves")]
    maze = Maze(np.concatenate([it.cells for it in levels]), np.concatenate([it.walls for it in levels]))
    floor = (maze.cells[:-1] >> 1 == 1) & (maze.cells[1:] >> 1 == 1)
    for level, row, col in (np.argwhere(floor & (rng.random(floor.shape) < 0.004))).tolist():
        ports = Port((level, row, col), PortSide.UP), Port((level + 1, row, col), PortSide.DOWN)
        PlaceLink(Link(*ports, kind=LinkKind.STAIRS)).apply(maze)
    return maze


def player() -> QPixmap:
    """Put what the author and what a player sees of the same maze side by side."""
    from exploring import known_maze  # noqa: PLC0415

    with opened(known_maze(), "Known") as photographer:
        photographer.show_docks()
        viewport = photographer.window.view.viewport()
        halves = [viewport.grab()]
        photographer.act("view.player")
        photographer.wait(lambda: photographer.session.players.value is not None)
        photographer.window.messages.dismiss()
        halves.append(viewport.grab())
        return _side_by_side(photographer, *halves)


def _side_by_side(photographer: Photographer, *halves: QPixmap) -> QPixmap:
    viewport = photographer.window.view.viewport()
    width, height = viewport.width() // 2, viewport.height() // 2
    both = QPixmap(2 * width + 8, height)
    both.fill(Qt.GlobalColor.white)
    painter = QPainter(both)
    for index, half in enumerate(halves):
        smooth = Qt.TransformationMode.SmoothTransformation
        painter.drawPixmap(index * (width + 8), 0, half.scaled(width, height, mode=smooth))
    painter.end()
    return both


SCENES = (
    wall_brush,
    teleporter,
    forecast,
    symmetry,
    tool_options,
    growing,
    fill,
    selecting,
    pasting,
    docks,
    levels,
    player,
)
