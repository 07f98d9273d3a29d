"""What stands in a maze beside cells and walls: ports, the links between them, markers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

import numpy as np

Cell = tuple[int, int, int]
"""A cell in lattice coordinates: (level, row, col)."""


class PortSide(StrEnum):
    """The places on a cell that can carry a link."""

    N = "N"
    E = "E"
    S = "S"
    W = "W"
    PAD = "pad"
    UP = "up"
    DOWN = "down"

    @property
    def is_wall(self) -> bool:
        """Whether the port is in a wall position of the cell."""
        return self in _WALL_SIDES


_WALL_SIDES = frozenset((PortSide.N, PortSide.E, PortSide.S, PortSide.W))


class LinkKind(StrEnum):
    """What joins two ports."""

    TELEPORTER = "teleporter"
    STAIRS = "stairs"


class MarkerKind(StrEnum):
    """What a marker stands for."""

    START = "start"
    GOAL = "goal"
    TREASURE = "treasure"
    NPC = "npc"
    OPPONENT = "opponent"
    NOTE = "note"


@dataclass(frozen=True)
class Port:
    """A place on a floor cell that can carry a link."""

    cell: Cell
    side: PortSide = PortSide.PAD

    def __post_init__(self) -> None:
        object.__setattr__(self, "cell", _plain(self.cell))
        object.__setattr__(self, "side", PortSide(self.side))

    def __str__(self) -> str:
        what = {PortSide.PAD: "pad", PortSide.UP: "up port", PortSide.DOWN: "down port"}
        return f"{what.get(self.side, f'{self.side} side')} of cell {self.cell}"


@dataclass(frozen=True)
class Link:
    """Two ports joined: two-way, or one-way from the first to the second.

    `extra` holds what a file said beyond these fields; it is written back.
    """

    first: Port
    second: Port
    kind: LinkKind = LinkKind.TELEPORTER
    one_way: bool = False
    label: str = ""
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "kind", LinkKind(self.kind))

    @property
    def ports(self) -> tuple[Port, Port]:
        """Both ends."""
        return self.first, self.second

    def other_end(self, port: Port) -> Port:
        """Give the port across."""
        return self.second if port == self.first else self.first


@dataclass(frozen=True)
class Marker:
    """A sign on a cell; with a side, a gap in the outer border (an entrance or exit, never a passage)."""

    kind: MarkerKind
    cell: Cell
    side: PortSide | None = None
    label: str = ""
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "kind", MarkerKind(self.kind))
        object.__setattr__(self, "cell", _plain(self.cell))
        object.__setattr__(self, "side", None if self.side is None else PortSide(self.side))


def _plain(cell: Iterable[Any]) -> tuple[Any, ...]:
    """Give a cell with Python's numbers for NumPy's, which files cannot hold; the gateway checks the rest."""
    return tuple(int(part) if isinstance(part, np.integer) else part for part in cell)
