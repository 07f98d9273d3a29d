"""The links and the markers of a maze, found by place; only edits add and remove."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from mazarine.counting import Noun
from mazarine.lattice.grid import Cell
from mazarine.maze.things import Link, Marker, Port


class Links(Collection[Link]):
    """The links of a maze. A port carries at most one."""

    def __init__(self) -> None:
        self._by_port: dict[Port, Link] = {}
        self._ports_of_cell: dict[Cell, tuple[Port, ...]] = {}

    def copy(self) -> Links:
        """Return links of their own with the same content."""
        twin = Links()
        twin._by_port, twin._ports_of_cell = self._by_port.copy(), self._ports_of_cell.copy()
        return twin

    def __len__(self) -> int:
        return len(self._by_port) // 2

    def __iter__(self) -> Iterator[Link]:
        return (link for port, link in self._by_port.items() if port == link.first)

    def __contains__(self, link: object) -> bool:
        return isinstance(link, Link) and self._by_port.get(link.first) == link

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Links) and self._by_port == other._by_port

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Links: {Noun.LINKS(count=len(self))}>"

    def at(self, port: Port) -> Link | None:
        """Return the link that this port carries."""
        return self._by_port.get(port)

    def at_any(self, ports: Iterable[Port]) -> list[Link]:
        """Return the links that these ports carry, each once."""
        found = {link.first: link for link in map(self.at, ports) if link is not None}
        return list(found.values())

    def ports_of(self, cell: Cell) -> tuple[Port, ...]:
        """Return the ports of this cell that carry links."""
        return self._ports_of_cell.get(cell, ())

    def cells(self) -> Collection[Cell]:
        """Return the cells that carry links."""
        return self._ports_of_cell.keys()

    def add(self, link: Link) -> None:
        """Put a link on its two ports, which the caller has found free."""
        for port in link.ports:
            self._by_port[port] = link
            self._ports_of_cell[port.cell] = (*self.ports_of(port.cell), port)

    def remove(self, link: Link) -> None:
        """Free the two ports of a link."""
        for port in link.ports:
            del self._by_port[port]
            left = tuple(other for other in self._ports_of_cell[port.cell] if other != port)
            if left:
                self._ports_of_cell[port.cell] = left
            else:
                del self._ports_of_cell[port.cell]


class Markers(Collection[Marker]):
    """The markers of a maze; a cell may hold several."""

    def __init__(self) -> None:
        self._by_cell: dict[Cell, tuple[Marker, ...]] = {}

    def copy(self) -> Markers:
        """Return markers of their own with the same content."""
        twin = Markers()
        twin._by_cell = self._by_cell.copy()
        return twin

    def __len__(self) -> int:
        return sum(map(len, self._by_cell.values()))

    def __iter__(self) -> Iterator[Marker]:
        for markers in self._by_cell.values():
            yield from markers

    def __contains__(self, marker: object) -> bool:
        return isinstance(marker, Marker) and marker in self._by_cell.get(marker.cell, ())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Markers) and self._by_cell == other._by_cell

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Markers: {Noun.MARKERS(count=len(self))}>"

    def at(self, cell: Cell) -> tuple[Marker, ...]:
        """Return the markers on this cell."""
        return self._by_cell.get(cell, ())

    def add(self, marker: Marker) -> None:
        """Put a marker on its cell, after those that are there."""
        self._by_cell[marker.cell] = (*self.at(marker.cell), marker)

    def put(self, cell: Cell, markers: tuple[Marker, ...]) -> None:
        """Make these the markers of this cell."""
        if markers:
            self._by_cell[cell] = markers
        else:
            self._by_cell.pop(cell, None)
