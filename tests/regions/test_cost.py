"""What an update costs and tells on shapes built to hurt, where the smaller part is known from the shape."""

from __future__ import annotations

from itertools import product

import pytest

from mazarine.maze import Maze
from mazarine.maze.edits import Edit, SetCells, SetWalls
from mazarine.regions import Kind, Segmentation
from tests.regions.costed import Costed, wall
from tests.regions.shapes import (
    checkerboard,
    comb,
    hall_and_ring,
    lying_comb,
    ring_corridor,
    ring_room,
    spiral_room,
    spiral_walk,
    two_halls,
)


class TestComb:
    TEETH, LENGTH = 150, 30

    def test_a_tooth_is_cut_off_and_the_comb_keeps_its_number(self):
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
        # Both lie in more than one square of tiles.
        for teeth in (800, 2000):
            maze = comb(teeth, 8, upward=upward)
            segmentation = Segmentation.of(maze)
            delta = segmentation.update(wall(7 if upward else 2, 30, "E").apply(maze))
            costs.append((delta.visited, delta.searched))
        assert costs[0] == costs[1]

    def test_a_lying_comb_loses_a_tooth(self):
        costed = Costed(lying_comb(self.TEETH, self.LENGTH))
        for tooth, beyond in product((0, 70, 149), (28, 27, 13, 1)):
            change = costed.falls_off(wall(3 * tooth, self.LENGTH - beyond, "S"), beyond)
            costed.merges(change.inverse, beyond)
        costed.require_right()

    def test_the_spine_is_cut_and_the_smaller_half_is_told(self):
        costed = Costed(comb(self.TEETH, self.LENGTH))
        for tooth in (1, 40, 75, 120):
            few = min(tooth, self.TEETH - tooth)
            # A tooth has as many faces as rows, and there are three in the spine for each.
            change = costed.falls_off(wall(0, 3 * tooth - 2, "E"), few * (self.LENGTH + 3))
            costed.merges(change.inverse, few * (self.LENGTH + 3))
        costed.require_right()


class TestSpiralRoom:
    @pytest.mark.parametrize("size", [40, 101])
    def test_it_is_cut_and_the_shorter_end_is_told(self, size: int):
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
        faces = 2 * (rows - 2) + 2 * (cols - 2)
        first, second = wall(20, 0, "E"), wall(40, cols - 2, "E")
        # Nothing falls off: both sides search until they meet.
        opened = costed.stays(first, may_search=True)
        apart = costed.falls_off(second, faces // 2)
        costed.merges(opened.inverse, faces // 2)
        costed.stays(apart.inverse)
        costed.require_right()

    def test_a_corner_of_it_is_cut_out_and_put_back(self):
        costed = Costed(ring_room(60, 200))
        costed.stays(wall(10, 0, "E"), may_search=True)
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

    def test_a_ring_corridor_opens_near_its_first_cell(self):
        """Positions count up from the first cell in reading order."""
        for cut in (wall(0, 0, "E"), wall(0, 3, "E"), wall(0, 0, "S"), wall(3, 0, "S")):
            costed = Costed(ring_corridor(50), Kind.CORRIDOR)
            opened = costed.stays(cut)
            costed.require_right()
            costed.stays(opened.inverse)
            costed.require_right()

    def test_a_ring_corridor_opens_far_from_its_first_cell(self):
        """The cells on the shorter side of its seam get other positions, and no other number."""
        costed = Costed(ring_corridor(50), Kind.CORRIDOR)
        opened = costed.stays(wall(49, 48, "E"))
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
        """Nothing falls off; the sides meet at the other door."""
        costed = Costed(two_halls(self.ROWS, self.COLS, [1, 2, 57, 58]))
        for _ in range(5):
            closed = costed.stays(wall(1, self.COLS - 1, "E"), may_search=True)
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

    def test_each_room_is_joined_to_its_neighbors_and_parted_from_them(self):
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
        # Both have squares of tiles beside the first, to the east and to the south.
        for size in (1100, 2100):
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


class TestTwoFacesOfOneWall:
    def test_a_face_that_only_hangs_on_the_other_takes_no_search(self):
        maze = Maze.blank(4, 5)
        SetCells((0, row, 0, "rock") for row in (2, 3)).apply(maze)
        segmentation = Segmentation.of(maze)
        assert segmentation.update(wall(0, 1, "S").apply(maze)).searched == 0

    def test_cells_that_become_a_corridor_together_are_written_once(self):
        maze = Maze.blank(2, 3)
        delta = Segmentation.of(maze).update(wall(0, 1, "S").apply(maze))
        assert (delta.count, delta.visited) == (6, 12)
