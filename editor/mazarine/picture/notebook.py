"""What notebooks show: pictures of level 0, scaled to a size that fits on a page, and searches that play."""

from __future__ import annotations

from io import BytesIO
from math import ceil
from typing import TYPE_CHECKING

from mazarine.errors import MazeError
from mazarine.files.png import image_of
from mazarine.maze import Maze
from mazarine.picture.drawing import Drawing
from mazarine.picture.frame import Frame, wall_thickness_px
from mazarine.picture.plane import Overlay
from mazarine.picture.pyramid import Pyramid
from mazarine.picture.recording import record_search
from mazarine.picture.things import EntityPainter
from mazarine.picture.triangles import raster_for
from mazarine.picture.webpage import notebook_frame, web_page
from mazarine.regions import Segmentation
from mazarine.searches import Searched

if TYPE_CHECKING:
    from PIL.Image import Image

_LONGEST_SIDE_PX, _LARGEST_CELL_PX = 800, 24


def png_of(shown: Maze | Segmentation) -> bytes | None:
    """Return a PNG picture of a maze, or of the kinds of a segmentation.

    There is none of a segmentation that was not made of a maze, or whose maze has another extent since then.
    """
    if isinstance(shown, Maze):
        drawing = Drawing(shown, overlay=Overlay.NONE)
    else:
        with shown.lock:
            maze, kind, region = shown.maze, shown.kind.copy(), shown.region.copy()
        if maze is None or maze.shape != kind.shape:
            return None
        drawing = Drawing(maze, kind=kind, region=region)
    with BytesIO() as stream:
        _draw(drawing).save(stream, "PNG")
        return stream.getvalue()


def page_of(searched: Searched) -> str:
    """Return an HTML element that plays searches; empty if the maze is too large for a page."""
    try:
        return notebook_frame(
            web_page(None, [record_search(searched.maze, run) for run in searched.values()])
        )
    except MazeError:
        return ""


def _draw(drawing: Drawing) -> Image:
    maze, plane = drawing.maze, drawing.plane
    geometry = maze.geometry
    across, down = geometry.extent(*plane.shape)
    cell_px = min(_LARGEST_CELL_PX, _LONGEST_SIDE_PX / max(across, down))
    cell_px = int(cell_px) if cell_px > 1 else cell_px
    margin = wall_thickness_px(cell_px)
    width, height = (ceil(length * cell_px) + 2 * margin for length in (across, down))
    frame = Frame(0, 0, width, height, margin, margin, cell_px, geometry.pitch, geometry.lead)
    pyramid = Pyramid.of(plane, drawing.colors) if cell_px < 1 else None
    picture = raster_for(geometry, drawing.colors, drawing.as_points).paint(plane, frame, pyramid)
    EntityPainter(picture, frame, maze, drawing.palette).draw(drawing.level)
    return image_of(picture)
