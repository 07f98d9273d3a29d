"""Mazes: cells, walls, links and markers, and the edits that change them."""

from mazewright.lattice.grid import Cell
from mazewright.maze.codes import MAX_CELLS
from mazewright.maze.maze import Maze
from mazewright.maze.things import Link, LinkKind, Marker, MarkerKind, Port, PortSide

__all__ = ["MAX_CELLS", "Cell", "Link", "LinkKind", "Marker", "MarkerKind", "Maze", "Port", "PortSide"]
