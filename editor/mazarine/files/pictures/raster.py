"""Pictures whose pixels, or squares of a fixed number of pixels, are cells."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.files.limits import MAX_THINGS, size_fault
from mazarine.files.marks import markers_from
from mazarine.files.messages import FileMessage
from mazarine.files.source import Source
from mazarine.maze import MarkerKind, Maze
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import Matter

_FLOOR, ROCK, _START, _GOAL = range(4)
_CELLS = np.array([Matter.FLOOR << 1, Matter.ROCK << 1, Matter.FLOOR << 1, Matter.FLOOR << 1], dtype=np.uint8)
"""The cell of each of these codes."""
_KINDS = {_START: MarkerKind.START, _GOAL: MarkerKind.GOAL}
_PURE = {0x00FF00: _START, 0xFF0000: _GOAL, 0x0000FF: _FLOOR}
"""Colors of maze-dataset's pictures: start, end and the path between."""
_DARK = 128
_STRIP_PIXELS = 1 << 20
LOOKED_AT = 1400
"""The most rows and columns that decide what a pixel is."""
_SMALL = 32
_LEAST_SHARE = 0.05
_MOST_TONES, _FEWEST_TONES = 12, 4


def meant(samples: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return what colors stand for; they are seen before white.

    `samples` are (..., 1 to 4) uint8, gray or red, green and blue, and alpha.
    """
    count = samples.shape[-1]
    colors = [samples[..., at if count > 2 else 0].astype(np.uint32) for at in range(3)]
    if count in (2, 4):
        alpha = samples[..., -1].astype(np.uint32)
        colors = [(color * alpha + 255 * (255 - alpha) + 127) // 255 for color in colors]
    red, green, blue = colors
    bright = 299 * red + 587 * green + 114 * blue
    codes = np.where(bright < 1000 * _DARK, np.uint8(ROCK), np.uint8(_FLOOR))
    whole = red << 16 | green << 8 | blue
    for color, code in _PURE.items():
        codes[whole == color] = code
    return codes


def maze_of_codes(source: Source, codes: NDArray[np.uint8]) -> Maze:
    """Return the maze of one code a cell; `MazeFileError` if it is too large."""
    source.require(size_fault(1, *codes.shape))
    marked = codes >= _START
    if np.count_nonzero(marked) > MAX_THINGS:
        raise source.fault(FileMessage.TOO_MANY_MARKS(most=MAX_THINGS))
    marks = {(0, int(row), int(col)): _KINDS[int(codes[row, col])] for row, col in np.argwhere(marked)}
    cells = _CELLS[codes][None]
    del marked  # it is as large as the cells
    walls = np.zeros_like(cells)
    close_borders(walls)
    return Maze(cells, walls, markers=markers_from(source, marks))


def strip_rows(width: int) -> int:
    """Return how many rows of pixels are looked at together: for each pixel this takes many bytes."""
    return max(1, _STRIP_PIXELS // width)


def pitch_of(codes: NDArray[np.uint8]) -> int:
    """Return the most pixels from a cell to the next that fit the sides and all borders.

    >>> pitch_of(np.repeat(np.repeat(np.array([[1, 1], [1, 0]], dtype=np.uint8), 3, axis=0), 3, axis=1))
    3
    """
    height, width = codes.shape
    is_border_below, is_border_right = np.zeros(height - 1, dtype=bool), np.zeros(width - 1, dtype=bool)
    step = strip_rows(width)
    for first in range(0, height, step):
        strip = codes[first : first + step + 1]
        is_border_below[first : first + step] = (strip[1:] != strip[:-1]).any(axis=1)
        is_border_right |= (strip[:, 1:] != strip[:, :-1]).any(axis=0)
    down, right = np.flatnonzero(is_border_below) + 1, np.flatnonzero(is_border_right) + 1
    return math.gcd(height, width, *down.tolist(), *right.tolist())


def is_raster(colors: NDArray[np.uint8]) -> bool:
    """Return whether squares of a picture (height, width, 1 to 4) are cells, not the lines between them."""
    if min(colors.shape[:2]) < _SMALL:
        return True
    part = colors[:LOOKED_AT, :LOOKED_AT]
    codes = meant(part)
    rock = codes == ROCK
    if not rock.any() or rock.all() or _has_paper_around(rock):
        return False
    borders = [_borders(codes), _borders(codes.T)]
    pitch = math.gcd(*(int(place) for _, places in borders for place in np.unique(places)))
    if pitch == 1 and _tones(part) > _MOST_TONES:
        return False
    return _has_squares_of(pitch, rock)


def may_be_cells(colors: NDArray[np.uint8], pitch: int) -> bool:
    """Return whether a picture has dark and light squares of this size, and hardly anything between."""
    rock = meant(colors) == ROCK
    return bool(rock.any()) and _tones(colors) <= _FEWEST_TONES and _has_squares_of(pitch, rock)


def _has_paper_around(rock: NDArray[np.bool_]) -> bool:
    return not (rock[0].any() or rock[:, 0].any())


def _borders(codes: NDArray[Any]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    rows, cols = np.nonzero(codes[:, 1:] != codes[:, :-1])
    return rows, cols + 1


def _has_squares_of(side: int, rock: NDArray[np.bool_]) -> bool:
    return _has_runs_of(side, rock) and _has_runs_of(side, rock.T)


def _has_runs_of(length: int, rock: NDArray[np.bool_]) -> bool:
    """Return whether both rock and floor are often as long as this, along rows."""
    rows, cols = _borders(rock)
    lengths, is_inside = np.diff(cols), rows[1:] == rows[:-1]
    of_rock = rock[rows[:-1], cols[:-1]]
    return all(
        np.count_nonzero(runs == length) >= _LEAST_SHARE * max(1, len(runs)) and len(runs) > 0
        for runs in (lengths[is_inside & of_rock], lengths[is_inside & ~of_rock])
    )


def _tones(colors: NDArray[np.uint8]) -> int:
    """Return how many tones there are, none of them rare."""
    tones = colors[..., : min(3, colors.shape[-1])].max(axis=-1) >> 3
    counts = np.bincount(tones.reshape(-1), minlength=32)
    return int(np.count_nonzero(counts > 0.001 * counts.sum()))
