"""The document: cells, walls, links and markers; edits and their way back."""

from mazewright.maze.maze import MAX_CELLS, Maze
from mazewright.maze.things import Cell, Link, LinkKind, Marker, MarkerKind, Port, PortSide

__all__ = ["MAX_CELLS", "Cell", "Link", "LinkKind", "Marker", "MarkerKind", "Maze", "Port", "PortSide"]
