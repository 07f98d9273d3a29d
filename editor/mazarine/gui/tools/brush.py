"""The base of brushes: a stroke shows while it is drawn and is one undo step.

Shift turns it into a line, Ctrl+Shift into a rectangle, at the press or later; so does the option.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF

from mazarine.errors import EditRejected
from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.previews import ACCENT, ERASE
from mazarine.gui.i18n import tr_later
from mazarine.gui.tools.options import MODE, STROKE, Option
from mazarine.gui.tools.shape import Shape
from mazarine.gui.tools.tool import Tool, ToolContext, ToolPlan
from mazarine.maze.edits import Batch, Edit, Resize, SetCells
from mazarine.maze.symmetry import Symmetry
from mazarine.messages import Message

_MOST_GROWTH = 256
"""Rows or columns that a board grows by at once, at the most."""
_LEAST_GROWTH_PX = 3.0
"""The least size of cells for a board to grow: with smaller ones the pointer slips by thousands of cells."""
_SYMMETRY_IS_ON = tr_later("The board cannot grow while symmetry is on. Turn symmetry off first.")
_TOO_FAR = tr_later("This is too far beyond the edge, or the cells are too small. Zoom in to dig there.")


class Brush(Tool):
    """A tool that paints wherever the pointer goes.

    The stroke is the document's, which may end it, or cut it in two where the maze is saved.
    """

    has_symmetry = True
    options: tuple[Option, ...] = (MODE, STROKE)

    draw_title: ClassVar[Message]
    """The title of a stroke as an undo step."""
    erase_title: ClassVar[Message]
    """The title of a stroke that erases."""

    erases = False
    """Whether the stroke erases."""
    _start = Pointer(0, 0)
    _shape: Shape[Any] | None = None
    """The line or rectangle that replaces the stroke while keys are down."""
    _freehand: Edit | None = None
    """Redoes the freehand stroke that the shape replaces."""

    def __init__(self, context: ToolContext) -> None:
        super().__init__(context)
        self._unpainted: list[NDArray[np.float64]] = []
        """The places that were passed meanwhile."""

    @property
    def _has_chosen_shape(self) -> bool:
        """Whether strokes are lines or rectangles without keys, which then constrain these."""
        return self.chosen("stroke") in ("line", "rectangle")

    def constrained(self, pointer: Pointer, *, is_press: bool) -> Pointer:
        """Return the pointer with its own keys if they constrain the line or rectangle that was chosen."""
        return pointer if self._has_chosen_shape else super().constrained(pointer, is_press=is_press)

    def press(self, pointer: Pointer, erases: bool) -> None:
        """Begin a stroke with what is under the pointer."""
        self._start, self.erases = pointer, self.begin(pointer, erases)
        self.context.document.begin_stroke(self.erase_title if self.erases else self.draw_title)
        self._reset()
        self._go_on(pointer, np.array([[pointer.x, pointer.y]]), is_press=True)

    def drag(self, pointer: Pointer, places: NDArray[np.float64]) -> None:
        self._go_on(pointer, places)

    def turn_keys(self, pointer: Pointer) -> None:
        """Replace the stroke with a line or a rectangle, or show the freehand stroke again."""
        self._go_on(pointer, np.empty((0, 2)))

    def follow_shift(self, by: QPointF) -> None:
        """Keep the stroke at the same cells."""
        self._start = self._start.moved(by)
        self._unpainted = [places + by.toTuple() for places in self._unpainted]

    def release(self, pointer: Pointer) -> None:
        del pointer
        stroke, shape = self.context.document.stroke, self._shape
        if stroke is not None:
            if shape is not None and shape.shape is not None:
                edit = shape.edit(shape.shape)
                self._apply(lambda: [] if edit is None else [edit])
            stroke.finish()
        self._reset()

    def cancel(self) -> None:
        if self.context.document.stroke is not None:
            self.context.document.stroke.cancel()
        self._reset()

    def plan(self, pointer: Pointer) -> ToolPlan | None:
        """Return the first edit of a stroke with the left button, or what its line or rectangle will do."""
        if self._shape is not None:
            return self._shape.plan(pointer)
        if self._shape_at(pointer) is not None:
            return None
        target = self.target(pointer)
        if target is None or self.context.document.stroke is not None:
            return None
        return ToolPlan((self.name, self.context.scene.level, target), lambda: self._first_edit(pointer))

    def target(self, pointer: Pointer) -> Hashable | None:
        """Return the object where a stroke would begin: by default the cell; None off the maze."""
        return self.cell_at(pointer)

    def begin(self, pointer: Pointer, erases: bool) -> bool:
        """Begin a stroke; return whether it erases."""
        del pointer
        return erases

    def shape(self, *, boxed: bool) -> Shape[Any] | None:
        """Return the shape that replaces a stroke while Shift is down, boxed with Ctrl; None for none."""
        del boxed
        return None

    def edits(self, places: NDArray[np.float64], is_press: bool) -> list[Edit]:
        """Return the edits for the stroke at these places of the scene."""
        raise NotImplementedError

    def color_at(self, pointer: Pointer) -> str:
        """Return the color of what the stroke takes, or one that begins here."""
        paints = self.context.document.stroke is not None
        return ERASE if (self.erases if paints else self.begin(pointer, self.is_erasing)) else ACCENT

    def cells_set(
        self, places: NDArray[np.int64], changed: Callable[[NDArray[np.uint8]], NDArray[np.uint8]]
    ) -> SetCells | None:
        """Return the edit of cells at (n, 3) array places and their images; None if it changes nothing.

        `changed` returns what cells with these codes become.
        """
        places = self.context.symmetry.places_of(places)
        codes = self.context.document.maze.cells[tuple(places.T)]
        new_codes = changed(codes)
        others = new_codes != codes
        if not others.any():
            return None
        return SetCells.of_arrays(self.lattice_cells(places[others]), new_codes[others])

    def room_for(self, rows_cols: NDArray[np.int64]) -> Edit | None:
        """Return the edit that enlarges the board to these array places, None if they are on the board.

        Raises `EditRejected` if they are so far away that they can hardly be meant, or symmetry is on.
        """
        if len(rows_cols) == 0 or self.inside(rows_cols).all():
            return None
        if self.context.symmetry.symmetry is not Symmetry.NONE:
            raise EditRejected(_SYMMETRY_IS_ON)
        maze = self.context.document.maze
        first = np.minimum(rows_cols.min(axis=0), 0)
        last = np.maximum(rows_cols.max(axis=0) + 1, maze.shape[1:])
        rows, cols = (last - first).tolist()
        is_far = max(rows - maze.shape[1], cols - maze.shape[2]) > _MOST_GROWTH
        if is_far or self.context.scene.cell_px < _LEAST_GROWTH_PX:
            raise EditRejected(_TOO_FAR)
        row, col = (first + maze.origin).tolist()
        return Resize((row, col), rows, cols)

    def _first_edit(self, pointer: Pointer) -> Edit | None:
        self.erases = self.begin(pointer, self.is_erasing)
        edits = self.edits(np.array([[pointer.x, pointer.y]]), is_press=True)
        try:
            return self.context.symmetry.of(Batch(tuple(edits))) if edits else None
        except EditRejected:
            return None

    def _shape_at(self, pointer: Pointer) -> Shape[Any] | None:
        if self._has_chosen_shape:
            return self.shape(boxed=self.chosen("stroke") == "rectangle")
        return self.shape(boxed=pointer.ctrl) if pointer.shift and STROKE in self.options else None

    def _go_on(self, pointer: Pointer, places: NDArray[np.float64], *, is_press: bool = False) -> None:
        """Continue freehand, or with the shape of the keys that are down."""
        if self.context.document.stroke is None:
            return
        self._unpainted.append(places)
        begun = self._start
        self._take_up(self._shape_at(pointer))
        # A board that is back at its former size has moved, and the place of the pointer with it.
        pointer = pointer.moved(self._start.point - begun.point)
        if not self._has_chosen_shape:
            pointer = replace(pointer, shift=False, ctrl=False)
        if self._shape is not None:
            self._shape.span(self._start, pointer, erases=self.erases)
        else:
            places, self._unpainted = np.concatenate(self._unpainted), []
            if len(places):
                self._apply(lambda: self.edits(places, is_press))
            self.hover(pointer)

    def _take_up(self, shape: Shape[Any] | None) -> None:
        """Replace the freehand stroke with a shape, or restore it."""
        stroke = self.context.document.stroke
        if shape is not None and self._shape is None and stroke is not None:
            self._freehand = stroke.take_back()
        elif shape is None and self._shape is not None:
            self.context.scene.clear_previews()
            if self._freehand is not None and stroke is not None:
                stroke.apply(self._freehand)
        self._shape = shape

    def _reset(self) -> None:
        if self._shape is not None:
            self.context.scene.clear_previews()
        self._shape = self._freehand = None
        self._unpainted = []

    def _apply(self, edits: Callable[[], list[Edit]]) -> None:
        stroke = self.context.document.stroke
        if stroke is None:
            return
        try:
            for edit in edits():
                stroke.apply(self.context.symmetry.of(edit))
        except EditRejected as rejection:
            self.context.refuse(rejection.message)
