"""Killed at any moment, a program leaves the old file or the new one, and a good journal."""

from __future__ import annotations

import pytest

from tests.depth import deep
from tests.files.killing import kill


@pytest.mark.parametrize("seed", [*range(6), *deep(range(6, 12))])
def test_a_kill_at_a_random_moment_loses_nothing_that_was_on_the_disk(seed: int) -> None:
    kept, saved = kill(seed)
    assert kept >= saved
