"""What brushes share: a stroke that shows as it goes and is one undo step."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from editor.errors import EditRejected
from editor.gui.tools.pointer import Pointer
from editor.gui.tools.tool import Plan, Tool
from editor.maze.edits import Batch, Edit, Resize
from editor.maze.symmetry import Symmetry

_MOST_GROWTH = 256
"""Rows or columns that a board grows by at once, at the most."""
_LEAST_GROWTH_PX = 3.0
"""Where cells are smaller, a hand slips by thousands of them."""


class Brush(Tool):
    """A tool that paints wherever the pointer goes.

    The stroke is the document's, which may end it, or cut it in two where the maze is saved.
    """

    paints: ClassVar[str]
    """What the undo menu says of a stroke."""
    erases: ClassVar[str]

    def press(self, pointer: Pointer, erases: bool) -> None:
        """Begin a stroke with what is under the pointer."""
        erases = self.begin(pointer, erases)
        self.bench.document.begin_stroke(self.erases if erases else self.paints)
        self._paint(np.array([[pointer.x, pointer.y]]), is_press=True)
        self.hover(pointer)

    def drag(self, pointer: Pointer, places: NDArray[np.float64]) -> None:
        """Paint the places on the way."""
        self._paint(places, is_press=False)
        self.hover(pointer)

    def release(self, pointer: Pointer) -> None:
        """Make the stroke one undo step."""
        del pointer
        if self.bench.document.stroke is not None:
            self.bench.document.stroke.finish()

    def cancel(self) -> None:
        """Take the stroke back."""
        if self.bench.document.stroke is not None:
            self.bench.document.stroke.cancel()

    def plan(self, pointer: Pointer) -> Plan | None:
        """Give the first edit of a stroke with the left button; none while a stroke is being made."""
        target = self.target(pointer)
        if target is None or self.bench.document.stroke is not None:
            return None
        return Plan((self.name, self.bench.scene.level, target), lambda: self._first_edit(pointer))

    def target(self, pointer: Pointer) -> Hashable | None:
        """Give what a stroke would begin with, None off the maze."""
        raise NotImplementedError

    def begin(self, pointer: Pointer, erases: bool) -> bool:
        """Begin a stroke; tell whether it erases."""
        del pointer
        return erases

    def edits(self, places: NDArray[np.float64], is_press: bool) -> list[Edit]:
        """Give the edits for the stroke at these places of the scene."""
        raise NotImplementedError

    def room_for(self, rows_cols: NDArray[np.int64]) -> Edit | None:
        """Give the edit that makes the board reach to these array places too, None if it does.

        Raises
        ------
        EditRejected
            If they are so far away that it can hardly be meant, or the board is drawn on with symmetry.
        """
        if len(rows_cols) == 0 or self.inside(rows_cols).all():
            return None
        if self.bench.symmetry.symmetry is not Symmetry.NONE:
            raise EditRejected("A board does not grow while it is drawn on with symmetry.")
        maze = self.bench.document.maze
        first = np.minimum(rows_cols.min(axis=0), 0)
        last = np.maximum(rows_cols.max(axis=0) + 1, maze.shape[1:])
        rows, cols = (last - first).tolist()
        is_far = max(rows - maze.shape[1], cols - maze.shape[2]) > _MOST_GROWTH
        if is_far or self.bench.scene.cell_px < _LEAST_GROWTH_PX:
            raise EditRejected("That is far beyond the edge, or too small to aim at; zoom in to dig there.")
        row, col = (first + maze.origin).tolist()
        return Resize((row, col), rows, cols)

    def _first_edit(self, pointer: Pointer) -> Edit | None:
        self.begin(pointer, erases=False)
        edits = self.edits(np.array([[pointer.x, pointer.y]]), is_press=True)
        try:
            return self.bench.symmetry.of(Batch(tuple(edits))) if edits else None
        except EditRejected:
            return None

    def _paint(self, places: NDArray[np.float64], is_press: bool) -> None:
        stroke = self.bench.document.stroke
        if stroke is None:
            return
        try:
            for edit in self.edits(places, is_press):
                stroke.apply(self.bench.symmetry.of(edit))
        except EditRejected as rejection:
            self.bench.refuse(str(rejection))
