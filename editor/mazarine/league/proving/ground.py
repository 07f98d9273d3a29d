"""Lets programs do their jobs, several at once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from threading import Event

from mazarine.cores import cores
from mazarine.errors import MazeError
from mazarine.league.proving.plan import Job, ProvingPlan
from mazarine.league.proving.results import ProvingResult, Status
from mazarine.league.proving.trial import trial
from mazarine.messages import Message
from mazarine.mouse.process import build


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
