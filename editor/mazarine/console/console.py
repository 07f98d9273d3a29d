"""The console: code runs on a copy of the maze, and what it has changed comes out as an edit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np

from mazarine import files
from mazarine.console.interrupts import Interruptible
from mazarine.console.messages import ConsoleMessage
from mazarine.console.names import Names
from mazarine.console.output import Output
from mazarine.console.statements import Reporting, run_script, run_statement
from mazarine.console.streams import Streams
from mazarine.errors import MazeError
from mazarine.maze import Maze
from mazarine.maze.area import Area, Mask
from mazarine.maze.edits import Edit, difference
from mazarine.maze.snapshots import Snapshot
from mazarine.messages import Message
from mazarine.progress import watched

RESULT = "result"
"""The name of a maze that could not become the open one."""
_OWN = ("", *(entry.code for entry in ConsoleMessage))
"""The codes of messages that are not of the library."""


@dataclass(frozen=True, eq=False)
class Shown:
    """What the window shows when code begins.

    Attributes
    ----------
    snapshot : the open maze
    is_known : whether it is still as the code before has left it
    level : the level that is shown
    selection : what is selected there
    """

    snapshot: Snapshot
    is_known: bool
    level: int
    selection: Area


@dataclass(frozen=True, eq=False)
class Outcome:
    """What code has done.

    Attributes
    ----------
    maze : the maze as it has left it; None if it cannot become the open one
    edit : what makes the open maze that one; None if nothing was changed
    is_other : whether it is another maze, not the open one that was changed
    selection : another selection than before, None if it is the same
    """

    maze: Maze | None
    edit: Edit | None
    selection: Area | None
    is_other: bool = False


class Completions(NamedTuple):
    """What may stand in place of the name, with dots, at the end of a text."""

    text: str
    names: list[str]


class Console:
    """Runs code in the thread that calls it; `output` and `interrupt` are for any thread.

    Parameters
    ----------
    translate : returns the text of a message for the user
    """

    def __init__(self, translate: Callable[[Message], str] = str) -> None:
        self._translate = translate
        self.output = Output()
        self.names = Names()
        self._streams = Streams(self.output)
        self._interruptible = Interruptible()
        self._maze: Maze | None = None
        self._number = 0

    def prepare(self) -> None:
        """Note that code will run."""
        self._interruptible.prepare()

    def interrupt(self) -> None:
        """Interrupt the code that runs, or is about to."""
        self._interruptible.interrupt()

    def complete(self, text: str, shown: Shown) -> Completions:
        """Return what may stand in place of the name at the end of a text."""
        self._show(self.names, shown)
        return Completions(text, self.names.completions(text))

    def report(self, message: Message) -> None:
        """Print a sentence of the program; the library's own are in English, with cells from 0 as in code."""
        sentence = self._translate(message) if message.code in _OWN else str(message)
        self.output.report(f"{sentence}\n")

    def keep(self, maze: Maze | None) -> None:
        """Keep a maze that could not become the open one."""
        self.names[RESULT] = maze

    def run_statement(self, source: str, shown: Shown) -> Outcome:
        """Run what was entered, with the names that earlier statements have set."""
        self._number += 1
        number, names = self._number, self.names
        return self._run(lambda: run_statement(source, number, names), names, shown, exits=True)

    def run_script(self, path: Path, shown: Shown) -> Outcome:
        """Run a file, with names of its own."""
        names = Names(__file__=str(path))
        return self._run(lambda: run_script(path, names), names, shown)

    def _run(self, work: Callable[[], None], names: Names, shown: Shown, *, exits: bool = False) -> Outcome:
        mask = self._show(names, shown)
        reporting = Reporting(self.output)

        def reported() -> None:
            with reporting:
                work()

        try:
            # An interrupt arrives where Python runs: long calls of the native core must be waited for.
            with self._streams.redirected(), watched(lambda _share: True):
                self._interruptible.run(reported)
        except KeyboardInterrupt:
            # While the traceback of something else was made.
            reporting.has_failed = True
            self.output.report("KeyboardInterrupt\n")
        if exits and reporting.has_exited:
            self.report(ConsoleMessage.WINDOW_STAYS_OPEN())
        return self._outcome(names, shown, mask, has_failed=reporting.has_failed)

    def _show(self, names: Names, shown: Shown) -> Mask:
        """Set the names for what the window shows; return the mask of the selection."""
        if not shown.is_known or self._maze is None:
            self._maze = shown.snapshot.maze().copy()
        mask = np.zeros(self._maze.shape, dtype=bool)
        mask[shown.level] = shown.selection.laid_on(self._maze.grid.box)
        names.show(self._maze, mask)
        return mask

    def _outcome(self, names: Names, shown: Shown, mask: Mask, *, has_failed: bool) -> Outcome:
        before, maze = shown.snapshot.maze(), names.get("maze")
        is_other, self._maze = maze is not self._maze, None
        try:
            edit = _edit_between(before, names.maze)
        except MazeError as error:
            self.report(error.message)
            return self._failure(maze)
        if edit is not None:
            self.names.forget_regions()
            if has_failed:
                return self._failure(maze)
        self._maze = maze
        selection = None if has_failed else self._new_selection(names, shown, mask, before)
        return Outcome(maze, edit, selection, is_other)

    def _failure(self, maze: object) -> Outcome:
        if isinstance(maze, Maze):
            self.keep(maze)
            self.report(ConsoleMessage.MAZE_UNCHANGED())
        return Outcome(None, None, None)

    def _new_selection(self, names: Names, shown: Shown, mask: Mask, before: Maze) -> Area | None:
        is_mask = names.get("selection") is mask
        if is_mask and Area.of(*before.origin, mask[shown.level]) == shown.selection:
            return None
        try:
            selection = names.selection(shown.level)
        except MazeError as error:
            self.report(error.message)
            return None
        return None if selection == shown.selection else selection


def _edit_between(before: Maze, after: Maze) -> Edit | None:
    # First, for what cannot be saved may not be possible to copy either.
    fault = files.json_fault([after.title, after.author, after.properties, after.extra])
    if fault is not None:
        raise MazeError(ConsoleMessage.MAZE_NOT_SAVABLE(reason=fault.clause))
    edit = difference(before, after)
    if edit is not None:
        _require_sound(after)
    return edit


def _require_sound(maze: Maze) -> None:
    """Raise `MazeError` if a maze is unsound: code may have written to its arrays past all edits."""
    Maze(
        *maze.buffers, lattice=maze.lattice, origin=maze.origin, links=maze.links, markers=maze.markers,
        title=maze.title, author=maze.author, properties=maze.properties, extra=maze.extra,
        growth=maze.growth,
    )  # fmt: skip
