"""A request: what a maze is to have, and what may be edited to get there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from mazarine import problems
from mazarine.design.codes import CELL
from mazarine.design.contradictions import require_no_contradiction
from mazarine.design.messages import DesignMessage
from mazarine.design.moves import Moves, images_of, moves_of
from mazarine.design.requirement import Requirement, Sort
from mazarine.design.terms import Term, contest_terms, term_of
from mazarine.errors import DesignError, WrongType
from mazarine.lattice import Lattice, Side
from mazarine.maze import Cell, Link, LinkKind, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.borders import stored_side
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.edits import Batch, Edit, PlaceLink, PlaceMarker, RemoveMarker, SetCells, SetWalls
from mazarine.maze.edits.change import require_maze
from mazarine.maze.endpoints import Endpoints
from mazarine.maze.secrets import has_secrets
from mazarine.maze.symmetry import IMAGES, Symmetry, find_obstacle
from mazarine.maze.things import CellLike
from mazarine.maze.validation import cell_outside, full_cell, is_listing
from mazarine.messages import quoted
from mazarine.paths.structure.components import components
from mazarine.regions import Space

EDITS = ("walls", "blocks", "both")
_CELLS_PER_STAIRS = 200


class Request:
    """What a maze is to have.

    Parameters
    ----------
    requirements : texts such as `solution.length 80..90`, `dead_ends >= 20`, `turns max`,
        `solvable by left-hand no`, `rule micromouse` or `symmetric half-turn`
    maze : the maze to begin with; None for generated ones
    rows, cols, levels, lattice : of generated mazes
    start, goal : lattice cells for the markers of generated mazes; None for two corners
    weights : by the first word of a requirement, how much it counts beside the others, which count 1
    pinned : lattice cells that stay as they are, with their walls
    region : lattice cells outside which everything stays; None for all cells
    edits : `walls`, `blocks` (cells become rock or floor) or `both`

    Attributes
    ----------
    requirements : tuple of Requirement
    maze : the maze to begin with, with its markers; its walls count only where they stay, if `is_generated`
    is_generated : whether a search begins with generated mazes
    symmetry : of the requirements
    implied : that the maze has no more components than before, unless a requirement is about them

    Raises
    ------
    DesignError
        If a requirement cannot be understood or met, or if two of them exclude each other.

    Examples
    --------
    >>> request = Request(["solution.length 10..12", "dead_ends >= 4"], rows=6, cols=6)
    >>> [it.subject for it in request.requirements]
    ['solution.length', 'dead_ends.count']
    """

    def __init__(
        self,
        requirements: Iterable[str | Requirement],
        maze: Maze | None = None,
        *,
        rows: int | None = None,
        cols: int | None = None,
        levels: int = 1,
        lattice: str | Lattice = "square",
        start: CellLike | None = None,
        goal: CellLike | None = None,
        weights: Mapping[str, float] | None = None,
        pinned: Iterable[CellLike] = (),
        region: Iterable[CellLike] | None = None,
        edits: str = "walls",
    ) -> None:
        self.requirements = _read(requirements, {} if weights is None else weights)
        self.is_generated = maze is None
        if maze is None:
            if rows is None or cols is None:
                raise DesignError(DesignMessage.SIZE_MISSING())
            maze = Maze.blank(rows, cols, levels, lattice)
            _add_stairs(maze)
        else:
            require_maze(maze)
            maze = maze.copy()
        if edits not in EDITS:
            raise DesignError(DesignMessage.UNKNOWN_EDITS(known=", ".join(EDITS), value=quoted(edits)))
        self.maze = maze
        self.walls, self.blocks = edits != "blocks", edits != "walls"
        self.kept = np.zeros(maze.shape, dtype=np.bool_)
        self.kept_walls = np.zeros((*maze.shape, len(maze.lattice.stored)), dtype=np.bool_)
        if region is not None:
            self.kept[:] = True
            self._keep(region, is_kept=False)
        self._keep(pinned)
        self.symmetry = self._read_symmetry()
        self._prepared: list[Edit] = []
        self._place_markers(start, goal)
        for it in self.requirements:
            if it.sort is Sort.RULE:
                self._prepare_contest(it)
        self.implied = self._imply_connection()
        require_no_contradiction((*self.requirements, *self.implied), maze, self._least_floor)

    @property
    def ends(self) -> Endpoints:
        """The starts and goals."""
        return Endpoints.of(self.maze)

    @property
    def preparation(self) -> Batch:
        """The edit to `maze` from the one that was given: markers, and walls that rules prescribe."""
        return Batch(tuple(self._prepared))

    def moves(self) -> Moves:
        """Return what may be edited."""
        return moves_of(
            self.maze,
            self.kept,
            self.kept_walls,
            walls=self.walls,
            blocks=self.blocks,
            symmetry=self.symmetry,
        )

    def _least_floor(self) -> int:
        """Return how many cells of floor cannot be edited."""
        is_floor = self.maze.cells >> 1 != Matter.ROCK
        moves = self.moves()
        editable = self.maze.grid.padded_to_flat(moves.places[moves.sides == CELL])
        return int(np.count_nonzero(is_floor) - np.count_nonzero(is_floor.reshape(-1)[editable]))

    def terms(self, requirements: Iterable[Requirement] | None = None) -> list[Term]:
        """Return the terms of the requirements, or of some of them, as far as a judge keeps measures."""
        terms: list[Term] = []
        for it in (*(self.requirements if requirements is None else requirements), *self.implied):
            if it.sort is Sort.RULE:
                terms += contest_terms(self.allowed_faces, it.weight)
            term = None if self.is_slow(it) else term_of(it, self.maze.cells.size)
            terms += [] if term is None else [term]
        return terms

    def is_slow(self, requirement: Requirement) -> bool:
        """Return whether a requirement is measured from scratch for every edit.

        Explorers find secrets by chance, so a judge does not follow hands past them.
        """
        if not isinstance(requirement, Requirement):
            raise WrongType(DesignMessage.NOT_A_REQUIREMENT(value=quoted(requirement)))
        if requirement.sort is Sort.HAND:
            return has_secrets(self.maze)
        return requirement.measure is not None and requirement.measure.number is None

    def _keep(self, cells: Iterable[CellLike], *, is_kept: bool = True) -> None:
        if not is_listing(cells):
            raise DesignError(DesignMessage.NOT_CELLS(value=quoted(cells)))
        for cell in cells:
            full = full_cell(cell, self.maze.shape[0])
            if not self.maze.grid.holds(full):
                raise DesignError(cell_outside(self.maze.grid, full))
            self.kept[self.maze.grid.array_place(full)] = is_kept

    def _imply_connection(self) -> tuple[Requirement, ...]:
        if any(it.subject == "components.count" for it in self.requirements):
            return ()
        count = max(1, len(components(Space.of(self.maze)).sizes))
        return (Requirement(f"components <= {count}", Sort.MEASURE, "components.count", high=count),)

    def _read_symmetry(self) -> Symmetry:
        for it in self.requirements:
            if it.sort is Sort.SYMMETRY:
                symmetry = Symmetry(it.subject)
                obstacle = find_obstacle(self.maze, symmetry)
                if obstacle is not None:
                    raise DesignError(obstacle)
                return symmetry
        return Symmetry.NONE

    def _place_markers(self, start: CellLike | None, goal: CellLike | None) -> None:
        """Place the markers that are asked for, or of a generated maze the usual ones."""
        maze, (levels, rows, cols) = self.maze, self.maze.shape
        given = {MarkerKind.START: start, MarkerKind.GOAL: goal}
        if self.is_generated and any(it.sort is Sort.RULE for it in self.requirements):
            edit = problems.contest_markers(maze)
            if edit is not None and start is None and goal is None:
                self._prepare(edit)
        usual: dict[MarkerKind, Cell] = {
            MarkerKind.START: (0, 0, 0),
            MarkerKind.GOAL: (levels - 1, rows - 1, cols - 1),
        }
        for kind, cell in given.items():
            here = self.ends.starts if kind is MarkerKind.START else self.ends.goals
            if cell is None and (here or not self.is_generated):
                continue
            full = usual[kind] if cell is None else full_cell(cell, levels)
            if not maze.grid.holds(full):
                raise DesignError(cell_outside(maze.grid, full))
            if maze.cells[maze.grid.array_place(full)] >> 1 == Matter.ROCK:
                self._prepare(SetCells([(*full, "floor")]))
            for old in here:
                others = [it for it in maze.markers.at(old) if it.kind is not kind]
                self._prepare(RemoveMarker(old), *map(PlaceMarker, others))
            self._prepare(PlaceMarker(Marker(kind, full)))

    def _prepare_contest(self, requirement: Requirement) -> None:
        """Set and keep the walls of the start and of the goal that contests prescribe."""
        from mazarine.design.contest import prescribed_walls, require_board  # noqa: PLC0415  # seldom needed

        require_board(requirement, self.maze)
        for cell, side, code in prescribed_walls(self.maze):
            self._prescribe_wall(cell, side, code, requirement)

    def _prescribe_wall(self, cell: Cell, side: Side, code: Wall, requirement: Requirement) -> None:
        """Set and keep a wall, with its images."""
        maze = self.maze
        stored, side = stored_side(maze.lattice, maze.grid.array_place(cell), side)
        lattice, level, item = maze.lattice, stored[0], np.array([(*stored, maze.lattice.stored.index(side))])
        images = (images_of(item, image, maze) for image in IMAGES[self.symmetry])
        for _, down, right, which in {tuple(it.tolist()) for (it,) in (item, *images)}:
            place, side = (level, down, right), lattice.stored[which]
            here = maze.grid.cell_at(place)
            if maze.wall_at(here, side) is not code:
                there = level, *np.add((down, right), lattice.step(here[1], side)).tolist()
                if self.kept[place] or self.kept[there] or self.kept_walls[(*place, which)]:
                    raise DesignError(DesignMessage.PRESCRIBED_WALL_STAYS(text=requirement.text))
                self._prepare(SetWalls([(*here, side.name, code)]))
            self.kept_walls[(*place, which)] = True

    def _prepare(self, *edits: Edit) -> None:
        """Make edits before the search."""
        for edit in edits:
            edit.apply(self.maze)
        self._prepared += edits

    @property
    def allowed_faces(self) -> float:
        """Return the open faces that a contest allows: around posts without walls, inside the goal."""
        from mazarine.design.contest import allowed_faces  # noqa: PLC0415  # seldom needed

        return allowed_faces(self.maze)


def _read(requirements: Iterable[str | Requirement], weights: Mapping[str, float]) -> tuple[Requirement, ...]:
    if not is_listing(requirements):
        raise DesignError(DesignMessage.NOT_A_REQUIREMENT(value=quoted(requirements)))
    if not isinstance(weights, Mapping):
        raise DesignError(DesignMessage.WEIGHTS_NOT_MAPPING(value=quoted(weights)))
    texts = [requirements] if isinstance(requirements, str) else list(requirements)
    if not texts:
        raise DesignError(DesignMessage.NO_REQUIREMENTS())
    found: list[Requirement] = []
    used: set[str] = set()
    for text in texts:
        it = text if isinstance(text, Requirement) else Requirement.parse(text)
        if it.name in weights and not isinstance(text, Requirement):
            used.add(it.name)
            it = Requirement.parse(it.text, weights[it.name])
        found.append(it)
    unused = set(weights) - used
    if unused:
        raise DesignError(DesignMessage.WEIGHT_WITHOUT_REQUIREMENT(name=quoted(min(unused))))
    return tuple(found)


def _add_stairs(maze: Maze) -> None:
    """Join each level with the next by stairs, spread over the board."""
    levels, rows, cols = maze.shape
    for level in range(levels - 1):
        count = 1 + rows * cols // _CELLS_PER_STAIRS
        for number in range(count):
            # Every second row, so that the stairs of two levels do not meet.
            place = (2 * number + level % 2 + 1) * rows * cols // (2 * count + 2)
            row, col = divmod(min(place, rows * cols - 1), cols)
            up, down = Port((level, row, col), PortSide.UP), Port((level + 1, row, col), PortSide.DOWN)
            PlaceLink(Link(up, down, LinkKind.STAIRS)).apply(maze)
