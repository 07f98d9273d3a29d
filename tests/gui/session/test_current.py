"""The session that is shown passes on its signals, and those of no other; a change is followed in order."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import SignalInstance

from mazarine.gui.session.current import RELAYS, CurrentSession
from mazarine.gui.session.session import MazeSession
from mazarine.maze import Maze
from mazarine.maze.area import Area
from mazarine.maze.edits import Resize, SetCells
from mazarine.picture import Overlay
from tests.gui.session.conftest import Start
from tests.gui.session.program import Program

SOURCES: dict[str, Callable[[MazeSession], SignalInstance]] = {
    "scene_change": lambda it: it.maze_changed, "scene_start": lambda it: it.maze_replaced,
    "maze_changed": lambda it: it.maze_changed, "maze_replaced": lambda it: it.maze_replaced,
    "shape_changed": lambda it: it.maze_replaced,
    **{name: it for name, own in vars(CurrentSession).items() for signal, it, _ in RELAYS if signal is own},
}  # fmt: skip
"""Each signal of the session that is shown: what it passes on."""

OWN = {"leaving", "changed"}
"""Signals of which session is shown."""


def signals_of(current: CurrentSession) -> set[str]:
    """Return the names of the signals."""
    meta = current.metaObject()
    methods = [meta.method(index) for index in range(meta.methodOffset(), meta.methodCount())]
    signals = [it for it in methods if it.methodType() == it.MethodType.Signal]
    return {bytes(it.name().data()).decode() for it in signals}


@pytest.fixture
def two(start: Start) -> Program:
    """Two sessions, of which the second is shown; their threads rest, so that nothing is told by itself."""
    program = start(Maze.blank(3, 3))
    program.sessions.add()
    for session in program.sessions:
        program.settle(session)
        session.segmentation.close()
    return program


def test_every_signal_has_its_source(two: Program) -> None:
    assert signals_of(two.current) == SOURCES.keys() | OWN


@pytest.mark.parametrize("name", SOURCES)
def test_a_signal_of_the_session_that_is_shown_is_passed_on_and_of_no_other(two: Program, name: str) -> None:
    source = SOURCES[name]
    news = True if name == "dirty_changed" else SetCells([(0, 1, 1, "rock")]).apply(Maze.blank(3, 3))
    said: tuple[object, ...] = () if "()" in repr(getattr(two.current, name)) else (news,)
    first, second = two.sessions
    told: list[tuple[object, ...]] = []
    getattr(two.current, name).connect(lambda *what: told.append(what))

    def tells(session: MazeSession) -> list[tuple[object, ...]]:
        told.clear()
        source(session).emit(*said)
        return list(told)

    assert tells(second) == [said]
    assert tells(first) == []
    two.sessions.show(first)
    assert tells(first) == [said]
    assert tells(second) == []
    two.sessions.show(second)
    assert tells(second) == [said], "nothing is passed on twice"


def test_when_another_is_shown_all_may_be_different(two: Program) -> None:
    first, second = two.sessions
    told: list[str] = []
    shown: list[MazeSession] = []
    for name in signals_of(two.current):
        getattr(two.current, name).connect(lambda *_, name=name: told.append(name))
    two.current.leaving.connect(lambda: shown.append(two.session))
    two.current.changed.connect(lambda: shown.append(two.session))
    two.sessions.show(first)
    assert shown == [second, first]
    # Questions and gestures belong to what was shown before; nothing has changed of what is shown now.
    news = {"scene_change", "maze_changed", "cut", "settled", "regions_changed", "failed"}
    answers = {"details_came", "entries_came", "path_came", "places_came", "areas_changed"}
    assert set(told) - {"settled"} == signals_of(two.current) - news - answers
    assert told.index("leaving") < told.index("changed") < told.index("scene_start")
    assert told.index("scene_start") < told.index("maze_replaced") < told.index("shape_changed")
    assert told.index("shape_changed") < told.index("selection_changed")
    assert len(told) == len(set(told)), "each once"


def test_showing_what_is_shown_says_nothing(two: Program) -> None:
    told: list[bool] = []
    two.current.leaving.connect(lambda: told.append(True))
    two.current.changed.connect(lambda: told.append(True))
    two.sessions.show(two.session)
    assert told == []


def test_another_size_is_told_and_other_cells_are_not(start: Start) -> None:
    program, told = start(Maze.blank(6, 6)), list[bool]()
    program.current.shape_changed.connect(lambda: told.append(True))
    program.wall(1)
    assert told == []
    program.document.do(Resize((0, 0), 4, 4), "resize")
    assert told == [True]
    program.document.undo_stack.undo()
    assert told == [True, True]


def test_a_stroke_ends_when_another_is_shown(two: Program) -> None:
    first, second = two.sessions
    stroke = second.document.begin_stroke("rock")
    stroke.apply(SetCells([(0, 0, 0, "rock")]))
    two.sessions.show(first)
    stroke.apply(SetCells([(0, 1, 1, "rock")]))
    assert second.document.stroke is None
    assert second.document.undo_stack.count() == 1
    assert second.document.maze.cells[0, 1, 1] != 0
    assert not first.document.is_dirty


def test_a_derived_value_is_kept_up_of_the_session_that_is_shown_alone(two: Program) -> None:
    first, second = two.sessions
    two.current.watch("dock", "statistics")
    two.current.watch("legend", "statistics")
    two.current.watch("dock", "problems")
    assert (first.statistics.is_watched, second.statistics.is_watched) == (False, True)
    two.sessions.show(first)
    assert (first.statistics.is_watched, second.statistics.is_watched) == (True, False)
    assert (first.problems.is_watched, second.problems.is_watched) == (True, False)
    two.current.watch("dock", "statistics", False)
    assert first.statistics.is_watched, "the legend watches"
    two.current.watch("legend", "statistics", False)
    two.sessions.show(second)
    assert not first.statistics.is_watched
    assert not second.statistics.is_watched
    assert second.problems.is_watched


def test_distances_are_asked_of_the_session_that_is_shown_alone(
    two: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = two.sessions
    asked: list[MazeSession] = []
    for session in (first, second):
        monkeypatch.setattr(session.analysis, "ask", lambda _question, of=session: asked.append(of))
        session.tints.set_overlay(Overlay.DISTANCES, (0, 0, 0))
    assert not asked
    two.current.watch("test", "tints")
    two.sessions.show(first if two.session is second else second)
    for session in (first, second):
        session.analysis.regions_replaced.emit()
    assert set(asked[-1:]) == {two.session}
    assert asked.count(two.session) == 2
    assert len(asked) == 3


def order_of(program: Program, act: Callable[[], object]) -> list[str]:
    """Return the order in which parts of the session follow a change of the maze."""
    session, current, followed = program.session, program.current, list[str]()
    for name in ("statistics", "problems"):
        current.watch("test", name)
    session.statistics.changed.connect(lambda: followed.append("statistics"))
    session.problems.changed.connect(lambda: followed.append("problems"))
    session.selection.changed.connect(lambda: followed.append("selection"))
    session.last_change.changed.connect(lambda: followed.append("last change"))
    session.analysis.state_changed.connect(lambda: followed.append("analysis"))
    session.areas.changed.connect(lambda: followed.append("areas"))
    for scene in (current.scene_change, current.scene_start):
        scene.connect(lambda *_: followed.append("scene"))
    for widgets in (current.maze_changed, current.maze_replaced):
        widgets.connect(lambda *_: followed.append("widgets"))
    act()
    return list(dict.fromkeys(followed))


@pytest.mark.parametrize("what", ["a change", "another size", "another maze"])
def test_a_change_is_followed_in_order(start: Start, what: str) -> None:
    program = start(Maze.blank(6, 6))
    program.settle()
    program.session.segmentation.close()
    program.session.selection.select(Area.block(0, 0, 5, 5))
    acts: dict[str, Callable[[], object]] = {
        "a change": lambda: program.wall(1),
        "another size": lambda: program.document.do(Resize((0, 0), 4, 4), "resize"),
        "another maze": lambda: program.document.replace(Maze.blank(2, 2)),
    }
    order = order_of(program, acts[what])
    model = ["selection", "analysis", "areas", "problems", "statistics"]
    shown = ["scene", "widgets"]
    last = (
        [*model[:1], "last change", *model[1:], *shown]
        if what == "a change"
        else [*model, *shown, "last change"]
    )
    assert order == [it for it in last if it in order]
    assert set(order) >= {"analysis", "problems", "statistics", *shown}
