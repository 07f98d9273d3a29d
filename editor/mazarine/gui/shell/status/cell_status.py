"""Shows the cell under the pointer in the status bar, and its region with kind, size and entries."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from mazarine.counting import Noun
from mazarine.files.foreign.meters import meters_at
from mazarine.gui.analysis.answers import EntriesAnswer
from mazarine.gui.analysis.inbox import EntriesQuestion
from mazarine.gui.analysis.names import MATTER_NAMES, cell_name, cell_within
from mazarine.gui.background.timers import single_shot
from mazarine.gui.canvas.path_probe import Probe
from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.canvas.view import MazeView
from mazarine.gui.i18n import on_language_change, tr, tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.widgets.labels import ElidedLabel
from mazarine.maze import Cell
from mazarine.maze.codes import Matter
from mazarine.messages import Message
from mazarine.regions import Kind

_ASK_AFTER_MS = 60


class CellStatus(QObject):
    """Fills a label as the pointer moves and the regions change."""

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
        self._note: Message | None = None
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
        on_language_change(self._show_cell)

    @Slot(object)
    def _follow_pointer(self, pointer: Pointer | None) -> None:
        self._pointer = pointer
        self._show_cell()

    def show_note(self, note: Message | None) -> None:
        """Show what a tool has done, in place of the region, until the maze changes; None for nothing."""
        self._note = note
        self._show_cell()

    @Slot()
    def _forget_note(self) -> None:
        self.show_note(None)

    def _place(self) -> tuple[int, int, int] | None:
        if self._pointer is None:
            return None
        row, col = self._current.maze.geometry.place(self._pointer.x, self._pointer.y)
        grid, place = self._current.maze.grid, (self._scene.level, row, col)
        return place if grid.holds(grid.cell_at(place)) else None

    @Slot()
    def _show_cell(self) -> None:
        place = self._place()
        note = self._note or self._probe.message
        self.on_maze_changed.emit(place is not None or note is not None)
        if place is None:
            self.label.setText("" if note is None else tr(note))
            return
        maze = self._current.maze
        parts = [cell_name(maze.grid.cell_at(place), maze)]
        parts += self._meters()
        matter = Matter(int(maze.cells[place]) >> 1)
        if matter in MATTER_NAMES:
            parts.append(MATTER_NAMES[matter])
        number = self._current.analysis.number_at(place)
        if note is not None:
            parts.append(note)
        elif matter != Matter.ROCK and number:
            parts += self._region_parts(number)
        self.label.setText("  ·  ".join(map(tr, parts)))

    def _meters(self) -> list[Message]:
        """Return where the pointer is on the map of a robot."""
        if self._pointer is None:
            return []
        meters = meters_at(self._current.maze, self._pointer.y, self._pointer.x)
        return [] if meters is None else [tr_later("{x:.2f} m, {y:.2f} m", x=meters[0], y=meters[1])]

    def _region_parts(self, number: int) -> list[Message]:
        regions = self._current.analysis.regions
        kind = regions.kind_of(number)
        if kind is Kind.ROCK:
            return []
        size = regions.size_of(number)
        parts = [self._current.analysis.name_of(number)]
        if kind is Kind.CROSSROAD:
            return parts
        parts.append(Noun.CELLS(count=size))
        entries, cell = self._entries, self._cell()
        # Those of the previous cell stay until the new ones are known, which are mostly the same.
        if entries is not None and entries.number == number:
            parts += self._entry_parts(entries)
        if cell is not None and self._asked != (cell, self._current.analysis.revision):
            self._timer.start()
        return parts

    def _entry_parts(self, entries: EntriesAnswer) -> list[Message]:
        """Return the positions and distances of the nearest entries of a region."""
        parts = []
        for cell, steps in entries.nearest:
            place = cell_within(cell, self._current.maze, self._scene.level)
            if steps is None:
                parts.append(tr_later("entry: {position}", position=place))
            else:
                count = Noun.STEPS(count=steps)
                parts.append(tr_later("entry: {position} in {steps}", position=place, steps=count))
        rest = entries.count - len(entries.nearest)
        if rest:
            parts.append(tr_later("{count:,} more", count=rest))
        return parts or [tr_later("no entries")]

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
