"""The Python console: statements by real keys, their undo steps, and what must not happen meanwhile."""

from __future__ import annotations

import sys
from threading import Event

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mazarine.gui.settings import Settings
from mazarine.maze import Maze
from mazarine.maze.area import Area
from mazarine.maze.edits import SetCells, SetWalls
from tests.gui.console.typist import Typist, steps
from tests.gui.hand import CTRL, SHIFT


def test_a_statement_changes_the_maze_as_one_undo_step(typist: Typist) -> None:
    hand, before = typist.hand, typist.hand.maze.copy()
    assert typist.panel.input.hasFocus()
    assert typist.run('x = [maze.set_wall((0, c), "S") for c in range(4)]') == ""
    assert hand.maze.wall_at((0, 3), "S") == 1
    assert steps(hand) == ['console: x = [maze.set_wall((0, c), "S") for c in…']
    hand.check_overlay()
    hand.act("edit.undo")
    assert hand.maze == before
    hand.act("edit.redo")
    assert typist.run("maze.shape, len(x)") == "((1, 4, 5), 4)\n"
    assert len(steps(hand)) == 1


def test_another_maze_under_the_name_takes_the_place_of_a_blank_one_and_of_the_last(typist: Typist) -> None:
    hand, before = typist.hand, typist.hand.maze.copy()
    assert typist.run('maze = mz.generate("prim", 7, 9, rng=1)') == ""
    assert hand.maze.shape == (1, 7, 9)
    hand.check_overlay()
    assert typist.run('maze = mz.Maze.blank(3, 4, lattice="honeycomb")') == ""
    assert hand.maze.lattice.name == "honeycomb"
    hand.check_overlay()
    assert typist.run('maze.add_marker("goal", (2, 3))') != ""
    assert len(hand.maze.markers) == 1
    assert len(steps(hand)) == 3
    for _ in range(3):
        hand.act("edit.undo")
    assert hand.maze == before
    assert typist.run("maze.shape") == "(1, 4, 5)\n"


def test_links_markers_secrets_and_metadata_are_undo_steps(typist: Typist) -> None:
    hand, before = typist.hand, typist.hand.maze.copy()
    typist.run(
        '_ = maze.add_teleporter((0, 0), (3, 4)); _ = maze.add_marker("start", (1, 1)); '
        '_ = maze.set_wall((2, 2), "E", "secret"); _ = maze.set_cells([(3, 0)], "secret"); '
        'maze.title = "Made by hand"; maze.properties["seed"] = 7; _ = maze.name_region(1, "hall")'
    )
    assert (len(hand.maze.links), len(hand.maze.markers)) == (1, 1)
    assert (hand.maze.title, hand.maze.properties) == ("Made by hand", {"seed": 7})
    assert hand.maze.named_regions[1].name == "hall"
    assert len(steps(hand)) == 1
    typist.run('maze.properties["seed"] = 8')
    assert hand.maze.properties == {"seed": 8}
    hand.act("edit.undo")
    assert hand.maze.properties == {"seed": 7}
    hand.act("edit.undo")
    assert hand.maze == before


def test_the_names_are_those_of_the_maze_that_is_shown(typist: Typist) -> None:
    hand = typist.hand
    assert typist.run("len(regions), router.distance((0, 0), (3, 4))") == "(1, 7)\n"
    hand.document.do(SetCells([(0, 1, col, "rock") for col in range(4)]), hand.document.name)
    assert typist.run("router.distance((0, 0), (2, 0))") == "10\n"
    assert typist.run('change = maze.set_cells([(1, 4)], "rock")') == ""
    assert typist.run("router.path((0, 0), (2, 0)) is None") == "True\n"
    hand.window.sessions.add()
    assert typist.run("maze.shape, len(regions)") == "((1, 16, 16), 1)\n"
    hand.window.sessions.show_tab(0)
    assert typist.run("maze.shape") == "(1, 4, 5)\n"
    typist.run("mz = np = regions = router = None")
    assert typist.run("mz.__name__, np.__name__, regions.kind.shape, router.distance((0, 0), (0, 1))") == (
        "('mazarine', 'numpy', (1, 4, 5), 1)\n"
    )


def test_the_selection_is_read_and_set(typist: Typist) -> None:
    hand = typist.hand
    hand.select(Area.block(1, 2, 2, 3))
    assert typist.run("np.argwhere(selection).tolist()") == "[[0, 1, 2], [0, 1, 3], [0, 2, 2], [0, 2, 3]]\n"
    typist.run("selection = maze.cells == 4; selection[0, 0] = True")
    assert hand.window.current.selection.area == Area.block(0, 0, 0, 4)
    typist.run("selection[0, 3] = True")
    assert hand.window.current.selection.area.count == 10
    typist.run("selection = [(1, 1), (0, 2, 2)]")
    assert hand.window.current.selection.area.count == 2
    typist.run("selection = np.eye(4, 5, dtype=bool)")
    assert hand.window.current.selection.area.count == 4
    typist.run("selection = None")
    assert not hand.window.current.selection.area
    assert steps(hand) == []
    assert "outside the maze" in typist.run("selection = [(0, 0), (4, 0)]")
    printed = typist.run("import itertools; selection = itertools.repeat((0, 0))")
    assert "a list of cells, not repeat((0, 0))" in printed
    printed = typist.run('_ = maze.set_cells([(0, 0)], "rock"); selection = "a" if 1 & 1 else ""')
    assert "The selection must be an array of booleans" in printed
    assert hand.maze.cells[0, 0, 0] == 0
    assert hand.actions["edit.undo"].text().endswith('"rock"); se…')
    typist.run("maze.title = str(1 & 3)")
    assert hand.actions["edit.undo"].text() == "&Undo console: maze.title = str(1 && 3)"


def test_blocks_of_lines_run_after_an_empty_line(typist: Typist) -> None:
    typist.type("for col in range(3):")
    typist.key(Qt.Key.Key_Return)
    typist.type("if col:")
    typist.key(Qt.Key.Key_Return)
    assert typist.panel.input.toPlainText() == "for col in range(3):\n    if col:\n        "
    typist.type("print(col)")
    typist.key(Qt.Key.Key_Return)
    assert not typist.runner.is_running
    assert typist.text == ""
    for _ in range(8):
        typist.key(Qt.Key.Key_Backspace)
    typist.key(Qt.Key.Key_Return)
    typist.wait()
    assert typist.text.endswith("... \n1\n2\n") or typist.text.endswith("print(col)\n1\n2\n")
    typist.type("x = (1,")
    typist.key(Qt.Key.Key_Return)
    typist.type("2)")
    typist.key(Qt.Key.Key_Return)
    typist.wait()
    assert typist.run("x") == "(1, 2)\n"
    typist.type("y = 1")
    typist.key(Qt.Key.Key_Return, SHIFT)
    typist.start("y + 1")
    typist.wait()
    assert typist.text.endswith(">>> y = 1\n... y + 1\n2\n")


def test_lines_are_pasted_without_prompts(typist: Typist) -> None:
    for pasted, entered in (
        ("a = 1\nb = 2\n", "a = 1\nb = 2\n"),
        ("...", "..."),
        (
            ">>> for row in range(2):\n...     row\n...\n0\n1\n>>> 5\n5\n",
            "for row in range(2):\n    row\n\n5",
        ),
    ):
        QApplication.clipboard().setText(pasted)
        QTest.keyClick(typist.panel.input, Qt.Key.Key_V, CTRL)
        assert typist.panel.input.toPlainText() == entered
        typist.panel.input.clear()


def test_statements_are_remembered_also_in_the_next_session(typist: Typist, store: QSettings) -> None:
    for text in ("1 + 1", "2 + 2", "2 + 2"):
        typist.run(text)
    assert Settings(store).statements == ["1 + 1", "2 + 2"]
    typist.type("draft")
    shown = []
    for key in (
        Qt.Key.Key_Up,
        Qt.Key.Key_Up,
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Down,
        Qt.Key.Key_Down,
    ):
        typist.key(key)
        shown.append(typist.panel.input.toPlainText())
    assert shown == ["2 + 2", "1 + 1", "1 + 1", "2 + 2", "draft", "draft"]
    settings = Settings(store)
    for number in range(300):
        settings.add_statement(f"if {number}:\n    f(1, 'a, b')")
    settings.add_statement("x" * 5000)
    assert len(settings.statements) == 200
    assert settings.statements[-1] == "if 299:\n    f(1, 'a, b')"


def test_tab_completes_names(typist: Typist) -> None:
    field = typist.panel.input

    def complete(text: str, expected: str) -> None:
        field.clear()
        typist.type(text)
        typist.key(Qt.Key.Key_Tab)
        typist.hand.qtbot.waitUntil(lambda: field.toPlainText() == expected)

    complete("mz.genera", "mz.generat")
    complete("print(maze.set_w", "print(maze.set_wall")
    complete("sele", "selection")
    typist.key(Qt.Key.Key_Tab)
    complete("rou", "rou")
    typist.wait_for_text("round  router")
    complete("maze.add_", "maze.add_")
    typist.wait_for_text("add_marker  add_stairs  add_teleporter")
    field.clear()
    typist.type("if maze:")
    typist.key(Qt.Key.Key_Return)
    typist.key(Qt.Key.Key_Tab)
    assert field.toPlainText() == "if maze:\n        "


def test_a_long_statement_is_interrupted_by_its_key_and_its_button(typist: Typist) -> None:
    hand = typist.hand
    typist.start("while True: pass")
    assert typist.panel.interrupt_action.isEnabled()
    hand.focus()
    hand.key("b")
    hand.drag((1.0, 0.5), (1.0, 3.5))
    assert len(steps(hand)) == 1
    typist.panel.input.setFocus()
    typist.key(Qt.Key.Key_C, CTRL)
    typist.wait()
    assert 'File "<console 1>", line 1' in typist.text
    assert typist.text.endswith("KeyboardInterrupt\n")
    assert not typist.panel.interrupt_action.isEnabled()
    typist.start("while True:\n_ = 1\n")
    typist.panel.interrupt_action.trigger()
    typist.wait()
    typist.start("while True: _ = 1")
    QTest.keyClick(typist.panel.output, Qt.Key.Key_C, CTRL)
    typist.wait()
    assert typist.text.count("KeyboardInterrupt") == 3
    assert typist.run("1 + 1") == "2\n"


def test_interrupts_between_statements_do_nothing(typist: Typist) -> None:
    for _ in range(30):
        typist.start("for i in range(300): str(i)")
        while typist.runner.is_running:
            typist.runner.interrupt()
            QApplication.processEvents()
        typist.runner.interrupt()
        assert not typist.runner.is_running
    assert typist.run("1 + 1") == "2\n"


def hold(typist: Typist, statement: str) -> Event:
    """Run a statement that has done its work, and goes on when the event is set."""
    gate, has_begun = Event(), Event()
    typist.runner.console.names.update(gate=gate, has_begun=has_begun)
    typist.start(f"{statement}; _ = has_begun.set(), gate.wait(60)")
    typist.hand.qtbot.waitUntil(has_begun.is_set)
    return gate


def test_what_the_user_draws_meanwhile_is_kept(typist: Typist) -> None:
    hand, before = typist.hand, typist.hand.maze.copy()
    gate = hold(typist, 'c = maze.set_cells([(0, 0)], "rock")')
    hand.document.do(SetWalls([(0, 2, 2, "E", "wall")]), hand.document.name)
    gate.set()
    typist.wait()
    assert "Both changes were kept" in typist.text
    assert [hand.maze.cells[0, 0, 0] >> 1, hand.maze.wall_at((2, 2), "E")] == [0, 1]
    assert typist.run("maze.wall_at((2, 2), 'E').name") == "'WALL'\n"
    hand.act("edit.undo")
    hand.act("edit.undo")
    assert hand.maze == before


def test_two_changes_of_one_place_change_nothing(typist: Typist) -> None:
    hand = typist.hand
    gate = hold(typist, 'c = maze.set_cells([(0, 0), (0, 1)], "rock")')
    hand.document.do(SetCells([(0, 0, 1, "secret")]), hand.document.name)
    gate.set()
    typist.wait()
    assert "Cell (0, 0, 1) was changed in another way." in typist.text
    assert "named result" in typist.text
    assert hand.maze.cells[0, 0, :2].tolist() == [2, 4]
    assert (
        typist.run("result.cells[0, 0, :2].tolist(), maze.cells[0, 0, :2].tolist()") == "([0, 0], [2, 4])\n"
    )
    typist.run("maze = result")
    assert hand.maze.cells[0, 0, :2].tolist() == [0, 0]
    first, second = hand.sessions
    assert first.document.maze.cells[0, 0, :2].tolist() == [2, 4]
    assert second is hand.session


def test_another_maze_replaces_nothing_that_was_drawn_meanwhile(typist: Typist) -> None:
    hand = typist.hand
    gate = hold(typist, "maze = mz.Maze.blank(2, 2); selection = [(1, 1)]")
    hand.document.do(SetCells([(0, 0, 1, "secret")]), hand.document.name)
    gate.set()
    typist.wait()
    first, second = hand.sessions
    assert [it.document.maze.shape for it in (first, second)] == [(1, 4, 5), (1, 2, 2)]
    assert hand.session is second
    assert hand.window.current.selection.area.count == 1
    assert second.document.is_dirty
    assert typist.run("maze.shape") == "(1, 2, 2)\n"
    hand.sessions.show(first)
    assert typist.run("maze.shape") == "(1, 4, 5)\n"
    gate = hold(typist, 'c = maze.set_cells([(0, 0)], "rock")')
    hand.act("board.rotate_right")
    hand.qtbot.waitUntil(lambda: hand.maze.shape == (1, 5, 4))
    gate.set()
    typist.wait()
    assert "another lattice, size" in typist.text
    assert hand.maze.cells[0, 0, 0] >> 1


def test_the_edit_waits_for_the_end_of_a_stroke(typist: Typist) -> None:
    hand = typist.hand
    gate = hold(typist, 'c = maze.set_cells([(0, 0)], "rock")')
    hand.focus()
    hand.key("b")
    hand.press((2.0, 0.5))
    hand.move((2.0, 2.5))
    gate.set()
    QTest.qWait(120)
    assert typist.runner.is_running
    assert steps(hand) == []
    hand.release((2.0, 2.5))
    typist.wait()
    assert len(steps(hand)) == 2
    assert "Both changes were kept" in typist.text


def test_the_edit_is_for_the_tab_where_it_began(typist: Typist) -> None:
    hand = typist.hand
    first = hand.window.current.session
    gate = hold(typist, 'c = maze.set_cells([(0, 0)], "rock"); selection = [(1, 1)]')
    hand.window.sessions.add()
    gate.set()
    typist.wait()
    assert first.document.undo_stack.count() == 1
    assert (first.selection.area.count, hand.window.current.selection.area.count) == (1, 0)
    hand.window.sessions.show(first)
    gate = hold(typist, 'c = maze.set_cells([(0, 1)], "rock")')
    hand.window.sessions.remove(first)
    hand.qtbot.waitUntil(lambda: not hand.window.sessions.ending)
    gate.set()
    typist.wait()
    assert "closed meanwhile" in typist.text
    assert typist.run("result.cells[0, 0, 1]") == "np.uint8(0)\n"


def test_another_file_in_the_same_tab_is_left_alone(typist: Typist) -> None:
    hand = typist.hand
    gate = hold(typist, 'c = maze.set_cells([(0, 0)], "rock"); selection = [(1, 1)]')
    hand.document.replace(Maze.blank(4, 5))
    gate.set()
    typist.wait()
    assert "closed meanwhile" in typist.text
    assert hand.maze == Maze.blank(4, 5)
    assert not hand.window.current.selection.area


def test_a_statement_that_fails_changes_nothing(typist: Typist) -> None:
    hand = typist.hand
    printed = typist.run('maze.set_cells([(0, 0)], "rock"); selection = [(1, 1)]; 1 / 0')
    assert "ZeroDivisionError" in printed
    assert "The open maze was not changed" in printed
    assert steps(hand) == []
    assert not hand.window.current.selection.area
    assert typist.run("maze.cells[0, 0, 0], result.cells[0, 0, 0]") == "(np.uint8(2), np.uint8(0))\n"
    assert "ZeroDivisionError" in typist.run("1 / 0")
    assert typist.text.count("The open maze was not changed") == 1


def test_a_traceback_has_the_lines_of_the_user_only(typist: Typist) -> None:
    typist.run("def outer(cell):\nreturn maze.set_wall(cell, 'E')\n")
    printed = typist.run("outer((99, 99))")
    number = typist.runner.console._number
    assert printed.splitlines()[:4] == [
        "Traceback (most recent call last):",
        f'  File "<console {number}>", line 1, in <module>',
        "    outer((99, 99))",
        f'  File "<console {number - 1}>", line 2, in outer',
    ]
    assert "mazarine/" not in printed
    assert "Cell (0, 99, 99) is outside the maze" in printed
    assert "SyntaxError" in typist.run("1 +* 2")
    assert typist.run("0, 1 / 0").splitlines()[2:4] == ["    0, 1 / 0", "       ~~^~~"]
    assert "File" not in typist.run("1 / 0").partition("1 / 0")[2]


def test_the_end_of_the_program_is_not_for_the_console(typist: Typist) -> None:
    for call in ("exit()", "quit()", "raise SystemExit", "import sys; sys.exit(0)"):
        assert "The window stays open" in typist.run(call)
    assert "SystemExit: 3" in typist.run("exit(3)")
    assert sys.stdin is None or not sys.stdin.closed
    assert typist.hand.window.isVisible()
    assert "cannot ask for input" in typist.run("input('Name? ')")
    assert "cannot ask for input" in typist.run("import sys; sys.stdin.read()")
    assert "Help on built-in function len" in typist.run("help(len)")


def test_only_what_the_console_prints_is_in_it(typist: Typist, capsys: pytest.CaptureFixture[str]) -> None:
    gate = hold(typist, "import sys; print('out'); print('err', file=sys.stderr)")
    sys.stdout.write("from the window\n")
    gate.set()
    typist.wait()
    assert typist.text.endswith("out\nerr\n")
    assert capsys.readouterr() == ("from the window\n", "")


def test_a_flood_of_output_is_cut(typist: Typist) -> None:
    typist.start("while True: print('flood')")
    typist.wait_for_text("characters were skipped")
    typist.hand.qtbot.waitUntil(lambda: typist.panel.output.blockCount() == 5000, timeout=20_000)
    typist.key(Qt.Key.Key_C, CTRL)
    typist.wait()
    typist.panel.clear_action.trigger()
    assert "characters were skipped]\nxxx" in typist.run("print('x' * 10_000_000)")
    assert typist.panel.output.blockCount() <= 5000
    assert max(map(len, typist.text.splitlines())) <= 2000
    assert typist.run("list(range(10_000))").rstrip().endswith("characters)")
    assert typist.run(r"print('a\ud800b\0c')") != ""
    typist.panel.clear_action.trigger()
    assert typist.text == ""


def test_what_is_no_maze_is_refused(typist: Typist) -> None:
    hand = typist.hand
    assert "must be a maze, not 5" in typist.run("maze = 5")
    assert typist.run("maze.shape") == "(1, 4, 5)\n"
    assert "invalid code" in typist.run("maze.buffers.cells[0, 1, 2] = 99")
    assert typist.run("int(maze.cells[0, 1, 2]), int(result.cells[0, 1, 2])") == "(2, 99)\n"
    for statement in (
        "maze.properties['x'] = object()",
        "maze.properties['x'] = iter('a')",
        "maze.title = chr(0xD800)",
    ):
        assert "The maze could not be saved" in typist.run(statement)
        assert typist.run("result") == "<Maze 1 × 4 × 5 square, 0 links>\n"
    assert "must be a maze, not None" in typist.run("del maze")
    typist.run("__builtins__ = {}")
    assert typist.run("max(1, 2)") == "2\n"
    assert typist.run("maze.shape") == "(1, 4, 5)\n"
    assert steps(hand) == []


def test_what_is_selected_is_copied_and_nothing_interrupted(typist: Typist) -> None:
    gate = hold(typist, "print('to be copied')")
    typist.wait_for_text("copied\n")
    typist.panel.output.selectAll()
    QTest.keyClick(typist.panel.output, Qt.Key.Key_C, CTRL)
    typist.type("typed meanwhile")
    typist.panel.input.selectAll()
    clipboard = QApplication.clipboard()
    assert clipboard.text().endswith("to be copied\n")
    typist.key(Qt.Key.Key_C, CTRL)
    assert clipboard.text() == "typed meanwhile"
    typist.key(Qt.Key.Key_Return)
    assert typist.panel.input.toPlainText() == "typed meanwhile"
    gate.set()
    typist.wait()
    assert "KeyboardInterrupt" not in typist.text


def test_escape_leads_back_to_the_maze(typist: Typist) -> None:
    typist.key(Qt.Key.Key_Escape)
    assert typist.hand.window.view.hasFocus()
    typist.hand.act("window.console")
    typist.hand.act("window.console")
    assert typist.panel.input.hasFocus()
    typist.type("brush")
    typist.hand.move((1.5, 1.5))
    typist.hand.move((2.5, 1.5))
    assert typist.panel.input.hasFocus()
    typist.type("es")
    assert typist.panel.input.toPlainText() == "brushes"
    typist.panel.output.setFocus()
    typist.hand.move((1.5, 1.5))
    assert typist.hand.window.view.hasFocus()


def test_the_window_closes_while_a_statement_runs(typist: Typist) -> None:
    typist.start("while True: pass")
    typist.hand.window.close()
    assert typist.hand.window.workers.close(10.0)
