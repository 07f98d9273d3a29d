"""The maze in a picture, and what is to be said of its reading."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from mazarine.files.limits import size_fault
from mazarine.files.marks import markers_from
from mazarine.files.options import ReadOptions, WallStyle
from mazarine.files.pictures.boards import Board
from mazarine.files.pictures.loading import USUAL_PIXELS, Pixels, kind_of, load
from mazarine.files.pictures.messages import PictureMessage, PictureNote
from mazarine.files.pictures.raster import is_raster, may_be_cells, maze_of_codes, meant, pitch_of
from mazarine.files.pictures.sight import Sight, sight_of
from mazarine.files.pictures.spots import spots_in
from mazarine.files.pictures.turning import Plane, places_in
from mazarine.files.source import Source
from mazarine.maze import Maze
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import Matter
from mazarine.maze.wall_positions import WallPositions
from mazarine.messages import Message

_CERTAIN = 0.75
"""The confidence from which on a reading need not be looked at."""
_ENOUGH = 0.35
_SMALL_PITCH = 7.0
_FIXED_COLORS = ("PNG", "GIF", "BMP", "PNM", "TIFF", "WebP")


@dataclass(frozen=True, eq=False)
class PictureReading:
    """A maze that was found in a picture.

    Attributes
    ----------
    walls : whether walls are lines between cells or cells
    pitch : the height and width of a cell, in pixels of the file
    angle : by how many degrees the picture is turned counterclockwise
    threshold : the brightness, from 0 to 255, that separates dark and light
    confidence : from 0 to 1
    plane : leads from (column, row, 1) of the board to pixels of the file
    notes : what was found and what was left out
    """

    maze: Maze
    walls: WallStyle
    pitch: tuple[float, float]
    angle: float
    threshold: int
    confidence: float
    plane: Plane
    notes: tuple[Message, ...]


def read_picture(source: Source, pixels: Pixels | None = None) -> PictureReading:
    """Find the maze in a picture, as the options of the source want it.

    Raises `MazeFileError` if it is no picture, or no grid of cells is found in it.

    Parameters
    ----------
    source : the file
    pixels : the picture, if it was decoded before
    """
    with source.faults():
        if pixels is None:
            pixels = load(source)
        options = source.options
        source.tell(0.3)
        if _may_be_raster(source, options) and is_raster(pixels.colors):
            return _reading_of_raster(source, pixels)
        sight = sight_of(pixels.colors, _reduced(options, pixels.reduced))
        if pixels.reduced > 1 and (sight is None or min(sight.board.pitch) < _SMALL_PITCH):
            finer = load(source, 4 * USUAL_PIXELS)
            other = sight_of(finer.colors, _reduced(options, finer.reduced))
            if other is not None and (sight is None or other.confidence > sight.confidence):
                pixels, sight = finer, other
    if sight is None or (sight.confidence < _ENOUGH and not _is_forced(options)):
        if _may_be_raster(source, options) and pixels.reduced == 1:
            return _reading_of_raster(source, pixels, is_guess=True)
        raise source.fault(PictureMessage.NO_GRID())
    return _reading_of(source, pixels, sight)


def _is_forced(options: ReadOptions) -> bool:
    return options.cells is not None or options.corners is not None


def _may_be_raster(source: Source, options: ReadOptions) -> bool:
    plain = ReadOptions(level=options.level)
    return options == plain and kind_of(source.head) in _FIXED_COLORS


def _reduced(options: ReadOptions, step: float) -> ReadOptions:
    """Return options for a picture that is reduced by a factor."""
    if options.corners is None or step == 1:
        return options
    first, second, third, fourth = ((x / step, y / step) for x, y in options.corners)
    return replace(options, corners=(first, second, third, fourth))


def _reading_of_raster(source: Source, pixels: Pixels, *, is_guess: bool = False) -> PictureReading:
    codes = meant(pixels.colors)
    pitch = pitch_of(codes)
    maze = maze_of_codes(source, codes[::pitch, ::pitch])
    if is_guess and not may_be_cells(pixels.colors, pitch):
        raise source.fault(PictureMessage.NO_GRID())
    notes = [PictureNote.PIXELS_FOUND(pitch=pitch)] if is_guess else []
    notes += _notes_of(pixels)
    plane = np.diag([float(pitch), float(pitch), 1.0])
    return PictureReading(
        maze, "block", (pitch, pitch), 0.0, 128, _ENOUGH if is_guess else 1.0, plane, tuple(notes)
    )  # fmt: skip


def _reading_of(source: Source, pixels: Pixels, sight: Sight) -> PictureReading:
    board = sight.board
    source.require(size_fault(1, *board.rock.shape))
    plane = sight.plane @ _plane_of(board)
    spots, is_guess = spots_in(pixels.colors, plane, ~board.rock, 0.7)
    cells = np.where(board.rock, np.uint8(Matter.ROCK << 1), np.uint8(Matter.FLOOR << 1))[None]
    if board.positions is None:
        walls = np.zeros_like(cells)
        close_borders(walls)
    else:
        walls = board.positions.walls()
    marks = {(0, row, col): kind for (row, col), kind in spots.items()}
    maze = Maze(cells, walls, markers=markers_from(source, marks, board.positions))
    pitch = (board.pitch[0] * pixels.reduced, board.pitch[1] * pixels.reduced)
    scaled = np.diag([pixels.reduced, pixels.reduced, 1.0]) @ plane
    return PictureReading(
        maze, board.style, pitch, sight.angle, sight.threshold, sight.confidence, scaled,
        tuple(_notes(board, pitch, sight.confidence, is_guess) + _notes_of(pixels)),
    )  # fmt: skip


def _plane_of(board: Board) -> NDArray[np.float64]:
    (top, left), (down, right) = board.first, board.pitch
    return np.array([[right, 0.0, left], [0.0, down, top], [0.0, 0.0, 1.0]])


def _notes_of(pixels: Pixels) -> list[Message]:
    return [PictureNote.LAST_FRAME(count=pixels.frames)] if pixels.frames > 1 else []


def _notes(board: Board, pitch: tuple[float, float], confidence: float, is_guess: bool) -> list[Message]:
    rows, cols = board.rock.shape
    sizes = sorted({f"{size:.1f}".removesuffix(".0") for size in pitch[::-1]})
    found = PictureNote.THIN_FOUND if board.style == "thin" else PictureNote.BLOCKS_FOUND
    notes = [found(rows=rows, cols=cols, pitch=" × ".join(sizes))]
    if confidence < _CERTAIN:
        notes.append(PictureNote.PICTURE_UNCERTAIN())
    if is_guess:
        notes.append(PictureNote.ENDS_GUESSED())
    if not board.has_border:
        notes.append(PictureNote.BORDER_NOT_DRAWN())
    if board.drawn_in:
        notes.append(PictureNote.DRAWINGS_LEFT_OUT(count=board.drawn_in))
    return notes


Points = NDArray[np.float64]
"""(..., 2) columns and rows, in pixels of the file."""


def walls_in(reading: PictureReading) -> Points:
    """Return both ends of each wall, or of each border of rock: (walls, 2, 2)."""
    if reading.walls == "thin":
        positions = WallPositions.of(reading.maze)
        flat, upright = positions.flat, positions.upright
    else:
        rock = np.pad(reading.maze.cells[0] >> 1 == Matter.ROCK, 1)
        flat, upright = (rock[:-1] != rock[1:])[:, 1:-1], (rock[:, :-1] != rock[:, 1:])[1:-1]
    ends = []
    for lines, step in ((flat, (1, 0)), (upright, (0, 1))):
        starts = np.argwhere(lines)[:, ::-1]
        ends.append(np.stack((starts, starts + np.array(step)), axis=1))
    walls = np.concatenate(ends).astype(np.float64)
    return places_in(reading.plane, walls.reshape(-1, 2)).reshape(-1, 2, 2)


def corners_of(reading: PictureReading) -> Points:
    """Return the corners of a maze, clockwise from the upper left one: (4, 2)."""
    _, rows, cols = reading.maze.shape
    corners = np.array([[0, 0], [cols, 0], [cols, rows], [0, rows]], dtype=np.float64)
    return places_in(reading.plane, corners)
