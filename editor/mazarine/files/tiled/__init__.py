"""Maps of the editor Tiled: reading and writing, with formats.py on top."""

from mazarine.files.tiled.formats import TMJ_BLOCKS, TMJ_MASK, TMX_BLOCKS, TMX_MASK

__all__ = ["TMJ_BLOCKS", "TMJ_MASK", "TMX_BLOCKS", "TMX_MASK"]
