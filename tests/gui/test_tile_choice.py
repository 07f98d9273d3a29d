"""The tiles and values that the Properties dock offers for cells of maps that are saved in place."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from mazarine.maze import Maze
from tests.files.foreign_files import ldtk, level, numbers, put
from tests.gui.hand import LEFT
from tests.gui.keeping import WITHIN_MS, KeepWindow
from tests.gui.properties import dock_of

_TILES = """<map width="6" height="5" tilewidth="8" tileheight="8">
 <layer name="Ground" width="6" height="5"><data encoding="csv">{ground}</data></layer>
 <layer name="Walls" width="6" height="5"><data encoding="csv">{walls}</data></layer>
</map>
"""


def test_the_tiles_of_a_map_are_chosen_and_a_thin_wall_asks(keep_window: KeepWindow, tmp_path: Path) -> None:
    path, walls = tmp_path / "level.tmx", ["7"] * 6 + ["9"] + ["0"] * 23
    text = _TILES.format(ground=",".join("1" * 30), walls="{}")
    path.write_text(text.format(",".join(walls)))
    hand = keep_window(Maze.blank(3, 3))
    hand.documents.opening.open_path(path)
    hand.qtbot.waitUntil(lambda: hand.document.path == path, timeout=WITHIN_MS)
    assert "7 cells are rock" in hand.message
    form = dock_of(hand).tile_form
    hand.dock("properties").show_in_front()
    hand.qtbot.waitUntil(form.isVisible)
    assert "Walls" in form.notes_label.text()
    assert [form.wall_box.itemText(it) for it in range(form.wall_box.count())] == [
        "The most frequent around", "Tile 7", "Tile 9",
    ]  # fmt: skip
    form.wall_box.setCurrentIndex(2)
    form.wall_box.activated.emit(2)
    assert hand.window.toolbox.tool.name == "tool.rock_brush", "a map of tiles has no thin walls"
    hand.click((3.5, 3.5))
    hand.save()
    walls[3 * 6 + 3] = "9"
    assert path.read_text() == text.format(",".join(walls))

    def refuse(box: QMessageBox) -> None:
        assert "thin walls" in box.informativeText()
        asked.extend(button.text() for button in box.buttons())
        QTest.mouseClick(box.button(QMessageBox.StandardButton.Cancel), LEFT)

    asked: list[str] = []
    hand.act("tool.wall_brush")
    hand.click((2.5, 2.9))
    hand.fill_when_open(refuse)
    hand.documents.saving.save_shown()
    hand.qtbot.waitUntil(lambda: bool(asked), timeout=WITHIN_MS)
    assert "Save as .&maze…" in asked
    assert path.read_text() == text.format(",".join(walls))
    assert hand.document.is_dirty


def test_the_values_of_a_level_are_chosen_and_the_rest_is_saved_in_its_project(
    keep_window: KeepWindow, tmp_path: Path
) -> None:
    rows = ["1111", "1003", "1003", "1333"]
    project = ldtk(level("Hall", numbers(*rows)), values=[(1, "wall"), (2, "grass"), (3, "rock")])
    path = put(tmp_path / "world.ldtk", project)
    hand = keep_window(Maze.blank(3, 3))
    hand.documents.opening.open_path(path)
    hand.qtbot.waitUntil(lambda: hand.document.path == path, timeout=WITHIN_MS)
    form = dock_of(hand).tile_form
    hand.dock("properties").show_in_front()
    hand.qtbot.waitUntil(form.isVisible)
    assert [form.wall_box.itemText(it) for it in range(form.wall_box.count())] == [
        "The most frequent around", "1 (wall)", "3 (rock)",
    ]  # fmt: skip
    assert hand.window.toolbox.tool.name == "tool.rock_brush", "a level of LDtk has no thin walls"
    hand.click((1.5, 1.5))
    hand.act("tool.wall_brush")
    hand.click((1.9, 2.5))

    def write_rest(box: QMessageBox) -> None:
        asked.append(box.informativeText())
        (button,) = (it for it in box.buttons() if it.text() == "&Write the rest")
        QTest.mouseClick(button, LEFT)

    asked: list[str] = []
    hand.fill_when_open(write_rest)
    hand.documents.saving.save_shown()
    hand.qtbot.waitUntil(lambda: bool(asked), timeout=WITHIN_MS)
    saver = hand.session.file.saver
    hand.qtbot.waitUntil(lambda: not (saver.is_saving or hand.document.is_dirty), timeout=WITHIN_MS)
    assert len(asked) == 1
    assert "1 thin wall is left out" in asked[0]
    expected = json.loads(project)
    expected["levels"][0]["layerInstances"][0]["intGridCsv"][5] = 1
    assert json.loads(path.read_bytes()) == expected
