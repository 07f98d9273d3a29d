"""The pictures of `docs/explanation/segmentation.md`; `python docs/pictures/make.py` makes them too.

What they show is asked of the engine: its kinds, regions, positions and deltas. Only what the engine does
not tell, such as the order of a search, is worked out here, and compared with what it does tell.
"""

from __future__ import annotations

import os

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from corridors import draw_corridors
from fresh_segmentation import draw_planes, draw_walks
from kinds import draw_entries, draw_kinds, draw_pinch
from patches import draw_patches, draw_searches
from PySide6.QtGui import QGuiApplication
from updates import draw_rings_of_faces, draw_update


def draw_all() -> None:
    """Draw every picture of the page."""
    draw_kinds()
    draw_entries()
    draw_pinch()
    draw_planes()
    draw_patches()
    draw_walks()
    draw_update()
    draw_rings_of_faces()
    draw_searches()
    draw_corridors()


if __name__ == "__main__":
    application = QGuiApplication([])
    draw_all()
