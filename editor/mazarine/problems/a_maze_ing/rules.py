"""The rules for the board, each with the places where it is broken."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import SQUARE, Side
from mazarine.maze import Maze
from mazarine.messages import Catalog
from mazarine.problems.a_maze_ing.board import Board
from mazarine.problems.a_maze_ing.fixes import fixes_of
from mazarine.problems.a_maze_ing.messages import EndName, ProjectMessage
from mazarine.problems.problem import Problem, Severity

_LEAST_LOOPS, _MOST_DEAD_ENDS = 2, 2
"""What the newer subject asks for if the maze is not to be perfect."""
_LEAST_WITH_PATTERN = 10, 15
"""The rows and columns from which a missing 42 is a fault."""


class Subject(StrEnum):
    """The two versions of the text of the project."""

    OLDER = "older"
    NEWER = "newer"


def project_problems(maze: Maze, perfect: bool | None = None) -> list[Problem]:
    """Return the broken rules of the lowest level of a maze, which a file of the project would have.

    Parameters
    ----------
    perfect : whether the maze is to be perfect; None if that is not known
    """
    if not maze.lattice.is_full:
        message = ProjectMessage.PROJECT_LATTICE(lattice=maze.lattice.title)
        return [Problem("lattice", Severity.ERROR, message)]
    origin, board = np.array([0, *maze.origin]), Board.of(maze)
    found = [replace(it, cells=it.cells + origin) for it in board_problems(board, perfect=perfect)]
    return [replace(it, fixes=fixes_of(it.kind, maze, board)) for it in found]


def board_problems(
    board: Board, *, perfect: bool | None = None, subject: Subject = Subject.OLDER
) -> list[Problem]:
    """Return the broken rules of a board, with the rows and columns of their places.

    Parameters
    ----------
    perfect : whether the maze is to be perfect; None if that is not known
    subject : what only the newer text asks for are notes with the older one
    """
    found = [*_ends(board), *_walls(board), *_cells(board), *_pattern(board)]
    if perfect and board.loops > 0:
        message = ProjectMessage.LOOPS_IN_PERFECT(count=board.loops)
        found.append(Problem("perfect.loops", Severity.ERROR, message, board.loops))
    if perfect is False:
        found += _newer(board, Severity.ERROR if subject is Subject.NEWER else Severity.NOTE)
    return found


def broken(
    code: str,
    text: Catalog,
    places: Sequence[Sequence[int]] | NDArray[np.int64],
    sides: Sequence[str] = (),
    severity: Severity = Severity.ERROR,
) -> list[Problem]:
    """Return the problem of a rule that is broken at (n, 2) rows and columns; none without places.

    Parameters
    ----------
    text : a sentence with the fields `count`, `x` and `y`
    sides : the letter of that of each place, if the rule is about sides
    """
    at = np.array(places, dtype=np.int64).reshape(-1, 2)
    if not len(at):
        return []
    row, col = at[0].tolist()
    cells = np.insert(at, 0, 0, axis=1)
    message = text(count=len(at), x=col, y=row)
    return [Problem(code, severity, message, len(at), cells, sides=tuple(sides))]


def _ends(board: Board) -> Iterator[Problem]:
    for name, end in ((EndName.ENTRY(), board.entry), (EndName.EXIT(), board.exit)):
        if end is None:
            continue
        (row, col), code = end, "ends.outside"
        if board.holds(end):
            if not board.closed[end]:
                continue
            code = "ends.closed"
        text = ProjectMessage.END_CLOSED if code == "ends.closed" else ProjectMessage.END_OFF_BOARD
        cells = np.array([(0, row, col)])
        yield Problem(code, Severity.ERROR, text(end=name, x=col, y=row), 1, cells)
    if board.entry is not None and board.entry == board.exit:
        row, col = board.entry
        message = ProjectMessage.ENDS_SAME(x=col, y=row)
        yield Problem("ends.same", Severity.ERROR, message, 1, np.array([(0, row, col)]))


def _walls(board: Board) -> list[Problem]:
    bits = board.bits
    has_wall = np.stack([bits & side.bit > 0 for side in SQUARE.sides])
    gaps, unequal = np.zeros_like(has_wall), np.zeros_like(has_wall)
    gaps[Side.N, 0] = gaps[Side.E, :, -1] = gaps[Side.S, -1] = gaps[Side.W, :, 0] = True
    unequal[Side.E, :, :-1] = has_wall[Side.E, :, :-1] != has_wall[Side.W, :, 1:]
    unequal[Side.S, :-1] = has_wall[Side.S, :-1] != has_wall[Side.N, 1:]
    return [
        *_at_sides("walls.incoherent", ProjectMessage.WALLS_ONE_SIDED, unequal),
        *_at_sides("border.open", ProjectMessage.BORDER_OPEN, gaps & ~has_wall),
    ]


def _at_sides(code: str, text: Catalog, found: NDArray[np.bool_]) -> list[Problem]:
    """Return the problem of a rule that is broken at (4, rows, cols) sides of cells."""
    places, names = np.argwhere(found.transpose(1, 2, 0)), [side.name for side in SQUARE.sides]
    return broken(code, text, places[:, :2], [names[side] for side in places[:, 2].tolist()])


def _cells(board: Board) -> list[Problem]:
    stray = board.closed & ~board.pattern.cells
    cut_off = ~board.closed & ~board.reached
    return [
        *broken("cells.closed_stray", ProjectMessage.CELLS_CLOSED, np.argwhere(stray)),
        *broken("cells.unreachable", ProjectMessage.CELLS_NOT_REACHED, np.argwhere(cut_off)),
        *broken("open.3x3", ProjectMessage.AREAS_OPEN, board.open_areas),
    ]


def _pattern(board: Board) -> Iterator[Problem]:
    pattern = board.pattern
    if not pattern.name:
        is_small = any(size < least for size, least in zip(board.shape, _LEAST_WITH_PATTERN, strict=True))
        if is_small:
            yield Problem("pattern.small", Severity.NOTE, ProjectMessage.PATTERN_SMALL())
        else:
            yield Problem("pattern.missing", Severity.ERROR, ProjectMessage.PATTERN_MISSING())
    elif pattern.name == "other":
        count = int(np.count_nonzero(pattern.cells))
        yield Problem("pattern.other", Severity.NOTE, ProjectMessage.PATTERN_OTHER(count=count), count)
    elif pattern.off_middle:
        off = pattern.off_middle
        yield Problem("pattern.off_middle", Severity.NOTE, ProjectMessage.PATTERN_OFF_MIDDLE(count=off), off)


def _newer(board: Board, severity: Severity) -> Iterator[Problem]:
    """Yield what the newer subject asks for of mazes that need not be perfect."""
    if board.loops < _LEAST_LOOPS:
        text = ProjectMessage.TOO_FEW_LOOPS(count=board.loops, least=_LEAST_LOOPS)
        yield Problem("board.loops", severity, text, board.loops)
    ends = np.argwhere(board.dead_ends)
    if len(ends) > _MOST_DEAD_ENDS:
        text = ProjectMessage.TOO_MANY_DEAD_ENDS(count=len(ends), most=_MOST_DEAD_ENDS)
        yield Problem("board.dead_ends", severity, text, len(ends), np.insert(ends, 0, 0, axis=1))
    rows, cols = board.shape
    key = [(0, 0), (0, cols - 1), (rows - 1, 0), (rows - 1, cols - 1), (rows // 2, cols // 2)]
    missed = [place for place in dict.fromkeys(key) if not board.reached[place]]
    yield from broken("board.key_cells", ProjectMessage.KEY_CELLS, missed, severity=severity)
