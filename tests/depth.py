"""The depth of a run: how many examples Hypothesis tries, and which cases run in depth only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import settings


def examples(share: float) -> settings:
    """Return settings with a share of the examples of the profile, at least five."""
    return settings(max_examples=max(5, round(share * settings.default.max_examples)))


def deep(cases: Iterable[Any]) -> list[Any]:
    """Return parameters of cases that run only with `--deep`."""
    return [pytest.param(case, marks=pytest.mark.deep) for case in cases]


def is_soak() -> bool:
    """Return whether the run tries as many examples as it can."""
    return settings.default.max_examples >= settings.get_profile("soak").max_examples
