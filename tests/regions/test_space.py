"""The space is what the page's section "Space" says, and patches keep it so."""

from __future__ import annotations

from collections import Counter

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from mazarine.lattice import SQUARE
from mazarine.maze import Cell, Maze
from mazarine.maze.edits import Batch, Change, PlaceLink, SetCells, SetWalls
from mazarine.regions import Segmentation
from mazarine.regions.space import FLOOR, LINK_SHIFT, OPEN_SIDES, Patch, Space
from tests.depth import examples
from tests.drawing import blocks, stairs, teleporter, walls
from tests.maze.strokes import History, Stroke
from tests.regions.oracle import Board
from tests.strategies import mazes, runs, strokes

N, E, S, W = (side.bit for side in SQUARE.sides)


def bytes_of(maze: Maze) -> list[list[list[int]]]:
    space = Space.of(maze)
    return space.grid.view(space.cells).tolist()


def require_equal(space: Space, other: Space) -> None:
    assert (space.grid, space.lattice) == (other.grid, other.lattice)
    assert space.cells.tobytes() == other.cells.tobytes()
    assert space.partners == other.partners


def require_sound(space: Space) -> None:
    """Require that no side is open from one cell only, or leads to or from rock."""
    is_named_once = space.lattice.is_staggered
    for number, side in enumerate(space.lattice.stored if is_named_once else space.lattice.sides):
        opened = np.flatnonzero(space.cells >> number & 1)
        across = opened + space.grid.step(space.lattice.steps[side])
        assert is_named_once or (space.cells[across] & side.opposite.bit).all()
        assert (space.cells[opened] & space.cells[across] & FLOOR).all()


class TestCompiling:
    def test_open_floor_has_open_sides_and_the_border_is_closed(self):
        assert bytes_of(blocks("..\n..")) == [
            [[FLOOR | E | S, FLOOR | S | W], [FLOOR | N | E, FLOOR | N | W]]
        ]

    def test_rock_is_nothing_and_closes_its_neighbors(self):
        assert bytes_of(blocks("#.\n..")) == [[[0, FLOOR | S], [FLOOR | E, FLOOR | N | W]]]

    def test_secrets_are_floor_and_open_and_walls_are_not(self):
        maze = walls("""
            +---+---+---+
            | ? ? ! |   |
            +---+-!-+---+
            | # ! # |   |
            +---+---+---+
        """)
        assert bytes_of(maze) == [[[FLOOR | E, FLOOR | W, FLOOR], [0, 0, FLOOR]]]

    def test_links_are_counted_up_to_three_and_joined(self):
        links = [teleporter((0, 0, 0, side), (1, 0, 0, side)) for side in "NESW"] + [stairs((0, 0, 0))]
        space = Space.of(blocks(".", ".", links=links))
        low, high = space.grid.padded_place((0, 0, 0)), space.grid.padded_place((1, 0, 0))
        assert space.cells[low] == space.cells[high] == FLOOR | 3 << LINK_SHIFT
        assert space.partners == {low: (high,) * 5, high: (low,) * 5}

    @given(mazes())
    def test_a_space_says_what_the_page_says(self, maze: Maze):
        board, space = Board(maze), Space.of(maze)
        places = {cell: space.grid.padded_place(cell) for cell in board.cells}
        assert set(np.flatnonzero(space.cells & FLOOR).tolist()) == {places[cell] for cell in board.floor}
        assert not np.delete(space.cells, list(places.values())).any(), "the margins are nothing"
        # Of six sides a byte has the first half, those of the cells across the others.
        named, joints = 1 if maze.lattice.is_staggered else 2, Counter[frozenset[Cell]]()
        for cell, place in places.items():
            level, row, col = cell
            for number, side in enumerate(maze.lattice.sides[: named * len(maze.lattice.stored)]):
                if space.cells[place] >> number & 1:
                    down, right = maze.lattice.step(row, side)
                    joints[frozenset((cell, (level, row + down, col + right)))] += 1
            linked = sorted(places[other] for other in board.linked.get(cell, []))
            assert sorted(max(end, ~end) for end in space.partners.get(place, ())) == linked
            assert space.cells[place] >> LINK_SHIFT == min(len(linked), 3)
        assert joints == {frozenset((cell, it)): named for cell, all_ in board.beside.items() for it in all_}
        require_sound(space)


class TestPatching:
    @given(mazes(), runs(strokes()))
    def test_a_patch_of_what_is_dirty_equals_a_fresh_space(self, maze: Maze, drawn: list[Stroke]):
        history, space = History(maze), Space.of(maze)
        for stroke in drawn:
            change = history.do(stroke)
            if change is not None:
                patch = Patch.of(maze, change.dirty)
                assert len(np.unique(patch.places)) == len(patch.places) == len(patch.values)
                space.apply(patch)
                require_equal(space, Space.of(maze))

    @given(mazes(max_rows=4, max_cols=4), st.data())
    @examples(0.5)
    def test_a_patch_of_everything_changes_nothing(self, maze: Maze, data: st.DataObject):
        space = Space.of(maze)
        places = data.draw(st.permutations(range(maze.cells.size)))
        space.apply(Patch.of(maze, np.array(places, dtype=np.int64)))
        require_equal(space, Space.of(maze))

    @given(mazes())
    def test_whole_mazes_patches_and_updates_have_the_same_bytes(self, maze: Maze):
        every = np.arange(maze.cells.size)
        walled = np.full_like(maze.walls, 0x15 & maze.lattice.wall_bits)
        rock = Maze(np.zeros_like(maze.cells), walled, lattice=maze.lattice, origin=maze.origin)
        segmentation = Segmentation.of(rock)
        rock.buffers, rock.links = maze.buffers, maze.links
        segmentation.update(Change(every, Batch(())))
        patched = Space.of(maze)
        patched.cells[:] = 0
        patched.apply(Patch.of(maze, every))
        for space in (patched, segmentation.space):
            require_equal(space, Space.of(maze))

    def test_a_patch_does_not_touch_the_space_until_it_is_applied(self):
        maze = blocks("..\n..")
        space = Space.of(maze)
        before = space.cells.copy()
        change = SetCells([(0, 0, 0, "rock")]).apply(maze)
        patch = Patch.of(maze, change.dirty)
        assert space.cells.tobytes() == before.tobytes()
        assert space.grid.padded_to_flat(np.sort(patch.places)).tolist() == [0, 1, 2]

    def test_noting_links_leaves_the_bytes(self):
        maze = blocks("...")
        space = Space.of(maze)
        before = space.cells.copy()
        change = PlaceLink(teleporter((0, 0, 0), (0, 0, 2))).apply(maze)
        space.note_links(Patch.of(maze, change.dirty))
        assert space.cells.tobytes() == before.tobytes()
        assert space.partners == Space.of(maze).partners

    def test_nothing_dirty_is_an_empty_patch(self):
        maze = blocks("..\n..")
        nothing: Change = SetWalls([(0, 0, 0, "E", "open")]).apply(maze)
        patch = Patch.of(maze, nothing.dirty)
        assert (len(patch.places), len(patch.values), patch.partners) == (0, 0, {})


def test_open_sides_are_the_four_lowest_bits():
    assert N | E | S | W == OPEN_SIDES
