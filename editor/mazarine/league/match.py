"""One run of a league: a mouse program or an explorer in a maze."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from itertools import groupby, pairwise
from time import perf_counter

from mazarine.agents.settings import AGENTS
from mazarine.agents.simulation import End, Plan, Simulation
from mazarine.errors import MouseError, PluginError
from mazarine.league.mazes import LeagueMaze
from mazarine.league.messages import LeagueMessage
from mazarine.league.results import LeagueResult
from mazarine.league.spec import MouseSpec
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.secrets import with_secrets_closed
from mazarine.mouse import Goals, MouseBoard, MouseEnd, MouseProtocol, run_program
from mazarine.mouse.board import cell_at
from mazarine.mouse.record import RecordingProtocol
from mazarine.mouse.timing import timing_of

_HEADINGS = {(-1, 0): 0, (0, 1): 1, (1, 0): 2, (0, -1): 3}
"""Quarter turns from north, by the step in rows and columns."""
_TURNS = b"", b"turnRight\n", b"turnRight\nturnRight\n", b"turnLeft\n"
_ENDS = {None: MouseEnd.LIMIT, End.STEPS: MouseEnd.LIMIT, End.FAILED: MouseEnd.CRASH}
"""How the run of an explorer ends that has not stopped by itself."""


def board_of(maze: LeagueMaze, goals: Goals) -> tuple[Maze, MouseBoard]:
    """Read a maze, and make its board; `MazeError` if it cannot be read, or is none for mice."""
    found = maze.read()
    try:
        return found, MouseBoard.of(found, goals)
    except MouseError as error:
        raise MouseError(LeagueMessage.MAZE_FAILED(maze=maze.name, reason=error.message)) from error


def play(
    mouse: MouseSpec, where: LeagueMaze, run: int, is_wanted: Callable[[], bool] = lambda: True
) -> LeagueResult | None:
    """Run a mouse once; `MazeError` if the maze cannot be read, or the program cannot be started.

    Parameters
    ----------
    run : from 1; the seed of an explorer's random choices
    is_wanted : asked now and then; False stops the run, which has no result then
    """
    (maze, board), name = board_of(where, mouse.goals), where.name
    with mouse.named():
        if mouse.explorer:
            return _explored(mouse, maze, board, name, run, is_wanted)
        protocol = RecordingProtocol(board)
        found = run_program(mouse.command, mouse.folder, protocol, mouse.limits, is_wanted=is_wanted)
    if found.end is MouseEnd.STOPPED:
        return None
    timing = timing_of(mouse.model, board, protocol.courses)
    return LeagueResult(
        mouse.name, name, run, found.end.value, str(found.reason), found.goal, found.source_score,
        found.readme_score, found.moves, found.turns, found.commands, found.seconds,
        runs=found.runs, returns=found.returns, note=" ".join(map(str, found.notes)),
        best_run_s=timing.best, all_runs_s=timing.total,
        memory=found.memory, replay=protocol.record(),
    )  # fmt: skip


def _explored(
    mouse: MouseSpec, maze: Maze, board: MouseBoard, name: str, run: int, is_wanted: Callable[[], bool]
) -> LeagueResult | None:
    """Let an explorer that sees the walls of its cell walk to a goal, and count as for a program."""
    began = perf_counter()
    plan, protocol = Plan(mouse.explorer, AGENTS["micromouse"]), MouseProtocol(board)
    end, reason = MouseEnd.CRASH, ""
    try:
        simulation = Simulation(_contest(maze, board), [plan], seed=run - 1, most_steps=mouse.limits.moves)
    except PluginError as error:
        reason = str(error)
    else:
        walker = simulation.walkers[0]
        while not simulation.is_over:
            simulation.advance()
            if simulation.turns % 64 == 0:
                if not is_wanted():
                    return None
                if perf_counter() - began > mouse.limits.seconds:
                    break
        _drive(protocol, walker.path[:, 1:].tolist())
        end, reason = _ENDS.get(walker.end, MouseEnd.EXIT), str(walker.reason or "")
    moves, timing = int(protocol.moves), timing_of(mouse.model, board, protocol.courses)
    return LeagueResult(
        mouse.name, name, run, end.value, reason, protocol.goal, protocol.source_scoring.score,
        protocol.readme_scoring.score, moves, protocol.turns, moves + protocol.turns,
        perf_counter() - began, runs=tuple(protocol.runs.finished), returns=protocol.runs.returns,
        best_run_s=timing.best, all_runs_s=timing.total,
    )  # fmt: skip


def _drive(protocol: MouseProtocol, path: list[list[int]]) -> None:
    """Let a mouse go along rows and columns, straight on as far as it can in one move."""
    steps = [(after[0] - row, after[1] - col) for (row, col), after in pairwise(path)]
    for step, straight in groupby(step for step in steps if step in _HEADINGS):
        turns = (_HEADINGS[step] - protocol.mouse.heading // 2) % 4
        protocol.take(_TURNS[turns] + b"moveForward %d\n" % len(list(straight)))
        deque(protocol.answers(), maxlen=0)


def contest_of(maze: LeagueMaze, goals: Goals) -> Maze:
    """Read a maze as explorers of a league see it; `MazeError` as for `board_of`."""
    return _contest(*board_of(maze, goals))


def _contest(maze: Maze, board: MouseBoard) -> Maze:
    """Return the lowest level of a maze as its board is: secrets, doors and gates are shut, without links."""
    closed = with_secrets_closed(maze)
    contest = Maze(closed.cells[:1].copy(), closed.walls[:1].copy(), origin=maze.origin)
    contest.markers.add(Marker(MarkerKind.START, cell_at(maze, board.start)))
    for spot in sorted(board.goals):
        contest.markers.add(Marker(MarkerKind.GOAL, cell_at(maze, spot)))
    for marker in maze.markers:
        if marker.kind.is_barrier and maze.grid.array_place(marker.cell)[0] == 0:
            contest.markers.add(Marker(MarkerKind.DOOR, marker.cell, marker.side))
    return contest
