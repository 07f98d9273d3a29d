"""One page of paper as it is painted: a part of a drawing, lines and notes around it, in millimeters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from mazarine.messages import Message
from mazarine.picture.vector.pages import Segment, Sheet
from mazarine.picture.vector.sketch import Sketch, SketchWindow

WORDS_FROM_MM = 6.0
"""Smaller margins have no room for text."""


class Note(NamedTuple):
    """A line of text on a page.

    Attributes
    ----------
    x, y : its middle, or the middle of its left end
    size_mm : the height of its letters
    is_left : whether `x` is its left end
    is_upright : whether it is read from the right
    """

    x: float
    y: float
    text: Message | str
    size_mm: float = 2.6
    is_left: bool = False
    is_upright: bool = False


@dataclass(frozen=True, eq=False)
class Leaf:
    """A page and what is on it.

    Attributes
    ----------
    sheet : the paper
    title : the title of the document
    label : the part of the maze and the place of the page in it; empty if there is one page
    sketch, window : the drawing and the part of it that is on the page; None for none
    left, top, cell_mm : the upper left corner of this part, and the length of a unit
    lines : fine lines around it
    notes : texts around it
    """

    sheet: Sheet
    title: str
    label: Message | str
    sketch: Sketch | None = None
    window: SketchWindow | None = None
    left: float = 0.0
    top: float = 0.0
    cell_mm: float = 1.0
    lines: tuple[Segment, ...] = ()
    notes: tuple[Note, ...] = ()
