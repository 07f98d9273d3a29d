"""Opening and saving mazes, in files of all formats, and what is remembered of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from mazarine.files import ReadOptions, TileChoice, identify, read, write
from mazarine.files.options import Reading
from mazarine.gui.background.messages import Tone
from mazarine.gui.disk.saving import Target
from mazarine.gui.documents.questions import LossAnswer
from mazarine.gui.settings import Settings
from mazarine.maze import Link, Maze, Port
from mazarine.maze.edits import PlaceLink, ResizeTo, SetCells, SetWalls
from mazarine.resources_path import resource
from tests.files.foreign_files import ldtk, level, numbers, put
from tests.gui.session.conftest import Start


def test_what_is_drawn_and_saved_is_the_same_after_opening_it_again(start: Start, saved: Path) -> None:
    program = start()
    program.open(saved)
    program.document.do(SetWalls([(0, 2, col, "S", "wall") for col in range(7)]), "wall")
    program.document.do(PlaceLink(Link(Port((0, 4, 4)), Port((1, 0, 0)))), "link")
    assert program.titles == ["saved.maze *"]
    program.save()
    assert program.titles == ["saved.maze"]
    assert program.messages.sentence == "Saved “saved.maze”."
    drawn = program.maze.copy()
    assert read(saved) == drawn

    program.reload()
    assert program.maze is not drawn
    assert program.maze == drawn
    program.check_regions()


def test_an_untitled_maze_asks_for_a_file_and_becomes_it(start: Start, tmp_path: Path) -> None:
    program, path = start(Maze.blank(4, 4)), tmp_path / "chosen.maze"
    program.settings.last_folder = tmp_path
    program.wall(1)
    program.questions.answer(Target(path))
    program.save()
    assert program.questions.asked == [("save_target", (tmp_path / "Untitled.maze", None))]
    assert read(path) == program.maze
    assert program.titles == ["chosen.maze"]


def test_a_maze_without_a_file_stays_unsaved_when_none_is_chosen(start: Start) -> None:
    program = start(Maze.blank(4, 4))
    program.wall(1)
    program.questions.answer(None)
    program.save()
    assert program.titles == ["Untitled *"]


def test_a_format_that_has_no_room_for_hexagons_says_so(start: Start, tmp_path: Path) -> None:
    program = start(Maze.blank(4, 4, lattice="hexagon"))
    SetWalls([(0, 1, 1, "SE", "wall")]).apply(program.maze)
    program.questions.answer(Target(tmp_path / "plain.txt"))
    program.documents.saving.ask_save_as()
    program.wait_for_files()
    assert program.questions.names == ["save_target"]
    assert any("holds square cells only" in sentence for sentence in program.messages.all)
    assert list(tmp_path.glob("plain*")) == []


@pytest.mark.parametrize(
    ("content", "words"),
    [(b"", "empty"), (b"PK\x03\x04 not really", "saved.maze"), (b"\x00\x01\x02\xff" * 30, "saved.maze")],
)
def test_a_bad_file_is_told_in_one_sentence_and_the_open_maze_stays(
    start: Start, saved: Path, content: bytes, words: str
) -> None:
    program = start(Maze.blank(4, 4))
    program.wall(1)
    program.document.undo_stack.setClean()
    before = program.maze.copy()
    saved.write_bytes(content)
    program.open(saved)
    (sentence,) = program.messages.all
    assert words in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert program.messages.tone is Tone.ERROR
    assert program.maze == before
    assert program.document.undo_stack.canUndo()


@pytest.mark.parametrize("answer", LossAnswer)
def test_what_a_format_cannot_hold_is_asked_about_before_it_is_dropped_and_once(
    start: Start, tmp_path: Path, answer: LossAnswer
) -> None:
    path, maze = tmp_path / "plain.txt", Maze.blank(4, 4)
    accepts, other = answer is LossAnswer.WRITE, tmp_path / "plain.maze"
    PlaceLink(Link(Port((0, 0, 0)), Port((0, 3, 3)))).apply(maze)
    program = start(maze)
    program.questions.answer(Target(path), answer, *([Target(other)] * (answer is LossAnswer.SAVE_AS_MAZE)))
    program.documents.saving.ask_save_as()
    program.wait_for_files()
    if answer is LossAnswer.SAVE_AS_MAZE:
        assert program.questions.names == ["save_target", "losses", "save_target"]
        assert program.questions.asked[2].about == (other, None)
        assert program.document.path == other
        assert read(other) == maze
        return
    assert program.questions.names == ["save_target", "losses"]
    name, losses = program.questions.asked[1].about
    assert name == "plain.txt"
    assert "link" in losses[0] or "teleporter" in losses[0]
    assert path.exists() == accepts
    assert program.document.path == (path if accepts else None)
    if accepts:
        program.wall(1)
        program.save()
        assert program.questions.names == ["save_target", "losses"], "it is agreed to"
        assert read(path).walls[0, 1, 2].any()


_TILES = """<map width="3" height="2" tilewidth="8" tileheight="8">
 <tileset firstgid="1" source="../tiles.tsx"/>
 <layer name="Ground" width="3" height="2"><data encoding="csv">1,1,1,1,1,1</data></layer>
 <layer name="Walls" width="3" height="2"><data encoding="csv">2,2,3,0,0,0</data></layer>
 <objectgroup name="Things"><object id="1" type="Exit" x="1" y="1"/></objectgroup>
</map>
"""


def test_saving_a_map_of_tiles_changes_its_wall_layer_alone(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "level.tmx"
    path.write_text(_TILES)
    program = start()
    program.open(path)
    assert "Walls" in program.messages.sentence
    assert "1 object" in program.messages.sentence
    assert program.document.tile_options is not None
    assert program.document.tile_options.walls == (2, 3)
    program.documents.saving.save_shown()
    program.wait_for_files()
    assert path.read_text() == _TILES
    for tile, choice in ((2, TileChoice()), (3, TileChoice(wall=3))):
        program.document.tile_choice = choice
        program.document.do(SetCells([(0, 1, 1, 0)]), "draw rock")
        program.save()
        assert path.read_text() == _TILES.replace("0,0,0", f"0,{tile},0")
        program.document.undo()
        program.save()
        assert path.read_text() == _TILES
    assert program.questions.names == []


def test_a_thin_wall_on_a_map_of_tiles_asks_before_the_map_is_written_anew(
    start: Start, tmp_path: Path
) -> None:
    path = tmp_path / "level.tmx"
    path.write_text(_TILES)
    program = start()
    program.open(path)
    program.document.do(SetWalls([(0, 1, 1, "E", "wall")]), "draw wall")
    program.questions.answer(LossAnswer.CANCEL)
    program.documents.saving.save_shown()
    program.wait_for_files()
    name, losses = program.questions.asked[0].about
    assert name == "level.tmx"
    assert "thin walls" in losses[0]
    assert "'Ground' and 'Walls'" in " ".join(losses)
    assert path.read_text() == _TILES
    assert program.document.is_dirty


def _project(folder: Path, *, has_own_files: bool) -> tuple[Path, Path]:
    """Write a project with two levels; return it, and the file that has the second one."""
    levels = [level(name, numbers("1111", "1001", "1111")) for name in ("One", "Two")]
    path = holder = folder / "world.ldtk"
    if has_own_files:
        for held in levels:
            holder = put(folder / "world" / f"{held['identifier']}.ldtkl", json.dumps(held).encode())
        levels = [
            it | {"layerInstances": None, "externalRelPath": f"world/{it['identifier']}.ldtkl"}
            for it in levels
        ]
    return put(path, ldtk(*levels, values=[(1, "wall")])), holder


@pytest.mark.parametrize("has_own_files", [False, True])
def test_saving_a_level_of_ldtk_changes_its_numbers_alone(
    start: Start, tmp_path: Path, has_own_files: bool
) -> None:
    path, holder = _project(tmp_path, has_own_files=has_own_files)
    project, before = path.read_bytes(), holder.read_bytes()
    program = start(data=tmp_path / "data")
    program.questions.answer(Reading("ldtk", ReadOptions(level="Two")))
    program.open(path)
    program.documents.opening.rereading.ask()
    program.wait_for_files()
    assert program.maze.title == "Two"
    program.document.do(SetCells([(0, 1, 1, 0)]), "draw rock")
    program.save()
    assert sum(one != other for one, other in zip(before, holder.read_bytes(), strict=True)) == 1
    assert (path.read_bytes() == project) is has_own_files
    assert read(path).cells[0, 1, 1] == 2
    assert read(path, options=ReadOptions(level="Two")).cells[0, 1, 1] == 0
    program.document.undo()
    program.save()
    assert holder.read_bytes() == before
    assert program.questions.names == ["read_as"]


@pytest.mark.parametrize("has_own_files", [False, True])
def test_a_level_of_ldtk_that_another_program_has_changed_is_not_overwritten_unasked(
    start: Start, tmp_path: Path, has_own_files: bool
) -> None:
    path, holder = _project(tmp_path, has_own_files=has_own_files)
    program = start()
    program.open(path)
    holder = holder.with_name("One.ldtkl") if has_own_files else path
    other = holder.read_bytes().replace(b'"seed"', b'"seed_"')
    holder.write_bytes(other)
    program.document.do(SetCells([(0, 1, 1, 0)]), "draw rock")
    program.questions.answer(False)
    program.documents.saving.save_shown()
    program.wait_for_files()
    assert program.questions.names == ["replace"]
    assert holder.read_bytes() == other
    program.questions.answer(True)
    program.reload()
    assert not program.document.is_dirty
    if has_own_files:
        holder.unlink()
        program.document.do(SetCells([(0, 1, 1, 0)]), "draw rock")
        program.documents.saving.save_shown()
        program.wait_for_files()
        assert "One.ldtkl" in program.messages.sentence
        assert program.document.is_dirty


def test_what_a_level_of_ldtk_cannot_have_is_asked_about_and_the_rest_is_saved(
    start: Start, tmp_path: Path
) -> None:
    path, _ = _project(tmp_path, has_own_files=False)
    program = start()
    program.open(path)
    program.document.do(SetWalls([(0, 1, 1, "E", "wall")]), "draw wall")
    program.document.do(SetCells([(0, 0, 0, 2)]), "draw floor")
    program.questions.answer(LossAnswer.WRITE)
    program.save()
    ((_, (name, losses)),) = program.questions.asked
    assert (name, losses) == ("world.ldtk", ["1 thin wall is left out: a level of LDtk has none."])
    assert read(path).cells[0, 0, 0] == 2
    program.document.do(ResizeTo(5, 5), "resize")
    program.documents.saving.save_shown()
    program.wait_for_files()
    assert "another size" in program.messages.sentence
    assert program.messages.button is not None


def test_a_file_keeps_its_format_when_it_is_saved(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "contest.txt"
    write(Maze.blank(4, 4, walled=True), path, format="micromouse-plus")
    program = start()
    program.open(path)
    program.document.do(SetWalls([(0, 1, 1, "E", "open")]), "Open")
    program.save()
    assert identify(path).name == "micromouse-plus"
    assert read(path).walls[0, 1, 1] & 3 == 0


def test_an_example_that_comes_with_the_program_opens_as_a_maze_without_a_file(start: Start) -> None:
    program = start()
    program.open(resource("mazes/welcome.maze"))
    assert program.document.path is None
    assert program.document.title == "Welcome"


@pytest.mark.parametrize(
    ("name", "words"), [("a" * 300 + ".maze", "a" * 300), ("x\0y.maze", "null character")]
)
def test_a_name_that_no_file_can_have_is_told_in_one_sentence(
    start: Start, tmp_path: Path, name: str, words: str
) -> None:
    program = start(Maze.blank(4, 4))
    program.open(tmp_path / name)
    (sentence,) = program.messages.all
    assert words in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence


def test_a_file_that_is_chosen_opens_and_its_folder_is_proposed_next(start: Start, saved: Path) -> None:
    program = start()
    program.questions.answer(saved)
    program.documents.opening.ask_open()
    program.wait_for_files()
    assert program.document.path == saved
    program.questions.answer(None)
    program.documents.opening.ask_open()
    assert program.questions.asked[-1] == ("open_path", saved.parent)


def test_a_new_maze_has_a_place_of_its_own(start: Start, saved: Path) -> None:
    program = start()
    program.open(saved)
    program.questions.answer(Maze.blank(2, 3), None)
    program.documents.opening.ask_new()
    program.documents.opening.ask_new()
    assert program.titles == ["saved.maze", "Untitled"]
    assert program.maze == Maze.blank(2, 3)


def test_a_missing_file_leaves_the_recent_files(start: Start, saved: Path) -> None:
    program = start()
    program.open(saved)
    assert program.settings.recent_files == [saved]
    program.document.replace(Maze.blank(2, 2))
    saved.unlink()
    program.open(saved)
    assert "saved.maze" in program.messages.sentence
    assert program.settings.recent_files == []


def test_settings_survive_a_file_with_their_types(store: QSettings, tmp_path: Path) -> None:
    settings = Settings(store)
    settings.add_recent_file(tmp_path / "one.maze")
    settings.set_on("grid", True)
    settings.set_on("legend", False)
    settings.sync()
    again = Settings(QSettings(store.fileName(), QSettings.Format.IniFormat))
    assert again.recent_files == [tmp_path / "one.maze"]
    assert again.is_on("grid", False) is True
    assert again.is_on("legend", True) is False
    assert again.last_folder == Path.home()
