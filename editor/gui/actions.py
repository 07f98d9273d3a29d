"""Every action of the window: what it is called, its icon, its keys, and what it does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from operator import attrgetter

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from editor.gui.language import tr
from editor.gui.looks.icons import icon


@dataclass(frozen=True)
class ActionSpec:
    """An action.

    Attributes
    ----------
    name : how the code calls it; `settings` and menus go by it
    text : what the menu says; `&` marks the letter
    icon : the icon's name
    keys : shortcuts, as `QKeySequence` reads them; the first is shown
    tip : what the tooltip says beside the name and the key
    slot : where it goes: a dotted name that starts at the window
    group : actions of one group exclude each other, and `slot` gets the action's name
    is_switch : it is on or off, and `slot` gets which
    in_view : its keys work in the view only, so that tables and text lines keep theirs
    """

    name: str
    text: str
    icon: str
    keys: tuple[str, ...]
    tip: str
    slot: str
    group: str = ""
    is_switch: bool = False
    in_view: bool = False


ACTIONS = (
    ActionSpec("file.new", "&New…", "new", ("Ctrl+N",), "Begin another maze", "files.ask_new"),
    ActionSpec("file.open", "&Open…", "open", ("Ctrl+O",), "Open a maze from a file", "files.ask_open"),
    ActionSpec("file.save", "&Save", "save", ("Ctrl+S",), "Save the maze in its file", "files.save"),
    ActionSpec("file.save_as", "Save &as…", "save_as", ("Ctrl+Shift+S",),
               "Save the maze in another file or format", "files.ask_save_as"),
    ActionSpec("file.reload", "&Reload", "recompute", ("Ctrl+R",), "Open the file as it is on the disk now",
               "files.reload"),
    ActionSpec("file.versions", "Earlier &versions…", "versions", (),
               "Open what the file was before it was saved, as a copy", "files.ask_version"),
    ActionSpec("file.export", "&Export…", "export", ("Ctrl+E",),
               "Draw the maze as a picture, a drawing or pages of a PDF", "exporter.ask_export"),
    ActionSpec("file.print", "&Print…", "print", ("Ctrl+P",), "Show the maze on paper, and print it",
               "exporter.ask_print"),
    ActionSpec("file.close", "&Close", "close", ("Ctrl+W",), "Close the maze", "close"),
    ActionSpec("file.quit", "&Quit", "quit", ("Ctrl+Q",), "Leave Mazewright", "controls.quit"),
    ActionSpec("edit.undo", "&Undo", "undo", ("Ctrl+Z",), "Take the last step back", "document.undo"),
    ActionSpec("edit.redo", "&Redo", "redo", ("Ctrl+Y", "Ctrl+Shift+Z"), "Make the last step again",
               "document.redo"),
    ActionSpec("edit.cut", "Cu&t", "cut", ("Ctrl+X",),
               "Put what is selected on the clipboard, and leave floor", "selecting.cut", in_view=True),
    ActionSpec("edit.copy", "&Copy", "copy", ("Ctrl+C",),
               "Put what is selected on the clipboard; other programs get it as block text", "selecting.copy",
               in_view=True),
    ActionSpec("edit.paste", "&Paste", "paste", ("Ctrl+V",),
               "Let what is on the clipboard float until it is put down; block text can be pasted too",
               "selecting.paste", in_view=True),
    ActionSpec("edit.paste_in_place", "Paste in p&lace", "paste", ("Ctrl+Shift+V",),
               "Let it float where it was copied", "selecting.paste_in_place", in_view=True),
    ActionSpec("edit.clear", "Cl&ear", "clear", ("Del",),
               "Make what is selected open floor; walls around it stay", "selecting.clear", in_view=True),
    ActionSpec("edit.properties", "P&roperties of what is here", "properties", ("Alt+Return",),
               "Show what the link, the marker or the region under the pointer is, and change it",
               "properties_dock.show_here"),
    ActionSpec("select.all", "Select &all", "select_all", ("Ctrl+A",), "Select the whole level",
               "selection.select_all", in_view=True),
    ActionSpec("select.none", "&Deselect", "select_none", ("Ctrl+Shift+A",), "Select nothing",
               "selection.clear"),
    ActionSpec("select.invert", "&Invert selection", "select_invert", ("Ctrl+Shift+I",),
               "Select what is not selected", "selection.invert"),
    ActionSpec("select.grow", "&Grow selection", "select_grow", ("Ctrl+]",),
               "Select the cells beside those that are selected too", "selection.grow"),
    ActionSpec("select.shrink", "&Shrink selection", "select_shrink", ("Ctrl+[",),
               "Leave out the cells at the edge of the selection", "selection.shrink"),
    ActionSpec("select.fill", "&Fill with rock", "rock_brush", ("Ctrl+Backspace",),
               "Make what is selected rock", "selecting.fill", in_view=True),
    ActionSpec("select.mirror", "&Mirror", "mirror", (),
               "Exchange left and right of what is selected; X while it floats", "selecting.mirror"),
    ActionSpec("select.flip", "Fl&ip", "flip", (),
               "Exchange above and below of what is selected; Y while it floats", "selecting.flip"),
    ActionSpec("select.turn", "&Turn", "turn", (),
               "Turn what is selected clockwise; Z while it floats", "selecting.turn"),
    ActionSpec("select.save_stamp", "Save as &stamp…", "stamp", ("Ctrl+Shift+K",),
               "Keep what is selected in the Stamps dock, for every maze", "selecting.save_stamp"),
    ActionSpec("stamps.remove", "&Remove stamp", "level_remove", (), "Remove the stamp that is chosen",
               "stamps_dock.remove"),
    ActionSpec("edit.preferences", "Pre&ferences…", "preferences", ("Ctrl+,",),
               "Colours, the wheel, and what is open at the start", "controls.change_preferences"),
    ActionSpec("tool.select", "&Select", "select", ("R",),
               "Selects a block of cells; what is selected can be dragged elsewhere",
               "controls.choose_tool", group="tools"),
    ActionSpec("tool.lasso", "Lass&o", "lasso", ("Q",), "Selects the cells that you draw around",
               "controls.choose_tool", group="tools"),
    ActionSpec("tool.wand", "Region wan&d", "wand", ("W",), "Selects the room or corridor that you click",
               "controls.choose_tool", group="tools"),
    ActionSpec("tool.wall_brush", "&Wall brush", "wall_brush", ("B",),
               "Draws thin walls on the side nearest to the pointer; the first one decides on or off",
               "controls.choose_tool", group="tools"),
    ActionSpec("tool.rock_brush", "Roc&k brush", "rock_brush", ("K",), "Fills whole cells with rock",
               "controls.choose_tool", group="tools"),
    ActionSpec("tool.eraser", "&Eraser", "eraser", ("E",), "Takes walls, rock and teleporters away",
               "controls.choose_tool", group="tools"),
    ActionSpec("tool.line", "&Line", "line", ("L",),
               "Draws walls from post to post; Shift keeps straight along the lattice",
               "controls.choose_tool", group="tools"),
    ActionSpec("tool.rectangle", "Rectan&gle", "rectangle", ("P",),
               "Walls a block of cells in; Shift makes it square, Ctrl grows it from the middle",
               "controls.choose_tool", group="tools"),
    ActionSpec("tool.fill", "F&ill", "fill", ("F",),
               "Fills floor that hangs together with rock, the right button digs rock out;"
               " Shift: the region alone, Ctrl: the whole level",
               "controls.choose_tool", group="tools"),
    ActionSpec("tool.teleporter", "&Teleporter", "teleporter", ("T",),
               "Drag from one cell to another: near a wall a gate in it, in the middle a pad;"
               " with Shift it is one-way, the right button removes",
               "controls.choose_tool", group="tools"),
    ActionSpec("tool.stairs", "&Stairs", "stairs", ("Y",),
               "Click a cell for stairs up; with Shift down, with Ctrl one-way, the right button removes",
               "controls.choose_tool", group="tools"),
    ActionSpec("tool.marker", "&Marker", "marker", ("M",),
               "Places starts (1), goals (2), treasures (3) and more, up to 6; near the outer border"
               " a start or goal opens a gap",
               "controls.choose_tool", group="tools"),
    ActionSpec("tool.secret_brush", "Se&crets", "secret_brush", ("S",),
               "Hides doors in walls, and cells; with Shift they are found already, the right button removes",
               "controls.choose_tool", group="tools"),
    ActionSpec("tool.fog_brush", "&Fog", "fog_brush", ("O",),
               "Lays fog over cells, which a player then does not see; the right button lifts it",
               "controls.choose_tool", group="tools"),
    ActionSpec("tool.path_probe", "&Path probe", "path_probe", ("D",),
               "Press and move: the shortest way from there to the pointer, and its length",
               "controls.choose_tool", group="tools"),
    ActionSpec("tool.pick", "&Pick", "pick", ("I",),
               "Takes the tool into the hand that draws what is under the pointer",
               "controls.choose_tool", group="tools"),
    ActionSpec("symmetry.none", "&None", "symmetry_none", (), "Draw on one side only",
               "controls.choose_symmetry", group="symmetries"),
    ActionSpec("symmetry.mirror", "&Left and right", "symmetry_mirror", (),
               "What is drawn comes mirrored on the other side too", "controls.choose_symmetry",
               group="symmetries"),
    ActionSpec("symmetry.flip", "&Above and below", "symmetry_flip", (),
               "What is drawn above comes mirrored below too, and the other way round",
               "controls.choose_symmetry", group="symmetries"),
    ActionSpec("symmetry.both", "&Both mirrors", "symmetry_both", (),
               "What is drawn comes in all four corners", "controls.choose_symmetry", group="symmetries"),
    ActionSpec("symmetry.half-turn", "&Half turn", "symmetry_half_turn", (),
               "What is drawn comes turned upside down too", "controls.choose_symmetry", group="symmetries"),
    ActionSpec("symmetry.quarter-turns", "&Quarter turns", "symmetry_quarter_turns", (),
               "What is drawn comes four times, each turned by a quarter", "controls.choose_symmetry",
               group="symmetries"),
    ActionSpec("marker.start", "&Start", "marker_start", ("1",), "Where one begins",
               "controls.choose_marker", group="markers", in_view=True),
    ActionSpec("marker.goal", "&Goal", "marker_goal", ("2",),
               "Where one wants to go; of several the nearest counts",
               "controls.choose_marker", group="markers", in_view=True),
    ActionSpec("marker.treasure", "&Treasure", "marker_treasure", ("3",), "Something to be found",
               "controls.choose_marker", group="markers", in_view=True),
    ActionSpec("marker.npc", "&Character", "marker_npc", ("4",), "Somebody to meet",
               "controls.choose_marker", group="markers", in_view=True),
    ActionSpec("marker.opponent", "&Opponent", "marker_opponent", ("5",), "Somebody who chases walkers",
               "controls.choose_marker", group="markers", in_view=True),
    ActionSpec("marker.note", "&Note", "marker_note", ("6",), "Words for yourself, or for who plays",
               "controls.choose_marker", group="markers", in_view=True),
    ActionSpec("view.zoom_in", "Zoom &in", "zoom_in", ("Ctrl++", "Ctrl+="), "Make cells larger",
               "view.zoom_in"),
    ActionSpec("view.zoom_out", "Zoom &out", "zoom_out", ("Ctrl+-",), "Make cells smaller", "view.zoom_out"),
    ActionSpec("view.full_size", "&100 %", "zoom_full", ("Ctrl+0",), "Show cells in their usual size",
               "view.zoom_to_full_size"),
    ActionSpec("view.fit", "&Fit", "zoom_fit", ("Ctrl+/",), "Show the whole maze", "view.fit"),
    ActionSpec("view.go_to", "&Go to cell…", "go_to", ("Ctrl+Shift+G",), "Show a cell by its row and column",
               "controls.go_to"),
    ActionSpec("view.copy_place", "&Copy place", "copy_place", ("Alt+C",),
               "Put the numbers of the cell under the pointer on the clipboard", "controls.copy_place",
               in_view=True),
    ActionSpec("view.cell_cursor", "Cell c&ursor", "cell_cursor", ("C",),
               "Draw with the keys: arrows move, Enter clicks, Space holds, Ctrl and an arrow click a side",
               "controls.set_cell_cursor", is_switch=True, in_view=True),
    ActionSpec("view.grid", "&Grid", "grid", ("Ctrl+G",), "Draw lines between cells", "controls.set_grid",
               is_switch=True),
    ActionSpec("view.points", "&Points and links", "points", ("Ctrl+Shift+H",),
               "Draw a honeycomb as points with links, not as triangles with walls", "controls.set_points",
               is_switch=True),
    ActionSpec("view.player", "As a pla&yer sees it", "player_view", ("V",),
               "Hide what lies in fog, and secrets that are not found", "controls.set_players_view",
               is_switch=True, in_view=True),
    ActionSpec("view.graph", "Region grap&h", "region_graph", ("Ctrl+Shift+R",),
               "Draw regions as dots and their contacts as lines over the maze", "controls.set_graph",
               is_switch=True),
    ActionSpec("view.legend", "&Legend", "legend", ("Ctrl+L",), "Explain the colours", "controls.set_legend",
               is_switch=True),
    ActionSpec("eyes.usual", "&Usual", "eyes_usual", (), "Colour kinds as is usual",
               "controls.choose_eyes", group="eyes"),
    ActionSpec("eyes.red-green", "For &red-green blindness", "eyes_red_green", (),
               "Colours that deuteranopia and protanopia leave apart", "controls.choose_eyes",
               group="eyes"),
    ActionSpec("eyes.blue-yellow", "For &blue-yellow blindness", "eyes_blue_yellow", (),
               "Colours that tritanopia leaves apart", "controls.choose_eyes", group="eyes"),
    ActionSpec("eyes.grey", "Shades of &grey", "eyes_grey", (),
               "No colours, also for screens and printers that have none", "controls.choose_eyes",
               group="eyes"),
    ActionSpec("view.patterns", "Pa&tterns on kinds", "patterns", ("Ctrl+Shift+L",),
               "Hatch rock and dot rooms where cells are large; corridors are plain, crossroads have crosses",
               "controls.set_patterns", is_switch=True),
    ActionSpec("view.forecast", "What a &click changes", "forecast", ("Ctrl+Shift+F",),
               "Say beside the resting pointer what regions, dead ends and solution a click would change",
               "controls.set_forecast", is_switch=True),
    ActionSpec("ghost.none", "&None", "ghost_none", (), "Show the level alone", "controls.choose_ghost",
               group="ghosts"),
    ActionSpec("ghost.below", "Level &below", "ghost_below", ("G",),
               "Show the walls of the level below faintly, in blue; once more hides them",
               "controls.choose_ghost", group="ghosts"),
    ActionSpec("ghost.above", "Level &above", "ghost_above", ("Shift+G",),
               "Show the walls of the level above faintly, in red; once more hides them",
               "controls.choose_ghost", group="ghosts"),
    ActionSpec("overlay.kinds", "&Kinds", "overlay_kinds", ("Ctrl+1",),
               "Colour rooms, corridors and crossroads", "controls.choose_overlay", group="overlays"),
    ActionSpec("overlay.regions", "&Regions", "overlay_regions", ("Ctrl+2",),
               "Give each region a colour of its own", "controls.choose_overlay", group="overlays"),
    ActionSpec("overlay.none", "&Nothing", "overlay_none", ("Ctrl+3",), "Show the bare maze",
               "controls.choose_overlay", group="overlays"),
    ActionSpec("overlay.distances", "&Distances", "overlay_distances", ("Ctrl+4",),
               "Colour every cell by the steps from the start marker, or from where you pointed",
               "controls.choose_overlay", group="overlays"),
    ActionSpec("overlay.dead-ends", "Dead &ends", "overlay_dead_ends", ("Ctrl+5",),
               "Colour what leads to dead ends only", "controls.choose_overlay", group="overlays"),
    ActionSpec("overlay.chokepoints", "&Chokepoints", "overlay_chokepoints", ("Ctrl+6",),
               "Colour the cells that cut others off when they are closed", "controls.choose_overlay",
               group="overlays"),
    ActionSpec("overlay.solution", "&Solution", "overlay_solution", ("Ctrl+7",),
               "Colour the shortest way from the start to the nearest goal", "controls.choose_overlay",
               group="overlays"),
    ActionSpec("maze.level_up", "Level &up", "level_up", ("PgUp",), "Show the level above",
               "controls.level_up", in_view=True),
    ActionSpec("maze.level_down", "Level &down", "level_down", ("PgDown",), "Show the level below",
               "controls.level_down", in_view=True),
    ActionSpec("levels.add_above", "&Add level above", "level_add_above", ("Ctrl+Shift+PgUp",),
               "Add a level of open floor above the one that is shown", "levels.add_above"),
    ActionSpec("levels.add_below", "Add level &below", "level_add_below", ("Ctrl+Shift+PgDown",),
               "Add a level of open floor below the one that is shown", "levels.add_below"),
    ActionSpec("levels.copy", "&Copy level", "level_copy", ("Ctrl+Shift+D",),
               "Add a copy of the level above it, with its own links and markers", "levels.copy"),
    ActionSpec("levels.remove", "&Remove level", "level_remove", ("Ctrl+Shift+Del",),
               "Remove the level and the links that end there", "levels.remove"),
    ActionSpec("levels.move_up", "&Move level up", "level_move_up", ("Ctrl+PgUp",),
               "Put the level above the next one; its links follow", "levels.move_up"),
    ActionSpec("levels.move_down", "Move level d&own", "level_move_down", ("Ctrl+PgDown",),
               "Put the level below the one under it; its links follow", "levels.move_down"),
    ActionSpec("maze.to_blocks", "Thin walls to bloc&ks…", "rock_brush", (),
               "Make every wall a block of its own, which doubles lengths", "controls.convert_to_blocks"),
    ActionSpec("maze.to_walls", "Blocks to &thin walls…", "wall_brush", (),
               "Make the blocks between cells thin walls, which halves lengths",
               "controls.convert_to_thin_walls"),
    ActionSpec("fog.lay", "Lay &fog over the level", "fog_brush", (),
               "Let a player see nothing of the level", "controls.lay_fog"),
    ActionSpec("fog.lift", "Lift fog from the le&vel", "player_view", (),
               "Let a player see all of the level but its secrets", "controls.lift_fog"),
    ActionSpec("explore.open", "&Explore this maze…", "explore", ("F6",),
               "Let walkers explore a copy of the maze, and see what they know", "controls.explore"),
    ActionSpec("analyse.distances", "Distance &from here", "distance_here", ("Shift+D",),
               "Colour every cell by the steps from the cell under the pointer",
               "scene.show_distances_from_here"),
    ActionSpec("analyse.recompute", "&Work out regions", "recompute", ("F5",),
               "Work out rooms, corridors and crossroads afresh", "analysis.recompute"),
    ActionSpec("analyse.stop", "St&op", "stop", ("Shift+F5",), "Stop working out regions", "analysis.stop"),
    ActionSpec("analyse.region", "Show region &under pointer", "region", ("Ctrl+I",),
               "Outline the region under the pointer and find it in the table", "finder.show_under_pointer"),
    ActionSpec("window.regions", "&Regions", "regions", ("F9",), "Show or hide the table of regions",
               "regions_dock.set_shown", is_switch=True),
    ActionSpec("window.statistics", "&Statistics", "statistics", ("Ctrl+Shift+T",),
               "Show the statistics of the maze, or hide them", "statistics_dock.set_shown",
               is_switch=True),
    ActionSpec("window.problems", "&Problems", "problems", ("Shift+F8",),
               "Show what is wrong with the maze, or hide it", "problems_dock.set_shown", is_switch=True),
    ActionSpec("window.graph", "Region &graph", "graph", ("Shift+F9",),
               "Show the region graph on its own, or hide it", "graph_dock.set_shown", is_switch=True),
    ActionSpec("window.generators", "Ge&nerators", "generators", ("F8",),
               "Make a maze by one of many algorithms", "generators_dock.set_shown", is_switch=True),
    ActionSpec("window.levels", "&Levels", "levels", ("F7",),
               "Show the levels in small pictures, or hide them", "levels_dock.set_shown",
               is_switch=True),
    ActionSpec("window.minimap", "Minim&ap", "minimap", ("Shift+F7",),
               "Show the whole level in small, or hide it", "minimap_dock.set_shown", is_switch=True),
    ActionSpec("window.history", "H&istory", "history", ("Ctrl+H",),
               "List the steps that can be taken back or made again, or hide them",
               "history_dock.set_shown", is_switch=True),
    ActionSpec("window.properties", "Properti&es", "properties", ("F4",),
               "Show title, author and properties of the maze, and of a thing in it, or hide them",
               "properties_dock.set_shown", is_switch=True),
    ActionSpec("window.stamps", "Sta&mps", "stamp", ("Ctrl+F8",),
               "Show the pieces that are kept, or hide them", "stamps_dock.set_shown", is_switch=True),
    ActionSpec("window.next_tab", "Ne&xt maze", "next_tab", ("Ctrl+Tab",), "Show the maze of the next tab",
               "strip.choose_next"),
    ActionSpec("window.previous_tab", "Pre&vious maze", "previous_tab", ("Ctrl+Shift+Tab",),
               "Show the maze of the tab before", "strip.choose_previous"),
    ActionSpec("window.lock", "Loc&k layout", "lock", (), "Keep bars and docks where they are",
               "docking.set_locked", is_switch=True),
    ActionSpec("window.hide_docks", "&Hide docks", "hide_docks", ("Tab",), "Give the maze all the room",
               "docking.set_docks_hidden", is_switch=True, in_view=True),
    ActionSpec("window.full_screen", "&Full screen", "full_screen", ("F11",), "Fill the whole screen",
               "docking.set_full_screen", is_switch=True),
    ActionSpec("window.reset", "Reset &layout", "reset_layout", (),
               "Put bars and docks where they were at first", "docking.reset"),
    ActionSpec("help.start_page", "&Start page", "start_page", (), "Begin a maze, go on with one, or look at"
               " an example", "welcome.show_page"),
    ActionSpec("help.tour", "Take the &tour", "tour", (), "See in two minutes what there is",
               "welcome.begin_tour"),
    ActionSpec("help.search", "&Search actions…", "search", ("Ctrl+Shift+P",),
               "Find anything that the program can do by a word", "controls.search_actions"),
    ActionSpec("help.shortcuts", "&Change keys…", "shortcuts", (), "Give actions other keys",
               "controls.change_keys"),
    ActionSpec("help.keys", "&Keys and mouse", "help_keys", ("F1",), "What keys and buttons do",
               "controls.show_keys"),
    ActionSpec("help.about", "&About Mazewright", "about", (), "What this program is", "controls.show_about"),
)  # fmt: skip

MENUS: Mapping[str, tuple[str | None, ...]] = {
    "&File": ("file.new", "file.open", "@recent", None, "file.save", "file.save_as", None,
              "file.export", "file.print", None, "file.reload", "file.versions", None, "file.close",
              "file.quit"),
    "&Edit": ("edit.undo", "edit.redo", None, "edit.cut", "edit.copy", "edit.paste", "edit.paste_in_place",
              "edit.clear", "edit.properties", None, "select.all", "select.none", "@selection", None,
              "tool.select", "tool.lasso", "tool.wand", None, "tool.wall_brush", "tool.rock_brush",
              "tool.eraser", "tool.line", "tool.rectangle", "tool.fill", "tool.teleporter", "tool.stairs",
              "tool.marker", "@marker", "tool.secret_brush", "tool.fog_brush", "tool.pick", None,
              "@symmetry", None, "edit.preferences"),
    "&View": ("view.zoom_in", "view.zoom_out", "view.full_size", "view.fit", None, "view.go_to",
              "view.copy_place", "view.cell_cursor", None, "overlay.kinds",
              "overlay.regions", "overlay.none", None, "view.grid", "view.points", "view.graph",
              "view.player", "@ghost", "@eyes", "view.patterns", "view.legend", "view.forecast"),
    "&Maze": ("window.generators", None, "maze.level_up", "maze.level_down", None, "levels.add_above",
              "levels.add_below", "levels.copy", "levels.remove", "levels.move_up", "levels.move_down", None,
              "fog.lay", "fog.lift", None, "maze.to_blocks", "maze.to_walls"),
    "&Analyse": ("overlay.solution", "overlay.distances", "overlay.dead-ends", "overlay.chokepoints", None,
                 "tool.path_probe", "analyse.distances", "analyse.region", None,
                 "analyse.recompute", "analyse.stop"),
    "E&xplore": ("explore.open",),
    "&Window": ("window.regions", "window.statistics", "window.problems", "window.graph", "window.levels",
                "window.stamps", "stamps.remove", "window.minimap", "window.history",
                "window.properties", None,
                "window.next_tab", "window.previous_tab", None, "window.hide_docks", "window.full_screen",
                None, "window.lock", "window.reset"),
    "&Help": ("help.start_page", "help.tour", None, "help.search", "help.keys", "help.shortcuts", None,
              "help.about"),
}  # fmt: skip
"""Menus by title; None is a line, `@recent` the recent files, another `@` a menu within."""

SUBMENUS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "@selection": (
        "Sele&ction",
        (
            "select.invert",
            "select.grow",
            "select.shrink",
            "select.fill",
            "select.mirror",
            "select.flip",
            "select.turn",
            "select.save_stamp",
        ),
    ),
    "@symmetry": (
        "Symmetr&y",
        (
            "symmetry.none",
            "symmetry.mirror",
            "symmetry.flip",
            "symmetry.both",
            "symmetry.half-turn",
            "symmetry.quarter-turns",
        ),
    ),
    "@marker": (
        "Marker kin&d",
        ("marker.start", "marker.goal", "marker.treasure", "marker.npc", "marker.opponent", "marker.note"),
    ),
    "@eyes": (
        "Colours of kin&ds",
        ("eyes.usual", "eyes.red-green", "eyes.blue-yellow", "eyes.grey"),
    ),
    "@ghost": ("G&host", ("ghost.none", "ghost.below", "ghost.above")),
}
"""The titles of menus within menus, and what is in them."""

TOOL_BAR = (
    "tool.select", "tool.lasso", "tool.wand", None, "tool.wall_brush", "tool.rock_brush", "tool.eraser",
    None, "tool.line", "tool.rectangle", "tool.fill", "tool.teleporter", "tool.stairs", "tool.marker", None,
    "tool.secret_brush", "tool.fog_brush", None, "tool.path_probe", "tool.pick",
)  # fmt: skip
MAIN_BAR = (
    "file.new", "file.open", "file.save", None, "edit.undo", "edit.redo", None,
    "view.zoom_out", "view.zoom_in", "view.full_size", "view.fit", "view.grid", None,
)  # fmt: skip


def build_actions(window: QWidget, view: QWidget) -> dict[str, QAction]:
    """Make the actions, by name, and tie each to its slot."""
    groups: dict[str, QActionGroup] = {}
    actions: dict[str, QAction] = {}
    for spec in ACTIONS:
        action = actions[spec.name] = QAction(icon(spec.icon), tr(spec.text), window)
        action.setObjectName(spec.name)
        action.setShortcuts([QKeySequence(key) for key in spec.keys])
        action.setToolTip(tool_tip(spec))
        slot = attrgetter(spec.slot)(window)
        if spec.group:
            group = groups.setdefault(spec.group, QActionGroup(window))
            group.addAction(action)
            action.setCheckable(True)
            # The name comes back through the group: a lambda would keep the window alive.
            action.setData(spec.name)
        elif spec.is_switch:
            action.setCheckable(True)
            action.toggled.connect(slot)
        else:
            action.triggered.connect(slot)
        if spec.in_view:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            view.addAction(action)
        else:
            window.addAction(action)
    for spec in ACTIONS:
        if spec.group and spec.group in groups:
            groups.pop(spec.group).triggered.connect(attrgetter(spec.slot)(window))
    return actions


def tool_tip(spec: ActionSpec, keys: Sequence[str] | None = None) -> str:
    """Give a tooltip: the name, the key (the usual one, if none is told), and what it does.

    >>> tool_tip(ACTIONS[0])
    '<b>New…</b>&nbsp; Ctrl+N<br>Begin another maze'
    """
    name = tr(spec.text).replace("&", "")
    keys = spec.keys if keys is None else keys
    key = f"&nbsp; {escape(native(keys[0]))}" if keys else ""
    return f"<b>{name}</b>{key}<br>{tr(spec.tip)}"


def native(key: str) -> str:
    """Give a key as the keyboard of the user names it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
