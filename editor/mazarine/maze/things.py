"""Ports, the links between them, and markers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected
from mazarine.lattice import Side
from mazarine.lattice.grid import Cell
from mazarine.maze.codes import Whole, is_whole
from mazarine.maze.messages import MazeMessage, PortText
from mazarine.messages import Message, Series, quoted

_Choice = TypeVar("_Choice", bound=StrEnum)

CellLike = tuple[Whole, Whole, Whole] | tuple[Whole, Whole] | Sequence[Whole] | NDArray[np.integer]
"""A cell as callers may name it: level, row and column, or row and column where there is one level."""


class PortSide(StrEnum):
    """The places on a cell that can carry a link; web pages number them in this order."""

    N = "N"
    E = "E"
    S = "S"
    W = "W"
    NE = "NE"
    SE = "SE"
    SW = "SW"
    NW = "NW"
    PAD = "pad"
    UP = "up"
    DOWN = "down"

    @property
    def is_wall(self) -> bool:
        """Whether the port is in a wall position of the cell."""
        return self.value in Side.__members__


_STEPS = {PortSide.N: (-1, 0), PortSide.E: (0, 1), PortSide.S: (1, 0), PortSide.W: (0, -1)}
_OPPOSITES = {PortSide.N: PortSide.S, PortSide.E: PortSide.W, PortSide.S: PortSide.N, PortSide.W: PortSide.E}


class LinkKind(StrEnum):
    """The kind of a link."""

    TELEPORTER = "teleporter"
    STAIRS = "stairs"


class MarkerKind(StrEnum):
    """The kind of a marker."""

    START = "start"
    GOAL = "goal"
    TREASURE = "treasure"
    NPC = "npc"
    OPPONENT = "opponent"
    NOTE = "note"
    KEY = "key"
    KEY_ONCE = "key_once"
    DOOR = "door"
    GATE = "gate"

    @property
    def is_barrier(self) -> bool:
        """Whether it blocks a passage: on a side it is no gap in the border."""
        return self in (MarkerKind.DOOR, MarkerKind.GATE)

    @property
    def has_lock(self) -> bool:
        """Whether its label says which keys and doors belong together."""
        return self in (MarkerKind.KEY, MarkerKind.KEY_ONCE, MarkerKind.DOOR)


@dataclass(frozen=True)
class Port:
    """A place on a floor cell that can carry a link.

    Attributes
    ----------
    cell : lattice cell; (row, col) is one of the lowest level
    side : `N`, `E` … for a portal in a wall, `pad`, or `up` and `down` for stairs

    Raises
    ------
    EditRejected
        If the cell is not three whole numbers, or there is no such side.
    """

    cell: Cell
    side: PortSide = PortSide.PAD

    def __post_init__(self) -> None:
        object.__setattr__(self, "cell", cell_of(self.cell))
        object.__setattr__(self, "side", _choice(self.side, PortSide, MazeMessage.NOT_A_PORT_SIDE))

    @property
    def text(self) -> Message:
        """Its place, for the field of a message.

        >>> str(Port((0, 1, 2)).text), str(Port((0, 1, 2), PortSide.N).text)
        ('the pad of cell (0, 1, 2)', 'side N of cell (0, 1, 2)')
        """
        if self.side.is_wall:
            return PortText.SIDE_OF_CELL(side=self.side.value, cell=self.cell)
        return _TEXTS[self.side](cell=self.cell)


_TEXTS = {
    PortSide.PAD: PortText.PAD_OF_CELL,
    PortSide.UP: PortText.UP_PORT_OF_CELL,
    PortSide.DOWN: PortText.DOWN_PORT_OF_CELL,
}


@dataclass(frozen=True)
class Link:
    """Two ports joined: two-way, or one-way from the first to the second.

    Attributes
    ----------
    first, second : the ports
    kind : a teleporter or stairs
    one_way : whether it leads only from the first to the second
    label : shown beside it
    extra : unknown fields of a file, which are written back

    Raises
    ------
    EditRejected
        If a field has a value of a wrong type.
    """

    first: Port
    second: Port
    kind: LinkKind = LinkKind.TELEPORTER
    one_way: bool = False
    label: str = ""
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False, repr=False)

    def __post_init__(self) -> None:
        if not isinstance(self.first, Port) or not isinstance(self.second, Port):
            raise EditRejected(MazeMessage.NOT_PORTS(first=quoted(self.first), second=quoted(self.second)))
        if not isinstance(self.one_way, bool | np.bool_):
            raise EditRejected(MazeMessage.ONE_WAY_NOT_BOOLEAN(value=quoted(self.one_way)))
        object.__setattr__(self, "kind", _choice(self.kind, LinkKind, MazeMessage.NOT_A_LINK_KIND))
        object.__setattr__(self, "one_way", bool(self.one_way))
        object.__setattr__(self, "label", text_of(self.label, MazeMessage.LINK_LABEL_NOT_TEXT))
        _require_extra(self.extra)

    @property
    def ports(self) -> tuple[Port, Port]:
        """Both ends."""
        return self.first, self.second

    @property
    def underpass(self) -> Cell | None:
        """The cell that it passes under: between two sides that face each other across that cell.

        >>> Link(Port((0, 1, 4), PortSide.S), Port((0, 3, 4), PortSide.N)).underpass
        (0, 2, 4)
        """
        (level, row, col), (down, right) = self.first.cell, _STEPS.get(self.first.side, (0, 0))
        across = Port((level, row + 2 * down, col + 2 * right), _OPPOSITES.get(self.first.side, PortSide.PAD))
        return (level, row + down, col + right) if self.second == across and (down or right) else None

    def other_end(self, port: Port) -> Port:
        """Return the port across."""
        return self.second if port == self.first else self.first


@dataclass(frozen=True)
class Marker:
    """A sign on a cell; with a side, a gap in the outer border (an entrance or exit, never a passage).

    A door with a side stands there, in the maze too; one without fills its cell. A key opens the doors with
    its label. A gate lets pass across its side, and not back.

    Attributes
    ----------
    kind : what it stands for
    cell : lattice cell; (row, col) is one of the lowest level
    side : the side with the gap, the door or the gate; None for no gap
    label : shown beside it
    extra : unknown fields of a file, which are written back

    Raises
    ------
    EditRejected
        If a field has a value of a wrong type.
    """

    kind: MarkerKind
    cell: Cell
    side: PortSide | None = None
    label: str = ""
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False, repr=False)

    def __post_init__(self) -> None:
        side = None if self.side is None else _choice(self.side, PortSide, MazeMessage.NOT_A_MARKER_SIDE)
        object.__setattr__(self, "kind", _choice(self.kind, MarkerKind, MazeMessage.NOT_A_MARKER_KIND))
        object.__setattr__(self, "cell", cell_of(self.cell))
        object.__setattr__(self, "side", side)
        object.__setattr__(self, "label", text_of(self.label, MazeMessage.MARKER_LABEL_NOT_TEXT))
        _require_extra(self.extra)

    @property
    def lock(self) -> str:
        """The letter or color that a key and its doors share; empty for other markers.

        >>> Marker(MarkerKind.KEY, (0, 0, 0), label=" Red ").lock
        'red'
        """
        return self.label.strip().casefold() if self.kind.has_lock else ""

    @property
    def is_gap(self) -> bool:
        """Whether it draws a gap in the outer border."""
        return self.side is not None and not self.kind.is_barrier


def text_of(value: object, refusal: MazeMessage) -> str:
    """Return a text as Python's own kind; `refusal`, with the field `value`, is for anything else."""
    if not isinstance(value, str):
        raise EditRejected(refusal(value=quoted(value)))
    return str(value)


def cell_of(cell: Any) -> Cell:
    """Return a named cell with Python's whole numbers; (row, col) is one of the lowest level.

    NumPy's numbers may overflow, and files cannot hold them.
    """
    parts: Any = cell
    if not isinstance(cell, (tuple, list)):
        parts = cell.tolist() if isinstance(cell, np.ndarray) and cell.ndim == 1 else ()
    if len(parts) not in (2, 3):
        raise EditRejected(MazeMessage.NOT_A_CELL(value=quoted(cell)))
    level, row, col = parts if len(parts) == 3 else (0, *parts)
    if type(level) is type(row) is type(col) is int:
        return level, row, col
    if not (is_whole(level) and is_whole(row) and is_whole(col)):
        raise EditRejected(MazeMessage.NOT_A_CELL(value=quoted(cell)))
    return int(level), int(row), int(col)


def _choice(value: Any, choices: type[_Choice], refusal: MazeMessage) -> _Choice:
    try:
        return choices(value)
    except ValueError:
        known = Series(tuple(choice.value for choice in choices))
        raise EditRejected(refusal(value=quoted(value), known=known)) from None


def _require_extra(extra: object) -> None:
    if not isinstance(extra, Mapping):
        raise EditRejected(MazeMessage.EXTRA_NOT_MAPPING(value=quoted(extra)))
