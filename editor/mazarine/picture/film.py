"""Films of algorithms at work: one or several, side by side, from the beginning to the end of the longest."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from mazarine import files
from mazarine.errors import MazeError
from mazarine.files.animation import SERIES, SUFFIXES
from mazarine.maze import Maze
from mazarine.maze.validation import require_level
from mazarine.messages import Series, quoted
from mazarine.picture.drawing import Drawing
from mazarine.picture.marks import marked_drawing, search_marks
from mazarine.picture.messages import FilmMessage
from mazarine.picture.raster import Raster
from mazarine.picture.render import Strips, picture_size
from mazarine.progress import Progress, tell
from mazarine.searches import Run

SIZES = {"1280x720": (1280, 720), "1920x1080": (1920, 1080), "square": (1080, 1080)}
"""Widths and heights by name, in pixels."""
SMALL = "small"
"""The size of a film without paper around its pictures, which are small."""
_SMALL_PX = 640
_SIZE = re.compile(r"(\d{2,5})[x×](\d{2,5})")
_MOST_SIDE_PX, _MOST_CELL_PX, _MOST_SMALL_CELL_PX = 4096, 64, 20
MOST_FRAMES = 5000
MOST_S = 60
"""The seconds for which one frame may be shown; files have 16 bits for them."""
_FRAME_MS, _USUAL_SECONDS, _LEAST_SPEED = 40, 20, 4.0


@dataclass(frozen=True)
class Filmed:
    """Something that a film shows.

    Attributes
    ----------
    count : how many steps it has
    drawing : returns what is seen after a step, 0 to `count`
    """

    count: int
    drawing: Callable[[int], Drawing]

    @classmethod
    def search(cls, maze: Maze, run: Run, level: int | None = None) -> Filmed:
        """Return a search; `level` is the one to show, None for that where it is.

        Raises `MazeError` if there is no such level.
        """
        cursor = run.cursor()
        only = None if level is None else require_level(level, maze.shape[0])

        def drawing(step: int) -> Drawing:
            cursor.seek(step)
            marks, here = search_marks(cursor)
            return marked_drawing(maze, marks, here if only is None else only)

        return cls(len(run), drawing)


def columns_for(count: int) -> int:
    """Return how many pictures stand side by side.

    >>> [columns_for(count) for count in range(1, 7)]
    [1, 2, 3, 2, 3, 3]
    """
    return count if count < 4 else -(-count // 2)


def write_film(
    filmed: Sequence[Filmed],
    path: str | Path,
    *,
    size: str = "1280x720",
    speed: float | None = None,
    pause: float = 3.0,
    progress: Progress | None = None,
) -> int:
    """Write a film; return the number of frames.

    Raises `MazeError` if there is no such kind of film, it has too many frames, or a maze does not fit;
    `MazeFileError` if the file cannot be written; `Cancelled` if `progress` requested a stop.

    Parameters
    ----------
    path : its suffix is .gif, .png, .apng or .webp; with `%04d` in the name, a PNG for each frame
    size : one of `SIZES`, another such as `800x600`, or `SMALL`
    speed : steps a second; None for a film of 20 seconds
    pause : the seconds for which the end is shown
    """
    path, most = Path(path), max(it.count for it in filmed)
    suffix = path.suffix.lower()
    if suffix not in SUFFIXES or (SERIES.search(path.name) and suffix != ".png"):
        raise MazeError(FilmMessage.NOT_A_FILM(name=quoted(path.name)))
    speed = max(_LEAST_SPEED, most / _USUAL_SECONDS) if speed is None else speed
    if not 0 < speed < float("inf"):
        raise MazeError(FilmMessage.NOT_A_SPEED(value=quoted(speed)))
    for seconds in (1 / speed, pause):
        if not 0 <= seconds <= MOST_S:
            raise MazeError(FilmMessage.FRAME_TOO_LONG(seconds=seconds, most=MOST_S))
    frame_ms = max(_FRAME_MS, round(1000 / speed))
    steps_a_frame = max(1.0, speed * frame_ms / 1000)
    count = ceil(most / steps_a_frame) + 1
    if count > MOST_FRAMES:
        raise MazeError(FilmMessage.FILM_TOO_LONG(frames=count, most=MOST_FRAMES))
    room = None if size == SMALL else _size(size)
    sheet = _Sheet(filmed, room)

    def frames() -> Iterator[NDArray[np.uint32]]:
        for frame in range(count):
            tell(progress, frame / count)
            yield sheet.picture(min(round(frame * steps_a_frame), most) if frame < count - 1 else most)

    files.write_animation(frames(), count, path, frame_ms, max(round(pause * 1000), frame_ms))
    return count


class _Sheet:
    """The frame of a film: pictures in the middles of equal rectangles."""

    def __init__(self, filmed: Sequence[Filmed], room: tuple[int, int] | None) -> None:
        self._filmed, self._across = filmed, columns_for(len(filmed))
        self._down = -(-len(filmed) // self._across)
        self._rasters: list[Raster | None] = [None] * len(filmed)
        firsts = [it.drawing(0) for it in filmed]
        width, height = room or (_SMALL_PX, _SMALL_PX)
        wide, high = width // self._across, height // self._down
        self._sizes = [_fitted(it.maze, wide, high, is_small=room is None) for it in firsts]
        if room is None:
            wide, high = (max(it[axis] for it in self._sizes) for axis in (1, 2))
            width, height = wide * self._across, high * self._down
        self._room = wide, high
        self._whole = np.full((height, width), firsts[0].palette.paper, dtype=np.uint32)

    def picture(self, step: int) -> NDArray[np.uint32]:
        """Return the frame after a step, good until the next; of those that have fewer, the last one."""
        wide, high = self._room
        for number, (it, (cell_px, width, height)) in enumerate(zip(self._filmed, self._sizes, strict=True)):
            strips = Strips(it.drawing(min(step, it.count)), cell_px, self._rasters[number])
            self._rasters[number] = strips.raster
            top = number // self._across * high + (high - height) // 2
            left = number % self._across * wide + (wide - width) // 2
            self._whole[top : top + height, left : left + width] = strips.paint(0, None)
        return self._whole


def _fitted(maze: Maze, wide: int, high: int, *, is_small: bool) -> tuple[int, int, int]:
    """Return the pixels of a cell, and of a picture with the largest cells that fit."""
    for cell_px in range(_MOST_SMALL_CELL_PX if is_small else _MOST_CELL_PX, 0, -1):
        width, height = picture_size(maze, cell_px)
        if width <= wide and height <= high:
            return cell_px, width, height
    if is_small:
        return 1, width, height
    least = {"least_width": width, "least_height": height}
    raise MazeError(FilmMessage.FILM_TOO_SMALL(width=wide, height=high, **least))


def _size(name: str) -> tuple[int, int]:
    found = _SIZE.fullmatch(name)
    width, height = SIZES.get(name) or ((int(found[1]), int(found[2])) if found else (0, 0))
    if not (0 < width <= _MOST_SIDE_PX and 0 < height <= _MOST_SIDE_PX):
        raise MazeError(FilmMessage.NOT_A_FILM_SIZE(value=quoted(name), known=Series(tuple(SIZES))))
    return width, height
