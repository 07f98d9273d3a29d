"""Says what is under the pointer: the cell, and its region with kind, size and entries."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from mazewright.counting import count_of
from mazewright.gui.analysis.answers import EntriesAnswer
from mazewright.gui.analysis.inbox import EntriesQuestion
from mazewright.gui.analysis.region_list import region_name
from mazewright.gui.background.timers import single_shot
from mazewright.gui.canvas.path_probe import Probe
from mazewright.gui.canvas.pointer import Pointer
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.canvas.view import MazeView
from mazewright.gui.i18n import tr
from mazewright.gui.session.current import CurrentSession
from mazewright.gui.widgets.elided_label import ElidedLabel
from mazewright.maze import Cell
from mazewright.maze.codes import Matter
from mazewright.regions import Kind

_ASK_AFTER_MS = 60
_MATTER_WORDS = {Matter.ROCK: "Rock", Matter.SECRET: "secret", Matter.FOUND: "secret, found"}


class CellStatus(QObject):
    """Fills a label as the pointer moves and the regions change.

    Attributes
    ----------
    label : what is under the pointer, and the way that is probed; empty off the maze
    """

    on_maze_changed = Signal(bool)
    """Whether there is text to show: the pointer is on the maze, or a path is probed."""

    def __init__(
        self, current: CurrentSession, scene: MazeScene, view: MazeView, probe: Probe, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._current, self._scene, self._probe = current, scene, probe
        self._pointer: Pointer | None = None
        self._asked: tuple[Cell, int] | None = None
        self._entries: EntriesAnswer | None = None
        self._note = ""
        self.label = ElidedLabel()
        self._timer = single_shot(self, _ASK_AFTER_MS, self._ask)
        current.maze_changed.connect(self._forget_note)
        current.maze_replaced.connect(self._forget_note)
        current.entries_came.connect(self._take_entries)
        current.regions_changed.connect(self._forget_entries)
        current.regions_replaced.connect(self._forget_entries)
        view.pointer_moved.connect(self._follow_pointer)
        scene.level_changed.connect(self._show_cell)
        probe.text_changed.connect(self._show_cell)

    @Slot(object)
    def _follow_pointer(self, pointer: Pointer | None) -> None:
        self._pointer = pointer
        self._show_cell()

    def show_note(self, words: str) -> None:
        """Show what a tool has done, in place of the region, until the maze changes; empty for nothing."""
        self._note = words
        self._show_cell()

    @Slot()
    def _forget_note(self) -> None:
        self.show_note("")

    def _place(self) -> tuple[int, int, int] | None:
        if self._pointer is None:
            return None
        row, col = self._current.maze.geometry.place(self._pointer.x, self._pointer.y)
        grid, place = self._current.maze.grid, (self._scene.level, row, col)
        return place if grid.holds(grid.cell_at(place)) else None

    @Slot()
    def _show_cell(self) -> None:
        place = self._place()
        note = self._note or self._probe.words
        self.on_maze_changed.emit(place is not None or bool(note))
        if place is None:
            self.label.setText(tr(note))
            return
        maze = self._current.maze
        level, row, col = maze.grid.cell_at(place)
        words = [f"Level {level}, {maze.lattice.words(row, col)}"]
        matter = Matter(int(maze.cells[place]) >> 1)
        if matter in _MATTER_WORDS:
            words.append(_MATTER_WORDS[matter])
        number = self._number_at(place)
        if note:
            words.append(note)
        elif matter != Matter.ROCK and number:
            words += self._region_words(number)
        self.label.setText("  ·  ".join(map(tr, words)))

    def _number_at(self, place: tuple[int, int, int]) -> int:
        region = self._current.analysis.region
        if region is None or region.shape != self._current.maze.shape:
            return 0
        return int(region[place])

    def _region_words(self, number: int) -> list[str]:
        regions = self._current.analysis.regions
        kind = regions.kind_of(number)
        if kind is Kind.ROCK:
            return []
        size = regions.size_of(number)
        words = [region_name(number, kind)]
        if kind is Kind.CROSSROAD:
            return words
        words.append(count_of(size, "cell"))
        entries, cell = self._entries, self._cell()
        # Those of the cell before stay until the new ones are there, which are mostly the same.
        if entries is not None and entries.number == number:
            words += self._entries_words(entries)
        if cell is not None and self._asked != (cell, self._current.analysis.revision):
            self._timer.start()
        return words

    def _entries_words(self, entries: EntriesAnswer) -> list[str]:
        """Return where the nearest entries of a region are, and how far; each as a text of its own."""
        words = []
        for cell, steps in entries.nearest:
            place = self._place_words(cell)
            words.append(
                f"entry: {place}" if steps is None else f"entry: {place} in {count_of(steps, 'step')}"
            )
        rest = entries.count - len(entries.nearest)
        if rest:
            words.append(f"{rest} more")
        return words or ["no entries"]

    def _place_words(self, cell: Cell) -> str:
        """Return where a cell is; the level only if it is not that under the pointer."""
        level, row, col = cell
        words = self._current.maze.lattice.words(row, col)
        return words if level == self._scene.level else f"Level {level}, {words}"

    def _cell(self) -> Cell | None:
        place = self._place()
        return None if place is None else self._current.maze.grid.cell_at(place)

    @Slot()
    def _ask(self) -> None:
        cell = self._cell()
        if cell is not None:
            self._asked = (cell, self._current.analysis.revision)
            self._current.analysis.ask(EntriesQuestion(cell))

    @Slot(object)
    def _take_entries(self, answer: EntriesAnswer) -> None:
        self._entries = answer
        self._show_cell()

    @Slot()
    def _forget_entries(self) -> None:
        self._entries = self._asked = None
        self._show_cell()
