"""Answers questions about a segmentation, in the thread that updates it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from mazarine import paths
from mazarine.errors import PathError
from mazarine.gui.analysis.answers import (
    ENTRIES_NAMED,
    EntriesAnswer,
    Explanation,
    GraphAnswer,
    PathAnswer,
    PlacesAnswer,
    RegionDetails,
    RegionGone,
    TintsAnswer,
)
from mazarine.gui.analysis.inbox import (
    AnyQuestion,
    DistancesQuestion,
    EntriesQuestion,
    GraphQuestion,
    PathQuestion,
    PlacesQuestion,
    Question,
)
from mazarine.maze import Cell
from mazarine.picture.drawn_path import DrawnPath
from mazarine.picture.tinting import distance_tints
from mazarine.regions import Kind, Region, Segmentation
from mazarine.regions.region import middle_of

_OUTLINED = 1 << 20
"""Up to this many cells of a region are returned; of a larger one the corners of the box around it."""
_ENTRIES_TOLD = 2
"""How many of the nearest entries fit in the status bar."""
_MEASURED = 1 << 22
"""Size of a maze up to which paths are measured without a request."""
_MOST_MEASURED = 4
"""How many of the entries nearest in a straight line have their paths measured."""


class AnalysisQueries:
    """Answers questions about a segmentation: regions, paths, distances."""

    def __init__(self, segmentation: Segmentation) -> None:
        self._segmentation = segmentation

    def answer(self, question: AnyQuestion, revision: int) -> Explanation:
        """Answer a question; the segmentation is up to this revision."""
        if isinstance(question, Question):
            return self._region(question, revision)
        if isinstance(question, EntriesQuestion):
            return self._entries(question, revision)
        if isinstance(question, PathQuestion):
            return self._path(question, revision)
        if isinstance(question, GraphQuestion):
            return self._graph(revision)
        if isinstance(question, PlacesQuestion):
            return self._places(question, revision)
        return self._distances(question, revision)

    @cached_property
    def _router(self) -> paths.Router:
        return paths.Router(self._segmentation)

    def _places(self, question: PlacesQuestion, revision: int) -> PlacesAnswer:
        """Return the cell of each region that is nearest to the middle of all its cells."""
        places = {}
        for number in question.numbers:
            if number in self._segmentation.regions:
                region = self._segmentation.regions[number]
                level, row, col = middle_of(region.cells if region.size else region.faces).tolist()
                places[number] = level, row, col
        return PlacesAnswer(revision, places)

    def _graph(self, revision: int) -> GraphAnswer:
        return GraphAnswer(revision, paths.RegionGraph.of(self._segmentation))

    def _region(self, question: Question, revision: int) -> RegionDetails | RegionGone:
        regions = self._segmentation.regions
        region = regions.get(question.number)
        if region is None:
            return RegionGone(revision, question.number)
        number, size, faces = region.number, region.size, region.face_count
        entries = regions.entry_cells(number)
        if not question.with_cells:
            cell = question.cell
            return RegionDetails(
                revision, number, size, entries, None, faces, region.ends, region.neighbors,
                self._behind_entries(region), cell, _place_in_corridor(region, cell),
            )  # fmt: skip
        cells = regions.corners_of(number) if size > _OUTLINED else region.cells
        return RegionDetails(revision, number, size, entries, cells, faces)

    def _behind_entries(self, room: Region) -> tuple[tuple[Cell, tuple[int, ...]], ...]:
        """Return some entries of a room, and the regions behind each: rooms rather than their entries."""
        if room.kind is not Kind.ROOM:
            return ()
        own = {room.number, *room.neighbors}
        return tuple((entry, self._behind(room, own, entry)) for entry in room.entries[:ENTRIES_NAMED])

    def _behind(self, room: Region, own: set[int], entry: Cell) -> tuple[int, ...]:
        regions, found = self._segmentation.regions, set[int]()
        for beside in {*regions.neighbors_of(self._segmentation.region_at(entry))} - own:
            is_crossroad = regions[beside].kind is Kind.CROSSROAD
            around = regions.neighbors_of(beside) if is_crossroad else ()
            found.update([it for it in around if regions[it].kind is Kind.ROOM] or [beside])
        return tuple(sorted(found)) or (room.number,)

    def _entries(self, question: EntriesQuestion, revision: int) -> EntriesAnswer:
        cell, segmentation = question.cell, self._segmentation
        number = segmentation.region_at(cell)
        if not number:
            return EntriesAnswer(revision, 0, 0, ())
        entries = segmentation.regions.entry_cells(number)
        nearest = nearest_entries(entries, cell, self._steps)
        return EntriesAnswer(revision, number, len(entries), tuple(nearest[:_ENTRIES_TOLD]))

    def _steps(self, cell: Cell, other: Cell) -> int | None:
        """Measure a path, unless that requires learning all of a large maze."""
        if self._segmentation.kind.size > _MEASURED and "_router" not in self.__dict__:
            return None
        return self._router.distance(cell, other)

    def _path(self, question: PathQuestion, revision: int) -> PathAnswer:
        try:
            cells = paths.structure.locks.path_with_keys(
                self._router, question.markers, question.start, question.goal
            )
        except PathError as error:
            return PathAnswer(revision, question, None, error.message)
        route = None if cells is None else DrawnPath.of(cells, self._segmentation.space)
        return PathAnswer(revision, question, route)

    def _distances(self, question: DistancesQuestion, revision: int) -> TintsAnswer:
        return TintsAnswer(revision, question, distance_tints(self._router, question.start))


def _place_in_corridor(region: Region, cell: Cell | None) -> int:
    """Return the place of a cell in the order of a corridor, from 1 on; 0 if it has none."""
    if cell is None or region.kind is not Kind.CORRIDOR or region.size > _OUTLINED:
        return 0
    found = np.flatnonzero((region.cells == cell).all(axis=1))
    return int(found[0]) + 1 if len(found) else 0


def nearest_entries(
    entries: NDArray[np.int64], cell: Cell, steps_between: Callable[[Cell, Cell], int | None]
) -> list[tuple[Cell, int | None]]:
    """Return entries near a cell and the steps to each, the fewest first; None, unknown, comes last."""
    order = np.argsort(np.abs(entries - cell).sum(axis=1), kind="stable")[:_MOST_MEASURED]
    near: list[Cell] = [(level, row, col) for level, row, col in entries[order].tolist()]
    measured = [(entry, steps_between(cell, entry)) for entry in near]
    return sorted(measured, key=lambda one: (one[1] is None, one[1]))
