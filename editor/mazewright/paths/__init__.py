"""Distances and ways, answered from what each region knows of itself."""

from mazewright.paths.region_graph import RegionGraph
from mazewright.paths.router import Router

__all__ = ["RegionGraph", "Router"]
