"""Lets programs do their jobs, several at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from threading import Event

from mazarine.cores import cores
from mazarine.errors import MazeError, MouseError
from mazarine.league.messages import LeagueMessage
from mazarine.league.proving.plan import GeneratorSpec, Job, ProvingPlan
from mazarine.league.proving.results import ProvingResult
from mazarine.league.proving.trial import trial
from mazarine.mouse.process import build


def prove_all(
    plan: ProvingPlan, jobs: int | None = None, bad: tuple[Job, ...] = (),
    is_wanted: Callable[[], bool] = lambda: True,
) -> Iterator[tuple[int, ProvingResult]]:  # fmt: skip
    """Let every program do its jobs; yield their numbers in `plan.tries(bad)` and results as they come.

    Parameters
    ----------
    jobs : how many run at once; as many as there are processors by default
    bad : wrong configs, for the programs that take configs
    is_wanted : asked often; False ends the programs that run

    Raises
    ------
    MouseError
        If a program cannot be built.
    """
    for spec in plan.generators:
        if spec.build:
            _build(spec, plan.limits.build_seconds)
    stopped = Event()
    tries = plan.tries(bad)
    with ThreadPoolExecutor(jobs or cores()) as pool:
        left: dict[Future[ProvingResult], int] = {
            pool.submit(trial, spec, job, plan.limits, lambda: is_wanted() and not stopped.is_set()): number
            for number, (spec, job) in enumerate(tries)
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


def _build(spec: GeneratorSpec, seconds: float) -> None:
    try:
        build(spec.build, spec.folder, seconds)
    except MazeError as error:
        raise MouseError(LeagueMessage.GENERATOR_FAILED(name=spec.name, reason=error.message)) from error
