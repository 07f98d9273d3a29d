"""The wall brush: thin walls on the side nearest to the pointer, in lines, and around blocks of cells."""

from __future__ import annotations

from collections.abc import Hashable
from math import hypot

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from mazarine.counting import Noun
from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.ports import positions_under
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.tools.brush import Brush
from mazarine.gui.tools.options import STROKE, TOGGLE, WALL_MODE
from mazarine.gui.tools.shape import Block, BlockBounds, Shape
from mazarine.lattice.geometry import Point
from mazarine.maze.codes import Wall
from mazarine.maze.edits import Edit, SetWalls
from mazarine.messages import Message

Posts = tuple[Point, ...]


class WallLine(Shape[Posts]):
    """A line of walls. Shift keeps to one direction of the lattice, Ctrl draws to both sides of the start."""

    def shape_of(self, start: Pointer, end: Pointer) -> Posts:
        first = x, y = self.geometry.post(start.x, start.y)
        last = self._straight(first, end) if end.shift else self.geometry.post(end.x, end.y)
        posts = self.geometry.posts_between(first, last)
        if end.ctrl:
            opposite = self.geometry.post(2 * x - last[0], 2 * y - last[1])
            posts = [*self.geometry.posts_between(opposite, first)[:-1], *posts]
        return tuple(posts)

    def draw(self, shape: Posts, color: str, pointer: Pointer) -> None:
        path = QPainterPath(QPointF(*shape[0]))
        for post in shape[1:]:
            path.lineTo(QPointF(*post))
        self.context.scene.preview.show_path(self.context.symmetry.path_of(path), color, width_px=4.0)
        self.context.scene.label.show_at(tr(Noun.WALLS(count=len(shape) - 1)), pointer.point)

    def edit(self, shape: Posts) -> SetWalls | None:
        """Return the edit of the positions between posts; the outer border stays as it is."""
        if len(shape) < 2:
            return None
        ends = np.array(shape)
        middles = (ends[:-1] + ends[1:]) / 2
        rows_cols, sides = positions_under(middles, self.context.document.maze, near_posts=True)
        return self.walls_set(rows_cols, sides, Wall.OPEN if self.erases else Wall.WALL)

    def _straight(self, first: Point, pointer: Pointer) -> Point:
        """Return the post nearest to the pointer that lies straight along the lattice from the first one."""
        right, down = pointer.x - first[0], pointer.y - first[1]
        reaches = [(right * over + down * under, over, under) for over, under in self.geometry.straight_steps]
        reach, over, under = max(reaches, key=lambda it: it[0] / hypot(*it[1:]))
        count = max(round(reach / (over * over + under * under)), 0)
        return first[0] + count * over, first[1] + count * under


class WallBlock(Block):
    """The walls around a block of cells."""

    def edit(self, shape: BlockBounds) -> Edit | None:
        """Return the edit of the positions around the block; the outer border stays as it is."""
        top, left, bottom, right = shape
        maze = self.context.document.maze
        down, along = np.arange(top, bottom + 1), np.arange(left, right + 1)
        edge = np.concatenate([
            np.column_stack(np.broadcast_arrays(rows, cols))
            for rows, cols in ((top, along), (bottom, along), (down, left), (down, right))
        ])  # fmt: skip
        places = np.repeat(np.unique(edge, axis=0), len(maze.lattice.sides), axis=0)
        sides = np.resize(np.array(maze.lattice.sides, dtype=np.uint8), len(places))
        cells = self.lattice_cells(np.insert(places, 0, self.context.scene.level, axis=1))
        across = places + maze.lattice.offsets(cells[:, 1], sides)
        leaves = ((across < (top, left)) | (across > (bottom, right))).any(axis=1)
        there = (
            leaves & self.inside(across) & (maze.lattice.lacks(cells[:, 1], cells[:, 2]) >> sides & 1 == 0)
        )
        cells, sides = cells[there], sides[there]
        code = Wall.OPEN if self.erases else Wall.WALL
        return SetWalls.of_arrays(cells, sides, np.full(len(sides), code, dtype=np.uint8))


_SHAPE_HINTS = {
    "line": tr_later(
        "Drag from post to post to draw a line of walls. Shift: along the lattice. Ctrl: from the "
        "center. Right button erases."
    ),
    "rectangle": tr_later(
        "Drag to draw walls around a block of cells. Shift: square. Ctrl: from the center. Right "
        "button erases."
    ),
}


class WallBrush(Brush):
    """Draws walls; the right button erases them, or the first edge decides, as the mode has it."""

    name = "tool.wall_brush"
    options = (WALL_MODE, STROKE)
    draw_title = tr_later("draw walls")
    erase_title = tr_later("erase walls")
    hint = tr_later(
        "Drag along cell edges to draw walls. Right button erases. Shift: straight line. Ctrl+Shift: "
        "rectangle."
    )

    @property
    def current_hint(self) -> Message:
        return _SHAPE_HINTS.get(self.chosen("stroke"), self.hint)

    def begin(self, pointer: Pointer, erases: bool) -> bool:
        return erases or self._erases_from(pointer)

    def target(self, pointer: Pointer) -> Hashable | None:
        places = np.array([[pointer.x, pointer.y]])
        rows_cols, sides = positions_under(places, self.context.document.maze, near_posts=True)
        return (*rows_cols[0].tolist(), int(sides[0])) if len(sides) else None

    def shape(self, *, boxed: bool) -> WallBlock | WallLine:
        return WallBlock(self.context) if boxed else WallLine(self.context)

    def edits(self, places: NDArray[np.float64], is_press: bool) -> list[Edit]:
        rows_cols, sides = positions_under(places, self.context.document.maze, near_posts=is_press)
        code = Wall.OPEN if self.erases else Wall.WALL
        return [self.walls_set(rows_cols, sides, code)] if len(sides) else []

    def hover(self, pointer: Pointer) -> None:
        cell, side, maze = self.cell_at(pointer), self.side_at(pointer), self.context.document.maze
        if cell is None or maze.is_border(cell, side):
            self.context.scene.hover.setVisible(False)
        else:
            self.show_side(pointer, self.color_at(pointer))

    def _erases_from(self, pointer: Pointer) -> bool:
        """Return whether the first edge decides, and is a wall."""
        cell = self.cell_at(pointer)
        if self.chosen("mode") != TOGGLE.name or cell is None:
            return False
        side, maze = self.side_at(pointer), self.context.document.maze
        return not maze.is_border(cell, side) and maze.wall_at(cell, side) == Wall.WALL
