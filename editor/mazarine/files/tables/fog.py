"""Whether numbers are codes of cells with fog (`mazarine.files.fog_grid`), not another table."""

from __future__ import annotations

import numpy as np

from mazarine.files.evidence import components, ring
from mazarine.files.tables.table import Values

_LEAST_FLOOR = 0.15
_LEAST_INSIDE = 0.25
_MOST = 0.9
_WINDOW = 192


def is_fog(values: Values) -> bool:
    """Return whether numbers from 0 to 7 are codes: from 2 on they are floor, which is connected."""
    if len(values) > 1 or values.min() < 0 or values.max() > 7:
        return False
    grid = values[0, :_WINDOW, :_WINDOW]
    if np.isin(grid, (0, 2)).all():
        return int(np.count_nonzero(grid)) > 2  # Two may be a start and a goal.
    floor = grid >= 2
    plain = np.count_nonzero(floor & (grid < 4))
    if floor.mean() < _LEAST_FLOOR or 4 * plain < np.count_nonzero(floor):
        return False
    _, sizes = components(grid == 0)
    inside = np.mean(grid == 0) >= _LEAST_INSIDE and ring(grid == 0).mean() < 1 - _MOST
    if inside and sizes.max() >= _MOST * sizes.sum():
        return False  # Zeros that are one piece inside of a border are floor.
    seen = np.pad(floor & (grid % 2 == 0), 1)
    beside = (seen[:-2, 1:-1] | seen[2:, 1:-1] | seen[1:-1, :-2] | seen[1:-1, 2:]) & ~floor
    # What is beside a cell that was seen is hardly in fog.
    if np.count_nonzero(beside & (grid == 1)) > 1.5 * np.count_nonzero(beside & (grid == 0)):
        return False
    _, sizes = components(floor)
    return bool(2 * sizes.max() >= sizes.sum())
