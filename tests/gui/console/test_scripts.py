"""Python scripts that are run on the open maze."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from mazarine.gui.features.console.feature import ScriptActions
from mazarine.gui.settings import Settings
from tests.gui.console.typist import Typist, steps


def run_script(typist: Typist, path: Path) -> None:
    typist.hand.window.findChild(ScriptActions).run(path)
    typist.wait()


@pytest.fixture
def script(tmp_path: Path) -> Path:
    (tmp_path / "beside.py").write_text("ROW = 2\n", encoding="utf-8")
    path = tmp_path / "fill.py"
    path.write_text(
        "from beside import ROW\n"
        "for col in range(maze.shape[2]):\n"
        "    maze.set_cells([(ROW, col)], 'rock')\n"
        "maze.title = __file__\n"
        "print(len(regions), __name__)\n",
        encoding="utf-8",
    )
    return path


def test_a_script_is_one_undo_step(typist: Typist, script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hand, before = typist.hand, typist.hand.maze.copy()
    hand.act("window.console")
    monkeypatch.setattr(
        "PySide6.QtWidgets.QFileDialog.getOpenFileName", lambda *_: (str(script), "Python scripts (*.py)")
    )
    hand.act("scripts.run")
    typist.wait()
    assert not hand.window.docks["console"].isHidden()
    assert typist.text == "[run fill.py]\n2 __main__\n"
    assert (hand.maze.cells[0, 2] >> 1).sum() == 0
    assert hand.maze.title == str(script)
    assert steps(hand) == ["run fill.py"]
    hand.check_overlay()
    hand.act("edit.undo")
    assert hand.maze == before
    assert "NameError" in typist.run("ROW")


def test_the_console_comes_forward_from_behind_another_dock(
    typist: Typist, script: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = typist.hand
    dock, other = hand.window.docks["console"], hand.window.docks["history"]
    hand.window.tabifyDockWidget(dock, other)
    for it in (dock, other):
        it.show_in_front()
    hand.qtbot.waitUntil(lambda: dock.is_covered)
    monkeypatch.setattr(
        "PySide6.QtWidgets.QFileDialog.getOpenFileName", lambda *_: (str(script), "Python scripts (*.py)")
    )
    hand.act("scripts.run")
    typist.wait()
    hand.qtbot.waitUntil(lambda: not dock.is_covered)


def test_a_script_imports_what_lies_beside_it_now(typist: Typist, script: Path) -> None:
    run_script(typist, script)
    script.with_name("beside.py").unlink()
    package = script.with_name("beside")
    package.mkdir()
    (package / "row.py").write_text("ROW = 1\n", encoding="utf-8")
    (package / "__init__.py").write_text("from beside.row import ROW\n", encoding="utf-8")
    run_script(typist, script)
    assert (typist.hand.maze.cells[0] >> 1).tolist() == [[1] * 5, [0] * 5, [0] * 5, [1] * 5]
    assert not [name for name in sys.modules if name.startswith("beside")]


def test_a_script_that_fails_says_where(typist: Typist, script: Path) -> None:
    script.write_text("maze.set_cells([(0, 0)], 'rock')\n\nmaze.set_wall((0, 9), 'E')\n", encoding="utf-8")
    run_script(typist, script)
    assert f'File "{script}", line 3, in <module>' in typist.text
    assert "outside the maze" in typist.text
    assert steps(typist.hand) == []
    script.write_text("if:\n", encoding="utf-8")
    run_script(typist, script)
    assert f'File "{script}", line 1' in typist.text
    script.unlink()
    run_script(typist, script)
    assert "FileNotFoundError" in typist.text


def test_a_script_is_interrupted(typist: Typist, script: Path) -> None:
    script.write_text("print('begun')\nwhile True:\n    pass\n", encoding="utf-8")
    typist.hand.window.findChild(ScriptActions).run(script)
    typist.hand.window.findChild(ScriptActions).run(script)
    typist.wait_for_text("begun")
    assert "Other code is running" in typist.hand.window.messages.text
    typist.panel.interrupt_action.trigger()
    typist.wait()
    assert "KeyboardInterrupt" in typist.text


def test_recent_scripts_are_listed(typist: Typist, script: Path, store: QSettings) -> None:
    other = script.with_name("a&b.py")
    other.write_text("import sys\nmaze.title = 'other'\nsys.exit(0)\n", encoding="utf-8")
    for path in (other, script):
        run_script(typist, path)
    assert Settings(store).recent_scripts == [script, other]
    recent = typist.hand.window.submenus["@recent_scripts"]
    recent.fill()
    texts = [action.text() for action in recent.menu.actions()]
    assert texts == ["&1  fill.py", "&2  a&&b.py", "", "&Clear list"]
    recent.menu.actions()[1].trigger()
    typist.wait()
    assert typist.hand.maze.title == "other"
    typist.hand.act("help.start_page")
    recent.fill()
    assert [action.isEnabled() for action in recent.menu.actions()[:2]] == [False, False]
    recent.menu.actions()[-1].trigger()
    recent.fill()
    assert [action.isEnabled() for action in recent.menu.actions()] == [False]
