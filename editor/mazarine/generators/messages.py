"""The sentences of the errors of generators, and the texts about algorithms and their parameters."""

from __future__ import annotations

from mazarine.messages import Catalog


class GeneratorMessage(Catalog):
    """Errors of generators and of postprocessing."""

    # Names and parameters
    NOT_A_GENERATOR_NAME = "A generator must be named by a text such as 'prim', not {value}."
    UNKNOWN_GENERATOR = "Unknown generator {name}; choose one of {known}."
    MISSPELLED_GENERATOR = "Unknown generator {name}; did you mean {nearest}? Choose one of {known}."
    UNKNOWN_PARAMETER = "Unknown parameter {name}; choose one of {known}."
    MISSPELLED_PARAMETER = "Unknown parameter {name}; did you mean {nearest}? Choose one of {known}."
    NO_PARAMETERS = "Unknown parameter {name}; this generator has no parameters."
    NOT_A_CHOICE = "{parameter} must be one of {known}, not {value}."
    SHARE_OUT_OF_RANGE = "{parameter} must be a number from 0 to 1, not {value}."
    COUNT_OUT_OF_RANGE = "{parameter} must be an integer from 0 to {most:,}, not {value}."
    COUNTS_NOT_MAPPING = "Counts must be a mapping from kinds of markers to numbers, not {value}."
    SEED_OUT_OF_RANGE = "A seed must be a 64-bit integer from 0, not {seed}."

    # Boards
    SIZE_NOT_ODD = (
        "{generator} needs odd numbers of rows and columns, not {rows} × {cols};"
        " {fitting_rows} × {fitting_cols} fits."
    )
    NO_MEMORY_TO_GENERATE = "There is not enough memory for {rows} × {cols} cells."
    LATTICE_NOT_SUPPORTED = "{generator} does not support the {lattice} lattice; it supports {known}."
    NO_HEXAGONS = "{generator} cannot make mazes of hexagons: {reason}."
    MASK_NOT_SUPPORTED = "{generator} needs a full rectangle; masks and blocked sides are not supported."
    MASK_NOT_ARRAY = "The mask must be an array of rows and columns, not {value}."
    MASK_SHAPE = "The mask has the shape {found}, but the maze has {expected}."
    MASK_EMPTY = "The mask is empty; a maze needs at least one cell."
    MASK_WITHOUT_FIELDS = "The mask contains no field of the block grid."
    BLOCKED_SIDES_NOT_ARRAY = "The blocked sides must be an array of rows and columns, not {value}."
    BLOCKED_SIDES_SHAPE = "The blocked sides have the shape {found}, but the maze has {expected}."
    INFINITE_BOARD_MASKED = "An infinite board supports neither a mask nor blocked sides."
    INFINITE_BOARD_ON_FLOOR = "An infinite board cannot fill the floor of a maze."
    LEVEL_WITHOUT_FLOOR = "Level {level} has no floor to fill."
    CELL_WITH_LINK_BECOMES_ROCK = "Cell {cell} has a link and would become rock."
    CELL_WITH_MARKER_BECOMES_ROCK = "Cell {cell} has a marker ({kind}) and would become rock."

    # Starts and windows
    START_NOT_SUPPORTED = "{generator} has no start cell; generators with a start cell are {known}."
    START_NOT_PLACE = "A start must be an integer row and column, not {value}."
    PASSAGE_NOT_POSSIBLE = "No passage can be opened at row {row}, column {col} to side {side}."
    START_NOT_CELL = "The maze cannot start at row {row}, column {col}: it has no cell there."
    START_NOT_FIELD = (
        "The maze cannot start at row {row}, column {col}: this is not a field of the block grid."
    )
    WINDOW_NOT_PLACE = "A window must start at an integer row and column, not {row}, {col}."
    WINDOW_OUTSIDE = "The window at row {row}, column {col} is outside the maze."


class GeneratorText(Catalog):
    """Titles and summaries of algorithms."""

    ALGORITHM_STACK = "Depth-first (recursive backtracker)"
    ALGORITHM_STACK_SUMMARY = (
        "Recursive backtracker: depth-first search. Long winding passages, few dead ends."
    )
    ALGORITHM_PRIM = "Prim"
    ALGORITHM_PRIM_SUMMARY = (
        "Grows from one cell: opens a random wall at the border of the maze. Short dead ends everywhere."
    )
    ALGORITHM_BINARY_TREE = "Binary tree"
    ALGORITHM_BINARY_TREE_SUMMARY = (
        "Opens each cell to one of two sides. Strong diagonal bias, no four-way junctions."
    )
    ALGORITHM_SIDEWINDER = "Sidewinder"
    ALGORITHM_SIDEWINDER_SUMMARY = (
        "Groups each row into runs and opens one exit up from each. Every cell has a path straight up."
    )
    ALGORITHM_ELLER = "Eller"
    ALGORITHM_ELLER_SUMMARY = (
        "Builds one row at a time and remembers only the last. Short dead ends, vertical passages."
    )
    ALGORITHM_WEAVE = "Weave"
    ALGORITHM_WEAVE_SUMMARY = "Leads passages under others, then opens random walls as Kruskal does."
    ALGORITHM_KRUSKAL = "Kruskal"
    ALGORITHM_KRUSKAL_SUMMARY = (
        "Opens random walls between separate trees until one tree is left. Many short dead ends."
    )
    ALGORITHM_GROWING_TREE = "Growing tree"
    ALGORITHM_GROWING_TREE_SUMMARY = (
        "Extends a cell chosen by a rule. From long winding passages to short dead ends."
    )
    ALGORITHM_HUNT_AND_KILL = "Hunt and kill"
    ALGORITHM_HUNT_AND_KILL_SUMMARY = (
        "Walks at random until it is stuck, then continues at the first free cell next to the maze."
        " Long winding passages."
    )
    ALGORITHM_WILSON = "Wilson"
    ALGORITHM_WILSON_SUMMARY = "Loop-erased random walks. Every perfect maze is equally likely."
    ALGORITHM_ALDOUS_BRODER = "Aldous–Broder"
    ALGORITHM_ALDOUS_BRODER_SUMMARY = (
        "Random walk that carves into each new cell. Every perfect maze is equally likely. Slow."
    )
    ALGORITHM_RECURSIVE_DIVISION = "Recursive division"
    ALGORITHM_RECURSIVE_DIVISION_SUMMARY = (
        "Divides the rectangle by a wall with one gap, then both parts, and so on. Long straight walls."
    )
    ALGORITHM_PRIM_BLOCKS = "Prim, blocks"
    ALGORITHM_PRIM_BLOCKS_SUMMARY = "Prim on a block grid. Walls are cells, the border is all wall."
    ALGORITHM_STACK_BLOCKS = "Depth-first, blocks"
    ALGORITHM_STACK_BLOCKS_SUMMARY = (
        "Depth-first search on a block grid. Walls are cells, fields are at even coordinates,"
        " there is no border."
    )
    ALGORITHM_LIST_BLOCKS = "Wall list, blocks"
    ALGORITHM_LIST_BLOCKS_SUMMARY = (
        "Random walk on a block grid, continued from a list of walls. Loops, secret connections."
    )
    ALGORITHM_ROOMS_AND_CORRIDORS = "Rooms and corridors"
    ALGORITHM_ROOMS_AND_CORRIDORS_SUMMARY = "Rooms with doors, connected by long winding corridors."
    ALGORITHM_CAVES = "Caves"
    ALGORITHM_CAVES_SUMMARY = (
        "Cellular automaton. Random rock, smoothed by the majority of neighbors; keeps the largest cave."
    )
    ALGORITHM_POINTS = "Growing points"
    ALGORITHM_POINTS_SUMMARY = (
        "Points create their neighbors one after another up to a number. Open, with a ragged edge."
    )


class ReasonText(Catalog):
    """Why algorithms take no cells with six sides; the end of a sentence."""

    BETWEEN_TWO_SIDES = "it chooses between a level and an upright side, and hexagons have no upright ones"
    STRAIGHT_DOWN = "it leads straight down from row to row, and below a hexagon there are two"
    STRAIGHT_WALLS = "it divides rectangles by straight walls, and those between hexagons are zigzag"
    RIGHT_ANGLES = "its passages cross at right angles, and no sides of hexagons do"
    BLOCK_GRID = "its walls are the squares between other squares"
    POINTS_OF_FOUR = "it follows the rule of points that have up to four neighbors"
    NAMED_SIDES = "it takes only cells with the sides N, E, S and W"


class ParameterText(Catalog):
    """Titles and descriptions of parameters."""

    PARAMETER_RANGE = "0 to {most:,}"

    PARAMETER_BIAS = "Bias"
    PARAMETER_BIAS_HELP = "The corner toward which passages lead"
    PARAMETER_VERSION = "Version"
    PARAMETER_VERSION_HELP = "Whether each cell opens a passage, or each corner of four cells adds a wall"
    PARAMETER_EAST = "East"
    PARAMETER_RUN_HELP = "Probability that a run continues"
    PARAMETER_EAST_HELP = "Probability of joining two neighbors of a row that are not connected yet"
    PARAMETER_SOUTH = "South"
    PARAMETER_SOUTH_HELP = "Probability of an extra opening to the south"
    PARAMETER_CHOICE = "Choice"
    PARAMETER_CHOICE_HELP = "Which cell is extended; mix takes the newest or a random one"
    PARAMETER_SHARE = "Share"
    PARAMETER_RANDOM_SHARE_HELP = "With the choice Mix: probability of a random cell instead of the newest"
    PARAMETER_POINT_SHARE_HELP = "With no number of points: share of the board to fill"
    PARAMETER_CROSSINGS = "Crossings"
    PARAMETER_CROSSINGS_HELP = (
        "Probability of a passage under a cell that has room for one; a maze has at most 100,000"
    )
    PARAMETER_LOOPS = "Loops"
    PARAMETER_LOOPS_HELP = (
        "Probability of removing a wall without checking whether the other side was visited"
    )
    PARAMETER_SECRETS = "Secrets"
    PARAMETER_SECRET_CELLS_HELP = "Share of the connections between walks that are secret cells"
    PARAMETER_SECRETS_HELP = "Share of the dead ends that are closed by a secret"
    PARAMETER_FOG = "Fog"
    PARAMETER_FOG_EVERYWHERE_HELP = "Cover all cells with fog"
    PARAMETER_FOG_HELP = "Share of the cells that are covered with fog"
    PARAMETER_ROOMS = "Rooms"
    PARAMETER_ROOMS_HELP = "Share of the floor used for rooms, if they fit"
    PARAMETER_DOORS = "Doors"
    PARAMETER_DOORS_HELP = "Share of room walls that get an extra door"
    PARAMETER_ROCK = "Rock"
    PARAMETER_ROCK_HELP = "Share of rock at the start; above one half only small caves remain"
    PARAMETER_NEXT = "Next"
    PARAMETER_NEXT_HELP = "Which free point creates its neighbors next"
    PARAMETER_MAIN = "Main"
    PARAMETER_MAIN_HELP = (
        "Direction of the first neighbor: the first (D1 or D2; east on squares), a random one, or a fixed one"
    )
    PARAMETER_POINT_COUNT = "Points"
    PARAMETER_POINT_COUNT_HELP = "Number of points; 0: use the share"
    PARAMETER_BOARD = "Board"
    PARAMETER_BOARD_HELP = "Stay on the given board, or grow on an infinite one that is cropped at the end"

    # After the algorithm
    PARAMETER_REMOVE_LOOPS = "Remove loops"
    PARAMETER_REMOVE_LOOPS_HELP = "Share of the loops that are closed"
    PARAMETER_BRAID = "Braid"
    PARAMETER_BRAID_HELP = "Share of the dead ends that get a second exit"
    PARAMETER_SPARSIFY = "Sparsify"
    PARAMETER_SPARSIFY_HELP = "Share of the dead ends that are filled with rock"
    PARAMETER_TREASURE = "Treasures"
    PARAMETER_TREASURE_HELP = "Number of treasures to place, in dead ends first"
    PARAMETER_CHARACTER = "Characters"
    PARAMETER_CHARACTER_HELP = "Number of characters to place, in dead ends first"
    PARAMETER_OPPONENT = "Opponents"
    PARAMETER_OPPONENT_HELP = "Number of opponents to place, in dead ends first"


class ChoiceText(Catalog):
    """Titles of the values of a parameter."""

    CHOICE_NORTH_WEST = "Northwest"
    CHOICE_NORTH_EAST = "Northeast"
    CHOICE_SOUTH_WEST = "Southwest"
    CHOICE_SOUTH_EAST = "Southeast"
    CHOICE_PASSAGES = "Passages"
    CHOICE_WALLS = "Walls"
    CHOICE_NEWEST = "Newest"
    CHOICE_OLDEST = "Oldest"
    CHOICE_RANDOM = "Random"
    CHOICE_MIX = "Mix"
    CHOICE_NO = "No"
    CHOICE_YES = "Yes"
    CHOICE_FIRST = "First"
    CHOICE_GIVEN_SIZE = "Given size"
    CHOICE_INFINITE_CROPPED = "Infinite, cropped"
    DIRECTION = "{direction}"
