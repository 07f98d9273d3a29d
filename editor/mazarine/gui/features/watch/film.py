"""Writes the film of what is watched, all panes side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from mazarine import files
from mazarine.counting import Noun
from mazarine.errors import Cancelled
from mazarine.gui.features.watch.subjects import Make, Subject
from mazarine.gui.i18n import tr_later
from mazarine.messages import Message
from mazarine.picture import Palette
from mazarine.picture.render import picture_of

_MOST_FRAMES = 400
_SIDE_PX = 640
_MOST_CELL_PX = 20
_FRAME_MS, _LAST_MS = 40, 2500


def columns_for(count: int) -> int:
    """Return how many panes stand side by side.

    >>> [columns_for(count) for count in range(1, 7)]
    [1, 2, 3, 2, 3, 3]
    """
    return count if count < 4 else -(-count // 2)


def write_film(
    makers: Sequence[Make], palette: Palette, path: Path, is_current: Callable[[], bool], *, as_points: bool
) -> Message:
    """Write the film of subjects from their beginning to the end of the longest; return a message about it.

    Parameters
    ----------
    as_points : draw a honeycomb as points with links, not as triangles with walls

    Raises
    ------
    MazeFileError
        If the file cannot be written.
    Cancelled
        If `is_current` returned False.
    """
    subjects = [make(is_current) for make in makers]
    count = max(it.count for it in subjects)
    steps = max(1, -(-count // (_MOST_FRAMES - 1)))
    frames = -(-count // steps) + 1
    side_px = _SIDE_PX // columns_for(len(subjects))
    sizes = [_cell_px(it, palette, side_px) for it in subjects]

    def pictures() -> Iterator[NDArray[np.uint32]]:
        for index in range(frames):
            if not is_current():
                raise Cancelled
            for subject in subjects:
                subject.go(min(index * steps, subject.count))
            yield _side_by_side(
                [
                    picture_of(subject.drawing(palette, as_points=as_points), size)
                    for subject, size in zip(subjects, sizes, strict=True)
                ],
                palette.paper,
            )

    files.write_animation(pictures(), frames, path, _FRAME_MS, _LAST_MS)
    return tr_later("Exported “{name}”: {frames}.", name=path.name, frames=Noun.FRAMES(count=frames))


def _cell_px(subject: Subject, palette: Palette, side_px: int) -> int:
    maze = subject.drawing(palette, as_points=False).maze
    longest = max(maze.geometry.extent(*maze.shape[1:]))
    return max(1, min(int(side_px / (longest + 1)), _MOST_CELL_PX))


def _side_by_side(pictures: Sequence[NDArray[np.uint32]], paper: int) -> NDArray[np.uint32]:
    """Return pictures in the middles of equal rectangles of one picture."""
    if len(pictures) == 1:
        return pictures[0]
    across = columns_for(len(pictures))
    high, wide = (max(picture.shape[axis] for picture in pictures) for axis in (0, 1))
    whole = np.full((high * -(-len(pictures) // across), wide * across), paper, dtype=np.uint32)
    for number, picture in enumerate(pictures):
        height, width = picture.shape
        top = number // across * high + (high - height) // 2
        left = number % across * wide + (wide - width) // 2
        whole[top : top + height, left : left + width] = picture
    return whole
