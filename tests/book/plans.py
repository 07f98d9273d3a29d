"""Plans of books."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mazarine.book.plan import BookPlan, read_plan
from mazarine.league.toml import toml_text

SMALL: dict[str, Any] = {"count": 4, "difficulty": [2.0, 3.0], "rows": 8, "cols": 8, "seed": 5}
"""A book that is found at once."""


def write_plan(folder: Path, **values: Any) -> Path:
    """Write a plan of a small book with other values."""
    path = folder / "plan.toml"
    path.write_text(toml_text({**SMALL, **values}), encoding="utf-8")
    return path


def plan(folder: Path, **values: Any) -> BookPlan:
    """Return the plan of a small book with other values."""
    return read_plan(write_plan(folder, **values))
