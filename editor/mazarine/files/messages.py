"""The sentences of the file formats."""

from __future__ import annotations

from mazarine.messages import Catalog


class FileMessage(Catalog):
    """Faults of files: clauses that follow the name of the file and a colon."""

    # Places in a file
    LINE = "line {number}"
    LINE_COLUMN = "line {number}, column {column}"
    ROW = "row {number}"

    # The operating system
    FILE_MISSING = "the file does not exist"
    FOLDER_IN_PATH_MISSING = "a part of its path is not a folder"
    OTHER_FORMAT = "it gets another format"
    SQUARE_CELLS_ONLY = "the format “{title}” holds square cells only; hexagons can be saved as {known}"
    HEXAGONS_ONLY_WHOLE = "mazes of hexagons are only read as a whole; convert this one to .maze first"
    SHARED_WITH_COPY = "it would share the file {name} with the original"
    OTHER_FOLDER = "it gets to another folder, where the files that it names are not"
    FILE_IS_FOLDER = "this is a folder, not a file"
    FILE_IS_NO_FOLDER = "this is a file, not a folder"
    IS_WRITTEN_TO = "another program is writing to this folder; try again when it has ended"
    NOT_A_STORE_TO_REPLACE = "this is not a Zarr store, so it cannot be replaced by one"
    PERMISSION_DENIED = "permission is denied"
    DISK_READ_ONLY = "the disk is read-only"
    DISK_FULL = "the disk is full"
    QUOTA_EXCEEDED = "the disk quota is used up"
    FILE_TOO_LARGE = "the file would be larger than the system allows"
    NAME_TOO_LONG = "the name is too long"
    LINK_CYCLE = "its symbolic links form a loop"
    TOO_MANY_OPEN_FILES = "too many files are open"
    DISK_ERROR = "the disk reports an error"
    FILE_EXISTS = "the file already exists"
    FILE_IN_USE = "the file is in use"
    SYSTEM_ERROR = "the system reports “{text}”"
    NOT_A_FILE_NAME = "a file name cannot contain these characters"
    NULL_IN_NAME = "a file name cannot contain a null character"
    FOREIGN_LINK = "a link that another user put into a folder for all leads there; it is not followed"
    NOT_REGULAR_FILE = "this is not a regular file"
    NOT_REPLACEABLE = "this is not a regular file, so it cannot be replaced"
    WRITE_PROTECTED = "the file is write-protected"
    FOLDER_MISSING = "the folder {folder} does not exist"
    NOT_CREATED = "no file can be created in the folder {folder}: {reason}"
    NO_BACKUP = "its earlier version cannot be kept: {reason}"

    # Files that a file names
    OTHER_FOLDER_NAMED = "it names the file {name}, which is not in its own folder"
    FILE_NAMED_MISSING = (
        "this {kind} names the file {name}, which cannot be read ({reason}); put it where the name says, "
        "seen from this file"
    )
    MAP_PICTURE = "the picture {name} cannot be read: {reason}"
    TOO_MANY_TILES_DRAWN = "there are more than {most:,} of them"
    TILES_TOO_LARGE = "together they have more than {most:,} pixels"

    # The choice of the format
    UNKNOWN_FORMAT = "The format {format} is unknown. Known formats: {known}."
    UNKNOWN_SUFFIX = "the suffix {suffix} belongs to no format; known suffixes: {known}"
    NO_SUFFIX = "the name has no suffix that selects a format; known suffixes: {known}"
    NATIVE_HINT = "a .maze or .npz file must be a ZIP archive"
    MICROMOUSE_BINARY_HINT = (
        "a micromouse binary file has 256 or 1024 bytes, with a wall along the outer border"
    )

    # What every format checks
    FILE_EMPTY = "the file is empty; save or copy it again"
    ONLY_READ = "files of this format are only read"
    NOT_IN_ENCODING = "this is not {encoding} text"
    FILE_DAMAGED = "the file is damaged"
    FILE_DAMAGED_DETAIL = "the file is damaged (“{text}”)"
    NOT_UTF8 = "this is not UTF-8 text"
    TOO_MANY_BYTES = "it has {size:,} bytes; the maximum is {most:,}"
    WRONG_BYTES = "it has {size:,} bytes where its array takes {expected:,}"
    TOO_MANY_LINKS = "there are {count:,} links; the maximum is {most:,}"
    TOO_MANY_MARKERS = "there are {count:,} markers; the maximum is {most:,}"
    TOO_MANY_MARKS = "there are more than {most:,} starts and goals"
    TOO_MANY_MARKS_AND_GAPS = "there are more than {most:,} starts, goals and gaps in the border"
    TOO_MANY_GAPS = "there are more than {most:,} gaps in the border"
    TOO_MANY_NOTES = "there are more than {most:,} gaps and walls that only one of their cells has"

    # Text
    TEXT_TOO_LONG = "the text has {size:,} bytes; the maximum is {most:,}"
    LINE_TOO_LONG = "the line has more than {most:,} bytes"
    TOO_MANY_LINES = "the text has {count:,} lines; the maximum is {most:,}"
    GRID_TOO_LARGE = "{rows:,} lines of up to {cols:,} characters are too many for a maze"
    TEXT_NOT_READABLE = "a text of {rows:,} lines of {cols:,} characters would be too long to be read again"
    ONLY_SPACES = "the text contains only spaces"
    NO_NUMBERS = "the text contains no numbers"
    NO_LINES_OF_CELLS = "the text contains no cells"
    END_OF_LINE = "the end of the line"
    SPACE = "a space"
    LINE_LENGTH = (
        "the line has {count:,} character instead of {expected:,}",
        "the line has {count:,} characters instead of {expected:,}",
    )
    NEITHER_FLOOR_NOR_ROCK = "{found} is neither floor ({floor}) nor rock ({rock})"

    # Micromouse
    MICROMOUSE_BYTES = (
        "the file has {count:,} byte; a micromouse binary file has 256 or 1024 bytes",
        "the file has {count:,} bytes; a micromouse binary file has 256 or 1024 bytes",
    )
    MICROMOUSE_SIZE = "this format supports 16 × 16 or 32 × 32 cells, not {rows} × {cols}"
    BORDER_OPEN_NORTH = (
        "cell {cell} has no wall to the north, on the outer border, whichever cell order is assumed"
    )
    BORDER_OPEN_EAST = (
        "cell {cell} has no wall to the east, on the outer border, whichever cell order is assumed"
    )
    BORDER_OPEN_SOUTH = (
        "cell {cell} has no wall to the south, on the outer border, whichever cell order is assumed"
    )
    BORDER_OPEN_WEST = (
        "cell {cell} has no wall to the west, on the outer border, whichever cell order is assumed"
    )
    LINE_ENDS_BETWEEN_POSTS = "the line ends between two posts, which are {pitch} characters apart"
    NO_LAST_POSTS = "the text ends where a line of posts and walls should close the last row of cells"
    EAST_OF_MAZE = "{found} stands east of the maze, which is {width} characters wide"
    EXPECTED_POST = "expected the post {post}, found {found}"
    EXPECTED_FLAT_WALL = "expected '---' or three spaces, found {found}"
    EXPECTED_UPRIGHT_WALL = "expected '|' or a space, found {found}"
    EXPECTED_MARK = "expected 'S', 'G' or a space in the middle of the cell, found {found}"
    EXPECTED_SPACE = "expected a space in the cell, found {found}"
    EXPECTED_MMS_LINE = "expected a line 'X Y N E S W' with four numbers 0 or 1 at the end"
    MISSING_CELL_LINES = (
        "there is {count:,} line for {cols} × {rows} cells",
        "there are {count:,} lines for {cols} × {rows} cells",
    )
    CELL_LINE_TWICE = "cell {x}, {y} already has a line"

    # Numbers with fog and secrets
    EXPECTED_NUMBERS = "expected a row of numbers from 0 to 7, separated by commas or spaces"
    EXPECTED_COSTS = "expected a row of costs from 1 to 9, or 0 for rock, separated by commas, tabs or spaces"
    MARK_OUTSIDE = "the start or goal at row {row}, column {col} is outside the table"
    ROW_LENGTH = (
        "there is {count:,} number where the first row has {expected:,}",
        "there are {count:,} numbers where the first row has {expected:,}",
    )

    # Maps of the MovingAI benchmarks
    MAP_TYPE = "maps of the type {type} are not supported; the type must be 'octile'"
    HEADER_LINE_MISSING = "the header has no line '{key}' with a number"
    HEADER_NOT_ENDED = "the header does not end with a line 'map'"
    MAP_TOO_SHORT = "the map ends after {count:,} of {expected:,} lines"
    MAP_TOO_LONG = "the map has more than {count:,} line", "the map has more than {count:,} lines"

    # Zarr stores
    ARRAY_TYPE = "it holds numbers of the type {found}, not {expected}"
    CHUNK_SHAPE = "its blocks or chunks have the shape {found}; each has one to {most:,} cells"
    TOO_MANY_CHUNKS = "a shard has more than {most:,} chunks"
    TOO_MANY_BLOCKS = "it has {count:,} blocks; an array of this size has at most {most:,}"
    STORE_CODECS = "its codecs are {found}; bytes, blosc, gzip, zstd, crc32c and sharding_indexed are read"
    CHUNK_TOO_LONG = "a chunk has more than the {most:,} bytes that its cells take"
    MEMBER_OF_STORE_MISSING = "the store has no such array"
    NOT_A_MAZE_STORE = (
        "this Zarr store holds no maze: it needs the attribute maze and the arrays cells and walls"
    )
    BLOCK_DAMAGED = (
        "the block of cells that begins at {cell} is damaged: it differs from the checksum that was recorded"
    )

    # ZIP archives
    TOO_MANY_MEMBERS = "the archive has {count:,} members; a maze file has at most {most}"
    MEMBER_TWICE = "the archive contains this member twice"
    MEMBER_MISSING = "the ZIP archive has no such member"
    MEMBER_ENCRYPTED = "the member is encrypted"
    MEMBER_COMPRESSION = "the member uses a compression method other than deflate"
    MEMBER_SIZE_WRONG = "the archive is wrong about the size of this member"
    ARCHIVE_CUT_SHORT = "the ZIP archive is truncated, its list of members is missing"
    ARCHIVE_64_BIT = "ZIP64 archives are not supported"
    DIRECTORY_TOO_LONG = "its list of members has {size:,} bytes; the maximum is {most:,}"
    ARCHIVE_UNREADABLE = "the archive cannot be read (“{text}”)"

    # Mazarine's own format
    FORMAT_KEY = "the format is {found}, not {expected}"
    LATER_VERSION = "version {found} needs a later Mazarine; this one reads version {known}"
    UNKNOWN_VERSION = "unknown version {found}"
    MANIFEST_TOO_LONG = "it would have {size:,} bytes; the maximum is {most:,}"
    ARRAY_KIND = "it holds numbers of the kind {found}, not bytes ('|u1')"
    ARRAY_FORTRAN = "its array is in Fortran order; mazes are in C order"
    ARRAY_SHAPE = "its array has the shape {found}, but {member} says {expected}"
    POINTS_ARRAY = "its array is not one of n × 3 numbers ('<i4') in C order"
    POINTS_CUT_SHORT = "The table of grown points is truncated."

    # JSON
    TOO_MANY_PARTS = "it has {count:,} lists and objects; the maximum is {most:,}"
    NESTED_TOO_DEEP = "lists and objects are nested too deeply"
    NESTED_DEEPER_THAN = "lists and objects are nested more than {most} deep"
    NOT_FINITE = "a number is not finite"
    INTEGER_TOO_LARGE = "an integer has more than 64 bits"
    LONE_SURROGATE = "a text contains a lone surrogate"
    KEY_NOT_TEXT = "a key is not text"
    TYPE_NOT_IN_JSON = "JSON has no values of the type {type}"
    ORIGIN_AND_ANCHOR = "give either `origin` or `anchor`, not both"
    JSON_MALFORMED = "the JSON is malformed: “{text}”"
    JSON_CUT_SHORT = "the JSON ends too early; copy or download the whole file again"
    JSON_UNREADABLE = "the JSON cannot be read: “{text}”"
    JSON_INVALID = "the JSON is invalid at {place}: “{text}”"
    JSON_EXPECTED = "expected {expected} at {place}"
    JSON_UNKNOWN_VALUE = "unknown value {found} at {place}"
    JSON_UNKNOWN_KEY = "the key {key} is unknown at {place}"
    JSON_LENGTH = "expected a list of length {length} at {place}"
    JSON_KEY_MISSING = "the key {key} is missing at {place}"
    JSON_TYPE = "expected {expected}, found {found} at {place}"
    JSON_AT_MOST = "expected {expected}, at most {bound}, at {place}"
    JSON_AT_LEAST = "expected {expected}, at least {bound}, at {place}"
    JSON_BELOW = "expected {expected} below {bound} at {place}"
    JSON_ABOVE = "expected {expected} above {bound} at {place}"
    JSON_OUT_OF_RANGE = "the number is out of range at {place}"
    JSON_TOP = "the top level"

    # Stamps
    STAMP_NOT_STORED = "The stamp cannot be stored: {reason}."
    CLIPBOARD_UNREADABLE = "The content of the clipboard cannot be pasted: {reason}."
    CLIPBOARD_PLACE_UNREADABLE = "The content of the clipboard cannot be pasted: {where}: {reason}."


class BoardNote(Catalog):
    """What is said of a board that was read."""

    ALL_ROCK = "Every cell is rock."
    ALL_FLOOR = "Every cell is floor, and there is no wall."
    LITTLE_FLOOR = "Only {count:,} of {total:,} cells are floor."
    FLOOR_AROUND = "There is floor all around the maze; crop it if it does not belong to it."
    OTHER_READINGS = "This was read as {title}; it could also be {others} (--from {format})."
    OTHER_NUMBERS = "Every number other than 0 was read as rock."
    ENCODING_GUESSED = "The text is not UTF-8; it was read as {encoding}."


class JsonType(Catalog):
    """The types of values in JSON."""

    JSON_INTEGER = "an integer"
    JSON_NUMBER = "a number"
    JSON_TEXT = "text"
    JSON_BOOLEAN = "true or false"
    JSON_LIST = "a list"
    JSON_OBJECT = "an object"
    JSON_NULL = "null"


class FormatTitle(Catalog):
    """The names of file formats in file dialogs."""

    NATIVE_FORMAT = "Mazarine maze"
    MICROMOUSE_TEXT_FORMAT = "Micromouse text, posts {post}"
    MICROMOUSE_BINARY_FORMAT = "Micromouse binary"
    MMS_NUM_FORMAT = "mms simulator numbers"
    BLOCK_TEXT_FORMAT = "Block text"
    FOG_GRID_FORMAT = "Number grid with fog and secrets"
    COST_TABLE_FORMAT = "Table of costs, 1 to 9"
    MOVINGAI_FORMAT = "MovingAI map"
    ZARR_FORMAT = "Zarr store for large mazes"


class ArtNote(Catalog):
    """Notes on the pictures of a map."""

    TILES_NOT_DRAWN = "The tiles of the map are not drawn: {reason}."


class LossMessage(Catalog):
    """Losses in formats and changes by conversions."""

    FILE_REPLACED = "A new file replaces this one: {reason}."
    LATTICE_LEFT_OUT = "The cells become squares, with walls where they have no sides."
    GROWN_LATTICE_LEFT_OUT = (
        "The cells become squares, with walls where they have no sides,"
        " and the growth of the points is left out."
    )
    LEVELS_LEFT_OUT = "Only level {level} of {levels} is written."
    LINKS_LEFT_OUT = (
        "{count:,} link between ports is left out.",
        "{count:,} links between ports are left out.",
    )
    FOG_LEFT_OUT = "The fog on {cells} is left out."
    SECRET_CELLS_BECOME_FLOOR = (
        "{count:,} secret cell becomes plain floor.",
        "{count:,} secret cells become plain floor.",
    )
    SECRET_DOORS_OPEN = "{count:,} secret door becomes an opening.", "{count:,} secret doors become openings."
    SECRET_DOORS_BECOME_CELLS = (
        "{count:,} secret door becomes a secret cell.",
        "{count:,} secret doors become secret cells.",
    )
    ROCK_BECOMES_FLOOR = (
        "{count:,} rock cell becomes floor that is walled on every side.",
        "{count:,} rock cells become floor that is walled on every side.",
    )
    MARKERS_LEFT_OUT = "{count:,} marker is left out.", "{count:,} markers are left out."
    OTHER_MARKERS_LEFT_OUT = (
        "{count:,} marker other than start and goal is left out.",
        "{count:,} markers other than start and goal are left out.",
    )
    MARKER_TEXTS_LEFT_OUT = (
        "The labels and unknown keys of {count:,} start or goal are left out.",
        "The labels and unknown keys of {count:,} starts and goals are left out.",
    )
    SECOND_MARKS_LEFT_OUT = (
        "A cell holds one mark, so {count:,} start or goal is left out.",
        "A cell holds one mark, so {count:,} starts and goals are left out.",
    )
    MARKS_MOVE_TO_FLOOR = (
        "{count:,} start or goal on rock will be on floor.",
        "{count:,} starts and goals on rock will be on floor.",
    )
    GAPS_NOT_DRAWN = (
        "{count:,} gap in the outer border is not drawn.",
        "{count:,} gaps in the outer border are not drawn.",
    )
    METADATA_LEFT_OUT = "The file leaves out {items}."
    TITLE_ITEM = "the title"
    AUTHOR_ITEM = "the author"
    PROPERTIES_ITEM = "the properties"
    UNKNOWN_KEYS_ITEM = "the unknown keys"
    ORIGIN_ITEM = "the origin"
    NAMES_ITEM = "the names of regions"
    COSTS_ITEM = "the costs of cells"

    # Thin walls and blocks
    THIN_WALLS_BECOME_BLOCKS = (
        "Thin walls become blocks: {rows} × {cols} cells become {new_rows} × {new_cols},"
        " which doubles lengths."
    )
    BORDER_BECOMES_BLOCKS = (
        "The outer border becomes blocks: {rows} × {cols} cells become {new_rows} × {new_cols},"
        " which doubles lengths."
    )
    BLOCKS_BECOME_THIN_WALLS = (
        "Blocks become thin walls: {rows} × {cols} cells become {new_rows} × {new_cols},"
        " which halves lengths."
    )
    POSTS_LEFT_OUT = (
        "{count:,} post without walls is left out.",
        "{count:,} posts without walls are left out.",
    )
    COSTS_BETWEEN_LEFT_OUT = "The costs of cells that become walls or passages are left out."
    DUAL_SIZE = (
        "Walls become passages and passages walls, upside down: {rows} × {cols} cells become"
        " {new_rows} × {new_cols}."
    )


class ConversionMessage(Catalog):
    """Errors of conversions."""

    THIN_WALLS_NEED_SQUARES = "Only a maze of squares can be converted to thin walls."
    HAS_THIN_WALL_EAST = "Cell {cell} already has a thin wall to the east."
    HAS_THIN_WALL_SOUTH = "Cell {cell} already has a thin wall to the south."
    NOT_THIN_WALLS = "The blocks cannot become thin walls: {reason}."
    LEVEL_NOT_THIN_WALLS = "The blocks of level {level} cannot become thin walls: {reason}."
    CELL_BECOMES_WALL = "Cell {cell} is not empty but would become a wall."
    DUAL_NEEDS_SQUARES = "Only a maze of squares has a dual."
    DUAL_HAS_ROCK = "Cell {cell} is rock; only a maze of thin walls has a dual."
