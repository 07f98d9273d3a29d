"""The gallery: shapes made of outlines, each of which adds to the shape or cuts from it."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import NamedTuple

from mazarine.messages import Message
from mazarine.shapes.messages import ShapeText

Outline = list[tuple[float, float]]
_STEPS = 180
_TURNS = [2 * pi * step / _STEPS for step in range(_STEPS)]


class Figure(NamedTuple):
    """A shape of the gallery; y grows downwards, and all of it lies between -1 and 1.

    Attributes
    ----------
    title : its name in the window
    outlines : what is inside
    cuts : what is not
    """

    title: Message
    outlines: Sequence[Outline]
    cuts: Sequence[Outline] = ()


def _ellipse(x: float, y: float, across: float, down: float | None = None) -> Outline:
    """Return an ellipse by its middle and radii, a circle for one radius."""
    return [(x + across * sin(turn), y + (across if down is None else down) * cos(turn)) for turn in _TURNS]


def _mirrored(outline: Outline) -> Outline:
    """Return the other half of an outline after it."""
    return [*outline, *((-x, y) for x, y in reversed(outline))]


_HEART = [
    (sin(turn) ** 3, (-13 * cos(turn) + 5 * cos(2 * turn) + 2 * cos(3 * turn) + cos(4 * turn)) / 16)
    for turn in _TURNS
]
_STAR = [
    (sin(pi * tip / 5) * length, -cos(pi * tip / 5) * length) for tip, length in enumerate(5 * [1.0, 0.46])
]
_PETALS = [(turn, 0.75 + 0.25 * cos(6 * turn)) for turn in _TURNS]
_FLOWER = [(sin(turn) * length, cos(turn) * length) for turn, length in _PETALS]
_DROP = [(0.7 * sin(turn) * sin(turn / 2) ** 1.5, -cos(turn)) for turn in _TURNS]
_FIR = [(0, -1), (0.4, -0.45), (0.2, -0.45), (0.6, 0.1), (0.35, 0.1), (0.8, 0.7), (0.14, 0.7), (0.14, 1)]
_HOUSE = [(0, -1), (0.45, -0.6), (0.45, -0.9), (0.7, -0.9), (0.7, -0.38), (1, -0.1), (0.8, -0.1), (0.8, 1),
          (-0.8, 1), (-0.8, -0.1), (-1, -0.1)]  # fmt: skip
_EAR = [(0.86, -1), (0.86, 0.1), (0.1, -0.5)]
_TAIL = [(0.35, 0), (1, -0.5), (0.85, 0), (1, 0.5)]
_WINGS = [(0.52, -0.4, 0.48, 0.55), (0.42, 0.5, 0.38, 0.45)]

GALLERY = {
    "heart": Figure(ShapeText.SHAPE_HEART(), [_HEART]),
    "star": Figure(ShapeText.SHAPE_STAR(), [_STAR]),
    "disk": Figure(ShapeText.SHAPE_DISK(), [_ellipse(0, 0, 1)]),
    "ring": Figure(ShapeText.SHAPE_RING(), [_ellipse(0, 0, 1)], [_ellipse(0, 0, 0.45)]),
    "moon": Figure(ShapeText.SHAPE_MOON(), [_ellipse(0, 0, 1)], [_ellipse(0.55, -0.1, 0.85)]),
    "flower": Figure(ShapeText.SHAPE_FLOWER(), [_FLOWER], [_ellipse(0, 0, 0.2)]),
    "drop": Figure(ShapeText.SHAPE_DROP(), [_DROP]),
    "tree": Figure(ShapeText.SHAPE_TREE(), [_mirrored(_FIR)]),
    "house": Figure(ShapeText.SHAPE_HOUSE(), [_HOUSE], [[(-0.2, 1), (-0.2, 0.4), (0.2, 0.4), (0.2, 1)]]),
    "fish": Figure(
        ShapeText.SHAPE_FISH(), [_ellipse(-0.25, 0, 0.75, 0.5), _TAIL], [_ellipse(-0.65, -0.12, 0.08)]
    ),
    "cat": Figure(
        ShapeText.SHAPE_CAT(),
        [_ellipse(0, 0.15, 0.95, 0.8), _EAR, [(-x, y) for x, y in _EAR]],
        [*(_ellipse(x, 0, 0.13, 0.16) for x in (-0.35, 0.35)), [(0.13, 0.3), (-0.13, 0.3), (0, 0.45)]],
    ),
    "butterfly": Figure(
        ShapeText.SHAPE_BUTTERFLY(),
        [_ellipse(0, 0, 0.12, 0.8)] + [_ellipse(side * x, *wing) for x, *wing in _WINGS for side in (-1, 1)],
    ),
}  # fmt: skip
"""Each figure by the name that files and the command line give it."""
