"""The path probe: the path to the pointer, through links and levels, after edits."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF, Qt, QTranslator
from PySide6.QtWidgets import QApplication

from mazarine.gui.i18n.texts import change_texts
from mazarine.lattice import SQUARE
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import PlaceMarker, Resize, SetWalls
from mazarine.picture import LIGHT
from mazarine.picture.drawn_path import DrawnPath
from mazarine.regions import Space
from tests.drawing import teleporter, walls
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.hand import CTRL, RIGHT, Hand
from tests.gui.session.held_engine import HeldEngine

HOOK = """
    +---+---+---+---+
    |               |
    +---+---+---+   +
    |           | # |
    +   +   +   +---+
    |               |
    +---+---+---+---+
"""


def waits_for(hand: Hand, words: str) -> None:
    """Wait until the probe says this."""
    hand.qtbot.waitUntil(lambda: hand.path_text == words, timeout=ENGINE_WITHIN_MS)


def probe(hand: Hand, start: tuple[float, float], goal: tuple[float, float], words: str) -> None:
    hand.press(start)
    hand.move(goal)
    waits_for(hand, words)
    hand.release(goal)


def test_the_way_follows_the_pointer_and_stays_when_the_button_is_let_go(open_window: OpenWindow) -> None:
    hand = open_window(walls(HOOK))
    hand.key("d")
    hand.press((0.5, 0.5))
    waits_for(hand, "0 steps")
    hand.move((0.5, 2.5))
    waits_for(hand, "2 steps")
    assert hand.color_at((0.5, 1.5)) == LIGHT.path
    assert hand.color_at((2.5, 1.5)) != LIGHT.path
    hand.move((0.5, 3.5))
    waits_for(hand, "3 steps")
    hand.release((0.5, 3.5))
    hand.move((2.5, 2.5))
    assert hand.path_text == "3 steps"
    assert hand.has_path_label
    assert hand.color_at((0.5, 2.5)) == LIGHT.path
    assert hand.status_text.endswith("3 steps")
    assert not hand.document.undo_stack.canUndo()


def test_the_path_fetches_the_key_of_a_door_also_when_it_is_placed_later(open_window: OpenWindow) -> None:
    door, key = (
        Marker(MarkerKind.DOOR, (0, 0, 3), label="red"),
        Marker(MarkerKind.KEY, (0, 2, 0), label="red"),
    )
    hand = open_window(Maze.blank(3, 4))
    hand.key("d")
    probe(hand, (0.5, 0.5), (0.5, 3.5), "3 steps")
    hand.document.do(PlaceMarker(door), "door")
    waits_for(hand, "No path.")
    hand.document.do(PlaceMarker(key), "key")
    waits_for(hand, "7 steps")
    hand.act("edit.undo")
    waits_for(hand, "No path.")


def test_escape_another_tool_the_right_button_and_another_maze_take_it_away(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    for take_away in (
        lambda: hand.key(Qt.Key.Key_Escape),
        lambda: hand.key("b"),
        lambda: hand.drag((3.5, 3.5), (1.5, 3.5), button=RIGHT),
        lambda: hand.document.replace(Maze.blank(4, 4)),
    ):
        hand.settle()
        hand.key("d")
        probe(hand, (0.5, 0.5), (2.5, 2.5), "4 steps")
        take_away()
        assert hand.path_text == ""
        assert hand.path_drawn is None
        assert not hand.window.scene.path_item.isVisible()
        assert not hand.has_path_label
        hand.key("b")


def test_another_press_begins_another_path(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.key("d")
    probe(hand, (0.5, 0.5), (3.5, 3.5), "6 steps")
    probe(hand, (3.5, 3.5), (3.5, 2.5), "1 step")
    assert hand.path_ends[0] == (0, 3, 3)


def test_it_is_asked_anew_after_edits_and_undo(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(3, 3))
    hand.key("d")
    probe(hand, (0.5, 0.5), (0.5, 2.5), "2 steps")
    hand.document.begin_stroke("draw walls")
    stroke = hand.document.stroke
    assert stroke is not None
    stroke.apply(SetWalls([(0, 0, 1, "E", "wall"), (0, 1, 1, "E", "wall")]))
    stroke.finish()
    waits_for(hand, "6 steps")
    hand.key("z", CTRL)
    waits_for(hand, "2 steps")
    hand.act("analyze.recompute")
    hand.settle()
    waits_for(hand, "2 steps")


def test_where_there_is_no_way_and_on_rock_it_says_so(open_window: OpenWindow) -> None:
    hand = open_window(walls(HOOK))
    hand.key("d")
    probe(hand, (0.5, 0.5), (1.5, 0.5), "No path.")
    hand.press((0.5, 0.5))
    hand.move((1.5, 3.5))
    waits_for(hand, "Cell (0, 1, 3) is rock.")
    hand.release((1.5, 3.5))
    assert hand.path_drawn is None


def test_the_way_leads_through_teleporters_and_other_levels(open_window: OpenWindow) -> None:
    level = """
        +---+---+---+
        |   |   |   |
        +---+---+---+
    """
    up = teleporter((0, 0, 0), (1, 0, 1))
    across = teleporter((1, 0, 1, "E"), (0, 0, 2, "W"))
    hand = open_window(walls(level, level, links=[up, across]))
    hand.key("d")
    probe(hand, (0.5, 0.5), (0.5, 2.5), "2 steps, 2 links, levels 0 and 1")
    path = hand.path_drawn
    assert path is not None
    assert path.corners.tolist() == [[0, 0, 0], [1, 0, 1], [0, 0, 2]]
    assert path.leaps.all()


def test_the_level_may_be_changed_in_the_middle_of_the_drag(open_window: OpenWindow) -> None:
    level = """
        +---+---+
        |       |
        +---+---+
    """
    hand = open_window(walls(level, level, links=[teleporter((0, 0, 1), (1, 0, 0))]))
    hand.key("d")
    hand.press((0.5, 0.5))
    waits_for(hand, "0 steps")
    hand.key(Qt.Key.Key_PageUp)
    hand.move((0.5, 1.5))
    waits_for(hand, "3 steps, 1 link, levels 0 and 1")
    hand.release((0.5, 1.5))
    assert hand.has_path_label
    hand.key(Qt.Key.Key_PageDown)
    assert not hand.has_path_label
    assert hand.color_at((0.5, 0.85)) == LIGHT.path


def test_a_question_waits_for_a_segmentation_that_is_under_way(open_window: OpenWindow) -> None:
    engine = HeldEngine()
    hand = open_window(Maze.blank(4, 4), segment=engine)
    engine.hold()
    hand.act("analyze.recompute")
    engine.wait_until_held()
    hand.key("d")
    hand.drag((0.5, 0.5), (0.5, 3.5))
    assert hand.path_text == ""
    engine.gate.set()
    waits_for(hand, "3 steps")


def test_a_way_is_kept_as_straight_runs_and_links() -> None:
    maze = walls(
        """
        +---+---+---+---+
        |           |   |
        +---+---+   +   +
        |           |   |
        +---+---+---+---+
        """,
        links=[teleporter((0, 0, 2, "E"), (0, 0, 3, "W"))],
    )
    cells = np.array([[0, 1, 0], [0, 1, 1], [0, 1, 2], [0, 0, 2], [0, 0, 3], [0, 1, 3]])
    path = DrawnPath.of(cells, Space.of(maze))
    assert path.corners.tolist() == [[0, 1, 0], [0, 1, 2], [0, 0, 2], [0, 0, 3], [0, 1, 3]]
    assert path.leaps.tolist() == [False, False, True, False]
    assert (path.length, path.links, path.levels) == (5, 1, [0])


def test_a_long_way_is_drawn_as_pixels_where_the_pen_would_draw_it(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window(Maze.blank(120, 120))
    item = hand.window.scene.path_item
    bare = hand.picture()
    zigzag = np.array([(0, row + up, row) for row in range(119) for up in (0, 1)])
    steps, geometry = len(zigzag) - 1, SQUARE.geometry((0, 0))
    item.show_path((0, 0, 0), DrawnPath(steps, zigzag, np.zeros(steps, dtype=np.bool_), geometry))
    by_pen = hand.picture() != bare
    monkeypatch.setattr("mazarine.gui.canvas.items.path_item._MOST_STROKES", 0)
    item.update()
    by_pixels = hand.picture() != bare
    assert by_pixels.sum() > 1000
    assert (by_pixels & by_pen).sum() > 0.95 * by_pixels.sum()


def test_the_way_stays_in_its_cells_when_the_board_grows(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(3, 3))
    hand.key("d")
    probe(hand, (1.5, 0.5), (1.5, 2.5), "2 steps")
    hand.document.do(Resize((-2, -1), 6, 6), "resize")
    hand.settle()
    hand.qtbot.waitUntil(lambda: hand.color_at((3.5, 2.5)) == LIGHT.path, timeout=5000)
    assert hand.color_at((1.5, 1.5)) != LIGHT.path


def test_the_label_lies_where_there_is_room(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.key("d")
    probe(hand, (0.5, 0.5), (3.5, 3.5), "6 steps")
    label = hand.window.scene.path_label
    room = QRectF(0, 0, 300, 200)
    for x, y in ((5, 5), (295, 5), (5, 195), (295, 195)):
        box = label.box_in(QPointF(x, y), room.size())
        assert label.boundingRect().contains(box)
        assert room.contains(box.translated(x, y))
        assert not box.contains(QPointF())


class _Bracketing(QTranslator):
    """Translates a text to itself in brackets."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        del context, disambiguation, n
        return f"[{source}]"

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def translator(qapp: QApplication) -> Iterator[QTranslator]:
    """Install a translator, which is used once `change_texts` is called."""
    translator = _Bracketing()
    qapp.installTranslator(translator)
    yield translator
    qapp.removeTranslator(translator)
    change_texts(is_english=True)


@pytest.mark.usefixtures("translator")
def test_labels_on_the_maze_follow_the_language(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(3, 3))
    hand.key("d")
    probe(hand, (0.5, 0.5), (0.5, 2.5), "2 steps")
    label = hand.window.scene.path_label
    assert label.text == "2 steps"
    change_texts(is_english=False)
    assert label.text == "[2 steps]"
    hand.key("y")
    hand.move((1.5, 1.5))
    assert hand.label == "[no level above]"
    change_texts(is_english=True)
    assert hand.label == "no level above"
