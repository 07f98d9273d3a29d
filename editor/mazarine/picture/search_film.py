"""The film of a search: what each step changes, painted into one picture after the other."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
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
from mazarine.picture.messages import FilmMessage
from mazarine.picture.palette import LIGHT, Palette
from mazarine.picture.plane import Overlay
from mazarine.picture.render import Strips, margin_px, picture_size
from mazarine.picture.tints import STRONGEST, WEAKEST, tint_colors
from mazarine.progress import Progress, tell
from mazarine.searches import NONE, Cursor, Run, State

SIZES = {"1920x1080": (1920, 1080), "1280x720": (1280, 720), "square": (1080, 1080)}
"""Widths and heights by name, in pixels."""
_SIZE = re.compile(r"(\d{2,5})[x×](\d{2,5})")
_MOST_SIDE_PX, _MOST_CELL_PX = 4096, 64
MOST_FRAMES = 5000
_FRAME_MS, _USUAL_SECONDS, _LEAST_SPEED = 40, 20, 4.0
_KEY = 0xFF5A0300
"""A color that no palette has."""


class SearchFilm:
    """The pictures of a level while a search runs; each is made of the one before.

    Parameters
    ----------
    size : the width and height of the pictures
    level : the one to show; None for that of the start

    Raises
    ------
    MazeError
        If the level does not fit in a picture.
    """

    def __init__(
        self, maze: Maze, run: Run, size: tuple[int, int], level: int | None = None, palette: Palette = LIGHT
    ) -> None:
        start = run.graph.grid.cell_at_padded(run.start)
        self._run, self._maze, self._palette = run, maze, palette
        self._level = start[0] if level is None else require_level(level, maze.shape[0])
        self._width, self._height = size
        self._cell_px = self._fitting_cell_px()
        self._ramp = tint_colors(palette, Overlay.DISTANCES)
        self._most = max(int(run.costs.max(initial=0)), 1)
        self._find_pixels()

    def frames(self, steps: Iterable[int]) -> Iterator[NDArray[np.uint32]]:
        """Yield the (height, width) pictures after some steps, good until the next; the last has the path."""
        picture, run = self._bare.copy(), self._run
        cursor = run.cursor()
        current = NONE
        for step in steps:
            changed = {*cursor.seek(step).tolist(), current}
            current = cursor.current
            for place in changed:
                self._paint(picture, place, self._color_at(cursor, place))
            self._paint(picture, current, self._palette.current)
            if step == len(run) and run.path is not None:
                for place in run.graph.grid.padded_places(run.path).tolist():
                    self._paint(picture, place, self._palette.path)
            yield picture

    def _color_at(self, cursor: Cursor, place: int) -> int | None:
        """Return the color of a cell; None if it is as at the beginning."""
        state = cursor.states[place]
        if state == State.UNSEEN:
            return None
        if state in (State.FRONTIER, State.FILLED):
            return self._palette.waiting if state == State.FRONTIER else self._palette.dead_end
        share = int(cursor.costs[place]) / self._most
        return int(self._ramp[WEAKEST + int(share * (STRONGEST - WEAKEST))])

    def _paint(self, picture: NDArray[np.uint32], place: int, color: int | None) -> None:
        if place == NONE:
            return
        first, last = self._bounds[place : place + 2].tolist()
        pixels = self._pixels[first:last]
        picture.reshape(-1)[pixels] = self._bare.reshape(-1)[pixels] if color is None else color

    def _fitting_cell_px(self) -> int:
        """Return the largest size of a cell at which the level fits."""
        for cell_px in range(_MOST_CELL_PX, 0, -1):
            width, height = picture_size(self._maze, cell_px)
            if width <= self._width and height <= self._height:
                return cell_px
        raise MazeError(
            FilmMessage.FILM_TOO_SMALL(
                width=self._width, height=self._height, least_width=width, least_height=height
            )
        )

    def _find_pixels(self) -> None:
        """Find the pixels of each cell: those under it that take its color, not that of a wall or sign."""
        maze, grid = self._maze, self._run.graph.grid
        self._bare = self._centered(self._palette.floor)
        pixels = np.flatnonzero(self._centered(_KEY) == _KEY)
        width, height = picture_size(maze, self._cell_px)
        corner = (self._width - width) // 2, (self._height - height) // 2
        points = np.stack((pixels % self._width, pixels // self._width), axis=1) + 0.5
        cells = maze.geometry.places((points - corner - margin_px(self._cell_px)) / self._cell_px)
        rows, cols = np.clip(cells, 0, np.array(maze.shape[1:]) - 1).T
        levels = np.full_like(rows, self._level)
        places = grid.flat_to_padded(grid.array_to_flat(np.stack((levels, rows, cols), axis=1)))
        order = np.argsort(places, kind="stable")
        self._pixels = pixels[order]
        self._bounds = np.searchsorted(places[order], np.arange(grid.padded_size + 1))

    def _centered(self, color: int) -> NDArray[np.uint32]:
        """Return the picture of the level in the middle of a frame, with cells of this color."""
        colors = np.full(256, color, dtype=np.uint32)
        tints = np.full(self._maze.shape, WEAKEST, dtype=np.uint8)
        drawing = Drawing(
            self._maze, self._level, Overlay.SOLUTION, tints=tints, palette=self._palette, tint_colors=colors
        )
        part = Strips(drawing, self._cell_px).paint(0, None)
        picture = np.full((self._height, self._width), self._palette.paper, dtype=np.uint32)
        top, left = (self._height - part.shape[0]) // 2, (self._width - part.shape[1]) // 2
        picture[top : top + part.shape[0], left : left + part.shape[1]] = part
        return picture


def write_film(
    maze: Maze,
    run: Run,
    path: str | Path,
    *,
    size: str = "1280x720",
    speed: float | None = None,
    pause: float = 3.0,
    level: int | None = None,
    progress: Progress | None = None,
) -> int:
    """Write the film of a search; return the number of frames.

    Parameters
    ----------
    path : its suffix is .gif, .png, .apng or .webp; with `%04d` in the name, a PNG for each frame
    size : one of `SIZES`, or another such as `800x600`
    speed : steps a second; None for a film of 20 seconds
    pause : the seconds for which the end is shown
    level : the one to show; None for that of the start

    Raises
    ------
    MazeError
        If there is no such kind of film, it has too many frames, or the maze does not fit.
    MazeFileError
        If the file cannot be written.
    Cancelled
        If `progress` requested a stop.
    """
    suffix = Path(path).suffix.lower()
    if suffix not in SUFFIXES or (SERIES.search(Path(path).name) and suffix != ".png"):
        raise MazeError(FilmMessage.NOT_A_FILM(suffix=quoted(suffix)))
    speed = max(_LEAST_SPEED, len(run) / _USUAL_SECONDS) if speed is None else speed
    if not 0 < speed < float("inf"):
        raise MazeError(FilmMessage.NOT_A_SPEED(value=quoted(speed)))
    frame_ms = max(_FRAME_MS, round(1000 / speed))
    steps_a_frame = max(1.0, speed * frame_ms / 1000)
    count = ceil(len(run) / steps_a_frame) + 1
    if count > MOST_FRAMES:
        raise MazeError(FilmMessage.FILM_TOO_LONG(frames=count, most=MOST_FRAMES))
    film = SearchFilm(maze, run, _size(size), level)

    def steps() -> Iterator[int]:
        for frame in range(count):
            tell(progress, frame / count)
            yield min(round(frame * steps_a_frame), len(run)) if frame < count - 1 else len(run)

    files.write_animation(film.frames(steps()), count, path, frame_ms, max(round(pause * 1000), frame_ms))
    return count


def _size(name: str) -> tuple[int, int]:
    found = _SIZE.fullmatch(name)
    width, height = SIZES.get(name) or ((int(found[1]), int(found[2])) if found else (0, 0))
    if not (0 < width <= _MOST_SIDE_PX and 0 < height <= _MOST_SIDE_PX):
        raise MazeError(FilmMessage.NOT_A_FILM_SIZE(value=quoted(name), known=Series(tuple(SIZES))))
    return width, height
