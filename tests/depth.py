"""The depth of a run: how many examples Hypothesis tries, and which cases run only in depth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

import pytest
from hypothesis import settings

_T = TypeVar("_T")


def examples(share: float) -> settings:
    """Return settings with a share of the examples of the profile, at least five."""
    return settings(max_examples=max(5, round(share * settings.default.max_examples)))


def fewer(share: float) -> settings:
    """Return settings with a share of the examples in a quick run, and all in depth."""
    return examples(1.0 if is_deep() else share)


def deep(cases: Iterable[Any]) -> list[Any]:
    """Return the parameters of cases that run only in depth."""
    return [pytest.param(case, marks=pytest.mark.deep) for case in cases]


def sample(cases: Iterable[_T], count: int) -> list[_T]:
    """Return all cases in depth, and in a quick run about `count` of them, evenly spread."""
    drawn = list(cases)
    return drawn if is_deep() else drawn[:: max(1, len(drawn) // count)]


def is_deep() -> bool:
    """Return whether the run is in depth."""
    return settings.default.max_examples >= settings.get_profile("ci").max_examples


def is_soak() -> bool:
    """Return whether the run tries as many examples as it can."""
    return settings.default.max_examples >= settings.get_profile("soak").max_examples
