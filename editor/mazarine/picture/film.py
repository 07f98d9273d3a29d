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

        Raises
        ------
        MazeError
            If there is no such level.
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

    Parameters
    ----------
    path : its suffix is .gif, .png, .apng or .webp; with `%04d` in the name, a PNG for each frame
    size : one of `SIZES`, another such as `800x600`, or `SMALL`
    speed : steps a second; None for a film of 20 seconds
    pause : the seconds for which the end is shown

    Raises
    ------
    MazeError
        If there is no such kind of film, it has too many frames, or a maze does not fit.
    MazeFileError
        If the file cannot be written.
    Cancelled
        If `progress` requested a stop.
    """
    suffix, most = Path(path).suffix.lower(), max(it.count for it in filmed)
    if suffix not in SUFFIXES or (SERIES.search(Path(path).name) and suffix != ".png"):
        raise MazeError(FilmMessage.NOT_A_FILM(suffix=quoted(suffix)))
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
    sheet = _Sheet([_Part(it, room, len(filmed)) for it in filmed], room)

    def frames() -> Iterator[NDArray[np.uint32]]:
        for frame in range(count):
            tell(progress, frame / count)
            yield sheet.picture(min(round(frame * steps_a_frame), most) if frame < count - 1 else most)

    files.write_animation(frames(), count, path, frame_ms, max(round(pause * 1000), frame_ms))
    return count


class _Part:
    """One of the pictures of a frame, of one size."""

    def __init__(self, filmed: Filmed, room: tuple[int, int] | None, count: int) -> None:
        self.filmed = filmed
        self._raster: Raster | None = None
        across, first = columns_for(count), filmed.drawing(0)
        self.paper = first.palette.paper
        width, height = room or (_SMALL_PX, _SMALL_PX)
        wide, high = width // across, height // -(-count // across)
        for self._cell_px in range(_MOST_CELL_PX if room else _MOST_SMALL_CELL_PX, 0, -1):
            self.width, self.height = picture_size(first.maze, self._cell_px)
            if self.width <= wide and self.height <= high:
                return
        if room is not None:
            least = {"least_width": self.width, "least_height": self.height}
            raise MazeError(FilmMessage.FILM_TOO_SMALL(width=wide, height=high, **least))

    def picture(self, step: int) -> NDArray[np.uint32]:
        """Return the picture after a step, or the last one."""
        strips = Strips(self.filmed.drawing(min(step, self.filmed.count)), self._cell_px, self._raster)
        self._raster = strips.raster
        return strips.paint(0, None)


class _Sheet:
    """The frame of a film: pictures in the middles of equal rectangles."""

    def __init__(self, parts: Sequence[_Part], room: tuple[int, int] | None) -> None:
        self._parts, self._across = parts, columns_for(len(parts))
        self._down = -(-len(parts) // self._across)
        if room is None:
            room = max(it.width for it in parts) * self._across, max(it.height for it in parts) * self._down
        self._whole = np.full((room[1], room[0]), parts[0].paper, dtype=np.uint32)

    def picture(self, step: int) -> NDArray[np.uint32]:
        """Return the frame after a step, good until the next."""
        high, wide = self._whole.shape[0] // self._down, self._whole.shape[1] // self._across
        for number, part in enumerate(self._parts):
            top = number // self._across * high + (high - part.height) // 2
            left = number % self._across * wide + (wide - part.width) // 2
            self._whole[top : top + part.height, left : left + part.width] = part.picture(step)
        return self._whole


def _size(name: str) -> tuple[int, int]:
    found = _SIZE.fullmatch(name)
    width, height = SIZES.get(name) or ((int(found[1]), int(found[2])) if found else (0, 0))
    if not (0 < width <= _MOST_SIDE_PX and 0 < height <= _MOST_SIDE_PX):
        raise MazeError(FilmMessage.NOT_A_FILM_SIZE(value=quoted(name), known=Series(tuple(SIZES))))
    return width, height
