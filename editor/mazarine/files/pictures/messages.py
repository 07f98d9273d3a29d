"""The sentences about pictures."""

from __future__ import annotations

from mazarine.messages import Catalog


class PictureMessage(Catalog):
    """Faults of pictures: clauses that follow the name of the file and a colon."""

    UNKNOWN_PICTURE = "this is not a picture of a kind that is read: PNG, JPEG, GIF, BMP, WebP, PNM or TIFF"
    PICTURE_DAMAGED = (
        "the {kind} picture is damaged or truncated; open it in an image program and save it again"
    )
    PICTURE_TOO_LARGE = "{width} × {height} pixels cannot be read; a picture has one to {most} million pixels"
    NO_GRID = (
        "no grid of cells was found in this picture; say more about it with --cells, --threshold or --walls,"
        " or open it in the window to mark its corners"
    )


class PictureNote(Catalog):
    """What was found in a picture, and what was left out."""

    THIN_FOUND = "The picture was read as {rows} × {cols} cells of {pitch} pixels with thin walls."
    BLOCKS_FOUND = "The picture was read as {rows} × {cols} cells of {pitch} pixels, each rock or floor."
    CHOICES = "If that is wrong, say more with --cells, --threshold or --walls."
    PIXELS_FOUND = (
        "No grid of larger cells was found in the picture, so each square of {pitch} × {pitch} pixels"
        " is a cell."
    )
    PICTURE_UNCERTAIN = "The grid was not clear; compare the maze with the picture."
    ENDS_GUESSED = "Which colored cell is the start and which is the goal is a guess."
    BORDER_NOT_DRAWN = "The picture has no outer border; it was closed."
    DRAWINGS_LEFT_OUT = (
        "Something drawn in {count:,} cell was left out.",
        "Things drawn in {count:,} cells were left out.",
    )
    LAST_FRAME = "Only the last of {count:,} frames was read."


class PictureTitle(Catalog):
    """The names of the formats in file dialogs."""

    PICTURE_FORMAT = "Picture of a maze"
