from .stamps_dock import StampsPanel as StampsPanel
