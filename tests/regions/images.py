"""Turns and reflections of small mazes: what is said of one holds for its images, turned likewise."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tests.regions.patterns import Answer, Patterns, Shape


@dataclass(frozen=True)
class Image:
    """How the patterns of one shape become those of another.

    Attributes
    ----------
    cells : for each cell of the other shape, which cell of the one comes to lie there
    bits : for each bit of the one, which bit of the other it becomes
    """

    cells: NDArray[np.int64]
    bits: tuple[int, ...]

    def patterns(self, patterns: Patterns) -> Patterns:
        """Turn patterns."""
        turned = np.zeros_like(patterns)
        for bit, other in enumerate(self.bits):
            turned |= (patterns >> bit & 1) << other
        return turned

    def answer(self, answer: Answer) -> Answer:
        """Turn what is said of patterns."""
        return Answer.of(answer.kind[:, self.cells], answer.first[:, self.cells])


def images(shape: Shape, other: Shape) -> list[Image]:
    """Return the symmetries that map a shape onto another; a shape with links has only the identity."""
    if shape.links or other.links:
        return [Image(np.arange(shape.size), tuple(range(len(shape.edits))))] if shape == other else []
    cells = np.arange(shape.size).reshape(shape.extent)
    laid = [
        turned[:, ::down, ::right]
        for turned in (cells, cells.transpose(0, 2, 1))
        for down in (1, -1)
        for right in (1, -1)
    ]
    return [
        Image(turned.reshape(-1), _bits(shape, other, turned))
        for turned in laid
        if turned.shape == other.extent
    ]


def _bits(shape: Shape, other: Shape, cells: NDArray[np.int64]) -> tuple[int, ...]:
    """Return the new positions of the bits of a shape; each is about one cell or two."""
    places = dict(zip(cells.reshape(-1).tolist(), np.ndindex(other.extent), strict=True))
    lies = dict(zip(np.ndindex(shape.extent), map(places.get, range(shape.size)), strict=True))
    about = [*other.walls, *other.rock]
    return tuple(about.index(frozenset(lies[cell] for cell in spot)) for spot in (*shape.walls, *shape.rock))


def one_of_each(shape: Shape) -> Patterns:
    """Return the lowest pattern of each set of images of each other."""
    patterns = shape.patterns
    lowest = np.min([image.patterns(patterns) for image in images(shape, shape)], axis=0)
    return patterns[lowest == patterns]
