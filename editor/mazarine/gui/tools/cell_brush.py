"""The brushes that edit whole cells: their base, lines and blocks of cells, and those for fog and costs."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QPainterPath

from mazarine.counting import Noun
from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.ports import cell_path
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.tools.brush import Brush
from mazarine.gui.tools.options import COST, MODE, STROKE
from mazarine.gui.tools.shape import Block, BlockBounds, Shape
from mazarine.gui.tools.tool import ToolContext
from mazarine.lattice.geometry import Place
from mazarine.maze.codes import FOG
from mazarine.maze.costs import LEAST
from mazarine.maze.edits import Edit
from mazarine.maze.edits.costs import SetCosts
from mazarine.maze.images import WithImages
from mazarine.maze.symmetry import Symmetry

CellPlaces = tuple[Place, ...]
EditOf = Callable[[NDArray[np.int64]], Edit | None]
"""Return the edit of the cells at (n, 2) array rows and columns."""

BlockOf = Callable[[BlockBounds], Edit | None]
"""Return the edit of a block of cells, 20 times as fast for millions of cells."""


class CellLine(Shape[CellPlaces]):
    """A line of cells from one to another, as its brush edits them."""

    def __init__(self, context: ToolContext, edit_of: EditOf) -> None:
        super().__init__(context)
        self._edit_of = edit_of

    def shape_of(self, start: Pointer, end: Pointer) -> CellPlaces | None:
        cells = self.geometry.cells_between(self.place_at(start), self.place_at(end))
        cells = cells[self.inside(cells)]
        return tuple((row, col) for row, col in cells.tolist()) or None

    def draw(self, shape: CellPlaces, color: str, pointer: Pointer) -> None:
        path = QPainterPath()
        for row, col in shape:
            path.addPath(cell_path(self.geometry, row, col))
        self.context.scene.preview.show_cells(self.context.symmetry.path_of(path), color)
        self.context.scene.label.show_at(tr(Noun.CELLS(count=len(shape))), pointer.point)

    def edit(self, shape: CellPlaces) -> Edit | None:
        return self._edit_of(np.array(shape))


class CellBlock(Block):
    """A block of cells, as its brush edits them."""

    def __init__(self, context: ToolContext, edit_of: EditOf, block_of: BlockOf | None = None) -> None:
        super().__init__(context)
        self._edit_of, self._block_of = edit_of, block_of

    def edit(self, shape: BlockBounds) -> Edit | None:
        """Return what the brush does to the cells; to all at once, if it can and they have no images."""
        if self._block_of is not None and self.context.symmetry.symmetry is Symmetry.NONE:
            return self._block_of(shape)
        top, left, bottom, right = shape
        rows, cols = np.mgrid[top : bottom + 1, left : right + 1]
        return self._edit_of(np.column_stack((rows.ravel(), cols.ravel())))


class CellBrush(Brush):
    """A brush whose strokes, lines and blocks edit the cells under them."""

    def changed(self, codes: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """Return what cells with these codes become."""
        raise NotImplementedError

    def shape(self, *, boxed: bool) -> CellLine | CellBlock:
        return (CellBlock if boxed else CellLine)(self.context, self.edit_of)

    def edits(self, places: NDArray[np.float64], is_press: bool) -> list[Edit]:
        del is_press
        edit = self.edit_of(self.array_cells(places)[:, 1:])
        return [] if edit is None else [edit]

    def edit_of(self, rows_cols: NDArray[np.int64]) -> Edit | None:
        edit = self.cells_set(np.insert(rows_cols, 0, self.context.scene.level, axis=1), self.changed)
        return None if edit is None else WithImages((edit,))

    def hover(self, pointer: Pointer) -> None:
        self.show_cell(pointer, self.color_at(pointer))


class FogBrush(CellBrush):
    """Covers cells with fog; the right button clears it."""

    name = "tool.fog_brush"
    actions = "fog.lay", "fog.lift"
    manual = "how-to/levels.md#cover-cells-with-fog"
    draw_title = tr_later("cover with fog")
    erase_title = tr_later("clear fog")
    hint = tr_later(
        "Drag to cover cells with fog, which hides them from players. Right button clears. Shift: "
        "straight line. Ctrl+Shift: block."
    )

    def changed(self, codes: NDArray[np.uint8]) -> NDArray[np.uint8]:
        return codes & ~np.uint8(FOG) if self.erases else codes | np.uint8(FOG)


class CostBrush(CellBrush):
    """Sets the cost of cells; the right button sets it back to 1."""

    name = "tool.cost_brush"
    options = (MODE, STROKE, COST)
    manual = "how-to/watch.md#costs"
    draw_title = tr_later("set costs")
    erase_title = tr_later("clear costs")
    hint = tr_later(
        "Drag to set what it costs to enter cells. Right button sets 1. Shift: straight line. Ctrl+Shift: "
        "block."
    )

    def edit_of(self, rows_cols: NDArray[np.int64]) -> Edit | None:
        places = np.insert(rows_cols, 0, self.context.scene.level, axis=1)
        places = np.unique(self.context.symmetry.places_of(places), axis=0)
        cost = LEAST if self.erases else int(self.chosen("cost"))
        places = places[self.context.document.maze.costs[tuple(places.T)] != cost]
        if not len(places):
            return None
        return SetCosts(self.lattice_cells(places), np.full(len(places), cost, dtype=np.uint8))
