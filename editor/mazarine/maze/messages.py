"""The sentences of mazes and edits, and the words for places in them."""

from __future__ import annotations

from mazarine.messages import Catalog


class MazeMessage(Catalog):
    """Errors of edits, values and arrays."""

    # Cells
    NOT_A_CELL = "A cell must be a level, row and column as integers, not {value}."
    LEVEL_MISSING = "The maze has {levels} levels; name a cell by level, row and column."
    CELL_OUTSIDE = (
        "Cell {cell} is outside the maze (levels {first_level} to {last_level},"
        " rows {first_row} to {last_row}, columns {first_col} to {last_col})."
    )
    CELL_TOO_FAR = "Cell {cell} is outside any maze."
    PLACE_OUTSIDE = "Row {row}, column {col} is outside the maze."
    AREA_OUTSIDE = "The area is outside the maze."
    CELLS_NOT_LISTED = "Cells must be a sequence of cells, not {value}."
    MARKS_NOT_BOOLEAN = "An array that marks cells must have booleans; use array.astype(bool)."
    MARKS_SHAPE = "The array that marks cells has the shape {found}, but the maze has {expected}."

    # States of cells and walls
    CELL_STATE_INCOMPLETE = "A cell must be set by level, row, column and state, not {value}."
    WALL_STATE_INCOMPLETE = "A wall must be set by level, row, column, side and state, not {value}."
    CELL_ARRAYS = "Cells must be (n, 3) integers and n codes from 0 to 7."
    WALL_ARRAYS = "Walls must be (n, 3) integers of cells, n sides from 0 to 3 and n codes from 0 to 3."
    BLOCK_ARRAYS = "A block must have at least one cell, and arrays of the same rows and columns."
    BLOCK_CODES = "The codes of a block must be from 0 to 7 for cells and from 0 to 15 for walls."
    NOT_A_CELL_STATE = "A cell must be rock, floor, secret or found, not {value}."
    NOT_A_COST = "The cost of a cell must be an integer from 1 to 9, not {value}."
    COST_ARRAY = "Costs must be an array of bytes of the shape {shape}."
    COST_ARRAYS = "Costs are set for (n, 3) cells, by n integers from 1 to 9."
    NOT_A_CELL_CODE = "The code of a cell must be from 0 to 7, not {value}."
    NOT_A_WALL_STATE = "A wall position must be open, wall, secret or found, not {value}."
    NOT_A_WALL_CODE = "The code of a wall must be from 0 to 3, not {value}."
    CELL_CODE_INVALID = "Cell {cell} has an invalid code."
    WALL_CODE_INVALID = "The walls of cell {cell} have an invalid code."
    BORDER_CODE_INVALID = "Cell {cell} has an opening in the outer border, which must be a wall."

    # Differences of mazes
    MERGE_OF_OTHER_BOARD = "The maze has another lattice, size, origin or growth."
    MERGE_CONFLICT = "Cell {cell} was changed in another way."
    MERGE_METADATA_CONFLICT = "The {name} of the maze was changed in another way."

    # Sides
    NOT_A_SIDE = "A wall must be on a side of a cell such as N or E, not {value}."
    SIDE_MISSING = "Cell {cell} has no side {side} on this lattice."
    BORDER_MUST_BE_WALL = "Side {side} of cell {cell} is on the outer border, which must be a wall."

    # Levels, size and place
    NO_LEVEL = "Level {level} does not exist; the levels are {first_level} to {last_level}."
    NOT_A_LEVEL = "A level must be an integer, not {value}."
    NOT_A_LEVEL_OR_NONE = "A level must be an integer, or None for a new one, not {value}."
    LEVELS_NOT_LISTED = "Levels must be a list of numbers, not {value}."
    LAST_LEVEL = "The last level of a maze cannot be removed."
    SIZE_NOT_INTEGER = "Levels, rows and columns must be integers, not {levels}, {rows} and {cols}."
    EXTENT_NOT_INTEGER = "Rows and columns must be integers, not {rows} and {cols}."
    NOT_BOARD_MATTER = "New cells are rock or floor, not {matter}."
    UNKNOWN_ANCHOR = "Unknown anchor {anchor}; choose one of {known}."
    UNKNOWN_AXIS = "Unknown axis {axis}; choose one of {known}."
    NOT_A_ROTATION = "A maze can be rotated by 90, 180 or 270 degrees, not by {degrees}."
    BORDER_NOT_POSITIVE = "The width of a border must be a whole number from 1, not {cells}."
    NO_CONTENT = "There is nothing to crop to: the maze has only rock, or only empty floor."
    NOT_AN_ORIGIN = "An origin must be an integer row and column, not {value}."
    ORIGIN_TOO_FAR = "The origin {origin} is too far out; its numbers must be {farthest:,} or less."

    # Arrays of mazes
    NOT_ARRAYS = (
        "A maze must be made of arrays of cells and walls, not {value};"
        " Maze.blank(rows, cols) and Maze.from_blocks(array) make one."
    )
    CELLS_NOT_BYTES = (
        "The cells must be a (levels, rows, cols) array of bytes (uint8) in C order;"
        " numpy.ascontiguousarray makes one."
    )
    WALLS_NOT_BYTES = (
        "The walls must be a (levels, rows, cols) array of bytes (uint8) in C order;"
        " numpy.ascontiguousarray makes one."
    )
    SHAPES_DIFFER = "The cells have the shape {cells} and the walls {walls}; both must have the same."
    BLOCKS_NOT_ARRAY = "Blocks must be an array, or lists of equal length, not {value}."
    BLOCKS_TYPE = (
        "Blocks must be booleans or whole numbers, not {type}; compare first, as in array > 0.5 for walls."
    )
    CODES_TYPE = "Codes of cells must be whole numbers, not {type}."
    BLOCKS_SHAPE = "Blocks must have the shape (rows, cols) or (levels, rows, cols), not {shape}."
    CODES_RANGE = (
        "Codes of cells must be from 0 to 7, not {lowest} to {highest};"
        " leave out codes=True to make every number except 0 a wall."
    )
    NOT_SQUARES = "Only a maze of squares can be converted to blocks."
    RASTER_SIZE = (
        "Cells with walls between them need an odd number of rows and columns from 3, not {rows} × {cols}."
    )
    RASTER_POST_OPEN = "The post of a wall at row {row}, column {col} is open."
    RASTER_WALL_OPEN = "The wall next to rock at row {row}, column {col} is open."

    # Attributes of mazes, and arguments
    NOT_A_MAZE = "Expected a maze, as returned by read, generate or Maze.blank, not {value}."
    NOT_AN_EDIT = "An edit must be one of those in mazarine.maze.edits, not {value}."
    NOT_EDITS = "A batch must be made of edits, not of {value}."
    EDIT_IS_FROZEN = "An edit is a value; its {name} cannot be set."
    NOT_A_LATTICE = "The lattice of a maze must be one of mazarine.lattice, not {value}."
    TITLE_NOT_TEXT = "The title of a maze must be text, not {value}."
    AUTHOR_NOT_TEXT = "The author of a maze must be text, not {value}."
    PROPERTIES_NOT_DICT = "The properties of a maze must be a dict, not {value}."
    EXTRA_NOT_DICT = "The extra fields of a maze must be a dict, not {value}."
    PROPERTY_NAME_NOT_TEXT = "The name of a property must be text, not {value}."
    LINKS_NOT_SET = "The links of a maze are changed by its methods and by edits, not set to {value}."
    MARKERS_NOT_SET = "The markers of a maze are changed by its methods and by edits, not set to {value}."

    # Links
    NOT_PORTS = "A link must join two ports, not {first} and {second}."
    NOT_A_PORT_SIDE = "Unknown side {value} of a port; choose one of {known}."
    NOT_A_LINK_KIND = "Unknown kind {value} of a link; choose one of {known}."
    ONE_WAY_NOT_BOOLEAN = "One-way must be True or False, not {value}."
    LINK_LABEL_NOT_TEXT = "The label of a link must be text, not {value}."
    EXTRA_NOT_MAPPING = "The extra fields of a link or marker must be a mapping, not {value}."
    NOT_A_LINK = "A link is expected, not {value}."
    NOT_A_PORT = "A port of the link to be removed is expected, not {value}."
    LINK_TO_SAME_CELL = "A link must join two different cells, not cell {cell} with itself."
    LINK_END_IN_ROCK = "Cell {cell} is rock; a link needs floor at both ends."
    PORT_IN_USE = "There is already a link at {port}."
    PORT_NOT_IN_WALL = "Side {side} of cell {cell} is not a wall; a link on a side needs a wall."
    PORT_IN_GAP = "Side {side} of cell {cell} is an entrance or exit, where no link can be placed."
    TELEPORTER_PORT = "A teleporter must be on a side or on the pad of a cell; up and down are for stairs."
    STAIRS_PORTS = "Stairs must join the up port of a cell with the down port of the cell above it."
    NO_LINK = "There is no link at {port}."
    LINK_NOT_IN_MAZE = "The link to be removed at {port} is not in the maze."

    # Markers
    NOT_A_MARKER_KIND = "Unknown kind {value} of a marker; choose one of {known}."
    NOT_A_MARKER_SIDE = "Unknown side {value} of a marker; choose one of {known}."
    MARKER_LABEL_NOT_TEXT = "The label of a marker must be text, not {value}."
    NOT_A_MARKER = "A marker is expected, not {value}."
    MARKER_SIDE_NOT_ON_BORDER = (
        "The side of a marker must be on the outer border; side {side} of cell {cell} is not."
    )
    GAP_AT_LINK = "Side {side} of cell {cell} has a link, so no entrance or exit can be placed there."
    NO_MARKER = "Cell {cell} has no marker."

    # Names and numbers of regions
    NOT_A_REGION_NAME = "A region must have a text as its name and a color such as #aa3344, not {value}."
    NOT_REGION_NAMES = "Regions must be named by number, each with a RegionName, not {value}."
    NOT_A_NUMBERING = "The numbers of regions must be a Numbering, not {value}."
    # Growth of a honeycomb
    GROWTH_NEEDS_HONEYCOMB = "Only a honeycomb grows from points."
    NOT_GROWN_POINTS = "The growth of a maze must be grown points, not {value}."
    GROWN_POINTS_TABLE = "Grown points must be a table of rows, columns and 0 or 1, of 1 to {most:,} points."
    GROWN_POINT_TOO_FAR = "A grown point is outside any maze."
    GROWN_POINT_STATE = "A grown point must be free (0) or spent (1)."
    GROWN_POINT_PLACE = "The place of a grown point must be an integer row and column, not {value}."
    BOARD_HAS_POINTS = "The board already has points; expand a free one to create more."
    POINT_NOT_GROWN = "Point {point} was not grown."
    TOO_MANY_GROWN_POINTS = "A maze stores the growth of at most {most:,} points."

    # Symmetry
    HONEYCOMB_QUARTER_TURNS = "Only a maze of squares has quarter turns."
    QUARTER_TURNS_NOT_SQUARE = "Quarter turns need as many rows as columns."
    HONEYCOMB_NOT_SYMMETRICAL = (
        "The points of this honeycomb do not match; try one row or column more or fewer."
    )
    HEXAGONS_NOT_SYMMETRICAL = (
        "The rows of these hexagons do not match: above and below need an odd number of rows,"
        " half a turn an even one, and left and right never match."
    )


class PortText(Catalog):
    """Places of cells that can carry a link."""

    SIDE_OF_CELL = "side {side} of cell {cell}"
    PAD_OF_CELL = "the pad of cell {cell}"
    UP_PORT_OF_CELL = "the up port of cell {cell}"
    DOWN_PORT_OF_CELL = "the down port of cell {cell}"


class NameText(Catalog):
    """The names of kinds of links and markers, and of the sides of a cell."""

    LINK_TELEPORTER = "teleporter"
    LINK_STAIRS = "stairs"

    MARKER_START = "start"
    MARKER_GOAL = "goal"
    MARKER_TREASURE = "treasure"
    MARKER_CHARACTER = "character"
    MARKER_OPPONENT = "opponent"
    MARKER_NOTE = "note"
    MARKER_KEY = "key"
    MARKER_KEY_ONCE = "key for one door"
    MARKER_DOOR = "door"
    MARKER_GATE = "one-way gate"

    SIDE_NORTH = "north"
    SIDE_EAST = "east"
    SIDE_SOUTH = "south"
    SIDE_WEST = "west"
    SIDE_NORTH_EAST = "north-east"
    SIDE_SOUTH_EAST = "south-east"
    SIDE_SOUTH_WEST = "south-west"
    SIDE_NORTH_WEST = "north-west"
    SIDE_PAD = "pad"
    SIDE_UP = "up"
    SIDE_DOWN = "down"
