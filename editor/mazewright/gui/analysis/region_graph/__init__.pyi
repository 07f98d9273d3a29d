from .plan import GraphPlan as GraphPlan
from .plan import Sight as Sight
