"""The open maze: the one who changes it, and the signals that say what changed."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import numpy as np
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QUndoStack

from mazarine.files.art import TileArt
from mazarine.files.format import TileChoice, TileOptions
from mazarine.files.options import AS_FOUND, Reading
from mazarine.gui.background.timers import single_shot
from mazarine.gui.editing.commands import Direction, EditCommand, Step
from mazarine.gui.editing.part import Part
from mazarine.gui.file_names import shown
from mazarine.gui.i18n import tr, tr_later
from mazarine.maze import Maze
from mazarine.maze.edits import ArrangeLevels, Change, Edit, Flip, ReplaceMaze, Rotate
from mazarine.maze.edits.batch import joined
from mazarine.maze.edits.whole import image_of
from mazarine.maze.maze_like import MazeLike
from mazarine.maze.snapshots import Snapshot, Snapshots
from mazarine.messages import Message

UNTITLED = tr_later("Untitled")
_WITH_NAMES = "native", "zarr"
"""The formats that store names of regions."""
_SLICE_S = 0.008
"""Undo and redo run for this long before the event loop gets its turn."""


class Document(QObject):
    """A maze with its undo stack and its file.

    Attributes
    ----------
    path : the file, None while there is none
    format : the name of the format that the file has (`mazarine.files`), None to go by its suffix
    name : the title of a maze without a file
    is_contest : whether the file or copy that was opened is a maze of a micromouse contest
    number : distinguishes mazes that have neither a file nor a name
    reading : how the file was read
    notes : what the reader of the file took for granted and left out
    tile_options : what may be chosen for a map of tiles; None for any other file
    tile_choice : what is written in that map for cells that become rock or floor
    part : the rectangle of a large maze that this is, and is saved in; None if it is none
    revision : counts every change; never goes back
    step : the step that the last change is a part of
    goal : the number of steps that will be done when `go_to` has finished; None while it is not running
    """

    maze_changed = Signal(object)
    """A `Change` of the maze that was already there."""
    maze_replaced = Signal()
    path_changed = Signal()
    dirty_changed = Signal(bool)
    steps_changed = Signal()
    """There are other undo steps, or others of them are made."""
    cut = Signal()
    """The maze is about to be saved: what is half written in a field comes in now."""
    gesture_committed = Signal()
    """A gesture that is being made ends here: the maze is about to be left, or a question asked."""

    def __init__(self, maze: Maze, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._snapshots = Snapshots(maze)
        self.name: Message | str = UNTITLED
        self.is_contest = False
        self.number = 1
        self.path: Path | None = None
        self._holder: Path | None = None
        self.format: str | None = None
        self.part: Part | None = None
        self.reading = AS_FOUND
        self.notes: tuple[Message, ...] = ()
        self.tile_options: TileOptions | None = None
        self.tile_choice = TileChoice()
        self._tile_arts: list[tuple[int, TileArt | None]] = [(0, None)]
        """The pictures of the tiles of that map, by the number of the step from which on they are shown."""
        self.revision = 0
        self.step, self._steps = Step(0, Direction.DO), 0
        self.stroke: Stroke | None = None
        self.goal: int | None = None
        self._timer = single_shot(self, 0, self._go_on)
        self._saved_before: int | None = None
        """The step that the file has, while another one is being saved or could not be."""
        self.undo_stack = QUndoStack(self)
        self.undo_stack.cleanChanged.connect(self._tell_dirty)
        # A stack that is destroyed still signals changes; they are ignored from here on.
        self.undo_stack.indexChanged.connect(self._tell_steps)

    @property
    def maze(self) -> Maze:
        """The maze, to be changed through `do` and strokes only."""
        return self._snapshots.maze

    def snapshot(self) -> Snapshot:
        """Return the maze as it is now to other threads, which copy it; one and the same until it changes."""
        return self._snapshots.take()

    @property
    def label(self) -> Message | str:
        """The name of the file; of a maze without one its name, which may be translated."""
        if self.path is not None:
            return shown(self.path.name)
        if self.is_unnamed and self.number > 1:
            return tr_later("Untitled {number}", number=self.number)
        return self.name

    @property
    def is_unnamed(self) -> bool:
        return self.path is None and self.name == UNTITLED

    @property
    def title(self) -> str:
        return tr(self.label) if isinstance(self.label, Message) else self.label

    @property
    def is_dirty(self) -> bool:
        """Whether there is something to save."""
        return not self.undo_stack.isClean() or (self.stroke is not None and self.stroke.has_changes)

    @property
    def is_untouched(self) -> bool:
        """Whether nothing has been made of it yet, and it has no file."""
        return self.path is None and self.part is None and self.undo_stack.count() == 0 and not self.is_dirty

    @property
    def is_blank(self) -> bool:
        """Whether it is untouched, and there is nothing in the maze but floor."""
        maze = self.maze
        if not self.is_untouched or maze.links or maze.markers or maze.growth is not None:
            return False
        levels, rows, cols = maze.shape
        blank = Maze.blank(rows, cols, levels, maze.lattice)
        return all(np.array_equal(*pair) for pair in zip(maze.buffers, blank.buffers, strict=True))

    def replace(
        self,
        maze: Maze,
        path: Path | None = None,
        name: Message | str = UNTITLED,
        format: str | None = None,
        part: Part | None = None,
        *,
        is_contest: bool = False,
        reading: Reading = AS_FOUND,
        notes: tuple[Message, ...] = (),
        tile_options: TileOptions | None = None,
        tile_art: TileArt | None = None,
        holder: Path | None = None,
    ) -> None:
        """Open another maze in place of this one."""
        if self.stroke is not None:
            self.stroke.cancel()
        self.goal = None
        self._saved_before = None
        self.undo_stack.clear()
        if path is not None and path == self.path and format not in _WITH_NAMES:
            maze.named_regions = self.maze.named_regions  # The format has no place for names.
        self._snapshots, self.name, self.part = Snapshots(maze), name, part
        self.is_contest = is_contest
        self.revision += 1
        self._holder = holder
        self.set_path(path, format, holder)
        self.reading = reading
        self.notes, self.tile_options, self.tile_choice = notes, tile_options, TileChoice()
        self._tile_arts = [(0, tile_art)]
        self.maze_replaced.emit()

    @property
    def has_tiles(self) -> bool:
        """Whether the maze was read from a map of tiles with pictures."""
        return self._tile_arts[0][1] is not None

    @property
    def tile_art(self) -> TileArt | None:
        """The pictures of the tiles of the map, rotated and flipped as the board; None if it was replaced."""
        return next(art for at, art in reversed(self._tile_arts) if at <= self.undo_stack.index())

    def renew_tiles(self, old: TileArt, new: TileArt) -> None:
        """Show the pictures of the tiles of the map as it was saved, in place of those when that began."""
        self._tile_arts = [(at, new if art is old else art) for at, art in self._tile_arts]

    @property
    def holder(self) -> Path | None:
        """The file that saving changes: its own, or one that that names."""
        return self._holder or self.path

    def set_path(self, path: Path | None, format: str | None = None, holder: Path | None = None) -> None:
        if path != self.path:
            self.notes, self.tile_options = (), None
            self._holder = holder
        if (path, format) != (self.path, self.format):
            self.reading = AS_FOUND
        self.path, self.format = path, format
        if path is not None:
            self.part = None
        self.path_changed.emit()

    def do(self, edit: Edit, title: Message) -> Change:
        """Make an edit as one undo step with this title; `EditRejected` leaves everything as it was."""
        self.goal = None
        step = self.new_step()
        art, before = self.tile_art, self.maze.grid
        is_other = art is not None and isinstance(edit, ReplaceMaze) and _differs(edit.other, self.maze)
        change = self.apply(edit, step)
        if _did_something(change):
            self.push(EditCommand(self.apply, title, change.inverse, step.number))
        if is_other or (isinstance(edit, ArrangeLevels) and edit.order[0] != 0):
            self._tile_arts.append((self.undo_stack.index(), None))
        elif art is not None and isinstance(edit, Flip | Rotate):
            art = art.turned(image_of(edit), before, self.maze.grid)
            self._tile_arts.append((self.undo_stack.index(), art))
        return change

    def new_step(self) -> Step:
        """Return a step that is about to be made."""
        self._steps += 1
        return Step(self._steps, Direction.DO)

    def push(self, command: EditCommand) -> None:
        """Add an undo step that was made; those that were undone are dropped."""
        if self._saved_before is not None and self._saved_before > self.undo_stack.index():
            self._saved_before = None
        self._tile_arts = [(at, art) for at, art in self._tile_arts if at <= self.undo_stack.index()]
        self.undo_stack.push(command)

    def begin_saving(self) -> None:
        """Count the present step as saved, until `fail_to_save` says otherwise."""
        saved = self.undo_stack.cleanIndex()
        self._saved_before = saved if saved >= 0 else self._saved_before
        self.undo_stack.setClean()

    def end_saving(self) -> None:
        """Note that saving was successful."""
        self._saved_before = None

    def fail_to_save(self) -> None:
        """Note that the file still has the step before."""
        if self.undo_stack.index() == self._saved_before:
            self.undo_stack.setClean()
        else:
            self.undo_stack.resetClean()

    def forget_saved(self) -> None:
        """Note that no file has any of the steps."""
        self._saved_before = None
        self.undo_stack.resetClean()

    def take_generated(self, maze: Maze, title: Message) -> None:
        """Replace the maze by a generated one, as one undo step; title, author and properties stay."""
        before = self.maze
        maze.title, maze.author = before.title, before.author
        maze.properties, maze.extra = before.properties, before.extra
        self.do(ReplaceMaze(maze), title)

    def begin_stroke(self, title: Message) -> Stroke:
        """Begin a gesture of many edits that is one undo step with this title."""
        self.goal = None
        if self.stroke is not None:
            self.stroke.finish()
        self.stroke = Stroke(self, title)
        return self.stroke

    def cut_stroke(self) -> None:
        """Make what the gesture has done so far an undo step; the gesture goes on with the next one."""
        self._go(None)
        self.cut.emit()
        if self.stroke is not None:
            self.begin_stroke(self.stroke.title)

    def commit_gesture(self) -> None:
        """End the gesture that is being made; what it has drawn stays."""
        if self.stroke is not None:
            self.stroke.finish()
        self._go(None)
        self.gesture_committed.emit()

    def apply(self, edit: Edit, step: Step) -> Change:
        """Make an edit that is a part of a step, for commands and strokes."""
        change = self._snapshots.apply(edit)
        self.step = step
        if _did_something(change):
            self.revision += 1
            self.maze_changed.emit(change)
        return change

    @Slot()
    def undo(self) -> None:
        """Take the last step back, unless a gesture is being made."""
        self.goal = None
        if self.stroke is None:
            self.undo_stack.undo()

    @Slot()
    def redo(self) -> None:
        self.goal = None
        if self.stroke is None:
            self.undo_stack.redo()

    def go_to(self, steps: int) -> None:
        """Undo or redo steps until this number is applied, unless a gesture is in progress.

        Many are gone in slices, between which the window goes on; whatever else changes the maze ends it.
        """
        if self.stroke is None and 0 <= steps <= self.undo_stack.count():
            self.goal = steps
            self._go_on()

    @Slot()
    def _go_on(self) -> None:
        self._go(_SLICE_S)
        if self.goal is not None:
            self._timer.start()

    def _go(self, within_s: float | None) -> None:
        """Undo or redo towards the goal for this duration; None until it is reached."""
        stack, begun = self.undo_stack, perf_counter()
        while self.goal is not None:
            # At the last one before its signal, there is no goal any more.
            here, goal = stack.index(), self.goal
            if abs(goal - here) <= 1:
                self.goal = None
            if goal < here:
                stack.undo()
            elif goal > here:
                stack.redo()
            if within_s is not None and perf_counter() - begun >= within_s:
                break

    @Slot()
    def _tell_steps(self) -> None:
        stack = self.undo_stack
        if stack.cleanIndex() < 0 and stack.index() == self._saved_before:
            stack.setClean()
        self.steps_changed.emit()

    @Slot()
    def _tell_dirty(self) -> None:
        self.dirty_changed.emit(self.is_dirty)


class Stroke:
    """A gesture: its edits show at once, and become one undo step when it is finished.

    It ends once; what comes after does nothing.
    """

    def __init__(self, document: Document, title: Message) -> None:
        self.title, self._document = title, document
        self._step = document.new_step()
        self._changes: list[Change] = []

    @property
    def has_changes(self) -> bool:
        return bool(self._changes)

    def apply(self, edit: Edit) -> None:
        """Make an edit of the gesture; `EditRejected` leaves the gesture as it was."""
        if self._document.stroke is not self:
            return
        change = self._document.apply(edit, self._step)
        if _did_something(change):
            self._changes.append(change)
            if len(self._changes) == 1:
                self._document.dirty_changed.emit(True)

    def take_back(self) -> Edit | None:
        """Undo what the gesture has done so far, and continue it; return what would redo it."""
        if self._document.stroke is not self or not self._changes:
            return None
        back, self._changes = joined(self._changes).inverse, []
        again = self._document.apply(back, self._step._replace(direction=Direction.UNDO)).inverse
        self._document.dirty_changed.emit(self._document.is_dirty)
        return again

    def finish(self) -> None:
        """Push the gesture as one step, if it did anything."""
        inverse = self._end()
        if inverse is not None:
            self._document.push(EditCommand(self._document.apply, self.title, inverse, self._step.number))

    def cancel(self) -> None:
        """Take the gesture back; nothing is pushed."""
        inverse = self._end()
        if inverse is not None:
            self._document.apply(inverse, self._step._replace(direction=Direction.UNDO))
            self._document.dirty_changed.emit(self._document.is_dirty)

    def _end(self) -> Edit | None:
        """End the gesture and return the edit that undoes it; None if it changed nothing."""
        if self._document.stroke is not self:
            return None
        self._document.stroke = None
        return joined(self._changes).inverse if self._changes else None


def _did_something(change: Change) -> bool:
    return change.reshaped or change.metadata_changed or len(change.dirty) > 0


def _differs(other: MazeLike, maze: Maze) -> bool:
    """Return whether another maze is more than the same cells in another extent."""
    mazes = maze, other
    if maze.shape == other.shape and maze.origin == other.origin:
        return True
    top, left = (max(it.origin[axis] for it in mazes) for axis in (0, 1))
    bottom, right = (min(it.origin[axis] + it.shape[axis + 1] for it in mazes) for axis in (0, 1))
    if bottom <= top or right <= left:
        return True
    before, after = (
        it.cells[0, top - it.origin[0] : bottom - it.origin[0], left - it.origin[1] : right - it.origin[1]]
        for it in mazes
    )
    return not np.array_equal(before, after)
