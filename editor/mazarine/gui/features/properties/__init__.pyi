from .properties_dock import PropertiesPanel as PropertiesPanel
