"""The sentences of NumPy arrays and of PNG pictures."""

from __future__ import annotations

from mazarine.messages import Catalog


class ArrayMessage(Catalog):
    """Faults of NumPy arrays: clauses that follow the name of the file and a colon."""

    NOT_NUMPY = "this is not a NumPy array"
    NUMPY_VERSION = "the NumPy array has the unknown version {version}"
    NUMPY_HEADER_CUT_SHORT = "the header of the NumPy array is truncated"
    NUMPY_HEADER_TOO_LONG = "the header of the NumPy array has {size:,} bytes; the maximum is {most:,}"
    NUMPY_HEADER_INVALID = "the header is not that of a NumPy array of numbers"
    NUMPY_SHAPE_TOO_LARGE = "the shape of the NumPy array is larger than any maze"
    NUMPY_DATA_CUT_SHORT = "the data of the NumPy array are truncated"
    ARRAY_HINT = (
        "save the maze as an array of rows × columns with numpy.save, 1 for walls and 0 for floor, "
        "and open that"
    )
    UNSUPPORTED_ARRAY = "the array has the shape {shape} and the type {dtype}; {hint}"
    NOT_ZEROS_AND_ONES = "the array contains numbers other than 0 and 1"
    RASTER_INVALID = "{reason}; the format {format} reads every element as a cell"
    OPEN_DOWN = "cell {cell} in the last row is open downward, to outside the maze"
    OPEN_RIGHT = "cell {cell} in the last column is open to the right, to outside the maze"


class PngMessage(Catalog):
    """Faults of PNG pictures: clauses that follow the name of the file and a colon."""

    # Reading
    NOT_PNG = "this is not a PNG picture"
    PNG_TOO_LONG = "the PNG picture has {size:,} bytes; the maximum is {most:,}"
    PNG_CUT_SHORT = "the PNG picture is damaged or truncated"
    PNG_TOO_MANY_CHUNKS = "the PNG picture has more than {most:,} chunks"
    PNG_UNKNOWN_CHUNK = "the PNG picture has the unknown chunk {chunk}"
    PNG_HEADER_MISSING = "the PNG picture does not start with its header"
    PNG_WITHOUT_PIXELS = "the PNG picture has no pixels"
    PNG_COLOR_TYPE = "PNG pictures do not have {depth} bits with the color type {color_type}"
    PNG_METHOD = "this PNG compression method is not supported"
    PNG_TOO_LARGE = "{width} × {height} pixels are too many for a maze"
    PNG_SIZE_WRONG = "{width} × {height} pixels are more than a file of this size can hold"
    PNG_DATA_DAMAGED = "the data of the PNG picture are damaged"
    PNG_DATA_CUT_SHORT = "the data of the PNG picture are truncated"
    PNG_DATA_TOO_LONG = "the PNG picture has more data than pixels"
    PNG_PALETTE_DAMAGED = "the palette of the PNG picture is damaged"
    PNG_PALETTE_MISSING = "the palette of the PNG picture is missing"

    # Writing
    PICTURE_SIZE = "a picture of {width} × {height} pixels cannot be written"
    PICTURE_NOT_READABLE = "a picture of {width} × {height} pixels would be too large to be read again"
    NO_FRAMES = "an animation without frames cannot be written"


class ArrayTitle(Catalog):
    """The names of the formats in file dialogs."""

    CONNECTION_LIST_FORMAT = "maze-dataset connection list"
    BLOCK_ARRAY_FORMAT = "NumPy block array"
    MAZELIB_FORMAT = "mazelib array"
    PNG_FORMAT = "PNG image, one pixel per cell"
