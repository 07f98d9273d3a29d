"""Programs that nobody here wrote, with the figures that an independent server found."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mazarine.agents.knowledge import KNOWN
from mazarine.agents.simulation import Simulation
from mazarine.agents.terrain import Terrain
from mazarine.files import read
from mazarine.maze import Marker, MarkerKind
from mazarine.mouse import (
    MouseBoard,
    MouseEnd,
    MouseLimits,
    MouseProgram,
    MouseProtocol,
    ProgramSpec,
    run_program,
)
from mazarine.mouse.explorer import ProgramExplorer
from tests.mouse.raster import Raster

_DATA = Path(__file__).resolve().parents[2] / ".." / "shared" / "data"
_MAZES = "micromouse/mms/apec2002.maz", "micromouse/pairs/Japan2013ef.maz"

pytestmark = pytest.mark.skipif(not (_DATA / "mice").is_dir(), reason="the programs are not there")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the programs in C and C++."""
    folder = tmp_path_factory.mktemp("mice")
    for name, source, compiler in (
        ("jerry", "sohamroy19+a-maze-jerry/*.cpp", "g++"),
        ("weighted", "Matthew-Chandler+Micromouse-Weighted-Floodfill/*.c", "gcc"),
        ("left", "mackorone+mms-c/*.c", "gcc"),
    ):
        if shutil.which(compiler) is None:
            pytest.skip(f"{compiler} is not there")
        sources = [str(path) for path in sorted((_DATA / "mice").glob(source))]
        subprocess.run([compiler, "-O1", "-w", "-o", folder / name, *sources, "-lm"], check=True)
    return folder


@pytest.mark.parametrize(
    ("program", "goals"),
    [("jerry", [(286, 96), (117, 58)]), ("weighted", [(118, 52), (115, 52)]), ("left", [None, None])],
)
def test_the_goal_is_reached_with_the_known_figures(
    built: Path, program: str, goals: list[tuple[int, int] | None]
) -> None:
    for maze, goal in zip(_MAZES, goals, strict=True):
        protocol = MouseProtocol(MouseBoard.of(read(_DATA / maze)))
        result = run_program(str(built / program), built, protocol)
        assert result.goal == goal
        assert result.end is (MouseEnd.EXIT if program == "jerry" else MouseEnd.LIMIT)
        assert not result.unknown


def test_markers_elsewhere_count_or_not(built: Path) -> None:
    maze = read(_DATA / _MAZES[0])
    for kind, cell in ((MarkerKind.START, (0, 0, 15)), (MarkerKind.GOAL, (0, 0, 0))):
        maze.markers.add(Marker(kind, cell))
    as_in_mms = MouseProtocol(MouseBoard.of(maze, "middle"))
    result = run_program(str(built / "jerry"), built, as_in_mms)
    assert (result.goal, result.notes) == ((286, 96), ())
    assert result.runs[0] == (286, 96)
    protocol = MouseProtocol(MouseBoard.of(maze))
    assert protocol.mouse.pose == (31, 31, 4)
    result = run_program(str(built / "jerry"), built, protocol)
    assert [note.code for note in result.notes] == ["not-asked"]
    assert result.moves, "it goes somewhere, though it takes its place for the south-west corner"


class Recording(MouseProtocol):
    """A protocol that keeps what a program has sent."""

    sent = b""

    def take(self, data: bytes) -> None:
        """Keep it, and take it."""
        self.sent += data
        super().take(data)


@pytest.mark.parametrize("program", ["jerry", "weighted", "left"])
@pytest.mark.parametrize("start", [(0, 15), (15, 15), (15, 0), (7, 8)])
def test_programs_are_where_a_slow_model_says(built: Path, program: str, start: tuple[int, int]) -> None:
    maze = read(_DATA / _MAZES[1])
    maze.markers.add(Marker(MarkerKind.START, (0, 15 - start[1], start[0])))
    maze.markers.add(Marker(MarkerKind.GOAL, (0, 15, 0)))
    maze.markers.add(Marker(MarkerKind.GOAL, (0, 8, 8)))
    board = MouseBoard.of(maze)
    protocol, raster = Recording(board), Raster(maze, board.pose, set(board.goals))
    run_program(str(built / program), built, protocol, MouseLimits(moves=300, commands=2_000))
    for line in protocol.sent.decode().splitlines():
        if line.startswith(("move", "turn", "ackReset")):
            raster.said(line)
    assert protocol.mouse.pose == raster.pose
    assert (protocol.runs.finished, protocol.runs.returns) == raster.runs()


def test_programs_among_explorers_have_the_same_figures(built: Path) -> None:
    for maze, (moves, turns) in zip(map(read, (_DATA / name for name in _MAZES)), [(286, 96), (117, 58)],
                                    strict=True):  # fmt: skip
        program = MouseProgram(ProgramSpec("./jerry", built), maze)
        program.start()
        simulation = Simulation(maze, [program.plan])
        simulation.run()
        program.stop(5)
        (walker,) = simulation.walkers
        assert walker.steps_to_goal == moves + turns
        assert isinstance(walker.explorer, ProgramExplorer)
        terrain, actual = walker.explorer.agent.terrain, Terrain(maze)
        places = walker.explorer.agent.knowledge.flags & KNOWN > 0
        sides = terrain.space.cells[places] & 15
        assert (sides & ~actual.space.cells[places] == 0).all()
        assert walker.explorer.marks


def test_the_template_in_python_follows_the_wall() -> None:
    folder = _DATA / "mice" / "mackorone+mms-python"
    protocol = MouseProtocol(MouseBoard.of(read(_DATA / _MAZES[0])))
    result = run_program(f"{sys.executable} Main.py", folder, protocol)
    assert (result.goal, result.end) == (None, MouseEnd.LIMIT)
    assert "Running..." in result.log
