"""The start and the goals of a contest maze, which files without markers do not name; rules for the goal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from mazarine.maze import Cell, Marker, MarkerKind, Maze
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.edits import Batch, PlaceMarker, SetWalls
from mazarine.maze.endpoints import Endpoints
from mazarine.problems.contest_rules import CLASSIC, ContestRules
from mazarine.problems.ends import missing_ends
from mazarine.problems.messages import FixText, ProblemMessage
from mazarine.problems.problem import Fix, Problem, ProblemKind, Profile, Severity, cells_at

_LEAST = 3
WallName = tuple[int, int, int, str]
"""Level, row, col and side of a wall position."""


@dataclass(frozen=True)
class Block:
    """The cells of level 0 from one lattice row and column to another, both included."""

    top: int
    left: int
    bottom: int
    right: int

    @classmethod
    def around(cls, cells: Sequence[Cell]) -> Block | None:
        """Return the least block that holds cells; None for none."""
        if not cells:
            return None
        rows, cols = [cell[1] for cell in cells], [cell[2] for cell in cells]
        return cls(min(rows), min(cols), max(rows), max(cols))

    @property
    def cells(self) -> Iterable[Cell]:
        """Its cells in reading order."""
        return tuple(
            (0, row, col)
            for row in range(self.top, self.bottom + 1)
            for col in range(self.left, self.right + 1)
        )

    @property
    def inner_walls(self) -> list[WallName]:
        """The wall positions between two of its cells."""
        return [
            *((*cell, "E") for cell in self.cells if cell[2] < self.right),
            *((*cell, "S") for cell in self.cells if cell[1] < self.bottom),
        ]

    def surrounds(self, row: int, col: int) -> bool:
        """Return whether the four cells around the post below and right of a cell are all of the block."""
        return self.top <= row < self.bottom and self.left <= col < self.right


def middle_of(maze: Maze) -> Block | None:
    """Return the four cells in the middle of 16 × 16 cells."""
    if maze.shape[1:] != (CLASSIC, CLASSIC):
        return None
    row, col = (first + CLASSIC // 2 - 1 for first in maze.origin)
    return Block(row, col, row + 1, col + 1)


def usual_goal(maze: Maze) -> Block | None:
    """Return the cells in the middle of a board of any size: two along an even side, one along an odd one.

    None where such a block would reach the border, and on boards that no contest has.
    """
    levels, rows, cols = maze.shape
    if not maze.lattice.is_full or levels > 1 or min(rows, cols) < _LEAST:
        return None
    top, left = (maze.origin[axis] + (size - 1) // 2 for axis, size in enumerate((rows, cols)))
    return Block(top, left, top + 1 - rows % 2, left + 1 - cols % 2)


def goal_problems(maze: Maze, ends: Endpoints, goal: Block | None, rules: ContestRules) -> Iterator[Problem]:
    """Yield the problems of the goal, which this block surrounds."""
    if goal is None:
        return
    cells, middle = cells_at(*ends.goals), middle_of(maze)
    if rules.goal_place is not None and middle is not None and goal != middle:
        message = ProblemMessage.GOAL_NOT_IN_MIDDLE()
        yield Problem(ProblemKind.CONTEST_GOAL, rules.goal_place, message, len(cells), cells)
    if set(goal.cells) != set(ends.goals):
        message = ProblemMessage.GOAL_NOT_RECTANGLE()
        yield Problem(ProblemKind.CONTEST_GOAL, Severity.ERROR, message, len(cells), cells)
        return
    walled = [wall for wall in goal.inner_walls if _stands(maze, wall)]
    if walled:
        message = ProblemMessage.GOAL_HAS_WALLS(count=len(walled))
        open_all = SetWalls((*wall, "open") for wall in walled)
        fixes = (Fix(FixText.REMOVE_WALLS(), open_all),)
        yield Problem(ProblemKind.CONTEST_GOAL, rules.goal_walls, message, len(walled), cells, fixes=fixes)


def _stands(maze: Maze, wall: tuple[int, int, int, str]) -> bool:
    return maze.wall_at(wall[:3], wall[3]) is Wall.WALL


def contest_ends(maze: Maze) -> Endpoints:
    """Return the start and the goals of the mouse, for the rules.

    Without markers, as in files of one byte a cell, these are the corner in the south-west, and on 16 × 16
    cells the four in the middle.
    """
    marked = Endpoints.of(maze)
    middle = middle_of(maze)
    is_middle = middle is not None and set(marked.goals) <= set(middle.cells)
    goals = tuple(middle.cells) if middle is not None and is_middle else marked.goals
    return Endpoints(_starts(maze)[:1], goals)


def contest_profile(maze: Maze) -> Profile:
    """Return the profile of a maze from a file of a contest: 16 × 16 cells are classic.

    Half-size mazes may have any size. One of 16 × 16 cells has goals that are not in the middle.
    """
    middle, goals = middle_of(maze), Endpoints.of(maze).goals
    is_classic = middle is not None and set(goals) <= set(middle.cells)
    return Profile.CLASSIC if is_classic else Profile.HALF_SIZE


def contest_markers(maze: Maze) -> Batch | None:
    """Return the edit that adds the standard start and goals of contests, whichever the maze lacks.

    None if there is nothing to add. The start is the corner in the south-west. The goals are the cells in the
    middle: four where both sides are even. Nothing is added to mazes that are not square, nor where it would
    be in rock.
    """
    _, rows, cols = maze.shape
    if rows != cols:
        return None
    marked = Endpoints.of(maze)
    starts = () if marked.starts else _start_markers(maze)
    goals = () if marked.goals else _goal_markers(maze)
    is_added = (starts or marked.starts) and (goals or marked.goals)
    return Batch(tuple(map(PlaceMarker, (*starts, *goals)))) if is_added and (starts or goals) else None


def missing_contest_ends(maze: Maze) -> Iterator[Problem]:
    """Yield problems for a missing start and missing goals, with fixes that add the standard ones."""
    fixes: dict[str, tuple[FixText, tuple[Marker, ...]]] = {
        ProblemKind.NO_START: (FixText.ADD_CONTEST_START, _start_markers(maze)),
        ProblemKind.NO_GOAL: (FixText.ADD_CONTEST_GOALS, _goal_markers(maze)),
    }
    for problem in missing_ends(Endpoints.of(maze)):
        text, markers = fixes[problem.kind]
        fix = (Fix(text(), Batch(tuple(map(PlaceMarker, markers)))),) if markers else ()
        yield Problem(problem.kind, problem.severity, problem.message, fixes=fix)


def _corner(maze: Maze) -> Cell:
    return maze.grid.cell_at((0, maze.shape[1] - 1, 0))


def _starts(maze: Maze) -> tuple[Cell, ...]:
    """Return the starts that are marked, or the corner."""
    corner = _corner(maze)
    return Endpoints.of(maze).starts or ((corner,) if _is_floor(maze, corner) else ())


def _start_markers(maze: Maze) -> tuple[Marker, ...]:
    is_board = usual_goal(maze) is not None
    return (Marker(MarkerKind.START, _corner(maze)),) if is_board and _is_floor(maze, _corner(maze)) else ()


def _goal_markers(maze: Maze) -> tuple[Marker, ...]:
    block = usual_goal(maze)
    if block is None or not all(_is_floor(maze, cell) for cell in block.cells):
        return ()
    return tuple(Marker(MarkerKind.GOAL, cell) for cell in block.cells)


def _is_floor(maze: Maze, cell: Cell) -> bool:
    return bool(maze.cells[maze.grid.array_place(cell)] >> 1 != Matter.ROCK)
