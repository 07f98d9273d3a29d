"""Pictures of mazes as pixels: pure NumPy, for the window and for `mazarine render` alike.

Nothing here knows Qt.
"""

from mazarine.picture.colors import CellColors, colors_for
from mazarine.picture.frame import Frame, wall_thickness_px
from mazarine.picture.palette import DARK, LIGHT, Palette
from mazarine.picture.palettes import ColorScheme, palette_of
from mazarine.picture.plane import AnyOverlay, Overlay, Plane
from mazarine.picture.pyramid import Pyramid
from mazarine.picture.raster import Raster
from mazarine.picture.render import render_level
from mazarine.picture.tints import Tints
from mazarine.picture.triangles import raster_for

__all__ = [
    "DARK", "LIGHT", "AnyOverlay", "CellColors", "ColorScheme", "Frame", "Overlay", "Palette", "Plane",
    "Pyramid", "Raster", "Tints", "colors_for", "palette_of", "raster_for", "render_level",
    "wall_thickness_px",
]  # fmt: skip
