"""Make the pictures of these pages: `python docs/pictures/make.py`, in the environment of the editor.

Names of pictures of windows after it, and only these are made.
"""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

import beginning
import drawing
import exploring
import making
import seeing
import students
from algorithms import draw_algorithms
from architecture import draw_architecture
from directions import draw_directions
from inputs import draw_inputs
from PySide6.QtWidgets import QApplication
from segmentation import draw_all

HERE = Path(__file__).parent
SCENES = {
    scene.__name__.replace("_", "-"): scene
    for module in (beginning, drawing, seeing, making, exploring, students)
    for scene in module.SCENES
}
"""What takes a picture of a window, by the picture's name; each opens a window of its own."""


def main(names: list[str]) -> None:
    """Draw the pictures of the pages, and take those of windows; or only some of the latter."""
    application = QApplication([])
    # As in the program, garbage is collected in the window's thread only.
    gc.disable()
    if not names:
        draw_all()
        draw_algorithms()
        draw_architecture()
        draw_directions()
        draw_inputs()
    for name in names or SCENES:
        SCENES[name]().save(str(HERE / f"{name}.png"), quality=0)
    application.quit()


if __name__ == "__main__":
    main(sys.argv[1:])
