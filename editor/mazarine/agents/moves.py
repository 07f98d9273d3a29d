"""The moves of a walker."""

from __future__ import annotations

from dataclasses import dataclass

from mazarine.lattice import Side
from mazarine.maze import Port


@dataclass(frozen=True)
class Step:
    """Go to the cell across an open side."""

    side: Side


@dataclass(frozen=True)
class Take:
    """Take the link of a port of the cell; entering the cell of a port takes no link."""

    port: Port


@dataclass(frozen=True)
class Wait:
    """Stay, and look again: for secrets, or for others to pass."""


Move = Step | Take | Wait
