"""One program and one job: runs it, and judges what it has written."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from mazarine.errors import EditRejected, MazeError, MazeFileError
from mazarine.files.block_conversion import to_thin_walls
from mazarine.league.a_maze_ing import judge
from mazarine.league.messages import ProvingText
from mazarine.league.proving.plan import GeneratorSpec, Job, Limits
from mazarine.league.proving.results import ProvingResult, Status, Texture
from mazarine.league.proving.running import Run, run
from mazarine.maze.codes import Matter
from mazarine.messages import Message, printable, quoted
from mazarine.mouse.messages import MouseMessage
from mazarine.problems import Severity
from mazarine.problems.a_maze_ing import Board

_NO_MODULE = re.compile(r"No module named '(\w+)")
_TRACEBACK = "Traceback (most recent call last)"
_MOST_REASON = 200
_MOST_KEPT = 1 << 22
"""Bytes of a file that a result keeps."""


def trial(
    spec: GeneratorSpec, job: Job, limits: Limits, is_wanted: Callable[[], bool] = lambda: True
) -> ProvingResult:
    """Let a program do a job, twice if that has a seed; what goes wrong is in the result."""
    if job.fault:
        return ProvingResult(spec.name, job.name, Status.CRASHED, job.fault, 0.0)
    try:
        first = run(spec, job, limits, is_wanted)
        result = _judged(spec, job, first)
        if len(result.file) > _MOST_KEPT:
            result = replace(result, file=b"")
        if first.file is None or not job.has_seed or not is_wanted():
            return result
        return replace(result, repeats=run(spec, job, limits, is_wanted).file == first.file)
    except MazeError as error:
        reason = error.message
    except OSError as error:  # No room, or a folder where a file is to be.
        reason = MouseMessage.NOT_STARTED(reason=error.strerror or str(error))
    return ProvingResult(spec.name, job.name, Status.CRASHED, reason, 0.0)


def _judged(spec: GeneratorSpec, job: Job, found: Run) -> ProvingResult:
    if found.file is None:
        return ProvingResult(spec.name, job.name, *_without_file(found), found.seconds, memory=found.memory)
    result = ProvingResult(
        spec.name, job.name, Status.OK, "", found.seconds, memory=found.memory, file=found.file
    )
    if job.is_bad:
        reason = ProvingText.BAD_CONFIG_TAKEN()
        return replace(result, status=Status.BROKEN, reason=reason, faults={"config.accepted": 1})
    if not job.config:
        return _measured(result, job)
    judgement = judge(found.file, job.wanted)
    broken = [problem for problem in judgement.problems if problem.severity is not Severity.NOTE]
    if judgement.facts is not None:
        facts = judgement.facts
        result = replace(result, loops=facts.loops, dead_ends=facts.dead_ends, shortest=facts.shortest)
        with suppress(MazeFileError):
            result = replace(result, texture=Texture.of(result.maze()))
    faults = {problem.kind: problem.count for problem in judgement.problems}
    if broken:
        return replace(result, status=Status.BROKEN, reason=broken[0].message, faults=faults)
    return replace(result, faults=faults)


def _without_file(found: Run) -> tuple[Status, Message | str]:
    if found.limit is not None:
        return Status.TIMEOUT, found.limit
    printed = [printable(line.strip()) for line in found.log.splitlines() if line.strip()]
    last: Message | str = printed[-1][:_MOST_REASON] if printed else ""
    if missing := _NO_MODULE.search(found.log):
        last = ProvingText.PACKAGE_MISSING(name=quoted(missing[1]))
    if _TRACEBACK in found.log or (found.status or 0) < 0:
        return Status.CRASHED, last or ProvingText.ENDED_BY_SIGNAL(number=-(found.status or 0))
    return (Status.REFUSED, last) if last else (Status.NOTHING, ProvingText.NOTHING_WRITTEN())


def _measured(result: ProvingResult, job: Job) -> ProvingResult:
    """Read a maze of any format, and compare it with what was asked for."""
    try:
        maze = result.maze()
    except MazeFileError as error:
        return replace(result, status=Status.BROKEN, reason=error.cause, faults={"format.unknown": 1})
    if maze.shape == (1, 2 * job.rows + 1, 2 * job.cols + 1):  # A picture, whose walls are cells.
        with suppress(EditRejected):
            maze = to_thin_walls(maze).maze
    board = Board.of(maze)
    facts, faults = board.facts, {}
    if board.shape != (job.rows, job.cols):
        faults["config.size"] = 1
    is_rock = maze.cells[0] >> 1 == Matter.ROCK
    cut_off = int((~board.reached & ~is_rock).sum())
    if cut_off:
        faults["cells.unreachable"] = cut_off
    reason = (
        ProvingText.NOT_AS_ASKED(rows=board.shape[0], cols=board.shape[1]) if "config.size" in faults else ""
    )
    if cut_off and not reason:
        reason = ProvingText.PARTS_CUT_OFF(count=cut_off)
    return replace(
        result, status=Status.BROKEN if faults else Status.OK, reason=reason, faults=faults,
        loops=facts.loops, dead_ends=facts.dead_ends, shortest=facts.shortest, texture=Texture.of(maze),
    )  # fmt: skip
