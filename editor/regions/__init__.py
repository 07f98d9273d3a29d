"""Rooms, corridors and crossroads: full and incremental segmentation of a space."""

from editor.regions.delta import Delta
from editor.regions.kinds import Kind
from editor.regions.region import Region
from editor.regions.segmentation import Segmentation
from editor.regions.space import Layout, Patch, Space

__all__ = ["Delta", "Kind", "Layout", "Patch", "Region", "Segmentation", "Space"]
