"""The rules of micromouse contests, as far as they are about the maze.

The numbers in this module and those beside it are those of these rules:

- *Micromouse Contest Rules (adapted from APEC rules)*, IEEE Region 1, North Jersey Section
  (ewh.ieee.org/r1/north_jersey/sac/mr.html), specifications for the maze 1, 3 and 4; the same in the World
  Micromouse Championship Rules, the maze 1, 3 and 4: 16 × 16 squares; the outside wall encloses the maze; the
  start in a corner, with walls on three sides, turned so that with the open side to the north the outside
  walls are to the west and the south; in the middle the destination, a large opening of 4 squares; at least
  one wall touches each lattice point, except within the destination.
- *UK Micromouse Half Size Rules*, April 2019 (ukmars.org), a translation of those of Japan, rules on the maze
  2 and 3: no more than 32 × 32 squares; the start as above; the destination is a rectangle that is told in
  advance. Mazes of such contests have posts that touch no wall, so only those of classic ones are checked.
- P. Harrison, *Micromouse Online*, "Solving the maze" (micromouseonline.com): mazes are made so that a
  follower of walls does not find the goal. The rules above do not ask for it, so it is a note.

The rules do not speak of floor that cannot be reached, so that is a note, too. Where contests differ, as
about how many ways lead into the destination, nothing is checked.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from mazewright.counting import count_of
from mazewright.maze import Marker, Maze
from mazewright.maze.codes import Matter
from mazewright.maze.edits import Batch, PlaceMarker, RemoveMarker, SetCells
from mazewright.maze.endpoints import Endpoints
from mazewright.problems.contest_goal import CLASSIC, Block, goal_problems, middle_of
from mazewright.problems.contest_start import start_problems, wall_follower
from mazewright.problems.links import remove, words_for
from mazewright.problems.posts import bare_posts
from mazewright.problems.problem import (
    Fix,
    Problem,
    ProblemKind,
    Severity,
    cells_at,
    listed,
    named,
)
from mazewright.problems.zones import Zones

HALF_SIZE = 32


def contest_ends(maze: Maze) -> Endpoints:
    """Return where the mouse begins and where it wants to go.

    Without markers, as in files of one byte a cell, these are the corner in the south-west, and on 16 × 16
    cells the four in the middle.
    """
    marked = Endpoints.of(maze)
    _, rows, _ = maze.shape
    corner = maze.grid.cell_at((0, rows - 1, 0))
    starts = marked.starts or ((corner,) if maze.cells[0, -1, 0] >> 1 != Matter.ROCK else ())
    middle = middle_of(maze)
    is_middle = middle is not None and set(marked.goals) <= set(middle.cells)
    return Endpoints(starts[:1], tuple(middle.cells) if middle is not None and is_middle else marked.goals)


def contest_problems(zones: Zones, ends: Endpoints) -> list[Problem]:
    """Return which rules a maze breaks."""
    maze = zones.maze
    board = list(_board(maze))
    if any(problem.severity is Severity.ERROR for problem in board):
        return board  # What follows means nothing on another board.
    goal = Block.around(ends.goals)
    is_classic = goal is not None and goal == middle_of(maze)
    return [
        *board, *_rock(maze), *_links(maze), *_gaps(maze), *start_problems(zones, ends),
        *goal_problems(maze, ends, goal), *(bare_posts(maze, goal) if is_classic else ()),
        *wall_follower(zones, ends),
    ]  # fmt: skip


def _board(maze: Maze) -> Iterator[Problem]:
    levels, rows, cols = maze.shape
    words = ""
    if not maze.lattice.is_full:
        words = f"A contest maze has square cells; this is a {maze.lattice.name}."
    elif levels > 1:
        words = f"A contest maze has one level; this one has {levels}."
    elif max(rows, cols) > HALF_SIZE:
        words = f"A contest maze has 32 × 32 cells at most; this one has {rows:,} × {cols:,}."
    if words:
        yield Problem(ProblemKind.CONTEST_BOARD, Severity.ERROR, words)
    elif (rows, cols) not in ((CLASSIC, CLASSIC), (HALF_SIZE, HALF_SIZE)):
        words = (
            f"{rows} × {cols} cells are neither the 16 × 16 of a classic contest nor 32 × 32 of half size."
        )
        yield Problem(ProblemKind.CONTEST_BOARD, Severity.NOTE, words)


def _rock(maze: Maze) -> Iterator[Problem]:
    cells = maze.grid.cells_at(np.argwhere(maze.cells >> 1 == Matter.ROCK))
    if len(cells):
        count = len(cells)
        words = (
            f"{count_of(count, 'cell')} {'is' if count == 1 else 'are'} rock; a contest maze has only walls."
        )
        floor = SetCells((level, row, col, "floor") for level, row, col in cells.tolist())
        yield Problem(
            ProblemKind.CONTEST_ROCK,
            Severity.ERROR,
            words,
            count,
            cells,
            fixes=(Fix("Make it floor", floor),),
        )


def _links(maze: Maze) -> list[Problem]:
    return listed(
        (
            Problem(
                ProblemKind.CONTEST_LINK, Severity.ERROR,
                f"A contest maze has no links, but this one has the {words_for(link)}.",
                cells=cells_at(*(port.cell for port in link.ports)), fixes=(remove(link),),
            )
            for link in maze.links
        ),
        lambda rest: count_of(rest, "more link"),
    )  # fmt: skip


def _gaps(maze: Maze) -> list[Problem]:
    """Return of gaps in the outer border, which entrances and exits are drawn with."""
    gaps = sorted((marker for marker in maze.markers if marker.side is not None), key=lambda gap: gap.cell)
    return listed((_gap(maze, gap) for gap in gaps), lambda rest: count_of(rest, "more gap"))


def _gap(maze: Maze, gap: Marker) -> Problem:
    closed = [
        Marker(marker.kind, marker.cell, None, marker.label, marker.extra) if marker == gap else marker
        for marker in maze.markers.at(gap.cell)
    ]
    return Problem(
        ProblemKind.CONTEST_BORDER,
        Severity.ERROR,
        f"The outside wall has a gap at {named(gap.cell)}; it is to enclose the maze.",
        cells=cells_at(gap.cell),
        fixes=(Fix("Close the gap", Batch((RemoveMarker(gap.cell), *map(PlaceMarker, closed)))),),
    )
