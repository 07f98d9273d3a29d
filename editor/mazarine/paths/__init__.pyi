from . import structure as structure
from .region_graph import RegionGraph as RegionGraph
from .router import Router as Router
from .trial import ShadowAnalysis as ShadowAnalysis
from .trial import Trial as Trial
