"""Tiles that were painted in the background, as many as fit into a bounded memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QImage

from mazarine.big.tiles import Pixels, Tile, TileSource
from mazarine.gui.background.jobs import JobQueue
from mazarine.gui.background.messages import message_of
from mazarine.gui.style.painting import image_of

MOST_BYTES = 128 << 20


class _Painted(NamedTuple):
    """A picture, the pixels that it shows, and of which state of the store it is."""

    image: QImage
    pixels: Pixels
    state: int


class TileCache(QObject):
    """Paints one tile at a time: of those that are needed now, the first.

    Tiles of an earlier state of the store are shown until the new ones are there.

    Attributes
    ----------
    count : how many tiles were painted
    byte_count : the memory of those that are kept
    """

    arrived = Signal()
    failed = Signal(object)
    """The `Message` why a tile cannot be painted."""

    def __init__(self, queue: JobQueue, parent: QObject) -> None:
        super().__init__(parent)
        self._queue, self._most_bytes = queue, MOST_BYTES
        self._source: TileSource | None = None
        self._tiles: OrderedDict[Tile, _Painted] = OrderedDict()
        self._failed: set[Tile] = set()
        self._needed: Sequence[Tile] = ()
        self._state = 0
        self._busy_with: Tile | None = None
        self._busy_for = 0
        """The state of the store of which a tile is being painted."""
        self.byte_count = self.count = 0

    def show(self, source: TileSource) -> None:
        """Paint from a source, or from another state of it, from now on."""
        self._source, self._state = source, self._state + 1
        self._failed.clear()

    def image(self, tile: Tile) -> QImage | None:
        painted = self._tiles.get(tile)
        if painted is None:
            return None
        self._tiles.move_to_end(tile)
        return painted.image

    def has(self, tile: Tile) -> bool:
        """Return whether nothing better than what is there can come of a tile."""
        painted = self._tiles.get(tile)
        return tile in self._failed or (painted is not None and painted.state == self._state)

    def need(self, tiles: Sequence[Tile]) -> None:
        """Paint these tiles that are not there yet, in this order, and no others."""
        self._needed = tiles
        self._go_on()

    def _go_on(self) -> None:
        tile = next((it for it in self._needed if not self.has(it)), None)
        if tile is None or self._source is None or self._busy_with is not None:
            return
        self._busy_with, self._busy_for = tile, self._state
        source = self._source
        self._queue.run(lambda: source.paint(tile)).then(self._take, self._give_up)

    @Slot(object)
    def _take(self, pixels: Pixels) -> None:
        tile, self._busy_with = self._busy_with, None
        assert tile is not None
        self._drop(tile)
        self._tiles[tile] = _Painted(image_of(pixels), pixels, self._busy_for)
        self.byte_count += pixels.nbytes
        self.count += 1
        while self.byte_count > self._most_bytes and len(self._tiles) > 1:
            self._drop(next(iter(self._tiles)))
        self.arrived.emit()
        self._go_on()

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        tile, self._busy_with = self._busy_with, None
        if tile is not None and self._busy_for == self._state:
            self._failed.add(tile)
            self.failed.emit(message_of(error))
        self._go_on()

    def _drop(self, tile: Tile) -> None:
        painted = self._tiles.pop(tile, None)
        if painted is not None:
            self.byte_count -= painted.pixels.nbytes
