"""The sentences about shapes, and the names of those of the gallery."""

from __future__ import annotations

from mazarine.messages import Catalog


class ShapeMessage(Catalog):
    """Why a board cannot have a shape."""

    UNKNOWN_SHAPE = "Unknown shape {value}; choose one of {known}, a text such as “text:ABC”, or a picture."
    PICTURE_WITHOUT_SHAPE = "The picture shows no shape: its {pixels:,} pixels all have about the same color."
    TEXT_WITHOUT_INK = "The text has no letters to be seen."
    TOO_MANY_LETTERS = "A text can have at most {most} characters, not {count:,}."
    UNKNOWN_FONT = "There is no font {font}; name a font file."
    LETTER_WITHOUT_FONT = "The font has no letter {letter}; name a font file that has it."
    SHAPE_TOO_THIN = (
        "The shape is too thin for {rows} × {cols} cells: only {inside:,} of the {touched:,} cells that it"
        " touches are inside by half or more."
    )
    SHAPE_IN_PIECES = (
        "The shape falls into {pieces:,} pieces at {rows} × {cols} cells; join them, or choose another size."
    )
    TOO_MANY_PIECES = "The shape falls into {pieces:,} pieces; at most {most} can be joined."
    SHAPE_WITHOUT_ENDS = (
        "The shape has no room for a start and a goal: at {rows} × {cols} cells, {inside} cell is inside."
    )


class ShapeText(Catalog):
    """The names of the shapes of the gallery."""

    SHAPE_BUTTERFLY = "Butterfly"
    SHAPE_CAT = "Cat"
    SHAPE_DISK = "Disk"
    SHAPE_DROP = "Drop"
    SHAPE_FISH = "Fish"
    SHAPE_FLOWER = "Flower"
    SHAPE_HEART = "Heart"
    SHAPE_HOUSE = "House"
    SHAPE_MOON = "Moon"
    SHAPE_RING = "Ring"
    SHAPE_STAR = "Star"
    SHAPE_TREE = "Tree"
