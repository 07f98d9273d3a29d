"""The sentences of the errors of pictures, and the texts of legends, paths and pages."""

from __future__ import annotations

from mazarine.messages import Catalog


class PictureMessage(Catalog):
    """Errors of pictures."""

    # Paths and overlays
    NO_START_MARKER = "There is no start marker."
    NO_GOAL_MARKER = "There is no goal marker."
    NO_PATH_TO_GOAL = "There is no path from the start to a goal."
    NO_PATH_BETWEEN = "There is no path from {start} to {goal}."
    NO_FLOOR = "The maze has no floor."
    NOTHING_IN_OVERLAY = "{overlay}: nothing to show."
    NOT_A_TREE = "Only a perfect maze is a tree."

    # Files
    TOO_MANY_PIXELS = (
        "The picture would have {width:,} × {height:,} pixels; the maximum is {most:,}."
        " Choose cells of at most {fitting:,} pixels."
    )
    TOO_MANY_CELLS_FOR_LINES = (
        "{rows:,} × {cols:,} cells are too many for a drawing of lines; the maximum is {most:,}."
        " Choose a PNG picture."
    )
    NO_FURTHER_PAGE = "no further page could be added"

    # Pages
    UNKNOWN_PAPER = "Unknown paper size {value}; choose one of {known}."
    MARGIN_NEGATIVE = "A page margin must be 0 mm or more."
    MARGINS_TOO_WIDE = "Margins of {margin:g} mm leave no room on a sheet of {width:g} × {height:g} mm."
    CELL_SIZE_NOT_POSITIVE = "The size of a cell must be more than 0 mm."
    WALL_THICKNESS = (
        "Walls of {wall:g} mm do not fit cells of {cell:g} mm;"
        " the thickness must be more than 0 mm and at most {most:g} mm."
    )
    WALL_WITHOUT_CELL = "The thickness of walls needs the size of a cell in millimeters."
    OVERLAP_OUT_OF_RANGE = "Pages must overlap by 0 to {most:g} mm, not by {overlap:g} mm."
    SHEETS_TOO_SMALL = "The paper is too small for contest sheets: there is no room for an overview."
    NOT_BUILT_OF_WALLS = "Contest sheets and lists of parts are for mazes of square cells with walls."
    TOO_MANY_PAGES = (
        "{pages:,} pages are too many; the maximum is {most:,}. Choose smaller cells or larger paper."
    )


class FilmMessage(Catalog):
    """Why a film cannot be written."""

    NOT_A_FILM = "A film ends in .gif, .png, .apng or .webp, a series is named as film-%04d.png; not {name}."
    NOT_A_SPEED = "The speed must be a number of steps a second above 0, not {value}."
    FRAME_TOO_LONG = "Each step and the end can be shown for 0 to {most} seconds, not {seconds}."
    NOT_A_FILM_SIZE = "The size of a film is {known}, or WIDTHxHEIGHT in pixels up to 4096, not {value}."
    FILM_TOO_LONG = "The film would have {frames:,} frames; the maximum is {most:,}. Choose a higher speed."
    FILM_TOO_SMALL = (
        "The level does not fit in {width:,} × {height:,} pixels; "
        "it needs {least_width:,} × {least_height:,}."
    )


class LegendText(Catalog):
    """Explanations of the colors of overlays."""

    STEPS_FROM = "Steps from {cell}"
    SOLUTION_LENGTH = "Solution, {steps}"
    CELLS_CUT_OFF = "Cells cut off"
    NO_CHOKEPOINTS = "There are no chokepoints."
    SUBTREE_CELLS = "Cells of subtrees, root {cell}"


class PathText(Catalog):
    """Descriptions of paths."""

    PATH_SUMMARY = "{parts}"
    OVER_TWO_LEVELS = "levels {first_level} and {second_level}"


class PageText(Catalog):
    """Descriptions of pages, which count from 1 wherever they are printed."""

    PAGE_OF_LEVEL = "level {number}"
    PAGE_OF_SOLUTION = "solution"
    PAGE_OF_LEVEL_SOLUTION = "level {number}, solution"
    PAGE_PLACE = "row {page_row}, column {page_col}"
    PAGE_NUMBER = "page {page:,} of {pages:,}"
    PAGE_AND_PLACE = "{part} · {place}"
    SHEET_NUMBER = "sheet {page:,} of {pages:,}"
    OVERVIEW = "overview"
    PARTS_LIST = "list of parts"
    LENGTH = "{length:,.10g} mm"
    SHEETS_AND_OVERLAP = "{pages}, {cols:,} across and {rows:,} down, which overlap by {overlap:g} mm"
    SCALE_AND_NUMBERS = (
        "Scale 1 : {scale:.1f}. Numbers beside the sheets: millimeters from the center of the outer wall"
        " in the west and north."
    )


class PartText(Catalog):
    """The list of the parts that a maze is built of."""

    CELLS_AND_WALLS = (
        "{rows} × {cols} cells of {cell:,.10g} mm, walls of {wall:,.10g} mm, passages of {passage:,.10g} mm"
    )
    OUTER_SIZE = "Outer size: {width:,.10g} × {height:,.10g} mm, {area:,.2f} m²"
    OUTER_PIECES = "Outer border: {count:,} pieces of 1 cell = {length:,.10g} mm"
    OUTER_WALLS = "    or, of one piece: {count} pieces of {cells} = {length:,.10g} mm"
    INNER_PIECES = (
        "Inner walls: {count:,} piece of 1 cell = {length:,.10g} mm",
        "Inner walls: {count:,} pieces of 1 cell = {length:,.10g} mm",
    )
    POSTS = "Posts: {count:,} of {wall:,.10g} × {wall:,.10g} mm, {single:,} without a wall"
    JOINED_WALLS = "With straight walls of one piece, {posts:,} posts are left, and the inner walls are:"
    JOINED = (
        "    {count:,} piece of {cells} = {length:,.10g} mm",
        "    {count:,} pieces of {cells} = {length:,.10g} mm",
    )


class MarkText(Catalog):
    """What the colors of cells mean while an algorithm is at work."""

    SEEN = "seen"
    FRONTIER = "frontier"
    VISITED = "visited"
    FILLED = "filled"
    PATH = "path"
    HERE = "here"


class RecordingText(Catalog):
    """Descriptions of recordings."""

    WAITING = "Waiting"
    OPENED = "Opened last"
    CURRENT = "Current cell"
    GROWN_CELLS = "Cells of the maze"
    WAITING_CELLS = "Waiting cells"
    GROWS_AT = "The maze grows at cell {cell}."
    GROWTH_COMPLETE = "The maze is complete."
    VISITED_CELLS = "Visited cells"
    LARGEST_FRONTIER = "Largest frontier"


class WorksheetMessage(Catalog):
    """Why a worksheet cannot be made."""

    ONE_SEARCH_FOR_SHEET = "A worksheet shows one search: choose a pane with a search."
    SHEETS_NEED_SQUARES = "Worksheets are for mazes of square cells with one level."
    CELLS_TOO_SMALL = (
        "{rows:,} × {cols:,} cells are too many for a worksheet with cells of {least:,} mm;"
        " the maximum is {most_rows:,} × {most_cols:,}."
    )


class WorksheetText(Catalog):
    """The texts of worksheets."""

    TITLE = "Worksheet: {search}"
    ANSWERS_TITLE = "Answers: {search}"
    TASK = (
        "Run the search by hand from cell {start} to {goal}, and fill in the table."
        " Write each cell as row/column."
    )
    NEIGHBORS = "Take the neighbors of a cell in this order: up, right, down, left."
    DECIDING_NUMBER = "After each cell, write “=” and the number that decides which cell is next."
    ADDED_AGAIN = "If a cell is added again, cross out its earlier entry."
    QUEUE = "Queue"
    STACK = "Stack"
    FRONTIER_COLUMN = "Frontier"
    STEP = "Step"
    TAKES_CELL = "Takes"
    ADDS_CELLS = "Adds"
    AFTERWARDS = "{frontier} afterwards"
    COLOR_CELLS = "Color the cells of each maze as they are after the step below it."
    AFTER_STEP = "After step {step:,}"


class WebPageMessage(Catalog):
    """Errors of web pages."""

    TOO_MANY_CELLS_FOR_PAGE = (
        "{cells:,} cells are too many for a web page; the maximum is {most:,}. Choose a PNG picture."
    )


class WebPageText(Catalog):
    """The texts of web pages: their scripts name them without the prefix, and fill in the fields."""

    # Buttons
    WEB_PLAY = "Play"
    WEB_WATCH = "Watch"
    WEB_GO = "Go {side}"
    WEB_USE_LINK = "Use link"
    WEB_HINT = "Hint"
    WEB_SOLUTION = "Solution"
    WEB_FOG = "Fog"
    WEB_RESTART = "Start again"
    WEB_ZOOM_IN = "Zoom in"
    WEB_ZOOM_OUT = "Zoom out"
    WEB_PRINT = "Print"
    WEB_LEVEL = "Level"
    WEB_PAUSE = "Pause"
    WEB_NEXT_STEP = "Next step"
    WEB_PREVIOUS_STEP = "Previous step"
    WEB_STEP = "Step"
    WEB_SPEED = "Speed"

    # The state of the walk
    WEB_MAZE = "Maze with {rows} rows and {cols} columns"
    WEB_STEPS = "Steps: {steps}"
    WEB_TIME = "Time: {time}"
    WEB_KEYS = "Keys: {keys}"
    WEB_TREASURES = "Treasures: {number} of {total}"
    WEB_PLACE = "Row {row}, column {col}."
    WEB_PLACE_ON_LEVEL = "Level {level}, row {row}, column {col}."
    WEB_OPEN_SIDES = "Open: {sides}."
    WEB_LINK_HERE = "There is a link here."
    WEB_UP = "up"
    WEB_RIGHT = "right"
    WEB_DOWN = "down"
    WEB_LEFT = "left"
    WEB_UP_RIGHT = "up to the right"
    WEB_DOWN_RIGHT = "down to the right"
    WEB_DOWN_LEFT = "down to the left"
    WEB_UP_LEFT = "up to the left"

    # What happens
    WEB_CLOSED = "There is no passage in that direction."
    WEB_NO_LINK = "There is no link here."
    WEB_AT_GOAL = "You are at a goal."
    WEB_NO_PATH = "From here, no path to a goal is found."
    WEB_HINT_SIDE = "Hint: go {side}."
    WEB_HINT_LINK = "Hint: use the link."
    WEB_SOLVED = "Solved! Steps: {steps}. Time: {time}."
    WEB_CELL = "(row {row}, column {col})"
    WEB_CELL_ON_LEVEL = "(level {level}, row {row}, column {col})"
    WEB_STEP_OF = "Step {step} of {count}"

    # Help
    WEB_HELP = "How to play"
    WEB_HELP_MOVE = (
        "Find the path from the start to the goal. Press an arrow key or W, A, S or D to take a step."
    )
    WEB_HELP_SLANTING = (
        "Q, E, Z and C lead up or down to one side. An arrow up or down takes the open side; of two, that of"
        " your last arrow to the left or right."
    )
    WEB_HELP_TOUCH = "On a touch screen, swipe, or tap a cell beside you. With a mouse, click it, or drag."
    WEB_HELP_LINK = "To use the link where you stand, press Enter, or tap your own cell."
    WEB_HELP_DOORS = "To open a door, first fetch a key with the same letter."
    WEB_NO_SCRIPT = "This page needs JavaScript."
