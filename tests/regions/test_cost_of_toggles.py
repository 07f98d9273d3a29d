"""What one wall costs in any maze, with the smaller parts counted anew from its arrays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np
from hypothesis import given, note
from hypothesis import strategies as st
from numpy.typing import NDArray
from scipy import ndimage
from scipy.sparse import coo_array
from scipy.sparse.csgraph import connected_components

from mazarine.lattice import Side
from mazarine.maze import Maze
from mazarine.maze.codes import FOG, SOUTH_SHIFT, Wall
from mazarine.maze.edits import SetWalls
from mazarine.regions import Delta, Kind, Segmentation
from tests.regions.costed import EACH, SIDES, TILE
from tests.regions.shapes import scattered
from tests.strategies import halls, mazes, rings, square


@dataclass(frozen=True)
class Parts:
    """What a maze is made of, read off its arrays: faces, corridor cells, and the sides that join them."""

    faces: NDArray[np.bool_]
    corridor: NDArray[np.bool_]
    east: NDArray[np.bool_]
    south: NDArray[np.bool_]

    @classmethod
    def of(cls, maze: Maze, kind: NDArray[np.uint8]) -> Parts:
        """Read them off."""
        floor = maze.cells > FOG
        east, south = maze.walls & 3 != Wall.WALL, maze.walls >> SOUTH_SHIFT != Wall.WALL
        east[:, :, :-1] &= floor[:, :, :-1] & floor[:, :, 1:]
        south[:, :-1] &= floor[:, :-1] & floor[:, 1:]
        faces = np.zeros_like(floor)
        faces[:, :-1, :-1] = east[:, :-1, :-1] & east[:, 1:, :-1] & south[:, :-1, :-1] & south[:, :-1, 1:]
        return cls(faces, kind == Kind.CORRIDOR, east, south)

    def between(self, other: Parts) -> Parts:
        """Return the intersection with another: the state between the two phases of an update."""
        return Parts(
            self.faces & other.faces,
            self.corridor & other.corridor,
            self.east & other.east,
            self.south & other.south,
        )

    def rooms(self) -> NDArray[np.int32]:
        """Return the number of rooms: faces that share sides."""
        return ndimage.label(self.faces, IN_PLANE)[0]

    def corridors(self) -> NDArray[np.int32]:
        """Return the number of corridors: corridor cells joined by open sides."""
        pairs = np.concatenate((self._joints(self.east, 2), self._joints(self.south, 1)), axis=1)
        graph = coo_array((np.ones(pairs.shape[1]), tuple(pairs)), shape=(self.corridor.size,) * 2)
        labels = connected_components(graph, directed=False)[1].reshape(self.corridor.shape) + 1
        return np.where(self.corridor, labels, 0)

    def _joints(self, is_open: NDArray[np.bool_], axis: int) -> NDArray[np.int64]:
        joined = np.flatnonzero(is_open & self.corridor & np.roll(self.corridor, -1, axis))
        return np.stack((joined, joined + (1 if axis == 2 else self.corridor.shape[2])))


IN_PLANE = np.zeros((3, 3, 3), dtype=bool)
IN_PLANE[1] = ndimage.generate_binary_structure(2, 1)


def smaller_parts(whole: NDArray[np.int32], parts: NDArray[np.int32]) -> int:
    """Return the number of elements of `parts` that are not in the largest part of their whole."""
    sizes = np.bincount(parts.ravel())
    first = np.unique(parts, return_index=True)[1]
    owner = np.zeros(len(sizes), dtype=np.int64)
    owner[parts.ravel()[first]] = whole.ravel()[first]
    sizes[0] = 0
    largest = np.zeros(whole.max() + 1, dtype=np.int64)
    np.maximum.at(largest, owner, sizes)
    return int(sizes.sum() - largest.sum())


def opened_rings(before: Parts, after: Parts) -> int:
    """Return half the number of cells of rings that were opened: see the ring corridor in `test_cost.py`."""
    rings = 0
    labels, beside = before.corridors(), after.corridors()
    for number in np.unique(labels)[1:]:
        cells = labels == number
        if _joint_count(before, cells) == cells.sum() > _joint_count(after, cells & (beside > 0)):
            rings += int(cells.sum()) // 2
    return rings


def _joint_count(parts: Parts, cells: NDArray[np.bool_]) -> int:
    east = parts.east & cells & np.roll(cells, -1, 2)
    south = parts.south & cells & np.roll(cells, -1, 1)
    return int(east.sum() + south.sum())


def sides_to_search(between: Parts, lost: NDArray[np.bool_]) -> int:
    """Return the number of groups that the faces beside lost ones, all close together, form around them."""
    around = ndimage.binary_dilation(lost, IN_PLANE_AND_CORNERS) & between.faces
    beside = ndimage.binary_dilation(lost, IN_PLANE) & between.faces
    groups = ndimage.label(around, IN_PLANE)[0]
    return len(np.unique(groups[beside]))


IN_PLANE_AND_CORNERS = np.zeros((3, 3, 3), dtype=bool)
IN_PLANE_AND_CORNERS[1] = True


def toggles(maze: Maze, places: Iterable[tuple[int, bool]]) -> Iterator[SetWalls]:
    """Close or open one inner wall position after the other, as these numbers choose."""
    for number, south in places:
        (cell,) = maze.grid.cells_at_flat(np.array([number % maze.cells.size])).tolist()
        side = Side.S if south else Side.E
        if maze.has_side(cell, side) and not maze.is_border(cell, side):
            state = "open" if maze.wall_at(cell, side) is Wall.WALL else "wall"
            yield SetWalls([(*cell, side.name, state)])


class TestRandomToggles:
    @given(
        # A search floods rows of tiles, and honeycombs have other faces than those that `Parts` knows.
        mazes(12, 12, lattices=square)
        | halls(lattices=square)
        | rings()
        | st.builds(scattered, st.just(40), st.floats(0, 0.5), st.integers(0, 99)),
        st.lists(st.tuples(st.integers(0, 1600), st.booleans()), min_size=1, max_size=12),
    )
    def test_one_wall_costs_its_cells_and_the_smaller_parts(self, maze: Maze, places: list[tuple[int, bool]]):
        segmentation = Segmentation.of(maze)
        before = Parts.of(maze, segmentation.kind)
        for edit in toggles(maze, places):
            change = edit.apply(maze)
            delta = segmentation.update(change)
            after = Parts.of(maze, segmentation.kind)
            note(f"{edit}: {delta}, searched {delta.searched}")
            require_cost(before, after, len(change.dirty), delta)
            before = after


def require_cost(before: Parts, after: Parts, dirty: int, delta: Delta) -> None:
    between = before.between(after)
    rooms, corridors = between.rooms(), between.corridors()
    smaller = smaller_parts(before.rooms(), rooms) + smaller_parts(after.rooms(), rooms)
    shorter = sum(smaller_parts(parts.corridors(), corridors) for parts in (before, after))
    assert delta.count <= EACH * (dirty + smaller + shorter)
    lost, gained = before.faces & ~after.faces, after.faces & ~before.faces
    # Of one tile, there are neither links nor nodes above patches to look at.
    cells = EACH * (dirty + shorter) + opened_rings(before, after)
    assert delta.visited - delta.searched <= cells + SIDES * tallest(after.rooms(), gained)
    sides = sides_to_search(between, lost)
    if sides <= 1:
        # Of two faces that are lost together, the second is asked without the first.
        assert delta.searched <= (0 if lost.sum() <= 1 else tallest(before.rooms(), lost))
    else:
        assert delta.searched <= int(lost.sum()) * sides * tallest(before.rooms(), lost)


def tallest(rooms: NDArray[np.int32], faces: NDArray[np.bool_]) -> int:
    """Return how many rows the rooms of some faces have together, in one tile."""
    rows = np.isin(rooms, np.unique(rooms[faces])) & (rooms > 0)
    return min(int(rows.any(axis=2).sum()), TILE)
