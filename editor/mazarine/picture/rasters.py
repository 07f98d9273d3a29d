"""The raster for each shape of cells."""

from __future__ import annotations

from mazarine.lattice import Geometry
from mazarine.lattice.triangles import Triangles
from mazarine.picture.colors import CellColors
from mazarine.picture.raster import Raster
from mazarine.picture.triangles import TriangleRaster


def raster_for(geometry: Geometry, colors: CellColors, as_points: bool = False) -> Raster:
    """Return what paints the cells of a maze; as points with links, where its lattice is drawn so."""
    if isinstance(geometry, Triangles):
        return TriangleRaster(colors, geometry, as_points)
    return Raster(colors)
