"""Distances and shortest paths, computed from what each region knows."""

from mazewright.paths.region_graph import RegionGraph
from mazewright.paths.router import Router

__all__ = ["RegionGraph", "Router"]
