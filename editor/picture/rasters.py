"""Which raster paints which shapes."""

from __future__ import annotations

from editor.lattice import Geometry
from editor.lattice.triangles import Triangles
from editor.picture.colours import CellColours
from editor.picture.raster import Raster
from editor.picture.triangles import TriangleRaster


def raster_for(geometry: Geometry, colours: CellColours, as_points: bool = False) -> Raster:
    """Give what paints the cells of a maze; as points with links, where its lattice is drawn so."""
    if isinstance(geometry, Triangles):
        return TriangleRaster(colours, geometry, as_points)
    return Raster(colours)
