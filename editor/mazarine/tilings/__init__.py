"""Mazes on boards without rows and columns: rings, octagons and squares, triangles in a hexagon."""

from mazarine.tilings.generate import ALGORITHMS, generate
from mazarine.tilings.maze import TilingMaze
from mazarine.tilings.regions import TilingRegions
from mazarine.tilings.tiling import TILINGS, Tiling, rows_with, tiling

__all__ = [
    "ALGORITHMS",
    "TILINGS",
    "Tiling",
    "TilingMaze",
    "TilingRegions",
    "generate",
    "rows_with",
    "tiling",
]
