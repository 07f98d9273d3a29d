"""What the segmentation thread answers; handed over whole and never touched again by the sender."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from editor.gui.region_list import Facts, RegionList
from editor.regions import Delta, Kind


@dataclass(frozen=True, eq=False)
class FreshRegions:
    """A maze was segmented: what every cell of it is, at this revision."""

    revision: int
    kind: NDArray[np.uint8]
    region: NDArray[np.int32]
    regions: RegionList


@dataclass(frozen=True, eq=False)
class RegionsChange:
    """An update was made: what is otherwise at this revision."""

    revision: int
    delta: Delta
    facts: Facts


@dataclass(frozen=True, eq=False)
class RegionDetails:
    """What a region knows of itself at this revision; `cells` where they were asked for."""

    revision: int
    number: int
    kind: Kind
    size: int
    entries: NDArray[np.int64]
    cells: NDArray[np.int64] | None


@dataclass(frozen=True)
class RegionGone:
    """There is no such region (any more)."""

    revision: int
    number: int


@dataclass(frozen=True)
class Progress:
    """How far the segmentation of the maze of this revision has come, 0 to 1."""

    revision: int
    share: float


@dataclass(frozen=True)
class Stopped:
    """The segmentation of the maze of this revision was stopped."""

    revision: int


@dataclass(frozen=True)
class Failure:
    """The work at this revision failed; the sentence is for the user."""

    revision: int
    sentence: str


@dataclass(frozen=True)
class EngineReady:
    """The kernels are loaded."""


Answer = (
    FreshRegions | RegionsChange | RegionDetails | RegionGone | Progress | Stopped | Failure | EngineReady
)
