"""The line: walls from post to post, as straight as the lattice allows."""

from __future__ import annotations

from math import hypot

import numpy as np
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from mazarine.counting import Noun
from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.ports import positions_under
from mazarine.gui.canvas.previews import ACCENT
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.tools.options import DIRECTION, MODE, ORIGIN
from mazarine.gui.tools.shape import ShapeTool
from mazarine.lattice.geometry import Point
from mazarine.maze.codes import Wall
from mazarine.maze.edits import SetWalls

Posts = tuple[Point, ...]


class LineTool(ShapeTool[Posts]):
    """Draws the walls between two posts; the right button erases them.

    Shift keeps to one direction of the lattice. Ctrl draws from the middle to both sides. Both keys may be
    down together, and pressed or released at any time.
    """

    name = "tool.line"
    options = (MODE, DIRECTION, ORIGIN)
    draw_title = tr_later("draw line")
    erase_title = tr_later("erase line")
    hint = tr_later(
        "Drag from post to post to draw a line of walls. Shift: along the lattice. Ctrl: from the "
        "center. Right button erases."
    )

    def hover(self, pointer: Pointer) -> None:
        """Show the post where a line would begin."""
        path = QPainterPath()
        path.addEllipse(QPointF(*self.geometry.post(pointer.x, pointer.y)), 0.12, 0.12)
        self.context.scene.hover.show_path(path, ACCENT, filled=True)

    def shape_of(self, start: Pointer, end: Pointer) -> Posts:
        """Return the posts of the line, one if it has no length."""
        first = x, y = self.geometry.post(start.x, start.y)
        last = self._straight(first, end) if end.shift else self.geometry.post(end.x, end.y)
        posts = self.geometry.posts_between(first, last)
        other_half = [(2 * x - over, 2 * y - under) for over, under in posts[:0:-1]] if end.ctrl else []
        return (*other_half, *posts)

    def draw(self, shape: Posts, color: str, pointer: Pointer) -> None:
        """Show the line and its length."""
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
        reaches = [(right * over + down * under, over, under) for over, under in self.geometry.post_steps]
        reach, over, under = max(reaches, key=lambda it: it[0] / hypot(*it[1:]))
        count = max(round(reach / (over * over + under * under)), 0)
        return first[0] + count * over, first[1] + count * under
