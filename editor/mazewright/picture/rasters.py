"""The raster for each shape of cells."""

from __future__ import annotations

from mazewright.lattice import Geometry
from mazewright.lattice.triangles import Triangles
from mazewright.picture.colors import CellColors
from mazewright.picture.raster import Raster
from mazewright.picture.triangles import TriangleRaster


def raster_for(geometry: Geometry, colors: CellColors, as_points: bool = False) -> Raster:
    """Return what paints the cells of a maze; as points with links, where its lattice is drawn so."""
    if isinstance(geometry, Triangles):
        return TriangleRaster(colors, geometry, as_points)
    return Raster(colors)
