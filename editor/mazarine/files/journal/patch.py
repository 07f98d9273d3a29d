"""What a change has modified, as a patch for another copy of the maze: cells, metadata, growth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

import msgspec
import numpy as np
from numpy.typing import NDArray

from mazarine.files.faults import Fault, require
from mazarine.files.grown_points import from_bytes, to_bytes
from mazarine.files.journal.messages import JournalMessage
from mazarine.files.limits import MAX_MANIFEST_BYTES, json_fault
from mazarine.files.records import link_from, link_record, marker_from, marker_record
from mazarine.maze import Cell, Link, Maze
from mazarine.maze.costs import LEAST, MOST, put_costs
from mazarine.maze.edits import SetMetadata
from mazarine.maze.edits.links import flat_places
from mazarine.maze.growth import GrownPoints
from mazarine.maze.numbering import RegionName

_PROPERTIES = msgspec.msgpack.Decoder(dict[str, Any])


class MetadataRecord(msgspec.Struct, tag="words"):
    """The metadata as bytes."""

    title: str
    author: str
    properties: msgspec.Raw
    names: list[tuple[int, str, str]] = []


@dataclass(frozen=True, eq=False)
class MetadataPatch:
    """The metadata of a maze, all of them."""

    metadata: SetMetadata

    @classmethod
    def of(cls, maze: Maze) -> Self:
        return cls(SetMetadata.of(maze))

    @classmethod
    def from_record(cls, record: MetadataRecord) -> Self:
        """Read metadata; `Fault` if they are too long, or JSON cannot store them."""
        if len(record.properties) > MAX_MANIFEST_BYTES:
            raise Fault(
                JournalMessage.PROPERTIES_TOO_LONG(size=len(record.properties), most=MAX_MANIFEST_BYTES)
            )
        properties = _PROPERTIES.decode(record.properties)
        require(json_fault([record.title, record.author, properties]))
        names = {number: RegionName(name, color) for number, name, color in record.names}
        return cls(SetMetadata(record.title, record.author, properties, names))

    def record(self) -> MetadataRecord:
        """Return the metadata as bytes."""
        metadata = self.metadata
        properties = msgspec.Raw(msgspec.msgpack.encode(dict(metadata.properties)))
        names = [(number, it.name, it.color) for number, it in metadata.named_regions.items()]
        return MetadataRecord(metadata.title, metadata.author, properties, names)

    def apply(self, maze: Maze) -> None:
        """Write the metadata into a maze."""
        self.metadata.apply(maze)


class GrowthRecord(msgspec.Struct, tag="growth"):
    """The points as bytes; none if there are none."""

    points: bytes


@dataclass(frozen=True, eq=False)
class GrowthPatch:
    """The growth of a maze, all of it."""

    growth: GrownPoints | None

    @classmethod
    def of(cls, maze: Maze) -> Self:
        return cls(maze.growth)

    @classmethod
    def from_record(cls, record: GrowthRecord) -> Self:
        """Read a growth; `EditRejected` if it cannot be one."""
        return cls(from_bytes(record.points) if record.points else None)

    def record(self) -> GrowthRecord:
        """Return the growth as bytes."""
        return GrowthRecord(b"" if self.growth is None else to_bytes(self.growth))

    def apply(self, maze: Maze) -> None:
        """Write the growth into a maze."""
        maze.growth = self.growth


_PLACE_BYTES = 8
_FEW = 1000
_THINGS = msgspec.msgpack.Decoder(list[dict[str, Any]])


class PatchRecord(msgspec.Struct, tag="patch"):
    """A patch as bytes: places as 64-bit numbers with the low byte first."""

    places: bytes
    cells: bytes
    walls: bytes
    links: msgspec.Raw
    markers: msgspec.Raw
    costs: bytes = b""


@dataclass(frozen=True, eq=False)
class CellPatch:
    """The cells at some flat places of a maze, with their walls, links and markers.

    Attributes
    ----------
    places : (n,) int64 flat places
    cells, walls : (n,) uint8
    links, markers : JSON objects of all that stand on these cells
    costs : (n,) uint8; empty if all cells of the maze cost 1
    """

    places: NDArray[np.int64]
    cells: NDArray[np.uint8]
    walls: NDArray[np.uint8]
    links: list[dict[str, Any]]
    markers: list[dict[str, Any]]
    costs: NDArray[np.uint8]

    @classmethod
    def of(cls, maze: Maze, places: NDArray[np.int64]) -> Self:
        """Return a patch of the cells at these flat places."""
        cells = _cells_with_things(maze, places)
        return cls(
            places, np.take(maze.cells, places), np.take(maze.walls, places),
            [link_record(link) for link in _links_of(maze, cells)],
            [marker_record(marker) for cell in cells for marker in maze.markers.at(cell)],
            np.take(maze.costs, places if maze.has_costs else places[:0]),
        )  # fmt: skip

    @classmethod
    def from_record(cls, record: PatchRecord) -> Self:
        """Read a patch; `Fault` if it is not valid."""
        if len(record.places) % _PLACE_BYTES:
            raise Fault(JournalMessage.PLACES_CUT_SHORT())
        return cls(
            np.frombuffer(record.places, dtype="<i8").astype(np.int64, copy=False),
            np.frombuffer(record.cells, dtype=np.uint8), np.frombuffer(record.walls, dtype=np.uint8),
            _things_in(record.links), _things_in(record.markers), np.frombuffer(record.costs, dtype=np.uint8),
        )  # fmt: skip

    def record(self) -> PatchRecord:
        """Return the patch as bytes."""
        places = self.places.astype("<i8").tobytes()
        links, markers = (
            msgspec.Raw(msgspec.msgpack.encode(things)) for things in (self.links, self.markers)
        )
        cells, walls, costs = (array.tobytes() for array in (self.cells, self.walls, self.costs))
        return PatchRecord(places, cells, walls, links, markers, costs)

    def apply(self, maze: Maze) -> None:
        """Write the patch into a maze; `Fault` if it is not of a maze of this size."""
        size = maze.cells.size
        fits = len(self.places) == len(self.cells) == len(self.walls)
        fits = fits and len(self.costs) in (0, len(self.places))
        fits = fits and bool(((self.costs >= LEAST) & (self.costs <= MOST)).all())
        if not fits or (len(self.places) and not 0 <= self.places.min() <= self.places.max() < size):
            raise Fault(JournalMessage.STEP_DOES_NOT_FIT())
        cells = _cells_with_things(maze, self.places)
        for link in _links_of(maze, cells):
            maze.links.remove(link)
        for cell in cells:
            maze.markers.put(cell, ())
        maze.buffers.cells.reshape(-1)[self.places] = self.cells
        maze.buffers.walls.reshape(-1)[self.places] = self.walls
        if len(self.costs) or maze.has_costs:
            put_costs(maze, self.places, self.costs if len(self.costs) else np.ones_like(self.cells))
        for value in self.links:
            link = link_from(value)
            for other in maze.links.at_any(link.ports):
                maze.links.remove(other)
            maze.links.add(link)
        for value in self.markers:
            maze.markers.add(marker_from(value))


def _things_in(held: msgspec.Raw) -> list[dict[str, Any]]:
    """Return links or markers; `Fault` if they are too long, or JSON cannot store them."""
    if len(held) > MAX_MANIFEST_BYTES:
        raise Fault(JournalMessage.LINKS_OR_MARKERS_TOO_LONG(size=len(held), most=MAX_MANIFEST_BYTES))
    things = _THINGS.decode(held)
    require(json_fault(things))
    return things


def _links_of(maze: Maze, cells: list[Cell]) -> list[Link]:
    return maze.links.at_any(port for cell in cells for port in maze.links.ports_of(cell))


def _cells_with_things(maze: Maze, places: NDArray[np.int64]) -> list[Cell]:
    """Return the cells at these flat places that have links or markers; of few places, return all."""
    if len(places) <= _FEW:
        return list(dict.fromkeys(map(tuple, maze.grid.cells_at_flat(places).tolist())))
    # A stroke may touch a hundred million cells: they are not made tuples to find a few links.
    if not (maze.links.cells() or len(maze.markers)):
        return []
    cells = list({*maze.links.cells(), *(marker.cell for marker in maze.markers)})
    among = np.isin(flat_places(maze, cells), places)
    return [cell for cell, is_among in zip(cells, among, strict=True) if is_among]
