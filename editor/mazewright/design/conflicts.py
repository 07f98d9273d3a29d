"""Which requirements fight: short searches for one of them alone, then for two."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from mazewright.design.messages import DesignText
from mazewright.design.request import Request
from mazewright.design.requirement import Requirement, Sort
from mazewright.design.run import Run, edits_of
from mazewright.messages import Message

_MOST_UNMET = 3
_SHARE = 2
"""A short search has half of the edits of a run."""


def find_conflicts(request: Request, unmet: Sequence[Requirement], seconds: float) -> Iterator[Message]:
    """Yield what short searches show about requirements that were not met.

    What they do not find may exist: these are hints. They end after some seconds.
    """
    end = time.monotonic() + seconds
    searched = [it for it in unmet if it.sort is not Sort.SYMMETRY][:_MOST_UNMET]
    alone = [it for it in searched if _is_found(request, (it,))]
    yield from (DesignText.NOT_MET_ALONE(text=it.text) for it in searched if it not in alone)
    pairs: set[frozenset[Requirement]] = set()
    for requirement in alone:
        fighting = []
        for other in request.requirements:
            if other is requirement or other.is_objective or (other in searched and other not in alone):
                continue
            if time.monotonic() > end:
                return
            if not _is_found(request, (requirement, other)):
                fighting.append(other)
        for other in fighting:
            pair = frozenset((requirement, other))
            if pair not in pairs:
                pairs.add(pair)
                yield DesignText.PAIR_FIGHTS(first=requirement.text, second=other.text)
        if not fighting and len(alone) == len(searched) and len(request.requirements) > 1:
            yield DesignText.ALL_FIGHT(text=requirement.text)


def _is_found(request: Request, requirements: tuple[Requirement, ...]) -> bool:
    run = Run(request, 0, 0, requirements, most=edits_of(request, 0) // _SHARE)
    run.advance(run.most)
    return run.cost == 0
