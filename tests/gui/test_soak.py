"""The soak in small; and it sees what it looks for."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtWidgets import QApplication

from mazarine.files import write
from mazarine.maze import Maze
from mazarine.native.regions import Engine, follow_written
from mazarine.regions import Kind
from tests.depth import is_deep
from tests.gui import soak as soak_module
from tests.gui.hand import LEFT
from tests.gui.soak import Soak, leaks
from tests.gui.soaking import checks
from tests.gui.soaking.memory import Memory

KINDS, NODES = 0, 5
GESTURES, EVERY = (200, 60) if is_deep() else (70, 10)


@pytest.fixture
def soak(qapp: QApplication, tmp_path: Path) -> Iterator[Soak]:
    """Return a soak that has not begun."""
    del qapp
    with Soak(tmp_path, size=(12, 16), seed=3, every=EVERY, tell=lambda _: None) as it:
        yield it


def mirror_of(soak: Soak) -> Engine:
    """Return what the window knows of kinds and regions."""
    assert soak.hand.analysis._mirror is not None
    return soak.hand.analysis._mirror._engine


def spoil(soak: Soak, table: int, index: int, value: int) -> None:
    """Let some of it be wrong; `table` as in `editor/native/regions/update.h`."""
    follow_written(mirror_of(soak), np.array([value << 32 | table << 29 | index]))


def complaints_of(soak: Soak) -> list[str]:
    """Check once, and give what was found."""
    with soak._complaints:
        soak.check()
    return soak.failures


def test_some_hundred_gestures_find_nothing(soak: Soak) -> None:
    soak.run(lambda done: done / GESTURES)
    assert soak.failures == []
    assert soak.gestures == GESTURES
    assert soak.checks >= 3 + (GESTURES - len(soak._work.table)) // EVERY
    assert set(soak.deeds) >= set(soak._work.table)
    assert len(soak.memories) == 3


def test_every_tool_overlay_and_ghost_is_in_reach_of_the_hand(soak: Soak) -> None:
    wanted = {
        "choose a tool": {"tools", "markers"}, "choose an overlay": {"overlays"}, "show a ghost": {"ghosts"},
        "draw with a symmetry": {"symmetries"}, "choose colors": {"scheme"},
        "choose a workspace": {"workspaces"},
    }  # fmt: skip
    specs = [action.spec for action in soak.hand.window.actions_by_name.values()]
    assert set().union(*wanted.values()) == {spec.group for spec in specs if spec.group}
    for deed, groups in wanted.items():
        missing = {spec.name for spec in specs if spec.group in groups}
        for name in missing:
            soak.hand.actions[name].triggered.connect(partial(missing.discard, name))
        for _ in range(120):
            if missing:
                soak._work.do(deed)
        assert not missing, deed


def test_a_segmentation_that_is_behind_is_seen(soak: Soak) -> None:
    hand = soak.hand
    hand.drag((5.95, 0.5), (5.95, 15.5))
    hand.settle()
    spoil(soak, KINDS, hand.maze.grid.padded_place((0, 0, 0)), Kind.ROCK)
    assert complaints_of(soak) == ["1 cells are shown as another kind, first [0, 0, 0]."]


def test_regions_that_are_torn_are_seen(soak: Soak) -> None:
    hand = soak.hand
    hand.drag((5.95, 0.5), (5.95, 15.5))
    hand.settle()
    pieces = mirror_of(soak).arrays["piece"]
    patch = int(pieces[hand.maze.grid.padded_place((0, 9, 3))])
    spoil(soak, NODES, patch, -int(hand.region[0, 0, 0]))
    assert complaints_of(soak) == ["The cells are shown in other regions."]


def test_a_list_of_regions_that_is_behind_is_seen(soak: Soak) -> None:
    sizes = soak.hand.analysis.regions.sizes
    sizes[sizes.argmax()] -= 1
    assert complaints_of(soak) == ["Regions are listed in another size than shown."]


def test_a_journal_that_is_behind_is_seen(soak: Soak, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak_module, "_JOURNAL_WITHIN_MS", 100)
    recovered = checks.recover

    class Behind:
        maze = Maze.blank(2, 2)

    monkeypatch.setattr(checks, "recover", lambda path: recovered(path) and Behind())
    autosave = soak.hand.session.autosave
    assert autosave is not None
    written: list[None] = []
    autosave.written.connect(lambda: written.append(None))
    soak.hand.drag((5.95, 0.5), (5.95, 9.5))
    soak.hand.qtbot.waitUntil(lambda: bool(written))
    assert complaints_of(soak) == ["The journal is not the maze that is open."]


def test_a_maze_that_no_file_could_hold_is_seen(soak: Soak) -> None:
    soak.hand.maze.buffers.walls[0, 3, 15] = 0
    assert complaints_of(soak)[0].startswith("The maze is none: ")


def test_steps_that_cannot_be_taken_back_and_forth_are_seen(
    soak: Soak, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(soak_module, "_JOURNAL_WITHIN_MS", 100)  # The journal has no such title either.
    soak.hand.drag((5.95, 0.5), (5.95, 9.5))
    soak.hand.drag((5.95, 0.5), (5.95, 9.5))
    soak.hand.settle()
    soak.hand.maze.title = "Hedge"
    undone = soak.hand.document.undo_stack.indexChanged
    undone.connect(lambda _: setattr(soak.hand.maze, "title", ""))
    assert "Undoing and redoing everything gives another maze." in complaints_of(soak)


def test_what_is_logged_raised_and_said_by_qt_is_heard(soak: Soak) -> None:
    def fails() -> None:
        raise ZeroDivisionError("in a slot")

    with soak._complaints:
        logging.getLogger("mazarine.gui").warning("low on ink")
        soak.hand.document.gesture_committed.connect(fails)
        soak.hand.document.commit_gesture()
        soak.hand.document.gesture_committed.disconnect(fails)
        soak._work.table["drag"] = (1, lambda: 1 // 0)
        soak._try("drag")
        soak.check()
    assert len(soak.failures) == 3
    assert soak.failures[0] == "mazarine.gui: low on ink"
    assert soak.failures[1].endswith("ZeroDivisionError: in a slot")
    assert soak.failures[2].startswith("tests.gui.soak: drag\nTraceback")


def test_questions_are_answered_until_the_work_goes_on(soak: Soak, tmp_path: Path) -> None:
    write(Maze.blank(3, 3), tmp_path / "files" / "a.maze")
    hand = soak.hand
    soak._answerer.begin()
    for _ in range(4):
        hand.drag((5.95, 0.5), (5.95, 9.5))
        hand.act("file.open")
        hand.settle()
        hand.document.replace(Maze.blank(12, 16))
        hand.drag((3.5, 2.95), (3.5, 7.95), button=LEFT)
        hand.act("file.save_as")
        hand.act("file.new")
        hand.act("help.keys")
        hand.settle()
    soak._answerer.end()
    assert list((tmp_path / "files").glob("[abcd].*"))
    assert complaints_of(soak) == []


def test_only_what_grows_again_and_again_is_a_leak() -> None:
    def memories(*counts: int) -> list[Memory]:
        return [Memory(None, Counter({"Dialog": count, "Window": 1})) for count in counts]

    assert leaks(memories(5, 25, 45)) == ["Dialog: 5, 25, 45"]
    assert leaks(memories(5, 45, 45)) == []
    assert leaks(memories(45, 25, 5)) == []
    assert leaks(memories(5, 7, 9)) == []
