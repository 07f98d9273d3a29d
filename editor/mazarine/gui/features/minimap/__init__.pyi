from .minimap_dock import Minimap as Minimap
