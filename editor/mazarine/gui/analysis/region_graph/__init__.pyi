from .plan import GraphPlan as GraphPlan
from .plan import VisiblePart as VisiblePart
