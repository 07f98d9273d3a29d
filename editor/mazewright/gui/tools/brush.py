"""What brushes share: a stroke that shows as it goes and is one undo step.

Shift makes a line of it and Ctrl+Shift a rectangle, at the press or later on.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF

from mazewright.errors import EditRejected
from mazewright.gui.canvas.pointer import Pointer
from mazewright.gui.tools.shape import Shape
from mazewright.gui.tools.tool import Bench, Plan, Tool
from mazewright.maze.edits import Batch, Edit, Resize
from mazewright.maze.symmetry import Symmetry

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

    _start = Pointer(0, 0)
    _takes_away = False
    _shape: Shape[Any] | None = None
    """What the keys make of the stroke; it waits for the end of the gesture."""
    _by_hand: Edit | None = None
    """What makes again what the hand had painted before."""

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        self._unpainted: list[NDArray[np.float64]] = []
        """Where the hand went meanwhile."""

    def press(self, pointer: Pointer, erases: bool) -> None:
        """Begin a stroke with what is under the pointer."""
        erases = self.begin(pointer, erases)
        self.bench.document.begin_stroke(self.erases if erases else self.paints)
        self._start, self._takes_away = pointer, erases
        self._put_down()
        self._go_on(pointer, np.array([[pointer.x, pointer.y]]), is_press=True)

    def drag(self, pointer: Pointer, places: NDArray[np.float64]) -> None:
        """Paint the places in between."""
        self._go_on(pointer, places)

    def turn_keys(self, pointer: Pointer) -> None:
        """Make a line or a rectangle of the stroke, or a stroke by hand again."""
        self._go_on(pointer, np.empty((0, 2)))

    def follow_shift(self, by: QPointF) -> None:
        """Have gone over the same cells as before."""
        self._start = self._start.moved(by)
        self._unpainted = [places + by.toTuple() for places in self._unpainted]

    def release(self, pointer: Pointer) -> None:
        """Make the stroke one undo step."""
        del pointer
        stroke, shape = self.bench.document.stroke, self._shape
        if stroke is not None:
            if shape is not None and shape.shape is not None:
                edit = shape.edit(shape.shape)
                self._apply(lambda: [] if edit is None else [edit])
            stroke.finish()
        self._put_down()

    def cancel(self) -> None:
        """Take the stroke back."""
        if self.bench.document.stroke is not None:
            self.bench.document.stroke.cancel()
        self._put_down()

    def plan(self, pointer: Pointer) -> Plan | None:
        """Return the first edit of a stroke with the left button, or what its line or rectangle will do."""
        if self._shape is not None:
            return self._shape.plan(pointer)
        if self._shape_at(pointer) is not None:
            return None
        target = self.target(pointer)
        if target is None or self.bench.document.stroke is not None:
            return None
        return Plan((self.name, self.bench.scene.level, target), lambda: self._first_edit(pointer))

    def target(self, pointer: Pointer) -> Hashable | None:
        """Return what a stroke would begin with, None off the maze: the cell under the pointer."""
        return self.cell_at(pointer)

    def begin(self, pointer: Pointer, erases: bool) -> bool:
        """Begin a stroke; return whether it erases."""
        del pointer
        return erases

    def shape(self, *, boxed: bool) -> Shape[Any] | None:
        """Return the line, or the rectangle, that Shift makes of a stroke; None if it makes none."""
        del boxed
        return None

    def edits(self, places: NDArray[np.float64], is_press: bool) -> list[Edit]:
        """Return the edits for the stroke at these places of the scene."""
        raise NotImplementedError

    def room_for(self, rows_cols: NDArray[np.int64]) -> Edit | None:
        """Return the edit that makes the board reach to these array places too, None if it does.

        Raises
        ------
        EditRejected
            If they are so far away that it can hardly be meant, or the board is drawn on with symmetry.
        """
        if len(rows_cols) == 0 or self.inside(rows_cols).all():
            return None
        if self.bench.symmetry.symmetry is not Symmetry.NONE:
            raise EditRejected("The board cannot be enlarged while symmetry is on.")
        maze = self.bench.document.maze
        first = np.minimum(rows_cols.min(axis=0), 0)
        last = np.maximum(rows_cols.max(axis=0) + 1, maze.shape[1:])
        rows, cols = (last - first).tolist()
        is_far = max(rows - maze.shape[1], cols - maze.shape[2]) > _MOST_GROWTH
        if is_far or self.bench.scene.cell_px < _LEAST_GROWTH_PX:
            raise EditRejected(
                "This is too far beyond the edge, or cells are too small. Zoom in to dig there."
            )
        row, col = (first + maze.origin).tolist()
        return Resize((row, col), rows, cols)

    def _first_edit(self, pointer: Pointer) -> Edit | None:
        self.begin(pointer, erases=False)
        edits = self.edits(np.array([[pointer.x, pointer.y]]), is_press=True)
        try:
            return self.bench.symmetry.of(Batch(tuple(edits))) if edits else None
        except EditRejected:
            return None

    def _shape_at(self, pointer: Pointer) -> Shape[Any] | None:
        return self.shape(boxed=pointer.ctrl) if pointer.shift else None

    def _go_on(self, pointer: Pointer, places: NDArray[np.float64], *, is_press: bool = False) -> None:
        """Go on by hand, or with what the keys make of the stroke."""
        if self.bench.document.stroke is None:
            return
        self._unpainted.append(places)
        begun = self._start
        self._take_up(self._shape_at(pointer))
        # A board that is as large again as it was before lies elsewhere, and so does what the pointer is at.
        pointer = replace(pointer, shift=False, ctrl=False).moved(self._start.point - begun.point)
        if self._shape is not None:
            start = replace(self._start, shift=False, ctrl=False)
            self._shape.span(start, pointer, erases=self._takes_away)
        else:
            places, self._unpainted = np.concatenate(self._unpainted), []
            if len(places):
                self._apply(lambda: self.edits(places, is_press))
            self.hover(pointer)

    def _take_up(self, shape: Shape[Any] | None) -> None:
        """Have a shape stand for what the hand has painted, or have that back."""
        stroke = self.bench.document.stroke
        if shape is not None and self._shape is None and stroke is not None:
            self._by_hand = stroke.take_back()
        elif shape is None and self._shape is not None:
            self.bench.scene.clear_previews()
            if self._by_hand is not None and stroke is not None:
                stroke.apply(self._by_hand)
        self._shape = shape

    def _put_down(self) -> None:
        if self._shape is not None:
            self.bench.scene.clear_previews()
        self._shape = self._by_hand = None
        self._unpainted = []

    def _apply(self, edits: Callable[[], list[Edit]]) -> None:
        stroke = self.bench.document.stroke
        if stroke is None:
            return
        try:
            for edit in edits():
                stroke.apply(self.bench.symmetry.of(edit))
        except EditRejected as rejection:
            self.bench.refuse(str(rejection))
