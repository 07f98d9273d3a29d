"""The fill: connected floor becomes rock, and rock floor."""

from __future__ import annotations

from mazarine.counting import Noun
from mazarine.gui.analysis.areas import AreaRequest, FoundArea, PendingArea, Reach
from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.previews import ACCENT, ERASE
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.tools.options import FILL_EXTENT
from mazarine.gui.tools.tool import ClickTool, ToolContext
from mazarine.maze.area import Area
from mazarine.maze.codes import Matter
from mazarine.maze.symmetry import Symmetry
from mazarine.maze.transplant import filled


class Fill(ClickTool):
    """Fills connected floor with rock; the right button digs out connected rock. Fog is not changed.

    Walls and undiscovered secret doors stop a fill of floor, and it follows no links. Undiscovered secret
    cells are connected with each other only. Shift takes only the region of the cell, a room without its
    entries; Ctrl all cells of the level that are floor, or rock, or secret like this one.

    The cells are found in the background: a click before that fills later, unless the maze has changed.
    """

    has_symmetry = True
    options = (FILL_EXTENT,)

    name = "tool.fill"
    hint = tr_later(
        "Click to fill connected floor with rock; right-click clears connected rock. Shift: one region. "
        "Ctrl: whole level."
    )

    def __init__(self, context: ToolContext) -> None:
        super().__init__(context)
        self._pointer: Pointer | None = None
        self._button: Matter | None = None
        self._click: tuple[AreaRequest, int] | None = None
        self._shown: tuple[FoundArea, Symmetry] | None = None
        self._count = 0

    @property
    def is_awaited(self) -> bool:
        return self._click is not None

    def press(self, pointer: Pointer, erases: bool) -> None:
        self._button = Matter.FLOOR if erases else Matter.ROCK
        self.hover(pointer)

    def release(self, pointer: Pointer) -> None:
        """Fill or dig out the cells that are shown, or that will be found."""
        button, self._button = self._button, None
        request = self._wish(pointer)
        if button is None or request is None or self._click is not None:
            return
        if self._makes(request) is not button:
            cell = request.level, request.row, request.col
            self.context.refuse(
                tr_later("Cell {cell} is already rock. The right button clears it.", cell=cell)
                if button is Matter.ROCK
                else tr_later("Cell {cell} is not rock. The left button fills it.", cell=cell)
            )
            return
        self._click = request, self.context.document.revision
        self.follow_areas()

    def cancel(self) -> None:
        self._button = self._click = None
        self.leave()
        self.context.scene.clear_previews()

    def leave(self) -> None:
        """Show nothing; a click that waits is not canceled."""
        self._pointer = self._shown = None
        if self._click is None:
            self.context.areas.forget()

    def hover(self, pointer: Pointer) -> None:
        self._pointer = pointer
        scene, request = self.context.scene, self._wish(pointer)
        if self._click is not None:
            found = self.context.areas.look(self._click[0])
            is_slow = isinstance(found, PendingArea) and found.message is not None
            self._show_text(tr("Filling…") if is_slow else "", pointer)
        elif request is None:
            scene.clear_previews()
            self._shown = None
        elif self._button not in (None, self._makes(request)):
            scene.hover.setVisible(False)
            fills = self._button is Matter.ROCK
            self._show_text(tr("nothing to fill") if fills else tr("nothing to dig out"), pointer)
        else:
            self._show(request, pointer)

    def follow_areas(self) -> None:
        """Fill the cells that a click has waited for, or show the cells that are known now."""
        if self._click is not None:
            self._complete(*self._click)
        if self._pointer is not None:
            self.hover(self._pointer)

    def _complete(self, request: AreaRequest, revision: int) -> None:
        if self.context.document.revision != revision:
            self._click = None
            self.context.refuse(tr_later("The maze was changed meanwhile. Nothing was filled."))
            return
        found = self.context.areas.look(request)
        if isinstance(found, FoundArea):
            matter, self._click = self._makes(request), None
            title = tr_later("fill with rock") if matter is Matter.ROCK else tr_later("dig out rock")
            area = self._changed(found, matter)
            self.context.do(filled(self.context.document.maze, request.level, area, matter), title)
        elif not found.is_coming:
            self._click = None
            self.context.refuse(tr_later("{reason}. Nothing was filled.", reason=found.message))

    def _changed(self, found: FoundArea, matter: Matter) -> Area:
        """Return the cells that become rock or floor: those that were found, and their images."""
        area = self.context.symmetry.area_of(found.area)
        if area is found.area:
            return area
        maze = self.context.document.maze
        (top, left), (rows, cols) = maze.origin, area.mask.shape
        row, col = area.row - top, area.col - left
        is_rock = maze.cells[found.request.level, row : row + rows, col : col + cols] >> 1 == Matter.ROCK
        return Area.of(area.row, area.col, area.mask & (is_rock != (matter is Matter.ROCK)))

    def _wish(self, pointer: Pointer) -> AreaRequest | None:
        """Return the cells that a click here requests, None off the maze."""
        cell = self.cell_at(pointer)
        if cell is None:
            return None
        joined = AreaRequest(*cell, Reach.JOINED)
        if pointer.ctrl:
            return AreaRequest(*cell, Reach.ALIKE)
        is_rock = self._makes(joined) is Matter.FLOOR
        return AreaRequest(*cell, Reach.REGION) if pointer.shift and not is_rock else joined

    def _makes(self, request: AreaRequest) -> Matter:
        """Return the matter that a click makes of the cells: rock, or floor if they are rock."""
        maze = self.context.document.maze
        code = maze.cells[maze.grid.array_place((request.level, request.row, request.col))]
        return Matter.FLOOR if code >> 1 == Matter.ROCK else Matter.ROCK

    def _show(self, request: AreaRequest, pointer: Pointer) -> None:
        scene, found = self.context.scene, self.context.areas.look(request)
        digs = self._makes(request) is Matter.FLOOR
        if isinstance(found, PendingArea):
            self.show_cell(pointer, ERASE if digs else ACCENT, filled=False)
            self._show_text("" if found.message is None else tr(found.message), pointer)
            return
        scene.hover.setVisible(False)
        shown = found, self.context.symmetry.symmetry
        if shown != self._shown:
            self._shown, self._count = shown, self._changed(found, self._makes(request)).count
            scene.preview.show_outline(
                self.context.symmetry.outline_of(found.outline), ERASE if digs else ACCENT
            )
        cells = Noun.CELLS(count=self._count)
        text = tr("right button clears {cells}", cells=cells) if digs else tr("fill {cells}", cells=cells)
        scene.label.show_at(text, pointer.point)

    def _show_text(self, text: str, pointer: Pointer) -> None:
        """Show why no cells are marked."""
        self._shown = None
        self.context.scene.preview.setVisible(False)
        self.context.scene.label.show_at(text, pointer.point)
