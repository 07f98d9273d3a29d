"""Edits: frozen values; `edit.apply(maze)` gives the change made and the edit that takes it back."""

from mazewright.maze.edits.batch import Batch
from mazewright.maze.edits.cells import SetCells
from mazewright.maze.edits.change import Change, Edit
from mazewright.maze.edits.growing import Expand, PlaceFirstPoint
from mazewright.maze.edits.levels import ArrangeLevels, cell_after, level_after, places_after
from mazewright.maze.edits.links import PlaceLink, RemoveLink
from mazewright.maze.edits.markers import PlaceMarker, RemoveMarker
from mazewright.maze.edits.merge_maze import MergeMaze, difference
from mazewright.maze.edits.metadata import SetMetadata
from mazewright.maze.edits.replace_maze import ReplaceMaze
from mazewright.maze.edits.resize import Resize
from mazewright.maze.edits.set_area import SetArea
from mazewright.maze.edits.things import ReplaceThings
from mazewright.maze.edits.walls import SetWalls
from mazewright.maze.edits.whole import AddBorder, Anchor, Crop, Flip, ResizeTo, Rotate

__all__ = [
    "AddBorder",
    "Anchor",
    "ArrangeLevels",
    "Batch",
    "Change",
    "Crop",
    "Edit",
    "Expand",
    "Flip",
    "MergeMaze",
    "PlaceFirstPoint",
    "PlaceLink",
    "PlaceMarker",
    "RemoveLink",
    "RemoveMarker",
    "ReplaceMaze",
    "ReplaceThings",
    "Resize",
    "ResizeTo",
    "Rotate",
    "SetArea",
    "SetCells",
    "SetMetadata",
    "SetWalls",
    "cell_after",
    "difference",
    "level_after",
    "places_after",
]
