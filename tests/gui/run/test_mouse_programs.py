"""Mouse programs in the Explore window: run, play, step, reset, and how they end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from mazarine.files import write
from mazarine.gui.features.watch.program_form import ProgramForm
from mazarine.gui.features.watch.watch_window import WatchWindow
from mazarine.lattice import HEXAGON, HONEYCOMB, Lattice
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import SetCells
from mazarine.mouse import Goals, MouseProgram
from mazarine.mouse.messages import MouseMessage
from tests.cli.runner import interruptible
from tests.drawing import walls
from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tests.gui.run.explorer import Explorer
from tests.gui.test_access import nameless, unseen
from tests.mouse.boards import SMALL
from tests.mouse.programs import TO_THE_GOAL, UNTIL_RESET, command

_WITHIN_MS = 30_000


class Mouse(Explorer):
    """Hands and eyes at the Explore window, for programs."""

    def __init__(self, qtbot: QtBot, hand: Hand, folder: Path, window: WatchWindow | None = None) -> None:
        super().__init__(qtbot, hand, window)
        self.folder = folder

    @property
    def form(self) -> ProgramForm:
        """The fields of the program."""
        return self.window.form.program

    @property
    def program(self) -> MouseProgram:
        """The program of the first walker."""
        return self.window.programs.running[0]

    @property
    def log(self) -> str:
        """The log that is shown."""
        self.window.program_log.follow()
        return self.window.program_log.toPlainText()

    def run(self, program: str, **limits: float) -> None:
        """Choose a program, fill in the fields, and run it."""
        if self.pane.choice.name != "program":
            self.choose_at_once("program")
        self.type(self.form.command, command(program, self.folder))
        self.type(self.form.folder, str(self.folder))
        for name, value in limits.items():
            self.form.limits[name].setValue(value)  # type: ignore[arg-type]
        self.press(self.form.run_button)
        self.until(lambda: self.window.is_ready and bool(self.window.programs.running))

    def type(self, field: QWidget, text: str) -> None:
        """Type a text into a field in place of what is there."""
        field.setFocus()
        QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClicks(field, text)

    def press(self, button: QWidget) -> None:
        """Click a button."""
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so."""
        self.qtbot.waitUntil(is_so, timeout=_WITHIN_MS)


Begin = Callable[..., Mouse]


@pytest.fixture
def begin(open_window: OpenWindow, qtbot: QtBot, tmp_path: Path) -> Iterator[Begin]:
    """Return what opens the Explore window of a small maze."""
    opened: list[Mouse] = []

    def make(maze: Maze | None = None) -> Mouse:
        opened.append(Mouse(qtbot, open_window(maze or walls(SMALL)), tmp_path))
        return opened[-1]

    yield make
    for it in opened:
        if isValid(it.window):
            it.close()


@pytest.mark.parametrize("lattice", [HONEYCOMB, HEXAGON], ids=str)
def test_a_maze_that_is_none_for_mice_is_refused_at_once(
    open_window: OpenWindow, qtbot: QtBot, tmp_path: Path, lattice: Lattice
) -> None:
    mouse = Mouse(qtbot, open_window(Maze.blank(4, 4, lattice=lattice)), tmp_path)
    mouse.choose_at_once("program")
    refusal = str(MouseMessage.NOT_SQUARE(lattice=lattice.title))
    qtbot.waitUntil(lambda: mouse.status == refusal, timeout=_WITHIN_MS)
    mouse.close()


def test_a_program_runs_to_the_goal(begin: Begin) -> None:
    it = begin()
    it.window.bar.set_speed(10_000)
    it.run(TO_THE_GOAL)
    it.until(lambda: "The program has ended." in it.status)
    assert it.cell == (0, 1, 1)
    marks = it.shown.marks
    assert (marks[0, 0].text, marks[0, 0].color, marks[1, 2].color) == (b"start", "G", "r")
    assert "  ·  start  ·  Corridor 1  ·  " in it.pane.map.text_at(3, 0)
    picture = it.pane.map.picture
    assert picture is not None
    assert picture.marks == marks
    assert picture.discs[0].heading == 4
    it.press(it.window.options.marks_box)
    assert not it.pane.map.picture.marks  # type: ignore[union-attr]
    lines = it.log.splitlines()
    assert "hello from the mouse" in lines
    assert lines.count("Unknown command: fly away") == 1
    assert "The goal was reached (moves: 5, turns: 2)." in lines
    assert "expect 16 × 16 cells" in it.log
    assert it.status.startswith("Step 7.")
    assert it.pane.counters_label.text().endswith("to the goal: 7")
    assert not it.program.is_running
    it.until(lambda: not it.window.player._timer.isActive())


_THERE_AND_BACK = """
print(ask("mazeStart"), file=sys.stderr, flush=True)
for line in 2 * ["moveForward 2", "turnRight", "turnRight", "moveForward 2", "turnRight", "turnRight"]:
    ask(line)
"""


def test_markers_of_the_maze_are_start_and_goals_unless_those_of_mms_are_chosen(begin: Begin) -> None:
    maze = walls(SMALL)
    maze.markers.add(Marker(MarkerKind.START, (0, 3, 3)))
    maze.markers.add(Marker(MarkerKind.GOAL, (0, 1, 3)))
    it = begin(maze)
    it.window.bar.set_speed(10_000)
    it.run(_THERE_AND_BACK)
    it.until(lambda: "The program has ended." in it.status)
    it.window.bar.place.setValue(0)
    it.wait()
    assert it.cell == (0, 3, 3)
    it.window.bar.place.setValue(2)
    it.wait()
    assert it.cell == (0, 1, 3)
    lines = it.log.splitlines()
    assert "3 0 n" in lines
    assert "The program did not send mazeGoals:" in it.log
    assert lines[-4:] == [
        "Runs from the start to a goal: 2.", "Search run: moves 2, turns 0.", "Best run: moves 2, turns 0.",
        "Returns: moves 4, turns 4.",
    ]  # fmt: skip
    QTest.keyClick(it.form.goals, Qt.Key.Key_Down)
    assert it.form.goals.currentText() == "As in mms"
    it.run(_THERE_AND_BACK)
    it.until(lambda: "The program has ended." in it.status)
    assert "0 0 n" in it.log.splitlines()
    assert "its goal is the middle, not the markers" in it.log
    assert "did not send" not in it.log
    assert "Runs from the start" not in it.log
    it.window.bar.place.setValue(0)
    it.wait()
    assert it.cell == (0, 3, 0)


def test_a_goal_in_rock_is_one_sentence(begin: Begin) -> None:
    maze = Maze.blank(3, 3)
    SetCells([(0, 1, 1, "rock")]).apply(maze)
    maze.markers.add(Marker(MarkerKind.GOAL, (0, 1, 1)))
    it = begin(maze)
    it.choose_at_once("program")
    it.type(it.form.command, "python3 mouse.py")
    it.press(it.form.run_button)
    it.until(lambda: it.status.startswith("The goal marker at (level 1, row 2, column 2) is in rock"))
    assert not it.window.programs.running


def test_everything_has_a_name_and_the_focus_is_seen(begin: Begin) -> None:
    it = begin()
    it.run(TO_THE_GOAL)
    it.until(lambda: "The program has ended." in it.status)
    it.window.activateWindow()
    assert QTest.qWaitForWindowActive(it.window)
    assert nameless(it.window) == []
    assert unseen(it.window) == []


def test_steps_forward_and_back_and_play(begin: Begin) -> None:
    it = begin()
    it.run("time.sleep(0.2)" + TO_THE_GOAL)
    QTest.keyClick(it.window, Qt.Key.Key_Space)
    assert not it.window.player.is_playing
    turn = it.walk.turn
    QTest.keyClick(it.window, Qt.Key.Key_Period)
    it.until(lambda: it.walk.turn == turn + 1)
    QTest.qWait(100)
    assert it.walk.turn == turn + 1
    # What the mouse senses before its next move is seen before that.
    agent = it.shown.walker.agent
    it.until(lambda: agent.place in agent.knowledge.frontier)
    QTest.keyClick(it.window, Qt.Key.Key_Comma)
    it.wait()
    assert (it.walk.turn, it.cell) == (turn, (0, 3 - turn, 0))
    it.window.bar.set_speed(1000)
    QTest.keyClick(it.window, Qt.Key.Key_Space)
    it.until(lambda: "The program has ended." in it.status)
    it.window.bar.place.setValue(3)
    it.wait()
    assert it.cell == (0, 0, 0)
    assert it.shown.marks[0, 0].text == b"start"


def test_the_reset_button(begin: Begin) -> None:
    it = begin()
    it.window.bar.set_speed(100)
    it.run(UNTIL_RESET)
    it.until(lambda: it.walk.turn > 4)
    assert it.cell == (0, 1, 0)
    it.press(it.window.options.reset_button)
    it.until(lambda: "The program has ended." in it.status)
    assert it.cell == (0, 2, 0)
    assert not it.window.options.reset_button.isEnabled()


@pytest.mark.parametrize(
    ("program", "limits", "end"),
    [
        ("sys.exit(3)", {}, "The program crashed with status 3."),
        ("os.kill(os.getpid(), 11)", {}, "The program was ended by signal SIGSEGV."),
        ("time.sleep(60)", {"silence": 0.5}, "The program sent nothing for 0.5 seconds."),
        ("while True: ask('turnLeft')", {"moves": 20}, "The program made more than 20 moves."),
        ("while True: say('setColor 0 0 r')", {"commands": 500},
         "The program sent more than 500 commands without a move."),
        ("os.write(1, os.urandom(1 << 20)); sys.exit(1)", {}, "The program crashed with status 1."),
        ("while True: os.write(1, b'x' * 1000)", {}, "The program sent a line of more than 65,536 bytes."),
        ("while True: ask('wallFront'); time.sleep(.01)", {"seconds": 0.5},
         "The program ran for more than 0.5 seconds."),
    ],
)  # fmt: skip
def test_ends_are_told_apart(begin: Begin, program: str, limits: dict[str, float], end: str) -> None:
    it = begin()
    it.window.bar.set_speed(1000)
    it.run(program, **limits)
    it.until(lambda: end in it.status)
    assert end in it.log


def test_what_cannot_be_started_is_one_sentence(begin: Begin) -> None:
    it = begin()
    it.run(TO_THE_GOAL)
    it.type(it.form.command, "no-such-program")
    it.press(it.form.run_button)
    it.until(lambda: "cannot be started: No such file" in it.status)
    it.type(it.form.build, "python3 -c \"print('no compiler'); raise SystemExit(2)\"")
    it.press(it.form.run_button)
    it.until(lambda: "The build command failed with status 2." in it.status)
    assert "no compiler" in it.log


def test_a_flood_in_the_log_is_bounded(begin: Begin) -> None:
    it = begin()
    it.run("os.write(2, b'long ' * 400_000)\nfor _ in range(20000): os.write(2, b'line\\n')\nsys.exit(1)")
    it.until(lambda: "crashed with status 1" in it.log)
    lines = it.log.splitlines()
    assert lines[-1] == "The program crashed with status 1."
    assert len(lines) <= 2000
    assert max(map(len, lines)) < 2000


def test_the_log_is_text(begin: Begin) -> None:
    it = begin()
    it.run("os.write(2, b'\\x1b[31mred\\x1b[0m\\x00 end')\nsay('fly \\x1b \\u202e away')")
    it.until(lambda: "has ended" in it.log)
    *lines, last = it.log.splitlines()[1:]
    # Two pipes: which of them is read first is up to the system.
    assert sorted(lines) == ["Unknown command: fly ? ? away", "red end"]
    assert last == "The program has ended."


def test_nothing_plays_by_itself_after_a_program_that_cannot_run(begin: Begin) -> None:
    maze = walls(SMALL)
    maze.set_cells([(3, 0)], "rock")
    it = begin(maze)
    it.choose_at_once("program")
    it.type(it.form.command, command(TO_THE_GOAL, it.folder))
    it.press(it.form.run_button)
    it.until(lambda: "which is rock" in it.status)
    assert not it.window.options.map_button.isEnabled()
    it.choose_at_once("left-hand")
    it.wait()
    assert it.window.options.map_button.isEnabled()
    assert (it.walk.turn, it.window.player.is_playing) == (0, False)


def test_nothing_is_started_before_the_button_is_clicked(begin: Begin) -> None:
    it = begin()
    it.choose_at_once("program")
    it.until(lambda: "Enter the command of the program" in it.status)
    known, true = it.pane.map.picture, it.window.grid.true.picture
    assert known is None
    assert true is not None
    assert (true.maze, true.discs) == (it.hand.maze, [])
    assert not it.form.run_button.isEnabled()
    it.type(it.form.command, "touch started")
    assert it.form.run_button.isEnabled()
    it.window.options.seed_box.setValue(3)
    QTest.qWait(200)
    assert not it.window.programs.running
    it.press(it.window.options.add_button)
    assert it.form.command.currentText() == "touch started"


def test_programs_are_remembered_and_folders_chosen(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    it = begin()
    it.run(TO_THE_GOAL, moves=7)
    it.form.goals.setCurrentIndex(1)
    it.run(TO_THE_GOAL, moves=77)
    assert str(it.pane.title).endswith(f"mouse.py  ·  {tmp_path.name}")
    it.close()
    again = Mouse(it.qtbot, it.hand, tmp_path)
    again.choose_at_once("program")
    form = again.form
    assert form.command.count() == 1
    assert form.command.itemText(0).endswith(tmp_path.name)
    form.command.setCurrentIndex(0)
    form.command.activated.emit(0)
    assert (form.spec.folder, form.spec.limits.moves, form.spec.goals) == (tmp_path, 77, Goals.MIDDLE)
    assert form.spec.command == command(TO_THE_GOAL, tmp_path)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "/somewhere")
    again.press(form.folder_button)
    assert form.spec.folder == Path("/somewhere")
    again.close()


def test_a_program_and_explorers_walk_at_the_same_time(begin: Begin) -> None:
    it = begin()
    QTest.mouseClick(it.window.options.add_button, Qt.MouseButton.LeftButton)
    it.wait()
    it.select(0)
    it.window.bar.set_speed(100)
    it.run(TO_THE_GOAL)
    it.until(lambda: it.walk.turn >= 4)
    simulation = it.walk.simulation
    assert simulation is not None
    assert [walker.explorer.name for walker in simulation.walkers] == ["program", "left-hand"]
    assert len({walker.steps for walker in simulation.walkers if walker.end is None}) <= 1
    it.select(1)
    it.wait()
    assert not it.window.options.reset_button.isVisible()
    assert it.window.form.agent.isVisible()
    it.select(0)
    it.wait()
    assert it.window.options.reset_button.isVisible()
    assert not it.window.form.agent.isVisible()


def test_programs_are_not_compared(begin: Begin) -> None:
    it = begin()
    it.run(TO_THE_GOAL)
    it.window.show_comparison()
    it.press(it.window.compare.run_button)
    assert "in a league" in it.window.compare.results.status_label.text()


_WITH_A_CHILD = """
child = subprocess.Popen(["sleep", "600"])
open("pids", "w").write(f"{os.getpid()} {child.pid}")
while True: ask("turnLeft")
"""


@pytest.mark.parametrize("closed", ["window", "maze", "main window"])
def test_closing_ends_the_program(open_window: OpenWindow, qtbot: QtBot, tmp_path: Path, closed: str) -> None:
    hand = open_window(walls(SMALL))
    hand.window.actions_by_name["explore.open"].trigger()
    qtbot.waitUntil(lambda: bool(_explore_windows()), timeout=_WITHIN_MS)
    it = Mouse(qtbot, hand, tmp_path, _explore_windows()[0])
    it.run(_WITH_A_CHILD)
    it.until(lambda: it.walk.turn > 0)
    program = it.program
    assert program.is_running
    if closed == "window":
        it.window.close()
    elif closed == "maze":
        hand.window.sessions.remove(hand.session)
    else:
        hand.window.close()
    assert not program.is_running
    _expect_end(tmp_path / "pids")


_APPLICATION = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from mazarine.cli.interrupt import end_when_interrupted
end_when_interrupted()
qt = QApplication(sys.argv[:1])
from mazarine.gui.start.application import run
from mazarine.gui.main_window import MainWindow
from mazarine.gui.features.watch import WatchWindow
from mazarine.mouse import ProgramSpec
done = []
def look():
    for window in QApplication.topLevelWidgets():
        if type(window) not in done and isinstance(window, MainWindow) and window.isVisible():
            done.append(type(window))
            window.actions_by_name["explore.open"].trigger()
        if type(window) not in done and isinstance(window, WatchWindow) and window.is_ready:
            done.append(type(window))
            box, form = window.current.choice_box, window.form.program
            box.setCurrentIndex(box.findData("explorer/program"))
            form.show_spec(ProgramSpec(sys.argv[2], Path(sys.argv[3])))
            form.run_button.click()
timer = QTimer(interval=50)
timer.timeout.connect(look)
timer.start()
sys.exit(run(Path(sys.argv[1]), new_window=True))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_ends_the_application_and_the_program(tmp_path: Path, number: signal.Signals) -> None:
    write(walls(SMALL), tmp_path / "small.maze")
    started = command(_WITH_A_CHILD, tmp_path)
    home = {name: str(tmp_path / name) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
    words = interruptible("-c", _APPLICATION, str(tmp_path / "small.maze"), started, str(tmp_path))
    with subprocess.Popen(
        words, env={**os.environ, **home}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as application:
        pids = tmp_path / "pids"
        _wait_for(lambda: pids.exists() and len(pids.read_text().split()) == 2)
        application.send_signal(number)
        output, _ = application.communicate(timeout=_WITHIN_MS / 1000)
    assert application.returncode == 128 + number, output
    _expect_end(pids)


def _explore_windows() -> list[WatchWindow]:
    return [it for it in QApplication.topLevelWidgets() if isinstance(it, WatchWindow)]


def _expect_end(pids: Path) -> None:
    for pid in map(int, pids.read_text(encoding="utf-8").split()):
        _wait_for(lambda pid=pid: not _is_alive(pid))  # type: ignore[misc]


def _wait_for(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + _WITHIN_MS / 1000
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)


def _is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
