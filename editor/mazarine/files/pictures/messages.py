"""The sentences about pictures."""

from __future__ import annotations

from mazarine.messages import Catalog


class PictureMessage(Catalog):
    """Faults of pictures: clauses that follow the name of the file and a colon."""

    NOT_A_PICTURE = "this is not a picture of a kind that is read: PNG, JPEG, GIF, BMP, WebP, PNM or TIFF"
    PICTURE_DAMAGED = "the {kind} picture is damaged or truncated"
    PICTURE_TOO_LARGE = (
        "{width} × {height} pixels cannot be read; a picture has one to {most} million pixels"
    )
    NO_GRID = (
        "no grid of cells was found in this picture; say more about it with --cells, --threshold or --walls,"
        " or open it in the window to mark its corners"
    )
