"""The engine against the oracle on all mazes that are small enough to try them all."""

from __future__ import annotations

import itertools

import pytest

from editor.lattice import Side
from editor.maze import Maze
from editor.maze.edits import Batch, PlaceLink, SetCells, SetWalls
from tests.drawing import blocks, teleporter
from tests.regions.agreement import Watched
from tests.regions.oracle import Oracle


class TestEverySmallMaze:
    @pytest.mark.parametrize(
        ("rows", "cols"), [(1, 1), (1, 2), (2, 1), (1, 4), (4, 1), (2, 2), (2, 3), (3, 2)]
    )
    def test_fresh_and_after_every_single_wall(self, rows: int, cols: int):
        positions = positions_of(rows, cols)
        for pattern in itertools.product((0, 1), repeat=len(positions)):
            walled = maze_of(rows, cols, pattern)
            watched = Watched(walled)
            for position, state in zip(positions, pattern, strict=True):
                change = SetWalls([(*position, 1 - state)]).apply(walled)
                watched.follow(change)
                watched.follow(change.inverse.apply(walled))

    @pytest.mark.parametrize(("rows", "cols"), [(3, 3), (2, 4)])
    def test_all_wall_patterns_one_wall_at_a_time(self, rows: int, cols: int):
        """Walk through all patterns in Gray code, so that each differs from the last in one wall."""
        positions = positions_of(rows, cols)
        maze = Maze.blank(rows, cols)
        watched = Watched(maze)
        for step in range(1, 1 << len(positions)):
            position = positions[(step & -step).bit_length() - 1]
            *cell, side = position
            state = 1 - maze.wall_at(tuple(cell), Side[side])
            watched.follow(SetWalls([(*position, state)]).apply(maze))

    @pytest.mark.parametrize(("rows", "cols"), [(3, 3), (2, 5)])
    def test_all_rock_patterns_one_cell_at_a_time(self, rows: int, cols: int):
        maze = Maze.blank(rows, cols)
        watched = Watched(maze)
        for step in range(1, 1 << rows * cols):
            row, col = divmod((step & -step).bit_length() - 1, cols)
            state = "rock" if maze.cells[0, row, col] else "floor"
            watched.follow(SetCells([(0, row, col, state)]).apply(maze))

    @pytest.mark.parametrize("picture", ["...\n...", "..\n#.", "....", "...\n.#.\n..."])
    def test_every_pair_of_pads_linked_and_unlinked(self, picture: str):
        maze = blocks(picture)
        watched = Watched(maze)
        floor = sorted(Oracle(maze).board.floor)
        for first, second in itertools.permutations(floor, 2):
            change = PlaceLink(teleporter(first, second)).apply(maze)
            watched.follow(change)
            watched.follow(change.inverse.apply(maze))

    def test_every_block_of_rock_and_back_in_a_hall(self):
        maze = Maze.blank(5, 5)
        watched = Watched(maze)
        for top, left in itertools.product(range(5), repeat=2):
            for bottom, right in itertools.product(range(top, 5), range(left, 5)):
                cells = itertools.product(range(top, bottom + 1), range(left, right + 1))
                change = SetCells((0, row, col, "rock") for row, col in cells).apply(maze)
                watched.follow(change)
                watched.follow(change.inverse.apply(maze))


class TestEveryCut:
    """Several places of one corridor or room at once."""

    RING = "...\n.#.\n..."
    LONG_RING = "....\n.##.\n...."
    SNAKE = "....\n###.\n...."

    @pytest.mark.parametrize("picture", [RING, LONG_RING, SNAKE])
    @pytest.mark.parametrize("count", [1, 2, 3])
    def test_walls_across_a_corridor(self, picture: str, count: int):
        maze = blocks(picture)
        watched = Watched(maze)
        for joints in itertools.combinations(sorted(map(sorted, watched.oracle.board.joints)), count):
            edit = SetWalls((*here, "E" if here[1] == there[1] else "S", "wall") for here, there in joints)
            change = edit.apply(maze)
            watched.follow(change)
            watched.follow(change.inverse.apply(maze))

    @pytest.mark.parametrize("picture", [RING, LONG_RING, SNAKE])
    @pytest.mark.parametrize("count", [1, 2, 3])
    def test_rock_in_a_corridor(self, picture: str, count: int):
        maze = blocks(picture)
        watched = Watched(maze)
        for cells in itertools.combinations(sorted(watched.oracle.board.floor), count):
            change = SetCells((*cell, "rock") for cell in cells).apply(maze)
            watched.follow(change)
            watched.follow(change.inverse.apply(maze))

    @pytest.mark.parametrize("picture", ["....\n....\n....", "...\n...", ".....\n..#..\n....."])
    def test_walls_and_rock_in_a_room(self, picture: str):
        maze = blocks(picture)
        watched = Watched(maze)
        walls = [
            SetWalls([(*here, "E" if here[1] == there[1] else "S", "wall")])
            for here, there in sorted(map(sorted, watched.oracle.board.joints))
        ]
        rocks = [SetCells([(*cell, "rock")]) for cell in sorted(watched.oracle.board.floor)]
        for pair in itertools.combinations(walls + rocks, 2):
            change = Batch(pair).apply(maze)
            watched.follow(change)
            watched.follow(change.inverse.apply(maze))

    @pytest.mark.parametrize("picture", [RING, SNAKE])
    def test_cells_that_leave_a_corridor_and_walls_across_it(self, picture: str):
        """A link in its middle takes a cell out of a corridor; with a wall elsewhere in the same update."""
        width = picture.index("\n")
        maze = blocks("\n".join([picture, "#" * width, ".".ljust(width, "#")]))
        watched = Watched(maze)
        joints = sorted(map(sorted, watched.oracle.board.joints))
        far = max(watched.oracle.board.floor)
        for cell in sorted(watched.oracle.board.floor - {far}):
            for here, there in joints:
                wall = SetWalls([(*here, "E" if here[1] == there[1] else "S", "wall")])
                change = Batch((PlaceLink(teleporter(cell, far)), wall)).apply(maze)
                watched.follow(change)
                watched.follow(change.inverse.apply(maze))


def positions_of(rows: int, cols: int) -> list[tuple[int, int, int, str]]:
    """Give every wall position inside a board of one level."""
    east = [(0, row, col, "E") for row in range(rows) for col in range(cols - 1)]
    south = [(0, row, col, "S") for row in range(rows - 1) for col in range(cols)]
    return east + south


def maze_of(rows: int, cols: int, pattern: tuple[int, ...]) -> Maze:
    """Make the maze with these codes at these positions."""
    maze = Maze.blank(rows, cols)
    SetWalls(
        (*position, state) for position, state in zip(positions_of(rows, cols), pattern, strict=True)
    ).apply(maze)
    return maze
