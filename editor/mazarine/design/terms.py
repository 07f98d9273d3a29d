"""Requirements as the terms of a cost, which the native core computes."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from mazarine.design import codes
from mazarine.design.codes import RANGE
from mazarine.design.requirement import HANDS, Requirement, Sort
from mazarine.native.design import Wants


class Term(NamedTuple):
    """A measure with its range, as `Wants` has them one below the other."""

    number: int
    groups: int
    aim: int
    low: float
    high: float
    scale: float
    weight: float


def term_of(requirement: Requirement, cells: int) -> Term | None:
    """Return the term of a requirement; None if a judge does not keep its measure."""
    measure = requirement.measure
    if requirement.sort is Sort.HAND:
        is_left = requirement.subject == HANDS[0]
        return Term(
            codes.LEFT_HAND if is_left else codes.RIGHT_HAND,
            codes.WITH_LEFT if is_left else codes.WITH_RIGHT,
            RANGE, requirement.low, requirement.high, 1.0, requirement.weight,
        )  # fmt: skip
    if measure is None or measure.number is None:
        return None
    return Term(
        measure.number, measure.groups, requirement.aim,
        measure.bounds(cells)[0] if requirement.is_objective else requirement.low, requirement.high,
        scale_of(requirement, cells), requirement.weight,
    )  # fmt: skip


def contest_terms(faces: float, weight: float) -> Iterable[Term]:
    """Yield the terms of a contest: open faces, which posts without walls are, and a path to the goal."""
    yield Term(codes.FACES, 0, RANGE, -math.inf, faces, 4.0, weight)
    yield Term(codes.LENGTH, codes.WITH_SEARCH, RANGE, 0, math.inf, 1.0, weight)


def scale_of(requirement: Requirement, cells: int) -> float:
    """Return what counts as off by 1: the larger end of the range, or all that there can be."""
    measure = requirement.measure
    ends = [abs(end) for end in (requirement.low, requirement.high) if math.isfinite(end)]
    if measure is None:
        return 1.0
    if ends:
        return max(1.0 if measure.is_whole else 0.1, *ends)
    return measure.bounds(cells)[1] or 1.0


def wants_of(terms: Iterable[Term]) -> Wants:
    """Return terms for the native core, those that take the least time first."""
    columns = list(zip(*sorted(terms, key=lambda term: term.groups), strict=True)) or [()] * len(Term._fields)
    number, groups, aim = (np.array(column, dtype=np.int64) for column in columns[:3])
    low, high, scale, weight = (np.array(column, dtype=np.float64) for column in columns[3:])
    return Wants(measures=number, groups=groups, aims=aim, low=low, high=high, scale=scale, weights=weight)
