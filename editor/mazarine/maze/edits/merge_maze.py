"""The difference of two mazes as an edit, which other edits may come before: what they have changed stays."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected
from mazarine.lattice import Grid, Lattice, Side
from mazarine.lattice.grid import Cell
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.costs import have_same_costs
from mazarine.maze.edits.change import Change, Edit, distinct_places, of_maze
from mazarine.maze.edits.links import ends_of, links_buried, links_opened
from mazarine.maze.edits.replace_maze import ReplaceMaze
from mazarine.maze.maze_like import MazeLike
from mazarine.maze.messages import MazeMessage
from mazarine.maze.things import Link, Marker
from mazarine.maze.validation import require_link, require_marker
from mazarine.values import ArrayValue

_WORDS = "title", "author", "properties", "extra", "named_regions"
_ONE = np.uint8(1)
_MOST_PLACES = 1 << 20
"""Where more cells or walls differ, the other maze as a whole takes less memory than the places."""

Flat = NDArray[np.int64]
Codes = NDArray[np.uint8]
MarkerChange = tuple[Cell, tuple[Marker, ...], tuple[Marker, ...]]
"""A cell, the markers that it has, and those that it gets."""


@dataclass(frozen=True, eq=False, repr=False)
class MergeMaze(ArrayValue):
    """Change those places in which two mazes of the same board differ, from what they are to something else.

    A maze that differs from the first one elsewhere keeps these differences. If it differs in one of the
    places, or cannot have what the second maze has there, the edit is rejected.

    Attributes
    ----------
    lattice, grid : the board
    cells : (n,) flat places of the cells that change
    cell_codes : (2, n) their codes before and after
    walls : (m,) flat places of the cells whose stored walls change
    wall_bits : (m,) which bits of their walls change
    wall_codes : (2, m) these bits before and after
    gone, placed : the links that are removed and added
    markers : the cells whose markers change
    words : the name of an attribute for metadata, its value before and after
    dirty : (k,) flat places, sorted, of the cells that may look, or be passed, otherwise
    """

    lattice: Lattice
    grid: Grid
    cells: Flat
    cell_codes: Codes
    walls: Flat
    wall_bits: Codes
    wall_codes: Codes
    gone: tuple[Link, ...]
    placed: tuple[Link, ...]
    markers: tuple[MarkerChange, ...]
    words: tuple[tuple[str, Any, Any], ...]
    dirty: Flat = field(default_factory=lambda: np.empty(0, dtype=np.int64), repr=False, compare=False)

    @classmethod
    def between(cls, before: MazeLike, after: MazeLike) -> MergeMaze:
        """Return the edit that makes a maze another of the same board.

        Raises `EditRejected` if they have different lattices, sizes, origins, growths or costs.
        """
        if not _have_same_board(before, after):
            raise EditRejected(MazeMessage.MERGE_OF_OTHER_BOARD())
        cells = _differing(before.cells, after.cells)
        walls = _differing(before.walls, after.walls)
        wall_codes = _both(before.walls, after.walls, walls)
        turned = wall_codes[0] ^ wall_codes[1]
        # A position that differs in one of its bits changes as a whole.
        bits: Codes = ((turned | turned >> _ONE) & np.uint8(0x55)) * np.uint8(3)
        gone = [link for link in before.links if link not in after.links]
        placed = [link for link in after.links if link not in before.links]
        edit = cls(
            before.lattice, before.grid, cells, _both(before.cells, after.cells, cells),
            walls, bits, wall_codes & bits, tuple(gone), tuple(placed),
            _marker_changes(before, after), tuple(_word_changes(before, after)),
        )  # fmt: skip
        # Now, in whatever thread: for hundreds of thousands of places it takes longer than to change them.
        return replace(edit, dirty=edit._dirty(before))

    @classmethod
    def of_words(cls, maze: MazeLike, words: tuple[tuple[str, Any, Any], ...]) -> MergeMaze:
        """Return the edit that changes only attributes for metadata; see `words`."""
        places, codes = np.empty(0, dtype=np.int64), np.empty((2, 0), dtype=np.uint8)
        return cls(
            maze.lattice, maze.grid, places, codes, places, codes[0], codes, (), (), (), deepcopy(words)
        )

    @property
    def is_empty(self) -> bool:
        """Whether it changes nothing."""
        things = self.gone or self.placed or self.markers or self.words
        return not (things or len(self.cells) or len(self.walls))

    @property
    def inverse(self) -> MergeMaze:
        """The edit that undoes it."""
        return replace(
            self,
            cell_codes=self.cell_codes[::-1],
            wall_codes=self.wall_codes[::-1],
            gone=self.placed,
            placed=self.gone,
            markers=tuple((cell, after, before) for cell, before, after in self.markers),
            words=tuple((name, after, before) for name, before, after in self.words),
        )

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        """Change the places; see `Edit.apply`."""
        self._require_before(maze)
        self._write(maze)
        placed: list[Link] = []
        try:
            for _, _, markers in self.markers:
                for marker in markers:
                    require_marker(maze, marker)
            for link in self.placed:
                require_link(maze, link)
                maze.links.add(link)
                placed.append(link)
        except EditRejected:
            for link in placed:
                maze.links.remove(link)
            self.inverse._write(maze, removes=False)
            for link in self.gone:
                maze.links.add(link)
            raise
        return Change(self.dirty, self.inverse, metadata_changed=bool(self.words))

    def _write(self, maze: MazeLike, *, removes: bool = True) -> None:
        """Write all but the links that are added."""
        for link in self.gone if removes else ():
            maze.links.remove(link)
        cells, walls = (array.reshape(-1) for array in maze.buffers)
        cells[self.cells] = self.cell_codes[1]
        walls[self.walls] = walls[self.walls] & ~self.wall_bits | self.wall_codes[1]
        for cell, _, markers in self.markers:
            maze.markers.put(cell, markers)
        for name, _, value in self.words:
            setattr(maze, name, deepcopy(value))

    def _require_before(self, maze: MazeLike) -> None:
        """Require that the maze is as the first one was in all places, and loses no other links."""
        if (maze.lattice, maze.grid) != (self.lattice, self.grid):
            raise EditRejected(MazeMessage.MERGE_OF_OTHER_BOARD())
        cells, walls = (array.reshape(-1) for array in maze.buffers)
        _require_none(maze, self.cells[cells[self.cells] != self.cell_codes[0]])
        _require_none(maze, self.walls[walls[self.walls] & self.wall_bits != self.wall_codes[0]])
        for link in self.gone:
            if link not in maze.links:
                raise EditRejected(MazeMessage.MERGE_CONFLICT(cell=link.first.cell))
        for cell, markers, _ in self.markers:
            if maze.markers.at(cell) != markers:
                raise EditRejected(MazeMessage.MERGE_CONFLICT(cell=cell))
        for name, value, _ in self.words:
            if repr(getattr(maze, name)) != repr(value):
                raise EditRejected(MazeMessage.MERGE_METADATA_CONFLICT(name=name))
        buried = links_buried(maze, self.cells[self.cell_codes[1] >> 1 == Matter.ROCK])
        for link in (*buried, *links_opened(maze, self._opened())):
            if link not in self.gone:
                raise EditRejected(MazeMessage.MERGE_CONFLICT(cell=link.first.cell))

    def _opened(self) -> Flat:
        """Return the wall positions that are no wall any more."""
        count = len(self.lattice.stored)
        opened = [
            self.walls[
                (self.wall_bits >> 2 * number & 3 != 0) & (self.wall_codes[1] >> 2 * number & 3 != Wall.WALL)
            ] * count + number
            for number in range(count)
        ]  # fmt: skip
        return np.concatenate(opened)

    def _dirty(self, maze: MazeLike) -> Flat:
        grid = maze.grid
        before, after = self.cell_codes
        turned = (before >> 1 == Matter.ROCK) != (after >> 1 == Matter.ROCK)
        cells, walls = grid.flat_to_array(self.cells[turned]), grid.flat_to_array(self.walls)
        beside = [
            *(_stepped(maze, cells, side) for side in maze.lattice.sides),
            *(
                _stepped(maze, walls[self.wall_bits >> maze.lattice.shift(side) & 3 != 0], side)
                for side in maze.lattice.stored
            ),
        ]
        marked = np.array([cell for cell, _, _ in self.markers], dtype=np.int64).reshape(-1, 3)
        things = np.concatenate((marked, ends_of([*self.gone, *self.placed])))
        return distinct_places(
            maze, np.concatenate((self.cells, self.walls, *beside, grid.flat_places(things)))
        )


def difference(before: MazeLike, after: MazeLike) -> Edit | None:
    """Return the edit that makes a maze another one, of any size.

    Parameters
    ----------
    before, after : the mazes, which stay as they are

    Returns
    -------
    edit : Edit or None
        A `MergeMaze` where the boards are the same and not too many places differ, else a `ReplaceMaze`;
        None if the mazes are the same.

    Examples
    --------
    >>> from mazarine.maze import Maze
    >>> before, after = Maze.blank(2, 3), Maze.blank(2, 3)
    >>> _ = after.set_wall((0, 1), "S")
    >>> edit = difference(before, after)
    >>> before.apply(edit).dirty.tolist(), before == after
    ([1, 4], True)
    """
    if not _have_same_board(before, after) or _count_differing(before, after) > _MOST_PLACES:
        return ReplaceMaze(after)
    edit = MergeMaze.between(before, after)
    return None if edit.is_empty else edit


def _have_same_board(before: MazeLike, after: MazeLike) -> bool:
    one, other = ((maze.lattice, maze.grid, maze.growth) for maze in (before, after))
    return one == other and have_same_costs(before, after)


def _count_differing(before: MazeLike, after: MazeLike) -> int:
    pairs = zip(before.buffers, after.buffers, strict=True)
    return sum(int(np.count_nonzero(one != other)) for one, other in pairs)


def _differing(before: Codes, after: Codes) -> Flat:
    return np.flatnonzero(before.reshape(-1) != after.reshape(-1))


def _both(before: Codes, after: Codes, flat: Flat) -> Codes:
    return np.stack((before.reshape(-1)[flat], after.reshape(-1)[flat]))


def _marker_changes(before: MazeLike, after: MazeLike) -> tuple[MarkerChange, ...]:
    cells = dict.fromkeys(marker.cell for maze in (before, after) for marker in maze.markers)
    return tuple(
        (cell, before.markers.at(cell), after.markers.at(cell))
        for cell in cells
        if before.markers.at(cell) != after.markers.at(cell)
    )


def _word_changes(before: MazeLike, after: MazeLike) -> list[tuple[str, Any, Any]]:
    pairs = [(name, getattr(before, name), getattr(after, name)) for name in _WORDS]
    # Not by `==`, for which 1 and True are the same.
    return [(name, *deepcopy((one, other))) for name, one, other in pairs if repr(one) != repr(other)]


def _require_none(maze: MazeLike, flat: Flat) -> None:
    if len(flat):
        raise EditRejected(
            MazeMessage.MERGE_CONFLICT(cell=tuple(maze.grid.cells_at_flat(flat[:1])[0].tolist()))
        )


def _stepped(maze: MazeLike, places: Flat, side: Side) -> Flat:
    """Return the flat places across a side of (n, 3) array places, as far as the board has them."""
    places = places.copy()
    places[:, 1:] += maze.lattice.offsets(places[:, 1] + maze.origin[0], side)
    inside = (places[:, 1:] >= 0).all(axis=1) & (places[:, 1:] < maze.shape[1:]).all(axis=1)
    return maze.grid.array_to_flat(places[inside])
