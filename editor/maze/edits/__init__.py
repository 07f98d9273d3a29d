"""Edits: frozen values; `edit.apply(maze)` gives the change made and the edit that takes it back."""

from editor.maze.edits.batch import Batch
from editor.maze.edits.become import Become
from editor.maze.edits.cells import SetCells
from editor.maze.edits.change import Change, Edit
from editor.maze.edits.growing import Expand, PlaceFirstPoint
from editor.maze.edits.levels import ArrangeLevels, places_after
from editor.maze.edits.links import PlaceLink, RemoveLink
from editor.maze.edits.markers import PlaceMarker, RemoveMarker
from editor.maze.edits.resize import Resize
from editor.maze.edits.set_area import SetArea
from editor.maze.edits.things import ReplaceThings
from editor.maze.edits.walls import SetWalls
from editor.maze.edits.words import SetWords

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
    "places_after",
]
