"""What an update costs: a constant times the dirty cells and the smaller parts, and the search.

A *smaller part* is all but the largest of what a region falls into or is merged from, in faces of
rooms and cells of corridors. Most tests know it from their shape; the random ones count it anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product

import numpy as np
import pytest
from hypothesis import given, note
from hypothesis import strategies as st
from numpy.typing import NDArray
from scipy import ndimage
from scipy.sparse import coo_array
from scipy.sparse.csgraph import connected_components

from editor.errors import SpaceError
from editor.lattice import Side
from editor.maze import Maze
from editor.maze.codes import FOG, SOUTH_SHIFT, Wall
from editor.maze.edits import Change, Edit, SetCells, SetWalls
from editor.regions import Delta, Kind, Patch, Segmentation, Space
from editor.regions.codes import FIRST_POSITION, LAST_POSITION
from editor.regions.kernels.compiled import kernel
from editor.regions.kernels.engine import Engine
from editor.regions.space import LINK_SHIFT
from tests.drawing import blocks
from tests.regions.agreement import Watched
from tests.regions.shapes import (
    checkerboard,
    comb,
    hall_and_ring,
    lying_comb,
    ring_corridor,
    ring_room,
    scattered,
    snake,
    spiral_room,
    spiral_walk,
    two_halls,
)
from tests.strategies import halls, mazes, rings, square

EACH = 6
"""The constant, for all shapes. A wall has two dirty cells; six in the faces beside it may change their
kind, and may be written again as corridors. A face that goes from room to room has two cells of its own
in the narrowest room. And a search looks at what falls off and as much beside it, some runs at a time.
"""


class Costed:
    """A maze and its segmentation; every edit says what it may cost at most.

    Regions of one kind are counted: what falls off and merges, and is meant to, is of this kind.
    """

    def __init__(self, maze: Maze, kind: Kind = Kind.ROOM) -> None:
        self.maze = maze
        self.kind = kind
        self.segmentation = Segmentation.of(maze)
        self._told = self.segmentation.kind.copy(), self.segmentation.region.copy()

    def falls_off(self, edit: Edit, smaller: int) -> Change:
        """Require that a part falls off, which is searched and relabelled by the smaller side."""
        before = self._count
        change, delta, bound = self._follow(edit, smaller)
        assert self._count > before, "nothing fell off"
        assert delta.searched <= bound
        return change

    def merges(self, edit: Edit, smaller: int) -> Change:
        """Require that regions merge, which is never searched."""
        before = self._count
        change, delta, _ = self._follow(edit, smaller)
        assert self._count < before, "nothing merged"
        assert delta.searched == 0
        return change

    def stays(self, edit: Edit, *, searched: int = 0, shifted: int = 0) -> Change:
        """Require that the regions stay as many.

        The sides of a room may have to meet in a search, and a part of a ring to be shifted.
        """
        before = self._count
        change, delta, _ = self._follow(edit, shifted)
        assert self._count == before
        assert delta.searched <= searched
        return change

    def require_right(self) -> None:
        """Require that all is as in a fresh segmentation, but for the numbers, and that deltas told it."""
        ours, fresh = self.segmentation, Segmentation.of(self.maze)
        assert np.array_equal(self._told, (ours.kind, ours.region))
        assert np.array_equal(ours.kind, fresh.kind)
        pairs = ours.region.astype(np.int64) << 32 | fresh.region
        assert len(np.unique(pairs)) == len(np.unique(ours.region)) == len(np.unique(fresh.region))
        assert _sizes(ours) == _sizes(fresh)
        numbers, counts = np.unique(ours.region[ours.region > 0], return_counts=True)
        assert [ours.regions[number].size for number in numbers.tolist()] == counts.tolist()

    @property
    def _count(self) -> int:
        return self.segmentation.regions.count(self.kind)

    def _follow(self, edit: Edit, smaller: int) -> tuple[Change, Delta, int]:
        change = edit.apply(self.maze)
        delta = self.segmentation.update(change)
        delta.write(*self._told)
        bound = EACH * (len(change.dirty) + smaller)
        assert delta.visited - delta.searched <= bound
        return change, delta, bound


def _sizes(segmentation: Segmentation) -> list[tuple[Kind, int, int]]:
    regions = segmentation.regions.values()
    return sorted((region.kind, region.size, region.face_count) for region in regions)


def wall(row: int, col: int, side: str, state: str = "wall") -> SetWalls:
    return SetWalls([(0, row, col, side, state)])


class TestComb:
    TEETH, LENGTH = 150, 30

    def test_a_tooth_is_cut_off_for_the_cost_of_the_tooth(self):
        """Beside the one run of the spine lie all teeth; a search that saw them all would cost the comb."""
        for upward in (False, True):
            costed = Costed(comb(self.TEETH, self.LENGTH, upward=upward))
            for tooth, beyond in product((0, 70, 149), (28, 27, 13, 1)):
                row = self.LENGTH - beyond
                cut = wall(self.LENGTH + 1 - row if upward else row, 3 * tooth, "E")
                change = costed.falls_off(cut, beyond)
                costed.merges(change.inverse, beyond)
            costed.require_right()

    @pytest.mark.parametrize("upward", [False, True])
    def test_the_cost_of_a_tooth_does_not_grow_with_the_comb(self, upward: bool):
        costs = []
        for teeth in (200, 2000):
            maze = comb(teeth, 8, upward=upward)
            segmentation = Segmentation.of(maze)
            delta = segmentation.update(wall(7 if upward else 2, 30, "E").apply(maze))
            costs.append((delta.visited, delta.searched))
        assert costs[0] == costs[1]

    def test_a_lying_comb_is_searched_for_the_cost_of_the_tooth(self):
        costed = Costed(lying_comb(self.TEETH, self.LENGTH))
        for tooth, beyond in product((0, 70, 149), (28, 27, 13, 1)):
            change = costed.falls_off(wall(3 * tooth, self.LENGTH - beyond, "S"), beyond)
            costed.merges(change.inverse, beyond)
        costed.require_right()

    def test_the_spine_is_cut_for_the_cost_of_the_smaller_half(self):
        costed = Costed(comb(self.TEETH, self.LENGTH))
        for tooth in (1, 40, 75, 120):
            few = min(tooth, self.TEETH - tooth)
            # A tooth has as many faces as rows, and there are three in the spine for each.
            change = costed.falls_off(wall(0, 3 * tooth - 2, "E"), few * (self.LENGTH + 3))
            costed.merges(change.inverse, few * (self.LENGTH + 3))
        costed.require_right()


class TestSpiralRoom:
    @pytest.mark.parametrize("size", [40, 101])
    def test_it_is_cut_for_the_cost_of_the_shorter_end(self, size: int):
        costed, walk = Costed(spiral_room(size)), spiral_walk(size)
        last = len(walk) - 1
        assert [region.face_count for region in costed.segmentation.regions.values()] == [len(walk)]
        for place in (1, 7, size, last // 4, last // 2, last - 20, last - 1):
            smaller = min(place, last - place)
            cut = costed.falls_off(wall(*walk[place]), smaller)
            costed.merges(cut.inverse, smaller)
        costed.require_right()


class TestRingRoom:
    def test_it_is_cut_and_closed(self):
        rows, cols = 60, 200
        costed = Costed(ring_room(rows, cols))
        runs, faces = 2 + 2 * (rows - 3), 2 * (rows - 2) + 2 * (cols - 2)
        first, second = wall(20, 0, "E"), wall(40, cols - 2, "E")
        # Nothing falls off: both sides search until they meet, each run of the ring once.
        opened = costed.stays(first, searched=runs)
        apart = costed.falls_off(second, faces // 2)
        costed.merges(opened.inverse, faces // 2)
        costed.stays(apart.inverse)
        costed.require_right()

    def test_a_corner_of_it_is_cut_out_and_put_back(self):
        costed = Costed(ring_room(60, 200))
        costed.stays(wall(10, 0, "E"), searched=2 + 2 * 57)
        back = costed.falls_off(wall(0, 12, "S"), 9 + 11)
        costed.merges(back.inverse, 9 + 11)
        costed.require_right()

    @pytest.mark.parametrize("hall", [2, 3, 30])
    def test_a_ring_falls_off_as_one_part_when_its_sides_have_met(self, hall: int):
        """Three sides search, two of them round the ring."""
        costed = Costed(hall_and_ring(hall))
        ring, rest = 39, 11 * hall + 2
        cut = costed.falls_off(wall(5, hall + 3, "S"), min(ring, rest))
        parts = [region.face_count for region in costed.segmentation.regions.values() if region.face_count]
        assert sorted(parts) == sorted((ring, rest))
        costed.require_right()
        costed.merges(cut.inverse, min(ring, rest))
        costed.require_right()

    def test_a_ring_corridor_opens_near_its_first_cell_for_the_cost_of_the_cut(self):
        """Positions count up from the first cell in reading order."""
        for cut in (wall(0, 0, "E"), wall(0, 3, "E"), wall(0, 0, "S"), wall(3, 0, "S")):
            costed = Costed(ring_corridor(50), Kind.CORRIDOR)
            opened = costed.stays(cut)
            costed.require_right()
            costed.stays(opened.inverse)
            costed.require_right()

    def test_a_ring_corridor_opens_for_the_cost_of_the_shorter_side_of_its_seam(self):
        """The cells from the seam to the cut, on its shorter side, get other positions."""
        costed = Costed(ring_corridor(50), Kind.CORRIDOR)
        opened = costed.stays(wall(49, 48, "E"), shifted=2 * 49)
        costed.require_right()
        costed.stays(opened.inverse)
        costed.require_right()


class TestTwoHalls:
    ROWS, COLS = 60, 80

    def test_a_door_of_two_cells_toggled_twenty_times(self):
        costed = Costed(two_halls(self.ROWS, self.COLS, [20, 21]))
        half = (self.ROWS - 1) * (self.COLS - 1)
        for _ in range(20):
            closed = costed.falls_off(wall(20, self.COLS - 1, "E"), half)
            costed.merges(closed.inverse, half)
        costed.require_right()

    @pytest.mark.parametrize("cols", [32, 62, 63, 64, 65, 66, 127, 128, 129])
    def test_halls_as_wide_as_words_fall_apart_and_merge(self, cols: int):
        costed = Costed(two_halls(3, cols, [0, 1]))
        change = costed.falls_off(wall(0, cols - 1, "E"), 2 * (cols - 1))
        costed.require_right()
        costed.merges(change.inverse, 2 * (cols - 1))
        costed.require_right()

    def test_a_door_of_two_cells_while_another_is_far_away(self):
        """Nothing falls off; the sides meet at the other door, having looked at every row at most."""
        costed = Costed(two_halls(self.ROWS, self.COLS, [1, 2, 57, 58]))
        for _ in range(5):
            closed = costed.stays(wall(1, self.COLS - 1, "E"), searched=2 * self.ROWS)
            costed.stays(closed.inverse)
        costed.require_right()

    def test_a_door_of_one_cell_toggled_a_thousand_times(self):
        costed = Costed(two_halls(self.ROWS, self.COLS, [20]))
        for _ in range(500):
            closed = costed.stays(wall(20, self.COLS - 1, "E"))
            costed.stays(closed.inverse)
        costed.require_right()


class TestCheckerboard:
    ROOMS, SIZE = 12, 6

    def test_each_room_is_joined_to_its_neighbours_and_parted_from_them(self):
        costed = Costed(checkerboard(self.ROOMS, self.SIZE))
        faces = (self.SIZE - 1) ** 2
        for row, col in product(range(self.ROOMS), range(self.ROOMS - 1)):
            top, right = row * self.SIZE, (col + 1) * self.SIZE - 1
            for flipped in (False, True):
                door = [
                    (0, right, top + step, "S") if flipped else (0, top + step, right, "E") for step in (2, 3)
                ]
                opened = costed.merges(SetWalls((*place, "open") for place in door), faces)
                costed.falls_off(opened.inverse, faces)
        costed.require_right()

    def test_a_row_of_rooms_is_opened_one_door_after_the_other_and_closed(self):
        costed = Costed(checkerboard(self.ROOMS, self.SIZE))
        faces, doors = (self.SIZE - 1) ** 2, []
        for col in range(self.SIZE - 1, (self.ROOMS - 1) * self.SIZE, self.SIZE):
            door = SetWalls((0, row, col, "E", "open") for row in (2, 3))
            doors.append(costed.merges(door, faces).inverse)
        for door in doors:
            costed.falls_off(door, faces)
        costed.require_right()

    def test_all_walls_are_opened_and_closed_in_one_edit(self):
        costed = Costed(checkerboard(self.ROOMS, self.SIZE))
        faces = (self.ROOMS**2 - 1) * (self.SIZE - 1) ** 2
        positions = [
            (0, place, line, "E") if upright else (0, line, place, "S")
            for line in range(self.SIZE - 1, (self.ROOMS - 1) * self.SIZE, self.SIZE)
            for place in range(self.ROOMS * self.SIZE)
            for upright in (True, False)
        ]
        opened = costed.merges(SetWalls((*position, "open") for position in positions), faces)
        costed.falls_off(opened.inverse, faces)
        costed.require_right()


@pytest.fixture(scope="module")
def costed() -> Costed:
    """Give a corridor of a million cells, which every test below leaves as it was."""
    return Costed(snake(1000, 1000), Kind.CORRIDOR)


class TestCorridor:
    SIZE = 1000

    def test_it_is_a_million_cells_long(self, costed: Costed):
        assert [region.size for region in costed.segmentation.regions.values()] == [self.SIZE**2]

    @pytest.mark.parametrize(
        ("row", "col", "side", "smaller"),
        [
            (0, 1, "E", 2),
            (0, 5, "E", 6),
            (999, 1, "E", 2),
            (999, 5, "E", 6),
            (1, 999, "N", 1000),
            (499, 0, "S", 500_000),
            (250, 499, "E", 250_500),
        ],
    )
    def test_it_is_cut_and_joined_for_the_cost_of_the_shorter_piece(
        self, costed: Costed, row: int, col: int, side: str, smaller: int
    ):
        cut = costed.falls_off(wall(row, col, side), smaller)
        costed.merges(cut.inverse, smaller)

    @pytest.mark.parametrize("row", [0, 999])
    def test_its_last_cell_is_shut_in_for_the_cost_of_a_cell(self, costed: Costed, row: int):
        cut = costed.stays(wall(row, 0, "E"))
        costed.stays(cut.inverse)

    def test_a_cell_of_it_is_rock_and_floor_again(self, costed: Costed):
        for row, col, smaller in ((0, 3, 3), (499, 0, 499_999), (999, 3, 3)):
            cut = costed.falls_off(SetCells([(0, row, col, "rock")]), smaller)
            costed.merges(cut.inverse, smaller)

    def test_it_is_cut_into_many_pieces_at_once_but_the_longest_stays(self, costed: Costed):
        pieces = [(0, row, 0, "E", "wall") for row in range(0, 20, 2)]
        cut = costed.falls_off(SetWalls(pieces), 18_001)
        costed.merges(cut.inverse, 18_001)

    def test_it_is_right_after_all_that(self, costed: Costed):
        costed.require_right()
        ((number, region),) = costed.segmentation.regions.items()
        places = np.arange(self.SIZE**2).reshape(self.SIZE, self.SIZE)
        places[1::2] = places[1::2, ::-1]
        walked = costed.segmentation.regions.cells_of(number) @ np.array([0, self.SIZE, 1])
        assert region.size == self.SIZE**2
        assert np.array_equal(walked, places.ravel()) or np.array_equal(walked[::-1], places.ravel())


@kernel
def move_positions(engine: Engine, row: int, distance: int) -> None:
    """Do to a corridor what many cells gained at one end and lost at the other would."""
    for cell in range(len(engine.region)):
        if engine.region[cell] == row:
            engine.position[cell] += distance
    engine.rows[row, FIRST_POSITION] += distance
    engine.rows[row, LAST_POSITION] += distance


@pytest.mark.parametrize("distance", [0, 1 << 30, -(1 << 30) - 5])
def test_positions_that_run_far_are_counted_anew(distance: int):
    """They are 32-bit numbers; the next change at an end brings them back."""
    maze = blocks("......#\n.####.#\n.......")
    watched = Watched(maze)
    (row,) = [number for number, region in watched.segmentation.regions.items() if region.size > 1]
    move_positions(watched.segmentation._state.engine, row, distance)
    for edit in (wall(0, 3, "E"), SetCells([(0, 0, 6, "floor")]), SetCells([(0, 1, 6, "floor")])):
        change = edit.apply(maze)
        watched.follow(change)
        watched.follow(change.inverse.apply(maze))


class TestSize:
    """The same edit in the corner of a larger hall looks at as much."""

    EDITS = (
        wall(30, 30, "E"),
        wall(30, 30, "S"),
        SetCells([(0, 30, 30, "rock")]),
        SetCells((0, row, col, "rock") for row in range(20, 25) for col in range(20, 27)),
        wall(0, 10, "E"),
        # A corner of three by four cells falls off.
        SetWalls(
            [*((0, row, 3, "E", "wall") for row in range(3)), *((0, 2, col, "S", "wall") for col in range(4))]
        ),
    )

    @pytest.mark.parametrize("edit", EDITS)
    def test_the_cost_does_not_grow_with_the_rest_of_the_maze(self, edit: Edit):
        costs = []
        for size in (64, 512):
            maze = Maze.blank(size, size)
            segmentation = Segmentation.of(maze)
            change = edit.apply(maze)
            there = segmentation.update(change)
            back = segmentation.update(change.inverse.apply(maze))
            costs.append((there.visited, there.searched, back.visited, back.searched))
        assert costs[0] == costs[1]

    @pytest.mark.parametrize("edit", EDITS[:5])
    def test_inside_a_hall_nothing_is_searched(self, edit: Edit):
        costed = Costed(Maze.blank(64, 64))
        change = costed.stays(edit)
        costed.stays(change.inverse)
        costed.require_right()


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
        """Give what is there in both: the state between the two phases of an update."""
        return Parts(
            self.faces & other.faces,
            self.corridor & other.corridor,
            self.east & other.east,
            self.south & other.south,
        )

    def rooms(self) -> NDArray[np.int32]:
        """Number the rooms: faces that share sides."""
        return ndimage.label(self.faces, IN_PLANE)[0]

    def corridors(self) -> NDArray[np.int32]:
        """Number the corridors: corridor cells joined by open sides."""
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
    """Give how many of the things in `parts` are not in the largest part of their whole."""
    sizes = np.bincount(parts.ravel())
    first = np.unique(parts, return_index=True)[1]
    owner = np.zeros(len(sizes), dtype=np.int64)
    owner[parts.ravel()[first]] = whole.ravel()[first]
    sizes[0] = 0
    largest = np.zeros(whole.max() + 1, dtype=np.int64)
    np.maximum.at(largest, owner, sizes)
    return int(sizes.sum() - largest.sum())


def opened_rings(before: Parts, after: Parts) -> int:
    """Give half of the cells of rings that are rings no more: see the test of the ring corridor."""
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
    """Give in how many groups the faces beside lost ones, all close together, meet right around them."""
    around = ndimage.binary_dilation(lost, IN_PLANE_AND_CORNERS) & between.faces
    beside = ndimage.binary_dilation(lost, IN_PLANE) & between.faces
    groups = ndimage.label(around, IN_PLANE)[0]
    return len(np.unique(groups[beside]))


IN_PLANE_AND_CORNERS = np.zeros((3, 3, 3), dtype=bool)
IN_PLANE_AND_CORNERS[1] = True


def runs_of(faces: NDArray[np.bool_]) -> int:
    """Count the rows of faces that follow each other."""
    return int((faces[:, :, 1:] & ~faces[:, :, :-1]).sum() + faces[:, :, 0].sum())


def toggles(maze: Maze, places: Iterable[tuple[int, bool]]) -> Iterator[SetWalls]:
    """Close or open one inner wall position after the other, as these numbers choose."""
    top, left = maze.origin
    for number, south in places:
        level, row, col = (int(at) for at in np.unravel_index(number % maze.cells.size, maze.shape))
        side = Side.S if south else Side.E
        if maze.has_side((level, row, col), side) and not maze.is_border((level, row, col), side):
            state = "open" if maze.wall_at((level, row, col), side) is Wall.WALL else "wall"
            yield SetWalls([(level, row + top, col + left, side.name, state)])


class TestRandomToggles:
    @given(
        # What a search costs is counted in runs of faces along rows, which only squares have.
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
    off = smaller_parts(before.rooms(), rooms)
    smaller = off + smaller_parts(after.rooms(), rooms)
    smaller += sum(smaller_parts(parts.corridors(), corridors) for parts in (before, after))
    assert delta.visited - delta.searched <= EACH * (dirty + smaller) + opened_rings(before, after)
    lost = before.faces & ~after.faces
    sides = sides_to_search(between, lost)
    owner = before.rooms()
    parts = len(np.unique(rooms[(owner == owner[lost].max(initial=-1)) & between.faces]))
    if sides <= 1:
        assert delta.searched == 0
    elif sides == parts:
        assert delta.searched <= EACH * (dirty + off)
    else:
        # Two sides are one part; how far away they meet is for the maze to say.
        assert delta.searched <= runs_of(between.faces & (owner == owner[lost].max(initial=-1)))


class TestWhatSmallMazesDoNotReach:
    """Found missing by `tests/mutations.py`."""

    def test_a_contradiction_far_into_a_space_is_told_of_its_own_cell(self):
        space = Space.of(Maze.blank(200, 200))
        space.cells[space.layout.padded_place(0, 150, 77)] &= ~np.uint8(Side.E.bit)
        with pytest.raises(SpaceError, match=r"at cell \(0, 150, 77\):"):
            Segmentation.of_space(space)

    def test_rock_that_carries_links_is_refused(self):
        space = Space.of(blocks("...\n.#.\n..."))
        rock = space.layout.padded_place(0, 1, 1)
        segmentation = Segmentation.of_space(Space.of(blocks("...\n.#.\n...")))
        for links in (1, 2, 3):
            value = np.uint8(links << LINK_SHIFT)
            with pytest.raises(SpaceError, match=r"at cell \(0, 1, 1\):"):
                segmentation.patch(Patch(np.array([rock]), np.array([value]), {}))
            space.cells[rock] = value
            with pytest.raises(SpaceError, match=r"at cell \(0, 1, 1\):"):
                Segmentation.of_space(space)

    def test_memory_that_held_something_else_is_no_region(self, monkeypatch: pytest.MonkeyPatch):
        Segmentation.of(Maze.blank(3, 3))  # The kernels are compiled with NumPy as it is.
        monkeypatch.setattr(np, "empty", lambda shape, dtype=float: np.full(shape, 3, dtype))
        segmentation = Segmentation.of(Maze.blank(5, 5))
        assert [region.number for region in segmentation.regions.values()] == [1]

    def test_numbers_that_a_fresh_segmentation_leaves_free_are_used_again(self):
        """Of 400 rooms the last one stays, and the others become one hall; then the hall is cut."""
        maze = checkerboard(20, 4)
        segmentation = Segmentation.of(maze)
        lines = [
            (0, place, line, "E") if upright else (0, line, place, "S")
            for line, place, upright in product(range(3, 79, 4), range(80), (True, False))
        ]
        doors = [(*line, "open") for line in lines if line[1] < 75 or line[2] < 75]
        assert segmentation.update(SetWalls(doors).apply(maze)).visited >= maze.cells.size
        assert sorted(segmentation.regions) == [1, 400]
        cut = SetWalls((0, row, 39, "E", "wall") for row in range(80)).apply(maze)
        (number,) = segmentation.update(cut).new.tolist()
        assert number < 400
