"""The example mazes of `resources/mazes`, drawn by us; `python -m tests.files.example_mazes` writes them.

`contest.txt` is its own drawing: it was grown and braided by a throw-away program until it kept the
rules that `test_example_mazes.py` checks.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from mazarine.files import write
from mazarine.files.script import steps_of
from mazarine.generators import begin
from mazarine.generators.finishing import finish
from mazarine.lattice import HONEYCOMB, SQUARE, Lattice
from mazarine.maze import Link, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.edits import PlaceLink, PlaceMarker, SetWalls
from mazarine.maze.edits.walls import WallState
from tests.drawing import blocks, walls

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "mazes"

_AUTHOR = "The Mazarine authors"
_WELCOME = """
    ####################################
    ####################################
    ##...........###...........#.......#
    ##...........###...........#.#####.#
    ##..#..#..#..###...........#.#...#.#
    ...........................#.#...#.#
    ##...........###...........#.#...#.#
    ##..#..#..#..###...........#.#####.#
    ##...........###...........#.......#
    ##...........###...........#########
    ######.###?#####...........#########
    ######.###.................#########
    ######.##############.##############
    ###.....#############.#######..#####
    ###.....#############.######....####
    ###.....#####..............#....####
    ###...........############........##
    #######.....####...#...##..........#
    #######........#.#.#.#.##..........#
    #######.....##.#.#.#.#.###........##
    ########...###.#.#.#.#...........###
    ########...###.#.#.#.#######....####
    ########...###...#...########..#####
    ####################################
"""
_LABYRINTH_CORNER = (2, 16)
_LABYRINTH = """
    +---+---+---+---+---+---+---+---+---+---+---+
    |       |                   |   |           |
    +   +   +   +---+   +---+   +   +   +---+   +
    |   |       |   |       |       |   |       |
    +   +---+---+   +---+   +---+---+   +   +---+
    |       |           |               |       |
    +---+   +   +   +---+---+---+---+---+---+   +
    |   |   |   |   |                       |   |
    +   +   +---+   +   +---+---+---+---+   +   +
    |   |       |   |           |           |   |
    +   +---+   +   +---+---+   +   +---+---+   +
    |       |           |       |   |           |
    +   +   +---+   +---+   +---+   +---+   +   +
    |   |   |       |       |   |       |   |   |
    +   +   +   +---+   +---+   +---+   +   +   +
    |   |   |   |       |           |   |   |   |
    +   +---+   +   +---+---+---+   +---+---+   +
    |           |                   |           |
    +   +---+---+---+---+---+---+   +---+   +   +
    |                           |           |   |
    +---+---+---+---+---+---+---+---+---+---+---+
"""
_LOWER = """
    +---+---+---+---+---+---+---+---+---+---+---+---+
    | a         |                       |           |
    +---+---+   +   +   +---+   +---+---+   +   +   +
    |       |       |           |           |   |   |
    +   +   +   +---+---+   +   +   +---+---+   +   +
    |   |   |       |       |   |   |       |       |
    +   +   +---+---+   +   +---+   +   +---+   +   +
    |   |           |   |   |       |       |   |   |
    +   +---+---+   +   +---+   +---+---+   +   +---+
    |       |   |       |       |           |       |
    +---+   +   +---+   +   +---+---+   +---+---+---+
    |       |           |           |               |
    +   +---+   +---+---+---+---+   +   +---+---+   +
    |       |   |       |       |   |               |
    +   +   +---+   +   +   +   +   +   +---+---+   +
    |   |           |       |           |         b |
    +---+---+---+---+---+---+---+---+---+---+---+---+
"""
_UPPER = """
    +---+---+---+---+---+---+---+---+---+---+---+---+
    | a                                             |
    +   +   +   +   +---+---+---+---+---+---+---+   +
    |               |       |                   |   |
    +   +   +   +   +   +   +---+   +   +   +   +   +
    |                   |   |       |               |
    +   +   +   +   +---+   +   +   +---+---+---+   +
    |               |           |               |   |
    +   +---+---+---+   +---+   +---+---+---+---+   +
    |   |           |       |                       |
    +   +---+---+   +   +   +   +---+   +   +   +   +
    |   |               |   |   |   |               |
    +   +   +   +---+---+---+   +   +   +   +   +   +
    |   |                           |               |
    +   +---+---+---+---+---+---+---+   +   +   +   +
    |                                             b |
    +---+---+---+---+---+---+---+---+---+---+---+---+
"""


def welcome() -> Maze:
    """Draw a maze that shows all there is to see."""
    maze = blocks(_WELCOME)
    maze.title, maze.author = "Welcome to Mazarine", _AUTHOR
    _build(maze, _labyrinth_walls())
    _build(maze, [(0, 19, 8, "S", "wall"), (0, 19, 9, "S", "secret"), (0, 19, 10, "S", "wall")])
    _link(maze, _port(14, 3, "W"), _port(17, 34, "E"), "from room to room")
    _link(maze, _port(2, 21, "N"), _port(22, 9, "S"), "into the closet")
    _link(maze, _port(11, 26), _port(5, 31), "into the keep", one_way=True)
    _link(maze, _port(4, 30), _port(9, 12), "out of the keep", one_way=True)
    _mark(maze, MarkerKind.START, 5, 0, "", PortSide.W)
    for row, col in ((17, 29), (17, 30), (18, 29), (18, 30)):
        _mark(maze, MarkerKind.GOAL, row, col)
    _mark(maze, MarkerKind.TREASURE, 21, 9, "behind a secret door")
    _mark(maze, MarkerKind.TREASURE, 6, 32)
    _mark(maze, MarkerKind.NPC, 3, 6, "The host of the pillared hall")
    _mark(maze, MarkerKind.OPPONENT, 6, 21)
    _mark(maze, MarkerKind.NOTE, 8, 28, "A moat is a ring: a corridor without an entry.")
    _mark(maze, MarkerKind.NOTE, 16, 7, "A pinch: two rooms touch in one cell.")
    _mark(maze, MarkerKind.NOTE, 10, 10, "A secret cell: the way on is not on everybody's map.")
    return maze


def two_levels() -> Maze:
    """Draw a labyrinth below and a gallery above, joined by teleporters."""
    maze = walls(_LOWER, _UPPER)
    maze.title, maze.author = "Two levels", _AUTHOR
    _link(maze, Port((0, 7, 3), PortSide.E), Port((1, 3, 10)), "up into the niche", one_way=True)
    _link(maze, Port((1, 3, 7), PortSide.E), Port((1, 5, 7), PortSide.W), "through two walls")
    _mark(maze, MarkerKind.START, 7, 0, "", PortSide.W)
    PlaceMarker(Marker(MarkerKind.GOAL, (1, 2, 1))).apply(maze)
    PlaceMarker(Marker(MarkerKind.TREASURE, (1, 6, 1))).apply(maze)
    return maze


def dungeon() -> Maze:
    """Make rooms with doors, and winding corridors between them."""
    return _grown("A dungeon", "rooms-and-corridors", (30, 40), 7, {"treasure": 5, "npc": 3})


def cave() -> Maze:
    """Make a wide and ragged cave."""
    return _grown("A cave", "caves", (40, 56), 4, {"treasure": 4, "opponent": 3})


def honeycomb() -> Maze:
    """Make winding passages on a honeycomb, with loops and halls."""
    finishes = {"braid": 0.4, "sparsify": 0.15, "treasure": 4}
    return _grown("A honeycomb", "growing-tree", (16, 30), 5, finishes, HONEYCOMB)


def points() -> Maze:
    """Grow the points of the seed, which can be grown on: step by step from P1 = (0, 0, 0)."""
    blank = Maze.blank(9, 8, lattice=HONEYCOMB)
    maze = Maze(np.zeros_like(blank.cells), blank.walls, lattice=HONEYCOMB, origin=(-5, -3))
    with (FOLDER / "points.jsonl").open("rb") as script:
        for step in steps_of(script, script.name):
            assert step.edit is not None
            step.edit.apply(maze)
    maze.title, maze.author = "Points in six directions", _AUTHOR
    return maze


def _grown(
    title: str, name: str, shape: tuple[int, int], seed: int, finishes: dict[str, Any],
    lattice: Lattice = SQUARE, **values: Any,
) -> Maze:  # fmt: skip
    rng = np.random.default_rng(seed)
    maze = begin(name, *shape, rng=rng, lattice=lattice, **values).run()
    finish(maze, finishes, rng=rng)
    maze.title, maze.author = title, _AUTHOR
    return maze


def _labyrinth_walls() -> list[WallState]:
    """Return the walls inside the labyrinth, at its place in the welcome maze."""
    drawn = walls(_LABYRINTH)
    top, left = _LABYRINTH_CORNER
    _, rows, cols = drawn.shape
    states: list[WallState] = []
    for row in range(rows):
        for col in range(cols):
            code = int(drawn.walls[0, row, col])
            if col < cols - 1:
                states.append((0, top + row, left + col, "E", code & 3))
            if row < rows - 1:
                states.append((0, top + row, left + col, "S", code >> 2))
    return states


def _port(row: int, col: int, side: str = "pad") -> Port:
    return Port((0, row, col), PortSide(side))


def _build(maze: Maze, states: list[WallState]) -> None:
    SetWalls(states).apply(maze)


def _link(maze: Maze, first: Port, second: Port, label: str, one_way: bool = False) -> None:
    """Place a teleporter, with the walls that it stands in."""
    _build(maze, [(*port.cell, str(port.side), "wall") for port in (first, second) if port.side.is_wall])
    PlaceLink(Link(first, second, one_way=one_way, label=label)).apply(maze)


def _mark(
    maze: Maze, kind: MarkerKind, row: int, col: int, label: str = "", side: PortSide | None = None
) -> None:
    PlaceMarker(Marker(kind, (0, row, col), side, label)).apply(maze)


if __name__ == "__main__":
    write(welcome(), FOLDER / "welcome.maze")
    write(two_levels(), FOLDER / "two-levels.maze")
    write(dungeon(), FOLDER / "dungeon.maze")
    write(cave(), FOLDER / "cave.maze")
    write(honeycomb(), FOLDER / "honeycomb.maze")
    write(points(), FOLDER / "points.maze")
