"""Numbers that stay: the rules on mazes drawn by hand, for the numbering oracle and the engine alike."""

from __future__ import annotations

from mazarine.maze import Maze
from mazarine.maze.edits import Batch, Edit, Resize, SetCells, SetWalls
from mazarine.regions import Segmentation
from tests.drawing import blocks, teleporter, walls
from tests.regions.agreement import Watched
from tests.regions.numbering import Allowed, allowed_numbers


class Case:
    """One edit of one maze: numbers before and after at cells, in the engine and by the rules."""

    def __init__(self, maze: Maze, edit: Edit) -> None:
        self.watched = Watched(maze)
        self.before, old = self.watched.view, self.watched.oracle
        change = edit.apply(maze)
        self.delta = self.watched.follow(change)
        self.after, self.new = self.watched.view, self.watched.oracle
        if not change.reshaped:
            self.allowed = allowed_numbers(old, self.before.numbers(old), self.new)

    def keeps(self, old: tuple[int, int], new: tuple[int, int]) -> bool:
        """Whether the region of `new` has, and by the rules must have, the number that `old` had."""
        cell = (0, *new)
        number = self.before.number_at((0, *old))
        rule = self.allowed[self.new.region_of[cell]]
        return rule == Allowed(frozenset([number]), fresh=False) and self.after.number_at(cell) == number

    def is_fresh(self, new: tuple[int, int]) -> bool:
        """Whether the region of `new` has, and by the rules must have, a number of no old region."""
        cell = (0, *new)
        rule = self.allowed[self.new.region_of[cell]]
        return rule == Allowed(frozenset(), fresh=True)


TWO_HALLS = """
    +---+---+---+---+---+
    |       |           |
    +   +   +   +   +   +
    |       |           |
    +   +   +   +   +   +
    |       |           |
    +---+---+---+---+---+
"""


def numbers_of_halves(drawing: str, cut: Edit, joined: Edit) -> tuple[int, int]:
    """Return the number of a region, and that after it is cut into equal halves that are joined elsewhere.

    The number of the room at (0, 0) is freed first, so that a lower number is there for one half.
    """
    maze = blocks(drawing)
    watched = Watched(maze)
    watched.follow(SetCells([(0, row, col, "rock") for row in (0, 1) for col in (0, 1)]).apply(maze))
    before = watched.view.number_at((0, 3, 0))
    assert before == 2
    delta = watched.follow(Batch((cut, joined)).apply(maze))
    assert not delta.gone.size
    return before, watched.view.number_at((0, 3, 0))


class TestRooms:
    def test_of_equal_parts_that_are_joined_again_the_number_that_was_there_stays(self):
        cut = SetWalls([(0, row, 3, "E", "wall") for row in (3, 4)])
        joined = SetCells([(0, row, col, "floor") for row in (5, 6) for col in range(8)])
        drawing = "..######\n..######\n########\n........\n........\n########\n########"
        before, after = numbers_of_halves(drawing, cut, joined)
        assert before == after

    def test_of_rooms_that_merge_the_larger_gives_its_number(self):
        opened = SetWalls([(0, row, 1, "E", "open") for row in range(3)])
        case = Case(walls(TWO_HALLS), opened)
        assert case.keeps((0, 4), (0, 0))
        assert len(case.after.regions) == 1

    def test_of_equal_rooms_that_merge_the_lower_number_stays(self):
        maze = blocks("..\n..\n##\n..\n..")
        case = Case(maze, SetCells([(0, 2, 0, "floor"), (0, 2, 1, "floor")]))
        numbers = sorted(case.before.regions)
        assert len(numbers) == 2
        assert list(case.after.regions) == numbers[:1]

    def test_of_the_parts_of_a_split_the_largest_keeps_the_number(self):
        case = Case(Maze.blank(3, 5), SetWalls([(0, row, 1, "E", "wall") for row in range(3)]))
        assert case.keeps((0, 0), (0, 4))
        assert case.is_fresh((0, 0))

    def test_of_equal_parts_the_first_in_reading_order_keeps_the_number(self):
        case = Case(Maze.blank(4, 4), SetWalls([(0, row, 1, "E", "wall") for row in range(4)]))
        assert case.keeps((0, 3), (0, 0))
        assert case.is_fresh((0, 3))

    def test_size_counts_faces_not_cells(self):
        # The left room has five cells of its own and two faces, the right one three faces and two cells.
        links = [teleporter((0, 0, col), (0, 1, col)) for col in (5, 6, 7)]
        maze = blocks("....#....\n...##....", links=links)
        case = Case(maze, SetCells([(0, 0, 4, "floor"), (0, 1, 4, "floor"), (0, 1, 3, "floor")]))
        left, right = (case.before.regions[case.before.number_at((0, 0, col))] for col in (0, 8))
        assert (left.size, left.face_count, right.size, right.face_count) == (5, 2, 2, 3)
        assert case.keeps((0, 8), (0, 0))

    def test_removal_comes_before_addition(self):
        # The right hall is the larger, but not what is left of it.
        maze = walls(TWO_HALLS)
        split = [(0, row, 2, "E", "wall") for row in range(3)]
        opened = [(0, row, 1, "E", "open") for row in range(3)]
        case = Case(maze, SetWalls(split + opened))
        assert case.keeps((0, 0), (0, 0))
        assert case.keeps((0, 4), (0, 4))

    def test_a_room_that_nothing_of_remains_gives_its_number_to_nobody(self):
        case = Case(blocks("..\n.."), SetCells([(0, 0, 0, "rock")]))
        assert case.is_fresh((1, 1))

    def test_a_room_keeps_its_number_when_all_its_cells_become_entries(self):
        maze = blocks("#.##\n#...\n...#\n##.#")
        SetCells([(0, 0, 1, "rock"), (0, 1, 3, "rock"), (0, 2, 0, "rock"), (0, 3, 2, "rock")]).apply(maze)
        number = Segmentation.of(maze).region[0, 1, 1]
        cells = [(0, 0, 1), (0, 1, 3), (0, 2, 0), (0, 3, 2)]
        case = Case(maze, SetCells((*cell, "floor") for cell in cells))
        assert case.after.regions[int(number)].face_count == 1
        assert case.after.regions[int(number)].size == 0
        assert int(number) in case.delta.changed.tolist()


class TestCorridors:
    def test_of_equal_parts_that_are_joined_again_the_number_that_was_there_stays(self):
        cut = SetWalls([(0, 3, 3, "E", "wall")])
        joined = SetCells([(0, 5, 3, "floor"), (0, 5, 4, "floor")])
        drawing = "..######\n..######\n########\n........\n.######.\n...##..."
        before, after = numbers_of_halves(drawing, cut, joined)
        assert before == after

    def test_of_corridors_that_merge_the_longer_gives_its_number(self):
        case = Case(blocks("..#...."), SetCells([(0, 0, 2, "floor")]))
        assert case.keeps((0, 6), (0, 0))

    def test_of_equal_corridors_the_lower_number_stays(self):
        case = Case(blocks("...#..."), SetCells([(0, 0, 3, "floor")]))
        assert list(case.after.regions) == [min(case.before.regions)]

    def test_a_corridor_cut_leaves_its_number_with_the_longer_part(self):
        case = Case(blocks("......"), SetWalls([(0, 0, 1, "E", "wall")]))
        assert case.keeps((0, 0), (0, 5))
        assert case.is_fresh((0, 0))

    def test_a_corridor_cut_in_halves_leaves_it_with_the_part_that_holds_the_first_cell(self):
        case = Case(blocks("#..\n..#"), SetWalls([(0, 0, 1, "S", "wall")]))
        assert case.keeps((1, 0), (0, 2))
        assert case.is_fresh((1, 0))

    def test_a_ring_that_is_cut_is_the_same_corridor(self):
        case = Case(blocks("...\n.#.\n..."), SetWalls([(0, 1, 2, "S", "wall")]))
        assert case.keeps((0, 0), (0, 0))
        assert len(case.after.regions) == 1

    def test_a_ring_that_closes_is_the_same_corridor(self):
        maze = blocks("...\n.#.\n...")
        SetWalls([(0, 1, 2, "S", "wall")]).apply(maze)
        case = Case(maze, SetWalls([(0, 1, 2, "S", "open")]))
        assert case.keeps((0, 0), (2, 2))


class TestCrossroads:
    def test_a_crossroad_keeps_its_number_while_it_stays_one(self):
        case = Case(blocks("...\n#.#\n#.#"), SetCells([(0, 1, 0, "floor"), (0, 2, 1, "rock")]))
        assert case.new.kind[0, 0, 1] == "crossroad"
        assert case.keeps((0, 1), (0, 1))

    def test_a_cell_that_becomes_a_crossroad_has_a_number_of_its_own(self):
        case = Case(blocks("...\n###"), SetCells([(0, 1, 1, "floor")]))
        assert case.is_fresh((0, 1))
        assert len(set(case.after.regions)) == 4


def test_what_an_edit_does_not_touch_keeps_its_numbers():
    maze = blocks("""
        ...#.#...
        .......#.
        ...#.#...
    """)
    case = Case(maze, SetCells([(0, 0, 4, "rock")]))
    for place in ((0, 0), (1, 2), (1, 6), (0, 8), (2, 8)):
        assert case.keeps(place, place)


THREE_ROOMS = """
    ...#.#....
    .......##.
    ...#.#....
"""


def test_numbers_stay_when_the_board_grows():
    case = Case(blocks(THREE_ROOMS), Resize((-1, -2), 6, 14))
    assert case.delta.fresh
    for cell in case.new.region_of:
        assert case.after.number_at(cell) == case.before.number_at(cell)


def test_numbers_stay_with_what_remains_when_the_board_shrinks():
    case = Case(blocks(THREE_ROOMS), Resize((1, 0), 2, 8))
    for cell in ((0, 1, 0), (0, 1, 3), (0, 2, 7)):
        assert case.after.number_at(cell) == case.before.number_at(cell)


def test_one_part_that_a_smaller_board_leaves_inherits_the_number():
    case = Case(blocks(".#.\n.#.\n..."), Resize((0, 0), 2, 3))
    left, right = (case.after.number_at((0, 0, col)) for col in (0, 2))
    assert left != right
    assert case.before.number_at((0, 0, 0)) in (left, right)
