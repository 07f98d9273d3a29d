"""The contents of the menus and of the tool bars."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

MENUS: Mapping[str, tuple[str | None, ...]] = {
    "&File": ("file.new", "file.new_shape", "file.open", "file.open_large", "@recent", None, "file.save",
              "file.save_as", None, "file.export", "file.print", "file.contest_sheets", None, "file.reload",
              "file.read_as", "file.versions", "file.compare", "file.merge", None, "file.close", "file.quit"),
    "&Edit": ("edit.undo", "edit.redo", None, "edit.cut", "edit.copy", "edit.paste", "edit.paste_in_place",
              "edit.clear", None, "select.all", "select.none", "@selection", None, "@tools", None,
              "edit.properties", "edit.preferences"),
    "&View": ("view.zoom_in", "view.zoom_out", "view.full_size", "view.fit", None, "view.go_to", None,
              "view.grid", "view.points", "view.tiles", "view.player", "view.legend", "view.forecast", None,
              "view.cell_cursor"),
    "&Maze": ("board.resize", "board.crop_selection", "board.crop_content", "board.add_border", "@turn",
              None, "@levels", None, "maze.to_blocks", "maze.to_walls"),
    "Ma&ke": ("window.make", "make.requirements", None, "design.harder", "design.easier", None,
             "make.tiling", "make.book"),
    "&Analyze": ("overlay.kinds", "overlay.regions", "overlay.distances", "overlay.dead-ends",
                 "overlay.chokepoints", "overlay.solution", "overlay.none", None, "view.graph",
                 "analyze.distances", "analyze.region", "@go", None, "window.analysis", "analyze.statistics",
                 "window.problems"),
    "&Run": ("run.play", "watch.open", "explore.open", "explore.compare", "league.open", None, "@scripts"),
    "&Window": ("window.minimap", "window.levels", "window.properties", "window.history", "window.stamps",
                "window.console", None, "@workspace", "window.reset", None, "window.hide_docks",
                "window.full_screen"),
    "&Help": ("help.start_page", "help.tour", "help.manual", None, "help.search", "help.keys",
              "help.shortcuts", None, "help.about"),
}  # fmt: skip
"""Menus by title; None is a separator, `@recent` and `@recent_scripts` list what was used last, another `@`
is a submenu."""

SUBMENUS: Mapping[str, tuple[str, tuple[str | None, ...]]] = {
    "@selection": ("&Selection", (
        "select.invert", "select.grow", "select.shrink", None, "select.fill", "select.mirror", "select.flip",
        "select.turn", None, "select.save_stamp",
    )),
    "@tools": ("Dra&wing tool", (
        "tool.select", "tool.lasso", "tool.wand", None, "tool.wall_brush", "tool.rock_brush", "tool.fill",
        None, "tool.teleporter", "tool.stairs", "tool.marker", "tool.secret_brush", "tool.fog_brush",
        "tool.cost_brush", "tool.grow", None, "tool.path_probe", "tool.pick",
    )),
    "@go": ("&Go to", ("go.exit", "go.region", "go.problem")),
    "@levels": ("&Levels", (
        "maze.level_up", "maze.level_down", None, "levels.add_above", "levels.add_below", "levels.remove",
    )),
    "@turn": ("&Rotate and flip", (
        "board.rotate_right", "board.rotate_left", None, "board.flip_horizontal", "board.flip_vertical",
    )),
    "@workspace": ("&Workspace", (
        "workspace.level", "workspace.contest", "workspace.class", "workspace.puzzle", None, "workspace.all",
    )),
    "@scripts": ("Scripts and pl&ugins", ("scripts.run", "@recent_scripts", None, "plugins.show")),
}  # fmt: skip
"""The titles and contents of submenus; None is a separator."""

OTHERS = "Other actions"
"""The title of the actions that are in no menu: beside the options of a tool, in docks, or searched for."""
SYMMETRIES = (
    "symmetry.none",
    "symmetry.mirror",
    "symmetry.flip",
    "symmetry.both",
    "symmetry.half-turn",
    "symmetry.quarter-turns",
)
"""The choices beside the options of drawing tools."""


def actions_in(names: Iterable[str | None]) -> Iterator[str]:
    """Yield the actions of a menu and of its submenus, in order.

    >>> list(actions_in(MENUS["&Run"]))[2:]
    ['explore.open', 'explore.compare', 'league.open', 'scripts.run', 'plugins.show']
    """
    for name in names:
        if name is not None and name in SUBMENUS:
            yield from actions_in(SUBMENUS[name][1])
        elif name is not None and not name.startswith("@"):
            yield name


def sections(names: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    """Yield each menu with its actions, and at last those that are in none."""
    rest = dict.fromkeys(names)
    for title, within in MENUS.items():
        found = list(actions_in(within))
        for name in found:
            rest.pop(name, None)
        yield title, found
    yield OTHERS, list(rest)


VIEW_MENU = (
    "edit.cut", "edit.copy", "edit.paste", None, "select.all", "select.none", None, "edit.properties",
    "analyze.region", "analyze.distances", None, "view.copy_place", "view.go_to",
)  # fmt: skip
"""The context menu of the maze."""
TOOL_BAR = (
    "tool.select", "tool.lasso", "tool.wand", None, "tool.wall_brush", "tool.rock_brush", "tool.fill", None,
    "tool.teleporter", "tool.stairs", "tool.marker", "tool.grow", None,
    "tool.secret_brush", "tool.fog_brush", "tool.cost_brush", None, "tool.path_probe", "tool.pick",
)  # fmt: skip
MAIN_BAR = (
    "file.new", "file.open", "file.save", None, "edit.undo", "edit.redo", None,
    "view.zoom_out", "view.zoom_in", "view.full_size", "view.fit", "view.grid", None,
)  # fmt: skip
