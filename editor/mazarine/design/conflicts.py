"""Which requirements fight: short searches for one of them alone, then for two."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence

from mazarine.design.messages import DesignText
from mazarine.design.request import Request
from mazarine.design.requirement import Requirement, Sort
from mazarine.design.run import Run, edits_of, slice_of
from mazarine.messages import Message

_MOST_UNMET = 3
_SHARE = 2
"""A short search has half of the edits of a run."""


class _Stopped(Exception):
    """There is no more time."""


def find_conflicts(
    request: Request, unmet: Sequence[Requirement], goes_on: Callable[[], bool]
) -> Iterator[Message]:
    """Yield what short searches show about requirements that were not met, while `goes_on` allows them.

    What they do not find may exist: these are hints.
    """
    with contextlib.suppress(_Stopped):
        yield from _conflicts(request, unmet, goes_on)


def _conflicts(
    request: Request, unmet: Sequence[Requirement], goes_on: Callable[[], bool]
) -> Iterator[Message]:
    searched = [it for it in unmet if it.sort is not Sort.SYMMETRY][:_MOST_UNMET]
    alone = []
    for requirement in searched:
        if _is_found(request, (requirement,), goes_on):
            alone.append(requirement)
        else:
            yield DesignText.NOT_MET_ALONE(text=requirement.text)
    pairs: set[frozenset[Requirement]] = set()
    for requirement in alone:
        others = (
            it
            for it in request.requirements
            if it is not requirement and not it.is_objective and (it in alone or it not in searched)
        )
        fighting = [it for it in others if not _is_found(request, (requirement, it), goes_on)]
        for other in fighting:
            pair = frozenset((requirement, other))
            if pair not in pairs:
                pairs.add(pair)
                yield DesignText.PAIR_FIGHTS(first=requirement.text, second=other.text)
        if not fighting and len(alone) == len(searched) and len(request.requirements) > 1:
            yield DesignText.ALL_FIGHT(text=requirement.text)


def _is_found(request: Request, requirements: tuple[Requirement, ...], goes_on: Callable[[], bool]) -> bool:
    run = Run(request, 0, 0, requirements, most=edits_of(request, 0) // _SHARE)
    while not run.is_over:
        if not goes_on():
            raise _Stopped
        run.advance(slice_of(request))
    return run.cost == 0
