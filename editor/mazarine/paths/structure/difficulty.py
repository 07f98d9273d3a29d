"""The formula of difficulty (`docs/explanation/difficulty.md`)."""

from __future__ import annotations

import math


def difficulty_of(length: int, turns: int, decisions: int, branch_cells: int) -> float:
    """Return the difficulty of finding a solution: the logarithm of a product that grows with each number."""
    return math.log10(1.0 + float(length + turns) * float(1 + decisions) * float(1 + branch_cells))
