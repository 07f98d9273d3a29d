"""What files are that hold no maze, and what to do with them: halves of one clause."""

from __future__ import annotations

from mazarine.messages import Catalog


class KindMessage(Catalog):
    """The clause."""

    OTHER_KIND = "this is {kind}; {step}"


class KindName(Catalog):
    """What a file is, with an indefinite article."""

    # Pictures and documents
    HEIF = "a HEIC or AVIF picture"
    JPEG_XL = "a JPEG XL or JPEG 2000 picture"
    LAYERED_PICTURE = "a picture with layers of {program}"
    ICON = "an icon"
    XPM = "an XPM or XBM picture"
    SVG = "an SVG drawing"
    POSTSCRIPT = "a PostScript drawing"
    PDF = "a PDF document"
    DRAWING = "a drawing of {program}"
    CAD = "a floor plan (DXF or IFC)"
    MODEL = "a three-dimensional model"
    OFFICE_TEXT = "a text document"
    SPREADSHEET = "a spreadsheet"
    SLIDES = "a presentation"
    OLD_OFFICE = "a document of an older Office program"
    RTF = "a document in Rich Text Format"
    # Packed
    PACKED = "a packed file ({kind})"
    ZIP_CUT = "a ZIP archive that ends too early"
    NPZ = "an archive of NumPy arrays without a maze"
    JAVA_ARCHIVE = "a Java archive"
    # Editors of levels and maps
    LDTK_PARTS = "a backup or a part of an LDtk project without a level"
    DUNGEONDRAFT = "a map of Dungeondraft"
    FOUNDRY = "a scene of Foundry VTT"
    TILED_PART = "a {part} of Tiled"
    TILESET = "tileset"
    WORLD = "world"
    TEMPLATE = "template"
    PROJECT = "project"
    GODOT = "a scene or resource of Godot"
    UNITY = "a scene or prefab of Unity"
    OGMO = "a level or project of Ogmo"
    RPG_MAKER = "a map of RPG Maker"
    SCENARIO = "a list of searches on a map of MovingAI"
    SPRITE_SHEET = "the description of a sprite sheet"
    ASEPRITE = "a sprite of Aseprite"
    REXPAINT = "a picture of REXPaint"
    MINECRAFT = "a world or structure of Minecraft"
    GAZEBO = "a world or robot of Gazebo"
    GEO = "a geographic map (GeoJSON, KML, GPX or OSM)"
    # Data
    NUMPY = "a NumPy array of another shape or type"
    PICKLE = "data of Python's pickle"
    MATLAB = "a MATLAB data file"
    HDF5 = "an HDF5 file"
    PARQUET = "a Parquet table"
    SQLITE = "an SQLite database"
    ROS_BAG = "a recording of ROS"
    NOTEBOOK = "a Jupyter notebook"
    JSON = "JSON of an unknown kind"
    JSON_CUT = "JSON that ends too early"
    XML = "XML of an unknown kind"
    YAML = "a text of keys and values"
    CSV_OF_WORDS = "a table of words"
    # Programs and other things
    PROGRAM = "a program"
    FONT = "a font"
    SOUND = "a sound or a video"
    SOURCE_CODE = "the source code of a program"
    HTML = "a web page"
    MARKDOWN = "a Markdown document"
    LATEX = "a LaTeX document"
    PROSE = "a text of words"
    LFS_POINTER = "a pointer of Git LFS, not the file itself"
    BLANK = "a file of nothing but blanks or zeros"
    TEXT = "a text without a maze that Mazarine knows"
    BINARY = "a file of an unknown kind"


class NextStep(Catalog):
    """What to do then."""

    SAVE_AS_PNG = "save the picture as PNG and open that"
    PAGE_AS_PNG = "save the page as PNG and open that"
    VIEW_AS_PNG = "make a picture of it from above and open that as PNG"
    UNPACK = "unpack it and open the file inside"
    SHEET_AS_CSV = "save the sheet as CSV, with 1 for walls and 0 for floor, and open that"
    TABLE_AS_CSV = "save the cells as CSV, with 1 for walls and 0 for floor, and open that"
    AS_NPY = "load it in Python and save the array of the maze with numpy.save"
    COPY_TEXT = "copy the maze alone to a text file and open that"
    RUN_PROGRAM = "run it, save the maze that it makes, and open that"
    AS_VTT = "export it as Universal VTT and open that"
    AS_TMX = "export its layer of tiles as a map of Tiled and open that"
    OPEN_MAP = "open the map that uses it"
    OPEN_LEVEL = "open the project itself, which ends in .ldtk"
    GRID_AS_TEXT = "write its grid as text, one character a cell, and open that"
    DRAW_TEXT = "draw walls as # and floor as blanks, one character a cell, and open that"
    FETCH_LFS = "fetch the file with `git lfs pull`"
    COPY_AGAIN = "copy or download the whole file again"
    SAVE_AGAIN = "save the maze again"
    SAVE_MAZE = "save the maze as text, as CSV or as PNG, and open that"
