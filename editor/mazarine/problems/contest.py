"""The rules of micromouse contests, as far as they are about the maze.

The numbers in this module and in the others of contests are from these rules, whose differences are in
`mazarine.problems.contest_rules`:

- *Micromouse Contest Rules (adapted from APEC rules)*, IEEE Region 1, North Jersey Section
  (ewh.ieee.org/r1/north_jersey/sac/mr.html), specifications for the maze 1, 3 and 4; the same in the World
  Micromouse Championship Rules, the maze 1, 3 and 4: 16 × 16 squares; the outside wall encloses the maze; the
  start in a corner, with walls on three sides, turned so that with the open side to the north the outside
  walls are to the west and the south; in the middle the destination, a large opening of 4 squares; at least
  one wall touches each lattice point, except within the destination.
- *UK Micromouse Half Size Rules*, April 2019 (ukmars.org), a translation of those of Japan, rules on the maze
  2 and 3: no more than 32 × 32 squares; the start as above; the destination is a rectangle announced in
  advance. *Rules for Micromouse*, New Technology Foundation, 2019 (ntf.or.jp/mouse/rule/kitei_micro-EN.html),
  2-2 and 2-3, say the same. Mazes of such contests have posts that touch no wall, so none are checked.
- *Rules for Micromouse Classic*, New Technology Foundation, since 2014
  (ntf.or.jp/mouse/micromouse2017/kitei_classic_since2014-EN.html), 2-2 and 2-3: at most 16 × 16 squares, in
  Japanese 16 × 16; the start in a corner, left clockwise; the finish on the four squares in the center. What
  we could read does not ask for three walls around the start, no walls in the finish, or walls at posts, but
  the mazes have them.
- *Micromouse category*, robotika.sk, 2012, and the rules of the Robotics Championship, 2.5: multiple paths to
  the destination are allowed and expected.
- P. Harrison, *Micromouse Online*, "Solving the maze" (micromouseonline.com): mazes are made so that a
  follower of walls does not find the goal. So do the rules of RoboGames (robogames.net/rules/maze.php). The
  rules above do not ask for it, so it is a note.

The rules do not mention floor that cannot be reached, so that is a note, too. Where contests differ, as
about the number of entrances of the destination, nothing is checked.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from mazarine.counting import Noun
from mazarine.maze import Marker, Maze
from mazarine.maze.codes import SOUTH_SHIFT, Matter, Wall
from mazarine.maze.edits import Batch, PlaceMarker, RemoveMarker, SetCells, SetWalls
from mazarine.maze.endpoints import Endpoints
from mazarine.problems.contest_ends import Block, goal_problems, middle_of
from mazarine.problems.contest_rules import CLASSIC, HALF_SIZE, ContestRules
from mazarine.problems.contest_start import single_path, start_problems, wall_follower
from mazarine.problems.links import link_name, removal_of
from mazarine.problems.messages import FixText, ProblemMessage
from mazarine.problems.problem import Fix, Problem, ProblemKind, Severity, cells_at, listed
from mazarine.problems.zones import Zones


def bare_posts(maze: Maze, goal: Block | None, severity: Severity) -> list[Problem]:
    """Return the posts inside one level of squares that touch no wall, except those within the goal."""
    bare = _bare(maze)
    top, left = maze.origin
    posts = [
        (row, col)
        for row, col in np.argwhere(bare).tolist()
        if goal is None or not goal.surrounds(row + top, col + left)
    ]
    if not posts:
        return []
    count = len(posts)
    around = {(row + down, col + right) for row, col in posts for down in (0, 1) for right in (0, 1)}
    cells = np.array([(0, row + top, col + left) for row, col in sorted(around)], dtype=np.int64)
    has_rock = bool((maze.cells[0] >> 1 == Matter.ROCK).any())
    text = FixText.ADD_WALLS if count > 1 else FixText.ADD_WALL
    fix = Fix(text(), _walls_at(maze, posts, bare, goal))
    # A wall between two sides of rock may cut the maze; the rock has a problem of its own.
    fixes = () if has_rock else (fix,)
    message = ProblemMessage.POSTS_WITHOUT_WALLS(count=count)
    return [Problem(ProblemKind.CONTEST_POSTS, severity, message, count, cells, fixes=fixes)]


def _bare(maze: Maze) -> NDArray[np.bool_]:
    """Return which posts touch no wall: (rows - 1, cols - 1), each below and right of its cell."""
    east, south = maze.walls[0] & 3 == Wall.WALL, maze.walls[0] >> SOUTH_SHIFT == Wall.WALL
    touched: NDArray[np.bool_] = east[:-1, :-1] | east[1:, :-1] | south[:-1, :-1] | south[:-1, 1:]
    return ~touched


def _walls_at(
    maze: Maze, posts: list[tuple[int, int]], bare: NDArray[np.bool_], goal: Block | None
) -> SetWalls:
    """Return a wall for each of these posts, or one for two.

    Nothing is cut where there is no rock: a wall from a post that touches none closes no ring of walls.
    """
    bare, (top, left) = bare.copy(), maze.origin
    inner = set() if goal is None else set(goal.inner_walls)
    walls: list[tuple[int, int, int, str, str]] = []
    for row, col in posts:
        if not bare[row, col]:
            continue
        # To the north, the south, the west and the east of the post; with the post at the other end.
        positions = (
            ((row, col, "E"), (row - 1, col)), ((row + 1, col, "E"), (row + 1, col)),
            ((row, col, "S"), (row, col - 1)), ((row, col + 1, "S"), (row, col + 1)),
        )  # fmt: skip
        free = [it for it in positions if (0, it[0][0] + top, it[0][1] + left, it[0][2]) not in inner]
        (at_row, at_col, side), other = max(free, key=lambda it: _is_bare(bare, it[1]))
        walls.append((0, at_row + top, at_col + left, side, "wall"))
        bare[row, col] = False
        if _is_bare(bare, other):
            bare[other] = False
    return SetWalls(walls)


def _is_bare(bare: NDArray[np.bool_], post: tuple[int, int]) -> bool:
    """Return whether a post touches no wall; those of the outside wall do."""
    rows, cols = bare.shape
    return 0 <= post[0] < rows and 0 <= post[1] < cols and bool(bare[post])


def contest_problems(zones: Zones, ends: Endpoints, rules: ContestRules) -> list[Problem]:
    """Return the rules that a maze breaks."""
    maze = zones.maze
    board = list(board_problems(maze, rules))
    if any(problem.severity is Severity.ERROR for problem in board):
        return board  # The other rules have no meaning on such a board.
    goal = Block.around(ends.goals)
    has_posts = not rules.needs_middle or (goal is not None and goal == middle_of(maze))
    return [
        *board, *_rock(maze), *_links(maze), *_gaps(maze), *start_problems(zones, ends, rules),
        *goal_problems(maze, ends, goal, rules),
        *(bare_posts(maze, goal, rules.posts) if rules.posts and has_posts else ()),
        *wall_follower(zones, ends), *single_path(zones, ends),
    ]  # fmt: skip


def board_problems(maze: Maze, rules: ContestRules) -> Iterator[Problem]:
    """Yield the problems of the lattice and of the size."""
    levels, rows, cols = maze.shape
    fault = None
    if not maze.lattice.is_full:
        fault = ProblemMessage.CONTEST_LATTICE(lattice=maze.lattice.title)
    elif levels > 1:
        fault = ProblemMessage.CONTEST_LEVELS(levels=Noun.LEVELS(count=levels))
    elif max(rows, cols) > rules.most or min(rows, cols) < rules.least:
        sentence = ProblemMessage.CLASSIC_SIZE if rules.least == rules.most else ProblemMessage.CONTEST_SIZE
        fault = sentence(most=rules.most, rows=rows, cols=cols)
    if fault is not None:
        yield Problem(ProblemKind.CONTEST_BOARD, Severity.ERROR, fault)
    elif rules.usual and (rows != cols or rows not in rules.usual):
        note = ProblemMessage.CONTEST_UNUSUAL_SIZE(rows=rows, cols=cols, classic=CLASSIC, half_size=HALF_SIZE)
        yield Problem(ProblemKind.CONTEST_BOARD, Severity.NOTE, note)


def _rock(maze: Maze) -> Iterator[Problem]:
    cells = maze.grid.cells_at(np.argwhere(maze.cells >> 1 == Matter.ROCK))
    count = len(cells)
    if count:
        floor = SetCells((level, row, col, "floor") for level, row, col in cells.tolist())
        yield Problem(
            ProblemKind.CONTEST_ROCK,
            Severity.ERROR,
            ProblemMessage.CONTEST_ROCK(count=count),
            count,
            cells,
            fixes=(Fix(FixText.MAKE_FLOOR(), floor),),
        )


def _links(maze: Maze) -> list[Problem]:
    return listed(
        (
            Problem(
                ProblemKind.CONTEST_LINK,
                Severity.ERROR,
                ProblemMessage.CONTEST_LINK(link=link_name(link)),
                cells=cells_at(*(port.cell for port in link.ports)),
                fixes=(removal_of(link),),
            )
            for link in maze.links
        ),
        ProblemMessage.MORE_CONTEST_LINKS,
    )


def _gaps(maze: Maze) -> list[Problem]:
    """Return a problem for each gap in the outer border, which entrances and exits are drawn with."""
    gaps = sorted((marker for marker in maze.markers if marker.is_gap), key=lambda gap: gap.cell)
    return listed((_gap(maze, gap) for gap in gaps), ProblemMessage.MORE_GAPS)


def _gap(maze: Maze, gap: Marker) -> Problem:
    closed = [
        Marker(marker.kind, marker.cell, None, marker.label, marker.extra) if marker == gap else marker
        for marker in maze.markers.at(gap.cell)
    ]
    closing = Batch((RemoveMarker(gap.cell), *map(PlaceMarker, closed)))
    return Problem(
        ProblemKind.CONTEST_BORDER,
        Severity.ERROR,
        ProblemMessage.CONTEST_GAP(cell=gap.cell),
        cells=cells_at(gap.cell),
        fixes=(Fix(FixText.CLOSE_GAP(), closing),),
    )
