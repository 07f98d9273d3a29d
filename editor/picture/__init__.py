"""Pictures of mazes as pixels: pure NumPy, for the window and for `mazewright render` alike.

Nothing here knows Qt. Only what paints triangles is compiled, and the window has that done aside.
"""

from editor.picture.colours import CellColours, colours_for
from editor.picture.frame import Frame, wall_thickness_px
from editor.picture.palette import DARK, LIGHT, Palette
from editor.picture.palettes import Eyes, palette_of
from editor.picture.plane import Overlay, Plane
from editor.picture.pyramid import Pyramid
from editor.picture.raster import Raster
from editor.picture.rasters import raster_for
from editor.picture.render import render_level
from editor.picture.tints import Tints

__all__ = [
    "DARK",
    "LIGHT",
    "CellColours",
    "Eyes",
    "Frame",
    "Overlay",
    "Palette",
    "Plane",
    "Pyramid",
    "Raster",
    "Tints",
    "colours_for",
    "palette_of",
    "raster_for",
    "render_level",
    "wall_thickness_px",
]
