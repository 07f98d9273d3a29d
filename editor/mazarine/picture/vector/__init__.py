"""Drawings of a level as lines and areas, sharp at every size: SVG, and pages of paper."""

from mazarine.picture.vector.pages import PAPERS, USUAL_OVERLAP_MM, Page, Pages, Sheet
from mazarine.picture.vector.pens import Pens
from mazarine.picture.vector.sketch import MARGIN, Sketch, SketchWindow

__all__ = ["MARGIN", "PAPERS", "USUAL_OVERLAP_MM", "Page", "Pages", "Pens", "Sheet", "Sketch", "SketchWindow"]
