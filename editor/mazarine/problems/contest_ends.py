"""The start and the goals of a contest maze, which files without markers do not name."""

from __future__ import annotations

from collections.abc import Iterator

from mazarine.maze import Cell, Marker, MarkerKind, Maze
from mazarine.maze.codes import Matter
from mazarine.maze.edits import Batch, PlaceMarker
from mazarine.maze.endpoints import Endpoints
from mazarine.problems.contest_goal import middle_of, usual_goal
from mazarine.problems.ends import missing_ends
from mazarine.problems.messages import FixText
from mazarine.problems.problem import Fix, Problem, ProblemKind, Profile


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
