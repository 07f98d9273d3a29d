"""Edits: frozen values; `edit.apply(maze)` gives the change made and the edit that takes it back."""

from mazarine.maze.edits.batch import Batch
from mazarine.maze.edits.cells import SetCells
from mazarine.maze.edits.change import Change, Edit
from mazarine.maze.edits.costs import SetCosts
from mazarine.maze.edits.growing import Expand, PlaceFirstPoint
from mazarine.maze.edits.levels import ArrangeLevels, cell_after, level_after, places_after
from mazarine.maze.edits.links import PlaceLink, RemoveLink
from mazarine.maze.edits.markers import PlaceMarker, RemoveMarker
from mazarine.maze.edits.merge_maze import MergeMaze, difference
from mazarine.maze.edits.metadata import SetMetadata
from mazarine.maze.edits.replace_maze import ReplaceMaze
from mazarine.maze.edits.resize import Resize
from mazarine.maze.edits.set_area import SetArea
from mazarine.maze.edits.things import ReplaceThings
from mazarine.maze.edits.walls import SetWalls
from mazarine.maze.edits.whole import AddBorder, Anchor, Crop, Flip, ResizeTo, Rotate

__all__ = [
    "AddBorder", "Anchor", "ArrangeLevels", "Batch", "Change", "Crop", "Edit", "Expand", "Flip",
    "MergeMaze", "PlaceFirstPoint", "PlaceLink", "PlaceMarker", "RemoveLink", "RemoveMarker", "ReplaceMaze",
    "ReplaceThings", "Resize", "ResizeTo", "Rotate", "SetArea", "SetCells", "SetCosts", "SetMetadata",
    "SetWalls", "cell_after", "difference", "level_after", "places_after",
]  # fmt: skip
