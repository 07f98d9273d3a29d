"""Mazes: cells, walls, links and markers, and the edits that change them."""

from mazarine.lattice.grid import Cell
from mazarine.maze.codes import MAX_CELLS
from mazarine.maze.maze import Maze
from mazarine.maze.things import Link, LinkKind, Marker, MarkerKind, Port, PortSide

__all__ = ["MAX_CELLS", "Cell", "Link", "LinkKind", "Marker", "MarkerKind", "Maze", "Port", "PortSide"]
