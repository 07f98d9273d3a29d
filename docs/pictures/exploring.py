"""Pictures of walkers."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from photographer import Photographer, opened
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QTabWidget

from mazarine import braid, generate
from mazarine.agents.map_codes import KnowledgeMap
from mazarine.gui.features.league.league_window import LeagueWindow
from mazarine.gui.features.watch.walk import Walk
from mazarine.gui.features.watch.watch_window import WatchWindow
from mazarine.maze import Maze
from mazarine.mouse import ProgramSpec

_LEAGUE = """
[[maze]]
generator = "stack"
rows = 16
cols = 16
seeds = [1, 2, 3, 4, 5, 6]
finishes = {{braid = 0.5}}
[[maze]]
require = ["rule micromouse", "dead_ends >= 20"]
rows = 16
cols = 16
[[mouse]]
name = "my mouse"
folder = "my-mouse"
command = "{python} mouse.py"
[[mouse]]
name = "Trémaux"
explorer = "tremaux"
[[mouse]]
name = "Flood fill"
explorer = "flood-fill"
[[mouse]]
name = "Left hand"
explorer = "left-hand"
"""
_PAGE = Path(__file__).parents[1] / "how-to" / "mouse-programs.md"


def exploring() -> QPixmap:
    """Show a walker on its way, and what it knows."""
    with opened() as photographer, _walking(photographer) as window:
        _walk_of(photographer, window).seek(80)
        photographer.wait(lambda: window.is_ready)
        window.player.seek(80)
        return photographer.take(window)


def comparing() -> QPixmap:
    """Show how three explorers did over twenty seeds."""
    with opened() as photographer, _walking(photographer) as window:
        window.options.add_button.click()
        window.options.add_button.click()
        for pane, name in zip(window.panes, ("right-hand", "tremaux", "random"), strict=True):
            pane.choice_box.setCurrentIndex(pane.choice_box.findData(f"explorer/{name}"))
        photographer.wait(lambda: window.is_ready)
        window.findChildren(QTabWidget)[0].setCurrentWidget(window.compare)
        window.compare.run_button.click()
        photographer.wait(lambda: bool(window.compare.outcomes) and not window.compare.is_busy)
        return photographer.take(window)


def mouse_program() -> QPixmap:
    """Show the mouse of the page about mouse programs on its way."""
    maze = generate("stack", 16, 16, rng=3)
    braid(maze, 0.5, rng=3).apply(maze)
    with (
        TemporaryDirectory() as folder,
        opened(maze, "Contest") as photographer,
        _walking(photographer) as window,
    ):
        mouse = Path(folder, "mouse")
        mouse.mkdir()
        (mouse / "mouse.py").write_text(_code(), encoding="utf-8")
        box = window.current.choice_box
        box.setCurrentIndex(box.findData("explorer/program"))
        form = window.form.program
        form.show_spec(ProgramSpec("python3 mouse.py", mouse))
        window.bar.set_speed(200)
        form.run_button.click()
        photographer.wait(lambda: window.is_ready and bool(window.programs.running))
        _walk_of(photographer, window)
        photographer.wait(lambda: window.walk is not None and window.walk.turn >= 120)
        window.player.pause()
        window.player.seek(120)
        photographer.wait(lambda: window.is_ready)
        form.folder.setText("/home/me/mouse")
        return photographer.take(window)


def league() -> QPixmap:
    """Show a league of the mouse of the page about mouse programs, and explorers, in generated mazes."""
    with TemporaryDirectory() as name, opened() as photographer:
        folder = Path(name, "my-mouse")
        folder.mkdir()
        (folder / "mouse.py").write_text(_code(), encoding="utf-8")
        plan = Path(name, "league.toml")
        plan.write_text(_LEAGUE.format(python=sys.executable), encoding="utf-8")
        photographer.window.documents.opening.open_path(plan)
        photographer.wait(lambda: photographer.window.findChild(LeagueWindow) is not None)
        window = photographer.part(LeagueWindow)
        photographer.wait(lambda: window.form.draft.path == plan)
        window.resize(1280, 720)
        window.run_button.click()
        photographer.wait(lambda: not window.league.is_busy)
        window.tables.standings.selectRow(0)
        picture = photographer.take(window)
        window.close()
        return picture


def _code() -> str:
    """Return the program of the page about mouse programs."""
    code = re.search(r"```python\n(.*?)```", _PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert code is not None
    return code[1]


def known_maze() -> Maze:
    """Return the part of the welcome maze that a walker knows after a while."""
    with opened() as photographer, _walking(photographer) as window:
        walk = _walk_of(photographer, window)
        walk.seek(80)
        photographer.wait(lambda: window.is_ready)
        return KnowledgeMap(walk.shown[0].walker.agent).maze


@contextmanager
def _walking(photographer: Photographer) -> Iterator[WatchWindow]:
    photographer.act("explore.open")
    photographer.wait(lambda: photographer.window.findChild(WatchWindow) is not None)
    window = photographer.window.findChild(WatchWindow)
    assert isinstance(window, WatchWindow)
    window.resize(1160, 720)
    photographer.wait(lambda: window.is_ready)
    yield window
    window.close()


def _walk_of(photographer: Photographer, window: WatchWindow) -> Walk:
    photographer.wait(lambda: window.is_ready)
    assert window.walk is not None
    return window.walk


SCENES = (exploring, comparing, mouse_program, league)
