"""Edits: frozen values; `edit.apply(maze)` gives the change made and the edit that takes it back."""

from mazewright.maze.edits.batch import Batch
from mazewright.maze.edits.become import Become
from mazewright.maze.edits.cells import SetCells
from mazewright.maze.edits.change import Change, Edit
from mazewright.maze.edits.growing import Expand, PlaceFirstPoint
from mazewright.maze.edits.levels import ArrangeLevels, cell_after, level_after, places_after
from mazewright.maze.edits.links import PlaceLink, RemoveLink
from mazewright.maze.edits.markers import PlaceMarker, RemoveMarker
from mazewright.maze.edits.resize import Resize
from mazewright.maze.edits.set_area import SetArea
from mazewright.maze.edits.things import ReplaceThings
from mazewright.maze.edits.walls import SetWalls
from mazewright.maze.edits.words import SetWords

__all__ = [
    "ArrangeLevels",
    "Batch",
    "Become",
    "Change",
    "Edit",
    "Expand",
    "PlaceFirstPoint",
    "PlaceLink",
    "PlaceMarker",
    "RemoveLink",
    "RemoveMarker",
    "ReplaceThings",
    "Resize",
    "SetArea",
    "SetCells",
    "SetWalls",
    "SetWords",
    "cell_after",
    "level_after",
    "places_after",
]
