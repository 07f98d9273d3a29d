"""Several mazes that are open: files that arrive, and their order."""

from __future__ import annotations

import json
from pathlib import Path

from mazarine.gui.disk.saving import Target
from mazarine.gui.documents.questions import Unsaved
from mazarine.maze import Maze
from tests.gui.session.conftest import Start
from tests.gui.session.program import wait_until
from tests.gui.tabs import MakeFile

_GROUND = json.dumps({
    "type": "map", "orientation": "orthogonal", "infinite": False, "width": 2, "height": 1, "tilewidth": 16,
    "tileheight": 16, "tilesets": [{"firstgid": 1, "source": "ground.tsx"}],
    "layers": [{"type": "tilelayer", "name": "ground", "width": 2, "height": 1, "data": [1, 2]}],
})  # fmt: skip


def test_files_that_wait_are_opened_one_after_the_other_also_when_another_is_closed(
    start: Start, file: MakeFile
) -> None:
    program = start()
    program.open(file("a.maze"), file("b.maze"))
    program.documents.opening.open_paths([file(f"{name}.maze") for name in "cde"])
    program.documents.close_shown()
    program.wait_for_files()
    assert sorted(program.titles) == ["a.maze", "c.maze", "d.maze", "e.maze"]


def test_a_file_does_not_arrive_under_a_question_of_another_maze(start: Start, file: MakeFile) -> None:
    program = start()
    program.open(file("a.maze"), file("b.maze"))
    program.rock()
    program.documents.opening.open_path(file("c.maze"))
    seen: list[list[str]] = []

    def reply() -> Unsaved:
        program.wait_for_jobs()
        seen.append(program.titles)
        return Unsaved.CANCEL

    program.questions.answer(reply)
    program.documents.close_shown()
    assert seen == [["a.maze", "b.maze *"]]
    program.wait_for_files()
    assert program.titles == ["a.maze", "b.maze *", "c.maze"]


def test_a_file_that_is_open_already_is_shown(start: Start, file: MakeFile) -> None:
    program = start()
    first, second = file("a.maze"), file("b.maze")
    program.open(first, second)
    program.rock()
    program.open(first)
    assert program.document.path == first
    program.open(second)
    assert program.titles == ["a.maze", "b.maze *"]
    assert program.document.path == second


def test_a_file_takes_the_place_of_a_maze_that_nobody_has_used_alone(start: Start, file: MakeFile) -> None:
    program = start()
    program.open(file("a.maze"))
    assert program.titles == ["a.maze"]
    program.documents.opening.begin(Maze.blank(2, 2))
    program.wall(0, 0)
    program.open(file("b.maze"))
    assert program.titles == ["a.maze", "Untitled *", "b.maze"]


def test_the_files_of_the_last_time_come_in_their_order_and_one_is_shown(
    start: Start, file: MakeFile
) -> None:
    program, paths = start(), [file(f"{name}.maze") for name in "abc"]
    program.documents.opening.reopen(paths, paths[1])
    program.wait_for_files()
    assert program.titles == ["a.maze", "b.maze", "c.maze"]
    assert program.document.path == paths[1]


def test_a_file_that_is_missing_now_stops_none_of_the_others(
    start: Start, file: MakeFile, tmp_path: Path
) -> None:
    program, paths = start(), [file("a.maze"), tmp_path / "gone.maze", file("c.maze")]
    program.documents.opening.reopen(paths, tmp_path / "gone.maze")
    program.wait_for_files()
    assert program.titles == ["a.maze", "c.maze"]
    assert program.document.path == paths[0]
    assert "gone.maze" in program.messages.sentence


def test_each_file_that_cannot_be_opened_is_named_after_the_last_is_read(
    start: Start, file: MakeFile, tmp_path: Path
) -> None:
    program = start()
    gone = [tmp_path / f"gone{number}.maze" for number in range(5)]
    program.open(gone[0], file("a.maze"), *gone[1:], file("b.maze"))
    assert program.titles == ["a.maze", "b.maze"]
    for path in gone[:3]:
        assert program.messages.sentence.count(f"Cannot open “{path}”: the file does not exist.") == 1
    assert program.messages.sentence.endswith("Other files that cannot be opened: 2.")


def test_the_notes_on_a_file_are_shown_when_its_tab_is_shown_first(start: Start, tmp_path: Path) -> None:
    paths = [tmp_path / f"{name}.tmj" for name in "ab"]
    for path in paths:
        path.write_text(_GROUND)
    program = start()
    program.open(*paths)
    program.messages.dismiss()
    program.sessions.show(program.sessions[0])
    assert "No layer is named for walls" in program.messages.sentence
    program.sessions.show(program.sessions[1])
    assert program.messages.sentence == ""


def test_mazes_are_moved_and_the_one_that_is_shown_stays(start: Start, file: MakeFile) -> None:
    program = start()
    program.open(*(file(f"{name}.maze") for name in "abc"))
    program.sessions.move(2, 0)
    assert program.titles == ["c.maze", "a.maze", "b.maze"]
    assert (program.document.title, program.sessions.index_shown) == ("c.maze", 0)


def test_a_file_that_is_open_is_not_shown_under_a_question_of_another_maze(
    start: Start, file: MakeFile
) -> None:
    program, first = start(), file("a.maze")
    program.open(first, file("b.maze"))
    program.rock()
    seen: list[str] = []

    def reply() -> Unsaved:
        program.documents.opening.open_path(first)
        program.wait_for_jobs()
        seen.append(program.document.title)
        return Unsaved.CANCEL

    program.questions.answer(reply)
    program.documents.close_shown()
    program.wait_for_files()
    assert [*seen, program.document.title] == ["b.maze", "a.maze"]


def test_it_is_told_that_a_maze_that_is_not_shown_has_another_title(
    start: Start, file: MakeFile, tmp_path: Path
) -> None:
    program, titles = start(), list[list[str]]()
    program.open(file("a.maze"))
    program.sessions.changed.connect(lambda: titles.append(program.titles))
    gate = program.hold_jobs()
    program.rock()
    program.questions.answer(Target(tmp_path / "missing" / "x.maze"), Target(tmp_path / "b.maze"))
    program.documents.saving.ask_save_as()
    program.documents.saving.ask_save_as()
    program.sessions.add()
    gate.set()
    wait_until(lambda: program.sessions[0].document.title == "b.maze")
    program.wait_for_files()
    assert ["a.maze *", "Untitled"] in titles[-4:], "it could not be saved"
    assert titles[-1] == ["b.maze", "Untitled"]
