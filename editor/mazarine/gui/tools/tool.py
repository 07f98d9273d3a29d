"""The base of tools, which turn gestures of the pointer into edits."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field, replace
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, Qt

from mazarine.errors import EditRejected
from mazarine.gui.analysis.areas import AreaFinder
from mazarine.gui.canvas.floating import Floating
from mazarine.gui.canvas.path_probe import Probe
from mazarine.gui.canvas.pointer import Pointer
from mazarine.gui.canvas.ports import WALL_REACH, cell_path, nearest_side, positions_under, wall_line
from mazarine.gui.canvas.previews import ACCENT
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.canvas.symmetry import SymmetryChoice
from mazarine.gui.editing.document import Document
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.session.selection import Selection
from mazarine.gui.tools.options import CTRL, SHIFT, Option, ToolOptions
from mazarine.gui.tools.options import ERASE as ERASE_MODE
from mazarine.lattice import Geometry, Side
from mazarine.maze import Cell, Port
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.edits import Edit, SetWalls
from mazarine.messages import Message


@dataclass(frozen=True)
class ToolContext:
    """The objects and functions of the window that tools use.

    Attributes
    ----------
    current, scene, probe : the session that tools edit, and the scene and the path probe that show it
    symmetry : adds the mirrored and rotated images to edits
    refuse : shows why something was not done
    show_note : shows in the status bar what a tool has done
    choose : triggers the action of this name
    title_of : returns the translated title of the action of this name
    """

    current: CurrentSession
    scene: MazeScene
    probe: Probe
    symmetry: SymmetryChoice
    floating: Floating
    options: ToolOptions
    refuse: Callable[[Message], None]
    show_note: Callable[[Message], None]
    choose: Callable[[str], None]
    title_of: Callable[[str], str]

    @property
    def document(self) -> Document:
        return self.current.document

    @property
    def selection(self) -> Selection:
        return self.current.selection

    @property
    def areas(self) -> AreaFinder:
        return self.current.session.areas

    def do(self, edit: Edit, title: Message, *, with_images: bool = False) -> None:
        """Make an edit as one undo step with this title, or show why it is rejected.

        `with_images` says whether the images of the edit in the symmetry belong to it.
        """
        try:
            self.document.do(self.symmetry.of(edit) if with_images else edit, title)
        except EditRejected as rejection:
            self.refuse(rejection.message)


@dataclass(frozen=True)
class ToolPlan:
    """The effect of the next press, or of the end of the gesture; equal to others with the same target.

    Attributes
    ----------
    target : the object that would be edited
    edit : returns the edit, None if there is none
    """

    target: Hashable
    edit: Callable[[], Edit | None] = field(compare=False)


class Tool:
    """A tool. Between `press` and `release` or `cancel` it is in a gesture.

    Attributes
    ----------
    name : the name of its action
    hint : how to use it, for the status bar
    options : what the user can choose in the bar
    actions : the names of the actions that the bar shows besides
    has_symmetry : whether its edits have images in the symmetry
    has_menu : whether the right button opens the context menu anywhere
    manual : the page of the manual about it, and the heading; empty where the hint says enough
    spans_levels : whether a gesture may begin on one level and end on another
    is_selector : whether it can move and drop the floating selection
    """

    name: ClassVar[str]
    hint: ClassVar[Message]
    options: tuple[Option, ...] = ()
    actions: ClassVar[tuple[str, ...]] = ()
    has_symmetry: ClassVar[bool] = False
    has_menu: ClassVar[bool] = False
    manual: ClassVar[str] = ""
    spans_levels: ClassVar[bool] = False
    is_selector: ClassVar[bool] = False

    def __init__(self, context: ToolContext) -> None:
        self.context = context

    @property
    def is_awaited(self) -> bool:
        """Whether the edit of a gesture that has ended is still to come; `cancel` cancels it."""
        return False

    @property
    def current_hint(self) -> Message:
        """The hint on the tool with its options."""
        return self.hint

    @property
    def is_erasing(self) -> bool:
        """Whether the left button erases, too."""
        return self.chosen("mode") == ERASE_MODE.name

    def chosen(self, option: str) -> str:
        """Return the chosen value of an option; empty if the tool has no such option."""
        for own in self.options:
            if own.name == option:
                return self.context.options.chosen(self.name, own).name
        return ""

    def constrained(self, pointer: Pointer, *, is_press: bool) -> Pointer:
        """Return the pointer with the keys that stand for the options while its own keys are held."""
        keys = pointer.keys
        for option in self.options:
            if option.keys and (is_press or not option.at_press):
                chosen = self.context.options.chosen(self.name, option)
                keys = keys - option.keys | option.effective(chosen, pointer.keys).keys
        return replace(pointer, shift=SHIFT in keys, ctrl=CTRL in keys)

    @property
    def geometry(self) -> Geometry:
        return self.context.document.maze.geometry

    def place_at(self, pointer: Pointer) -> tuple[int, int]:
        """Return the array row and column under the pointer; they may lie off the maze."""
        return self.geometry.place(pointer.x, pointer.y)

    def cell_at(self, pointer: Pointer) -> Cell | None:
        """Return the lattice cell under the pointer, None off the maze."""
        grid = self.context.document.maze.grid
        # The scene may still be on a level of the previous maze.
        cell = grid.cell_at((self.context.scene.level, *self.place_at(pointer)))
        return cell if grid.holds(cell) else None

    def show_cell(self, pointer: Pointer, color: str = ACCENT, *, filled: bool = True) -> None:
        hover = self.context.scene.hover
        if self.cell_at(pointer) is None:
            hover.setVisible(False)
        else:
            hover.show_cells(cell_path(self.geometry, *self.place_at(pointer)), color, filled=filled)

    def show_side(self, pointer: Pointer, color: str = ACCENT) -> None:
        line = wall_line(self.geometry, *self.place_at(pointer), self.side_at(pointer))
        self.context.scene.hover.show_line(line, color)

    def side_at(self, pointer: Pointer) -> Side:
        return nearest_side(self.geometry, pointer.x, pointer.y)

    def is_near_side(self, pointer: Pointer) -> bool:
        """Return whether the pointer is on a side and not in the middle of a cell."""
        here, maze = np.array([[pointer.x, pointer.y]]), self.context.document.maze
        return len(positions_under(here, maze, near_posts=True, reach=WALL_REACH)[1]) > 0

    def walls_set(self, rows_cols: NDArray[np.int64], sides: NDArray[np.uint8], code: Wall) -> SetWalls:
        """Return the edit that sets the sides of cells at (n, 2) array places of the level."""
        cells = self.lattice_cells(np.insert(rows_cols, 0, self.context.scene.level, axis=1))
        return SetWalls.of_arrays(cells, sides, np.full(len(sides), code, dtype=np.uint8))

    def opens_menu(self, pointer: Pointer) -> bool:
        """Return whether a click with the right button has nothing to erase, and opens the context menu."""
        del pointer
        return self.has_menu

    def press(self, pointer: Pointer, erases: bool) -> None:
        """Begin a gesture, with the right button if it erases."""

    def drag(self, pointer: Pointer, places: NDArray[np.float64]) -> None:
        """Go on to the pointer over these places (n, 2: x, y)."""

    def turn_keys(self, pointer: Pointer) -> None:
        """Notice that other keys are down in the middle of a gesture."""

    def follow_shift(self, by: QPointF) -> None:
        """Notice that the cells have moved by this offset on the scene."""

    def release(self, pointer: Pointer) -> None:
        """End the gesture."""

    def cancel(self) -> None:
        """Cancel the gesture, as if it had never begun."""

    def hover(self, pointer: Pointer) -> None:
        """Show what a press would take."""

    def leave(self) -> None:
        """Show nothing any more, until the pointer comes back."""

    def follow_areas(self) -> None:
        """Notice that more may be known of an area that was asked for."""

    def plan(self, pointer: Pointer) -> ToolPlan | None:
        """Return what a press would do here, None if it would do nothing or that is not known."""
        del pointer
        return None

    def takes_key(self, key: Qt.Key) -> bool:
        """Return whether a key, by itself or with Shift, is for the tool as it stands and not for actions."""
        del key
        return False

    def press_key(self, key: Qt.Key, *, shift: bool) -> None:
        """Do what the key is for."""

    def array_cells(self, places: NDArray[np.float64]) -> NDArray[np.int64]:
        """Return the (n, 3) array places under places of the scene that are in the maze, each once."""
        rows_cols = self.geometry.places(places)
        rows_cols = rows_cols[self.inside(rows_cols)]
        rows_cols = np.unique(rows_cols, axis=0)
        return np.insert(rows_cols, 0, self.context.scene.level, axis=1)

    def inside(self, rows_cols: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Return which (n, 2) rows and columns are in the maze."""
        _, rows, cols = self.context.document.maze.shape
        row, col = rows_cols[:, 0], rows_cols[:, 1]
        inside: NDArray[np.bool_] = (row >= 0) & (row < rows) & (col >= 0) & (col < cols)
        return inside

    def are_taken(self, ports: Iterable[Port]) -> bool:
        """Return whether ports carry links, or lie in rock, where no link can end."""
        maze = self.context.document.maze
        return any(
            maze.links.at(port) is not None
            or maze.cells[maze.grid.array_place(port.cell)] >> 1 == Matter.ROCK
            for port in ports
        )

    def lattice_cells(self, places: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the (n, 3) lattice cells at array places."""
        return self.context.document.maze.grid.cells_at(places)


class ClickTool(Tool):
    """A tool for whose gesture only what is under the pointer at the end counts."""

    def drag(self, pointer: Pointer, places: NDArray[np.float64]) -> None:
        """Show what a release would do."""
        del places
        self.show(pointer)

    def turn_keys(self, pointer: Pointer) -> None:
        """Show what a release would do, as the keys have it."""
        self.show(pointer)

    def show(self, pointer: Pointer) -> None:
        """Show what a release would do: what hovering shows."""
        self.hover(pointer)
