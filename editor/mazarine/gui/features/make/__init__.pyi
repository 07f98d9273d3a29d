from .design.panel import ScrollableDesign as ScrollableDesign
from .generators.generators_panel import ScrollableGenerators as ScrollableGenerators
