"""Pictures of mazes as pixels: pure NumPy, for the window and for `mazewright render` alike.

Nothing here knows Qt. Only what paints triangles is compiled; the window does that in the background.
"""

from mazewright.picture.colors import CellColors, colors_for
from mazewright.picture.frame import Frame, wall_thickness_px
from mazewright.picture.palette import DARK, LIGHT, Palette
from mazewright.picture.palettes import ColorScheme, palette_of
from mazewright.picture.plane import AnyOverlay, Overlay, Plane
from mazewright.picture.pyramid import Pyramid
from mazewright.picture.raster import Raster
from mazewright.picture.rasters import raster_for
from mazewright.picture.render import render_level
from mazewright.picture.tints import Tints

__all__ = [
    "DARK",
    "LIGHT",
    "AnyOverlay",
    "CellColors",
    "ColorScheme",
    "Frame",
    "Overlay",
    "Palette",
    "Plane",
    "Pyramid",
    "Raster",
    "Tints",
    "colors_for",
    "palette_of",
    "raster_for",
    "render_level",
    "wall_thickness_px",
]
