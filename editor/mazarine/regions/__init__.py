"""Rooms, corridors and crossroads: full and incremental segmentation of a space."""

from mazarine.regions.delta import Delta
from mazarine.regions.kinds import Kind
from mazarine.regions.region import Region
from mazarine.regions.segmentation import Segmentation, segment
from mazarine.regions.space import Patch, Space

__all__ = ["Delta", "Kind", "Patch", "Region", "Segmentation", "Space", "segment"]
