"""One run of a league: a mouse program or an explorer in a maze."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby, pairwise
from pathlib import Path
from time import perf_counter

from mazarine.agents.settings import AGENTS
from mazarine.agents.simulation import End, Plan, Simulation
from mazarine.errors import MouseError, PluginError
from mazarine.files import read
from mazarine.league.messages import LeagueMessage
from mazarine.league.results import LeagueResult
from mazarine.league.spec import MouseSpec
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.mouse import MouseBoard, MouseEnd, MouseProtocol, run_program
from mazarine.mouse.board import cell_at
from mazarine.mouse.scoring import Scoring

_HEADINGS = {(-1, 0): 0, (0, 1): 1, (1, 0): 2, (0, -1): 3}
"""Quarter turns from north, by the step in rows and columns."""
_ENDS = {None: MouseEnd.LIMIT, End.STEPS: MouseEnd.LIMIT, End.FAILED: MouseEnd.CRASH}
"""How the run of an explorer ends that has not stopped by itself."""


def board_of(path: Path) -> tuple[Maze, MouseBoard]:
    """Read a maze, and make its board.

    Raises
    ------
    MazeError
        If it cannot be read, or is none for mice.
    """
    maze = read(path)
    try:
        return maze, MouseBoard.of(maze)
    except MouseError as error:
        raise MouseError(LeagueMessage.MAZE_FAILED(maze=str(path), reason=error.message)) from error


def play(
    mouse: MouseSpec, path: Path, name: str, run: int, is_wanted: Callable[[], bool] = lambda: True
) -> LeagueResult | None:
    """Run a mouse once.

    Parameters
    ----------
    path, name : the file of the maze, and how results name it
    run : from 1; the seed of an explorer's random choices
    is_wanted : asked now and then; False stops the run, which has no result then

    Raises
    ------
    MazeError
        If the maze cannot be read, or the program cannot be started.
    """
    maze, board = board_of(path)
    with mouse.named():
        if mouse.explorer:
            return _explored(mouse, maze, board, name, run, is_wanted)
        protocol = MouseProtocol(board)
        found = run_program(mouse.command, mouse.folder, protocol, mouse.limits, is_wanted=is_wanted)
    if found.end is MouseEnd.STOPPED:
        return None
    return LeagueResult(
        mouse.name, name, run, found.end.value, str(found.reason), found.goal, found.source_score,
        found.readme_score, found.moves, found.turns, found.commands, found.seconds,
    )  # fmt: skip


def _explored(
    mouse: MouseSpec, maze: Maze, board: MouseBoard, name: str, run: int, is_wanted: Callable[[], bool]
) -> LeagueResult | None:
    """Let an explorer that sees the walls of its cell walk to the middle, and count as for a program."""
    began = perf_counter()
    plan = Plan(mouse.explorer, AGENTS["micromouse"])
    source, readme, turns, heading = Scoring(1), Scoring(2), 0, 0
    try:
        simulation = Simulation(_contest(maze, board), [plan], seed=run - 1, most_steps=mouse.limits.moves)
    except PluginError as error:
        return LeagueResult(
            mouse.name, name, run, MouseEnd.CRASH.value, str(error), None, source.score, readme.score, 0, 0,
            0, perf_counter() - began,
        )  # fmt: skip
    walker = simulation.walkers[0]
    while not simulation.is_over:
        simulation.advance()
        if simulation.turns % 64 == 0:
            if not is_wanted():
                return None
            if perf_counter() - began > mouse.limits.seconds:
                break
    path = walker.path[:, 1:].tolist()
    steps = [(after[0] - row, after[1] - col) for (row, col), after in pairwise(path)]
    moves = 0
    for step, straight in groupby(step for step in steps if step in _HEADINGS):
        turn = abs((_HEADINGS[step] - heading + 2) % 4 - 2)
        count = len(list(straight))
        for scoring in (source, readme):
            if not moves:
                scoring.start_run()
            for _ in range(turn):
                scoring.add_turn()
            scoring.add_move(2 * count)
        moves, turns, heading = moves + count, turns + turn, _HEADINGS[step]
    reached = walker.end is End.GOAL
    if reached:
        source.finish_run()
        readme.finish_run()
    end = _ENDS.get(walker.end, MouseEnd.EXIT)
    return LeagueResult(
        mouse.name, name, run, end.value, str(walker.reason or ""), (moves, turns) if reached else None,
        source.score, readme.score, moves, turns, moves + turns, perf_counter() - began,
    )  # fmt: skip


def contest_of(path: Path) -> Maze:
    """Read a maze as explorers of a league see it; `MazeError` as for `board_of`."""
    return _contest(*board_of(path))


def _contest(maze: Maze, board: MouseBoard) -> Maze:
    """Return the lowest level of a maze with the start and the goals of mouse programs, and no links."""
    contest = Maze(maze.cells[:1].copy(), maze.walls[:1].copy(), origin=maze.origin)
    contest.markers.add(Marker(MarkerKind.START, cell_at(maze, (0, 0))))
    for spot in sorted(board.goals):
        contest.markers.add(Marker(MarkerKind.GOAL, cell_at(maze, spot)))
    return contest
