"""The sentences of the console."""

from __future__ import annotations

from mazarine.messages import Catalog


class ConsoleMessage(Catalog):
    """Why code in the console has not changed the maze, or cannot do something."""

    MAZE_UNCHANGED = "The open maze was not changed. The maze as it was left is named result."
    WINDOW_STAYS_OPEN = "The window stays open. Close the console to leave it."
    MAZE_NOT_SAVABLE = "The maze could not be saved: {reason}."
    NAME_NOT_A_MAZE = "The name maze must be a maze, not {value}. Nothing was changed."
    NOT_A_SELECTION = (
        "The selection must be an array of booleans with the shape of the maze or of a level, "
        "or a list of cells, not {value}."
    )
    NO_INPUT = "The console cannot ask for input; set a variable instead."
