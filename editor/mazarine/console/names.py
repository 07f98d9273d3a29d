"""The names that code in the console finds: the maze, its regions, its router, the selection, the library."""

from __future__ import annotations

import builtins
import keyword
import re
from collections.abc import Collection
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.console.messages import ConsoleMessage
from mazarine.errors import MazeError
from mazarine.maze import Maze
from mazarine.maze.area import Area
from mazarine.maze.validation import require_cells, whole_cells
from mazarine.messages import quoted

_MOST_COMPLETIONS = 100
_DOTTED = re.compile(r"(?:[^\W\d]\w*\.)*(?:[^\W\d]\w*)?$")
_CALCULATED = "regions", "router"
_library = import_module("mazarine")
"""Not imported by name: its own names load what they need when they are used."""


class Names(dict[str, Any]):
    """The global names of code; the regions and the router are calculated when they are first used."""

    def __init__(self, **names: Any) -> None:
        super().__init__(__name__="__main__", __builtins__=builtins, **names)
        self._calculated: dict[str, Any] = {}

    def __missing__(self, name: str) -> Any:
        if name == "regions":
            value = _library.Segmentation.of(self["maze"])
        elif name == "router":
            value = _library.Router(self["regions"])
        else:
            raise KeyError(name)
        self[name] = self._calculated[name] = value
        return value

    def show(self, maze: Maze, selection: NDArray[np.bool_]) -> None:
        """Set the names for what the window shows."""
        if self.get("maze") is not maze:
            self.forget_regions()
        for name in _CALCULATED:
            self.pop(name, None)
        self.update(self._calculated, mz=_library, np=np, maze=maze, selection=selection)
        self["__builtins__"] = builtins

    def forget_regions(self) -> None:
        """Calculate the regions and the router again when they are next used."""
        self._calculated.clear()

    @property
    def maze(self) -> Maze:
        """What is named maze; `MazeError` if it is none any more."""
        maze = self.get("maze")
        if isinstance(maze, Maze):
            return maze
        raise MazeError(ConsoleMessage.NAME_NOT_A_MAZE(value=quoted(maze)))

    def selection(self, level: int) -> Area:
        """Return what is selected on a level; `MazeError` if it cannot be selected."""
        value, maze = self.get("selection"), self.maze
        if value is None:
            return Area.nothing()
        marks = np.asarray(value) if isinstance(value, np.ndarray) else None
        if marks is not None and marks.dtype == np.bool_ and marks.shape in (maze.shape, maze.shape[1:]):
            return Area.of(*maze.origin, marks if marks.ndim == 2 else marks[level])
        try:
            cells = _cells_of(value)
        except (MazeError, TypeError):
            raise MazeError(ConsoleMessage.NOT_A_SELECTION(value=quoted(value))) from None
        require_cells(maze, cells)
        return Area.of_places(*cells[cells[:, 0] == level, 1:].T)

    def completions(self, text: str) -> list[str]:
        """Return what may stand in place of the name, with dots, at the end of a text.

        >>> Names(sizes={}).completions("print(siz"), Names().completions("1.re")
        (['sizes'], [])
        """
        found = _DOTTED.search(text)
        if found is None or text[: found.start()].endswith((".", *"0123456789")):
            return []
        path, _, begun = found[0].rpartition(".")
        if path:
            candidates = dir(self._value_of(path))
        else:
            candidates = [*self, *_CALCULATED, *dir(builtins), *keyword.kwlist]
        chosen = {
            name for name in candidates if name.startswith(begun) and (begun or not name.startswith("_"))
        }
        return [f"{path}.{name}" if path else name for name in sorted(chosen)][:_MOST_COMPLETIONS]

    def _value_of(self, path: str) -> object:
        """Return the value of a name with dots; None if there is none."""
        first, *parts = path.split(".")
        try:
            value = self[first]
        except KeyError:
            value = getattr(builtins, first, None)
        for part in parts:
            value = getattr(value, part, None)
        return value


def _cells_of(value: object) -> NDArray[np.int64]:
    """Return the cells of a list; `MazeError` or `TypeError` if it is none. An iterator may have no end."""
    if not isinstance(value, Collection):
        raise TypeError
    return whole_cells(value.tolist() if isinstance(value, np.ndarray) else value)
