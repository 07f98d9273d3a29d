"""The contents of the menus and of the tool bars."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

MENUS: Mapping[str, tuple[str | None, ...]] = {
    "&File": ("file.new", "file.open", "file.open_large", "@recent", None, "file.save", "file.save_as", None,
              "file.export", "file.print", None, "file.reload", "file.read_as",
              "file.versions", None, "file.close",
              "file.quit"),
    "&Edit": ("edit.undo", "edit.redo", None, "edit.cut", "edit.copy", "edit.paste", "edit.paste_in_place",
              "edit.clear", None, "select.all", "select.none", "@selection", None, "edit.properties", None,
              "edit.preferences"),
    "&View": ("view.zoom_in", "view.zoom_out", "view.full_size", "view.fit", None, "view.go_to",
              "view.copy_place", None, "@overlay", "@ghost", "@colors", "view.patterns", None, "view.grid",
              "view.points", "view.faces", "view.graph", "view.player", "view.legend", "view.forecast", None,
              "view.cell_cursor"),
    "&Maze": ("window.generators", "window.design", "design.harder", "design.easier", None,
              "board.resize", "board.crop_selection", "board.crop_content", "board.add_border", "@turn",
              None, "@levels", None, "fog.lay", "fog.lift", None, "maze.to_blocks", "maze.to_walls",
              "maze.dual"),
    "&Tools": ("tool.select", "tool.lasso", "tool.wand", None, "tool.wall_brush", "tool.rock_brush",
               "tool.eraser", "tool.line", "tool.rectangle", "tool.fill", None, "tool.teleporter",
               "tool.stairs", "tool.marker", "@marker", "tool.grow", "tool.secret_brush",
               "tool.fog_brush", None, "tool.path_probe", "tool.pick", None, "@symmetry", None, "@scripts"),
    "&Analyze": ("analyze.distances", "analyze.region", None, "analyze.recompute", "analyze.stop"),
    "E&xplore": ("explore.open", "explore.compare", None, "explore.infinite"),
    "&Window": ("window.minimap", "window.levels", "window.properties", "window.regions",
                "window.statistics", "window.problems", "window.stamps", "window.history",
                "window.last_change", "window.console", None, "window.next_tab", "window.previous_tab", None,
                "window.hide_docks", "window.full_screen", None, "window.lock", "window.reset"),
    "&Help": ("help.start_page", "help.tour", "help.manual", None, "help.search", "help.keys",
              "help.shortcuts", None, "help.about"),
}  # fmt: skip
"""Menus by title; None is a separator, `@recent` and `@recent_scripts` list what was used last, another `@`
is a submenu."""

SUBMENUS: Mapping[str, tuple[str, tuple[str | None, ...]]] = {
    "@selection": ("&Selection", (
        "select.invert", "select.grow", "select.shrink", None, "select.fill", "select.mirror",
        "select.flip", "select.turn", None, "select.save_stamp", "stamps.remove",
    )),
    "@overlay": ("O&verlay", (
        "overlay.kinds", "overlay.regions", "overlay.none", None, "overlay.distances", "overlay.dead-ends",
        "overlay.chokepoints", "overlay.solution", "overlay.subtrees",
    )),
    "@levels": ("&Levels", (
        "maze.level_up", "maze.level_down", None, "levels.add_above", "levels.add_below", "levels.copy",
        "levels.remove", None, "levels.move_up", "levels.move_down",
    )),
    "@symmetry": ("Symmetr&y", (
        "symmetry.none", "symmetry.mirror", "symmetry.flip", "symmetry.both", "symmetry.half-turn",
        "symmetry.quarter-turns",
    )),
    "@marker": ("Marker ki&nd", (
        "marker.start", "marker.goal", "marker.treasure", "marker.npc", "marker.opponent", "marker.note",
    )),
    "@turn": ("&Rotate and flip", (
        "board.rotate_right", "board.rotate_left", "board.rotate_half", "board.flip_horizontal",
        "board.flip_vertical",
    )),
    "@colors": ("Colors of kin&ds", (
        "colors.default", "colors.red-green", "colors.blue-yellow", "colors.gray",
    )),
    "@scripts": ("Scripts and pl&ugins", ("scripts.run", "@recent_scripts", None, "plugins.show")),
    "@ghost": ("Onio&n skin", ("ghost.none", "ghost.below", "ghost.above")),
}  # fmt: skip
"""The titles and contents of submenus; None is a separator."""


def actions_in(names: Iterable[str | None]) -> Iterator[str]:
    """Yield the actions of a menu and of its submenus, in order.

    >>> list(actions_in(MENUS["E&xplore"]))
    ['explore.open', 'explore.compare', 'explore.infinite']
    """
    for name in names:
        if name is not None and name in SUBMENUS:
            yield from actions_in(SUBMENUS[name][1])
        elif name is not None and not name.startswith("@"):
            yield name


VIEW_MENU = (
    "edit.cut", "edit.copy", "edit.paste", None, "select.all", "select.none", None, "edit.properties",
    "analyze.region", "analyze.distances", None, "view.copy_place", "view.go_to",
)  # fmt: skip
"""The context menu of the maze."""
TOOL_BAR = (
    "tool.select", "tool.lasso", "tool.wand", None, "tool.wall_brush", "tool.rock_brush", "tool.eraser",
    None, "tool.line", "tool.rectangle", "tool.fill", "tool.teleporter", "tool.stairs", "tool.marker",
    "tool.grow", None, "tool.secret_brush", "tool.fog_brush", None, "tool.path_probe", "tool.pick",
)  # fmt: skip
MAIN_BAR = (
    "file.new", "file.open", "file.save", None, "edit.undo", "edit.redo", None,
    "view.zoom_out", "view.zoom_in", "view.full_size", "view.fit", "view.grid", None,
)  # fmt: skip
