"""Programs and their jobs: runs them, several at once, and judges what they have written."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import replace
from threading import Event

from mazarine.cores import cores
from mazarine.errors import EditRejected, MazeError, MazeFileError
from mazarine.files.block_conversion import to_thin_walls
from mazarine.league.a_maze_ing import judge
from mazarine.league.messages import ProvingText
from mazarine.league.proving.plan import GeneratorSpec, Job, Limits, ProvingPlan
from mazarine.league.proving.results import ProvingResult, Status, Texture
from mazarine.league.proving.running import Run, run
from mazarine.maze.codes import Matter
from mazarine.messages import Message, printable, quoted
from mazarine.mouse.messages import MouseMessage
from mazarine.mouse.process import build
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


def prove_all(
    plan: ProvingPlan, jobs: int | None = None, bad: tuple[Job, ...] = (),
    is_wanted: Callable[[], bool] = lambda: True, finished: Collection[int] = (),
) -> Generator[tuple[int, ProvingResult], None, None]:  # fmt: skip
    """Let every program do its jobs; yield their numbers in `plan.tries(bad)` and results as they come.

    One that cannot be built has crashed in all of them.

    Parameters
    ----------
    jobs : how many run at once; as many as there are processors by default
    bad : wrong configs, for the programs that take configs
    is_wanted : asked often; False ends the programs that run
    finished : the numbers of tries that are not repeated
    """
    failed = dict[str, Message]()
    tries = {number: it for number, it in enumerate(plan.tries(bad)) if number not in finished}
    programs = {spec.name for spec, _ in tries.values()}
    for spec in plan.generators:
        if spec.build and spec.name in programs and is_wanted():
            try:
                build(spec.build, spec.folder, plan.limits.build_seconds, is_wanted=is_wanted)
            except MazeError as error:
                failed[spec.name] = error.message
    stopped = Event()
    for number, (spec, job) in tries.items():
        if spec.name in failed:
            yield number, ProvingResult(spec.name, job.name, Status.CRASHED, failed[spec.name], 0.0)
    with ThreadPoolExecutor(jobs or cores()) as pool:
        left: dict[Future[ProvingResult], int] = {
            pool.submit(trial, spec, job, plan.limits, lambda: is_wanted() and not stopped.is_set()): number
            for number, (spec, job) in tries.items()
            if spec.name not in failed
        }
        try:
            while left:
                done, _ = wait(left, return_when=FIRST_COMPLETED)
                for future in done:
                    yield left.pop(future), future.result()
        finally:
            stopped.set()
            for future in left:
                future.cancel()
