"""Rooms, corridors and crossroads: full and incremental segmentation of a space."""

from mazewright.regions.delta import Delta
from mazewright.regions.kinds import Kind
from mazewright.regions.region import Region
from mazewright.regions.segmentation import Segmentation, segment
from mazewright.regions.space import Patch, Space

__all__ = ["Delta", "Kind", "Patch", "Region", "Segmentation", "Space", "segment"]
