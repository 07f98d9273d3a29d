"""The soak in small; and it sees what it looks for."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from mazarine.maze.edits import SetWalls
from mazarine.regions import Delta, Kind, Segmentation
from mazarine.regions.codes import FACES, SIZE
from mazarine.regions.state import SegmentationState
from tests.drawing import blocks
from tests.maze.strokes import History, Stroke
from tests.regions import random_strokes
from tests.regions.checksum import Checksum, in_one_order
from tests.regions.soak import Soak, main

TWO_ROOMS = "..#..\n..#..\n.a#a."
KINDS = ["kinds", "rooms", "crossroads", "counts"]
"""What depends on the kinds."""
OFFSETS = 5
"""The column of a row with the lowest and the highest offset of a segment, 16 bits each."""


def a_soak(edits: int = 200, seed: int = 1) -> Soak:
    soak = Soak(size=12, levels=2, links=10, seed=seed)
    soak.run(edits)
    return soak


class TestARun:
    @pytest.mark.parametrize("seed", range(3))
    def test_of_some_hundred_edits_agrees(self, seed: int, capsys: pytest.CaptureFixture[str]):
        words = f"--edits 250 --every 100 --size 14 --levels 2 --links 20 --seed {seed}"
        assert main(words.split()) == 0
        lines = capsys.readouterr().out.splitlines()
        assert [line.split(" edits")[0].strip() for line in lines] == ["100", "200", "250"]
        assert all(line.endswith(", fresh the same") for line in lines)

    def test_of_every_verb_as_often_agrees(self, monkeypatch: pytest.MonkeyPatch):
        monkeypatch.setattr(random_strokes, "_CHANCES", list(range(1, len(random_strokes._VERBS) + 1)))
        made: set[str] = set()
        do = History.do

        def noted(history: History, stroke: Stroke):
            change = do(history, stroke)
            made.update([stroke.verb] if change is not None else [])
            return change

        monkeypatch.setattr(History, "do", noted)
        soak = a_soak(800)
        assert soak.difference() is None
        assert made == {*random_strokes._VERBS, "redo"}

    def test_of_a_seed_makes_the_same_edits_whatever_the_interval(self):
        soak = a_soak(30)
        soak.run(60)
        assert soak.history.maze == a_soak(90).history.maze
        assert soak.history.maze != a_soak(90, seed=2).history.maze

    def test_that_fails_gives_seed_and_step_and_ends(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ):
        difference = Soak.difference

        def spoiled(soak: Soak) -> str | None:
            if soak.edits == 100:
                spoil_a_region(soak.segmentation)
            return difference(soak)

        monkeypatch.setattr(Soak, "difference", spoiled)
        assert main(["--edits", "300", "--every", "50", "--size", "12", "--seed", "5"]) == 1
        lines = capsys.readouterr().out.splitlines()
        assert len(lines) == 2
        assert lines[1].startswith(
            "Seed 5, after edit 100: The deltas give another region at 1 places, first ["
        )

    def test_that_breaks_off_gives_seed_and_step(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ):
        monkeypatch.delattr(Delta, "write")
        with pytest.raises(AttributeError):
            main(["--edits", "300", "--size", "12", "--seed", "5"])
        assert capsys.readouterr().out.startswith("Seed 5, at edit 1:")


class TestTheComparison:
    def test_sees_an_update_that_was_left_out(self, monkeypatch: pytest.MonkeyPatch):
        soak = Soak(size=12, links=10, seed=1)
        monkeypatch.setattr(Segmentation, "update", lambda *_: Delta.nothing())
        soak.run(20)
        assert (soak.difference() or "").startswith("A fresh segmentation has other space and kinds and ")

    def test_sees_a_delta_that_leaves_cells_out(self, monkeypatch: pytest.MonkeyPatch):
        monkeypatch.setattr(Delta, "write", lambda *_: None)
        assert (a_soak().difference() or "").startswith("The deltas give another kind at ")

    @pytest.mark.parametrize("name", ["gone", "new"])
    def test_sees_a_delta_that_leaves_regions_out(self, monkeypatch: pytest.MonkeyPatch, name: str):
        monkeypatch.setattr(Delta, name, np.empty(0, dtype=np.int32))
        assert (a_soak().difference() or "").startswith("The deltas left out that regions [")


class TestTheChecksum:
    def test_is_the_same_however_regions_are_numbered(self):
        soak = a_soak()
        fresh = Segmentation.of(soak.history.maze)
        assert soak.segmentation.region.tolist() != fresh.region.tolist()
        assert Checksum.of(soak.segmentation) == Checksum.of(fresh)
        assert str(Checksum.of(soak.segmentation)) == str(Checksum.of(fresh))

    def test_is_the_same_wherever_a_ring_begins(self):
        maze = blocks("...\n.#.\n...")
        segmentation, fresh = Segmentation.of(maze), Checksum.of(Segmentation.of(maze))
        begun = set()
        for position in ((0, 0, 0, "E"), (0, 0, 0, "S"), (0, 0, 1, "E"), (0, 1, 2, "S"), (0, 2, 0, "E")):
            for state in ("wall", "open"):
                segmentation.update(SetWalls([(*position, state)]).apply(maze))
            assert Checksum.of(segmentation) == fresh
            (ring,) = segmentation.regions.values()
            begun.add((tuple(ring.cells[0].tolist()), tuple(ring.cells[1].tolist())))
        assert len(begun) > 2

    @pytest.mark.parametrize(
        ("way", "agrees"), [("0123", True), ("3210", True), ("1032", False), ("1230", False)]
    )
    def test_orders_a_corridor_up_to_reversal(self, way: str, agrees: bool):
        cells = np.array([(0, 0, int(col)) for col in way])
        assert (in_one_order(cells, is_ring=False)[:, 2].tolist() == [0, 1, 2, 3]) == agrees

    @pytest.mark.parametrize(
        ("way", "agrees"), [("2310", True), ("1023", True), ("0123", False), ("1203", False)]
    )
    def test_orders_a_ring_up_to_reversal_and_rotation(self, way: str, agrees: bool):
        """It runs 0, 1, 3, 2; the way forth from the first cell is that to the lower of its neighbors."""
        cells = np.array([(0, int(place) // 2, int(place) % 2) for place in way])
        placed = in_one_order(cells, is_ring=True) @ (0, 2, 1)
        assert (placed.tolist() == [0, 1, 3, 2]) == agrees

    @pytest.mark.parametrize(
        ("parts", "spoil"),
        [
            (["space"], lambda state: state.cells.__setitem__(np.flatnonzero(state.cells)[0], 0)),
            (KINDS, lambda state: state.kind.__setitem__(np.flatnonzero(state.kind)[0], Kind.CROSSROAD)),
            (["counts"], lambda state: state.head.__setitem__(Kind.ROOM, 3)),
        ],
    )
    def test_sees_a_spoiled_array(self, parts: list[str], spoil: Callable[[SegmentationState], None]):
        segmentation = Segmentation.of(blocks(TWO_ROOMS))
        before = Checksum.of(segmentation)
        spoil(segmentation._state)
        assert before.parts_unlike(Checksum.of(segmentation)) == parts

    def test_sees_a_link_that_leads_elsewhere(self):
        segmentation = Segmentation.of(blocks(TWO_ROOMS))
        before = Checksum.of(segmentation)
        partners = segmentation.space.partners
        partners[min(partners)] = (max(partners) + 1,)
        assert before.parts_unlike(Checksum.of(segmentation)) == ["space"]

    def test_sees_a_spoiled_region_array(self):
        segmentation = Segmentation.of(blocks(TWO_ROOMS))
        before = Checksum.of(segmentation)
        spoil_a_region(segmentation)
        assert before.parts_unlike(Checksum.of(segmentation)) == ["partition"]

    @pytest.mark.parametrize("column", [FACES, SIZE])
    def test_sees_a_spoiled_row_of_a_room(self, column: int):
        segmentation = Segmentation.of(blocks(TWO_ROOMS))
        before = Checksum.of(segmentation)
        segmentation.engine.rows[1, column] += 1
        assert "rooms" in before.parts_unlike(Checksum.of(segmentation))

    def test_sees_a_corridor_that_is_cut_short(self):
        segmentation = Segmentation.of(blocks("....."))
        before = Checksum.of(segmentation)
        segmentation.engine.rows[1, SIZE] -= 1
        segmentation.engine.rows[1, OFFSETS] -= 1 << 16
        assert before.parts_unlike(Checksum.of(segmentation)) == ["corridors", "counts"]


def spoil_a_region(segmentation: Segmentation) -> None:
    """Put the first open face into the room of the last."""
    piece = segmentation.engine.arrays["piece"]
    faces = np.flatnonzero(piece > 0)
    first, last = segmentation._state.rooms_at(faces[[0, -1]])
    assert first != last
    piece[faces[0]] = piece[faces[-1]]
    segmentation._gathered = None
