"""The sentences of the command line."""

from __future__ import annotations

from mazarine.messages import Catalog


class CliMessage(Catalog):
    """Errors of commands."""

    # Usage
    WRONG_USAGE = "{sentence} Try '{command} --help'."
    UNKNOWN_COMMAND = "there is neither a file nor a command of this name; the commands are {known}"
    NEW_WINDOW_ALONE = "--new-window opens the window and cannot be used with a command."
    EXAMPLE_ALONE = "--example opens the window and cannot be used with a file or a command."
    TWO_TARGETS = "--in-place cannot be used with -o."
    NOT_SAVED_IN_PLACE = "saving would lose what the notes list; use -o to write a new file"
    LIST_FORMATS_ALONE = "--list-formats cannot be used with a file or a command."
    JSON_OF_FORMATS = "--json without a command is for --list-formats."
    BAD_CONFIGS_ALONE = "--bad-configs needs --generators: only programs that write mazes take configs."
    MICE_ALONE = "--goals and --mouse-model are for mice and cannot be used with --generators."
    STANDINGS_NOT_PDF = "standings are written as PDF; choose a name that ends in .pdf"
    PLAN_AND_SEED = "A plan has its own seed; --seed and the options after it take the place of a plan."
    PLAN_MISSING = "--svg and --only need a plan."
    PRINTED_INCOMPLETE = (
        "Give a plan, or what is printed below a maze: --seed, --generator, --rows, --cols unless the size "
        "has one number, and --difficulty."
    )
    BOOK_NOT_PDF = "books are written as PDF; choose a name that ends in .pdf"
    JSON_WITH_CSV = "--json and --csv cannot be used together."
    CONVERSION_TWICE = "Only one of --blocks, --walls and --dual can be used."
    MAZE_NOT_NAMED = "Name the file of a maze, or use --list."
    MAP_OF_SEVERAL_WALKS = "--map needs one explorer and one seed, and cannot be used with --back."
    ONLY_FOR_WORKSHEETS = "--steps and --answers are for worksheets; name an output that ends in .pdf."
    ONLY_FOR_FILMS = "--size, --speed, --pause and --level are for films; name an output such as FILM.gif."
    FILM_OF_SEVERAL_SEARCHES = "--output writes the film of one search; use --search once."
    GENERATE_INCOMPLETE = "A maze needs NAME and --output, and either --rows and --cols or --on."
    TILING_INCOMPLETE = "A maze of {lattice} needs NAME, --output and --rows, and upsilon --cols, too."
    TILING_OPTIONS = (
        "A maze of {lattice} takes --rows, --seed and --solution, upsilon --cols, too, and no others."
    )
    TILING_SUFFIX = (
        "mazes of {lattice} are written as SVG, PNG, PDF or JSON; choose a name that ends in .svg, .png, .pdf"
        " or .json"
    )
    SOLUTION_ALWAYS = "{suffix} files have the solution of a tiling in any case, without --solution."
    SOLUTION_WITHOUT_TILING = "--solution is for tilings: {known}. `mazarine render` draws other solutions."
    DESIGN_INCOMPLETE = "A design needs --require and --output, and either --rows and --cols or --from."
    DESIGN_SIZE_WITH_FROM = (
        "--from uses the size of its file and cannot be used with --rows, --cols, --levels or --lattice."
    )
    NOT_A_NUMBER = "{value} is not a number; write it as in 2.5 or 2,5."
    LESS_THAN = "{value} is less than {least:g}."
    NOT_ABOVE = "{value} is not more than {least:g}."
    NOT_A_WEIGHT = "{value} is not a weight; write the first word of a requirement and a number: turns=2."
    NOT_A_BLOCK = "{value} is not a block of cells; write row,col or row,col..row,col, as in 2,3..5,8."
    LEVEL_WITHOUT_ON = "--level is the level of --on and cannot be used without it."
    LATTICE_WITH_ON = (
        "--on uses the board of its file and cannot be used with --lattice, --mirrored or --shape."
    )
    NO_INFINITE_WINDOW = (
        "--row and --col need binary-tree and cannot be used with --on, --lattice, --mirrored, --shape or"
        " --start."
    )
    NO_SHAPE = "--font, --bold and --join need --shape."
    NOT_A_SETTING = "--set needs a parameter and its value, as in KEY=VALUE, not {value}."
    PATH_OPTION_WITH_SOLUTION = "--path and --solution cannot be used together."

    # Cells
    NOT_A_CELL_NAME = (
        "{value} is not a cell; write level,row,col, as in 0,3,5, or the triplet of a point of a honeycomb,"
        " as in (2,1,-1) or 1:(2,1,-1)."
    )
    NOT_A_PLACE_NAME = (
        "{value} is not a row and a column; write them as in 3,5, or the triplet of a point of a honeycomb,"
        " as in (2,1,-1)."
    )
    LATTICE_WITHOUT_TRIPLETS = (
        "A cell of the {lattice} lattice has no triplet, so {triplet} does not name a cell."
    )

    # Pictures
    NOT_ROWS_AND_COLUMNS = "{value} is not a number of rows and columns; write them as in 25x30."

    # Files
    OUTPUT_IS_INPUT = "the command reads this file, so its output needs another name"
    OUTPUTS_ARE_SAME = "two outputs of the command cannot be the same file"
    NOT_A_GRAPH_NAME = "graphs are written as GraphML or JSON; choose a name that ends in .graphml or .json"
    NOT_A_SEGMENTATION_NAME = (
        "segmentations are written as NumPy archives or JSON; choose a name that ends in .npz or .json"
    )
    NOT_A_WINDOW = "{value} is not a window; write row, column, rows and columns as in 0,0,512,512."
    WINDOW_OF_FILE = "a window can be drawn only of a maze or a segmentation in a Zarr store"
    NOTHING_TO_DRAW = "the window lies outside the maze"
    LARGE_NEEDS_WINDOW = (
        "the maze is too large to be drawn as a whole; name a part with --window, or draw its segmentation"
    )
    SEGMENTATION_AS_PNG = "segmentations in Zarr stores are drawn as PNG; choose a name that ends in .png"
    NO_CSV_OF_STORES = "--csv needs a maze that fits in memory."
    NOT_IN_BLOCKS = "--{option} cannot be used where a maze is generated block by block into a Zarr store."
    NOT_A_STORE_OF_MAZE = (
        "a segmentation in a Zarr store is made of a maze in one; convert the maze to .maze.zarr first"
    )
    ONLY_FOR_STORES = "--{option} is for Zarr stores; name an output that ends in .zarr."
    NOT_A_MEMORY = "{value} is not an amount of memory; write it as in 2GiB."
    NO_STANDARD_INPUT = "There is no standard input to read the script from."
    OUTPUT_NOT_PRINTED = "The output cannot be printed: {reason}."

    # Scripts of edits
    NOTHING_TO_UNDO = "There is nothing to undo."
    NOTHING_TO_REDO = "There is nothing to redo."
    SEGMENTATION_WRONG = "The updated segmentation differs from a new one: {difference}."
    SHAPE_DIFFERS = "its shape is {found} instead of {expected}"
    KIND_DIFFERS = "cell {cell} is {found} instead of {expected}"
    REGION_DIFFERS = "the region of cell {cell} is split differently"
    ROOM_DIFFERS = "the room at cell {cell} has different faces"


class CliText(Catalog):
    """Texts that commands print."""

    NOTE = "note: {note}"
    REQUIREMENT_MET = "{value}"
    REQUIREMENT_NOT_MET = "{value}: not met"
    REQUIREMENT_OFF = "{value}: not met, off by {off}"
    EDITS_JUDGED = "{count:,} edit judged in {seconds:.1f} s", "{count:,} edits judged in {seconds:.1f} s"
    STANDARD_INPUT = "standard input"
    LEAGUE_STARTS = "{file} starts these programs, which can do everything that you can do:"
    LEAGUE_RUN = "Run them?"
    BOOK_RESUMED = (
        "{count:,} maze was found by an earlier call.", "{count:,} mazes were found by an earlier call.",
    )  # fmt: skip
    BOOK_WRITTEN = "{count:,} maze on {pages:,} pages.", "{count:,} mazes on {pages:,} pages."
    LEAGUE_RESUMED = (
        "{count:,} run was finished by an earlier call.",
        "{count:,} runs were finished by an earlier call.",
    )
    BLOCKS_OF_STORE = "{rows:,} × {cols:,} cells each"
    DEGREES_COUNTED = (
        "{none:,} / {one:,} / {two:,} / {three:,} / {four:,} cells with 0 / 1 / 2 / 3 / 4 open sides"
    )
    SECRETS_IN_BLOCKS = "{cells:,} cells, {doors:,} doors, {found:,} of them found"
    STORE_PROGRESS = "{task}: {share:4.0%}, {rate:,.1f} million cells/s, {left} left"
    SEGMENTED_IN = "{seconds:,.1f} s, {rate:,.1f} million cells/s, at most {memory:,} MB"

    # Formats
    FORMAT_WRITTEN = "{title} ({suffixes})"
    FORMAT_SAVED = "{title} ({suffixes}), read and saved in place"
    FORMAT_ONLY_READ = "{title} ({suffixes}), only read"
    HOW_TO_NAME_A_FORMAT = "Commands take a name of this list after --from or --to."

    # Sizes, lists and lengths
    SIZE_OF_LEVEL = "{rows:,} × {cols:,} cells"
    SIZE_OF_LEVELS = "{rows:,} × {cols:,} cells on {levels}, {lattice} lattice"
    SIZE_AND_FLOOR = "{rows:,} × {cols:,} cells on {levels}, {floor:,} of floor"
    POINTS_GROWN = "{grown:,} grown, {free:,} free"
    REGION_SIZE = "{kind} {number}, {cells}"
    NO_PATH = "no path"
    NO_PATH_FOUND = "There is no path."
    EDGES_AND_COMPONENTS = "{edges}; {components}"

    # Scripts
    EDITS_APPLIED = "Applied {count:,} edit from {script}.", "Applied {count:,} edits from {script}."

    # Problems
    NO_PROBLEMS = "No problems."
    NO_PROBLEMS_BUT_NOTES = "No problems, {notes}."
    PROBLEMS_FOUND = "{problems}."
    PROBLEMS_AND_NOTES = "{problems}, {notes}."

    # Generators
    WINDOW_CUT = (
        "{count:,} opening at the border became a wall; the window has {components}.",
        "{count:,} openings at the border became walls; the window has {components}.",
    )
    GENERATED_IN_COMPONENTS = "The maze has {components}, each generated separately."
    AFTER_ANY_ALGORITHM = "Options that change the maze of any algorithm."
    PARAMETER_OPTION = "{help} ({range})."

    # Searches
    SEARCH_VISITED = "Visited: {cells}; largest frontier: {frontier}."

    # Explorers
    CELLS_KNOWN = "{cells}, {share:.1%} of the floor"
    SECRETS_FOUND = "{count:,} found"
    TREASURES_COLLECTED = "{count:,} collected"
    CHARACTERS_MET = "{count:,} met"
    EXPLORER_BACK = "{explorer}, back"
    NO_WALK_COMPLETED = "none of {walks} was completed; {share:.1%} of the floor known"
    WALKS_COMPLETED = (
        "{reached:,} of {walks} completed in {median:,.0f} steps ({least:,} to {most:,});"
        " {share:.1%} of the floor known"
    )

    # Statistics
    COMPONENTS_FOUND = "{number:,}, the largest of {cells}"
    LOOPS_FOUND = "{number:,}; {cells} on cycles"
    DEAD_ENDS_FOUND = "{number:,} ({share:.1%} of the floor)"
    DEAD_ENDS_WITH_LENGTHS = (
        "{number:,} ({share:.1%} of the floor), {mean:.1f} steps long on average, {most:,} at most"
    )
    DEAD_END_TREES = "{cells} in trees of dead ends"
    CHOKEPOINTS_FOUND = "{cells}; in {corridors}"
    CELL_TYPES = "{absent} of {possible} never occur"
    SOLUTION_FOUND = "{steps} from {start} to {goal}: {turns}, {decisions}"
    OFF_SOLUTION = "{dead_ends}, {cells} of their trees"
    LONGEST_PATH = "{steps} from {start} to {goal}"
    LONGEST_PATH_FOUND = "at least {steps} from {start} to {goal}"
    RIVER_MEAN = "{river:.2f} steps per passage"
    SECRETS_LISTED = "{cells}, {doors}, {found:,} of them found"
    CELLS_BEHIND_SECRETS = "{cells} that can be reached from the start"
    SECRETS_NEEDED = "{secrets}; without secrets {length}"
    LINED_CORRIDOR = "{cells}, {secrets}"
