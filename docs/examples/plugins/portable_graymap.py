"""A file format: plain portable graymaps (PGM), a pixel for each cell; dark is rock."""

import numpy as np

from mazarine.maze import Maze
from mazarine.maze.codes import Matter

MAZARINE_PLUGIN = """
api = 1
[[formats]]
name = "pgm"
title = "Portable graymap"
suffixes = [".pgm"]
magic = "P2"
"""


def read(source):
    """Read a maze of one level."""
    lines = source.stream.read().decode("ascii").splitlines()
    words = " ".join(line.partition("#")[0] for line in lines).split()
    cols, rows, most = map(int, words[1:4])
    pixels = np.array(words[4:], dtype=int).reshape(1, rows, cols)
    maze = Maze.blank(rows, cols)
    return Maze(np.where(2 * pixels < most, Matter.ROCK << 1, maze.cells).astype(np.uint8), maze.walls)


def write(maze, sink):
    """Write the first level."""
    _, rows, cols = maze.shape
    pixels = np.where(maze.cells[0] >> 1 == Matter.ROCK, 0, 255)
    text = "\n".join(" ".join(map(str, row)) for row in pixels.tolist())
    sink.stream.write(f"P2\n{cols} {rows}\n255\n{text}\n".encode())


def losses(maze):
    """Say what the file leaves out."""
    return ["The walls between cells are left out."] if maze.walls[:, :-1, :-1].any() else []
