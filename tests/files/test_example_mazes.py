"""The mazes that come with the program."""

from __future__ import annotations

from collections import Counter, deque

import numpy as np
import pytest

from mazarine.files import identify, losses, read
from mazarine.files.registry import FORMATS
from mazarine.lattice import SQUARE, Side
from mazarine.maze import Cell, LinkKind, MarkerKind, Maze
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.edits import Expand
from mazarine.regions import Kind, Segmentation
from mazarine.resources_path import resource
from tests.files.example_mazes import FOLDER, cave, dungeon, honeycomb, points, two_levels, welcome


def test_the_shipped_files_are_those_of_the_script() -> None:
    assert read(FOLDER / "welcome.maze") == welcome()
    assert read(FOLDER / "two-levels.maze") == two_levels()
    assert read(FOLDER / "dungeon.maze") == dungeon()
    assert read(FOLDER / "cave.maze") == cave()
    assert read(FOLDER / "honeycomb.maze") == honeycomb()
    assert read(FOLDER / "points.maze") == points()
    assert sorted(path.name for path in FOLDER.iterdir()) == [
        "cave.maze",
        "contest.txt",
        "dungeon.maze",
        "honeycomb.maze",
        "points.jsonl",
        "points.maze",
        "two-levels.maze",
        "welcome.maze",
    ]


def test_they_are_found_as_resources() -> None:
    assert resource("mazes/welcome.maze").samefile(FOLDER / "welcome.maze")


def test_the_welcome_maze_shows_all_there_is_to_see() -> None:
    maze = welcome()
    segmentation = Segmentation.of(maze)
    regions = list(segmentation.regions.values())
    corridors = [region for region in regions if region.kind is Kind.CORRIDOR]
    assert segmentation.regions.count(Kind.ROOM) == 6
    assert any(not region.entries and region.size == 24 for region in corridors), "a ring"
    in_rooms = Counter(cell for region in regions if region.kind is Kind.ROOM for cell in region.entries)
    assert in_rooms[0, 16, 7] == 2, "a pinch"
    assert {link.one_way for link in maze.links} == {True, False}
    assert {port.side.is_wall for link in maze.links for port in link.ports} == {True, False}
    assert (maze.cells >> 1 == Matter.SECRET).any()
    assert (maze.walls >> 2 == Wall.SECRET).any()


@pytest.mark.parametrize("maze", [welcome(), two_levels()], ids=["welcome", "two-levels"])
def test_the_goal_and_the_treasures_can_be_reached_from_the_start(maze: Maze) -> None:
    start = next(marker.cell for marker in maze.markers if marker.kind is MarkerKind.START)
    wanted = {marker.cell for marker in maze.markers if marker.kind in (MarkerKind.GOAL, MarkerKind.TREASURE)}
    assert wanted <= _reached(maze, start).keys()


def test_the_levels_are_joined_by_teleporters() -> None:
    assert all(link.kind is LinkKind.TELEPORTER for link in two_levels().links)
    assert any({port.cell[0] for port in link.ports} == {0, 1} for link in two_levels().links)


def test_the_points_of_the_seed_can_be_grown_on() -> None:
    maze = read(FOLDER / "points.maze")
    assert maze.growth is not None
    assert [number for number in range(1, 13) if maze.growth.is_free(number)] == [4, 6, 7, 9, 11, 12]
    Expand((2, 1, 0), 4).apply(maze)
    assert len(maze.growth) == 14


def test_the_contest_maze_keeps_the_rules() -> None:
    """16 × 16, the start in a corner behind one opening, the goal the middle four cells, no lone posts."""
    maze = read(FOLDER / "contest.txt")
    goals = {(0, 7, 7), (0, 7, 8), (0, 8, 7), (0, 8, 8)}
    start = (0, 15, 0)
    assert maze.shape == (1, 16, 16)
    assert {marker.cell for marker in maze.markers if marker.kind is MarkerKind.GOAL} == goals
    assert [marker.cell for marker in maze.markers if marker.kind is MarkerKind.START] == [start]
    assert [side for side in SQUARE.sides if maze.wall_at(start, side) is Wall.OPEN] == [Side.N]
    reached = _reached(maze, start)
    assert len(reached) == 256
    assert min(reached[goal] for goal in goals) == 73
    gates = [(goal, side) for goal in goals for side in SQUARE.sides
             if _across(goal, side) not in goals and maze.wall_at(goal, side) is Wall.OPEN]  # fmt: skip
    assert len(gates) == 1
    assert _lone_posts(maze) == [(8, 8)]


def test_the_contest_maze_is_held_by_its_format() -> None:
    path = FOLDER / "contest.txt"
    assert identify(path) is FORMATS["micromouse-o"]
    assert losses(read(path), path) == []


def _across(cell: Cell, side: Side) -> Cell:
    down, right = SQUARE.steps[side]
    return cell[0], cell[1] + down, cell[2] + right


def _reached(maze: Maze, start: Cell) -> dict[Cell, int]:
    """Return the number of steps to every reachable cell; the origin is (0, 0)."""
    steps = {start: 0}
    queue = deque([start])
    while queue:
        cell = queue.popleft()
        beside = [_across(cell, side) for side in SQUARE.sides if maze.wall_at(cell, side) is not Wall.WALL]
        ports = maze.links.ports_of(cell)
        links = [(maze.links.at(port), port) for port in ports]
        ends = [
            link.other_end(port).cell
            for link, port in links
            if link and (not link.one_way or port == link.first)
        ]
        for other in beside + ends:
            if other not in steps and maze.cells[other] >> 1 != Matter.ROCK:
                steps[other] = steps[cell] + 1
                queue.append(other)
    return steps


def _lone_posts(maze: Maze) -> list[tuple[int, int]]:
    """Return the inner posts of the only level that no wall touches; (r, c) is north-west of cell (r, c)."""
    east, south = maze.walls[0] & 3 == Wall.WALL, maze.walls[0] >> 2 == Wall.WALL
    touched = east[:-1, :-1] | east[1:, :-1] | south[:-1, :-1] | south[:-1, 1:]
    return [(row + 1, col + 1) for row, col in np.argwhere(~touched).tolist()]
