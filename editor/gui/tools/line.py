"""The line: walls from post to post, as straight as the lattice lets them be."""

from __future__ import annotations

from math import hypot

import numpy as np
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from editor.errors import EditRejected
from editor.gui.scene.previews import ACCENT, ERASE
from editor.gui.tools.pointer import Pointer
from editor.gui.tools.sides import positions_under
from editor.gui.tools.tool import Plan, Tool
from editor.lattice.geometry import Point
from editor.maze.codes import Wall
from editor.maze.edits import SetWalls


class Line(Tool):
    """Draws the walls between two posts, or with the right button takes them away.

    Shift keeps to one direction of the lattice; it may be pressed or let go at any time.
    """

    name = "tool.line"
    hint = "Drag from post to post to draw a line of walls. Shift: straight along the lattice. Right erases."

    _start: Point | None = None
    _erases = False
    _posts: tuple[Point, ...] = ()

    def press(self, pointer: Pointer, erases: bool) -> None:
        """Begin at the post nearest to the pointer."""
        self._start, self._erases = self.geometry.post(pointer.x, pointer.y), erases
        self._show(pointer)

    def drag(self, pointer: Pointer, places: object) -> None:
        """Show the line up to the pointer."""
        del places
        self._show(pointer)

    def turn_keys(self, pointer: Pointer) -> None:
        """Show the line as the keys have it."""
        self._show(pointer)

    def release(self, pointer: Pointer) -> None:
        """Set the walls."""
        self._show(pointer)
        edit = self._edit(self._posts)
        if edit is not None:
            try:
                self.bench.document.do(edit, "erase line" if self._erases else "draw line")
            except EditRejected as rejection:
                self.bench.refuse(str(rejection))
        self.cancel()

    def cancel(self) -> None:
        """Forget the line."""
        self._start, self._posts = None, ()
        self.bench.scene.clear_previews()

    def plan(self, pointer: Pointer) -> Plan | None:
        """Give the walls of the line that is being drawn."""
        del pointer
        posts = self._posts
        if len(posts) < 2:
            return None
        target = (self.name, self.bench.scene.level, posts, self._erases)
        return Plan(target, lambda: self._edit(posts))

    def hover(self, pointer: Pointer) -> None:
        """Show the post that a line would begin at."""
        path = QPainterPath()
        path.addEllipse(QPointF(*self.geometry.post(pointer.x, pointer.y)), 0.12, 0.12)
        self.bench.scene.hover.show_path(path, ACCENT, filled=True)

    def _show(self, pointer: Pointer) -> None:
        if self._start is None:
            return
        scene, geometry = self.bench.scene, self.geometry
        scene.hover.setVisible(False)
        end = self._straight(pointer) if pointer.shift else geometry.post(pointer.x, pointer.y)
        self._posts = tuple(geometry.posts_between(self._start, end))
        path = QPainterPath(QPointF(*self._start))
        for post in self._posts[1:]:
            path.lineTo(QPointF(*post))
        scene.preview.show_path(path, ERASE if self._erases else ACCENT, width_px=4.0)
        count = len(self._posts) - 1
        scene.label.show_text(f"{count} wall{'' if count == 1 else 's'}", pointer.point)

    def _straight(self, pointer: Pointer) -> Point:
        """Give the post nearest to the pointer that lies straight along the lattice from the first one."""
        x, y = self._start or (0.0, 0.0)
        right, down = pointer.x - x, pointer.y - y
        reaches = [(right * over + down * under, over, under) for over, under in self.geometry.post_steps]
        reach, over, under = max(reaches, key=lambda it: it[0] / hypot(*it[1:]))
        count = max(round(reach / (over * over + under * under)), 0)
        return x + count * over, y + count * under

    def _edit(self, posts: tuple[Point, ...]) -> SetWalls | None:
        """Give the edit of the positions between posts; the outer border stays as it is."""
        if len(posts) < 2:
            return None
        ends = np.array(posts)
        maze = self.bench.document.maze
        rows_cols, sides = positions_under((ends[:-1] + ends[1:]) / 2, maze, near_posts=True)
        cells = self.lattice_cells(np.insert(rows_cols, 0, self.bench.scene.level, axis=1))
        code = Wall.OPEN if self._erases else Wall.WALL
        return SetWalls.of_arrays(cells, sides, np.full(len(sides), code, dtype=np.uint8))
