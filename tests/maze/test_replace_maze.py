"""A maze that becomes another, and what it was before again."""

from __future__ import annotations

from hypothesis import given

from mazarine.maze import Maze
from mazarine.maze.edits import ReplaceMaze, SetWalls
from tests.strategies import mazes


@given(mazes(), mazes())
def test_a_maze_becomes_the_other_and_is_itself_again(maze: Maze, other: Maze) -> None:
    before = maze.copy()
    change = ReplaceMaze(other).apply(maze)
    assert change.reshaped
    assert maze == other
    back = change.inverse.apply(maze)
    assert maze == before
    back.inverse.apply(maze)
    assert maze == other


def test_the_other_is_not_touched_by_later_edits() -> None:
    maze, other = Maze.blank(2, 2), Maze.blank(3, 3)
    edit = ReplaceMaze(other)
    edit.apply(maze)
    SetWalls([(0, 0, 0, "E", "wall")]).apply(maze)
    assert other == Maze.blank(3, 3)
    edit.apply(maze)
    assert maze == Maze.blank(3, 3)
